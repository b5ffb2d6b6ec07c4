"""Where every point comes from, who won, and by which tie-break."""

from msgspec import Struct, field

from meadhall.core.reasons import Args


class Line(Struct, frozen=True):
    """One line of a seat's ledger: what was scored, by which rule, for how many points."""

    id: str
    points: int
    rule: str
    args: Args = field(default_factory=dict)


class Score(Struct, frozen=True):
    """A seat's ledger."""

    seat: int
    lines: tuple[Line, ...]

    @property
    def total(self) -> int:
        """The sum of all lines."""
        return sum(line.points for line in self.lines)


class TieBreak(Struct, frozen=True):
    """What decides between seats with equal points: one number a seat, more is better."""

    id: str
    rule: str
    values: tuple[int, ...]


class Scores(Struct, frozen=True):
    """The ledgers of all seats, in seat order, with the tie-breaks in the order in which they are asked."""

    seats: tuple[Score, ...]
    tie_breaks: tuple[TieBreak, ...] = ()

    def standing(self, seat: int) -> tuple[int, ...]:
        """What a seat is compared by: its points, then the tie-breaks. Larger is better."""
        return (self.seats[seat].total, *(tie.values[seat] for tie in self.tie_breaks))

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that win; several share the victory."""
        best = max(self.standing(score.seat) for score in self.seats)
        return tuple(score.seat for score in self.seats if self.standing(score.seat) == best)

    @property
    def places(self) -> tuple[int, ...]:
        """Each seat's place, 1 for the winners; equal standings share a place."""
        standings = [self.standing(score.seat) for score in self.seats]
        return tuple(1 + sum(other > own for other in standings) for own in standings)

    def __str__(self) -> str:
        rows = []
        for score, place in zip(self.seats, self.places, strict=True):
            parts = ", ".join(f"{line.id} {line.points:+d}" for line in score.lines)
            rows.append(f"{place}. seat {score.seat}: {score.total} ({parts})")
        return "\n".join(rows)

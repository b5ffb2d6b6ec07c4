"""The position: all that lies on the table and all that is still pending, as plain data."""

from collections.abc import Callable, Sequence
from copy import copy
from functools import cache
from random import Random
from typing import Any, ClassVar, Self, TypeVarTuple

from msgspec import Struct
from msgspec.structs import asdict, replace

from meadhall.core.chance import Chance
from meadhall.core.reasons import IllegalMove, Reason
from meadhall.core.steps import Choice, Event, Lane, Move, Sealed, Step

Ts = TypeVarTuple("Ts")


@cache
def clockwise(seats: int, first: int) -> tuple[int, ...]:
    """The seats of a table in playing order, beginning with one of them."""
    return (*range(first, seats), *range(first))


class State(Struct, kw_only=True):
    """What every game's position has: seats, chance, and the agenda of what comes next."""

    game: ClassVar[str] = ""
    """The id of the game, so that a refusal knows whose words it is told in."""

    seats: int
    seed: str
    """Where all chance comes from: secret until the end. Empty in what a seat knows."""
    epoch: int = 0
    """Raised when the table agrees to take back more than was known, so that new chance falls."""
    unveilings: int = 0
    """How often chance fell or something hidden came to light: a move that raises it can't simply be undone."""
    agenda: list[Any] = []
    """What is still to come; the last entry comes next. Between moves that is a choice, at the end nothing."""
    lanes: list[Lane] = []
    """While several seats decide at the same time: a small agenda for each. They come before the agenda."""
    events: list[Event] | None = None
    """What has happened, while somebody listens. No part of the position."""

    # ------------------------------------------------------------------ whom the table waits for

    def waiting(self) -> list[Choice[Any]]:
        """The choices that the table waits for: one, or several at the same time, or none when the game is over."""
        if self.lanes:
            return [lane.agenda[-1] for lane in self.lanes if lane.agenda]
        return self.agenda[-1:]

    def choice_of(self, seat: int) -> Choice[Any] | None:
        """What this seat has to decide now, if anything."""
        if self.lanes:
            for lane in self.lanes:
                if lane.seat == seat and lane.agenda:
                    return lane.agenda[-1]  # type: ignore[no-any-return]
        elif self.agenda and self.agenda[-1].seat == seat:
            return self.agenda[-1]  # type: ignore[no-any-return]
        return None

    def moves(self, seat: int) -> Sequence[Any]:
        """The seat's legal moves; none while the table waits for others."""
        choice = self.choice_of(seat)
        return choice.moves(self) if choice else ()

    def why_not(self, seat: int, move: Move) -> Reason | None:
        """Why the seat can't make this move now, or `None` if it can."""
        choice = self.choice_of(seat)
        if choice is None:
            reason: Reason | None = self._why_not_now(seat)
        elif type(move) not in choice.takes:
            kinds = {"choice": type(choice).__name__, "kind": type(move).__name__}
            reason = Reason("not-now", args={**kinds, "asked": asdict(choice)})
        else:
            reason = choice.why_not(self, move)
        return reason and replace(reason, game=self.game)

    def _why_not_now(self, seat: int) -> Reason:
        if not 0 <= seat < self.seats:
            return Reason("no-such-seat", args={"number": seat, "seats": self.seats})
        waiting = self.waiting()
        if not waiting:
            return Reason("game-over")
        return Reason("not-your-turn", args={"seat": seat, "waiting": [choice.seat for choice in waiting]})

    # ------------------------------------------------------------------ moving on

    def play(self, seat: int, move: Move) -> None:
        """Make a move and run the rules up to the next choice. An illegal move is refused and changes nothing."""
        choice = self.choice_of(seat)
        if choice is None or type(move) not in choice.takes or choice.why_not(self, move) is not None:
            reason = self.why_not(seat, move)
            assert reason is not None
            raise IllegalMove(reason)
        self.carry_out(choice, move)

    def carry_out(self, choice: Choice[Any], move: Move) -> None:
        """Make a move known to be legal, such as one just taken from `choice.moves`."""
        if not self.lanes:
            self.agenda.pop()
            choice.play(self, move)
        else:
            lane = next(lane for lane in self.lanes if lane.seat == choice.seat)
            self._carry_out_in(lane, choice, move)
            if any(lane.agenda for lane in self.lanes):
                return
            self._close_lanes()
        self.advance()

    def play_out(self, rng: Random) -> int:
        """Play at random to the end, as bots do in their thoughts; returns how many moves that took."""
        random, agenda, pop, count = rng.random, self.agenda, self.agenda.pop, 0
        # `carry_out` and `advance` written out in one loop: calling them makes a random game 8 % slower.
        while agenda or self.lanes:
            while agenda and not self.lanes:
                step = agenda[-1]
                if step.decides:
                    move = step.pick(self, random)
                    pop()
                    step.play(self, move)
                    count += 1
                else:
                    pop()
                    step.run(self)
            if self.lanes:
                count += self._play_out_lanes(random)
        return count

    def _play_out_lanes(self, random: Callable[[], float]) -> int:
        """Answer everything in the lanes at random, seat by seat."""
        count = 0
        for lane in self.lanes:
            agenda = lane.agenda
            while agenda:
                choice = agenda[-1]
                self._carry_out_in(lane, choice, choice.pick(self, random))
                count += 1
        self._close_lanes()
        return count

    def _carry_out_in(self, lane: Lane, choice: Choice[Any], move: Move) -> None:
        lane.agenda.pop()
        if lane.sealed:
            lane.played.append(Sealed(choice, move))
            further = choice.after_sealed(self, move)
            if further is not None:
                lane.agenda.append(further)
        else:
            lanes, agenda = self.lanes, self.agenda
            self.lanes, self.agenda = [], lane.agenda
            choice.play(self, move)
            self.advance()
            self.lanes, self.agenda = lanes, agenda

    def _close_lanes(self) -> None:
        lanes, self.lanes = self.lanes, []
        if lanes[0].sealed:
            self.unveil()
        for lane in lanes:
            for sealed in lane.played:
                sealed.choice.play(self, sealed.move)

    def advance(self) -> None:
        """Run the steps whose time has come, until somebody has to decide or the game is over."""
        agenda = self.agenda
        while agenda and not self.lanes:
            step = agenda[-1]
            if step.decides:
                return
            agenda.pop()
            step.run(self)

    # ------------------------------------------------------------------ what rules say

    def then(self, *steps: Step[Any]) -> None:
        """What comes next, in this order, before anything that was pending already."""
        self.agenda.extend(steps[::-1])

    def together(self, choices: Sequence[Choice[Any]], *, sealed: bool) -> None:
        """Let several seats decide at the same time.

        Sealed moves stay face down until the last seat has made its own, and then only write down what was chosen, in
        seat order; what follows from them stands on the agenda already. Open moves take effect at once.
        """
        self.lanes = [Lane(choice, [choice], sealed, []) for choice in choices]

    def chance(self, *name: object) -> Chance:
        """The stream of chance of this name. Each draw of a game has a name of its own."""
        self.unveil()
        return Chance(self.seed, self.epoch, *name)

    def unveil(self) -> None:
        """Note that somebody learnt something new: the move that led here can't simply be undone."""
        self.unveilings += 1

    def tell(self, event: Callable[[*Ts], Event], *args: *Ts) -> None:
        """Report what happened, if anybody listens (in a bot's thoughts nobody does).

        What happens dozens of times a game asks `events` before it calls this: that is 3 % of a random game.
        """
        if self.events is not None:
            self.events.append(event(*args))

    def clockwise_from(self, seat: int) -> tuple[int, ...]:
        """All seats in playing order, beginning with this one."""
        return clockwise(self.seats, seat)

    # ------------------------------------------------------------------ copies

    def copy(self) -> Self:
        """An independent copy. Games add their own lists to this."""
        twin = copy(self)
        twin.agenda = self.agenda[:]
        if self.lanes:
            twin.lanes = [lane.copy() for lane in self.lanes]
        twin.events = None
        return twin

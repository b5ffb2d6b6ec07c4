"""Taking items from mountain strips, on spaces and through occupations (FO-10.9, FO-10.10, FO-18.13)."""

from collections.abc import Sequence
from typing import ClassVar

from meadhall.core.steps import Move, Step
from meadhall.games.feast_for_odin import events
from meadhall.games.feast_for_odin.anytime import ANYTIME, WithAnytime
from meadhall.games.feast_for_odin.ids import StripItem
from meadhall.games.feast_for_odin.listening import listening
from meadhall.games.feast_for_odin.moves import Decline, TakeItems
from meadhall.games.feast_for_odin.parts import PartRef, something_else_remains
from meadhall.games.feast_for_odin.state import State, Strip
from meadhall.games.feast_for_odin.supply import Giver, gain, set_off


def strips_to_take_from(state: State, used: Sequence[int] = (), front: Sequence[StripItem] = ()) -> list[Strip]:
    """The face-up strips that have anything left and, for some occupations, begin with the right item."""
    return [
        strip
        for strip in state.strips
        if strip.items and strip.id not in used and (not front or strip.items[0] in front)
    ]


class TakeFromStrips(Step[State], frozen=True):
    """Allowances, each for another strip (FO-10.9, FO-10.10)."""

    seat: int
    allowances: tuple[int, ...]
    used: tuple[int, ...] = ()
    of: PartRef | None = None
    """The part of a space that lets one do it; none if an occupation does."""
    front: tuple[StripItem, ...] = ()
    """The items of which the first one on the strip must be one; none: any."""

    def run(self, state: State) -> None:
        if self.allowances and strips_to_take_from(state, self.used, self.front):
            state.then(ChooseItems(self.seat, self.allowances, self.used, self.of, self.front))


class ChooseItems(WithAnytime, frozen=True):
    """Up to so many items from the arrow end of one strip, or none of this allowance (FO-10.9, FO-10.10)."""

    allowances: tuple[int, ...]
    used: tuple[int, ...]
    of: PartRef | None
    front: tuple[StripItem, ...]

    takes: ClassVar = (TakeItems, Decline, *ANYTIME)

    def own_moves(self, state: State) -> Sequence[Move]:
        moves: list[Move] = [
            TakeItems(strip.id, count)
            for strip in strips_to_take_from(state, self.used, self.front)
            for count in range(1, min(self.allowances[0], len(strip.items)) + 1)
        ]
        if self.used or (self.of and something_else_remains(state, self.seat, self.of)):
            moves.append(Decline())
        return moves

    def do(self, state: State, move: TakeItems | Decline) -> None:
        rest = self.allowances[1:]
        if isinstance(move, Decline):
            state.then(TakeFromStrips(self.seat, rest, self.used, self.of, self.front))
            return
        state.then(TakeFromStrips(self.seat, rest, (*self.used, move.strip), self.of, self.front))
        if self.of:
            state.actions[-1].parts_done += 1
            state.actions[-1].from_mountain = True
        take_items(state, self.seat, move.strip, move.count, "space" if self.of else "card")


def take_items(state: State, seat: int, number: int, count: int, giver: Giver) -> None:
    """Items from the arrow end; a strip whose last item is taken is removed at once (FO-10.9)."""
    strip = next(strip for strip in state.strips if strip.id == number)
    rest = Strip(strip.id, strip.gone + count)
    kept = (rest if other is strip else other for other in state.strips)
    state.strips = tuple(other for other in kept if other.items)
    if not rest.items:
        state.tell(events.StripRemoved, strip.id)
    taken = strip.items[:count]
    for item in dict.fromkeys(taken):
        many = taken.count(item)
        if item == "silver2":
            gain(state, seat, "silver", 2 * many, giver, strip=True)
        else:
            gain(state, seat, item, many, giver, strip=True)
    action = state.action_of(seat)
    if action:
        action.taken += tuple(item for item in dict.fromkeys(taken) if item not in action.taken)
    if "silver2" in taken and not rest.items:
        last_place_taken(state, seat)


def last_place_taken(state: State, seat: int) -> None:
    """The silver on the last printed place of a strip: an occupation may wait for it (FO-A44)."""
    set_off(state, seat, listening(state.players[seat].occupations, "gain", "silver2"))

"""Phase 5: players take turns placing Vikings on action spaces until all have passed (FO-5, FO-12)."""

from collections.abc import Iterator, Sequence
from typing import ClassVar

from meadhall.core.reasons import Reason
from meadhall.core.steps import Move, Step
from meadhall.games.feast_for_odin import events
from meadhall.games.feast_for_odin.anytime import ANYTIME, WithAnytime
from meadhall.games.feast_for_odin.box import BOX
from meadhall.games.feast_for_odin.listening import rules_for
from meadhall.games.feast_for_odin.means import means_for, spaces_with_means, why_no_means
from meadhall.games.feast_for_odin.moves import Pass, UseSpace
from meadhall.games.feast_for_odin.parts import (
    COLUMN_OF,
    IMITATION,
    column_of,
    vikings_needed,
    why_not_effect,
)
from meadhall.games.feast_for_odin.quick import QUICK, touched, usable
from meadhall.games.feast_for_odin.state import State
from meadhall.games.feast_for_odin.use import begin_placement


class ActionPhase(Step[State], frozen=True):
    """The start player begins (FO-5.1)."""

    def run(self, state: State) -> None:
        state.then(NextTurn(state.start_player))


class NextTurn(Step[State], frozen=True):
    """The next player clockwise who has not passed has a turn; with none the phase is over (FO-5.1, FO-5.11)."""

    seat: int

    def run(self, state: State) -> None:
        order = state.clockwise_from(self.seat)
        seat = next((seat for seat in order if not state.players[seat].passed), None)
        if seat is not None:
            state.then(TakeTurn(seat), NextTurn((seat + 1) % state.seats))


class TakeTurn(WithAnytime, frozen=True):
    """Place Vikings on one space, or pass (FO-5.1, FO-5.4, FO-A36)."""

    takes: ClassVar = (UseSpace, Pass, *ANYTIME)

    def own_moves(self, state: State) -> Sequence[Move]:
        return [Pass(), *usable_spaces(state, self.seat)]

    def do(self, state: State, move: UseSpace | Pass) -> None:
        if isinstance(move, Pass):
            state.players[self.seat].passed = True
            state.tell(events.Passed, self.seat)
            return
        begin_placement(state, self.seat, move)

    def why_not_own(self, state: State, move: Move) -> Reason | None:
        return why_not_use(state, self.seat, move) if isinstance(move, UseSpace) else None

    def tries(self, state: State) -> Sequence[Move]:
        known = list(super().tries(state))
        return [*known, *(move for move in map(UseSpace, BOX.spaces) if move not in known)]


# ---------------------------------------------------------------------- which spaces


def usable_spaces(state: State, seat: int) -> Iterator[UseSpace]:
    """All spaces that a seat may choose now (FO-5.2 to FO-5.6, FO-12.2)."""
    player = state.players[seat]
    vikings, cards, taken = player.thing_square, player.occupations, {standing.space for standing in state.standing}
    fewer, changed, helped = rules_for(cards).vikings, touched(cards), spaces_with_means(cards, player.hand)
    for space, column in COLUMN_OF.items():
        if space in taken or (vikings_needed(state, seat, space) if space in fewer else column) > vikings:
            continue
        if space in changed:
            can_be_used = why_not_effect(state, seat, space) is None
        else:
            can_be_used = usable(QUICK[space], state, player, seat)
        if can_be_used:
            yield PLACE_ON[space]
        elif space in helped:
            yield from means_for(state, seat, PLACE_ON[space])
    for copied in state.imitation:
        for space, column in COLUMN_OF.items():
            if column == copied:
                yield from usable_copies(state, seat, UseSpace(f"{IMITATION}{column}", space))


PLACE_ON = {space: UseSpace(space) for space in BOX.spaces}
"""The moves that need no more words, made once: a list of them takes half the time."""


def usable_copies(state: State, seat: int, move: UseSpace) -> Iterator[UseSpace]:
    """The imitation of a space, if it is possible, or through which occupations it is (FO-12.2, FO-5.13)."""
    if why_not_there(state, seat, move) is not None:
        return
    if why_not_effect(state, seat, move.copying) is None:
        yield move
    else:
        yield from means_for(state, seat, move)


def why_not_use(state: State, seat: int, move: UseSpace) -> Reason | None:
    """Why a space can't be chosen; `None` if it can."""
    reason = why_not_there(state, seat, move)
    if reason:
        return reason
    effect = move.copying or move.space
    if move.through:
        return why_no_means(state, seat, move)
    return why_not_effect(state, seat, effect)


def why_not_there(state: State, seat: int, move: UseSpace) -> Reason | None:
    """Why the Vikings can't be placed, whatever the space costs and gives (FO-5.2, FO-5.3, FO-12.2)."""
    effect = move.copying or move.space
    if effect not in BOX.spaces or (move.copying and move.space not in imitation_spaces(state)):
        return Reason("no-such-space", "FO-5.1", {"name": move.space})
    if state.occupied(move.space):
        return Reason("space-occupied", "FO-5.3", {"space": move.space})
    player, needed = state.players[seat], vikings_needed(state, seat, move.space)
    if player.thing_square < needed:
        return Reason("too-few-vikings", "FO-5.2", {"needed": needed, "left": player.thing_square})
    if move.copying:
        return why_not_copy(state, seat, column_of(move.space), move.copying)
    return None


def imitation_spaces(state: State) -> list[str]:
    """The imitation spaces in play."""
    return [f"{IMITATION}{column}" for column in state.imitation]


def why_not_copy(state: State, seat: int, column: int, space: str) -> Reason | None:
    """Only a space of the same column where somebody else's Vikings stand can be copied (FO-12.2)."""
    if BOX.spaces[space].column != column:
        return Reason("other-column", "FO-12.2", {"space": space, "column": column})
    if not any(vikings.space == space and vikings.seat != seat for vikings in state.standing):
        return Reason("nobody-else-there", "FO-12.2", {"space": space})
    return None

"""Phase 5: players take turns placing Vikings on action spaces until all have passed (FO-5, FO-12)."""

from collections.abc import Sequence
from functools import cache
from typing import ClassVar

from meadhall.core.reasons import Reason
from meadhall.core.steps import Move, Step
from meadhall.games.feast_for_odin import events
from meadhall.games.feast_for_odin.anytime import ANYTIME, WithAnytime
from meadhall.games.feast_for_odin.box import BOX
from meadhall.games.feast_for_odin.listening import rules_for
from meadhall.games.feast_for_odin.means import helps, spaces_helped, why_no_means, working_cards
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

    def candidates(self, state: State) -> Sequence[Move]:
        return [Pass(), *spaces_to_try(state, self.seat)]

    def is_own(self, state: State, candidate: UseSpace | Pass) -> bool:
        return isinstance(candidate, Pass) or is_usable(state, self.seat, candidate)

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


def usable_spaces(state: State, seat: int) -> list[UseSpace]:
    """All spaces that a seat may choose now (FO-5.2 to FO-5.6, FO-12.2)."""
    return [move for move in spaces_to_try(state, seat) if is_usable(state, seat, move)]


def spaces_to_try(state: State, seat: int) -> Sequence[UseSpace]:
    """Moves among which are all those with which a seat can choose a space now."""
    player = state.players[seat]
    cards, vikings = player.occupations, player.thing_square
    moves = IN_REACH[min(vikings, MOST_VIKINGS)]
    if not (cards or player.hand or state.imitation):
        return moves
    moves = [*moves, *(PLACE_ON[space] for space in rules_for(cards).vikings if COLUMN_OF[space] > vikings)]
    for card in cards:
        moves += through(card, False)
    for card in player.hand:
        moves += through(card, True)
    if state.imitation:
        others = {one.space for one in state.standing if one.seat != seat}
        for space in BOX.spaces:
            if space in others and COLUMN_OF[space] in state.imitation:
                copy = UseSpace(f"{IMITATION}{COLUMN_OF[space]}", space)
                cards_there = working_cards(cards, player.hand, copy)
                moves += [copy, *(UseSpace(copy.space, space, card) for card in cards_there)]
    return moves


@cache
def through(card: int, in_hand: bool) -> list[UseSpace]:
    """The spaces that an occupation may make usable (FO-5.13)."""
    return [UseSpace(space, "", card) for space in spaces_helped(card, in_hand)]


PLACE_ON = {space: UseSpace(space) for space in BOX.spaces}
"""The moves that need no more words, made once: a list of them takes half the time."""

MOST_VIKINGS = max(COLUMN_OF.values())
IN_REACH = [
    [PLACE_ON[space] for space, column in COLUMN_OF.items() if column <= vikings] for vikings in range(MOST_VIKINGS + 1)
]
"""By the number of Vikings in the thing square: the spaces for which they are enough."""


def is_usable(state: State, seat: int, move: UseSpace) -> bool:
    """Whether one of the moves to try is legal; `why_not_use` without its reason, but much faster."""
    if move.copying:
        return why_not_use(state, seat, move) is None
    player, space = state.players[seat], move.space
    cards = player.occupations
    for standing in state.standing:
        if standing.space == space:
            return False
    if vikings_needed(state, seat, space) > player.thing_square:
        return False
    if cards and space in touched(cards):
        direct = why_not_effect(state, seat, space) is None
    else:
        direct = usable(QUICK[space], state, player, seat)
    if not move.through:
        return direct
    return not direct and helps(state, seat, move)


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

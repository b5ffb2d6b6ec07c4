"""Phase 5: players take turns placing Vikings on action spaces until all have passed (FO-5, FO-12)."""

from collections.abc import Iterator, Sequence
from typing import ClassVar

from meadhall.core.reasons import Reason
from meadhall.core.steps import Move, Step
from meadhall.games.feast_for_odin import events
from meadhall.games.feast_for_odin.actions import FinishAction, StepOfSpace, why_no_reward
from meadhall.games.feast_for_odin.anytime import ANYTIME, OfferWindow, WithAnytime
from meadhall.games.feast_for_odin.box import BOX
from meadhall.games.feast_for_odin.moves import Decline, Pass, PlayOccupation, UseSpace
from meadhall.games.feast_for_odin.occupations import DrawOccupation, play_card
from meadhall.games.feast_for_odin.player import Player
from meadhall.games.feast_for_odin.spaces import Space
from meadhall.games.feast_for_odin.state import Action, State, Vikings

IMITATION = "imitation_"
"""How imitation spaces are called, followed by their column."""


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
        column = column_of(move.space)
        place_vikings(state, self.seat, move, BOX.columns[column].vikings)
        effect = move.copying or move.space
        state.then(
            *([DrawOccupation(self.seat)] if column == 3 else []),
            *([OfferColumnCard(self.seat)] if column == 4 else []),
            OfferWindow(self.seat),
            BeginAction(self.seat),
            *(StepOfSpace(self.seat, effect, number) for number in range(len(BOX.spaces[effect].steps))),
            FinishAction(self.seat),
            *([OfferColumnCard(self.seat)] if column == 4 else []),
            EndUse(self.seat),
            OfferWindow(self.seat),
        )

    def why_not_own(self, state: State, move: Move) -> Reason:
        assert isinstance(move, UseSpace)
        return why_not_use(state, self.seat, move) or Reason("not-offered", "FO-5.1")

    def tries(self, state: State) -> Sequence[Move]:
        known = list(super().tries(state))
        return [*known, *(move for move in map(UseSpace, BOX.spaces) if move not in known)]


def place_vikings(state: State, seat: int, move: UseSpace, count: int) -> None:
    """Move Vikings from the thing square to the space (FO-5.2)."""
    state.players[seat].thing_square -= count
    state.standing += (Vikings(move.space, seat, count, state.round),)
    state.last_placed = seat
    state.actions.append(Action(seat, move.space, move.copying or move.space))
    state.tell(events.SpaceUsed, seat, move.space, count)


class BeginAction(Step[State], frozen=True):
    """From here on the action is carried out; ships can't be armed until it is finished (FO-5.12, FO-8.3)."""

    seat: int

    def run(self, state: State) -> None:
        state.actions[-1].begun = True


class EndUse(Step[State], frozen=True):
    """The use of the space is over (FO-5.12)."""

    seat: int

    def run(self, state: State) -> None:
        state.actions.pop()


class OfferColumnCard(Step[State], frozen=True):
    """In the fourth column an occupation may be played before or after the action, one at most (FO-5.8)."""

    seat: int

    def run(self, state: State) -> None:
        if state.players[self.seat].hand and not state.actions[-1].card_played:
            state.then(PlayColumnCard(self.seat))


class PlayColumnCard(WithAnytime, frozen=True):
    """Play an occupation now, or not (FO-5.8)."""

    takes: ClassVar = (PlayOccupation, Decline, *ANYTIME)
    plays_itself: ClassVar = False

    def own_moves(self, state: State) -> Sequence[Move]:
        return [Decline(), *map(PlayOccupation, state.players[self.seat].hand)]

    def do(self, state: State, move: PlayOccupation | Decline) -> None:
        if isinstance(move, PlayOccupation):
            state.actions[-1].card_played = True
            play_card(state, self.seat, move.occupation)


# ---------------------------------------------------------------------- which spaces


def column_of(space: str) -> int:
    """The column of a space, imitation spaces included (FO-12.1)."""
    return int(space.removeprefix(IMITATION)) if space.startswith(IMITATION) else BOX.spaces[space].column


def usable_spaces(state: State, seat: int) -> Iterator[UseSpace]:
    """All spaces that a seat may choose now (FO-5.2 to FO-5.6, FO-12.2)."""
    vikings = state.players[seat].thing_square
    taken = {standing.space for standing in state.standing}
    for space, needed in VIKINGS_NEEDED.items():
        if needed <= vikings and space not in taken and why_not_effect(state, seat, space) is None:
            yield UseSpace(space)
    for column in state.imitation:
        for space in BOX.spaces:
            move = UseSpace(f"{IMITATION}{column}", space)
            if BOX.spaces[space].column == column and why_not_use(state, seat, move) is None:
                yield move


VIKINGS_NEEDED = {space.id: BOX.columns[space.column].vikings for space in BOX.spaces.values()}
"""How many Vikings each space takes (FO-5.2)."""


def why_not_effect(state: State, seat: int, space: str) -> Reason | None:
    """Ships that are missing, costs that can't be paid, or nothing that could be received (FO-5.6)."""
    return why_not_ships(state.players[seat], BOX.spaces[space]) or why_no_reward(state, seat, space)


def why_not_use(state: State, seat: int, move: UseSpace) -> Reason | None:
    """Why a space can't be chosen; `None` if it can."""
    effect = move.copying or move.space
    if effect not in BOX.spaces or (move.copying and move.space not in imitation_spaces(state)):
        return Reason("no-such-space", "FO-5.1", {"name": move.space})
    if state.occupied(move.space):
        return Reason("space-occupied", "FO-5.3", {"space": move.space})
    player, column = state.players[seat], column_of(move.space)
    needed = BOX.columns[column].vikings
    if player.thing_square < needed:
        return Reason("too-few-vikings", "FO-5.2", {"needed": needed, "left": player.thing_square})
    if move.copying:
        reason = why_not_copy(state, seat, column, move.copying)
        if reason:
            return reason
    return why_not_effect(state, seat, effect)


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


def why_not_ships(player: Player, space: Space) -> Reason | None:
    """Ships are only asked for, never spent (FO-5.10)."""
    wanted = space.requires
    if wanted is None:
        return None
    kinds = wanted.ship_any_of or ((wanted.ship,) if wanted.ship else ())
    if sum(player.ships(kind) for kind in kinds) >= wanted.count:
        return None
    return Reason("ship-missing", "FO-5.6", {"ships": list(kinds), "count": wanted.count})

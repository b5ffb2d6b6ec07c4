"""Carrying out a space or an action from beginning to end, with what occupations do before and after (FO-5.12)."""

from collections.abc import Iterator, Sequence
from typing import ClassVar

from msgspec.structs import replace

from meadhall.core.steps import Move, Step
from meadhall.games.feast_for_odin import events
from meadhall.games.feast_for_odin.actions import StepOfSpace
from meadhall.games.feast_for_odin.anytime import ANYTIME, OfferWindow, Window, WithAnytime
from meadhall.games.feast_for_odin.box import BOX
from meadhall.games.feast_for_odin.cards import Moment
from meadhall.games.feast_for_odin.ids import ActionTypeId
from meadhall.games.feast_for_odin.listening import Due, listening
from meadhall.games.feast_for_odin.moves import Decline, PlayOccupation, UseSpace
from meadhall.games.feast_for_odin.occupations import CardsPlayed, DrawOccupation, play_card
from meadhall.games.feast_for_odin.parts import PartRef, column_of, steps_of, vikings_needed
from meadhall.games.feast_for_odin.state import Action, State, Vikings
from meadhall.games.feast_for_odin.supply import change_square, set_off

SPACE_OF: dict[ActionTypeId, str] = {
    "hunting_game": "c1_hunting_game",
    "laying_snare": "c2_laying_snare",
    "emigration": "c2_emigration",
}
"""The spaces that say how the actions are done that occupations let one do (FO-18.14)."""


def begin_placement(state: State, seat: int, move: UseSpace) -> None:
    """Vikings are placed on a space; what follows, up to the next player's turn (FO-5.12)."""
    column, effect = column_of(move.space), move.copying or move.space
    fourth = [OfferColumnCard(seat)] if column == 4 else []
    state.then(
        *([DrawOccupation(seat), OfferWindow(seat)] if column == 3 else []),
        *([*fourth, OfferWindow(seat)] if fourth else []),
        *carry_out_space(seat, effect),
        *fourth,
        LastMoment(seat),
        EndUse(seat),
        OfferWindow(seat),
    )
    place_vikings(state, seat, move)


def place_vikings(state: State, seat: int, move: UseSpace) -> None:
    """Move Vikings from the thing square to the space (FO-5.2)."""
    player, count, column = state.players[seat], vikings_needed(state, seat, move.space), column_of(move.space)
    state.standing += (Vikings(move.space, seat, count, state.round),)
    state.last_placed = seat
    state.actions.append(
        Action(
            seat,
            move.space,
            move.copying or move.space,
            vikings=count,
            again=column in player.columns,
            means=move.through,
        )
    )
    player.columns += (column,)
    state.tell(events.SpaceUsed, seat, move.space, count)
    change_square(state, seat, -count)


class OfferColumnCard(Step[State], frozen=True):
    """In the fourth column an occupation may be played before or after the action, one at most (FO-5.8)."""

    seat: int

    def run(self, state: State) -> None:
        if state.players[self.seat].hand and not state.actions[-1].column_card:
            state.then(PlayColumnCard(self.seat))


class PlayColumnCard(WithAnytime, frozen=True):
    """Play an occupation now, or not (FO-5.8)."""

    takes: ClassVar = (PlayOccupation, Decline, *ANYTIME)
    plays_itself: ClassVar = False

    def own_moves(self, state: State) -> Sequence[Move]:
        hand, means = state.players[self.seat].hand, state.actions[-1].means
        return [PlayOccupation(means)] if means in hand else [Decline(), *map(PlayOccupation, hand)]

    def do(self, state: State, move: PlayOccupation | Decline) -> None:
        if isinstance(move, PlayOccupation):
            state.actions[-1].column_card = state.actions[-1].card_played = True
            play_card(state, self.seat, move.occupation)


def carry_out_space(seat: int, effect: str) -> Iterator[Step[State]]:
    """Steps (3) to (5) of a placement: before, the action itself, after (FO-5.12)."""
    yield BeginAction(seat)
    yield StartAction(seat)
    yield from (StepOfSpace(seat, PartRef(effect, number)) for number in steps_of(effect))
    yield FinishAction(seat)


def use_without_vikings(state: State, seat: int, space: str) -> None:
    """Carry out a space without placing Vikings there (FO-A48)."""
    state.actions.append(Action(seat, "", space))
    state.then(*carry_out_space(seat, space), EndUse(seat))


def act(state: State, seat: int, type: ActionTypeId, less: int = 0) -> None:
    """Carry out an action that an occupation names, with its costs, perhaps reduced; no space is used (FO-18.14)."""
    space = SPACE_OF[type]
    state.actions.append(Action(seat, "", space, uses_space=False, less_silver=less))
    state.then(*carry_out_space(seat, space), EndUse(seat))


class BeginAction(Step[State], frozen=True):
    """First the occupations that work before the action (FO-5.12)."""

    seat: int

    def run(self, state: State) -> None:
        if state.players[self.seat].occupations:
            action = state.actions[-1]
            due = around(state, action, BOX.actions_on[action.effect], "before")
            if due:
                state.then(OfferWindow(self.seat))
                set_off(state, self.seat, due)


class StartAction(Step[State], frozen=True):
    """From here on the action is carried out; ships can't be armed until it is finished (FO-5.12, FO-8.3)."""

    seat: int

    def run(self, state: State) -> None:
        state.actions[-1].begun, state.actions[-1].means = True, 0


class FinishAction(Step[State], frozen=True):
    """The action is carried out: ships can be armed again, and occupations work that come after (FO-5.12, FO-8.3)."""

    seat: int

    def run(self, state: State) -> None:
        action, player = state.actions[-1], state.players[self.seat]
        action.begun = False
        if not player.occupations:
            return
        if action.parts_done:
            noted_elsewhere = ("emigration", *BOX.dice_actions)
            action.done += tuple(type for type in BOX.actions_on[action.effect] if type not in noted_elsewhere)
        if "plundering" in action.done and player.longships:
            action.with_longship = True
        due = around(state, action, action.done, "after")
        if action.with_longship:
            due += listening(player.occupations, "action", "any_using_longship")
        set_off(state, self.seat, due)


def around(state: State, action: Action, types: tuple[ActionTypeId, ...], moment: Moment) -> tuple[Due, ...]:
    """The effects that work before or after the use of a space and the actions done on it (FO-18.2, FO-18.3)."""
    cards = state.players[action.seat].occupations
    due: tuple[Due, ...] = ()
    if action.uses_space:
        due = tuple(
            one
            for one in listening(cards, "space_used", action.effect, moment)
            if action.vikings or one.effect.column is None
        )
    due += tuple(one for type in types for one in listening(cards, "action", type, moment))
    knarrs = state.players[action.seat].knarrs
    return tuple(replace(one, times=knarrs) if one.effect.limit == "once_per_knarr" else one for one in due)


class LastMoment(Step[State], frozen=True):
    """Before the use of the space ends, a window for what can only be done during it (Chronicler)."""

    seat: int

    def run(self, state: State) -> None:
        from meadhall.games.feast_for_odin.effects import during_use, ready  # what effects do needs every other rule

        if any(ready(state, self.seat, due) for due in during_use(state, self.seat)):
            state.then(Window(self.seat))


class EndUse(Step[State], frozen=True):
    """The use of the space is over (FO-5.12)."""

    seat: int

    def run(self, state: State) -> None:
        action = state.actions.pop()
        if action.card_played:
            state.then(CardsPlayed(self.seat))

"""Drawing and playing occupations (FO-5.7, FO-10.23, FO-13.12)."""

from collections.abc import Sequence
from typing import ClassVar

from meadhall.core.steps import Move, Step
from meadhall.games.feast_for_odin import events
from meadhall.games.feast_for_odin.anytime import ANYTIME, WithAnytime
from meadhall.games.feast_for_odin.box import BOX
from meadhall.games.feast_for_odin.listening import Due, is_rule, listening
from meadhall.games.feast_for_odin.moves import Decline, Done, PlayOccupation
from meadhall.games.feast_for_odin.state import State
from meadhall.games.feast_for_odin.supply import WorkEffects, set_off


class DrawOccupation(Step[State], frozen=True):
    """Draw a dark occupation, if there is any left; Tutor may play one instead (FO-5.7, FO-A30)."""

    seat: int

    def run(self, state: State) -> None:
        if not state.deck:
            return
        player = state.players[self.seat]
        if player.hand and player.occupations and listening(player.occupations, "rule", "draw_occupation", "instead"):
            state.then(PlayInstead(self.seat))
        else:
            draw_occupation(state, self.seat)


def draw_occupation(state: State, seat: int) -> None:
    """A card of the deck comes into the hand; only its owner sees which."""
    state.draws += 1
    card = state.chance("occupation", state.draws).choice(state.deck)
    state.deck = tuple(other for other in state.deck if other != card)
    player = state.players[seat]
    player.hand = tuple(sorted((*player.hand, card)))
    state.tell(events.OccupationDrawn, seat, card)


class PlayInstead(WithAnytime, frozen=True):
    """Play a card of the hand instead of drawing one (Tutor, 99)."""

    takes: ClassVar = (PlayOccupation, Decline, *ANYTIME)
    plays_itself: ClassVar = False

    def own_moves(self, state: State) -> Sequence[Move]:
        return [Decline(), *map(PlayOccupation, state.players[self.seat].hand)]

    def do(self, state: State, move: PlayOccupation | Decline) -> None:
        if isinstance(move, Decline):
            draw_occupation(state, self.seat)
        else:
            state.then(CardsPlayed(self.seat))
            play_card(state, self.seat, move.occupation)


class PlayOccupations(Step[State], frozen=True):
    """Play cards of the hand one after another, at least and at most so many (FO-10.23)."""

    seat: int
    least: int
    most: int

    def run(self, state: State) -> None:
        if self.most and state.players[self.seat].hand:
            state.then(ChooseOccupation(self.seat, self.least, self.most))


class ChooseOccupation(WithAnytime, frozen=True):
    """Play a card of the hand, or stop if enough have been played (FO-10.23, FO-13.12)."""

    least: int
    most: int
    by_card: bool = False
    """Whether an occupation lets one do it: such plays are no part of the use of the space (Etiquette Teacher)."""

    takes: ClassVar = (PlayOccupation, Done, *ANYTIME)
    plays_itself: ClassVar = False

    def own_moves(self, state: State) -> Sequence[Move]:
        cards: list[Move] = [PlayOccupation(card) for card in state.players[self.seat].hand]
        return cards if self.least and cards else [Done(), *cards]

    def do(self, state: State, move: PlayOccupation | Done) -> None:
        if not isinstance(move, PlayOccupation):
            return
        if self.by_card:
            state.then(CardsPlayed(self.seat))
        else:
            state.then(PlayOccupations(self.seat, max(self.least - 1, 0), self.most - 1))
            state.actions[-1].card_played = True
        play_card(state, self.seat, move.occupation)


class CardsPlayed(Step[State], frozen=True):
    """A space or the effect of an occupation let its user play cards, and is over (FO-13.9)."""

    seat: int

    def run(self, state: State) -> None:
        cards = state.players[self.seat].occupations
        set_off(state, self.seat, listening(cards, "action", "any_in_which_an_occupation_was_played"))


def play_card(state: State, seat: int, card: int) -> None:
    """Lay a card of the hand face up: first what it does when played, part by part, then what lasts (FO-13.12)."""
    player = state.players[seat]
    player.hand = tuple(other for other in player.hand if other != card)
    player.occupations += (card,)
    state.tell(events.OccupationPlayed, seat, card)
    effects = BOX.occupations[card].fx
    parts = [part for part, effect in enumerate(effects) if effect.trigger == "play" and not is_rule(effect)]
    lasting = tuple(Due(card, part) for part, effect in enumerate(effects) if effect.trigger == "state")
    state.then(
        *(WorkEffects(seat, (Due(card, part),)) for part in parts),
        *([WorkEffects(seat, lasting)] if lasting else []),
    )

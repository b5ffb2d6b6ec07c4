"""Drawing and playing occupations (FO-5.7, FO-10.23, FO-13.12)."""

from collections.abc import Sequence
from typing import ClassVar

from meadhall.core.steps import Move, Step
from meadhall.games.feast_for_odin import events
from meadhall.games.feast_for_odin.anytime import ANYTIME, WithAnytime
from meadhall.games.feast_for_odin.moves import Done, PlayOccupation
from meadhall.games.feast_for_odin.state import State


class DrawOccupation(Step[State], frozen=True):
    """Draw a dark occupation, if there is any left (FO-5.7, FO-A30)."""

    seat: int

    def run(self, state: State) -> None:
        if not state.deck:
            return
        state.draws += 1
        card = state.chance("occupation", state.draws).choice(state.deck)
        state.deck = tuple(other for other in state.deck if other != card)
        player = state.players[self.seat]
        player.hand = tuple(sorted((*player.hand, card)))
        state.tell(events.OccupationDrawn, self.seat, card)


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

    takes: ClassVar = (PlayOccupation, Done, *ANYTIME)
    plays_itself: ClassVar = False

    def own_moves(self, state: State) -> Sequence[Move]:
        cards: list[Move] = [PlayOccupation(card) for card in state.players[self.seat].hand]
        return cards if self.least else [Done(), *cards]

    def do(self, state: State, move: PlayOccupation | Done) -> None:
        if isinstance(move, PlayOccupation):
            state.then(PlayOccupations(self.seat, max(self.least - 1, 0), self.most - 1))
            play_card(state, self.seat, move.occupation)


def play_card(state: State, seat: int, card: int) -> None:
    """Lay a card of the hand face up (FO-13.12)."""
    player = state.players[seat]
    player.hand = tuple(other for other in player.hand if other != card)
    player.occupations += (card,)
    state.tell(events.OccupationPlayed, seat, card)

"""The draft phase (BB-4)."""

from collections.abc import Callable, Sequence
from typing import ClassVar

from meadhall.core.reasons import Reason
from meadhall.core.steps import Choice, Step
from meadhall.games.brian_boru import events
from meadhall.games.brian_boru.box import BOX
from meadhall.games.brian_boru.moves import PAIRS_OF, Pairs, PickCards
from meadhall.games.brian_boru.state import State


class Deal(Step[State], frozen=True):
    """All 25 cards are shuffled and dealt; one may be left over, face down (BB-4.1)."""

    def run(self, state: State) -> None:
        count = BOX.counts[state.seats]
        deck = state.chance("action deck", state.round).shuffled(BOX.cards)
        dealt = state.seats * count.hand
        state.hands = [tuple(sorted(deck[at : at + count.hand])) for at in range(0, dealt, count.hand)]
        state.face_down = tuple(deck[dealt:])
        state.picks = [()] * state.seats
        state.passed = [()] * state.seats
        state.tell(events.CardsDealt, count.hand)
        state.agenda.append(PassRound())


class PassRound(Step[State], frozen=True):
    """All pick at the same time, or take the pile as hand when only one or two cards came (BB-4.2, BB-4.4, BB-4.6)."""

    def run(self, state: State) -> None:
        if len(state.hands[0]) > 2:
            state.agenda.append(PassOn())
            state.together(PICK_TWO[: state.seats], sealed=True)
            return
        state.hands = [tuple(sorted(pile + hand)) for pile, hand in zip(state.picks, state.hands, strict=True)]
        state.tell(events.DraftEnded)


class PickTwo(Choice[State], frozen=True):
    """A seat puts two of the cards in hand face down on its pile (BB-4.2, BB-4.5)."""

    takes: ClassVar = (PickCards,)
    plays_itself: ClassVar = False

    def moves(self, state: State) -> Sequence[PickCards]:
        return Pairs(state.hands[self.seat])

    def pick(self, state: State, random: Callable[[], float]) -> PickCards:
        hand = state.hands[self.seat]
        places = PAIRS_OF[len(hand)]
        first, second = places[int(random() * len(places))]
        return PickCards((hand[first], hand[second]))

    def play(self, state: State, move: PickCards) -> None:
        seat, cards = self.seat, move.cards
        state.hands[seat] = tuple([card for card in state.hands[seat] if card not in cards])
        state.picks[seat] += cards
        if state.events is not None:
            state.tell(events.CardsPicked, seat, cards)

    def why_not(self, state: State, move: PickCards) -> Reason | None:
        hand = state.hands[self.seat]
        first, second = move.cards
        if first in hand and second in hand and first < second:
            return None
        missing = next((card for card in move.cards if card not in hand), None)
        if missing is not None:
            return Reason("card-not-in-hand", "BB-4.2", {"number": missing})
        if first == second:
            return Reason("same-card-twice", "BB-4.2", {"number": first})
        return Reason("cards-in-order", "BB-4.2", {"first": second, "second": first})


PICK_TWO = tuple(PickTwo(seat) for seat in range(max(BOX.counts)))


class PassOn(Step[State], frozen=True):
    """Everybody hands the remaining cards to the left (BB-4.3)."""

    def run(self, state: State) -> None:
        hands = state.hands
        for seat, hand in enumerate(hands):
            state.passed[seat] += (hand,)
        hands.insert(0, hands.pop())
        state.unveil()
        state.tell(events.CardsPassed)
        state.agenda.append(PassRound())

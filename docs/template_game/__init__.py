"""Ravens' Bid: a game small enough to read in five minutes, with everything that a game of Meadhall has.

Two to four players hold five cards each, dealt from the numbers 1 to 24. In each of five rounds a prize of 1 to 6
silver is turned up, all bid a card at the same time, and the highest bid takes the prize. The most silver wins.

Copy this folder to begin a game of your own. Larger games spread it over one file a phase (see brian_boru).
"""

import random
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from msgspec import Struct

from meadhall.core.game import Game, Options
from meadhall.core.reasons import Reason
from meadhall.core.scores import Line, Score, Scores
from meadhall.core.state import State as CoreState
from meadhall.core.steps import Choice, Event, SecretMove, Step

CARDS = range(1, 25)
PRIZES = range(1, 7)
HAND = 5

# ---------------------------------------------------------------------- the position: plain data


class State(CoreState, kw_only=True):
    """All that lies on the table. What is still to come is in `agenda`, which every state has."""

    game: ClassVar = "ravens-bid"

    hands: list[tuple[int, ...]]
    silver: list[int]
    prize: int = 0
    bids: list[int]
    """By seat: the card bid this round, or 0."""
    played: tuple[int, ...] = ()

    def copy(self) -> "State":
        """Copy the lists; numbers and tuples never change and are shared."""
        twin = super().copy()
        twin.hands = self.hands[:]
        twin.silver = self.silver[:]
        twin.bids = self.bids[:]
        return twin


# ---------------------------------------------------------------------- what is told, what can be done


class PrizeTurnedUp(Event, frozen=True):
    """Everybody sees the prize (RV-2.1)."""

    silver: int


class PrizeWon(Event, frozen=True):
    """The highest bid takes it (RV-2.3)."""

    seat: int
    card: int
    silver: int


class BidCard(SecretMove, frozen=True):
    """Bid a card of your hand. It is a secret move: others see only that it was made."""

    card: int


# ---------------------------------------------------------------------- the rules: steps and choices


class Deal(Step[State], frozen=True):
    """Everybody gets five cards (RV-1.1). Chance always has a name; the name is all that it depends on."""

    def run(self, state: State) -> None:
        deck = state.chance("deal").shuffled(CARDS)
        state.hands = [tuple(sorted(deck[seat * HAND : (seat + 1) * HAND])) for seat in range(state.seats)]
        state.then(BeginRound())


class BeginRound(Step[State], frozen=True):
    """A prize is turned up, and all bid at the same time (RV-2.1, RV-2.2)."""

    def run(self, state: State) -> None:
        state.prize = PRIZES[state.chance("prize", len(state.hands[0])).below(len(PRIZES))]
        state.tell(PrizeTurnedUp, state.prize)
        state.then(AwardPrize())
        state.together([Bid(seat) for seat in range(state.seats)], sealed=True)


class Bid(Choice[State], frozen=True):
    """A seat bids any card of its hand (RV-2.2)."""

    takes: ClassVar = (BidCard,)
    plays_itself: ClassVar = False

    def moves(self, state: State) -> Sequence[BidCard]:
        return [BidCard(card) for card in state.hands[self.seat]]

    def play(self, state: State, move: BidCard) -> None:
        state.hands[self.seat] = tuple(card for card in state.hands[self.seat] if card != move.card)
        state.bids[self.seat] = move.card

    def why_not(self, state: State, move: BidCard) -> Reason | None:
        if move.card in state.hands[self.seat]:
            return None
        return Reason("card-not-in-hand", "RV-2.2", {"number": move.card})

    def tries(self, state: State) -> Sequence[BidCard]:
        return [BidCard(card) for card in CARDS]


class AwardPrize(Step[State], frozen=True):
    """The highest bid takes the prize; then the next round, until all cards are played (RV-2.3, RV-2.4)."""

    def run(self, state: State) -> None:
        highest = max(state.bids)
        winner = state.bids.index(highest)
        state.silver[winner] += state.prize
        state.tell(PrizeWon, winner, highest, state.prize)
        state.played += tuple(state.bids)
        state.bids = [0] * state.seats
        if state.hands[0]:
            state.then(BeginRound())


# ---------------------------------------------------------------------- what a seat sees


class View(Struct, frozen=True):
    """The table from one seat: own cards, and of the others how many they hold."""

    seat: int | None
    hand: tuple[int, ...]
    hand_sizes: tuple[int, ...]
    silver: tuple[int, ...]
    prize: int
    played: tuple[int, ...]


# ---------------------------------------------------------------------- the game


class RavensBid(Game[State]):
    """Bidding for silver."""

    id = "ravens-bid"
    title = "Ravens' Bid"
    seat_counts = range(2, 5)
    state_type = State
    rule_prefix = "RV"

    def begin(self, seats: int, seed: str, options: Options) -> State:
        return State(
            seats=seats,
            seed=seed,
            hands=[()] * seats,
            silver=[0] * seats,
            bids=[0] * seats,
            agenda=[Deal()],
        )

    def view(self, state: State, seat: int | None) -> View:
        return View(
            seat=seat,
            hand=() if seat is None else state.hands[seat],
            hand_sizes=tuple(map(len, state.hands)),
            silver=tuple(state.silver),
            prize=state.prize,
            played=state.played,
        )

    def hide(self, state: State, seat: int | None) -> State:
        """Zeros for the cards that this seat doesn't know."""
        position = state.copy()
        for other in range(state.seats):
            if other != seat:
                position.hands[other] = (0,) * len(state.hands[other])
        return position

    def fill_in(self, position: State, seat: int | None, rng: random.Random) -> None:
        """Any cards that are neither played nor in one's own hand."""
        own = position.hands[seat] if seat is not None else ()
        unseen = [card for card in CARDS if card not in own and card not in position.played]
        rng.shuffle(unseen)
        for other in range(position.seats):
            if other != seat:
                size = len(position.hands[other])
                position.hands[other] = tuple(sorted(unseen[:size]))
                del unseen[:size]

    def scores(self, state: State) -> Scores:
        ledgers = (Score(seat, (Line("silver", silver, "RV-3.1"),)) for seat, silver in enumerate(state.silver))
        return Scores(tuple(ledgers))

    def inventory(self, state: State) -> Mapping[str, Any]:
        """No card is there twice."""
        cards = [*sum(state.hands, ()), *state.played]
        return {"cards": len(cards) == len(set(cards)) == HAND * state.seats}


GAME = RavensBid()

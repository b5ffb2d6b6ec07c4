"""The action phase: tricks and how their cards are resolved (BB-5, BB-6)."""

from collections.abc import Callable, Sequence
from functools import cache
from typing import ClassVar

from meadhall.core.reasons import Reason
from meadhall.core.state import clockwise
from meadhall.core.steps import Choice, Step
from meadhall.games.brian_boru import events, reasons
from meadhall.games.brian_boru.box import BOX
from meadhall.games.brian_boru.moves import ChooseHalf, LeadCard, Leads, PlayCard
from meadhall.games.brian_boru.state import NOBODY, State
from meadhall.games.brian_boru.symbols import PRIMARY, act


class BeginTrick(Step[State], frozen=True):
    """The holder of the marker leads; if there is no town for any of his cards, the next one who can (R-02, R-03)."""

    def run(self, state: State) -> None:
        begin_trick(state)


def begin_trick(state: State) -> None:
    """Ask for the lead and for the cards of the others, and then resolve them."""
    leader = first_who_can_lead(state)
    if leader != state.marker:
        state.unveil()  # everybody learns that the holder of the marker has no card for a free town
    if leader == NOBODY:
        state.tell(events.TrickWithoutTown)
        state.then(*(Follow(seat) for seat in state.clockwise_from(state.marker)), ResolveTrick())
        return
    if leader != state.marker:
        state.marker = leader
        state.tell(events.MarkerPassed, leader)
    state.agenda += trick(state.seats, leader)


def first_who_can_lead(state: State) -> int:
    """From the holder of the marker on, the first seat with a card for any free town (R-01, R-02), or NOBODY."""
    free, towns_for_card = state.free_towns(), BOX.towns_for_card
    for seat in state.clockwise_from(state.marker):
        for card in state.hands[seat]:
            if free & towns_for_card[card]:
                return seat
    return NOBODY


@cache
def trick(seats: int, leader: int) -> tuple[Step[State], ...]:
    """The steps of a trick as they lie on the agenda: the last one comes first."""
    followers = clockwise(seats, leader)[1:]
    return (ResolveTrick(), *(Follow(seat) for seat in reversed(followers)), Lead(leader))


class Lead(Choice[State], frozen=True):
    """The holder of the marker names a free town and leads a card that fits it (BB-5.2, R-01)."""

    takes: ClassVar = (LeadCard,)
    plays_itself: ClassVar = False

    def moves(self, state: State) -> Sequence[LeadCard]:
        return Leads(state.hands[self.seat], state.free_towns())

    def play(self, state: State, move: LeadCard) -> None:
        state.active_town = move.town
        play_card(state, self.seat, move.card)
        if state.events is not None:
            state.tell(events.TrickLed, self.seat, move.town, move.card)

    def why_not(self, state: State, move: LeadCard) -> Reason | None:
        if move.card not in state.hands[self.seat]:
            return Reason("card-not-in-hand", "BB-5.2", {"number": move.card})
        if state.free_towns() & BOX.towns_for_card[move.card] & BOX.bit(move.town):
            return None
        taken = reasons.not_free(state, move.town)
        if taken:
            return taken
        colour = BOX.towns[BOX.town_number[move.town]].colour
        return Reason("card-does-not-fit", "R-01", {"card": move.card, "town": move.town, "colour": colour})

    def tries(self, state: State) -> Sequence[LeadCard]:
        return [LeadCard(town.id, card) for card in state.hands[self.seat] for town in BOX.towns]


class Follow(Choice[State], frozen=True):
    """Every other player plays one card, any card at all (BB-5.3)."""

    takes: ClassVar = (PlayCard,)
    plays_itself: ClassVar = False

    def moves(self, state: State) -> Sequence[PlayCard]:
        return list(map(PLAY.__getitem__, state.hands[self.seat]))

    def pick(self, state: State, random: Callable[[], float]) -> PlayCard:
        hand = state.hands[self.seat]
        return PLAY[hand[int(random() * len(hand))]]

    def play(self, state: State, move: PlayCard) -> None:
        play_card(state, self.seat, move.card)
        if state.events is not None:
            state.tell(events.CardPlayed, self.seat, move.card)

    def why_not(self, state: State, move: PlayCard) -> Reason | None:
        if move.card in state.hands[self.seat]:
            return None
        return Reason("card-not-in-hand", "BB-5.3", {"number": move.card})

    def tries(self, state: State) -> Sequence[PlayCard]:
        return [PlayCard(card) for card in BOX.cards]


PLAY = {card: PlayCard(card) for card in BOX.cards}


def play_card(state: State, seat: int, card: int) -> None:
    """Lay a card of one's hand open in front of oneself."""
    hand = state.hands[seat]
    at = hand.index(card)
    state.hands[seat] = hand[:at] + hand[at + 1 :]
    state.trick[seat] = card


def winner_of(state: State, highest_first: list[int]) -> int:
    """The highest card of the town's colour or white wins the trick (BB-5.4, BB-1.11); without a town nobody (R-03)."""
    if state.active_town:
        fitting = BOX.cards_for_town[state.active_town]
        for card in highest_first:
            if card in fitting:
                return state.trick.index(card)
    return NOBODY


class ResolveTrick(Step[State], frozen=True):
    """The cards are resolved one after another in ascending order of value (BB-6.1)."""

    def run(self, state: State) -> None:
        trick, agenda = state.trick, state.agenda
        highest_first = sorted(trick, reverse=True)
        state.winner = winner_of(state, highest_first)
        if state.winner != NOBODY and state.events is not None:
            state.tell(events.TrickWon, state.winner, trick[state.winner])
        agenda.append(EndTrick())
        agenda.extend(map(RESOLVE.__getitem__, map(trick.index, highest_first)))  # the last on the agenda comes next


class ResolveCard(Step[State], frozen=True):
    """The winner does the primary action, a loser one of the secondary ones (BB-6.2, BB-6.3)."""

    seat: int

    def run(self, state: State) -> None:
        seat = self.seat
        card = state.trick[seat]
        if seat == state.winner:
            act(state, seat, card, PRIMARY)
        elif card in CHOOSE_SECONDARY[seat]:
            state.agenda.append(CHOOSE_SECONDARY[seat][card])
        else:
            state.tell(events.SecondaryChosen, seat, card, "only")
            act(state, seat, card, 0)


RESOLVE = tuple(ResolveCard(seat) for seat in range(max(BOX.counts)))


class ChooseSecondary(Choice[State], frozen=True):
    """A loser chooses freely between the two halves of his card, even a useless one (BB-6.3, BB-6.4, R-07)."""

    card: int

    takes: ClassVar = (ChooseHalf,)

    def moves(self, state: State) -> Sequence[ChooseHalf]:
        return HALVES

    def pick(self, state: State, random: Callable[[], float]) -> ChooseHalf:
        return HALVES[random() < 0.5]

    def play(self, state: State, move: ChooseHalf) -> None:
        if state.events is not None:
            state.tell(events.SecondaryChosen, self.seat, self.card, move.half)
        act(state, self.seat, self.card, 0 if move.half == "upper" else 1)

    def why_not(self, state: State, move: ChooseHalf) -> Reason | None:
        return None if move in HALVES else Reason("no-such-half", "BB-6.3", {"card": self.card, "name": move.half})


CHOOSE_SECONDARY = tuple(
    {card.value: ChooseSecondary(seat, card.value) for card in BOX.cards.values() if len(card.secondary) == 2}
    for seat in range(max(BOX.counts))
)
"""By seat: the cards with two halves, and what each asks."""

HALVES = (ChooseHalf("upper"), ChooseHalf("lower"))


class EndTrick(Step[State], frozen=True):
    """The next trick, or with one card left in each hand the upkeep (BB-5.1, BB-6.6, R-25)."""

    def run(self, state: State) -> None:
        state.active_town = ""
        state.winner = NOBODY
        if len(state.hands[0]) > 1:
            begin_trick(state)
            return
        nothing: tuple[int, ...] = ()
        state.hands, state.picks, state.played = ([nothing] * state.seats for _ in range(3))
        state.passed = [()] * state.seats
        state.face_down = nothing
        state.tell(events.LastCardsDiscarded)

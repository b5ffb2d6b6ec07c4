"""The position of a game of Brian Boru."""

from typing import ClassVar, Self

from meadhall.core.state import State as CoreState
from meadhall.games.brian_boru import events
from meadhall.games.brian_boru.box import BOX, Towns

FACE_DOWN = -2
ON_BOARD = -1
"""Where a claim token is when no seat has it: face down or face up on the board."""

NOBODY = -1


class State(CoreState, kw_only=True):
    """All that lies on the table. Lists with one entry a seat are named after what they count."""

    game: ClassVar = "brian-boru"

    round: int = 0
    marker: int = NOBODY
    """The seat to which the active town marker belongs (BB-1.7)."""

    # the board
    discs: list[Towns]
    """By seat: the towns with a disc of this seat."""
    vikings: Towns = 0
    """The towns with a Viking control token; a disc lies under each (BB-1.4)."""
    monasteries: Towns = 0
    claims: list[int]
    """By region: the seat that holds its claim token, or ON_BOARD, or FACE_DOWN."""
    battle_area: int = 0
    """The raiders that lie in the battle area."""

    # the players
    coins: list[int]
    renown: list[int]
    raiders: list[int]
    church: list[int]
    points: list[int]
    track: list[int]
    """The space of the marriage track on which the seat's disc stands."""
    marriages: list[tuple[str, ...]]
    """The marriage cards in front of a seat."""
    princess: str = ""
    """What her winner chose; `spurn` means that nobody has her card."""

    # the cards of the round
    viking_card: str = ""
    viking_cards_shown: tuple[str, ...] = ()
    marriage_card: str = ""
    marriage_cards_shown: tuple[str, ...] = ()
    hands: list[tuple[int, ...]]
    """Sorted. During the draft: the cards from which the seat picks."""
    picks: list[tuple[int, ...]]
    """What a seat has kept of each hand that came by, in order: its face-down pile, and later its memory of it."""
    passed: list[tuple[tuple[int, ...], ...]]
    """What each seat handed on at each pass of the round's draft: an attentive player remembers."""
    face_down: tuple[int, ...] = ()
    """The card that was not dealt; nobody may look at it (BB-4.1)."""

    # the trick
    active_town: str = ""
    """Empty between tricks, and during a trick without an active town (R-03)."""
    trick: list[int]
    """By seat: the card it has played and not yet resolved, or 0."""
    winner: int = NOBODY
    """Who has won the trick that is being resolved."""
    played: list[tuple[int, ...]]
    """By seat: the cards it has played and resolved this round. Nobody may search that pile (R-29)."""

    def copy(self) -> Self:
        """An independent copy: lists are copied, everything else never changes and is shared."""
        twin = super().copy()
        twin.discs = self.discs[:]
        twin.claims = self.claims[:]
        twin.coins = self.coins[:]
        twin.renown = self.renown[:]
        twin.raiders = self.raiders[:]
        twin.church = self.church[:]
        twin.points = self.points[:]
        twin.track = self.track[:]
        twin.marriages = self.marriages[:]
        twin.hands = self.hands[:]
        twin.picks = self.picks[:]
        twin.passed = self.passed[:]
        twin.trick = self.trick[:]
        twin.played = self.played[:]
        return twin

    # ------------------------------------------------------------------ questions

    def free_towns(self) -> Towns:
        """The towns without a disc (BB-1.4)."""
        return BOX.all_towns ^ sum(self.discs)

    def controlled(self, seat: int) -> Towns:
        """The towns that a seat controls: its discs that no Viking control token covers (BB-1.5)."""
        return self.discs[seat] & ~self.vikings

    def owner(self, town: str) -> int:
        """The seat whose disc lies on a town, or NOBODY."""
        bit = BOX.bit(town)
        return next((seat for seat, discs in enumerate(self.discs) if discs & bit), NOBODY)

    def weight(self, towns: Towns, region: int) -> int:
        """How much these towns count in a region: a town with a monastery is two (BB-11.1)."""
        here = towns & BOX.towns_of_region[region]
        return here.bit_count() + (here & self.monasteries).bit_count() if here else 0

    def princess_ally(self, option: str) -> int:
        """The seat that has the Princess with this alliance, or NOBODY (BB-8.9, BB-8.10)."""
        if self.princess != option:
            return NOBODY
        return next(seat for seat, cards in enumerate(self.marriages) if BOX.princess.id in cards)

    def rounds(self) -> int:
        """How many rounds the game has (BB-2.1)."""
        return BOX.counts[self.seats].rounds

    # ------------------------------------------------------------------ changes

    def place_disc(self, seat: int, town: str) -> None:
        """Put a seat's disc on a free town (BB-1.4)."""
        self.discs[seat] |= BOX.bit(town)

    def gain_points(self, seat: int, count: int) -> None:
        """Gain points (BB-7.11)."""
        self.points[seat] += count
        self.tell(events.PointsGained, seat, count)

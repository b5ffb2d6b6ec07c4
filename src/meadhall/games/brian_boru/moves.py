"""What a player can do in Brian Boru."""

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations
from typing import Any, Literal

from meadhall.core.steps import Move, SecretMove
from meadhall.games.brian_boru.box import BOX, Towns

Extra = Literal["church_disc", "raider", "marriage_step"]
Half = Literal["upper", "lower"]


class PlaceDisc(Move, frozen=True):
    """Put a disc on a free town."""

    town: str


class PickCards(SecretMove, frozen=True):
    """Keep two cards of the draft."""

    cards: tuple[int, int]

    def refs(self) -> tuple[str, ...]:
        """The two cards."""
        return tuple(f"card:{card}" for card in self.cards)


class LeadCard(Move, frozen=True):
    """Name the town that is played for, and lead a card."""

    town: str
    card: int


class PlayCard(Move, frozen=True):
    """Play a card to a trick that somebody else has led."""

    card: int


class ChooseHalf(Move, frozen=True):
    """Do the upper or the lower secondary action of the card."""

    half: Half


class Buy(Move, frozen=True):
    """Buy so many extras, or none."""

    extra: Extra
    count: int


class Expand(Move, frozen=True):
    """Take a free town along a road."""

    town: str


class DontExpand(Move, frozen=True):
    """Keep the coins."""


class RemoveVikings(Move, frozen=True):
    """Take a Viking control token off a town."""

    town: str


class UsePrincess(Move, frozen=True):
    """What the Princess of Denmark is won for."""

    option: Literal["military_support", "establish_trade", "spurn"]


class LoseTown(Move, frozen=True):
    """The town that goes to the Vikings."""

    town: str


class PlaceMonastery(Move, frozen=True):
    """The town that gets a monastery."""

    town: str


class TownMoves(Sequence[Any]):
    """One move for each town of a set, made only when asked for: a player at random wants one of up to 53."""

    __slots__ = ("_kind", "_towns")

    def __init__(self, kind: Callable[[str], Move], towns: Towns) -> None:
        self._kind = kind
        self._towns = towns

    def __len__(self) -> int:
        return self._towns.bit_count()

    def __getitem__(self, index: Any) -> Any:
        if type(index) is int and 0 <= index < self._towns.bit_count():
            return self._kind(BOX.nth_name(self._towns, index))
        return list(self)[index]  # a slice, a place counted from the end, or none at all

    def __iter__(self) -> Iterator[Any]:
        return map(self._kind, BOX.names(self._towns))

    def __contains__(self, move: object) -> bool:
        return type(move) is self._kind and bool(self._towns & BOX.bit(move.town))  # type: ignore[attr-defined]


class Pairs(Sequence[PickCards]):
    """Each two cards of a hand, made only when asked for."""

    __slots__ = ("_hand", "_places")

    def __init__(self, hand: tuple[int, ...]) -> None:
        self._hand = hand
        self._places = PAIRS_OF[len(hand)]

    def __len__(self) -> int:
        return len(self._places)

    def __getitem__(self, index: Any) -> Any:
        if isinstance(index, slice):
            return list(self)[index]
        first, second = self._places[index]
        return PickCards((self._hand[first], self._hand[second]))

    def __iter__(self) -> Iterator[PickCards]:
        return map(PickCards, combinations(self._hand, 2))

    def __contains__(self, move: object) -> bool:
        return isinstance(move, PickCards) and move.cards in combinations(self._hand, 2)


PAIRS_OF = tuple(tuple(combinations(range(size), 2)) for size in range(len(BOX.cards) + 1))
"""By the size of a hand: the places of each two of its cards."""


class Leads(Sequence[LeadCard]):
    """All pairs of a card and a town it fits, made only when asked for: there are up to 120 of them."""

    __slots__ = ("_free", "_hand", "_length")

    def __init__(self, hand: tuple[int, ...], free: Towns) -> None:
        self._hand = hand
        self._free = free
        length, fitting = 0, BOX.towns_for_card
        for card in hand:
            length += (free & fitting[card]).bit_count()
        self._length = length

    def __len__(self) -> int:
        return self._length

    def __getitem__(self, index: Any) -> Any:
        if type(index) is int and index >= 0:
            free, fitting = self._free, BOX.towns_for_card
            for card in self._hand:
                towns = free & fitting[card]
                count = towns.bit_count()
                if index < count:
                    return LeadCard(BOX.nth_name(towns, index), card)
                index -= count
            raise IndexError("no such lead")
        return list(self)[index]

    def __iter__(self) -> Iterator[LeadCard]:
        return (
            LeadCard(town, card) for card in self._hand for town in BOX.names(self._free & BOX.towns_for_card[card])
        )

    def __contains__(self, move: object) -> bool:
        return (
            isinstance(move, LeadCard)
            and move.card in self._hand
            and bool(self._free & BOX.towns_for_card[move.card] & BOX.bit(move.town))
        )

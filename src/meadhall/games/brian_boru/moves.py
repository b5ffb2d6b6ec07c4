"""What a player can do in Brian Boru."""

from bisect import bisect
from collections.abc import Callable, Iterator, Sequence
from itertools import accumulate
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
        if isinstance(index, slice):
            return list(self)[index]
        return self._kind(BOX.nth_name(self._towns, range(len(self))[index]))

    def __iter__(self) -> Iterator[Any]:
        return map(self._kind, BOX.names(self._towns))

    def __contains__(self, move: object) -> bool:
        return type(move) is self._kind and bool(self._towns & BOX.bit(move.town))  # type: ignore[attr-defined]


class Leads(Sequence[LeadCard]):
    """All pairs of a card and a town it fits, made only when asked for: there are up to 120 of them."""

    __slots__ = ("_ends", "_hand", "_towns")

    def __init__(self, hand: tuple[int, ...], free: Towns) -> None:
        fits = BOX.towns_for_card
        self._hand = hand
        self._towns = [free & fits[card] for card in hand]
        self._ends = list(accumulate(map(int.bit_count, self._towns)))
        """By card: how many pairs there are up to its last one."""

    def __len__(self) -> int:
        return self._ends[-1]

    def __getitem__(self, index: Any) -> Any:
        if isinstance(index, slice):
            return list(self)[index]
        index = range(self._ends[-1])[index]
        at = bisect(self._ends, index)
        return LeadCard(BOX.nth_name(self._towns[at], index - self._ends[at - 1] if at else index), self._hand[at])

    def __iter__(self) -> Iterator[LeadCard]:
        return (
            LeadCard(town, card)
            for card, towns in zip(self._hand, self._towns, strict=True)
            for town in BOX.names(towns)
        )

    def __contains__(self, move: object) -> bool:
        return isinstance(move, LeadCard) and any(
            card == move.card and towns & BOX.bit(move.town)
            for card, towns in zip(self._hand, self._towns, strict=True)
        )

"""Chance that can be checked: every outcome follows from the secret seed and the name of what is drawn.

Nothing about chance is stored in a position. Two tables with the same seed see the same draws whatever their players
do, and no bot's thinking can disturb them. The arithmetic is our own on top of a fixed hash, so that an old log gives
the same game for ever.
"""

from collections.abc import Iterable, Sequence
from hashlib import sha256, shake_256
from struct import unpack
from typing import TypeVar

T = TypeVar("T")

_WORDS = 4  # 64-bit words a refill: most draws need one or two


def seed_hash(seed: str) -> str:
    """What is shown of a seed before the game is over."""
    return sha256(f"meadhall seed {seed}".encode()).hexdigest()


class Chance:
    """A stream of outcomes, the same for the same seed and name on every machine.

    Each outcome is made from a 64-bit word of its own, so none is favoured by more than 2⁻⁵⁶.
    """

    __slots__ = ("_blocks", "_left", "_name")

    def __init__(self, seed: str, *name: object) -> None:
        self._name = f"{seed}\x1f{name}".encode()
        self._blocks = 0
        self._left: list[int] = []

    def _words(self, count: int) -> tuple[int, ...]:
        self._blocks += 1
        digest = shake_256(b"%b\x1f%d" % (self._name, self._blocks)).digest(8 * count)
        return unpack(f">{count}Q", digest)

    def below(self, bound: int) -> int:
        """A whole number from 0 up to but not including `bound`."""
        if not self._left:
            self._left = list(self._words(_WORDS))
        return self._left.pop() * bound >> 64

    def choice(self, things: Sequence[T]) -> T:
        """One of the things."""
        return things[self.below(len(things))]

    def shuffled(self, things: Iterable[T]) -> list[T]:
        """The things in a new order: each gets a random number, and they are sorted by it."""
        order = list(things)
        number = iter(self._words(len(order)))
        return sorted(order, key=lambda _: next(number))

"""What a rulebook is made of: things that happen (`Step`) and things somebody decides (`Choice`).

Both are small frozen records, so that all that is pending in a game is data: it can be copied, compared and written
down at any decision. A step holds no secret; whatever is hidden lies in the state. Steps hold plain values only, never
each other in a circle, so the garbage collector need not look at them (`gc=False`).
"""

from collections.abc import Callable, Sequence
from typing import Any, ClassVar, Generic, TypeVar

from msgspec import Struct
from msgspec.structs import asdict

from meadhall.core.reasons import Reason

S = TypeVar("S")


class Move(Struct, frozen=True, tag=True, gc=False):
    """Something a seat can do. Its fields say what it means: a town, a card, a number of coins."""

    def refs(self) -> tuple[str, ...]:
        """The things on the table that this move touches, as `kind:name`, so that any client can light them up."""
        return tuple(
            f"{kind}:{thing}"
            for kind, value in asdict(self).items()
            for thing in (value if isinstance(value, tuple | list) else (value,))
        )


class SecretMove(Move, frozen=True):
    """A move of which others see only that it was made, until the game is over."""


class Event(Struct, frozen=True, tag=True, gc=False):
    """Something that happened, told to those who may know it."""

    def seen_by(self, seat: int | None) -> "Event | None":
        """What a seat (or a spectator, `None`) is told of it; here, everything."""
        return self


class Step(Struct, Generic[S], frozen=True, tag=True, gc=False):
    """Something that happens by itself when its time comes."""

    decides: ClassVar[bool] = False
    """Whether a seat has to decide. (Asking the class with `isinstance` costs four times as much.)"""

    def run(self, state: S) -> None:
        """Change the state, and push what follows from it with `state.then`."""
        raise TypeError(f"{type(self).__name__} does not say what happens")


class Choice(Step[S], Generic[S], frozen=True):
    """Something that a seat decides."""

    seat: int

    decides: ClassVar[bool] = True

    takes: ClassVar[tuple[type[Move], ...]] = ()
    """The kinds of moves that answer this choice."""

    plays_itself: ClassVar[bool] = True
    """Whether a single legal move may be played for the seat. Not where having no alternative tells a secret."""

    def moves(self, state: S) -> Sequence[Any]:
        """Every legal move, never none, always in the same order."""
        raise TypeError(f"{type(self).__name__} does not list its moves")

    def pick(self, state: S, random: Callable[[], float]) -> Any:
        """One of the moves, each as likely as the others. A game may know a quicker way than to list them all."""
        moves = self.moves(state)
        return moves[int(random() * len(moves))]

    def play(self, state: S, move: Any) -> None:
        """Do what the move says, and push what follows from it with `state.then`."""
        raise TypeError(f"{type(self).__name__} does not say what its moves do")

    def why_not(self, state: S, move: Any) -> Reason | None:
        """Why the move isn't legal; `None` exactly for the moves in `moves`."""
        raise TypeError(f"{type(self).__name__} does not give reasons")

    def tries(self, state: S) -> Sequence[Any]:
        """Everything somebody may want to try here, legal or not, so that each can be explained."""
        return self.moves(state)

    def after_sealed(self, state: S, move: Any) -> "Choice[S] | None":
        """In a sealed lane: the seat's next question, after this answer has been put face down."""
        return None


class Sealed(Struct, frozen=True, gc=False):
    """An answer that lies face down until everybody has answered."""

    choice: Choice[Any]
    move: Move


class Lane(Struct):
    """What one seat still has to decide while the others decide too."""

    opening: Choice[Any]
    """The seat's first question: all that others know of a sealed lane."""
    agenda: list[Any]
    sealed: bool
    played: list[Sealed]

    @property
    def seat(self) -> int:
        """Whose lane it is."""
        return self.opening.seat

    def copy(self) -> "Lane":
        """An independent copy; the steps themselves never change and are shared."""
        return Lane(self.opening, self.agenda[:], self.sealed, self.played[:])

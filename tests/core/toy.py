"""A game of next to nothing, in which every kind of step, choice and lane can be had in one line.

state = table(Say("hello"), Pick(0, 3), seats=2)
"""

from typing import ClassVar, Literal

from msgspec import field

from meadhall import Reason
from meadhall.core.game import Game
from meadhall.core.state import State
from meadhall.core.steps import Choice, Event, Move, SecretMove, Step


class ToyState(State, kw_only=True):
    """A position that remembers what was said in it."""

    game: ClassVar = "toy"

    said: list[str] = field(default_factory=list)

    def copy(self):
        twin = super().copy()
        twin.said = self.said[:]
        return twin

    def say(self, word):
        self.said.append(word)
        self.tell(Said, word)


class Said(Event, frozen=True):
    """Somebody or something said a word."""

    word: str


class Say(Step[ToyState], frozen=True):
    """A word is said."""

    word: str

    def run(self, state):
        state.say(self.word)


class Unfold(Step[ToyState], frozen=True):
    """Several words are to be said, before whatever was pending."""

    words: tuple[str, ...]

    def run(self, state):
        state.then(*(Say(word) for word in self.words))


class Roll(Step[ToyState], frozen=True):
    """A die of a hundred sides is rolled."""

    name: str

    def run(self, state):
        state.say(f"{self.name} {state.chance(self.name).below(100)}")


class Together(Step[ToyState], frozen=True):
    """Everybody decides at the same time: face down, so often more than once, or openly."""

    how: Literal["sealed", "open"]
    again: int = 0

    def run(self, state):
        if self.how == "sealed":
            state.together([Bid(seat, self.again) for seat in range(state.seats)], sealed=True)
        else:
            state.together([Talk(seat) for seat in range(state.seats)], sealed=False)


class Number(Move, frozen=True):
    """A number, said openly."""

    value: int


class SecretNumber(SecretMove, frozen=True):
    """A number, put face down."""

    value: int


class Pass(Move, frozen=True):
    """Nothing at all."""


class Pick(Choice[ToyState], frozen=True):
    """A seat says a number from 1 up."""

    most: int

    takes: ClassVar = (Number,)

    def moves(self, state):
        return [Number(value) for value in range(1, self.most + 1)]

    def play(self, state, move):
        state.say(f"{self.seat} picks {move.value}")

    def why_not(self, state, move):
        return None if 1 <= move.value <= self.most else Reason("too-high", "TOY-1", {"most": self.most})

    def tries(self, state):
        return [Number(value) for value in range(self.most + 2)]


class ShyPick(Pick, frozen=True):
    """The same, by a seat that does not let anybody see that it has no choice."""

    plays_itself: ClassVar = False


class Talk(Pick, frozen=True):
    """One's part of an open lane: 2 brings a word, 3 brings a word and another question."""

    most: int = 3

    def play(self, state, move):
        super().play(state, move)
        if move.value == 2:
            state.then(Say(f"{self.seat} goes on"))
        elif move.value == 3:
            state.then(Say(f"{self.seat} goes on"), Talk(self.seat, 2))


class Bid(Choice[ToyState], frozen=True):
    """One's part of a sealed lane: a number face down, and perhaps another that is not lower."""

    again: int = 0
    least: int = 1

    takes: ClassVar = (SecretNumber,)

    def moves(self, state):
        return [SecretNumber(value) for value in range(self.least, 4)]

    def play(self, state, move):
        state.say(f"{self.seat} bids {move.value}")

    def why_not(self, state, move):
        return None if self.least <= move.value <= 3 else Reason("too-high", "TOY-2")

    def tries(self, state):
        return [SecretNumber(value) for value in range(5)]

    def after_sealed(self, state, move):
        return Bid(self.seat, self.again - 1, move.value) if self.again else None


class Toy(Game[ToyState]):
    """The game in which these steps happen and nothing else."""

    id = "toy"
    title = "Toy"
    seat_counts = range(1, 4)
    state_type = ToyState
    rule_prefix = "TOY"

    def __init__(self, *steps):
        self.script = steps

    def begin(self, seats, seed, options):
        return ToyState(seats=seats, seed=seed, agenda=list(reversed(self.script)))


def table(*steps, seats=3, seed=1):
    """A position in which these steps are still to come, run up to the first decision."""
    return Toy(*steps).setup(seats, seed)

"""What a bot gets: a seat with its knowledge. The true position is out of its reach."""

import random
from collections.abc import Sequence
from typing import Any

import msgspec

from meadhall.core.game import Game, Knowledge
from meadhall.core.registry import GAMES
from meadhall.core.state import State
from meadhall.core.steps import Choice


class Seat:
    """A seat that has to decide: what it knows, its legal moves, and worlds it can't tell from the real one."""

    def __init__(self, game: Game[Any], knowledge: Knowledge[Any]) -> None:
        assert knowledge.seat is not None
        self.game = game
        self.knowledge = knowledge
        self.number: int = knowledge.seat

    @classmethod
    def of(cls, game: Game[Any], state: State, seat: int) -> "Seat":
        """The seat as it knows this position."""
        return cls(game, game.knowledge(state, seat))

    @property
    def choice(self) -> Choice[Any]:
        """What is to be decided."""
        choice: Choice[Any] | None = self.knowledge.position.choice_of(self.number)
        assert choice is not None
        return choice

    @property
    def moves(self) -> Sequence[Any]:
        """The legal moves."""
        return self.choice.moves(self.knowledge.position)

    def imagine(self, rng: random.Random) -> Any:
        """A whole position that this seat can't tell from the real one."""
        return self.game.imagine(self.knowledge, rng)

    def encode(self) -> bytes:
        """The seat as bytes, to think in another process."""
        knowledge = msgspec.Raw(self.game.encode_knowledge(self.knowledge))
        return msgspec.json.encode({"game": self.game.id, "knowledge": knowledge})

    @classmethod
    def decode(cls, data: bytes) -> "Seat":
        """A seat that came from another process."""
        raw = msgspec.json.decode(data, type=dict[str, msgspec.Raw])
        game = GAMES.find(msgspec.json.decode(raw["game"], type=str))
        return cls(game, game.decode_knowledge(bytes(raw["knowledge"])))

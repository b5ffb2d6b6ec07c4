"""The bot that plays any legal move."""

import random

from meadhall.bots.seat import Seat
from meadhall.core.steps import Move


class RandomBot:
    """Plays at random; with the same seed the same way."""

    def __init__(self, seed: int | None = None) -> None:
        self._rng = random.Random(seed)

    def choose(self, seat: Seat) -> Move:
        """Any of the legal moves."""
        move: Move = self._rng.choice(seat.moves)
        return move

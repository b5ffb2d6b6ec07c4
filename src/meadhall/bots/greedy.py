"""The bot that looks one move ahead: it tries each move in a world it can't tell from the real one, and judges that.

What a position is worth only the game can say (`Game.evaluate`), and so which moves are worth a thought
(`Game.promising`) and how a move that is begun would be finished (`Game.follow_up`).
"""

import random
from typing import Any

from meadhall.bots.seat import Seat
from meadhall.core.game import Game
from meadhall.core.reasons import BadSetup, Reason
from meadhall.core.steps import Move

MOST_FOLLOW_UPS = 60
"""A move that is still not finished after so many others is judged as it stands."""


class GreedyBot:
    """Makes the move after which its position is worth most."""

    def __init__(self, seed: int | None = None) -> None:
        self._rng = random.Random(seed)

    def choose(self, seat: Seat) -> Move:
        """The best of the promising moves; of equally good ones, the most promising."""
        if not can_judge(seat.game):
            raise BadSetup(Reason("no-evaluation", args={"title": seat.game.title}))
        moves = seat.game.promising(seat.knowledge.position, seat.number, seat.moves)
        if len(moves) == 1:
            first: Move = moves[0]
            return first
        world = seat.imagine(self._rng)
        values = [value_after(seat, world, move) for move in moves]
        best: Move = moves[values.index(max(values))]
        return best


def can_judge(game: Game[Any]) -> bool:
    """Whether a game says what a position is worth."""
    return type(game).evaluate is not Game.evaluate


def value_after(seat: Seat, world: Any, move: Move) -> float:
    """What the position is worth after a move and what follows from it."""
    state, game = world.copy(), seat.game
    choice = state.choice_of(seat.number)
    state.carry_out(choice, move)
    for _ in range(MOST_FOLLOW_UPS):
        following = game.follow_up(state, seat.number)
        if following is None:
            break
        state.carry_out(state.choice_of(seat.number), following)
    return game.evaluate(state, seat.number)

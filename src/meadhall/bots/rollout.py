"""The bot that imagines: it tries each move in worlds it can't tell from the real one and plays them out at random.

All moves still in the running are tried in the same worlds, so that luck does not decide between them. After each
stage the worse half is dropped (sequential halving), so that most of the thinking goes into the moves that matter.
"""

import random
from collections.abc import Callable, Sequence
from math import ceil, log2
from time import perf_counter
from typing import Any

from meadhall.bots.seat import Seat
from meadhall.core.scores import Scores
from meadhall.core.steps import Move

DEFAULT_MS = 200
MOST_CANDIDATES = 32
"""With more moves than this, only the most promising are tried: each needs a few playouts to be judged at all."""
MARGIN = 0.01
"""What a point more than the best other is worth, where a win is worth 1: it tells close positions apart."""


class RolloutBot:
    """Averages random playouts of each candidate; the budget is a time or a number of playouts for each decision."""

    def __init__(self, seed: int | None = None, ms: int | None = None, playouts: int | None = None) -> None:
        self._rng = random.Random(seed)
        self._ms = ms if ms or playouts else DEFAULT_MS
        self._playouts = playouts

    def choose(self, seat: Seat) -> Move:
        """The move with the best average."""
        moves: Sequence[Move] = seat.game.promising(seat.knowledge.position, seat.number, seat.moves)[:MOST_CANDIDATES]
        if len(moves) == 1:
            return moves[0]
        race = Race(seat, moves, self._rng)
        stages = ceil(log2(len(moves)))
        started = perf_counter()
        for stage in range(stages):
            race.run(self._end_of_stage(race, started, (stage + 1) / stages))
            race.drop_worse_half()
        return race.best()

    def _end_of_stage(self, race: "Race", started: float, share: float) -> Callable[[], bool]:
        def over() -> bool:
            if self._ms and (perf_counter() - started) * 1000 >= self._ms * share:
                return True
            return self._playouts is not None and race.playouts >= self._playouts * share

        return over


class Race:
    """The candidates of one decision and how they have done so far."""

    def __init__(self, seat: Seat, moves: Sequence[Move], rng: random.Random) -> None:
        self.playouts = 0
        self._seat = seat
        self._rng = rng
        self._running = list(range(len(moves)))
        self._moves = moves
        self._sums = [0.0] * len(moves)
        self._counts = [0] * len(moves)

    def run(self, over: Callable[[], bool]) -> None:
        """Try the running moves, all in the same imagined worlds, until the stage is over."""
        while True:
            world = self._seat.imagine(self._rng)
            for number in self._running:
                self._try(world, number)
                if over() and all(self._counts):
                    return

    def _try(self, world: Any, number: int) -> None:
        state = world.copy()
        state.carry_out(state.choice_of(self._seat.number), self._moves[number])
        state.play_out(self._rng)
        self._sums[number] += worth(self._seat.game.scores(state), self._seat.number)
        self._counts[number] += 1
        self.playouts += 1

    def _average(self, number: int) -> float:
        return self._sums[number] / self._counts[number]

    def drop_worse_half(self) -> None:
        """Go on with the better half."""
        ranked = sorted(self._running, key=self._average, reverse=True)
        self._running = ranked[: max(1, ceil(len(ranked) / 2))]

    def best(self) -> Move:
        """The move with the best average among those still running."""
        return self._moves[max(self._running, key=self._average)]


def worth(scores: Scores, seat: int) -> float:
    """How good an end is for a seat: a victory shared by two is half a victory, and the margin tells the rest."""
    winners = scores.winners
    totals = [score.total for score in scores.seats]
    own = totals.pop(seat)
    margin = MARGIN * (own - max(totals, default=0))
    return margin + (1 / len(winners) if seat in winners else 0)

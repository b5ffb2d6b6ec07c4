"""The arena: bots against each other, with rotating seats and the same seeds for all."""

from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from math import sqrt
from multiprocessing import get_context
from statistics import fmean, pstdev
from typing import Any

from msgspec import Struct

from meadhall.bots.bot import make_bot
from meadhall.bots.seat import Seat
from meadhall.core.game import Game
from meadhall.core.registry import GAMES


class Result(Struct, frozen=True):
    """How one game ended: the bots in the order of the seats they had, as numbers of the list of bots."""

    bots: tuple[int, ...]
    winners: tuple[int, ...]
    totals: tuple[int, ...]


class Record(Struct):
    """How one bot did, with a 95 % interval for its rate of wins. A shared win counts its share."""

    bot: str
    games: int = 0
    wins: float = 0
    rate: float = 0
    low: float = 0
    high: float = 1
    mean: float = 0
    """Its points, on average."""
    spread: float = 0
    """Their standard deviation."""


class Table(Struct):
    """The results of an arena."""

    games: int
    seats: list[Record]


def play_game(game: Game[Any], bots: Sequence[str], seed: int, turn: int, options: Mapping[str, Any]) -> Result:
    """One game; `turn` says by how many places the bots have moved on round the table."""
    order = tuple((seat + turn) % len(bots) for seat in range(len(bots)))
    players = [make_bot(bots[number], seed=seed * 1000 + turn * 10 + number) for number in order]
    state = game.setup(seats=len(bots), seed=seed, **options)
    while waiting := state.waiting():
        seat = waiting[0].seat
        moves = state.moves(seat)
        state.play(seat, moves[0] if len(moves) == 1 else players[seat].choose(Seat.of(game, state, seat)))
    scores = game.scores(state)
    return Result(order, scores.winners, tuple(score.total for score in scores.seats))


def _play_by_name(name: str, bots: Sequence[str], seed: int, turn: int, options: Mapping[str, Any]) -> Result:
    return play_game(GAMES.find(name), bots, seed, turn, options)


def play_all(
    name: str, bots: Sequence[str], games: int, seed: int, options: Mapping[str, Any], processes: int
) -> Iterator[Result]:
    """Many games, each seed once for every turn of the table, as they are finished in order."""
    jobs = [(seed + number // len(bots), number % len(bots)) for number in range(games)]
    if processes == 1:
        yield from (_play_by_name(name, bots, one, turn, options) for one, turn in jobs)
        return
    with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool:
        running = [pool.submit(_play_by_name, name, bots, one, turn, options) for one, turn in jobs]
        try:
            for job in running:
                yield job.result()
        except BaseException:
            pool.shutdown(cancel_futures=True)
            raise


def tally(bots: Sequence[str], results: Sequence[Result]) -> Table:
    """Rates of wins with their intervals, points with their spread."""
    records = [Record(bot) for bot in bots]
    points: list[list[int]] = [[] for _ in bots]
    for result in results:
        for seat, number in enumerate(result.bots):
            record = records[number]
            record.games += 1
            points[number].append(result.totals[seat])
            if seat in result.winners:
                record.wins += 1 / len(result.winners)
    for record, its in zip(records, points, strict=True):
        if its:
            record.rate = record.wins / record.games
            record.low, record.high = interval(record.wins, record.games)
            record.mean, record.spread = fmean(its), pstdev(its)
    return Table(len(results), records)


def interval(wins: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval for a rate."""
    z = 1.96
    rate = wins / games
    middle = rate + z * z / (2 * games)
    spread = z * sqrt(rate * (1 - rate) / games + z * z / (4 * games * games))
    whole = 1 + z * z / games
    return max(0.0, (middle - spread) / whole), min(1.0, (middle + spread) / whole)

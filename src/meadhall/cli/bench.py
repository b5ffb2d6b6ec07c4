"""`meadhall bench`: how fast the engine is, in CPU time, with a peer measured in turns in the same run."""

import random
import subprocess
import sys
from collections.abc import Callable, Sequence
from functools import partial
from statistics import median
from time import process_time
from typing import Any

from rich.table import Table

from meadhall.cli.common import err, out, speak, write_json
from meadhall.core.game import Game, Knowledge
from meadhall.core.reasons import BadSetup, Reason
from meadhall.core.registry import GAMES
from meadhall.core.state import State

ROUNDS = 9
"""Each quantity is measured so often, all of them in turns; the median counts."""
GAMES_A_ROUND = 200
POSITIONS = 8
"""Mid-game positions: always the same ones."""
SEATS = {"brian-boru": 4, "feast-for-odin": 3}
"""With how many seats a game is measured; otherwise the most it allows."""


def bench(names: Sequence[str], against: str, lang: str, json: str) -> None:
    """Measure these games, or all."""
    words = speak(lang)
    peer = find_peer(against)
    results: dict[str, dict[str, float]] = {}
    for name in names or list(GAMES):
        results[name] = measure(GAMES.find(name), peer)
    if json:
        write_json(json, results)
    if json == "-":
        return
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column(words("ui-bench-quantity"))
    for name in results:
        table.add_column(name, justify="right")
    for quantity in dict.fromkeys(quantity for figures in results.values() for quantity in figures):
        label = words(f"ui-bench-unit-{quantity}")
        table.add_row(label, *(f"{figures.get(quantity, 0):,.4g}" for figures in results.values()))
    out.print(table)


def find_peer(name: str) -> Any:
    """The peer to measure against, if one is wanted."""
    if not name:
        return None
    if name != "catanatron":
        raise BadSetup(Reason("unknown-peer", args={"name": name}))
    try:
        from meadhall.cli import peer
    except ImportError:
        raise BadSetup(Reason("peer-missing")) from None
    return peer


def measure(game: Game[Any], peer: Any) -> dict[str, float]:
    """All figures of a game: medians over rounds in which every quantity has its turn."""
    seats = SEATS.get(game.id, game.seat_counts[-1])
    positions = [mid_game(game, seats, seed) for seed in range(POSITIONS)]
    known = [game.knowledge(state, state.waiting()[0].seat) for state in positions]
    rounds: list[dict[str, float]] = []
    for number in range(ROUNDS):
        err.print(f"[dim]{game.id}: {number + 1}/{ROUNDS}[/]", end="\r")
        figures = random_games(game, seats, number)
        if peer:  # at once, so that whatever else the machine does slows both
            figures["vs_catanatron"] = figures["moves_per_s"] / peer.random_moves_per_s(number)
        figures["copy_us"] = 1e6 * seconds_each(lambda: [state.copy() for state in positions]) / POSITIONS
        figures["moves_list_us"] = 1e6 * seconds_each(lambda: [list_moves(state) for state in positions]) / POSITIONS
        figures["playouts_per_s"] = POSITIONS / seconds_each(partial(play_out_all, game, known, number), least=0.4)
        if peer:
            figures["playouts_vs_catanatron"] = figures["playouts_per_s"] / peer.playouts_per_s(number)
        rounds.append(figures)
    result = {quantity: round(median(one[quantity] for one in rounds), 2) for quantity in rounds[0]}
    result["import_s"] = round(median(import_time() for _ in range(ROUNDS)), 3)
    return result


def mid_game(game: Game[Any], seats: int, seed: int) -> State:
    """A position half-way through a random game."""
    length = len(random_moves(game, seats, seed, most=sys.maxsize)[1])
    return random_moves(game, seats, seed, most=length // 2)[0]


def random_moves(game: Game[Any], seats: int, seed: int, most: int) -> tuple[State, list[Any]]:
    """A random game up to so many moves."""
    rng = random.Random(seed)
    state: State = game.setup(seats=seats, seed=seed)
    made: list[Any] = []
    while len(made) < most and (waiting := state.waiting()):
        seat = waiting[0].seat
        made.append(rng.choice(state.moves(seat)))
        state.play(seat, made[-1])
    return state, made


def random_games(game: Game[Any], seats: int, number: int) -> dict[str, float]:
    """Random games from set-up to the last decision, in the loop in which bots play out what they imagine."""
    moves = 0
    rng = random.Random(number)
    started = process_time()
    for seed in range(GAMES_A_ROUND):
        state = game.setup(seats=seats, seed=seed + 1000 * number)
        moves += state.play_out(rng)
    spent = process_time() - started
    return {"moves_per_s": moves / spent, "games_per_s": GAMES_A_ROUND / spent}


def list_moves(state: State) -> list[Any]:
    """What a bot asks at each decision: which moves there are."""
    return [list(choice.moves(state)) for choice in state.waiting()]


def play_out_all(game: Game[Any], known: Sequence[Knowledge[Any]], seed: int) -> None:
    """One playout from each position: imagine a world, play it at random to the end."""
    rng = random.Random(seed)
    for one in known:
        game.imagine(one, rng).play_out(rng)


def seconds_each(work: Callable[[], object], least: float = 0.1) -> float:
    """CPU seconds a piece of work takes, repeated for at least so long."""
    count, started = 0, process_time()
    while (spent := process_time() - started) < least:
        work()
        count += 1
    return spent / count


def import_time() -> float:
    """CPU seconds that importing the package adds to starting Python."""
    return cpu_of("import meadhall") - cpu_of("pass")


def cpu_of(code: str) -> float:
    """CPU seconds of a fresh interpreter that runs this."""
    timed = f"import time; {code}; print(time.process_time())"
    return float(subprocess.run([sys.executable, "-c", timed], capture_output=True, text=True, check=True).stdout)

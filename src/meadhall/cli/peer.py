"""catanatron as a peer to measure against: Catan for four in pure Python, the nearest in weight that we found.

Only the environment of `make bench` has it.
"""

import random
from time import process_time

from catanatron import Color, Game, RandomPlayer

COLOURS = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)
GAMES_A_ROUND = 8
POSITIONS = 4


def random_moves_per_s(number: int) -> float:
    """Moves of random four-player games in a CPU second, in the loop in which its own bots play."""
    random.seed(number)
    moves = 0
    started = process_time()
    for seed in range(GAMES_A_ROUND):
        game = new_game(seed + 100 * number)
        game.play()
        moves += len(game.state.actions)
    return moves / (process_time() - started)


def playouts_per_s(number: int) -> float:
    """Playouts in a CPU second as its tree search makes them: copy a mid-game position, play at random to the end."""
    random.seed(number)
    positions = [half_way(seed) for seed in range(POSITIONS)]
    started = process_time()
    for position in positions * 3:
        position.copy().play()
    return 3 * POSITIONS / (process_time() - started)


def new_game(seed: int) -> Game:
    """Four players who move at random."""
    return Game([RandomPlayer(colour) for colour in COLOURS], seed=seed)


def half_way(seed: int) -> Game:
    """A position half-way through a random game."""
    whole = new_game(seed)
    whole.play()
    half = new_game(seed)
    for _ in range(len(whole.state.actions) // 2):
        half.play_tick()
    return half

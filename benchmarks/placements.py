"""How long it takes to find every placement of all one's pieces on half-filled home boards of A Feast for Odin.

`python -m benchmarks.placements` prints the means over some boards, in CPU time.
"""

import random
import sys
from statistics import fmean
from time import process_time

from meadhall.games.feast_for_odin.anytime import PLACEABLE
from meadhall.games.feast_for_odin.geometry import BOARDS
from meadhall.games.feast_for_odin.grids import Laid

BOARD_COUNT = 40
ROUNDS = 50
OWNED = 12
"""Kinds of pieces in the supply: about as many as a player has in the middle of a game."""

HOME = BOARDS["home_board"]
PIECES = [piece for piece, _ in PLACEABLE]


def half_filled(rng: random.Random) -> Laid:
    """A home board on which pieces were laid at random until half of it was covered."""
    laid = Laid()
    while laid.covered.bit_count() < HOME.coverable.bit_count() / 2:
        placements = HOME.placements(laid, rng.choice(PIECES))
        if placements:
            laid = HOME.lay(laid, placements[rng.randrange(len(placements))])
    return laid


def main() -> None:
    """Find where all pieces can lie, and then list each placement."""
    rng = random.Random(1)
    boards = [(half_filled(rng), rng.sample(PIECES, OWNED)) for _ in range(BOARD_COUNT)]
    count = fmean(sum(len(HOME.placements(laid, piece)) for piece in pieces) for laid, pieces in boards)
    started = process_time()
    for _ in range(ROUNDS):
        for laid, pieces in boards:
            for piece in pieces:
                HOME.placements(laid, piece)
    found = process_time() - started
    started = process_time()
    for _ in range(ROUNDS):
        for laid, pieces in boards:
            for piece in pieces:
                list(HOME.placements(laid, piece))
    listed = process_time() - started
    each = 1000 / (ROUNDS * BOARD_COUNT)
    sys.stdout.write(f"{OWNED} kinds of pieces, {count:.0f} placements: ")
    sys.stdout.write(f"found in {found * each:.3f} ms, listed in {listed * each:.3f} ms\n")


if __name__ == "__main__":
    main()

"""`meadhall check`: a game put to the laws of the house."""

from collections.abc import Sequence

from meadhall.cli.common import err, find_game, out, read_options, speak
from meadhall.core.laws import LawBroken, check_game, check_match


def check(name: str, games: int, seed: int, option: Sequence[str], lang: str) -> int:
    """Play random games of every number of seats; the exit code says whether all laws held."""
    game = find_game(name)
    words = speak(lang)
    options = read_options(option)
    for seats in game.seat_counts:
        moves = 0
        for number in range(seed, seed + games):
            try:
                moves += check_game(game, seats, number, **options)
                check_match(game, seats, number, **options)
            except LawBroken as broken:
                err.print(words("ui-check-broken", seats=seats, seed=str(number), law=str(broken)), style="bold red")
                return 1
        out.print(words("ui-check-kept", seats=seats, games=games, moves=moves))
    return 0

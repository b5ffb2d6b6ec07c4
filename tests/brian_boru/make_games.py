"""Makes the whole games in `games/` and the table of their results (see `tests/kept_games.py`).

python -m tests.brian_boru.make_games
"""

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

from meadhall import Match
from meadhall.games.brian_boru import GAME
from meadhall.games.brian_boru.state import State
from tests import kept_games
from tests.kept_games import Wanted, at_random, make, with_second_thoughts

FOLDER = Path(__file__).parent / "games"


# ---------------------------------------------------------------------- ways to play


def greedily(match: Match[State], rng: random.Random) -> None:
    """Everybody makes one of the moves after which his lead is largest."""
    while not match.over:
        choice = rng.choice(match.state.waiting())
        moves = list(choice.moves(match.state))
        leads = [lead_after(match.state, choice.seat, move) for move in moves]
        best = [move for move, lead in zip(moves, leads, strict=True) if lead == max(leads)]
        match.play(choice.seat, rng.choice(best))


def lead_after(state: State, seat: int, move: Any) -> int:
    """By how many points a seat is ahead of the best other one after a move."""
    twin = state.copy()
    twin.play(seat, move)
    totals = [score.total for score in GAME.scores(twin).seats]
    return totals[seat] - max(total for other, total in enumerate(totals) if other != seat)


# ---------------------------------------------------------------------- what is wanted


def decided_by(match: Match[State]) -> str:
    """What gave the victory: points, one of the tie-breaks, or nothing, so that it is shared."""
    scores = GAME.scores(match.state)
    standings = [scores.standing(seat) for seat in range(match.state.seats)]
    for size, name in enumerate(("points", *(tie.id for tie in scores.tie_breaks)), 1):
        heads = [standing[:size] for standing in standings]
        if heads.count(max(heads)) == 1:
            return name
    return "nothing"


def decided(by: str) -> Callable[[Match[State]], bool]:
    """The victory was decided so."""
    return lambda match: decided_by(match) == by


def princess(option: str) -> Callable[[Match[State]], bool]:
    """The Princess was used so, and it made a difference to the final scoring."""

    def fits(match: Match[State]) -> bool:
        without = match.state.copy()
        without.princess = ""
        return match.state.princess == option and GAME.scores(without) != GAME.scores(match.state)

    return fits


def second_thoughts(match: Match[State]) -> bool:
    """There is an undo, a take-back and a rewind in the log."""
    return {"Undone", "TakenBack", "Rewound"} <= {type(line).__name__ for line in match.log}


WANTED = {
    "three-greedy": Wanted(3, greedily),
    "four-greedy": Wanted(4, greedily),
    "five-greedy": Wanted(5, greedily),
    "four-decided-by-claim-tokens": Wanted(4, at_random, decided("claim-tokens")),
    "three-decided-by-marriage-cards": Wanted(3, at_random, decided("marriage-cards")),
    "five-shared-victory": Wanted(5, at_random, decided("nothing")),
    "four-military-support": Wanted(4, at_random, princess("military_support")),
    "three-establish-trade": Wanted(3, at_random, princess("establish_trade")),
    "five-princess-spurned": Wanted(5, at_random, lambda match: match.state.princess == "spurn"),
    "three-princess-unclaimed": Wanted(3, at_random, lambda match: match.state.princess == ""),
    "three-second-thoughts": Wanted(3, with_second_thoughts(90, 25), second_thoughts),
    "five-second-thoughts": Wanted(5, with_second_thoughts(90, 25), second_thoughts),
}


# ---------------------------------------------------------------------- files


def result(match: Match[State]) -> dict[str, Any]:
    """What the table of results says of a game."""
    common = kept_games.result(match)
    return {**common, "decided by": decided_by(match), "princess": match.state.princess}


if __name__ == "__main__":
    make(GAME, FOLDER, WANTED, result)

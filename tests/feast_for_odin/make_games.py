"""Makes the whole games in `games/` and the table of their results (see `tests/kept_games.py`).

python -m tests.feast_for_odin.make_games
"""

import random
from collections import Counter
from pathlib import Path
from typing import Any

from meadhall import Match
from meadhall.bots import GreedyBot, Seat
from meadhall.games.feast_for_odin import GAME
from meadhall.games.feast_for_odin.moves import (
    Decline,
    Fail,
    FinishFeast,
    LeaveEmpty,
    Pass,
    PlayOccupation,
    UseOccupation,
    UseSpace,
)
from meadhall.games.feast_for_odin.state import State
from tests import kept_games
from tests.kept_games import Wanted, at_random, make, with_second_thoughts

FOLDER = Path(__file__).parent / "games"


# ---------------------------------------------------------------------- ways to play


def busily(match: Match[State], rng: random.Random) -> None:
    """At random, but seldom passing, failing or leaving something out."""
    while not match.over:
        choice = rng.choice(match.state.waiting())
        moves = list(choice.moves(match.state))
        more = [move for move in moves if not isinstance(move, Pass | Fail | Decline | FinishFeast | LeaveEmpty)]
        match.play(choice.seat, rng.choice(more if more and rng.random() < 0.9 else moves))


def curiously(match: Match[State], rng: random.Random) -> None:
    """Everybody mostly makes one of the moves whose kind (of a space or a card: itself) was made least so far."""
    made: Counter[Any] = Counter()
    while not match.over:
        choice = rng.choice(match.state.waiting())
        moves = list(choice.moves(match.state))
        rng.shuffle(moves)
        move = (
            min(moves, key=lambda move: (isinstance(move, Pass), made[kind_of(move)]))
            if rng.random() < 0.8
            else moves[0]
        )
        made[kind_of(move)] += 1
        match.play(choice.seat, move)


def kind_of(move: Any) -> Any:
    """What one may be curious about."""
    return move if isinstance(move, UseSpace | UseOccupation | PlayOccupation) else type(move)


def greedily(match: Match[State], rng: random.Random) -> None:
    """Everybody is the greedy bot."""
    bot = GreedyBot(rng.randrange(1000))
    while not match.over:
        seat = match.state.waiting()[0].seat
        match.play(seat, bot.choose(Seat.of(GAME, match.state, seat)))


# ---------------------------------------------------------------------- what is wanted


def shared(match: Match[State]) -> bool:
    """Several players share the victory."""
    return len(GAME.scores(match.state).winners) > 1


def options(length: str, decks: str) -> dict[str, str]:
    """The two choices before a game (FO-2.1)."""
    return {"length": length, "decks": decks}


WANTED = {
    "solo-long-a-greedy": Wanted(1, greedily, options=options("long", "A")),
    "solo-short-bc-busy": Wanted(1, busily, options=options("short", "BC")),
    "two-short-a-greedy": Wanted(2, greedily, options=options("short", "A")),
    "two-long-bc-busy": Wanted(2, busily, options=options("long", "BC")),
    "two-short-abc-second-thoughts": Wanted(2, with_second_thoughts(60, 15), options=options("short", "ABC")),
    "two-short-a-shared-victory": Wanted(2, at_random, shared, options("short", "A")),
    "three-long-abc-greedy": Wanted(3, greedily, options=options("long", "ABC")),
    "three-short-bc-busy": Wanted(3, busily, options=options("short", "BC")),
    "three-long-a-random": Wanted(3, at_random, options=options("long", "A")),
    "three-long-abc-curious": Wanted(3, curiously, options=options("long", "ABC")),
    "four-long-abc-curious": Wanted(4, curiously, options=options("long", "ABC")),
    "four-short-abc-busy": Wanted(4, busily, options=options("short", "ABC")),
    "four-long-a-busy": Wanted(4, busily, options=options("long", "A")),
    "four-long-bc-random": Wanted(4, at_random, options=options("long", "BC")),
}


# ---------------------------------------------------------------------- files


def result(match: Match[State]) -> dict[str, Any]:
    """What the table of results says of a game."""
    return {**kept_games.result(match), "occupations": [len(player.occupations) for player in match.state.players]}


if __name__ == "__main__":
    make(GAME, FOLDER, WANTED, result)

"""Whole games kept as files: how they are played, found, written, and what is noted of them.

The `make_games.py` of each game says what games are wanted. Seeds are tried from 1 up until a game fits, with players
who are drawn from that seed as well, so that the same games come out each time. Run it again after a deliberate change
of the rules, of a position's fields or of chance, and look at what changes in `games/results.json`: every result there
that you can't explain is a mistake.
"""

import hashlib
import json
import random
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from meadhall import Match
from meadhall.core.game import Game

Way = Callable[[Match[Any], random.Random], None]
"""A way to play a match to its end."""


class Wanted(NamedTuple):
    """What a game must be like."""

    seats: int
    play: Way
    fits: Callable[[Match[Any]], bool] = lambda match: True
    options: Mapping[str, Any] = {}


# ---------------------------------------------------------------------- ways to play


def at_random(match: Match[Any], rng: random.Random) -> None:
    """Everybody makes any move."""
    while not match.over:
        choice = rng.choice(match.state.waiting())
        match.play(choice.seat, rng.choice(choice.moves(match.state)))


def with_second_thoughts(rewind_at: int, by: int) -> Way:
    """At random; now and then somebody undoes a move, and once, after so many lines, all go back together."""

    def play(match: Match[Any], rng: random.Random) -> None:
        lines = rewind_at
        while not match.over:
            choice = rng.choice(match.state.waiting())
            match.play(choice.seat, rng.choice(choice.moves(match.state)))
            for seat in range(match.state.seats):
                if rng.random() < 0.05 and match.why_no_undo(seat) is None:
                    match.undo(seat)
                    if rng.random() < 0.3:
                        match.redo(seat)
            if len(match.log) >= lines:
                match.rewind(len(match.standing) - by, range(match.state.seats))
                lines = 1_000_000

    return play


# ---------------------------------------------------------------------- finding and noting


def find(game: Game[Any], wanted: Wanted) -> Match[Any]:
    """The first game that is as wanted."""
    seed = 0
    while True:
        seed += 1
        match: Match[Any] = Match(game, wanted.seats, seed, wanted.options)
        wanted.play(match, random.Random(seed))
        if wanted.fits(match):
            return match


def result(match: Match[Any]) -> dict[str, Any]:
    """What the table of results says of any game."""
    scores = match.game.scores(match.state)
    return {
        "totals": [score.total for score in scores.seats],
        "winners": list(scores.winners),
        "moves": len(match.standing),
        "told": told(match),
    }


def told(match: Match[Any]) -> str:
    """A digest of everything that the players were told, event by event."""
    return hashlib.sha256(msgspec.json.encode([event for _, event in match.events])).hexdigest()[:16]


# ---------------------------------------------------------------------- files


def names(folder: Path) -> list[str]:
    """The games that are kept in a folder."""
    return sorted(path.stem for path in folder.glob("*.json") if path.stem != "results")


def results(folder: Path) -> dict[str, Any]:
    """What was noted of each of them."""
    noted: dict[str, Any] = json.loads((folder / "results.json").read_bytes())
    return noted


@cache
def kept(game: Game[Any], folder: Path, name: str) -> Match[Any]:
    """The match of this file; reading it checks every digest."""
    return Match.load((folder / f"{name}.json").read_bytes(), {game.id: game})


def in_few_lines(saved: bytes) -> str:
    """A saved match with one line for each line of its log."""
    document = json.loads(saved)
    log = ",\n".join(json.dumps(line, separators=(",", ":")) for line in document.pop("log"))
    rest = [f"{json.dumps(name)}: {json.dumps(value)}" for name, value in document.items()]
    return "{" + ",\n".join([*rest, f'"log": [\n{log}\n]']) + "}\n"


def table(results: dict[str, Any]) -> Iterator[str]:
    """The results, one line a game."""
    yield "{\n"
    yield ",\n".join(f"{json.dumps(name)}: {json.dumps(one)}" for name, one in results.items())
    yield "\n}\n"


def make(
    game: Game[Any], folder: Path, wanted: Mapping[str, Wanted], note: Callable[[Match[Any]], dict[str, Any]]
) -> None:
    """Find all games and write them, with the table of their results."""
    results = {}
    for name, one in wanted.items():
        match = find(game, one)
        (folder / f"{name}.json").write_text(in_few_lines(match.save(private=True)), encoding="utf-8")
        results[name] = note(match)
        print(f"{name}: seed {match.seed}, {results[name]}")
    (folder / "results.json").write_text("".join(table(results)), encoding="utf-8")

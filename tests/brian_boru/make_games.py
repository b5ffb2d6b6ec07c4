"""Makes the whole games in `games/` and the table of their results.

    python -m tests.brian_boru.make_games

Each game is wanted for something that `WANTED` names: seats, a way to play, and what must have come about. Seeds are
tried from 1 up until a game fits, with players who are drawn from that seed as well, so that the same games come out
each time. Run it again after a deliberate change of the rules, of a position's fields or of chance, and look at what
changes in `games/results.json`: every result there that you can't explain is a mistake.
"""

import hashlib
import json
import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from meadhall import Match
from meadhall.games.brian_boru import GAME
from meadhall.games.brian_boru.state import State

FOLDER = Path(__file__).parent / "games"
RESULTS = FOLDER / "results.json"


# ---------------------------------------------------------------------- ways to play


def at_random(match: Match[State], rng: random.Random) -> None:
    """Everybody makes any move."""
    while not match.over:
        choice = rng.choice(match.state.waiting())
        match.play(choice.seat, rng.choice(choice.moves(match.state)))


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


def with_second_thoughts(match: Match[State], rng: random.Random) -> None:
    """At random; now and then somebody undoes a move or takes a card back, and once all go back together."""
    rewind_at = 90
    while not match.over:
        choice = rng.choice(match.state.waiting())
        match.play(choice.seat, rng.choice(choice.moves(match.state)))
        for seat in range(match.state.seats):
            if rng.random() < 0.05 and match.why_no_undo(seat) is None:
                match.undo(seat)
                if rng.random() < 0.3:
                    match.redo(seat)
        if len(match.log) >= rewind_at:
            match.rewind(len(match.standing) - 25, range(match.state.seats))
            rewind_at = 100_000


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


def anything(match: Match[State]) -> bool:
    """Any game will do."""
    return True


class Wanted(NamedTuple):
    """What a game must be like."""

    seats: int
    play: Callable[[Match[State], random.Random], None]
    fits: Callable[[Match[State]], bool]


WANTED = {
    "three-greedy": Wanted(3, greedily, anything),
    "four-greedy": Wanted(4, greedily, anything),
    "five-greedy": Wanted(5, greedily, anything),
    "four-decided-by-claim-tokens": Wanted(4, at_random, decided("claim-tokens")),
    "three-decided-by-marriage-cards": Wanted(3, at_random, decided("marriage-cards")),
    "five-shared-victory": Wanted(5, at_random, decided("nothing")),
    "four-military-support": Wanted(4, at_random, princess("military_support")),
    "three-establish-trade": Wanted(3, at_random, princess("establish_trade")),
    "five-princess-spurned": Wanted(5, at_random, lambda match: match.state.princess == "spurn"),
    "three-princess-unclaimed": Wanted(3, at_random, lambda match: match.state.princess == ""),
    "three-second-thoughts": Wanted(3, with_second_thoughts, second_thoughts),
    "five-second-thoughts": Wanted(5, with_second_thoughts, second_thoughts),
}


def find(wanted: Wanted) -> Match[State]:
    """The first game that is as wanted."""
    seed = 0
    while True:
        seed += 1
        match = Match(GAME, wanted.seats, seed)
        wanted.play(match, random.Random(seed))
        if wanted.fits(match):
            return match


# ---------------------------------------------------------------------- files


def result(match: Match[State]) -> dict[str, Any]:
    """What the table of results says of a game."""
    scores = GAME.scores(match.state)
    return {
        "totals": [score.total for score in scores.seats],
        "winners": list(scores.winners),
        "decided by": decided_by(match),
        "princess": match.state.princess,
        "moves": len(match.standing),
        "told": told(match),
    }


def told(match: Match[State]) -> str:
    """A digest of everything that the players were told, event by event."""
    return hashlib.sha256(msgspec.json.encode([event for _, event in match.events])).hexdigest()[:16]


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


def main() -> None:
    """Find all games and write them."""
    results = {}
    for name, wanted in WANTED.items():
        match = find(wanted)
        (FOLDER / f"{name}.json").write_text(in_few_lines(match.save(private=True)), encoding="utf-8")
        results[name] = result(match)
        print(f"{name}: seed {match.seed}, {results[name]}")
    RESULTS.write_text("".join(table(results)), encoding="utf-8")


if __name__ == "__main__":
    main()

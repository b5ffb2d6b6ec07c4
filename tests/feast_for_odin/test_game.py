"""Whole rounds and whole games: the phases in their order, the end, the solo game (FO-3, FO-14, FO-15)."""

import random

import msgspec
import pytest

from meadhall.games.feast_for_odin import GAME, events
from meadhall.games.feast_for_odin.feast import FeastPhase
from meadhall.games.feast_for_odin.game_flow import BeginRound, Checkpoint, EndGame
from meadhall.games.feast_for_odin.moves import (
    BuyShip,
    Done,
    Fail,
    FillSlot,
    FinishFeast,
    LayDown,
    PickUp,
    Stop,
    TakeBackVikings,
    UseSpace,
)
from meadhall.games.feast_for_odin.pieces import Placement
from meadhall.games.feast_for_odin.player import House
from meadhall.games.feast_for_odin.scoring import final_scores
from meadhall.games.feast_for_odin.state import Exploration, Strip
from tests.feast_for_odin.helpers import (
    OCCUPIED,
    answer,
    asked,
    covered,
    do_nothing,
    every_roll,
    heard,
    laying,
    refused,
    table,
)


def game(seats=2, length="long", **options):
    """A new game whose events are kept."""
    state = GAME.setup(seats=seats, seed=5, length=length, **options)
    state.events = []
    return state


def to_round(state, round):
    """Nobody does anything until the first turn of this round."""
    do_nothing(state, lambda state: state.round == round and asked(state)[0][1] == "TakeTurn")


# ---------------------------------------------------------------------- rounds


@pytest.mark.rule("FO-3.1", "FO-3.4")
def test_the_phases_of_a_round_come_in_their_order():
    things = {0: {"sheep": 2, "mead": 0, "silver": 0}, 1: {"mead": 0}}
    ore = {0: covered("home_board", (4, 0), (4, 1), (5, 1), (6, 0), (6, 1))}
    tiles = (Exploration("B", "faroe_islands", 2), Exploration("C", "iceland", 2))
    state = table(BeginRound(), round=3, things=things, home=ore, strips=(Strip(1),), explorations=tiles)

    answer(state, UseSpace("c1_stockfish"))
    do_nothing(state, lambda state: state.round == 5)
    kinds = list(dict.fromkeys(type(event) for event in state.events))
    kinds = kinds[: kinds.index(events.VikingsReturned) + 1]
    assert kinds == [
        events.RoundBegan,
        events.Harvested,
        events.TileTurned,
        events.SilverPlaced,
        events.WeaponDrawn,
        events.SpaceUsed,
        events.Gained,
        events.Passed,
        events.StartPlayer,
        events.IncomePaid,
        events.AnimalPregnant,
        events.PenaltiesTaken,
        events.BonusReceived,
        events.StripsAged,
        events.StripTurnedUp,
        events.VikingsReturned,
    ]


@pytest.mark.rule("FO-3.4")
def test_who_has_nothing_to_do_in_windows_decides_in_phases_5_and_9_only():
    state, kinds = game(seats=3), set()

    do_nothing(state, lambda state: kinds.update(kind for _, kind in asked(state)) or state.round == 4)

    assert kinds == {"TakeTurn", "LayOut"}


@pytest.mark.rule("FO-3.2", "FO-2.1", "FO-4.1")
@pytest.mark.parametrize(("length", "vikings"), [("long", [6, 7, 8, 9, 10, 11, 12]), ("short", [7, 8, 9, 10, 11, 12])])
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_a_game_has_as_many_rounds_as_its_length_says_with_a_viking_more_in_each(length, vikings, seats):
    state, counts = game(seats, length), []

    for round in range(1, len(vikings) + 1):
        to_round(state, round)
        counts.append([player.thing_square for player in state.players])
    do_nothing(state)

    assert counts == [[count] * seats for count in vikings]
    assert state.round == len(vikings)


@pytest.mark.rule("FO-3.2", "FO-14.1")
@pytest.mark.parametrize(("length", "last"), [("long", 7), ("short", 6)])
def test_after_the_feast_of_the_last_round_nothing_follows_but_the_end(length, last):
    state = game(length=length)
    to_round(state, last)
    state.events = []
    strips = state.strips

    do_nothing(state)

    kinds = [type(event) for event in state.events]
    assert kinds[-3:] == [events.PenaltiesTaken, events.PenaltiesTaken, events.GameEnded]
    assert state.strips == strips
    assert not {events.BonusReceived, events.StripsAged, events.VikingsReturned} & set(kinds)


@pytest.mark.rule("FO-1.1", "FO-14.6")
def test_the_most_points_win():
    state = game()
    to_round(state, 7)
    state.players[1].knarrs = 1

    do_nothing(state)

    assert heard(state, events.GameEnded) == [events.GameEnded((1,))]
    assert final_scores(state).winners == (1,)


# ---------------------------------------------------------------------- final placement


@pytest.mark.rule("FO-14.2", "FO-14.4", "FO-8.5")
def test_at_the_end_everybody_may_still_place_fill_slots_and_buy_ships():
    houses = (House("shed"), House("stone_house"))
    things = {0: {"silver": 5, "wood": 1, "mead": 1}, 1: {"silver": 1}}
    state = table(FeastPhase(), Checkpoint(), EndGame(), round=7, start_player=1, things=things, houses={0: houses})
    state.play(0, FinishFeast())
    state.play(1, FinishFeast())

    assert asked(state) == [(1, "Window")]
    for move in (PickUp("silver"), LayDown("home_board", 0, 0), Done()):
        state.play(1, move)
    for move in (FillSlot(0, "wood"), PickUp("mead"), LayDown("stone_house 2", 1, 1), BuyShip("whaling_boat"), Done()):
        assert asked(state)[0][0] == 0
        state.play(0, move)

    assert state.waiting() == []
    lines = {(line.id, *sorted(line.args.items())): line.points for line in final_scores(state).seats[0].lines}
    assert lines[("silver",)] == 2
    assert final_scores(state).seats[1].total == -85 - 3 * 12


@pytest.mark.rule("FO-14.2")
def test_in_the_final_placement_the_rules_of_placing_stay_in_force():
    home = laying("home_board", Placement("oil", 0, 0))
    state = table(Checkpoint(), EndGame(), round=7, things={0: {"oil": 1}}, home={0: home})
    state.play(0, PickUp("oil"))

    assert refused(state, 0, LayDown("home_board", 0, 2)) == ("beside-same-colour", "FO-7.3")
    assert refused(state, 0, LayDown("home_board", 10, 0)) == ("income-out-of-order", "FO-7.4")


# ---------------------------------------------------------------------- what is seen


@pytest.mark.rule("FO-1.2", "FO-1.3", "FO-1.4")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_all_on_the_table_is_public_but_hands_and_what_nobody_has_drawn(seat):
    state = game(seats=2, decks="ABC")
    state.players[0].hand, state.players[1].hand = (1, 40), (2,)
    state.players[0].occupations = (7,)
    position = GAME.view(state, seat).position

    hands = [player.pop("hand") for player in position["players"]]
    assert hands == [(1, 40) if seat == 0 else (0, 0), (2,) if seat == 1 else (0,)]
    assert set(position.pop("deck")) == {0}
    whole = msgspec.to_builtins(state)
    for player in whole["players"]:
        del player["hand"]
    assert position == {name: whole[name] for name in position}
    table_state = {"standing", "imitation", "stock", "tray", "strips", "explorations", "weapon_pile", "weapon_discards"}
    assert table_state | {"round", "start_player", "players"} <= position.keys()


@pytest.mark.rule("FO-1.3")
def test_a_player_has_all_that_the_rules_name():
    (player, _) = GAME.view(game(), 0).position["players"]

    assert player.keys() == {
        "things",
        "specials",
        "used_up",
        "columns",
        "whaling_boats",
        "knarrs",
        "longships",
        "emigrated",
        "home",
        "claimed",
        "houses",
        "hand",
        "occupations",
        "thing_square",
        "penalties",
        "passed",
    }


# ---------------------------------------------------------------------- alone


@pytest.mark.rule("FO-15.3", "FO-5.3", "FO-15.6")
@pytest.mark.parametrize("length", ["long", "short"])
def test_alone_a_space_is_blocked_for_the_next_round_and_free_in_the_one_after(length):
    state = game(1, length)
    answer(state, UseSpace("c1_stockfish"))

    to_round(state, 2)
    assert refused(state, 0, UseSpace("c1_stockfish")) == OCCUPIED
    answer(state, UseSpace("c2_mead"))
    to_round(state, 3)

    assert UseSpace("c1_stockfish") in state.moves(0)
    assert refused(state, 0, UseSpace("c2_mead")) == OCCUPIED


ALWAYS = ("c1_stockfish", "c1_market", "c2_market", "c2_mead", "c2_wood_per_player", "c3_market")
"""Spaces without a condition, a choice or dice."""


@pytest.mark.rule("FO-15.2", "FO-15.3")
@pytest.mark.parametrize(("length", "vikings"), [("long", [6, 7, 8, 9, 10, 11, 12]), ("short", [7, 8, 9, 10, 11, 12])])
def test_alone_there_are_as_many_vikings_however_many_were_placed(length, vikings):
    state, rng, counts = game(1, length), random.Random(3), []

    for round in range(1, len(vikings) + 1):
        to_round(state, round)
        counts.append(state.players[0].thing_square)
        for _ in range(rng.randrange(4)):
            spaces = [move for move in state.moves(0) if isinstance(move, UseSpace) and move.space in ALWAYS]
            if spaces:
                answer(state, rng.choice(spaces))

    assert counts == vikings


@pytest.mark.rule("FO-15.3", "FO-11.10")
def test_alone_a_viking_that_came_back_waits_for_the_next_round_of_its_colour(monkeypatch):
    every_roll(monkeypatch, 8)
    state = game(1)
    answer(state, UseSpace("c2_laying_snare"), Stop(), Fail(), TakeBackVikings(1))
    assert state.players[0].thing_square == 5

    to_round(state, 2)
    assert state.players[0].thing_square == 7
    to_round(state, 3)

    assert state.players[0].thing_square == 8


@pytest.mark.rule("FO-15.4", "FO-15.5")
def test_alone_one_always_begins_and_there_are_two_strips_and_one_wood_per_player():
    state = game(1)
    assert len(state.strips) == 2

    answer(state, UseSpace("c2_wood_per_player"))
    do_nothing(state)

    assert state.players[0].have("wood") == 1
    assert heard(state, events.StartPlayer) == []
    assert state.start_player == 0


@pytest.mark.rule("FO-15.6", "FO-12.1")
def test_alone_there_are_no_imitation_spaces():
    state = game(1)

    assert state.imitation == ()
    assert refused(state, 0, UseSpace("imitation_1", "c1_market")) == ("no-such-space", "FO-5.1")

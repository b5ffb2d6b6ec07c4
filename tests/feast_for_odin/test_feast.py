"""Phase 9, the feast, as it is played (FO-9)."""

import pytest

from meadhall.core.reasons import IllegalMove
from meadhall.games.feast_for_odin import events
from meadhall.games.feast_for_odin.box import BOX
from meadhall.games.feast_for_odin.feast import FeastPhase
from meadhall.games.feast_for_odin.game_flow import Checkpoint
from meadhall.games.feast_for_odin.moves import BuyShip, Done, Emigrate, FinishFeast, LeaveEmpty, Serve, UseSpace
from meadhall.games.feast_for_odin.turn import TakeTurn
from tests.feast_for_odin.helpers import answer, asked, go_on, heard, refused, supply, table


def feast(**fields):
    """The feast begins, and nothing comes after it. A player has only what is named."""
    things = fields.pop("things", {})
    seats = fields.get("seats", 2)
    return table(FeastPhase(), things={seat: {"mead": 0, **things.get(seat, {})} for seat in range(seats)}, **fields)


def serve(state, *servings, seat=0):
    """A seat lays these out, cell by cell; a pair is a tile on its short side."""
    for serving in servings:
        what, vertical = serving if isinstance(serving, tuple) else (serving, False)
        state.play(seat, Serve(what, vertical))


def penalties(state):
    """The thing penalties of each seat."""
    return [player.penalties for player in state.players]


@pytest.mark.rule("FO-9.1", "FO-9.6", "FO-9.9")
@pytest.mark.parametrize(
    ("length", "round", "ships", "cells"),
    [("long", 1, 0, 6), ("long", 7, 0, 12), ("long", 3, 2, 4), ("short", 1, 0, 7), ("short", 6, 1, 10)],
)
def test_who_serves_nothing_has_a_penalty_for_each_open_cell(length, round, ships, cells):
    state = feast(seats=1, length=length, round=round, emigrated={0: ("knarr",) * ships})

    state.play(0, FinishFeast())

    assert penalties(state) == [cells]
    assert heard(state, events.PenaltiesTaken) == [events.PenaltiesTaken(0, cells)]


@pytest.mark.rule("FO-9.9", "FO-6.6")
def test_all_lay_out_at_the_same_time_in_any_order():
    state = feast(seats=3, round=1, things={2: {"silver": 6}, 0: {"beans": 1}})
    assert asked(state) == [(0, "LayOut"), (1, "LayOut"), (2, "LayOut")]

    serve(state, "silver", "silver", seat=2)
    serve(state, "beans", seat=0)
    serve(state, "silver", "silver", "silver", "silver", seat=2)
    assert asked(state) == [(0, "LayOut"), (1, "LayOut")]
    state.play(1, FinishFeast())
    state.play(0, FinishFeast())

    assert state.waiting() == []
    assert penalties(state) == [4, 6, 0]


@pytest.mark.rule("FO-9.2", "FO-9.3", "FO-9.7")
def test_what_is_served_goes_to_the_stock():
    state = feast(seats=1, things={0: {"peas": 2, "milk": 1, "silver": 3, "oil": 2, "sheep": 1}})

    serve(state, "peas", "milk", ("peas", True), "silver")

    assert state.waiting() == []
    assert supply(state, 0) == {"silver": 2, "oil": 2, "sheep": 1, "bow": 1, "snare": 1, "spear": 1}
    assert penalties(state) == [0]
    assert state.feasts == {}


@pytest.mark.rule("FO-9.2", "FO-1.6", "FO-A17")
def test_animals_are_served_from_the_stables_pregnant_or_not():
    state = feast(seats=1, round=7, things={0: {"sheep": 1, "sheep_pregnant": 1, "peas": 1}})
    sheep = BOX.goods["sheep"]

    serve(state, "sheep")
    assert refused(state, 0, Serve("sheep_pregnant")) == ("beside-same-food", "FO-9.4")
    serve(state, "peas")
    assert refused(state, 0, Serve("sheep_pregnant")) == ("already-horizontal", "FO-9.5")
    serve(state, ("sheep_pregnant", True))
    state.play(0, FinishFeast())

    assert state.players[0].animals("sheep") == 0
    assert penalties(state) == [12 - sheep.w - 2 - sheep.h]


@pytest.mark.rule("FO-9.6", "FO-9.4", "FO-9.9")
def test_a_cell_may_be_left_empty_on_purpose_and_separates():
    state = feast(seats=1, things={0: {"milk": 2, "silver": 5}})

    serve(state, "milk")
    state.play(0, LeaveEmpty())
    serve(state, "milk", "silver")

    assert penalties(state) == [1]
    assert state.players[0].have("silver") == 4


@pytest.mark.rule("FO-9.2", "FO-9.3", "FO-9.4", "FO-9.5", "FO-9.9", "FO-A34")
@pytest.mark.parametrize(
    ("served", "move", "reason"),
    [
        ([], Serve("oil"), ("not-served", "FO-9.2")),
        ([], Serve("silk"), ("not-served", "FO-9.2")),
        ([], Serve("wood"), ("not-served", "FO-9.2")),
        ([], Serve("belt"), ("not-served", "FO-9.2")),
        ([], Serve("grain"), ("none-to-serve", "FO-9.9")),
        (["silver", "silver"], Serve("silver"), ("none-to-serve", "FO-9.9")),
        (["peas"], Serve("flax"), ("beside-same-food", "FO-9.4")),
        (["peas", "silver"], Serve("peas"), ("already-horizontal", "FO-9.5")),
        (["flax", "milk"], Serve("peas"), ("too-long-for-the-table", "FO-9.3")),
        ([], Serve("milk", True), ("same-either-way", "FO-9.5")),
    ],
)
def test_why_something_can_not_be_served(served, move, reason):
    things = {**dict.fromkeys(("peas", "flax", "milk", "silver", "oil", "silk", "wood"), 2), "salt_meat": 1}
    state = feast(seats=1, things={0: things}, specials={0: ("belt",)})
    serve(state, *served)

    assert move not in state.moves(0)
    assert refused(state, 0, move) == reason


@pytest.mark.rule("FO-9.10", "FO-9.1", "FO-9.6")
def test_without_an_open_cell_the_feast_is_held_without_a_question_or_a_penalty():
    state = feast(seats=2, emigrated={0: ("knarr", "knarr", "longship")})
    assert asked(state) == [(1, "LayOut")]

    state.play(1, FinishFeast())

    assert penalties(state) == [0, 6]


@pytest.mark.rule("FO-9.6")
def test_penalties_add_up_over_the_game_and_are_not_removed():
    state = feast(seats=1, penalties={0: 2}, things={0: {"silver": 5}})
    serve(state, *["silver"] * 5)
    state.play(0, LeaveEmpty())

    assert penalties(state) == [3]


@pytest.mark.rule("FO-8.5", "FO-9.8")
def test_while_the_feast_is_laid_out_nothing_else_can_be_done():
    state = feast(seats=2, things={0: {"silver": 9, "ore": 1}}, longships={0: (0,)})

    assert {type(move) for move in state.moves(0)} == {Serve, LeaveEmpty, FinishFeast}
    assert refused(state, 0, BuyShip("knarr"))[0] == "not-now"


@pytest.mark.rule("FO-9.8", "FO-8.5")
def test_what_may_be_done_at_any_time_comes_before_the_feast_and_after_it():
    state = table(Checkpoint(), FeastPhase(), Checkpoint(), seats=1, things={0: {"silver": 9, "mead": 0}})

    state.play(0, BuyShip("whaling_boat"))
    state.play(0, Done())
    serve(state, *["silver"] * 3)
    state.play(0, FinishFeast())
    go_on(state)

    assert penalties(state) == [3]
    assert state.players[0].have("silver") == 3


@pytest.mark.rule("FO-9.1", "FO-10.19", "FO-10.22")
def test_a_ship_that_emigrates_saves_food_for_two_cells_in_the_same_round():
    state = table(TakeTurn(0), FeastPhase(), seats=1, things={0: {"silver": 1, "mead": 0}}, knarrs={0: 1})

    answer(state, UseSpace("c2_emigration"), Emigrate("knarr"))
    state.play(0, FinishFeast())

    assert penalties(state) == [4]


@pytest.mark.rule("FO-14.7", "FO-9.4", "FO-7.3")
def test_nothing_can_be_laid_wrongly_so_no_penalty_is_ever_due_for_it():
    state = feast(seats=1, things={0: {"peas": 1, "flax": 1}})
    serve(state, "peas")

    with pytest.raises(IllegalMove):
        state.play(0, Serve("flax", vertical=True))
    assert penalties(state) == [0]

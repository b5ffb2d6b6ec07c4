"""What may be done at any time, and the moments at which it may (FO-7, FO-8)."""

import pytest

from meadhall.games.feast_for_odin import events
from meadhall.games.feast_for_odin.anytime import Window
from meadhall.games.feast_for_odin.game_flow import BeginRound, Checkpoint
from meadhall.games.feast_for_odin.moves import (
    Arm,
    BuyShip,
    Choose,
    Decline,
    Done,
    FillSlot,
    FinishFeast,
    LayDown,
    Pass,
    PickUp,
    Serve,
    UseSpace,
)
from meadhall.games.feast_for_odin.pieces import Placement
from meadhall.games.feast_for_odin.player import THINGS, Claimed, House, Player
from meadhall.games.feast_for_odin.state import Strip
from meadhall.games.feast_for_odin.turn import TakeTurn
from tests.feast_for_odin.helpers import (
    QUIET,
    answer,
    asked,
    choosing,
    covered,
    go_on,
    heard,
    laying,
    on_turn,
    options,
    refused,
    table,
)

ANYTIME = {"PickUp", "FillSlot", "BuyShip", "Arm"}


def kinds_of_moves(state, seat=0):
    """What kinds of moves a seat has."""
    return {type(move).__name__ for move in state.moves(seat)}


def really_asked(state):
    """The moves of seat 0 that can't be made at any time."""
    return [move for move in state.moves(0) if type(move).__name__ not in ANYTIME]


def window(**position):
    """Seat 0 is asked in a window before a phase, and nothing comes after it; its things are named as for `on_turn`."""
    things = {thing: position.pop(thing) for thing in THINGS if thing in position}
    own = {name: {0: position.pop(name)} for name in Player.__struct_fields__ if name in position}
    return table(Checkpoint(), things={0: things}, **own, **position)


# ---------------------------------------------------------------------- placing


def laid(state, place="home_board", seat=0):
    """The pieces on a board or in a house, with their rows and columns."""
    pieces = dict(state.players[seat].places())[place].placements
    return [(placement.piece, placement.row, placement.column) for placement in pieces]


@pytest.mark.rule("FO-8.1", "FO-7.1", "FO-7.2")
@pytest.mark.parametrize("piece", ["oil", "rune_stone", "silver", "ore"])
def test_goods_silver_and_ore_are_placed_on_the_home_board(piece):
    state = on_turn(**{piece: 2})

    state.play(0, PickUp(piece))
    state.play(0, LayDown("home_board", 0, 4))

    assert laid(state) == [(piece, 0, 4)]
    assert state.players[0].have(piece) == 1
    assert heard(state, events.PieceLaid) == [events.PieceLaid(0, piece, "home_board")]
    assert asked(state) == [(0, "TakeTurn")]


@pytest.mark.rule("FO-8.1", "FO-7.1", "FO-7.2", "FO-A21")
def test_a_special_tile_is_placed_turned_and_mirrored():
    state = on_turn(specials=("cloakpin", "belt"))

    state.play(0, PickUp("cloakpin"))
    state.play(0, LayDown("home_board", 0, 0, turn=90, mirrored=True))

    assert state.players[0].specials == ("belt",)
    assert [(one.turn, one.mirrored) for one in state.players[0].home.placements] == [(90, True)]


@pytest.mark.rule("FO-8.1", "FO-7.1")
def test_goods_are_placed_on_a_claimed_board():
    state = on_turn(silver=1, claimed=(Claimed("shetland"),))

    state.play(0, PickUp("silver"))
    boards = {move.board for move in state.moves(0)}
    state.play(0, next(move for move in state.moves(0) if move.board == "shetland"))

    assert boards == {"home_board", "shetland"}
    assert len(laid(state, "shetland")) == 1


@pytest.mark.rule("FO-8.1", "FO-7.8", "FO-1.6")
def test_food_is_placed_in_houses_and_ore_is_not():
    house = House("stone_house")
    state = on_turn(beans=1, ore=1, mead=0, houses=(House("shed"), house))
    assert options(state, PickUp) == [PickUp("beans"), PickUp("ore")]

    state.play(0, PickUp("beans"))
    assert {move.board for move in state.moves(0)} == {"stone_house 2"}
    state.play(0, LayDown("stone_house 2", 1, 1))
    state.play(0, PickUp("ore"))

    assert laid(state, "stone_house 2") == [("beans", 1, 1)]
    assert {move.board for move in state.moves(0)} == {"home_board"}


@pytest.mark.rule("FO-7.1", "FO-7.2", "FO-7.3", "FO-7.4", "FO-7.8")
@pytest.mark.parametrize(
    ("move", "reason"),
    [
        pytest.param(LayDown("home_board", 0, 2), ("beside-same-colour", "FO-7.3"), id="beside green"),
        pytest.param(LayDown("home_board", 0, 1), ("cell-covered", "FO-7.2"), id="on a piece"),
        pytest.param(LayDown("home_board", 0, 12), ("off-the-board", "FO-7.2"), id="off the board"),
        pytest.param(LayDown("home_board", 10, 0), ("income-out-of-order", "FO-7.4"), id="income"),
        pytest.param(LayDown("home_board", 5, 5, turn=45), ("no-such-turn", "FO-7.2"), id="turned by half"),
        pytest.param(LayDown("home_board", 5, 5, mirrored=True), ("no-such-turn", "FO-A21"), id="mirrored"),
        pytest.param(LayDown("shetland", 0, 0), ("not-your-board", "FO-7.2"), id="a board of somebody else"),
        pytest.param(LayDown("shed 1", 0, 0), ("not-your-board", "FO-7.2"), id="a shed"),
    ],
)
def test_why_a_piece_can_not_lie_there(move, reason):
    home = laying("home_board", Placement("oil", 0, 0))
    state = on_turn(oil=1, home=home, houses=(House("shed"),), claimed=())
    state.play(0, PickUp("oil"))

    assert move not in state.moves(0)
    assert refused(state, 0, move) == reason


@pytest.mark.rule("FO-7.1", "FO-7.8")
@pytest.mark.parametrize(
    ("piece", "board", "rule"),
    [("ore", "stone_house 1", "FO-7.8"), ("milk", "home_board", "FO-7.1"), ("milk", "shetland", "FO-7.1")],
)
def test_a_piece_that_is_not_allowed_on_a_board(piece, board, rule):
    state = on_turn(ore=1, milk=1, houses=(House("stone_house"),), claimed=(Claimed("shetland"),))
    state.play(0, PickUp(piece))

    assert refused(state, 0, LayDown(board, 1, 1)) == ("piece-not-allowed", rule)


@pytest.mark.rule("FO-7.8")
def test_in_a_house_red_is_not_laid_beside_red():
    state = on_turn(milk=1, mead=1, houses=(House("long_house"),))
    state.play(0, PickUp("milk"))
    state.play(0, LayDown("long_house 1", 0, 4))

    state.play(0, PickUp("mead"))

    assert refused(state, 0, LayDown("long_house 1", 2, 4)) == ("beside-same-colour", "FO-7.8")
    assert refused(state, 0, LayDown("long_house 1", 2, 6)) is None


@pytest.mark.rule("FO-7.1", "FO-7.2")
@pytest.mark.parametrize(
    ("piece", "reason"),
    [
        ("oil", ("none-in-supply", "FO-7.1")),
        ("belt", ("none-in-supply", "FO-7.1")),
        ("mead", ("no-room", "FO-7.2")),
        ("sheep", ("no-room", "FO-7.2")),
    ],
)
def test_why_a_piece_can_not_be_picked_up(piece, reason):
    state = on_turn(sheep=1, specials=("fibula",))

    assert PickUp(piece) not in state.moves(0)
    assert refused(state, 0, PickUp(piece)) == reason


@pytest.mark.rule("FO-7.7", "FO-8.4")
def test_what_has_been_laid_is_not_given_back():
    state = on_turn(silver=1)
    state.play(0, PickUp("silver"))
    state.play(0, LayDown("home_board", 11, 0))

    assert state.players[0].have("silver") == 0
    assert kinds_of_moves(state) == {"UseSpace", "Pass"}


# ---------------------------------------------------------------------- slots


@pytest.mark.rule("FO-7.8", "FO-8.1")
def test_wood_and_stone_fill_the_slots_of_sheds_and_stone_houses():
    houses = (House("shed", wood=2, stone=3), House("long_house"), House("stone_house", wood=1))
    state = on_turn(wood=5, stone=5, houses=houses)
    assert options(state, FillSlot) == [FillSlot(0, "wood"), FillSlot(2, "stone")]

    answer(state, FillSlot(0, "wood"), FillSlot(2, "stone"))

    assert state.players[0].houses == (
        House("shed", wood=3, stone=3),
        House("long_house"),
        House("stone_house", wood=1, stone=1),
    )
    assert (state.players[0].have("wood"), state.players[0].have("stone")) == (4, 4)
    assert options(state, FillSlot) == []


@pytest.mark.rule("FO-7.8")
@pytest.mark.parametrize(
    ("move", "reason"),
    [
        (FillSlot(0, "wood"), "no-free-slot"),
        (FillSlot(0, "stone"), "none-in-supply"),
        (FillSlot(0, "ore"), "no-free-slot"),
        (FillSlot(1, "wood"), "no-free-slot"),
        (FillSlot(2, "wood"), "no-such-house"),
        (FillSlot(-1, "wood"), "no-such-house"),
    ],
)
def test_why_a_slot_can_not_be_filled(move, reason):
    state = on_turn(wood=5, ore=5, houses=(House("shed", wood=3), House("long_house")))

    assert move not in state.moves(0)
    assert refused(state, 0, move) == (reason, "FO-7.8")


# ---------------------------------------------------------------------- ships


@pytest.mark.rule("FO-8.2", "FO-1.7")
@pytest.mark.parametrize(("ship", "price"), [("whaling_boat", 3), ("knarr", 5), ("longship", 8)])
def test_a_ship_is_bought_for_its_points_in_silver(ship, price):
    state = on_turn(silver=price)

    state.play(0, BuyShip(ship))

    assert (state.players[0].ships(ship), state.players[0].have("silver")) == (1, 0)
    assert heard(state, events.ShipBought) == [events.ShipBought(0, ship)]
    assert heard(state, events.ShipGained) == []
    assert refused(on_turn(silver=price - 1), 0, BuyShip(ship)) == ("ship-too-dear", "FO-8.2")


@pytest.mark.rule("FO-8.2", "FO-1.7")
def test_a_ship_is_bought_only_for_a_free_landing_stage():
    small = on_turn(silver=9, whaling_boats=(0, 0, 0))
    large = on_turn(silver=9, knarrs=2, longships=(0, 0))

    assert options(small, BuyShip) == [BuyShip("knarr"), BuyShip("longship")]
    assert options(large, BuyShip) == [BuyShip("whaling_boat")]
    assert refused(small, 0, BuyShip("whaling_boat")) == ("no-free-stage", "FO-1.7")
    assert refused(large, 0, BuyShip("longship")) == ("no-free-stage", "FO-1.7")


@pytest.mark.rule("FO-8.3")
def test_ore_goes_on_free_slots_one_of_a_whaling_boat_and_three_of_a_longship():
    state = on_turn(ore=9, knarrs=1, whaling_boats=(0, 1), longships=(0, 2, 3))
    assert options(state, Arm) == [Arm("whaling_boat", 0), Arm("longship", 0), Arm("longship", 2)]

    answer(state, Arm("whaling_boat", 0), Arm("longship", 2), Arm("longship", 0))

    player = state.players[0]
    assert (player.whaling_boats, player.longships, player.have("ore")) == ((1, 1), (1, 3, 3), 6)
    assert options(state, Arm) == [Arm("longship", 1)]


@pytest.mark.rule("FO-8.3")
@pytest.mark.parametrize(
    "move", [Arm("knarr", 0), Arm("whaling_boat", 1), Arm("longship", 3), Arm("longship", 1), Arm("whaling_boat", 0)]
)
def test_full_ships_knarrs_and_ships_one_does_not_have_take_no_ore(move):
    state = on_turn(ore=1, knarrs=1, whaling_boats=(1,), longships=(3, 0))

    assert refused(state, 0, move) == ("cannot-arm", "FO-8.3")


@pytest.mark.rule("FO-8.3")
def test_without_ore_no_ship_is_armed():
    assert refused(on_turn(longships=(0,)), 0, Arm("longship", 0)) == ("cannot-arm", "FO-8.3")


@pytest.mark.rule("FO-8.3", "FO-A42")
def test_during_an_action_no_ship_is_armed_but_after_it():
    state = choosing("c4_crafting", ore=1, wool=1, longships=(0,))
    assert refused(state, 0, Arm("longship", 0)) == ("no-arming-now", "FO-8.3")
    assert Arm("longship", 0) not in state.moves(0)

    state.play(0, Decline())
    while Arm("longship", 0) not in state.moves(0):
        state.play(0, Done())
    state.play(0, Arm("longship", 0))

    assert state.players[0].longships == (1,)


@pytest.mark.rule("FO-8.3", "FO-8.5", "FO-A51")
def test_after_a_card_was_drawn_and_before_the_action_a_ship_can_be_armed():
    state = on_turn(ore=1, longships=(0,))
    state.play(0, UseSpace("c3_trade_3_weapons"))
    drawn = state.players[0].hand
    state.play(0, Arm("longship", 0))

    assert len(drawn) == 1
    assert state.players[0].longships == (1,)


@pytest.mark.rule("FO-A51")
def test_if_nothing_has_happened_since_the_space_was_chosen_there_is_no_further_window():
    state = on_turn(ore=1, longships=(0,))
    state.play(0, UseSpace("c1_market"))

    assert state.players[0].have("beans") == 1


@pytest.mark.rule("FO-8.3", "FO-8.5")
def test_in_a_window_between_phases_a_ship_can_be_armed():
    state = window(ore=1, longships=(0,))

    state.play(0, Arm("longship", 0))

    assert state.players[0].longships == (1,)


# ---------------------------------------------------------------------- nothing else


@pytest.mark.rule("FO-8.1", "FO-8.4")
def test_nothing_else_can_be_done_at_any_time():
    houses = (House("shed"), House("stone_house"))
    supply = {**dict.fromkeys(("peas", "oil", "silk", "wood", "stone", "ore"), 3), "silver": 20}
    position = {**supply, "houses": houses, "longships": (0,), "specials": ("belt",)}

    assert kinds_of_moves(on_turn(**position)) == {"UseSpace", "Pass"} | ANYTIME
    assert kinds_of_moves(window(**position)) == {"Done"} | ANYTIME


@pytest.mark.rule("FO-A16", "FO-8.4")
def test_food_is_not_laid_on_the_banquet_table_before_the_feast():
    assert refused(on_turn(peas=1), 0, Serve("peas"))[0] == "not-now"
    assert refused(window(peas=1, silver=1), 0, Serve("peas"))[0] == "not-now"


# ---------------------------------------------------------------------- windows


@pytest.mark.rule("FO-8.5")
def test_who_can_do_nothing_is_not_asked_in_a_window():
    assert asked(window()) == []
    assert asked(window(wood=9, peas=9, stone=9)) == []
    assert asked(window(silver=1)) == [(0, "Window")]


@pytest.mark.rule("FO-8.5")
def test_a_window_stays_open_until_one_wants_nothing_more():
    state = window(silver=7)

    state.play(0, BuyShip("whaling_boat"))
    state.play(0, BuyShip("whaling_boat"))
    assert asked(state) == [(0, "Window")]
    state.play(0, Done())

    assert asked(state) == []


@pytest.mark.rule("FO-8.5", "FO-3.3")
def test_all_players_have_their_windows_clockwise_from_the_start_player():
    state = table(Checkpoint(), seats=4, start_player=2, things={seat: {"silver": 1} for seat in (0, 1, 2)})

    order = []
    while state.waiting():
        order.append(state.waiting()[0].seat)
        state.play(order[-1], Done())

    assert order == [2, 0, 1]


def windows_after(round):
    """Who is asked in the windows of the round after this one, and what has happened last before each.

    Seat 0 has something to do in all of them and does nothing.
    """
    things = {0: {"silver": 1, "sheep": 2}}
    home = {0: covered("home_board", (4, 0), (4, 1), (5, 1), (6, 0), (6, 1))}
    state = table(BeginRound(), things=things, home=home, round=round)
    windows = []
    while state.waiting() and state.round == round + 1:
        choice = state.waiting()[0]
        if isinstance(choice, Window):
            windows.append((choice.seat, type(state.events[-1]).__name__))
        move = next(move for move in choice.moves(state) if isinstance(move, Pass | Done | FinishFeast))
        state.play(choice.seat, move)
    return windows


@pytest.mark.rule("FO-8.5", "FO-3.1", "FO-A15")
def test_the_windows_of_a_round():
    windows = windows_after(1)

    assert [last for _, last in windows] == [
        "RoundBegan",
        "WeaponDrawn",
        "Passed",
        "Passed",
        "IncomePaid",
        "AnimalPregnant",
        "PenaltiesTaken",
        "BonusReceived",
    ]
    assert {seat for seat, _ in windows} == {0}


@pytest.mark.rule("FO-8.5", "FO-14.1", "FO-14.2", "FO-3.2")
def test_the_windows_of_the_last_round_end_with_the_final_placement():
    windows = windows_after(6)

    assert [last for _, last in windows] == [
        "RoundBegan",
        "WeaponDrawn",
        "Passed",
        "Passed",
        "IncomePaid",
        "AnimalPregnant",
        "PenaltiesTaken",
    ]


@pytest.mark.rule("FO-8.5", "FO-5.12")
def test_what_an_action_brings_can_be_used_before_the_next_player_s_turn():
    state = table(TakeTurn(0), TakeTurn(1), things={0: {"silver": 2}})
    state.play(0, UseSpace("c1_market"))

    while state.players[0].have("beans") == 0:
        state.play(0, Done())
    state.play(0, BuyShip("whaling_boat"))
    go_on(state)

    assert state.players[0].whaling_boats == (0,)
    assert asked(state) == [(1, "TakeTurn")]


@pytest.mark.rule("FO-8.5", "FO-8.1", "FO-5.12")
def test_between_the_steps_of_an_action_anything_can_be_done():
    state = choosing("c4_crafting", wool=1, silverware=1)
    assert options(state, Choose, Decline) == [Choose(("robe",)), Decline()]

    state.play(0, BuyShip("whaling_boat"))
    state.play(0, PickUp("silver"))
    state.play(0, LayDown("home_board", 11, 0))
    answer(state, Choose(("robe",)), Decline())

    assert state.players[0].have("robe") == 1
    assert (state.players[0].whaling_boats, laid(state)) == ((0,), [("silver", 11, 0)])


@pytest.mark.rule("FO-8.2", "FO-5.13")
def test_a_ship_bought_during_an_action_comes_too_late_for_it():
    state = choosing("c4_crafting", wool=1)
    state.play(0, BuyShip("whaling_boat"))
    answer(state, Decline())

    assert state.waiting() == []
    assert state.players[0].whaling_boats == (0,)


@pytest.mark.rule("FO-8.5", "FO-8.1")
@pytest.mark.parametrize(
    "space",
    [
        "c1_play_occupation",
        "c1_overseas_trading",
        "c1_mountain_2",
        "c2_explore",
        "c2_emigration",
        "c3_special_sale",
        "c3_trade_4",
        "c3_forge",
        "c4_house_and_ship",
    ],
)
def test_at_each_choice_of_an_action_anything_can_be_done_and_the_choice_stays(space):
    things = dict.fromkeys(("hide", "rune_stone", "ore", "stone", "wood"), 2)
    position = {"silver": 9, "knarrs": 1, "hand": QUIET[:1], "deck": (), "strips": (Strip(1),), **things}
    state = choosing(space, *([Decline()] if space[1] == "4" else []), **position)
    before = really_asked(state)

    state.play(0, PickUp("rune_stone"))
    state.play(0, LayDown("home_board", 0, 0))

    assert really_asked(state) == before != []

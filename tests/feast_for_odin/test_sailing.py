"""Overseas Trading, Special Sale, raids, exploration, emigration (FO-10.16 to FO-10.24)."""

import pytest

from meadhall.games.feast_for_odin import events
from meadhall.games.feast_for_odin.moves import (
    BuySpecial,
    Choose,
    Decline,
    Done,
    Emigrate,
    Explore,
    Fail,
    Loot,
    Stop,
    TurnOver,
)
from meadhall.games.feast_for_odin.player import Claimed
from meadhall.games.feast_for_odin.state import Exploration
from tests.feast_for_odin.helpers import (
    CANNOT_PAY,
    EVERY_BOARD,
    NOTHING_TO_GAIN,
    SHIP_MISSING,
    choosing,
    every_roll,
    heard,
    options,
    refusal,
    use,
)

# ---------------------------------------------------------------------- sailing


@pytest.mark.rule("FO-10.16", "FO-5.6")
@pytest.mark.parametrize("space", ["c1_overseas_trading", "c2_overseas_trading"])
def test_overseas_trading_turns_one_green_tile_of_each_type_over(space):
    position = {"knarrs": 1, "silver": 2, "hide": 2, "wool": 1, "stockfish": 1, "peas": 1}
    turned = use(space, TurnOver("hide"), TurnOver("wool"), **position)

    assert turned.changes == {"silver": -1, "hide": -1, "silverware": 1, "wool": -1, "chest": 1}
    assert set(options(choosing(space, **position), TurnOver, Done)) == {TurnOver("hide"), TurnOver("wool"), Done()}
    assert use(space, TurnOver("wool"), Done(), **position).changes == {"silver": -1, "wool": -1, "chest": 1}
    assert refusal(space, knarrs=1, silver=0, hide=1) == CANNOT_PAY
    assert refusal(space, longships=(0,), whaling_boats=(0,), silver=1, hide=1) == SHIP_MISSING


@pytest.mark.rule("FO-10.16", "FO-5.5", "FO-5.6")
def test_overseas_trading_without_turning_a_tile_is_legal():
    assert use("c1_overseas_trading", Done(), knarrs=1, silver=1, hide=1).changes == {"silver": -1}
    assert use("c1_overseas_trading", knarrs=1, silver=1).changes == {"silver": -1}


OTHER_SIDES = {
    "oil": "rune_stone",
    "hide": "silverware",
    "wool": "chest",
    "linen": "silk",
    "skin_and_bones": "spices",
    "fur": "jewelry",
    "robe": "treasure_chest",
    "clothing": "silver_hoard",
}


@pytest.mark.rule("FO-10.16")
def test_each_green_good_has_its_blue_side():
    used = use("c1_overseas_trading", *map(TurnOver, OTHER_SIDES), knarrs=1, silver=1, **dict.fromkeys(OTHER_SIDES, 1))

    assert used.changes == {"silver": -1, **dict.fromkeys(OTHER_SIDES, -1), **dict.fromkeys(OTHER_SIDES.values(), 1)}


PRICES = {
    "glass_beads": 0,
    "helmet": 1,
    "cloakpin": 1,
    "belt": 2,
    "crucifix": 2,
    "drinking_horn": 2,
    "amber_figure": 2,
    "horseshoe": 2,
    "gold_brooch": 3,
    "forge_hammer": 4,
    "fibula": 4,
    "throwing_axe": 4,
    "chalice": 5,
    "round_shield": 6,
}


@pytest.mark.rule("FO-10.17")
@pytest.mark.parametrize(("tile", "price"), PRICES.items())
def test_a_special_tile_is_sold_at_its_price(tile, price):
    position = {"knarrs": 1, "tray": (tile, "english_crown")}
    used = use("c3_special_sale", BuySpecial(tile), silver=price, **position)

    assert used.changes == ({"silver": -price} if price else {})
    assert (used.player.specials, used.state.tray) == ((tile,), ("english_crown",))
    if price:
        assert refusal("c3_special_sale", silver=price - 1, **position) == NOTHING_TO_GAIN


@pytest.mark.rule("FO-10.17", "FO-5.6")
def test_the_english_crown_is_not_for_sale():
    everything = choosing("c3_special_sale", knarrs=1, silver=99)

    assert options(everything, BuySpecial, Done) == [BuySpecial(tile) for tile in PRICES]
    assert refusal("c3_special_sale", knarrs=1, silver=99, tray=("english_crown",)) == NOTHING_TO_GAIN


@pytest.mark.rule("FO-10.17")
def test_one_or_two_special_tiles_are_bought_whose_sum_can_be_paid():
    position = {"knarrs": 1, "silver": 5}
    second = choosing("c3_special_sale", BuySpecial("gold_brooch"), **position)
    two = use("c3_special_sale", BuySpecial("gold_brooch"), BuySpecial("belt"), **position)
    one = use("c3_special_sale", BuySpecial("gold_brooch"), Done(), **position)

    cheap = [BuySpecial(tile) for tile, price in PRICES.items() if price <= 2]
    assert options(second, BuySpecial, Done) == [Done(), *cheap]
    assert (two.changes, two.player.specials) == ({"silver": -5}, ("gold_brooch", "belt"))
    assert (one.changes, one.player.specials) == ({"silver": -3}, ("gold_brooch",))
    assert refusal("c3_special_sale", longships=(0, 0), silver=9) == SHIP_MISSING


@pytest.mark.rule("FO-11.4", "FO-5.6")
def test_raiding_asks_for_a_longship(monkeypatch):
    every_roll(monkeypatch, 7)

    assert use("c1_raiding", Stop(), Loot("rune_stone"), longships=(0,)).changes == {"rune_stone": 1}
    assert use("c1_raiding", Stop(), Fail(), longships=(0,)).changes == {"stone": 1, "sword": 1}
    assert refusal("c1_raiding", knarrs=2, whaling_boats=(0,)) == SHIP_MISSING


@pytest.mark.rule("FO-11.5", "FO-5.6")
@pytest.mark.parametrize("space", ["c2_pillaging", "c3_pillaging"])
def test_pillaging_asks_for_a_longship(space, monkeypatch):
    every_roll(monkeypatch, 12)

    used = use(space, Stop(), Loot("silver_hoard"), longships=(0, 3))

    assert (used.changes, used.player.longships) == ({"silver_hoard": 1}, (0, 3))
    assert refusal(space, knarrs=2, whaling_boats=(0,)) == SHIP_MISSING


@pytest.mark.rule("FO-10.24", "FO-5.6")
def test_plundering_asks_for_two_longships_and_brings_a_silver_hoard_without_dice():
    assert use("c4_plundering", longships=(0, 1)).changes == {"silver_hoard": 1}
    assert refusal("c4_plundering", longships=(0,), knarrs=3) == SHIP_MISSING


EXPLORABLE = {
    "c1_explore": ["shetland", "faroe_islands"],
    "c2_explore": ["iceland", "greenland", "bear_island"],
    "c3_explore": ["baffin_island", "labrador", "newfoundland"],
}


@pytest.mark.rule("FO-10.18", "FO-A2")
@pytest.mark.parametrize(("space", "boards"), EXPLORABLE.items())
def test_each_exploration_space_leads_to_its_own_boards(space, boards):
    state = choosing(space, longships=(0,), explorations=EVERY_BOARD)

    assert {move.board for move in options(state, Explore)} == set(boards)


@pytest.mark.rule("FO-10.18", "FO-5.6")
@pytest.mark.parametrize(
    ("space", "ship", "enough"),
    [
        ("c1_explore", {"whaling_boats": (0,)}, True),
        ("c1_explore", {"knarrs": 1}, True),
        ("c1_explore", {"longships": (0,)}, True),
        ("c1_explore", {}, False),
        ("c2_explore", {"whaling_boats": (0,)}, False),
        ("c2_explore", {"knarrs": 1}, True),
        ("c2_explore", {"longships": (0,)}, True),
        ("c3_explore", {"whaling_boats": (0,), "knarrs": 1}, False),
        ("c3_explore", {"longships": (0,)}, True),
    ],
)
def test_the_farther_the_larger_the_ship(space, ship, enough):
    assert refusal(space, **ship, explorations=EVERY_BOARD) == (None if enough else SHIP_MISSING)


@pytest.mark.rule("FO-10.18", "FO-A38", "FO-5.10")
def test_a_claimed_board_comes_with_its_silver_and_the_ship_is_kept():
    iceland = Exploration("C", "iceland", 4)
    used = use("c2_explore", Explore("greenland"), knarrs=1, explorations=(iceland, Exploration("D", "greenland", 6)))

    assert used.changes == {"silver": 6}
    assert used.player.claimed == (Claimed("greenland"),)
    assert used.player.knarrs == 1
    assert used.state.explorations == (iceland,)


@pytest.mark.rule("FO-10.18", "FO-5.6", "FO-13.10")
def test_boards_that_are_claimed_or_lie_face_down_can_not_be_claimed():
    explorations = (Exploration("A", "bear_island"), Exploration("C", "labrador", 2))

    assert options(choosing("c2_explore", knarrs=1, explorations=explorations), Explore) == [Explore("bear_island")]
    assert refusal("c1_explore", knarrs=1, explorations=explorations) == NOTHING_TO_GAIN


# ---------------------------------------------------------------------- emigration


@pytest.mark.rule("FO-10.19", "FO-10.22", "FO-1.8")
@pytest.mark.parametrize(("space", "vikings"), [("c2_emigration", 2), ("c3_emigration", 3)])
def test_emigrating_costs_the_number_of_the_round_in_silver_and_no_vikings_but_those_placed(space, vikings):
    used = use(space, Emigrate("knarr"), round=4, silver=5, knarrs=2, thing_square=7, longships=(0,))

    assert used.changes == {"silver": -4}
    assert (used.player.knarrs, used.player.emigrated) == (1, ("knarr",))
    assert used.player.thing_square == 7 - vikings
    assert refusal(space, round=4, silver=3, knarrs=2) == CANNOT_PAY
    assert refusal(space, round=4, silver=5, whaling_boats=(0,)) == SHIP_MISSING


@pytest.mark.rule("FO-10.19")
def test_the_ship_is_chosen_and_the_ore_on_it_is_lost():
    position = {"silver": 9, "knarrs": 1, "longships": (0, 2, 2)}
    state = choosing("c2_emigration", **position)
    used = use("c2_emigration", Emigrate("longship", 2), **position)

    assert options(state, Emigrate, Decline) == [Emigrate("knarr"), Emigrate("longship", 0), Emigrate("longship", 2)]
    assert (used.player.longships, used.player.emigrated) == ((0, 2), ("longship",))
    assert used.changes == {"silver": -1}


@pytest.mark.rule("FO-10.20", "FO-A18", "FO-5.6")
@pytest.mark.parametrize(
    ("length", "round", "ships"),
    [
        *(("long", round, (5 + round) // 2) for round in range(1, 8)),
        *(("short", round, (6 + round) // 2) for round in range(1, 7)),
    ],
)
def test_ships_emigrate_only_to_panels_without_vikings(length, round, ships):
    position = {"length": length, "round": round, "silver": 9, "knarrs": 1}

    assert refusal("c2_emigration", **position, emigrated=("knarr",) * (ships - 1)) is None
    assert refusal("c2_emigration", **position, emigrated=("knarr",) * ships) == NOTHING_TO_GAIN


@pytest.mark.rule("FO-10.21", "FO-A22")
def test_a_whaling_boat_is_exchanged_for_a_knarr_which_may_emigrate_at_once():
    knarr, away = Choose(("knarr",)), Choose(("emigration",))
    position = {"round": 2, "silver": 3, "whaling_boats": (1,)}
    both = use("c4_exchange_emigrate", knarr, away, Emigrate("knarr"), **position)
    one = use("c4_exchange_emigrate", knarr, Decline(), **position)

    assert (both.changes, both.player.whaling_boats) == ({"silver": -2}, ())
    assert (both.player.knarrs, both.player.emigrated) == (0, ("knarr",))
    assert (one.changes, one.player.knarrs, one.player.emigrated) == ({}, 1, ())
    assert heard(one.state, events.ShipReturned) == [events.ShipReturned(0, "whaling_boat")]
    assert heard(both.state, events.ShipEmigrated) == [events.ShipEmigrated(0, "knarr")]


@pytest.mark.rule("FO-10.21", "FO-A22", "FO-1.7")
def test_without_a_large_landing_stage_the_boat_is_not_exchanged_even_if_a_ship_then_leaves():
    away = Choose(("emigration",))
    used = use("c4_exchange_emigrate", away, Emigrate("knarr"), silver=1, knarrs=4, whaling_boats=(0,))

    assert (used.player.whaling_boats, used.player.knarrs, used.player.emigrated) == ((0,), 3, ("knarr",))


@pytest.mark.rule("FO-10.21", "FO-5.6")
def test_of_exchange_and_emigration_at_least_one_is_done():
    knarr, away = Choose(("knarr",)), Choose(("emigration",))
    only_exchange = choosing("c4_exchange_emigrate", silver=0, whaling_boats=(0,))
    declined = choosing("c4_exchange_emigrate", Decline(), silver=1, whaling_boats=(0,), knarrs=1)

    assert options(only_exchange, Choose, Decline) == [knarr]
    assert options(declined, Choose, Decline) == [away]
    assert refusal("c4_exchange_emigrate", silver=9) == NOTHING_TO_GAIN
    assert refusal("c4_exchange_emigrate", silver=0, knarrs=1) == NOTHING_TO_GAIN

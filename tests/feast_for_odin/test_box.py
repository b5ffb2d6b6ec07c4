"""The data of the box against what is printed, named here by hand."""

import tomllib
from collections import Counter
from importlib.resources import files

import msgspec
import pytest

from meadhall.games.feast_for_odin.box import BOX

DATA = files("meadhall.games.feast_for_odin") / "data"
FILES = ("actions.toml", "boards.toml", "goods.toml", "occupations.toml", "tables.toml")


# ---------------------------------------------------------------------- goods


@pytest.mark.rule("FO-10.11")
@pytest.mark.parametrize(
    ("footprint", "chain"),
    [
        ((2, 1), "peas mead oil rune_stone"),
        ((3, 1), "flax stockfish hide silverware"),
        ((2, 2), "beans milk wool chest"),
        ((4, 1), "grain salt_meat linen silk"),
        ((3, 2), "cabbage game_meat skin_and_bones spices"),
        ((3, 3), "fruits whale_meat robe treasure_chest"),
        ((4, 2), "sheep fur jewelry"),
        ((4, 2), "sheep_pregnant fur jewelry"),
        ((4, 3), "cattle clothing silver_hoard"),
        ((4, 3), "cattle_pregnant clothing silver_hoard"),
    ],
)
def test_goods_of_one_footprint_are_upgraded_colour_by_colour(footprint, chain):
    names = chain.split()
    goods = [BOX.goods[name] for name in names]

    assert [good.upgrade_to for good in goods] == [*names[1:], None]
    assert [good.colour for good in goods] == ["orange", "red", "green", "blue"][-len(names) :]
    assert {(good.w, good.h) for good in goods} == {footprint}


@pytest.mark.rule("FO-1.5")
def test_there_are_32_goods_of_four_colours():
    colours = Counter(good.colour for good in BOX.goods.values())

    assert colours == {"orange": 6, "red": 10, "green": 8, "blue": 8}


def test_every_good_has_another_good_on_its_back():
    pairs = """
        peas-mead flax-stockfish beans-milk grain-salt_meat cabbage-game_meat fruits-whale_meat
        sheep-sheep_pregnant cattle-cattle_pregnant oil-rune_stone hide-silverware wool-chest
        linen-silk skin_and_bones-spices fur-jewelry robe-treasure_chest clothing-silver_hoard
    """
    backs = dict(pair.split("-") for pair in pairs.split())

    assert {name: good.back for name, good in BOX.goods.items()} == backs | {b: a for a, b in backs.items()}


@pytest.mark.rule("FO-A40")
def test_there_are_346_goods_tiles():
    tiles = {name: good.tiles_in_box for name, good in BOX.goods.items() if good.tiles_in_box}

    food = {"peas": 25, "flax": 20, "beans": 20, "grain": 20, "cabbage": 17, "fruits": 15, "sheep": 18, "cattle": 15}
    crafts = {
        "oil": 43,
        "hide": 30,
        "wool": 30,
        "linen": 20,
        "skin_and_bones": 20,
        "fur": 20,
        "robe": 18,
        "clothing": 15,
    }
    assert tiles == food | crafts
    assert sum(tiles.values()) == 346


@pytest.mark.rule("FO-4.2")
@pytest.mark.parametrize(
    ("level", "crops"),
    [
        (0, ""),
        (1, "peas flax beans"),
        (2, "peas flax beans grain"),
        (3, "peas flax beans grain cabbage"),
        (4, "peas flax beans grain cabbage fruits"),
    ],
)
def test_the_crops_of_a_harvest(level, crops):
    assert BOX.harvest(level) == tuple(crops.split())


@pytest.mark.rule("FO-14.3")
def test_the_points_of_animals_in_the_stables():
    points = {name: good.vp_in_stable for name, good in BOX.goods.items() if good.species}

    assert points == {"sheep": 2, "sheep_pregnant": 3, "cattle": 3, "cattle_pregnant": 4}
    assert [name for name, good in BOX.goods.items() if good.pregnant] == ["sheep_pregnant", "cattle_pregnant"]


@pytest.mark.rule("FO-11.4")
def test_the_sword_values_of_blue_goods():
    assert {name: good.sword for name, good in BOX.goods.items() if good.sword} == {
        "rune_stone": 6,
        "silverware": 7,
        "chest": 8,
        "silk": 8,
        "spices": 9,
        "jewelry": 10,
        "treasure_chest": 11,
        "silver_hoard": 15,
    }


SPECIAL_TILES = [
    # cells, sword value, price, points
    ("glass_beads", 5, 7, 0, 0),
    ("helmet", 5, 8, 1, 0),
    ("cloakpin", 5, 8, 1, 0),
    ("belt", 5, 8, 2, 0),
    ("crucifix", 6, 8, 2, 0),
    ("drinking_horn", 6, 8, 2, 0),
    ("amber_figure", 7, 9, 2, 0),
    ("horseshoe", 7, 9, 2, 0),
    ("gold_brooch", 8, 9, 3, 0),
    ("forge_hammer", 9, 10, 4, 0),
    ("fibula", 9, 10, 4, 0),
    ("throwing_axe", 9, 11, 4, 0),
    ("chalice", 10, 12, 5, 0),
    ("round_shield", 12, 13, 6, 0),
    ("english_crown", 13, 16, None, 2),
]


@pytest.mark.rule("FO-10.17", "FO-14.3")
@pytest.mark.parametrize(("name", "cells", "sword", "price", "points"), SPECIAL_TILES)
def test_a_special_tile(name, cells, sword, price, points):
    tile = BOX.special_tiles[name]

    assert (tile.sword, tile.silver_cost, tile.vp) == (sword, price, points)
    assert "".join(tile.shape).count("X") == tile.cells == cells


@pytest.mark.rule("FO-2.7")
def test_there_are_15_special_tiles():
    assert list(BOX.special_tiles) == [name for name, *_ in SPECIAL_TILES]


@pytest.mark.rule("FO-10.7", "FO-A4", "FO-A5")
def test_what_can_be_forged():
    forged = [tile.id for tile in (*BOX.goods.values(), *BOX.special_tiles.values()) if tile.forge]

    assert forged == [
        "jewelry",
        "helmet",
        "cloakpin",
        "crucifix",
        "horseshoe",
        "forge_hammer",
        "fibula",
        "throwing_axe",
    ]


def test_the_shapes_of_three_special_tiles():
    assert BOX.special_tiles["glass_beads"].shape == (".X.", "XXX", ".X.")
    assert BOX.special_tiles["fibula"].shape == ("XX.", "X..", "XXX", "X..", "XX.")
    assert BOX.special_tiles["english_crown"].shape == ("X.X.X", "XXXXX", "XXXXX")


@pytest.mark.card("66", "88")
def test_the_goods_boxes_stand_in_columns_of_a_footprint():
    assert [(column.orange, column.red, column.blue) for column in BOX.goods_boxes] == [
        ("peas", "mead", "rune_stone"),
        ("flax", "stockfish", "silverware"),
        ("beans", "milk", "chest"),
        ("grain", "salt_meat", "silk"),
        ("cabbage", "game_meat", "spices"),
        (None, "sheep", "jewelry"),
        ("fruits", "whale_meat", "treasure_chest"),
        (None, "cattle", "silver_hoard"),
    ]


def test_there_are_47_weapon_cards():
    assert BOX.weapons == {"bow": 12, "snare": 12, "spear": 12, "sword": 11}
    assert sum(BOX.weapons.values()) == 47


@pytest.mark.rule("FO-9.6", "FO-14.4")
def test_a_thing_penalty_costs_three_points():
    assert BOX.thing_penalty == -3


# ---------------------------------------------------------------------- boards


def diagonals(board):
    return [(diagonal.values, diagonal.end_value) for diagonal in board.income_diagonals]


def bonuses(name):
    return ["+".join(cell.items) for _, cell in BOX.grids[name].all_of("bonus")]


@pytest.mark.rule("FO-7.9", "FO-14.4", "FO-A1")
def test_the_home_board():
    home, grid = BOX.home_board, BOX.grids["home_board"]

    assert (grid.rows, grid.columns) == (12, 13)
    assert grid.count("minus_one") == home.negative_count == 86
    assert diagonals(home) == [((0, 1, 2, 2, 3, 4, 5, 6, 7, 9, 12, 15), 18)]
    assert sorted(bonuses("home_board")) == ["mead", "ore", "rune_stone", "stone", "wood"]
    assert home.points == 0


@pytest.mark.rule("FO-1.7")
def test_the_bay_has_three_small_and_four_large_stages():
    assert (BOX.home_board.landing_stages.small, BOX.home_board.landing_stages.large) == (3, 4)


@pytest.mark.rule("FO-7.9", "FO-7.10", "FO-14.3", "FO-14.4", "FO-A6")
@pytest.mark.parametrize(
    ("name", "points", "negatives", "income", "bonus"),
    [
        ("shetland", 6, 24, [((0, 1, 2), 3)], "beans cabbage game_meat oil silverware"),
        ("faroe_islands", 4, 16, [((0, 1, 1, 1, 2, 2, 2, 3), 4)], "flax hide milk oil peas sheep"),
        ("iceland", 16, 24, [((1, 2, 3, 4, 5, 6, 7), 8)], "oil ore+stone stockfish"),
        ("greenland", 12, 20, [((0, 1, 2), 3), ((0, 1, 2, 3, 4), 5)], "stockfish whale_meat"),
        ("bear_island", 12, 22, [((1, 3, 4), 5)], "game_meat rune_stone+ore stockfish"),
        ("baffin_island", 12, 24, [((0, 1, 2, 2, 4), 6)], "oil ore skin_and_bones whale_meat"),
        ("labrador", 36, 40, [], "chest game_meat linen stockfish"),
        ("newfoundland", 38, 40, [], "cloakpin skin_and_bones stone_house"),
    ],
)
def test_an_exploration_board(name, points, negatives, income, bonus):
    board = BOX.boards[name]

    assert board.points == points
    assert BOX.grids[name].count("minus_one") == board.negative_count == negatives
    assert diagonals(board) == income
    assert sorted(bonuses(name)) == bonus.split()


@pytest.mark.rule("FO-2.6", "FO-4.4")
def test_the_exploration_tiles_have_two_sides():
    assert BOX.tiles == {
        ("A", "front"): "shetland",
        ("A", "back"): "bear_island",
        ("B", "front"): "faroe_islands",
        ("B", "back"): "baffin_island",
        ("C", "front"): "iceland",
        ("C", "back"): "labrador",
        ("D", "front"): "greenland",
        ("D", "back"): "newfoundland",
    }


@pytest.mark.rule("FO-2.7", "FO-7.8", "FO-14.3", "FO-14.4")
@pytest.mark.parametrize(
    ("name", "stock", "points", "negatives", "on_the_grid", "slots"),
    [
        ("shed", 3, 8, 6, 0, {"wood": 3, "stone": 3}),
        ("stone_house", 3, 10, 9, 7, {"wood": 1, "stone": 1}),
        ("long_house", 5, 17, 15, 15, {}),
    ],
)
def test_a_building(name, stock, points, negatives, on_the_grid, slots):
    building = BOX.buildings[name]

    assert (building.stock, building.points, building.negative_count) == (stock, points, negatives)
    assert BOX.grids[name].count("minus_one") == on_the_grid
    assert building.resource_slots == slots


@pytest.mark.rule("FO-7.8", "FO-6.7")
def test_a_long_house_has_two_pillars_and_three_bonuses():
    pillars = [at for at, _ in BOX.grids["long_house"].all_of("enclosed")]

    assert pillars == [(1, 3), (1, 7)]
    assert sorted(bonuses("long_house")) == ["beans", "oil", "peas"]
    assert bonuses("stone_house") == ["hide"]


@pytest.mark.parametrize(
    ("at", "kind", "value", "items"),
    [
        ((0, 0), "plain", None, ()),
        ((0, 1), "minus_one", None, ()),
        ((0, 2), "outside", None, ()),
        ((0, 7), "income", 7, ()),
        ((6, 5), "bonus", None, ("ore", "stone")),
    ],
)
def test_a_cell_of_iceland(at, kind, value, items):
    cell = BOX.grids["iceland"].cells[at[0]][at[1]]

    assert (cell.kind, cell.value, cell.items) == (kind, value, items)


@pytest.mark.rule("FO-A6")
def test_the_end_value_of_bear_island_is_printed_on_terrain():
    terrain = dict(BOX.grids["bear_island"].all_of("enclosed"))

    assert {at: cell.value for at, cell in terrain.items()} == {(1, 4): 5, (4, 2): None}


@pytest.mark.rule("FO-1.8", "FO-8.2", "FO-8.3", "FO-14.3")
@pytest.mark.parametrize(
    ("name", "size", "price", "printed_ore", "ore_slots", "emigrated"),
    [
        ("whaling_boat", "small", 3, 1, 1, 0),
        ("knarr", "large", 5, 0, 0, 18),
        ("longship", "large", 8, 0, 3, 21),
    ],
)
def test_a_ship(name, size, price, printed_ore, ore_slots, emigrated):
    ship = BOX.ships[name]

    assert (ship.size, ship.price, ship.vp) == (size, price, price)
    assert (ship.printed_ore, ship.ore_slots, ship.emigrated_vp) == (printed_ore, ore_slots, emigrated)


@pytest.mark.rule("FO-2.5", "FO-6.8")
def test_the_eight_mountain_strips():
    letters = {"wood": "w", "stone": "s", "ore": "o", "silver2": "2"}

    assert ["".join(letters[item] for item in items) for items in BOX.strips.values()] == [
        "wwsoo22",
        "wwssso2",
        "wwwwss2",
        "wwssoo2",
        "wwwsss2",
        "wwwsoo2",
        "wwwwso2",
        "wwwsso2",
    ]


@pytest.mark.rule("FO-4.2", "FO-4.3")
@pytest.mark.parametrize(
    ("length", "harvests", "turned"),
    [("long", [1, 2, 0, 3, 0, 4, 0], "--ABCD-"), ("short", [1, 0, 2, 0, 3, 0], "-ABCD-")],
)
def test_a_round_track(length, harvests, turned):
    track = BOX.tracks[length]

    assert [entry.harvest_level for entry in track] == harvests
    assert "".join(entry.flip or "-" for entry in track) == turned
    assert [entry.place_silver for entry in track] == [letter != "-" for letter in turned]


@pytest.mark.rule("FO-4.4")
def test_the_silver_on_exploration_boards_by_round():
    table = BOX.data["boards"].exploration_boards.silver_if_claimed_long

    assert BOX.silver_per_tile == 2
    assert {line.board: {entry.round: entry.silver for entry in line.by_round} for line in table} == {
        "shetland": {1: 0, 2: 0},
        "faroe_islands": {1: 0, 2: 0, 3: 2},
        "iceland": {1: 0, 2: 0, 3: 2, 4: 4},
        "greenland": {1: 0, 2: 0, 3: 2, 4: 4, 5: 6},
        "bear_island": {3: 0, 4: 2, 5: 4, 6: 6, 7: 6},
        "baffin_island": {4: 0, 5: 2, 6: 4, 7: 4},
        "labrador": {5: 0, 6: 2, 7: 2},
        "newfoundland": {6: 0, 7: 0},
    }


@pytest.mark.rule("FO-2.4", "FO-4.1", "FO-9.1")
@pytest.mark.parametrize(
    ("length", "first_cell", "rounds", "thing_square"),
    [("long", 6, 7, 5), ("short", 7, 6, 6)],
)
def test_where_the_twelve_vikings_stand_at_the_start(length, first_cell, rounds, thing_square):
    (start,) = (one for one in BOX.banquet_table.lengths if one.id == length)

    assert [(entry.cell, entry.round) for entry in start.viking_cells] == [
        (first_cell + number, number + 1) for number in range(rounds)
    ]
    assert start.vikings_on_thing_square == thing_square
    assert (BOX.banquet_table.cells, BOX.banquet_table.panels) == (12, 6)


# ---------------------------------------------------------------------- action spaces


@pytest.mark.rule("FO-5.2", "FO-5.7", "FO-5.8")
def test_61_spaces_in_four_columns():
    columns = [(one.column, one.vikings, one.spaces) for one in BOX.columns.values()]

    assert columns == [(1, 1, 18), (2, 2, 18), (3, 3, 16), (4, 4, 9)]
    assert Counter(space.column for space in BOX.spaces.values()) == {1: 18, 2: 18, 3: 16, 4: 9}
    assert len(BOX.spaces) == 61
    bonuses = [one.bonus for one in BOX.columns.values()]
    assert bonuses[:2] == [None, None]
    assert (bonuses[2].draw_occupation, bonuses[2].optional, bonuses[2].timing) == (1, False, "before_action")
    assert (bonuses[3].play_occupation, bonuses[3].optional, bonuses[3].timing) == (1, True, "before_or_after_action")


@pytest.mark.parametrize(
    ("group", "names"),
    [
        ("build_houses", "c1_shed c2_stone_house c3_long_house c4_house_and_ship"),
        ("build_ships", "c1_whaling_boat c2_knarr c3_longship c4_house_and_ship"),
        ("hunting", "c1_hunting_game c1_stockfish c2_hunting_game c2_laying_snare c3_whaling c4_whaling"),
        (
            "livestock_market",
            "c1_buy_stockfish c1_buy_salt_meat c2_buy_sheep c2_buy_cattle c3_sheep_or_cattle c4_sheep_and_cattle",
        ),
        ("weekly_market", "c1_market c2_market c3_market c4_market_products"),
        ("products", "c1_milk c2_mead c3_wool c4_market_products"),
        (
            "crafting",
            "c1_linen c1_rune_stone c2_clothing c2_chest c3_forge c3_chests_and_runes c4_crafting",
        ),
    ],
)
def test_the_spaces_of_a_group(group, names):
    assert BOX.spaces_of_group(group) == names.split()


@pytest.mark.rule("FO-10.1", "FO-10.3", "FO-10.5", "FO-10.23")
@pytest.mark.parametrize(
    ("name", "pay", "gain"),
    [
        ("c1_stockfish", {}, {"stockfish": 1}),
        ("c1_buy_stockfish", {"silver": 1}, {"stockfish": 2}),
        ("c1_buy_salt_meat", {"silver": 2}, {"salt_meat": 2}),
        ("c1_market", {}, {"beans": 1, "silver": 1}),
        ("c1_linen", {"flax": 1}, {"linen": 1}),
        ("c1_rune_stone", {"stone": 1}, {"rune_stone": 1, "silver": 1}),
        ("c2_buy_sheep", {"silver": 1}, {"sheep": 1}),
        ("c2_buy_cattle", {"silver": 3}, {"cattle": 1, "milk": 1}),
        ("c2_market", {}, {"flax": 1, "stockfish": 1, "silver": 1}),
        ("c2_mead", {}, {"mead": 2, "silver": 2}),
        ("c2_clothing", {"hide": 1, "linen": 1}, {"clothing": 1, "silver": 2}),
        ("c2_wood_per_player", {}, {"wood": "per_player", "ore": 1}),
        ("c3_market", {}, {"fruits": 1, "oil": 1, "salt_meat": 1, "silver": 1}),
        ("c3_chests_and_runes", {"stone": 2, "wood": 2}, {"chest": 2, "rune_stone": 2}),
        ("c4_sheep_and_cattle", {"silver": 3}, {"sheep": 1, "cattle": 1}),
        ("c4_plundering", {}, {"silver_hoard": 1}),
    ],
)
def test_a_space_that_pays_and_gains(name, pay, gain):
    (step,) = BOX.spaces[name].steps

    assert (step.pay.things if step.pay else {}) == pay
    assert step.gain.things == gain


@pytest.mark.rule("FO-10.5")
@pytest.mark.parametrize(
    ("name", "pay", "ship", "building"),
    [
        ("c1_shed", {"wood": 2}, (), "shed"),
        ("c1_whaling_boat", {"wood": 1}, ("whaling_boat",), None),
        ("c2_stone_house", {"stone": 1}, (), "stone_house"),
        ("c2_knarr", {"wood": 2}, ("knarr",), None),
        ("c3_long_house", {"stone": 2}, (), "long_house"),
        ("c3_longship", {"wood": 2}, ("longship",), None),
    ],
)
def test_a_space_that_builds(name, pay, ship, building):
    (step,) = BOX.spaces[name].steps

    assert step.pay.things == pay
    assert (step.gain.ship, step.gain.building) == (ship, building)


@pytest.mark.rule("FO-10.4", "FO-10.6", "FO-10.15")
def test_spaces_with_a_choice():
    houses = BOX.spaces["c4_house_and_ship"].steps[0].choose
    animals = BOX.spaces["c3_sheep_or_cattle"].steps[0].choose
    halves = BOX.spaces["c4_mountain_2222_or_trade_3x2"].steps[0].choose

    assert [(one.gain.building, one.gain.ship) for one in houses] == [
        ("stone_house", ("longship",)),
        ("long_house", ("knarr",)),
    ]
    assert [one.pay.things for one in houses] == [{"stone": 2, "wood": 2}] * 2
    assert [(one.pay.things if one.pay else {}, one.gain.things) for one in animals] == [
        ({}, {"sheep": 1}),
        ({"silver": 1}, {"cattle": 1}),
    ]
    assert halves[0].mountain == (2, 2, 2, 2)
    assert (halves[1].trade.count, halves[1].trade.steps) == (3, 2)


@pytest.mark.rule("FO-10.2")
def test_spaces_that_give_for_animals():
    milk = BOX.spaces["c1_milk"].steps[0].gain_from
    products = [step.gain_from for step in BOX.spaces["c4_market_products"].steps[1:]]

    assert (milk.count, milk.above) == ("cattle_any_in_stable", 3)
    assert {row.at: row.gain.things for row in milk.table} == {1: {"milk": 1}, 2: {"milk": 2}, 3: {"milk": 3}}
    assert [(one.count, one.table[0].gain.things, one.above) for one in products] == [
        ("cattle_any_in_stable", {"milk": 2}, 1),
        ("sheep_any_in_stable", {"wool": 1}, 1),
    ]


@pytest.mark.rule("FO-10.10", "FO-10.12", "FO-10.14")
@pytest.mark.parametrize(
    ("name", "mountain", "trade", "weapons"),
    [
        ("c1_mountain_2", [(2,)], [], 0),
        ("c1_mountain_1_trade_1", [(1,)], [(1, 1)], 0),
        ("c1_trade_2", [], [(2, 1)], 0),
        ("c2_mountain_3_trade_1", [(3,)], [(1, 1)], 0),
        ("c2_trade_3", [], [(3, 1)], 0),
        ("c3_mountain_3_2", [(3, 2)], [], 0),
        ("c3_trade_3_weapons", [], [(3, 1)], 4),
        ("c3_trade_4", [], [(4, 1)], 0),
        ("c4_mountain_4_trade_2x2", [(4,)], [(2, 2)], 0),
    ],
)
def test_a_space_of_mountains_and_trade(name, mountain, trade, weapons):
    steps = BOX.spaces[name].steps

    assert [step.mountain for step in steps if step.mountain] == mountain
    assert [(step.trade.count, step.trade.steps) for step in steps if step.trade] == trade
    assert sum(step.draw_weapons for step in steps) == weapons


@pytest.mark.rule("FO-10.16", "FO-10.17", "FO-10.18", "FO-10.19", "FO-10.24", "FO-11.4", "FO-11.5", "FO-11.8", "FO-A2")
def test_which_spaces_need_ships():
    needed = {
        space.id: "/".join(space.requires.ship_any_of) or f"{space.requires.count} {space.requires.ship}"
        for space in BOX.spaces.values()
        if space.requires
    }

    assert needed == {
        "c1_overseas_trading": "1 knarr",
        "c1_raiding": "1 longship",
        "c1_explore": "whaling_boat/knarr/longship",
        "c2_overseas_trading": "1 knarr",
        "c2_pillaging": "1 longship",
        "c2_explore": "knarr/longship",
        "c2_emigration": "knarr/longship",
        "c3_whaling": "1 whaling_boat",
        "c3_special_sale": "1 knarr",
        "c3_pillaging": "1 longship",
        "c3_explore": "1 longship",
        "c3_emigration": "knarr/longship",
        "c4_whaling": "1 whaling_boat",
        "c4_plundering": "2 longship",
    }


@pytest.mark.rule("FO-10.18")
@pytest.mark.parametrize(
    ("name", "boards"),
    [
        ("c1_explore", "shetland faroe_islands"),
        ("c2_explore", "iceland greenland bear_island"),
        ("c3_explore", "baffin_island labrador newfoundland"),
    ],
)
def test_which_boards_a_space_explores(name, boards):
    assert BOX.spaces[name].steps[0].explore == tuple(boards.split())


@pytest.mark.rule("FO-10.16")
@pytest.mark.parametrize("name", ["c1_overseas_trading", "c2_overseas_trading"])
def test_overseas_trading_turns_one_green_tile_of_each_type(name):
    (step,) = BOX.spaces[name].steps

    assert step.pay.things == {"silver": 1}
    assert (step.overseas_trade.from_, step.overseas_trade.each_type_at_most) == ("green", 1)


@pytest.mark.rule("FO-10.19", "FO-10.21")
@pytest.mark.parametrize("name", ["c2_emigration", "c3_emigration", "c4_exchange_emigrate"])
def test_emigration_costs_the_number_of_the_round(name):
    step = BOX.spaces[name].steps[-1]

    assert (step.pay.things, step.emigrate) == ({"silver": "round_number"}, 1)


@pytest.mark.rule("FO-10.7", "FO-10.8", "FO-10.17", "FO-10.21", "FO-10.23", "FO-11.8")
def test_spaces_of_their_own_kind():
    forge = BOX.spaces["c3_forge"].steps[0]
    robe, jewelry = BOX.spaces["c4_crafting"].steps[1:]
    exchange = BOX.spaces["c4_exchange_emigrate"].steps[0]
    sale = BOX.spaces["c3_special_sale"].steps[0].buy_special_tiles

    assert forge.pay.things == {"ore": 1}
    assert forge.gain_choice.one_of == ("jewelry", "any_available_special_tile_with_forge_symbol")
    assert (robe.pay.things, robe.gain.things, robe.optional) == ({"wool": 1}, {"robe": 1}, True)
    assert (jewelry.pay.things, jewelry.gain.things, jewelry.optional) == ({"silverware": 1}, {"jewelry": 1}, True)
    assert (exchange.pay.ship, exchange.gain.ship, exchange.optional) == ("whaling_boat", ("knarr",), True)
    assert (sale.min, sale.max) == (1, 2)
    boats = [BOX.spaces[name].steps[0].boats for name in ("c3_whaling", "c4_whaling")]
    assert [(one.min, one.max) for one in boats] == [(1, 3), (1, 1)]
    played = {
        space.id: (step.play_occupation.min, step.play_occupation.max)
        for space in BOX.spaces.values()
        for step in space.steps
        if step.play_occupation
    }
    assert played == {"c1_play_occupation": (1, 1), "c2_play_occupations": (1, 2), "c3_play_occupations": (1, 4)}


@pytest.mark.rule("FO-10.8", "FO-10.23")
def test_spaces_with_a_cost_to_choose_or_without_one():
    draw, play, chest = (
        BOX.spaces[f"c{name}"].steps[0] for name in ("1_draw_occupation", "1_play_occupation", "2_chest")
    )

    assert (draw.pay, draw.draw_occupation, draw.gain.things) == (None, 1, {"silver": 1})
    assert ([cost.things for cost in play.choose_pay], play.gain.things) == ([{"stone": 1}, {"ore": 1}], {"silver": 1})
    assert [cost.things for cost in chest.choose_pay] == [{"wood": 1}, {"ore": 1}]
    assert chest.gain.things == {"chest": 1, "silver": 1}
    assert BOX.spaces["c4_crafting"].steps[0].gain.things == {"silver": 4}
    assert BOX.spaces["c4_market_products"].steps[0].gain.things == {"spices": 1, "silver": 1}


@pytest.mark.rule("FO-5.5")
def test_the_steps_that_may_be_declined():
    optional = {
        space.id: [step.optional for step in space.steps]
        for space in BOX.spaces.values()
        if any(step.optional for step in space.steps)
    }

    assert optional == {
        "c1_mountain_1_trade_1": [True, True],
        "c2_mountain_3_trade_1": [True, True],
        "c3_trade_3_weapons": [True, False],
        "c4_crafting": [False, True, True],
        "c4_mountain_4_trade_2x2": [True, True],
        "c4_exchange_emigrate": [True, True],
    }


@pytest.mark.rule("FO-12.1", "FO-12.2", "FO-A26")
def test_the_imitation_tiles():
    tiles = [[(side.side, side.column) for side in tile.sides] for tile in BOX.imitation.tiles]

    assert tiles == [[("A", 1), ("B", 2)], [("A", 3), ("B", 4)]]
    assert (BOX.imitation.players, BOX.imitation.order) == (4, 19)
    assert BOX.imitation.imitate.same_column
    assert not BOX.imitation.imitate.target_is_imitation_space


def test_the_spaces_of_actions_without_dice():
    assert BOX.action_types["plundering"] == ("c4_plundering",)
    assert BOX.action_types["emigration"] == ("c2_emigration", "c3_emigration", "c4_exchange_emigrate")
    assert BOX.action_types["trade_3"] == ("c2_trade_3", "c3_trade_3_weapons")
    assert BOX.action_types["trade_4"] == ("c3_trade_4",)


# ---------------------------------------------------------------------- occupations


@pytest.mark.rule("FO-2.1", "FO-2.2")
def test_there_are_190_occupations_in_three_decks():
    found = Counter((card.deck, card.start) for card in BOX.occupations.values())

    assert sorted(BOX.occupations) == list(range(1, 191))
    assert found == {
        ("A", True): 15,
        ("B", True): 15,
        ("C", True): 15,
        ("A", False): 57,
        ("B", False): 44,
        ("C", False): 44,
    }


@pytest.mark.rule("FO-2.1", "FO-13.6")
def test_only_the_decks_b_and_c_have_as_soon_as_cards():
    cards = [(card.number, card.deck) for card in BOX.occupations.values() if card.kind == "as_soon_as"]

    assert cards == [(178, "B"), (179, "B"), (180, "C"), (181, "C"), (182, "C"), (189, "B")]


@pytest.mark.rule("FO-A35")
def test_two_names_occur_twice():
    numbers = {}
    for card in BOX.occupations.values():
        numbers.setdefault(card.name, []).append(card.number)

    assert {name: these for name, these in numbers.items() if len(these) > 1} == {
        "Tutor": [52, 99],
        "Spice Merchant": [94, 148],
    }


@pytest.mark.rule("FO-13.1")
def test_the_points_of_most_cards_are_0_to_3():
    others = {card.number: card.vp for card in BOX.occupations.values() if not 0 <= card.vp <= 3}

    assert others == {5: 7, 45: -1, 71: -1, 100: -1, 106: -1, 180: -2}


@pytest.mark.card("3")
def test_the_furrier_names_the_spaces_that_print_one_silver():
    one_silver = {
        space.id
        for space in BOX.spaces.values()
        for step in space.steps
        if step.gain and step.gain.things.get("silver") == 1
    }

    assert set(BOX.occupations[3].fx[0].space) == one_silver
    assert len(one_silver) == 8


@pytest.mark.parametrize(
    ("number", "effects"),
    [
        pytest.param(
            2,
            [
                {
                    "trigger": "space_used",
                    "when": "before",
                    "if": {"silver_cost_at_least": 2},
                    "mod": {"silver_cost": -1},
                }
            ],
            marks=pytest.mark.card("2"),
        ),
        pytest.param(
            44,
            [
                {
                    "trigger": "anytime",
                    "pay": {"things": {"hide": 1, "wool": 1, "linen": 1}},
                    "gain": {"things": {"clothing": 1, "silver": 3}},
                }
            ],
            marks=pytest.mark.card("44"),
        ),
        pytest.param(
            46,
            [
                {
                    "trigger": "anytime",
                    "choose_pay": [{"things": {"wood": 3, "wool": 1}}, {"things": {"wood": 3, "linen": 1}}],
                    "gain": {"ship": ["longship"]},
                }
            ],
            marks=pytest.mark.card("46"),
        ),
        pytest.param(
            72,
            [
                {
                    "trigger": "play",
                    "opt": True,
                    "pay": {"things": {"silver": "round_number"}},
                    "gain": {"building": "stone_house"},
                }
            ],
            marks=pytest.mark.card("72"),
        ),
        pytest.param(
            106,
            [
                {
                    "trigger": "space_used",
                    "space": ["c4_plundering"],
                    "when": "before",
                    "mod": {"vikings_needed_by_longships": [{"at": 3, "vikings": 3}, {"at": 4, "vikings": 2}]},
                }
            ],
            marks=pytest.mark.card("106"),
        ),
        pytest.param(
            141,
            [
                {
                    "trigger": "success",
                    "type": ["whaling"],
                    "if": {"spent_exactly": {"wood": 0}},
                    "table": [
                        {"at": 1, "gain": {"things": {"cabbage": 1}}},
                        {"at": 2, "gain": {"things": {"beans": 1}}},
                        {"at": 3, "gain": {"things": {"peas": 1}}},
                    ],
                    "count": "whaling_boats_used",
                    "match": "exact",
                }
            ],
            marks=pytest.mark.card("141"),
        ),
        pytest.param(
            178,
            [
                {
                    "trigger": "state",
                    "if": {"owned_at_least": {"large_ships": 4}},
                    "limit": "once_per_game",
                    "gain": {"ship": ["whaling_boat", "whaling_boat"]},
                }
            ],
            marks=pytest.mark.card("178"),
        ),
    ],
)
def test_what_a_card_says(number, effects):
    assert msgspec.json.decode(msgspec.json.encode(BOX.occupations[number].fx)) == effects


@pytest.mark.card("82")
def test_the_prices_of_the_longship_builder_by_knarrs():
    purchase = BOX.occupations[82].fx[0].mod.buy_ship

    assert {row.at: row.price for row in purchase.price_by_knarrs} == {0: 8, 1: 6, 2: 3, 3: 1}


# ---------------------------------------------------------------------- tables


@pytest.mark.rule("FO-2.3", "FO-2.5", "FO-2.9")
def test_what_everybody_starts_with():
    setup = BOX.setup

    assert setup.weapons == {"bow": 1, "snare": 1, "spear": 1}
    assert setup.goods == {"mead": 1}
    assert (setup.silver, setup.resources) == (0, {"wood": 0, "stone": 0, "ore": 0})
    assert setup.starting_occupations == 1
    assert {entry.players: entry.strips for entry in setup.strips_face_up} == {1: 2, 2: 2, 3: 2, 4: 3}


@pytest.mark.rule("FO-2.1")
def test_the_decks_that_can_be_chosen():
    assert BOX.setup.decks == (("A",), ("B", "C"), ("A", "B", "C"))


@pytest.mark.rule("FO-3.1")
def test_the_twelve_phases_of_a_round():
    assert BOX.phases == (
        "new_viking",
        "harvest",
        "exploration_flip_and_silver",
        "new_weapon",
        "actions",
        "start_player",
        "income",
        "breeding",
        "feast",
        "bonus",
        "mountain_strips",
        "return_vikings",
    )


@pytest.mark.rule("FO-3.2")
def test_the_last_round_ends_after_the_feast():
    assert BOX.data["tables"].phases.last_round_stops_after == "feast"


@pytest.mark.rule("FO-11.4", "FO-11.5", "FO-11.6", "FO-11.7", "FO-11.8", "FO-A39")
@pytest.mark.parametrize(
    ("name", "die", "aim", "spent", "success", "failure", "back"),
    [
        ("hunting_game", 8, "low", "bow wood", {"hide": 1, "game_meat": 1}, {"wood": 1, "bow": 1}, 0),
        ("laying_snare", 8, "low", "snare wood", {"fur": 1, "snare": 1}, {"wood": 1, "snare": 1}, 1),
        (
            "whaling",
            12,
            "low",
            "spear wood",
            {"oil": 1, "skin_and_bones": 1, "whale_meat": 1},
            {"wood": 1, "spear": 1},
            2,
        ),
        ("raiding", 8, "high", "sword stone", {}, {"stone": 1, "sword": 1}, 0),
        ("pillaging", 12, "high", "sword stone", {}, {"stone": 1, "sword": 1}, 1),
    ],
)
def test_a_dice_action(name, die, aim, spent, success, failure, back):
    action = BOX.dice_actions[name]

    assert (action.die, action.aim, action.vikings_back) == (die, aim, back)
    assert (action.pay_with or action.plus_with) == tuple(spent.split())
    assert (action.success, action.failure) == (success, failure)


@pytest.mark.rule("FO-11.1", "FO-11.4", "FO-11.5", "FO-11.8")
def test_ore_in_dice_actions():
    whaling, raiding, pillaging = (BOX.dice_actions[name] for name in ("whaling", "raiding", "pillaging"))

    assert (whaling.minus_per_ore_on_chosen_boats, whaling.ship) == (1, "whaling_boat")
    assert (raiding.plus_per_ore_on_best_longship, pillaging.plus_per_ore_on_best_longship) == (0, 1)
    assert (raiding.auto_fail_at_or_below, pillaging.auto_fail_at_or_below) == (5, 5)
    assert BOX.max_rolls == 3


@pytest.mark.rule("FO-14.3", "FO-14.4", "FO-14.6")
def test_what_scores_besides_the_pieces():
    scoring = BOX.scoring

    assert (scoring.silver_in_supply, scoring.uncovered_negative_cell, scoring.empty_resource_slot) == (1, -1, -1)
    assert scoring.tie == "shared_victory"


@pytest.mark.rule("FO-15.1", "FO-15.4", "FO-15.5", "FO-A3")
@pytest.mark.parametrize(
    ("length", "first", "second", "square", "waiting", "removed"),
    [
        ("long", {1: 1, 3: 2, 5: 2, 7: 2}, {2: 2, 4: 2, 6: 2}, 5, 5, {"first": 0, "second": 1}),
        ("short", {1: 2, 3: 2, 5: 2}, {2: 2, 4: 2, 6: 2}, 5, 6, {"first": 1, "second": 0}),
    ],
)
def test_the_vikings_of_a_solo_game(length, first, second, square, waiting, removed):
    (start,) = (one for one in BOX.solo.lengths if one.id == length)
    placed = {"first": {}, "second": {}}
    for entry in start.banquet_table:
        placed[entry.colour][entry.round] = entry.vikings

    assert placed == {"first": first, "second": second}
    assert (start.thing_square, start.waiting_space, start.removed) == (square, waiting, removed)
    assert (BOX.solo.skip_phases, BOX.solo.benchmark_score) == (("start_player",), 100)


@pytest.mark.parametrize("name", FILES)
def test_every_group_says_where_it_comes_from_and_how_sure_it_is(name):
    groups = tomllib.loads((DATA / name).read_text("utf-8"))

    assert groups
    for group in groups.values():
        assert group["provenance"] in ("rulebook", "public", "reconstructed")
        assert 0 <= group["confidence"] <= 1

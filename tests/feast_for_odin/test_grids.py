"""Where pieces may lie on boards and in houses, and what boards are worth (FO-7)."""

import json
import random

import msgspec
import pytest
from hypothesis import settings

from meadhall.games.feast_for_odin.grids import Board, Laid
from meadhall.games.feast_for_odin.pieces import Piece, Placement
from tests.feast_for_odin import reference
from tests.feast_for_odin.reference import BOARDS, GOODS, PIECE, PIECES, PRINTED, SPECIAL, TOKENS

HOME = BOARDS["home_board"]
GREENLAND = BOARDS["greenland"]
STONE_HOUSE = BOARDS["stone_house"]
LONG_HOUSE = BOARDS["long_house"]
HOME_RULE = [id for id, (rule, _) in PRINTED.items() if rule == "home"]
HOUSES = [id for id, (rule, _) in PRINTED.items() if rule == "house"]


def block(row, column, height, width):
    """All cells of a rectangle."""
    return [(r, c) for r in range(row, row + height) for c in range(column, column + width)]


def covering(board, *cells):
    """Whatever it is that lies on these cells, it touches nothing."""
    return Laid(covered=board.set_of(set(cells)))


def all_but(board, *cells):
    """Everything is covered, apart from these cells."""
    return Laid(covered=board.coverable & ~board.set_of(cells))


def laying(board, *placements):
    """Pieces are laid one after another, each legally."""
    laid = Laid()
    for placement in placements:
        assert board.why_not(laid, placement) is None, placement
        laid = board.lay(laid, placement)
    return laid


def refusal(board, laid, piece, row, column, turn=0, mirrored=False):
    """Why a piece can't be laid here, and by which rule."""
    reason = board.why_not(laid, Placement(piece, row, column, turn, mirrored))
    return reason and (reason.id, reason.rule)


# ---------------------------------------------------------------------- what may be laid (FO-7.1, FO-7.8)


@pytest.mark.rule("FO-7.1")
@pytest.mark.parametrize("id", HOME_RULE)
def test_home_and_exploration_boards_take_green_and_blue_goods_special_tiles_silver_and_ore(id):
    board, laid = BOARDS[id], Laid()

    for piece in PIECES:
        answers = {refusal(board, laid, piece.id, row, column) for row, column in TOKENS[id]}
        if piece.colour in ("orange", "red", "wood"):
            assert answers == {("piece-not-allowed", "FO-7.1")}
        else:
            assert ("piece-not-allowed", "FO-7.1") not in answers
    for piece in ("oil", "rune_stone", "helmet", "silver", "ore"):
        assert board.has_room(laid, piece)


@pytest.mark.rule("FO-7.1", "FO-7.8")
@pytest.mark.parametrize(("id", "rule"), [*((id, "FO-7.1") for id in HOME_RULE), *((id, "FO-7.8") for id in HOUSES)])
def test_stone_and_wood_cover_no_cells(id, rule):
    assert refusal(BOARDS[id], Laid(), "stone", 0, 0) == ("piece-not-allowed", rule)
    assert refusal(BOARDS[id], Laid(), "wood", 0, 0) == ("piece-not-allowed", rule)
    assert list(BOARDS[id].placements(Laid(), "wood")) == []


@pytest.mark.rule("FO-7.8")
@pytest.mark.parametrize("id", HOUSES)
def test_houses_take_goods_of_all_colours_special_tiles_and_silver_but_no_ore(id):
    board, laid = BOARDS[id], Laid()

    assert refusal(board, laid, "ore", 2, 2) == ("piece-not-allowed", "FO-7.8")
    assert not board.has_room(laid, "ore")
    for piece in ("peas", "mead", "oil", "rune_stone", "glass_beads", "silver"):
        assert board.has_room(laid, piece)


@pytest.mark.rule("FO-7.8")
def test_for_the_master_joiner_wood_is_laid_on_single_cells_of_a_house_and_touches_anything():
    house = Board("stone_house", "house", PRINTED["stone_house"][1]["grid"], PIECES, wood=True)
    beside_peas = laying(STONE_HOUSE, Placement("peas", 2, 2))

    assert len(house.placements(beside_peas, "wood")) == 13 - 2
    assert refusal(house, beside_peas, "wood", 2, 1) is None
    assert refusal(house, house.lay(beside_peas, Placement("wood", 2, 1)), "wood", 1, 1) is None


# ---------------------------------------------------------------------- how it lies (FO-7.2)


@pytest.mark.rule("FO-7.2")
@pytest.mark.parametrize("good", GOODS, ids=lambda good: good["id"])
def test_goods_lie_lengthwise_or_crosswise_and_square_ones_only_one_way(good):
    piece, w, h = PIECE[good["id"]], good["w"], good["h"]

    assert [(one.turn, one.mirrored) for one in piece.orientations] == [(0, False), (90, False)][: 1 if w == h else 2]
    assert set(piece.orientations[0].cells) == set(block(0, 0, h, w))
    assert set(piece.orientations[-1].cells) == set(block(0, 0, w, h))


@pytest.mark.rule("FO-7.2", "FO-A21")
def test_special_tiles_are_turned_clockwise_and_mirrored():
    cloakpin = {(one.turn, one.mirrored): one.cells for one in PIECE["cloakpin"].orientations}

    assert cloakpin[0, False] == ((0, 0), (1, 0), (1, 1), (1, 2), (1, 3))
    assert cloakpin[90, False] == ((0, 0), (0, 1), (1, 0), (2, 0), (3, 0))
    assert cloakpin[0, True] == ((0, 3), (1, 0), (1, 1), (1, 2), (1, 3))
    assert cloakpin[90, True] == ((0, 0), (1, 0), (2, 0), (3, 0), (3, 1))
    assert len(cloakpin) == 8


@pytest.mark.rule("FO-A21")
def test_each_special_tile_has_as_many_orientations_as_it_has_different_looks():
    looks = {tile["id"]: len(PIECE[tile["id"]].orientations) for tile in SPECIAL}

    assert looks == {
        "glass_beads": 1,
        "helmet": 8,
        "cloakpin": 8,
        "belt": 2,
        "crucifix": 4,
        "drinking_horn": 8,
        "amber_figure": 4,
        "horseshoe": 4,
        "gold_brooch": 2,
        "forge_hammer": 4,
        "fibula": 4,
        "throwing_axe": 4,
        "chalice": 4,
        "round_shield": 1,
        "english_crown": 4,
    }


@pytest.mark.rule("FO-7.2", "FO-A21")
def test_goods_are_never_mirrored_and_no_turn_is_offered_twice():
    assert refusal(HOME, Laid(), "skin_and_bones", 0, 0, mirrored=True) == ("no-such-turn", "FO-A21")
    assert refusal(HOME, Laid(), "skin_and_bones", 0, 0, turn=180) == ("no-such-turn", "FO-7.2")
    assert refusal(HOME, Laid(), "skin_and_bones", 0, 0, turn=45) == ("no-such-turn", "FO-7.2")
    assert refusal(HOME, Laid(), "skin_and_bones", 0, 0, turn=90) is None


@pytest.mark.rule("FO-7.2")
@pytest.mark.parametrize(
    ("row", "column", "turn"),
    [
        pytest.param(-1, 0, 0, id="above the board"),
        pytest.param(0, -1, 0, id="left of it"),
        pytest.param(2, 12, 0, id="out of the right side, and not in again on the left"),
        pytest.param(11, 6, 90, id="out of the bottom"),
        pytest.param(5, 11, 0, id="into the sea"),
        pytest.param(0, 15, 0, id="far to the right, and not in the next row"),
        pytest.param(400, 400, 0, id="far away"),
    ],
)
def test_a_tile_must_lie_wholly_on_cells_of_one_board(row, column, turn):
    assert refusal(HOME, Laid(), "rune_stone", row, column, turn) == ("off-the-board", "FO-7.2")
    assert Placement("rune_stone", row, column, turn) not in HOME.placements(Laid(), "rune_stone")


@pytest.mark.rule("FO-7.2")
def test_a_tile_may_reach_around_a_corner_of_the_board():
    edge = Board("corner", "home", ["_ . _", "_ _ _"], [PIECE["horseshoe"], Piece("bow", "blue", ("X.X", "XXX"))])

    assert list(edge.placements(Laid(), "bow")) == [Placement("bow", 0, 0)]
    assert not edge.has_room(Laid(), "horseshoe")


@pytest.mark.rule("FO-7.2")
def test_a_tile_does_not_lie_on_another():
    laid = laying(HOME, Placement("rune_stone", 3, 3))

    reason = HOME.why_not(laid, Placement("fur", 2, 1))
    assert (reason.id, reason.rule, reason.args) == ("cell-covered", "FO-7.2", {"row": 3, "column": 3})
    assert refusal(HOME, laid, "silver", 3, 4) == ("cell-covered", "FO-7.2")
    assert refusal(HOME, laid, "silver", 3, 5) is None


@pytest.mark.rule("FO-7.2")
@pytest.mark.parametrize(
    ("board", "row", "column"),
    [("greenland", 1, 3), ("faroe_islands", 2, 6), ("bear_island", 1, 4), ("bear_island", 4, 2), ("labrador", 6, 6)],
)
def test_lakes_and_glaciers_are_never_covered(board, row, column):
    reason = BOARDS[board].why_not(Laid(), Placement("silver", row, column))

    assert (reason.id, reason.rule, reason.args) == ("cell-not-coverable", "FO-7.2", {"row": row, "column": column})


@pytest.mark.rule("FO-7.2")
def test_a_lake_is_named_rather_than_a_tile_beside_it():
    reason = GREENLAND.why_not(covering(GREENLAND, (1, 2)), Placement("hide", 1, 1))

    assert (reason.id, reason.args) == ("cell-not-coverable", {"row": 1, "column": 3})


@pytest.mark.rule("FO-7.2", "FO-7.8")
def test_the_pillars_of_a_long_house_are_never_covered_but_may_be_surrounded():
    assert refusal(LONG_HOUSE, Laid(), "peas", 1, 2) == ("cell-not-coverable", "FO-7.2")
    assert refusal(LONG_HOUSE, Laid(), "silver", 1, 7) == ("cell-not-coverable", "FO-7.2")
    around = Piece("around", "blue", ("XXX", "X.X", "XXX"))
    house = Board("long_house", "house", PRINTED["long_house"][1]["grid"], [around])
    assert [(one.row, one.column) for one in house.placements(Laid(), "around")] == [(0, 0), (0, 2), (0, 4), (0, 6)]


# ---------------------------------------------------------------------- green goods (FO-7.3)


@pytest.mark.rule("FO-7.3")
@pytest.mark.parametrize(("row", "column"), [(0, 2), (0, 3), (4, 2), (4, 3), (2, 1), (3, 1), (2, 4), (3, 4)])
def test_green_goods_do_not_share_an_edge_on_a_board(row, column):
    laid = laying(HOME, Placement("wool", 2, 2))

    assert refusal(HOME, laid, "oil", row, column, turn=90) == ("beside-same-colour", "FO-7.3")


@pytest.mark.rule("FO-7.3")
def test_the_refusal_names_a_cell_of_the_green_good_in_the_way():
    laid = laying(HOME, Placement("wool", 2, 2))

    reason = HOME.why_not(laid, Placement("oil", 3, 4))
    assert reason.args == {"colour": "green", "row": 3, "column": 3}


@pytest.mark.rule("FO-7.3")
def test_green_goods_may_touch_at_a_corner():
    laid = laying(HOME, Placement("wool", 2, 2))

    for row, column in ((0, 0), (0, 4), (4, 0), (4, 4)):
        assert refusal(HOME, laid, "wool", row, column) is None


@pytest.mark.rule("FO-7.3")
@pytest.mark.parametrize("piece", ["chest", "silver", "ore", "helmet", "jewelry"])
def test_blue_goods_special_tiles_silver_and_ore_touch_anything(piece):
    between = laying(HOME, Placement("wool", 2, 2), Placement(piece, 2, 4))

    assert refusal(HOME, between, piece, 4, 2) is None
    assert refusal(HOME, between, "oil", 1, 4) is None


@pytest.mark.rule("FO-7.3")
def test_the_last_column_of_a_row_is_not_beside_the_first_of_the_next():
    laid = laying(HOME, Placement("oil", 1, 12, turn=90))

    assert refusal(HOME, laid, "oil", 3, 0) is None
    assert refusal(HOME, laid, "oil", 2, 0) is None


# ---------------------------------------------------------------------- income cells (FO-7.4)


@pytest.mark.rule("FO-7.4", "FO-7.5")
def test_the_first_income_cell_may_be_covered_at_once():
    assert refusal(HOME, Laid(), "silver", 11, 0) is None


@pytest.mark.rule("FO-7.4")
def test_an_income_cell_waits_for_the_cell_below_the_one_to_the_left_and_the_one_to_the_lower_left():
    square = ((10, 0), (11, 0), (11, 1))

    assert refusal(HOME, covering(HOME, *square), "silver", 10, 1) is None
    for row, column in square:
        reason = HOME.why_not(covering(HOME, *set(square) - {(row, column)}), Placement("silver", 10, 1))
        assert (reason.id, reason.rule) == ("income-out-of-order", "FO-7.4")
        assert reason.args == {"row": 10, "column": 1, "open_row": row, "open_column": column}


@pytest.mark.rule("FO-7.4", "FO-A6")
def test_an_income_cell_waits_for_the_whole_rectangle_to_its_lower_left():
    rectangle = set(block(8, 0, 4, 4)) - {(8, 3), (9, 1)}

    assert TOKENS["home_board"][9, 1] == "*mead"
    assert refusal(HOME, covering(HOME, *rectangle), "silver", 8, 3) is None
    for cell in rectangle:
        args = HOME.why_not(covering(HOME, *rectangle - {cell}), Placement("silver", 8, 3)).args
        assert (args["open_row"], args["open_column"]) == cell


@pytest.mark.rule("FO-7.4")
def test_what_is_above_or_to_the_right_of_an_income_cell_does_not_matter():
    assert refusal(HOME, covering(HOME, (10, 0), (11, 0), (11, 1)), "silver", 10, 1) is None
    assert refusal(HOME, all_but(HOME, (11, 0), (10, 1)), "silver", 10, 1) == ("income-out-of-order", "FO-7.4")


@pytest.mark.rule("FO-7.4", "FO-7.6")
def test_a_bonus_cell_counts_as_covered():
    rest = [cell for cell in block(9, 0, 3, 3) if cell not in ((9, 1), (9, 2))]

    assert TOKENS["home_board"][9, 1] == "*mead"
    assert refusal(HOME, covering(HOME, *rest), "silver", 9, 2) is None
    assert refusal(HOME, covering(HOME, *rest, (9, 1)), "silver", 9, 2) is None


@pytest.mark.rule("FO-7.4")
def test_other_income_cells_must_be_really_covered():
    rest = [cell for cell in block(10, 0, 2, 2) if cell not in ((10, 1), (11, 0))]

    assert refusal(HOME, covering(HOME, *rest), "silver", 10, 1) == ("income-out-of-order", "FO-7.4")
    assert HOME.why_not(covering(HOME, *rest), Placement("silver", 10, 1)).args["open_row"] == 11


@pytest.mark.rule("FO-7.4")
def test_lakes_and_sea_to_the_lower_left_are_ignored():
    faroes, tokens = BOARDS["faroe_islands"], TOKENS["faroe_islands"]
    land = set(block(5, 0, 3, 3)) - {(5, 2)}

    assert (tokens[5, 2], tokens[8, 0], tokens[8, 1], tokens[8, 2]) == ("$1", ".", ".", ".")
    assert refusal(faroes, covering(faroes, *land), "silver", 5, 2) is None
    assert (tokens[4, 3], tokens[5, 3], tokens[4, 2]) == ("$1", "#", ".")
    assert refusal(faroes, covering(faroes, *land, (5, 2), (6, 3), (7, 3)), "silver", 4, 3) is None


@pytest.mark.rule("FO-7.4")
@pytest.mark.parametrize(("piece", "row", "income"), [("wool", 10, 2), ("robe", 9, 2), ("clothing", 9, 2)])
def test_one_tile_may_cover_several_income_cells_if_the_rule_holds_for_each(piece, row, income):
    assert refusal(HOME, Laid(), piece, row, 0) is None
    assert HOME.income(laying(HOME, Placement(piece, row, 0))) == income


@pytest.mark.rule("FO-7.4")
def test_a_tile_is_refused_if_only_the_upper_of_its_income_cells_is_out_of_order():
    laid = covering(HOME, (11, 0), (11, 1))
    step = Piece("step", "blue", (".XX", "XX."))
    board = Board("home_board", "home", PRINTED["home_board"][1]["grid"], [step])

    reason = board.why_not(laid, Placement("step", 9, 1))

    assert TOKENS["home_board"][9, 2] == "$2"
    assert TOKENS["home_board"][10, 1] == "$1"
    assert reason.args == {"row": 10, "column": 1, "open_row": 10, "open_column": 0}
    reason = board.why_not(covering(HOME, (10, 0), (11, 0), (11, 1)), Placement("step", 9, 1))
    assert reason.args == {"row": 9, "column": 2, "open_row": 9, "open_column": 0}
    ready = covering(HOME, (9, 0), (10, 0), (11, 0), (11, 1), (11, 2))
    assert board.why_not(ready, Placement("step", 9, 1)) is None


@pytest.mark.rule("FO-7.4")
def test_a_tile_that_covers_an_income_cell_but_not_its_neighbour_below_is_not_offered():
    corners = [(one.row, one.column) for one in HOME.placements(Laid(), "chest")]

    assert (10, 0) in corners
    assert (9, 1) not in corners
    assert (10, 1) not in corners
    assert (0, 10) not in corners
    assert (10, 2) in corners


@pytest.mark.rule("FO-7.4", "FO-A6")
def test_the_upper_diagonal_of_greenland_waits_for_the_lower_one():
    below = [cell for cell in GREENLAND.cells(GREENLAND.coverable) if cell[0] >= 2 and cell[1] <= 3]
    needed = set(below) - {(2, 3), (2, 1)}

    assert TOKENS["greenland"][2, 1] == "*whale_meat"
    assert TOKENS["greenland"][6, 3] == TOKENS["greenland"][2, 3] == "$0"
    assert refusal(GREENLAND, covering(GREENLAND, *needed), "silver", 2, 3) is None
    reason = GREENLAND.why_not(covering(GREENLAND, *needed - {(6, 3)}), Placement("silver", 2, 3))
    assert reason.args == {"row": 2, "column": 3, "open_row": 6, "open_column": 3}


@pytest.mark.rule("FO-7.4", "FO-A6")
def test_the_lower_diagonal_of_greenland_does_not_wait_for_the_upper_one():
    assert refusal(GREENLAND, covering(GREENLAND, (6, 2)), "silver", 6, 3) is None
    assert refusal(GREENLAND, Laid(), "silver", 6, 3) == ("income-out-of-order", "FO-7.4")
    assert refusal(GREENLAND, Laid(), "oil", 6, 2) is None


@pytest.mark.rule("FO-7.5")
def test_cells_that_are_no_income_cells_are_covered_in_any_order_wherever_they_are():
    free = {
        cell
        for cell, token in TOKENS["home_board"].items()
        if token in ("_", "-1") or token.startswith("*") or token == "$0"
    }

    assert {(one.row, one.column) for one in HOME.placements(Laid(), "ore")} == free


# ---------------------------------------------------------------------- bonus cells, moving (FO-7.6, FO-7.7)


@pytest.mark.rule("FO-7.6", "FO-7.10")
def test_a_bonus_cell_may_be_covered_which_gives_up_the_bonus():
    earning = all_but(HOME, (9, 1))

    assert HOME.bonuses(earning) == ["mead"]
    assert refusal(HOME, earning, "silver", 9, 1) is None
    assert HOME.bonuses(HOME.lay(earning, Placement("silver", 9, 1))) == []


@pytest.mark.rule("FO-7.6")
@pytest.mark.parametrize("id", BOARDS)
def test_an_uncovered_bonus_cell_costs_nothing(id):
    board = BOARDS[id]
    bonus_cells = [cell for cell, token in TOKENS[id].items() if token.startswith("*")]

    assert len(bonus_cells) == len(board.bonus_cells) > 0
    assert board.uncovered_negatives(all_but(board, *bonus_cells)) == 0


@pytest.mark.rule("FO-7.7")
def test_what_lies_on_a_board_stays_there():
    first = laying(HOME, Placement("wool", 2, 2))
    second = HOME.lay(first, Placement("chest", 4, 2))

    assert second.placements == (Placement("wool", 2, 2), Placement("chest", 4, 2))
    assert second.covered == HOME.set_of(block(2, 2, 4, 2))
    assert second.green == first.green == first.covered == HOME.set_of(block(2, 2, 2, 2))
    assert refusal(HOME, second, "wool", 2, 2) == ("cell-covered", "FO-7.2")


# ---------------------------------------------------------------------- houses (FO-7.8)


@pytest.mark.rule("FO-7.8")
@pytest.mark.parametrize(
    ("first", "second"),
    [("peas", "flax"), ("mead", "stockfish"), ("beans", "peas"), ("milk", "mead"), ("peas", "peas")],
)
def test_in_a_house_orange_keeps_apart_from_orange_and_red_from_red(first, second):
    house = laying(LONG_HOUSE, Placement(first, 0, 0))

    assert refusal(LONG_HOUSE, house, second, 0, 2) == ("beside-same-colour", "FO-7.8")
    assert refusal(LONG_HOUSE, LONG_HOUSE.lay(house, Placement("silver", 0, 2)), second, 0, 3) is None


@pytest.mark.rule("FO-7.8")
@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("peas", "mead"),
        ("mead", "peas"),
        ("oil", "oil"),
        ("oil", "hide"),
        ("peas", "oil"),
        ("mead", "rune_stone"),
        ("rune_stone", "silverware"),
    ],
)
def test_all_other_contacts_in_a_house_are_free_green_beside_green_included(first, second):
    assert refusal(LONG_HOUSE, laying(LONG_HOUSE, Placement(first, 0, 0)), second, 0, 2) is None


@pytest.mark.rule("FO-7.8")
def test_food_of_one_colour_may_touch_at_a_corner():
    house = laying(LONG_HOUSE, Placement("peas", 0, 0))

    assert refusal(LONG_HOUSE, house, "peas", 1, 0) == ("beside-same-colour", "FO-7.8")
    assert refusal(LONG_HOUSE, house, "peas", 1, 2, turn=90) is None


@pytest.mark.rule("FO-7.8")
@pytest.mark.parametrize("animal", ["sheep", "sheep_pregnant", "cattle", "cattle_pregnant"])
def test_live_animals_would_be_allowed_in_houses_like_all_red_goods_but_are_too_large(animal):
    assert refusal(LONG_HOUSE, Laid(), animal, 0, 0) == ("cell-not-coverable", "FO-7.2")
    assert not LONG_HOUSE.has_room(Laid(), animal)
    assert not STONE_HOUSE.has_room(Laid(), animal)


# ---------------------------------------------------------------------- income (FO-7.9)


@pytest.mark.rule("FO-7.9", "FO-A1")
def test_the_empty_home_board_gives_nothing():
    assert HOME.income(Laid()) == 0


@pytest.mark.rule("FO-7.9")
def test_the_income_is_the_first_uncovered_value_of_the_diagonal():
    shown = []
    laid = Laid()
    for cell in PRINTED["home_board"][1]["income_diagonals"][0]["cells"]:
        shown.append(HOME.income(laid))
        laid = covering(HOME, *HOME.cells(laid.covered), tuple(cell))

    assert shown == [0, 1, 2, 2, 3, 4, 5, 6, 7, 9, 12, 15]
    assert HOME.income(laid) == 18


@pytest.mark.rule("FO-7.9")
def test_income_cells_covered_beyond_the_first_open_one_do_not_help():
    assert HOME.income(covering(HOME, (10, 1), (9, 2))) == 0


@pytest.mark.rule("FO-7.9", "FO-A6")
@pytest.mark.parametrize(
    ("board", "most"),
    [
        ("home_board", 18),
        ("shetland", 3),
        ("faroe_islands", 4),
        ("iceland", 8),
        ("greenland", 8),
        ("bear_island", 5),
        ("baffin_island", 6),
        ("labrador", 0),
        ("newfoundland", 0),
        ("stone_house", 0),
        ("long_house", 0),
    ],
)
def test_a_full_board_gives_the_end_value_of_each_diagonal(board, most):
    assert BOARDS[board].income(all_but(BOARDS[board])) == most


@pytest.mark.rule("FO-7.9")
def test_the_two_diagonals_of_greenland_are_added():
    assert GREENLAND.income(Laid()) == 0
    assert GREENLAND.income(covering(GREENLAND, (6, 3), (5, 4), (4, 5))) == 3
    assert GREENLAND.income(covering(GREENLAND, (6, 3), (5, 4), (4, 5), (2, 3), (1, 4))) == 3 + 2


# ---------------------------------------------------------------------- bonuses (FO-7.10, FO-7.11)


@pytest.mark.rule("FO-7.10")
def test_the_ore_of_the_home_board_needs_five_cells():
    five = [(4, 0), (4, 1), (5, 1), (6, 0), (6, 1)]

    assert HOME.bonuses(covering(HOME, *five)) == ["ore"]
    for cell in five:
        assert HOME.bonuses(covering(HOME, *set(five) - {cell})) == []


@pytest.mark.rule("FO-7.10", "FO-7.11")
def test_the_double_bonus_of_bear_island_needs_six_cells_and_gives_both_items():
    bear = BOARDS["bear_island"]
    six = [cell for cell in block(5, 5, 3, 3) if reference.coverable(TOKENS["bear_island"][cell]) and cell != (6, 6)]

    assert len(six) == 6
    assert bear.bonuses(covering(bear, *six)) == ["rune_stone", "ore"]
    for cell in six:
        assert bear.bonuses(covering(bear, *set(six) - {cell})) == []


@pytest.mark.rule("FO-7.10")
def test_a_bonus_cell_beside_a_bonus_cell_need_not_be_covered():
    twins = Board("twins", "home", ["_ *oil *hide _"], PIECES)

    assert twins.bonuses(covering(twins, (0, 0), (0, 3))) == ["oil", "hide"]
    assert twins.bonuses(covering(twins, (0, 0))) == ["oil"]
    assert twins.bonuses(covering(twins, (0, 0), (0, 2))) == ["oil"]


@pytest.mark.rule("FO-7.10")
def test_terrain_and_sea_around_a_bonus_cell_are_ignored():
    beans = {(1, 4), (1, 5), (1, 6), (2, 4), (2, 6)}

    assert LONG_HOUSE.bonuses(covering(LONG_HOUSE, (0, 9), (1, 9), (1, 10))) == ["peas"]
    assert LONG_HOUSE.bonuses(covering(LONG_HOUSE, *beans)) == ["beans"]
    assert LONG_HOUSE.bonuses(covering(LONG_HOUSE, *beans - {(1, 5)})) == []


@pytest.mark.rule("FO-7.10")
@pytest.mark.parametrize("id", BOARDS)
def test_a_full_board_with_open_bonus_cells_earns_all_its_bonuses(id):
    printed = [item for token in TOKENS[id].values() if token.startswith("*") for item in token[1:].split("+")]
    bonus_cells = [cell for cell, token in TOKENS[id].items() if token.startswith("*")]

    assert BOARDS[id].bonuses(all_but(BOARDS[id], *bonus_cells)) == printed
    assert BOARDS[id].bonuses(Laid()) == []


@pytest.mark.parametrize("id", BOARDS)
def test_an_empty_board_has_as_many_cells_worth_minus_one_as_its_counter_says(id):
    counter = PRINTED[id][1]["negative_count"] - sum(PRINTED[id][1].get("resource_slots", {}).values())

    assert BOARDS[id].uncovered_negatives(Laid()) == counter > 0


# ---------------------------------------------------------------------- Courier and Innkeeper (FO-A45)


@pytest.mark.rule("FO-A45")
@pytest.mark.parametrize(
    ("tile", "fillers"),
    [("cloakpin", ("silverware", "rune_stone")), ("drinking_horn", ("chest", "rune_stone"))],
)
def test_the_hole_of_a_special_tile_is_filled_exactly_however_it_lay(tile, fillers):
    for one in PIECE[tile].orientations:
        taken = Placement(tile, 2, 2, one.turn, one.mirrored)
        before = laying(HOME, Placement("wool", 0, 0), taken, Placement("ore", 8, 0))

        after = HOME.refill(before, taken, fillers)

        assert (after.covered, after.green) == (before.covered, before.green)
        wool, ore, *filled = after.placements
        assert (wool, ore) == (before.placements[0], before.placements[2])
        assert sorted(placement.piece for placement in filled) == sorted(fillers)
        assert HOME.covers(filled[0]) | HOME.covers(filled[1]) == HOME.covers(taken)
        assert HOME.covers(filled[0]) & HOME.covers(filled[1]) == 0


# ---------------------------------------------------------------------- lists of places


def test_placements_are_listed_by_orientation_row_by_row():
    board = Board("small", "home", ["_ _ _", "_ _ #"], [PIECE["oil"]])

    assert list(board.placements(Laid(), "oil")) == [
        Placement("oil", 0, 0),
        Placement("oil", 0, 1),
        Placement("oil", 1, 0),
        Placement("oil", 0, 0, turn=90),
        Placement("oil", 0, 1, turn=90),
    ]


def test_a_list_of_placements_is_a_sequence():
    laid = covering(HOME, *block(0, 0, 9, 9))
    lazy = HOME.placements(laid, "helmet")
    listed = list(lazy)

    assert lazy
    assert len(lazy) == len(listed) > 100
    assert [lazy[at] for at in range(len(lazy))] == listed
    assert lazy[-1] == listed[-1]
    assert list(lazy[3:9]) == listed[3:9]
    assert all(placement in lazy for placement in listed)
    assert "helmet" not in lazy
    assert Placement("belt", listed[0].row, listed[0].column) not in lazy
    assert random.Random(1).choice(lazy) in listed
    with pytest.raises(IndexError):
        lazy[len(listed)]


def test_there_are_no_places_on_a_full_board():
    lazy = HOME.placements(all_but(HOME), "silver")

    assert not lazy
    assert list(lazy) == []
    assert not HOME.has_room(all_but(HOME), "silver")


def test_what_lies_on_a_board_survives_json():
    laid = laying(HOME, Placement("helmet", 0, 0, 90, mirrored=True), Placement("wool", 4, 4))

    assert msgspec.json.decode(msgspec.json.encode(laid), type=Laid) == laid
    assert json.loads(msgspec.json.encode(laid))["placements"][0]["mirrored"] is True


# ---------------------------------------------------------------------- against the slow reference

ROUNDS = max(1, settings.default.max_examples // 6)
"""For each piece and board: 6 random positions, and 1 when tests are to be quick."""

COLOURS = {
    "home": ("green", "green", "blue", "silver", "ore"),
    "house": ("orange", "orange", "red", "red", "green", "blue", "silver"),
}
LYING = {"orange": "peas", "red": "mead", "green": "oil", "blue": "rune_stone", "silver": "silver", "ore": "ore"}


def random_colours(id, rng, piece=None):
    """Covered cells with what lies on each: anywhere, with a staircase of covered cells to the lower left of some
    income cell, or such that there is a place for the piece on income cells, or one cell is missing for that."""
    coverable = [cell for cell, token in TOKENS[id].items() if reference.coverable(token)]
    steps = [cell for cell in coverable if reference.is_income(id, cell)]
    everywhere, done, hole = rng.choice((0, 0.1, 0.4, 0.7, 0.95)), set(), set()
    if steps and rng.random() < 0.8:
        done = reference.uncovered_lower_left(id, (), rng.choice(steps))
        if piece and rng.random() < 0.8:
            over = [cells for _, cells in reference.places(id, piece) if cells.intersection(steps)]
            hole = rng.choice([cells for cells in over if cells.issubset(coverable)] or [set()])
            done = set().union(*(reference.uncovered_lower_left(id, (), cell) for cell in hole.intersection(steps)))
            if rng.random() < 0.3:
                hole = {*hole, rng.choice(coverable)}
    covered = [cell for cell in coverable if cell not in hole and (cell in done or rng.random() < everywhere)]
    colours = ("blue",) if hole and rng.random() < 0.7 else COLOURS[PRINTED[id][0]]
    return {cell: rng.choice(colours) for cell in covered}


def laid_as(id, colours):
    board = BOARDS[id]
    by_colour = {
        colour: board.set_of(cell for cell, one in colours.items() if one == colour)
        for colour in ("orange", "red", "green")
    }
    return Laid(covered=board.set_of(colours), **by_colour)


@pytest.mark.rule("FO-7.1", "FO-7.2", "FO-7.3", "FO-7.4", "FO-7.5", "FO-7.6", "FO-7.8", "FO-A6", "FO-A21")
@pytest.mark.parametrize("id", BOARDS)
def test_every_piece_fits_exactly_where_the_rules_let_it(id):
    rng = random.Random(id)
    for piece in PIECES:
        for _ in range(ROUNDS):
            colours = random_colours(id, rng, piece)
            compare(id, colours, laid_as(id, colours), piece)


def compare(id, colours, laid, piece):
    """Every place of a piece, listed and asked for one by one, legal or not, with the rule that it breaks."""
    board, legal = BOARDS[id], []
    lazy = board.placements(laid, piece.id)
    for placement, cells in reference.places(id, piece):
        broken = reference.broken_rules(id, colours, piece, cells)
        reason = board.why_not(laid, placement)
        assert (reason is None) == (not broken) == (placement in lazy), (placement, reason, broken)
        if reason is None:
            legal.append(placement)
        else:
            assert reason.rule in broken, (placement, reason)
    assert list(lazy) == legal
    assert len(lazy) == len(legal)
    assert board.has_room(laid, piece.id) == bool(legal)


@pytest.mark.rule("FO-7.4")
def test_the_random_boards_are_such_that_tiles_may_and_may_not_cover_several_income_cells():
    covered_together, refused = 0, 0
    for id in ("home_board", "faroe_islands", "iceland", "greenland", "bear_island", "baffin_island"):
        for piece in ("fur", "robe", "clothing", "drinking_horn", "english_crown"):
            rng = random.Random(f"{id} {piece}")
            for _ in range(6):
                laid = laid_as(id, random_colours(id, rng, PIECE[piece]))
                for placement, cells in reference.places(id, PIECE[piece]):
                    if sum(reference.is_income(id, cell) for cell in cells) > 1:
                        reason = BOARDS[id].why_not(laid, placement)
                        covered_together += reason is None
                        refused += reason is not None and reason.rule == "FO-7.4"

    assert covered_together > 50
    assert refused > 300


@pytest.mark.rule("FO-7.9", "FO-7.10", "FO-7.11", "FO-A6")
@pytest.mark.parametrize("id", BOARDS)
def test_income_bonuses_and_negative_cells_are_those_of_the_rules(id):
    board, rng = BOARDS[id], random.Random(id)
    seen = set()
    for _ in range(100 * ROUNDS):
        colours = random_colours(id, rng)
        laid = laid_as(id, colours)
        assert board.income(laid) == reference.income(id, colours)
        assert board.bonuses(laid) == reference.bonuses(id, colours)
        assert board.uncovered_negatives(laid) == reference.uncovered_negatives(id, colours)
        seen.add((board.income(laid), len(board.bonuses(laid))))

    assert len(seen) > 3 if board.income_cells else len(seen) > 1


@pytest.mark.rule("FO-7.2", "FO-7.7")
@pytest.mark.parametrize("id", BOARDS)
def test_laying_pieces_at_random_covers_their_cells_in_their_colours(id):
    board, rng = BOARDS[id], random.Random(id)
    for _ in range(6):
        laid, colours, placed = Laid(), {}, []
        for _ in range(60):
            piece = rng.choice(PIECES)
            lazy = board.placements(laid, piece.id)
            if lazy:
                placement = rng.choice(lazy)
                cells = dict(reference.places(id, piece))[placement]
                assert board.covers(placement) == board.set_of(cells)
                laid = board.lay(laid, placement)
                colours |= dict.fromkeys(cells, piece.colour)
                placed.append(placement)
        assert laid == Laid(**{**msgspec.structs.asdict(laid_as(id, colours)), "placements": tuple(placed)})
        assert sorted(board.cells(laid.covered)) == sorted(colours)

"""The feast: what may be laid where on the banquet table (FO-9)."""

import random
from collections import Counter
from itertools import combinations_with_replacement

import msgspec
import pytest
from hypothesis import settings

from meadhall.games.feast_for_odin.banquet import BanquetTable, Feast, Serving
from tests.feast_for_odin import reference
from tests.feast_for_odin.reference import BOARDS_FILE, FOOD, FOODS, GOODS, PANEL, PIECE, TABLE

PLENTY = {**dict.fromkeys(FOOD, 9), "silver": 99}
LONG, SHORT = ({"long": 5, "short": 6}[one["id"]] for one in BOARDS_FILE["banquet_table"]["lengths"])
PRICES = dict.fromkeys(PLENTY, 1)
BAKER = BanquetTable(PANEL, FOODS, {"peas": 2})
FOODS_BY_COLOUR = {colour: [food.id for food in FOODS if food.colour == colour] for colour in ("orange", "red")}


def feast(*laid, cells=12, first=1):
    """A feast on so many open cells, on which these have been laid one after another: `peas`, or `peas |` vertically,
    or `-` for a cell left empty."""
    feast = Feast(first, first + cells)
    for word in laid:
        if word == "-":
            feast = feast.leave_empty()
        else:
            serving = Serving(word.removesuffix(" |"), feast.cell, vertical=word.endswith("|"))
            assert TABLE.why_not(feast, PLENTY, serving) is None, serving
            feast = TABLE.serve(feast, serving)
    return feast


def refusal(feast, what, supply=PLENTY, cell=None, table=TABLE):
    """Why this can't be laid next, and by which rule."""
    serving = Serving(what.removesuffix(" |"), cell or feast.cell, vertical=what.endswith("|"))
    reason = table.why_not(feast, supply, serving)
    return reason and (reason.id, reason.rule)


def offered(feast, supply, table=TABLE):
    """What may be laid next, in the words of `feast`."""
    return [serving.what + (" |" if serving.vertical else "") for serving in table.options(feast, supply)]


# ---------------------------------------------------------------------- open cells (FO-9.1, FO-9.10)


@pytest.mark.rule("FO-9.1")
@pytest.mark.parametrize(
    ("free", "ships", "open_cells"),
    [
        pytest.param(LONG + 1, 0, range(1, 7), id="long game, round 1"),
        pytest.param(LONG + 7, 0, range(1, 13), id="long game, round 7"),
        pytest.param(SHORT + 1, 0, range(1, 8), id="short game, round 1"),
        pytest.param(SHORT + 6, 0, range(1, 13), id="short game, round 6"),
        pytest.param(LONG + 4, 2, range(5, 10), id="two ships have emigrated: 5 open cells in round 4"),
    ],
)
def test_the_open_cells_are_those_without_vikings_and_ships(free, ships, open_cells):
    assert TABLE.open_cells(free, ships) == open_cells
    begun = TABLE.begin(free, ships)
    assert (begun.cell, begun.end, begun.servings, begun.empty) == (open_cells[0], open_cells[-1] + 1, (), 0)


@pytest.mark.rule("FO-9.10")
def test_without_an_open_cell_the_feast_is_an_empty_layout_without_penalty():
    begun = TABLE.begin(LONG + 1, 3)

    assert list(TABLE.open_cells(LONG + 1, 3)) == []
    assert begun.over
    assert begun.finish().empty == 0
    assert TABLE.options(begun, PLENTY) == []
    assert refusal(begun, "silver") == ("cell-not-open", "FO-9.9")
    assert TABLE.best_layout(begun, PLENTY, PRICES, 3) == ()


@pytest.mark.rule("FO-10.20", "FO-A18")
@pytest.mark.parametrize(
    ("free", "most"), [(LONG + 1, 3), (LONG + 2, 3), (LONG + 3, 4), (LONG + 7, 6), (SHORT + 1, 3), (SHORT + 6, 6)]
)
def test_a_ship_needs_a_panel_free_of_vikings(free, most):
    assert [TABLE.has_free_panel(free, ships) for ships in range(most + 1)] == [True] * most + [False]


@pytest.mark.rule("FO-10.19")
def test_an_emigrated_ship_covers_two_cells():
    assert [len(TABLE.open_cells(LONG + 3, ships)) for ships in range(5)] == [8, 6, 4, 2, 0]


# ---------------------------------------------------------------------- what is served (FO-9.2, FO-9.3)


@pytest.mark.rule("FO-9.2")
def test_all_orange_and_red_goods_and_silver_are_served_nothing_else():
    offers = TABLE.options(feast(), dict.fromkeys([*PIECE, "stone"], 1))

    food = {good["id"] for good in GOODS if good["colour"] in ("orange", "red")}
    assert {serving.what for serving in offers} == food | {"silver"}
    for what in ("oil", "rune_stone", "helmet", "wood", "stone", "ore"):
        assert refusal(feast(), what, {what: 1}) == ("not-served", "FO-9.2")


@pytest.mark.rule("FO-9.2", "FO-9.9", "FO-A34")
def test_only_what_one_has_is_served():
    supply = {"peas": 1, "silver": 0}

    assert offered(feast(), supply) == ["peas", "peas |"]
    assert refusal(feast(), "silver", supply) == ("none-to-serve", "FO-9.9")
    assert refusal(feast(), "mead", supply) == ("none-to-serve", "FO-9.9")


@pytest.mark.rule("FO-9.3")
@pytest.mark.parametrize("good", [good for good in GOODS if good["id"] in FOOD], ids=lambda good: good["id"])
def test_a_tile_covers_its_long_side_horizontally_and_its_short_side_vertically(good):
    assert feast(good["id"]).cell == 1 + good["w"]
    if good["w"] != good["h"]:
        assert feast(f"{good['id']} |").cell == 1 + good["h"]


@pytest.mark.rule("FO-9.3")
def test_a_silver_covers_one_cell():
    assert feast("silver").cell == 2
    assert feast("silver", "silver").cell == 3


@pytest.mark.rule("FO-9.3")
def test_a_tile_lies_completely_on_open_cells():
    assert refusal(feast(cells=3), "grain") == ("too-long-for-the-table", "FO-9.3")
    assert refusal(feast(cells=3), "grain |") is None
    assert refusal(feast(cells=3), "cattle |") is None
    assert refusal(feast("silver", cells=3), "cattle |") == ("too-long-for-the-table", "FO-9.3")
    assert offered(feast("peas", cells=3), {"mead": 1, "milk": 1, "silver": 1}) == ["mead |", "silver"]


@pytest.mark.rule("FO-9.3")
@pytest.mark.parametrize("what", ["silver |", "beans |", "whale_meat |"])
def test_silver_and_square_goods_lie_only_one_way(what):
    assert refusal(feast(), what) == ("same-either-way", "FO-9.5")


# ---------------------------------------------------------------------- neighbours (FO-9.4)


@pytest.mark.rule("FO-9.4")
@pytest.mark.parametrize("colour", ["orange", "red"])
def test_a_colour_is_never_beside_itself(colour):
    other = {"orange": "red", "red": "orange"}[colour]
    for first in FOODS_BY_COLOUR[colour]:
        for second in FOODS_BY_COLOUR[colour]:
            if second != first or FOOD[first].square:
                assert refusal(feast(first), second) == ("beside-same-food", "FO-9.4")
        assert all(refusal(feast(first), second) is None for second in FOODS_BY_COLOUR[other])


@pytest.mark.rule("FO-9.4")
@pytest.mark.parametrize("between", ["silver", "-", "mead", "mead |", "milk"])
def test_a_coin_an_empty_cell_or_the_other_colour_separates(between):
    assert refusal(feast("peas", between), "flax") is None


@pytest.mark.rule("FO-9.4")
def test_silver_may_be_next_to_anything():
    assert feast("silver", "silver", "peas", "silver", "mead", "silver").cell == 9


@pytest.mark.rule("FO-9.4")
def test_a_tile_further_right_is_not_beside_the_last_one():
    assert refusal(feast("peas"), "flax", cell=3) == ("beside-same-food", "FO-9.4")
    assert refusal(feast("peas"), "flax", cell=4) is None


# ---------------------------------------------------------------------- lying and standing (FO-9.5)


@pytest.mark.rule("FO-9.5")
@pytest.mark.parametrize("good", [food.id for food in FOODS if not food.square])
def test_only_one_tile_of_a_type_lies_horizontally(good):
    first = feast(good, "silver")

    assert refusal(first, good) == ("already-horizontal", "FO-9.5")
    assert refusal(first, f"{good} |") is None
    assert refusal(feast(f"{good} |", "silver", f"{good} |", "silver"), good) is None


@pytest.mark.rule("FO-9.5")
def test_a_single_tile_may_lie_vertically_by_choice():
    assert offered(feast(), {"grain": 1}) == ["grain", "grain |"]


@pytest.mark.rule("FO-9.5")
@pytest.mark.parametrize("good", ["beans", "milk", "fruits", "whale_meat"])
def test_square_goods_are_not_restricted(good):
    assert feast(good, "silver", good, "silver", good).cell == 1 + 3 * FOOD[good].horizontal + 2


@pytest.mark.rule("FO-9.5")
def test_different_types_may_all_lie_horizontally():
    assert feast("peas", "mead", "flax", "stockfish", cells=12).cell == 11


@pytest.mark.rule("FO-9.5", "FO-A17")
@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("sheep", "sheep_pregnant"),
        ("sheep_pregnant", "sheep"),
        ("cattle", "cattle_pregnant"),
        ("cattle_pregnant", "cattle"),
    ],
)
def test_pregnant_or_not_animals_of_a_species_are_one_type(first, second):
    assert refusal(feast(first, "silver"), second) == ("already-horizontal", "FO-9.5")
    assert refusal(feast(f"{first} |", "silver"), second) is None
    assert refusal(feast("sheep", "silver"), "cattle") is None


@pytest.mark.rule("FO-9.5")
def test_the_pea_flour_baker_lays_two_peas_horizontally():
    assert refusal(feast("peas", "silver"), "peas", table=BAKER) is None
    twice = BAKER.serve(feast("peas", "silver"), Serving("peas", 4)).leave_empty()
    assert refusal(twice, "peas", table=BAKER) == ("already-horizontal", "FO-9.5")
    assert refusal(feast("flax", "silver"), "flax", table=BAKER) == ("already-horizontal", "FO-9.5")
    three = BAKER.best_layout(feast(cells=7), {"peas": 3, "silver": 2}, {"peas": 1, "silver": 1}, 9)
    assert Counter((one.what, one.vertical) for one in three) == {
        ("peas", False): 2,
        ("peas", True): 1,
        ("silver", False): 2,
    }


# ---------------------------------------------------------------------- empty cells (FO-9.6)


@pytest.mark.rule("FO-9.6")
def test_each_open_cell_left_empty_is_a_penalty():
    assert feast().finish().empty == 12
    assert feast("peas", "-", "-", "silver").empty == 2
    assert feast("peas", "-", "-", "silver").finish().empty == 2 + 7
    assert feast("grain", cells=4).finish().empty == 0


@pytest.mark.rule("FO-9.6")
def test_cells_passed_over_stay_empty():
    table = TABLE.serve(feast("peas"), Serving("flax", 6))

    assert (table.cell, table.empty) == (9, 3)


# ---------------------------------------------------------------------- layouts (FO-9.9)


@pytest.mark.rule("FO-9.9", "FO-9.6")
def test_the_empty_layout_is_legal():
    assert TABLE.why_not_layout(feast(), {}, ()) is None


@pytest.mark.rule("FO-9.9")
def test_a_layout_is_told_in_any_order():
    layout = [Serving("mead", 3), Serving("silver", 7), Serving("peas", 1)]

    assert TABLE.why_not_layout(feast(cells=7), {"mead": 1, "silver": 1, "peas": 1}, layout) is None


@pytest.mark.parametrize(
    ("layout", "reason"),
    [
        pytest.param([Serving("oil", 1)], ("not-served", "FO-9.2"), marks=pytest.mark.rule("FO-9.2"), id="green"),
        pytest.param(
            [Serving("stockfish", 5)],
            ("too-long-for-the-table", "FO-9.3"),
            marks=pytest.mark.rule("FO-9.3"),
            id="too far",
        ),
        pytest.param(
            [Serving("peas", 2), Serving("peas", 4, vertical=True)],
            ("beside-same-food", "FO-9.4"),
            marks=pytest.mark.rule("FO-9.4"),
            id="side by side",
        ),
        pytest.param(
            [Serving("peas", 1), Serving("peas", 4)],
            ("already-horizontal", "FO-9.5"),
            marks=pytest.mark.rule("FO-9.5"),
            id="both horizontally",
        ),
        pytest.param(
            [Serving("peas", 2), Serving("mead", 3)],
            ("cell-not-open", "FO-9.9"),
            marks=pytest.mark.rule("FO-9.9"),
            id="on one another",
        ),
        pytest.param(
            [Serving("silver", 0)], ("cell-not-open", "FO-9.9"), marks=pytest.mark.rule("FO-9.9"), id="on a ship"
        ),
        pytest.param(
            [Serving("silver", 7)],
            ("cell-not-open", "FO-9.9"),
            marks=pytest.mark.rule("FO-9.9"),
            id="on a Viking's cell",
        ),
        pytest.param(
            [Serving("silver", 1), Serving("silver", 2)],
            ("none-to-serve", "FO-9.9"),
            marks=pytest.mark.rule("FO-9.9", "FO-A34"),
            id="more silver than one has",
        ),
    ],
)
def test_a_layout_is_refused_with_the_reason(layout, reason):
    supply = {"peas": 2, "mead": 1, "stockfish": 1, "silver": 1, "oil": 1}

    refused = TABLE.why_not_layout(feast(cells=6), supply, layout)

    assert (refused.id, refused.rule) == reason


# ---------------------------------------------------------------------- the best layout


def best(cells, supply, prices=None, penalty=30):
    """The servings of the best layout, with what is left empty."""
    prices = prices or PRICES
    layout = TABLE.best_layout(feast(cells=cells), supply, prices, penalty)
    assert TABLE.why_not_layout(feast(cells=cells), supply, layout) is None
    covered = sum(reference.width_of(serving) for serving in layout)
    return Counter(serving.what for serving in layout), cells - covered


@pytest.mark.rule("FO-9.4", "FO-9.5", "FO-9.6")
def test_the_best_layout_leaves_as_few_cells_empty_as_possible():
    assert best(6, {"peas": 2, "mead": 1}) == ({"peas": 2, "mead": 1}, 1)
    assert best(6, {"peas": 2, "mead": 1, "silver": 1}) == ({"peas": 2, "mead": 1, "silver": 1}, 0)
    assert best(6, {"peas": 1, "mead": 1, "silver": 3}) == ({"peas": 1, "mead": 1, "silver": 2}, 0)
    assert best(6, {"peas": 3}) == ({"peas": 3}, 2)
    assert best(4, {}) == ({}, 4)


@pytest.mark.rule("FO-9.5", "FO-A17")
def test_the_best_layout_lays_only_one_tile_of_a_type_horizontally():
    assert best(9, {"sheep": 1, "sheep_pregnant": 1, "silver": 1}) == (
        {"sheep": 1, "sheep_pregnant": 1, "silver": 1},
        2,
    )
    assert best(9, {"cattle": 2, "silver": 1}) == ({"cattle": 2, "silver": 1}, 1)
    further = TABLE.best_layout(feast("peas", "silver", cells=6), {"peas": 1}, PRICES, 30)
    assert further == (Serving("peas", 4, vertical=True),)


def test_the_best_layout_spends_what_costs_least():
    prices = {"peas": 1, "mead": 2, "flax": 5, "silver": 1}

    assert best(4, {"peas": 1, "mead": 1, "flax": 1, "silver": 9}, prices) == ({"peas": 1, "mead": 1}, 0)
    assert best(4, {"flax": 1, "silver": 9}, prices) == ({"silver": 4}, 0)


def test_the_best_layout_takes_penalties_that_cost_less_than_food():
    assert best(4, {"peas": 1, "silver": 4}, {"peas": 5, "silver": 4}, penalty=3) == ({"peas": 1}, 2)
    assert best(4, {"silver": 4}, {"silver": 3}, penalty=3) == ({}, 4)


def test_a_feast_survives_json():
    laid = feast("peas", "-", "mead |")

    assert msgspec.json.decode(msgspec.json.encode(laid), type=Feast) == laid


# ---------------------------------------------------------------------- against the slow reference

ROUNDS = settings.default.max_examples
"""How many random supplies are tried for each test, times a factor: 40, and 5 when tests are to be quick."""

both_tables = pytest.mark.parametrize(
    ("table", "allowance"), [pytest.param(TABLE, {}, id="everybody"), pytest.param(BAKER, {"peas": 2}, id="the baker")]
)


def random_supply(rng, most):
    """A few open cells, and a few things for them: with equal tiles, and both sides of an animal."""
    first, cells = rng.randint(1, 5), rng.randint(0, 8)
    supply = Counter(rng.choice([*FOOD, *FOOD, "silver"]) for _ in range(rng.randint(0, most)))
    if rng.random() < 0.5:
        supply[rng.choice(["peas", "mead", "sheep", "cattle", "silver"])] += 2
        supply[rng.choice(["peas", "sheep_pregnant"])] += 1
    return first, first + cells, {what: count for what, count in supply.items() if count}


def random_prices(rng):
    return {what: rng.choice((0.5, 1, 2, 4, 7)) for what in (*FOOD, "silver")}


def taken(supply, serving):
    """What is left of a supply."""
    return {**supply, serving.what: supply[serving.what] - 1}


def reached(table, feast, supply):
    """All layouts that can be reached step by step, from the leftmost open cell to the right."""
    if feast.over:
        yield feast.servings
        return
    yield from reached(table, feast.leave_empty(), supply)
    for serving in table.options(feast, supply):
        assert table.why_not(feast, supply, serving) is None
        yield from reached(table, table.serve(feast, serving), taken(supply, serving))


def legal_layouts(first, end, supply, allowance):
    every = reference.everything_laid(first, end, supply)
    return [one for one in every if not reference.broken_feast_rules(first, end, supply, one, allowance)]


@both_tables
@pytest.mark.rule("FO-9.3", "FO-9.4", "FO-9.5", "FO-9.9", "FO-A17")
def test_step_by_step_exactly_the_legal_layouts_are_reached(table, allowance):
    rng = random.Random(1)
    for _ in range(5 * ROUNDS):
        first, end, supply = random_supply(rng, 4)

        by_steps = list(reached(table, Feast(first, end), supply))

        assert len(by_steps) == len(set(by_steps))
        assert set(by_steps) == set(legal_layouts(first, end, supply, allowance))


@pytest.mark.rule("FO-9.3", "FO-9.4", "FO-9.5", "FO-9.9", "FO-A17")
def test_with_up_to_three_things_on_five_cells_exactly_the_legal_layouts_are_reached():
    supplies = [Counter(things) for count in range(4) for things in combinations_with_replacement(PLENTY, count)]
    for supply in supplies[:: max(1, 40 // ROUNDS)]:
        assert set(reached(TABLE, Feast(1, 6), supply)) == set(legal_layouts(1, 6, supply, {}))

    assert len(supplies) == 1 + 17 + 153 + 969


@both_tables
@pytest.mark.rule("FO-9.2", "FO-9.3", "FO-9.4", "FO-9.5", "FO-9.9", "FO-A17", "FO-A34")
def test_a_layout_is_legal_exactly_if_it_breaks_no_rule(table, allowance):
    rng = random.Random(2)
    legal = 0
    for _ in range(150 * ROUNDS):
        first, end, supply = random_supply(rng, 5)
        things = [*supply, *supply, "silver", "peas", "mead", "oil", "stone"]
        layout = [
            Serving(rng.choice(things), rng.randint(first - 1, end + 1), rng.random() < 0.3)
            for _ in range(rng.choice((1, 1, 2, 2, 3)))
        ]
        reason = table.why_not_layout(Feast(first, end), supply, layout)
        broken = reference.broken_feast_rules(first, end, supply, layout, allowance)
        assert (reason is None) == (not broken), (layout, reason, broken)
        assert reason is None or reason.rule in broken
        legal += reason is None

    assert legal > 5 * ROUNDS


@both_tables
@pytest.mark.rule("FO-9.3", "FO-9.4", "FO-9.5", "FO-9.6", "FO-A17")
def test_no_layout_costs_less_than_the_best_one(table, allowance):
    rng = random.Random(3)
    for _ in range(5 * ROUNDS):
        first, end, supply = random_supply(rng, 5)
        prices, penalty = random_prices(rng), rng.choice((0.3, 3, 30))
        costs = {
            layout: reference.cost(first, end, layout, prices, penalty)
            for layout in legal_layouts(first, end, supply, allowance)
        }

        best = table.best_layout(Feast(first, end), supply, prices, penalty)

        assert costs[best] == pytest.approx(min(costs.values()))


@both_tables
@pytest.mark.rule("FO-9.4", "FO-9.5", "FO-9.6")
def test_a_feast_already_begun_is_finished_as_well_as_possible(table, allowance):
    rng = random.Random(4)
    for _ in range(5 * ROUNDS):
        first, end, supply = random_supply(rng, 5)
        prices, begun, left = random_prices(rng), Feast(first, end), supply
        for _ in range(rng.randint(1, 2)):
            options = table.options(begun, left)
            if options and rng.random() < 0.8:
                serving = rng.choice(options)
                begun, left = table.serve(begun, serving), taken(left, serving)
            elif not begun.over:
                begun = begun.leave_empty()
        costs = {
            begun.servings + further: reference.cost(begun.cell, end, further, prices, 3)
            for further in reference.everything_laid(begun.cell, end, left)
            if not reference.broken_feast_rules(first, end, supply, begun.servings + further, allowance)
        }

        best = table.best_layout(begun, left, prices, 3)

        assert costs[begun.servings + best] == pytest.approx(min(costs.values()))

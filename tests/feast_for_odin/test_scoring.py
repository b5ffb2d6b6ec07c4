"""Final scoring, line by line, and who wins (FO-14)."""

import pytest

from meadhall.games.feast_for_odin import GAME
from meadhall.games.feast_for_odin.box import BOX
from meadhall.games.feast_for_odin.pieces import Placement
from meadhall.games.feast_for_odin.player import Claimed, House
from meadhall.games.feast_for_odin.rounds import Income
from meadhall.games.feast_for_odin.scoring import final_scores
from tests.feast_for_odin.helpers import all_but, covered, do_nothing, laying, table


def points(state, *line_ids, seat=0):
    """What a seat gets in the lines of these names."""
    return sum(line.points for line in final_scores(state).seats[seat].lines if line.id in line_ids)


def totals(state):
    """The points of each seat."""
    return [score.total for score in final_scores(state).seats]


def finished(*steps, seats=1, **fields):
    """A table at the end, with full home boards and nothing else that counts."""
    return table(*steps, seats=seats, **{"home": dict.fromkeys(range(seats), all_but("home_board")), **fields})


# ---------------------------------------------------------------------- the end


@pytest.mark.rule("FO-14.1", "FO-3.2", "FO-6.3")
@pytest.mark.parametrize(("length", "rounds"), [("long", 7), ("short", 6)])
def test_the_last_round_still_pays_income_but_no_bonus(length, rounds):
    state = GAME.setup(seats=2, seed=1, length=length)
    state.players[0].home = covered("home_board", (4, 0), (4, 1), (5, 1), (6, 0), (6, 1))
    state.players[1].home = covered("home_board", (11, 0))

    do_nothing(state)

    assert state.round == rounds
    assert state.players[0].have("ore") == rounds - 1
    assert state.players[1].have("silver") == rounds


# ---------------------------------------------------------------------- the ledger


@pytest.mark.rule("FO-14.3", "FO-14.4")
def test_a_whole_ledger_adds_up_and_every_line_names_its_rule():
    state = finished(
        things={0: {"silver": 12, "sheep": 2, "cattle_pregnant": 1, "wool": 3, "ore": 5}},
        whaling_boats={0: (1, 0)},
        longships={0: (3,)},
        emigrated={0: ("knarr",)},
        home={0: all_but("home_board", (0, 0), (0, 11))},
        claimed={0: (Claimed("shetland", all_but("shetland", (1, 0), (1, 1), (2, 1))),)},
        houses={0: (House("shed", wood=3, stone=1),)},
        occupations={0: (5, 180)},
        specials={0: ("english_crown",)},
        penalties={0: 2},
    )

    (score,) = final_scores(state).seats

    assert [(line.id, line.points, line.rule) for line in score.lines] == [
        ("ships", 2 * 3, "FO-14.3"),
        ("ships", 8, "FO-14.3"),
        ("emigrated", 18, "FO-14.3"),
        ("board", 6, "FO-14.3"),
        ("building", 8, "FO-14.3"),
        ("animals", 2 * 2, "FO-14.3"),
        ("animals", 4, "FO-14.3"),
        ("occupation", 7, "FO-14.3"),
        ("occupation", -2, "FO-14.3"),
        ("silver", 12, "FO-14.5"),
        ("special-tile", 2, "FO-14.3"),
        ("uncovered", -1, "FO-14.4"),
        ("uncovered", -2, "FO-14.4"),
        ("house-uncovered", -2, "FO-14.4"),
        ("penalties", -6, "FO-14.4"),
    ]
    assert score.total == 62


@pytest.mark.rule("FO-14.3", "FO-14.4")
@pytest.mark.parametrize("seats", [1, 4])
def test_at_the_start_everybody_has_86_uncovered_cells_and_nothing_else(seats):
    scores = final_scores(table(seats=seats)).seats

    assert [[(line.id, line.points) for line in score.lines] for score in scores] == [[("uncovered", -86)]] * seats
    assert [score.seat for score in scores] == list(range(seats))


@pytest.mark.rule("FO-14.3")
def test_goods_resources_weapons_and_vikings_left_over_score_nothing():
    things = dict.fromkeys(["wool", "silk", "silver_hoard", "peas", "mead", "wood", "stone", "ore", "sword"], 9)

    assert totals(finished(things={0: things}, thing_square={0: 12})) == [0]


# ---------------------------------------------------------------------- what gives points


@pytest.mark.rule("FO-14.3")
@pytest.mark.parametrize(
    ("ships", "expected"),
    [
        ({"whaling_boats": (0,)}, 3),
        ({"knarrs": 1}, 5),
        ({"longships": (0,)}, 8),
        ({"whaling_boats": (0, 1, 0), "knarrs": 2, "longships": (3, 0)}, 3 * 3 + 2 * 5 + 2 * 8),
    ],
)
def test_ships_score_3_5_and_8_whatever_ore_they_carry(ships, expected):
    state = finished(**{name: {0: own} for name, own in ships.items()})

    assert points(state, "ships") == totals(state)[0] == expected


@pytest.mark.rule("FO-14.3", "FO-1.8")
@pytest.mark.parametrize(
    ("emigrated", "expected"), [(("knarr",), 18), (("longship",), 21), (("longship", "knarr", "longship"), 60)]
)
def test_emigrated_ships_score_18_and_21_instead(emigrated, expected):
    state = finished(emigrated={0: emigrated})

    assert points(state, "emigrated") == totals(state)[0] == expected


@pytest.mark.rule("FO-14.3", "FO-14.4")
@pytest.mark.parametrize(
    ("board", "printed", "negatives"),
    [
        ("shetland", 6, 24),
        ("faroe_islands", 4, 16),
        ("iceland", 16, 24),
        ("greenland", 12, 20),
        ("bear_island", 12, 22),
        ("baffin_island", 12, 24),
        ("labrador", 36, 40),
        ("newfoundland", 38, 40),
    ],
)
def test_an_exploration_board_scores_what_is_printed_less_its_uncovered_cells(board, printed, negatives):
    state = finished(seats=3, claimed={0: (Claimed(board),), 1: (Claimed(board, all_but(board)),)})

    assert totals(state) == [printed - negatives, printed, 0]
    assert points(state, "board") == printed


@pytest.mark.rule("FO-14.3", "FO-14.4")
@pytest.mark.parametrize(
    ("kind", "printed", "negatives"), [("shed", 8, 6), ("stone_house", 10, 7 + 2), ("long_house", 17, 15)]
)
def test_an_empty_building_scores_what_is_printed_less_its_cells_and_slots(kind, printed, negatives):
    state = finished(houses={0: (House(kind), House(kind))})

    assert points(state, "building") == 2 * printed
    assert points(state, "house-uncovered") == -2 * negatives


@pytest.mark.rule("FO-14.3", "FO-1.6")
@pytest.mark.parametrize(
    ("animal", "each"), [("sheep", 2), ("sheep_pregnant", 3), ("cattle", 3), ("cattle_pregnant", 4)]
)
def test_animals_in_the_stables_score_and_pregnant_ones_more(animal, each):
    state = finished(things={0: {animal: 3}})

    assert points(state, "animals") == totals(state)[0] == 3 * each


@pytest.mark.rule("FO-14.3", "FO-13.1")
def test_played_occupations_score_their_printed_points_and_those_in_hand_nothing():
    assert [BOX.occupations[number].name for number in (5, 7, 100)] == ["Chief", "Miller", "Undertaker"]

    state = finished(seats=2, occupations={0: (5, 7, 100)}, hand={0: (9, 10), 1: (5, 100)})

    assert totals(state) == [7 + 3 - 1, 0]


@pytest.mark.rule("FO-14.3", "FO-14.5")
def test_each_silver_in_the_supply_is_a_point():
    state = finished(seats=2, things={0: {"silver": 23}})

    assert points(state, "silver") == 23
    assert totals(state) == [23, 0]


CROWN_ON_LABRADOR = laying("labrador", Placement("english_crown", 3, 3), Placement("helmet", 0, 3))
CROWN_AT_HOME = laying("home_board", Placement("silver", 11, 0), Placement("english_crown", 0, 0))


@pytest.mark.rule("FO-14.3")
@pytest.mark.parametrize(
    "fields",
    [
        pytest.param({"specials": {0: ("belt", "english_crown", "round_shield")}}, id="in the supply"),
        pytest.param({"claimed": {0: (Claimed("labrador", CROWN_ON_LABRADOR),)}}, id="on an exploration board"),
        pytest.param({"home": {0: CROWN_AT_HOME}}, id="on the home board"),
    ],
)
def test_the_english_crown_scores_two_wherever_it_is_and_other_special_tiles_nothing(fields):
    (score,) = final_scores(finished(**fields)).seats

    assert [(line.points, line.args) for line in score.lines if line.id == "special-tile"] == [
        (2, {"special": "english_crown"})
    ]


# ---------------------------------------------------------------------- what costs points


@pytest.mark.rule("FO-14.4")
def test_only_cells_that_say_so_cost_a_point_while_uncovered():
    plain_and_income_and_bonus = ((11, 1), (0, 12), (11, 0), (0, 11), (5, 0))

    state = finished(
        seats=3,
        home={
            0: all_but("home_board", *plain_and_income_and_bonus),
            1: all_but("home_board", (0, 0), (11, 7), (1, 11), (11, 1)),
            2: covered("home_board", (0, 0), (11, 7), (1, 11), (11, 1)),
        },
    )

    assert totals(state) == [0, -3, -86 + 3]


@pytest.mark.rule("FO-14.4")
def test_each_board_loses_its_own_points():
    state = finished(home={0: all_but("home_board", (0, 0))}, claimed={0: (Claimed("iceland"), Claimed("greenland"))})

    assert [(line.args["board"], line.points) for line in final_scores(state).seats[0].lines if line.points < 0] == [
        ("home_board", -1),
        ("iceland", -24),
        ("greenland", -20),
    ]


@pytest.mark.rule("FO-14.4")
@pytest.mark.parametrize(
    ("house", "lost"),
    [
        (House("shed"), 6),
        (House("shed", wood=1), 5),
        (House("shed", wood=3, stone=2), 1),
        (House("shed", wood=3, stone=3), 0),
        (House("stone_house"), 7 + 2),
        (House("stone_house", wood=1), 7 + 1),
        (House("stone_house", all_but("stone_house"), wood=1, stone=1), 0),
        (House("stone_house", all_but("stone_house"), stone=1), 1),
        (House("stone_house", covered("stone_house", (0, 1), (0, 2))), 6 + 2),
        (House("long_house"), 15),
        (House("long_house", all_but("long_house", (0, 0), (0, 1), (1, 1), (2, 3))), 2),
    ],
)
def test_a_building_loses_a_point_for_each_uncovered_cell_and_empty_slot(house, lost):
    state = finished(houses={0: (house,)})

    assert points(state, "house-uncovered") == -lost


@pytest.mark.rule("FO-14.4")
def test_each_thing_penalty_costs_three_points():
    assert totals(finished(seats=3, penalties={0: 1, 2: 7})) == [-3, 0, -21]


@pytest.mark.rule("FO-14.4")
def test_silver_and_goods_on_boards_score_nothing_but_for_the_cells_they_cover():
    home = laying("home_board", Placement("silver_hoard", 0, 0), Placement("silver", 11, 1), Placement("silver", 3, 0))

    assert totals(finished(home={0: home})) == [-86 + 12 + 1]


# ---------------------------------------------------------------------- silver and the final income


@pytest.mark.rule("FO-14.5", "FO-A7")
def test_the_final_income_scores_once_as_silver_in_the_supply():
    state = finished(Income(), round=7, things={0: {"silver": 5}})

    assert state.players[0].have("silver") == 5 + 18
    assert points(state, "silver") == totals(state)[0] == 5 + 18


@pytest.mark.rule("FO-14.5")
def test_silver_of_the_final_income_that_was_spent_scores_nothing():
    state = finished(Income(), round=7)
    state.players[0].pay({"silver": 8})

    assert totals(state) == [18 - 8]


# ---------------------------------------------------------------------- who wins


@pytest.mark.rule("FO-14.6")
@pytest.mark.parametrize(
    ("silver", "winners", "places"),
    [
        ((3, 9, 5), (1,), (3, 1, 2)),
        ((9, 4, 9), (0, 2), (1, 3, 1)),
        ((6, 6, 6), (0, 1, 2), (1, 1, 1)),
        ((8, 2, 2), (0,), (1, 2, 2)),
    ],
)
def test_the_highest_total_wins_and_ties_are_shared(silver, winners, places):
    scores = final_scores(finished(seats=3, things={seat: {"silver": count} for seat, count in enumerate(silver)}))

    assert scores.winners == winners
    assert scores.places == places


@pytest.mark.rule("FO-14.6")
def test_a_tie_is_shared_however_different_the_ways_to_it():
    state = finished(seats=2, things={0: {"silver": 21}}, emigrated={1: ("longship",)}, start_player=1)

    scores = final_scores(state)

    assert totals(state) == [21, 21]
    assert scores.winners == (0, 1)
    assert scores.tie_breaks == ()


@pytest.mark.rule("FO-14.6")
def test_with_negative_totals_the_least_negative_wins():
    scores = final_scores(table(seats=2, penalties={0: 2, 1: 1}))

    assert [score.total for score in scores.seats] == [-92, -89]
    assert scores.winners == (1,)

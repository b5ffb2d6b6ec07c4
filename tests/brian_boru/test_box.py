"""The data of the box against what is printed, named here by hand, and what is said of data that are wrong."""

import tomllib
from collections import Counter
from importlib.resources import files

import pytest

from meadhall import BadData
from meadhall.games.brian_boru.box import BOX, load

DATA = files("meadhall.games.brian_boru") / "data"
FILES = ("board.toml", "cards.toml", "tables.toml")

ROADS = """
    N3-N4 N4-N5 N5-N6 N6-U3 N1-N2 N2-B1 B1-B2 B2-C1 C1-C2 N7-B3 U1-U2 U4-U5
    S1-S2 S2-S3 S3-S4 S4-S5 S5-S6 S6-S1 C3-C4 C4-C5 C5-C6 C9-M1 L1-L2 L2-D2
    D3-L9 L9-L8 L8-L7 L9-L7 L7-L6 L6-L5 L5-L4 L4-L3 M2-M3 M4-M5 M5-M6 M8-M9
"""

TOWNS = {
    "red": "N1 N3 N6 U3 U5 B2 S2 S5 D2 C1 C7 C8 C9 L4 M3 M6 M8 M9",
    "blue": "N2 N4 U2 U4 B3 B4 S3 S6 D3 C4 C5 L2 L3 L6 L9 M1 M5 M10",
    "yellow": "N5 N7 U1 B1 S1 S4 D1 C2 C3 C6 L1 L5 L7 L8 M2 M4 M7",
}


# ---------------------------------------------------------------------- the cards


@pytest.mark.rule("BB-1.11")
def test_there_are_25_action_cards_each_value_once():
    assert sorted(card.value for card in BOX.data["cards"].action_cards.items) == list(range(1, 26))


@pytest.mark.rule("BB-1.11")
@pytest.mark.parametrize(
    ("colour", "values"),
    [
        ("red", [2, 5, 8, 11, 15, 18, 24]),
        ("blue", [3, 6, 9, 12, 16, 19, 25]),
        ("yellow", [1, 4, 7, 10, 14, 17, 23]),
        ("white", [13, 20, 21, 22]),
    ],
)
def test_the_cards_of_a_colour(colour, values):
    assert sorted(value for value, card in BOX.cards.items() if card.colour == colour) == values


@pytest.mark.rule("BB-2.5", "BB-3.2")
def test_the_strengths_of_the_seven_viking_cards():
    assert BOX.vikings == {"v09": 9, "v10": 10, "v11": 11, "v12a": 12, "v12b": 12, "v13": 13, "v14": 14}


@pytest.mark.rule("BB-2.4", "BB-8.3")
def test_the_rewards_of_the_seven_marriage_cards():
    rewards = {
        card.id: [(reward.symbol, reward.region or reward.amount) for reward in card.reward]
        for card in BOX.marriages.values()
    }

    assert rewards == {
        "aodhan": [("gain_points", 2), ("place_in_region", "leinster")],
        "aoife": [("gain_points", 2), ("gain_renown", 1)],
        "brigid": [("gain_points", 4)],
        "conall": [("gain_points", 2), ("place_in_region", "southern_ui_neill")],
        "cormac": [("gain_points", 2), ("place_in_region", "connaught")],
        "niall": [("gain_points", 2), ("place_in_region", "northern_ui_neill")],
        "orlaith": [("gain_points", 2), ("place_in_region", "munster")],
    }


@pytest.mark.rule("BB-8.7", "BB-8.9", "BB-8.10", "BB-8.11")
def test_the_options_of_the_princess():
    assert BOX.princess.id == "estrid"
    assert [(option.id, option.keeps_card, option.points) for option in BOX.princess.options] == [
        ("military_support", True, 0),
        ("establish_trade", True, 0),
        ("spurn", False, 4),
    ]


# ---------------------------------------------------------------------- the board


@pytest.mark.rule("BB-1.2")
def test_there_are_53_towns_of_three_colours():
    assert len(BOX.towns) == 53
    for colour, names in TOWNS.items():
        assert [town.id for town in BOX.towns if town.colour == colour] == names.split()


@pytest.mark.rule("BB-1.2")
def test_every_town_lies_in_the_region_of_its_letter():
    letters = {region.letter: region.id for region in BOX.regions}

    assert sorted(letters) == sorted("NUBSDCLM")
    assert {town.id: town.region for town in BOX.towns} == {town.id: letters[town.id[0]] for town in BOX.towns}


@pytest.mark.rule("BB-1.2", "BB-1.3")
@pytest.mark.parametrize(
    ("region", "threshold", "points", "towns", "red", "blue", "yellow"),
    [
        ("northern_ui_neill", 4, 6, 7, 3, 2, 2),
        ("ulaid", 3, 4, 5, 2, 2, 1),
        ("breifne", 2, 3, 4, 1, 2, 1),
        ("southern_ui_neill", 3, 5, 6, 2, 2, 2),
        ("dubhlinn", 2, 2, 3, 1, 1, 1),
        ("connaught", 5, 7, 9, 4, 2, 3),
        ("leinster", 4, 6, 9, 1, 4, 4),
        ("munster", 5, 7, 10, 4, 3, 3),
    ],
)
def test_a_region_with_its_token_and_its_towns(region, threshold, points, towns, red, blue, yellow):
    printed = BOX.regions[BOX.region_number[region]]
    here = [town for town in BOX.towns if town.region == region]
    colours = Counter(town.colour for town in here)

    assert (printed.threshold, printed.points) == (threshold, points)
    assert BOX.towns_of_region[BOX.region_number[region]].bit_count() == len(here) == towns
    assert (colours["red"], colours["blue"], colours["yellow"]) == (red, blue, yellow)


@pytest.mark.rule("BB-1.2", "BB-2.3")
def test_there_are_eight_regions():
    assert len(BOX.regions) == len(BOX.towns_of_region) == 8
    assert sum(region.towns for region in BOX.regions) == 53


@pytest.mark.rule("BB-1.2")
def test_there_are_36_roads_and_they_join_both_ways():
    joined = {frozenset(road.split("-")) for road in ROADS.split()}
    assert len(joined) == 36

    assert {frozenset((road.a, road.b)) for road in BOX.data["board"].roads.items} == joined
    assert len(BOX.data["board"].roads.items) == 36
    for town in BOX.towns:
        beside = {other for road in joined if town.id in road for other in road if other != town.id}
        assert set(BOX.names(BOX.towns_beside(BOX.bit(town.id)))) == beside


@pytest.mark.rule("BB-1.2")
def test_six_towns_have_no_road():
    without = [town.id for town in BOX.towns if not BOX.towns_beside(BOX.bit(town.id))]

    assert sorted(without) == ["B4", "C7", "C8", "D1", "M10", "M7"]


# ---------------------------------------------------------------------- the tables


@pytest.mark.rule("BB-8.5")
@pytest.mark.parametrize(
    ("space", "benefit"),
    [
        (0, ()),
        (1, ()),
        (2, ("gain_coin",)),
        (3, ("gain_coin",)),
        (4, ("gain_coin",)),
        (5, ("gain_coin", "gain_coin")),
        (6, ("gain_coin", "gain_coin")),
        (7, ("gain_renown",)),
        (8, ("place_any",)),
        (9, ()),
    ],
)
def test_a_space_of_the_marriage_track(space, benefit):
    assert BOX.track[space].space == space
    assert BOX.track[space].benefit == benefit
    assert BOX.track[space].shared == (space == 0)


@pytest.mark.rule("BB-7.7")
def test_the_marriage_track_ends_at_space_9():
    assert BOX.top == 9
    assert len(BOX.track) == 10


@pytest.mark.rule("BB-2.1", "BB-2.4", "BB-4.1", "BB-4.4", "BB-5.1")
@pytest.mark.parametrize(
    ("players", "rounds", "marriages", "hand", "aside", "picks", "auto", "tricks"),
    [
        (3, 3, 2, 8, 1, (2, 2, 2), 2, 7),
        (4, 4, 3, 6, 1, (2, 2), 2, 5),
        (5, 4, 3, 5, 0, (2, 2), 1, 4),
    ],
)
def test_what_depends_on_the_number_of_players(players, rounds, marriages, hand, aside, picks, auto, tricks):
    count = BOX.counts[players]

    assert (count.rounds, count.ordinary_marriage_cards) == (rounds, marriages)
    assert (count.hand, count.aside, count.draft_picks, count.auto) == (hand, aside, picks, auto)
    assert count.tricks_per_round == tricks
    assert sorted(BOX.counts) == [3, 4, 5]


@pytest.mark.rule("BB-2.2")
def test_what_everybody_starts_with():
    start = BOX.start

    assert (start.coins, start.renown, start.points) == (3, 1, 10)
    assert (start.raiders, start.church_discs, start.marriage_space) == (0, 0, 0)


@pytest.mark.rule("BB-7.3", "BB-7.5", "BB-7.6", "BB-7.7", "BB-7.9", "BB-8.11", "BB-10.3")
def test_what_things_cost():
    costs = BOX.costs

    assert (costs.extra_church_disc, costs.extra_raider, costs.extra_marriage_step) == (2, 2, 2)
    assert (costs.expand, costs.unpayable_coin_penalty) == (5, 2)
    assert (costs.spurn_princess_points, costs.monastery_disc_minimum) == (4, 4)


@pytest.mark.rule("BB-12.7")
def test_the_points_for_the_number_of_regions():
    assert BOX.region_points == (0, 0, 0, 1, 1, 3, 5, 7, 10)


@pytest.mark.rule("BB-12.2", "BB-12.3", "BB-12.4")
def test_the_points_for_coins_marker_and_renown():
    scoring = BOX.scoring

    assert (scoring.most_coins_alone, scoring.active_town_marker, scoring.per_renown) == (1, 1, 1)


@pytest.mark.parametrize("name", FILES)
def test_every_group_says_where_it_comes_from_and_how_sure_it_is(name):
    groups = tomllib.loads((DATA / name).read_text("utf-8"))

    assert groups
    for group in groups.values():
        assert group["provenance"] in ("rulebook", "public", "reconstructed")
        assert 0 <= group["confidence"] <= 1


# ---------------------------------------------------------------------- data that are wrong


@pytest.fixture
def folder(tmp_path):
    """A copy of the data that a test may spoil."""
    for name in FILES:
        (tmp_path / name).write_bytes((DATA / name).read_bytes())
    return tmp_path


def refusal(folder):
    """The reason for which the data of a folder are refused."""
    with pytest.raises(BadData) as refused:
        load(folder)
    return refused.value.reason


def replace(folder, name, old, new):
    """Change one place in a file."""
    text = (folder / name).read_text("utf-8")
    assert text.count(old) == 1
    (folder / name).write_text(text.replace(old, new), "utf-8")


def without_line(folder, name, beginning):
    """Take a line out of a file."""
    lines = (folder / name).read_text("utf-8").splitlines(keepends=True)
    kept = [line for line in lines if not line.startswith(beginning)]
    assert len(kept) == len(lines) - 1
    (folder / name).write_text("".join(kept), "utf-8")


def test_an_unchanged_copy_of_the_data_is_the_same_box(folder):
    assert load(folder).data == BOX.data


def test_a_missing_town_is_noticed(folder):
    without_line(folder, "board.toml", '  {id = "S3",')

    assert refusal(folder).args == {
        "file": "board.toml",
        "key": "towns.items, region southern_ui_neill",
        "expected": "6 towns, not 5",
    }


def test_a_town_of_the_wrong_colour_is_noticed(folder):
    replace(
        folder,
        "board.toml",
        'id = "D2", region = "dubhlinn", colour = "red"',
        'id = "D2", region = "dubhlinn", colour = "blue"',
    )

    assert refusal(folder).args == {
        "file": "board.toml",
        "key": "towns.items, region dubhlinn",
        "expected": "1 red towns, not 0",
    }


def test_a_town_that_is_there_twice_is_noticed(folder):
    replace(folder, "board.toml", '{id = "D3",', '{id = "D2",')

    reason = refusal(folder)
    assert (reason.args["file"], reason.args["key"]) == ("board.toml", "towns.items")
    assert reason.args["expected"] == "each one once, but D2 is there twice"


def test_a_town_in_an_unknown_region_is_noticed(folder):
    replace(folder, "board.toml", '{id = "D3", region = "dubhlinn"', '{id = "D3", region = "atlantis"')

    assert refusal(folder).args == {
        "file": "board.toml",
        "key": "towns.items, region dubhlinn",
        "expected": "3 towns, not 2",
    }


def test_a_duplicate_card_is_noticed(folder):
    replace(folder, "cards.toml", "{value = 12,", "{value = 11,")

    assert refusal(folder).args == {
        "file": "cards.toml",
        "key": "action_cards.items",
        "expected": "each one once, but 11 is there twice",
    }


def test_a_missing_card_is_noticed(folder):
    without_line(folder, "cards.toml", "  {value = 12,")

    assert refusal(folder).args == {
        "file": "cards.toml",
        "key": "action_cards.items",
        "expected": "the values 1 to 25",
    }


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ('primary = ["claim_town", "gain_coin"]', 'primary = ["gain_coin", "claim_town"]', "begins with claim_town"),
        (', ["remove_viking", "pay_coin"]]', ', ["remove_viking"], ["pay_coin"]]', "one or two secondary actions"),
        ('["remove_viking", "pay_coin"]', '["pay_coin", "remove_viking", "pay_coin"]', "equal symbols side by side"),
    ],
)
def test_an_impossible_action_is_noticed(folder, old, new, expected):
    replace(folder, "cards.toml", old, new)

    reason = refusal(folder)
    assert (reason.args["file"], reason.args["key"]) == ("cards.toml", "action_cards.items, value 13")
    assert expected in reason.args["expected"]


def test_a_viking_card_too_few_is_noticed(folder):
    without_line(folder, "cards.toml", '  {id = "v12b",')

    assert refusal(folder).args == {"file": "cards.toml", "key": "viking_cards.items", "expected": "7 cards"}


def test_a_marriage_card_with_an_unknown_region_is_noticed(folder):
    replace(folder, "cards.toml", 'region = "leinster"', 'region = "wessex"')

    assert refusal(folder).args == {
        "file": "cards.toml",
        "key": "marriage_cards.items, id aodhan",
        "expected": "a region of board.toml, not 'wessex'",
    }


def test_a_road_to_nowhere_is_noticed(folder):
    replace(folder, "board.toml", '{a = "M8", b = "M9"}', '{a = "M8", b = "M99"}')

    assert refusal(folder).args == {
        "file": "board.toml",
        "key": "roads.items, M8 to M99",
        "expected": "two towns of this file, not 'M99'",
    }


def test_a_road_that_is_there_twice_is_noticed(folder):
    replace(folder, "board.toml", '{a = "M8", b = "M9"}', '{a = "M5", b = "M4"}')

    reason = refusal(folder)
    assert (reason.args["file"], reason.args["key"]) == ("board.toml", "roads.items")
    assert reason.args["expected"].startswith("each one once")


def test_a_region_without_a_polygon_is_noticed(folder):
    without_line(folder, "board.toml", "munster = [[")

    assert refusal(folder).args == {
        "file": "board.toml",
        "key": "map.region_polygons",
        "expected": "a polygon for munster",
    }


def test_hands_that_do_not_use_up_the_deck_are_noticed(folder):
    replace(folder, "tables.toml", "hand = 6, aside = 1", "hand = 6, aside = 2")

    assert refusal(folder).args == {
        "file": "tables.toml",
        "key": "player_counts.items, players 4",
        "expected": "all 25 cards dealt or set aside, not 26",
    }


def test_picks_that_do_not_make_up_a_hand_are_noticed(folder):
    replace(folder, "tables.toml", "draft_picks = [2, 2], auto = 1", "draft_picks = [2, 2], auto = 2")

    assert refusal(folder).args == {
        "file": "tables.toml",
        "key": "player_counts.items, players 5",
        "expected": "picks that make up 5 cards",
    }


def test_a_missing_space_of_the_track_is_noticed(folder):
    without_line(folder, "tables.toml", "  {space = 4,")

    assert refusal(folder).args == {
        "file": "tables.toml",
        "key": "marriage_track.spaces",
        "expected": "the spaces 0 to 9",
    }


def test_a_missing_line_of_the_region_points_is_noticed(folder):
    without_line(folder, "tables.toml", "  {regions = 5,")

    assert refusal(folder).args == {
        "file": "tables.toml",
        "key": "scoring.regions_with_a_town",
        "expected": "a line for each number from 0 to 8",
    }


def test_a_wrong_type_is_noticed(folder):
    replace(folder, "tables.toml", "expand = 5", 'expand = "five"')

    reason = refusal(folder)
    assert reason.args["file"] == "tables.toml"
    assert "`$.costs.expand`" in reason.args["problem"]
    assert "Expected `int`, got `str`" in reason.args["problem"]


def test_an_unknown_symbol_is_noticed(folder):
    replace(folder, "cards.toml", '["remove_viking", "pay_coin"]', '["dance", "pay_coin"]')

    reason = refusal(folder)
    assert reason.args["file"] == "cards.toml"
    assert "action_cards.items[12].secondary[1][0]" in reason.args["problem"]
    assert "dance" in reason.args["problem"]


def test_a_missing_key_is_noticed(folder):
    without_line(folder, "tables.toml", "expand = 5")

    reason = refusal(folder)
    assert reason.args["file"] == "tables.toml"
    assert "`expand`" in reason.args["problem"]
    assert "`$.costs`" in reason.args["problem"]


def test_an_unknown_key_is_noticed(folder):
    replace(folder, "tables.toml", "expand = 5", "expand = 5\nbribe = 1")

    reason = refusal(folder)
    assert reason.args["file"] == "tables.toml"
    assert "`bribe`" in reason.args["problem"]
    assert "`$.costs`" in reason.args["problem"]


@pytest.mark.parametrize("name", FILES)
def test_a_missing_file_is_noticed(folder, name):
    (folder / name).unlink()

    reason = refusal(folder)
    assert (reason.id, reason.args) == ("data-missing", {"file": name})


@pytest.mark.parametrize("name", FILES)
def test_broken_toml_is_noticed_with_its_line(folder, name):
    (folder / name).write_text("[game]\ntitle = \n", "utf-8")

    reason = refusal(folder)
    assert (reason.id, reason.args["file"]) == ("data-wrong", name)
    assert "line 2" in reason.args["problem"]


@pytest.mark.parametrize("name", FILES)
def test_a_file_that_is_no_text_is_noticed(folder, name):
    (folder / name).write_bytes(b"\xff\xfe\x00")

    reason = refusal(folder)
    assert (reason.id, reason.args["file"]) == ("data-wrong", name)


def test_the_refusal_reads_as_a_sentence_with_file_key_and_what_was_expected(folder):
    without_line(folder, "board.toml", '  {id = "S3",')

    with pytest.raises(BadData) as refused:
        load(folder)
    for part in ("board.toml", "towns.items, region southern_ui_neill", "6 towns, not 5"):
        assert part in str(refused.value)


def test_a_road_from_a_town_to_itself_is_noticed(folder):
    replace(folder, "board.toml", '{a = "N3", b = "N4"}', '{a = "N3", b = "N3"}')

    reason = refusal(folder)
    assert reason.args["file"] == "board.toml"
    assert reason.args["expected"] == "two different towns"


def test_a_missing_number_of_players_is_noticed(folder):
    replace(folder, "tables.toml", "players = 4,", "players = 6,")

    reason = refusal(folder)
    assert (reason.args["file"], reason.args["key"]) == ("tables.toml", "player_counts.items")
    assert "[3, 4, 5]" in reason.args["expected"]


def test_a_confidence_above_one_is_noticed(folder):
    replace(folder, "cards.toml", "confidence = 0.9\n", "confidence = 90\n")

    reason = refusal(folder)
    assert reason.args["file"] == "cards.toml"
    assert "<= 1" in reason.args["problem"]

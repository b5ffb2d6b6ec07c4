"""Data that are wrong are refused, and what is said of them names file, key and what was expected."""

import msgspec
import pytest

from meadhall import BadData
from meadhall.games.feast_for_odin.box import BOX, load
from tests.feast_for_odin.test_box import DATA, FILES


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


def unexpected(folder):
    """File, key and what was expected in data that are refused for what they say."""
    reason = refusal(folder)
    assert reason.id == "data-unexpected"
    return reason.args["file"], reason.args["key"], reason.args["expected"]


def problem(folder):
    """File and problem of data that are refused for how they say it."""
    reason = refusal(folder)
    assert reason.id == "data-wrong"
    return reason.args["file"], reason.args["problem"]


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


def test_the_data_written_as_json_and_read_back_are_the_same():
    for records in BOX.data.values():
        assert msgspec.json.decode(msgspec.json.encode(records), type=type(records)) == records


@pytest.mark.parametrize(
    ("old", "new", "part"),
    [
        ('trigger = "scoring"', 'trigger = "at_the_end"', "Invalid enum value 'at_the_end'"),
        ("mod = {max_rolls = 4}", "mod = {max_throws = 4}", "unknown field `max_throws`"),
        ("if = {rolls_made_at_most = 2}", "if = {rolls_at_most = 2}", "unknown field `rolls_at_most`"),
        ("gain = {fruits = 1}", "gain = {bananas = 1}", "unknown field `bananas`"),
        ("gain = {fruits = 1}", "gain = {sheep_any = 1}", "Invalid enum value 'sheep_any'"),
        ("pay = {any_weapon_cards = 2}", "pay = {any_cards = 2}", "unknown field `any_cards`"),
        ('count = "own_exploration_boards"', 'count = "own_boards"', "Invalid enum value 'own_boards'"),
        ('per = "distinct_building_resource_types_exchanged"', 'per = "all"', "Invalid enum value 'all'"),
        ('source = "mountain_strip", gain = {silver = 1}', 'source = "mountain", gain = {silver = 1}', "'mountain'"),
        ('limit = "once_per_knarr"', 'limit = "once"', "Invalid enum value 'once'"),
        ('where = "exploration_board"', 'where = "board"', "Invalid enum value 'board'"),
        ('group = ["livestock_market"]', 'group = ["market"]', "Invalid enum value 'market'"),
        ('type = ["any_using_longship"]', 'type = ["sailing"]', "Invalid enum value 'sailing'"),
        ('do_phase = "breeding"', 'do_phase = "harvest"', "Invalid enum value 'harvest'"),
        ('replaces = "trade_part"', 'replaces = "all"', "Invalid enum value 'all'"),
    ],
)
def test_an_unknown_word_in_an_effect_is_noticed(folder, old, new, part):
    text = (folder / "occupations.toml").read_text("utf-8")
    (folder / "occupations.toml").write_text(text.replace(old, new, 1), "utf-8")

    file, found = problem(folder)
    assert file == "occupations.toml"
    assert part in found
    assert "`$.occupations.items[" in found


@pytest.mark.parametrize(
    ("name", "old", "new", "expected"),
    [
        ("occupations.toml", "gain = {fruits = 1}", 'gain = {fruits = "one"}', "items[42].fx[0].gain.things[...]"),
        (
            "goods.toml",
            "vp_each = -3",
            'vp_each = "three"',
            "Expected `int`, got `str` - at `$.thing_penalties.vp_each`",
        ),
        ("boards.toml", "cells = 12", 'cells = "12"', "Expected `int`, got `str` - at `$.banquet_table.cells`"),
        ("actions.toml", "steps = [{mountain = [2]}]", "steps = [{mountain = 2}]", "Expected `array`, got `int`"),
        (
            "tables.toml",
            "max_rolls = 3",
            "max_rolls = [3]",
            "Expected `int`, got `array` - at `$.dice_actions.max_rolls`",
        ),
    ],
)
def test_a_wrong_type_is_noticed(folder, name, old, new, expected):
    replace(folder, name, old, new)

    file, found = problem(folder)
    assert file == name
    assert expected in found


@pytest.mark.parametrize(
    ("name", "old", "new", "expected"),
    [
        ("goods.toml", '{id = "peas",', '{id = "lentils",', "Invalid enum value 'lentils'"),
        ("boards.toml", 'id = "iceland"', 'id = "vinland"', "Invalid enum value 'vinland'"),
        ("actions.toml", "steps = [{mountain = [2]}]", "steps = [{hills = [2]}]", "unknown field `hills`"),
        ("actions.toml", 'dice_action = "raiding"', 'dice_action = "dancing"', "Invalid enum value 'dancing'"),
        ("actions.toml", '"c1_milk", column = 1', '"c1_milk", column = 5', "Invalid enum value 5"),
        ("tables.toml", "benchmark_score = 100", "benchmark_score = 100\nbribe = 1", "unknown field `bribe`"),
        ("tables.toml", "benchmark_score = 100\n", "", "missing required field `benchmark_score`"),
        ("tables.toml", 'edition = "base', 'provenance = 1\nedition = "base', "overwrite"),
    ],
)
def test_an_unknown_or_missing_word_in_the_other_files_is_noticed(folder, name, old, new, expected):
    replace(folder, name, old, new)

    file, found = problem(folder)
    assert file == name
    assert expected in found


def test_a_confidence_above_one_is_noticed(folder):
    printed = '[colours]\nprovenance = "public"\nconfidence = 0.95'
    replace(folder, "goods.toml", printed, printed.replace("0.95", "95"))

    file, found = problem(folder)
    assert file == "goods.toml"
    assert "<= 1.0 - at `$.colours.confidence`" in found


@pytest.mark.parametrize("name", FILES)
def test_a_missing_file_is_noticed(folder, name):
    (folder / name).unlink()

    reason = refusal(folder)
    assert (reason.id, reason.args) == ("data-missing", {"file": name})


@pytest.mark.parametrize("name", FILES)
def test_broken_toml_is_noticed_with_its_line(folder, name):
    (folder / name).write_text("[game]\ntitle = \n", "utf-8")

    file, found = problem(folder)
    assert file == name
    assert "line 2" in found


def test_the_refusal_reads_as_a_sentence_with_file_key_and_what_was_expected(folder):
    without_line(folder, "actions.toml", '  {id = "c4_plundering"')

    with pytest.raises(BadData) as refused:
        load(folder)
    for part in ("actions.toml", "spaces.items, column 4", "9 spaces, not 8"):
        assert part in str(refused.value)


# Each line spoils one place: the file, the old text, the new text, and the key and the expectation that are named.
SPOILT = {
    "a good without an upgrade": (
        "goods.toml",
        'upgrade_to = "oil", back = "peas"',
        'back = "peas"',
        "goods.items, id mead",
        "a green good of 2 x 1 to upgrade to, not none",
    ),
    "an upgrade of another size": (
        "goods.toml",
        'upgrade_to = "oil"',
        'upgrade_to = "hide"',
        "goods.items, id mead",
        "a green good of 2 x 1 to upgrade to, not hide",
    ),
    "an upgrade that skips a colour": (
        "goods.toml",
        'upgrade_to = "oil"',
        'upgrade_to = "rune_stone"',
        "goods.items, id mead",
        "a green good of 2 x 1 to upgrade to, not rune_stone",
    ),
    "a blue good that can be upgraded": (
        "goods.toml",
        'back = "oil", sword = 6',
        'back = "oil", upgrade_to = "silk", sword = 6',
        "goods.items, id rune_stone",
        "no upgrade of a blue good, not silk",
    ),
    "a back that is another good's": (
        "goods.toml",
        'upgrade_to = "oil", back = "peas"',
        'upgrade_to = "oil", back = "flax"',
        "goods.items, id peas",
        "another side of 2 x 1 whose other side is peas, not mead",
    ),
    "a good that is there twice": (
        "goods.toml",
        '{id = "mead", colour',
        '{id = "milk", colour',
        "goods.items",
        "each one once, but milk is there twice",
    ),
    "a footprint with its short side first": (
        "goods.toml",
        '{id = "oil", colour = "green", w = 2, h = 1',
        '{id = "oil", colour = "green", w = 1, h = 2',
        "goods.items, id mead",
        "a green good of 2 x 1 to upgrade to, not oil",
    ),
    "a tile too few": ("goods.toml", "tiles_in_box = 43", "tiles_in_box = 42", "goods.items", "346 tiles, not 345"),
    "a blue good without a sword value": (
        "goods.toml",
        ', back = "oil", sword = 6',
        ', back = "oil"',
        "goods.items, id rune_stone",
        "a sword value of blue goods and no others",
    ),
    "a harvest of milk": (
        "goods.toml",
        'upgrade_to = "wool", back = "beans"',
        'upgrade_to = "wool", back = "beans", harvest = 1',
        "goods.items, id milk",
        "a harvest of orange goods only",
    ),
    "a number of tiles on both sides": (
        "goods.toml",
        'upgrade_to = "oil", back = "peas"',
        'upgrade_to = "oil", back = "peas", tiles_in_box = 25',
        "goods.items, id peas",
        "the number of tiles with one of peas and mead",
    ),
    "a box with a good of another colour": (
        "goods.toml",
        'red = "mead", green = "oil"',
        'red = "peas", green = "oil"',
        "goods_boxes.columns, id peas_family",
        "a red good, not peas",
    ),
    "a box with a good of another size": (
        "goods.toml",
        'red = "mead", green = "oil"',
        'red = "stockfish", green = "oil"',
        "goods_boxes.columns, id peas_family",
        "goods of one footprint, but stockfish is another",
    ),
    "a good without a box": (
        "goods.toml",
        'orange = "fruits", red',
        "red",
        "goods_boxes.columns",
        "a box for fruits",
    ),
    "a special tile of the wrong size": (
        "goods.toml",
        'shape = ["XXXXX"]',
        'shape = ["XXXX"]',
        "special_tiles.items, id belt",
        "5 cells, not 4",
    ),
    "a special tile in two pieces": (
        "goods.toml",
        'shape = ["XXXXX"]',
        'shape = ["XX.XXX"]',
        "special_tiles.items, id belt",
        "one connected shape",
    ),
    "a special tile with a row too short": (
        "goods.toml",
        'shape = ["X...", "XXXX"]',
        'shape = ["X", "XXXX"]',
        "special_tiles.items, id cloakpin",
        "rows of one length",
    ),
    "a weapon card too many": (
        "goods.toml",
        "spear = 12, sword = 11}",
        "spear = 12, sword = 12}",
        "weapons.deck",
        "47 cards, not 48",
    ),
    "a row of a board too short": (
        "boards.toml",
        '  "_ _ $2 . -1 -1 _ *cabbage _",',
        '  "_ _ $2 . -1 -1 _ *cabbage",',
        "exploration_boards.items, id shetland, row 5 of the grid",
        "9 cells, not 8",
    ),
    "an unknown token": (
        "boards.toml",
        '  "_ _ $2 . -1 -1 _ *cabbage _",',
        '  "_ _ $2 . -1 -2 _ *cabbage _",',
        "exploration_boards.items, id shetland, row 5 of the grid",
        "a token of the legend, not '-2'",
    ),
    "an unknown bonus": (
        "boards.toml",
        "*ore+stone",
        "*ore+gold",
        "exploration_boards.items, id iceland, row 6 of the grid",
        "a token of the legend, not '*ore+gold'",
    ),
    "a counter that disagrees": (
        "boards.toml",
        "negative_count = 86",
        "negative_count = 87",
        "home_board",
        "87 cells worth -1, not 86",
    ),
    "a counter of a house that forgets the slots": (
        "boards.toml",
        "negative_count = 9\n",
        "negative_count = 7\n",
        "buildings.items, id stone_house",
        "7 cells worth -1, not 9",
    ),
    "a diagonal with another value": (
        "boards.toml",
        "values = [0, 1, 2, 2, 4], end_value = 6",
        "values = [0, 1, 2, 3, 4], end_value = 6",
        "exploration_boards.items, id baffin_island, income_diagonals",
        "an income cell showing 3 at [5, 3]",
    ),
    "a diagonal beside its cells": (
        "boards.toml",
        "cells = [[8, 0], [7, 1], [6, 2], [5, 3], [4, 4]]",
        "cells = [[8, 0], [7, 1], [6, 2], [5, 3], [4, 5]]",
        "exploration_boards.items, id baffin_island, income_diagonals",
        "an income cell showing 4 at [4, 5]",
    ),
    "a diagonal that leaves a cell out": (
        "boards.toml",
        "cells = [[8, 0], [7, 1], [6, 2], [5, 3], [4, 4]], values = [0, 1, 2, 2, 4]",
        "cells = [[8, 0], [7, 1], [6, 2], [5, 3]], values = [0, 1, 2, 2]",
        "exploration_boards.items, id baffin_island, income_diagonals",
        "all income cells, but [(4, 4)] are on none",
    ),
    "a diagonal with a gap": (
        "boards.toml",
        "cells = [[8, 0], [7, 1], [6, 2], [5, 3], [4, 4]], values = [0, 1, 2, 2, 4]",
        "cells = [[8, 0], [7, 1], [5, 3], [6, 2], [4, 4]], values = [0, 1, 2, 2, 4]",
        "exploration_boards.items, id baffin_island, income_diagonals",
        "the cell above and right of [7, 1] after it",
    ),
    "a diagonal with a value too few": (
        "boards.toml",
        "values = [0, 1, 2, 2, 4], end_value = 6",
        "values = [0, 1, 2, 2], end_value = 6",
        "exploration_boards.items, id baffin_island, income_diagonals",
        "a value for each cell",
    ),
    "an end value below the last": (
        "boards.toml",
        "values = [0, 1, 2, 2, 4], end_value = 6",
        "values = [0, 1, 2, 2, 4], end_value = 3",
        "exploration_boards.items, id baffin_island, income_diagonals",
        "values that never fall",
    ),
    "an end value that is not the printed one": (
        "boards.toml",
        "values = [1, 3, 4], end_value = 5",
        "values = [1, 3, 4], end_value = 6",
        "exploration_boards.items, id bear_island, income_diagonals",
        "the end value that is printed at [1, 4]",
    ),
    "two boards on one side of a tile": (
        "boards.toml",
        'tile = "B"\nside = "back"',
        'tile = "A"\nside = "back"',
        "exploration_boards.items",
        "each one once, but A back is there twice",
    ),
    "a board that no space explores so": (
        "boards.toml",
        '{boards = ["shetland", "faroe_islands"],',
        '{boards = ["faroe_islands", "shetland"],',
        "exploration_boards.requirements, faroe_islands, shetland",
        "a space of actions.toml on which just these are claimed",
    ),
    "a requirement other than that of the space": (
        "boards.toml",
        'vikings = 3, ship_any_of = ["longship"]',
        'vikings = 2, ship_any_of = ["longship"]',
        "exploration_boards.requirements, baffin_island, labrador, newfoundland",
        "the Vikings and ships of c3_explore",
    ),
    "silver that does not follow from the round track": (
        "boards.toml",
        '{board = "labrador", by_round = [{round = 5, silver = 0}, {round = 6, silver = 2}',
        '{board = "labrador", by_round = [{round = 5, silver = 0}, {round = 6, silver = 4}',
        "exploration_boards.silver_if_claimed_long, board labrador",
        "what follows from the round track: [(5, 0), (6, 2), (7, 2)]",
    ),
    "a strip with an item too few": (
        "boards.toml",
        'items = ["wood", "wood", "wood", "wood", "stone", "stone", "silver2"]',
        'items = ["wood", "wood", "wood", "wood", "stone", "silver2"]',
        "mountain_strips.items, id 3",
        "7 items, not 6",
    ),
    "a strip that does not end in silver": (
        "boards.toml",
        'items = ["wood", "wood", "wood", "wood", "stone", "stone", "silver2"]',
        'items = ["wood", "wood", "wood", "wood", "stone", "stone", "ore"]',
        "mountain_strips.items, id 3",
        "silver2 on the last space",
    ),
    "a Viking too few": (
        "boards.toml",
        "vikings_on_thing_square = 6",
        "vikings_on_thing_square = 5",
        "banquet_table.lengths, id short",
        "12 Vikings, not 11",
    ),
    "a Viking on the wrong cell": (
        "boards.toml",
        "{cell = 6, round = 1}",
        "{cell = 5, round = 1}",
        "banquet_table.lengths, id long",
        "a Viking for each of 7 rounds on the last cells",
    ),
    "a table without one panel": (
        "boards.toml",
        "panels = 6",
        "panels = 5",
        "banquet_table",
        "two cells a panel",
    ),
    "a tile that is turned twice": (
        "boards.toml",
        '{round = 4, harvest_level = 0, flip = "C"',
        '{round = 4, harvest_level = 0, flip = "B"',
        "round_track.short",
        "each one once, but B is there twice",
    ),
    "silver in a round in which nothing is turned": (
        "boards.toml",
        "{round = 7, harvest_level = 0, place_silver = false}",
        "{round = 7, harvest_level = 0, place_silver = true}",
        "round_track.long",
        "silver in just those rounds in which a tile is turned",
    ),
    "harvests in another order": (
        "boards.toml",
        "{round = 5, harvest_level = 3, flip",
        "{round = 5, harvest_level = 4, flip",
        "round_track.short",
        "harvests that grow by one",
    ),
    "a space that is there twice": (
        "actions.toml",
        '{id = "c1_milk"',
        '{id = "c1_linen"',
        "spaces.items",
        "each one once, but c1_linen is there twice",
    ),
    "a space in the wrong column": (
        "actions.toml",
        '{id = "c1_milk", column = 1',
        '{id = "c1_milk", column = 2',
        "spaces.items, column 1",
        "18 spaces, not 17",
    ),
    "two spaces in one place": (
        "actions.toml",
        '{id = "c1_milk", column = 1, order = 8',
        '{id = "c1_milk", column = 1, order = 7',
        "spaces.items, column 1",
        "the order 1, 2, 3 ...",
    ),
    "an id with another column": (
        "actions.toml",
        '{id = "c1_milk"',
        '{id = "c2_milk"',
        "spaces.items, id c2_milk",
        "the column in the id",
    ),
    "a space without steps": (
        "actions.toml",
        "steps = [{mountain = [2]}]",
        "steps = []",
        "spaces.items, id c1_mountain_2",
        "at least one step",
    ),
    "a table that lacks its last row": (
        "actions.toml",
        "{at = 3, gain = {milk = 3}}], above = 3",
        "{at = 3, gain = {milk = 3}}], above = 4",
        "spaces.items, id c1_milk",
        "a row `above` in the table of gain_from",
    ),
    "an action on an unknown space": (
        "actions.toml",
        'spaces = ["c4_plundering"]',
        'spaces = ["c4_looting"]',
        "action_types.items, id plundering",
        "spaces of this file, not 'c4_looting'",
    ),
    "a dice action that leaves a space out": (
        "actions.toml",
        'spaces = ["c2_pillaging", "c3_pillaging"]',
        'spaces = ["c2_pillaging"]',
        "action_types.items, id pillaging",
        "the spaces with this dice action: ['c2_pillaging', 'c3_pillaging']",
    ),
    "an imitation tile with a wrong column": (
        "actions.toml",
        '{side = "B", column = 4}',
        '{side = "B", column = 3}',
        "imitation.tiles",
        "a side for each column",
    ),
    "a duplicate card number": (
        "occupations.toml",
        "{number = 12,",
        "{number = 11,",
        "occupations.items",
        "each one once, but 11 is there twice",
    ),
    "a card number beyond the last": (
        "occupations.toml",
        "{number = 12,",
        "{number = 191,",
        "occupations.items",
        "the numbers 1 to 190",
    ),
    "a card in another deck": (
        "occupations.toml",
        '{number = 12, deck = "A"',
        '{number = 12, deck = "B"',
        "occupations.items, deck A",
        "57 dark cards, not 56",
    ),
    "a card with another back": (
        "occupations.toml",
        '{number = 12, deck = "A", start = false',
        '{number = 12, deck = "A", start = true',
        "occupations.items, deck A",
        "15 starting cards, not 16",
    ),
    "an effect on an unknown space": (
        "occupations.toml",
        'space = ["c1_whaling_boat"]',
        'space = ["c1_canoe"]',
        "occupations.items, number 105",
        "spaces of actions.toml, not 'c1_canoe'",
    ),
    "a trigger about something else": (
        "occupations.toml",
        'trigger = "ship_acquired", what = ["knarr"]',
        'trigger = "ship_acquired", what = ["peas"]',
        "occupations.items, number 179",
        "something that ship_acquired can be about, not peas",
    ),
    "a table without a match": (
        "occupations.toml",
        'count = "own_exploration_boards", match = "exact"',
        'count = "own_exploration_boards"',
        "occupations.items, number 189",
        "table, count and match together",
    ),
    "a table in disorder": (
        "occupations.toml",
        "table = [{at = 5, gain = {silverware = 4}}",
        "table = [{at = 50, gain = {silverware = 4}}",
        "occupations.items, number 180",
        "a table whose numbers rise",
    ),
    "a placement without a board": (
        "occupations.toml",
        ', where = "exploration_board"',
        "",
        "occupations.items, number 100",
        "where with the trigger place, and with no other",
    ),
    "a failure of nothing": (
        "occupations.toml",
        'trigger = "failure", type = ["raiding"], gain',
        'trigger = "failure", gain',
        "occupations.items, number 134",
        "a type with the triggers of actions, and with no others",
    ),
    "an effect that does nothing": (
        "occupations.toml",
        '{trigger = "play", gain = {fruits = 1}}',
        '{trigger = "play"}',
        "occupations.items, number 43",
        "a gain, a choice, a table or a mod",
    ),
    "an empty gain": (
        "occupations.toml",
        '{trigger = "play", gain = {fruits = 1}}',
        '{trigger = "play", gain = {}}',
        "occupations.items, number 43",
        "something under `gain`",
    ),
    "a card without an effect": (
        "occupations.toml",
        '[{trigger = "play", gain = {fruits = 1}}]',
        "[]",
        "occupations.items, number 43",
        "at least one effect",
    ),
    "phases in another order": (
        "tables.toml",
        "{number = 8,",
        "{number = 9,",
        "phases.items",
        "the numbers 1 to 12",
    ),
    "a number of players that is left out": (
        "tables.toml",
        "{players = 3, strips = 2}",
        "{players = 5, strips = 2}",
        "setup.strips_face_up",
        "a line for each of [1, 2, 3, 4] players",
    ),
    "a die that is not in the box": (
        "tables.toml",
        '{id = "raiding", die = 8',
        '{id = "raiding", die = 6',
        "dice_actions.items, id raiding",
        "a die of [8, 12] sides, not 6",
    ),
    "a low action without its success": (
        "tables.toml",
        "success = {fur = 1, snare = 1}, ",
        "",
        "dice_actions.items, id laying_snare",
        "pay_with and success if one aims low",
    ),
    "a high action to which nothing is added": (
        "tables.toml",
        'plus_with = ["sword", "stone"], auto_fail_at_or_below = 5, failure',
        "auto_fail_at_or_below = 5, failure",
        "dice_actions.items, id raiding",
        "plus_with if one aims high",
    ),
    "a solo Viking too many": (
        "tables.toml",
        "waiting_space = 6",
        "waiting_space = 7",
        "solo.lengths, id short",
        "12 Vikings of the second colour, not 13",
    ),
    "a solo Viking of the wrong colour": (
        "tables.toml",
        '{round = 7, colour = "first"',
        '{round = 7, colour = "second"',
        "solo.lengths, id long",
        "the first colour in round 7",
    ),
    "a solo round without Vikings": (
        "tables.toml",
        ', {round = 7, colour = "first", vikings = 2}',
        "",
        "solo.lengths, id long",
        "Vikings for each round of the track",
    ),
}


@pytest.mark.parametrize("what", SPOILT)
def test_what_is_wrong_is_noticed(folder, what):
    name, old, new, key, expected = SPOILT[what]
    replace(folder, name, old, new)

    assert unexpected(folder) == (name, key, expected)


@pytest.mark.parametrize(
    ("name", "beginning", "key", "expected"),
    [
        ("goods.toml", '  {id = "fur"', "goods.items", "all of them, but fur is missing"),
        ("goods.toml", '  {id = "green"', "colours.items", "all of them, but green is missing"),
        ("goods.toml", '  {id = "sheep_any"', "wildcards.items", "all of them, but sheep_any is missing"),
        ("goods.toml", '  {thing = "bow"', "thing_penalties.backs", "7 tokens, not 6"),
        ("goods.toml", '  {id = "belt"', "special_tiles.items", "all of them, but belt is missing"),
        ("boards.toml", "  {id = 5, items", "mountain_strips.items", "8 strips, not 7"),
        ("boards.toml", '  {id = "knarr"', "ships.items", "all of them, but knarr is missing"),
        ("actions.toml", '  {id = "c2_knarr"', "spaces.items, column 2", "18 spaces, not 17"),
        (
            "boards.toml",
            '  {boards = ["shetland"',
            "exploration_boards.requirements",
            "all of them, but shetland is missing",
        ),
        (
            "boards.toml",
            '  {board = "shetland"',
            "exploration_boards.silver_if_claimed_long",
            "all of them, but shetland is missing",
        ),
        ("actions.toml", "  {column = 3", "columns.items", "columns 1 to 4"),
        ("actions.toml", '  {id = "ext_12"', "imitation.tiles", "2 tiles, not 1"),
        ("actions.toml", '  {id = "whaling"', "action_types.items", "all of them, but whaling is missing"),
        ("occupations.toml", "  {number = 77,", "occupations.items", "the numbers 1 to 190"),
        ("tables.toml", '  {id = "whaling"', "dice_actions.items", "all of them, but whaling is missing"),
    ],
)
def test_what_is_missing_is_noticed(folder, name, beginning, key, expected):
    without_line(folder, name, beginning)

    assert unexpected(folder) == (name, key, expected)


@pytest.mark.parametrize(
    ("contents", "more", "name", "key", "expected"),
    [
        ("special_tiles = 15", "special_tiles = 16", "goods.toml", "special_tiles.items", "16 tiles, not 15"),
        (
            "exploration_boards = 4",
            "exploration_boards = 5",
            "boards.toml",
            "exploration_boards.items",
            "10 boards, not 8",
        ),
        (
            "starting_occupations = 45",
            "starting_occupations = 46",
            "occupations.toml",
            "occupations.items",
            "46 starting cards, not 45",
        ),
        (
            "dark_occupations = 145",
            "dark_occupations = 144",
            "occupations.toml",
            "occupations.items",
            "144 dark cards, not 145",
        ),
    ],
)
def test_contents_of_the_box_that_the_other_files_lack_are_noticed(folder, contents, more, name, key, expected):
    replace(folder, "tables.toml", contents, more)

    assert unexpected(folder) == (name, key, expected)


def test_footprints_with_their_short_side_first_are_noticed(folder):
    text = (folder / "goods.toml").read_text("utf-8")
    (folder / "goods.toml").write_text(text.replace("w = 4, h = 1", "w = 1, h = 4"), "utf-8")

    assert unexpected(folder) == ("goods.toml", "goods.items, id grain", "the long side first, not 1 x 4")

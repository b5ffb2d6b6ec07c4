"""The rules for players: every number of rules.md is told in each language, alike, and with the figures of the box."""

import re
from importlib.resources import files

import pytest

from meadhall.cli.lists import rule_text, rules_text
from meadhall.games.feast_for_odin import GAME
from meadhall.games.feast_for_odin.box import BOX
from tests.report import numbered_rules

LANGUAGES = ("en", "es", "pt-BR")
DECISIONS = [f"D{number}" for number in range(1, 19)]
NUMBERS = [*numbered_rules(GAME), *DECISIONS]
TEXTS = {language: rules_text(GAME, language) for language in LANGUAGES}
ANCHOR = re.compile(r'<a id="([^"]+)"></a>')


def outline(text):
    """Headings by depth, anchors, list items and rows with their cells, from the first line to the last."""
    found = []
    for line in text.splitlines():
        begins = re.match(r"#+ |- |\d+\. |\|", line)
        if begins:
            found.append(begins[0].strip() + str(line.count("|") or ""))
        found += ANCHOR.findall(line)
    return found


def figures(text, heading):
    """Every figure of the rows under a table's heading, with None in cells that have none."""
    table = re.split(rf"^\| {heading} +\|", text, maxsplit=1, flags=re.MULTILINE)[1]
    rows = table.split("\n\n")[0].splitlines()[2:]
    return [[int(cell) if cell.isdecimal() else None for cell in re.split(r" *\| *", row)[2:-1]] for row in rows]


# ---------------------------------------------------------------------- numbers


def test_the_decisions_are_those_of_the_rules():
    rules = (files(GAME.package) / "rules.md").read_text(encoding="utf-8")

    assert re.findall(r"^\| (D\d+) \|", rules, re.MULTILINE) == DECISIONS


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_number_of_the_rules_has_one_anchor_and_no_other_has_any(language):
    assert sorted(ANCHOR.findall(TEXTS[language])) == sorted(NUMBERS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_passage_of_a_rule_prints_its_number(language):
    passages = {number: rule_text(GAME, number, language) or "" for number in NUMBERS}

    assert [number for number, text in passages.items() if not re.search(rf"\b{re.escape(number)}\b", text)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_links_lead_to_an_anchor(language):
    links = set(re.findall(r"\]\(#([^)]+)\)", TEXTS[language]))

    assert links - set(NUMBERS) == set()
    assert len(links) > 60


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_all_languages_tell_the_same_in_the_same_order(language):
    assert outline(TEXTS[language]) == outline(TEXTS["en"])


# ---------------------------------------------------------------------- figures


@pytest.mark.parametrize(
    ("language", "heading"), [("en", "Special tile"), ("es", "Loseta especial"), ("pt-BR", "Ficha especial")]
)
def test_special_tiles_are_shown_with_their_cells_price_and_sword_value(language, heading):
    printed = [[tile.cells, tile.silver_cost, tile.sword, None] for tile in BOX.special_tiles.values()]

    assert figures(TEXTS[language], heading) == printed


@pytest.mark.parametrize(("language", "heading"), [("en", "Size"), ("es", "Tamaño"), ("pt-BR", "Tamanho")])
def test_goods_are_shown_with_the_sword_value_of_the_blue_one(language, heading):
    rows = figures(TEXTS[language], heading)
    sizes = re.findall(r"^\| (\d) × (\d) ", TEXTS[language], re.MULTILINE)
    blue = {(str(good.w), str(good.h)): good.sword for good in BOX.goods.values() if good.colour == "blue"}

    assert {size: row[-1] for size, row in zip(sizes, rows, strict=True)} == blue


@pytest.mark.parametrize(
    ("language", "heading"),
    [("en", "Exploration board"), ("es", "Tablero de territorio"), ("pt-BR", "Tabuleiro de exploração")],
)
def test_exploration_boards_are_shown_with_their_points_and_negative_cells(language, heading):
    rows = figures(TEXTS[language], heading)

    assert [row[1:3] for row in rows] == [[board.points, board.negative_count] for board in BOX.boards.values()]


@pytest.mark.parametrize(("language", "heading"), [("en", "Ship"), ("es", "Barco"), ("pt-BR", "Navio")])
def test_ships_are_shown_with_their_points_and_what_they_score_emigrated(language, heading):
    rows = figures(TEXTS[language], heading)

    assert [[row[1], row[3]] for row in rows] == [[ship.vp, ship.emigrated_vp or None] for ship in BOX.ships.values()]


@pytest.mark.parametrize(("language", "heading"), [("en", "Building"), ("es", "Edificio"), ("pt-BR", "Construção")])
def test_buildings_are_shown_with_their_number_and_points(language, heading):
    rows = figures(TEXTS[language], heading)

    assert [row[:2] for row in rows] == [[building.stock, building.points] for building in BOX.buildings.values()]


@pytest.mark.parametrize(("language", "heading"), [("en", "Round"), ("es", "Ronda"), ("pt-BR", "Rodada")])
@pytest.mark.parametrize("length", ["long", "short"])
def test_rounds_are_shown_with_vikings_harvest_and_turned_tile(language, heading, length):
    track = BOX.tracks[length]
    rest = TEXTS[language].split(f"| {heading} ")[1 if length == "long" else 2]
    rows = [re.split(r" *\| *", line)[2:-1] for line in rest.split("\n\n")[0].splitlines()[2:]]
    first = BOX.banquet_table.cells - len(track) + 1

    assert rows == [
        [str(first + number) for number in range(len(track))],
        [str(one.harvest_level) if one.harvest_level else "–" for one in track],
        [one.flip or "–" for one in track],
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_action_space_is_shown_in_its_column(language):
    spaces = TEXTS[language].split('<a id="FO-10.1"></a>')[1].split('<a id="FO-11.1"></a>')[0]
    shown = re.findall(r"^\| ([1-4]) +\|", spaces, re.MULTILINE)

    assert {number: shown.count(str(number)) for number in BOX.columns} == {
        number: column.spaces for number, column in BOX.columns.items()
    }

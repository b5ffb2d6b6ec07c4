"""What is drawn once: the files in `web/src/art` are what the scripts in `web/art` draw, and are fit to be used."""

import json
import re
import subprocess
import sys
from itertools import combinations
from math import hypot
from xml.etree import ElementTree

import pytest

from meadhall.games.brian_boru.box import BOX
from web.art import glyphs, ireland, pieces
from web.art.draw import drawings
from web.art.pen import OUTPUT, ROOT

SOURCES = [path for path in (ROOT / "web/src").rglob("*") if path.suffix in {".svelte", ".ts"}]
DRAWN = drawings()
SVG = {name: content for name, content in DRAWN.items() if name.endswith(".svg")}

BRIAN_BORU = """
    coin pay_coin renown church raider step_up expand remove_viking point monastery viking_control
    active_town_marker crown disc claim_town region marriage_card battle_card church_card courtship_card royal_card
    town_red town_blue town_yellow
"""
ISLE_OF_SKYE = "sheep cattle farm broch lighthouse ship whisky castle scroll coin point"
FEAST_FOR_ODIN = """
    wood stone ore silver peas flax beans grain cabbage fruits mead stockfish milk salt_meat game_meat whale_meat
    oil hide wool linen skin_and_bones fur robe clothing rune_stone silverware chest silk spices jewelry
    treasure_chest silver_hoard whaling_boat knarr longship shed stone_house long_house bow snare spear sword
    die_orange die_blue viking sheep cattle mountain_action weapon_card exploration_board emigration
    overseas_trading special_tile crafting_action helmet horseshoe chalice round_shield throwing_axe crucifix
    glass_beads drinking_horn
"""
VISCOUNTS = """
    gold ink silver stone any_resource townsfolk merchant builder noble cleric criminal virtue corruption debt deed
    flip hire destroy discard rearrange shuffle worker viscount castle trading_post guildhall workshop manuscript
    castle_move movement
"""
TERMS = {
    "brian_boru": BRIAN_BORU,
    "isle_of_skye": ISLE_OF_SKYE,
    "feast_for_odin": FEAST_FOR_ODIN,
    "viscounts": VISCOUNTS,
}
"""The terms of each game's glossary that are shown as a picture."""

HOUSE = """
    undo redo log rules chat settings zoom-in zoom-out fit rotate mirror confirm cancel clock bot guest spectator
    hotseat bell play pause step-on step-back link qr language help lock moon plus sound home again hand more up
"""
"""What the house needs on every page."""


def symbols(svg: str) -> dict[str, ElementTree.Element]:
    """The <symbol>s of a sprite, by id."""
    return {one.attrib["id"]: one for one in ElementTree.fromstring(f"<svg>{svg}</svg>")}


# ---------------------------------------------------------------------- the scripts and their files


@pytest.mark.parametrize("name", DRAWN)
def test_a_file_of_the_client_is_what_the_scripts_draw(name):
    assert (OUTPUT / name).read_bytes() == DRAWN[name].encode(), "run `python web/art`"


def test_no_file_lies_there_that_nothing_draws():
    assert {path.name for path in OUTPUT.iterdir()} == set(DRAWN)


def test_the_scripts_run_from_any_folder_and_draw_the_same_again(tmp_path):
    subprocess.run([sys.executable, "-I", ROOT / "web/art", tmp_path / "art"], cwd=tmp_path, check=True)

    assert {path.name: path.read_text("utf-8") for path in (tmp_path / "art").iterdir()} == DRAWN


def test_the_scripts_need_nothing_but_python():
    imported = set()
    for script in (ROOT / "web/art").glob("*.py"):
        imported |= set(re.findall(r"^(?:from|import) (\w+)", script.read_text("utf-8"), re.MULTILINE))

    assert imported - {"web"} <= sys.stdlib_module_names


@pytest.mark.parametrize("name", SVG)
def test_a_drawing_is_well_formed_and_fetches_nothing(name):
    drawing = ElementTree.fromstring(f'<svg xmlns="http://www.w3.org/2000/svg">{SVG[name]}</svg>')

    ids = [one.attrib["id"] for one in drawing.iter() if "id" in one.attrib]
    assert len(ids) == len(set(ids))
    links = [value for one in drawing.iter() for key, value in one.attrib.items() if key.endswith("href")]
    links += re.findall(r"url\(([^)]*)\)", SVG[name])
    assert {link.removeprefix("#") for link in links} <= set(ids)


@pytest.mark.parametrize("name", [name for name in SVG if not name.startswith(("plate-", "strip-", "initial"))])
def test_colours_of_the_theme_are_tokens_that_there_are(name):
    tokens = set(re.findall(r"(--[\w-]+):", (ROOT / "web/src/tokens.css").read_text("utf-8")))
    own = {"--c", "--on", "--body", "--body-tint", "--body-shade"}  # given by whoever uses the piece

    assert set(re.findall(r"var\((--[\w-]+)", SVG[name])) <= tokens | own


# ---------------------------------------------------------------------- glyphs


@pytest.mark.parametrize("game", TERMS)
def test_the_sprite_of_a_game_has_a_glyph_for_every_term_that_is_shown(game):
    page = glyphs.sprite("house") + glyphs.sprite(game)

    assert {f"g-{term}" for term in TERMS[game].split()} <= set(symbols(page))


def test_the_sprite_of_the_house_has_all_that_it_needs():
    assert {f"g-{name}" for name in HOUSE.split()} <= set(symbols(glyphs.sprite("house")))


@pytest.mark.parametrize("game", TERMS)
def test_a_page_with_the_house_and_a_game_has_no_glyph_twice(game):
    assert symbols(glyphs.sprite("house")).keys().isdisjoint(symbols(glyphs.sprite(game)))


def test_every_glyph_has_one_name_and_no_two_look_the_same():
    names = [name for sprite in glyphs.SPRITES.values() for name in sprite]

    assert len(names) == len(set(names))
    assert len({tuple(strokes) for strokes in glyphs.GLYPHS.values()}) == len(names)


@pytest.mark.parametrize("name", glyphs.GLYPHS)
def test_a_glyph_is_cut_with_the_cuts_of_its_hand_and_stays_on_its_grid(name):
    for stroke in glyphs.GLYPHS[name]:
        assert stroke[0] in glyphs.CUTS
        assert stroke[1] == " "
        assert all(-0.5 <= value <= 24.5 for point in visited(stroke[2:]) for value in point), stroke


@pytest.mark.parametrize("name", glyphs.GLYPHS)
def test_a_glyph_takes_the_colour_of_the_text_beside_it(name):
    drawn = glyphs.symbol(name)

    assert 'viewBox="0 0 24 24"' in drawn
    assert "#" not in drawn
    assert set(re.findall(r'(?:fill|stroke)="([^"]*)"', drawn)) <= {
        *("none", "currentColor", "var(--halo)", "var(--body,currentColor)"),
    }


def test_every_glyph_that_a_component_names_is_drawn():
    known = {f"g-{name}" for name in glyphs.GLYPHS}
    for source in SOURCES:
        text = source.read_text("utf-8")
        named = re.findall(r"#(g-[\w-]+)\"", text)
        named += [f"g-{name}" for name in re.findall(r"(?:<(?:Glyph|Sign) name|\bglyph)=\"([\w-]+)\"", text)]
        named += [f"g-{name}" for name in re.findall(r"\bglyph: \"([\w-]+)\"", text)]
        assert set(named) <= known, source


def visited(path: str) -> list[tuple[float, float]]:
    """The points at which the pen changes its course; control points are not among them."""
    tokens = re.findall(r"[a-zA-Z]|-?(?:\d+\.?\d*|\.\d+)", path)
    points: list[tuple[float, float]] = []
    x = y = from_x = from_y = 0.0
    command = ""
    while tokens:
        if tokens[0].isalpha():
            command = tokens.pop(0)
            if command in "zZ":
                x, y = from_x, from_y
                continue
        taken, arguments = TAKES[command.upper()], list[float]()
        if command in "aA":
            arguments = arc(tokens)
        else:
            arguments = [float(tokens.pop(0)) for _ in range(taken)]
        ox, oy = (x, y) if command.islower() else (0.0, 0.0)
        if command in "hH":
            x = ox + arguments[0]
        elif command in "vV":
            y = oy + arguments[0]
        else:
            x, y = ox + arguments[-2], oy + arguments[-1]
        if command in "mM":
            from_x, from_y = x, y
            command = "l" if command == "m" else "L"
        points.append((x, y))
    return points


TAKES = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2, "A": 7}
"""How many numbers follow each command of a path."""


def arc(tokens: list[str]) -> list[float]:
    """The numbers of an arc: its two flags may be written together with what follows them."""
    numbers = [float(tokens.pop(0)) for _ in range(3)]
    for _ in range(2):
        flag = tokens.pop(0)
        assert flag[0] in "01"
        numbers.append(float(flag[0]))
        if flag[1:]:
            tokens.insert(0, flag[1:])
    return numbers + [float(tokens.pop(0)) for _ in range(2)]


# ---------------------------------------------------------------------- pieces and map


def test_each_seat_has_a_piece_of_its_own_shape():
    table = re.findall(r'shape: "(\w+)"', (ROOT / "web/src/game.ts").read_text("utf-8"))

    assert table == list(pieces.SHAPES)
    assert set(symbols(pieces.players())) == {f"t-{shape}" for shape in table}


def test_free_towns_of_each_colour_have_their_own_shape():
    assert set(pieces.TOWNS) == {town.colour for town in BOX.towns}
    assert len(set(pieces.TOWNS.values())) == len(pieces.TOWNS)


def test_the_map_has_every_town_road_and_region_of_the_box():
    drawn = json.loads(ireland.table())

    assert {name: (town["region"], town["colour"]) for name, town in drawn["towns"].items()} == {
        town.id: (town.region, town.colour) for town in BOX.towns
    }
    assert set(drawn["regions"]) == {region.id for region in BOX.regions}
    assert [road[:2] for road in drawn["roads"]] == [[road.a, road.b] for road in BOX.data["board"].roads.items]
    assert all(f'id="m-r-{region.id}"' in DRAWN["brian-boru-land.svg"] for region in BOX.regions)


def test_towns_lie_on_their_region_and_far_enough_apart_to_be_hit():
    polygons = ireland.BOARD["map"]["region_polygons"]
    for name, town in ireland.TOWNS.items():
        assert ireland.inside(*ireland.place(name), polygons[town["region"]]), name

    closest = min(hypot(a["x"] - b["x"], a["y"] - b["y"]) for a, b in combinations(ireland.TOWNS.values(), 2))
    least_height = 768  # the smallest desk; a target has 24 px at least
    assert closest * least_height / ireland.HEIGHT >= 24


def test_names_and_plaques_stay_on_the_sheet_and_off_the_towns():
    for name, spot in ireland.labels().items():
        left, _, right, bottom = ireland.name_box(name, spot)
        assert left >= ireland.LEFT, name
        assert right <= ireland.LEFT + ireland.WIDTH, name
        assert bottom <= ireland.TOP + ireland.HEIGHT, name
    for region, (x, y) in ireland.PLAQUES.items():
        plaque = (x - 78, y - 24, x + 78, y + 24)
        for name, town in ireland.TOWNS.items():
            disc = (town["x"] - 20, town["y"] - 20, town["x"] + 20, town["y"] + 20)
            assert ireland.overlap(plaque, disc) == 0, (region, name)


def test_no_name_of_a_town_stands_on_another():
    boxes = {name: ireland.name_box(name, spot) for name, spot in ireland.labels().items()}

    assert [pair for pair in combinations(boxes, 2) if ireland.overlap(boxes[pair[0]], boxes[pair[1]]) > 0] == []

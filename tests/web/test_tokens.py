"""The design tokens can be read: contrast in every theme, and colours told apart by all eyes, or by shape."""

import re
from functools import cache
from itertools import combinations, product

import pytest

from tests.web.colours import SEEN_BY, apart, contrast
from tests.web.node import SOURCES

CSS = re.sub(r"/\*.*?\*/", "", (SOURCES / "tokens.css").read_text(encoding="utf-8"), flags=re.DOTALL)
COLOUR = r"#[0-9A-Fa-f]{6}\b|transparent|rgb\([^)]*\)"

THEMES = ("light", "dark", "contrast on light", "contrast on dark")
PLAIN = THEMES[:2]

TEXT = ("ink", "ink-2", "minium", "danger", "ok", "verdigris", "lapis", "gold-text", "raider", "church")
GROUNDS = ("page", "panel", "panel-2", "raised")
ON = [
    ("on-accent", "minium"),
    ("on-gold", "gold"),
    ("page", "ink"),
    ("page", "ink-2"),
    *((f"on-{suit}", f"suit-{suit}") for suit in ("battle", "church", "courtship", "royal")),
    *product(("card-ink", "card-ink-2", "card-gold", "card-red", "card-blue", "card-green"), ("card", "card-win")),
    *((f"on-{piece}", piece) for piece in ("cinnabar", "lapis-p", "orpiment", "verdi-p", "soot", "chalk")),
    ("ink", "land"),
    ("minium", "land"),
    ("sea-ink", "sea"),
]
"""Text, and what it stands on besides the grounds of pages."""
MARKS = [
    *product(("hair", "focus"), GROUNDS),
    ("focus", "land"),
    ("road", "road-edge"),
    ("halo", "piece-line"),
    ("border", "land"),
    ("card-accent", "card"),
]
"""Lines and rims that carry a meaning, and what they stand on."""

PIECES = ("cinnabar", "lapis-p", "orpiment", "verdi-p", "soot", "chalk")
SUITS = ("suit-battle", "suit-church", "suit-courtship", "suit-royal")
TOWNS = ("town-red", "town-blue", "town-yellow")

READABLE, VISIBLE, VERY_READABLE, VERY_VISIBLE = 4.5, 3.0, 7.0, 4.5
"""What WCAG asks for: of text and of graphics, and of both where somebody asks for high contrast."""
TOLD_APART = 30
"""How far apart the colours of two players are for anybody's eyes; 2.3 is just noticeable, 100 is black and white."""
TOLD_APART_WITH_SHAPE = 15
"""The same where each colour is nothing but a second sign: suits have a symbol, towns a shape, tiles a pattern."""


@cache
def tokens(theme):
    """Every colour of a theme by its name."""
    base, contrasting = re.search(
        r"^:root \{(.*?)^\}.*?^:root\[data-theme=\"contrast\"\] \{(.*?)^\}", CSS, re.S | re.M
    ).groups()
    system = "dark" if theme.endswith("dark") else "light"
    blocks = [base, contrasting] if theme.startswith("contrast") else [base]
    found = {}
    for block in blocks:
        for name, both, light, dark, single in re.findall(
            rf"--([\w-]+):\s*(?:(light-dark)\(\s*({COLOUR})\s*,\s*({COLOUR})\s*\)|({COLOUR}));", block
        ):
            found[name] = (light if system == "light" else dark) if both else single
    return found


def measured(theme, pairs):
    """The contrast of each pair."""
    there = tokens(theme)
    return {(one, ground): contrast(there[one], there[ground]) for one, ground in pairs}


def below(least, figures):
    """Those that don't reach what is asked for."""
    return {pair: round(figure, 2) for pair, figure in figures.items() if figure < least}


@pytest.mark.parametrize("theme", PLAIN)
def test_text_can_be_read_on_every_ground(theme):
    assert below(READABLE, measured(theme, [*product(TEXT, GROUNDS), *ON])) == {}


@pytest.mark.parametrize("theme", PLAIN)
def test_lines_that_mean_something_are_seen(theme):
    assert below(VISIBLE, measured(theme, MARKS)) == {}


@pytest.mark.parametrize("theme", THEMES[2:])
def test_high_contrast_is_high(theme):
    own = {pair for pair in ON if pair[0].startswith(("card-", "page", "ink", "on-accent", "sea"))}

    assert below(VERY_READABLE, measured(theme, [*product(TEXT, GROUNDS), *own])) == {}
    assert below(VERY_VISIBLE, measured(theme, MARKS)) == {}


@pytest.mark.parametrize("theme", THEMES)
def test_a_piece_stands_out_from_whatever_it_lies_on_by_its_line_or_its_halo(theme):
    """Both go around every piece, so that its fill need not."""
    there = tokens(theme)
    for ground in (*GROUNDS, "land", "sea", "road", *(f"reg-{letter}" for letter in "nubsdclm")):
        assert max(contrast(there[rim], there[ground]) for rim in ("piece-line", "halo")) >= VISIBLE, ground


@pytest.mark.parametrize("eyes", SEEN_BY)
def test_players_are_told_apart_by_colour_alone(eyes):
    there = tokens("light")
    figures = {pair: apart(there[pair[0]], there[pair[1]], eyes) for pair in combinations(PIECES, 2)}

    assert below(TOLD_APART, figures) == {}


def test_players_are_told_apart_by_shape_alone():
    pieces = re.findall(r'\{ colour: "(\w+)", shape: "(\w+)" \}', (SOURCES / "game.ts").read_text(encoding="utf-8"))
    drawn = (SOURCES / "art" / "pieces.svg").read_text(encoding="utf-8")
    shapes = [shape for _, shape in pieces]

    assert len(set(shapes)) == len(shapes) == len(PIECES)
    assert all(f'id="t-{shape}"' in drawn for shape in shapes)
    assert all(f".p-{colour} {{" in CSS for colour, _ in pieces)


@pytest.mark.parametrize("theme", PLAIN)
@pytest.mark.parametrize("eyes", SEEN_BY)
@pytest.mark.parametrize("group", [SUITS, TOWNS])
def test_suits_and_towns_are_told_apart_by_colour_too(group, eyes, theme):
    there = tokens(theme)
    figures = {pair: apart(there[pair[0]], there[pair[1]], eyes) for pair in combinations(group, 2)}

    assert below(TOLD_APART_WITH_SHAPE, figures) == {}


def test_whatever_is_used_is_defined():
    """A name that is spelt wrongly would silently be no colour at all."""
    files = [path for path in SOURCES.rglob("*") if path.suffix in (".css", ".svelte", ".ts", ".svg")]
    everything = "\n".join(path.read_text(encoding="utf-8") for path in files)
    defined = set(re.findall(r"--([\w-]+)(?=[\"']?\s*[:=,])", everything))

    assert sorted(set(re.findall(r"var\(--([\w-]+)\)", everything)) - defined) == []


def test_no_component_has_a_colour_of_its_own():
    allowed = {("base.css", "#fbf3d9"), ("gathering.css", "#fff")}
    found = {
        (path.name, colour.lower())
        for path in SOURCES.rglob("*")
        if path.suffix in (".css", ".svelte") and path.name != "tokens.css"
        for colour in re.findall(r"(?<![\w&(/\"])#[0-9a-fA-F]{3,8}\b(?=[;\s),])", style_of(path))
    }

    assert found <= allowed


def style_of(path):
    """What a file says about looks."""
    text = path.read_text(encoding="utf-8")
    return text if path.suffix == ".css" else "".join(re.findall(r"<style>(.*?)</style>", text, re.DOTALL))

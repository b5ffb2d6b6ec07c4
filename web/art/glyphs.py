"""The sprites: every glyph of `glyphs.toml` once, as a <symbol>, in the sprites of those who use it.

A glyph takes the colour of the text beside it. Where it lies on a busy ground, its user may give it a body of its own:
`--body` is the colour that fills it, `--body-tint` and `--body-shade` how strongly.
"""

import tomllib

from web.art.pen import ROOT

LINE = 1.7
CUTS = {
    "s": 'fill="none"',
    "b": 'fill="none" stroke-width="2.5"',
    "c": 'fill="none" stroke-width="1.1"',
    "k": 'fill="none" stroke="var(--halo)" stroke-width="1.6"',
    "t": 'fill="var(--body,currentColor)" fill-opacity="var(--body-tint,.16)"',
    "d": 'fill="var(--body,currentColor)" fill-opacity="var(--body-shade,.36)"',
    "f": 'fill="currentColor" stroke="none"',
}
"""How a stroke is cut, by its letter."""

BOX = tomllib.loads((ROOT / "web/art/glyphs.toml").read_text(encoding="utf-8"))
BORROWED: dict[str, list[str]] = BOX.pop("borrowed")
SPRITES: dict[str, dict[str, list[str]]] = BOX
GLYPHS = {name: strokes for sprite in SPRITES.values() for name, strokes in sprite.items()}


def symbol(name: str) -> str:
    """One glyph."""
    strokes = "".join(f'<path {CUTS[stroke[0]]} d="{stroke[2:]}"/>' for stroke in GLYPHS[name])
    pen = f'stroke="currentColor" stroke-width="{LINE}" stroke-linejoin="round" stroke-linecap="round"'
    return f'<symbol id="g-{name}" viewBox="0 0 24 24"><g {pen}>{strokes}</g></symbol>'


def sprite(name: str) -> str:
    """The symbols of a game, or of the house."""
    return "\n".join(symbol(glyph) for glyph in (*SPRITES[name], *BORROWED.get(name, ()))) + "\n"

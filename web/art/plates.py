"""Illuminations with colours of their own: the plate of each game, the frame of an initial, the plait of a bar."""

import math
import random
from collections.abc import Callable, Iterable

from web.art import knots
from web.art.pen import path, picture, points
from web.art.pieces import longship

INK = "#241A12"
WIDTH, HEIGHT, INSET = 224, 300, 18

Scene = tuple[str, str, str, str]
"""What is to be seen, and the colours of the frame: strand, edge, ground."""


def plate(game: str) -> str:
    """The illuminated plate of a game."""
    scene, strand, edge, ground = SCENES[game]()
    w, h = WIDTH - 2 * INSET, HEIGHT - 2 * INSET
    clip = f'<clipPath id="c"><rect x="{INSET}" y="{INSET}" width="{w}" height="{h}"/></clipPath>'
    rim = knots.frame(WIDTH, HEIGHT, INSET / 4, "f", strand, edge, ground)
    return picture(WIDTH, HEIGHT, f'<defs>{clip}</defs><g clip-path="url(#c)">{scene}</g>{rim}')


def initial() -> str:
    """The gilded frame and painted ground of an initial; the letter is text of the page."""
    ground = "#1E5A50"
    rim = knots.frame(80, 80, 3.5, "i", "#D9B35C", INK, ground)
    return picture(
        96,
        96,
        f'<rect x="1" y="1" width="94" height="94" rx="3" fill="#C9952B" stroke="{INK}" stroke-width="2"/>'
        f'<rect x="5" y="5" width="86" height="86" fill="{ground}" stroke="{INK}" stroke-width="1.4"/>'
        f'<g transform="translate(8 8)">{rim}</g>',
    )


def strip(strand: str, edge: str) -> str:
    """One period of an endless plait, to be repeated along a bar."""
    cell = 3.2
    band = knots.Knot(6, 1, cell).svg(strand, edge)
    size = f'width="{2 * cell:g}" height="{2 * cell:g}"'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} viewBox="0 0 {2 * cell:g} {2 * cell:g}">'
        f'<g transform="translate({-4 * cell:g} 0)">{band}</g></svg>\n'
    )


# ---------------------------------------------------------------------- what the scenes are made of


def rays(x: float, y: float, inner: float, outer: float, count: int, colour: str, opacity: float = 0.5) -> str:
    """Rays of the sun."""
    d = "".join(
        f"M{x + inner * math.cos(a):.1f} {y + inner * math.sin(a):.1f}"
        f"L{x + outer * math.cos(a):.1f} {y + outer * math.sin(a):.1f}"
        for a in (k * math.tau / count for k in range(count))
    )
    return path(d, stroke=colour, stroke_width=1.6, stroke_linecap="round", opacity=opacity)


def hills(rows: Iterable[tuple[float, float, str]], seed: int) -> str:
    """Rolling hills back to front; a row is height, swing, colour."""
    chance, out = random.Random(seed), ""
    for k, (y, swing, colour) in enumerate(rows):
        shift = chance.uniform(0, 6)
        ridge = [
            (x, y + swing * math.sin(x / (34 + 9 * k) + shift) + swing * 0.4 * math.sin(x / 17 + shift * 2))
            for x in range(-6, 232, 8)
        ]
        out += path(f"M{points(ridge)}L230 320L-6 320Z", fill=colour, stroke=INK, stroke_width=2)
        cuts = ""
        for x, top in ridge[1:-1:2]:  # a few cuts of the knife below the ridge
            drop = chance.uniform(8, 20)
            cuts += f"M{x + chance.uniform(-5, 5):.1f} {top + 7:.1f}q{chance.uniform(2, 5):.1f} {drop / 2:.1f} "
            cuts += f"{chance.uniform(3, 8):.1f} {drop:.1f}"
        out += path(cuts, fill="none", stroke=INK, stroke_width=1.2, opacity=0.4, stroke_linecap="round")
    return out


def waves(y: float, rows: int, colour: str, line: str, step: float = 15) -> str:
    """Rows of waves, the nearest last."""
    return "".join(
        path(
            f"M{-20 + (k % 2) * 12} {y + k * step:g}" + "q6-9 12 0t12 0" * 11 + "V320H-20Z",
            fill=colour,
            stroke=line,
            stroke_width=1.8,
            stroke_linejoin="round",
        )
        for k in range(rows)
    )


def round_tower(x: float, y: float, h: float) -> str:
    """An Irish round tower."""
    bands = "".join(f"M{x - 9 + k * 0.1:.1f} {y - k}h{18 - k * 0.2:.1f}" for k in range(14, int(h) - 8, 14))
    return (
        f'<path d="M{x - 10} {y}L{x - 7.5} {y - h}H{x + 7.5}L{x + 10} {y}Z" fill="#E9DCBB" stroke="{INK}"'
        ' stroke-width="2"/>'
        f'<path d="{bands}" stroke="{INK}" stroke-width=".9" opacity=".45"/>'
        f'<path d="M{x - 9.5} {y - h}L{x} {y - h - 24}L{x + 9.5} {y - h}Z" fill="#7A4A34" stroke="{INK}"'
        f' stroke-width="2" stroke-linejoin="round"/>'
        f'<rect x="{x - 2.5}" y="{y - h + 9}" width="5" height="9" rx="2.5" fill="{INK}"/>'
        f'<rect x="{x - 3}" y="{y - 34}" width="6" height="11" rx="3" fill="{INK}"/>'
    )


def high_cross(x: float, y: float, scale: float) -> str:
    """A high cross."""
    return (
        f'<g transform="translate({x} {y}) scale({scale})" stroke="{INK}" stroke-linejoin="round">'
        '<circle cy="-46" r="17" fill="none" stroke-width="11"/>'
        '<circle cy="-46" r="17" fill="none" stroke="#CFC2A0" stroke-width="6.5"/>'
        '<path d="M-6 0L-5-38H-23V-53H-6V-76H6V-53H23V-38H5L6 0Z" fill="#CFC2A0" stroke-width="2.4"/>'
        '<path d="M-14 0H14L12-9H-12Z" fill="#CFC2A0" stroke-width="2.4"/></g>'
    )


# ---------------------------------------------------------------------- the scenes


def brian_boru() -> Scene:
    """A crown over green hills, a round tower and a high cross."""
    crown = (
        f'<g transform="translate(112 96)" stroke="{INK}" stroke-linejoin="round">'
        '<path d="M-44 26L-52-22L-26 0L-14-34L0-8L14-34L26 0L52-22L44 26Z" fill="#E2B545" stroke-width="2.6"/>'
        '<path d="M-44 26C-20 33 20 33 44 26L42 40C20 47-20 47-42 40Z" fill="#B4822A" stroke-width="2.6"/>'
        '<g stroke-width="1.8"><circle cx="-52" cy="-25" r="5" fill="#A3311D"/>'
        '<circle cx="-14" cy="-38" r="5" fill="#1E6357"/><circle cx="14" cy="-38" r="5" fill="#1E6357"/>'
        '<circle cx="52" cy="-25" r="5" fill="#A3311D"/><path d="M0 29l7 6-7 6-7-6z" fill="#23559E"/>'
        '<circle cx="-24" cy="34" r="3.6" fill="#A3311D"/><circle cx="24" cy="34" r="3.6" fill="#A3311D"/></g>'
        '<path d="M-36 12L-42-8M36 12L42-8M-14 8L-14-16M14 8L14-16" stroke-width="1.2" opacity=".5" fill="none"/></g>'
    )
    scene = (
        '<rect width="224" height="300" fill="#F3E3B6"/>'
        + rays(112, 100, 66, 190, 56, "#B4822A", 0.55)
        + '<circle cx="112" cy="98" r="62" fill="#FAF0CF" stroke="#B4822A" stroke-width="1.6"/>'
        '<circle cx="112" cy="98" r="66" fill="none" stroke="#B4822A" stroke-width="2" stroke-dasharray=".1 6"'
        ' stroke-linecap="round"/>'
        + crown
        + hills([(190, 8, "#A9BF7C")], 3)
        + round_tower(58, 214, 62)
        + hills([(216, 9, "#7FA262"), (244, 8, "#55854F")], 8)
        + high_cross(168, 254, 0.82)
        + hills([(264, 5, "#356A45")], 5)
    )
    return scene, "#D9B35C", "#12352C", "#1E5A4C"


def isle_of_skye() -> Scene:
    """Purple mountains, a broch, three sheep, the sea."""
    sheep = "".join(
        f'<g transform="translate({x} {y}) scale({s})" stroke="{INK}" stroke-width="2"><path d="M-6 8v8M8 8v8"/>'
        '<path d="M-14-2c-3-6 2-10 6-8 2-5 9-5 11-1 4-4 11-1 10 4 5 1 5 8 1 9-1 6-8 7-11 3-3 4-10 3-11-1-5 1-8-3-6-6z"'
        f' fill="#FBF6E9"/><path d="M-14-6c-5-2-9 1-8 5 2 4 7 3 9 0z" fill="{INK}"/></g>'
        for x, y, s in ((84, 222, 1), (146, 234, 1.15), (112, 252, 0.95))
    )
    broch = (
        f'<g stroke="{INK}" stroke-width="2" stroke-linejoin="round">'
        '<path d="M142 190C147 172 148 158 147 144H185C184 158 185 172 190 190Z" fill="#B9AC94"/>'
        '<path d="M146 156h40M145 168h43M143 180h46M156 144v12M172 144v12M163 156v12M180 156v12M154 168v12M172 168v12"'
        f' stroke-width="1.1" opacity=".6"/><path d="M160 190v-10a6 6 0 0 1 12 0v10z" fill="{INK}"/></g>'
    )
    scene = (
        '<rect width="224" height="300" fill="#E4D6E0"/>'
        + rays(70, 82, 34, 60, 24, "#9A6B8F", 0.6)
        + f'<circle cx="70" cy="82" r="28" fill="#F6E2A8" stroke="{INK}" stroke-width="2"/>'
        '<path d="M-6 178L30 128L48 146L84 92L104 120L122 102L160 158L184 138L232 186V320H-6Z" fill="#8A7BA3"'
        f' stroke="{INK}" stroke-width="2" stroke-linejoin="round"/>'
        '<path d="M84 92l6 30M84 92l14 40M122 102l4 26M122 102l14 34M30 128l4 24M184 138l6 24"'
        f' stroke="{INK}" stroke-width="1.3" opacity=".45" fill="none"/>'
        + hills([(182, 7, "#A98BB0")], 11)
        + broch
        + hills([(204, 7, "#93A86A"), (232, 7, "#7C9A55")], 4)
        + sheep
        + waves(266, 3, "#7FA9C6", "#1D3E5C", 11)
    )
    return scene, "#CDB4D6", "#3B2748", "#5E4370"


def feast_for_odin() -> Scene:
    """A longship under a red sun."""
    scene = (
        '<rect width="224" height="300" fill="#F1DDB4"/>'
        f'<circle cx="160" cy="86" r="30" fill="#D9822F" stroke="{INK}" stroke-width="2"/>'
        + rays(160, 86, 36, 74, 30, "#A3531D", 0.55)
        + f'<g fill="none" stroke="{INK}" stroke-width="2" stroke-linecap="round">'
        '<path d="M52 66q6-7 11 0q6-7 11 0M80 88q5-6 9 0q5-6 9 0M38 96q5-6 9 0q5-6 9 0"/></g>'
        + waves(196, 1, "#8FB4BE", "#1D3E5C")
        + f'<g transform="translate(112 240) scale(.86)">{longship()}</g>'
        + waves(226, 5, "#5E93A8", "#16384C", 15)
    )
    return scene, "#E0B07A", "#3A0F0C", "#7A221B"


def viscounts() -> Scene:
    """A castle by night above an arcade."""
    arch = "".join(
        f'<path d="M{x} 282V246a17 17 0 0 1 34 0V282Z" fill="#2A3F73" stroke="{INK}" stroke-width="2"/>'
        f'<path d="M{x + 5} 282V247a12 12 0 0 1 24 0V282Z" fill="#1B2B55"/>'
        for x in (27, 61, 95, 129, 163)
    )
    stars = "".join(
        f'<path transform="translate({x} {y})" d="M0-4L1-1 4 0 1 1 0 4-1 1-4 0-1-1Z" fill="#F2D48A"/>'
        for x, y in (
            *((36, 44), (58, 82), (86, 40), (150, 52), (184, 40)),
            *((196, 92), (40, 122), (122, 32), (176, 122)),
        )
    )
    windows = "".join(
        f'<rect x="{x}" y="{y}" width="6" height="12" rx="3" fill="{INK}"/>'
        for x, y in ((109, 124), (109, 150), (66, 166), (152, 166), (90, 186), (128, 186))
    )
    scene = (
        '<rect width="224" height="300" fill="#31508F"/><rect width="224" height="300" fill="#1F3A73" opacity=".35"/>'
        + stars
        + f'<path d="M172 74a18 18 0 1 1-14-28 15 15 0 0 0 14 28z" fill="#F2D48A" stroke="{INK}" stroke-width="2"/>'
        + block(55, 28, 150)
        + spire(55, 28, 143)
        + block(141, 28, 150)
        + spire(141, 28, 143)
        + block(94, 36, 104, "#F0E4C6")
        + block(78, 68, 172, "#DCCBA2")
        + windows
        + f'<path d="M112 97V66" stroke="{INK}" stroke-width="2.4"/>'
        f'<path d="M112 67l22 5-6 6 6 7-22-3z" fill="#D9A53A" stroke="{INK}" stroke-width="1.8"/>'
        f'<path d="M103 232v-18a9 9 0 0 1 18 0v18z" fill="{INK}"/>'
        f'<rect x="0" y="226" width="224" height="80" fill="#B9A472" stroke="{INK}" stroke-width="2"/>' + arch
    )
    return scene, "#C9B06A", "#101B3A", "#22396E"


def block(x: float, w: float, top: float, fill: str = "#E6D9B8") -> str:
    """A tower with three merlons."""
    merlons = "".join(
        f'<rect x="{x + k * w / 5:.1f}" y="{top - 7}" width="{w / 5:.1f}" height="8" fill="{fill}" stroke="{INK}"'
        ' stroke-width="1.8"/>'
        for k in (0, 2, 4)
    )
    return f'<path d="M{x} 232V{top}H{x + w}V232Z" fill="{fill}" stroke="{INK}" stroke-width="2"/>{merlons}'


def spire(x: float, w: float, top: float) -> str:
    """A pointed roof."""
    d = f"M{x - 3} {top}L{x + w / 2} {top - 34}L{x + w + 3} {top}Z"
    return f'<path d="{d}" fill="#A3311D" stroke="{INK}" stroke-width="2" stroke-linejoin="round"/>'


SCENES: dict[str, Callable[[], Scene]] = {
    "brian_boru": brian_boru,
    "isle_of_skye": isle_of_skye,
    "feast_for_odin": feast_for_odin,
    "viscounts": viscounts,
}
"""By game: what its plate shows."""

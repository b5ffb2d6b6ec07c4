"""The map of Ireland: the drawing of everything that never changes, and a table of what lies where.

Layers, bottom to top: sea with its lining, land, a wash inside the rim of each region, borders, coast, lakes, woodcuts,
roads, compass and ship, frame. Towns, plaques and pieces are drawn by the client above them, where the table says.
"""

import json
import math
import random
import tomllib
from typing import Any

from web.art import knots
from web.art.coast import Coastline
from web.art.pen import ROOT, Point, distance, edges, inside, number, path, points, smooth
from web.art.pieces import longship

Box = tuple[float, float, float, float]
Spot = tuple[int, int, str]
"""A place beside a town: dx, dy, text-anchor."""

DATA = ROOT / "src/meadhall/games/brian_boru/data"
BOARD, CARDS, TABLES = (
    tomllib.loads((DATA / f"{name}.toml").read_text("utf-8")) for name in ("board", "cards", "tables")
)
TOWNS: dict[str, dict[str, Any]] = {town["id"]: town for town in BOARD["towns"]["items"]}
ROADS: list[dict[str, Any]] = BOARD["roads"]["items"]

LEFT, TOP, WIDTH, HEIGHT = -14, 20, 1028, 1364
FRAME = 6
"""The cell of the plait around the map."""

PLAQUES = {
    "northern_ui_neill": (596, 292),
    "ulaid": (906, 160),
    "breifne": (524, 420),
    "southern_ui_neill": (900, 566),
    "dubhlinn": (930, 742),
    "connaught": (343, 630),
    "leinster": (676, 872),
    "munster": (322, 1064),
}
"""Where a region's name and its claim token lie."""
LEADERS = {"ulaid": "M880 184L862 210", "southern_ui_neill": "M820 566H796", "dubhlinn": "M878 742H828"}
"""The lines from the plaques at sea to their regions."""
BESIDE: tuple[Spot, ...] = (
    *((0, 58, "middle"), (38, 9, "start"), (-38, 9, "end"), (0, -40, "middle"), (14, 56, "start"), (-14, 56, "end")),
    *(
        (32, 38, "start"),
        (32, -22, "start"),
        (-32, 38, "end"),
        (-32, -22, "end"),
        (14, -38, "start"),
        (-14, -38, "end"),
    ),
)
"""The places for the name of a town, the nicest first."""
LAKES = ((764, 292, 19, 34), (560, 396, 10, 26), (500, 596, 9, 20), (398, 690, 12, 28), (468, 820, 9, 30))
MOUNTAINS = (
    *((520, 150), (190, 1090), (150, 1160), (270, 1190), (800, 780)),
    *((870, 400), (170, 640), (560, 900), (440, 1040), (330, 400)),
)
"""Around these places the woodcuts are hills."""

SETTLED = 20
"""Rounds of looking for places after which names stay where they are, at the latest."""


HILL = "m-17 8c6-2 8-15 15-19c8 2 10 14 19 19m-16-17l3 9m1-6l3 9m1-3l2 6"
TREES = "m-7 9v-6c-6 0-5-9 0-12c5 3 6 12 0 12m14 6v-5c-5 0-4-8 0-10c4 2 5 10 0 10"
TUFTS = "m-8 6l-3-8m3 8v-10m0 10l3-8m13 4l-3-8m3 8v-10m0 10l3-8"


def place(town: str) -> Point:
    """Where a town lies."""
    return TOWNS[town]["x"], TOWNS[town]["y"]


def labels() -> dict[str, Spot]:
    """Where the name of each town stands beside it: they cover as little as possible, and never one another."""
    spots = dict.fromkeys(TOWNS, BESIDE[0])
    for _ in range(SETTLED):
        before = dict(spots)
        for town in TOWNS:
            spots[town] = nicest(town, [name_box(other, spots[other]) for other in TOWNS if other != town])
        if spots == before:
            break
    return spots


def nicest(town: str, others: list[Box]) -> Spot:
    """The place where a name hides least, other names first of all; of equal ones that which is read most easily."""
    others = [*others, flown(town, pennant(town))]

    def hidden(spot: Spot) -> float:
        box = name_box(town, spot)
        return covered(town, box) + 20 * sum(overlap(box, other) for other in others) + 6 * BESIDE.index(spot)

    return min(BESIDE, key=hidden)


def name_box(town: str, spot: Spot) -> Box:
    """The rectangle of a town's name at a place beside it."""
    return box_of(*place(town), 12.4 * len(TOWNS[town]["name"]), spot)


def pennant(town: str) -> int:
    """To which side the pennant of the active town marker flies: 1 is right, -1 left; plaques and towns stay free."""
    return min((1, -1), key=lambda side: covered(town, flown(town, side)))


def flown(town: str, side: int) -> Box:
    """The rectangle of a pennant that flies to a side."""
    x, y = place(town)
    return x + 48 * side - 28, y - 86, x + 48 * side + 28, y - 48


def box_of(x: float, y: float, width: float, spot: Spot) -> Box:
    """The rectangle of a name: left, top, right, bottom."""
    dx, dy, anchor = spot
    left = x + dx - {"start": 0, "middle": width / 2, "end": width}[anchor]
    return left, y + dy - 20, left + width, y + dy + 7


def covered(town: str, box: Box) -> float:
    """How much a name would hide: other towns, plaques, roads; leaving the sheet is worst."""
    left, top, right, bottom = box
    rim = 4 * FRAME + 6
    outside = left < LEFT + rim or right > LEFT + WIDTH - rim or bottom > TOP + HEIGHT - rim
    cost = 1000.0 * outside
    for other, its in TOWNS.items():
        if other != town:
            cost += 4 * overlap(box, (its["x"] - 27, its["y"] - 27, its["x"] + 27, its["y"] + 27))
    for u, v in PLAQUES.values():
        cost += 5 * overlap(box, (u - 84, v - 56, u + 84, v + 26))
    for one in ROADS:
        (x1, y1), (x2, y2) = place(one["a"]), place(one["b"])
        steps = [((x1 * (12 - t) + x2 * t) / 12, (y1 * (12 - t) + y2 * t) / 12) for t in range(13)]
        cost += 14 * sum(left < u < right and top < v < bottom for u, v in steps)
    return cost


def overlap(a: Box, b: Box) -> float:
    """How far two rectangles lie over each other: the square root of the common area."""
    width, height = min(a[2], b[2]) - max(a[0], b[0]), min(a[3], b[3]) - max(a[1], b[1])
    return math.sqrt(width * height) if width > 0 and height > 0 else 0


def lake(x: float, y: float, rx: float, ry: float, seed: int) -> str:
    """A small lake."""
    chance = random.Random(seed)
    ring = [
        (x + rx * chance.uniform(0.75, 1.2) * math.cos(turn), y + ry * chance.uniform(0.8, 1.15) * math.sin(turn))
        for turn in (k * math.tau / 9 for k in range(9))
    ]
    return "M" + points(smooth([*ring, ring[0]])) + "Z"


def road(a: str, b: str) -> str:
    """A road bends a little, always the same way."""
    (x1, y1), (x2, y2) = place(a), place(b)
    bend = random.Random(a + b).choice((-1, 1)) * 0.07
    x, y = (x1 + x2) / 2 - (y2 - y1) * bend, (y1 + y2) / 2 + (x2 - x1) * bend
    return f"M{number(x1)} {number(y1)}Q{number(x)} {number(y)} {number(x2)} {number(y2)}"


def woodcuts(coast: Coastline) -> str:
    """Hills, trees and tufts strewn over the land, away from everything that means something."""
    chance, placed, out = random.Random(1014), list[Point](), ""
    rims = [edge for polygon in coast.polygons.values() for edge in edges(polygon)]
    for _ in range(2600):
        x, y = chance.uniform(40, 960), chance.uniform(60, 1330)
        if not any(inside(x, y, polygon) for polygon in coast.polygons.values()):
            continue
        if (
            any(distance(x, y, a, b) < 26 for a, b in rims)
            or any(math.hypot(x - town["x"], y - town["y"]) < 46 for town in TOWNS.values())
            or any(math.hypot(x - u, y - v) < 44 for u, v in placed)
            or any(distance(x, y, place(one["a"]), place(one["b"])) < 24 for one in ROADS)
            or any(math.hypot(x - u, y - v) < 20 + max(rx, ry) for u, v, rx, ry in LAKES)
            or any(abs(x - u) < 104 and abs(y - v) < 52 for u, v in PLAQUES.values())
        ):
            continue
        placed.append((x, y))
        high = min(math.hypot(x - u, y - v) for u, v in MOUNTAINS) < 90
        shape = HILL if high or chance.random() < 0.25 else chance.choice((TREES, TUFTS, TUFTS))
        out += f"M{x:.0f} {y:.0f}{shape}"
    return (
        '<path fill="none" stroke="var(--terrain)" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round"'
        f' opacity=".5" d="{out}"/>'
    )


def compass(x: float, y: float, r: float) -> str:
    """A rose of the winds."""
    star = "".join(
        f'<g transform="rotate({turn})"><path d="M0-{r}L{r * 0.16:.1f}-{r * 0.16:.1f}L0 0Z" fill="var(--sea-ink)"/>'
        f'<path d="M0-{r}L-{r * 0.16:.1f}-{r * 0.16:.1f}L0 0Z" fill="var(--land)" stroke="var(--sea-ink)"'
        ' stroke-width="1.2"/></g>'
        for turn in (0, 90, 180, 270)
    )
    rays = "".join(
        f'<path transform="rotate({turn})"'
        f' d="M0-{r * 0.66:.1f}L{r * 0.1:.1f}-{r * 0.2:.1f}L-{r * 0.1:.1f}-{r * 0.2:.1f}Z"'
        ' fill="var(--sea-ink)" opacity=".55"/>'
        for turn in (45, 135, 225, 315)
    )
    rings = "".join(
        f'<circle r="{r * k:.1f}" fill="none" stroke="var(--sea-ink)" stroke-width="1.4"/>' for k in (0.62, 0.56)
    )
    return f'<g transform="translate({x} {y})" opacity=".8">{rings}{rays}{star}</g>'


def roads() -> str:
    """All roads: first their edges, then their surfaces, so that crossings stay open; ferries are dashes."""
    land = "".join(road(one["a"], one["b"]) for one in ROADS if not one.get("over_water"))
    water = "".join(road(one["a"], one["b"]) for one in ROADS if one.get("over_water"))
    return (
        '<g fill="none" stroke-linecap="round">'
        + path(land, stroke="var(--road-edge)", stroke_width=9.5)
        + path(land, stroke="var(--road)", stroke_width=5.5)
        + path(water, stroke="var(--road-edge)", stroke_width=4.5, stroke_dasharray="11 8")
        + "</g>"
    )


def land() -> str:
    """Everything of the map that never changes."""
    coast = Coastline(BOARD["map"]["region_polygons"])
    sheet = f'x="{LEFT}" y="{TOP}" width="{WIDTH}" height="{HEIGHT}"'
    shore = '<use href="#m-shore"'
    regions = "".join(
        f'<path id="m-r-{name}" d="{coast.region(name)}"/><clipPath id="m-{name}"><use href="#m-r-{name}"/></clipPath>'
        for name in coast.polygons
    )
    out = [
        '<defs><pattern id="m-waves" width="64" height="34" patternUnits="userSpaceOnUse">'
        '<path d="M6 9q7-6 14 0t14 0M38 26q6-5 12 0t12 0" fill="none" stroke="var(--sea-line)" stroke-width="1.6"'
        f' stroke-linecap="round" opacity=".4"/></pattern><path id="m-shore" d="{coast.shore()}"/>{regions}</defs>',
        f'<rect {sheet} fill="var(--sea)"/><rect {sheet} fill="url(#m-waves)"/><g fill="none" stroke-linejoin="round">',
    ]
    for width, strength in (
        (86, 0.28),
        (60, 0.42),
        (38, 0.6),
        (20, 0.8),
    ):  # lines along the coast, as engravers cut them
        out.append(
            f'{shore} stroke="var(--sea-line)" stroke-width="{width}" stroke-opacity="{strength}"/>'
            f'{shore} stroke="var(--sea)" stroke-width="{width - 3}"/>'
        )
    out.append(f'</g>{shore} fill="var(--land)"/>')
    for name in coast.polygons:
        rim, colour = f'<use href="#m-r-{name}"', f"var(--reg-{name[0]})"
        out.append(
            f'<g clip-path="url(#m-{name})" fill="none" stroke="{colour}" stroke-linejoin="round">'
            f'{rim} fill="{colour}" fill-opacity=".2" stroke="none"/>{rim} stroke-width="60" stroke-opacity=".16"/>'
            f'{rim} stroke-width="34" stroke-opacity=".3"/>{rim} stroke-width="12" stroke-opacity=".5"/></g>'
        )
    out.append(
        path(
            "".join(coast.borders()),
            fill="none",
            stroke="var(--border)",
            stroke_width=3.4,
            stroke_linecap="round",
            stroke_dasharray=".1 8.5",
        )
    )
    out.append(f'{shore} fill="none" stroke="var(--coast)" stroke-width="3.4" stroke-linejoin="round"/>')
    lakes = "".join(lake(*one, seed) for seed, one in enumerate(LAKES))
    out.append(path(lakes, fill="var(--lake)", stroke="var(--sea-ink)", stroke_opacity=0.65, stroke_width=1.6))
    out += [woodcuts(coast), roads(), compass(902, 1010, 50)]
    out.append(f'<g transform="translate(132 912) scale(.5)">{longship()}</g>')
    return "".join(out) + "\n"


def frame() -> str:
    """The plait around the map."""
    drawn = knots.frame(WIDTH, HEIGHT, FRAME, "m-plait", "var(--knot)", "var(--knot-edge)", "var(--knot-bg)")
    return f'<g transform="translate({LEFT} {TOP})">{drawn}</g>\n'


def table() -> str:
    """What lies where and what is printed, for the client: JSON."""
    keep = ("region", "colour", "x", "y")
    spots = labels()
    return json.dumps(
        {
            "view": [LEFT, TOP, WIDTH, HEIGHT],
            "towns": {
                name: {**{key: town[key] for key in keep}, "label": spots[name], "pennant": pennant(name)}
                for name, town in TOWNS.items()
            },
            "roads": [[one["a"], one["b"], road(one["a"], one["b"])] for one in ROADS],
            "regions": {
                region["id"]: {
                    **{key: region[key] for key in ("threshold", "points", "towns")},
                    "at": PLAQUES[region["id"]],
                    "leader": LEADERS.get(region["id"], ""),
                }
                for region in BOARD["regions"]["items"]
            },
            "cards": {
                card["value"]: {key: card[key] for key in ("colour", "primary", "secondary")}
                for card in CARDS["action_cards"]["items"]
            },
            "marriages": {
                card["id"]: [
                    {"symbol": part["symbol"], "amount": part.get("amount", 1), "region": part.get("region", "")}
                    for part in card["reward"]
                ]
                for card in CARDS["marriage_cards"]["items"]
            },
            "princess": {
                "id": CARDS["princess"]["id"],
                "options": [{"id": one["id"], "rule": one["rule"]} for one in CARDS["princess"]["options"]],
            },
            "track": [space["benefit"] for space in TABLES["marriage_track"]["spaces"]],
            "rules": {symbol["id"]: symbol["rule"] for symbol in TABLES["symbols"]["items"]},
            "hands": {count["players"]: count["hand"] for count in TABLES["player_counts"]["items"]},
            "tricks": {count["players"]: count["tricks_per_round"] for count in TABLES["player_counts"]["items"]},
            "costs": {key: TABLES["costs"][key] for key in ("expand", "extra_raider", "monastery_disc_minimum")},
            "scores": [score["points"] for score in TABLES["scoring"]["regions_with_a_town"]],
        },
        ensure_ascii=False,
        separators=(",", ":"),
    ) + "\n"  # fmt: skip

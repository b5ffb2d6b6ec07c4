"""What all drawings are made with: text of SVG, numbers as short as they can be, lines with a hand's unevenness.

The drawings know no page. Where a colour belongs to the theme it is the name of a token (`var(--sea)`), so that one
drawing serves light and dark; only pictures have colours of their own.
"""

import math
import random
from collections.abc import Iterable, Sequence
from itertools import pairwise
from pathlib import Path

ROOT = Path(__file__).parents[2]
OUTPUT = ROOT / "web/src/art"

Point = tuple[float, float]
Line = Sequence[Point]


def number(value: float) -> str:
    """A number with one decimal at most, as short as it can be written."""
    text = f"{value:.1f}".removesuffix(".0")
    if text in ("-0", "0"):
        return "0"
    return text.replace("0.", ".", 1) if text.startswith(("0.", "-0.")) else text


def points(path: Iterable[Point]) -> str:
    """The points of a line as they stand in a path."""
    return "L".join(f"{number(x)} {number(y)}" for x, y in path)


def path(d: str, **attributes: object) -> str:
    """A path; `stroke_width` becomes `stroke-width`."""
    return f'<path d="{d}"{attributes_of(attributes)}/>'


def text(x: float, y: float, words: object, size: float, **attributes: object) -> str:
    """A word or a number at a place."""
    return f'<text x="{x:g}" y="{y:g}" font-size="{size:g}"{attributes_of(attributes)}>{words}</text>'


def attributes_of(attributes: dict[str, object]) -> str:
    """Attributes as text: `class_` is `class`, `stroke_width` is `stroke-width`."""
    return "".join(f' {key.rstrip("_").replace("_", "-")}="{value}"' for key, value in attributes.items())


def picture(width: float, height: float, content: str) -> str:
    """A file of its own, for an <img> or a background."""
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}">{content}</svg>\n'


# ---------------------------------------------------------------------- an uneven hand


def roughen(line: Line, amount: float, times: int) -> Line:
    """Push the middle of every stretch aside, by a chance that depends on its ends only."""
    for _ in range(times):
        rough = [line[0]]
        for (x1, y1), (x2, y2) in pairwise(line):
            name = f"{min((x1, y1), (x2, y2))}{max((x1, y1), (x2, y2))}"
            chance = random.Random(name).uniform(-1, 1) * amount
            rough += [((x1 + x2) / 2 - (y2 - y1) * chance, (y1 + y2) / 2 + (x2 - x1) * chance), (x2, y2)]
        line, amount = rough, amount * 0.9
    return line


def smooth(line: Line, steps: int = 2) -> Line:
    """A soft line through all points (Catmull-Rom)."""
    ends = [line[0], *line, line[-1]]
    out = [line[0]]
    for p0, p1, p2, p3 in zip(ends, ends[1:], ends[2:], ends[3:], strict=False):
        for step in range(1, steps + 1):
            t = step / steps
            x, y = (
                0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t**3)
                for a, b, c, d in zip(p0, p1, p2, p3, strict=True)
            )
            out.append((x, y))
    out[-1] = line[-1]
    return out


def edges(polygon: Line) -> list[tuple[Point, Point]]:
    """The sides of a closed polygon."""
    return list(zip(polygon, [*polygon[1:], polygon[0]], strict=True))


def inside(x: float, y: float, polygon: Line) -> bool:
    """Whether a point lies in a polygon."""
    hit = False
    for (x1, y1), (x2, y2) in edges(polygon):
        if (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1:
            hit = not hit
    return hit


def distance(x: float, y: float, a: Point, b: Point) -> float:
    """From a point to the stretch between two others."""
    (x1, y1), (x2, y2) = a, b
    length = (x2 - x1) ** 2 + (y2 - y1) ** 2
    t = max(0.0, min(1.0, ((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)) / length)) if length else 0.0
    return math.hypot(x - x1 - t * (x2 - x1), y - y1 - t * (y2 - y1))

"""Colours as eyes see them: contrast (WCAG 2), distance (CIE 1976) and the three ways of being colour-blind."""

from itertools import starmap
from math import dist
from operator import mul

Linear = tuple[float, float, float]
"""Red, green and blue in proportion to light."""

SEEN_BY: dict[str, tuple[Linear, Linear, Linear]] = {
    "all cones": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
"""What becomes of a colour where a kind of cone is missing (Machado, Oliveira, Fernandes 2009, severity 1)."""

TO_XYZ = ((0.4124564, 0.3575761, 0.1804375), (0.2126729, 0.7151522, 0.0721750), (0.0193339, 0.1191920, 0.9503041))
WHITE = (0.95047, 1.0, 1.08883)


def linear(colour: str) -> Linear:
    """A colour such as `#B3321F`."""
    red, green, blue = (int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5))
    return (straight(red), straight(green), straight(blue))


def straight(value: float) -> float:
    """A value without the curve of screens."""
    return value / 12.92 if value <= 0.04045 else float(((value + 0.055) / 1.055) ** 2.4)


def times(matrix: tuple[Linear, Linear, Linear], colour: Linear) -> Linear:
    """A matrix applied to a colour."""
    x, y, z = (sum(starmap(mul, zip(row, colour, strict=True))) for row in matrix)
    return (x, y, z)


def luminance(colour: str) -> float:
    """How light a colour is, from 0 to 1."""
    return times(TO_XYZ, linear(colour))[1]


def contrast(one: str, other: str) -> float:
    """From 1, the same lightness, to 21, black on white."""
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def lab(colour: Linear) -> Linear:
    """In CIE L*a*b*, where equal distances look about equal."""

    def root(value: float) -> float:
        return float(value ** (1 / 3)) if value > 216 / 24389 else (24389 / 27 * value + 16) / 116

    x, y, z = (root(value / white) for value, white in zip(times(TO_XYZ, colour), WHITE, strict=True))
    return (116 * y - 16, 500 * (x - y), 200 * (y - z))


def apart(one: str, other: str, eyes: str = "all cones") -> float:
    """How different two colours look to such eyes; 2.3 is just noticeable."""
    seen = []
    for colour in (one, other):
        red, green, blue = (min(1.0, max(0.0, value)) for value in times(SEEN_BY[eyes], linear(colour)))
        seen.append(lab((red, green, blue)))
    return dist(*seen)

"""Knotwork: plaits of any size, endless bands of them, and frames."""

from web.art.pen import number

Crossing = tuple[int, int]


class Knot:
    """A plait of w x h cells. Strands run on the diagonals and are reflected at the rim."""

    def __init__(self, w: int, h: int, cell: float, width: float = 0.62) -> None:
        self.w, self.h, self.cell, self.width = w, h, cell, width

    def at(self, i: int, j: int) -> str:
        """What strands do at a crossing: turn aside (V), turn up and down (H), or cross (X)."""
        if i in (0, 2 * self.w):
            return "V"
        return "H" if j in (0, 2 * self.h) else "X"

    def strands(self) -> list[list[Crossing]]:
        """Each closed strand as its list of turning points."""
        seen: set[tuple[int, int, int, int]] = set()
        found = []
        for i in range(2 * self.w + 1):
            for j in range(2 * self.h + 1):
                if (i + j) % 2 == 0:
                    continue
                for dx, dy in ((1, 1), (1, -1), (-1, 1), (-1, -1)):
                    x, y = i, j
                    path: list[Crossing] = []
                    if not (0 <= x + dx <= 2 * self.w and 0 <= y + dy <= 2 * self.h):
                        continue
                    while (x, y, dx, dy) not in seen:
                        seen.add((x, y, dx, dy))
                        path.append((x, y))
                        x, y = x + dx, y + dy
                        seen.add((x, y, -dx, -dy))
                        turn = self.at(x, y)
                        dx, dy = (-dx if turn == "V" else dx), (-dy if turn == "H" else dy)
                    if len(path) > 2:
                        found.append(path)
        return found

    def svg(self, fill: str = "var(--knot)", edge: str = "var(--knot-edge)") -> str:
        """The plait drawn: all strands, then again the pieces that lie over others."""
        c = self.cell
        thin = c * self.width
        thick = thin + max(1.4, c * 0.22)
        under = ""
        for path in self.strands():
            middle = [
                ((a[0] + b[0]) / 2 * c, (a[1] + b[1]) / 2 * c) for a, b in zip(path, path[1:] + path[:1], strict=True)
            ]
            under += f"M{number(middle[-1][0])} {number(middle[-1][1])}" + "".join(
                f"Q{number(x * c)} {number(y * c)} {number(mx)} {number(my)}"
                for (x, y), (mx, my) in zip(path, middle, strict=True)
            )
        over = ""
        for i in range(1, 2 * self.w):
            for j in range(1, 2 * self.h):
                if (i + j) % 2 and self.at(i, j) == "X":
                    rise = 0.5 if i % 2 else -0.5
                    over += f"M{number((i - 0.5) * c)} {number((j - rise) * c)}"
                    over += f"L{number((i + 0.5) * c)} {number((j + rise) * c)}"
        return '<g fill="none">' + "".join(
            f'<path d="{d}" stroke="{colour}" stroke-width="{width:.1f}"/>'
            for d in (under, over)
            for colour, width in ((edge, thick), (fill, thin))
        ) + "</g>"  # fmt: skip


def plait(name: str, cell: float, fill: str = "var(--knot)", edge: str = "var(--knot-edge)", rows: int = 1) -> str:
    """An endless plait as a <pattern>: one period cut from the middle of a long one."""
    band = Knot(6, rows, cell).svg(fill, edge)
    return (
        f'<pattern id="{name}" width="{2 * cell:g}" height="{2 * rows * cell:g}" patternUnits="userSpaceOnUse">'
        f'<g transform="translate({-4 * cell:g} 0)">{band}</g></pattern>'
    )


def frame(width: float, height: float, cell: float, name: str, fill: str, edge: str, ground: str) -> str:
    """A frame of plaited bands with square knots in the corners, drawn inside 0 0 width height."""
    band = 4 * cell  # a corner is 2 x 2 cells, the band between two of them one cell high
    corner = Knot(2, 2, cell).svg(fill, edge)
    strip = 2 * cell
    inset = (band - strip) / 2
    long, high = width - 2 * band, height - 2 * band
    out = [f"<defs>{plait(name, cell, fill, edge)}</defs>"]
    out.append(
        f'<path d="M0 0H{width:g}V{height:g}H0ZM{band:g} {band:g}V{height - band:g}H{width - band:g}V{band:g}Z"'
        f' fill="{ground}" fill-rule="evenodd"/>'
    )
    for x, y, length, turn in (
        (band, inset, long, 0),
        (band, height - band + inset, long, 0),
        (inset + strip, band, high, 90),
        (width - band + inset + strip, band, high, 90),
    ):
        out.append(
            f'<g transform="translate({x:g} {y:g}) rotate({turn})">'
            f'<rect width="{length:g}" height="{strip:g}" fill="url(#{name})"/></g>'
        )
    for x in (0, width - band):
        for y in (0, height - band):
            out.append(f'<g transform="translate({x:g} {y:g})">{corner}</g>')
    out.append(
        f'<path d="M.7 .7H{width - 0.7:g}V{height - 0.7:g}H.7Z'
        f'M{band:g} {band:g}H{width - band:g}V{height - band:g}H{band:g}Z"'
        f' fill="none" stroke="{edge}" stroke-width="1.4"/>'
    )
    return "".join(out)

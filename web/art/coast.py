"""Coasts and borders: the polygons of a box turned into hand-drawn lines that neighbours share to the last point."""

from collections.abc import Iterator, Mapping, Sequence

from web.art.pen import Line, Point, edges, points, roughen, smooth

Regions = frozenset[str]
Chain = tuple[list[Point], Regions]


class Coastline:
    """A region's rim is cut into chains where its neighbour changes; each chain is roughened and smoothed once."""

    def __init__(self, polygons: Mapping[str, Sequence[Sequence[float]]]) -> None:
        self.polygons: dict[str, list[Point]] = {
            name: [(x, y) for x, y in polygon] for name, polygon in polygons.items()
        }
        self.owners: dict[frozenset[Point], set[str]] = {}
        for name, polygon in self.polygons.items():
            for edge in edges(polygon):
                self.owners.setdefault(frozenset(edge), set()).add(name)
        self.drawn: dict[tuple[Point, ...], Line] = {}

    def chains(self, name: str) -> list[Chain]:
        """The rim of a region as chains of points, each with the regions that it belongs to."""
        rim = edges(self.polygons[name])
        sides = [frozenset(self.owners[frozenset(edge)]) for edge in rim]
        start = next((k for k in range(len(rim)) if sides[k] != sides[k - 1]), 0)
        chains: list[Chain] = []
        for (a, b), side in zip(rim[start:] + rim[:start], sides[start:] + sides[:start], strict=True):
            if chains and chains[-1][1] == side:
                chains[-1][0].append(b)
            else:
                chains.append(([a, b], side))
        return chains

    def line(self, chain: list[Point], side: Regions) -> Line:
        """The drawn form of a chain, the same for both of its neighbours."""
        turned = chain[0] > chain[-1]
        key = tuple(reversed(chain)) if turned else tuple(chain)
        if key not in self.drawn:
            coast = len(side) == 1
            self.drawn[key] = smooth(roughen(key, 0.13 if coast else 0.07, 2 if coast else 1))
        return list(reversed(self.drawn[key])) if turned else self.drawn[key]

    def region(self, name: str) -> str:
        """A region as a closed path."""
        return "M" + points(p for chain, side in self.chains(name) for p in self.line(chain, side)[:-1]) + "Z"

    def borders(self) -> Iterator[str]:
        """The lines between two regions, each once."""
        seen = set()
        for name in self.polygons:
            for chain, side in self.chains(name):
                ends = frozenset((chain[0], chain[-1]))
                if len(side) == 2 and (side, ends) not in seen:
                    seen.add((side, ends))
                    yield "M" + points(self.line(chain, side))

    def shore(self) -> str:
        """The whole coast as one closed path."""
        pieces = [
            list(self.line(chain, side))
            for name in self.polygons
            for chain, side in self.chains(name)
            if len(side) == 1
        ]
        path = pieces.pop(0)
        while pieces:
            path += pieces.pop(next(k for k, piece in enumerate(pieces) if piece[0] == path[-1]))[1:]
        return "M" + points(path[:-1]) + "Z"

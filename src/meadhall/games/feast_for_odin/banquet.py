"""The banquet table: what may be laid where at a feast, and the best that can be made of a supply (FO-9)."""

from collections.abc import Iterable, Mapping
from typing import Literal, NamedTuple

from msgspec import Struct

from meadhall.core.reasons import Reason

SILVER = "silver"


class Food(Struct, frozen=True):
    """A good that may be served: an orange or red one (FO-9.2)."""

    id: str
    colour: Literal["orange", "red"]
    horizontal: int
    """How many cells it covers when it lies horizontally: its long side (FO-9.3)."""
    vertical: int
    species: str = ""
    """Pregnant or not, the animals of a species are one type of good (FO-A17)."""

    @property
    def type(self) -> str:
        """What may lie horizontally only once (FO-9.5)."""
        return self.species or self.id

    @property
    def square(self) -> bool:
        """Whether it covers the same cells either way."""
        return self.horizontal == self.vertical


class Serving(Struct, frozen=True):
    """A food or a silver on the table: from this cell on to the right."""

    what: str
    cell: int
    vertical: bool = False
    """Never for silver and square goods, which lie the same way either way."""


class Feast(Struct, frozen=True):
    """A feast that is being laid out from left to right."""

    cell: int
    """The leftmost open cell about which nothing has been decided."""
    end: int
    """The first cell after the open ones."""
    beside: str = ""
    """The colour of the tile that ends just before that cell."""
    lying: tuple[str, ...] = ()
    """The types that lie horizontally, square goods apart."""
    servings: tuple[Serving, ...] = ()
    empty: int = 0
    """How many open cells have been left empty: one thing penalty each (FO-9.6)."""
    debt: int = 0
    """Silver laid out before the layout itself has brought it (FO-9.8)."""

    @property
    def over(self) -> bool:
        """Whether all open cells are decided (FO-9.10: there may be none at all)."""
        return self.cell == self.end

    def leave_empty(self, cells: int = 1) -> "Feast":
        """The next cells stay empty (FO-9.6)."""
        if not cells:
            return self
        return Feast(self.cell + cells, self.end, "", self.lying, self.servings, self.empty + cells, self.debt)

    def finish(self) -> "Feast":
        """All the other cells stay empty."""
        return self.leave_empty(self.end - self.cell)


class Tile(NamedTuple):
    """A food, and how it is to lie."""

    what: str
    vertical: bool


class Way(NamedTuple):
    """Some tiles of one type: how many cells they cover and what they cost."""

    width: int
    cost: float
    tiles: tuple[Tile, ...]


class BanquetTable:
    """The table with its numbered cells, so many to a panel, and the foods that it may bear.

    `allowance` says of which types more than one tile may lie horizontally (Pea Flour Baker).
    """

    def __init__(self, panel: int, foods: Iterable[Food], allowance: Mapping[str, int] | None = None) -> None:
        self._panel = panel
        self._foods = {food.id: food for food in foods}
        self._allowance = allowance or {}
        self._types: dict[str, list[Food]] = {}
        for food in self._foods.values():
            self._types.setdefault(food.type, []).append(food)

    # ------------------------------------------------------------------ cells and panels

    def open_cells(self, free: int, ships: int) -> range:
        """The cells without a Viking that are not under emigrated ships; the first `free` have no Viking (FO-9.1)."""
        return range(self._panel * ships + 1, free + 1)

    def has_free_panel(self, free: int, ships: int) -> bool:
        """Whether one more ship can emigrate: its whole panel must be free of Vikings (FO-10.20, FO-A18)."""
        return self._panel * (ships + 1) <= free

    def begin(self, free: int, ships: int) -> Feast:
        """The empty table (FO-9.1)."""
        cells = self.open_cells(free, ships)
        return Feast(cells.start, cells.stop)

    # ------------------------------------------------------------------ step by step

    def options(self, feast: Feast, supply: Mapping[str, int]) -> list[Serving]:
        """Whatever of the supply may be laid on the next cell; leaving it empty is always possible."""
        cell, room = feast.cell, feast.end - feast.cell
        options = []
        for food in self._foods.values():
            if supply.get(food.id) and food.colour != feast.beside and food.vertical <= room:
                if food.horizontal <= room and (food.square or self._may_lie(feast, food)):
                    options.append(Serving(food.id, cell))
                if not food.square:
                    options.append(Serving(food.id, cell, vertical=True))
        if room and supply.get(SILVER):
            options.append(Serving(SILVER, cell))
        return options

    def _may_lie(self, feast: Feast, food: Food) -> bool:
        return feast.lying.count(food.type) < self._allowance.get(food.type, 1)

    def why_not(self, feast: Feast, supply: Mapping[str, int], serving: Serving) -> Reason | None:
        """Why something can't be laid on the next cell or, leaving cells empty, further right (FO-9.2 to FO-9.5)."""
        what, food = serving.what, self._foods.get(serving.what)
        if food is None and what != SILVER:
            return Reason("not-served", "FO-9.2", {"what": what})
        if not supply.get(what):
            return Reason("none-to-serve", "FO-9.9", {"what": what})
        if serving.vertical and (food is None or food.square):
            return Reason("same-either-way", "FO-9.5", {"what": what})
        if not feast.cell <= serving.cell < feast.end:
            return Reason("cell-not-open", "FO-9.9", {"cell": serving.cell})
        if food is None:
            return None
        width, room = self._width(serving), feast.end - serving.cell
        if width > room:
            return Reason("too-long-for-the-table", "FO-9.3", {"what": what, "cells": width, "room": room})
        if food.colour == feast.beside and serving.cell == feast.cell:
            return Reason("beside-same-food", "FO-9.4", {"what": what, "colour": food.colour})
        if not (serving.vertical or food.square or self._may_lie(feast, food)):
            return Reason("already-horizontal", "FO-9.5", {"what": food.type})
        return None

    def _width(self, serving: Serving) -> int:
        if serving.what == SILVER:
            return 1
        food = self._foods[serving.what]
        return food.vertical if serving.vertical else food.horizontal

    def serve(self, feast: Feast, serving: Serving) -> Feast:
        """Lay something there; the cells passed over stay empty."""
        passed = feast.leave_empty(serving.cell - feast.cell)
        food = self._foods.get(serving.what)
        lies = food is not None and not (serving.vertical or food.square)
        return Feast(
            serving.cell + self._width(serving),
            feast.end,
            food.colour if food else "",
            tuple(sorted((*feast.lying, food.type))) if food and lies else feast.lying,
            (*feast.servings, serving),
            passed.empty,
            feast.debt,
        )

    # ------------------------------------------------------------------ whole layouts

    def why_not_layout(self, feast: Feast, supply: Mapping[str, int], layout: Iterable[Serving]) -> Reason | None:
        """Why a whole layout, in any order, can't be laid (FO-9.9)."""
        left = dict(supply)
        for serving in sorted(layout, key=lambda one: one.cell):
            reason = self.why_not(feast, left, serving)
            if reason:
                return reason
            left[serving.what] -= 1
            feast = self.serve(feast, serving)
        return None

    def best_layout(
        self, feast: Feast, supply: Mapping[str, int], prices: Mapping[str, float], penalty: float
    ) -> tuple[Serving, ...]:
        """How to go on with a feast so that what is used up and the penalties together cost least.

        Where tiles lie does not matter for that, only how many there are of each colour: they can be put in order if
        there are enough coins and empty cells to separate what the other colour does not. So the types are gone
        through one after another, and for each number of covered cells and each surplus of orange tiles over red ones
        the cheapest way is kept (measured: 0.1 ms for six types, 2 ms for twelve cells and three of every tile).
        """
        room = feast.end - feast.cell
        best: dict[tuple[int, int], tuple[float, tuple[Tile, ...]]] = {(0, 0): (0, ())}
        for foods in self._types.values():
            ways = self._ways(feast, foods, supply, prices)
            if len(ways) > 1:
                orange = foods[0].colour == "orange"
                grown: dict[tuple[int, int], tuple[float, tuple[Tile, ...]]] = {}
                for (covered, surplus), (cost, tiles) in best.items():
                    for way in ways:
                        key = covered + way.width, surplus + (len(way.tiles) if orange else -len(way.tiles))
                        total = cost + way.cost
                        if key[0] <= room and (key not in grown or total < grown[key][0]):
                            grown[key] = total, tiles + way.tiles
                best = grown
        cost_of_silver, silver = prices[SILVER], supply.get(SILVER, 0)
        layouts = []
        for (covered, surplus), (cost, tiles) in best.items():
            gaps = room - covered
            if -gaps - (feast.beside != "red") <= surplus <= gaps + (feast.beside != "orange"):
                coins = min(gaps, silver) if cost_of_silver < penalty else 0
                layouts.append((cost + coins * cost_of_silver + (gaps - coins) * penalty, tiles, coins))
        _, tiles, coins = min(layouts, key=lambda layout: layout[0])
        return self._in_order(feast, tiles, coins)

    def _ways(
        self, feast: Feast, foods: list[Food], supply: Mapping[str, int], prices: Mapping[str, float]
    ) -> list[Way]:
        """Whatever may be laid of the foods of one type."""
        room, type = feast.end - feast.cell, foods[0].type
        ways = [Way(0, 0, ())]
        for food in foods:
            have = supply.get(food.id, 0)
            if have:
                more = []
                for way in ways:
                    lying = sum(not tile.vertical for tile in way.tiles) + feast.lying.count(type)
                    may_lie = 0 if food.square else max(self._allowance.get(type, 1) - lying, 0)
                    for flat in range(min(may_lie, have) + 1):
                        for upright in range(have - flat + 1):
                            width = way.width + flat * food.horizontal + upright * food.vertical
                            if width > room:
                                break
                            tiles = (Tile(food.id, False),) * flat + (Tile(food.id, not food.square),) * upright
                            more.append(Way(width, way.cost + (flat + upright) * prices[food.id], way.tiles + tiles))
                ways = more
        return ways

    def _in_order(self, feast: Feast, tiles: tuple[Tile, ...], coins: int) -> tuple[Serving, ...]:
        """The tiles from left to right so that no colour is beside itself, the one with more tiles first (FO-9.4)."""
        before = len(feast.servings)
        waiting: dict[str, list[Tile]] = {"orange": [], "red": []}
        for tile in tiles:
            waiting[self._foods[tile.what].colour].append(tile)
        while waiting["orange"] or waiting["red"] or coins:
            colour = max((one for one in waiting if one != feast.beside), key=lambda one: len(waiting[one]))
            if waiting[colour]:
                tile = waiting[colour].pop()
                feast = self.serve(feast, Serving(tile.what, feast.cell, tile.vertical))
            elif coins:
                feast = self.serve(feast, Serving(SILVER, feast.cell))
                coins -= 1
            else:
                feast = feast.leave_empty()
        return feast.servings[before:]

"""What goods are placed on, and what else is printed on boards: the file `boards.toml`."""

import re
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Literal, cast, get_args

from msgspec import Struct

from meadhall.core.data import Source, expect
from meadhall.games.feast_for_odin.ids import (
    BoardId,
    BonusItem,
    BuildingId,
    LengthId,
    Resource,
    ShipId,
    StripItem,
    TileId,
)

# ---------------------------------------------------------------------- grids

CellKind = Literal["plain", "minus_one", "income", "bonus", "enclosed", "outside"]


class Cell(Struct, frozen=True):
    """A cell as printed."""

    kind: CellKind
    value: int | None = None
    """What an income cell shows, or the end value of a diagonal where that is printed on enclosed terrain."""
    items: tuple[BonusItem, ...] = ()
    """What a bonus cell gives."""


class Grid(Struct, frozen=True):
    """The cells of a board, row by row from the top."""

    cells: tuple[tuple[Cell, ...], ...]

    @property
    def rows(self) -> int:
        return len(self.cells)

    @property
    def columns(self) -> int:
        return len(self.cells[0]) if self.cells else 0

    def all_of(self, kind: CellKind) -> Iterator[tuple[tuple[int, int], Cell]]:
        """The cells of a kind, each with its row and column."""
        for r, row in enumerate(self.cells):
            for c, cell in enumerate(row):
                if cell.kind == kind:
                    yield (r, c), cell

    def count(self, kind: CellKind) -> int:
        """How many cells of a kind there are."""
        return sum(1 for _ in self.all_of(kind))


SIMPLE = {".": Cell("outside"), "#": Cell("enclosed"), "_": Cell("plain"), "-1": Cell("minus_one")}
WITH_VALUE = re.compile(r"(#?)\$(\d+)")
ITEMS = frozenset(get_args(BonusItem))


@cache
def read_cell(token: str) -> Cell | None:
    """The cell that a token of a grid stands for, None if it is none; `boards.toml` explains them at its top."""
    if simple := SIMPLE.get(token):
        return simple
    if value := WITH_VALUE.fullmatch(token):
        return Cell("enclosed" if value[1] else "income", int(value[2]))
    if token.startswith("*") and ITEMS.issuperset(items := token[1:].split("+")):
        return Cell("bonus", None, tuple(cast(BonusItem, item) for item in items))
    return None


def read_grid(rows: Sequence[str], file: str, key: str) -> Grid:
    """The rows of a grid as cells; `file` and `key` are named if there is something wrong."""
    cells: list[tuple[Cell, ...]] = []
    for number, row in enumerate(rows):
        line = []
        for token in row.split():
            cell = read_cell(token)
            expect(cell is not None, file, f"{key}, row {number} of the grid", f"a token of the legend, not {token!r}")
            line.append(cast(Cell, cell))
        width = len(cells[0]) if cells else len(line)
        expect(len(line) == width, file, f"{key}, row {number} of the grid", f"{width} cells, not {len(line)}")
        cells.append(tuple(line))
    return Grid(tuple(cells))


# ---------------------------------------------------------------------- the file

Placement = Literal["home", "house"]
"""Which goods may be placed: as on the home board (FO-7.1, FO-7.3), or as in a house (FO-7.8)."""


class Diagonal(Struct, frozen=True, forbid_unknown_fields=True):
    """Income cells in the order in which they are covered, and the income when all are."""

    cells: tuple[tuple[int, int], ...]
    values: tuple[int, ...]
    end_value: int
    name: str = ""


class LandingStages(Struct, frozen=True, forbid_unknown_fields=True):
    """How many ships can lie in the bay."""

    small: int
    large: int


class HomeBoard(Source, frozen=True):
    placement_rule: Placement
    points: int
    negative_count: int
    landing_stages: LandingStages
    grid: tuple[str, ...]
    income_diagonals: tuple[Diagonal, ...]


class VikingCell(Struct, frozen=True, forbid_unknown_fields=True):
    """A cell of the banquet table on which a Viking stands, and the round in which it is taken."""

    cell: int
    round: int


class TableLength(Struct, frozen=True, forbid_unknown_fields=True):
    """Where a player's Vikings stand at the start."""

    id: LengthId
    vikings_on_thing_square: int
    viking_cells: tuple[VikingCell, ...]


class BanquetTable(Source, frozen=True):
    cells: int
    panels: int
    height: int
    lengths: tuple[TableLength, ...]


class TrackRound(Struct, frozen=True, forbid_unknown_fields=True):
    """What the round track says of a round."""

    round: int
    harvest_level: int
    place_silver: bool
    flip: TileId | None = None


class RoundTrack(Source, frozen=True):
    silver_per_tile: int
    long: tuple[TrackRound, ...]
    short: tuple[TrackRound, ...]


class Requirement(Struct, frozen=True, forbid_unknown_fields=True):
    """What it takes to claim one of these boards."""

    boards: tuple[BoardId, ...]
    vikings: int
    ship_any_of: tuple[ShipId, ...]


class SilverInRound(Struct, frozen=True, forbid_unknown_fields=True):
    """How much silver lies on a board in a round."""

    round: int
    silver: int


class SilverIfClaimed(Struct, frozen=True, forbid_unknown_fields=True):
    """The silver that comes with a board, by the round in which it is claimed."""

    board: BoardId
    by_round: tuple[SilverInRound, ...]


class ExplorationBoard(Struct, frozen=True, forbid_unknown_fields=True):
    """A side of an exploration tile."""

    id: BoardId
    tile: TileId
    side: Literal["front", "back"]
    points: int
    negative_count: int
    grid: tuple[str, ...]
    income_diagonals: tuple[Diagonal, ...] = ()
    note: str = ""


class ExplorationBoards(Source, frozen=True):
    placement_rule: Placement
    requirements: tuple[Requirement, ...]
    silver_if_claimed_long: tuple[SilverIfClaimed, ...]
    items: tuple[ExplorationBoard, ...]


class Building(Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of house, or the shed."""

    id: BuildingId
    stock: int
    points: int
    negative_count: int
    resource_slots: dict[Resource, int] = {}
    grid: tuple[str, ...] = ()


class Buildings(Source, frozen=True):
    placement_rule: Placement
    items: tuple[Building, ...]


class Ship(Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of ship."""

    id: ShipId
    size: Literal["small", "large"]
    vp: int
    box_count: int
    printed_ore: int = 0
    ore_slots: int = 0
    emigrated_vp: int = 0

    @property
    def price(self) -> int:
        """The silver for which it can be bought at any time: its points (FO-8.2)."""
        return self.vp


class Ships(Source, frozen=True):
    items: tuple[Ship, ...]


class Strip(Struct, frozen=True, forbid_unknown_fields=True):
    """A mountain strip, from its arrow on."""

    id: int
    items: tuple[StripItem, ...]


class MountainStrips(Source, frozen=True):
    items: tuple[Strip, ...]


class Boards(Struct, frozen=True, forbid_unknown_fields=True):
    """The file `boards.toml`."""

    home_board: HomeBoard
    banquet_table: BanquetTable
    round_track: RoundTrack
    exploration_boards: ExplorationBoards
    buildings: Buildings
    ships: Ships
    mountain_strips: MountainStrips

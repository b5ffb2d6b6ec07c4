"""Where pieces may lie: boards and houses as grids of cells (FO-7).

Each row of a grid has one bit more than the board has columns: a wall that no piece can cover, so that a piece shifted
too far to the right does not come in again on the left. `free & free >> 1` are then all places for two cells side by
side, found at once: where a piece fits takes one shift and one `&` for each of its cells, however large the board is.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from meadhall.core.reasons import Reason
from meadhall.games.feast_for_odin.pieces import (
    Cells,
    Piece,
    PieceColour,
    Placement,
    Placements,
    RowColumn,
    Stance,
    bits,
)

PlacementRule = Literal["home", "house"]
"""What may lie where: exploration boards have the rules of the home board, stone and long houses have others."""

ALLOWED: Mapping[PlacementRule, frozenset[PieceColour]] = {
    "home": frozenset({"green", "blue", "silver", "ore"}),
    "house": frozenset({"orange", "red", "green", "blue", "silver"}),
}
"""What may be laid there (FO-7.1, FO-7.8)."""

APART: Mapping[PlacementRule, frozenset[PieceColour]] = {
    "home": frozenset({"green"}),
    "house": frozenset({"orange", "red"}),
}
"""The colours of which no two goods may share an edge (FO-7.3, FO-7.8)."""


class Laid(Struct, frozen=True):
    """What lies on a board. Pieces are never taken back or moved (FO-7.7)."""

    covered: Cells = 0
    orange: Cells = 0
    red: Cells = 0
    green: Cells = 0
    """What the goods cover whose colours keep apart on some boards."""
    placements: tuple[Placement, ...] = ()


class Bonus(Struct, frozen=True):
    """A bonus cell: what it gives, and the cells around it that have to be covered for that (FO-7.10)."""

    cell: Cells
    items: tuple[str, ...]
    around: Cells


class Stances(Struct, frozen=True):
    """A piece on the grid of one board."""

    colour: PieceColour
    size: int
    all: tuple[Stance, ...]
    named: dict[tuple[int, bool], Stance]


class Board:
    """The home board, an exploration board or a house: what is printed on it, and what may be laid on it.

    `rows` are the printed cells in the words of the data: `.` outside, `#` terrain that is never covered (`#$5` with
    the end of a diagonal printed on it), `_` plain, `-1`, `$3` income, `*ore+stone` a bonus. Each of the `diagonals` is
    its cells in order and its end value. With `wood`, wood may be laid in the house as well (Master Joiner). What lies
    on the board is always given as the `Laid` that came about on it, or on its twin with or without `wood`.
    """

    coverable: Cells
    terrain: Cells
    negative_cells: Cells
    income_cells: Cells

    def __init__(
        self,
        id: str,
        rule: PlacementRule,
        rows: Sequence[str],
        pieces: Iterable[Piece],
        diagonals: Iterable[tuple[Iterable[RowColumn], int]] = (),
        *,
        wood: bool = False,
    ) -> None:
        self.id = id
        self.rule = rule
        self._allowed = ALLOWED[rule] | {"wood"} if wood else ALLOWED[rule]
        self._apart = APART[rule]
        tokens = [row.split() for row in rows]
        self.height = len(tokens)
        self.width = max(map(len, tokens))
        self._stride = self.width + 1
        values, items = self._read(tokens)
        bonuses = self.set_of(items)
        self.bonus_cells = tuple(
            Bonus(self._bit(*cell), items[cell], self._around(*cell) & self.coverable & ~bonuses) for cell in items
        )
        self._income_order = tuple(
            (self._bit(*cell), self._lower_left(*cell) & self.coverable & ~bonuses)
            for cell in sorted(values, reverse=True)
        )
        """Each income cell with all that has to be covered when it is, itself included (FO-7.4, FO-A6)."""
        self._diagonals = tuple(
            (tuple((self._bit(*cell), values[cell]) for cell in cells), end_value) for cells, end_value in diagonals
        )
        self._pieces = {piece.id: self._stances(piece) for piece in pieces}

    # ------------------------------------------------------------------ what is printed

    def _read(self, tokens: list[list[str]]) -> tuple[dict[RowColumn, int], dict[RowColumn, tuple[str, ...]]]:
        """Note what each cell is; returns the income cells with their values and the bonus cells with their items."""
        self.coverable = self.terrain = self.negative_cells = self.income_cells = 0
        values: dict[RowColumn, int] = {}
        items: dict[RowColumn, tuple[str, ...]] = {}
        for row, line in enumerate(tokens):
            for column, token in enumerate(line):
                bit = self._bit(row, column)
                if token == ".":
                    continue
                if token[0] == "#":
                    self.terrain |= bit
                    continue
                self.coverable |= bit
                if token == "-1":
                    self.negative_cells |= bit
                elif token[0] == "$":
                    self.income_cells |= bit
                    values[row, column] = int(token[1:])
                elif token[0] == "*":
                    items[row, column] = tuple(token[1:].split("+"))
                else:
                    assert token == "_", token
        return values, items

    def _bit(self, row: int, column: int) -> Cells:
        return 1 << row * self._stride + column

    def _around(self, row: int, column: int) -> Cells:
        rows, columns = range(max(row - 1, 0), row + 2), range(max(column - 1, 0), column + 2)
        return self.set_of((r, c) for r in rows for c in columns)

    def _lower_left(self, row: int, column: int) -> Cells:
        return self.set_of((r, c) for r in range(row, self.height) for c in range(column + 1))

    def _stances(self, piece: Piece) -> Stances:
        stances = tuple(Stance.of(orientation, self._stride) for orientation in piece.orientations)
        return Stances(piece.colour, piece.size, stances, {(one.turn, one.mirrored): one for one in stances})

    def set_of(self, cells: Iterable[RowColumn]) -> Cells:
        """The set of these cells, all different."""
        return sum(self._bit(row, column) for row, column in cells)

    def cells(self, cells: Cells) -> list[RowColumn]:
        """The rows and columns of a set of cells, row by row."""
        return [divmod(at, self._stride) for at in bits(cells)]

    # ------------------------------------------------------------------ where a piece may be laid

    def placements(self, laid: Laid, piece: str) -> Placements:
        """All legal placements of a piece."""
        found = [(stance, corners) for stance, corners in self._find(laid, self._pieces[piece]) if corners]
        return Placements(piece, self._stride, found)

    def has_room(self, laid: Laid, piece: str) -> bool:
        """Whether a piece can be laid anywhere."""
        return any(corners for _, corners in self._find(laid, self._pieces[piece]))

    def _find(self, laid: Laid, piece: Stances) -> Iterator[tuple[Stance, Cells]]:
        """For each orientation, where the corner of the piece may be (FO-7.1 to FO-7.4, FO-7.8).

        An income cell that needs more cells covered than the piece has is as good as taken. For the others, what
        covers them is looked at one by one: these are few.
        """
        if piece.colour not in self._allowed:
            return
        free = self.coverable & ~laid.covered
        if piece.colour in self._apart:
            free &= ~self._beside(getattr(laid, piece.colour))
        reachable = []
        for cell, lower_left in self._income_order:
            if cell & free:
                missing = lower_left & ~laid.covered
                if missing.bit_count() > piece.size:
                    free ^= cell
                else:
                    reachable.append((cell.bit_length(), missing))
        for stance in piece.all:
            corners = -1
            for offset in stance.offsets:
                corners &= free >> offset
            for at, missing in reachable:
                covering = corners & stance.reach << at >> stance.offsets[-1] + 1
                while covering:
                    corner = covering & -covering
                    covering ^= corner
                    if missing & ~(stance.cells * corner):
                        corners ^= corner
            yield stance, corners

    def _beside(self, cells: Cells) -> Cells:
        """The cells that share an edge with one of these."""
        return cells << 1 | cells >> 1 | cells << self._stride | cells >> self._stride

    def why_not(self, laid: Laid, placement: Placement) -> Reason | None:
        """Why the placement isn't legal; `None` exactly for those in `placements`."""
        piece = self._pieces.get(placement.piece)
        if piece is None or piece.colour not in self._allowed:
            rule = "FO-7.1" if self.rule == "home" else "FO-7.8"
            return Reason("piece-not-allowed", rule, {"piece": placement.piece, "board": self.id})
        stance = piece.named.get((placement.turn, placement.mirrored))
        if stance is None:
            rule = "FO-A21" if placement.mirrored else "FO-7.2"
            return Reason(
                "no-such-turn",
                rule,
                {"piece": placement.piece, "turn": placement.turn, "mirrored": placement.mirrored},
            )
        row, column = placement.row, placement.column
        if not (0 <= row <= self.height - stance.height and 0 <= column <= self.width - stance.width):
            return Reason("off-the-board", "FO-7.2", {"piece": placement.piece, "board": self.id})
        cells = stance.cells << row * self._stride + column
        taken = cells & laid.covered
        if cells & ~self.coverable or taken:
            return self._why_not_free(cells, taken, placement.piece)
        if piece.colour in self._apart:
            own = getattr(laid, piece.colour) & self._beside(cells)
            if own:
                row, column = self._first(own)
                rule = "FO-7.3" if self.rule == "home" else "FO-7.8"
                return Reason("beside-same-colour", rule, {"colour": piece.colour, "row": row, "column": column})
        if cells & self.income_cells:
            return self._why_no_income(laid.covered | cells, cells)
        return None

    def _why_not_free(self, cells: Cells, taken: Cells, piece: str) -> Reason:
        """Some cells are outside, terrain, or covered already (FO-7.2)."""
        if cells & ~self.coverable & ~self.terrain:
            return Reason("off-the-board", "FO-7.2", {"piece": piece, "board": self.id})
        row, column = self._first(cells & self.terrain or taken)
        if cells & self.terrain:
            return Reason("cell-not-coverable", "FO-7.2", {"row": row, "column": column})
        return Reason("cell-covered", "FO-7.2", {"row": row, "column": column})

    def _why_no_income(self, covered: Cells, cells: Cells) -> Reason | None:
        """Something in the same or a lower row and the same or a column to the left would stay uncovered (FO-7.4)."""
        for cell, lower_left in self._income_order:
            missing = lower_left & ~covered
            if missing and cell & cells:
                (row, column), (open_row, open_column) = self._first(cell), self._first(missing)
                return Reason(
                    "income-out-of-order",
                    "FO-7.4",
                    {"row": row, "column": column, "open_row": open_row, "open_column": open_column},
                )
        return None

    def _first(self, cells: Cells) -> RowColumn:
        return divmod((cells & -cells).bit_length() - 1, self._stride)

    # ------------------------------------------------------------------ laying

    def covers(self, placement: Placement) -> Cells:
        """The cells that a piece in its place covers."""
        stance = self._pieces[placement.piece].named[placement.turn, placement.mirrored]
        return stance.cells << placement.row * self._stride + placement.column

    def lay(self, laid: Laid, placement: Placement) -> Laid:
        """What lies on the board after a legal placement."""
        cells, colour = self.covers(placement), self._pieces[placement.piece].colour
        return Laid(
            laid.covered | cells,
            laid.orange | cells if colour == "orange" else laid.orange,
            laid.red | cells if colour == "red" else laid.red,
            laid.green | cells if colour == "green" else laid.green,
            (*laid.placements, placement),
        )

    def refill(self, laid: Laid, taken: Placement, fillers: tuple[str, ...]) -> Laid:
        """A special tile is taken away, and blue goods are laid on exactly the cells set free (FO-A45)."""
        fill = self._fill(self.covers(taken), fillers)
        assert fill is not None, f"{fillers} do not cover the cells of {taken.piece}"
        rest = tuple(placement for placement in laid.placements if placement != taken)
        return replace(laid, placements=(*rest, *fill))

    def _fill(self, hole: Cells, goods: tuple[str, ...]) -> tuple[Placement, ...] | None:
        """The goods laid so that they cover just this hole: something has to cover its first cell."""
        if not hole or not goods:
            return None if hole or goods else ()
        row, column = self._first(hole)
        for at, good in enumerate(goods):
            for stance in self._pieces[good].all:
                placement = Placement(good, row, column, stance.turn)
                cells = self.covers(placement)
                rest = self._fill(hole ^ cells, goods[:at] + goods[at + 1 :]) if not cells & ~hole else None
                if rest is not None:
                    return (placement, *rest)
        return None

    # ------------------------------------------------------------------ what it is worth

    def income(self, laid: Laid) -> int:
        """For each diagonal its first uncovered value, or its end value (FO-7.9)."""
        covered, income = laid.covered, 0
        for steps, end_value in self._diagonals:
            for cell, value in steps:
                if not cell & covered:
                    income += value
                    break
            else:
                income += end_value
        return income

    def bonuses(self, laid: Laid) -> list[str]:
        """All items of the bonus cells that are open and surrounded (FO-7.10, FO-7.11)."""
        covered = laid.covered
        earned: list[str] = []
        for bonus in self.bonus_cells:
            if not (bonus.cell & covered or bonus.around & ~covered):
                earned += bonus.items
        return earned

    def uncovered_negatives(self, laid: Laid) -> int:
        """How many cells worth −1 are still uncovered (FO-14.4)."""
        return (self.negative_cells & ~laid.covered).bit_count()

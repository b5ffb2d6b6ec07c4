"""The boards and houses of this box as grids, with all pieces that may lie on them."""

from meadhall.games.feast_for_odin.box import BOX
from meadhall.games.feast_for_odin.grids import Board
from meadhall.games.feast_for_odin.pieces import Piece, rectangle

PIECES: tuple[Piece, ...] = (
    *(Piece(good.id, good.colour, rectangle(good.w, good.h)) for good in BOX.goods.values()),
    *(Piece(tile.id, "blue", tile.shape) for tile in BOX.special_tiles.values()),
    Piece("silver", "silver", ("X",)),
    Piece("ore", "ore", ("X",)),
    Piece("wood", "wood", ("X",)),
)
"""Everything that covers cells: goods, special tiles, silver and ore (FO-7.1, FO-7.8), and wood for Master Joiner."""

BOARDS: dict[str, Board] = {
    "home_board": Board(
        "home_board",
        "home",
        BOX.home_board.grid,
        PIECES,
        [(diagonal.cells, diagonal.end_value) for diagonal in BOX.home_board.income_diagonals],
    ),
    **{
        board.id: Board(
            board.id,
            "home",
            board.grid,
            PIECES,
            [(diagonal.cells, diagonal.end_value) for diagonal in board.income_diagonals],
        )
        for board in BOX.boards.values()
    },
    **{
        building.id: Board(building.id, "house", building.grid, PIECES)
        for building in BOX.buildings.values()
        if building.grid
    },
}
"""The home board, the exploration boards, stone house and long house."""

HOUSES_WITH_WOOD: dict[str, Board] = {
    building.id: Board(building.id, "house", building.grid, PIECES, wood=True)
    for building in BOX.buildings.values()
    if building.grid
}
"""The houses of whoever may lay wood on their cells (Master Joiner)."""


def grid(kind: str, piece: str) -> Board:
    """A board, or a kind of house, on which a piece is to be laid: wood is picked up only by those who may lay it."""
    return HOUSES_WITH_WOOD[kind] if piece == "wood" and kind in HOUSES_WITH_WOOD else BOARDS[kind]

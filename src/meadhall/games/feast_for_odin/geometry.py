"""The boards and houses of this box as grids, with all pieces that may lie on them."""

from meadhall.games.feast_for_odin.box import BOX
from meadhall.games.feast_for_odin.grids import Board
from meadhall.games.feast_for_odin.pieces import Piece, rectangle

PIECES: tuple[Piece, ...] = (
    *(Piece(good.id, good.colour, rectangle(good.w, good.h)) for good in BOX.goods.values()),
    *(Piece(tile.id, "blue", tile.shape) for tile in BOX.special_tiles.values()),
    Piece("silver", "silver", ("X",)),
    Piece("ore", "ore", ("X",)),
)
"""Everything that covers cells: goods, special tiles, silver and ore (FO-7.1, FO-7.8)."""

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

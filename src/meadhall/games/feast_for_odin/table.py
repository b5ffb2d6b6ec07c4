"""The banquet table of this box (FO-9.1)."""

from meadhall.games.feast_for_odin.banquet import BanquetTable, Food
from meadhall.games.feast_for_odin.box import BOX
from meadhall.games.feast_for_odin.state import State

FOODS = tuple(
    Food(good.id, "orange" if good.colour == "orange" else "red", good.w, good.h, good.species or "")
    for good in BOX.goods.values()
    if good.colour in ("orange", "red")
)
PANEL = BOX.banquet_table.cells // BOX.banquet_table.panels
"""How many cells an emigrated ship covers."""
BANQUET = BanquetTable(PANEL, FOODS)


def free_cells(state: State) -> int:
    """How many cells, from the left, carry no Viking in this round (FO-9.1)."""
    table = next(length for length in BOX.banquet_table.lengths if length.id == state.length)
    taken = sum(1 for cell in table.viking_cells if cell.round > state.round)
    return BOX.banquet_table.cells - taken

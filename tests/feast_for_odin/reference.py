"""Placement and feasts once more, cell by cell and slowly, in the words of the rules; and the printed boards.

Nothing here uses what is tested, apart from the names of placements and servings.
"""

import tomllib
from importlib.resources import files
from itertools import product

from meadhall.games.feast_for_odin.banquet import BanquetTable, Food, Serving
from meadhall.games.feast_for_odin.grids import Board
from meadhall.games.feast_for_odin.pieces import Piece, Placement, rectangle

DATA = files("meadhall.games.feast_for_odin") / "data"
BOARDS_FILE = tomllib.loads((DATA / "boards.toml").read_text(encoding="utf-8"))
GOODS_FILE = tomllib.loads((DATA / "goods.toml").read_text(encoding="utf-8"))

GOODS = GOODS_FILE["goods"]["items"]
SPECIAL = GOODS_FILE["special_tiles"]["items"]
PIECES = [
    *(Piece(good["id"], good["colour"], rectangle(good["w"], good["h"])) for good in GOODS),
    *(Piece(tile["id"], "blue", tuple(tile["shape"])) for tile in SPECIAL),
    *(Piece(thing, thing, ("X",)) for thing in ("silver", "ore", "wood")),
]
PIECE = {piece.id: piece for piece in PIECES}

PRINTED = {
    "home_board": ("home", BOARDS_FILE["home_board"]),
    **{board["id"]: ("home", board) for board in BOARDS_FILE["exploration_boards"]["items"]},
    **{house["id"]: ("house", house) for house in BOARDS_FILE["buildings"]["items"] if "grid" in house},
}
BOARDS = {
    id: Board(
        id,
        rule,
        printed["grid"],
        PIECES,
        [([tuple(cell) for cell in one["cells"]], one["end_value"]) for one in printed.get("income_diagonals", ())],
    )
    for id, (rule, printed) in PRINTED.items()
}
TOKENS = {
    id: {(r, c): token for r, row in enumerate(printed["grid"]) for c, token in enumerate(row.split())}
    for id, (_, printed) in PRINTED.items()
}

FOODS = [
    Food(good["id"], good["colour"], good["w"], good["h"], good.get("species", ""))
    for good in GOODS
    if good["colour"] in ("orange", "red")
]
FOOD = {food.id: food for food in FOODS}
TYPE = {good["id"]: good.get("species", good["id"]) for good in GOODS}
PANEL = BOARDS_FILE["banquet_table"]["cells"] // BOARDS_FILE["banquet_table"]["panels"]
TABLE = BanquetTable(PANEL, FOODS)


# ---------------------------------------------------------------------- placing


def turned(shape, turn, mirrored):
    """The cells of a shape, mirrored from left to right if wanted, then turned clockwise, from row 0 and column 0."""
    cells = [(r, c) for r, row in enumerate(shape) for c, mark in enumerate(row) if mark == "X"]
    if mirrored:
        cells = [(r, -c) for r, c in cells]
    for _ in range(turn // 90):
        cells = [(c, -r) for r, c in cells]
    top, left = min(r for r, _ in cells), min(c for _, c in cells)
    return frozenset((r - top, c - left) for r, c in cells)


def orientations(piece):
    """How a piece may lie, without those that look like an earlier one."""
    seen = {}
    for mirrored, turn in product((False, True), (0, 90, 180, 270)):
        seen.setdefault(turned(piece.shape, turn, mirrored), (turn, mirrored))
    return {name: cells for cells, name in seen.items()}


def coverable(token):
    return token != "." and not token.startswith("#")


def broken_rules(board, colours, piece, cells):
    """The numbers of the rules that a piece on these cells would break; `colours` are the covered cells with what lies
    on each."""
    rule, tokens = PRINTED[board][0], TOKENS[board]
    broken = set()
    if rule == "home" and piece.colour not in ("green", "blue", "silver", "ore"):
        broken.add("FO-7.1")
    if rule == "house" and piece.colour in ("ore", "wood"):
        broken.add("FO-7.8")
    for cell in cells:
        if not coverable(tokens.get(cell, ".")) or cell in colours:
            broken.add("FO-7.2")
    for r, c in cells:
        for beside in ((r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)):
            if colours.get(beside) == piece.colour:
                if rule == "home" and piece.colour == "green":
                    broken.add("FO-7.3")
                if rule == "house" and piece.colour in ("orange", "red"):
                    broken.add("FO-7.8")
    if any(uncovered_lower_left(board, {*colours, *cells}, cell) for cell in cells if is_income(board, cell)):
        broken.add("FO-7.4")
    return broken


def is_income(board, cell):
    return TOKENS[board].get(cell, ".").startswith("$")


def uncovered_lower_left(board, covered, cell):
    """What is in the same or a lower row and in the same or a column further left, and should be covered but is not."""
    return {
        (r, c)
        for (r, c), token in TOKENS[board].items()
        if r >= cell[0] and c <= cell[1] and coverable(token) and not token.startswith("*") and (r, c) not in covered
    }


def places(board, piece):
    """Every way to name a place on the board or one step off it, with the cells it would cover; as moves are listed."""
    height = 1 + max(r for r, _ in TOKENS[board])
    width = 1 + max(c for _, c in TOKENS[board])
    for (turn, mirrored), cells in orientations(piece).items():
        for row, column in product(range(-1, height + 1), range(-1, width + 1)):
            placement = Placement(piece.id, row, column, turn, mirrored)
            yield placement, {(row + r, column + c) for r, c in cells}


def income(board, covered):
    """What each diagonal shows on its first uncovered cell, else its end value."""
    total = 0
    for diagonal in PRINTED[board][1].get("income_diagonals", ()):
        steps = zip(diagonal["cells"], diagonal["values"], strict=True)
        shown = [value for cell, value in steps if tuple(cell) not in covered]
        total += (*shown, diagonal["end_value"])[0]
    return total


def bonuses(board, covered):
    """The items on uncovered bonus cells of which no neighbour is an uncovered cell other than a bonus cell."""
    earned = []
    for (row, column), token in TOKENS[board].items():
        if token.startswith("*") and (row, column) not in covered:
            around = [(row + r, column + c) for r, c in product((-1, 0, 1), repeat=2) if (r, c) != (0, 0)]
            tokens = [TOKENS[board].get(cell, ".") for cell in around if cell not in covered]
            if not any(coverable(one) and not one.startswith("*") for one in tokens):
                earned += token[1:].split("+")
    return earned


def uncovered_negatives(board, covered):
    return sum(token == "-1" and cell not in covered for cell, token in TOKENS[board].items())


# ---------------------------------------------------------------------- feasts


def width_of(serving):
    if serving.what == "silver":
        return 1
    return FOOD[serving.what].vertical if serving.vertical else FOOD[serving.what].horizontal


def is_square(what):
    return what == "silver" or FOOD[what].horizontal == FOOD[what].vertical


def everything_laid(first, end, supply):
    """All ways to put things of the supply on these cells without overlapping, whatever their colours; each as a tuple
    of servings from left to right."""
    yield ()
    for cell in range(first, end):
        for what in [what for what, count in supply.items() if count]:
            for vertical in (False,) if is_square(what) else (False, True):
                serving = Serving(what, cell, vertical)
                after = cell + width_of(serving)
                if after <= end:
                    left = {**supply, what: supply[what] - 1}
                    yield from ((serving, *others) for others in everything_laid(after, end, left))


def broken_feast_rules(first, end, supply, layout, allowance):
    """The numbers of the rules that a layout breaks; `allowance` says what may lie horizontally more than once."""
    broken = set()
    on = []
    for at, serving in enumerate(layout):
        if serving.what != "silver" and serving.what not in FOOD:
            broken.add("FO-9.2")
            continue
        if serving.vertical and is_square(serving.what):
            broken.add("FO-9.5")
        cells = range(serving.cell, serving.cell + width_of(serving))
        if not first <= serving.cell < end or any(cell == other for cell in cells for other, _ in on):
            broken.add("FO-9.9")
        if cells[-1] >= end:
            broken.add("FO-9.3")
        on += [(cell, at) for cell in cells]
    colour = {at: FOOD[serving.what].colour for at, serving in enumerate(layout) if serving.what in FOOD}
    for (cell, at), (next_cell, other) in product(on, repeat=2):
        if next_cell == cell + 1 and at != other and at in colour and colour[at] == colour.get(other):
            broken.add("FO-9.4")
    types = [TYPE[one.what] for one in layout if one.what in FOOD and not one.vertical and not is_square(one.what)]
    if any(types.count(type) > allowance.get(type, 1) for type in types):
        broken.add("FO-9.5")
    laid = [serving.what for serving in layout]
    if any(laid.count(what) > supply.get(what, 0) for what in laid):
        broken.add("FO-9.9")
    return broken


def cost(first, end, layout, prices, penalty):
    """What a layout uses up, and its penalties."""
    empty = end - first - sum(width_of(serving) for serving in layout)
    return sum(prices[serving.what] for serving in layout) + empty * penalty

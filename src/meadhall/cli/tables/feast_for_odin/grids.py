"""Boards and houses as grids of cells, and how one says where a piece is to lie."""

import re
from collections.abc import Iterable, Iterator

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from meadhall.cli.tables.feast_for_odin.names import STYLE, colour_of, in_colour, name_of, place_name, shape
from meadhall.core.steps import Move
from meadhall.games.feast_for_odin.anytime import ChoosePlace
from meadhall.games.feast_for_odin.box import BOX
from meadhall.games.feast_for_odin.geometry import BOARDS, PIECES
from meadhall.games.feast_for_odin.grids import Board, Laid
from meadhall.games.feast_for_odin.moves import LayDown
from meadhall.games.feast_for_odin.pieces import Orientation, RowColumn
from meadhall.games.feast_for_odin.player import House, Player
from meadhall.words import Words

LETTERS = "abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyz"
"""For the kinds of pieces on a board, in the order in which they were laid."""
PLAIN, TERRAIN = "·", "▒"
SHAPES = {piece.id: piece for piece in PIECES}


# ---------------------------------------------------------------------- cells


def column_name(column: int) -> str:
    """A column of a board as a letter."""
    return chr(ord("A") + column)


def cell_name(row: int, column: int) -> str:
    """A cell as on a chessboard, but counted from the top: `B4`."""
    return f"{column_name(column)}{row + 1}"


def boards_and_houses(player: Player, words: Words) -> RenderableType:
    """All boards and houses of a player."""
    grids = (grid(place, laid, words) for place, laid in player.places())
    return Group(*grids, *(slots(house, words) for house in player.houses if BOX.buildings[house.kind].resource_slots))


def grid(place: str, laid: Laid, words: Words, corners: Iterable[RowColumn] = ()) -> RenderableType:
    """A board or house with what lies on it, and beside it what the signs mean.

    `corners` are the cells at which the upper left corner of a piece may be laid: they are underlined.
    """
    board = BOARDS[place.partition(" ")[0]]
    letters = letters_of(laid)
    table = Table.grid(padding=(0, 3))
    marked = set(corners)
    heads = [Text("   " + "".join(f"{column_name(column):>4}" for column in range(board.width)), "dim")]
    rows = [row_of(board, row, laid, letters, marked) for row in range(board.height)]
    table.add_row(Group(*heads, *rows), Group(*legend(place, board, laid, letters, words)))
    return Group(Text(place_name(place, words), "bold"), table)


def letters_of(laid: Laid) -> dict[str, str]:
    """A letter for each kind of piece on a board."""
    kinds = dict.fromkeys(placement.piece for placement in laid.placements)
    return dict(zip(kinds, LETTERS, strict=False))


def row_of(board: Board, row: int, laid: Laid, letters: dict[str, str], marked: set[RowColumn]) -> Text:
    """A row of cells, with its number."""
    lying = {cell: placement for placement in laid.placements for cell in board.cells(board.covers(placement))}
    text = Text(f"{row + 1:>3}", "dim")
    for column in range(board.width):
        placement = lying.get((row, column))
        if placement is None:
            sign, style = printed(board, row, column)
        else:
            sign, style = letters[placement.piece], f"bold {STYLE[colour_of(placement.piece)]} reverse"
        text.append(" " * (4 - len(sign)))
        text.append(sign, f"{style} underline" if (row, column) in marked else style)
    return text


def printed(board: Board, row: int, column: int) -> tuple[str, str]:
    """The sign for what is printed on a cell, and its style."""
    cell = BOX.grids[board.id].cells[row][column]
    if cell.kind == "bonus":
        return f"*{1 + bonus_cells(board).index((row, column))}", "bold yellow"
    if cell.kind == "income":
        return f"${cell.value}", "cyan"
    signs = {"outside": " ", "enclosed": TERRAIN, "plain": PLAIN, "minus_one": "-1"}
    return signs[cell.kind], "dim" if cell.kind == "enclosed" else ""


def bonus_cells(board: Board) -> list[RowColumn]:
    """The bonus cells of a board from the top."""
    return [board.cells(bonus.cell)[0] for bonus in board.bonus_cells]


# ---------------------------------------------------------------------- beside the grid


def legend(place: str, board: Board, laid: Laid, letters: dict[str, str], words: Words) -> Iterator[Text]:
    """Income, open cells, bonuses and pieces of a board."""
    if board.income_cells:
        yield Text(words("table-income-now", silver=board.income(laid)))
    yield Text(words("table-open-cells", count=board.uncovered_negatives(laid)))
    for number, bonus in enumerate(board.bonus_cells, 1):
        things = ", ".join(name_of(item, words) for item in bonus.items)
        text = Text(f"*{number} {things}", "yellow")
        if bonus.cell & laid.covered:
            text = Text(f"*{number} {things} ({words('table-covered')})", "dim")
        elif not bonus.around & ~laid.covered:
            text.append(f" ✓ {words('table-earned')}", "bold")
        yield text
    for kind, letter in letters.items():
        count = sum(placement.piece == kind for placement in laid.placements)
        yield in_colour(kind, f"{letter} = {name_of(kind, words)}{f' ×{count}' if count > 1 else ''}")


def slots(house: House, words: Words) -> Text:
    """The slots of a building that has nothing else."""
    room = BOX.buildings[house.kind].resource_slots
    filled = (f"{name_of(thing, words)} {getattr(house, thing)}/{most}" for thing, most in room.items())
    return Text.assemble((name_of(house.kind, words), "bold"), "  ", ", ".join(filled))


# ---------------------------------------------------------------------- placing


def placing(choice: ChoosePlace, player: Player, moves: Iterable[Move], words: Words) -> RenderableType:
    """The piece as it may lie, and the boards on which there is room for it."""
    found: dict[str, set[RowColumn]] = {}
    for move in moves:
        if isinstance(move, LayDown):
            found.setdefault(move.board, set()).add((move.row, move.column))
    ways = Table.grid(padding=(0, 4))
    ways.add_row(*(way(orientation, choice.piece, words) for orientation in SHAPES[choice.piece].orientations))
    boards = [grid(place, laid, words, found[place]) for place, laid in player.places() if place in found]
    shown = [ways] if SHAPES[choice.piece].size > 1 else []
    return Group(*boards, *shown, Text(words("table-how-to-place"), "dim"))


def way(orientation: Orientation, piece: str, words: Words) -> RenderableType:
    """An orientation: how it is called, and what it looks like."""
    height = 1 + max(row for row, _ in orientation.cells)
    width = 1 + max(column for _, column in orientation.cells)
    rows = ["".join("X" if (row, at) in orientation.cells else "." for at in range(width)) for row in range(height)]
    return Group(Text(turn_name(orientation.turn, orientation.mirrored, words)), in_colour(piece, shape(rows)))


def turn_name(turn: int, mirrored: bool, words: Words) -> str:
    """How an orientation is called where it is typed: `90`, `90 m`."""
    return f"{turn}{' ' + words('table-mirrored') if mirrored else ''}"


def place_label(move: LayDown, words: Words) -> str:
    """A place in the shorthand in which one may type it."""
    turn = turn_name(move.turn, move.mirrored, words) if move.turn or move.mirrored else ""
    return f"{cell_name(move.row, move.column).lower()} {turn}".strip()


def places_meant(said: str, choice: ChoosePlace, player: Player, words: Words) -> list[Move]:
    """All ways to lay the piece with its corner at a cell such as `b4`, turned if that is said, legal or not."""
    rest = said.casefold()
    where = cell_in(rest, words)
    if where is None:
        return []
    (row, column), rest = where
    turns = [int(turn) for turn in re.findall(r"\d+", rest)]
    mirrored = bool(re.search(rf"\b{words('table-mirrored')}\b", rest))
    ways = [(one.turn, one.mirrored) for one in SHAPES[choice.piece].orientations]
    if turns or mirrored:
        ways = [(turn, mirrored) for turn in turns[:1] or dict.fromkeys(turn for turn, _ in ways)]
    named = [
        place for place, _ in player.places() if any(word in rest for word in plain_words(place_name(place, words)))
    ]
    places = named or [place for place, _ in player.places()]
    return [LayDown(place, row, column, *way) for place in named or places for way in ways]


def plain_words(name: str) -> list[str]:
    """The long words of a name."""
    return [word for word in name.casefold().split() if len(word) > 2]


def cell_in(said: str, words: Words) -> tuple[RowColumn, str] | None:
    """The cell that a text begins with or speaks of, and the rest of the text."""
    short = re.search(r"\b([a-m])\s?(\d{1,2})\b", said)
    if short:
        return (int(short[2]) - 1, ord(short[1]) - ord("a")), said[: short.start()] + said[short.end() :]
    row = re.search(rf"\b{words('table-row')}\s+(\d+)\b", said)
    column = re.search(rf"\b{words('table-column')}\s+(\d+|[a-m])\b", said)
    if row is None or column is None:
        return None
    at = int(column[1]) - 1 if column[1].isdecimal() else ord(column[1]) - ord("a")
    return (int(row[1]) - 1, at), said.replace(row[0], "").replace(column[0], "")

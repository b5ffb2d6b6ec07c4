"""Occupations, special tiles and the banquet table."""

from collections.abc import Iterable

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from meadhall.cli.tables.feast_for_odin.names import STYLE, colour_of, in_colour, name_of, shape
from meadhall.games.feast_for_odin.banquet import Feast
from meadhall.games.feast_for_odin.box import BOX
from meadhall.games.feast_for_odin.state import State
from meadhall.games.feast_for_odin.table import BANQUET, FOODS, free_cells
from meadhall.words import Words

LETTERS = "abcdefghijkl"
WIDTH = {food.id: (food.horizontal, food.vertical) for food in FOODS}
OPEN, VIKING, SHIP, NOTHING = "·", "V", "#", "-"


# ---------------------------------------------------------------------- occupations


def occupations(title: str, cards: Iterable[int], words: Words) -> RenderableType:
    """Cards with what they do."""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column(title, no_wrap=True)
    table.add_column(words("table-points"), justify="right")
    table.add_column(words("table-effect"))
    for card in cards:
        table.add_row(f"{card} {words(f'occupation-{card}')}", str(BOX.occupations[card].vp), Text(effect(card, words)))
    return table


def effect(card: int, words: Words) -> str:
    """What a card does."""
    return words.tell("occupation", card)


# ---------------------------------------------------------------------- special tiles


def tray(state: State, words: Words) -> RenderableType:
    """The special tiles that nobody has: shape, price, battle value."""
    return Group(
        Text(words("table-in-tray", count=len(state.tray)), "bold"),
        Columns([special(tile, words) for tile in state.tray], padding=(1, 3)),
    )


def special(tile: str, words: Words) -> RenderableType:
    """A special tile: name, shape, and what it costs and counts for."""
    return Group(
        in_colour(tile, name_of(tile, words)),
        Text(special_fact(tile, words)),
        Text(shape(BOX.special_tiles[tile].shape)),
    )


def special_fact(tile: str, words: Words) -> str:
    """What a special tile costs, what result of a raid it takes, and what it is worth."""
    about = BOX.special_tiles[tile]
    cost = about.silver_cost
    parts = [
        words("table-no-price") if cost is None else words("table-price", silver=cost),
        words("table-sword", value=about.sword),
        *([words("table-forge")] if about.forge else []),
        *([words("table-worth", points=about.vp)] if about.vp else []),
    ]
    return ", ".join(parts)


# ---------------------------------------------------------------------- the feast


def banquet(state: State, seat: int, words: Words) -> RenderableType:
    """The banquet table of a player: ships that emigrated, what is laid out, open cells, Vikings."""
    ships = len(state.players[seat].emigrated)
    feast = state.feasts.get(seat) or BANQUET.begin(free_cells(state), ships)
    signs = [(NOTHING if cell < feast.cell else OPEN, "") for cell in range(BOX.banquet_table.cells + 1)]
    for cell in range(1, BOX.banquet_table.cells + 1):
        if cell <= ships * (BOX.banquet_table.cells // BOX.banquet_table.panels):
            signs[cell] = SHIP, "dim"
        elif cell >= feast.end:
            signs[cell] = VIKING, "dim"
    for letter, serving in zip(LETTERS, feast.servings, strict=False):
        for cell in range(serving.cell, serving.cell + width(serving.what, serving.vertical)):
            signs[cell] = letter, f"bold reverse {STYLE[colour_of(serving.what)]}"
    numbers, cells = Text("  ", "dim"), Text("  ")
    for cell, (sign, style) in enumerate(signs[1:], 1):
        numbers.append(f"{cell:>4}")
        cells.append(f"{'>' if cell == feast.cell < feast.end else '':>3}", "bold").append(sign, style)
    laid = [Padding(Text(", ").join(laid_out(feast, words)), (0, 4))] if feast.servings else []
    return Group(
        Text(words("table-feast", open=feast.end - feast.cell, empty=feast.empty), "bold"),
        numbers,
        cells,
        *laid,
        Text(words("table-feast-legend", ship=SHIP, viking=VIKING, open=OPEN, empty=NOTHING), "dim"),
    )


def laid_out(feast: Feast, words: Words) -> list[Text]:
    """What the letters on the banquet table stand for."""
    return [
        in_colour(serving.what, f"{letter} = {name_of(serving.what, words)}")
        for letter, serving in zip(LETTERS, feast.servings, strict=False)
    ]


def width(what: str, upright: bool) -> int:
    """How many cells something covers on the banquet table; a silver covers one."""
    horizontal, vertical = WIDTH.get(what, (1, 1))
    return vertical if upright else horizontal

"""The action board: four columns with who stands where, and what each space does."""

from collections.abc import Iterable

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from meadhall.cli.tables import SEAT_STYLE, Sight
from meadhall.cli.tables.feast_for_odin.names import space_name, what_it_does
from meadhall.games.feast_for_odin.box import BOX
from meadhall.games.feast_for_odin.moves import UseSpace
from meadhall.games.feast_for_odin.state import State
from meadhall.words import Words

USABLE, NOT_USABLE = "▸", " "
IMITATION = "imitation_"
"""How imitation spaces are called, followed by their column."""
NARROW = 100
"""On a narrower screen two columns of the board stand below the two others."""


class ActionBoard:
    """All spaces by their columns, each with a mark: usable now, or whose Vikings stand there."""

    def __init__(self, sight: Sight) -> None:
        self._sight = sight

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        words = self._sight.words
        yield Text(words("table-spaces-legend", sign=USABLE), style="dim")
        columns = list(BOX.columns)
        across = 2 if options.max_width < NARROW else 4
        for begin in range(0, len(columns), across):
            table = Table.grid(padding=(0, 2), expand=True)
            some = columns[begin : begin + across]
            for _ in some:
                table.add_column(ratio=1, no_wrap=True, overflow="ellipsis")
            table.add_row(*(Text(column_heading(column, words), "bold") for column in some))
            table.add_row(*(self._column(column) for column in some))
            yield table

    def _column(self, column: int) -> Text:
        """The spaces of a column from the top, an imitation space last."""
        state = self._sight.known
        ids = [space.id for space in BOX.spaces.values() if space.column == column]
        if column in state.imitation:
            ids.append(f"{IMITATION}{column}")
        return Text("\n").join(marked(space, self._sight) for space in ids)


def column_heading(column: int, words: Words) -> str:
    """How many Vikings a column takes, and its bonus."""
    return words("table-column-of-spaces", vikings=BOX.columns[column].vikings)


def marked(space: str, sight: Sight) -> Text:
    """A space with its mark."""
    name = space_name(space, sight.words)
    owners = standing_on(space, sight.known)
    if owners:
        text = Text()
        for seat in owners:
            text.append(f"{seat + 1}", f"bold {SEAT_STYLE[seat]}")
        return text.append(f" {name}", "dim strike")
    if is_usable(space, sight):
        return Text(f"{USABLE} {name}")
    return Text(f"{NOT_USABLE} {name}", "dim")


def standing_on(space: str, state: State) -> list[int]:
    """The players whose Vikings stand on a space."""
    return list(dict.fromkeys(vikings.seat for vikings in state.standing if vikings.space == space))


def is_usable(space: str, sight: Sight) -> bool:
    """Whether the seat can choose a space now."""
    return any(isinstance(move, UseSpace) and move.space == space for move in sight.moves)


def in_detail(spaces: Iterable[str], sight: Sight) -> RenderableType:
    """Spaces with what they do, a line each."""
    table = Table.grid(padding=(0, 2))
    for space in spaces:
        table.add_row(marked(space, sight), Text(what_it_does(BOX.spaces[space], sight.words)))
    return table


def column_in_detail(column: int, sight: Sight) -> RenderableType:
    """A column with what its spaces do."""
    spaces = [space.id for space in BOX.spaces.values() if space.column == column]
    return Group(Text(column_heading(column, sight.words), "bold"), in_detail(spaces, sight))

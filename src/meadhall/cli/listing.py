"""A list of moves to choose from: with numbers, under headings, long ones in groups and page by page."""

from collections.abc import Sequence

from msgspec import Struct
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from meadhall.cli.tables import Drawing, Together
from meadhall.core.steps import Move
from meadhall.words import Words

LONG = 60
"""A longer list of moves of one kind is not shown whole: one narrows it down first."""
SHORT = 12
"""A longer list stands in columns, or under headings."""


class Entry(Struct, frozen=True):
    """What a number stands for: one move, or several from which one chooses next."""

    heading: str
    text: str
    moves: Sequence[Move]


class Listing:
    """The moves from which somebody chooses, as far as they are narrowed down."""

    def __init__(self, moves: Sequence[Move], drawing: Drawing, words: Words) -> None:
        self.words = words
        self._at_once = drawing.at_once(moves)
        self._shown = 0
        if len(moves) <= SHORT:
            self.entries = [Entry("", drawing.text(move, words), [move]) for move in moves]
            return
        kinds: dict[str, list[Move]] = {}
        for move in moves:
            kinds.setdefault(drawing.heading(move, words), []).append(move)
        self.entries = [
            Entry(heading if len(kinds) > 1 else "", text, found)
            for heading in sorted(kinds, key=lambda heading: not heading)
            for text, found in self._offered(kinds[heading], drawing)
        ]

    def _offered(self, moves: list[Move], drawing: Drawing) -> list[tuple[str, Sequence[Move]]]:
        """Each move; or of a long list all moves with one card, or one town, if it can be parted like that."""
        parts = drawing.parts(moves, self.words) if len(moves) > LONG else []
        if parts:
            return [(self.words("ui-group", name=name, count=len(found)), found) for name, found in parts]
        return [(drawing.label(move, self.words), [move]) for move in moves]

    def page(self) -> RenderableType:
        """The next page; after the last one the first again."""
        begin = self._shown if self._shown < len(self.entries) else 0
        self._shown = begin + self._at_once
        numbered = list(enumerate(self.entries, 1))[begin : self._shown]
        width = len(str(len(self.entries)))
        parts: list[RenderableType] = []
        for heading in dict.fromkeys(entry.heading for _, entry in numbered):
            rows = [
                Text.assemble((str(number) if heading else f"{number:>{width}}", "bold"), "  ", entry.text)
                for number, entry in numbered
                if entry.heading == heading
            ]
            if heading:
                parts.append(Text(heading, style="dim"))
            parts.append(Padding(laid_out(rows, bool(heading)), (0, 2)))
        left = len(self.entries) - self._shown
        if left > 0:
            parts.append(Text(self.words("ui-more-moves", count=left), style="dim"))
        return Group(*parts)


def laid_out(rows: list[Text], headed: bool) -> RenderableType:
    """The rows one below the other, in columns if there are many, or packed under a heading."""
    if headed:
        return Together(rows, "   ")
    return Columns(rows, padding=(0, 3)) if len(rows) > SHORT else Group(*rows)

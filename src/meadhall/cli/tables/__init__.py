"""How a table looks in a terminal: a drawing for each game that has one, and a plain one for all others."""

from collections.abc import Iterable, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import msgspec
from msgspec import Struct
from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.pretty import Pretty
from rich.table import Table
from rich.text import Text

from meadhall.core.game import Game
from meadhall.core.scores import Score, Scores
from meadhall.core.state import State
from meadhall.core.steps import Choice, Move
from meadhall.words import Words

SEAT_STYLE = ("cyan", "magenta", "dark_orange", "green", "white")

PAGE = 100


class Sight(Struct, frozen=True):
    """What there is to show to a seat (`None`: a spectator), and in whose words."""

    seat: int | None
    view: Any
    known: Any
    """The position as far as the seat knows it."""
    words: Words
    choice: Choice[Any] | None
    """What the seat is asked."""
    moves: Sequence[Move]
    """What it can do."""


def sight_of(game: Game[Any], state: State, seat: int | None, words: Words) -> Sight:
    """What a seat sees and is asked."""
    choice = None if seat is None else state.choice_of(seat)
    moves = choice.moves(state) if choice else ()
    return Sight(seat, game.view(state, seat), game.knowledge(state, seat).position, words, choice, moves)


class Drawing:
    """How a game looks in a terminal. What a game doesn't say for itself is as here."""

    looks: tuple[str, ...] = ()
    """Commands to look closer at something; the game's words name them and tell what they show."""

    def table(self, sight: Sight) -> RenderableType:
        """The table as a whole."""
        return Pretty(msgspec.to_builtins(sight.view))

    def asked(self, sight: Sight) -> RenderableType:
        """What somebody has to see who is asked something."""
        return self.table(sight)

    def look(self, name: str, rest: str, sight: Sight) -> RenderableType:
        """What one of the `looks` shows; `rest` is what was typed after it."""
        raise LookupError(name)

    def about(self, words: Words) -> Iterable[tuple[str, str]]:
        """Names of things on the table, each with what there is to say of it."""
        return ()

    def heading(self, move: Move, words: Words) -> str:
        """Under which heading a move stands in a long list; what has none stands at the end."""
        return words.kind_of_move(type(move).__name__)

    def text(self, move: Move, words: Words) -> str:
        """What a move is called in a list, with whatever it takes to choose."""
        return words.move(move)

    def label(self, move: Move, words: Words) -> str:
        """The same in a long list, under its heading."""
        return self.text(move, words)

    def parts(self, moves: Sequence[Move], words: Words) -> list[tuple[str, list[Move]]]:
        """How a long list is parted, to choose from first: by the card, or by the town, whichever has fewer."""
        groups: list[dict[str, list[Move]]] = []
        for kind in moves[0].__struct_fields__:
            values: dict[str, list[Move]] = {}
            for move in moves:
                values.setdefault(str(words.read_out(kind, getattr(move, kind, ""))), []).append(move)
            groups.append(values)
        return list(min((values for values in groups if len(values) > 1), key=len).items())

    def at_once(self, moves: Sequence[Move]) -> int:
        """How much of a list stands on one page."""
        return PAGE

    def end(self, choice: Choice[Any], moves: Sequence[Move]) -> Move | None:
        """The move that is meant by just pressing Enter: nothing more is wanted here."""
        return None

    def aside(self, sight: Sight) -> bool:
        """Whether this question is only an opportunity, which comes again and which one may want to skip."""
        return False

    def meant(self, said: str, sight: Sight) -> list[Move]:
        """The moves that somebody names in a shorthand of this game, legal or not."""
        return []


def drawing_of(game: Game[Any]) -> Drawing:
    """How this game is drawn."""
    module = f"{__name__}.{game.id.replace('-', '_')}"
    return import_module(module).DRAWING if find_spec(module) else Drawing()


def draw(game: Game[Any], state: State, seat: int | None, words: Words) -> RenderableType:
    """The table as a seat sees it."""
    return drawing_of(game).table(sight_of(game, state, seat, words))


# ---------------------------------------------------------------------- what several tables are drawn with


def seat_mark(seat: int) -> str:
    """A player's number in his colour."""
    return f"[{SEAT_STYLE[seat]}]{seat + 1}[/]"


class Together:
    """Texts one after another, each kept in one piece at the end of a line."""

    def __init__(self, texts: Sequence[Text], gap: str = "  ") -> None:
        self._texts = texts
        self._gap = Text(gap)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        line = Text()
        for text in self._texts:
            if line and line.cell_len + self._gap.cell_len + text.cell_len > options.max_width:
                yield line
                line = Text()
            line += text if not line else self._gap + text
        yield line


def draw_scores(scores: Scores, words: Words, title: str) -> RenderableType:
    """The ledger: where every point came from, and what broke a tie."""
    table = Table(title=title, show_footer=True)
    table.add_column("")
    order = sorted(range(len(scores.seats)), key=lambda seat: scores.places[seat])
    for seat in order:
        place = words("ui-place", place=scores.places[seat], seat=seat)
        table.add_column(place, footer=str(scores.seats[seat].total), justify="right")
    table.columns[0].footer = words("ui-total")
    lines = [line for score in scores.seats for line in score.lines]
    texts = dict.fromkeys(words.score(line) for line in sorted(lines, key=lambda line: line.rule))
    for text in texts:
        table.add_row(text, *(cell(scores.seats[seat], text, words) for seat in order))
    for tie in scores.tie_breaks:
        table.add_row(f"[dim]{words(f'tie-{tie.id}')}[/]", *(f"[dim]({tie.values[seat]})[/]" for seat in order))
    return table


def cell(score: Score, text: str, words: Words) -> str:
    """A seat's points for one line of the ledger, with how many there were of what they are for."""
    lines = [line for line in score.lines if words.score(line) == text]
    counts = [f" ({line.args['count']})" for line in lines if line.args.get("count", line.points) != line.points]
    return f"{sum(line.points for line in lines)}{''.join(counts)}" if lines else ""

"""How a table looks in a terminal: a drawing for each game that has one, and a plain one for all others."""

from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any

import msgspec
from rich.console import RenderableType
from rich.pretty import Pretty
from rich.table import Table

from meadhall.core.game import Game
from meadhall.core.scores import Score, Scores
from meadhall.core.state import State
from meadhall.words import Words


def drawing_of(game: Game[Any]) -> ModuleType | None:
    """The module that draws this game, if it has one."""
    module = f"{__name__}.{game.id.replace('-', '_')}"
    return import_module(module) if find_spec(module) else None


def facts_about(game: Game[Any], words: Words) -> list[tuple[str, str]]:
    """Names of things on the table, each with what there is to say of it."""
    drawing = drawing_of(game)
    return list(drawing.about(words)) if drawing else []


def draw(game: Game[Any], state: State, seat: int | None, words: Words) -> RenderableType:
    """The table as a seat sees it."""
    view = game.view(state, seat)
    drawing = drawing_of(game)
    if drawing:
        drawn: RenderableType = drawing.draw(view, words)
        return drawn
    return Pretty(msgspec.to_builtins(view))


def draw_scores(scores: Scores, words: Words) -> RenderableType:
    """The ledger: where every point came from, and what broke a tie."""
    table = Table(title=words("ui-scores"), show_footer=True)
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

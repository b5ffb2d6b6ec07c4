"""`meadhall arena`: bots against each other."""

import os
from collections.abc import Sequence

from rich.progress import Progress
from rich.table import Table as Grid

from meadhall.bots.arena import Table, play_all, tally
from meadhall.bots.bot import make_bot
from meadhall.cli.common import err, find_game, out, read_options, speak, write_json
from meadhall.words import Words


def arena(
    name: str, seats: str, games: int, seed: int, option: Sequence[str], lang: str, json: str, processes: int
) -> None:
    """Play the games and show who won how often."""
    game = find_game(name)
    words = speak(lang, game)
    bots = [bot.strip() for bot in seats.split(",")]
    for bot in bots:
        make_bot(bot)
    options = read_options(option)
    game.setup(seats=len(bots), seed=seed, **options)
    results = []
    with Progress(console=err, transient=True) as progress:
        task = progress.add_task(words("ui-arena-playing"), total=games)
        for result in play_all(name, bots, games, seed, options, processes or os.cpu_count() or 1):
            results.append(result)
            progress.advance(task)
    table = tally(bots, results)
    if json:
        write_json(json, table)
    if json != "-":
        show(table, words)


def show(table: Table, words: Words) -> None:
    """The results as a table."""
    grid = Grid(title=words("ui-arena-title", games=table.games))
    for head in ("bot", "games", "wins", "rate", "interval", "points", "spread"):
        grid.add_column(words(f"ui-arena-{head}"), justify="left" if head == "bot" else "right")
    for record in table.seats:
        interval = f"{record.low:.0%}–{record.high:.0%}"
        rates = (f"{record.wins:g}", f"{record.rate:.0%}", interval)
        grid.add_row(record.bot, str(record.games), *rates, f"{record.mean:.1f}", f"{record.spread:.1f}")
    out.print(grid)

"""The `meadhall` command. Each command loads what it needs when it is called, so that `--help` comes at once."""

import sys
from pathlib import Path
from typing import Annotated, Literal

import typer

from meadhall.core.reasons import BadSetup, Reason, Refused

app = typer.Typer(
    name="meadhall",
    help="An open table for games about kings and Vikings.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,  # plain help takes 0.2 s less
)


def _speak(lang: str) -> str:
    """From here on, refusals are told in this language too."""
    from meadhall.cli.common import speak

    speak(lang)
    return lang


GameName = Annotated[str, typer.Argument(metavar="GAME", help="A game, such as brian-boru; see `meadhall games`.")]
Language = Annotated[
    str, typer.Option("--lang", callback=_speak, help="en, es or pt-BR; otherwise that of your system.")
]
Options = Annotated[list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="A choice of the game.")]
Json = Annotated[str, typer.Option("--json", metavar="FILE", help="Write the result as JSON; - for standard output.")]
Database = Annotated[
    str, typer.Option(envvar="MEADHALL_DB", help="A file, or postgresql://...; otherwise a file of your own.")
]
LogLevel = Literal["debug", "info", "warning", "error"]
File = Annotated[Path, typer.Argument(metavar="FILE", help="A saved game.")]


def main() -> None:
    """Run the command; a refusal is one sentence in the reader's language and exit code 2."""
    try:
        app()
    except Refused as refusal:
        from meadhall.cli.common import say_refusal

        say_refusal(refusal)
        sys.exit(2)


@app.command("games")
def games_command(lang: Language = "", json: Json = "") -> None:
    """List the games."""
    from meadhall.cli.lists import games

    games(lang, json)


@app.command("play")
def play_command(
    game: Annotated[str, typer.Argument(metavar="[GAME]", help="A game, such as brian-boru.")] = "",
    seats: Annotated[
        str, typer.Option(help="Who sits where: `me`, a bot (random, rollout, rollout:ms=500), or NAME=one of these.")
    ] = "me,rollout,rollout,rollout",
    lang: Language = "",
    seed: Annotated[str, typer.Option(help="A number or word for the same chance again; otherwise a secret one.")] = "",
    option: Options = None,
    resume: Annotated[Path | None, typer.Option(metavar="FILE", help="Go on with a saved game.")] = None,
) -> None:
    """Play in the terminal, against bots or with others at the same keyboard."""
    from meadhall.cli.play import new_match, resumed_match, sit_down

    if not game and resume is None:
        raise BadSetup(Reason("game-missing"))
    match = resumed_match(resume) if resume else new_match(game, seats, seed, option or [])
    sys.exit(sit_down(match, lang, resume))


@app.command("serve")
def serve_command(
    host: Annotated[str, typer.Option(help="The address to listen at; 127.0.0.1 lets in nobody else.")] = "0.0.0.0",
    port: Annotated[int, typer.Option(min=0, max=65535, help="0 for any that is free.")] = 8000,
    db: Database = "",
    open_browser: Annotated[bool, typer.Option("--open/--no-open", help="Open a browser.")] = False,
    limits: Annotated[
        bool, typer.Option("--limits/--no-limits", help="Limit how much one address may ask in a short time.")
    ] = True,
    log_level: Annotated[LogLevel, typer.Option(help="How much is written to standard error.")] = "warning",
    lang: Language = "",
) -> None:
    """Open a house in which people play in their browsers."""
    from meadhall.cli.serve import serve

    serve(host, port, db, open_browser, limits, log_level, lang)


@app.command("backup")
def backup_command(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A new file.")], db: Database = "", lang: Language = ""
) -> None:
    """Copy everything that a house keeps into one file; the house may stay open."""
    from meadhall.cli.keeping import backup

    backup(file, db, lang)


@app.command("restore")
def restore_command(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="What `meadhall backup` has written.")],
    db: Database = "",
    lang: Language = "",
) -> None:
    """Fill a new, empty store from such a file."""
    from meadhall.cli.keeping import restore

    restore(file, db, lang)


@app.command("arena")
def arena_command(
    game: GameName,
    seats: Annotated[str, typer.Option(help="The bots, parted by commas.")] = "rollout,random,random,random",
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 20,
    seed: Annotated[int, typer.Option(help="The first seed.")] = 1,
    option: Options = None,
    lang: Language = "",
    json: Json = "",
    processes: Annotated[int, typer.Option(help="How many at once; 0 for all cores.")] = 0,
) -> None:
    """Let bots play many games, with rotating seats and the same seeds for all."""
    from meadhall.cli.arena import arena

    arena(game, seats, games, seed, option or [], lang, json, processes)


@app.command("check")
def check_command(
    game: Annotated[str, typer.Argument(metavar="GAME", help="A game, or package.module:NAME for one of your own.")],
    games: Annotated[int, typer.Option(min=1, help="How many random games for each number of seats.")] = 3,
    seed: int = 1,
    option: Options = None,
    lang: Language = "",
) -> None:
    """Put a game to the laws of the house on random games."""
    from meadhall.cli.check import check

    sys.exit(check(game, games, seed, option or [], lang))


@app.command("replay")
def replay_command(
    file: File,
    to: Annotated[int, typer.Option(help="After how many moves; otherwise all.")] = -1,
    lang: Language = "",
) -> None:
    """Show a saved game as it stood after so many moves, and what had happened."""
    from meadhall.cli.files import replay

    replay(file, to, lang)


@app.command("verify")
def verify_command(file: File, lang: Language = "") -> None:
    """Replay a saved game and check every position and its seed."""
    from meadhall.cli.files import verify

    verify(file, lang)


@app.command("rules")
def rules_command(
    game: GameName,
    number: Annotated[str, typer.Argument(metavar="[RULE]", help="One rule, such as BB-7.9.")] = "",
    lang: Language = "",
) -> None:
    """Read the rules, or one of them."""
    from meadhall.cli.lists import rules

    rules(game, number, lang)


@app.command("box")
def box_command(game: GameName, lang: Language = "", json: Json = "") -> None:
    """See what is in the box, and where the facts come from."""
    from meadhall.cli.lists import box

    box(game, lang, json)


@app.command("bench")
def bench_command(
    games: Annotated[list[str] | None, typer.Argument(metavar="[GAME]...", help="Otherwise all games.")] = None,
    against: Annotated[str, typer.Option(help="A peer to measure in the same run: catanatron.")] = "",
    lang: Language = "",
    json: Json = "",
) -> None:
    """Measure the engine."""
    from meadhall.cli.bench import bench

    bench(games or [], against, lang, json)

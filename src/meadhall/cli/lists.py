"""`meadhall games`, `rules` and `box`: what there is to read."""

import re
from importlib.resources import files
from typing import Any

import msgspec
from msgspec import Struct
from rich.markdown import Markdown
from rich.table import Table

from meadhall.cli.common import find_game, out, speak, write_json
from meadhall.core.game import Game
from meadhall.core.reasons import BadSetup, Reason
from meadhall.core.registry import GAMES

ANCHOR = re.compile(r'<a id="([^"]+)"></a>\s*')
LINK = re.compile(r"\[([^]]+)\]\(#([^)]+)\)")


def games(lang: str, json: str) -> None:
    """All games, with what they are about."""
    words = speak(lang)
    if json:
        write_json(json, list(GAMES))
        return
    table = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
    for game in GAMES.values():
        own = speak(lang, game)
        table.add_row(f"[bold]{game.id}[/]", own("game-title"), own("players"))
        table.add_row("", f"[dim]{own('game-summary')}[/]", "")
    out.print(table)
    out.print(words("ui-games-next"), style="dim")


def rules_text(game: Game[Any], language: str) -> str:
    """The rules for players as Markdown with anchors."""
    return (files(game.package) / "rules" / f"{language}.md").read_text(encoding="utf-8")


def readable(passage: str) -> str:
    """Without anchors, and with the number of a rule where a browser would have a link."""
    return LINK.sub(lambda link: link[1] if link[1] == link[2] else f"{link[1]} ({link[2]})", ANCHOR.sub("", passage))


def rule_text(game: Game[Any], number: str, language: str) -> str | None:
    """The passage that tells one rule, with the table or list that it announces."""
    passages = re.split(r"\n\s*\n|\n(?=- )", rules_text(game, language))
    for passage, following in zip(passages, [*passages[1:], ""], strict=True):
        if f'<a id="{number}"></a>' in passage:
            if passage.lstrip().startswith("|"):
                return table_row(passage, number)
            text = readable(passage).strip()
            announces = re.search(r":\s*(\([^)]*\))?$", text)
            return f"{text}\n\n{readable(following)}" if announces else text
    return None


def table_row(table: str, number: str) -> str:
    """The line of a table that tells a rule, under the table's heading."""
    head, rule, *rows = table.strip().splitlines()
    return readable("\n".join((head, rule, *(row for row in rows if f'"{number}"' in row))))


def rules(name: str, number: str, lang: str) -> None:
    """All rules of a game, or the passage with one number."""
    game = find_game(name)
    words = speak(lang, game)
    if not number:
        out.print(Markdown(readable(rules_text(game, words.language)), hyperlinks=False))
        return
    passage = rule_text(game, number.upper(), words.language)
    if passage is None:
        raise BadSetup(Reason("unknown-rule", args={"title": game.title, "number": number}))
    out.print(Markdown(passage, hyperlinks=False))


def box(name: str, lang: str, json: str) -> None:
    """Every group of components with its provenance."""
    game = find_game(name)
    words = speak(lang, game)
    data = game.box_data()
    if json:
        write_json(json, data)
        return
    for group, source, rows in groups(data):
        sure = words("ui-box-source", provenance=source["provenance"], confidence=f"{source['confidence']:.0%}")
        out.print(f"\n[bold]{group}[/]  [dim]{sure}[/]")
        if source.get("note"):
            out.print(f"[dim]{source['note']}[/]")
        print_rows(rows)


def groups(data: Any) -> list[tuple[str, dict[str, Any], Any]]:
    """The groups of the data files: name, source, contents."""
    found = []
    for file, content in msgspec.to_builtins(data).items():
        for group, value in content.items():
            source = {key: value.pop(key, "") for key in ("provenance", "confidence", "note")}
            found.append((f"{file}.toml: {group}", source, value))
    return found


def print_rows(value: dict[str, Any]) -> None:
    """A table for each list of records, a line for each other fact."""
    for key, content in value.items():
        if isinstance(content, list | tuple) and content and isinstance(content[0], dict):
            heads = list(dict.fromkeys(head for row in content for head in row))
            table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
            for head in heads:
                table.add_column(head)
            for row in content:
                table.add_row(*(plain(row.get(head, "")) for head in heads))
            out.print(table)
        else:
            out.print(f"  {key}: {plain(content)}", overflow="ellipsis", no_wrap=True)


def plain(value: Any) -> str:
    """A value on one line."""
    if isinstance(value, list | tuple):
        return (
            " / ".join(map(plain, value))
            if value and isinstance(value[0], list | tuple)
            else " ".join(map(plain, value))
        )
    if isinstance(value, dict):
        return " ".join(f"{key} {plain(one)}" for key, one in value.items())
    if isinstance(value, Struct):
        return plain(msgspec.to_builtins(value))
    return str(value)

"""What several commands share: languages, options, output."""

import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console

from meadhall.core.game import Game
from meadhall.core.reasons import BadFile, BadSetup, Reason, Refused
from meadhall.core.registry import GAMES
from meadhall.words import LANGUAGES, Words, best_language, words_for

out = Console(highlight=False)
err = Console(stderr=True, highlight=False)

spoken = best_language(os.environ)
"""The language of this command, until it is told another one."""


def speak(lang: str, game: Game[Any] | None = None, names: Sequence[str] = ()) -> Words:
    """The words of the wanted language, or else of the system's; refusals are told in it from now on."""
    global spoken
    if lang and lang not in LANGUAGES:
        raise BadSetup(Reason("unknown-language", args={"name": lang, "known": list(LANGUAGES)}))
    spoken = lang or spoken
    return Words(spoken, game, names)


def say_refusal(refusal: Refused, words: Words | None = None) -> None:
    """One sentence on standard error."""
    text = (words or words_for(spoken)).reason(refusal.reason)
    err.print(text, style="bold red", soft_wrap=True, markup=False)


def find_game(name: str) -> Game[Any]:
    """The game of this name, or at this place, which may lie in the present folder."""
    if ":" in name and os.getcwd() not in sys.path:
        sys.path.insert(0, os.getcwd())
    return GAMES.find(name)


def read_options(options: Sequence[str]) -> dict[str, Any]:
    """`name=value` pairs."""
    read = {}
    for option in options:
        name, equals, value = option.partition("=")
        if not equals or not name:
            raise BadSetup(Reason("option-form", args={"option": option}))
        read[name] = value
    return read


def read_file(path: Path) -> bytes:
    """The bytes of a file."""
    try:
        return path.read_bytes()
    except OSError as error:
        raise BadFile(Reason("file-unreadable", args={"file": str(path), "problem": error.strerror or "?"})) from None


def write_file(path: Path, data: bytes) -> None:
    """Write a file whole or not at all."""
    unfinished = path.with_name(path.name + ".part")
    try:
        unfinished.write_bytes(data)
        os.replace(unfinished, path)
    except OSError as error:
        unfinished.unlink(missing_ok=True)
        why = Reason("file-unwritable", args={"file": str(path), "problem": error.strerror or "?"})
        raise BadFile(why) from None


def write_json(where: str, thing: Any) -> None:
    """One JSON document to a file, or to standard output for `-`."""
    data = msgspec.json.format(msgspec.json.encode(thing), indent=1) + b"\n"
    if where == "-":
        sys.stdout.write(data.decode())
    else:
        write_file(Path(where), data)

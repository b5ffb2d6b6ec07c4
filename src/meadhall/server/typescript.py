"""The TypeScript types of what travels, made from the Python records: `python -m meadhall.server.typescript`.

`web/src/wire.ts` holds the contract between server and client; `web/src/games/<game>/wire.ts` what a game shows of
itself: its view, its moves, and the arguments with which its events are told. A test compares them with what is written
here, so a record can't be changed on one side only.
"""

import inspect
import sys
from pathlib import Path
from typing import Any, get_args, get_type_hints

from msgspec import Struct
from msgspec import inspect as types

from meadhall.core.game import Game
from meadhall.core.registry import GAMES
from meadhall.table import wire

WEB = Path("web/src")

COMMAND = "make types"
HEAD = f"// Made from the Python records by `{COMMAND}`. Changes made here by hand are lost.\n"

SIMPLE: dict[type, str] = {
    types.AnyType: "unknown",
    types.RawType: "unknown",
    types.NoneType: "null",
    types.BoolType: "boolean",
    types.IntType: "number",
    types.FloatType: "number",
    types.StrType: "string",
    types.BytesType: "string",
}


class Page:
    """One file of types: records in the order in which they are needed, and names for unions."""

    def __init__(self, aliases: dict[str, Any] | None = None) -> None:
        self._written: dict[str, str] = {}
        self._aliases: dict[str, str] = {}
        for name, union in (aliases or {}).items():
            self._aliases[self.name(types.type_info(union))] = name
            self._written[name] = ""
        for name, union in (aliases or {}).items():
            self._written[name] = f"export type {name} = {self.shape(types.type_info(union))};\n"

    def add(self, kind: type[Struct]) -> None:
        """A record, with all records in it."""
        self.name(types.type_info(kind))

    def write(self, name: str, text: str) -> None:
        """Something said in TypeScript itself."""
        self._written[name] = text

    def __str__(self) -> str:
        return HEAD + "".join(f"\n{text}" for text in self._written.values())

    def name(self, kind: types.Type) -> str:
        """What a type is called: its name if it has one."""
        shape = self.shape(kind)
        return self._aliases.get(shape, shape)

    def shape(self, kind: types.Type) -> str:
        """How a type is written out."""
        if type(kind) in SIMPLE:
            return SIMPLE[type(kind)]
        if isinstance(kind, types.StructType):
            self.record(kind)
            return kind.cls.__name__
        if isinstance(kind, types.UnionType):
            return " | ".join(dict.fromkeys(map(self.name, kind.types)))
        if isinstance(kind, types.LiteralType):
            return " | ".join(f'"{value}"' if isinstance(value, str) else str(value) for value in kind.values)
        if isinstance(kind, types.TupleType):
            return f"[{', '.join(map(self.name, kind.item_types))}]"
        if isinstance(kind, types.DictType):
            return f"Record<string, {self.name(kind.value_type)}>"
        if isinstance(kind, types.CollectionType):
            item = self.name(kind.item_type)
            return f"({item})[]" if " | " in item else f"{item}[]"
        raise TypeError(f"there is no TypeScript type for {kind}")

    def record(self, kind: types.StructType) -> None:
        """A record as an interface; its tag is a field with one value."""
        name = kind.cls.__name__
        if name in self._written:
            return
        self._written[name] = ""  # it stands here, even if it holds records of its own kind
        fields = [f'  {kind.tag_field}: "{kind.tag}";'] if kind.tag_field else []
        fields += [f"  {field.encode_name}: {self.name(field.type)};" for field in kind.fields]
        body = "\n".join(fields)
        self._written[name] = f"/** {first_line(kind.cls)} */\nexport interface {name} {{\n{body}\n}}\n"


def first_line(kind: type) -> str:
    """What a record is, in a sentence."""
    return (inspect.getdoc(kind) or kind.__name__).partition("\n")[0]


def wire_types() -> str:
    """Everything that travels between the server and a client."""
    names = {name: value for name, value in vars(wire).items() if name[0].isupper() and len(get_args(value)) > 1}
    page = Page(names)
    for value in vars(wire).values():
        if isinstance(value, type) and issubclass(value, Struct) and value.__module__ == wire.__name__:
            page.add(value)
    return str(page)


def game_types(game: Game[Any]) -> str:
    """What a game shows of itself."""
    page = Page()
    view = get_type_hints(type(game).view)["return"]
    page.add(view)
    moves = [kind for kind in game.moves if not kind.__subclasses__()]
    for move in moves:
        page.add(move)
    page.write("AnyMove", f"export type AnyMove = {' | '.join(move.__name__ for move in moves)};\n")
    told = "\n".join(f'  "event-{event.__name__}": {arguments(page, event)};' for event in game.events)
    page.write("Told", f"/** The arguments with which each event is told. */\nexport interface Told {{\n{told}\n}}\n")
    return str(page)


def arguments(page: Page, kind: type[Struct]) -> str:
    """What fills the gaps of an event's message."""
    info = types.type_info(kind)
    assert isinstance(info, types.StructType)
    return f"{{ {'; '.join(f'{field.encode_name}: {page.name(field.type)}' for field in info.fields)} }}"


def pages(web: Path = WEB) -> dict[Path, str]:
    """Every file of types, and what has to stand in it."""
    result = {web / "wire.ts": wire_types()}
    for game in GAMES.values():
        folder = web / "games" / game.package.rpartition(".")[2]
        if folder.is_dir():
            result[folder / "wire.ts"] = game_types(game)
    return result


if __name__ == "__main__":
    for path, text in pages().items():
        path.write_text(text, encoding="utf-8")
        sys.stdout.write(f"{path}\n")

"""Sentences on their way to a reader: the id of a message with what fills its gaps, as plain data.

What a game reads out otherwise than it is written (`telling.READS`) is already a phrase here, and what it has to tell
of a thing (`telling.TELLS`) comes along where the message asks for it, so that a client needs nothing but messages.
Phrases travel as `{"$phrase": id, "args": {...}}`, alternatives as `{"$one_of": [...], "apart": bool}`, reasons as
`{"$reason": id, "args": {...}, "rule": str, "game": str}`, and what is told as `{"$told": [phrases]}`.
"""

import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any

from msgspec import Struct
from msgspec.structs import asdict

from meadhall.core.game import Game
from meadhall.core.phrases import OneOf, Phrase
from meadhall.core.reasons import Reason
from meadhall.core.registry import GAMES
from meadhall.core.scores import Line
from meadhall.core.steps import Choice, Event, Move
from meadhall.table.wire import Said
from meadhall.words import SEATS, telling_of

GAPS = re.compile(r"\$([a-z][a-z0-9_]*(?:-id|-told))")


def said(game: Game[Any] | None, id: str, args: Mapping[str, Any], rule: str = "") -> Said:
    """A sentence of the house or of a game."""
    return Said(id, filled(game, id, args), rule) if args else Said(id, rule=rule)


def said_of_move(game: Game[Any], move: Move) -> Said:
    """What a move does."""
    return said(game, f"move-{type(move).__name__}", asdict(move))


def said_of_event(game: Game[Any], event: Event) -> Said:
    """What has happened."""
    return said(game, f"event-{type(event).__name__}", asdict(event))


def said_of_choice(game: Game[Any], choice: Choice[Any]) -> Said:
    """What a seat is asked."""
    return said(game, f"choice-{type(choice).__name__}", asdict(choice))


def said_of_score(game: Game[Any], line: Line) -> Said:
    """Where points come from."""
    return said(game, f"score-{line.id}", line.args, line.rule)


def said_of_reason(game: Game[Any] | None, reason: Reason) -> Said:
    """Why something isn't possible."""
    args = args_of(reason)
    return said(speaker(game, reason), f"reason-{reason.id}", args, reason.rule)


def args_of(reason: Reason) -> Mapping[str, Any]:
    """What fills the gaps of a reason; a move at the wrong time is told with what is asked instead."""
    if reason.id != "not-now":
        return reason.args
    asked = Phrase(f"choice-{reason.args['choice']}", reason.args["asked"])
    return {"asked": asked, "tried": Phrase(f"kind-{reason.args['kind']}")}


def speaker(game: Game[Any] | None, reason: Reason) -> Game[Any] | None:
    """In whose words a reason is told."""
    return GAMES.get(reason.game, game)


def filled(game: Game[Any] | None, id: str, args: Mapping[str, Any]) -> dict[str, Any]:
    """What fills the gaps of a message, as plain data."""
    package = game.package if game else ""
    telling = telling_of(package) if game else None
    reads = getattr(telling, "READS", {})
    tells = getattr(telling, "TELLS", {})
    result = {name: plain(game, name, reads, value) for name, value in args.items()}
    for gap in gaps(package).get(id, ()):
        name, _, what = gap.rpartition("-")
        if what == "told" and name in tells and name in args:
            result[gap] = {"$told": [plain(game, "", reads, sentence) for sentence in tells[name](args[name])]}
        elif what == "id" and name in reads and isinstance(args.get(name), str):
            result[gap] = args[name]
    return result


def plain(game: Game[Any] | None, name: str, reads: Mapping[str, Any], value: Any) -> Any:
    """An argument as plain data."""
    if isinstance(value, str | int | float) and name not in reads:
        return value
    if name in reads:
        value = reads[name](value)
    match value:
        case Phrase():
            return {"$phrase": value.id, "args": filled(game, value.id, value.args)}
        case Reason():
            id, args = f"reason-{value.id}", args_of(value)
            its = speaker(game, value)
            return {"$reason": value.id, "args": filled(its, id, args), "rule": value.rule, "game": value.game}
        case OneOf():
            single = name.removesuffix("s")
            return {"$one_of": [item(game, single, reads, one) for one in value.options], "apart": value.apart}
        case list() | tuple():
            single = name if name in SEATS else name.removesuffix("s")
            return [item(game, single, reads, one) for one in value]
        case Struct() | Mapping():
            return filled(game, name, asdict(value) if isinstance(value, Struct) else value)
    return value


def item(game: Game[Any] | None, name: str, reads: Mapping[str, Any], value: Any) -> Any:
    """An item of a list; a pair of a thing and its number stays one."""
    if isinstance(value, list | tuple) and [type(part) for part in value] == [str, int]:
        return list(value)
    return plain(game, name, reads, value)


@cache
def gaps(package: str) -> dict[str, frozenset[str]]:
    """By message: the gaps such as `$card-told` and `$town-id`, which are more than an argument read out."""
    if not package:
        return {}
    text = (files(package) / "text" / "en.ftl").read_text(encoding="utf-8")
    found: dict[str, frozenset[str]] = {}
    for message in re.split(r"\n(?=[a-zA-Z])", text):
        names = frozenset(GAPS.findall(message))
        if names:
            found[message.partition(" =")[0].strip()] = names
    return found

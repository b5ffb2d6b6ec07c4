"""Everything a player reads, in his own language: Fluent messages of the house and of each game.

Moves, events, choices, reasons and ledgers travel as an id with arguments, so that each reader gets them in his own
language, even those of an old game. Their messages are called after them: `move-LeadCard`, `event-TrickWon`,
`choice-Lead`, `reason-town-not-free`, `score-most-coins`. An argument such as `town` with the value `M4` is read out
as the message `town-M4`; a list is read out item by item; a seat by its player's name; in a list, a pair such as
`("hide", 2)` is the message `counted-hide`; a record is the message called like the argument, with the record's fields
in its gaps. Besides `$town` there are:

- `$town-id`, the value itself (`yes` or `no` if it is true or false), for choosing between variants,
- `$cards-count`, the length of a list,
- `$thing-counted`, if there is an argument `count` too: the message `counted-hide` with that count,
- `$card-told`, what the game tells of it, such as the text of a card.

A game whose arguments need more than that has a module `telling` with three tables: `KINDS` (a `good` is named like a
`thing`), `READS` (what is made of an argument before it is read out), and `TELLS` (what there is to tell of it). They
speak in phrases, so that the game itself needs no words.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from types import ModuleType
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentInt
from fluent.syntax.ast import Resource
from msgspec import Struct
from msgspec.structs import asdict

from meadhall.core.game import Game
from meadhall.core.phrases import OneOf, Phrase
from meadhall.core.reasons import BadSetup, Reason, plain
from meadhall.core.registry import GAMES
from meadhall.core.scores import Line
from meadhall.core.steps import Choice, Event, Move

LANGUAGES = ("en", "es", "pt-BR")

GROUPED_FROM = 10_000
"""From here on a number is written with separators; below it Spanish and Portuguese have none."""
LONGEST = 10**15
"""From here on a number is written as it is: nobody meant it, and Fluent can't write it."""

SEATS = frozenset(("seat", "owner", "loser", "chooser", "waiting", "missing", "winners"))
"""Arguments that are seats, read out as players' names."""


class Words:
    """The words of one language, of the house or of one game."""

    def __init__(self, language: str, game: Game[Any] | None = None, names: Sequence[str] = ()) -> None:
        self.language = language
        self.game = game
        self.names = names
        self._bundle = bundle(language, game.package if game else "")
        telling = telling_of(game.package) if game else None
        self._kinds: Mapping[str, str] = getattr(telling, "KINDS", {})
        self._reads: Mapping[str, Callable[[Any], Any]] = getattr(telling, "READS", {})
        self._tells: Mapping[str, Callable[[Any], Iterable[Phrase]]] = getattr(telling, "TELLS", {})

    def has(self, id: str) -> bool:
        """Whether there is such a message."""
        return self._bundle.has_message(id)

    def __call__(self, id: str, **args: Any) -> str:
        """The message of this id, its arguments read out."""
        pattern = self._bundle.get_message(id).value
        assert pattern is not None, f"the message {id} has no text"
        shown: dict[str, str | int | float] = {}
        for name, value in args.items():
            shown[name] = self.read_out(name, value)
            if isinstance(value, list | tuple):
                shown[f"{name}-count"] = len(value)
            elif isinstance(value, bool):
                shown[f"{name}-id"] = "yes" if value else "no"
            elif isinstance(value, str):
                shown[f"{name}-id"] = value
                if "count" in args:
                    shown[f"{name}-counted"] = self.counted(value, args["count"])
            if name in self._tells:
                shown[f"{name}-told"] = self.tell(name, value)
        text, errors = self._bundle.format_pattern(pattern, shown)
        assert not errors, f"{id}: {errors}"
        return str(text)

    def read_out(self, name: str, value: Any) -> str | int | float:
        """An argument as it stands in a sentence."""
        if name in self._reads:
            value = self._reads[name](value)
        if isinstance(value, Reason):
            return self.reason(value)
        if isinstance(value, Phrase):
            return self(value.id, **value.args)
        if isinstance(value, OneOf):
            return self.either(self.each(name.removesuffix("s"), value.options), value.apart)
        if isinstance(value, list | tuple):
            return self.listed(self.each(name if name in SEATS else name.removesuffix("s"), value))
        if isinstance(value, Struct | Mapping) and self.has(name):
            return self(name, **(asdict(value) if isinstance(value, Struct) else value))
        if name in SEATS and isinstance(value, int):
            return self.names[value] if value < len(self.names) else self("seat-name", number=value + 1)
        if isinstance(value, bool):
            value = "yes" if value else "no"
        kind = self._kinds.get(name, name)
        if self.has(f"{kind}-{value}"):
            return self(f"{kind}-{value}")
        if isinstance(value, int) and abs(value) < LONGEST:
            return FluentInt(value, useGrouping=abs(value) >= GROUPED_FROM)
        return value if isinstance(value, float) else str(value)

    def each(self, name: str, things: Sequence[Any]) -> list[str]:
        """The items of a list as they stand in a sentence; pairs are things with their number."""
        return [self.counted(*thing) if is_amount(thing) else str(self.read_out(name, thing)) for thing in things]

    def counted(self, thing: str, count: Any) -> str:
        """A number of things: "2 hides"."""
        if self.has(f"counted-{thing}"):
            return self(f"counted-{thing}", count=count)
        return f"{count} {self.read_out('thing', thing)}"

    def listed(self, things: Sequence[str]) -> str:
        """Several things in one sentence."""
        if not things:
            return self("list-nothing")
        if len(things) == 1:
            return things[0]
        return self("list-and", first=", ".join(things[:-1]), last=things[-1])

    def either(self, things: Sequence[str], apart: bool) -> str:
        """Several things of which one is meant."""
        if len(things) == 1:
            return things[0]
        return self("list-or-else" if apart else "list-or", first=", ".join(things[:-1]), last=things[-1])

    def tell(self, name: str, value: Any) -> str:
        """What the game tells of something, such as the text of a card: `tell("occupation", 70)`."""
        return " ".join(str(self.read_out("", sentence)) for sentence in self._tells[name](value))

    # ------------------------------------------------------------------ what the engine says

    def reason(self, reason: Reason) -> str:
        """Why something is refused, with the number of the rule."""
        if reason.game and (self.game is None or self.game.id != reason.game):
            if reason.game not in GAMES:
                return plain(reason)  # a game that is still being written
            return words_for(self.language, reason.game, tuple(self.names)).reason(reason)
        args = dict(reason.args)
        if reason.id == "not-now":
            asked = self(f"choice-{args['choice']}", **args["asked"])
            args = {"asked": asked, "tried": self.kind_of_move(args["kind"])}
        text = self(f"reason-{reason.id}", **args)
        number_told = any(isinstance(arg, Reason) for arg in args.values())
        return f"{text} ({reason.rule})" if reason.rule and not number_told else text

    def kind_of_move(self, tag: str) -> str:
        """What making a kind of move is called."""
        return self(f"kind-{tag}") if self.has(f"kind-{tag}") else tag

    def move(self, move: Move) -> str:
        """What a move does."""
        return self(f"move-{type(move).__name__}", **asdict(move))

    def event(self, event: Event) -> str:
        """What has happened."""
        return self(f"event-{type(event).__name__}", **asdict(event))

    def choice(self, choice: Choice[Any]) -> str:
        """What a seat is asked."""
        return self(f"choice-{type(choice).__name__}", **asdict(choice))

    def score(self, line: Line) -> str:
        """Where points come from."""
        return self(f"score-{line.id}", **line.args)


def is_amount(value: Any) -> bool:
    """Whether this is a thing and how many of it there are."""
    return isinstance(value, list | tuple) and [type(part) for part in value] == [str, int]


@cache
def telling_of(package: str) -> ModuleType | None:
    """The module of a game that says how to tell what is printed, if it needs one."""
    return import_module(f"{package}.telling") if (files(package) / "telling.py").is_file() else None


@cache
def bundle(language: str, package: str) -> FluentBundle:
    """The messages of the house, and of a game if its package is given."""
    if language not in LANGUAGES:
        raise BadSetup(Reason("unknown-language", args={"name": language, "known": list(LANGUAGES)}))
    result = FluentBundle([language], use_isolating=False)
    result.add_resource(read_messages(files("meadhall.words"), language))
    if package:
        result.add_resource(read_messages(files(package) / "text", language))
    return result


def read_messages(folder: Traversable, language: str) -> Resource:
    """The Fluent file of a language."""
    return FluentResource((folder / f"{language}.ftl").read_text(encoding="utf-8"))


@cache
def words_for(language: str, game: str = "", names: tuple[str, ...] = ()) -> Words:
    """The words of a language for a game and the players at its table."""
    return Words(language, GAMES.find(game) if game else None, names)


def best_language(environment: Mapping[str, str]) -> str:
    """The language that a person's surroundings ask for, as far as we speak it."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        wanted = environment.get(variable, "").partition(".")[0].replace("_", "-")
        for language in LANGUAGES:
            if wanted and wanted.split("-")[0] == language.split("-")[0]:
                return language
    return "en"

"""Everything a player reads, in his own language: Fluent messages of the house and of each game.

Moves, events, choices, reasons and ledgers travel as an id with arguments, so that each reader gets them in his own
language, even those of an old game. Their messages are called after them: `move-LeadCard`, `event-TrickWon`,
`choice-Lead`, `reason-town-not-free`, `score-most-coins`. An argument such as `town` with the value `M4` is read out
as the message `town-M4`; a list is read out item by item; a seat by its player's name. For choosing between variants
there are also `$town-id`, the value itself, and `$cards-count`, the length of a list.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentInt
from fluent.syntax.ast import Resource
from msgspec.structs import asdict

from meadhall.core.game import Game
from meadhall.core.reasons import BadSetup, Reason, plain
from meadhall.core.registry import GAMES
from meadhall.core.scores import Line
from meadhall.core.steps import Choice, Event, Move

LANGUAGES = ("en", "es", "pt-BR")

GROUPED_FROM = 10_000
"""From here on a number is written with separators; below it Spanish and Portuguese have none."""

SEATS = frozenset(("seat", "owner", "loser", "chooser", "waiting", "missing", "winners"))
"""Arguments that are seats, read out as players' names."""


class Words:
    """The words of one language, of the house or of one game."""

    def __init__(self, language: str, game: Game[Any] | None = None, names: Sequence[str] = ()) -> None:
        self.language = language
        self.game = game
        self.names = names
        self._bundle = bundle(language, game.package if game else "")

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
            elif isinstance(value, str):
                shown[f"{name}-id"] = value
        text, errors = self._bundle.format_pattern(pattern, shown)
        assert not errors, f"{id}: {errors}"
        return str(text)

    def read_out(self, name: str, value: Any) -> str | int | float:
        """An argument as it stands in a sentence."""
        if isinstance(value, Reason):
            return self.reason(value)
        if isinstance(value, list | tuple):
            kind = name if name in SEATS else name.removesuffix("s")
            return self.listed([str(self.read_out(kind, one)) for one in value])
        if name in SEATS and isinstance(value, int):
            return self.names[value] if value < len(self.names) else self("seat-name", number=value + 1)
        if not isinstance(value, bool) and self.has(f"{name}-{value}"):
            return self(f"{name}-{value}")
        if isinstance(value, int) and not isinstance(value, bool):
            return FluentInt(value, useGrouping=abs(value) >= GROUPED_FROM)
        return value if isinstance(value, float) else str(value)

    def listed(self, things: Sequence[str]) -> str:
        """Several things in one sentence."""
        if not things:
            return self("list-nothing")
        if len(things) == 1:
            return things[0]
        return self("list-and", first=", ".join(things[:-1]), last=things[-1])

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

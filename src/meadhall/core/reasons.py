"""Why something is refused: a message id, its arguments and the rule behind it; worded later for whoever reads it."""

from collections.abc import Callable
from typing import Any

from msgspec import Struct

Args = dict[str, Any]


class Reason(Struct, frozen=True):
    """Why something can't be done: the id of a sentence, what fills its gaps, and the number of the rule."""

    id: str
    rule: str = ""
    args: Args = {}
    game: str = ""

    def __str__(self) -> str:
        return wording(self)


def plain(reason: Reason) -> str:
    """The bare facts, for when no words are at hand."""
    facts = ", ".join(f"{name} {value}" for name, value in reason.args.items())
    return reason.id.replace("-", " ") + (f": {facts}" if facts else "") + (f" ({reason.rule})" if reason.rule else "")


wording: Callable[[Reason], str] = plain
"""How a reason becomes a sentence. The core has no words of its own; the package above it installs them here."""


class Refused(Exception):
    """Something asked for isn't possible; `reason` says why and nothing has changed."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason)
        self.reason = reason

    def __str__(self) -> str:
        return wording(self.reason)


class IllegalMove(Refused):
    """A move that the rules don't allow now."""


class BadSetup(Refused):
    """A game that can't be set up so: its name, its number of seats, an option."""


class BadFile(Refused):
    """A saved game that can't be read, or doesn't agree with the rules."""


class BadData(Refused):
    """A data file of a game that doesn't say what it should."""

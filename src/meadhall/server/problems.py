"""What went wrong, as a `Problem` with its status: each refusal has one sentence, worded by whoever reads it."""

from typing import Any

from msgspec.structs import replace

from meadhall.core.reasons import BadFile, BadSetup, IllegalMove, Reason, Refused
from meadhall.table.saying import said_of_reason
from meadhall.table.wire import Problem, Said

LONGEST = 200
"""Signs of a text within a sentence."""


class Trouble(Refused):
    """A refusal of the server itself, with the HTTP status it has."""

    def __init__(self, status: int, reason: Reason) -> None:
        super().__init__(reason)
        self.status = status


STATUS = {
    "table-unknown": 404,
    "table-bad-name": 422,
    "table-unknown-bot": 422,
    "no-such-seat": 422,
    "bad-move": 422,
    "table-nobody": 401,
    "table-not-host": 403,
    "table-not-your-seat": 403,
    "store-login-taken": 409,
}
"""The status of reasons that have one of their own."""


def status_of(refused: Refused) -> int:
    """The HTTP status that suits a refusal."""
    if isinstance(refused, Trouble):
        return refused.status
    if refused.reason.id in STATUS:
        return STATUS[refused.reason.id]
    if refused.reason.id.startswith("store-"):
        return 503
    if isinstance(refused, BadSetup):
        return 422
    if isinstance(refused, IllegalMove):
        return 409
    return 400 if isinstance(refused, BadFile) else 409


def problem(refused: Refused) -> tuple[int, Problem]:
    """The status and what is answered."""
    return status_of(refused), Problem(said(refused.reason))


def said(reason: Reason) -> Said:
    """A reason as it travels; of what was sent, no more comes back than can be read."""
    told = said_of_reason(None, reason)
    return replace(told, args=shortened(told.args))


def shortened(thing: Any) -> Any:
    """Plain data in which no text is longer than a reader, and Fluent, can bear."""
    match thing:
        case str():
            return thing if len(thing) <= LONGEST else f"{thing[:LONGEST]}…"
        case dict():
            return {name: shortened(value) for name, value in thing.items()}
        case list() | tuple():
            return [shortened(one) for one in thing]
    return thing

"""What is told of something printed, such as the effect of a card: message ids with what fills their gaps."""

from typing import Any

from msgspec import Struct


class Phrase(Struct, frozen=True):
    """The id of a message and what fills its gaps; other phrases may be among that."""

    id: str
    args: dict[str, Any] = {}


class OneOf(Struct, frozen=True):
    """Several things of which one is meant: "1 silk or 1 chest"."""

    options: tuple[Any, ...]
    apart: bool = False
    """Whether they are long, so that a comma before the last one helps."""

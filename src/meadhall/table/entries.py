"""What a table is made of: the list of all that was done at it, in the order in which it was done.

A table is rebuilt by following its entries, and whatever is stored of it is these. An entry says what has happened, not
what somebody wanted: whether it was allowed was asked before. Players are ids; `""` is nobody.
"""

from typing import Any

import msgspec
from msgspec import Struct

from meadhall.core.game import UNREADABLE
from meadhall.core.reasons import BadFile, Reason
from meadhall.table.wire import Ms, ProposalKind, Settings


class Happened(Struct, frozen=True, tag_field="entry", kw_only=True):
    """Something that happened at a table, and when."""

    at: Ms


class Opened(Happened, frozen=True, tag="opened"):
    """Somebody opened the table."""

    settings: Settings
    host: str
    meadhall: str
    """The version of the package whose rules are played by."""


class Sat(Happened, frozen=True, tag="sat"):
    """Somebody took a seat."""

    seat: int
    player: str
    name: str


class BotSat(Happened, frozen=True, tag="bot_sat"):
    """A bot was put on a seat."""

    seat: int
    bot: str
    name: str


class Vacated(Happened, frozen=True, tag="vacated"):
    """A seat became free again before the game."""

    seat: int


class Started(Happened, frozen=True, tag="started"):
    """The game began. `order[seat]` is the chair from which whoever plays this seat came."""

    order: tuple[int, ...]
    seed: str


class Logged(Happened, frozen=True, tag="logged"):
    """A line was added to the log of the match."""

    line: dict[str, Any]


class Proposed(Happened, frozen=True, tag="proposed"):
    """A seat asked the others for their consent. Bots agree to everything."""

    seat: int
    what: ProposalKind
    to: int
    of: int
    needed: tuple[int, ...]
    """The seats of people who have to agree."""


class Answered(Happened, frozen=True, tag="answered"):
    """A seat agreed to what is proposed, or not; or whoever proposed it has withdrawn it."""

    seat: int
    agree: bool


class BotCalled(Happened, frozen=True, tag="bot_called"):
    """A bot plays for somebody from now on."""

    seat: int
    bot: str
    by: int
    """The seat that called it; -1: the clock."""


class CameBack(Happened, frozen=True, tag="came_back"):
    """Somebody took the seat back from the bot that played for him."""

    seat: int


class HandedOver(Happened, frozen=True, tag="handed_over"):
    """Whatever was one player's at this table is another's from now on: a guest got an account."""

    old: str
    new: str


class EndedByAgreement(Happened, frozen=True, tag="ended"):
    """All agreed to end the game as it stands."""


class Rematched(Happened, frozen=True, tag="rematched"):
    """A rematch is played at another table."""

    table: str


Entry = (
    Opened
    | Sat
    | BotSat
    | Vacated
    | Started
    | Logged
    | Proposed
    | Answered
    | BotCalled
    | CameBack
    | HandedOver
    | EndedByAgreement
    | Rematched
)

_decoder: msgspec.json.Decoder[Entry] = msgspec.json.Decoder(Entry)


def encode(entry: Entry) -> bytes:
    """An entry as JSON."""
    return msgspec.json.encode(entry)


def decode(data: bytes | str) -> Entry:
    """An entry read back; what isn't one is refused."""
    try:
        return _decoder.decode(data)
    except UNREADABLE as error:
        raise BadFile(Reason("table-entry-wrong", args={"problem": str(error)})) from None

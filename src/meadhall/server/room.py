"""A table in memory, and what those are told who are connected to it."""

import asyncio
import time
from collections.abc import Iterable
from typing import Any, Protocol

import msgspec

from meadhall.server.ids import now
from meadhall.table.table import Since, Table
from meadhall.table.wire import Ms

ENCODER = msgspec.json.Encoder()


class Watcher(Protocol):
    """Somebody connected to a table."""

    player: str
    seat: int
    """Through which seat he looks, -1: from outside."""
    since: Since
    """What he has been told already."""

    def tell(self, text: str) -> None:
        """Send him a message, soon."""
        ...

    def close(self, code: int, reason: str) -> None:
        """Send him away."""
        ...

    def choose_seat(self, own: list[int], phase: str) -> int:
        """Through which of his own seats he looks now."""
        ...


class Room:
    """A table in memory, and those who are connected to it."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.sure = True
        """Whether the table is what the store holds; not while something is being written."""
        self.watchers: set[Watcher] = set()
        self.thinking: dict[int, asyncio.Task[None]] = {}
        self.stubborn = 0
        self.used = time.monotonic()

    @property
    def online(self) -> frozenset[str]:
        """Those who are connected."""
        return frozenset(watcher.player for watcher in self.watchers if watcher.player)

    def positions(self, whom: "Iterable[Watcher] | None" = None) -> "list[News]":
        """What everybody connected, or only some, are told of the table as it is now."""
        moment, online = now(), self.online
        watching = sum(not self.table.seats_of(watcher.player) for watcher in self.watchers)
        return [
            self.position(watcher, online, watching, moment) for watcher in (self.watchers if whom is None else whom)
        ]

    def position(self, watcher: Watcher, online: frozenset[str], watching: int, moment: Ms) -> "News":
        """What one of them is told: what is new since the last time."""
        seat = watcher.choose_seat(self.table.seats_of(watcher.player), self.table.phase)
        if seat != watcher.seat:
            watcher.seat, watcher.since = seat, Since()
        told = self.table.position(watcher.player, seat, watcher.since, online, watching, moment)
        return watcher, self.table.mark, encode(told)

    def tell(self, news: "list[News]") -> None:
        """Send it."""
        for watcher, mark, text in news:
            if watcher in self.watchers:
                watcher.since = mark
                watcher.tell(text)


News = tuple[Watcher, Since, str]
"""Whom to tell, what he knows then, and the message."""


def encode(message: Any) -> str:
    """A message as the text of a frame."""
    return ENCODER.encode(message).decode()

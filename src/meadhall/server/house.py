"""The house: everything that one server process holds together."""

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING

from meadhall.server.bots import Bots
from meadhall.server.client import Client
from meadhall.server.hall import SIGNED_OUT, Hall
from meadhall.server.ids import new_id, now
from meadhall.server.limits import Limits
from meadhall.server.metrics import Metrics
from meadhall.server.people import People
from meadhall.server.writer import Writer
from meadhall.table.entries import Entry
from meadhall.table.table import Table
from meadhall.table.wire import NewTable, Rematch, TableInfo

if TYPE_CHECKING:
    from meadhall.store import Store


ALL = 1_000_000
"""More tables than anybody has."""


class House:
    """The store with its writer, the tables, the bots, the people, and what they may ask."""

    hall: Hall
    writer: Writer

    def __init__(self, store: "Store", limits: Limits, bots: Bots | None = None) -> None:
        self.store = store
        self.limits = limits
        self.bots = bots or Bots()
        self.near = ""
        """The address of the house in the host's own network, if it is open there."""
        self.metrics = Metrics()
        self.people = People(store, limits)
        self.client = Client()
        self._rematching = asyncio.Lock()

    async def begin(self) -> None:
        """Open the doors; games that were interrupted go on."""
        self.writer = Writer(self.store, self.metrics)
        self.hall = Hall(self.store, self.writer, self.bots, self.metrics)
        rooms, bots = self.hall.rooms, self.bots
        self.metrics.watch("meadhall_tables", "Tables in memory", lambda: len(rooms))
        self.metrics.watch("meadhall_sockets", "Sockets", lambda: sum(len(room.watchers) for room in rooms.values()))
        self.metrics.watch("meadhall_bots_thinking", "Bots that think or wait for it", lambda: bots.thinking)
        await self.hall.begin()

    async def end(self) -> None:
        """Write what is still to be written, and close."""
        await self.hall.end()
        await asyncio.get_running_loop().run_in_executor(None, self.writer.close)
        await self.bots.close()
        self.people.close()
        self.store.close()

    # ------------------------------------------------------------------ tables

    async def open_table(self, host: str, wanted: NewTable) -> str:
        """Open a table, with those who sit at it from the beginning; its id."""
        table, entries = Table.open(new_id(), wanted.settings, host, now(), wanted.chairs, wanted.start)
        await self.hall.open(table, entries)
        return table.id

    async def rematch(self, id: str, player: str) -> str:
        """The table of a rematch, opened by whoever asks first."""
        room = await self.hall.room(id)
        async with self._rematching:
            if not room.table.rematch:
                table, entries = room.table.again(new_id(), player, now())
                await self.hall.open(table, entries)
                await self.hall.change(room, lambda old: old.do(player, Rematch(table.id), now(), room.online))
        return room.table.rematch

    # ------------------------------------------------------------------ tables of somebody

    async def table(self, id: str, player: str) -> TableInfo:
        """A table as it looks to somebody, perhaps nobody."""
        room = await self.hall.room(id)
        async with self.hall.holding(room) as table:
            return table.info(player, now(), room.online)

    async def tables_of(self, player: str) -> list[TableInfo]:
        """The tables of somebody, those that changed last first."""
        ids = await self.hall.read(self.store.tables_of, player) if player else []
        return [await self.table(id, player) for id in ids]

    async def hand_over(self, old: str, new: str) -> None:
        """All tables of a guest are somebody else's from now on; nothing is kept of the guest."""
        await self._change_all(old, lambda table: table.hand_over(old, new, now()))
        await self.people.forget(old)

    async def forget(self, player: str) -> None:
        """Forget somebody: before a game his chairs are free again, during it bots play on for him."""
        await self._change_all(player, lambda table: table.leave(player, now()))
        await self.people.forget(player)
        self.hall.send_away(player, SIGNED_OUT, "forgotten")

    async def _change_all(self, player: str, act: Callable[[Table], list[Entry]]) -> None:
        for id in await self.hall.read(self.store.tables_of, player, ALL):
            await self.hall.change(await self.hall.room(id), act)

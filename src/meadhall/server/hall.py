"""The tables in memory: one change at a time at each, committed before anybody hears of it; bots and clocks."""

import asyncio
import contextlib
import logging
import time
from collections.abc import AsyncIterator, Callable
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec

from meadhall.bots.seat import Seat
from meadhall.core.reasons import BadFile, IllegalMove, Reason, Refused
from meadhall.server.bots import Bots, ThinkingFailed
from meadhall.server.ids import is_id, now
from meadhall.server.problems import Trouble, status_of
from meadhall.server.room import Room
from meadhall.server.thinker import think
from meadhall.server.writer import Writer
from meadhall.store import Batch
from meadhall.table.entries import Entry
from meadhall.table.table import Since, Table
from meadhall.table.wire import AnyCommand, Rematch

if TYPE_CHECKING:
    from meadhall.server.metrics import Metrics
    from meadhall.store import Store

T = TypeVar("T")

log = logging.getLogger("meadhall.hall")

IDLE = 600.0
"""Seconds after which a table at which nobody is connected leaves the memory."""
SWEEP = 60.0
GRACE = 5.0
"""Seconds that a process leaves to the one that made the last move before its own bots answer it."""
SENT_AWAY = 4000
"""With the status that a refusal has over HTTP, the code with which a socket is closed: 4404 for an unknown table."""
SIGNED_OUT = SENT_AWAY + 401
STUBBORN = 3
"""How often a bot's move may be against the rules before another bot decides for it."""
RETRY = 2.0
"""Seconds after which what goes on by itself is tried again, if the store was in trouble."""


class Hall:
    """All tables of this process."""

    def __init__(self, store: "Store", writer: Writer, bots: Bots, metrics: "Metrics") -> None:
        self._store = store
        self._writer = writer
        self._bots = bots
        self._metrics = metrics
        self._loop = asyncio.get_running_loop()
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._alarms: dict[str, asyncio.TimerHandle] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self.rooms: dict[str, Room] = {}

    # ------------------------------------------------------------------ tables come and go

    async def begin(self) -> None:
        """Listen to other processes, go on with the games at which a bot has to move or a clock runs."""
        await self.read(self._store.listen, self._heard_elsewhere)
        self.spawn(self._go_on())
        self.spawn(self._sweep())

    async def _go_on(self) -> None:
        for id in await self.read(self._store.open_tables):
            try:
                room = await self.room(id)
                async with self.holding(room):
                    self._after(room)
            except Exception:  # one table that can't be read doesn't keep the others from going on
                log.exception("table %s does not go on", id)

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            self.forget_idle(time.monotonic() - IDLE)

    def forget_idle(self, before: float) -> None:
        """Let tables go that nobody has used since then; their clocks still wake them."""
        for id, room in list(self.rooms.items()):
            if not (room.watchers or room.thinking or room.lock.locked()) and room.used < before:
                del self.rooms[id]

    async def end(self) -> None:
        """Stop everything that goes on by itself."""
        for alarm in self._alarms.values():
            alarm.cancel()
        tasks = [*self._tasks]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def spawn(self, work: Any) -> "asyncio.Task[Any]":
        """Do something in the background; what goes wrong with it is written down."""
        task: asyncio.Task[Any] = self._loop.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)
        return task

    def _finished(self, task: "asyncio.Task[Any]") -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("something in the background failed", exc_info=task.exception())

    async def read(self, ask: Callable[..., T], *args: Any) -> T:
        """Ask the store without holding up anybody else."""
        return await self._loop.run_in_executor(None, ask, *args)

    async def room(self, id: str) -> Room:
        """The table of this id, read from the store if it isn't in memory."""
        room = self.rooms.get(id)
        if room is None:
            loading = self._loading.get(id)
            if loading is None:
                loading = self._loading[id] = self._loop.create_task(self._load(id))
                loading.add_done_callback(lambda _: self._loading.pop(id, None))
            room = await asyncio.shield(loading)
        room.used = time.monotonic()
        return room

    async def _load(self, id: str) -> Room:
        room = Room(await self.read(self._read, id))
        self.rooms[id] = room
        return room

    def _read(self, id: str) -> Table:
        entries = self._store.entries(id) if is_id(id) else []
        if not entries:
            raise Trouble(404, Reason("table-unknown", args={"table": id[:40]}))
        return Table.read(id, entries)

    @contextlib.asynccontextmanager
    async def holding(self, room: Room) -> AsyncIterator[Table]:
        """Nobody changes the table meanwhile, and it is what the store holds."""
        async with room.lock:
            if not room.sure:
                await self._read_anew(room)
            yield room.table

    async def _read_anew(self, room: Room) -> None:
        room.table = await self.read(self._read, room.table.id)
        room.sure = True
        for watcher in room.watchers:
            watcher.since = Since()
        room.tell(room.positions())
        self._after(room)

    # ------------------------------------------------------------------ changes

    async def open(self, table: Table, entries: list[Entry]) -> None:
        """Keep a new table."""
        if not await self._writer.append(Batch.of(table, entries)):
            raise Trouble(409, Reason("table-changed-elsewhere"))
        room = self.rooms[table.id] = Room(table)
        async with self.holding(room):
            self._after(room)

    async def do(self, id: str, player: str, command: AnyCommand) -> int:
        """Carry out a command; when this returns, it is on disk and everybody has been told."""
        kind = type(command).__name__
        if isinstance(command, Rematch):
            raise Trouble(409, Reason("http-rematch-elsewhere", args={"table": id}))
        room = await self.room(id)
        try:
            seq = await self.change(room, lambda table: table.do(player, command, now(), room.online))
        except Refused:
            self._metrics.commands.labels(kind, "refused").inc()
            raise
        self._metrics.commands.labels(kind, "done").inc()
        return seq

    async def change(self, room: Room, act: Callable[[Table], list[Entry]]) -> int:
        """Change a table. What another process changed at the same moment comes first."""
        async with self.holding(room):
            for _ in range(2):
                table = room.table
                before = table.seq
                entries = self._act(room, act)
                if not entries:
                    return before
                if await self._commit(room, entries):
                    return table.seq
                self._metrics.lost_races.inc()
                await self._read_anew(room)
            raise Trouble(409, Reason("table-changed-elsewhere"))

    def _act(self, room: Room, act: Callable[[Table], list[Entry]]) -> list[Entry]:
        """Change the table in memory, which is not to be trusted from now on until it is on disk too."""
        room.sure = False
        try:
            entries = act(room.table)
        except Refused:
            room.sure = True
            raise
        room.sure = not entries
        return entries

    async def _commit(self, room: Room, entries: list[Entry]) -> bool:
        """Make ready what everybody will be told, write what was done, and only then tell it."""
        news = room.positions()
        if not await self._writer.append(Batch.of(room.table, entries)):
            return False
        room.sure = True
        room.stubborn = 0
        room.tell(news)
        self._after(room)
        return True

    async def tell_all(self, room: Room) -> None:
        """Tell everybody how the table is now; if that can't be known, they hear of it as soon as it can."""
        with contextlib.suppress(Refused):
            async with self.holding(room):
                room.tell(room.positions())

    def send_away(self, player: str, code: int, reason: str) -> None:
        """Close all sockets of somebody who isn't that any more."""
        for room in self.rooms.values():
            for watcher in room.watchers:
                if watcher.player == player:
                    watcher.close(code, reason)

    # ------------------------------------------------------------------ other processes

    def _heard_elsewhere(self, id: str, seq: int) -> None:
        self._loop.call_soon_threadsafe(self._heard, id, seq)

    def _heard(self, id: str, seq: int) -> None:
        room = self.rooms.get(id)
        if id in self._loading or (room is not None and seq > room.table.seq):
            self.spawn(self._catch_up(id, seq))

    async def _catch_up(self, id: str, seq: int) -> None:
        """Follow what another process has done."""
        room = await self.room(id)
        async with self.holding(room) as table:
            if table.seq >= seq:
                return
            for entry in await self.read(self._store.entries, table.id, table.seq):
                table.follow(entry)
                room.tell(room.positions())
            self._after(room, GRACE)

    # ------------------------------------------------------------------ what goes on by itself

    def _after(self, room: Room, grace: float = 0.0) -> None:
        """After a change: set the alarm for its clocks, wake its bots."""
        due = room.table.due()
        self._set_alarm(room.table.id, None if due is None else max(0.0, (due - now()) / 1000) + grace)
        wanted = dict(room.table.bots_to_move())
        for seat in [seat for seat in room.thinking if seat not in wanted]:
            room.thinking.pop(seat).cancel()
        for seat, description in wanted.items():
            if seat not in room.thinking:
                self._wake(room, seat, description, grace)

    def _set_alarm(self, id: str, wait: float | None) -> None:
        """Look at the clocks of a table after so many seconds, and not before."""
        if alarm := self._alarms.pop(id, None):
            alarm.cancel()
        if wait is not None:
            self._alarms[id] = self._loop.call_later(wait, lambda: self.spawn(self._tick(id)))

    async def _tick(self, id: str) -> None:
        self._set_alarm(id, RETRY)
        room = await self.room(id)
        await self.change(room, lambda table: table.tick(now()))
        async with self.holding(room):
            if room.table.due() is None:
                self._set_alarm(id, None)

    def _wake(self, room: Room, seat: int, description: str, grace: float) -> None:
        match = room.table.match
        assert match is not None
        knows = Seat.of(match.game, match.state, seat).encode()
        work = self._think(room, seat, description, knows, room.table.seq, grace)
        room.thinking[seat] = self.spawn(work)

    async def _think(self, room: Room, seat: int, description: str, knows: bytes, seq: int, grace: float) -> None:
        """Let a bot decide, and make its move when people have had time to see what happened before."""
        me = asyncio.current_task()
        try:
            await asyncio.sleep(grace)
            chosen = await self._decision(room, description, knows)
            while (wait := room.table.moved + room.table.settings.pace - now()) > 0:
                await asyncio.sleep(wait / 1000)
            await self._make_bot_move(room, seat, chosen, seq)
        except Refused as refused:
            room.stubborn += isinstance(refused, IllegalMove | BadFile)
            log.info("table %s: the move of bot %s was not made: %s", room.table.id, description, refused)
            self.spawn(self._wake_again(room, RETRY if status_of(refused) >= 500 else 0.0))
        except Exception:
            room.stubborn += 1
            log.exception("table %s: the move of bot %s failed", room.table.id, description)
            self.spawn(self._wake_again(room, RETRY))
        finally:
            if room.thinking.get(seat) is me:
                del room.thinking[seat]

    async def _wake_again(self, room: Room, wait: float) -> None:
        """Let the bots that are asked decide anew, as soon as the table can be trusted."""
        while True:
            await asyncio.sleep(wait)
            with contextlib.suppress(Refused):
                async with self.holding(room):
                    self._after(room)
                return
            wait = RETRY

    async def _decision(self, room: Room, description: str, knows: bytes) -> Any:
        """What the bot decides; if it can't, any legal move, so that nobody waits for ever."""
        if room.stubborn < STUBBORN:
            try:
                return msgspec.json.decode(await self._bots.choose(description, knows))
            except (ThinkingFailed, msgspec.DecodeError):
                log.error("table %s: bot %s could not decide; a random move is made for it", room.table.id, description)
        return msgspec.json.decode(think("random", knows))

    async def _make_bot_move(self, room: Room, seat: int, chosen: Any, seq: int) -> None:
        def act(table: Table) -> list[Entry]:
            assert table.match is not None
            return table.bot_move(seat, table.match.game.read_move(chosen), seq, now())

        # Once the move is being written, nobody calls the bot off any more.
        room.thinking.pop(seat, None)
        await self.change(room, act)

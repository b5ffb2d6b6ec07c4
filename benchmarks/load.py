"""How many tables one server process carries: `python -m benchmarks.load`.

Four people with a socket each sit at every table, and somebody there makes a move each second. What is measured is
the time from sending a move until the last of the four has received the position after it. People and server share the
cores of the machine, so part of what is measured is the measuring itself: the share of a core that each takes is told.
"""

import argparse
import asyncio
import base64
import os
import random
import sys
import time
from dataclasses import dataclass, field

import httpx2
import msgspec

from benchmarks.house import House, a_house

SEATS = 4
GAME = "brian-boru"
SETTINGS = {"game": GAME, "seats": SEATS, "order": "chosen", "pace": 0}
BOTS = 10
BOT = "rollout:ms=500"
LIVE_TABLES = 20
"""Tables of people beside which the bots think."""
IDLE_TABLES = 1000


class Offer(msgspec.Struct):
    """A legal move."""

    move: msgspec.Raw


class Told(msgspec.Struct):
    """As much of a message as these people read."""

    tell: str
    seq: int = 0
    seat: int = -1
    offers: list[Offer] = []
    why: msgspec.Raw = msgspec.Raw(b"null")


READ = msgspec.json.Decoder(Told)


class Line(asyncio.Protocol):
    """One person's socket, as bare as can be: the measuring has to cost little."""

    def __init__(self, table: "Table", path: str, cookie: str) -> None:
        self._table = table
        self._buffer = b""
        self._head = (
            f"GET {path} HTTP/1.1\r\nHost: meadhall\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
            f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}\r\n"
            f"Cookie: meadhall={cookie}\r\n\r\n"
        ).encode()
        self._open = False
        self.latest = b""
        self.told = asyncio.Event()
        """Whether he has been told the position."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for a socket."""
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        transport.write(self._head)

    def data_received(self, data: bytes) -> None:
        """Take the messages out of what comes."""
        self._buffer += data
        if not self._open:
            head, end, rest = self._buffer.partition(b"\r\n\r\n")
            if not end:
                return
            assert b" 101 " in head, head
            self._open, self._buffer = True, rest
        while (frame := self._frame()) is not None:
            self._table.heard(self, frame)

    def _frame(self) -> bytes | None:
        buffer = self._buffer
        if len(buffer) < 2:
            return None
        length, start = buffer[1] & 127, 2
        if length == 126:
            length, start = int.from_bytes(buffer[2:4], "big"), 4
        elif length == 127:
            length, start = int.from_bytes(buffer[2:10], "big"), 10
        if len(buffer) < start + length:
            return None
        self._buffer = buffer[start + length :]
        kind, payload = buffer[0] & 15, buffer[start : start + length]
        if kind == 9:
            self._write(10, payload)
        return payload if kind == 1 else self._frame()

    def send(self, text: bytes) -> None:
        """Send a message."""
        self._write(1, text)

    def _write(self, kind: int, payload: bytes) -> None:
        length = len(payload)
        size = bytes([128 | length]) if length < 126 else b"\xfe" + length.to_bytes(2, "big")
        self._transport.write(
            bytes([128 | kind]) + size + b"\0\0\0\0" + payload
        )  # a mask of zeros leaves the payload as it is

    def close(self) -> None:
        """Go."""
        self._transport.abort()


@dataclass
class Figures:
    """What was measured."""

    times: list[float] = field(default_factory=list)
    """Seconds from sending a move to its last receipt."""
    refused: int = 0
    bytes_told: int = 0
    messages: int = 0

    def row(self, name: str) -> str:
        """In a line."""
        ms = sorted(1000 * one for one in self.times)
        p50, p90, p99 = (ms[int(len(ms) * part)] for part in (0.5, 0.9, 0.99))
        size = self.bytes_told / max(1, self.messages)
        return (
            f"{name:<34} {len(ms):>7} moves   p50 {p50:6.1f} ms   p90 {p90:6.1f} ms   p99 {p99:6.1f} ms   "
            f"max {ms[-1]:6.1f} ms   {size / 1000:.1f} kB a message   {self.refused} refused"
        )


class Table:
    """A table and the four people at it."""

    def __init__(self, id: str, chance: random.Random) -> None:
        self.id = id
        self.lines: list[Line] = []
        self._chance = chance
        self._sent = 0.0
        self._awaited: set[Line] = set()
        self.figures: Figures | None = None
        self.ready = asyncio.Event()

    async def connect(self, port: int, cookies: list[str]) -> None:
        """Four people come."""
        loop = asyncio.get_running_loop()
        for cookie in cookies:
            line = Line(self, f"/api/tables/{self.id}/socket", cookie)
            await loop.create_connection(lambda line=line: line, "127.0.0.1", port)  # type: ignore[misc]
            self.lines.append(line)
        for line in self.lines:
            await line.told.wait()

    def heard(self, line: Line, message: bytes) -> None:
        """Somebody at the table is told something."""
        if self.figures:
            self.figures.bytes_told += len(message)
            self.figures.messages += 1
        if message.startswith(b'{"tell":"position"'):
            line.latest = message
            line.told.set()
            if line in self._awaited:
                self._awaited.discard(line)
                if not self._awaited and self.figures:
                    self.figures.times.append(time.perf_counter() - self._sent)
        elif message.startswith(b'{"tell":"refusal"') and self.figures:
            self.figures.refused += 1
            self._awaited.clear()

    def move(self, figures: Figures) -> bool:
        """Somebody who has to decide makes a move; `False` if the last one is still under way."""
        if self._awaited:
            return False
        self.figures = figures
        lines = [*self.lines]
        self._chance.shuffle(lines)
        for line in lines:
            told = READ.decode(line.latest) if line.latest else None
            if told and told.offers:
                offer = self._chance.choice(told.offers)
                command = {"do": "play", "seq": told.seq, "seat": told.seat, "move": offer.move}
                text = msgspec.json.encode({"ask": "do", "id": 1, "command": command})
                self._awaited = set(self.lines)
                self._sent = time.perf_counter()
                line.send(text)
                return True
        return False

    def close(self) -> None:
        """All go home."""
        for line in self.lines:
            line.close()


class World:
    """A house and those who come to it."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.cookies: list[str] = []
        self.chance = random.Random(1)

    async def people_come(self) -> None:
        """The four who play at all tables."""
        for seat in range(SEATS):
            async with httpx2.AsyncClient(base_url=self.house.url, trust_env=False) as http:
                (await http.post("/api/me", json={"name": f"Player {seat + 1}"})).raise_for_status()
                self.cookies.append(http.cookies["meadhall"])

    async def open_tables(self, count: int) -> list[Table]:
        """Tables at which all four sit and the game has begun."""
        async with httpx2.AsyncClient(base_url=self.house.url, trust_env=False, timeout=60) as http:
            return [await self._open_table(http) for _ in range(count)]

    async def _open_table(self, http: httpx2.AsyncClient) -> Table:
        async def post(path: str, body: object, seat: int) -> httpx2.Response:
            cookie = {"cookie": f"meadhall={self.cookies[seat]}"}
            return (await http.post(path, json=body, headers=cookie)).raise_for_status()

        wanted = {"settings": SETTINGS, "chairs": [{"name": "Player 1"}]}
        id = (await post("/api/tables", wanted, 0)).json()["id"]
        for seat in range(1, SEATS):
            await post(f"/api/tables/{id}/do", {"do": "sit", "seat": seat, "name": f"Player {seat + 1}"}, seat)
        await post(f"/api/tables/{id}/do", {"do": "start"}, 0)
        return Table(id, self.chance)

    async def bots_think(self, count: int) -> None:
        """Tables at which one bot after the other thinks."""
        chairs = [{"bot": BOT}] * SEATS
        async with httpx2.AsyncClient(base_url=self.house.url, trust_env=False) as http:
            for _ in range(count):
                body = {"settings": SETTINGS, "chairs": chairs, "start": True}
                cookie = {"cookie": f"meadhall={self.cookies[0]}"}
                (await http.post("/api/tables", json=body, headers=cookie)).raise_for_status()


async def play(tables: list[Table], seconds: float, pace: float = 1.0) -> Figures:
    """A move each second at each table, the tables one after the other."""
    figures = Figures()
    loop = asyncio.get_running_loop()
    begun = loop.time()
    at = 0
    while (due := at * pace / len(tables)) < seconds:
        wait = begun + due - loop.time()
        if wait > 0:
            await asyncio.sleep(wait)
        tables[at % len(tables)].move(figures)
        at += 1
    await asyncio.sleep(1)
    return figures


async def watch_lag(lags: list[float]) -> None:
    """How late the people themselves are: what they hear is counted as heard no sooner."""
    loop = asyncio.get_running_loop()
    while True:
        due = loop.time() + 0.01
        await asyncio.sleep(0.01)
        lags.append(loop.time() - due)


async def measure(name: str, world: World, tables: list[Table], seconds: float) -> Figures:
    """Play for a while and tell how long moves took, and of that what the disk and the people themselves took."""
    await play(tables, 5)  # everything is warm
    house, lags = world.house, list[float]()
    watching = asyncio.create_task(watch_lag(lags))
    written, commits = house.metric("meadhall_commit_seconds_sum"), house.metric("meadhall_commit_seconds_count")
    server, own, begun = house.cpu, time.process_time(), time.perf_counter()
    figures = await play(tables, seconds)
    took = time.perf_counter() - begun
    theirs, ours = (100 * spent / took for spent in (house.cpu - server, time.process_time() - own))
    written = house.metric("meadhall_commit_seconds_sum") - written
    commits = house.metric("meadhall_commit_seconds_count") - commits
    watching.cancel()
    lags.sort()
    print(figures.row(name))
    print(f"{'':<34} of a core: server {theirs:.0f} %, people {ours:.0f} %; server memory {house.memory:.0f} MB")
    late, latest = (1000 * lags[int(len(lags) * part)] for part in (0.5, 0.99))
    print(f"{'':<34} a move was on disk after {1000 * written / max(1, commits):.1f} ms (mean)")
    print(f"{'':<34} the people themselves were late by {late:.1f} ms (p50), {latest:.1f} ms (p99)")
    return figures


async def many_tables(count: int, seconds: float) -> None:
    """Many tables at once."""
    with a_house() as house:
        world = World(house)
        await world.people_come()
        tables = await world.open_tables(count)
        for table in tables:
            await table.connect(world.house.port, world.cookies)
        await measure(f"{count} tables of {SEATS} sockets", world, tables, seconds)
        for table in tables:
            table.close()


async def beside_bots(seconds: float) -> None:
    """What people at a few tables notice of bots that think."""
    with a_house() as house:
        world = World(house)
        await world.people_come()
        tables = await world.open_tables(LIVE_TABLES)
        for table in tables:
            await table.connect(world.house.port, world.cookies)
        await measure(f"{LIVE_TABLES} tables, no bots", world, tables, seconds)
        await world.bots_think(BOTS)
        await measure(f"{LIVE_TABLES} tables, {BOTS} bots think", world, tables, seconds)
        print(f"{'':<34} bots thinking or waiting for it: {world.house.metric('meadhall_bots_thinking'):.0f}")


async def idle_tables(count: int) -> None:
    """What tables cost at which nobody does anything."""
    with a_house() as house:
        world = World(house)
        await world.people_come()
        for table in await world.open_tables(5):
            await table.connect(world.house.port, world.cookies)
        before = world.house.memory
        tables = await world.open_tables(count)
        added = world.house.memory - before
        print(f"{count} idle tables: {added:.0f} MB more, {1000 * added / count:.0f} kB a table")
        for table in tables:
            await table.connect(world.house.port, world.cookies)
        await asyncio.sleep(1)
        added = world.house.memory - before
        print(f"with {SEATS} sockets at each: {added:.0f} MB more, {1000 * added / count:.0f} kB a table")


def main() -> None:
    """Measure what is wanted; otherwise all."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--only", choices=["tables", "bots", "memory"])
    wanted = parser.parse_args()
    print(f"Python {sys.version.split()[0]}, {os.cpu_count()} cores shared by server, people and bots")
    if wanted.only in (None, "tables"):
        asyncio.run(many_tables(wanted.tables, wanted.seconds))
    if wanted.only in (None, "bots"):
        asyncio.run(beside_bots(wanted.seconds))
    if wanted.only in (None, "memory"):
        asyncio.run(idle_tables(IDLE_TABLES))


if __name__ == "__main__":
    main()

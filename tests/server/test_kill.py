"""The server is killed in the middle of games, again and again. Nothing that it has acknowledged is lost."""

import asyncio
import json
import os
import random

import httpx2
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from meadhall import GAMES
from meadhall.core.match import Match
from tests.server.house import QUICK
from tests.server.process import PATIENCE, Process

GAMES_PLAYED = 200 if os.environ.get("MEADHALL_TESTS") == "soak" else 20
AT_ONCE = 20
KILLS = 4
"""For each twenty games."""
UNREACHABLE = (ConnectionClosed, InvalidHandshake, OSError, EOFError, httpx2.TransportError)


class World:
    """A server that is killed from time to time, and the games that are played there."""

    def __init__(self, db: str, seed: int) -> None:
        self.db = db
        self.chance = random.Random(seed)
        self.process = Process(db)
        self.up = asyncio.Event()
        self.up.set()
        self.acknowledged = 0
        self.next_kill = self.somewhere()
        self.kills = 0

    def somewhere(self) -> int:
        """After how many more moves the server is killed."""
        return self.acknowledged + self.chance.randrange(20, 400)

    @property
    def http(self) -> str:
        return f"http://127.0.0.1:{self.process.port}"

    def acknowledge(self) -> None:
        """A move was acknowledged. Perhaps the server dies at this very moment, with others' moves on their way."""
        self.acknowledged += 1
        if self.kills < KILLS and self.acknowledged >= self.next_kill and self.up.is_set():
            self.kills += 1
            self.up.clear()
            self.process.kill()
            self._restarting = asyncio.create_task(self._restart())

    async def _restart(self) -> None:
        self.process.close()
        self.process = await asyncio.to_thread(Process, self.db)
        self.next_kill = self.somewhere()
        self.up.set()


class Game:
    """A table with two people, each on a socket of his own, and a bot."""

    def __init__(self, world: World, seed: int) -> None:
        self.world = world
        self.chance = random.Random(seed)
        self.made: list[tuple[int, dict[str, object]]] = []
        """The moves that the server has acknowledged, in this order."""
        self.seq = 0
        """How far the server has acknowledged the table."""
        self.over = asyncio.Event()

    async def play(self) -> None:
        people = [httpx2.AsyncClient(base_url=self.world.http, trust_env=False, timeout=PATIENCE) for _ in range(2)]
        wanted = {"settings": QUICK, "chairs": [{"name": "Ana"}, None, {"bot": "random"}]}
        self.id = (await people[0].post("/api/tables", json=wanted)).raise_for_status().json()["id"]
        sit = {"do": "sit", "seat": 1, "name": "Bruno"}
        (await people[1].post(f"/api/tables/{self.id}/do", json=sit)).raise_for_status()
        (await people[0].post(f"/api/tables/{self.id}/do", json={"do": "start"})).raise_for_status()
        self.cookies = [person.cookies["meadhall"] for person in people]
        for person in people:
            await person.aclose()
        await asyncio.gather(*(self.take_part(cookie) for cookie in self.cookies))

    async def take_part(self, cookie: str) -> None:
        """Play one seat; when the line breaks, take it up again as soon as the server is back."""
        while not self.over.is_set():
            await self.world.up.wait()
            url = self.world.http.replace("http", "ws", 1)
            acknowledged = self.seq  # what is acknowledged from now on may be later than the first thing told here
            try:
                async with connect(
                    f"{url}/api/tables/{self.id}/socket",
                    additional_headers={"Cookie": f"meadhall={cookie}"},
                    proxy=None,
                    open_timeout=PATIENCE,
                ) as line:
                    await self.talk(line, acknowledged)
            except UNREACHABLE:
                continue

    async def talk(self, line: ClientConnection, acknowledged: int) -> None:
        asked: dict[str, object] | None = None
        first = True
        async for text in line:
            message = json.loads(text)
            if message["tell"] == "position":
                position = message
                if first:
                    assert position["seq"] >= acknowledged, "what was acknowledged is gone"
                    first = False
                if position["phase"] == "over":
                    self.over.set()
                    return
            elif message["tell"] == "done":
                assert asked is not None
                self.made.append((asked["seat"], asked["move"]))
                self.seq = max(self.seq, message["seq"])
                asked = None
                self.world.acknowledge()
            else:
                assert message["tell"] == "refusal", message
                asked = None  # the other one was faster; the truth follows
            if asked is None and position["offers"]:
                move = self.chance.choice(position["offers"])["move"]
                asked = {"do": "play", "seq": position["seq"], "seat": position["seat"], "move": move}
                await line.send(json.dumps({"ask": "do", "id": 1, "command": asked}))


def stands_in(made: list[tuple[int, dict[str, object]]], log: list[dict[str, object]]) -> bool:
    """Whether all these moves are in the log in this order for each seat, perhaps with others between them."""
    for seat in {seat for seat, _ in made}:
        lines = iter([line["move"] for line in log if line["do"] == "play" and line["seat"] == seat])
        if not all(any(line == move for line in lines) for number, move in made if number == seat):
            return False
    return True


async def play_all(db: str, seed: int) -> None:
    world = World(db, seed)
    try:
        games = [Game(world, 1000 * seed + number) for number in range(AT_ONCE)]
        async with asyncio.timeout(20 * PATIENCE):
            await asyncio.gather(*(game.play() for game in games))
            await world.up.wait()
            assert world.kills == KILLS
            async with httpx2.AsyncClient(base_url=world.http, trust_env=False, timeout=PATIENCE) as http:
                for game in games:
                    log = (await http.get(f"/api/tables/{game.id}/log")).raise_for_status()
                    match = Match.load(log.content, GAMES)
                    assert match.over
                    assert len(game.made) > 20
                    assert stands_in(game.made, log.json()["log"])
        assert "Traceback" not in world.process.errors
    finally:
        world.process.close()


@pytest.mark.parametrize("seed", range(GAMES_PLAYED // AT_ONCE))
def test_every_acknowledged_move_survives_kills_and_all_games_go_on(tmp_path, seed):
    asyncio.run(play_all(str(tmp_path / "tables.db"), seed))

"""A house for tests: a real server on a free port in a thread of its own, and people who talk with it."""

import asyncio
import json
import logging
import random
import ssl
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing, contextmanager
from typing import Any

import httpx2
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from meadhall import GAMES
from meadhall.server.bots import Bots
from meadhall.server.house import House
from meadhall.server.limits import Limits
from meadhall.server.run import Server, listen
from meadhall.store import open_store
from meadhall.words import LANGUAGES, words_for

PATIENCE = 30
"""Seconds after which a test gives up; nothing waits for them to pass."""

NO_CERTIFICATES = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
"""Nothing here is encrypted; to read all certificates of the machine for each visitor would take longest of all."""

QUICK = {"game": "brian-boru", "seats": 3, "order": "chosen", "pace": 0}
"""Settings of a table at which nobody waits for anybody."""


class Complaints(logging.Handler):
    """What a server writes into its log that its host should look at."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.said: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.said.append(self.format(record))


class Open:
    """A house that is open."""

    def __init__(self, db: str, limits: Limits | None = None, bots: dict[str, Any] | None = None) -> None:
        self.db = db
        self._limits = limits or Limits(on=False)
        self._bots = bots or {}
        self.complaints = Complaints()
        self._open = threading.Event()
        self._trouble: BaseException | None = None
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()
        assert self._open.wait(PATIENCE)
        if self._trouble:
            raise self._trouble

    def _run(self) -> None:
        logging.getLogger().addHandler(self.complaints)
        try:
            asyncio.run(self._keep_open())
        except BaseException as trouble:
            self._trouble = trouble
        finally:
            logging.getLogger().removeHandler(self.complaints)
        self._open.set()

    async def _keep_open(self) -> None:
        self.loop = asyncio.get_running_loop()
        self.house = House(open_store(self.db), self._limits, Bots(**self._bots))
        with listen("127.0.0.1", 0) as door:
            self.port = door.getsockname()[1]
            await self.house.begin()
            self.server = Server(self.house, self._open.set)
            await self.server.serve([door])
            await self.house.end()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def inside(self, work: Callable[..., Any], *args: Any) -> Any:
        """Do something in the loop of the server."""

        async def do() -> Any:
            result = work(*args)
            return await result if asyncio.iscoroutine(result) else result

        return asyncio.run_coroutine_threadsafe(do(), self.loop).result(PATIENCE)

    def close(self) -> None:
        self.server.should_exit = True
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive()
        if self._trouble:
            raise self._trouble


class Visitor:
    """Somebody with a browser."""

    def __init__(self, port: int, name: str = "") -> None:
        self.port = port
        url = f"http://127.0.0.1:{port}"
        self.http = httpx2.Client(base_url=url, timeout=PATIENCE, trust_env=False, verify=NO_CERTIFICATES)
        self.lines: list[Line] = []
        self.name = name
        if name:
            self.post("/api/me", {"name": name})

    @property
    def id(self) -> str:
        return self.get("/api/me")["id"]

    @property
    def cookie(self) -> str:
        return self.http.cookies.get("meadhall") or ""

    def get(self, path: str) -> Any:
        return self.http.get(path).raise_for_status().json()

    def post(self, path: str, body: Any = None) -> Any:
        return self.http.post(path, json=body).raise_for_status().json()

    def refused(self, method: str, path: str, body: Any = None, **more: Any) -> tuple[int, str]:
        """The status and the id of the sentence with which something is refused."""
        answer = self.http.request(method, path, **({} if body is None else {"json": body}), **more)
        assert answer.status_code >= 400, answer.text
        assert set(answer.json()) == {"why"}
        return answer.status_code, reason(answer.json())

    def open(self, chairs: list[Any] | None = None, *, start: bool = False, **settings: Any) -> str:
        """Open a table, with these on its chairs."""
        wanted = {"settings": {**QUICK, **settings}, "chairs": chairs or [], "start": start}
        return self.post("/api/tables", wanted)["id"]

    def line(self, table: str, **more: Any) -> "Line":
        """Connect to a table and hear the first position."""
        line = Line(self.port, table, self.cookie, **more)
        self.lines.append(line)
        line.hear(lambda message: message["tell"] == "position")
        return line

    def move_to(self, port: int) -> None:
        """The house has moved to another port."""
        self.port, self.http.base_url = port, f"http://127.0.0.1:{port}"

    def close(self) -> None:
        for line in self.lines:
            line.close()
        self.http.close()


class Line:
    """A socket of a table."""

    def __init__(self, port: int, table: str, cookie: str = "", **more: Any) -> None:
        headers = {"Cookie": f"meadhall={cookie}"} if cookie else {}
        self._open = ExitStack()
        self.socket = self._open.enter_context(
            connect(
                f"ws://127.0.0.1:{port}/api/tables/{table}/socket",
                additional_headers=headers,
                max_size=None,
                max_queue=None,  # who doesn't listen any more can still say goodbye
                proxy=None,
                open_timeout=PATIENCE,
                **more,
            )
        )
        self.positions: list[dict[str, Any]] = []
        self.heard: list[str] = []
        """Everything that was said on this line, byte by byte."""
        self._next = 1

    @property
    def position(self) -> dict[str, Any]:
        return self.positions[-1]

    @property
    def seat(self) -> int:
        return self.position["seat"]

    def hear(self, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """Listen until something wanted is said."""
        while True:
            text = self.socket.recv(PATIENCE)
            assert isinstance(text, str)
            self.heard.append(text)
            message = json.loads(text)
            if message["tell"] == "position":
                self.positions.append(message)
            if wanted(message):
                return message

    def until(self, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """Listen until the table is as wanted, if it isn't already."""
        if wanted(self.position):
            return self.position
        return self.hear(lambda message: message["tell"] == "position" and wanted(message))

    def send(self, message: Any) -> int:
        """Ask something, and don't wait for the answer."""
        number = self._next
        self._next += 1
        self.socket.send(json.dumps({"id": number, **message}))
        return number

    def ask(self, message: Any) -> dict[str, Any]:
        """Ask something; the answer."""
        number = self.send(message)
        return self.hear(lambda heard: heard.get("to") == number)

    def do(self, **command: Any) -> dict[str, Any]:
        """Have something done, or refused."""
        return self.ask({"ask": "do", "command": command})

    def move(self, offer: int = 0) -> dict[str, Any]:
        """Make one of the moves that are offered."""
        position = self.position
        return self.do(do="play", seq=position["seq"], seat=position["seat"], move=position["offers"][offer]["move"])

    def play(self, chance: random.Random, *, until: Callable[[dict[str, Any]], bool] = lambda _: False) -> None:
        """Make random moves whenever one has to decide, until the game is over, or earlier."""
        position = self.position
        while position["phase"] != "over" and not until(position):
            if position["offers"]:
                answer = self.move(chance.randrange(len(position["offers"])))
                assert answer["tell"] in ("done", "refusal")
            if position is self.position:
                self.hear(lambda message: message["tell"] == "position")
            position = self.position

    def closed(self) -> int:
        """Listen until the server closes the line; the code that it gives."""
        try:
            while True:
                text = self.socket.recv(PATIENCE)
                assert isinstance(text, str)
                self.heard.append(text)
        except ConnectionClosed as end:
            return end.rcvd.code if end.rcvd else 1006

    def close(self) -> None:
        self._open.close()


@contextmanager
def visitors() -> Iterator[Callable[..., Visitor]]:
    """People who come to houses and servers, and go at the end."""
    with ExitStack() as stack:
        yield lambda house, name="": stack.enter_context(closing(Visitor(house.port, name)))


def all_play(*lines: Line, **more: Any) -> None:
    """Each of them plays, all at the same time."""
    with ThreadPoolExecutor(len(lines)) as pool:
        for playing in [pool.submit(line.play, random.Random(seed), **more) for seed, line in enumerate(lines)]:
            playing.result()


def reason(message: dict[str, Any]) -> str:
    """Why something was refused; that can be said in every language."""
    id, args = message["why"]["id"], message["why"]["args"]
    spoken = [words_for(language, game) for language in LANGUAGES for game in ("", *GAMES)]
    able = [words for words in spoken if words.has(id)]
    assert {words.language for words in able} == set(LANGUAGES), id
    if not any(isinstance(arg, dict) for arg in args.values()):
        assert all(words(id, **args) for words in able)
    return str(id).removeprefix("reason-")


def refusal(message: dict[str, Any]) -> str:
    """Why something was refused on a socket."""
    assert message["tell"] == "refusal", message
    return reason(message)

"""Running a house: the port, the loop, the end on a signal."""

import asyncio
import contextlib
import errno
import gc
import signal
import socket
import threading
from collections.abc import Callable, Iterator
from typing import Any

import uvicorn

from meadhall.core.reasons import Reason, Refused
from meadhall.server.app import make_app
from meadhall.server.house import House

LONGEST_MESSAGE = 64 * 1024
"""Bytes of a message on a socket; a longer one ends it."""
PATIENCE = 5
"""Seconds that are left to requests under way when the server ends."""
HOUR = 3600
SIGNALS = (signal.SIGINT, signal.SIGTERM)


def listen(host: str, port: int) -> socket.socket:
    """The door; if it can't be opened, why."""
    try:
        address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[0]
        door = socket.create_server(address[4][:2], family=address[0], backlog=2048)
        # Whoever comes in by this door hears every message at once: without this, the answer to a move waits 40 ms.
        door.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        return door
    except (socket.gaierror, UnicodeError):
        raise Refused(Reason("server-bad-host", args={"host": host})) from None
    except OSError as error:
        raise Refused(no_door(error, host, port)) from None


def no_door(error: OSError, host: str, port: int) -> Reason:
    """Why nobody can come in at this address."""
    if error.errno == errno.EADDRINUSE:
        return Reason("server-port-in-use", args={"port": str(port)})
    if error.errno in (errno.EACCES, errno.EPERM):
        return Reason("server-port-not-allowed", args={"port": str(port)})
    if error.errno == errno.EADDRNOTAVAIL:
        return Reason("server-bad-host", args={"host": host})
    return Reason("server-no-door", args={"host": host, "port": str(port), "problem": error.strerror or str(error)})


class Server(uvicorn.Server):
    """A server that says when it is open, and ends quietly when it is told to."""

    def __init__(self, house: House, ready: Callable[[], None]) -> None:
        super().__init__(
            uvicorn.Config(
                make_app(house),
                loop="asyncio",
                http="h11",
                ws="websockets-sansio",
                ws_max_size=LONGEST_MESSAGE,
                ws_per_message_deflate=False,  # a move costs 3 kB to tell, and would cost as much again to compress
                lifespan="off",
                log_config=None,
                access_log=False,
                server_header=False,
                timeout_graceful_shutdown=PATIENCE,
            )
        )
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Open the doors."""
        await super().startup(sockets)
        self._ready()

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """End on Ctrl-C or when asked to; once it has ended, all has been done that the signal was sent for."""
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        before: dict[int, Any] = {one: signal.signal(one, self.handle_exit) for one in SIGNALS}
        try:
            yield
        finally:
            for one, handler in before.items():
                signal.signal(one, handler)


async def run(house: House, door: socket.socket, ready: Callable[[], None]) -> None:
    """Keep the house open until a signal comes."""
    await house.begin()
    tidying = asyncio.create_task(tidy())
    try:
        await Server(house, ready).serve([door])
    finally:
        tidying.cancel()
        await house.end()


async def tidy() -> None:
    """Let the interpreter look for garbage among new things only.

    Left to itself, it would look through everything that 500 tables consist of from time to time, and that takes 0.3 s
    during which nobody is answered. What has lived for a second is put aside; once an hour all is looked through.
    """
    while True:
        gc.unfreeze()
        gc.collect()
        for _ in range(HOUR):
            gc.freeze()
            await asyncio.sleep(1)

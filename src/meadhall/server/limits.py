"""How much anybody may ask: token buckets in memory, by address and by person. Nobody who plays ever meets them."""

import asyncio
import math
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from ipaddress import IPv6Address, ip_address

from msgspec import Struct
from starlette.requests import HTTPConnection

from meadhall.core.reasons import Reason
from meadhall.server.problems import Trouble

MOST_BUCKETS = 50_000
"""Beyond so many addresses and persons, those that were idle longest are forgotten."""


class Allowance(Struct, frozen=True):
    """So many at once, and so many more each minute."""

    burst: int
    per_minute: float


REQUESTS = Allowance(600, 1200)
"""Requests of one address: a household, or a club of forty behind one, who all come in at the same moment."""
SOCKETS = Allowance(120, 240)
"""Sockets opened by one address."""
MESSAGES = Allowance(120, 900)
"""Messages on one socket: hovering over a board asks for reasons and previews."""
GUESTS = Allowance(60, 60)
"""New guests of one address."""
LOGINS = Allowance(10, 5)
"""Tries to log in, by address and by account."""
TABLES = Allowance(40, 20)
"""Tables opened by one address."""


class Buckets:
    """One bucket for each address or person, all of the same size."""

    def __init__(self, allowance: Allowance, clock: Callable[[], float]) -> None:
        self._allowance = allowance
        self._clock = clock
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, whose: str) -> None:
        """Take one token, or refuse and say after how many seconds there will be one."""
        missing = self.missing(whose)
        if missing:
            raise Trouble(429, Reason("http-too-many", args={"seconds": max(1, math.ceil(missing))}))

    def missing(self, whose: str) -> float:
        """Take one token, or say in how many seconds there will be one."""
        now = self._clock()
        left, since = self._buckets.pop(whose, (float(self._allowance.burst), now))
        rate = self._allowance.per_minute / 60
        left = min(self._allowance.burst, left + (now - since) * rate)
        taken = left >= 1
        self._buckets[whose] = (left - 1 if taken else left, now)
        if len(self._buckets) > MOST_BUCKETS:
            self._buckets.popitem(last=False)
        return 0.0 if taken else (1 - left) / rate


class Limits:
    """All limits of a server; without them (`on = False`) everybody may ask as much as he likes."""

    def __init__(self, *, on: bool = True, clock: Callable[[], float] = time.monotonic) -> None:
        self._on = on
        self._clock = clock
        self._requests, self._sockets = Buckets(REQUESTS, clock), Buckets(SOCKETS, clock)
        self._guests, self._logins, self._tables = (Buckets(kind, clock) for kind in (GUESTS, LOGINS, TABLES))

    def request(self, address: str) -> None:
        """Somebody sends a request."""
        if self._on:
            self._requests.take(address)

    def socket(self, address: str) -> None:
        """Somebody opens a socket."""
        if self._on:
            self._sockets.take(address)

    def guest(self, address: str) -> None:
        """Somebody becomes a guest."""
        if self._on:
            self._guests.take(address)

    def login(self, address: str, login: str) -> None:
        """Somebody says that he is somebody."""
        if self._on:
            self._logins.take(f"address {address}")
            self._logins.take(f"login {login}")

    def table(self, address: str) -> None:
        """Somebody opens a table."""
        if self._on:
            self._tables.take(address)

    def messages(self) -> Callable[[], Awaitable[None]]:
        """What to wait for before each message of a new socket: who sends too many is read more slowly."""
        bucket = Buckets(MESSAGES, self._clock)

        async def wait() -> None:
            while self._on and (missing := bucket.missing("")):
                await asyncio.sleep(missing)

        return wait


def address_of(connection: HTTPConnection) -> str:
    """Where something comes from; of IPv6 the part that one household has."""
    host = connection.client.host if connection.client else ""
    try:
        address = ip_address(host)
    except ValueError:  # behind a proxy that doesn't tell
        return "0.0.0.0"
    if isinstance(address, IPv6Address):
        return str(address.ipv4_mapped or IPv6Address(int(address) >> 64 << 64))
    return host

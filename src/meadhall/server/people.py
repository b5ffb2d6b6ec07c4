"""Who asks: guests are known by a cookie, accounts by a login and a password as well."""

import asyncio
import hashlib
import re
import secrets
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import VerificationError
from msgspec import Struct
from msgspec.structs import replace
from starlette.responses import Response

from meadhall.core.reasons import Reason
from meadhall.server.ids import new_id, now
from meadhall.server.limits import Limits
from meadhall.server.problems import Trouble
from meadhall.store import Person
from meadhall.table.players import proper_name
from meadhall.table.wire import Credentials, Me, Profile

if TYPE_CHECKING:
    from meadhall.server.http import Ask
    from meadhall.store import Store

T = TypeVar("T")

COOKIE = "meadhall"
COOKIE_AGE = 400 * 24 * 60 * 60
"""Seconds after the last visit for which a browser remembers a guest; browsers keep nothing longer."""

DAY = 24 * 60 * 60 * 1000
"""How exactly we want to know when somebody was here last, in milliseconds."""

LOGIN = re.compile(r"[A-Za-z0-9._@+-]{3,60}")
SHORTEST_PASSWORD, LONGEST_PASSWORD = 8, 200
MOST_PREFS = 4096
"""Bytes of what somebody prefers."""

HASHER = PasswordHasher(time_cost=3, memory_cost=64 * 1024, parallelism=1)


class Visitor(Struct, frozen=True):
    """Somebody who asks; nobody as long as he has changed nothing."""

    person: Person | None = None
    token: str = ""

    @property
    def id(self) -> str:
        """His id; empty: nobody."""
        return self.person.id if self.person else ""

    @property
    def me(self) -> Me:
        """What he is told about himself."""
        if self.person is None:
            return Me(id="", name="", login="", prefs={})
        return Me(id=self.person.id, name=self.person.name, login=self.person.login, prefs=self.person.prefs)


NOBODY = Visitor()


class People:
    """Everybody who has ever come in."""

    def __init__(self, store: "Store", limits: Limits) -> None:
        self._store = store
        self._limits = limits
        self._hashing = ThreadPoolExecutor(1, "hashing")

    def close(self) -> None:
        """Hash no more passwords."""
        self._hashing.shutdown(wait=False, cancel_futures=True)

    # ------------------------------------------------------------------ who is it

    async def visitor(self, ask: "Ask") -> Visitor:
        """Whoever asks. A cookie that nobody has is refused, and taken away."""
        try:
            return await self.visitor_of(ask.request.cookies)
        except Trouble:
            ask.cookie = ""
            raise

    async def visitor_of(self, cookies: Mapping[str, str]) -> Visitor:
        """Whoever has this cookie."""
        token = cookies.get(COOKIE, "")
        if not token:
            return NOBODY
        person = await self._do(self._find, hashed(token))
        if person is None:
            raise Trouble(401, Reason("http-unknown-cookie"))
        return Visitor(person, token)

    def _find(self, token_hash: str) -> Person | None:
        id = self._store.session(token_hash)
        return self._store.person(id) if id else None

    async def somebody(self, ask: "Ask") -> Visitor:
        """Whoever asks; who was nobody is a guest from now on."""
        visitor = await self.visitor(ask)
        if visitor.person is not None:
            return visitor
        self._limits.guest(ask.address)
        moment = now()
        person = Person(id=new_id(), name="", prefs={}, created=moment, seen=moment)
        await self._do(self._store.add_person, person)
        return await self._let_in(ask, person)

    async def _let_in(self, ask: "Ask", person: Person) -> Visitor:
        """Give somebody a new cookie."""
        token = secrets.token_urlsafe(32)
        await self._do(self._store.add_session, hashed(token), person.id, now())
        ask.cookie = token
        return Visitor(person, token)

    def set_cookie(self, response: Response, token: str, *, secure: bool) -> None:
        """Set the cookie, or take it away."""
        if token:
            response.set_cookie(COOKIE, token, COOKIE_AGE, httponly=True, samesite="lax", secure=secure)
        else:
            response.delete_cookie(COOKIE, httponly=True, samesite="lax", secure=secure)

    # ------------------------------------------------------------------ what they change about themselves

    async def seen(self, ask: "Ask") -> Visitor:
        """Somebody opens the client: his browser is to remember him for as long again."""
        visitor = await self.visitor(ask)
        if visitor.person is not None:
            if now() > visitor.person.seen + DAY:
                await self._do(self._store.save_person, replace(visitor.person, seen=now()), visitor.person)
            ask.cookie = visitor.token
        return visitor

    async def change(self, ask: "Ask", profile: Profile) -> Visitor:
        """Change somebody's name or what he prefers."""
        name = None if profile.name is None else proper_name(profile.name)
        if profile.prefs is not None and len(msgspec.json.encode(profile.prefs)) > MOST_PREFS:
            raise Trouble(413, Reason("http-too-large", args={"most": MOST_PREFS // 1024}))
        visitor = await self.somebody(ask)
        assert visitor.person is not None
        person = visitor.person
        person = replace(
            person,
            name=person.name if name is None else name,
            prefs=person.prefs if profile.prefs is None else profile.prefs,
        )
        await self._do(self._store.save_person, person, visitor.person)
        return Visitor(person, visitor.token)

    # ------------------------------------------------------------------ accounts

    async def register(self, ask: "Ask", wanted: Credentials) -> Visitor:
        """A guest gets a login and a password; whatever was his stays his."""
        check_credentials(wanted)
        self._limits.login(ask.address, wanted.login.casefold())
        visitor = await self.somebody(ask)
        assert visitor.person is not None
        if visitor.person.login:
            raise Trouble(409, Reason("people-have-account", args={"login": visitor.person.login}))
        password_hash = await self._hash(HASHER.hash, wanted.password)
        person = replace(visitor.person, login=wanted.login, password_hash=password_hash)
        await self._do(self._store.save_person, person, visitor.person)
        await self._do(self._store.delete_session, hashed(visitor.token))
        return await self._let_in(ask, person)

    async def login(self, ask: "Ask", given: Credentials) -> tuple[Visitor, Visitor]:
        """Who he was and who he is now. An unknown login takes as long as a wrong password, and is told the same."""
        self._limits.login(ask.address, given.login.casefold())
        try:
            before = await self.visitor_of(ask.request.cookies)
        except Trouble:
            before = NOBODY
        person = await self._known(given)
        password_hash = person.password_hash if person else nobodys_hash()
        right = await self._hash(matches, password_hash, given.password)
        if person is None or not right:
            raise Trouble(401, Reason("people-wrong-login"))
        if before.token:
            await self._do(self._store.delete_session, hashed(before.token))
        return before, await self._let_in(ask, person)

    async def _known(self, given: Credentials) -> Person | None:
        return await self._do(self._store.person_of_login, given.login) if LOGIN.fullmatch(given.login) else None

    async def logout(self, ask: "Ask") -> Visitor:
        """Somebody goes; he is told who he was."""
        visitor = await self.visitor(ask)
        if visitor.token:
            await self._do(self._store.delete_session, hashed(visitor.token))
        ask.cookie = ""
        return visitor

    async def forget(self, person: str) -> None:
        """Forget somebody: nothing is kept of him but what he did at tables."""
        await self._do(self._store.delete_sessions_of, person)
        await self._do(self._store.delete_person, person)

    # ------------------------------------------------------------------ not on the event loop

    async def _do(self, work: Callable[..., T], *args: Any) -> T:
        return await asyncio.get_running_loop().run_in_executor(None, work, *args)

    async def _hash(self, work: Callable[..., T], *args: Any) -> T:
        """One password at a time: each takes 64 MB and a good part of a core."""
        return await asyncio.get_running_loop().run_in_executor(self._hashing, work, *args)


def check_credentials(wanted: Credentials) -> None:
    """Refuse logins that nobody could type and passwords that anybody could guess."""
    if not LOGIN.fullmatch(wanted.login):
        raise Trouble(422, Reason("people-bad-login"))
    if not SHORTEST_PASSWORD <= len(wanted.password) <= LONGEST_PASSWORD:
        raise Trouble(422, Reason("people-bad-password", args={"least": SHORTEST_PASSWORD, "most": LONGEST_PASSWORD}))


def matches(password_hash: str, password: str) -> bool:
    """Whether this is the password."""
    try:
        return HASHER.verify(password_hash, password)
    except VerificationError:
        return False


@cache
def nobodys_hash() -> str:
    """What the password of an unknown login is compared with."""
    return HASHER.hash(secrets.token_urlsafe())


def hashed(token: str) -> str:
    """How a cookie stands in the store: who reads a back-up can't come in with it."""
    return hashlib.sha256(token.encode()).hexdigest()

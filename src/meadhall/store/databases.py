"""The two kinds of database, and the few things in which they differ."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from sqlalchemy import URL, Connection, Engine, create_engine, event, func, make_url, select, text
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import ArgumentError

from meadhall.core.reasons import Reason, Refused

if TYPE_CHECKING:
    from meadhall.store.listening import Listener

PATIENCE = 5.0
"""Seconds to wait for somebody else who is writing."""
CHANNEL = "meadhall"
"""Under this name processes tell each other of changes."""
LOCK = 0x6D656164
"""Whoever changes the layout of a PostgreSQL database holds the lock of this number."""

TO_WRITE = {"begin": "BEGIN IMMEDIATE"}
"""How SQLite begins a transaction that writes: it waits for others at once, since halfway through is too late."""
NOTHING = ""
"""What can't be done within a transaction is done without beginning one."""

Heard = Callable[[str, int], None]
"""Whoever wants to hear that a table has so many entries now."""


class Database(ABC):
    """Where the store is, and how it is spoken to."""

    place: str
    """Its name in a sentence."""
    engine: Engine
    insert: Any
    """An insertion that can give way to what is there already."""

    @abstractmethod
    def check_place(self, new: bool) -> None:
        """Refuse a place where no store can be; `new`: it may have to be made there."""

    @abstractmethod
    def check(self, connection: Connection) -> None:
        """Refuse a damaged database."""

    @abstractmethod
    def lock(self, connection: Connection) -> None:
        """Nobody else changes the layout before this transaction is over."""

    @abstractmethod
    def settle(self) -> None:
        """Set what else is to be set in a store that is ours."""

    @abstractmethod
    def announce(self, connection: Connection, changes: Sequence[tuple[str, int]]) -> None:
        """Tell other processes, as soon as this transaction is over, that tables have so many entries."""

    @abstractmethod
    def listen(self, heard: Heard) -> "Listener | None":
        """Hear what other processes announce, if there can be any."""


class Sqlite(Database):
    """One file. Readers don't wait for the one who writes, and what is committed survives a crash of the machine."""

    insert = staticmethod(sqlite.insert)

    def __init__(self, path: Path, place: str = "") -> None:
        self.path = path
        self.place = place or str(path)
        url = URL.create("sqlite", database=str(path.absolute()))
        self.engine = create_engine(url, connect_args={"timeout": PATIENCE})
        event.listen(self.engine, "connect", begin_when_told)
        event.listen(self.engine, "begin", begin)

    def check_place(self, new: bool) -> None:
        if self.path.is_dir():
            raise Refused(Reason("store-is-folder", args={"place": self.place}))
        if not self.path.parent.is_dir():
            raise Refused(Reason("store-no-folder", args={"place": self.place, "folder": str(self.path.parent)}))
        if not new and not self.path.exists():
            raise Refused(Reason("store-missing", args={"place": self.place}))

    def check(self, connection: Connection) -> None:
        found = connection.execute(text("PRAGMA quick_check(1)")).scalar_one()
        if found != "ok":
            raise Refused(Reason("store-corrupt", args={"place": self.place, "problem": found}))

    def lock(self, connection: Connection) -> None:
        """A transaction that writes has locked the file already."""

    def settle(self) -> None:
        self.keep_journal("WAL")

    def keep_journal(self, mode: str) -> None:
        """How changes are kept until they are in the file: beside it (`WAL`) or, in a copy, not at all (`DELETE`)."""
        with self.engine.execution_options(begin=NOTHING).connect() as connection:
            connection.exec_driver_sql(f"PRAGMA journal_mode = {mode}")

    def announce(self, connection: Connection, changes: Sequence[tuple[str, int]]) -> None:
        """A file belongs to one process."""

    def listen(self, heard: Heard) -> None:
        """There is nobody to hear."""


def begin_when_told(connection: Any, _: Any) -> None:
    """A new connection to the file: transactions begin when they are told to, and a commit is on disk."""
    connection.isolation_level = None
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA foreign_keys = ON")


def begin(connection: Connection) -> None:
    """Begin a transaction."""
    how = connection.get_execution_options().get("begin", "BEGIN")
    if how != NOTHING:
        connection.exec_driver_sql(how)


class Postgres(Database):
    """A PostgreSQL database, which several processes may share."""

    insert = staticmethod(postgresql.insert)

    def __init__(self, url: URL) -> None:
        self.place = url.render_as_string(hide_password=True)
        arguments = {
            "connect_timeout": 10,
            "client_encoding": "utf8",
            "application_name": "meadhall",
            "keepalives_idle": 30,
            "keepalives_interval": 10,
            "keepalives_count": 3,
        }
        try:
            self.engine = create_engine(
                url.set(drivername="postgresql+psycopg"), pool_pre_ping=True, connect_args=arguments
            )
        except ModuleNotFoundError:
            raise Refused(Reason("store-no-psycopg")) from None

    def check_place(self, new: bool) -> None:
        """Whether it is there turns out when it is opened."""

    def check(self, connection: Connection) -> None:
        """PostgreSQL watches over its files itself."""

    def lock(self, connection: Connection) -> None:
        connection.execute(select(func.pg_advisory_xact_lock(LOCK)))

    def settle(self) -> None:
        """PostgreSQL is set up by whoever runs it."""

    def announce(self, connection: Connection, changes: Sequence[tuple[str, int]]) -> None:
        notify = text(f"SELECT pg_notify('{CHANNEL}', told) FROM unnest(CAST(:told AS text[])) AS told")
        connection.execute(notify, {"told": [f"{table} {seq}" for table, seq in changes]})

    def listen(self, heard: Heard) -> "Listener":
        from meadhall.store.listening import Listener

        return Listener(self.engine, heard)


def database_at(address: str) -> Database:
    """The database at an address: a file, `sqlite:///file` or `postgresql://user@host/name`."""
    scheme, parted, _ = address.partition("://")
    if not address:
        raise Refused(Reason("store-bad-address"))
    if not parted:
        return Sqlite(Path(address))
    if scheme not in ("sqlite", "postgresql", "postgres"):
        raise Refused(Reason("store-unknown-scheme", args={"scheme": scheme}))
    try:
        url = make_url(address)
    except (ArgumentError, ValueError):
        raise Refused(Reason("store-bad-address")) from None
    if scheme != "sqlite":
        return Postgres(url)
    if url.database in (None, "", ":memory:"):
        raise Refused(Reason("store-bad-address"))
    return Sqlite(Path(str(url.database)))

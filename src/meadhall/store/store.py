"""The store: entries of tables, people and their sessions."""

import contextlib
import threading
import unicodedata
from collections import defaultdict
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import Connection, Executable, Row, bindparam, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from meadhall.core.reasons import Reason, Refused
from meadhall.store.copies import backup
from meadhall.store.databases import TO_WRITE, Database, Heard, database_at
from meadhall.store.layout import prepare
from meadhall.store.records import Batch, Person
from meadhall.store.schema import entries, people, players, sessions, tables
from meadhall.store.troubles import told_to_host, told_to_players
from meadhall.table.entries import Entry, decode
from meadhall.table.wire import Ms

if TYPE_CHECKING:
    from meadhall.store.listening import Listener

COUNTS = (
    select(tables.c.id, tables.c.seq)
    .where(tables.c.id.in_(bindparam("ids", expanding=True)))
    .order_by(tables.c.id)  # everybody locks in the same order, so that nobody waits for each other
    .with_for_update()
)
PLAYERS = select(players.c.table_id, players.c.player).where(players.c.table_id.in_(bindparam("ids", expanding=True)))
CHANGE = update(tables).where(tables.c.id == bindparam("table"))


class Store:
    """All that is kept. Any thread may call; whatever can't be done is refused and has changed nothing."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._engine = database.engine
        self._for_writing = database.engine.execution_options(**TO_WRITE)
        self._one_writes = threading.Lock()
        """Within a process they queue up; in the database they would wait longer for each other."""
        self._listener: Listener | None = None

    @contextlib.contextmanager
    def _reading(self) -> Iterator[Connection]:
        with told_to_players(), self._engine.connect() as connection:
            yield connection

    @contextlib.contextmanager
    def _writing(self) -> Iterator[Connection]:
        with told_to_players(), self._one_writes, self._for_writing.begin() as connection:
            yield connection

    def _write(self, change: Executable, values: Any = None) -> None:
        with self._writing() as connection:
            connection.execute(change, values)

    # ------------------------------------------------------------------ tables

    def append_all(self, batches: Sequence[Batch]) -> list[bool]:
        """Append to several tables in one transaction; `False` where a table has other entries by now.

        When this returns, what is `True` is on disk.
        """
        with self._writing() as connection:
            self._make_new(connection, batches)
            counts: dict[str, int] = dict(connection.execute(COUNTS, {"ids": ids_of(batches)}).all())
            results = []
            for batch in batches:
                fits = counts.get(batch.table) == batch.first - 1
                results.append(fits)
                if fits:
                    counts[batch.table] += len(batch.entries)
            accepted = [batch for batch, fits in zip(batches, results, strict=True) if fits]
            if accepted:
                self._append(connection, accepted, counts)
        return results

    def _make_new(self, connection: Connection, batches: Sequence[Batch]) -> None:
        new = [{"id": batch.table, "seq": 0, **row_of(batch)} for batch in batches if batch.first == 1]
        if new:
            connection.execute(self._database.insert(tables).on_conflict_do_nothing(), new)

    def _append(self, connection: Connection, batches: Sequence[Batch], counts: dict[str, int]) -> None:
        connection.execute(
            insert(entries),
            [
                {"table_id": batch.table, "seq": seq, "at": batch.row.changed, "entry": entry.decode()}
                for batch in batches
                for seq, entry in enumerate(batch.entries, batch.first)
            ],
        )
        latest = {batch.table: batch for batch in batches}
        rows = [{"table": id, "seq": counts[id], **row_of(batch)} for id, batch in latest.items()]
        connection.execute(CHANGE, rows)
        self._change_players(connection, latest)
        self._database.announce(connection, [(id, counts[id]) for id in latest])

    def _change_players(self, connection: Connection, latest: dict[str, Batch]) -> None:
        known: dict[str, set[str]] = defaultdict(set)
        for id, player in connection.execute(PLAYERS, {"ids": list(latest)}):
            known[id].add(player)
        changed = [batch for id, batch in latest.items() if known[id] != set(batch.row.players)]
        if changed:
            connection.execute(delete(players).where(players.c.table_id.in_(ids_of(changed))))
            new = [{"table_id": one.table, "player": player} for one in changed for player in one.row.players]
            if new:
                connection.execute(insert(players), new)

    def entries(self, id: str, after: int = 0) -> list[Entry]:
        """The entries of a table after so many; none if there is no such table."""
        wanted = select(entries.c.entry).where(entries.c.table_id == id, entries.c.seq > after).order_by(entries.c.seq)
        with self._reading() as connection:
            found = connection.scalars(wanted).all()
        return [decode(entry) for entry in found]

    def open_tables(self) -> list[str]:
        """The tables that go on by themselves and have to be woken after a start."""
        with self._reading() as connection:
            return [*connection.scalars(select(tables.c.id).where(tables.c.wakes).order_by(tables.c.changed))]

    def tables_of(self, player: str, most: int = 100) -> list[str]:
        """Somebody's tables, those that changed last first."""
        own = select(tables.c.id).join(players).where(players.c.player == player)
        with self._reading() as connection:
            return [*connection.scalars(own.order_by(tables.c.changed.desc(), tables.c.id).limit(most))]

    def listen(self, heard: Heard) -> None:
        """From now on `heard` is told, in a thread of its own, of whatever is appended by any process."""
        with told_to_host(self._database.place):
            self._listener = self._database.listen(heard)

    # ------------------------------------------------------------------ people

    def add_person(self, person: Person) -> None:
        """Keep somebody new."""
        with whose_login_is_free(person):
            self._write(insert(people), columns_of(person))

    def person(self, id: str) -> Person | None:
        """Somebody by id."""
        return self._person(people.c.id == id)

    def person_of_login(self, login: str) -> Person | None:
        """Whoever has this login, in small or capital letters."""
        return self._person(people.c.login_key == key_of(login)) if login else None

    def _person(self, which: Any) -> Person | None:
        with self._reading() as connection:
            row = connection.execute(select(people).where(which)).one_or_none()
        return person_of(row) if row else None

    def save_person(self, person: Person, was: Person) -> None:
        """Keep what has changed about somebody, and nothing else: he may be changing something else in another tab.

        A login that somebody else has is refused.
        """
        before = columns_of(was)
        changes = {name: value for name, value in columns_of(person).items() if value != before[name]}
        if changes:
            with whose_login_is_free(person):
                self._write(update(people).where(people.c.id == person.id), changes)

    def delete_person(self, id: str) -> None:
        """Forget somebody, and all his sessions."""
        self._write(delete(people).where(people.c.id == id))

    def add_session(self, token_hash: str, person: str, now: Ms) -> None:
        """Somebody may come in with this token from now on."""
        self._write(insert(sessions), {"token_hash": token_hash, "person": person, "created": now})

    def session(self, token_hash: str) -> str | None:
        """Whose token this is."""
        with self._reading() as connection:
            return connection.scalar(select(sessions.c.person).where(sessions.c.token_hash == token_hash))

    def delete_session(self, token_hash: str) -> None:
        """Nobody comes in with this token any more."""
        self._write(delete(sessions).where(sessions.c.token_hash == token_hash))

    def delete_sessions_of(self, person: str) -> None:
        """Somebody has to come in anew, wherever he was."""
        self._write(delete(sessions).where(sessions.c.person == person))

    # ------------------------------------------------------------------ the store itself

    @property
    def place(self) -> str:
        """Its name in a sentence, without a password."""
        return self._database.place

    def ping(self) -> None:
        """Refuse if the store can't be read."""
        with self._reading() as connection:
            connection.execute(select(tables.c.id).limit(1))

    def backup(self, file: Path) -> None:
        """Copy everything into a new file, while the store goes on."""
        backup(self._database, file)

    def close(self) -> None:
        """Leave it. What was acknowledged is on disk already."""
        if self._listener:
            self._listener.close()
        self._engine.dispose()


def open_store(address: str, *, new: bool = True) -> Store:
    """The store at an address: a file, `sqlite:///file` or `postgresql://user@host/name`; made there if `new`."""
    database = database_at(address)
    try:
        prepare(database, new)
    except BaseException:
        database.engine.dispose()
        raise
    return Store(database)


def ids_of(batches: Sequence[Batch]) -> list[str]:
    """The tables that are changed."""
    return [batch.table for batch in batches]


def row_of(batch: Batch) -> dict[str, Any]:
    """What is told of a table in its own row, apart from its id and how many entries it has."""
    row = batch.row
    return {"game": row.game, "phase": row.phase, "host": row.host, "wakes": row.wakes, "changed": row.changed}


def key_of(login: str) -> str:
    """A login without what makes no difference."""
    return unicodedata.normalize("NFKC", login).casefold()


def columns_of(person: Person) -> dict[str, Any]:
    """Somebody as a row."""
    prefs = msgspec.json.encode(person.prefs).decode()
    login_key = key_of(person.login) if person.login else None
    return {**msgspec.structs.asdict(person), "prefs": prefs, "login_key": login_key}


def person_of(row: Row[Any]) -> Person:
    """Somebody from his row."""
    fields = row._asdict()
    del fields["login_key"]
    return Person(**{**fields, "prefs": msgspec.json.decode(fields["prefs"])})


@contextlib.contextmanager
def whose_login_is_free(person: Person) -> Iterator[None]:
    """Two people never have the same login."""
    try:
        yield
    except IntegrityError:
        raise Refused(Reason("store-login-taken", args={"login": person.login})) from None

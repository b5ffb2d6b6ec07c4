"""Back-ups: whatever the store is in, its copy is one file of SQLite, from which any store can be filled again."""

import contextlib
import os
import sqlite3
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, func, insert, select

from meadhall.core.reasons import BadFile, Reason, Refused
from meadhall.store.databases import TO_WRITE, Database, Sqlite, database_at
from meadhall.store.layout import prepare
from meadhall.store.schema import metadata, people, tables
from meadhall.store.troubles import told_to_host

ROWS = 1000
"""Rows that are copied at once."""


def backup(database: Database, file: Path) -> None:
    """Copy a store into a new file, while others go on using it; the file appears when it is whole."""
    check_new(file)
    unfinished = file.with_name(file.name + ".part")
    unfinished.unlink(missing_ok=True)
    try:
        with told_to_host(str(file)):
            if isinstance(database, Sqlite):
                copy_file(database, unfinished)
            else:
                copy_into_file(database, unfinished)
        os.replace(unfinished, file)
    finally:
        unfinished.unlink(missing_ok=True)


def check_new(file: Path) -> None:
    """Refuse a file that is there already: it might be the last good copy, or the store itself."""
    if file.exists():
        raise BadFile(Reason("store-file-exists", args={"file": str(file)}))
    if not file.parent.is_dir():
        raise BadFile(Reason("store-no-folder", args={"place": str(file), "folder": str(file.parent)}))


def restore(file: Path, address: str) -> str:
    """Fill a new store with what a back-up holds, and say its place. A store with anything in it is left as it is."""
    if not file.is_file():
        raise BadFile(Reason("store-no-backup", args={"file": str(file)}))
    with (
        tempfile.TemporaryDirectory(prefix="meadhall-") as folder,
        opened_copy(file, Path(folder)) as copy,
        using(database_at(address)) as target,
    ):
        prepare(target, new=True)
        with told_to_host(target.place):
            fill(target, copy)
        return target.place


@contextlib.contextmanager
def opened_copy(file: Path, folder: Path) -> Iterator[Database]:
    """A copy of a back-up that may be brought up to today's layout, while the back-up stays as it is."""
    own = folder / "copy.db"
    with using(Sqlite(file)) as source, told_to_host(str(file)):
        copy_file(source, own)
    with using(Sqlite(own, place=str(file))) as copy:
        prepare(copy, new=False)
        yield copy


@contextlib.contextmanager
def using(database: Database) -> Iterator[Database]:
    """A database that is left when all is done."""
    try:
        yield database
    finally:
        database.engine.dispose()


def fill(target: Database, copy: Database) -> None:
    """Copy everything into an empty store, or nothing."""
    with copy.engine.connect() as source, target.engine.execution_options(**TO_WRITE).begin() as sink:
        target.lock(sink)
        if count(sink, tables.c.id) or count(sink, people.c.id):
            raise Refused(Reason("store-not-empty", args={"place": target.place}))
        copy_rows(source, sink)


def count(connection: Connection, column: Any) -> int:
    """How many rows there are."""
    return connection.scalar(select(func.count(column))) or 0


def copy_file(database: Database, file: Path) -> None:
    """Copy a file of SQLite as it is at this moment."""
    with (
        contextlib.closing(database.engine.raw_connection()) as source,
        contextlib.closing(sqlite3.connect(file)) as copy,
    ):
        driver: Any = source.driver_connection
        driver.backup(copy)
        copy.execute("PRAGMA journal_mode = DELETE")  # all of it in this one file


def copy_into_file(database: Database, file: Path) -> None:
    """Copy any other database, as it is at this moment, into a file of SQLite."""
    target = Sqlite(file)
    with using(target):
        prepare(target, new=True)
        frozen = database.engine.execution_options(isolation_level="REPEATABLE READ")
        with frozen.connect() as source, target.engine.execution_options(**TO_WRITE).begin() as sink:
            copy_rows(source, sink)
        target.keep_journal("DELETE")


def copy_rows(source: Connection, sink: Connection) -> None:
    """Copy the rows of all tables."""
    for table in metadata.sorted_tables:
        found = source.execution_options(yield_per=ROWS).execute(select(table))
        for rows in found.mappings().partitions():
            sink.execute(insert(table), [dict(row) for row in rows])

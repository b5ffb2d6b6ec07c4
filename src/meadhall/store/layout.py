"""The layout of a database: whose it is, of which version, and how it is brought up to today's."""

import threading
from functools import cache

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, column, inspect, select, table, update

from meadhall.core.reasons import Reason, Refused
from meadhall.store.databases import TO_WRITE, Database
from meadhall.store.troubles import told_to_host

VERSION_TABLE = "meadhall_version"
"""The table that says which layout a database has; it is there in every store of ours, and in no other database."""

VERSION = table(VERSION_TABLE, column("version_num"))

_migrating = threading.Lock()
"""Alembic keeps what it works on in globals."""


def prepare(database: Database, new: bool) -> None:
    """Make a store ready, of an empty database too if `new`; whatever can't be ours is refused and left alone."""
    database.check_place(new)
    with told_to_host(database.place):
        bring_up_to_date(database, new)


def bring_up_to_date(database: Database, new: bool) -> None:
    """Lay out an empty database, take an older one to today's layout."""
    with database.engine.connect() as connection:
        database.check(connection)
    with database.engine.execution_options(**TO_WRITE).begin() as connection:
        database.lock(connection)
        found = layout_of(connection, database.place)
        if not found and not new:
            raise Refused(Reason("store-missing", args={"place": database.place}))
        if found != newest():
            migrate(connection)
        connection.execute(
            update(VERSION).values(version_num=newest())
        )  # nothing new, but refused where nobody may write
    database.settle()


def layout_of(connection: Connection, place: str) -> str:
    """The layout of a database, empty if nothing is in it; somebody else's and that of a newer version are refused."""
    names = inspect(connection).get_table_names()
    if not names:
        return ""
    found = connection.scalar(select(VERSION)) if VERSION_TABLE in names else None
    if found is None:
        raise Refused(Reason("store-foreign", args={"place": place}))
    if found not in known():
        raise Refused(Reason("store-newer", args={"place": place, "found": found, "known": newest()}))
    return str(found)


def migrate(connection: Connection) -> None:
    """Make all steps up to today's layout, within the transaction that is open."""
    with _migrating:
        config = configuration()
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


def configuration() -> Config:
    """Where Alembic finds the steps."""
    config = Config()
    config.set_main_option("script_location", "meadhall.store:migrations")
    config.set_main_option("path_separator", "os")
    return config


@cache
def known() -> tuple[str, ...]:
    """The layouts that this version knows, the newest first."""
    return tuple(step.revision for step in ScriptDirectory.from_config(configuration()).walk_revisions())


def newest() -> str:
    """Today's layout."""
    return known()[0]

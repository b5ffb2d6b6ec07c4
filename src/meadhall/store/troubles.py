"""What goes wrong with a database, as sentences: for the host when the store is opened, for players when it runs.

Players are told nothing of files and hosts; the log of the server has the rest.
"""

import contextlib
import logging
import sqlite3
from collections.abc import Iterator, Mapping

from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as NoConnectionFree

from meadhall.core.reasons import Reason, Refused

log = logging.getLogger("meadhall.store")

SQLITE = {
    "SQLITE_BUSY": "locked",
    "SQLITE_LOCKED": "locked",
    "SQLITE_READONLY": "read-only",
    "SQLITE_PERM": "read-only",
    "SQLITE_CANTOPEN": "not-opened",
    "SQLITE_AUTH": "not-opened",
    "SQLITE_CORRUPT": "corrupt",
    "SQLITE_NOTADB": "no-database",
    "SQLITE_FULL": "full",
    "SQLITE_IOERR": "failing-disk",
}
"""By SQLite's name of an error, or how it begins."""

POSTGRES = {
    "08": "unreachable",
    "25006": "read-only",
    "28": "unreachable",
    "3D": "unreachable",
    "40": "locked",
    "42501": "no-right",
    "53100": "full",
    "53": "unreachable",
    "55P03": "locked",
    "57": "unreachable",
    "58": "failing-disk",
    "XX": "corrupt",
}
"""By PostgreSQL's code of an error, or how it begins."""

TROUBLE = (SQLAlchemyError, sqlite3.Error)


def kind_of(error: Exception) -> str:
    """What kind of trouble this is; empty if it isn't the database's but ours."""
    if isinstance(error, NoConnectionFree):
        return "locked"
    cause = cause_of(error)
    if name := getattr(cause, "sqlite_errorname", None):
        return named(SQLITE, name)
    if state := getattr(cause, "sqlstate", None):
        return named(POSTGRES, state)
    # psycopg has no code for a connection that doesn't come about or breaks off.
    return (
        "unreachable" if type(cause).__module__.startswith("psycopg") and "Operational" in type(cause).__name__ else ""
    )


def cause_of(error: Exception) -> BaseException:
    """What the driver of the database has raised."""
    return error.orig if isinstance(error, DBAPIError) and error.orig else error


def named(kinds: Mapping[str, str], code: str) -> str:
    """The kind of an error by its code."""
    return next((kind for start, kind in kinds.items() if code.startswith(start)), "")


@contextlib.contextmanager
def told_to_host(place: str) -> Iterator[None]:
    """Trouble with opening the store, told to whoever starts it."""
    try:
        yield
    except TROUBLE as error:
        kind = kind_of(error)
        if not kind:
            raise
        raise Refused(for_host(kind, place, problem_of(error))) from error


@contextlib.contextmanager
def told_to_players() -> Iterator[None]:
    """Trouble with the store while it runs, told to whoever wanted something just now."""
    try:
        yield
    except TROUBLE as error:
        kind = kind_of(error)
        if not kind:
            raise
        log.error("the store is in trouble (%s): %s", kind, problem_of(error))
        raise Refused(for_players(kind)) from error


def problem_of(error: Exception) -> str:
    """What the database itself says, in one line and without the statement."""
    return " ".join(str(cause_of(error)).split())


def for_host(kind: str, place: str, problem: str) -> Reason:
    """Why a store can't be opened or filled."""
    match kind:
        case "locked":
            return Reason("store-locked", args={"place": place})
        case "read-only":
            return Reason("store-read-only", args={"place": place})
        case "no-right":
            return Reason("store-no-right", args={"place": place, "problem": problem})
        case "no-database":
            return Reason("store-no-database", args={"place": place})
        case "corrupt":
            return Reason("store-corrupt", args={"place": place, "problem": problem})
        case "full":
            return Reason("store-full", args={"place": place})
        case "unreachable":
            return Reason("store-unreachable", args={"place": place, "problem": problem})
    return Reason("store-not-opened", args={"place": place, "problem": problem})


def for_players(kind: str) -> Reason:
    """Why something can't be kept just now."""
    match kind:
        case "locked":
            return Reason("store-busy")
        case "full":
            return Reason("store-disk-full")
    return Reason("store-fails")

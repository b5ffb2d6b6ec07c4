"""Hearing what other processes append to tables: a thread with its own connection, made anew whenever it breaks."""

import logging
import threading
import time
from typing import Any

import psycopg
from sqlalchemy import Engine, select
from sqlalchemy.exc import DBAPIError

from meadhall.store.databases import CHANNEL, Heard
from meadhall.store.schema import tables

log = logging.getLogger("meadhall.store")

BREATH = 0.5
"""Seconds after which the thread looks whether it should end."""
PAUSE = 1.0
"""Seconds between attempts to connect again."""
MARGIN = 10 * 60 * 1000
"""Milliseconds by which the clocks of the processes may differ."""


class Listener:
    """Tells of every table that has more entries, also of those that got them while the connection was broken."""

    def __init__(self, engine: Engine, heard: Heard) -> None:
        self._engine = engine
        self._heard = heard
        self._ended = threading.Event()
        self._connected = time.time()
        connection = self._connect()
        self._thread = threading.Thread(target=self._run, args=(connection,), name="listener", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Listen no more."""
        self._ended.set()
        self._thread.join()

    def _run(self, connection: Any) -> None:
        while connection is not None:
            try:
                self._listen(connection)
            except psycopg.OperationalError as error:
                log.warning("the connection on which other processes are heard has broken: %s", error)
            finally:
                connection.close()
            connection = self._connect_again()

    def _listen(self, connection: Any) -> None:
        while not self._ended.is_set():
            for told in connection.notifies(timeout=BREATH):
                table, _, seq = told.payload.partition(" ")
                self._heard(table, int(seq))
            self._connected = time.time()

    def _connect(self) -> Any:
        """A connection that listens; it belongs to this thread alone."""
        connection = self._engine.raw_connection()
        raw: Any = connection.driver_connection
        connection.detach()
        raw.autocommit = True
        raw.execute(f"LISTEN {CHANNEL}")
        return raw

    def _connect_again(self) -> Any:
        while not self._ended.is_set():
            try:
                connection = self._connect()
                self._tell_missed()
            except (DBAPIError, psycopg.Error):
                self._ended.wait(PAUSE)
            else:
                log.info("other processes can be heard again")
                return connection
        return None

    def _tell_missed(self) -> None:
        """Tell of whatever has changed since somebody could be heard the last time."""
        since = int(self._connected * 1000) - MARGIN
        with self._engine.connect() as connection:
            changed = connection.execute(select(tables.c.id, tables.c.seq).where(tables.c.changed > since)).all()
        for table, seq in changed:
            self._heard(table, seq)

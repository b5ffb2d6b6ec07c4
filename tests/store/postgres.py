"""A PostgreSQL server of our own, thrown away afterwards."""

import contextlib
import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

PLACES = "/usr/lib/postgresql"
"""Where Debian has the programs of the server, which it doesn't put on the path."""

NEEDED = ("postgres", "initdb", "pg_ctl")


def programs() -> Path | None:
    """The folder of `postgres` and `initdb`, if they are installed."""
    on_path = shutil.which("initdb")
    places = [Path(on_path).parent] if on_path else []
    places += sorted(Path(PLACES).glob("*/bin"), reverse=True)
    return next((place for place in places if all((place / one).exists() for one in NEEDED)), None)


def unprivileged() -> str | None:
    """As whom the server runs: it refuses to run as root."""
    if os.geteuid():
        return None
    known = {user.pw_name for user in pwd.getpwall()}
    return next(name for name in ("postgres", "nobody") if name in known)


class Cluster:
    """The server and its databases."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._made = 0

    def address(self, database: str) -> str:
        """The address of a database; the socket is a file, so no port can be in use."""
        return f"postgresql://meadhall@/{database}?host={self._folder}"

    def run(self, statement: str) -> None:
        """Have something done as the server's owner, outside of the databases that are tested."""
        import psycopg

        with psycopg.connect(self.address("postgres"), autocommit=True) as connection:
            connection.execute(statement)

    def new_address(self) -> str:
        """The address of a new, empty database."""
        self._made += 1
        name = f"test{self._made}"
        self.run(f"CREATE DATABASE {name} TEMPLATE template0")
        return self.address(name)

    def break_connections(self) -> None:
        """Break off every connection of the store."""
        self.run("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'meadhall'")


@contextlib.contextmanager
def cluster(where: Path) -> Iterator[Cluster]:
    """A running server."""
    user = unprivileged()
    folder = Path(tempfile.mkdtemp(prefix="meadhall-pg-"))
    try:
        if user:
            shutil.chown(folder, user)
        data = folder / "data"
        settings = f"-k {folder} -c listen_addresses= -c fsync=off"

        def do(program: str, *words: str) -> None:
            """Everything is done by that user, who may not see the present folder."""
            command = [where / program, "-D", data, *words]
            environment = {"PATH": os.environ["PATH"], "LC_ALL": "C"}
            subprocess.run(command, user=user, cwd=folder, env=environment, check=True, stdout=subprocess.DEVNULL)

        do("initdb", "-U", "meadhall", "-A", "trust", "-E", "UTF8", "--no-sync")
        do("pg_ctl", "start", "-w", "-s", "-l", f"{folder}/log", "-o", settings)
        try:
            yield Cluster(folder)
        finally:
            do("pg_ctl", "stop", "-w", "-s", "-m", "fast")
    finally:
        shutil.rmtree(folder)

"""What can't be a store is refused with a sentence, and left as it was."""

import os
import shutil
import sqlite3
import subprocess
import sys
import tempfile
from contextlib import closing
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from meadhall.core.reasons import Refused
from meadhall.store import databases
from meadhall.store.layout import VERSION_TABLE, known
from meadhall.store.schema import metadata
from tests.store.conftest import batch, emptied

ROOT = Path(__file__).parents[2]
NOBODY = 65534


def refusal(open_, address):
    """The reason for which it isn't opened."""
    with pytest.raises(Refused) as refused:
        open_(str(address))
    return refused.value.reason.id


def contents(folder):
    """What is in a folder, byte by byte."""
    return {path.name: path.read_bytes() for path in folder.iterdir() if path.is_file()}


def run(file, *statements):
    """Change a file behind the back of the store."""
    with closing(sqlite3.connect(file)) as connection:
        for statement in statements:
            connection.execute(statement)
        connection.commit()


@pytest.fixture
def unprivileged():
    """Nobody in particular, who has no right to write everywhere; and a folder of his."""
    folder = Path(tempfile.mkdtemp(prefix="meadhall-"))
    was = os.geteuid()
    if was == 0:
        os.chown(folder, NOBODY, NOBODY)
        os.seteuid(NOBODY)
    yield folder
    os.seteuid(was)
    folder.chmod(0o700)
    shutil.rmtree(folder)


# ---------------------------------------------------------------------- what is opened


@pytest.mark.parametrize("form", ["{}", "sqlite:///{}"])
def test_a_file_may_be_named_alone_or_as_an_address(form, file, opened):
    opened(form.format(file)).append_all([batch("t", 1, 1)])

    assert file.is_file()


def test_an_empty_file_becomes_a_store(file, opened):
    file.touch()

    assert opened(str(file)).append_all([batch("t", 1, 1)]) == [True]


def test_the_steps_of_the_migration_lead_to_the_layout_that_is_used(store):
    def ours(thing, name, kind, *_):
        return (kind, name) != ("table", VERSION_TABLE)

    with store._engine.connect() as connection:
        options = {"include_object": ours, "compare_server_default": True}
        assert compare_metadata(MigrationContext.configure(connection, opts=options), metadata) == []


def test_processes_that_start_at_the_same_moment_lay_out_the_store_once(address):
    together = """
import sys
from meadhall.store import open_store
print("ready", flush=True)
sys.stdin.readline()
store = open_store(sys.argv[1])
store.ping()
store.close()
print("done", flush=True)
"""
    command = [sys.executable, "-W", "error", "-c", together, address]
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE, "text": True}
    processes = [subprocess.Popen(command, cwd=ROOT, **pipes) for _ in range(2)]
    for process in processes:
        assert process.stdout.readline() == "ready\n"
    for process in processes:
        process.stdin.write("go\n")
        process.stdin.flush()

    assert [process.communicate() for process in processes] == [("done\n", "")] * 2


# ---------------------------------------------------------------------- addresses


@pytest.mark.parametrize(
    ("address", "reason"),
    [
        ("mysql://host/x", "store-unknown-scheme"),
        ("://", "store-unknown-scheme"),
        ("", "store-bad-address"),
        ("sqlite://", "store-bad-address"),
        ("sqlite:///:memory:", "store-bad-address"),
        ("postgresql://user:secret@host:port/x", "store-bad-address"),
    ],
)
def test_an_address_that_names_no_database_is_refused(address, reason, opened, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)

    assert refusal(opened, address) == reason
    assert contents(tmp_path) == {}


def test_without_its_driver_postgresql_is_refused_in_one_sentence(opened, monkeypatch):
    monkeypatch.setitem(sys.modules, "psycopg", None)

    with pytest.raises(Refused, match=r'pip install "meadhall\[postgres\]"'):
        opened("postgresql://host/x")


def test_a_server_that_is_not_there_is_named_without_the_password(opened):
    pytest.importorskip("psycopg")

    with pytest.raises(Refused, match=r"postgresql://ana:\*\*\*@127\.0\.0\.1:1/x cannot be reached: ") as refused:
        opened("postgresql://ana:secret@127.0.0.1:1/x")
    assert refused.value.reason.id == "store-unreachable"
    assert "secret" not in str(refused.value)


def test_a_database_that_the_server_does_not_have_is_refused(cluster, opened):
    assert refusal(opened, cluster.address("nowhere")) == "store-unreachable"


# ---------------------------------------------------------------------- files


def test_a_file_in_a_missing_folder_is_refused(tmp_path, opened):
    assert refusal(opened, tmp_path / "missing" / "x.db") == "store-no-folder"
    assert not (tmp_path / "missing").exists()


def test_a_folder_is_no_store(tmp_path, opened):
    assert refusal(opened, tmp_path) == "store-is-folder"


def test_a_file_that_is_no_database_is_refused_and_left_alone(file, opened):
    file.write_text("Dear diary, " * 1000)
    before = contents(file.parent)

    assert refusal(opened, file) == "store-no-database"
    assert contents(file.parent) == before


@pytest.mark.parametrize("table", ["diary", "tables", "alembic_version"])
def test_a_database_of_another_program_is_refused_and_left_alone(table, file, opened):
    run(file, f"CREATE TABLE {table} (version_num)", f"INSERT INTO {table} VALUES ('0001')")
    before = contents(file.parent)

    assert refusal(opened, file) == "store-foreign"
    assert contents(file.parent) == before


def test_a_store_of_a_newer_version_is_refused_and_left_alone(file, opened):
    opened(str(file)).close()
    run(file, f"UPDATE {VERSION_TABLE} SET version_num = '9999'", "ALTER TABLE tables RENAME TO halls")
    before = contents(file.parent)

    with pytest.raises(Refused, match=rf"newer version of Meadhall \(layout 9999; .* up to {known()[0]}\)"):
        opened(str(file))
    assert contents(file.parent) == before


@pytest.mark.parametrize("page", [0, 3, -1])
def test_a_damaged_store_is_refused_and_left_alone(page, file, opened):
    store = opened(str(file))
    store.append_all([batch(f"table {number}", 1, *range(20)) for number in range(100)])
    store.close()
    data = bytearray(file.read_bytes())
    start = page * 4096 % len(data) + (100 if page == 0 else 0)
    data[start : start + 200] = b"\xaa" * 200
    file.write_bytes(data)
    before = contents(file.parent)

    assert refusal(opened, file) == "store-corrupt"
    assert contents(file.parent) == before


def test_half_a_store_is_refused_and_left_alone(file, opened):
    store = opened(str(file))
    store.append_all([batch(f"table {number}", 1, *range(20)) for number in range(100)])
    store.close()
    file.write_bytes(file.read_bytes()[: file.stat().st_size // 2])
    before = contents(file.parent)

    assert refusal(opened, file) == "store-corrupt"
    assert contents(file.parent) == before


@pytest.mark.parametrize("begin", ["BEGIN EXCLUSIVE", "BEGIN IMMEDIATE"])
def test_a_file_that_somebody_else_holds_is_refused(begin, file, opened, monkeypatch):
    monkeypatch.setattr(databases, "PATIENCE", 0.05)
    with closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute(begin)
        assert refusal(opened, file) == "store-locked"
        other.execute("ROLLBACK")

    assert opened(str(file)).append_all([batch("t", 1, 1)]) == [True]


def test_a_file_that_may_only_be_read_is_refused(unprivileged, opened):
    file = unprivileged / "x.db"
    opened(str(file)).close()
    file.chmod(0o444)
    before = file.read_bytes()

    assert refusal(opened, file) == "store-read-only"
    assert file.read_bytes() == before


def test_a_store_in_a_folder_that_may_only_be_read_is_refused(unprivileged, opened):
    file = unprivileged / "x.db"
    opened(str(file)).close()
    unprivileged.chmod(0o555)

    assert refusal(opened, file) in ("store-read-only", "store-not-opened")
    assert refusal(opened, unprivileged / "new.db") == "store-not-opened"


def test_a_file_that_may_not_even_be_read_is_refused(unprivileged, opened):
    file = unprivileged / "x.db"
    opened(str(file)).close()
    file.chmod(0o000)

    assert refusal(opened, file) == "store-not-opened"


def test_a_full_disk_is_told_before_anything_is_laid_out(file, opened, monkeypatch):
    small_disk(monkeypatch, 3)

    assert refusal(opened, file) == "store-full"
    assert file.stat().st_size == 0


def small_disk(monkeypatch, pages):
    """From now on no file grows beyond so many pages."""
    as_always = databases.begin_when_told

    def on_small_disk(connection, record):
        as_always(connection, record)
        connection.execute(f"PRAGMA max_page_count = {pages}")

    monkeypatch.setattr(databases, "begin_when_told", on_small_disk)


# ---------------------------------------------------------------------- databases of PostgreSQL


def name_of(address):
    """The name of the database in an address."""
    return address.partition("@/")[2].partition("?")[0]


def test_a_postgresql_database_of_another_program_is_refused_and_left_alone(postgres_address, opened):
    import psycopg

    with psycopg.connect(postgres_address, autocommit=True) as connection:
        connection.execute("CREATE TABLE diary (day text)")
        assert refusal(opened, postgres_address) == "store-foreign"
        names = connection.execute("SELECT tablename FROM pg_tables WHERE schemaname = 'public'").fetchall()

    assert names == [("diary",)]


def test_a_postgresql_store_of_a_newer_version_is_refused(postgres_address, opened):
    import psycopg

    opened(postgres_address).close()
    with psycopg.connect(postgres_address, autocommit=True) as connection:
        connection.execute(f"UPDATE {VERSION_TABLE} SET version_num = '9999'")

    assert refusal(opened, postgres_address) == "store-newer"


def test_a_postgresql_database_that_may_only_be_read_is_refused(cluster, postgres_address, opened):
    name = name_of(postgres_address)
    cluster.run(f"ALTER DATABASE {name} SET default_transaction_read_only = on")

    assert refusal(opened, postgres_address) == "store-read-only"


def test_a_user_who_may_create_nothing_is_told(cluster, postgres_address, opened):
    cluster.run("DROP ROLE IF EXISTS guest")
    cluster.run("CREATE ROLE guest LOGIN")

    assert refusal(opened, postgres_address.replace("meadhall@", "guest@")) == "store-no-right"


# ---------------------------------------------------------------------- trouble later on


def test_while_somebody_else_holds_the_file_nothing_is_kept_and_nothing_lost(file, opened, monkeypatch):
    monkeypatch.setattr(databases, "PATIENCE", 0.05)
    store = opened(str(file))
    store.append_all([batch("t", 1, 1)])
    with closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(Refused) as refused:
            store.append_all([batch("t", 2, 2)])
        assert refused.value.reason.id == "store-busy"
        assert store.entries("t") == emptied(1)
        other.execute("ROLLBACK")

    assert store.append_all([batch("t", 2, 2)]) == [True]


def test_on_a_full_disk_nothing_is_kept_and_nothing_lost(file, opened, monkeypatch):
    store = opened(str(file))
    store.append_all([batch("t", 1, 1)])
    store.close()
    small_disk(monkeypatch, file.stat().st_size // 4096 + 1)
    store = opened(str(file))

    with pytest.raises(Refused) as refused:
        store.append_all([batch("t", 2, *range(1000)), batch("u", 1, 1)])
    assert refused.value.reason.id == "store-disk-full"
    assert (store.entries("t"), store.entries("u")) == (emptied(1), [])
    assert store.append_all([batch("t", 2, 2)]) == [True]


def test_players_are_told_nothing_of_files_when_the_store_breaks(file, opened, caplog):
    store = opened(str(file))
    store.append_all([batch("t", 1, 1)])
    store.close()
    file.write_bytes(b"Dear diary, " * 1000)

    for ask in (store.ping, lambda: store.append_all([batch("t", 2, 2)]), lambda: store.entries("t")):
        with pytest.raises(Refused) as refused:
            ask()
        assert refused.value.reason.id == "store-fails"
        assert refused.value.reason.args == {}
    assert "file is not a database" in caplog.text


def test_connections_that_were_broken_off_are_made_anew(cluster, postgres_address, opened):
    store = opened(postgres_address)
    store.append_all([batch("t", 1, 1)])
    cluster.break_connections()

    assert store.append_all([batch("t", 2, 2)]) == [True]
    cluster.break_connections()
    assert store.entries("t") == emptied(1, 2)


def test_while_the_server_lets_nobody_in_players_are_told_so(cluster, postgres_address, opened):
    name = name_of(postgres_address)
    store = opened(postgres_address)
    store.append_all([batch("t", 1, 1)])
    cluster.run(f"ALTER DATABASE {name} ALLOW_CONNECTIONS false")
    cluster.break_connections()
    with pytest.raises(Refused) as refused:
        store.append_all([batch("t", 2, 2)])
    assert refused.value.reason.id == "store-fails"
    cluster.run(f"ALTER DATABASE {name} ALLOW_CONNECTIONS true")

    assert store.append_all([batch("t", 2, 2)]) == [True]

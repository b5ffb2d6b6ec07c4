"""`meadhall serve`, `backup` and `restore`: a house that can't be opened says why, in the language of its host."""

import contextlib
import os
import re
import signal
import socket
import sqlite3

import pytest

from meadhall.cli import serve as serving
from meadhall.store import open_store
from meadhall.words import LANGUAGES, words_for
from tests.server.house import visitors
from tests.server.process import Process, until


@pytest.fixture
def store(tmp_path):
    """A store with nothing in it."""
    file = tmp_path / "tables.db"
    open_store(str(file)).close()
    return file


@pytest.fixture
def start():
    """Servers in processes of their own."""
    running = []

    def begin(*words, **more):
        running.append(Process(*map(str, words), **more))
        return running[-1]

    yield begin
    for server in running:
        server.close()


@pytest.fixture
def visit():
    """People who come to a server."""
    with visitors() as come:
        yield come


def taken_port(stack):
    """A port at which somebody else listens."""
    return str(stack.enter_context(socket.create_server(("0.0.0.0", 0))).getsockname()[1])


# ---------------------------------------------------------------------- what keeps it closed


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_port_in_use_is_told_in_the_language_of_the_host(meadhall, store, language):
    with contextlib.ExitStack() as stack:
        port = taken_port(stack)
        outcome = meadhall("serve", "--db", str(store), "--port", port, "--lang", language)

    assert outcome.code == 2
    assert outcome.out == ""
    assert outcome.err == words_for(language)("reason-server-port-in-use", port=port) + "\n"
    assert f" {port} " in outcome.err
    assert "--port" in outcome.err


@pytest.mark.parametrize("host", ["nowhere.invalid", "203.0.113.7", "a b", "\u00e4" * 80])
def test_an_address_that_this_machine_does_not_have_is_refused(meadhall, store, host):
    outcome = meadhall("serve", "--db", str(store), "--port", "0", "--host", host, "--lang", "en")

    assert outcome.code == 2
    assert outcome.err.startswith("There is no address")


def newer(file):
    with contextlib.closing(sqlite3.connect(file)) as connection:
        connection.execute("UPDATE meadhall_version SET version_num = '9999'")
        connection.commit()


def corrupt(file):
    data = bytearray(file.read_bytes())
    data[4096:12288] = os.urandom(8192)
    file.write_bytes(data)


def no_database(file):
    file.write_text("Dear diary,\n" * 1000)


def foreign(file):
    file.unlink()
    with contextlib.closing(sqlite3.connect(file)) as connection:
        connection.execute("CREATE TABLE cats (name TEXT)")


def a_folder(file):
    file.unlink()
    file.mkdir()


@pytest.mark.parametrize(
    ("damage", "said"),
    [
        (newer, "was written by a newer version of Meadhall"),
        (corrupt, "is damaged"),
        (no_database, "is not a database"),
        (foreign, "is a database of another program"),
        (a_folder, "is a folder"),
    ],
)
def test_a_file_that_is_no_store_of_today_keeps_the_house_closed_and_stays_as_it_is(meadhall, store, damage, said):
    damage(store)
    before = store.read_bytes() if store.is_file() else None
    outcome = meadhall("serve", "--db", str(store), "--port", "0", "--lang", "en")

    assert outcome.code == 2
    assert said in " ".join(outcome.err.split())
    assert "Traceback" not in outcome.err
    assert (store.read_bytes() if store.is_file() else None) == before


def test_a_file_that_another_program_holds_keeps_the_house_closed(meadhall, store, monkeypatch):
    monkeypatch.setattr("meadhall.store.databases.PATIENCE", 0.05)
    with contextlib.closing(sqlite3.connect(store, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        outcome = meadhall("serve", "--db", str(store), "--port", "0", "--lang", "en")

    assert outcome.code == 2
    assert "is held by another program" in " ".join(outcome.err.split())


def test_a_file_that_may_only_be_read_keeps_the_house_closed(meadhall, store, monkeypatch):
    """The operating system lets its administrator write anywhere, so the file is opened for reading only."""
    from meadhall.store import databases

    def read_only(url, **more):
        return databases_create(f"sqlite:///file:{store}?mode=ro&uri=true", **more)

    databases_create = databases.create_engine
    monkeypatch.setattr(databases, "create_engine", read_only)
    outcome = meadhall("serve", "--db", str(store), "--port", "0", "--lang", "en")

    assert outcome.code == 2
    assert "may only be read" in " ".join(outcome.err.split())


@pytest.mark.parametrize("db", ["", "mysql://localhost/x", "postgresql://"])
def test_an_address_that_is_none_is_refused(meadhall, db, monkeypatch):
    monkeypatch.setattr(serving, "standard_file", lambda: "")
    outcome = meadhall("serve", "--db", db, "--port", "0", "--lang", "en")

    assert outcome.code == 2
    assert "Traceback" not in outcome.err


# ---------------------------------------------------------------------- open, and closed again


def test_it_says_where_it_is_and_ends_when_it_is_told_to_without_losing_anything(start, store, visit):
    server = start(store)
    ana = visit(server, "Ana")
    table = ana.open([{"name": "Ana"}, {"bot": "rollout:ms=500"}, {"bot": "rollout:ms=500"}], start=True)
    line = ana.line(table)
    line.until(lambda position: position["offers"])
    seq = line.move()["seq"]

    server.process.send_signal(signal.SIGTERM)
    assert line.closed() == 1012
    assert server.process.wait(30) == 0
    assert server.errors == ""

    again = start(store)
    ana.move_to(again.port)
    assert ana.line(table).position["seq"] >= seq
    again.process.send_signal(signal.SIGINT)
    assert again.process.wait(30) == 0
    assert again.errors == ""


def test_it_listens_only_where_it_is_told_to(start, store, visit):
    server = start(store, "--host", "127.0.0.1")

    assert visit(server).get("/healthz")["status"] == "ok"


def test_one_address_may_ask_only_so_much_unless_the_host_says_otherwise(start, store, visit):
    visitor = visit(start(store, "--limits"))

    impossible = {"settings": {"game": "chess", "seats": 2}}
    statuses = {visitor.http.post("/api/tables", json=impossible).status_code for _ in range(60)}
    assert statuses == {422, 429}


def test_where_a_browser_can_be_opened_it_opens_at_the_right_address(monkeypatch, tmp_path, meadhall):
    opened = []
    monkeypatch.setattr(serving, "has_screen", lambda: True)
    monkeypatch.setattr(serving.webbrowser, "open", opened.append)

    async def only_begin(house, door, ready):
        ready()
        house.store.close()

    monkeypatch.setattr(serving, "run", only_begin)
    for words, count in ((["--open"], 1), (["--no-open"], 1), ([], 1)):
        outcome = meadhall("serve", "--db", str(tmp_path / "t.db"), "--port", "0", "--lang", "en", *words)
        assert outcome.code == 0
        until(lambda count=count: len(opened) == count)
        assert len(opened) == count
        address = re.search(r"http://localhost:\d+/", outcome.out)
        assert address
    assert re.fullmatch(r"http://localhost:\d+/", opened[0])


# ---------------------------------------------------------------------- back-ups


def test_a_back_up_of_an_open_house_can_be_opened_as_another_one(start, store, visit, meadhall, tmp_path):
    server = start(store)
    ana = visit(server, "Ana")
    table = ana.open([{"name": "Ana"}])
    assert "ana.db" in meadhall("backup", str(tmp_path / "ana.db"), "--db", str(store), "--lang", "en")
    ana.post(f"/api/tables/{table}/do", {"do": "seat_bot", "seat": 1, "bot": "random"})

    outcome = meadhall("restore", str(tmp_path / "ana.db"), "--db", str(tmp_path / "new.db"), "--lang", "en")
    assert outcome.code == 0
    other = start(tmp_path / "new.db")
    ana.move_to(other.port)
    chairs = ana.get(f"/api/tables/{table}")["card"]["chairs"]
    assert [chair["name"] for chair in chairs] == ["Ana", "", ""]


def test_nothing_that_is_there_is_overwritten_by_a_back_up(store, meadhall, tmp_path):
    precious = tmp_path / "precious"
    precious.write_text("the only copy")

    assert meadhall("backup", str(precious), "--db", str(store), "--lang", "en").code == 2
    assert precious.read_text() == "the only copy"
    assert meadhall("restore", str(precious), "--db", str(tmp_path / "new.db"), "--lang", "en").code == 2
    assert meadhall("backup", str(tmp_path / "b.db"), "--db", str(tmp_path / "none.db"), "--lang", "en").code == 2
    assert not (tmp_path / "none.db").exists()

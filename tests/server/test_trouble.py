"""The store is in trouble while people play: they are told so, nothing is lost, and afterwards all goes on."""

import contextlib
import logging
import random
import sqlite3
import threading

import pytest

from meadhall.core.reasons import Reason, Refused
from tests.server.house import Line, refusal


@pytest.fixture(autouse=True)
def impatient(monkeypatch):
    """Nobody waits long for the store."""
    monkeypatch.setattr("meadhall.store.databases.PATIENCE", 0.05)
    monkeypatch.setattr("meadhall.server.hall.RETRY", 0.01)


@pytest.fixture
def house(make_house):
    return make_house()


@pytest.fixture
def alone(ana):
    """A table at which Ana has all seats, and looks through the one that has to decide."""
    line = ana.line(ana.open([{"name": "Ana"}, {"name": "Ana 2"}, {"name": "Ana 3"}], start=True))
    line.ask({"ask": "look", "seat": line.position["asked"][0]["seat"]})
    return line


@contextlib.contextmanager
def failing(house, *names, why="store-fails"):
    """The store refuses these."""

    def fail(*_):
        raise Refused(Reason(why))

    with pytest.MonkeyPatch.context() as patch:
        for name in names:
            patch.setattr(house.house.store, name, fail)
        yield


def move_of(line, offer=0):
    position = line.position
    return {"do": "play", "seq": position["seq"], "seat": position["seat"], "move": position["offers"][offer]["move"]}


def test_while_another_program_holds_the_file_moves_are_refused_and_then_made(house, alone, ana):
    command = move_of(alone)
    with contextlib.closing(sqlite3.connect(house.db, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        assert refusal(alone.do(**command)) == "store-busy"
        assert alone.hear(lambda message: message["tell"] == "position")["seq"] == command["seq"]
        assert ana.refused("POST", f"/api/tables/{alone.position['table']}/do", command) == (503, "store-busy")
        other.execute("ROLLBACK")

    assert alone.do(**command)["tell"] == "done"


def test_a_move_that_could_not_be_kept_has_not_been_made(house, alone, ana):
    command = move_of(alone)
    with failing(house, "append_all", why="store-disk-full"):
        assert refusal(alone.do(**command)) == "store-disk-full"
    truth = alone.hear(lambda message: message["tell"] == "position")

    assert truth["seq"] == command["seq"]
    assert truth["offers"][0]["move"] == command["move"]
    assert ana.line(truth["table"]).position["moves_made"] == truth["moves_made"]


def test_nobody_hears_of_a_move_before_it_is_on_disk(house, alone, ana, monkeypatch):
    other = ana.line(alone.position["table"])
    writing, may_write = threading.Event(), threading.Event()
    append_all = house.house.store.append_all

    def wait(batches):
        writing.set()
        assert may_write.wait(30)
        return append_all(batches)

    monkeypatch.setattr(house.house.store, "append_all", wait)
    before = other.position["seq"]
    alone.send({"ask": "do", "command": move_of(alone)})
    assert writing.wait(30)
    assert other.ask({"ask": "ping"})["tell"] == "pong"
    assert other.position["seq"] == before
    may_write.set()
    assert other.hear(lambda message: message["tell"] == "position")["seq"] > before


def test_a_line_stays_open_while_the_store_can_be_neither_read_nor_written(house, alone, ana, visit):
    table = alone.position["table"]
    command = move_of(alone)
    other = visit(house, "Bruno").line(table)
    with failing(house, "append_all", "entries"):
        assert refusal(alone.do(**command)) == "store-fails"
        assert refusal(alone.do(**command)) == "store-fails"
        assert refusal(alone.ask({"ask": "why", "seat": 0, "ref": "town:M4"})) == "store-fails"
        assert alone.ask({"ask": "ping"})["tell"] == "pong"
        other.close()

    assert alone.do(**command)["tell"] == "done"
    alone.until(lambda position: position["watching"] == 0)
    assert ana.line(table).position["seq"] == alone.position["seq"]


def test_nobody_is_let_in_as_long_as_nobody_knows_the_truth_and_he_is_told_why(house, ana, visit):
    table = ana.open([{"name": "Ana"}])
    house.house.hall.rooms.clear()
    with failing(house, "entries"):
        assert ana.refused("GET", f"/api/tables/{table}") == (503, "store-fails")
        line = Line(house.port, table, ana.cookie)
        assert refusal(line.hear(lambda _: True)) == "store-fails"
        assert line.closed() == 4503
        line.close()

    assert ana.line(table).position["table"] == table


def test_bots_go_on_as_soon_as_the_store_does(house, ana):
    line = ana.line(ana.open([{"bot": "random"}] * 3, start=True, pace=1))
    line.until(lambda position: position["moves_made"] > 3)
    refused = threading.Semaphore(0)

    def fail(*_):
        refused.release()
        raise Refused(Reason("store-fails"))

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(house.house.store, "append_all", fail)
        patch.setattr(house.house.store, "entries", fail)
        for _ in range(8):  # more often than there are bots: they try again
            assert refused.acquire(timeout=30)
    seen = line.position["moves_made"]
    line.until(lambda position: position["moves_made"] > seen + 5)


def test_a_failure_in_the_store_that_nobody_thought_of_is_no_end(house, alone, monkeypatch, caplog):
    def fail(*_):
        raise RuntimeError("a secret")

    command = move_of(alone)
    with caplog.at_level(logging.CRITICAL), pytest.MonkeyPatch.context() as patch:
        patch.setattr(house.house.store, "append_all", fail)
        assert refusal(alone.do(**command)) == "http-failed"
    assert "secret" not in "".join(alone.heard)
    assert alone.do(**command)["tell"] == "done"
    alone.play(random.Random(1), until=lambda position: not position["offers"])


def test_one_table_that_can_not_be_read_does_not_keep_the_others_from_going_on(make_house, visit):
    house = make_house()
    ana = visit(house, "Ana")
    bots = [{"bot": "random"}] * 3
    broken, whole = (ana.open(bots, start=True, pace=10_000) for _ in range(2))
    house.close()
    with contextlib.closing(sqlite3.connect(house.db)) as store:
        store.execute("UPDATE entries SET entry = '{' WHERE table_id = ? AND seq = 2", (broken,))
        store.execute("UPDATE entries SET entry = replace(entry, '10000', '1') WHERE table_id = ?", (whole,))
        store.commit()

    again = make_house()
    ana.move_to(again.port)
    ana.line(whole).until(lambda position: position["phase"] == "over")
    assert ana.refused("GET", f"/api/tables/{broken}")[1] == "table-entry-wrong"


def test_a_game_that_no_longer_agrees_with_the_rules_can_be_looked_at_and_not_played(make_house, visit):
    house = make_house()
    ana = visit(house, "Ana")
    table = ana.open([{"name": "Ana"}, {"name": "Ana 2"}, {"name": "Ana 3"}], start=True)
    line = ana.line(table)
    line.ask({"ask": "look", "seat": line.position["asked"][0]["seat"]})
    line.move()
    house.close()
    with contextlib.closing(sqlite3.connect(house.db)) as store:
        changed = 'UPDATE entries SET entry = replace(entry, \'"digest":"\', \'"digest":"0\') WHERE table_id = ?'
        assert store.execute(changed, (table,)).rowcount
        store.commit()

    again = make_house()
    ana.move_to(again.port)
    line = ana.line(table)
    assert line.position["broken"]["id"] == "reason-log-digest"
    assert line.position["view"] is not None
    for command in ({"do": "play", "seq": 1, "seat": 0, "move": {}}, {"do": "undo", "seq": 1, "seat": 0}):
        assert refusal(line.do(**command)) == "table-broken"

"""Several processes on one PostgreSQL hear of each other's changes."""

import queue
import threading
import time

import pytest

from meadhall.core.reasons import Refused
from tests.store.conftest import batch

LONG = 30
"""Seconds after which nothing will be heard any more."""


@pytest.fixture
def pair(postgres_address, opened):
    """Two stores in one database, as two processes have them."""
    return opened(postgres_address), opened(postgres_address)


@pytest.fixture
def heard(pair):
    """What the second of them hears."""
    told = queue.Queue()
    pair[1].listen(lambda table, seq: told.put((table, seq)))
    return told


def present():
    return int(time.time() * 1000)


def test_what_one_process_appends_is_heard_by_the_other(pair, heard):
    pair[0].append_all([batch("a", 1, 1, 2), batch("b", 1, 1)])

    assert {heard.get(timeout=LONG), heard.get(timeout=LONG)} == {("a", 2), ("b", 1)}


def test_what_is_heard_can_be_read(pair, heard):
    pair[0].append_all([batch("a", 1, 1, 2)])
    table, seq = heard.get(timeout=LONG)

    assert len(pair[1].entries(table)) == seq


def test_what_was_lost_in_a_race_is_not_heard(pair, heard):
    pair[0].append_all([batch("a", 1, 1)])
    pair[0].append_all([batch("a", 1, 2), batch("b", 1, 1)])

    assert [heard.get(timeout=LONG), heard.get(timeout=LONG)] == [("a", 1), ("b", 1)]


def test_a_broken_connection_is_made_anew_and_what_was_missed_is_told(pair, heard, cluster, monkeypatch):
    from meadhall.store.listening import Listener

    may_connect, broken = threading.Event(), threading.Event()
    connect_again = Listener._connect_again

    def when_allowed(listener):
        broken.set()
        may_connect.wait(LONG)
        return connect_again(listener)

    monkeypatch.setattr(Listener, "_connect_again", when_allowed)
    cluster.break_connections()
    assert broken.wait(LONG)
    pair[0].append_all([batch("missed", 1, 1, changed=present()), batch("long ago", 1, 1)])
    assert heard.empty()
    may_connect.set()

    assert heard.get(timeout=LONG) == ("missed", 1)
    pair[0].append_all([batch("again", 1, 1, changed=present())])
    assert heard.get(timeout=LONG) == ("again", 1)


def test_as_long_as_the_server_lets_nobody_in_connecting_is_tried_again(pair, heard, cluster, monkeypatch):
    from meadhall.store import listening

    refused = threading.Event()
    connect = listening.Listener._connect

    def tried(listener):
        try:
            return connect(listener)
        except Exception:
            refused.set()
            raise

    monkeypatch.setattr(listening, "PAUSE", 0.01)
    monkeypatch.setattr(listening.Listener, "_connect", tried)
    name = pair[0].place.partition("@/")[2].partition("?")[0]
    cluster.run(f"ALTER DATABASE {name} ALLOW_CONNECTIONS false")
    cluster.break_connections()
    assert refused.wait(LONG)
    with pytest.raises(Refused):
        pair[0].ping()
    cluster.run(f"ALTER DATABASE {name} ALLOW_CONNECTIONS true")
    pair[0].append_all([batch("a", 1, 1, changed=present())])

    assert heard.get(timeout=LONG) == ("a", 1)


def test_whoever_closes_the_store_stops_listening(postgres_address, opened):
    before = threading.active_count()
    store = opened(postgres_address)
    store.listen(lambda table, seq: None)
    assert threading.active_count() == before + 1
    store.close()

    assert threading.active_count() == before


def test_at_a_file_there_is_nobody_to_hear(file, opened):
    before = threading.active_count()
    opened(str(file)).listen(lambda table, seq: None)

    assert threading.active_count() == before

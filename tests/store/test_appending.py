"""Tables: what is appended, what is lost to somebody faster, what lists are made from."""

import threading
from concurrent.futures import ThreadPoolExecutor

import pytest
from sqlalchemy import event

from meadhall.core.reasons import BadFile
from meadhall.store.records import Batch
from tests.store.conftest import batch, emptied


def test_what_was_appended_is_read_back_in_order(store):
    assert store.append_all([batch("t", 1, 5, 6)]) == [True]
    assert store.append_all([batch("t", 3, 7)]) == [True]

    assert store.entries("t") == emptied(5, 6, 7)
    assert store.entries("t", 2) == emptied(7)
    assert store.entries("t", 3) == []


def test_what_was_appended_is_there_after_opening_the_store_again(address, opened):
    first = opened(address)
    first.append_all([batch("t", 1, 5)])
    first.close()

    assert opened(address).entries("t") == emptied(5)


def test_an_unknown_table_has_no_entries(store):
    assert store.entries("nowhere") == []


@pytest.mark.parametrize("first", [1, 2, 4])
def test_entries_that_are_not_the_next_ones_are_not_taken(store, first):
    store.append_all([batch("t", 1, 5, 6)])

    assert store.append_all([batch("t", first, 9, players=("thief",))]) == [False]
    assert store.entries("t") == emptied(5, 6)
    assert store.tables_of("thief") == []


def test_a_table_does_not_begin_in_its_middle(store):
    assert store.append_all([batch("t", 2, 5)]) == [False]
    assert store.entries("t") == []
    assert store.tables_of("ana") == []


def test_a_lost_race_at_one_table_spoils_nothing_at_the_others(store):
    store.append_all([batch("lost", 1, 5)])

    assert store.append_all([batch("a", 1, 1), batch("lost", 1, 9), batch("b", 1, 2, 3)]) == [True, False, True]
    assert (store.entries("a"), store.entries("lost"), store.entries("b")) == (emptied(1), emptied(5), emptied(2, 3))


def test_several_changes_of_one_table_may_be_committed_together(store):
    assert store.append_all([batch("t", 1, 5), batch("t", 2, 6), batch("t", 2, 9), batch("t", 3, 7)]) == [
        True,
        True,
        False,
        True,
    ]
    assert store.entries("t") == emptied(5, 6, 7)


def test_nothing_at_all_may_be_appended(store):
    assert store.append_all([]) == []


def test_of_those_who_append_at_the_same_moment_exactly_one_succeeds(address, opened):
    stores = [opened(address) for _ in range(3)]
    stores[0].append_all([batch("t", 1, 0)])
    together = threading.Barrier(len(stores))

    def race(number):
        won = []
        for seq in range(2, 12):
            together.wait()
            won += stores[number].append_all([batch("t", seq, number)])
        return won

    with ThreadPoolExecutor(len(stores)) as threads:
        won = list(threads.map(race, range(len(stores))))

    assert [sum(round_) for round_ in zip(*won, strict=True)] == [1] * 10
    winners = [round_.index(True) for round_ in zip(*won, strict=True)]
    assert stores[0].entries("t") == emptied(0, *winners)


def test_those_who_open_the_same_new_table_at_the_same_moment_do_not_both_succeed(address, opened):
    stores = [opened(address) for _ in range(2)]
    together = threading.Barrier(2)

    def race(number):
        won = []
        for table in "abcdefgh":
            together.wait()
            won += stores[number].append_all([batch(table, 1, number)])
        return won

    with ThreadPoolExecutor(2) as threads:
        won = list(threads.map(race, range(2)))

    assert [sum(round_) for round_ in zip(*won, strict=True)] == [1] * 8


def test_what_fails_halfway_leaves_nothing_behind(store):
    good = batch("good", 1, 1)
    bad = Batch("bad", 1, (None,), good.row)

    with pytest.raises(AttributeError):
        store.append_all([good, bad])

    assert store.entries("good") == []
    assert store.append_all([good]) == [True]


def test_each_commit_of_a_file_is_on_disk_when_it_is_acknowledged(file, opened):
    store = opened(str(file))
    said = {}

    @event.listens_for(store._engine, "checkout")
    def ask(connection, *_):
        for name in ("journal_mode", "synchronous", "foreign_keys"):
            said[name] = connection.execute(f"PRAGMA {name}").fetchone()[0]

    store.append_all([batch("t", 1, 1)])

    assert said == {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1}


def test_a_stored_entry_that_cannot_be_read_is_named(store):
    store.append_all([Batch("t", 1, (b'{"entry": "from another world"}',), batch("t", 1, 1).row)])

    with pytest.raises(BadFile, match="from another world"):
        store.entries("t")


# ---------------------------------------------------------------------- lists


def test_somebodys_tables_come_with_the_latest_change_first(store):
    store.append_all([batch("old", 1, 1, changed=1), batch("new", 1, 1, changed=3), batch("mid", 1, 1, changed=2)])
    store.append_all([batch("others", 1, 1, players=("ben",), changed=9)])

    assert store.tables_of("ana") == ["new", "mid", "old"]
    assert store.tables_of("ana", most=2) == ["new", "mid"]

    store.append_all([batch("old", 2, 1, changed=4)])
    assert store.tables_of("ana") == ["old", "new", "mid"]


def test_whoever_leaves_a_table_does_not_have_it_any_more(store):
    store.append_all([batch("t", 1, 1, players=("ana", "ben"))])
    assert (store.tables_of("ana"), store.tables_of("ben")) == (["t"], ["t"])

    store.append_all([batch("t", 2, 1, players=("ben", "cai"))])
    assert [store.tables_of(player) for player in ("ana", "ben", "cai")] == [[], ["t"], ["t"]]

    store.append_all([batch("t", 3, 1, players=())])
    assert [store.tables_of(player) for player in ("ana", "ben", "cai")] == [[], [], []]


def test_only_tables_that_go_on_by_themselves_are_woken(store):
    store.append_all([batch("sleeps", 1, 1), batch("goes on", 1, 1, wakes=True), batch("ends", 1, 1, wakes=True)])
    store.append_all([batch("ends", 2, 1)])

    assert store.open_tables() == ["goes on"]


def test_any_letter_can_be_kept(store):
    store.append_all([batch("t", 1, 1, players=("Áth Cliath 🍀 \\ ' \" %s :x",))])

    assert store.tables_of("Áth Cliath 🍀 \\ ' \" %s :x") == ["t"]

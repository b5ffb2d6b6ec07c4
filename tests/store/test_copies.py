"""Back-ups: one file, whatever the store is in, and from it any store again."""

import sqlite3
from contextlib import closing

import pytest

from meadhall.core.reasons import Refused
from meadhall.store import Person, copies, restore
from meadhall.store.layout import VERSION_TABLE
from tests.store.conftest import batch, emptied
from tests.store.test_opening import contents, run

ANA = Person(id="ana", name="Ána 🍀", prefs={"theme": "dark"}, login="ana", password_hash="x", created=1, seen=2)


@pytest.fixture
def full(store):
    """A store with something of everything in it."""
    store.append_all([batch("t", 1, 5, 6, players=("ana", "ben"), wakes=True, changed=7), batch("u", 1, *range(2500))])
    store.add_person(ANA)
    store.add_session("token", "ana", 3)
    return store


@pytest.fixture
def copy(full, tmp_path):
    """A back-up of it."""
    file = tmp_path / "copy.db"
    full.backup(file)
    return file


@pytest.fixture(params=["sqlite", "postgresql"])
def elsewhere(request, tmp_path):
    """Another place, of either kind."""
    if request.param == "sqlite":
        return str(tmp_path / "elsewhere.db")
    return request.getfixturevalue("cluster").new_address()


def test_everything_comes_back_in_either_kind_of_database(copy, elsewhere, opened):
    restore(copy, elsewhere)

    again = opened(elsewhere)
    assert (again.entries("t"), again.entries("u")) == (emptied(5, 6), emptied(*range(2500)))
    assert (again.tables_of("ben"), again.open_tables()) == (["t"], ["t"])
    assert (again.person_of_login("ANA"), again.session("token")) == (ANA, "ana")
    assert again.append_all([batch("t", 3, 7), batch("u", 1, 9)]) == [True, False]


def test_a_backup_is_one_file_in_which_every_page_is_whole(copy):
    assert [path.name for path in copy.parent.iterdir() if path.name.startswith("copy")] == ["copy.db"]
    with closing(sqlite3.connect(copy)) as connection:
        assert connection.execute("PRAGMA journal_mode").fetchone() == ("delete",)
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)


def test_a_backup_does_not_change_when_it_is_restored(copy, tmp_path):
    before = copy.read_bytes()
    restore(copy, str(tmp_path / "elsewhere.db"))

    assert copy.read_bytes() == before


def test_a_backup_is_a_store(copy, opened):
    assert opened(str(copy)).entries("t") == emptied(5, 6)


def test_the_store_goes_on_while_it_is_copied_and_the_copy_is_of_one_moment(full, tmp_path, opened, monkeypatch):
    as_always = copies.copy_rows

    def meanwhile(source, sink):
        full.append_all([batch("t", 3, 7), batch("new", 1, 1)])
        as_always(source, sink)

    monkeypatch.setattr(copies, "copy_rows", meanwhile)
    full.backup(tmp_path / "first.db")
    full.append_all([batch("later", 1, 1)])
    copied = opened(str(tmp_path / "first.db"))

    assert copied.entries("later") == []
    assert len(copied.entries("t")) == 2 + len(copied.entries("new"))


def test_a_backup_overwrites_nothing(full, tmp_path):
    file = tmp_path / "diary.txt"
    file.write_text("Dear diary")

    with pytest.raises(Refused, match="diary\\.txt already"):
        full.backup(file)
    assert file.read_text() == "Dear diary"


def test_a_backup_into_a_missing_folder_is_refused(full, tmp_path):
    with pytest.raises(Refused) as refused:
        full.backup(tmp_path / "missing" / "copy.db")
    assert refused.value.reason.id == "store-no-folder"


def test_half_a_backup_is_taken_away_again(full, tmp_path, monkeypatch):
    def broken(*_):
        trouble = sqlite3.OperationalError("database or disk is full")
        trouble.sqlite_errorname = "SQLITE_FULL"
        raise trouble

    monkeypatch.setattr(copies, "copy_file", broken)
    monkeypatch.setattr(copies, "copy_rows", broken)
    before = contents(tmp_path).keys()
    with pytest.raises(Refused) as refused:
        full.backup(tmp_path / "copy.db")

    assert refused.value.reason.id == "store-full"
    assert contents(tmp_path).keys() == before


@pytest.mark.parametrize("what", ["tables", "people"])
def test_a_store_with_anything_in_it_is_not_overwritten(what, copy, elsewhere, opened):
    store = opened(elsewhere)
    if what == "tables":
        store.append_all([batch("mine", 1, 1)])
    else:
        store.add_person(ANA)

    with pytest.raises(Refused) as refused:
        restore(copy, elsewhere)
    assert refused.value.reason.id == "store-not-empty"
    assert (store.tables_of("ana"), store.entries("t")) == (["mine"] if what == "tables" else [], [])


def test_a_store_that_was_only_opened_can_be_filled(copy, elsewhere, opened):
    opened(elsewhere).close()
    restore(copy, elsewhere)

    assert opened(elsewhere).entries("t") == emptied(5, 6)


def test_a_backup_that_is_not_there_is_refused(tmp_path):
    with pytest.raises(Refused) as refused:
        restore(tmp_path / "missing.db", str(tmp_path / "new.db"))
    assert refused.value.reason.id == "store-no-backup"
    assert contents(tmp_path) == {}


@pytest.mark.parametrize(
    ("spoil", "reason"),
    [
        (lambda file: file.write_bytes(b""), "store-missing"),
        (lambda file: file.write_bytes(b"Dear diary, " * 1000), "store-no-database"),
        (lambda file: file.write_bytes(file.read_bytes()[:20000]), "store-corrupt"),
        (lambda file: run(file, f"UPDATE {VERSION_TABLE} SET version_num = '9999'"), "store-newer"),
        (lambda file: run(file, f"DROP TABLE {VERSION_TABLE}"), "store-foreign"),
    ],
)
def test_what_is_no_whole_backup_is_refused_and_nothing_is_made_of_it(spoil, reason, copy, tmp_path):
    spoil(copy)
    before = contents(tmp_path)

    with pytest.raises(Refused) as refused:
        restore(copy, str(tmp_path / "new.db"))
    assert (refused.value.reason.id, refused.value.reason.args["place"]) == (reason, str(copy))
    assert contents(tmp_path) == before


def test_when_the_disk_is_full_nothing_is_restored(copy, tmp_path, opened, monkeypatch):
    target = tmp_path / "new.db"
    opened(str(target)).close()
    with monkeypatch.context() as meanwhile:
        prepare = copies.prepare

        def then_full(database, new):
            prepare(database, new)
            if database.place == str(target):
                with database.engine.connect() as connection:
                    connection.exec_driver_sql("PRAGMA max_page_count = 20")

        meanwhile.setattr(copies, "prepare", then_full)
        with pytest.raises(Refused) as refused:
            restore(copy, str(target))
    assert refused.value.reason.id == "store-full"

    restore(copy, str(target))
    assert opened(str(target)).entries("t") == emptied(5, 6)

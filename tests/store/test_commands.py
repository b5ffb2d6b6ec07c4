"""`meadhall backup` and `meadhall restore`: a whole house goes from one kind of database to the other and back."""

import pytest

from meadhall.store import Batch, Person
from meadhall.store.layout import VERSION_TABLE
from meadhall.table.table import Table
from tests.cli.conftest import meadhall  # noqa: F401
from tests.store.test_opening import contents, run
from tests.table.sitting import Sitting, everything

ANA = Person(id="ana", name="Ana", login="ana", password_hash="x", created=1, seen=2)


@pytest.fixture
def command(meadhall):  # noqa: F811
    """Run a command in Spanish: its exit code, what it says, and what it refuses."""

    def run_in_spanish(*words):
        done = meadhall(*map(str, words), "--lang", "es")
        return done.code, done.out.strip(), done.err.strip()

    return run_in_spanish


@pytest.fixture
def sitting():
    """A game of which sixty moves stand."""
    sitting = Sitting("Ana", "Bo", "Cai")
    return sitting.play_on(lambda: len(sitting.match.standing) == 60)


def test_a_house_moves_to_postgresql_and_back_and_its_games_go_on(
    command, sitting, file, postgres_address, tmp_path, opened
):
    store = opened(str(file))
    store.append_all([Batch.of(sitting.table, sitting.entries)])
    store.add_person(ANA)
    first, second, third = tmp_path / "first.db", tmp_path / "second.db", tmp_path / "third.db"

    assert command("backup", first, "--db", file)[0] == 0  # while the store is open
    code, said, refused = command("restore", first, "--db", postgres_address)
    assert (code, refused) == (0, "")
    assert "postgresql://meadhall@" in said
    assert command("backup", second, "--db", postgres_address)[0] == 0
    assert command("restore", second, "--db", third)[0] == 0

    for address in (postgres_address, str(third)):
        again = opened(address)
        entries = again.entries("t")
        table = Table.read("t", entries)
        assert entries == store.entries("t")
        assert everything(table, sitting.now) == everything(sitting.table, sitting.now)
        assert again.person_of_login("ana") == ANA
        seat = table.waiting()[0]
        moved = table.leave(table.chairs[seat].player, sitting.now)
        assert again.append_all([Batch.of(table, moved)]) == [True]


@pytest.mark.parametrize(
    ("spoil", "sentence"),
    [
        (lambda file: file.unlink(), "No "),
        (lambda file: file.write_bytes(b"Dear diary, " * 1000), "no es una base de datos"),
        (lambda file: file.write_bytes(file.read_bytes()[:20000]), "está dañad"),
        (lambda file: run(file, f"UPDATE {VERSION_TABLE} SET version_num = '9999'"), "más nueva"),
        (lambda file: run(file, f"DROP TABLE {VERSION_TABLE}"), "otro programa"),
    ],
    ids=["missing", "no database", "damaged", "newer", "foreign"],
)
def test_what_cannot_be_copied_is_refused_in_one_sentence_of_the_hosts_language(
    spoil, sentence, file, opened, sitting, command
):
    store = opened(str(file))
    store.append_all([Batch.of(sitting.table, sitting.entries)])
    store.close()
    spoil(file)
    before = contents(file.parent)

    for words in (("backup", file.parent / "copy.db", "--db", file), ("restore", file, "--db", file.parent / "new.db")):
        code, said, refused = command(*words)
        assert (code, said) == (2, "")
        assert sentence in refused
        assert "\n" not in refused
        assert contents(file.parent) == before


def test_a_back_up_is_not_restored_over_a_house_in_use(command, sitting, file, postgres_address, opened, tmp_path):
    store = opened(postgres_address)
    store.append_all([Batch.of(sitting.table, sitting.entries)])
    opened(str(file)).add_person(ANA)
    assert command("backup", tmp_path / "copy.db", "--db", file)[0] == 0

    code, _, refused = command("restore", tmp_path / "copy.db", "--db", postgres_address)
    assert code == 2
    assert "se perderían" in refused
    assert store.entries("t")
    assert store.person("ana") is None

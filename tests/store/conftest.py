"""Every test of the store is made with both kinds of database."""

from collections.abc import Iterator

import pytest

from meadhall.store import Batch, Store, TableRow, open_store
from meadhall.table.entries import Vacated, encode
from tests.store import postgres


@pytest.fixture(scope="session")
def cluster() -> Iterator[postgres.Cluster]:
    """A running PostgreSQL server."""
    where = postgres.programs()
    if where is None:
        pytest.skip("PostgreSQL is not installed: Debian's package is called postgresql")
    with postgres.cluster(where) as running:
        yield running


@pytest.fixture
def file(tmp_path):
    """A file that isn't there yet."""
    return tmp_path / "meadhall.db"


@pytest.fixture
def postgres_address(cluster):
    """A new, empty database of PostgreSQL."""
    return cluster.new_address()


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request):
    """A new, empty database of either kind."""
    if request.param == "sqlite":
        return f"sqlite:///{request.getfixturevalue('file')}"
    return request.getfixturevalue("postgres_address")


@pytest.fixture
def opened():
    """Open stores that are closed after the test."""
    stores: list[Store] = []

    def open_another(address: str) -> Store:
        stores.append(open_store(address))
        return stores[-1]

    yield open_another
    for store in stores:
        store.close()


@pytest.fixture
def store(address, opened):
    """A new store of either kind."""
    return opened(address)


def batch(
    table: str, first: int, *seats: int, players: tuple[str, ...] = ("ana",), wakes: bool = False, changed: int = 0
) -> Batch:
    """What appends an entry for each of these seats, from the number `first` on."""
    entries = tuple(encode(entry) for entry in emptied(*seats))
    row = TableRow(
        game="brian-boru", phase="playing", host=players[0] if players else "", players=players, wakes=wakes,
        changed=changed,
    )  # fmt: skip
    return Batch(table, first, entries, row)


def emptied(*seats: int) -> list[Vacated]:
    """Entries that tell these seats apart."""
    return [Vacated(at=1000 + seat, seat=seat) for seat in seats]

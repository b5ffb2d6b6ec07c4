"""Houses and visitors for tests of the server."""

import argon2
import pytest

from tests.server.house import Open, visitors
from tests.store.conftest import cluster, postgres_address

__all__ = ["cluster", "postgres_address"]


@pytest.fixture(scope="session", autouse=True)
def _fast_passwords():
    """What makes guessing passwords expensive would make testing slow."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("meadhall.server.people.HASHER", argon2.PasswordHasher(1, 8, 1))
        yield


@pytest.fixture
def make_house(tmp_path):
    """Open houses, on one file unless they are given another."""
    houses = []

    def make(db="", **more):
        houses.append(Open(db or str(tmp_path / "tables.db"), **more))
        return houses[-1]

    yield make
    for house in houses:
        if house.server.started and not house.server.should_exit:
            house.close()


@pytest.fixture(scope="module")
def house(tmp_path_factory):
    """A house that stays open: tests meet there, each with people and tables of its own."""
    opened = Open(str(tmp_path_factory.mktemp("house") / "tables.db"))
    yield opened
    opened.close()
    assert opened.complaints.said == []


@pytest.fixture
def visit():
    """People who come to a house."""
    with visitors() as come:
        yield come


@pytest.fixture
def ana(house, visit):
    return visit(house, "Ana")


@pytest.fixture
def bruno(house, visit):
    return visit(house, "Bruno")

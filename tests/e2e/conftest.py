"""A browser, a house, and people who come to it."""

from contextlib import closing

import pytest

from tests.e2e.browser import a_browser
from tests.e2e.house import House
from tests.e2e.person import BOT, Person

TESTS_IN_A_HOUSE = 8
FAILED = pytest.StashKey[bool]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item, call):
    """Remember whether a test has failed: then its pages are kept as pictures."""
    report = yield
    item.stash[FAILED] = item.stash.get(FAILED, False) or report.failed
    return report


@pytest.fixture(scope="session")
def browser():
    with a_browser() as browser:
        yield browser


@pytest.fixture(scope="session")
def houses(tmp_path_factory):
    with closing(one_after_the_other(tmp_path_factory)) as houses:
        yield houses


def one_after_the_other(tmp_path_factory):
    """Houses; each is closed before it has seen more guests from one address than a host would let in."""
    while True:
        house = House(str(tmp_path_factory.mktemp("house") / "tables.db"))
        try:
            for _ in range(TESTS_IN_A_HOUSE):
                yield house
        finally:
            house.close()


@pytest.fixture
def house(houses):
    return next(houses)


@pytest.fixture
def person(browser, house, request, tmp_path):
    """People who come to the house; nothing may go wrong on their pages."""
    people = []

    def come(name="Ana", language="en", prefs=None, place=None, **more):
        prefs = {"confirm": "always", "motion": "none", **(prefs or {})}
        people.append(Person(browser, place or house, name, language, prefs, **more))
        return people[-1]

    yield come
    if request.node.stash.get(FAILED, False):
        for number, one in enumerate(people):
            one.page.screenshot(path=tmp_path / f"{number}.png")
            print(f"What {one.name} saw at last, at {one.page.url}: {tmp_path / f'{number}.png'}")
    for one in people:
        one.context.close()
    assert [surprise for one in people for surprise in one.surprises] == []


@pytest.fixture
def two(person):
    """Ana and Bruno, each with a browser, and a bot in a game that has just begun."""
    ana, bruno = person("Ana"), person("Bruno")
    table = ana.opens({"name": "Ana", "bot": ""}, None, BOT, start=False)
    bruno.post(f"/api/tables/{table}/do", {"do": "sit", "seat": 1, "name": "Bruno"})
    ana.post(f"/api/tables/{table}/do", {"do": "start"})
    for one in (ana, bruno):
        one.sits_at(table)
    return ana, bruno

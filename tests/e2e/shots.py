"""The four pictures of the README: `python -m tests.e2e.shots FOLDER`. The games in them are the same each time.

The front page, a trick in which a move is about to be confirmed, the same game on a phone, and the end of one.
"""

import secrets
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from meadhall.bots.bot import make_bot
from meadhall.bots.seat import Seat
from meadhall.server.people import hashed
from meadhall.store import Batch, Person, open_store
from meadhall.table import deciding
from meadhall.table.table import Table
from meadhall.table.wire import BankClock, ChairWish, MoveClock, Play, Settings
from tests.e2e import person as people
from tests.e2e.browser import a_browser
from tests.e2e.house import House

ME = "ana"
MINUTE = 60_000


def asked(table: Table) -> str:
    """What I have to decide in seat 0."""
    assert table.match
    choice = table.match.state.choice_of(0)
    return type(choice).__name__ if choice else ""


def may_expand(table: Table) -> bool:
    """In the second round, in a full trick, I may take one of several towns along a road."""
    assert table.match
    state = table.match.state
    return state.round == 2 and asked(table) == "ChooseExpansion" and len(state.choice_of(0).moves(state)) > 2


def must_follow(table: Table) -> bool:
    """In the second round, I play to a trick that two others have played to."""
    assert table.match
    state = table.match.state
    return state.round == 2 and asked(table) == "Follow" and len(state.waiting()) == 1 and len(state.hands[0]) in (4, 5)


def is_over(table: Table) -> bool:
    return table.phase == "over"


def begun(seed: int, id: str, age: int) -> tuple[Table, list[Any]]:
    """A table at which I play three bots."""
    deciding.new_seed = lambda: f"{seed:064x}"
    settings = Settings(game="brian-boru", seats=4, order="chosen")
    chairs = [ChairWish(name="Ana"), *[ChairWish(bot="rollout:ms=500")] * 3]
    return Table.open(id, settings, ME, age, chairs, start=True)


def played(id: str, age: int, until: Callable[[Table], bool]) -> tuple[Table, list[Any]]:
    """The first game that comes to such a position; everybody plays as well as the bots do."""
    for seed in range(1_000):
        table, entries = begun(seed, id, age)
        bots = [make_bot("rollout:playouts=60", seed) for _ in range(4)]
        while not until(table) and table.phase == "playing":
            seat = table.waiting()[0]
            assert table.match
            move = bots[seat].choose(Seat.of(table.match.game, table.match.state, seat))
            if seat == 0:
                entries += table.do(ME, Play(table.seq, seat, msgspec.to_builtins(move)), age, ())
            else:
                entries += table.bot_move(seat, move, table.seq, age)
        if until(table):
            return table, entries
    raise AssertionError(f"no game comes to {until.__doc__}")


def gathering(id: str, age: int, clock: MoveClock | BankClock) -> tuple[Table, list[Any]]:
    """A table that waits for friends."""
    settings = Settings(game="brian-boru", seats=5, clock=clock)
    return Table.open(id, settings, ME, age, [ChairWish(name="Ana")])


def furnish(db: str, now: int) -> str:
    """A house in which I have four tables; my cookie."""
    store = open_store(db)
    token = secrets.token_urlsafe()
    store.add_person(Person(id=ME, name="Ana", created=now, seen=now))
    store.add_session(hashed(token), ME, now)
    tables = (
        played(TRICK, now - 2 * MINUTE, may_expand),
        played(CARD, now - 26 * MINUTE, must_follow),
        played(END, now - 1500 * MINUTE, is_over),
        gathering("ggggg2222222", now - 300 * MINUTE, MoveClock(48)),
    )
    assert all(store.append_all([Batch.of(table, entries) for table, entries in tables]))
    store.close()
    return token


TRICK, CARD, END = "aaaaa2222222", "bbbbb2222222", "ccccc2222222"


def take(folder: Path) -> None:
    """Take the pictures."""
    from meadhall.server.hall import now

    with tempfile.TemporaryDirectory() as place, a_browser() as browser:
        db = str(Path(place) / "tables.db")
        token = furnish(db, now())
        house = House(db)

        def ana(**more: Any) -> people.Person:
            one = people.Person(browser, house, "", "en", {"confirm": "always", "motion": "none"}, **more)
            one.context.add_cookies([{"name": "meadhall", "value": token, "url": house.url}])
            return one

        def shoot(one: people.Person, name: str) -> None:
            one.page.evaluate("document.fonts.ready")
            one.page.screenshot(path=folder / f"{name}.png")
            one.context.close()

        home = ana()
        home.go()
        home.page.locator(f"a[href='/t/{TRICK}']").wait_for()
        home.page.wait_for_load_state("networkidle")
        shoot(home, "home")

        table = ana()
        table.sits_at(TRICK)
        table.awaits_his_turn()
        table.board.locator(people.LIVE).first.click()
        table.confirm.wait_for()
        shoot(table, "table")

        phone = ana(color_scheme="dark", device_scale_factor=2, **people.PHONE)
        phone.sits_at(CARD)
        phone.awaits_his_turn()
        phone.dock.locator(people.LIVE).nth(1).tap()
        phone.confirm.wait_for()
        shoot(phone, "phone")

        end = ana()
        end.sits_at(END)
        end.page.get_by_role("table", name=end.ui("course")).wait_for(state="attached")
        shoot(end, "end")
        house.close()


if __name__ == "__main__":
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    take(folder)

"""Somebody with a browser, who finds things by what they are called and does with them what people do."""

import json
import random
import re
import time
from collections.abc import Callable
from itertools import cycle
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser, ConsoleMessage, Locator, Request, Response, Route, expect

from tests.e2e.browser import PATIENCE
from tests.e2e.house import House
from tests.e2e.words import Said
from tests.server.house import Line

DESK = {"width": 1366, "height": 768}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
COUNTRIES = {"en": "en-GB", "es": "es-ES", "pt-BR": "pt-BR"}
BOT = {"name": "", "bot": "random"}

LIVE = "[role=button]:not([aria-disabled], [aria-pressed=true])"
"""What can be pointed at, and has not been yet."""
MINE = "button:is([aria-keyshortcuts=Enter], [data-number]):not([disabled])"
"""Confirm, and moves that have buttons: only whoever has to decide has them. They rest while a move is on its way."""
ALL = "things => [...things.keys()]"
WITHIN_REACH = """things => [...things.keys()].filter((at) => {
  const { x, y, width, height } = things[at].getBoundingClientRect();
  return things[at].contains(document.elementFromPoint(x + width / 2, y + height / 2));
})"""
"""On a small screen the map shows only a part of itself, and a word of what has just happened may lie over it."""
BUSY = "button[aria-keyshortcuts=Enter][disabled]"
"""Confirm, while a move is on its way."""
READY = "button[aria-keyshortcuts=Enter]:not([aria-disabled], [disabled])"
"""Confirm, when a move is drawn that waits for it."""


def asked_of(position: Any, choice: str) -> bool:
    """Whether the seat that is looked through has to make this choice."""
    return any(one["seat"] == position["seat"] and one["choice"]["id"] == choice for one in position["asked"])


def who_decides(*people: "Person") -> "Person":
    """Whoever of them has to decide, as soon as one of them sees that he has to."""
    end = time.monotonic() + PATIENCE / 1000
    for one in cycle(people):
        if one.dock.locator(MINE).first.is_visible():
            return one
        assert time.monotonic() < end, "nobody has to decide"
    raise AssertionError


class Person:
    """A person, and the page that he looks at."""

    def __init__(self, browser: Browser, house: House, name: str, language: str, prefs: dict[str, Any], **more: Any):
        self.house = house
        self.name = name
        self.language = language
        self.words = Said(language)
        kept = [{"name": "meadhall-prefs", "value": json.dumps(prefs)}]
        self.context = browser.new_context(
            locale=COUNTRIES[language],
            base_url=house.url,
            storage_state={"cookies": [], "origins": [{"origin": house.url, "localStorage": kept}]},
            **{"viewport": DESK, **more},
        )
        self.touches = more.get("has_touch", False)
        self.context.set_default_timeout(PATIENCE)
        self.page = self.context.new_page()
        self.troubles: list[str] = []
        """What should never happen: errors in the console, requests that fail or that go to somebody else."""
        self._expected: list[str] = []
        self._watch()
        if name:
            self.post("/api/me", {"name": name})

    def _watch(self) -> None:
        page = self.page
        page.on("console", self._console)
        page.on("pageerror", lambda error: self.troubles.append(f"error: {error.message}"))
        page.on("requestfailed", self._failed)
        page.on("request", lambda request: self._asked(request.url))
        page.on("response", self._answered)
        page.on("websocket", lambda socket: self._asked(socket.url))

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.troubles.append(f"console: {message.text}")

    def _failed(self, request: Request) -> None:
        if request.failure != "net::ERR_ABORTED":  # the page was left before it was answered
            self.troubles.append(f"failed: {request.url}: {request.failure}")

    def _asked(self, url: str) -> None:
        if urlsplit(url).netloc != urlsplit(self.house.url).netloc:
            self.troubles.append(f"asked of somebody else: {url}")

    def _answered(self, response: Response) -> None:
        if response.status >= 400:
            self.troubles.append(f"status {response.status}: {response.url}")

    def expects(self, pattern: str) -> None:
        """Such trouble belongs to the test, which fails without it."""
        self._expected.append(pattern)

    @property
    def surprises(self) -> list[str]:
        """What went wrong and should not have, and what should have and did not."""
        missing = [one for one in self._expected if not any(re.search(one, trouble) for trouble in self.troubles)]
        return missing + [one for one in self.troubles if not any(re.search(known, one) for known in self._expected)]

    # ------------------------------------------------------------------ what he reads

    def say(self, id: str, **args: Any) -> str:
        """A sentence as it stands on his page."""
        return self.words(id, **args)

    def ui(self, id: str, **args: Any) -> str:
        """A sentence of the client."""
        return self.words(f"web-{id}", **args)

    def button(self, id: str, **args: Any) -> Locator:
        return self.page.get_by_role("button", name=self.ui(id, **args), exact=True)

    def region(self, id: str) -> Locator:
        return self.page.get_by_role("region", name=self.ui(id), exact=True)

    def reads(self, text: str) -> None:
        """Wait until this can be read somewhere on the page."""
        expect(self.page.get_by_text(text).first).to_be_visible()

    @property
    def dock(self) -> Locator:
        """What is asked of him, his hand and his buttons."""
        return self.region("your-place")

    @property
    def asked(self) -> Locator:
        return self.dock.get_by_role("status").first

    @property
    def hand(self) -> Locator:
        """The cards that only he sees."""
        return self.dock.locator("[data-ref^='card:']")

    @property
    def board(self) -> Locator:
        return self.region("board")

    @property
    def log(self) -> Locator:
        return self.page.get_by_role("complementary", name=self.ui("log"), exact=True)

    @property
    def ledger(self) -> Locator:
        """Where the points come from, on the last page."""
        return self.region("ledger")

    @property
    def confirm(self) -> Locator:
        return self.dock.locator(READY)

    def seat(self, name: str) -> Locator:
        """What lies before a player."""
        return self.page.get_by_role("region", name=name, exact=True)

    # ------------------------------------------------------------------ where he goes

    def go(self, path: str = "/") -> None:
        self.page.goto(path)

    def post(self, path: str, body: Any) -> Any:
        """What his browser could ask of the server behind the page."""
        answer = self.context.request.post(path, data=body)
        assert answer.ok, answer.text()
        return answer.json()

    def opens(self, *chairs: dict[str, str] | None, start: bool = True, **settings: Any) -> str:
        """Open a table at which nobody waits for anybody: for himself and two bots, if nothing else is wanted."""
        wanted = chairs or ({"name": self.name, "bot": ""}, BOT, BOT)
        game = {"game": "brian-boru", "seats": len(wanted), "order": "chosen", "pace": 0, **settings}
        return str(self.post("/api/tables", {"settings": game, "chairs": wanted, "start": start})["id"])

    def sits_at(self, table: str) -> None:
        """Look at a table, and know who sits there."""
        card = self.context.request.get(f"/api/tables/{table}").json()["card"]
        self.words = Said(self.language, tuple(chair["name"] for chair in card["chairs"]))
        self.go(f"/t/{table}")

    def plays_at(
        self, *chairs: dict[str, str] | None, until: Callable[[Any], bool] | None = None, **settings: Any
    ) -> str:
        """Sit at a new table, at which the game has perhaps come to a certain position."""
        table = self.opens(*chairs, **settings)
        if until:
            self.forward(table, until)
        self.sits_at(table)
        return table

    def forward(self, table: str, until: Callable[[Any], bool], seed: int = 0) -> Any:
        """Make random moves without looking until the position is as wanted; that position."""
        line = self.line(table)
        line.play(random.Random(seed), until=until)
        assert until(line.position), "the game never came to this"
        line.close()
        return line.position

    def line(self, table: str) -> Line:
        """A second line of his to a table, without a page."""
        cookie = next(one["value"] for one in self.context.cookies() if one["name"] == "meadhall")
        line = Line(self.house.port, table, cookie)
        line.hear(lambda message: message["tell"] == "position")
        return line

    def hurries(self) -> None:
        """Tables that he opens on the page have bots that don't think, and don't wait for him to follow."""

        def hurry(route: Route) -> None:
            wanted = route.request.post_data_json
            if not wanted:
                return route.continue_()
            wanted["settings"]["pace"] = 0
            wanted["chairs"] = [BOT if chair and chair["bot"] else chair for chair in wanted["chairs"]]
            return route.continue_(post_data=json.dumps(wanted))

        self.page.route("**/api/tables", hurry)

    # ------------------------------------------------------------------ what he does at the table

    def presses(self, thing: Locator) -> None:
        """With the mouse, or a finger if that is what he has."""
        if self.touches:
            thing.tap()
        else:
            thing.click()

    def awaits_his_turn(self) -> bool:
        """Wait until he has to decide; false if the game is over before."""
        expect(self.dock.locator(MINE).or_(self.ledger).first).to_be_visible()
        return not self.ledger.is_visible()

    def decides(self, chance: random.Random) -> None:
        """Make one decision: point at things until a move is drawn, then confirm it."""
        while not self.confirm.is_visible():
            self.points(chance)
        self.presses(self.confirm)
        expect(self.dock.locator(BUSY)).to_have_count(0)

    def points(self, chance: random.Random) -> None:
        """Point at one of the things that can be chosen; what goes with a chosen card lies on the board."""
        buttons = self.dock.locator("button[data-number]")
        if count := buttons.count():
            self.presses(buttons.nth(chance.randrange(count)))
            return
        picked = self.dock.locator("[role=button][aria-pressed=true]").count() > 0
        for where in (self.board, self.dock) if picked else (self.dock, self.board):
            live = where.locator(LIVE)
            if self.touches and live.count() and not live.evaluate_all(WITHIN_REACH):
                self.board.get_by_role("button", name=self.say("bb-zoom-fit")).tap()
            if reach := live.evaluate_all(WITHIN_REACH if self.touches else ALL):
                self.presses(live.nth(chance.choice(reach)))
                return
        raise AssertionError("there is nothing to choose")

    def plays(self, chance: random.Random, decisions: int = 1_000) -> int:
        """Decide as often as wanted, or until the game is over; how often that was."""
        made = 0
        while made < decisions and self.awaits_his_turn():
            self.decides(chance)
            made += 1
        return made

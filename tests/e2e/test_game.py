"""Whole games of Brian Boru, from the front page to the last one."""

import random

from playwright.sync_api import expect

from tests.e2e.person import LIVE

ASKED = ("choice-PlaceFirstTown", "choice-PickTwo", "choice-Lead", "choice-Follow", "choice-ChooseSecondary")
"""What everybody is asked in every game."""
MOST_KEYS = 80
"""Nothing on a page is further away than so many presses of the Tab key."""


def fits_on_the_screen(person):
    """Nothing of the table has to be scrolled for."""
    size = person.page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]")
    assert size == [person.page.viewport_size["width"], person.page.viewport_size["height"]]


def asks(person, id):
    """How a question begins, whatever it is about."""
    return person.say(id, card=person.say("card-1")).partition(person.say("card-1"))[0]


def the_last_page_tells_all(person):
    """The points of each player add up, and the graph ends where they do."""
    rows = {
        row.get_by_role("rowheader").inner_text(): row.get_by_role("cell").all_inner_texts()
        for row in person.ledger.get_by_role("row").filter(has=person.page.get_by_role("cell")).all()
    }
    totals = [int(total) for total in rows.pop(person.ui("total"))]
    tie_break = person.ui("tie-break", by="").strip()
    points = [[int(cell.replace("·", "0")) for cell in row] for name, row in rows.items() if tie_break not in name]
    assert [sum(column) for column in zip(*points, strict=True)] == totals
    assert max(totals) == totals[0]

    course = person.page.get_by_role("table", name=person.ui("course"))
    last = course.get_by_role("row", name=person.ui("after-round", round=3)).get_by_role("cell")
    expect(last).to_have_count(len(totals))
    assert sorted(map(int, last.all_inner_texts())) == sorted(totals)


def test_a_newcomer_plays_a_whole_game_with_the_mouse_and_never_scrolls(person):
    ana = person(name="")
    ana.hurries()
    ana.go()
    ana.page.get_by_role("radio", name=ana.ui("seats-count", count=3)).check()
    ana.button("play-now").click()

    asked, chance = set(), random.Random(1)
    while ana.awaits_his_turn():
        fits_on_the_screen(ana)
        asked.add(ana.asked.inner_text())
        ana.decides(chance)
    assert [id for id in ASKED if not any(asks(ana, id) in one for one in asked)] == []
    the_last_page_tells_all(ana)


class Keys:
    """A person who has put the mouse away."""

    def __init__(self, person):
        self.person = person
        self.chance = random.Random(2)

    def press(self, *keys):
        for key in keys:
            self.person.page.keyboard.press(key)

    def tab_to(self, thing):
        """Walk through the page until something has the focus."""
        for _ in range(MOST_KEYS):
            if thing.evaluate("one => one === document.activeElement"):
                return
            self.press("Tab")
        raise AssertionError(f"the Tab key does not lead to {thing}")

    def decides(self):
        """One decision: by the numbers of the buttons, in the hand and on the board, or from the list of all moves."""
        if count := self.person.dock.locator("button[data-number]").count():
            self.press(str(self.chance.randint(1, min(9, count))))
        elif self.chance.random() < 0.5 and self.person.hand.count():
            self.from_the_hand()
        else:
            self.from_the_list()
        expect(self.person.confirm).to_be_visible()
        self.press("Enter")

    def from_the_hand(self):
        """A card; the one beside it, where two are wanted, or the first town that goes with it."""
        self.press("h", "n", "Enter")
        if not self.person.confirm.is_visible():
            self.press(*("b" if self.person.board.locator(LIVE).count() else ""), "n", "Enter")

    def from_the_list(self):
        self.press("a")
        moves = self.person.page.get_by_role("dialog", name=self.person.ui("all-moves")).get_by_role("listitem")
        expect(moves.first).to_be_visible()
        self.press(*["ArrowDown"] * self.chance.randint(1, min(5, moves.count())), "Enter")


def test_a_whole_game_is_played_with_the_keyboard_alone(person):
    ana = person(name="")
    keys = Keys(ana)
    ana.hurries()
    ana.go()
    keys.tab_to(ana.page.get_by_role("radio", name=ana.ui("seats-count", count=4)))
    keys.press("ArrowLeft")
    keys.tab_to(ana.page.get_by_role("textbox", name=ana.ui("your-name")))
    ana.page.keyboard.type("Ana")
    keys.tab_to(ana.button("play-now"))
    keys.press("Enter")
    while ana.awaits_his_turn():
        keys.decides()
    expect(ana.ledger.get_by_role("columnheader", name="Ana")).to_be_visible()

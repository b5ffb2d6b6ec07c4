"""A newcomer learns a game by playing it: lessons beside a real table."""

import random

import pytest
from playwright.sync_api import expect

from tests.e2e.person import LIVE, PHONE, WITHIN_REACH
from tests.e2e.test_access import axe_finds_nothing
from tests.e2e.test_game import fits_on_the_screen
from tests.e2e.words import Said


class Pupil:
    """Somebody with a lesson before his eyes."""

    def __init__(self, person):
        self.person = person
        self.chance = random.Random(5)

    @property
    def lesson(self):
        return self.person.region("learn")

    @property
    def next(self):
        return self.lesson.get_by_role("button", name=self.person.ui("lesson-next"), exact=True)

    def begins(self):
        """From the front page, at a table with two bots that don't think."""
        self.person.hurries()
        self.person.go()
        self.person.presses(self.person.button("learn"))
        self.person.page.wait_for_url("**/t/*")

    def is_at(self, chapter, step):
        """The step is told, under the title of its chapter."""
        title = f"lesson-{chapter}"
        expect(self.lesson.get_by_role("heading", name=self.person.say(title))).to_be_visible()
        opening = self.person.say(f"{title}-{step}").split(".")[0]
        expect(self.lesson.get_by_text(opening)).to_be_visible()

    def reads_on(self, times=1):
        for _ in range(times):
            expect(self.next).not_to_have_attribute("aria-disabled", "true")
            self.person.presses(self.next)

    def does(self):
        """What is asked at the table, and so by the lesson."""
        expect(self.lesson.get_by_text(self.person.ui("lesson-do"))).to_be_visible()
        assert self.person.awaits_his_turn()
        self.person.decides(self.chance)

    def chooses(self, chapter):
        """From the list of chapters."""
        self.lesson.get_by_role("button", name=self.person.ui("lesson-chapters")).click()
        self.person.page.get_by_role("menuitemradio", name=self.person.say(f"lesson-{chapter}")).click()


@pytest.fixture
def pupil(person):
    return Pupil(person(name=""))


def lies_over_nothing(pupil):
    """Everything that can be chosen on the board can be reached."""
    live = pupil.person.board.locator(LIVE)
    expect(live.first).to_be_visible()
    assert len(live.evaluate_all(WITHIN_REACH)) == live.count()


def test_a_newcomer_learns_by_doing_what_the_lessons_ask(pupil):
    ana = pupil.person
    pupil.begins()
    expect(pupil.lesson.get_by_text(ana.ui("lesson-chapter", at=1, of=8, step=1, steps=3))).to_be_visible()
    assert ana.awaits_his_turn()
    fits_on_the_screen(ana)
    lies_over_nothing(pupil)
    axe_finds_nothing(ana)

    pupil.reads_on()
    pupil.is_at("goal", "map")
    expect(ana.board).to_have_class("mapbox lit")
    pupil.reads_on(2)
    pupil.is_at("disc", "place")
    expect(pupil.next).to_have_attribute("aria-disabled", "true")
    pupil.does()
    pupil.is_at("disc", "start")
    pupil.reads_on()
    pupil.is_at("draft", "news")
    expect(pupil.lesson.get_by_text(ana.ui("lesson-so-it-was"))).to_be_visible()

    pupil.reads_on()
    pupil.is_at("draft", "cards")
    ana.page.reload()
    pupil.is_at("draft", "cards")
    ana.button("language").click()
    ana.page.get_by_role("menuitemradio", name=ana.ui("language-es")).click()
    ana.words = Said("es")
    pupil.is_at("draft", "cards")

    pupil.reads_on()
    pupil.does()
    pupil.is_at("draft", "pass")
    ana.button("lesson-skip").click()
    expect(pupil.lesson.get_by_text(ana.ui("lesson-later"))).to_be_visible()
    fits_on_the_screen(ana)
    ana.button("lesson-end").click()
    expect(pupil.lesson).to_have_count(0)
    ana.page.reload()
    assert ana.awaits_his_turn()
    expect(pupil.lesson).to_have_count(0)


def test_lessons_are_begun_again_from_the_help_and_led_through_by_the_list_of_chapters(person):
    pupil = Pupil(person())
    ana = pupil.person
    asked = []
    ana.page.on("request", lambda request: asked.append(request.url))
    ana.plays_at()
    assert ana.awaits_his_turn()
    assert asked
    assert [url for url in asked if "esson" in url] == [], "only learners load lessons"
    ana.page.keyboard.press("?")
    ana.page.get_by_role("dialog").get_by_role("button", name=ana.ui("learn")).click()
    expect(pupil.lesson).to_be_visible()
    pupil.chooses("disc")
    pupil.is_at("disc", "place")
    pupil.lesson.get_by_role("button", name=ana.ui("lesson-back")).press("Enter")
    pupil.is_at("goal", "regions")
    expect(ana.board.locator("[data-ref^='region:'].lit")).to_have_count(8)


def test_the_lessons_fit_on_a_phone(person):
    pupil = Pupil(person(name="", language="pt-BR", **PHONE))
    ana = pupil.person
    pupil.begins()
    pupil.reads_on(3)
    pupil.is_at("disc", "place")
    expect(pupil.lesson).to_be_in_viewport(ratio=1)
    fits_on_the_screen(ana)
    axe_finds_nothing(ana)
    pupil.does()
    pupil.is_at("disc", "start")
    pupil.reads_on()
    expect(pupil.lesson).to_be_in_viewport(ratio=1)
    pupil.reads_on(2)
    pupil.is_at("draft", "pick")
    ana.presses(ana.button("lesson-fold"))
    expect(pupil.next).to_be_hidden()
    assert ana.awaits_his_turn()
    ana.decides(pupil.chance)
    pupil.is_at("draft", "pass")

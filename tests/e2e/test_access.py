"""For everybody: what axe finds, and whether anything moves for those who want stillness."""

import random

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from tests.e2e.person import PHONE, asked_of

WATCH = """
window.movements = [];
const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, options) {
  window.movements.push(`animate ${this.tagName} ${this.className.baseVal ?? this.className}`);
  return animate.call(this, frames, options);
};
for (const kind of ["animationstart", "transitionrun"]) {
  const seen = (event) => window.movements.push(`${kind} ${event.propertyName ?? event.animationName}`);
  addEventListener(kind, seen, true);
}
"""


def axe_finds_nothing(person):
    """Neither in the light nor in the dark."""
    found = []
    for scheme in ("light", "dark"):
        person.page.emulate_media(color_scheme=scheme)
        expect(person.page.locator("html")).to_have_attribute("data-theme", scheme)
        for one in Axe().run(person.page).response["violations"]:
            found += [f"{scheme}: {one['id']}: {node['html'][:200]}: {node['failureSummary']}" for node in one["nodes"]]
    assert found == []


@pytest.fixture
def ana(person):
    return person()


def test_axe_finds_nothing_on_the_front_page(ana):
    ana.opens()
    ana.go()
    expect(ana.page.get_by_role("complementary").get_by_role("link").first).to_be_visible()
    axe_finds_nothing(ana)


@pytest.mark.parametrize("panel", ["preferences", "rules", "help"])
def test_axe_finds_nothing_in_the_dialogs(ana, panel):
    ana.go()
    ana.button(panel).click()
    expect(ana.page.get_by_role("dialog").get_by_role("heading").first).to_be_visible()
    axe_finds_nothing(ana)


def test_axe_finds_nothing_while_people_gather(ana):
    ana.sits_at(ana.opens({"name": "Ana", "bot": ""}, None, None, start=False))
    expect(ana.button("fill-and-begin")).to_be_visible()
    axe_finds_nothing(ana)


def test_axe_finds_nothing_at_the_table(ana):
    ana.plays_at(until=lambda position: asked_of(position, "choice-ChooseSecondary") and position["view"]["round"] > 1)
    assert ana.awaits_his_turn()
    axe_finds_nothing(ana)


def test_axe_finds_nothing_on_a_phone(person):
    ana = person(**PHONE)
    ana.plays_at(until=lambda position: asked_of(position, "choice-Follow"))
    assert ana.awaits_his_turn()
    axe_finds_nothing(ana)


def test_axe_finds_nothing_on_the_last_page(ana):
    ana.plays_at(until=lambda position: position["phase"] == "over")
    expect(ana.ledger).to_be_visible()
    axe_finds_nothing(ana)


@pytest.mark.parametrize("wanted", ["reduce", "no-preference"])
def test_nothing_moves_for_those_whose_system_wants_stillness(person, wanted):
    ana = person(prefs={"motion": "auto"}, reduced_motion=wanted)
    ana.page.add_init_script(WATCH)
    ana.plays_at()
    ana.plays(random.Random(10), decisions=4)
    assert ana.awaits_his_turn()
    movements = ana.page.evaluate("movements")
    assert (movements == []) == (wanted == "reduce"), movements

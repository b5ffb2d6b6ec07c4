"""Everything is told in the reader's language, the past of a game too."""

import re

import pytest
from playwright.sync_api import expect

from meadhall.words import LANGUAGES
from tests.e2e.person import asked_of
from tests.e2e.words import Said

TEXTS = """() => {
  const texts = [document.title];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) texts.push(walker.currentNode.data);
  for (const name of ["aria-label", "aria-valuetext", "title", "placeholder", "alt"])
    for (const one of document.querySelectorAll(`[${name}]`)) texts.push(one.getAttribute(name));
  return texts;
}"""
"""All that a page says, aloud or not."""
RAW = re.compile(
    r"\b(?:web|bb|choice|colour|counted|event|hint|kind|ledger|list|marriage|move|note|option|reason|region|score|sign"
    r"|symbol|table|tie(?!-break)|town)-[a-z0-9A-Z]|\{|\$|\bundefined\b|\bNaN\b|\[object"
)
"""An id that stands where its sentence should, or a gap that nothing has filled."""


def all_is_said(person):
    assert [text for text in person.page.evaluate(TEXTS) if RAW.search(text)] == []


def opens(person, button):
    """A dialog of the house, looked at and closed."""
    button.click()
    dialog = person.page.get_by_role("dialog")
    expect(dialog.get_by_role("heading").first).to_be_visible()
    all_is_said(person)
    dialog.get_by_role("button", name=person.ui("close"), exact=True).click()
    expect(dialog).to_have_count(0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_on_any_page_is_left_without_its_words(person, language):
    ana = person(language=language)
    ana.go()
    expect(ana.button("play-now")).to_be_visible()
    assert ana.page.locator("html").get_attribute("lang") == language
    all_is_said(ana)
    for panel in ("rules", "preferences", "help"):
        opens(ana, ana.button(panel))
    opens(ana, ana.page.get_by_role("button", name="Ana", exact=True))

    ana.sits_at(
        ana.opens(
            {"name": "Ana", "bot": ""}, None, None, start=False, clock={"type": "bank", "minutes": 15, "increment": 20}
        )
    )
    expect(ana.button("fill-and-begin")).to_be_visible()
    all_is_said(ana)

    ana.plays_at(until=lambda position: asked_of(position, "choice-ChooseSecondary") and position["view"]["round"] > 1)
    assert ana.awaits_his_turn()
    expect(ana.log).to_contain_text(ana.say("event-RoundBegan", round=1, rounds=3))
    all_is_said(ana)
    opens(ana, ana.button("all-moves"))
    ana.board.locator("[role=button][aria-disabled]").first.click(force=True)  # which is no reason not to try
    expect(ana.page.get_by_role("alert")).to_be_visible()
    all_is_said(ana)
    ana.button("more").click()
    all_is_said(ana)
    ana.page.get_by_role("menuitem", name=ana.ui("propose-end")).click()
    ana.page.get_by_role("dialog").get_by_role("button", name=ana.ui("propose-end"), exact=True).click()
    expect(ana.ledger).to_be_visible()
    all_is_said(ana)


def test_the_language_is_changed_in_the_middle_of_a_game_and_the_past_is_told_in_the_new_one(person):
    ana = person()
    ana.plays_at(until=lambda position: asked_of(position, "choice-Follow"))
    assert ana.awaits_his_turn()
    english = ana.log.get_by_role("listitem").all_inner_texts()
    before = ana.say("event-RoundBegan", round=1, rounds=3)
    expect(ana.log).to_contain_text(before)
    ana.button("language").click()
    ana.page.get_by_role("menuitemradio", name=ana.ui("language-es")).click()

    ana.words = Said("es", ana.words.names)
    expect(ana.log).to_contain_text(ana.say("event-RoundBegan", round=1, rounds=3))
    expect(ana.asked).to_contain_text(ana.say("choice-Follow"))
    spanish = ana.log.get_by_role("listitem").all_inner_texts()
    assert len(spanish) == len(english)
    assert set(spanish) & set(english) == set()

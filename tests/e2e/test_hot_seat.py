"""Several people at one screen, with a curtain between them."""

import random

from playwright.sync_api import expect

from tests.e2e.person import MINE

NAMES = ("Ana", "Bruno", "Carla")
CURTAINS = 9
"""From the first disc until the draft is over: after that, cards are played openly."""


def test_the_curtain_hides_every_hand_until_its_player_opens_it(person):
    ana = person(name="")
    ana.hurries()
    ana.go()
    ana.page.get_by_text(ana.ui("mode-screen"), exact=True).click()
    ana.page.get_by_role("radio", name=ana.ui("seats-count", count=3)).check()
    ana.page.get_by_role("textbox", name=ana.ui("your-name")).fill("Ana")
    for seat in (1, 2):
        ana.page.get_by_role("textbox", name=ana.say("seat-name", number=seat + 1)).fill(NAMES[seat])
    ana.button("begin").click()

    chance, cards = random.Random(4), set()
    nothing = ana.say("list-nothing")
    picks = {ana.say("event-CardsPicked", seat=name, cards=[]).partition(nothing)[0] for name in NAMES}
    curtain = ana.page.get_by_role("dialog")
    for _ in range(CURTAINS):
        expect(curtain).to_be_visible()
        behind = ana.page.content()
        assert [secret for secret in cards | picks if secret in behind] == []
        curtain.get_by_role("button").click()
        expect(curtain).to_have_count(0)
        while not curtain.is_visible():
            cards |= {card.get_attribute("aria-label") for card in ana.hand.all()}
            ana.decides(chance)
            expect(ana.dock.locator(MINE).or_(curtain).first).to_be_visible()
    assert len(cards) > 15

"""The table in the hand: 390 points wide, with a finger."""

import random

from playwright.sync_api import expect

from tests.e2e.person import PHONE

TABS = ("me", "rivals", "log", "board")


def test_a_whole_round_is_played_with_a_finger(person):
    ana = person(**PHONE)
    ana.plays_at()
    chance = random.Random(9)
    second = ana.page.get_by_text(ana.ui("round-of", round=2, rounds=3)).first
    while ana.awaits_his_turn() and not second.is_visible():
        assert ana.page.evaluate("document.documentElement.scrollWidth") == PHONE["viewport"]["width"]
        ana.decides(chance)

    views = ana.page.get_by_role("navigation", name=ana.ui("views"))
    for tab in TABS:
        views.get_by_role("button", name=ana.ui(f"tab-{tab}")).tap()
        expect(views.locator("[aria-current=page]")).to_contain_text(ana.ui(f"tab-{tab}"))
        assert ana.page.evaluate("document.documentElement.scrollWidth") == PHONE["viewport"]["width"]
    expect(ana.board).to_be_visible()

"""Several people at one table, each with a browser of his own."""

import random
from urllib.parse import urlsplit

from playwright.sync_api import expect

from tests.e2e.person import MINE, asked_of, who_decides


def seen_by_all(person):
    """What lies open on the board and before the players, as it is told to somebody who can't see it."""
    labels = "all => all.map((one) => one.getAttribute('aria-label'))"
    before = [person.seat(name).locator("[aria-label]").evaluate_all(labels) for name in ("Ana", "Bruno", "Ailbe")]
    return [person.board.locator("[aria-label]").evaluate_all(labels), *before]


def last_line(person):
    """What has happened last."""
    lines = person.log.get_by_role("listitem").all_inner_texts()
    return [line.strip() for line in lines if person.ui("since-your-move") not in line][-1]


def test_two_people_play_on_the_same_table_and_a_reload_in_the_middle_loses_nothing(two):
    ana, bruno = two
    chance = random.Random(3)
    for turn in range(24):
        one = who_decides(ana, bruno)
        one.decides(chance)
        if turn in (6, 13):
            one.page.reload()
    one = who_decides(ana, bruno)
    other = bruno if one is ana else ana
    expect(other.log.get_by_role("listitem").last).to_have_text(last_line(one))
    assert seen_by_all(ana) == seen_by_all(bruno)


def test_a_friend_comes_by_the_link_with_nothing_but_a_name(person):
    ana, bruno = person(name=""), person(name="")
    ana.hurries()
    ana.context.grant_permissions(["clipboard-read", "clipboard-write"])
    ana.go()
    ana.page.get_by_role("radio", name=ana.ui("seats-count", count=3)).check()
    ana.page.get_by_role("textbox", name=ana.ui("your-name")).fill("Ana")
    ana.button("open-and-copy").click()
    link = ana.page.get_by_role("textbox", name=ana.ui("link")).input_value()
    assert ana.page.evaluate("navigator.clipboard.readText()") == link

    others = urlsplit(ana.context.request.get("/api/house").json()["near"] or ana.house.url)
    assert (urlsplit(link).netloc, link.count("/join/")) == (others.netloc, 1)
    bruno.go(urlsplit(link).path)  # to the same house, by the way that is there in any case
    bruno.reads(bruno.ui("invited-title"))
    bruno.page.get_by_role("textbox", name=bruno.ui("your-name")).fill("Bruno")
    bruno.button("sit-down").click()
    bruno.reads(bruno.ui("host-begins"))
    ana.reads("Bruno")
    ana.button("fill-and-begin").click()
    for one in (ana, bruno):
        expect(one.seat("Ana")).to_be_visible()
        expect(one.seat("Bruno")).to_be_visible()


def test_who_looks_on_sees_the_table_but_no_secret_and_can_do_nothing(person):
    ana, eve = person("Ana"), person(name="")
    table = ana.plays_at(until=lambda position: position["seat"] == 0 and asked_of(position, "choice-Follow"))
    assert ana.awaits_his_turn()
    hand = [card.get_attribute("data-ref") for card in ana.hand.all()]
    eve.sits_at(table)
    eve.reads(eve.say("bb-hand-none"))

    assert hand
    assert eve.dock.locator(MINE).count() == 0
    assert eve.page.locator("[role=button]:not([aria-disabled])").count() == 0
    shown = {one.get_attribute("data-ref") for one in eve.page.locator("[data-ref^='card:']").all()}
    assert shown.isdisjoint(hand)
    picked = ana.say("event-CardsPicked", seat=0, cards=[]).partition(ana.say("list-nothing"))[0]
    assert picked in ana.log.inner_text()
    assert picked not in eve.log.inner_text()
    expect(ana.page.get_by_role("button", name=ana.ui("watching", count=1))).to_be_visible()

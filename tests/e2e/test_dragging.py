"""Pulling a card with the mouse means what touching it means."""

import pytest
from playwright.sync_api import expect

from tests.e2e.person import LIVE, asked_of


def middle(thing):
    box = thing.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def take(person, card):
    """Take a card up with the mouse, and hold it over the edge of the hand."""
    mouse = person.page.mouse
    x, y = middle(card)
    mouse.move(x, y)
    mouse.down()
    mouse.move(x + 40, y - 30, steps=4)
    expect(person.page.locator(".dragged")).to_have_count(1)


def let_go(person, x, y):
    """Let go of it there."""
    person.page.mouse.move(x, y, steps=4)
    person.page.mouse.up()
    expect(person.page.locator(".dragged")).to_have_count(0)


@pytest.fixture
def ana(person):
    """Somebody who has to lead a trick."""
    ana = person()
    ana.plays_at(until=lambda position: asked_of(position, "choice-Lead"))
    assert ana.awaits_his_turn()
    return ana


def test_a_card_that_is_dragged_onto_a_town_is_led_for_it(ana):
    take(ana, ana.hand.and_(ana.page.locator(LIVE)).first)
    town = ana.board.locator(LIVE).first
    name = town.get_attribute("data-ref").partition(":")[2]
    let_go(ana, *middle(town))
    expect(ana.confirm).to_be_visible()
    ana.confirm.click()

    expect(ana.log).to_contain_text(ana.say(f"town-{name}"))


def test_a_card_that_is_dragged_and_put_back_is_not_chosen(ana):
    card = ana.hand.and_(ana.page.locator(LIVE)).first
    back = middle(card)
    take(ana, card)
    expect(ana.hand.and_(ana.page.locator("[aria-pressed=true]"))).to_have_count(1)
    let_go(ana, *back)

    expect(ana.hand.and_(ana.page.locator("[aria-pressed=true]"))).to_have_count(0)
    expect(ana.confirm).to_have_count(0)

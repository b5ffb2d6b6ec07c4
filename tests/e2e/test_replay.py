"""Through a game as through a book."""

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.person import asked_of


@pytest.fixture
def ana(person):
    """Ana, at a table where the second round has begun, looking back."""
    ana = person()
    ana.plays_at(until=lambda position: position["view"]["round"] == 2 and asked_of(position, "choice-Follow"))
    ana.log.get_by_role("button", name=ana.ui("replay"), exact=True).click()
    expect(bar(ana)).to_be_visible()
    return ana


def bar(person):
    return person.page.get_by_role("group", name=person.ui("replay"), exact=True)


def slider(person):
    return bar(person).get_by_role("slider", name=person.ui("replay-at"))


def at(person):
    return int(slider(person).input_value())


def press(person, id):
    bar(person).get_by_role("button", name=person.ui(id), exact=True).click()


def is_at(person, move):
    expect(slider(person)).to_have_value(str(move))
    most = int(slider(person).get_attribute("max"))
    expect(bar(person)).to_contain_text(person.ui("move-of", at=move, most=most))


def in_round(person, number):
    expect(
        person.page.get_by_role("img", name=person.ui("round-of", round=number, rounds=3), exact=True)
    ).to_be_visible()


def test_the_replay_goes_by_moves_turns_and_rounds_and_back_to_the_present(ana):
    last, dealt = at(ana), ana.say("event-CardsDealt", count=8)
    press(ana, "step-back")
    is_at(ana, last - 1)
    press(ana, "step-on")
    is_at(ana, last)
    in_round(ana, 2)

    press(ana, "round-back")
    in_round(ana, 2)
    expect(ana.log.get_by_role("listitem").last).to_have_text(dealt)
    second = at(ana)
    press(ana, "round-back")
    in_round(ana, 1)
    expect(ana.log.get_by_role("listitem").last).to_have_text(dealt)
    first = at(ana)
    assert 0 < first < second < last
    press(ana, "turn-on")
    expect(slider(ana)).not_to_have_value(str(first))
    expect(ana.log).to_contain_text(ana.say("bb-heading-trick", round=1, trick=1))
    press(ana, "turn-back")
    is_at(ana, first)
    press(ana, "round-on")
    is_at(ana, second)

    slider(ana).fill("0")
    is_at(ana, 0)
    ana.button("to-the-present").click()
    expect(bar(ana)).to_have_count(0)
    assert ana.awaits_his_turn()


def test_the_replay_plays_by_itself_until_it_is_paused(ana):
    slider(ana).fill("3")
    is_at(ana, 3)
    for times in (1, 2):
        bar(ana).get_by_role("button", name=ana.ui("speed", times=times)).click()
    press(ana, "play")
    expect(slider(ana)).to_have_value(re.compile("^([4-9]|[1-9][0-9])$"))
    press(ana, "pause")
    expect(bar(ana).get_by_role("button", name=ana.ui("play"), exact=True)).to_be_visible()


def test_one_looks_back_through_ones_own_eyes_or_from_outside(ana):
    cards = [card.get_attribute("aria-label") for card in ana.hand.all()]
    assert cards
    bar(ana).get_by_role("combobox", name=ana.ui("eyes")).select_option(label=ana.ui("from-outside"))
    expect(ana.hand).to_have_count(0)
    bar(ana).get_by_role("combobox", name=ana.ui("eyes")).select_option(label="Ana")
    expect(ana.hand).to_have_count(len(cards))

"""Undo, redo, the turn anew; and beyond the barrier only together."""

import random

from playwright.sync_api import expect

from tests.e2e.person import asked_of, who_decides


def a_half_with_a_purchase(person):
    """Come to a choice of which one half leads to a second decision in the same turn; what its button says."""
    while True:
        table = person.opens()
        line, chance = person.line(table), random.Random(5)
        while line.position["phase"] == "playing":
            line.play(chance, until=lambda position: asked_of(position, "choice-ChooseSecondary"))
            if line.position["phase"] == "playing":
                lower = line.position["offers"][-1]
                line.move(-1)
                if asked_of(line.position, "choice-BuyExtra"):
                    line.do(do="undo", seq=line.position["seq"], seat=line.seat)
                    line.close()
                    return table, person.say(lower["said"]["id"], **lower["said"]["args"])
        line.close()


def test_a_decision_within_ones_turn_is_undone_made_again_and_the_turn_begun_anew(person):
    ana = person(prefs={"confirm": "irreversible"})
    table, half = a_half_with_a_purchase(ana)
    ana.sits_at(table)
    assert ana.awaits_his_turn()
    before = ana.asked.inner_text()
    ana.dock.get_by_role("button", name=half).click()
    expect(ana.asked).not_to_have_text(before, use_inner_text=True)
    after = ana.asked.inner_text()

    ana.button("undo").click()
    expect(ana.asked).to_have_text(before, use_inner_text=True)
    ana.button("redo").click()
    expect(ana.asked).to_have_text(after, use_inner_text=True)
    ana.button("more").click()
    ana.page.get_by_role("menuitem", name=ana.ui("restart")).click()
    expect(ana.asked).not_to_have_text(after, use_inner_text=True)
    expect(ana.button("undo")).to_have_attribute("aria-disabled", "true")
    ana.button("redo").click()
    ana.awaits_his_turn()


def test_what_others_have_seen_is_gone_back_to_by_consent_only(two):
    ana, bruno = two
    chance = random.Random(6)
    barrier = {ana.say("reason-undo-others-acted"), ana.say("reason-undo-something-came-to-light")}
    who_decides(ana, bruno).decides(chance)
    while ana.button("undo").get_attribute("title") not in barrier:
        who_decides(ana, bruno).decides(chance)

    ana.log.get_by_role("button", name=ana.ui("replay"), exact=True).click()
    replay = ana.page.get_by_role("group", name=ana.ui("replay"), exact=True)
    to = replay.get_by_role("slider").input_value()
    ana.button("propose-rewind").click()
    proposal = bruno.page.get_by_role("alert")
    expect(proposal).to_contain_text(bruno.ui("proposal-rewind", seat=0, to=to))
    proposal.get_by_role("button", name=bruno.ui("agree"), exact=True).click()
    expect(proposal).to_have_count(0)
    ana.button("to-the-present").click()
    for one in (ana, bruno):
        expect(one.log).to_contain_text(one.say("note-rewound", to=to))
    who_decides(ana, bruno).decides(chance)

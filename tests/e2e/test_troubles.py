"""What goes wrong goes wrong gently."""

import json
import random
import re

import pytest
from playwright.sync_api import expect

from tests.e2e.house import House
from tests.e2e.person import asked_of


@pytest.fixture
def own_house(tmp_path):
    """A house for one test, which may be killed."""
    house = House(str(tmp_path / "tables.db"))
    yield house
    house.close()


def test_a_move_that_is_not_possible_is_refused_and_the_page_stays_right(person):
    ana = person()
    forged = {"type": "LeadCard", "town": "M4", "card": 1}
    forging = [True]

    def between(page_side):
        server_side = page_side.connect_to_server()

        def forge(text):
            message = json.loads(text)
            if forging and message.get("command", {}).get("do") == "play":
                message["command"]["move"] = forged
            server_side.send(json.dumps(message))

        page_side.on_message(forge)

    ana.page.route_web_socket("**/socket", between)
    ana.plays_at()
    assert ana.awaits_his_turn()
    asked, told = ana.asked.inner_text(), ana.log.inner_text()
    ana.decides(random.Random(7))
    refused = ana.say("reason-not-now", tried=ana.say("kind-LeadCard"), asked=ana.say("choice-PlaceFirstTown"))
    expect(ana.page.get_by_role("alert")).to_contain_text(refused)
    expect(ana.asked).to_have_text(asked, use_inner_text=True)
    assert ana.log.inner_text() == told

    forging.clear()
    ana.decides(random.Random(7))
    expect(ana.page.get_by_role("alert")).to_have_count(0)
    expect(ana.log).not_to_have_text(told, use_inner_text=True)


def test_what_cannot_be_done_says_why_and_leads_to_the_rule(person):
    ana = person()
    ana.plays_at(until=lambda position: asked_of(position, "choice-Lead"))
    assert ana.awaits_his_turn()
    taken = ana.board.locator(f"[aria-disabled][aria-label*='{ana.say('bb-town-disc', seat=1)}']").first
    taken.click(force=True)  # although nobody says that it could be touched
    rule = ana.page.get_by_role("alert").get_by_role("button", name=re.compile(r"^BB-[\d.]+$"))
    number = rule.inner_text()
    rule.click()
    expect(ana.page.get_by_role("dialog", name=ana.ui("rules"))).to_contain_text(number)


def test_when_the_server_is_killed_the_page_comes_back_by_itself_and_the_game_goes_on(person, own_house):
    ana = person(place=own_house)
    ana.plays_at()
    ana.plays(random.Random(8), decisions=3)
    assert ana.awaits_his_turn()
    told = ana.log.get_by_role("listitem").all_inner_texts()
    ana.expects("WebSocket")
    ana.expects("ERR_CONNECTION")
    own_house.kill()
    lost = ana.page.get_by_text(ana.ui("connection-lost"))
    expect(lost).to_be_visible()

    own_house.open_again()
    expect(lost).to_have_count(0)
    assert ana.log.get_by_role("listitem").all_inner_texts() == told
    assert ana.plays(random.Random(8), decisions=3) == 3


def test_a_link_to_no_table_says_so(person):
    ana = person()
    ana.go("/t/nowhere")
    expect(ana.page.get_by_role("heading", level=1)).to_have_text(ana.say("reason-table-unknown", table="nowhere"))
    ana.expects("404|4404")


def test_a_page_can_ask_nobody_else_for_anything_nor_run_what_is_written_into_it(person):
    ana = person()
    ana.go()
    ana.page.evaluate("fetch('http://127.0.0.2:9/').catch(() => undefined)")
    ana.page.evaluate(
        "document.body.append(document.createRange().createContextualFragment('<script>ran = 1</script>'))"
    )
    assert ana.page.evaluate("typeof ran") == "undefined"
    ana.expects("script-src 'self'")
    ana.expects("127.0.0.2")

"""Guests and accounts: who somebody is, what becomes his, and how he goes."""

import itertools
import re
import threading
from pathlib import Path

import argon2
import pytest

from meadhall.server.people import COOKIE_AGE, HASHER, LONGEST_PASSWORD, MOST_PREFS, SHORTEST_PASSWORD
from tests.server.house import refusal

PASSWORD = "correct horse"
BRUNO = {"login": "bruno", "password": "battery staple"}
SIGNED_OUT = 4401

numbers = itertools.count()


@pytest.fixture
def own():
    """A login that nobody else in the house has, and its password."""
    return {"login": f"Ana{next(numbers)}@example", "password": PASSWORD}


@pytest.fixture
def account(ana, own):
    """Ana with an account."""
    ana.post("/api/account", own)
    return ana


def cards(visitor):
    return {card["id"] for card in visitor.get("/api/tables")}


# ---------------------------------------------------------------------- guests


def test_who_only_looks_gets_no_cookie(house, visit):
    visitor = visit(house)
    for path in ("/", "/api/me", "/api/games", "/api/tables"):
        visitor.http.get(path)

    assert visitor.cookie == ""
    assert visitor.get("/api/me") == {"id": "", "name": "", "login": "", "prefs": {}}


def test_a_guest_is_known_by_a_cookie_that_no_script_and_no_other_site_gets(house, visit):
    answer = visit(house).http.post("/api/me", json={"name": "Ana"})
    set_cookie = answer.headers["set-cookie"].lower()

    assert "httponly" in set_cookie
    assert "samesite=lax" in set_cookie
    assert f"max-age={COOKIE_AGE}" in set_cookie
    assert "secure" not in set_cookie
    assert re.match(r"meadhall=[\w-]{43};", answer.headers["set-cookie"])


def test_behind_a_proxy_that_encrypts_the_cookie_is_for_encrypted_lines_only(house, visit):
    answer = visit(house).http.post("/api/me", json={"name": "Ana"}, headers={"x-forwarded-proto": "https"})

    assert "secure" in answer.headers["set-cookie"].lower()


@pytest.mark.parametrize("cookie", ["forged", "A" * 43, "A" * 4000, "' OR 1=1 --", "%00"])
def test_a_forged_cookie_is_refused_and_taken_away(house, visit, ana, cookie):
    table = ana.open([{"name": "Ana"}])
    eve = visit(house)
    headers = {"cookie": f"meadhall={cookie}"}
    for method, path, body in (
        ("GET", "/api/me", None),
        ("GET", "/api/tables", None),
        ("POST", "/api/me", {"name": "Eve"}),
        ("POST", f"/api/tables/{table}/do", {"do": "start"}),
        ("DELETE", "/api/session", None),
    ):
        assert eve.refused(method, path, body, headers=headers) == (401, "http-unknown-cookie")
    assert 'meadhall="";' in eve.http.get("/api/me", headers=headers).headers["set-cookie"]


def test_what_is_stored_of_a_cookie_lets_nobody_in(ana, house):
    kept = b"".join(path.read_bytes() for path in Path(house.db).parent.iterdir())

    assert ana.id.encode() in kept
    assert ana.cookie.encode() not in kept


def test_preferences_are_kept_and_a_name_stays_when_only_they_change(ana):
    prefs = {"language": "es", "text": 1.25, "sound": False}

    assert ana.post("/api/me", {"prefs": prefs})["name"] == "Ana"
    assert ana.get("/api/me")["prefs"] == prefs
    assert ana.post("/api/me", {"name": "  Anna\u00a0 Lívia "})["name"] == "Anna Lívia"
    assert ana.get("/api/me")["prefs"] == prefs
    assert ana.refused("POST", "/api/me", {"prefs": {"a": "x" * MOST_PREFS}}) == (413, "http-too-large")


@pytest.mark.parametrize(
    "name",
    ["", "   ", "A" * 31, "A" * 10_000, "Ana\u202egnp.exe", "A\u0000", "A\u200bB", "\ue000"],
)
def test_a_name_that_can_not_be_shown_is_refused(ana, name):
    assert ana.refused("POST", "/api/me", {"name": name}) == (422, "table-bad-name")
    assert ana.get("/api/me")["name"] == "Ana"


def test_half_of_a_sign_is_no_name(ana):
    answer = ana.http.post("/api/me", content=b'{"name": "\\ud800"}', headers={"content-type": "application/json"})

    assert answer.status_code in (400, 422)
    answer = ana.http.post(
        "/api/me", content=b'{"prefs": {"a": "\\udfff"}}', headers={"content-type": "application/json"}
    )
    assert answer.status_code in (200, 400, 422)


# ---------------------------------------------------------------------- accounts


def test_an_account_takes_the_tables_of_its_guest_along(house, visit, ana, own):
    opened = ana.open([{"name": "Ana"}])
    before, old_cookie = ana.id, ana.cookie

    assert ana.post("/api/account", own) == {"id": before, "name": "Ana", "login": own["login"], "prefs": {}}
    assert ana.cookie != old_cookie
    elsewhere = visit(house)
    assert elsewhere.post("/api/session", own)["id"] == before
    assert cards(elsewhere) == {opened}
    stale = visit(house)
    assert stale.refused("GET", "/api/me", headers={"cookie": f"meadhall={old_cookie}"})[0] == 401


def test_who_signs_in_brings_what_he_has_done_as_a_guest(house, visit, account, own):
    old = account.open([{"name": "Ana"}])
    guest = visit(house, "Ana again")
    new = guest.open([{"name": "Ana again"}, {"bot": "random"}, {"bot": "random"}], start=True)
    line = guest.line(new)

    guest.post("/api/session", own)
    assert cards(guest) == {old, new}
    assert line.closed() == SIGNED_OUT
    line = guest.line(new)
    assert line.seat in range(3)
    line.until(lambda position: position["offers"])
    assert line.move()["tell"] == "done"
    assert guest.get("/api/me")["login"] == own["login"]


def test_who_signs_in_with_another_account_leaves_the_first_one_its_tables(house, visit, account, own):
    table = account.open([{"name": "Ana"}])
    other = visit(house, "Bruno")
    other.post("/api/account", BRUNO)

    account.post("/api/session", BRUNO)
    assert cards(account) == set()
    account.post("/api/session", own)
    assert cards(account) == {table}


def test_passwords_are_kept_as_argon2id_and_nowhere_else(house, account, own):
    person = house.house.store.person_of_login(own["login"].upper())

    assert HASHER.type is argon2.Type.ID
    assert HASHER.memory_cost >= 64 * 1024
    assert person.password_hash.startswith("$argon2id$")
    assert "correct horse" not in str(account.get("/api/me/export"))
    assert person.password_hash not in str(account.get("/api/me/export"))


@pytest.mark.parametrize(
    "credentials",
    [
        {"password": "wrong password"},
        {"login": "nobody@example"},
        {"login": "' OR ''='", "password": "x" * 20},
        {"login": "", "password": ""},
        {"login": "a" * 10_000, "password": "x" * 10_000},
    ],
)
def test_a_wrong_login_and_a_wrong_password_are_told_the_same(house, visit, account, own, credentials):
    wrong = {**own, **credentials}
    guest = visit(house, "Eve")
    before = guest.cookie

    assert guest.refused("POST", "/api/session", wrong) == (401, "people-wrong-login")
    assert guest.cookie == before


@pytest.mark.parametrize(
    ("credentials", "why"),
    [
        ({"login": "ab", "password": "x" * 20}, "people-bad-login"),
        ({"login": "with blank", "password": "x" * 20}, "people-bad-login"),
        ({"login": "<b>ana</b>", "password": "x" * 20}, "people-bad-login"),
        ({"login": "a" * 61, "password": "x" * 20}, "people-bad-login"),
        ({"login": "anna", "password": "x" * (SHORTEST_PASSWORD - 1)}, "people-bad-password"),
        ({"login": "anna", "password": "x" * (LONGEST_PASSWORD + 1)}, "people-bad-password"),
    ],
)
def test_an_account_needs_a_login_and_a_password_that_are_worth_it(ana, credentials, why):
    assert ana.refused("POST", "/api/account", credentials) == (422, why)
    assert ana.get("/api/me")["login"] == ""


def test_a_login_is_given_to_one_person_only(house, visit, account, own):
    bruno = visit(house, "Bruno")

    taken = {"login": own["login"].upper(), "password": "battery staple"}
    assert bruno.refused("POST", "/api/account", taken) == (409, "store-login-taken")
    again = {"login": "other", "password": "battery staple"}
    assert account.refused("POST", "/api/account", again) == (409, "people-have-account")


# ---------------------------------------------------------------------- going


def test_signing_out_closes_ones_sockets_and_ends_the_cookie(house, visit, account, own):
    line = account.line(account.open([{"name": "Ana"}]))
    cookie = account.cookie

    account.http.delete("/api/session").raise_for_status()
    assert line.closed() == SIGNED_OUT
    assert account.cookie == ""
    assert visit(house).refused("GET", "/api/me", headers={"cookie": f"meadhall={cookie}"})[0] == 401
    assert account.post("/api/session", own)["name"] == "Ana"


def test_who_is_forgotten_leaves_free_chairs_and_a_bot_that_plays_on(house, visit, ana):
    gathering = ana.open([{"name": "Ana"}])
    bruno = visit(house, "Bruno")
    playing = bruno.open([{"name": "Bruno"}])
    line = bruno.line(playing)
    ana.post(f"/api/tables/{playing}/do", {"do": "sit", "seat": 1, "name": "Ana"})
    line.do(do="seat_bot", seat=2, bot="random")
    line.do(do="start")
    mine = ana.line(playing)
    old = ana.id

    ana.http.delete("/api/me").raise_for_status()
    assert mine.closed() == SIGNED_OUT
    line.until(lambda position: any(chair["name"] == "Ana" and chair["bot"] for chair in position["chairs"]))
    chairs = bruno.get(f"/api/tables/{gathering}")["card"]["chairs"]
    assert [chair["name"] for chair in chairs] == ["", "", ""]
    assert house.house.store.person(old) is None
    assert old not in bruno.http.get(f"/api/tables/{playing}/log").text


def test_everything_that_is_kept_about_somebody_can_be_had(account, own):
    table = account.open([{"name": "Ana"}])
    export = account.get("/api/me/export")

    assert export["me"]["login"] == own["login"]
    assert [one["card"]["id"] for one in export["tables"]] == [table]


def test_two_tabs_that_sign_in_at_the_same_moment_are_both_the_same_person(house, visit, account, own):
    table = account.open([{"name": "Ana"}])
    tabs = [visit(house) for _ in range(2)]
    threads = [threading.Thread(target=tab.post, args=("/api/session", own)) for tab in tabs]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()

    assert [cards(tab) for tab in tabs] == [{table}] * 2


def test_others_never_learn_ids_or_logins(house, visit, account):
    table = account.open([{"name": "Ana"}])
    stranger = visit(house, "Eve")
    line = stranger.line(table)
    told = stranger.http.get(f"/api/tables/{table}").text + "".join(line.heard)

    assert account.id not in told
    assert "example" not in told
    assert refusal(line.do(do="start")) == "table-not-host"

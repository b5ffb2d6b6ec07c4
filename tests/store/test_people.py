"""People and their sessions."""

import pytest
from msgspec.structs import replace

from meadhall.core.reasons import Refused
from meadhall.store import Person

ANA = Person(id="ana", name="Ana", prefs={"theme": "dark", "size": 2}, created=10, seen=20)
BEN = Person(id="ben", name="Ben", login="Ben.Béla", password_hash="$argon2id$", created=11, seen=21)


@pytest.fixture
def inn(store):
    """A store in which two people are known, one of them with an account."""
    store.add_person(ANA)
    store.add_person(BEN)
    return store


def test_people_are_known_again(inn):
    assert inn.person("ana") == ANA
    assert inn.person("ben") == BEN
    assert inn.person("cai") is None


@pytest.mark.parametrize("login", ["Ben.Béla", "ben.béla", "BEN.BÉLA", "BEN.BE\N{COMBINING ACUTE ACCENT}LA"])
def test_a_login_is_the_same_in_small_and_capital_letters(inn, login):
    assert inn.person_of_login(login) == BEN


def test_an_unknown_login_is_nobodys(inn):
    assert inn.person_of_login("ana") is None
    assert inn.person_of_login("") is None


def test_two_guests_without_login_are_no_obstacle_to_each_other(inn):
    inn.add_person(replace(ANA, id="cai"))

    assert inn.person("cai") == replace(ANA, id="cai")


def test_a_guest_gets_an_account(inn):
    with_account = replace(ANA, login="ana", password_hash="x", prefs={}, seen=30)
    inn.save_person(with_account, ANA)

    assert inn.person("ana") == inn.person_of_login("ANA") == with_account


def test_a_login_that_somebody_has_is_refused_and_nothing_is_changed(inn):
    with pytest.raises(Refused, match=r"Somebody has the login BEN\.BÉLA already"):
        inn.save_person(replace(ANA, name="Changed", login="BEN.BÉLA"), ANA)
    with pytest.raises(Refused, match=r"Somebody has the login ben\.béla already"):
        inn.add_person(replace(ANA, id="cai", login="ben.béla"))

    assert (inn.person("ana"), inn.person("ben"), inn.person("cai")) == (ANA, BEN, None)


def test_what_is_changed_in_one_tab_survives_a_change_in_another(inn):
    inn.save_person(replace(ANA, login="ana", password_hash="x"), ANA)
    inn.save_person(replace(ANA, prefs={}, seen=30), ANA)

    assert inn.person("ana") == replace(ANA, login="ana", password_hash="x", prefs={}, seen=30)


def test_whoever_is_forgotten_is_not_brought_back_by_a_change(inn):
    inn.delete_person("ana")
    inn.save_person(replace(ANA, name="Ana again"), ANA)

    assert inn.person("ana") is None


def test_a_session_tells_whose_it_is(inn):
    inn.add_session("token of ana", "ana", 1)

    assert inn.session("token of ana") == "ana"
    assert inn.session("forged") is None


def test_a_session_ends(inn):
    for token, person in (("a", "ana"), ("b", "ana"), ("c", "ana"), ("d", "ben")):
        inn.add_session(token, person, 1)

    inn.delete_session("a")
    assert [inn.session(token) for token in "abcd"] == [None, "ana", "ana", "ben"]

    inn.delete_sessions_of("ana")
    assert [inn.session(token) for token in "abcd"] == [None, None, None, "ben"]


def test_whoever_is_forgotten_has_no_sessions_any_more(inn):
    inn.add_session("a", "ana", 1)
    inn.delete_person("ana")

    assert inn.person("ana") is None
    assert inn.session("a") is None
    assert inn.person("ben") == BEN

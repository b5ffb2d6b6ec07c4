"""Before the game: a table is opened, people and bots take seats, leave, are sent away, and begin."""

import re
from importlib.resources import files

import msgspec
import pytest

from meadhall import Refused
from meadhall.core.reasons import BadSetup
from meadhall.core.registry import GAMES
from meadhall.table import deciding
from meadhall.table.entries import Started, decode
from meadhall.table.players import BOT_NAMES
from meadhall.table.table import Table
from meadhall.table.wire import (
    BankClock,
    Chair,
    MoveClock,
    NoClock,
    SeatBot,
    Settings,
    Sit,
    Start,
    Vacate,
)
from meadhall.words import LANGUAGES, words_for
from tests.table.sitting import NOON, Sitting, wish


def names(sitting):
    """Who sits where; empty: a free seat."""
    return [chair.name for chair in sitting.position().chairs]


def opened(**settings):
    """Open a table with these settings."""
    wanted = {"game": "brian-boru", "seats": 3, **settings}
    return Table.open("t", Settings(**wanted), "ana", NOON)


# ---------------------------------------------------------------------- settings


@pytest.mark.parametrize(
    "settings",
    [
        {},
        {"seats": 5},
        {"game": "feast-for-odin", "seats": 1, "options": {"length": "short", "decks": "ABC"}},
        {"clock": NoClock()},
        {"clock": MoveClock(1)},
        {"clock": MoveClock(24 * 60), "time_out": "bot"},
        {"clock": BankClock(1, 0)},
        {"clock": BankClock(24 * 60, 3600)},
        {"pace": 0},
        {"pace": 10_000, "order": "chosen"},
    ],
)
def test_a_table_keeps_the_settings_with_which_it_was_opened(settings):
    table, entries = opened(**settings)

    assert table.settings == entries[0].settings == Settings(**{"game": "brian-boru", "seats": 3, **settings})
    assert table.phase == "gathering"


@pytest.mark.parametrize(
    ("settings", "reason"),
    [
        ({"game": "chess"}, "unknown-game"),
        ({"game": "x" * 10_000}, "unknown-game"),
        ({"seats": 2}, "bad-seats"),
        ({"seats": 6}, "bad-seats"),
        ({"seats": -3}, "bad-seats"),
        ({"seats": 10**30}, "bad-seats"),
        ({"options": {"dragons": True}}, "unknown-option"),
        ({"game": "feast-for-odin", "options": {"length": "endless"}}, "bad-option"),
        ({"game": "feast-for-odin", "options": {"length": ["long"]}}, "bad-option"),
        ({"clock": MoveClock(0)}, "table-bad-hours"),
        ({"clock": MoveClock(24 * 60 + 1)}, "table-bad-hours"),
        ({"clock": BankClock(0, 5)}, "table-bad-minutes"),
        ({"clock": BankClock(24 * 60 + 1, 5)}, "table-bad-minutes"),
        ({"clock": BankClock(5, -1)}, "table-bad-increment"),
        ({"clock": BankClock(5, 3601)}, "table-bad-increment"),
        ({"pace": -1}, "table-bad-pace"),
        ({"pace": 10_001}, "table-bad-pace"),
    ],
)
def test_settings_that_no_table_can_have_are_refused_with_a_reason(settings, reason):
    with pytest.raises(BadSetup) as refused:
        opened(**settings)

    assert refused.value.reason.id == reason
    for language in LANGUAGES:
        said = words_for(language).reason(refused.value.reason)
        assert said
        assert len(said) < 300


@pytest.mark.parametrize(
    "raw",
    [
        {"game": "brian-boru", "seats": 3, "colour": "red"},
        {"game": "brian-boru", "seats": "3"},
        {"game": "brian-boru", "seats": 3.5},
        {"game": "brian-boru", "seats": 3, "time_out": "explode"},
        {"game": "brian-boru", "seats": 3, "order": "alphabetical"},
        {"game": "brian-boru", "seats": 3, "clock": {"type": "sand"}},
        {"game": "brian-boru", "seats": 3, "clock": {"type": "bank", "minutes": 5}},
        {"seats": 3},
    ],
)
def test_settings_of_another_form_are_not_even_read(raw):
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(raw, Settings)


# ---------------------------------------------------------------------- taking seats


def test_a_new_table_has_free_seats_and_a_host():
    sitting = Sitting("Ana", None, None, start=False)
    position = sitting.position("ana", -1)

    assert names(sitting) == ["Ana", "", ""]
    assert (position.phase, position.host, position.view, position.can, position.seed_hash) == (
        "gathering", True, None, None, "",
    )  # fmt: skip
    assert not sitting.position("bo", -1).host


def test_a_table_can_be_opened_with_those_who_sit_at_it_and_begin_at_once():
    settings = Settings(game="brian-boru", seats=3, order="chosen")
    table, entries = Table.open("t", settings, "ana", NOON, [*map(wish, ("Ana", "random", "random"))], start=True)

    assert table.phase == "playing"
    assert [type(entry).__name__ for entry in entries] == ["Opened", "Sat", "BotSat", "BotSat", "Started"]
    assert [chair.bot for chair in table.chairs] == ["", "random", "random"]


def test_a_guest_takes_a_free_seat_under_his_name():
    sitting = Sitting("Ana", None, None, start=False)
    sitting.do("bo", Sit(1, "  Bo   the Brave "))

    assert names(sitting) == ["Ana", "Bo the Brave", ""]
    assert sitting.notes == ["sat", "sat"]
    chair = sitting.position("bo", 1, online={"bo"}).chairs[1]
    assert chair == Chair("Bo the Brave", "", person=True, yours=True, online=True, left=None, ticking=False)
    assert not sitting.position("ana", 0).chairs[1].yours


def test_one_player_may_hold_several_seats_and_look_through_each():
    sitting = Sitting("Ana", "Bo@ana", "Cai")

    assert [sitting.position("ana", seat).seat for seat in (0, 1, 2, -1)] == [0, 1, -1, -1]
    assert [chair.yours for chair in sitting.position("ana", 0).chairs] == [True, True, False]


@pytest.mark.parametrize(
    "name",
    ["", "   ", "x" * 31, "x" * 10_000, "zero​width", "line\nbreak‮", "bell\x07", "\ud800", "\ue000"],
)
def test_a_name_that_cannot_be_read_is_refused(name):
    assert Sitting("Ana", None, None, start=False).refused("bo", Sit(1, name)) == "table-bad-name"


@pytest.mark.parametrize("name", ["<b>Bo</b>", "José", "Ólafur", "北斎", "👑", 'Bo & "Co"', "x" * 30])
def test_any_name_that_can_be_read_is_taken_as_it_is(name):
    sitting = Sitting("Ana", None, None, start=False)
    sitting.do("bo", Sit(1, name))

    assert names(sitting)[1] == name


@pytest.mark.parametrize("name", ["Ana", "ANA", " ana "])
def test_two_at_a_table_never_have_the_same_name(name):
    assert Sitting("Ana", None, None, start=False).refused("bo", Sit(1, name)) == "table-name-taken"


@pytest.mark.parametrize(
    ("player", "command", "reason"),
    [
        ("", Sit(1, "Nobody"), "table-nobody"),
        ("bo", Sit(0, "Bo"), "table-seat-taken"),
        ("bo", Sit(3, "Bo"), "no-such-seat"),
        ("bo", Sit(-1, "Bo"), "no-such-seat"),
        ("ana", SeatBot(0, "random"), "table-seat-taken"),
        ("ana", SeatBot(1, "deep thought"), "table-unknown-bot"),
        ("ana", SeatBot(1, "rollout:ms=99999999"), "table-unknown-bot"),
        ("ana", SeatBot(1, "x" * 10_000), "table-unknown-bot"),
        ("bo", SeatBot(1, "random"), "table-not-host"),
        ("", SeatBot(1, "random"), "table-not-host"),
        ("ana", Vacate(1), "table-seat-free"),
        ("bo", Vacate(0), "table-not-your-seat"),
        ("ana", Vacate(7), "no-such-seat"),
        ("ana", Start(), "table-seats-free"),
        ("bo", Start(), "table-not-host"),
    ],
)
def test_what_is_not_possible_before_the_game_is_refused_with_a_reason(player, command, reason):
    assert Sitting("Ana", None, None, start=False).refused(player, command) == reason


def test_at_a_full_table_nobody_else_finds_a_seat():
    assert Sitting(start=False).refused("dee", Sit(1, "Dee")) == "table-full"


def test_bots_have_names_that_nobody_else_at_the_table_has():
    sitting = Sitting("Ailbe", "Ciara", "random", "random", "random", start=False)

    assert len(set(names(sitting))) == 5


def test_no_bot_is_called_like_something_in_a_game():
    words = "".join((files(game.package) / "text" / "en.ftl").read_text(encoding="utf-8") for game in GAMES.values())

    assert re.search(r"\bAoife\b", words)
    assert [name for name in BOT_NAMES if re.search(rf"\b{name}\b", words)] == []


def test_each_game_has_its_bots():
    feast = Sitting("Ana", None, game="feast-for-odin", start=False)
    feast.do("ana", SeatBot(1, "greedy"))

    assert Sitting("Ana", None, None, start=False).refused("ana", SeatBot(1, "greedy")) == "table-unknown-bot"
    assert Sitting("Ana", None, game="feast-for-odin", start=False).refused("ana", SeatBot(1, "rollout:ms=100")) == (
        "table-unknown-bot"
    )


# ---------------------------------------------------------------------- leaving before the game


def test_whoever_leaves_before_the_game_frees_the_seat():
    sitting = Sitting("Ana", "Bo", None, start=False)
    sitting.do("bo", Vacate(1))

    assert names(sitting) == ["Ana", "", ""]
    assert sitting.notes[-1] == "vacated"


def test_the_host_may_send_people_and_bots_away_and_nobody_else_may():
    sitting = Sitting("Ana", "Bo", "random", start=False)

    assert sitting.refused("bo", Vacate(2)) == "table-not-your-seat"
    sitting.do("ana", Vacate(1))
    sitting.do("ana", Vacate(2))
    assert names(sitting) == ["Ana", "", ""]


def test_whoever_goes_for_good_frees_all_his_seats_and_another_is_host():
    sitting = Sitting("Ana", "Bo@ana", "Cai", start=False)
    sitting.keep(sitting.table.leave("ana", NOON))

    assert names(sitting) == ["", "", "Cai"]
    assert sitting.position("cai", 2).host


def test_when_all_have_gone_for_good_whoever_comes_next_is_host():
    sitting = Sitting("Ana", None, None, start=False)
    sitting.keep(sitting.table.leave("ana", NOON))
    sitting.do("bo", Sit(1, "Bo"))

    assert sitting.position("bo", 1).host


def test_a_guest_who_gets_an_account_keeps_his_seats_and_his_table():
    sitting = Sitting("Ana", "Bo@ana", "Cai")
    sitting.keep(sitting.table.hand_over("ana", "queen ana", NOON))

    assert [chair.yours for chair in sitting.position("queen ana", 1).chairs] == [True, True, False]
    assert sitting.position("queen ana", 1).host
    assert sitting.table.hand_over("ana", "again", NOON) == []


# ---------------------------------------------------------------------- beginning


@pytest.mark.parametrize("command", [Sit(1, "Dee"), SeatBot(1, "random"), Vacate(1), Start()])
def test_once_the_game_has_begun_the_seats_stay_as_they_are(command):
    assert Sitting().refused("ana", command) == "table-began"


def test_seats_are_those_that_were_chosen_if_the_table_is_set_so():
    sitting = Sitting("Ana", "Bo", "Cai")

    assert sitting.entries[3:5][-1] == Started(at=NOON, order=(0, 1, 2), seed=sitting.match.seed)
    assert names(sitting) == ["Ana", "Bo", "Cai"]


def test_seats_are_drawn_when_the_game_begins_if_the_table_is_set_so():
    orders = set()
    for _ in range(60):
        sitting = Sitting("Ana", "Bo", "Cai", order="random")
        orders.add(tuple(names(sitting)))
        assert list(sitting.match.names) == names(sitting)
        assert [sitting.player(seat) for seat in range(3)] == [name.lower() for name in names(sitting)]

    assert len(orders) > 1


def test_every_game_has_a_seed_of_its_own_that_nobody_can_guess(monkeypatch):
    monkeypatch.undo()
    seeds = {Sitting().match.seed for _ in range(3)}

    assert len(seeds) == 3
    assert all(len(seed) == 64 for seed in seeds)
    assert deciding.new_seed() not in seeds


def test_a_game_of_one_seat_begins_alone():
    sitting = Sitting("Ana", game="feast-for-odin", options={"length": "short"})

    assert sitting.table.phase == "playing"
    assert sitting.through(0).offers


def test_rebuilding_an_entry_that_is_none_says_what_is_wrong():
    with pytest.raises(Refused) as refused:
        decode(b'{"entry":"sat","at":1,"seat":"first"}')
    assert refused.value.reason.id == "table-entry-wrong"

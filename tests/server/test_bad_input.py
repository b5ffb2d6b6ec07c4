"""What people, programs and mischief-makers send that can't be done: it is said why, and nothing is lost by it."""

import json

import pytest
from websockets.exceptions import InvalidStatus

from meadhall.server.run import LONGEST_MESSAGE
from tests.server.house import Line, reason, refusal

UNKNOWN = "23456789abcd"
TOO_BIG = 1009


@pytest.fixture
def table(ana, bruno):
    """A table at which Ana, Bruno and a bot wait for the game to begin."""
    id = ana.open([{"name": "Ana"}, None, {"bot": "random"}])
    bruno.post(f"/api/tables/{id}/do", {"do": "sit", "seat": 1, "name": "Bruno"})
    return id


@pytest.fixture
def alone(ana):
    """A table at which Ana has all seats, and looks through the one that has to decide."""
    line = ana.line(ana.open([{"name": "Ana"}, {"name": "Ana 2"}, {"name": "Ana 3"}], start=True))
    line.ask({"ask": "look", "seat": line.position["asked"][0]["seat"]})
    return line


# ---------------------------------------------------------------------- who comes in


def told_and_closed(line):
    """Why somebody isn't let in, and the code with which the line is closed."""
    message = line.hear(lambda _: True)
    return refusal(message), line.closed()


def test_to_an_unknown_table_nobody_can_connect(house, ana):
    for id in (UNKNOWN, "..", "%00", "x" * 2000):
        line = Line(house.port, id, ana.cookie)
        assert told_and_closed(line) == ("table-unknown", 4404)
        line.close()


@pytest.mark.parametrize("cookie", ["forged", "A" * 43, "A" * 4000])
def test_with_a_forged_cookie_nobody_can_connect(house, table, cookie):
    line = Line(house.port, table, cookie)

    assert told_and_closed(line) == ("http-unknown-cookie", 4401)
    line.close()


@pytest.mark.parametrize("origin", ["https://elsewhere.example", "null", "http://127.0.0.1"])
def test_a_page_of_another_site_can_not_connect(house, ana, table, origin):
    with pytest.raises(InvalidStatus) as refused:
        Line(house.port, table, ana.cookie, origin=origin)

    assert refused.value.response.status_code == 403
    assert refused.value.response.body == b""


def test_our_own_page_can_connect(house, ana, table):
    assert ana.line(table, origin=house.url).position["table"] == table


# ---------------------------------------------------------------------- what is said on a line


NONSENSE = [
    "",
    "{",
    "null",
    "[]",
    "hello",
    '{"ask": "ping"}',
    '{"ask": "dance", "id": 1}',
    '{"ask": "ping", "id": "one"}',
    '{"ask": "ping", "id": 1, "more": 2}',
    '{"ask": "do", "id": 1}',
    '{"ask": "do", "id": 1, "command": {"do": "dance"}}',
    '{"ask": "do", "id": 1, "command": {"do": "play", "seq": 1, "seat": 0, "move": []}}',
    '{"ask": "do", "id": 1, "command": {"do": "play", "seq": 1e99, "seat": 0, "move": {}}}',
    '{"ask": "look", "id": 1, "seat": null}',
    "[" * 60_000,
    '{"a":' * 10_000,
    '{"ask": "do", "id": 1, "command": {"do": "sit", "seat": 0, "name": "\\ud800"}}',
    b"\x00\x01\xff",
    b"",
    b'{"ask": "dance", "id": 1}',
]


@pytest.mark.parametrize("nonsense", NONSENSE, ids=lambda nonsense: str(nonsense)[:40])
def test_nonsense_is_answered_and_the_line_stays_open(ana, table, nonsense):
    line = ana.line(table)
    before = line.position["seq"]

    line.socket.send(nonsense)
    answer = line.hear(lambda message: message["tell"] == "refusal")
    assert reason(answer) in ("http-bad-body", "table-bad-name")
    assert line.ask({"ask": "ping"})["tell"] == "pong"
    assert line.position["seq"] == before


def test_a_refusal_carries_the_number_of_what_it_refuses(ana, table):
    line = ana.line(table)
    line.socket.send('{"ask": "dance", "id": 77}')

    assert line.hear(lambda message: message["tell"] == "refusal")["to"] == 77


@pytest.mark.parametrize("size", [LONGEST_MESSAGE + 1, 1_000_000])
@pytest.mark.parametrize("kind", [str, bytes])
def test_a_message_that_is_too_long_ends_the_line_and_nothing_else(ana, bruno, table, size, kind):
    line, other = ana.line(table), bruno.line(table)
    try:
        line.socket.send("x" * size if kind is str else b"x" * size)
        assert line.closed() == TOO_BIG
    except ConnectionError:
        pass  # the line was closed before all of it was sent
    assert other.ask({"ask": "ping"})["tell"] == "pong"
    assert ana.line(table).position["seq"] == other.position["seq"]


@pytest.mark.parametrize("name", ["", " ", "A" * 31, "A" * 10_000, "A\u202eB"])
def test_a_seat_is_not_taken_under_a_name_that_can_not_be_shown(ana, name):
    id = ana.open()
    line = ana.line(id)

    assert refusal(line.do(do="sit", seat=0, name=name)) == "table-bad-name"
    assert ana.refused("POST", f"/api/tables/{id}/do", {"do": "sit", "seat": 0, "name": name}) == (
        422,
        "table-bad-name",
    )
    assert ana.refused("POST", "/api/tables", {"settings": SETTINGS, "chairs": [{"name": name or " "}]}) == (
        422,
        "table-bad-name",
    )
    assert not any(chair["name"] for chair in line.position["chairs"])


SETTINGS = {"game": "brian-boru", "seats": 3}


def test_a_name_with_markup_is_a_name_and_stays_text(ana):
    name = "<img src=x onerror=alert(1)>"
    line = ana.line(ana.open([{"name": name}]))

    assert line.position["chairs"][0]["name"] == name
    assert name in json.loads(line.heard[0])["notes"][0]["said"]["args"].values()


def test_a_name_that_somebody_has_at_this_table_is_refused(ana, bruno):
    line = bruno.line(ana.open([{"name": "Ana"}]))

    assert refusal(line.do(do="sit", seat=1, name=" ANA ")) == "table-name-taken"


def test_at_a_full_table_nobody_else_finds_a_seat(house, visit, table):
    eve = visit(house, "Eve")

    for seat in range(3):
        sit = {"do": "sit", "seat": seat, "name": "Eve"}
        assert eve.refused("POST", f"/api/tables/{table}/do", sit) == (409, "table-full")
    assert refusal(eve.line(table).do(do="sit", seat=0, name="Eve")) == "table-full"


@pytest.mark.parametrize("seat", [-1, 3, 10**30])
def test_a_seat_that_is_not_there_can_not_be_taken_or_played(ana, alone, seat):
    id = ana.open()
    move = {"do": "play", "seq": alone.position["seq"], "seat": seat, "move": alone.position["offers"][0]["move"]}

    assert refusal(ana.line(id).do(do="sit", seat=seat, name="Ana")) in ("no-such-seat", "http-bad-body")
    assert refusal(alone.do(**move)) in ("no-such-seat", "http-bad-body")


def test_only_the_host_begins_the_game_and_fills_seats(bruno, ana, table):
    line = bruno.line(table)

    assert refusal(line.do(do="start")) == "table-not-host"
    assert refusal(line.do(do="vacate", seat=0)) == "table-not-your-seat"
    empty = ana.open([{"name": "Ana"}])
    assert bruno.refused("POST", f"/api/tables/{empty}/do", {"do": "seat_bot", "seat": 1, "bot": "random"}) == (
        403,
        "table-not-host",
    )
    assert refusal(ana.line(empty).do(do="start")) == "table-seats-free"


@pytest.mark.parametrize("bot", ["", "nobody", "rollout:ms=999999999", "random:ms=1", "greedy", "x" * 10_000])
def test_no_bot_is_seated_that_would_cost_the_host_more_than_he_offers(ana, bot):
    id = ana.open()

    assert refusal(ana.line(id).do(do="seat_bot", seat=0, bot=bot)) == "table-unknown-bot"


@pytest.mark.parametrize(
    "settings",
    [
        {"game": "chess"},
        {"seats": 0},
        {"seats": 99},
        {"pace": -1},
        {"pace": 10**9},
        {"options": {"winning": True}},
        {"clock": {"type": "move", "hours": 0}},
        {"clock": {"type": "bank", "minutes": 1, "increment": -1}},
    ],
)
def test_a_table_that_can_not_be_is_not_opened(ana, settings):
    status, _ = ana.refused("POST", "/api/tables", {"settings": {**SETTINGS, **settings}})

    assert status == 422
    assert ana.get("/api/tables") == []


def test_more_chairs_than_seats_are_refused_and_no_table_is_opened(ana):
    chairs = [{"name": "Ana"}, {"bot": "random"}, {"bot": "random"}, {"bot": "random"}]

    assert ana.refused("POST", "/api/tables", {"settings": SETTINGS, "chairs": chairs})[0] == 422
    assert ana.get("/api/tables") == []


# ---------------------------------------------------------------------- moves


@pytest.mark.parametrize(
    "move",
    [
        {},
        {"type": "Win"},
        {"type": 7},
        {"type": "LeadCard"},
        {"type": "LeadCard", "town": "nowhere", "card": 1},
        {"type": "LeadCard", "town": "M4", "card": 10**30},
        {"type": "LeadCard", "town": "M4", "card": 1, "and": "more"},
        {"type": "PlaceDisc", "town": "A" * 10_000},
    ],
)
def test_a_move_that_is_none_changes_nothing_and_the_truth_follows(alone, move):
    position = alone.position

    refusal(alone.do(do="play", seq=position["seq"], seat=position["seat"], move=move))
    assert alone.hear(lambda message: message["tell"] == "position")["seq"] == position["seq"]
    answer = alone.ask({"ask": "preview", "seat": position["seat"], "move": move})
    assert answer["tell"] == "refusal"
    assert alone.move()["tell"] == "done"


def test_a_move_that_is_sent_again_is_made_once(alone):
    position = alone.position
    command = {"do": "play", "seq": position["seq"], "seat": position["seat"], "move": position["offers"][0]["move"]}

    assert alone.do(**command)["tell"] == "done"
    after = alone.position
    assert refusal(alone.do(**command)) == "table-moved-on"
    assert alone.ask({"ask": "ping"})["tell"] == "pong"
    assert alone.position["moves_made"] == after["moves_made"] == position["moves_made"] + 1


def test_a_number_of_an_entry_below_all_others_is_old(alone):
    position = alone.position
    move = position["offers"][0]["move"]

    assert refusal(alone.do(do="play", seq=-1, seat=position["seat"], move=move)) == "table-moved-on"


def test_nobody_undoes_or_redoes_for_another_seat(two):
    line = two[0]
    other = two[1].seat
    for kind in ("undo", "redo", "restart"):
        seq = line.position["seq"]
        assert refusal(line.do(do=kind, seq=seq, seat=other)) == "table-not-your-seat"
    for command in (
        {"do": "propose", "seat": other, "what": "end"},
        {"do": "answer", "seat": other, "agree": True},
        {"do": "come_back", "seat": other},
    ):
        assert refusal(line.do(**command)) == "table-not-your-seat"
    assert refusal(line.do(do="call_bot", seat=other)) == "table-time-left"


@pytest.fixture
def two(ana, bruno, table):
    """The lines of Ana and Bruno in a game."""
    lines = ana.line(table), bruno.line(table)
    lines[0].do(do="start")
    for line in lines:
        line.until(lambda position: position["phase"] == "playing")
    return lines


def test_nobody_looks_through_another_seat_or_into_the_future(two):
    line, other = two[0], two[1].seat

    assert refusal(line.ask({"ask": "look", "seat": other})) == "table-not-your-seat"
    assert refusal(line.ask({"ask": "replay", "at": 0, "seat": other})) == "table-not-your-seat"
    assert refusal(line.ask({"ask": "why", "seat": other, "ref": "town:M4"})) == "table-not-your-seat"
    assert refusal(line.ask({"ask": "preview", "seat": other, "move": {"type": "Pass"}})) == "table-not-your-seat"
    for at in (-1, -(10**18), 10**18):
        assert refusal(line.ask({"ask": "replay", "at": at, "seat": line.seat})) == "rewind-too-far"
    for to in (-1, 10**18):
        why = refusal(line.do(do="propose", seat=line.seat, what="rewind", to=to))
        assert why in ("rewind-too-far", "undo-nothing")

"""People play over real sockets: together, alone, with bots, in two tabs, with breaks."""

import random

import pytest

from meadhall import GAMES
from meadhall.core.match import Match
from tests.server.house import all_play, refusal

MINUTE = 60_000


def merged(positions):
    """The table as a client has it that was told these positions one after the other."""
    happenings, notes = [], []
    for position in positions:
        happenings[position["first_happening"] :] = position["happenings"]
        notes[position["first_note"] :] = position["notes"]
    return whole({**positions[-1], "happenings": happenings, "notes": notes, "first_happening": 0, "first_note": 0})


def whole(position):
    """A position without what passes by itself."""
    chairs = [{name: value for name, value in chair.items() if name != "left"} for chair in position["chairs"]]
    return {**position, "now": 0, "chairs": chairs}


@pytest.fixture
def two(ana, bruno):
    """A table at which Ana, Bruno and a bot have begun a game; the lines of the two."""
    table = ana.open([{"name": "Ana"}, None, {"bot": "random"}])
    lines = ana.line(table), bruno.line(table)
    assert lines[1].do(do="sit", seat=1, name="Bruno")["tell"] == "done"
    assert lines[0].do(do="start")["tell"] == "done"
    for line in lines:
        line.until(lambda position: position["phase"] == "playing")
    return lines


@pytest.fixture
def alone(ana):
    """A table at which Ana has all the seats but one, so that nothing happens that she doesn't do."""
    table = ana.open([{"name": "Ana"}, {"name": "Ana 2"}, {"name": "Ana 3"}], start=True)
    return ana.line(table)


def seat_to_move(line):
    """Look through the seat that has to decide."""
    seat = line.position["asked"][0]["seat"]
    if line.seat != seat:
        assert line.ask({"ask": "look", "seat": seat})["tell"] == "done"
    return seat


# ---------------------------------------------------------------------- whole games


def test_two_people_and_a_bot_play_a_game_to_its_end(two, ana):
    all_play(*two)

    one, other = (line.position for line in two)
    assert one["ended"] == "rules"
    assert one["scores"] == other["scores"]
    assert one["seed"] == other["seed"] != ""
    match = Match.load(ana.http.get(f"/api/tables/{one['table']}/log").content, GAMES)
    assert match.over
    assert [seat.total for seat in match.game.scores(match.state).seats] == [
        seat["total"] for seat in sorted(one["scores"]["seats"], key=lambda seat: seat["seat"])
    ]


def test_bots_play_a_game_to_its_end_while_nobody_looks_on(ana):
    table = ana.open([{"bot": "random"}] * 3, start=True)

    assert ana.line(table).until(lambda position: position["phase"] == "over")["ended"] == "rules"


def test_games_go_on_after_the_server_was_closed_and_opened_again(make_house, visit):
    house = make_house()
    ana = visit(house, "Ana")
    table = ana.open([{"name": "Ana"}, {"bot": "random"}, {"bot": "random"}], start=True)
    line = ana.line(table)
    line.play(random.Random(1), until=lambda position: position["moves_made"] > 40)
    before = merged(line.positions)
    house.close()

    again = make_house()
    ana.move_to(again.port)
    line = ana.line(table)
    assert whole(line.positions[0])["happenings"][: len(before["happenings"])] == before["happenings"]
    line.play(random.Random(2))
    assert line.position["ended"] == "rules"


def test_at_a_hot_seat_one_sees_only_the_seat_one_looks_through(alone):
    assert alone.seat == -1
    assert alone.position["offers"] == []
    seat = seat_to_move(alone)

    assert alone.seat == seat
    assert alone.position["offers"]
    assert refusal(alone.ask({"ask": "look", "seat": 7})) == "table-not-your-seat"
    assert alone.ask({"ask": "look", "seat": -1})["tell"] == "done"
    assert (alone.seat, alone.position["offers"]) == (-1, [])


def test_who_looks_on_sees_what_all_see_and_can_do_nothing(two, visit, house):
    stranger = visit(house)
    line = stranger.line(two[0].position["table"])

    assert line.seat == -1
    assert line.position["offers"] == []
    two[0].until(lambda position: position["watching"] == 1)
    for seat in range(3):
        command = {"do": "play", "seq": line.position["seq"], "seat": seat, "move": {"type": "Pass"}}
        assert refusal(line.do(**command)) == "table-not-your-seat"


def test_a_rematch_is_the_same_table_for_all_who_ask_and_seats_move_on_by_one(two, ana, bruno):
    table = two[0].position["table"]
    assert ana.refused("POST", f"/api/tables/{table}/rematch") == (409, "table-not-over")
    all_play(*two)
    names = [chair["name"] for chair in two[0].position["chairs"]]

    again = ana.post(f"/api/tables/{table}/rematch")["id"]
    assert bruno.post(f"/api/tables/{table}/rematch")["id"] == again
    two[1].until(lambda position: position["rematch"] == again)
    chairs = ana.get(f"/api/tables/{again}")["card"]["chairs"]
    assert [chair["name"] for chair in chairs] == [names[-1], *names[:-1]]
    assert refusal(two[0].do(do="rematch", table="elsewhere")) == "http-rematch-elsewhere"
    assert two[0].position["rematch"] == again


def test_a_stranger_can_open_no_rematch(two, house, visit):
    all_play(*two)
    assert visit(house, "Eve").refused("POST", f"/api/tables/{two[0].position['table']}/rematch")[1] == (
        "table-looking-on"
    )


def test_time_that_ran_out_while_the_server_was_closed_has_run_out(make_house, visit, monkeypatch):
    house = make_house()
    ana = visit(house, "Ana")
    clock = {"type": "bank", "minutes": 1, "increment": 5}
    chairs = [{"name": "Ana"}, {"bot": "random"}, {"bot": "random"}]
    table = ana.open(chairs, start=True, clock=clock, time_out="bot")
    line = ana.line(table)
    line.until(lambda position: position["offers"])
    assert 0 < line.position["chairs"][line.seat]["left"] <= MINUTE
    house.close()

    from meadhall.server import hall

    now = hall.now
    monkeypatch.setattr(hall, "now", lambda: now() + 2 * MINUTE)
    again = make_house()
    ana.move_to(again.port)
    line = ana.line(table)
    line.until(lambda position: all(chair["bot"] for chair in position["chairs"]))


# ---------------------------------------------------------------------- out of step


def test_who_comes_back_sees_exactly_what_he_would_have_seen(two, ana):
    table = two[0].position["table"]
    for until in (15, 60, 110):
        all_play(*two, until=lambda position, until=until: position["moves_made"] >= until)
        fresh = ana.line(table)
        two[0].until(lambda position, fresh=fresh: position["seq"] >= fresh.position["seq"])
        fresh.until(lambda position: position["seq"] >= two[0].position["seq"])

        assert merged(fresh.positions) == merged(two[0].positions)


def test_two_tabs_of_one_player_are_told_the_same_and_a_move_counts_once(alone, ana):
    table = alone.position["table"]
    seat = seat_to_move(alone)
    other = ana.line(table)
    assert other.ask({"ask": "look", "seat": seat})["tell"] == "done"
    seen = other.position
    move = {"do": "play", "seq": seen["seq"], "seat": seat, "move": seen["offers"][0]["move"]}

    done = alone.do(**move)
    assert done["tell"] == "done"
    assert refusal(other.do(**move)) == "table-moved-on"
    truth = other.until(lambda position: position["seq"] == done["seq"])
    assert truth["moves_made"] == seen["moves_made"] + 1
    assert merged(other.positions) == merged(alone.positions)


def test_a_stale_move_changes_nothing_and_is_answered_with_the_whole_truth(alone):
    seat_to_move(alone)
    old = alone.position
    assert alone.move()["tell"] == "done"
    seq = alone.position["seq"]
    stale = {"do": "play", "seq": old["seq"], "seat": old["seat"], "move": old["offers"][0]["move"]}

    assert refusal(alone.do(**stale)) == "table-moved-on"
    truth = alone.hear(lambda message: message["tell"] == "position")
    assert truth["seq"] == seq
    assert truth["first_happening"] == truth["first_note"] == 0


def test_a_move_from_the_future_is_refused(alone):
    seat = seat_to_move(alone)
    move = {"do": "play", "seq": 10_000, "seat": seat, "move": alone.position["offers"][0]["move"]}

    assert refusal(alone.do(**move)) == "table-seq-ahead"


def test_an_illegal_move_says_why_and_the_truth_follows(alone):
    seat = seat_to_move(alone)
    seq = alone.position["seq"]
    command = {"do": "play", "seq": seq, "seat": seat, "move": {"type": "LeadCard", "town": "M4", "card": 1}}

    message = alone.do(**command)
    assert refusal(message) == "not-now"
    assert alone.hear(lambda heard: heard["tell"] == "position")["seq"] == seq


def test_a_move_of_another_seat_is_refused(two):
    waiting = two[0].position["asked"][0]["seat"]
    other = next(line for line in two if line.seat != waiting)
    offers = next((line.position["offers"] for line in two if line.position["offers"]), [{"move": {}}])
    move = {"do": "play", "seq": other.position["seq"], "seat": waiting, "move": offers[0]["move"]}

    assert refusal(other.do(**move)) == "table-not-your-seat"


def test_the_same_command_can_be_sent_without_a_socket(alone, ana):
    seat = seat_to_move(alone)
    position = alone.position
    command = {"do": "play", "seq": position["seq"], "seat": seat, "move": position["offers"][0]["move"]}

    carried = ana.post(f"/api/tables/{position['table']}/do", command)
    assert alone.until(lambda heard: heard["seq"] == carried["seq"])["moves_made"] == position["moves_made"] + 1
    assert ana.refused("POST", f"/api/tables/{position['table']}/do", command) == (409, "table-moved-on")


# ---------------------------------------------------------------------- looking things up


def test_a_table_tells_why_foresees_and_replays(alone):
    seat = seat_to_move(alone)
    offer = alone.position["offers"][0]

    seen = alone.ask({"ask": "preview", "seat": seat, "move": offer["move"]})
    assert seen["tell"] == "preview"
    assert alone.ask({"ask": "why", "seat": seat, "ref": offer["refs"][0]})["why"] == []
    assert alone.ask({"ask": "why", "seat": seat, "ref": "nothing:at-all"})["tell"] in ("reasons", "refusal")
    replayed = alone.ask({"ask": "replay", "at": 0, "seat": seat})
    assert replayed["tell"] == "replayed"
    assert alone.ask({"ask": "ping"})["tell"] == "pong"
    assert refusal(alone.ask({"ask": "course"})) == "table-not-over"
    assert refusal(alone.ask({"ask": "replay", "at": 10_000, "seat": seat})) == "rewind-too-far"


def test_after_the_end_the_course_of_the_game_ends_in_the_final_scores(two):
    all_play(*two)

    totals = two[0].ask({"ask": "course"})["totals"]
    assert len(totals) == two[0].position["moves_made"] + 1
    assert totals[-1] == [seat["total"] for seat in sorted(two[0].position["scores"]["seats"], key=lambda s: s["seat"])]

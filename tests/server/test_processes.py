"""Several server processes share one PostgreSQL: it makes no difference to which of them somebody is connected."""

import random
import threading
from concurrent.futures import ThreadPoolExecutor

import pytest

from meadhall import GAMES
from meadhall.core.match import Match
from tests.server.house import Visitor, all_play
from tests.server.process import Process


@pytest.fixture
def houses(make_house, postgres_address):
    """Two houses with one store."""
    return make_house(postgres_address), make_house(postgres_address)


def elsewhere(visitor, house):
    """The same person at another process: the cookie opens every door."""
    other = Visitor(house.port)
    other.http.cookies.set("meadhall", visitor.cookie)
    return other


def test_two_people_at_two_processes_play_a_whole_game(postgres_address, visit):
    with ThreadPoolExecutor(2) as starting:
        servers = list(starting.map(Process, [postgres_address] * 2))
    try:
        ana, bruno = visit(servers[0], "Ana"), visit(servers[1], "Bruno")
        table = ana.open([{"name": "Ana"}, None, {"bot": "random"}])
        lines = ana.line(table), bruno.line(table)
        assert lines[1].do(do="sit", seat=1, name="Bruno")["tell"] == "done"
        lines[0].until(lambda position: position["chairs"][1]["name"] == "Bruno")
        assert lines[0].do(do="start")["tell"] == "done"
        for line in lines:
            line.until(lambda position: position["phase"] == "playing")
        all_play(*lines)

        assert lines[0].position["scores"] == lines[1].position["scores"]
        logs = [visitor.http.get(f"/api/tables/{table}/log").content for visitor in (ana, bruno)]
        assert logs[0] == logs[1]
        assert Match.load(logs[0], GAMES).over
        assert all("Traceback" not in server.errors for server in servers)
    finally:
        for server in servers:
            server.close()


def test_of_two_moves_at_the_same_moment_in_two_processes_one_is_made(houses, visit):
    ana = visit(houses[0], "Ana")
    table = ana.open([{"name": "Ana"}, {"name": "Ana 2"}, {"name": "Ana 3"}], start=True)
    twin = elsewhere(ana, houses[1])
    tabs = [ana.line(table), twin.line(table)]
    chance = random.Random(1)
    for _ in range(12):
        seat = tabs[0].position["asked"][0]["seat"]
        for tab in tabs:
            tab.ask({"ask": "look", "seat": seat})
        before = tabs[0].position
        assert before["seq"] == tabs[1].position["seq"]
        offers = chance.choices(before["offers"], k=2)
        answers = [None, None]

        def make(tab, offers=offers, before=before, seat=seat, answers=answers):
            move = {"do": "play", "seq": before["seq"], "seat": seat, "move": offers[tab]["move"]}
            answers[tab] = tabs[tab].do(**move)["tell"]

        threads = [threading.Thread(target=make, args=(tab,)) for tab in range(2)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert sorted(answers) == ["done", "refusal"]
        seqs = [tab.until(lambda position, before=before: position["seq"] > before["seq"])["seq"] for tab in tabs]
        for tab in tabs:
            tab.until(lambda position, seqs=seqs: position["seq"] >= max(seqs))
    assert tabs[0].position["moves_made"] == tabs[1].position["moves_made"]
    twin.close()


def test_what_is_seen_through_another_process_is_exactly_the_same(houses, visit):
    ana = visit(houses[0], "Ana")
    table = ana.open([{"name": "Ana"}, {"bot": "random"}, {"bot": "random"}], start=True)
    line = ana.line(table)
    line.play(random.Random(3), until=lambda position: position["moves_made"] > 30 and bool(position["offers"]))
    twin = elsewhere(ana, houses[1])
    other = twin.line(table).position

    for part in ("seq", "view", "offers", "asked", "can", "moves_made", "settings", "seed_hash"):
        assert other[part] == line.position[part]
    twin.close()


def test_bots_go_on_in_the_other_process_when_the_one_that_woke_them_dies(
    make_house, postgres_address, visit, monkeypatch
):
    monkeypatch.setattr("meadhall.server.hall.GRACE", 0.2)
    house = make_house(postgres_address)
    server = Process(postgres_address)
    try:
        host = visit(server, "Ana")
        table = host.open([{"bot": "random"}] * 3, start=True, pace=100)
        line = visit(house).line(table)
        seen = line.position["moves_made"]
        line.until(lambda position: position["moves_made"] > seen + 2)
        server.kill()
        seen = line.position["moves_made"]
        line.until(lambda position: position["moves_made"] > seen + 5)
    finally:
        server.close()

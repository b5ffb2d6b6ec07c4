"""What everything over HTTP has in common: who may send it, how much of it, and what each answer carries."""

import json
import re
from types import SimpleNamespace

import pytest

from meadhall.server import routes
from meadhall.server.app import POLICY
from meadhall.server.http import BODY_LIMIT
from meadhall.server.limits import Limits
from tests.server.house import QUICK, Line

NEW_TABLE = {"settings": QUICK}


class Clock:
    """A time that passes when it is told to."""

    def __init__(self):
        self.now = 0.0

    def __call__(self):
        return self.now


# ---------------------------------------------------------------------- what each answer carries


@pytest.mark.parametrize("path", ["/", "/t/23456789abcd", "/api/me", "/api/nothing", "/healthz", "/nothing.js"])
def test_every_answer_forbids_what_our_pages_do_not_need(house, visit, path):
    headers = visit(house).http.get(path).headers

    assert headers["content-security-policy"] == POLICY
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["x-frame-options"] == "DENY"
    assert headers["referrer-policy"] == "same-origin"
    assert headers["cross-origin-opener-policy"] == headers["cross-origin-resource-policy"] == "same-origin"
    assert "server" not in headers


def test_the_policy_allows_only_what_comes_from_here_and_nothing_inline():
    sources = dict(directive.split(" ", 1) for directive in POLICY.split("; "))

    assert sources["default-src"] == "'none'"
    assert sources["script-src"] == sources["style-src"] == sources["connect-src"] == "'self'"
    assert "unsafe" not in POLICY
    assert "http" not in POLICY


def test_the_page_has_no_inline_script_or_style_and_asks_nobody_else(house, visit):
    if not house.house.client.built:
        pytest.skip("the client is not built")
    visitor = visit(house)
    page = visitor.http.get("/").text
    files = re.findall(r'(?:src|href)="([^"]+)"', page)

    assert re.findall(r"<script[^>]*>([^<]*)</script>", page) == [""] * page.count("<script")
    assert "<style" not in page
    assert " style=" not in page
    assert not re.search(r"\son\w+=", page)
    assert files
    for file in files:
        assert file.startswith("/"), file
        assert not file.startswith("//"), file
        assert visitor.http.get(file).status_code == 200


def test_nothing_of_the_api_is_kept_by_anybody_in_between(ana):
    assert ana.http.get("/api/me").headers["cache-control"] == "no-store"


# ---------------------------------------------------------------------- what may be sent


def test_what_is_too_large_is_refused_whether_its_length_is_told_or_not(ana):
    body = json.dumps({"name": "A" * BODY_LIMIT})

    assert ana.refused("POST", "/api/me", content=body, headers=JSON) == (413, "http-too-large")
    assert ana.refused("POST", "/api/me", content=iter([body.encode()]), headers=JSON) == (413, "http-too-large")
    assert ana.refused("POST", "/api/me", content=b"x" * 1_000_000, headers=JSON) == (413, "http-too-large")
    assert ana.get("/api/me")["name"] == "Ana"


JSON = {"content-type": "application/json"}


@pytest.mark.parametrize(
    "body",
    [b"", b"{", b'{"name": ', b"[]", b"null", b'{"name": 7}', b'{"name": "A", "more": 1}', b"\xff\xfe", b"[" * 60_000],
)
def test_what_is_no_json_or_not_what_is_wanted_is_refused(ana, body):
    assert ana.refused("POST", "/api/me", content=body, headers=JSON) == (400, "http-bad-body")
    assert ana.get("/api/me")["name"] == "Ana"


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""])
def test_a_form_is_not_json_even_if_it_looks_like_it(ana, kind):
    headers = {"content-type": kind}

    assert ana.refused("POST", "/api/me", content=b'{"name": "Eve"}', headers=headers) == (415, "http-not-json")


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "https://elsewhere.example"},
        {"origin": "null"},
        {"origin": "http://127.0.0.1"},
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
    ],
)
def test_what_a_page_of_another_site_sends_is_not_done(ana, headers):
    assert ana.refused("POST", "/api/me", {"name": "Eve"}, headers=headers) == (403, "http-wrong-origin")
    assert ana.refused("DELETE", "/api/me", headers=headers) == (403, "http-wrong-origin")
    assert ana.get("/api/me")["name"] == "Ana"


def test_our_own_page_may_send_what_it_likes(house, ana):
    headers = {"origin": house.url, "sec-fetch-site": "same-origin"}

    assert ana.http.post("/api/me", json={"name": "Anna"}, headers=headers).json()["name"] == "Anna"


def test_what_is_not_there_and_what_can_not_be_asked_so_is_said_as_a_problem(ana):
    assert ana.refused("GET", "/api/nothing") == (404, "http-unknown-path")
    assert ana.refused("PATCH", "/api/me") == (405, "http-wrong-request")
    assert ana.refused("GET", "/api/session") == (405, "http-wrong-request")
    assert ana.refused("GET", "/api/tables/23456789abcd") == (404, "table-unknown")
    assert ana.refused("GET", "/api/tables/%00%ff'--") == (404, "table-unknown")
    assert ana.refused("GET", f"/api/tables/{'a' * 5000}") == (404, "table-unknown")


def test_a_failure_that_nobody_thought_of_tells_nothing_of_itself_and_the_server_goes_on(house, ana, monkeypatch):
    def fail(*_):
        raise RuntimeError("a secret")

    monkeypatch.setattr(house.house, "tables_of", fail)
    answer = ana.http.get("/api/tables")

    assert answer.status_code == 500
    assert answer.json()["why"]["id"] == "reason-http-failed"
    assert "secret" not in answer.text
    monkeypatch.undo()
    assert ana.get("/api/tables") == []
    assert "a secret" in house.complaints.said.pop()


# ---------------------------------------------------------------------- how much may be asked


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("GET", "/api/games", None),
        ("POST", "/api/session", {"login": "ana@example", "password": "not the password"}),
        ("POST", "/api/tables", NEW_TABLE),
    ],
)
def test_who_asks_too_much_is_told_when_he_may_ask_again(make_house, visit, monkeypatch, method, path, body):
    monkeypatch.setattr("meadhall.server.people.matches", lambda *_: False)
    clock = Clock()
    visitor = visit(make_house(limits=Limits(clock=clock)))
    for _ in range(1000):
        answer = visitor.http.request(method, path, **({"json": body} if body else {}))
        if answer.status_code == 429:
            break

    assert answer.status_code == 429
    wait = answer.json()["why"]["args"]["seconds"]
    assert answer.headers["retry-after"] == str(wait)
    assert visitor.refused(method, path, body) == (429, "http-too-many")
    clock.now += wait
    assert visitor.http.request(method, path, **({"json": body} if body else {})).status_code != 429


def test_forty_people_behind_one_address_can_come_in_and_sit_down_at_the_same_moment(make_house, visit):
    house = make_house(limits=Limits(clock=Clock()))
    tables = []
    for number in range(40):
        visitor = visit(house, f"Guest {number}")
        visitor.get("/api/games")
        if number % 4 == 0:
            tables.append(visitor.open(seats=4))
        visitor.line(tables[-1]).do(do="sit", seat=number % 4, name=f"Guest {number}")

    assert all(chair["name"] for table in tables for chair in visitor.get(f"/api/tables/{table}")["card"]["chairs"])


def test_who_opens_too_many_sockets_is_told_so(make_house, visit):
    house = make_house(limits=Limits(clock=Clock()))
    ana = visit(house, "Ana")
    table = ana.open()
    while True:
        line = Line(house.port, table, ana.cookie)
        told = line.hear(lambda _: True)["tell"]
        if told == "refusal":
            break
        line.close()

    assert line.closed() == 4429
    line.close()


def test_who_sends_too_many_messages_is_heard_more_slowly_but_heard(make_house, visit, monkeypatch):
    clock = Clock()
    waited = []

    async def sleep(seconds):
        waited.append(seconds)
        clock.now += seconds + 0.001

    monkeypatch.setattr("meadhall.server.limits.asyncio", SimpleNamespace(sleep=sleep))
    house = make_house(limits=Limits(clock=clock))
    ana = visit(house, "Ana")
    line = ana.line(ana.open([{"name": "Ana"}]))
    for _ in range(200):
        assert line.ask({"ask": "ping"})["tell"] == "pong"

    assert waited


# ---------------------------------------------------------------------- the server itself


def test_the_invitation_is_a_picture_of_the_link(ana):
    table = ana.open()
    answer = ana.http.get(f"/api/tables/{table}/qr")

    assert answer.headers["content-type"] == "image/svg+xml"
    assert answer.text.startswith("<svg")
    assert "style" not in answer.text
    assert ana.refused("GET", "/api/tables/23456789abcd/qr") == (404, "table-unknown")


def test_the_invitation_of_a_host_at_home_leads_where_phones_can_come(house, ana, monkeypatch):
    table = ana.open()
    drawn = []
    monkeypatch.setattr("meadhall.server.routes.qr_svg", lambda url: drawn.append(url) or b"")
    for near in ("", "http://192.168.1.5:8000/"):
        monkeypatch.setattr(house.house, "near", near)
        assert ana.get("/api/house") == {"near": near}
        for host in ("localhost:8000", "meadhall.example"):
            ana.http.get(f"/api/tables/{table}/qr", headers={"host": host})

    assert drawn == [
        f"http://localhost:8000/join/{table}",
        f"http://meadhall.example/join/{table}",
        f"http://192.168.1.5:8000/join/{table}",
        f"http://meadhall.example/join/{table}",
    ]


@pytest.mark.parametrize("host", ["a" * 8000, "", "[", "a b"])
def test_a_made_up_name_of_the_server_is_no_failure(ana, host):
    answer = ana.http.get(f"/api/tables/{ana.open()}/qr", headers={"host": host})

    assert answer.status_code in (200, 400)


def test_metrics_count_what_was_asked_and_done(make_house, visit):
    ana = visit(make_house(), "Ana")
    table = ana.open([{"name": "Ana"}])
    line = ana.line(table)
    line.ask({"ask": "ping"})
    ana.refused("GET", "/api/tables/23456789abcd")
    text = ana.http.get("/metrics").text

    assert 'meadhall_requests_total{route="open_table",status="201"} 1.0' in text
    assert 'meadhall_requests_total{route="table",status="404"} 1.0' in text
    assert "meadhall_sockets 1.0" in text
    assert "meadhall_tables 1.0" in text
    assert re.search(r"meadhall_commit_seconds_count [1-9]", text)
    assert ana.id not in text


def test_metrics_are_only_for_the_hosts_own_network(ana):
    headers = {"x-forwarded-for": "8.8.8.8"}

    assert ana.refused("GET", "/metrics", headers=headers) == (403, "http-own-network")


def test_the_server_says_whether_it_can_do_its_work(ana, house, monkeypatch):
    assert ana.get("/healthz")["status"] == "ok"
    monkeypatch.setattr(house.house.store, "ping", failing_store)
    answer = ana.http.get("/healthz")
    assert (answer.status_code, answer.json()["status"]) == (503, "no-store")


def failing_store():
    from meadhall.core.reasons import Reason, Refused

    raise Refused(Reason("store-fails"))


def test_the_openapi_document_names_every_route_with_what_it_takes_and_gives(ana):
    document = ana.get("/openapi.json")

    assert document["openapi"] == "3.1.0"
    described = {(method.upper(), path) for path, methods in document["paths"].items() for method in methods}
    assert described == {(one.method, one.path) for one in routes.APIS}
    for methods in document["paths"].values():
        for operation in methods.values():
            assert {"4XX", "5XX"} < set(operation["responses"])
    assert "move" in json.dumps(document["components"]["schemas"]["Play"])

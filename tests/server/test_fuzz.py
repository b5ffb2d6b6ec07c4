"""Random requests and random messages: whatever comes, the server answers, stays up and keeps its tables."""

import json
import os
import random

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_schema_conformance,
    status_code_conformance,
    unsupported_method,
)

from meadhall import __version__
from meadhall.server.http import openapi
from meadhall.server.routes import APIS
from meadhall.table.wire import Problem
from tests.server.house import Visitor, reason

SOAK = os.environ.get("MEADHALL_TESTS") == "soak"
BOUNDED = settings(
    max_examples=400 if SOAK else 12,
    deadline=None,
    derandomize=not SOAK,
    database=None,
    suppress_health_check=list(HealthCheck),
)
THREE = [{"name": "Ana"}, {"name": "Ana 2"}, {"name": "Ana 3"}]
CHECKS = (
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
    negative_data_rejection,
    unsupported_method,
)

schema = schemathesis.openapi.from_dict(json.loads(openapi(APIS, __version__, Problem)))


# ---------------------------------------------------------------------- HTTP


@pytest.fixture(scope="module")
def table(house, guest):
    """A table at which a game is played."""
    return guest.open(THREE, start=True)


@pytest.fixture(scope="module")
def guest(house):
    visitor = Visitor(house.port, "Ana")
    yield visitor
    visitor.close()


@schema.parametrize()
@BOUNDED
def test_whatever_is_asked_is_answered_as_the_openapi_document_says(case, house, table):
    if "id" in case.path_parameters and hash(case.path_parameters["id"]) % 2:
        case.path_parameters["id"] = table
    case.call_and_validate(base_url=house.url, checks=CHECKS, allow_redirects=False)


# ---------------------------------------------------------------------- the socket

values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(max_size=40),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=10), inner, max_size=4),
    max_leaves=10,
)
numbers = st.integers(-3, 40) | st.integers()
moves = st.fixed_dictionaries(
    {"type": st.sampled_from(["PlaceDisc", "Pick", "LeadCard", "FollowCard", "Pass"]) | st.text(max_size=10)},
    optional={"town": st.sampled_from(["M4", "U2"]) | values, "card": numbers | values, "cards": values},
)
commands = st.fixed_dictionaries(
    {
        "do": st.sampled_from(
            ["sit", "seat_bot", "vacate", "start", "play", "undo", "redo", "restart", "propose", "answer", "come_back"]
        )
        | st.text(max_size=8)
    },
    optional={
        "seq": numbers,
        "seat": numbers | values,
        "move": moves | values,
        "name": st.text(max_size=50),
        "what": st.sampled_from(["rewind", "bot"]) | values,
        "to": numbers,
        "of": numbers,
        "agree": st.booleans() | values,
    },
)
requests = st.fixed_dictionaries(
    {"ask": st.sampled_from(["do", "why", "preview", "replay", "course", "look", "ping"]) | st.text(max_size=8)},
    optional={
        "id": numbers | values,
        "command": commands | values,
        "seat": numbers | values,
        "ref": st.text(max_size=50) | values,
        "move": moves | values,
        "at": numbers | values,
    },
)
frames = (
    requests.map(json.dumps)
    | values.map(json.dumps)
    | st.text(max_size=200)
    | st.binary(max_size=200)
    | st.tuples(requests.map(json.dumps), st.integers(0, 200)).map(lambda cut: cut[0][: cut[1]])
)


@given(messages=st.lists(frames, min_size=1, max_size=30))
@settings(BOUNDED, max_examples=1500 if SOAK else 30)
def test_whatever_is_said_on_a_line_is_answered_and_the_game_can_go_on(guest, messages):
    line = guest.line(guest.open(THREE, start=True))
    try:
        line.ask({"ask": "look", "seat": line.position["asked"][0]["seat"]})
        for message in messages:
            line.socket.send(message)
        answered = 0
        while answered < len(messages):
            heard = line.hear(lambda _: True)
            answered += heard["tell"] != "position"
            if heard["tell"] == "refusal":
                assert reason(heard) != "http-failed"
        line.ask({"ask": "look", "seat": line.position["asked"][0]["seat"]})
        offer = random.Random(0).randrange(len(line.position["offers"]))
        assert line.move(offer)["tell"] in ("done", "refusal")
    finally:
        line.close()

"""Every sentence that travels can be read out by a client that has nothing but the Fluent files."""

import random
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import Any

import msgspec
import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message
from fluent.syntax.visitor import Visitor

from meadhall import Reason
from meadhall.core.registry import GAMES
from meadhall.table.saying import said_of_reason
from meadhall.table.wire import ComeBack, Propose, Said, Undo
from tests.table.sitting import Sitting

SETTINGS: dict[str, dict[str, Any]] = {
    "brian-boru": {"game": "brian-boru"},
    "feast-for-odin": {"game": "feast-for-odin", "options": {"length": "short", "decks": "ABC"}},
}


class Gaps(Visitor):
    """The gaps of a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802 (called by the parser's visitor)
        self.names.add(node.id.name)


@cache
def gaps(game: str) -> dict[str, set[str]]:
    """By message: what it asks for, of the house and of a game."""
    result = {}
    for folder in (files("meadhall.words"), files(GAMES[game].package) / "text"):
        for entry in FluentParser().parse((folder / "en.ftl").read_text(encoding="utf-8")).body:
            if isinstance(entry, Message):
                found = Gaps()
                found.visit(entry)
                result[entry.id.name] = found.names
    return result


def given(args: dict[str, Any], gap: str) -> bool:
    """Whether a client can fill a gap from these arguments."""
    if gap in args:
        return True
    name, _, what = gap.rpartition("-")
    value = args.get(name)
    return {
        "id": isinstance(value, str | bool),
        "count": isinstance(value, list),
        "counted": isinstance(value, str) and "count" in args,
    }.get(what, False)


def check(game: str, id: str, args: dict[str, Any]) -> None:
    """A sentence, and every sentence in it."""
    assert id in gaps(game), id
    assert [gap for gap in gaps(game)[id] if not given(args, gap)] == [], (id, args)
    for value in args.values():
        check_inside(game, value)


def check_inside(game: str, value: Any) -> None:
    """The sentences within an argument."""
    if isinstance(value, list):
        for one in value:
            check_inside(game, one)
    elif isinstance(value, dict) and "$phrase" in value:
        check(game, value["$phrase"], value["args"])
    elif isinstance(value, dict) and "$reason" in value:
        check(value["game"] or game, f"reason-{value['$reason']}", value["args"])
    elif isinstance(value, dict):
        assert len([key for key in value if key.startswith("$")]) <= 1, value
        for one in value.values():
            check_inside(game, one)


def sentences(told: Any) -> Iterator[Said]:
    """Everything that is said in what is told."""
    if isinstance(told, Said):
        yield told
    elif isinstance(told, msgspec.Struct):
        for field in told.__struct_fields__:
            yield from sentences(getattr(told, field))
    elif isinstance(told, tuple | list):
        for one in told:
            yield from sentences(one)


def check_all(game: str, told: Any) -> None:
    """Everything that is said in what is told, as it arrives at the client."""
    for said in sentences(told):
        plain = msgspec.json.decode(msgspec.json.encode(said))
        check(game, plain["id"], plain["args"])


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("game", SETTINGS)
def test_whatever_is_said_in_whole_games_can_be_read_out_by_a_client(game, seed):
    rng = random.Random(seed)
    sitting = Sitting("Ana", "Bo", "Cai", **SETTINGS[game])

    def look() -> None:
        seat = rng.choice(sitting.table.waiting())
        if rng.random() < 0.1 and not sitting.match.why_no_undo(seat):
            sitting.do(sitting.player(seat), Undo(sitting.table.seq, seat))
            seat = sitting.table.waiting()[0]
        position = sitting.position(sitting.player(seat), seat, sitting.table.mark)
        check_all(game, position)
        check_all(game, sitting.table.card("ana", sitting.now, ()))
        refs = [ref for offer in position.offers for ref in offer.refs]
        for other in range(3):
            ref = rng.choice(refs) if refs else "town:M4"
            check_all(game, sitting.table.why(sitting.player(other), other, ref))
        if position.offers and rng.random() < 0.3:
            view, scores, *_ = sitting.table.preview(sitting.player(seat), seat, rng.choice(position.offers).move)
            assert view is None or msgspec.json.decode(view)
            check_all(game, scores)

    sitting.play_on(look, seed)
    check_all(game, [sitting.through(seat) for seat in range(3)])


@pytest.mark.parametrize("game", SETTINGS)
def test_notes_about_the_table_can_be_read_out_by_a_client(game):
    sitting = Sitting("Ana", "random", "random", **SETTINGS[game])
    sitting.play_on(lambda: len(sitting.match.standing) == 30)
    sitting.do("ana", Propose(0, "rewind", to=3))
    sitting.do("ana", Propose(0, "bot", of=0))
    sitting.do("ana", ComeBack(0))
    sitting.do("ana", Propose(0, "end"))

    assert len(sitting.notes) > 6
    check_all(game, sitting.position().notes)


def test_a_move_at_the_wrong_time_is_told_with_what_is_asked_instead():
    reason = Reason("not-now", args={"kind": "PlayCard", "choice": "PickTwo", "asked": {"seat": 1}}, game="brian-boru")
    said = msgspec.json.decode(msgspec.json.encode(said_of_reason(None, reason)))

    assert said["args"] == {
        "asked": {"$phrase": "choice-PickTwo", "args": {"seat": 1}},
        "tried": {"$phrase": "kind-PlayCard", "args": {}},
    }
    check("brian-boru", said["id"], said["args"])


def test_a_reason_within_a_reason_is_told_in_the_words_of_its_own_game():
    inner = Reason("town-not-free", "BB-1.4", {"town": "M4", "owner": 1}, "brian-boru")
    said = said_of_reason(None, Reason("log-line-illegal", "BB-1.4", {"line": 3, "why": inner}))

    assert said == Said(
        "reason-log-line-illegal",
        {
            "line": 3,
            "why": {
                "$reason": "town-not-free", "args": {"town": "M4", "owner": 1}, "rule": "BB-1.4", "game": "brian-boru",
            },
        },
        "BB-1.4",
    )  # fmt: skip

"""The client's types are those of the server."""

import re
from datetime import datetime
from pathlib import Path

import msgspec
import pytest

from meadhall.core.registry import GAMES
from meadhall.server import typescript
from meadhall.table import wire
from tests.table.sitting import Sitting

ROOT = Path(__file__).parents[2]
PAGES = typescript.pages(ROOT / typescript.WEB)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_the_types_of_the_client_are_made_from_the_records_as_they_are(page):
    assert page.read_text(encoding="utf-8") == PAGES[page], (
        f"{page.relative_to(ROOT)} is not what the Python records say; to make it anew: {typescript.COMMAND}"
    )


def test_there_are_types_of_the_house_and_of_each_game_that_the_client_draws():
    drawn = [path.name for path in (ROOT / typescript.WEB / "games").iterdir() if (path / "index.ts").is_file()]

    assert "brian_boru" in drawn
    assert {page.parent.name for page in PAGES} == {"src", *drawn}


def test_every_record_that_travels_has_a_type():
    records = {
        name
        for name, value in vars(wire).items()
        if isinstance(value, type) and issubclass(value, msgspec.Struct) and value.__module__ == wire.__name__
    }
    told = set(re.findall(r"^export interface (\w+)", typescript.wire_types(), re.MULTILINE))

    assert records == told


def test_a_changed_record_changes_its_type():
    page = typescript.Page()
    page.add(msgspec.defstruct("Thing", [("size", int), ("names", tuple[str, ...]), ("owner", int | None)]))

    assert "size: number;\n  names: string[];\n  owner: number | null;" in str(page)


def test_what_has_no_type_in_typescript_is_refused():
    with pytest.raises(TypeError, match="there is no TypeScript type for"):
        typescript.Page().add(msgspec.defstruct("Thing", [("when", datetime)]))


@pytest.mark.parametrize("game", GAMES)
def test_what_happens_is_told_with_the_arguments_of_its_type(game):
    sitting = Sitting(game=game).play_on()
    fields = {f"event-{event.__name__}": set(event.__struct_fields__) for event in GAMES[game].events}

    for seat in (-1, 0, 1, 2):
        for one in sitting.position("" if seat < 0 else sitting.player(seat), seat).happenings:
            assert {name for name in one.said.args if "-" not in name} == fields[one.said.id]

"""`make report`: for each game, the rules and cards that no test names. Fails when there is one.

A test names the rules it proves with `@pytest.mark.rule("BB-7.9")`, and cards with `@pytest.mark.card("11")`. The
numbers come from the game's `rules.md`, the cards from `catalogue.py` beside its tests.
"""

import contextlib
import io
import re
import sys
from importlib import import_module
from importlib.resources import files

import pytest

import meadhall

DEFINED = re.compile(r"^\s*- \*\*([A-Z]+-[A-Z]?\d+(?:\.\d+)?)", re.MULTILINE)


class Marks:
    """Collects what the tests of each folder name."""

    def __init__(self) -> None:
        self.named: dict[str, set[tuple[str, str]]] = {}

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        for item in items:
            folder = item.path.parent.name
            for mark in item.iter_markers():
                if mark.name in ("rule", "card"):
                    self.named.setdefault(folder, set()).update((mark.name, one) for one in mark.args)


def numbered_rules(game: meadhall.Game) -> list[str]:
    """Every rule and ruling that a game's rules.md defines."""
    return DEFINED.findall((files(game.package) / "rules.md").read_text(encoding="utf-8"))


def report() -> int:
    """Print a line for each game, and what is missing; the exit code says whether anything is."""
    marks = Marks()
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        code = pytest.main(["--collect-only", "-q", "tests"], plugins=[marks])
    if code:
        print(printed.getvalue())
        return int(code)
    failed = False
    for name in meadhall.game_ids():
        game = meadhall.game(name)
        folder = game.package.rpartition(".")[2]
        named = marks.named.get(folder, set())
        wanted = {"rule": numbered_rules(game), "card": import_module(f"tests.{folder}.catalogue").CARDS}
        missing = {kind: [one for one in all_ if (kind, one) not in named] for kind, all_ in wanted.items()}
        unknown = sorted(one for kind, one in named if one not in wanted[kind])
        print(
            f"{name}: rules {len(wanted['rule'])}, without a test {len(missing['rule'])}; "
            f"cards {len(wanted['card'])}, without a test {len(missing['card'])}"
        )
        for kind, ones in missing.items():
            if ones:
                print(f"  no test names {kind} {', '.join(ones)}")
        if unknown:
            print(f"  tests name what does not exist: {', '.join(unknown)}")
        failed = failed or bool(unknown) or any(missing.values())
    return int(failed)


if __name__ == "__main__":
    sys.exit(report())

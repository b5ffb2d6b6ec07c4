"""What the README and the docs show is run."""

import re
from pathlib import Path

import pytest

from docs.template_game import GAME
from meadhall.core.laws import check_game, check_match

ROOT = Path(__file__).parents[2]
PAGES = ("README.md", "docs/add-a-game.md", "docs/architecture.md")


def programs(page: str) -> list[str]:
    return re.findall(r"^```python\n(.*?)^```", (ROOT / page).read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize(("page", "program"), [(page, program) for page in PAGES for program in programs(page)])
def test_a_program_shown_runs(page, program, capsys):
    exec(compile(program, page, "exec"), {"__name__": "__main__"})

    if "print(" in program:
        assert capsys.readouterr().out.strip()


def test_the_readme_shows_the_program_that_plays_a_game():
    assert any('meadhall.game("brian-boru")' in program for program in programs("README.md"))


@pytest.mark.parametrize("page", PAGES)
def test_links_to_files_of_the_repository_lead_somewhere(page):
    for target in re.findall(r"\]\(([^)#:]+)\)", (ROOT / page).read_text(encoding="utf-8")):
        assert (ROOT / page).parent.joinpath(target).exists(), target


@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_the_template_game_keeps_all_laws(seats):
    assert check_game(GAME, seats, seed=seats) == seats * 5
    check_match(GAME, seats, seed=seats)

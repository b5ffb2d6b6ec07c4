"""Whole games, kept as files with every digest: any change of behaviour shows here (see `tests/kept_games.py`)."""

import json

import pytest

from tests.brian_boru import make_games as brian_boru
from tests.feast_for_odin import make_games as feast_for_odin
from tests.kept_games import find, in_few_lines, kept, names, results

SCRIPTS = (brian_boru, feast_for_odin)
KEPT = [
    pytest.param(script, name, id=f"{script.GAME.id}-{name}") for script in SCRIPTS for name in names(script.FOLDER)
]
each_kept_game = pytest.mark.parametrize(("script", "name"), KEPT)


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda script: script.GAME.id)
def test_every_file_has_its_results_and_the_other_way_round(script):
    assert sorted(results(script.FOLDER)) == names(script.FOLDER) == sorted(script.WANTED)
    assert len(names(script.FOLDER)) >= 10


@each_kept_game
def test_a_kept_game_ends_and_is_told_as_it_was(script, name):
    match = kept(script.GAME, script.FOLDER, name)

    assert match.over
    assert script.result(match) == results(script.FOLDER)[name]


@each_kept_game
def test_every_line_of_a_kept_game_has_a_digest(script, name):
    assert all(len(line.digest) == 16 for line in kept(script.GAME, script.FOLDER, name).log)


@each_kept_game
def test_a_kept_game_is_written_as_it_was(script, name):
    saved = json.loads((script.FOLDER / f"{name}.json").read_bytes())
    again = json.loads(kept(script.GAME, script.FOLDER, name).save(private=True))

    assert again["log"] == saved["log"]
    assert again["seed"] == saved["seed"]


@pytest.mark.parametrize(
    ("script", "name"), [(brian_boru, "three-greedy"), (feast_for_odin, "two-long-bc-busy")], ids=lambda one: str(one)
)
def test_the_script_makes_the_same_game_again(script, name):
    text = (script.FOLDER / f"{name}.json").read_text(encoding="utf-8")
    made = in_few_lines(find(script.GAME, script.WANTED[name]).save(private=True))

    assert made.partition('"log"')[2] == text.partition('"log"')[2]

"""The other commands."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from meadhall.cli import bench


def test_help_is_there_and_heavy_parts_are_not_loaded_for_it():
    code = "import sys, meadhall.cli; print(sorted({'rich.console', 'fluent', 'meadhall.games'} & set(sys.modules)))"
    printed = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout

    assert printed == "[]\n"


def test_every_command_explains_itself(meadhall):
    for command in ("games", "play", "arena", "check", "replay", "verify", "rules", "box", "bench"):
        outcome = meadhall(command, "--help")
        assert outcome.code == 0
        assert "Usage" in outcome.out


def test_games_lists_the_ids(meadhall):
    assert "brian-boru" in json.loads(meadhall("games", "--json", "-").out)
    assert "Brian Boru: Alto Rei da Irlanda" in meadhall("games", "--lang", "pt-BR")


def test_an_arena_prints_and_writes_its_table(meadhall):
    words = ("arena", "brian-boru", "--seats", "random,random,random", "--games", "3", "--processes", "1")
    figures = json.loads(meadhall(*words, "--json", "-").out)

    assert figures["games"] == 3
    assert [seat["bot"] for seat in figures["seats"]] == ["random"] * 3
    assert sum(seat["wins"] for seat in figures["seats"]) == pytest.approx(3)
    assert {"games", "rate", "low", "high", "mean", "spread"} <= set(figures["seats"][0])
    assert "3 games" in meadhall(*words, "--json", "table.json")
    assert json.loads(Path("table.json").read_text()) == figures


def test_an_arena_refuses_wrong_seats_and_bots(meadhall):
    assert meadhall("arena", "brian-boru", "--seats", "random,random").code == 2
    assert "no bot called me" in meadhall("arena", "brian-boru", "--seats", "me,random,random").err


def test_check_puts_a_game_to_the_laws(meadhall):
    outcome = meadhall("check", "brian-boru", "--games", "1")

    assert outcome.code == 0
    assert "5 seats: all laws held in 1 game with" in outcome


def test_check_takes_a_game_from_anywhere_and_tells_which_law_is_broken(meadhall):
    Path("leaky.py").write_text(
        "from docs.template_game import RavensBid\n"
        "class Leaky(RavensBid):\n"
        "    def hide(self, state, seat):\n"
        "        return state.copy()\n"
        "GAME = Leaky()\n"
    )
    outcome = meadhall("check", "leaky:GAME", "--games", "1")

    assert outcome.code == 1
    assert "a law was broken" in " ".join(outcome.err.split())


@pytest.mark.parametrize("place", ["no_such_module:GAME", "json:GAME", "json:dumps", "docs.template_game:nothing"])
def test_check_says_where_no_game_is(meadhall, place):
    outcome = meadhall("check", place)

    assert outcome.code == 2
    assert place in " ".join(outcome.err.split())


def test_replay_shows_the_table_after_some_moves(meadhall, saved):
    early, late = meadhall("replay", saved, "--to", "1"), meadhall("replay", saved)

    assert "Ana places 1 disc" in early
    assert "Round 1 of 3 begins." not in early
    assert "Round 1 of 3 begins." in late
    assert "The table waits for Ana" in late


def test_replay_beyond_the_end_is_refused(meadhall, saved):
    assert "There is no move 99 to go back to" in " ".join(meadhall("replay", saved, "--to", "99").err.split())


def test_verify_says_that_a_file_is_whole(meadhall, saved):
    outcome = meadhall("verify", saved)

    assert outcome.code == 0
    assert "is whole" in outcome


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('"N1"', '"N2"', "changed or damaged"),
        ('"brian-boru"', '"chess"', "changed or damaged"),
        ('"format": 1', '"format": 2', "format 2"),
        ("{", "", "not a saved game"),
    ],
)
def test_verify_says_what_is_wrong_with_a_file(meadhall, saved, old, new, said):
    Path(saved).write_text(Path(saved).read_text().replace(old, new, 1))
    outcome = meadhall("verify", saved)

    assert outcome.code == 2
    assert said in " ".join(outcome.err.split())


@pytest.mark.parametrize("lang", ["en", "es", "pt-BR"])
def test_all_rules_or_one_can_be_read(meadhall, lang):
    assert "BB-7.9" in meadhall("rules", "brian-boru", "--lang", lang)
    one = meadhall("rules", "brian-boru", "bb-7.9", "--lang", lang)
    assert "(BB-7.9)" in one
    assert len(one.out) < 1000
    assert "<a id" not in one.out


def test_an_unknown_rule_is_refused(meadhall):
    assert "nothing about BB-99.9 in the rules" in meadhall("rules", "brian-boru", "BB-99.9").err


def test_the_box_shows_every_group_with_its_provenance(meadhall):
    outcome = meadhall("box", "brian-boru")

    for group in ("action_cards", "viking_cards", "marriage_cards", "towns", "roads", "marriage_track", "costs"):
        assert f": {group} " in outcome
    assert "public, 97% sure" in outcome
    assert len(json.loads(meadhall("box", "brian-boru", "--json", "-").out)["board"]["towns"]["items"]) == 53


def test_bench_prints_its_figures(meadhall, monkeypatch):
    monkeypatch.setattr(bench, "ROUNDS", 1)
    monkeypatch.setattr(bench, "GAMES_A_ROUND", 2)
    monkeypatch.setattr(bench, "POSITIONS", 1)
    figures = json.loads(meadhall("bench", "brian-boru", "--json", "-").out)["brian-boru"]

    assert set(figures) == {"moves_per_s", "games_per_s", "copy_us", "moves_list_us", "playouts_per_s", "import_s"}
    assert all(figure > 0 for figure in figures.values())


def test_bench_measures_against_a_peer_in_the_same_run(meadhall, monkeypatch):
    class Peer:
        random_moves_per_s = staticmethod(lambda number: 1000.0)
        playouts_per_s = staticmethod(lambda number: 10.0)

    monkeypatch.setattr(bench, "ROUNDS", 1)
    monkeypatch.setattr(bench, "find_peer", lambda name: Peer)
    figures = json.loads(meadhall("bench", "brian-boru", "--against", "catanatron", "--json", "-").out)["brian-boru"]

    assert figures["vs_catanatron"] == pytest.approx(figures["moves_per_s"] / 1000, rel=0.02)
    assert figures["playouts_vs_catanatron"] == pytest.approx(figures["playouts_per_s"] / 10, rel=0.02)


def test_an_unknown_peer_is_refused(meadhall):
    assert "cannot be measured against chess" in meadhall("bench", "--against", "chess").err


def test_a_rule_is_shown_with_the_table_it_announces_or_the_row_that_tells_it(meadhall):
    assert "1 renown" in meadhall("rules", "brian-boru", "BB-8.5")
    row = meadhall("rules", "brian-boru", "BB-11.7")
    assert "the Vikings, ahead of every player" in row
    assert "any tie" not in row

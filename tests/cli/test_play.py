"""`meadhall play`: a whole game in the terminal, and everything that can go wrong there."""

import json
import os
import re
from pathlib import Path

import pytest

from meadhall.cli import play as table

ME = ("play", "brian-boru", "--seats", "Ana=me,random,random", "--seed", "3")


@pytest.mark.parametrize("lang", ["en", "es", "pt-BR"])
def test_a_whole_game_is_played_by_typing_numbers(meadhall, lang):
    outcome = meadhall(*ME, "--lang", lang, typed="1\n" * 400)

    assert outcome.code == 0
    assert {"en": "Final scores", "es": "Puntuación final", "pt-BR": "Pontuação final"}[lang] in outcome
    assert "{" not in outcome.out
    assert not list(Path().glob("*.json"))


def test_a_move_can_be_named_by_words_of_it_without_accents(meadhall):
    outcome = meadhall(*ME, typed="dun na\n")

    assert "Ana places 1 disc on Dún na nGall." in outcome


def test_words_that_fit_several_moves_list_them(meadhall):
    outcome = meadhall(*ME, typed="cluain\n")

    assert "1 Place a disc on Cluain Mac Nóis 2 Place a disc on Cluain Ferta" in outcome


def test_a_long_list_is_offered_in_groups(meadhall):
    outcome = meadhall(*ME, typed="1\n2\n3\n4\n2\n")

    assert "1 yellow 1: 17 moves 2 yellow 4: 17 moves" in outcome


def test_a_question_mark_tells_why_not_with_the_rule(meadhall):
    outcome = meadhall(*ME, typed="1\n2\n3\n4\n? gartan\n")

    assert re.search(r"Gartan is not free: a disc of Ana lies there\. .* \(BB-1\.4\)", " ".join(outcome.out.split()))


def test_a_question_about_a_town_tells_its_colour_region_and_roads(meadhall):
    outcome = meadhall(*ME, typed="1\n2\n3\n4\n? caisel\n? clochar\n")

    assert "Caisel: yellow town of Munster. Roads to: Les Mór" in outcome
    assert "Clochar: yellow town of Northern Uí Néill. Roads to: Druim Lethan" in outcome


def test_what_cannot_be_tried_at_all_is_said(meadhall):
    assert "Nothing like “london” can be tried now." in meadhall(*ME, typed="? london\n")


def test_the_moves_can_be_listed_again(meadhall):
    assert meadhall(*ME, typed="cluain\nmoves\n\n").out.count("Place a disc on Gartan") == 3


def test_words_for_ending_are_words_like_others_where_nothing_can_be_ended(meadhall):
    assert "Nothing like “done” can be tried now." in meadhall(*ME, typed="done\n")


def test_a_number_too_high_is_refused(meadhall):
    assert "There is no move 99: the numbers go from 1 to 53." in meadhall(*ME, typed="99\n")


def test_an_undo_that_is_too_late_says_why(meadhall):
    outcome = meadhall(*ME, typed="1\nundo\n")

    assert outcome.err == "Somebody else has moved since. All players together can agree to go back further\n"


def test_refusals_call_players_by_their_names(meadhall):
    assert meadhall(*ME, typed="redo\n").err == "Ana has no undone move to make again\n"


def test_a_move_can_be_undone_and_done_again(meadhall):
    outcome = meadhall(*ME, typed="1\nundo\nredo\n" * 40)

    assert "Undone." in outcome
    assert "Done again." in outcome


def test_hints_come_from_a_bot(meadhall, monkeypatch):
    monkeypatch.setattr(table, "RolloutBot", lambda ms: table.make_bot("random", seed=1))

    assert "A bot would do this: Place a disc on" in meadhall(*ME, typed="hint\n")


def test_the_log_rules_and_help_can_be_read_during_a_game(meadhall):
    outcome = meadhall(*ME, typed="help\nlog\nrules BB-7.9\nrules nonsense\n")

    assert "undo your last move" in outcome
    assert outcome.out.count("Ana is the starting player") == 2
    assert "(BB-7.9)" in outcome
    assert "nothing about nonsense in the rules" in outcome.err


def test_the_log_shows_nobody_elses_picks(meadhall):
    outcome = meadhall(*ME, typed="1\n2\n3\nlog\n")

    assert "Ana picks" in outcome
    assert "Random 1 picks" not in outcome


@pytest.mark.parametrize(("typed", "code"), [("1\n", 130), ("1\nquit\n", 0)])
def test_leaving_saves_the_game_and_says_how_to_go_on(meadhall, typed, code):
    outcome = meadhall(*ME, typed=typed)

    assert outcome.code == code
    file = re.search(r"meadhall play --resume (\S+\.json)", outcome.out).group(1)
    assert "round 1 of 3" in meadhall("play", "--resume", file, typed="quit\n").out.lower()


def test_control_c_saves_the_game_too(meadhall, monkeypatch):
    def interrupt(*_, **__):
        raise KeyboardInterrupt

    monkeypatch.setattr(table.out, "input", interrupt)
    outcome = meadhall(*ME)

    assert outcome.code == 130
    assert "To go on: meadhall play --resume" in outcome


def test_a_full_disk_while_saving_is_said_and_leaves_the_old_file(meadhall, saved, monkeypatch):
    before = Path(saved).read_bytes()

    def full(*_):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "replace", full)
    outcome = meadhall("play", "--resume", saved, typed=f"3\nsave {saved}\n")

    assert "No space left on device" in outcome.err
    assert Path(saved).read_bytes() == before
    assert [path.name for path in Path().iterdir()] == [saved]


def test_leaving_without_being_able_to_save_is_a_failure(meadhall, monkeypatch):
    def full(*_):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "replace", full)

    assert meadhall(*ME, typed="quit\n").code == 1
    assert meadhall(*ME, typed="1\n").code == 130


def test_a_folder_that_is_not_there_is_said(meadhall):
    assert "cannot be written: No such file or directory" in meadhall(*ME, typed="save no/where.json\n").err


def test_people_at_one_keyboard_do_not_see_each_others_cards(meadhall):
    outcome = meadhall(
        "play", "brian-boru", "--seats", "Ana=me,Bia=me,random", "--seed", "3", typed="\n1\n\n1\n\n1\n\n1\nlog\n"
    )

    assert "The table waits for Bia. Let nobody else look" in outcome
    bias_turn = outcome.out.split("Let nobody else look")[4]
    assert "Bia: Pick 2 cards" in bias_turn
    assert "Ana picks" not in bias_turn


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("play", "brian-boru", "--seats", "me,random"), "Brian Boru is for 3 to 5 players, not 2"),
        (("play", "brian-boru", "--seats", "me,random,random,random,random,random"), "3 to 5 players, not 6"),
        (("play", "brian-boru", "--seats", "me,clever,random"), "no bot called clever"),
        (("play", "brian-boru", "--option", "length=long"), "Brian Boru has no option called length"),
        (("play", "brian-boru", "--option", "long"), "Options are given as NAME=VALUE"),
        (("play", "brian-boru", "--lang", "xx"), "Meadhall does not speak xx"),
        (("play", "chess"), "There is no game called chess"),
        (("play",), "Name a game to play"),
        (("play", "--resume", "none.json"), "none.json cannot be read: No such file"),
    ],
)
def test_what_cannot_be_played_is_refused_in_one_sentence(meadhall, words, said):
    outcome = meadhall(*words)

    assert outcome.code == 2
    assert said in " ".join(outcome.err.split())
    assert "Traceback" not in outcome.err


def test_refusals_are_told_in_the_readers_language(meadhall):
    assert "jogadores" in meadhall("play", "brian-boru", "--seats", "me,random", "--lang", "pt-BR").err


def test_a_saved_game_holds_what_was_played(meadhall, saved):
    document = json.loads(Path(saved).read_text())

    assert document["seats"] == ["Ana=me", "random", "random"]
    assert document["log"][0]["move"] == {"type": "PlaceDisc", "town": "N1"}

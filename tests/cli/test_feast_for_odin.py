"""A Feast for Odin at the text table: the overview, looking closer, placing by a cell, passing over opportunities."""

import re

import pytest

ME = ("play", "feast-for-odin", "--seats", "Ana=me,random", "--seed", "3")
OIL = "upgrade 2 goods\nmead\n"
"""Ana has 1 oil, may upgrade another good, or place the oil."""
LOOKS = "table\nboard\nboard iceland\nspaces\nspaces 4\nplayer\nhand\ncard 12\ntray\nfeast\npoints\nhelp\n"


def grid_row(outcome, number):
    """The cells in a row of the last board that was shown."""
    rows = re.findall(rf"^ *{number}((?: +[^ ]{{1,3}}){{7,13}})(?:   |$)", outcome.out, re.MULTILINE)
    return rows[-1].split()


@pytest.mark.parametrize("lang", ["en", "es", "pt-BR"])
def test_a_whole_game_is_played_by_typing_numbers(meadhall, lang):
    outcome = meadhall(*ME, "--option", "length=short", "--lang", lang, typed="1\n" * 3000)

    assert outcome.code == 0
    assert {"en": "Final scores", "es": "Puntuación final", "pt-BR": "Pontuação final"}[lang] in outcome
    assert "{" not in outcome.out


@pytest.mark.parametrize("lang", ["en", "es", "pt-BR"])
@pytest.mark.parametrize("width", [80, 100, 120])
def test_everything_fits_the_screen(meadhall, monkeypatch, lang, width):
    monkeypatch.setenv("COLUMNS", str(width))
    outcome = meadhall(*ME, "--lang", lang, typed=LOOKS)
    shown = re.sub(r"^(Number|Número), [^:]*: ", "", outcome.out, flags=re.MULTILINE).rpartition("meadhall play")[0]

    assert [line for line in shown.splitlines() if len(line.rstrip()) > width and "meadhall-" not in line] == []


def test_a_turn_begins_with_a_few_lines(meadhall):
    outcome = meadhall(*ME)

    assert "Round 1 of 7 · Actions · start player: Ana" in outcome
    assert "orange: 1 peas, 1 flax, 1 beans red: 1 mead" in outcome
    assert "3 sheds, 3 stone houses, 5 long houses · 15 special tiles" in outcome
    assert "Mountain strips 2: wood ×2, stone ×3, ore, 2 silver" in outcome


def test_spaces_stand_under_their_columns_and_passing_at_the_end(meadhall):
    outcome = meadhall(*ME)

    assert re.search(r"1 Viking 1 Hunting Game .* 4 Vikings \d+ Spices.* \d+ Pass: place no more", joined(outcome))


def joined(outcome):
    return " ".join(outcome.out.split())


def test_the_board_shows_what_each_cell_is(meadhall):
    outcome = meadhall(*ME, typed="board\n")

    assert grid_row(outcome, 1) == ["-1"] * 11 + ["$15", "·"]
    assert grid_row(outcome, 8) == ["·", "·", "*2", "·", "$3", "·", "*3"] + ["-1"] * 5
    assert "*3 rune stone" in outcome
    assert "86 × −1 uncovered" in outcome


def test_a_piece_is_placed_by_a_cell_and_a_turn(meadhall):
    outcome = meadhall(*ME, typed=f"{OIL}place oil\nb4 90\nboard\n")

    assert [grid_row(outcome, row)[1] for row in (3, 4, 5, 6)] == ["-1", "a", "a", "·"]
    assert "a = oil" in outcome


def test_a_piece_is_placed_by_row_and_column_too(meadhall):
    outcome = meadhall(*ME, typed=f"{OIL}place oil\nrow 4 column 2 turn 90\nboard\n")

    assert [grid_row(outcome, row)[1] for row in (4, 5)] == ["a", "a"]


def test_a_cell_without_a_turn_lists_the_turns(meadhall):
    assert re.search(
        r"1 Place it: home board, row 4, column B 2 Place it: .* turned by 90°",
        joined(meadhall(*ME, typed=f"{OIL}place oil\nb4\n")),
    )


def test_only_some_places_are_listed_until_one_asks_for_more(meadhall):
    outcome = meadhall(*ME, typed=f"{OIL}place oil\nmore\n")

    assert "… and 194 more moves" in outcome
    assert "48 " in outcome.out.split("194 more moves")[1]


def test_a_question_mark_before_a_cell_tells_why_nothing_can_lie_there(meadhall):
    outcome = meadhall(*ME, typed=f"{OIL}place oil\n? f6\nb4 180\n? a6\n")

    assert joined(outcome).count("(FO-7.4)") == 2
    assert "(FO-7.2)" in outcome
    assert "can be done" in outcome


def test_a_question_mark_before_a_space_tells_what_it_does_and_why_not(meadhall):
    outcome = meadhall(*ME, typed="? plundering\n? knarr\n")

    assert "Plundering (4 Vikings): [2 longship] 1 silver hoard" in outcome
    assert "(FO-5.6)" in outcome
    assert "Build a knarr (2 Vikings): 2 wood → 1 knarr" in outcome
    assert "(FO-8.2)" in outcome


def test_enter_passes_an_opportunity_as_the_prompt_says(meadhall):
    outcome = meadhall(*ME, typed=f"{OIL}\n\n\n")

    assert joined(outcome).count("(Enter: Go on):") >= 2
    assert "Random places" in outcome


@pytest.mark.parametrize("word", ["done", "pass"])
def test_done_and_pass_are_as_good_as_enter(meadhall, word):
    assert "Random places" in meadhall(*ME, typed=f"{OIL}{word}\n{word}\n{word}\n")


def test_pass_at_a_turn_is_passing(meadhall):
    assert "Ana passes." in meadhall(*ME, typed="pass\n")


def test_enter_at_a_turn_only_lists_the_moves_again(meadhall):
    outcome = meadhall(*ME, typed="\n\n")

    assert outcome.out.count("Pass: place no more Vikings") == 3
    assert "Ana passes" not in outcome


def test_opportunities_are_skipped_until_the_next_question(meadhall):
    outcome = meadhall(*ME, typed=f"{OIL}done\nskip\n")
    after = outcome.out.split("Mere opportunities are skipped")[1]

    assert "Place Vikings on an action space" in after
    assert "Do something that can be done at any time" not in after


def test_the_last_opportunity_of_the_game_is_never_skipped(meadhall):
    outcome = meadhall(*ME, "--option", "length=short", typed="skip always\n1\n" + "1\n" * 3000)

    assert outcome.code == 0
    assert outcome.out.count("Do something that can be done at any time") == 1
    assert "final placement" in outcome.out


def test_skipping_can_be_ended(meadhall):
    outcome = meadhall(*ME, typed=f"skip always\nskip\n{OIL}done\n")

    assert "Opportunities are not skipped any more." in outcome
    assert "Do something that can be done at any time" in outcome


def test_the_action_board_tells_who_stands_where(meadhall):
    outcome = meadhall(*ME, typed=f"{OIL}done\n\n\nspaces\n")

    assert "1 Upgrade 2 goods" in outcome.out.split("usable now")[1]
    assert re.search(r"▸ Laying a Snare", outcome.out)


def test_spaces_are_found_by_what_they_do(meadhall):
    outcome = meadhall(*ME, typed="spaces spices\nspaces nonsense\n")

    assert "for cattle: 1→2 milk" in outcome
    assert "There is nothing like “nonsense” to look at." in outcome


def test_cards_are_told_by_number_and_by_name(meadhall):
    outcome = meadhall(*ME, typed="card 12\ncard tutor\n")

    assert "12 Helmsman" in outcome
    assert "52 Tutor" in outcome


def test_nobody_sees_anothers_hand(meadhall):
    outcome = meadhall(*ME, typed="player 2\nhand\n")

    assert re.search(r"2 Random .* Cards in hand 1 ", joined(outcome))
    assert len(re.findall(r"^\d+ .* \d  ", outcome.out.split("Your hand")[1], re.MULTILINE)) == 1


def test_special_tiles_show_price_and_sword_value(meadhall):
    outcome = meadhall(*ME, typed="tray\n")

    assert "price 4 silver, sword 10, forge" in outcome
    assert "not for sale, sword 16, 2 points" in outcome


def test_the_banquet_table_shows_what_is_laid_out(meadhall):
    outcome = meadhall(*ME, typed="pass\nlay out mead\n1\n")
    table = outcome.out.rpartition("Banquet table")[2]

    assert re.search(r"^ +a   a  >·   ·   ·   ·   V", table, re.MULTILINE)
    assert "a = mead" in table


def test_the_points_so_far_come_as_a_ledger(meadhall):
    assert re.search(r"uncovered −1: home board . +-86", meadhall(*ME, typed="points\n").out)

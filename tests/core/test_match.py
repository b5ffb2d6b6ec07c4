"""A match and its log: playing, taking back, reading, saving."""

import json
import random
import re

import msgspec
import pytest

import meadhall
from meadhall import BadFile, BadSetup, IllegalMove, Match, Refused
from meadhall.core.chance import seed_hash
from meadhall.core.match import Played, Rewound, TakenBack, Undone
from meadhall.games.brian_boru.moves import PickCards
from tests.core.toy import Number, Pick, Roll, Said, Say, SecretNumber, ShyPick, Together, Toy

GAME = meadhall.game("brian-boru")


def toy(*steps, seats=2, seed=1):
    """A match of the toy game in which these steps happen."""
    return Match(Toy(*steps), seats, seed)


def plain(lines):
    """Lines of a log as plain data, without digests."""
    return [{name: value for name, value in msgspec.to_builtins(line).items() if name != "digest"} for line in lines]


def number(value):
    """The number as it stands in a log."""
    return {"type": "Number", "value": value}


def play_on(match, rng, until=lambda match: False):
    """Play at random until something is so, or to the end."""
    while not match.over and not until(match):
        choice = rng.choice(match.state.waiting())
        match.play(choice.seat, rng.choice(choice.moves(match.state)))
    return match


def drafting(seats=3, seed=5):
    """A match of Brian Boru at its first draft."""
    return play_on(Match(GAME, seats, seed), random.Random(seed), lambda match: match.state.lanes)


def pick(match, seat, which=0):
    """Let a seat pick two cards of the draft."""
    match.play(seat, match.state.moves(seat)[which])


def why_not(action):
    """The reason with which something is refused."""
    with pytest.raises(Refused) as refusal:
        action()
    return refusal.value.reason


def reload(match):
    """The match written to a file and read back."""
    return Match.load(match.save(private=True), {match.game.id: match.game})


# ---------------------------------------------------------------------- playing


def test_each_move_is_a_line_of_the_log():
    match = toy(Pick(0, 3), Pick(1, 3))
    match.play(0, Number(2))
    match.play(1, Number(3))

    assert plain(match.log) == [
        {"do": "play", "seat": 0, "move": number(2), "auto": False},
        {"do": "play", "seat": 1, "move": number(3), "auto": False},
    ]
    assert match.standing == match.log


def test_a_refused_move_leaves_no_trace():
    match = toy(Pick(0, 3))
    before = match.save(private=True)

    with pytest.raises(IllegalMove):
        match.play(0, Number(4))
    assert match.save(private=True) == before
    assert match.events == []


def test_an_only_move_is_played_by_itself_and_marked():
    match = toy(Pick(0, 2), Pick(1, 1), Pick(0, 1), Pick(1, 2))
    match.play(0, Number(2))

    assert plain(match.log) == [
        {"do": "play", "seat": 0, "move": number(2), "auto": False},
        {"do": "play", "seat": 1, "move": number(1), "auto": True},
        {"do": "play", "seat": 0, "move": number(1), "auto": True},
    ]
    assert match.state.waiting() == [Pick(1, 2)]


def test_only_moves_at_the_very_beginning_are_played_by_themselves():
    match = toy(Pick(1, 1), Pick(0, 2))

    assert [(line.seat, line.auto) for line in match.log] == [(1, True)]


def test_an_only_move_that_would_tell_a_secret_waits_for_its_seat():
    match = toy(Pick(0, 2), ShyPick(1, 1))
    match.play(0, Number(1))

    assert match.state.waiting() == [ShyPick(1, 1)]
    match.play(1, Number(1))
    assert [line.auto for line in match.log] == [False, False]


def test_events_are_kept_with_the_number_of_moves_before_them():
    match = toy(Say("hello"), Pick(0, 2), Say("well"), Pick(1, 1), Pick(0, 2))
    match.play(0, Number(2))

    assert match.events == [
        (0, Said("hello")),
        (0, Said("0 picks 2")),
        (0, Said("well")),
        (1, Said("1 picks 1")),
    ]


def test_a_match_is_over_when_nobody_is_asked_anything():
    match = toy(Pick(0, 2))
    assert not match.over

    match.play(0, Number(1))
    assert match.over


def test_seats_can_have_names():
    assert Match(GAME, ["Ada", "Béla", "Ciarán"], 1).names == ("Ada", "Béla", "Ciarán")
    assert Match(GAME, 3, 1).names == ("seat 0", "seat 1", "seat 2")


@pytest.mark.parametrize("seats", [0, 2, 6, ["Ada", "Béla"]])
def test_a_match_needs_as_many_seats_as_the_game_is_made_for(seats):
    with pytest.raises(BadSetup) as refusal:
        Match(GAME, seats, 1)

    assert refusal.value.reason.id == "bad-seats"


# ---------------------------------------------------------------------- undo and its barriers


def test_undo_gives_the_position_before_the_move():
    match = toy(Pick(0, 3), Pick(0, 3))
    before = match.state.copy()
    match.play(0, Number(2))
    match.undo(0)

    assert match.state == before
    assert match.standing == []
    assert match.events == []


def test_an_undo_is_a_line_of_the_log():
    match = toy(Pick(0, 3), Pick(0, 3), Pick(1, 3))
    match.play(0, Number(2))
    match.play(0, Number(3))
    match.undo(0)

    assert plain(match.log)[-1] == {"do": "undo", "seat": 0, "to": 1}
    assert [type(line) for line in match.log] == [Played, Played, Undone]
    assert [type(line) for line in match.standing] == [Played]


def test_several_moves_can_be_undone_one_after_another():
    match = toy(Pick(0, 3), Pick(0, 3), Pick(1, 3))
    match.play(0, Number(2))
    match.play(0, Number(3))
    match.undo(0)
    match.undo(0)

    assert match.state.said == []
    assert match.state.waiting() == [Pick(0, 3)]


def test_all_that_a_seat_can_undo_goes_at_once_and_can_be_made_again_step_by_step():
    match = toy(Pick(1, 3), Pick(0, 3), Roll("die"), Pick(0, 3), Pick(0, 1), Pick(0, 3), Pick(1, 3))
    for seat, value in ((1, 1), (0, 1), (0, 2), (0, 3)):
        match.play(seat, Number(value))
    match.restart(0)

    assert plain(match.log)[-1] == {"do": "undo", "seat": 0, "to": 2}
    assert match.state.waiting() == [Pick(0, 3)]
    assert why_not(lambda: match.restart(0)).id == "undo-something-came-to-light"
    match.redo(0)
    match.redo(0)
    assert match.state.said[-1] == "0 picks 3"
    assert why_not(lambda: match.redo(0)).id == "redo-nothing"


def test_a_line_that_undoes_more_than_the_seat_could_is_refused():
    match = toy(Pick(0, 3), Roll("die"), Pick(0, 3), Pick(0, 3), Pick(1, 3))
    for value in (1, 2, 3):
        match.play(0, Number(value))

    assert why_not(lambda: match.follow({"do": "undo", "seat": 0, "to": 0}, "1.0")).id == "log-line-wrong"
    match.follow({"do": "undo", "seat": 0, "to": 1}, "1.0")
    assert match.state.waiting() == [Pick(0, 3)]


def test_undo_takes_the_moves_along_that_were_made_by_themselves():
    match = toy(Pick(0, 3), Pick(1, 1), Pick(0, 1), Pick(1, 3))
    match.play(0, Number(2))
    assert match.state.said == ["0 picks 2", "1 picks 1", "0 picks 1"]

    match.undo(0)
    assert match.state.said == []


def test_nothing_can_be_undone_before_the_first_move_of_a_seat():
    match = toy(Pick(0, 3), Pick(1, 3))
    match.play(0, Number(2))

    reason = why_not(lambda: match.undo(1))
    assert (reason.id, reason.args) == ("undo-nothing", {"seat": 1})


def test_a_move_made_by_itself_is_nothing_to_undo():
    match = toy(Pick(0, 1), Pick(0, 3))

    assert why_not(lambda: match.undo(0)).id == "undo-nothing"


def test_no_undo_once_another_seat_has_acted():
    match = toy(Pick(0, 3), Pick(1, 3), Pick(0, 3))
    match.play(0, Number(2))
    assert match.why_no_undo(0) is None

    match.play(1, Number(2))
    reason = why_not(lambda: match.undo(0))
    assert (reason.id, reason.args) == ("undo-others-acted", {"seat": 0})
    assert match.state.said == ["0 picks 2", "1 picks 2"]


def test_undo_is_possible_again_once_the_other_seat_has_undone():
    match = toy(Pick(0, 3), Pick(1, 3), Pick(0, 3))
    match.play(0, Number(2))
    match.play(1, Number(2))
    match.undo(1)

    assert match.why_no_undo(0) is None


def test_no_undo_once_chance_has_fallen():
    match = toy(Pick(0, 3), Roll("die"), Pick(0, 3), Pick(1, 3))
    match.play(0, Number(2))

    assert why_not(lambda: match.undo(0)).id == "undo-something-came-to-light"


def test_a_move_after_chance_can_be_undone():
    match = toy(Pick(0, 3), Roll("die"), Pick(0, 3), Pick(1, 3))
    match.play(0, Number(2))
    match.play(0, Number(2))

    match.undo(0)
    assert why_not(lambda: match.undo(0)).id == "undo-something-came-to-light"


def test_no_undo_once_sealed_moves_were_turned_up():
    match = toy(Together("sealed"), Pick(1, 3))
    match.play(0, SecretNumber(1))
    match.play(1, SecretNumber(1))

    assert why_not(lambda: match.undo(1)).id == "undo-something-came-to-light"


def test_no_undo_after_the_end_which_reveals_the_seed():
    match = toy(Pick(0, 3), Pick(0, 3))
    match.play(0, Number(2))
    match.play(0, Number(2))

    assert why_not(lambda: match.undo(0)).id == "undo-after-the-end"
    assert why_not(lambda: match.rewind(0, {0, 1})).id == "undo-after-the-end"


def test_no_undo_across_a_rewind():
    match = toy(Pick(0, 3), Pick(0, 3), Pick(1, 3))
    match.play(0, Number(2))
    match.rewind(1, {0, 1})

    assert why_not(lambda: match.undo(0)).id == "undo-others-acted"


def test_a_refused_undo_changes_nothing():
    match = toy(Pick(0, 3), Pick(1, 3), Pick(0, 3))
    match.play(0, Number(2))
    match.play(1, Number(2))
    before = match.save(private=True)

    with pytest.raises(Refused):
        match.undo(0)
    assert match.save(private=True) == before


# ---------------------------------------------------------------------- redo


def test_redo_makes_the_undone_moves_again_in_their_order():
    match = toy(Pick(0, 3), Pick(0, 3), Pick(1, 1), Pick(1, 3))
    match.play(0, Number(2))
    match.play(0, Number(3))
    after = match.state.copy()
    match.undo(0)
    match.undo(0)

    match.redo(0)
    assert match.state.said == ["0 picks 2"]
    match.redo(0)
    assert match.state == after
    assert [line.auto for line in match.standing] == [False, False, True]
    assert why_not(lambda: match.redo(0)).id == "redo-nothing"


def test_redo_is_a_move_like_any_other_in_the_log():
    match = toy(Pick(0, 3), Pick(1, 3))
    match.play(0, Number(2))
    match.undo(0)
    match.redo(0)

    assert [line["do"] for line in plain(match.log)] == ["play", "undo", "play"]


def test_nothing_can_be_made_again_after_another_move():
    match = toy(Pick(0, 3), Pick(1, 3))
    match.play(0, Number(2))
    match.undo(0)
    match.play(0, Number(3))

    assert why_not(lambda: match.redo(0)).id == "redo-nothing"


def test_another_move_makes_all_that_was_undone_forgotten():
    match = toy(Pick(0, 3), Pick(0, 3), Pick(1, 3))
    match.play(0, Number(2))
    match.play(0, Number(3))
    match.undo(0)
    match.undo(0)
    match.play(0, Number(1))

    assert why_not(lambda: match.redo(0)).id == "redo-nothing"
    assert match.state.said == ["0 picks 1"]


def test_making_the_undone_move_by_hand_leaves_the_next_one_to_redo():
    match = toy(Pick(0, 3), Pick(0, 3), Pick(1, 3))
    match.play(0, Number(2))
    match.play(0, Number(3))
    match.undo(0)
    match.undo(0)
    match.play(0, Number(2))
    match.redo(0)

    assert match.state.said == ["0 picks 2", "0 picks 3"]


def test_only_the_seat_that_has_undone_can_make_it_again():
    match = toy(Pick(0, 3), Pick(1, 3))
    match.play(0, Number(2))
    match.undo(0)

    reason = why_not(lambda: match.redo(1))
    assert (reason.id, reason.args) == ("redo-nothing", {"seat": 1})


def test_nothing_can_be_made_again_where_nothing_was_undone():
    match = toy(Pick(0, 3), Pick(0, 3))
    match.play(0, Number(2))

    assert why_not(lambda: match.redo(0)).id == "redo-nothing"


# ---------------------------------------------------------------------- taking back what lies face down


def test_a_pick_of_the_draft_can_be_taken_back_though_others_have_picked_since():
    match = drafting()
    start = match.state.copy()
    pick(match, 0, 3)
    pick(match, 2, 5)
    match.undo(0)

    start.play(2, start.moves(2)[5])
    assert match.state == start
    assert match.log[-1] == TakenBack(seat=0, digest=match.log[-1].digest)
    assert [choice.seat for choice in match.state.waiting()] == [0, 1]


def test_after_a_take_back_the_draft_goes_on_as_if_nothing_had_been():
    match, other = drafting(), drafting()
    pick(match, 0, 3)
    pick(match, 2, 5)
    match.undo(0)
    pick(match, 0, 4)
    pick(match, 1, 1)

    pick(other, 0, 4)
    pick(other, 1, 1)
    pick(other, 2, 5)
    assert match.state == other.state


def test_what_was_taken_back_can_be_put_down_again():
    match = drafting()
    pick(match, 0, 3)
    pick(match, 2, 5)
    after = match.state.copy()
    match.undo(0)
    match.redo(0)

    assert match.state == after
    assert [choice.seat for choice in match.state.waiting()] == [1]


def test_a_pick_cannot_be_taken_back_once_all_have_picked():
    match = drafting()
    for seat in range(3):
        pick(match, seat)

    assert why_not(lambda: match.undo(0)).id == "undo-others-acted"
    assert why_not(lambda: match.undo(2)).id == "undo-something-came-to-light"


def test_a_chain_of_answers_is_taken_back_as_a_whole():
    match = toy(Together("sealed", again=1))
    match.play(0, SecretNumber(1))
    match.play(1, SecretNumber(2))
    match.play(0, SecretNumber(3))
    match.undo(0)

    assert [len(lane.played) for lane in match.state.lanes] == [0, 1]
    assert [choice.again for choice in match.state.waiting()] == [1, 0]
    match.redo(0)
    match.redo(0)
    assert [sealed.move.value for sealed in match.state.lanes[0].played] == [1, 3]


def test_an_answer_made_by_itself_comes_again_with_the_one_before_it():
    match = toy(Together("sealed", again=1))
    match.play(0, SecretNumber(3))
    after = match.state.copy()
    assert [line.auto for line in match.log] == [False, True]

    match.undo(0)
    match.redo(0)
    assert match.state == after
    assert why_not(lambda: match.redo(0)).id == "redo-nothing"


def test_whoever_has_put_nothing_down_has_nothing_to_take_back():
    match = toy(Together("sealed"))
    match.play(0, SecretNumber(1))

    assert why_not(lambda: match.undo(1)).id == "undo-nothing"


# ---------------------------------------------------------------------- consented rewind


def test_a_rewind_goes_back_to_after_so_many_moves():
    match = toy(Pick(0, 3), Roll("die"), Pick(1, 3), Pick(0, 3))
    match.play(0, Number(2))
    match.play(1, Number(3))
    match.rewind(1, {0, 1})

    assert match.state.waiting() == [Pick(1, 3)]
    assert plain(match.log)[-1] == {"do": "rewind", "to": 1, "epoch": 1}
    assert [type(line) for line in match.standing] == [Played, Rewound]


def test_after_a_rewind_chance_falls_anew():
    def rolls(rewinds):
        match = toy(Pick(0, 3), Roll("die"), Pick(0, 3))
        match.play(0, Number(2))
        for _ in range(rewinds):
            match.rewind(0, {0, 1})
            match.play(0, Number(2))
        return match.state.said[-1], match.state.epoch

    assert len({rolls(count) for count in range(4)}) == 4
    assert rolls(3) == rolls(3)
    assert rolls(3)[1] == 3


def test_a_rewind_leaves_the_chance_before_it_as_it_was():
    match = toy(Roll("die"), Pick(0, 3), Roll("coin"), Pick(0, 3))
    first = match.state.said[0]
    match.play(0, Number(2))
    match.rewind(0, {0, 1})

    assert match.state.said == [first]


def test_a_rewound_draft_deals_other_cards():
    match = drafting()
    dealt = match.state.hands
    match.rewind(2, range(3))
    play_on(match, random.Random(5), lambda match: match.state.lanes)

    assert match.state.epoch == 1
    assert match.state.hands != dealt


@pytest.mark.parametrize(("agreed", "missing"), [((), [0, 1, 2]), ((0, 2), [1]), ((1, 2, 5), [0])])
def test_a_rewind_needs_everybody(agreed, missing):
    match = toy(Pick(0, 3), Pick(1, 3), seats=3)
    match.play(0, Number(2))
    before = match.save(private=True)

    reason = why_not(lambda: match.rewind(0, agreed))
    assert (reason.id, reason.args) == ("rewind-needs-all", {"missing": missing})
    assert match.save(private=True) == before


@pytest.mark.parametrize("to", [-1, 2])
def test_a_rewind_goes_to_where_the_match_has_been(to):
    match = toy(Pick(0, 3), Pick(1, 3))
    match.play(0, Number(2))
    before = match.save(private=True)

    reason = why_not(lambda: match.rewind(to, {0, 1}))
    assert (reason.id, reason.args) == ("rewind-too-far", {"to": to, "most": 1})
    assert match.save(private=True) == before


def test_after_a_rewind_only_moves_are_played_by_themselves():
    match = toy(Pick(0, 3), Pick(1, 1), Pick(0, 3))
    match.play(0, Number(2))
    match.rewind(1, {0, 1})

    assert [line["do"] for line in plain(match.log)] == ["play", "play", "rewind", "play"]
    assert match.log[-1].auto


def test_a_rewind_beyond_an_earlier_rewind_has_an_epoch_of_its_own():
    match = toy(Pick(0, 3), Roll("die"), Pick(0, 3), Roll("coin"), Pick(0, 3))
    match.play(0, Number(2))
    match.rewind(1, {0, 1})
    match.rewind(0, {0, 1})

    assert match.state.epoch == 2
    assert [line.epoch for line in match.standing] == [2]


# ---------------------------------------------------------------------- reading the log


def test_a_position_is_what_the_match_was_after_so_many_moves():
    match = toy(Pick(0, 3), Roll("die"), Pick(1, 3), Pick(0, 3))
    seen = [match.state.copy()]
    for seat, value in ((0, 2), (1, 3), (0, 1)):
        match.play(seat, Number(value))
        seen.append(match.state.copy())

    assert [match.position(count) for count in range(4)] == seen


def test_a_replayed_match_knows_what_had_happened_by_then():
    match = toy(Say("hello"), Pick(0, 3), Pick(1, 3))
    match.play(0, Number(2))
    match.play(1, Number(3))

    assert match.replayed(1).events == [(0, Said("hello")), (0, Said("0 picks 2"))]


def test_a_replayed_match_can_be_saved_and_played_on():
    match = drafting()
    pick(match, 0, 3)
    pick(match, 2, 5)
    match.rewind(len(match.standing), range(3))
    match.undo(0)
    pick(match, 1)
    twin = match.replayed(len(match.standing))
    again = reload(twin)

    assert twin.state == match.state
    assert again.state == match.state
    assert [type(line) for line in again.log] == [Played, Played, Played, Played, Rewound, Played]
    play_on(again, random.Random(1))
    assert reload(again).state == again.state


def test_replaying_leaves_the_match_as_it_is():
    match = toy(Pick(0, 3), Pick(1, 3))
    match.play(0, Number(2))
    match.replayed(0).play(0, Number(3))

    assert match.state.said == ["0 picks 2"]
    assert len(match.log) == 1


@pytest.mark.parametrize("moves", [-1, 2])
def test_there_is_no_position_beyond_the_moves(moves):
    match = toy(Pick(0, 3), Pick(1, 3))
    match.play(0, Number(2))

    assert why_not(lambda: match.position(moves)).id == "rewind-too-far"


# ---------------------------------------------------------------------- saving


def eventful():
    """An unfinished match with an undo, a take-back and a rewind in its log."""
    match = drafting()
    match.rewind(1, range(3))
    seat = match.state.waiting()[0].seat
    match.play(seat, match.state.moves(seat)[0])
    match.undo(seat)
    play_on(match, random.Random(2), lambda match: match.state.round == 1 and not match.state.lanes)
    play_on(match, random.Random(3), lambda match: match.state.lanes)
    pick(match, 1, 2)
    pick(match, 2, 2)
    match.undo(1)
    return match


def test_a_private_save_can_be_played_on():
    match = eventful()
    again = reload(match)

    assert again.state == match.state
    assert again.log == match.log
    assert plain(again.standing) == plain(match.standing)
    assert again.events == match.events
    assert (again.names, again.seed, again.options) == (match.names, match.seed, match.options)
    assert play_on(again, random.Random(4)).state == play_on(match, random.Random(4)).state


def test_the_log_of_an_eventful_match_has_all_kinds_of_lines():
    kinds = {type(line) for line in eventful().log}

    assert kinds == {Played, Undone, TakenBack, Rewound}


def test_after_reading_back_the_same_can_be_undone():
    match = drafting()
    pick(match, 0, 3)
    again = reload(match)
    again.undo(0)
    match.undo(0)

    assert again.save(private=True) == match.save(private=True)


def test_a_private_save_holds_the_seed_and_its_hash():
    saved = json.loads(drafting(seed=5).save(private=True))

    assert (saved["seed"], saved["seed_hash"]) == ("5", seed_hash("5"))
    assert (saved["format"], saved["game"], saved["seats"]) == (1, "brian-boru", ["seat 0", "seat 1", "seat 2"])


def test_every_line_of_a_private_save_has_a_digest():
    saved = json.loads(eventful().save(private=True))

    assert all(re.fullmatch("[0-9a-f]{16}", line["digest"]) for line in saved["log"])


def test_a_public_save_of_an_unfinished_match_has_no_secrets():
    match = play_on(Match(GAME, 3, "a secret seed"), random.Random(1), lambda match: match.state.round == 2)
    text = match.save(private=False).decode()
    saved = json.loads(text)

    assert saved["seed"] == ""
    assert "a secret seed" not in text
    assert saved["seed_hash"] == seed_hash("a secret seed")
    assert [line["digest"] for line in saved["log"]] == [""] * len(match.log)
    picks = [line for line, true in zip(saved["log"], match.log, strict=True) if isinstance(true.move, PickCards)]
    assert len(picks) >= 9
    assert all(line["move"] is None for line in picks)
    assert "PickCards" not in text
    assert "cards" not in text


def test_a_public_save_tells_every_open_move():
    match = play_on(Match(GAME, 3, 1), random.Random(1), lambda match: match.state.round == 2)
    public, private = (json.loads(match.save(private=private))["log"] for private in (False, True))

    shown = [line for line in public if line["move"] is not None]
    true = [{**line, "digest": ""} for line in private if line["move"]["type"] != "PickCards"]
    assert shown == true


def test_a_public_save_hides_what_was_taken_back():
    text = eventful().save(private=False).decode()

    assert "take back" in text
    assert "PickCards" not in text
    assert {line["digest"] for line in json.loads(text)["log"]} == {""}


def test_a_public_save_does_not_change_with_the_secret_picks():
    texts = set()
    for which in (0, 7):
        match = drafting()
        pick(match, 0, which)
        texts.add(match.save(private=False))

    assert len(texts) == 1


def test_a_public_save_of_an_unfinished_match_cannot_be_played_on():
    with pytest.raises(BadFile) as refusal:
        Match.load(drafting().save(private=False), {GAME.id: GAME})

    assert refusal.value.reason.id == "log-has-no-seed"


def test_once_the_match_is_over_everything_is_public():
    match = play_on(Match(GAME, 3, "a secret seed"), random.Random(1))
    public = match.save(private=False)

    assert public == match.save(private=True)
    assert json.loads(public)["seed"] == "a secret seed"
    assert Match.load(public, {GAME.id: GAME}).state == match.state


def test_digests_cannot_be_guessed_without_the_seed():
    """The same position, in which nothing has depended on chance, has other digests with another seed."""
    one, other = toy(Pick(0, 3), Pick(1, 3), seed=1), toy(Pick(0, 3), Pick(1, 3), seed=2)
    for match in (one, other):
        match.play(0, Number(2))
        match.state.seed = "the same in both"
        match.play(1, Number(2))

    assert Toy().encode(one.state) == Toy().encode(other.state)
    assert one.log[-1].move == other.log[-1].move
    assert one.log[-1].digest != other.log[-1].digest


def test_equal_matches_have_equal_digests():
    one, other = toy(Pick(0, 3), Pick(1, 3)), toy(Pick(0, 3), Pick(1, 3))
    for match in (one, other):
        match.play(0, Number(2))

    assert one.log == other.log


def test_every_position_has_a_digest_of_its_own():
    match = play_on(Match(GAME, 3, 1), random.Random(1))

    assert len({line.digest for line in match.log}) == len(match.log)

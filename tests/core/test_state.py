"""The agenda, the lanes, and what a position refuses."""

import random

import pytest

from meadhall import IllegalMove
from tests.core.toy import (
    Bid,
    Number,
    Pass,
    Pick,
    Roll,
    Said,
    Say,
    SecretNumber,
    Talk,
    Together,
    Toy,
    Unfold,
    table,
)


def reason_against(state, seat, move):
    """Why a move is refused; the position must stay as it was."""
    before = Toy().encode(state)
    with pytest.raises(IllegalMove) as refusal:
        state.play(seat, move)
    assert Toy().encode(state) == before
    assert state.why_not(seat, move) == refusal.value.reason
    return refusal.value.reason


# ---------------------------------------------------------------------- the agenda


def test_steps_happen_in_the_order_in_which_they_are_named():
    assert table(Say("one"), Say("two"), Say("three")).said == ["one", "two", "three"]


def test_what_follows_from_a_step_comes_before_what_was_pending():
    assert table(Unfold(("one", "two")), Say("three")).said == ["one", "two", "three"]


def test_the_agenda_stops_at_a_decision_and_goes_on_after_it():
    state = table(Say("before"), Pick(1, 3), Say("after"), Pick(0, 2))

    assert state.said == ["before"]
    assert state.waiting() == [Pick(1, 3)]
    state.play(1, Number(2))
    assert state.said == ["before", "1 picks 2", "after"]
    assert state.waiting() == [Pick(0, 2)]


def test_only_the_seat_that_is_asked_has_moves():
    state = table(Pick(1, 2))

    assert [list(state.moves(seat)) for seat in range(3)] == [[], [Number(1), Number(2)], []]
    assert [state.choice_of(seat) for seat in range(3)] == [None, Pick(1, 2), None]


def test_at_the_end_the_table_waits_for_nobody():
    state = table(Pick(0, 2))
    state.play(0, Number(1))

    assert state.waiting() == []
    assert state.choice_of(0) is None


def test_playing_out_answers_everything_that_is_asked():
    state = table(Pick(0, 3), Together("sealed", again=1), Together("open"), Pick(2, 3), Say("end"))
    state.play_out(random.Random(1))

    assert state.waiting() == []
    assert state.said[-1] == "end"
    assert [word.split()[0] for word in state.said if "bids" in word] == ["0", "0", "1", "1", "2", "2"]


def test_seats_are_counted_clockwise_from_any_seat():
    assert table(seats=3).clockwise_from(1) == (1, 2, 0)


# ---------------------------------------------------------------------- sealed lanes


def test_sealed_moves_take_effect_in_seat_order_once_the_last_is_made():
    state = table(Together("sealed"), Say("after"))
    state.play(2, SecretNumber(3))
    state.play(0, SecretNumber(1))

    assert state.said == []
    state.play(1, SecretNumber(2))
    assert state.said == ["0 bids 1", "1 bids 2", "2 bids 3", "after"]
    assert state.lanes == []


def test_in_sealed_lanes_the_table_waits_for_those_who_have_not_answered():
    state = table(Together("sealed"))

    assert state.waiting() == [Bid(0), Bid(1), Bid(2)]
    state.play(1, SecretNumber(2))
    assert state.waiting() == [Bid(0), Bid(2)]
    assert state.moves(1) == ()


def test_an_answer_face_down_may_bring_the_seat_another_question():
    state = table(Together("sealed", again=1), seats=2)
    state.play(0, SecretNumber(1))

    assert state.waiting() == [Bid(0, 0), Bid(1, 1)]
    state.play(0, SecretNumber(2))
    assert state.waiting() == [Bid(1, 1)]
    state.play(1, SecretNumber(3))
    assert state.said == []
    state.play(1, SecretNumber(3))
    assert state.said == ["0 bids 1", "0 bids 2", "1 bids 3", "1 bids 3"]


def test_something_comes_to_light_only_when_the_last_answer_is_there():
    state = table(Together("sealed"), seats=2)
    before = state.unveilings

    state.play(0, SecretNumber(1))
    assert state.unveilings == before
    state.play(1, SecretNumber(1))
    assert state.unveilings == before + 1


# ---------------------------------------------------------------------- open lanes


def test_open_moves_take_effect_at_once_with_the_steps_that_follow():
    state = table(Together("open"), Say("after"), seats=2)
    state.play(1, Number(2))

    assert state.said == ["1 picks 2", "1 goes on"]
    assert state.waiting() == [Talk(0)]


def test_a_further_question_in_an_open_lane_leaves_the_others_undisturbed():
    state = table(Together("open"), Say("after"), seats=2)
    state.play(0, Number(3))

    assert state.waiting() == [Talk(0, 2), Talk(1)]
    state.play(1, Number(1))
    assert state.waiting() == [Talk(0, 2)]
    state.play(0, Number(1))
    assert state.said == ["0 picks 3", "0 goes on", "1 picks 1", "0 picks 1", "after"]


def test_what_was_pending_before_open_lanes_waits_for_all_of_them():
    state = table(Together("open"), Say("after"), Pick(0, 2), seats=2)
    state.play(0, Number(1))
    assert state.said == ["0 picks 1"]

    state.play(1, Number(1))
    assert state.said == ["0 picks 1", "1 picks 1", "after"]
    assert state.waiting() == [Pick(0, 2)]


def test_open_moves_bring_nothing_to_light():
    state = table(Together("open"), seats=2)
    state.play(0, Number(1))
    state.play(1, Number(1))

    assert state.unveilings == 0


# ---------------------------------------------------------------------- refusals


def test_a_seat_that_is_not_asked_is_told_whom_the_table_waits_for():
    reason = reason_against(table(Pick(1, 3)), 0, Number(1))

    assert (reason.id, reason.args) == ("not-your-turn", {"seat": 0, "waiting": [1]})


def test_a_seat_that_has_answered_in_its_lane_is_told_whom_the_table_waits_for():
    state = table(Together("sealed"))
    state.play(1, SecretNumber(1))
    reason = reason_against(state, 1, SecretNumber(2))

    assert (reason.id, reason.args) == ("not-your-turn", {"seat": 1, "waiting": [0, 2]})


@pytest.mark.parametrize("seat", [-1, 3, 99])
@pytest.mark.parametrize("step", [Pick(0, 3), Together("sealed"), Together("open")])
def test_there_is_no_seat_beyond_the_last(seat, step):
    reason = reason_against(table(step, seats=3), seat, Number(1))

    assert (reason.id, reason.args) == ("no-such-seat", {"number": seat, "seats": 3})


def test_a_move_of_another_kind_is_not_for_now():
    reason = reason_against(table(Pick(0, 3)), 0, SecretNumber(1))

    assert (reason.id, reason.args) == (
        "not-now",
        {"choice": "Pick", "asked": {"seat": 0, "most": 3}, "kind": "SecretNumber"},
    )


def test_a_move_of_another_kind_is_not_for_now_in_a_lane_either():
    reason = reason_against(table(Together("sealed")), 2, Pass())

    assert (reason.id, reason.args) == (
        "not-now",
        {"choice": "Bid", "asked": {"seat": 2, "again": 0, "least": 1}, "kind": "Pass"},
    )


def test_a_move_against_the_rules_is_refused_with_the_reason_of_the_choice():
    reason = reason_against(table(Pick(0, 3)), 0, Number(4))

    assert (reason.id, reason.rule, reason.args) == ("too-high", "TOY-1", {"most": 3})


def test_a_reason_says_of_which_game_it_speaks():
    assert reason_against(table(Pick(0, 3)), 0, Number(4)).game == "toy"
    assert reason_against(table(Pick(0, 3)), 1, Number(1)).game == "toy"


def test_after_the_end_every_move_is_refused():
    state = table(Pick(0, 3))
    state.play(0, Number(1))

    assert reason_against(state, 0, Number(1)).id == "game-over"


def test_a_legal_move_has_no_reason_against_it():
    assert table(Pick(0, 3)).why_not(0, Number(3)) is None


# ---------------------------------------------------------------------- events and chance


def test_events_are_kept_while_somebody_listens():
    state = table(Pick(0, 3), Say("after"))
    state.events = []
    state.play(0, Number(2))

    assert state.events == [Said("0 picks 2"), Said("after")]


def test_without_a_listener_no_event_is_kept():
    state = table(Pick(0, 3), Say("after"))
    state.play(0, Number(2))

    assert state.events is None


def test_chance_counts_as_something_that_comes_to_light():
    state = table(Pick(0, 1), Roll("die"))
    before = state.unveilings
    state.play(0, Number(1))

    assert state.unveilings == before + 1


def test_another_epoch_brings_other_chance():
    rolls = set()
    for epoch in range(5):
        state = table(Pick(0, 1), Roll("die"))
        state.epoch = epoch
        state.play(0, Number(1))
        rolls.add(state.said[-1])

    assert len(rolls) == 5


# ---------------------------------------------------------------------- copies


def test_a_copy_made_in_the_middle_of_lanes_goes_its_own_way():
    state = table(Together("sealed", again=1), seats=2)
    state.play(0, SecretNumber(1))
    twin = state.copy()
    assert twin == state

    for seat in (0, 1, 1):
        twin.play(seat, SecretNumber(2))
    assert twin.said == ["0 bids 1", "0 bids 2", "1 bids 2", "1 bids 2"]
    assert state.said == []
    assert state.waiting() == [Bid(0, 0), Bid(1, 1)]


def test_nobody_listens_to_a_copy():
    state = table(Pick(0, 3))
    state.events = []
    state.copy().play(0, Number(1))

    assert state.events == []

"""The church step: the marker, the monasteries, the points for discs in the church area (BB-10)."""

import pytest

from meadhall import IllegalMove
from meadhall.games.brian_boru import events
from meadhall.games.brian_boru.build import position, towns
from meadhall.games.brian_boru.church import ChooseMonastery, ChurchStep
from meadhall.games.brian_boru.draft import PickTwo
from meadhall.games.brian_boru.moves import PlaceMonastery
from meadhall.games.brian_boru.preparation import EndRound
from meadhall.games.brian_boru.scoring import ledger
from meadhall.games.brian_boru.trick import Lead

# ---------------------------------------------------------------------- the first reward


@pytest.mark.rule("BB-10.1")
def test_the_sole_leader_places_a_monastery_and_takes_the_marker_and_all_his_discs():
    state = position(ChurchStep(), marker=3, church=[1, 3, 0, 0], discs={1: "M1 M2"})
    assert state.waiting() == [ChooseMonastery(1)]
    assert (state.marker, state.church[1]) == (3, 3)

    state.play(1, PlaceMonastery("M2"))
    assert state.monasteries == towns("M2")
    assert state.marker == 1
    assert state.church[1] == 0


@pytest.mark.rule("BB-10.1")
def test_a_single_disc_is_enough_to_lead_alone_in_the_church():
    state = position(ChurchStep(), marker=3, church=[0, 1, 0, 0])

    assert state.marker == 1
    assert state.church == [0] * 4
    assert state.points == [10] * 4


@pytest.mark.rule("BB-10.1")
def test_a_tie_for_most_discs_gives_nobody_monastery_marker_or_all_discs():
    state = position(ChurchStep(), marker=3, church=[3, 3, 2, 0], discs={0: "M1", 1: "L1", 2: "C1"}, events=[])

    assert state.waiting() == []
    assert state.monasteries == 0
    assert state.marker == 3
    assert state.church == [2, 2, 2, 0]
    assert not [event for event in state.events if isinstance(event, events.FirstInChurch)]


@pytest.mark.rule("BB-10.1", "R-17")
@pytest.mark.parametrize(
    "board",
    [
        pytest.param({}, id="no town"),
        pytest.param({"discs": {1: "M1 M2"}, "monasteries": "M1 M2"}, id="only towns with monasteries"),
        pytest.param({"discs": {1: "M1 M2"}, "vikings": "M1 M2"}, id="only towns under the Vikings"),
    ],
)
def test_marker_and_discs_come_even_if_no_monastery_can_be_placed(board):
    state = position(ChurchStep(), marker=3, church=[1, 5, 0, 0], **board)

    assert state.waiting() == []
    assert state.monasteries == towns(board.get("monasteries", ""))
    assert state.marker == 1
    assert state.church[1] == 0


@pytest.mark.rule("BB-10.1", "BB-1.7")
def test_a_sole_leader_who_has_the_marker_keeps_it():
    state = position(ChurchStep(), marker=1, church=[0, 2, 0, 0])

    assert state.marker == 1
    assert state.church == [0] * 4


# ---------------------------------------------------------------------- the second reward


@pytest.mark.rule("BB-10.2")
def test_whoever_has_the_most_after_the_first_reward_gains_a_point_and_takes_back_a_disc():
    state = position(ChurchStep(), church=[3, 2, 1, 0])

    assert state.church == [0, 1, 1, 0]
    assert state.points == [10, 11, 10, 10]


@pytest.mark.rule("BB-10.2")
def test_all_who_are_tied_for_most_gain_a_point_and_take_back_a_disc():
    state = position(ChurchStep(), seats=5, church=[2, 3, 3, 1, 3])

    assert state.church == [2, 2, 2, 1, 2]
    assert state.points == [10, 11, 11, 10, 11]


@pytest.mark.rule("BB-10.2")
def test_the_second_reward_waits_for_the_monastery_of_the_first():
    state = position(ChurchStep(), church=[3, 2, 1, 0], discs={0: "M1"})
    assert state.points == [10] * 4
    assert state.church == [3, 2, 1, 0]

    state.play(0, PlaceMonastery("M1"))
    assert state.points == [10, 11, 10, 10]


@pytest.mark.rule("R-16", "BB-10.2")
def test_without_discs_in_the_church_nobody_gets_anything():
    state = position(ChurchStep(), marker=2, discs={0: "M1"})

    assert state.waiting() == []
    assert state.points == [10] * 4
    assert state.church == [0] * 4
    assert state.marker == 2


@pytest.mark.rule("R-16", "BB-10.2")
def test_when_only_the_leader_had_discs_there_is_no_second_reward():
    state = position(ChurchStep(), church=[0, 4, 0, 0])

    assert state.points == [10] * 4
    assert state.church == [0] * 4


# ---------------------------------------------------------------------- the third reward


@pytest.mark.rule("BB-10.3")
def test_four_discs_that_are_left_bring_a_monastery_and_all_come_back():
    state = position(ChurchStep(), church=[7, 6, 4, 3], discs={1: "M1", 2: "L1 L2", 3: "C1"})
    assert state.church == [0, 5, 4, 3]

    state.play(1, PlaceMonastery("M1"))
    assert state.church == [0, 0, 4, 3]
    state.play(2, PlaceMonastery("L2"))
    assert state.church == [0, 0, 0, 3]
    assert state.monasteries == towns("M1 L2")
    assert state.waiting() == []


@pytest.mark.rule("BB-10.3", "BB-10.2")
def test_the_disc_taken_back_for_a_point_no_longer_counts_for_the_four():
    state = position(ChurchStep(), church=[4, 4, 0, 0], discs={0: "M1", 1: "L1"})

    assert state.waiting() == []
    assert state.church == [3, 3, 0, 0]
    assert state.monasteries == 0


@pytest.mark.rule("BB-10.3")
def test_those_tied_for_most_can_still_have_four_discs_for_a_monastery():
    state = position(ChurchStep(), church=[5, 5, 0, 0], discs={0: "M1", 1: "L1"})

    state.play(0, PlaceMonastery("M1"))
    state.play(1, PlaceMonastery("L1"))
    assert state.church == [0] * 4
    assert state.points == [11, 11, 10, 10]
    assert state.monasteries == towns("M1 L1")


@pytest.mark.rule("BB-10.3", "R-17")
def test_without_a_town_for_a_monastery_the_discs_stay():
    state = position(
        ChurchStep(), church=[7, 4, 5, 4], discs={1: "M1", 2: "L1", 3: "C1"}, vikings="M1", monasteries="L1"
    )

    assert state.waiting() == [ChooseMonastery(3)]
    state.play(3, PlaceMonastery("C1"))
    assert state.church == [0, 4, 4, 0]
    assert state.monasteries == towns("L1 C1")
    assert state.waiting() == []


@pytest.mark.rule("BB-10.3", "R-17")
def test_the_third_reward_goes_clockwise_from_whoever_has_the_marker_now():
    state = position(ChurchStep(), marker=0, church=[5, 5, 9, 5], discs={0: "M1", 1: "L1", 3: "C1"})
    assert state.marker == 2

    order = []
    while state.waiting():
        order.append(state.waiting()[0].seat)
        state.play(order[-1], state.moves(order[-1])[0])
    assert order == [3, 0, 1]


@pytest.mark.rule("BB-10.3")
def test_without_a_first_reward_the_third_goes_clockwise_from_the_old_holder_of_the_marker():
    state = position(ChurchStep(), marker=3, church=[5, 5, 0, 4], discs={0: "M1", 1: "L1", 3: "C1"})

    order = []
    while state.waiting():
        order.append(state.waiting()[0].seat)
        state.play(order[-1], state.moves(order[-1])[0])
    assert order == [3, 0, 1]


@pytest.mark.rule("BB-10.4")
def test_discs_that_are_not_taken_back_are_there_in_the_next_round():
    state = position(ChurchStep(), EndRound(), round=1, church=[4, 3, 2, 1])

    assert state.round == 2
    assert state.church == [0, 2, 2, 1]


# ---------------------------------------------------------------------- which town


@pytest.mark.rule("BB-10.5")
def test_a_monastery_must_be_placed_where_one_can_be():
    state = position(ChurchStep(), church={1: 1}, discs={0: "B1", 1: "M1 M2 M3 M4"}, monasteries="M2", vikings="M3")

    assert list(state.moves(1)) == [PlaceMonastery("M1"), PlaceMonastery("M4")]


@pytest.mark.rule("BB-10.5", "BB-1.6", "R-10")
@pytest.mark.parametrize(("town", "rule"), [("M2", "BB-1.6"), ("M3", "R-10"), ("B1", "BB-1.5"), ("U1", "BB-1.5")])
def test_a_monastery_is_refused_on_a_town_that_has_one_or_is_not_controlled(town, rule):
    state = position(ChurchStep(), church={1: 1}, discs={0: "B1", 1: "M1 M2 M3 M4"}, monasteries="M2", vikings="M3")

    with pytest.raises(IllegalMove) as refused:
        state.play(1, PlaceMonastery(town))
    assert refused.value.reason.rule == rule


@pytest.mark.rule("BB-10.5", "BB-10.3")
def test_the_third_reward_allows_the_same_towns():
    state = position(ChurchStep(), church=[9, 5, 0, 0], discs={1: "M1 M2 M3 M4"}, monasteries="M2", vikings="M3")

    assert list(state.moves(1)) == [PlaceMonastery("M1"), PlaceMonastery("M4")]


@pytest.mark.rule("R-30", "BB-10.5")
def test_military_support_allows_no_monastery_on_a_viking_town():
    state = position(
        ChurchStep(),
        discs={1: "L1", 2: "C1 C2"},
        vikings="L1 C1",
        church={2: 2},
        princess="military_support",
        marriages={2: ("estrid",)},
    )

    assert list(state.moves(2)) == [PlaceMonastery("C2")]
    assert state.why_not(2, PlaceMonastery("C1")).rule == "R-10"
    assert state.why_not(2, PlaceMonastery("L1")).rule == "BB-1.5"


# ---------------------------------------------------------------------- the marker


@pytest.mark.rule("R-33", "BB-11.10")
def test_whoever_took_the_marker_in_the_church_leads_the_next_round():
    state = position(ChurchStep(), EndRound(), round=1, marker=0, church={2: 1})

    while isinstance(state.waiting()[0], PickTwo):
        seat = state.waiting()[0].seat
        state.play(seat, state.moves(seat)[0])
    assert state.waiting() == [Lead(2)]


@pytest.mark.rule("R-33", "BB-12.3")
def test_whoever_took_the_marker_in_the_last_church_step_has_its_point():
    state = position(ChurchStep(), EndRound(), round=4, marker=0, church={2: 1})

    assert [sum(line.points for line in ledger(state, seat) if line.id == "marker") for seat in range(4)] == [
        0,
        0,
        1,
        0,
    ]

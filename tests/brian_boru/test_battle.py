"""The battle step: the incursion, the lost towns and the spoils (BB-9), and the cards that bring the raiders."""

import pytest

from meadhall import IllegalMove
from meadhall.games.brian_boru import GAME, events
from meadhall.games.brian_boru.battle import BattleStep, ChooseLoss
from meadhall.games.brian_boru.box import BOX
from meadhall.games.brian_boru.build import position, towns
from meadhall.games.brian_boru.church import ChurchStep
from meadhall.games.brian_boru.claim import ClaimRegionsStep
from meadhall.games.brian_boru.moves import LoseTown
from meadhall.games.brian_boru.preparation import Preparation
from meadhall.games.brian_boru.state import ON_BOARD

ONE_TOWN_EACH = {0: "M1", 1: "L1", 2: "C1", 3: "N1"}


@pytest.mark.parametrize(
    ("card", "strength"),
    [
        pytest.param("v09", 9, marks=pytest.mark.card("v09")),
        pytest.param("v10", 10, marks=pytest.mark.card("v10")),
        pytest.param("v11", 11, marks=pytest.mark.card("v11")),
        pytest.param("v12a", 12, marks=pytest.mark.card("v12a")),
        pytest.param("v12b", 12, marks=pytest.mark.card("v12b")),
        pytest.param("v13", 13, marks=pytest.mark.card("v13")),
        pytest.param("v14", 14, marks=pytest.mark.card("v14")),
    ],
)
@pytest.mark.rule("BB-3.2")
def test_a_viking_card_lays_out_as_many_raiders_as_its_strength(card, strength):
    others = tuple(other for other in BOX.vikings if other != card)
    state = position(Preparation(), viking_cards_shown=others)

    assert state.viking_card == card
    assert state.battle_area == strength
    assert GAME.view(state, None).viking_strength == strength
    assert state.raiders == [0] * 4


# ---------------------------------------------------------------------- the incursion


@pytest.mark.rule("BB-9.1")
def test_with_an_empty_battle_area_no_town_is_lost():
    state = position(BattleStep(), battle_area=0, discs=ONE_TOWN_EACH, raiders={0: 5}, events=[])

    assert state.waiting() == []
    assert state.vikings == 0
    assert state.events[0] == events.VikingsRepelled()


@pytest.mark.rule("BB-9.1", "BB-9.9")
def test_the_spoils_are_shared_out_even_when_the_vikings_are_beaten_back():
    state = position(BattleStep(), battle_area=0, raiders={0: 5})

    assert state.renown[0] == 2
    assert state.points[0] == 12


@pytest.mark.rule("BB-9.2")
def test_a_single_raider_in_the_area_makes_an_incursion_on_the_player_with_the_fewest():
    state = position(BattleStep(), battle_area=1, discs=ONE_TOWN_EACH, raiders=[4, 2, 1, 3])
    state.play(0, LoseTown("C1"))

    assert state.vikings == towns("C1")
    assert state.waiting() == []


@pytest.mark.rule("BB-9.2")
def test_zero_raiders_are_fewer_than_one():
    state = position(BattleStep(), battle_area=1, discs=ONE_TOWN_EACH, raiders=[4, 1, 1, 0])
    state.play(0, LoseTown("N1"))

    assert state.vikings == towns("N1")
    assert state.waiting() == []


@pytest.mark.rule("BB-9.2", "BB-9.3")
def test_all_who_are_tied_for_fewest_lose_a_town_and_the_sole_leader_chooses_each():
    state = position(BattleStep(), battle_area=1, discs=ONE_TOWN_EACH, raiders=[1, 4, 1, 3])

    assert state.waiting() == [ChooseLoss(1, loser=0)]
    state.play(1, LoseTown("M1"))
    assert state.waiting() == [ChooseLoss(1, loser=2)]
    state.play(1, LoseTown("C1"))
    assert state.waiting() == []
    assert state.vikings == towns("M1 C1")


@pytest.mark.rule("BB-9.3")
def test_the_loser_has_no_say_when_one_alone_has_the_most_raiders():
    state = position(BattleStep(), battle_area=1, discs={0: "M1", 2: "C1 C2 L3"}, raiders=[4, 2, 1, 3])

    assert not state.moves(2)
    assert list(state.moves(0)) == [LoseTown("C1"), LoseTown("C2"), LoseTown("L3")]


@pytest.mark.rule("BB-9.4")
def test_with_a_tie_for_most_raiders_the_loser_chooses_himself():
    state = position(BattleStep(), battle_area=1, discs={0: "M1", 2: "C1 C2 L3"}, raiders=[4, 2, 1, 4])

    assert state.waiting() == [ChooseLoss(2, loser=2)]
    assert list(state.moves(2)) == [LoseTown("C1"), LoseTown("C2"), LoseTown("L3")]


@pytest.mark.rule("BB-9.4")
def test_with_a_tie_for_most_every_one_of_several_losers_chooses_for_himself():
    state = position(BattleStep(), battle_area=1, discs=ONE_TOWN_EACH, raiders=[4, 0, 4, 0])

    state.play(1, LoseTown("L1"))
    state.play(3, LoseTown("N1"))
    assert state.vikings == towns("L1 N1")
    assert state.waiting() == []


@pytest.mark.rule("BB-9.5", "R-14")
def test_a_town_can_be_lost_with_or_without_a_monastery():
    state = position(BattleStep(), battle_area=1, discs={2: "C1 C2"}, monasteries="C2", raiders=[4, 2, 1, 4])

    assert list(state.moves(2)) == [LoseTown("C1"), LoseTown("C2")]


@pytest.mark.rule("BB-9.5")
def test_only_a_town_that_the_loser_controls_can_be_lost():
    state = position(BattleStep(), battle_area=1, discs={0: "M1", 2: "C1 C2"}, raiders=[4, 2, 1, 4])

    for town in ("M1", "B1"):
        with pytest.raises(IllegalMove) as refused:
            state.play(2, LoseTown(town))
        assert refused.value.reason.rule == "BB-1.5"


@pytest.mark.rule("BB-9.5", "R-10")
def test_a_town_that_the_vikings_hold_already_cannot_be_lost_again():
    state = position(BattleStep(), battle_area=1, discs={2: "C1 C2"}, vikings="C2", raiders=[4, 2, 1, 4])

    assert list(state.moves(2)) == [LoseTown("C1")]
    assert state.why_not(2, LoseTown("C2")).rule == "R-10"


@pytest.mark.rule("BB-9.6")
def test_a_lost_town_is_controlled_by_the_vikings_but_disc_and_monastery_stay():
    state = position(BattleStep(), battle_area=1, discs={2: "C1 C2"}, monasteries="C2", raiders=[4, 2, 1, 4])
    state.play(2, LoseTown("C2"))

    assert state.vikings == towns("C2")
    assert state.controlled(2) == towns("C1")
    assert state.owner("C2") == 2
    assert state.monasteries == towns("C2")


@pytest.mark.rule("BB-9.7", "R-11")
@pytest.mark.parametrize("count", [0, 3])
def test_with_equal_raiders_everybody_loses_a_town_of_his_own_choice(count):
    state = position(BattleStep(), battle_area=1, discs=ONE_TOWN_EACH, raiders=[count] * 4)

    for seat, town in ONE_TOWN_EACH.items():
        assert state.waiting() == [ChooseLoss(seat, loser=seat)]
        state.play(seat, LoseTown(town))
    assert state.vikings == towns("M1 L1 C1 N1")
    assert state.waiting() == []


@pytest.mark.rule("R-15", "BB-9.11")
def test_without_any_raiders_in_hand_all_lose_a_town_and_nobody_has_spoils():
    state = position(BattleStep(), seats=3, battle_area=9, discs={0: "M1", 1: "L1", 2: "C1"})

    for seat, town in enumerate(("M1", "L1", "C1")):
        state.play(seat, LoseTown(town))
    assert state.vikings == towns("M1 L1 C1")
    assert state.points == [10] * 3
    assert state.renown == [1] * 3
    assert state.raiders == [0] * 3


@pytest.mark.rule("R-12")
def test_losses_are_handled_clockwise_from_the_holder_of_the_marker():
    state = position(BattleStep(), battle_area=1, marker=2, discs=ONE_TOWN_EACH)

    order = []
    while state.waiting():
        order.append(state.waiting()[0].seat)
        state.play(order[-1], state.moves(order[-1])[0])
    assert order == [2, 3, 0, 1]


@pytest.mark.rule("R-12")
def test_the_losses_of_others_leave_a_loser_all_his_towns_to_choose_from():
    discs = {0: "M1", 1: "L1 L2", 2: "C1 C2", 3: "N1 N2"}
    state = position(BattleStep(), battle_area=1, discs=discs, raiders={0: 6})

    for loser, town in ((1, "L2"), (2, "C1"), (3, "N2")):
        assert list(state.moves(0)) == [LoseTown(name) for name in discs[loser].split()]
        state.play(0, LoseTown(town))
    assert state.vikings == towns("L2 C1 N2")


@pytest.mark.rule("R-13", "BB-9.5")
def test_a_loser_without_a_town_loses_nothing_and_the_others_still_do():
    state = position(BattleStep(), battle_area=1, discs={0: "M1", 1: "L1", 3: "N1"}, raiders=[4, 0, 0, 0], events=[])

    assert [choice.loser for choice in state.waiting()] == [1]
    state.play(0, LoseTown("L1"))
    assert events.NothingToLose(2) in state.events
    assert [choice.loser for choice in state.waiting()] == [3]
    state.play(0, LoseTown("N1"))
    assert state.vikings == towns("L1 N1")
    assert state.points[1:] == [10] * 3
    assert state.coins == [3] * 4


@pytest.mark.rule("R-13", "R-10")
def test_a_loser_whose_towns_are_all_under_the_vikings_loses_nothing_more():
    state = position(BattleStep(), battle_area=1, discs={2: "C1 C2"}, vikings="C1 C2", raiders=[4, 2, 1, 4])

    assert state.waiting() == []
    assert state.vikings == towns("C1 C2")


@pytest.mark.rule("R-14", "BB-11.1")
def test_the_monastery_of_a_lost_town_doubles_the_weight_of_the_vikings():
    state = position(
        BattleStep(),
        ClaimRegionsStep(),
        battle_area=1,
        discs={1: "D1", 2: "D2"},
        monasteries="D2",
        raiders=[4, 2, 1, 4],
        claims={"dubhlinn": 1},
    )
    state.play(2, LoseTown("D2"))

    assert state.claims[BOX.region_number["dubhlinn"]] == ON_BOARD


@pytest.mark.rule("BB-9.8")
def test_the_raiders_of_the_area_go_back_after_the_incursion():
    state = position(BattleStep(), battle_area=7, discs=ONE_TOWN_EACH, raiders=[4, 3, 0, 4])
    assert state.battle_area == 7
    state.play(2, LoseTown("C1"))

    assert state.battle_area == 0
    assert sum(state.raiders) == 9


@pytest.mark.rule("R-30", "BB-9.3")
def test_military_support_changes_nothing_in_the_battle():
    state = position(
        BattleStep(),
        ChurchStep(),
        battle_area=1,
        discs={1: "L1", 2: "C1"},
        vikings="L1",
        raiders=[4, 2, 1, 3],
        princess="military_support",
        marriages={2: ("estrid",)},
    )

    assert list(state.moves(0)) == [LoseTown("C1")]
    state.play(0, LoseTown("C1"))
    assert state.vikings == towns("L1 C1")


# ---------------------------------------------------------------------- the spoils


@pytest.mark.rule("BB-9.9")
def test_the_sole_leader_gains_a_renown_and_a_point_for_each_and_returns_all_raiders():
    state = position(BattleStep(), raiders=[1, 5, 0, 0], renown={1: 3}, events=[])

    assert state.renown == [1, 4, 1, 1]
    assert state.points[1] == 10 + 4
    assert state.raiders[1] == 0
    assert events.FirstSpoils(1, 4) in state.events


@pytest.mark.rule("BB-9.9")
def test_one_raider_is_enough_to_lead_alone():
    state = position(BattleStep(), raiders=[0, 1, 0, 0])

    assert state.renown == [1, 2, 1, 1]
    assert state.points == [10, 12, 10, 10]
    assert state.raiders == [0] * 4


@pytest.mark.rule("BB-9.9", "BB-9.1")
def test_the_spoils_come_after_an_incursion_too():
    state = position(BattleStep(), battle_area=2, discs=ONE_TOWN_EACH, raiders=[0, 5, 1, 1])
    assert state.points[1] == 10
    state.play(1, LoseTown("M1"))

    assert state.renown[1] == 2
    assert state.points[1] == 12


@pytest.mark.rule("BB-9.9")
def test_a_tie_for_most_raiders_pays_nobody_the_first_spoils():
    state = position(BattleStep(), raiders=[5, 5, 4, 0], events=[])

    assert state.renown == [1] * 4
    assert not [event for event in state.events if isinstance(event, events.FirstSpoils)]
    assert state.raiders == [4, 4, 4, 0]
    assert state.points == [11, 11, 10, 10]


@pytest.mark.rule("BB-9.10")
def test_whoever_has_the_most_after_the_first_spoils_gains_a_point_and_returns_a_raider():
    state = position(BattleStep(), raiders=[6, 5, 4, 0])

    assert state.raiders == [0, 4, 4, 0]
    assert state.points == [12, 11, 10, 10]


@pytest.mark.rule("BB-9.10")
def test_all_who_are_tied_for_second_gain_a_point_and_return_a_raider():
    state = position(BattleStep(), seats=5, raiders=[6, 3, 2, 3, 3])

    assert state.raiders == [0, 2, 2, 2, 2]
    assert state.points == [12, 11, 10, 11, 11]


@pytest.mark.rule("BB-9.11")
def test_without_raiders_there_is_no_reward():
    state = position(BattleStep(), raiders=[0, 0, 0, 0])

    assert state.points == [10] * 4
    assert state.renown == [1] * 4
    assert state.raiders == [0] * 4


@pytest.mark.rule("BB-9.11", "BB-9.10")
def test_when_only_the_leader_had_raiders_nobody_gets_the_second_spoils():
    state = position(BattleStep(), raiders=[0, 4, 0, 0])

    assert state.points == [10, 12, 10, 10]
    assert state.raiders == [0] * 4


@pytest.mark.rule("BB-9.11")
def test_raiders_that_are_not_returned_are_there_in_the_next_round():
    state = position(BattleStep(), Preparation(), raiders=[6, 5, 4, 2])

    assert state.round == 1
    assert state.raiders == [0, 4, 4, 2]

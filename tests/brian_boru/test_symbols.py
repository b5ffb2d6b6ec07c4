"""The symbols, buying, expanding, removing Vikings (BB-7), and what the program decides by itself (BB-13)."""

import random

import pytest

from meadhall import Match
from meadhall.core.laws import random_move
from meadhall.games.brian_boru import GAME, events
from meadhall.games.brian_boru.build import position
from meadhall.games.brian_boru.draft import Deal
from meadhall.games.brian_boru.marriage import MarriageReward, MarriageStep, TrackBenefits
from meadhall.games.brian_boru.moves import Buy, ChooseHalf, DontExpand, Expand, PlaceDisc, PlayCard, RemoveVikings
from meadhall.games.brian_boru.state import State
from meadhall.games.brian_boru.symbols import BuyExtra, ChooseExpansion, RemoveViking
from meadhall.games.brian_boru.trick import BeginTrick, ResolveCard
from tests.brian_boru.helpers import ALL_TOWNS, TOWNS, asked, discs, heard, named, refused

NO_COINS = [0, 0, 0, 0]


def won_with(card, **fields):
    """Seat 0 has won the trick for Limerick (M3); its card comes up."""
    return position(ResolveCard(0), trick={0: card}, active_town="M3", winner=0, marker=3, **fields)


def lost_with(card, half, **fields):
    """Seat 0 has lost the trick for Limerick (M3) to seat 1; its card comes up, and it chooses this half."""
    state = position(ResolveCard(0), trick={0: card}, active_town="M3", winner=1, marker=3, **fields)
    state.events = []
    state.play(0, ChooseHalf(half))
    return state


# ---------------------------------------------------------------------- the active town, coins, renown


@pytest.mark.rule("BB-7.1")
def test_the_winner_puts_his_disc_on_the_active_town_and_takes_the_marker():
    state = won_with(14)

    assert discs(state, 0) == ["M3"]
    assert state.controlled(0) == state.discs[0]
    assert state.marker == 0


@pytest.mark.rule("BB-7.1")
def test_a_loser_gets_neither_the_active_town_nor_the_marker():
    state = lost_with(14, "upper")

    assert discs(state, 0) == []
    assert state.marker == 3


@pytest.mark.rule("BB-7.2")
def test_each_coin_symbol_brings_one_coin():
    assert won_with(13, coins=NO_COINS).coins == [1, 0, 0, 0]
    assert won_with(10, coins=NO_COINS).coins == [2, 0, 0, 0]
    assert lost_with(3, "upper", coins=NO_COINS).coins == [3, 0, 0, 0]


@pytest.mark.rule("BB-7.3")
@pytest.mark.parametrize(
    ("card", "before", "after"),
    [
        pytest.param(17, (4, 10), (3, 10), id="one coin is paid"),
        pytest.param(17, (0, 10), (0, 8), id="without a coin two points are lost"),
        pytest.param(17, (0, 0), (0, 0), id="without coins and points nothing happens"),
        pytest.param(23, (4, 10), (2, 10), id="two symbols cost two coins"),
        pytest.param(23, (1, 10), (0, 8), id="the second of two symbols meets an empty purse"),
        pytest.param(23, (0, 10), (0, 6), id="two symbols without a coin cost four points"),
        pytest.param(23, (1, 0), (0, 0), id="the last coin is paid even without points"),
        pytest.param(17, (0, 1), (0, 0), marks=pytest.mark.rule("R-05"), id="of one point only that one is lost"),
        pytest.param(23, (0, 3), (0, 0), marks=pytest.mark.rule("R-05"), id="points never go below zero"),
    ],
)
def test_a_pay_symbol_costs_a_coin_or_else_two_points(card, before, after):
    state = won_with(card, coins={0: before[0]}, points={0: before[1]})

    assert (state.coins[0], state.points[0]) == after


@pytest.mark.rule("BB-7.3", "BB-7.14")
def test_points_do_not_buy_extras():
    state = lost_with(16, "lower", coins=NO_COINS, points={0: 99})

    assert state.waiting() == []
    assert state.church[0] == 3
    assert state.points[0] == 99


@pytest.mark.rule("BB-7.4")
def test_a_renown_symbol_brings_one_renown():
    from_marriage = position(MarriageReward(0, "aoife"))
    from_track = position(TrackBenefits(1), track={0: 7, 1: 9})

    assert from_marriage.renown == [2, 1, 1, 1]
    assert from_track.renown == [2, 1, 1, 1]


# ---------------------------------------------------------------------- church, battle, courtship


@pytest.mark.rule("BB-7.5", "BB-7.14")
def test_church_puts_a_disc_there_and_then_any_number_more_for_two_coins_each():
    state = won_with(9, coins={0: 7})
    assert state.church[0] == 1
    assert state.moves(0) == [Buy("church_disc", count) for count in (0, 1, 2, 3)]

    state.play(0, Buy("church_disc", 3))

    assert state.church[0] == 4
    assert state.coins[0] == 7 - 6 + 1


@pytest.mark.rule("BB-7.6", "BB-7.14")
def test_battle_takes_a_raider_and_then_any_number_more_for_two_coins_each():
    state = won_with(8, coins={0: 5}, battle_area=9)
    assert (state.raiders[0], state.battle_area) == (1, 8)
    assert state.moves(0) == [Buy("raider", count) for count in (0, 1, 2)]

    state.play(0, Buy("raider", 2))

    assert (state.raiders[0], state.battle_area) == (3, 6)
    assert state.coins[0] == 5 - 4 + 1


@pytest.mark.rule("BB-7.6")
def test_no_more_raiders_can_be_bought_than_the_battle_area_has():
    state = won_with(8, coins={0: 20}, battle_area=3)

    assert state.moves(0) == [Buy("raider", count) for count in (0, 1, 2)]


@pytest.mark.rule("BB-7.6", "BB-6.4")
def test_with_an_empty_battle_area_a_battle_symbol_has_no_effect_and_nothing_can_be_bought():
    state = lost_with(15, "lower", coins={0: 20}, battle_area=0)

    assert state.waiting() == []
    assert (state.raiders[0], state.coins[0]) == (0, 20)
    assert heard(state, events.BattleAreaEmpty) == [events.BattleAreaEmpty(0)]


@pytest.mark.rule("BB-7.6", "BB-13.1")
def test_when_the_last_raider_has_been_taken_nothing_is_left_to_buy():
    state = won_with(8, coins={0: 20}, battle_area=1)

    assert state.waiting() == []
    assert (state.raiders[0], state.battle_area, state.coins[0]) == (1, 0, 21)


@pytest.mark.rule("BB-7.7", "BB-7.14")
def test_courtship_moves_one_space_up_and_then_any_number_more_for_two_coins_each():
    state = won_with(7, coins={0: 6}, track={0: 2})
    assert state.track[0] == 3
    assert state.moves(0) == [Buy("marriage_step", count) for count in (0, 1, 2, 3)]

    state.play(0, Buy("marriage_step", 2))

    assert state.track[0] == 5
    assert state.coins[0] == 6 - 4 + 1


@pytest.mark.rule("BB-7.7")
def test_no_step_leads_beyond_the_top_space():
    state = won_with(7, coins={0: 20}, track={0: 6})

    assert state.moves(0) == [Buy("marriage_step", count) for count in (0, 1, 2)]
    state.play(0, Buy("marriage_step", 2))
    assert state.track[0] == 9


@pytest.mark.rule("BB-7.7", "BB-6.4")
def test_on_the_top_space_courtship_has_no_effect_and_nothing_can_be_bought():
    state = lost_with(14, "lower", coins={0: 20}, track={0: 9})

    assert state.waiting() == []
    assert (state.track[0], state.coins[0]) == (9, 20)
    assert heard(state, events.MovedUp) == []


@pytest.mark.rule("BB-7.7", "R-27")
def test_occupied_spaces_count_as_steps_and_are_passed():
    state = lost_with(14, "lower", coins=NO_COINS, track=[0, 1, 2, 4])

    assert state.track == [3, 1, 2, 4]


@pytest.mark.rule("BB-7.7", "R-27")
def test_an_occupied_space_may_be_entered_and_left_again_by_buying_a_step():
    state = lost_with(14, "lower", coins={0: 2}, track=[0, 3, 0, 0])
    assert state.track == [3, 3, 0, 0]

    state.play(0, Buy("marriage_step", 1))

    assert state.track == [4, 3, 0, 0]


# ---------------------------------------------------------------------- collisions on the marriage track


@pytest.mark.rule("BB-7.8")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        pytest.param([2, 5, 0, 0], [4, 5, 0, 0], id="one space down"),
        pytest.param([2, 5, 4, 0], [3, 5, 4, 0], id="past a second disc"),
        pytest.param([0, 3, 2, 1], [0, 3, 2, 1], id="down to space 0, which holds any number of discs"),
        pytest.param([2, 6, 4, 0], [5, 6, 4, 0], id="no collision"),
    ],
)
def test_whose_disc_shares_its_space_after_the_action_goes_down_to_the_next_empty_one(before, after):
    state = lost_with(14, "lower", coins=NO_COINS, track=before)

    assert state.track == after


@pytest.mark.rule("BB-7.8", "R-27")
def test_only_the_disc_of_the_acting_player_is_moved():
    state = lost_with(14, "lower", coins=NO_COINS, track=[2, 5, 4, 3])

    assert state.track == [2, 5, 4, 3]
    assert heard(state, events.MovedDown) == [events.MovedDown(0, 2)]


@pytest.mark.rule("BB-7.8", "R-27")
def test_a_shared_space_is_judged_after_the_purchase():
    state = lost_with(14, "lower", coins={0: 2}, track=[2, 5, 0, 0])
    assert state.track == [5, 5, 0, 0]

    state.play(0, Buy("marriage_step", 0))

    assert state.track == [4, 5, 0, 0]


@pytest.mark.rule("BB-7.8", "R-27")
def test_a_shared_space_is_judged_after_the_last_symbol_of_the_action():
    state = position(
        ResolveCard(0), trick={0: 1}, active_town="M4", winner=0, track=[2, 4, 0, 0], coins={0: 2}, points={0: 10}
    )
    state.events = []

    state.play(0, Buy("marriage_step", 0))

    assert [type(event) for event in state.events] == [events.CoinsGained, events.MovedDown]
    assert state.track == [3, 4, 0, 0]


@pytest.mark.rule("BB-7.8")
def test_discs_share_space_0_without_moving():
    state = lost_with(14, "upper")

    assert state.track == [0, 0, 0, 0]
    assert heard(state, events.MovedDown) == []


@pytest.mark.rule("R-27")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        pytest.param([6, 9, 0, 0], [8, 9, 0, 0], id="from the top space"),
        pytest.param([6, 9, 8, 7], [6, 9, 8, 7], id="never below the space where the action began"),
        pytest.param([7, 9, 8, 0], [7, 9, 8, 0], id="back from the top though only two steps were left"),
    ],
)
def test_a_collision_is_judged_on_the_top_space_too(before, after):
    state = lost_with(14, "lower", coins=NO_COINS, track=before)

    assert state.track == after


# ---------------------------------------------------------------------- expanding


@pytest.mark.rule("BB-7.9")
def test_an_expansion_costs_exactly_five_coins_and_takes_one_town():
    state = lost_with(14, "upper", discs={0: "M4"}, coins={0: 9})
    assert list(state.moves(0)) == [DontExpand(), Expand("M5")]

    state.play(0, Expand("M5"))

    assert discs(state, 0) == ["M4", "M5"]
    assert state.coins[0] == 9 + 1 - 5
    assert state.waiting() == []


@pytest.mark.rule("BB-7.9", "BB-6.4")
def test_an_expansion_may_be_declined():
    state = lost_with(14, "upper", discs={0: "M4"}, coins={0: 9})

    state.play(0, DontExpand())

    assert discs(state, 0) == ["M4"]
    assert state.coins[0] == 10
    assert state.waiting() == []


@pytest.mark.rule("BB-7.9")
def test_every_free_town_joined_to_a_controlled_one_is_offered():
    state = lost_with(14, "upper", discs={0: "L9 N6 C9", 1: "L8", 2: "U3"}, coins={0: 9})

    assert named(list(state.moves(0))[1:]) == ["N5", "D3", "L7", "M1"]


@pytest.mark.rule("BB-7.9")
def test_a_road_may_cross_the_border_of_a_region():
    state = lost_with(14, "upper", discs={0: "N6"}, coins={0: 9})

    state.play(0, Expand("U3"))

    assert discs(state, 0) == ["N6", "U3"]


@pytest.mark.rule("BB-7.9")
@pytest.mark.parametrize(
    ("board", "vikings"),
    [
        pytest.param({0: "M4 L3", 1: "M5"}, "", id="over another's town"),
        pytest.param({0: "M4 L3", 1: "M5"}, "M5", id="over another's town under Vikings"),
        pytest.param({0: "M4 L3"}, "", id="over a free town"),
    ],
)
def test_no_expansion_jumps_over_a_town(board, vikings):
    state = lost_with(14, "upper", discs=board, vikings=vikings, coins={0: 9})

    assert "L4" in named(list(state.moves(0))[1:])
    assert "M6" not in named(list(state.moves(0))[1:])
    assert refused(state, 0, Expand("M6")) == ("no-road-from-yours", "BB-7.9")


@pytest.mark.rule("BB-7.9", "R-10")
def test_a_town_of_ones_own_under_vikings_is_no_starting_point():
    state = lost_with(14, "upper", discs={0: "M4 M5"}, vikings="M5", coins={0: 9})

    assert state.waiting() == []
    assert state.coins[0] == 10


@pytest.mark.rule("BB-7.9")
def test_points_cannot_pay_for_an_expansion():
    state = lost_with(14, "upper", discs={0: "M4"}, coins={0: 3}, points={0: 99})

    assert state.waiting() == []
    assert (state.coins[0], state.points[0]) == (4, 99)


@pytest.mark.rule("BB-7.9")
@pytest.mark.parametrize(("coins", "asks"), [(1, []), (2, [(0, "ChooseExpansion")])])
def test_coins_of_earlier_symbols_of_the_same_action_pay_for_an_expansion(coins, asks):
    state = lost_with(3, "upper", discs={0: "M4"}, coins={0: coins})

    assert asked(state) == asks


@pytest.mark.rule("R-04", "BB-7.9")
def test_the_active_town_is_reserved_for_the_winner_before_he_claims_it():
    state = lost_with(5, "upper", discs={0: "M2 M4"}, coins={0: 9})

    assert named(list(state.moves(0))[1:]) == ["M5"]
    assert refused(state, 0, Expand("M3")) == ("active-town-reserved", "R-04")


@pytest.mark.rule("R-04")
def test_with_only_the_active_town_in_reach_no_expansion_is_offered():
    state = lost_with(5, "upper", discs={0: "M2"}, coins={0: 9})

    assert state.waiting() == []
    assert state.coins[0] == 11


@pytest.mark.parametrize(
    ("town", "reason"),
    [
        pytest.param(
            "N1",
            ("no-road-from-yours", "BB-7.9"),
            marks=pytest.mark.rule("BB-7.9"),
            id="a town without a road to one's own",
        ),
        pytest.param("M3", ("active-town-reserved", "R-04"), marks=pytest.mark.rule("R-04"), id="the active town"),
        pytest.param("S2", ("town-not-free", "BB-1.4"), marks=pytest.mark.rule("BB-1.4"), id="another's town"),
        pytest.param("M4", ("town-not-free", "BB-1.4"), marks=pytest.mark.rule("BB-1.4"), id="a town of one's own"),
        pytest.param(
            "S6",
            ("town-not-free", "BB-1.4"),
            marks=pytest.mark.rule("BB-1.4", "R-20"),
            id="another's town under Vikings",
        ),
        pytest.param(
            "M8", ("start-under-vikings", "R-10"), marks=pytest.mark.rule("R-10"), id="from a town under Vikings"
        ),
        pytest.param(
            "S5",
            ("no-road-from-yours", "BB-7.9"),
            marks=pytest.mark.rule("BB-7.9"),
            id="through another's town under Vikings",
        ),
        pytest.param("X1", ("no-such-town", "BB-1.2"), marks=pytest.mark.rule("BB-1.2"), id="not a town"),
        pytest.param("", ("no-such-town", "BB-1.2"), marks=pytest.mark.rule("BB-1.2"), id="no town at all"),
    ],
)
def test_an_expansion_is_refused_with_the_reason(town, reason):
    board = {0: "M4 M2 M9 S1", 1: "S2 S6"}
    state = position(ChooseExpansion(0), discs=board, vikings="M9 S6", coins={0: 9}, active_town="M3")

    assert refused(state, 0, Expand(town)) == reason


@pytest.mark.rule("R-04")
def test_a_town_just_claimed_by_the_winner_is_refused_as_taken():
    state = position(ChooseExpansion(0), discs={0: "M2 M4", 1: "M3"}, coins={0: 9}, active_town="M3")

    assert refused(state, 0, Expand("M3")) == ("town-not-free", "BB-1.4")


@pytest.mark.rule("BB-1.2")
def test_in_a_trick_without_a_town_expanding_to_no_town_is_refused():
    state = position(ChooseExpansion(0), discs={0: "M4"}, coins={0: 9})

    assert refused(state, 0, Expand("")) == ("no-such-town", "BB-1.2")


# ---------------------------------------------------------------------- removing Vikings


@pytest.mark.rule("BB-7.10", "R-08")
def test_any_viking_token_may_be_removed_whoevers_disc_is_below():
    state = lost_with(13, "lower", discs={0: "M4", 1: "M5", 2: "L1 L2"}, vikings="M4 M5 L1")

    assert list(state.moves(0)) == [RemoveVikings("L1"), RemoveVikings("M4"), RemoveVikings("M5")]


@pytest.mark.rule("BB-7.10")
def test_the_owner_of_the_disc_controls_the_town_again():
    state = lost_with(13, "lower", discs={0: "M4", 1: "M5"}, vikings="M4 M5")
    assert state.controlled(1) == 0

    state.play(0, RemoveVikings("M5"))

    assert state.controlled(1) == state.discs[1]
    assert state.controlled(0) == 0
    assert state.coins[0] == 3 - 1


@pytest.mark.rule("R-08")
def test_a_removal_cannot_be_declined_even_when_it_only_helps_an_opponent():
    state = lost_with(13, "lower", discs={1: "M5"}, vikings="M5")

    assert list(state.moves(0)) == [RemoveVikings("M5")]
    assert refused(state, 0, DontExpand()) == ("not-now", "")


@pytest.mark.rule("R-08", "BB-7.10", "BB-6.4")
def test_without_a_viking_token_only_the_coin_is_paid():
    state = lost_with(13, "lower", discs={1: "M5"})

    assert state.waiting() == []
    assert state.coins[0] == 2


@pytest.mark.parametrize(
    ("town", "reason"),
    [
        pytest.param(
            "M4", ("no-vikings-there", "BB-7.10"), marks=pytest.mark.rule("BB-7.10"), id="a town without them"
        ),
        pytest.param("M8", ("no-vikings-there", "BB-7.10"), marks=pytest.mark.rule("BB-7.10"), id="a free town"),
        pytest.param("X1", ("no-such-town", "BB-1.2"), marks=pytest.mark.rule("BB-1.2"), id="not a town"),
    ],
)
def test_a_removal_is_refused_with_the_reason(town, reason):
    state = position(RemoveViking(0), discs={0: "M4 M5"}, vikings="M5")

    assert refused(state, 0, RemoveVikings(town)) == reason


# ---------------------------------------------------------------------- points and discs as rewards


@pytest.mark.rule("BB-7.11")
@pytest.mark.parametrize(("marriage", "points"), [("brigid", 4), ("aoife", 2)])
def test_a_points_symbol_brings_the_printed_number_of_points(marriage, points):
    assert position(MarriageReward(0, marriage)).points == [10 + points, 10, 10, 10]


@pytest.mark.rule("BB-7.12")
def test_a_disc_for_a_region_goes_to_any_free_town_there():
    state = position(MarriageReward(0, "aodhan"), discs={1: "L1 L5", 2: "L2"}, vikings="L2")
    assert named(state.moves(0)) == ["L3", "L4", "L6", "L7", "L8", "L9"]

    state.play(0, PlaceDisc("L8"))

    assert discs(state, 0) == ["L8"]
    assert state.controlled(0) == state.discs[0]


@pytest.mark.rule("BB-7.12", "R-20")
def test_without_a_free_town_in_the_region_the_disc_is_lost():
    state = position(MarriageReward(0, "aodhan"), discs={1: "L1 L2 L3 L4 L5 L6 L7 L8 L9"}, vikings="L1 L2")

    assert state.waiting() == []
    assert state.discs[0] == 0
    assert state.points[0] == 12


@pytest.mark.rule("BB-7.13", "R-20")
def test_a_disc_for_any_town_goes_to_every_free_town_of_the_board():
    taken = f"{TOWNS['red']} {TOWNS['blue']} N5"
    state = position(TrackBenefits(1), discs={1: taken, 2: "M4"}, vikings="M4", track={0: 8, 1: 9})
    assert " ".join(named(state.moves(0))) == "N7 U1 B1 S1 S4 D1 C2 C3 C6 L1 L5 L7 L8 M2 M7"

    state.play(0, PlaceDisc("C6"))

    assert discs(state, 0) == ["C6"]


@pytest.mark.rule("BB-7.13", "R-20")
def test_without_a_free_town_on_the_board_the_disc_is_lost():
    state = position(TrackBenefits(1), discs={1: ALL_TOWNS}, vikings=ALL_TOWNS, track={0: 8, 1: 9})

    assert state.waiting() == []
    assert state.discs[0] == 0


@pytest.mark.parametrize(
    ("town", "reason"),
    [
        pytest.param(
            "M4", ("other-region", "BB-7.12"), marks=pytest.mark.rule("BB-7.12"), id="a free town of another region"
        ),
        pytest.param("L1", ("town-not-free", "BB-1.4"), marks=pytest.mark.rule("BB-1.4"), id="a taken town"),
        pytest.param(
            "L2", ("town-not-free", "BB-1.4"), marks=pytest.mark.rule("R-20", "BB-1.4"), id="a town of the Vikings"
        ),
        pytest.param("X1", ("no-such-town", "BB-1.2"), marks=pytest.mark.rule("BB-1.2"), id="not a town"),
    ],
)
def test_a_disc_for_a_region_is_refused_elsewhere_with_the_reason(town, reason):
    state = position(MarriageReward(0, "aodhan"), discs={1: "L1", 2: "L2"}, vikings="L2")

    assert refused(state, 0, PlaceDisc(town)) == reason


@pytest.mark.rule("BB-7.13", "R-20")
def test_a_disc_for_any_town_is_refused_where_another_lies():
    state = position(TrackBenefits(1), discs={1: "L1", 2: "L2"}, vikings="L2", track={0: 8, 1: 9})

    assert refused(state, 0, PlaceDisc("L1")) == ("town-not-free", "BB-1.4")
    assert refused(state, 0, PlaceDisc("L2")) == ("town-not-free", "BB-1.4")
    assert refused(state, 0, PlaceDisc("X1")) == ("no-such-town", "BB-1.2")


# ---------------------------------------------------------------------- buying


@pytest.mark.rule("BB-7.14", "R-06")
@pytest.mark.parametrize(("coins", "most"), [(2, 1), (3, 1), (4, 2), (5, 2), (6, 3)])
def test_only_even_amounts_buy_anything(coins, most):
    state = lost_with(16, "lower", coins={0: coins})

    assert state.moves(0) == [Buy("church_disc", count) for count in range(most + 1)]


@pytest.mark.rule("BB-7.14", "R-06", "BB-13.1")
@pytest.mark.parametrize("coins", [0, 1])
def test_who_cannot_afford_an_extra_is_not_asked(coins):
    state = lost_with(16, "lower", coins={0: coins})

    assert state.waiting() == []
    assert (state.church[0], state.coins[0]) == (3, coins)


@pytest.mark.rule("BB-7.14", "R-06")
@pytest.mark.parametrize(("card", "kind"), [(1, "marriage_step"), (2, "raider"), (3, "church_disc")])
def test_the_coin_at_the_end_of_a_primary_action_comes_too_late_for_its_extras(card, kind):
    with_one = won_with(card, coins={0: 1}, battle_area=9)
    with_three = won_with(card, coins={0: 3}, battle_area=9)

    assert (with_one.waiting(), with_one.coins[0]) == ([], 2)
    assert with_three.moves(0) == [Buy(kind, 0), Buy(kind, 1)]


@pytest.mark.rule("BB-7.14", "BB-13.2")
@pytest.mark.parametrize(("card", "kind"), [(14, "marriage_step"), (15, "raider"), (16, "church_disc")])
def test_a_run_of_equal_symbols_is_gained_first_and_followed_by_a_single_purchase(card, kind):
    state = lost_with(card, "lower", coins={0: 6}, battle_area=14)
    gained = {"marriage_step": state.track, "raider": state.raiders, "church_disc": state.church}[kind]
    assert gained[0] == 3
    assert asked(state) == [(0, "BuyExtra")]

    state.play(0, Buy(kind, 1))

    assert gained[0] == 4
    assert state.coins[0] == 4
    assert state.waiting() == []


@pytest.mark.rule("BB-13.2")
def test_a_run_of_battle_symbols_takes_no_more_raiders_than_there_are():
    state = lost_with(15, "lower", coins={0: 6}, battle_area=2)

    assert state.waiting() == []
    assert (state.raiders[0], state.battle_area, state.coins[0]) == (2, 0, 6)


@pytest.mark.rule("BB-13.2")
def test_raiders_gained_by_the_run_can_no_longer_be_bought():
    state = lost_with(15, "lower", coins={0: 6}, battle_area=4)

    assert state.raiders[0] == 3
    assert state.moves(0) == [Buy("raider", 0), Buy("raider", 1)]


@pytest.mark.rule("BB-13.2")
def test_a_run_of_courtship_symbols_ends_on_the_top_space():
    state = lost_with(14, "lower", coins={0: 6}, track={0: 7})

    assert state.waiting() == []
    assert (state.track[0], state.coins[0]) == (9, 6)


@pytest.mark.parametrize(
    ("extra", "wanted", "reason"),
    [
        pytest.param("raider", Buy("church_disc", 1), ("other-extra", "BB-7.14"), id="another kind of extra"),
        pytest.param("raider", Buy("raider", -1), ("negative-count", "BB-7.14"), id="fewer than none"),
        pytest.param(
            "church_disc", Buy("church_disc", 4), ("extras-too-dear", "BB-7.14"), id="more than the coins pay"
        ),
        pytest.param("raider", Buy("raider", 4), ("extras-too-dear", "BB-7.14"), id="more raiders than the coins pay"),
        pytest.param(
            "raider",
            Buy("raider", 3),
            ("too-few-raiders", "BB-7.6"),
            marks=pytest.mark.rule("BB-7.6"),
            id="more raiders than the area holds",
        ),
        pytest.param(
            "marriage_step",
            Buy("marriage_step", 3),
            ("track-too-short", "BB-7.7"),
            marks=pytest.mark.rule("BB-7.7"),
            id="beyond the top space",
        ),
    ],
)
@pytest.mark.rule("BB-7.14")
def test_a_purchase_is_refused_with_the_reason(extra, wanted, reason):
    state = position(BuyExtra(0, extra), coins={0: 7}, battle_area=2, track={0: 7})

    assert refused(state, 0, wanted) == reason


@pytest.mark.rule("BB-6.1", "BB-7.14")
def test_at_a_purchase_nothing_else_can_be_done_and_by_nobody_else():
    state = position(BuyExtra(0, "raider"), coins={0: 7}, battle_area=2)

    assert refused(state, 0, PlayCard(3)) == ("not-now", "")
    assert refused(state, 1, Buy("raider", 1)) == ("not-your-turn", "")


# ---------------------------------------------------------------------- order of the symbols


@pytest.mark.rule("R-09", "BB-6.4")
def test_a_primary_action_claims_first_then_does_its_suit_symbols_then_takes_coins():
    state = position(BeginTrick(), seats=3, coins=NO_COINS[:3], hands={0: (1, 6), 1: (2, 5), 2: (3, 8)})
    state.play(0, state.moves(0)[0])
    state.play(1, PlayCard(2))
    state.events = []
    state.play(2, PlayCard(3))

    own = [type(event) for event in state.events if getattr(event, "seat", None) == 0]
    assert own == [events.TrickWon, events.TownClaimed, events.MovedUp, events.CoinsGained]


@pytest.mark.rule("R-09")
def test_card_13_removes_the_vikings_before_it_asks_for_the_coin():
    state = lost_with(13, "lower", discs={1: "M5"}, vikings="M5")
    assert state.coins[0] == 3

    state.play(0, RemoveVikings("M5"))

    assert state.coins[0] == 2


# ---------------------------------------------------------------------- what the program decides by itself


@pytest.mark.rule("BB-13.1")
def test_a_decision_with_one_legal_option_is_taken_automatically():
    match = Match(GAME, seats=3, seed=1)
    match.state = lost_with_token_to_remove(vikings="M5")

    match.play(0, ChooseHalf("lower"))

    assert [(line.seat, line.move, line.auto) for line in match.standing] == [
        (0, ChooseHalf("lower"), False),
        (0, RemoveVikings("M5"), True),
    ]
    assert match.state.vikings == 0


@pytest.mark.rule("BB-13.1")
def test_a_decision_with_two_legal_options_is_left_to_the_player():
    match = Match(GAME, seats=3, seed=1)
    match.state = lost_with_token_to_remove(vikings="M5 M6")

    match.play(0, ChooseHalf("lower"))

    assert [line.move for line in match.standing] == [ChooseHalf("lower")]
    assert asked(match.state) == [(0, "RemoveViking")]


def lost_with_token_to_remove(vikings):
    """Seat 0 has lost with card 13 while these towns of seat 1 are under Vikings, and has to choose a half."""
    return position(
        ResolveCard(0), seats=3, trick={0: 13}, winner=1, active_town="M3", discs={1: "M5 M6"}, vikings=vikings
    )


@pytest.mark.rule("BB-13.1")
def test_an_expansion_to_the_only_town_can_still_be_declined():
    match = Match(GAME, seats=3, seed=1)
    match.state = position(ResolveCard(0), seats=3, trick={0: 14}, winner=1, discs={0: "M4"}, coins={0: 4})

    match.play(0, ChooseHalf("upper"))

    assert asked(match.state) == [(0, "ChooseExpansion")]
    assert list(match.state.moves(0)) == [DontExpand(), Expand("M5")]


@pytest.mark.rule("BB-13.1", "BB-7.9")
@pytest.mark.parametrize(
    ("coins", "board"),
    [
        pytest.param(3, {0: "M4"}, id="too few coins"),
        pytest.param(9, {0: "M4", 1: "M5"}, id="the only town in reach is taken"),
        pytest.param(9, {0: "M7 B4"}, id="no road leads anywhere"),
        pytest.param(9, {1: "M4"}, id="no town to start from"),
    ],
)
def test_an_expansion_that_is_impossible_is_not_asked_about(coins, board):
    state = lost_with(14, "upper", discs=board, coins={0: coins})

    assert state.waiting() == []
    assert state.coins[0] == coins + 1


@pytest.mark.rule("BB-13.3")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_chance_decides_only_the_starting_player_the_two_decks_and_the_deal(seats, monkeypatch):
    drawn = []
    chance = State.chance

    def record(state, *name):
        drawn.append(name)
        return chance(state, *name)

    monkeypatch.setattr(State, "chance", record)
    state = GAME.setup(seats=seats, seed=4)
    state.play_out(random.Random(4))

    rounds = range(1, state.rounds() + 1)
    assert drawn[0] == ("starting player",)
    assert sorted(drawn[1:]) == sorted(
        [("action deck", number) for number in rounds]
        + [("viking card", number) for number in rounds]
        + [("marriage card", number) for number in rounds[:-1]]
    )


@pytest.mark.rule("BB-13.3")
def test_after_the_deal_the_same_moves_lead_to_the_same_position_whatever_the_seed():
    upkeep = {"discs": {0: "M4", 1: "C1", 2: "L1"}, "marriage_card": "brigid", "battle_area": 9}
    one = position(Deal(), BeginTrick(), MarriageStep(), seats=3, seed="one", **upkeep)
    other = one.copy()
    other.seed = "other"

    rng, same_rng = random.Random(1), random.Random(1)
    while one.waiting():
        random_move(one, rng)
        random_move(other, same_rng)

    other.seed = "one"
    assert one == other
    assert one.hands == [(), (), ()]

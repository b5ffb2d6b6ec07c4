"""The marriage step: who wins the card, what it brings, what the track brings the others (BB-8)."""

import pytest

from meadhall import IllegalMove
from meadhall.games.brian_boru import GAME, events
from meadhall.games.brian_boru.battle import BattleStep
from meadhall.games.brian_boru.box import BOX
from meadhall.games.brian_boru.build import position, towns
from meadhall.games.brian_boru.church import ChurchStep
from meadhall.games.brian_boru.claim import ClaimRegionsStep
from meadhall.games.brian_boru.marriage import (
    ChoosePrincess,
    MarriageStep,
    PlaceMarriageTown,
    PlaceTrackTown,
    TrackBenefits,
)
from meadhall.games.brian_boru.moves import LoseTown, PlaceDisc, UsePrincess
from meadhall.games.brian_boru.state import ON_BOARD

ALL_OF_MUNSTER = "M1 M2 M3 M4 M5 M6 M7 M8 M9 M10"
ALL_THREE_OPTIONS = [UsePrincess("military_support"), UsePrincess("establish_trade"), UsePrincess("spurn")]


def regions_line(state, seat):
    """The points that a seat gets for its number of regions."""
    return sum(line.points for line in GAME.scores(state).seats[seat].lines if line.id == "regions")


# ---------------------------------------------------------------------- who wins


@pytest.mark.rule("BB-8.1")
def test_with_all_discs_on_space_0_the_card_goes_to_nobody():
    state = position(MarriageStep(), marriage_card="aoife", events=[])

    assert state.events == [events.NobodyMarried("aoife")]
    assert state.marriages == [()] * 4
    assert state.points == [10] * 4
    assert state.renown == [1] * 4
    assert state.coins == [3] * 4


@pytest.mark.rule("BB-8.1")
def test_without_a_marriage_the_battle_step_comes_next():
    state = position(
        MarriageStep(), BattleStep(), marriage_card="niall", battle_area=3, raiders={0: 2, 1: 1, 2: 1}, discs={3: "M4"}
    )

    assert [choice.seat for choice in state.waiting()] == [0]
    assert list(state.moves(0)) == [LoseTown("M4")]


@pytest.mark.rule("BB-8.2")
@pytest.mark.parametrize("top", [1, 3, 9])
def test_the_highest_disc_wins_wherever_it_stands(top):
    state = position(MarriageStep(), marriage_card="brigid", track={2: top})

    assert state.marriages == [(), (), ("brigid",), ()]


@pytest.mark.rule("BB-8.2")
def test_the_highest_of_several_discs_wins():
    state = position(MarriageStep(), seats=5, marriage_card="brigid", track=[4, 6, 0, 5, 1])

    assert state.marriages == [(), ("brigid",), (), (), ()]
    assert state.points == [10, 14, 10, 10, 10]


# ---------------------------------------------------------------------- what the card brings


@pytest.mark.rule("BB-8.3")
@pytest.mark.card("brigid")
def test_brigid_brings_four_points():
    state = position(MarriageStep(), marriage_card="brigid", track={3: 2})

    assert state.points == [10, 10, 10, 14]
    assert state.renown == [1] * 4
    assert state.marriages[3] == ("brigid",)
    assert state.waiting() == []


@pytest.mark.rule("BB-8.3", "BB-7.4")
@pytest.mark.card("aoife")
def test_aoife_brings_two_points_and_a_renown():
    state = position(MarriageStep(), marriage_card="aoife", track={3: 2})

    assert state.points == [10, 10, 10, 12]
    assert state.renown == [1, 1, 1, 2]
    assert state.marriages[3] == ("aoife",)
    assert state.waiting() == []


@pytest.mark.rule("BB-8.3", "BB-7.11", "BB-7.12")
@pytest.mark.parametrize(
    ("card", "region"),
    [
        pytest.param("aodhan", "L1 L2 L3 L4 L5 L6 L7 L8 L9", marks=pytest.mark.card("aodhan")),
        pytest.param("conall", "S1 S2 S3 S4 S5 S6", marks=pytest.mark.card("conall")),
        pytest.param("cormac", "C1 C2 C3 C4 C5 C6 C7 C8 C9", marks=pytest.mark.card("cormac")),
        pytest.param("niall", "N1 N2 N3 N4 N5 N6 N7", marks=pytest.mark.card("niall")),
        pytest.param("orlaith", ALL_OF_MUNSTER, marks=pytest.mark.card("orlaith")),
    ],
)
def test_the_other_brides_and_grooms_bring_two_points_and_a_town_in_their_region(card, region):
    taken, wanted, *free = region.split()
    state = position(MarriageStep(), marriage_card=card, track={3: 2}, discs={0: taken, 3: "B1"})

    assert state.points == [10, 10, 10, 12]
    assert list(state.moves(3)) == [PlaceDisc(town) for town in (wanted, *free)]

    state.play(3, PlaceDisc(wanted))
    assert state.discs[3] == towns(f"B1 {wanted}")
    assert state.marriages[3] == (card,)
    assert state.points == [10, 10, 10, 12]
    assert state.waiting() == []


@pytest.mark.rule("BB-8.3")
def test_the_winner_gets_the_card_and_its_gifts_at_once_and_in_order():
    state = position(MarriageStep(), marriage_card="aoife", track={1: 2, 2: 1}, events=[])

    assert state.events == [
        events.MarriageWon(1, "aoife"),
        events.PointsGained(1, 2),
        events.RenownGained(1, 1),
    ]


@pytest.mark.rule("BB-8.3")
def test_a_new_card_is_laid_beside_those_already_won():
    state = position(MarriageStep(), marriage_card="brigid", track={0: 2}, marriages={0: ("aoife",), 1: ("niall",)})

    assert state.marriages == [("aoife", "brigid"), ("niall",), (), ()]


@pytest.mark.rule("BB-7.12")
def test_the_town_of_a_marriage_must_lie_in_the_named_region():
    state = position(MarriageStep(), marriage_card="aodhan", track={3: 2})

    with pytest.raises(IllegalMove) as refused:
        state.play(3, PlaceDisc("M4"))

    assert refused.value.reason.rule == "BB-7.12"


@pytest.mark.rule("R-20")
def test_a_reward_never_puts_a_disc_under_the_vikings():
    state = position(MarriageStep(), marriage_card="orlaith", track={0: 2}, discs={0: "M1", 1: "M2"}, vikings="M1 M2")

    assert PlaceDisc("M3") in state.moves(0)
    for town in ("M1", "M2"):
        assert PlaceDisc(town) not in state.moves(0)
        assert state.why_not(0, PlaceDisc(town)).rule == "BB-1.4"


@pytest.mark.rule("R-20", "BB-7.12")
def test_without_a_free_town_in_the_region_the_town_is_lost_but_not_the_points():
    state = position(MarriageStep(), marriage_card="orlaith", track={0: 2}, discs={1: ALL_OF_MUNSTER}, events=[])

    assert state.waiting() == []
    assert state.discs[0] == 0
    assert state.points[0] == 12
    assert state.events[-1] == events.NoTownLeft(0)


@pytest.mark.rule("R-20", "BB-7.13")
def test_without_a_free_town_on_the_board_space_8_brings_nothing():
    everywhere = " ".join(town.id for town in BOX.towns)
    state = position(MarriageStep(), marriage_card="brigid", track={0: 9, 1: 8}, discs={2: everywhere}, events=[])

    assert state.waiting() == []
    assert state.discs[1] == 0
    assert state.events[-1] == events.NoTownLeft(1)


# ---------------------------------------------------------------------- the track


@pytest.mark.rule("BB-8.4")
@pytest.mark.parametrize("space", range(2, 10))
def test_the_winner_goes_back_to_space_0_without_a_benefit(space):
    state = position(MarriageStep(), marriage_card="brigid", track={1: space})

    assert state.track[1] == 0
    assert state.coins == [3] * 4
    assert state.renown == [1] * 4
    assert state.waiting() == []


@pytest.mark.rule("BB-8.5")
@pytest.mark.parametrize(
    ("space", "coins", "renown"),
    [(0, 0, 0), (1, 0, 0), (2, 1, 0), (3, 1, 0), (4, 1, 0), (5, 2, 0), (6, 2, 0), (7, 0, 1), (8, 0, 0)],
)
def test_every_other_player_gets_what_his_space_shows(space, coins, renown):
    state = position(MarriageStep(), marriage_card="brigid", track={0: 9, 2: space})

    assert state.coins == [3, 3, 3 + coins, 3]
    assert state.renown == [1, 1, 1 + renown, 1]
    assert bool(state.moves(2)) == (space == 8)


@pytest.mark.rule("BB-8.5")
def test_the_top_space_itself_shows_nothing():
    state = position(TrackBenefits(winner=0), track={0: 5, 1: 9})

    assert state.coins == [3] * 4
    assert state.renown == [1] * 4
    assert state.waiting() == []


@pytest.mark.rule("BB-8.5", "BB-7.13")
def test_space_8_brings_a_disc_on_any_free_town():
    state = position(MarriageStep(), marriage_card="brigid", track={0: 9, 2: 8}, discs={0: "M4", 2: "L1"})

    assert len(state.moves(2)) == 51
    assert state.why_not(2, PlaceDisc("M4")).rule == "BB-1.4"
    state.play(2, PlaceDisc("U5"))
    assert state.discs[2] == towns("L1 U5")
    assert state.waiting() == []


@pytest.mark.rule("BB-8.5")
def test_all_others_get_their_benefits_in_the_same_step():
    state = position(MarriageStep(), seats=5, marriage_card="brigid", track=[7, 9, 2, 6, 1])

    assert state.coins == [3, 3, 4, 5, 3]
    assert state.renown == [2, 1, 1, 1, 1]


@pytest.mark.rule("BB-8.6")
def test_the_discs_of_the_others_stay_where_they_are():
    state = position(MarriageStep(), seats=5, marriage_card="brigid", track=[7, 9, 2, 6, 1])

    assert state.track == [7, 0, 2, 6, 1]


@pytest.mark.rule("R-24")
def test_the_benefits_of_the_track_come_after_the_whole_marriage_card():
    state = position(MarriageStep(), marriage_card="orlaith", marker=1, track={0: 9, 1: 8, 2: 4}, discs={2: "M2"})

    assert state.waiting() == [PlaceMarriageTown(0, "munster")]
    assert state.coins[2] == 3
    assert state.track[0] == 9
    state.play(0, PlaceDisc("M1"))

    assert state.waiting() == [PlaceTrackTown(1)]
    assert state.why_not(1, PlaceDisc("M1")).rule == "BB-1.4"
    assert state.coins[2] == 4
    assert state.track[0] == 0


# ---------------------------------------------------------------------- the Princess of Denmark


@pytest.mark.rule("BB-8.7")
@pytest.mark.card("estrid")
def test_who_wins_the_princess_has_three_options_and_nothing_else():
    state = position(MarriageStep(), marriage_card="estrid", track={2: 4})

    assert list(state.moves(2)) == ALL_THREE_OPTIONS
    assert state.points == [10] * 4
    state.play(2, UsePrincess("military_support"))
    assert state.points == [10] * 4
    assert state.renown == [1] * 4
    assert state.coins == [3] * 4
    assert state.discs == [0] * 4
    assert state.waiting() == []


@pytest.mark.rule("BB-8.8")
@pytest.mark.card("estrid")
def test_the_princess_is_chosen_before_the_benefits_of_the_track():
    state = position(MarriageStep(), marriage_card="estrid", track={2: 4, 0: 3})
    assert state.coins == [3, 3, 3, 3]

    state.play(2, UsePrincess("spurn"))
    assert state.coins == [4, 3, 3, 3]


@pytest.mark.rule("BB-8.8")
@pytest.mark.parametrize("option", ["military_support", "establish_trade", "spurn"])
def test_what_the_princess_is_used_for_is_public(option):
    state = position(MarriageStep(), marriage_card="estrid", track={2: 4}, events=[])
    state.play(2, UsePrincess(option))

    chosen = events.PrincessChosen(2, option)
    assert chosen in state.events
    for seat in (0, 1, 2, 3, None):
        assert chosen.seen_by(seat) == chosen
        assert GAME.view(state, seat).princess == option


@pytest.mark.rule("BB-8.8")
def test_what_the_princess_is_used_for_is_final():
    state = position(
        MarriageStep(), BattleStep(), marriage_card="estrid", track={2: 4}, battle_area=1, discs={0: "M4", 2: "L1"}
    )
    state.play(2, UsePrincess("military_support"))
    state.play(0, LoseTown("M4"))
    assert list(state.moves(2)) == [LoseTown("L1")]

    with pytest.raises(IllegalMove):
        state.play(2, UsePrincess("spurn"))

    assert state.princess == "military_support"
    assert state.points[2] == 10


@pytest.mark.rule("BB-8.9", "BB-11.5", "R-30")
@pytest.mark.card("estrid", "military_support")
def test_military_support_wins_regions_with_viking_towns_in_the_same_round():
    state = position(
        MarriageStep(),
        BattleStep(),
        ChurchStep(),
        ClaimRegionsStep(),
        marriage_card="estrid",
        track={2: 4},
        discs={0: "D1 D3", 1: "D2", 2: "B1"},
        vikings="D1 D3",
    )
    state.play(2, UsePrincess("military_support"))

    assert state.marriages[2] == ("estrid",)
    assert state.claims[BOX.region_number["dubhlinn"]] == 2


@pytest.mark.rule("BB-8.9", "BB-12.6")
@pytest.mark.card("estrid", "military_support")
def test_military_support_shares_a_token_on_the_board_at_the_end():
    state = position(
        MarriageStep(),
        marriage_card="estrid",
        track={2: 4},
        discs={0: "M1", 1: "M2"},
        vikings="M2",
        claims={"munster": "board"},
    )
    state.play(2, UsePrincess("military_support"))

    shared = {
        seat: sum(line.points for line in score.lines if line.id == "claim-shared")
        for seat, score in enumerate(GAME.scores(state).seats)
    }
    assert shared == {0: 3, 1: 0, 2: 3, 3: 0}


@pytest.mark.rule("BB-8.9", "BB-12.7")
@pytest.mark.card("estrid", "military_support")
def test_military_support_brings_no_regions_at_the_end():
    state = position(
        MarriageStep(), marriage_card="estrid", track={2: 4}, discs={2: "M1 L1", 0: "N1 U1"}, vikings="N1 U1"
    )
    state.play(2, UsePrincess("military_support"))

    assert regions_line(state, 2) == 0


@pytest.mark.rule("BB-8.10", "BB-12.7")
@pytest.mark.card("estrid", "establish_trade")
def test_trade_brings_the_regions_of_viking_towns_at_the_end():
    state = position(
        MarriageStep(), marriage_card="estrid", track={2: 4}, discs={2: "M1 L1", 0: "N1 U1 B1"}, vikings="N1 U1 B1"
    )
    state.play(2, UsePrincess("establish_trade"))

    assert state.marriages[2] == ("estrid",)
    assert regions_line(state, 2) == 3
    assert regions_line(state, 0) == 0


@pytest.mark.rule("BB-8.10")
@pytest.mark.card("estrid", "establish_trade")
def test_trade_wins_no_claim_token_with_viking_towns():
    state = position(
        MarriageStep(),
        ClaimRegionsStep(),
        marriage_card="estrid",
        track={2: 4},
        discs={2: "D1", 0: "D2 D3"},
        vikings="D2 D3",
    )
    state.play(2, UsePrincess("establish_trade"))

    assert state.claims[BOX.region_number["dubhlinn"]] == ON_BOARD


@pytest.mark.rule("BB-8.10", "BB-12.6")
@pytest.mark.card("estrid", "establish_trade")
def test_trade_shares_no_token_on_the_board_at_the_end():
    state = position(
        MarriageStep(),
        marriage_card="estrid",
        track={2: 4},
        discs={0: "M1", 1: "M2"},
        vikings="M2",
        claims={"munster": "board"},
    )
    state.play(2, UsePrincess("establish_trade"))

    assert "claim-shared" not in [line.id for line in GAME.scores(state).seats[2].lines]


@pytest.mark.rule("BB-8.11")
@pytest.mark.card("estrid", "spurn")
def test_spurning_the_princess_brings_four_points():
    state = position(MarriageStep(), marriage_card="estrid", track={2: 4})
    state.play(2, UsePrincess("spurn"))

    assert state.points == [10, 10, 14, 10]


@pytest.mark.rule("BB-8.11", "R-23")
@pytest.mark.card("estrid", "spurn")
def test_a_spurned_princess_is_no_marriage_card_and_no_ally():
    state = position(
        MarriageStep(),
        ClaimRegionsStep(),
        marriage_card="estrid",
        track={2: 4},
        discs={2: "D1 M1 L1", 0: "D2 D3 N1 U1"},
        vikings="D2 D3 N1 U1",
    )
    state.play(2, UsePrincess("spurn"))

    assert state.marriages == [()] * 4
    assert GAME.scores(state).tie_breaks[1].values == (0, 0, 0, 0)
    assert state.claims[BOX.region_number["dubhlinn"]] == ON_BOARD
    assert regions_line(state, 2) == 1


@pytest.mark.rule("R-23")
@pytest.mark.card("estrid")
@pytest.mark.parametrize("option", ["military_support", "establish_trade"])
def test_with_either_alliance_the_princess_is_a_marriage_card(option):
    state = position(MarriageStep(), marriage_card="estrid", track={2: 4}, marriages={2: ("aoife",), 0: ("niall",)})
    state.play(2, UsePrincess(option))

    assert state.marriages[2] == ("aoife", "estrid")
    assert GAME.scores(state).tie_breaks[1].values == (1, 0, 2, 0)


@pytest.mark.rule("R-23", "BB-8.1")
@pytest.mark.card("estrid")
def test_with_all_on_space_0_the_princess_is_gone_and_nobody_is_her_ally():
    state = position(
        MarriageStep(),
        ClaimRegionsStep(),
        marriage_card="estrid",
        discs={0: "D1 D2", 1: "M1 L1", 2: "N1", 3: "U1"},
        vikings="D1 D2 N1 U1",
    )

    assert state.waiting() == []
    assert state.princess == ""
    assert state.marriages == [()] * 4
    assert state.claims[BOX.region_number["dubhlinn"]] == ON_BOARD
    assert [regions_line(state, seat) for seat in range(4)] == [0, 0, 0, 0]


@pytest.mark.rule("BB-8.7")
def test_the_princess_offers_nothing_else():
    state = position(ChoosePrincess(0), seats=3)

    reason = state.why_not(0, UsePrincess("marry"))
    assert (reason.id, reason.rule) == ("no-such-option", "BB-8.7")

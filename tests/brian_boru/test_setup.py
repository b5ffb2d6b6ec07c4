"""Setting up, and the first towns (BB-2)."""

import random

import pytest

from meadhall.core.laws import random_move
from meadhall.games.brian_boru import GAME
from meadhall.games.brian_boru.build import position
from meadhall.games.brian_boru.moves import PickCards, PlaceDisc
from meadhall.games.brian_boru.setup import DrawStartingPlayer, PlaceFirstTown
from tests.brian_boru.helpers import ALL_TOWNS, asked, discs, named, refused

ORDINARY_MARRIAGES = {"aodhan", "aoife", "brigid", "conall", "cormac", "niall", "orlaith"}
VIKING_CARDS = {"v09", "v10", "v11", "v12a", "v12b", "v13", "v14"}


def played_to_the_end(seats, seed):
    state = GAME.setup(seats=seats, seed=seed)
    state.play_out(random.Random(seed))
    return state


@pytest.mark.rule("BB-2.1")
@pytest.mark.parametrize(("seats", "rounds"), [(3, 3), (4, 4), (5, 4)])
def test_three_players_play_three_rounds_and_more_players_four(seats, rounds):
    assert played_to_the_end(seats, seed=1).round == rounds


@pytest.mark.rule("BB-2.2")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_everybody_starts_with_three_coins_one_renown_ten_points_and_a_disc_on_space_0(seats):
    state = GAME.setup(seats=seats, seed=1)

    assert state.coins == [3] * seats
    assert state.renown == [1] * seats
    assert state.points == [10] * seats
    assert state.track == [0] * seats
    assert state.raiders == state.church == [0] * seats


@pytest.mark.rule("BB-2.3")
def test_all_eight_claim_tokens_start_face_down_on_the_board():
    claims = GAME.view(GAME.setup(seats=4, seed=1), seat=None).claims

    assert [(claim.face_up, claim.holder) for claim in claims] == [(False, None)] * 8


@pytest.mark.rule("BB-2.4")
@pytest.mark.parametrize(("seats", "ordinary"), [(3, 2), (4, 3), (5, 3)])
@pytest.mark.parametrize("seed", range(4))
def test_the_marriage_deck_is_two_or_three_ordinary_cards_with_the_princess_at_the_bottom(seats, ordinary, seed):
    *shown, last = played_to_the_end(seats, seed).marriage_cards_shown

    assert last == "estrid"
    assert len(shown) == ordinary == len(set(shown))
    assert set(shown) < ORDINARY_MARRIAGES


@pytest.mark.rule("BB-2.4")
def test_every_ordinary_marriage_card_may_come_first():
    first = {played_to_the_end(3, seed).marriage_cards_shown[0] for seed in range(40)}

    assert first == ORDINARY_MARRIAGES


@pytest.mark.rule("BB-2.5")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_no_viking_card_comes_twice_in_a_game(seats):
    state = played_to_the_end(seats, seed=2)

    assert len(state.viking_cards_shown) == state.rounds()
    assert len(set(state.viking_cards_shown)) == state.rounds()


@pytest.mark.rule("BB-2.5")
def test_every_one_of_the_seven_viking_cards_may_come_first():
    first = {played_to_the_end(3, seed).viking_cards_shown[0] for seed in range(40)}

    assert first == VIKING_CARDS


@pytest.mark.rule("BB-2.6")
def test_the_starting_player_is_drawn_at_random_and_gets_the_marker():
    starts = [GAME.setup(seats=4, seed=seed) for seed in range(40)]

    assert {state.marker for state in starts} == {0, 1, 2, 3}
    assert all(asked(state) == [(state.marker, "PlaceFirstTown")] for state in starts)


@pytest.mark.rule("BB-2.7", "BB-1.1")
@pytest.mark.parametrize("seed", range(6))
def test_first_towns_are_placed_clockwise_beginning_with_the_starting_player(seed):
    state = position(DrawStartingPlayer(), seats=4, seed=seed)
    first = state.marker

    for seat in [first, (first + 1) % 4, (first + 2) % 4, (first + 3) % 4]:
        assert asked(state) == [(seat, "PlaceFirstTown")]
        town = state.moves(seat)[0].town
        state.play(seat, PlaceDisc(town))
        assert discs(state, seat) == [town]

    assert "PlaceFirstTown" not in [what for _, what in asked(state)]


@pytest.mark.rule("BB-2.7")
def test_the_first_of_all_may_take_any_of_the_53_towns():
    state = position(PlaceFirstTown(2), seats=4)

    assert sorted(named(state.moves(2))) == sorted(ALL_TOWNS.split())


@pytest.mark.rule("BB-2.7")
def test_a_first_town_lies_in_a_region_without_anybody_elses_disc():
    state = position(PlaceFirstTown(3), seats=4, discs={0: "M4", 1: "C1", 2: "L9"})

    towns = named(state.moves(3))

    assert len(towns) == 53 - 10 - 9 - 9
    assert {town[0] for town in towns} == set("NUBSD")


@pytest.mark.rule("BB-2.7", "R-31")
def test_ones_own_disc_does_not_close_a_region_for_the_first_town():
    state = position(PlaceFirstTown(0), seats=3, discs={0: "D1", 1: "U2"})

    assert {"D2", "D3"} < set(named(state.moves(0)))
    assert "D1" not in named(state.moves(0))


@pytest.mark.rule("R-31")
def test_the_fifth_player_still_finds_regions_of_his_own():
    state = position(PlaceFirstTown(4), seats=5, discs={0: "M4", 1: "C1", 2: "L9", 3: "N1"})

    assert {town[0] for town in named(state.moves(4))} == set("UBSD")


@pytest.mark.rule("BB-2.8", "BB-3.4")
def test_after_the_last_first_town_round_1_begins_and_the_next_decision_is_the_draft():
    state = GAME.setup(seats=4, seed=3)
    assert state.round == 0

    for _ in range(4):
        random_move(state, random.Random(3))

    assert state.round == 1
    assert state.battle_area >= 9
    assert asked(state) == [(seat, "PickTwo") for seat in range(4)]


@pytest.mark.parametrize(
    ("town", "reason"),
    [
        pytest.param("M4", ("town-not-free", "BB-1.4"), marks=pytest.mark.rule("BB-1.4"), id="a taken town"),
        pytest.param(
            "M5", ("region-has-others", "BB-2.7"), marks=pytest.mark.rule("BB-2.7"), id="a region with another's disc"
        ),
        pytest.param("X1", ("no-such-town", "BB-1.2"), marks=pytest.mark.rule("BB-1.2"), id="not a town"),
    ],
)
def test_a_first_town_is_refused_with_the_reason(town, reason):
    state = position(PlaceFirstTown(1), seats=3, discs={0: "M4"})

    assert refused(state, 1, PlaceDisc(town)) == reason


@pytest.mark.rule("BB-2.7")
def test_at_the_first_towns_nothing_else_can_be_done_and_by_nobody_else():
    state = position(PlaceFirstTown(1), seats=3)

    assert refused(state, 2, PlaceDisc("M4")) == ("not-your-turn", "")
    assert refused(state, 3, PlaceDisc("M4")) == ("no-such-seat", "")
    assert refused(state, 1, PickCards((1, 2))) == ("not-now", "")

"""The claim regions step: tokens turned over, taken, driven back, left where they are (BB-11)."""

import pytest

from meadhall.games.brian_boru import GAME, events
from meadhall.games.brian_boru.box import BOX
from meadhall.games.brian_boru.build import position
from meadhall.games.brian_boru.claim import ClaimRegionsStep
from meadhall.games.brian_boru.draft import PickTwo
from meadhall.games.brian_boru.preparation import EndRound
from meadhall.games.brian_boru.state import FACE_DOWN, ON_BOARD
from meadhall.games.brian_boru.trick import Lead

MILITARY_SUPPORT = {"princess": "military_support", "marriages": {2: ("estrid",)}}
THRESHOLDS = [
    ("northern_ui_neill", 4),
    ("ulaid", 3),
    ("breifne", 2),
    ("southern_ui_neill", 3),
    ("dubhlinn", 2),
    ("connaught", 5),
    ("leinster", 4),
    ("munster", 5),
]


def after_claiming(**board):
    """Where each claim token lies after the claim regions step, by region, without those that lie face down."""
    state = position(ClaimRegionsStep(), **board)
    assert state.waiting() == []
    return {region.id: token for region, token in zip(BOX.regions, state.claims, strict=True) if token != FACE_DOWN}


def some_towns(region, count):
    """So many towns of a region."""
    return " ".join([town.id for town in BOX.towns if town.region == region][:count])


# ---------------------------------------------------------------------- turning over


@pytest.mark.rule("BB-11.2", "BB-1.3")
@pytest.mark.parametrize(("region", "threshold"), THRESHOLDS)
def test_a_token_is_turned_over_as_soon_as_its_region_reaches_the_threshold(region, threshold):
    assert after_claiming(discs={1: some_towns(region, threshold - 1)}) == {}
    assert after_claiming(discs={1: some_towns(region, threshold)}) == {region: 1}


@pytest.mark.rule("BB-11.2")
def test_the_towns_of_all_players_count_for_the_threshold():
    assert after_claiming(discs={0: "M1", 1: "M2", 2: "M3", 3: "M4"}) == {}
    assert after_claiming(discs={0: "M1 M5", 1: "M2", 2: "M3", 3: "M4"}) == {"munster": 0}


@pytest.mark.rule("BB-11.2")
def test_towns_under_the_vikings_count_for_the_threshold():
    assert after_claiming(discs={0: "M1 M2 M3", 1: "M4 M5"}, vikings="M4 M5") == {"munster": 0}


@pytest.mark.rule("BB-11.1", "BB-11.2")
def test_a_monastery_counts_double_for_the_threshold():
    assert after_claiming(discs={0: "D1"}) == {}
    assert after_claiming(discs={0: "D1"}, monasteries="D1") == {"dubhlinn": 0}


@pytest.mark.rule("BB-11.1", "BB-11.2")
def test_the_monastery_of_a_viking_town_counts_double_for_the_threshold():
    assert after_claiming(discs={0: "D1"}, vikings="D1", monasteries="D1") == {"dubhlinn": ON_BOARD}


@pytest.mark.rule("BB-11.2")
def test_a_token_once_turned_over_never_turns_face_down_again():
    assert after_claiming(claims={"munster": "board", "leinster": 2}) == {"munster": ON_BOARD, "leinster": 2}


@pytest.mark.rule("BB-11.2", "BB-11.3")
def test_a_token_can_be_turned_over_and_taken_in_the_same_step():
    state = position(ClaimRegionsStep(), discs={3: "D1 D2"}, events=[])

    assert state.events == [events.TokenTurned("dubhlinn"), events.TokenTaken(3, "dubhlinn")]


@pytest.mark.rule("R-30", "BB-11.2")
def test_military_support_does_not_count_twice_for_the_threshold():
    assert after_claiming(discs={0: "M1 M2", 2: "M3 M4"}, vikings="M1 M2", **MILITARY_SUPPORT) == {}


# ---------------------------------------------------------------------- claiming


@pytest.mark.rule("BB-11.6")
def test_one_player_strictly_ahead_takes_the_token_from_the_board():
    assert after_claiming(discs={0: "M1 M2", 1: "M3"}, claims={"munster": "board"}) == {"munster": 0}


@pytest.mark.rule("BB-11.6", "BB-11.3")
def test_one_player_strictly_ahead_takes_the_token_from_another_player():
    assert after_claiming(discs={0: "M1 M2", 1: "M3"}, claims={"munster": 1}) == {"munster": 0}


@pytest.mark.rule("BB-11.6")
def test_the_holder_who_is_still_ahead_keeps_his_token():
    assert after_claiming(discs={0: "M1 M2", 1: "M3"}, claims={"munster": 0}) == {"munster": 0}


@pytest.mark.rule("BB-11.3")
def test_a_face_down_token_cannot_be_claimed():
    assert after_claiming(discs={0: "M1 M2 M3 M4"}) == {}


@pytest.mark.rule("BB-11.1", "BB-11.3")
def test_a_monastery_counts_double_in_the_comparison():
    board = {"discs": {0: "M1 M2", 1: "M3 M4"}, "claims": {"munster": "board"}}

    assert after_claiming(**board) == {"munster": ON_BOARD}
    assert after_claiming(**board, monasteries="M4") == {"munster": 1}


@pytest.mark.rule("BB-11.4", "BB-1.5")
def test_a_town_under_the_vikings_does_not_count_for_the_owner_of_its_disc():
    board = {"discs": {0: "M1 M2 M3", 1: "M4 M5"}, "claims": {"munster": "board"}}

    assert after_claiming(**board) == {"munster": 0}
    assert after_claiming(**board, vikings="M1 M2") == {"munster": ON_BOARD}
    assert after_claiming(**board, vikings="M1 M2", monasteries="M5") == {"munster": 1}


@pytest.mark.rule("BB-11.4", "BB-11.7")
def test_all_viking_towns_of_a_region_are_one_side():
    board = {"discs": {0: "M1 M2", 1: "M3 M4 M5 M6", 2: "M7"}, "claims": {"munster": 1}}

    assert after_claiming(**board, vikings="M3 M4") == {"munster": 1}
    assert after_claiming(**board, vikings="M3 M4 M7") == {"munster": ON_BOARD}


@pytest.mark.rule("BB-11.7")
def test_the_vikings_strictly_ahead_keep_a_token_on_the_board():
    board = {"discs": {0: "M1 M2", 1: "M3 M4 M5"}, "claims": {"munster": "board"}}

    assert after_claiming(**board, vikings="M3 M4 M5") == {"munster": ON_BOARD}


@pytest.mark.rule("BB-11.7", "BB-11.1")
def test_the_vikings_strictly_ahead_drive_a_token_back_to_the_board_face_up():
    state = position(
        ClaimRegionsStep(), discs={0: "M1", 1: "M2"}, vikings="M2", monasteries="M2", claims={"munster": 0}, events=[]
    )

    assert state.claims[BOX.region_number["munster"]] == ON_BOARD
    assert state.events == [events.TokenReturned(0, "munster")]
    munster = next(claim for claim in GAME.view(state, None).claims if claim.region == "munster")
    assert (munster.face_up, munster.holder) == (True, None)


@pytest.mark.rule("BB-11.8")
def test_a_tie_for_first_place_leaves_the_token_on_the_board():
    assert after_claiming(discs={0: "M1", 1: "M2"}, claims={"munster": "board"}) == {"munster": ON_BOARD}


@pytest.mark.rule("BB-11.8")
def test_a_holder_who_is_tied_for_first_keeps_his_token():
    assert after_claiming(discs={0: "M1", 1: "M2"}, claims={"munster": 1}) == {"munster": 1}


@pytest.mark.rule("BB-11.8", "R-18")
def test_a_holder_overtaken_by_two_who_are_tied_keeps_his_token():
    assert after_claiming(discs={0: "M1 M2", 1: "M3 M4", 2: "M5"}, claims={"munster": 2}) == {"munster": 2}


@pytest.mark.rule("BB-11.8")
def test_a_holder_without_any_town_keeps_his_token_in_a_tie():
    assert after_claiming(discs={0: "M1 M2", 1: "M3 M4"}, claims={"munster": 3}) == {"munster": 3}


@pytest.mark.rule("BB-11.8", "R-19")
@pytest.mark.parametrize(("holder", "stays"), [("board", ON_BOARD), (0, 0), (2, 2)])
def test_a_tie_between_a_player_and_the_vikings_leaves_the_token_where_it_is(holder, stays):
    board = {"discs": {0: "M1 M2", 1: "M3 M4"}, "vikings": "M3 M4"}

    assert after_claiming(**board, claims={"munster": holder}) == {"munster": stays}


@pytest.mark.rule("BB-11.8", "R-19")
def test_two_players_tied_with_the_vikings_leave_the_token_with_its_holder():
    board = {"discs": {0: "M1", 1: "M2", 2: "M3"}, "vikings": "M3"}

    assert after_claiming(**board, claims={"munster": 3}) == {"munster": 3}


@pytest.mark.rule("BB-11.5", "R-30")
def test_military_support_adds_the_viking_towns_to_ones_own():
    board = {"discs": {0: "M1 M2 M3", 1: "M4 M5", 2: "M6 M7"}, "claims": {"munster": 0}}

    assert after_claiming(**board, vikings="M4 M5") == {"munster": 0}
    assert after_claiming(**board, vikings="M4 M5", **MILITARY_SUPPORT) == {"munster": 2}


@pytest.mark.rule("BB-11.5", "R-30")
def test_military_support_gives_back_the_weight_of_ones_own_towns_under_the_vikings():
    board = {"discs": {0: "M1 M2", 2: "M3 M4 M5"}, "vikings": "M3 M4", "claims": {"munster": 0}}

    assert after_claiming(**board) == {"munster": 0}
    assert after_claiming(**board, **MILITARY_SUPPORT) == {"munster": 2}


@pytest.mark.rule("BB-11.5", "R-30", "BB-11.1")
def test_military_support_brings_the_doubled_weight_of_viking_monasteries():
    board = {"discs": {0: "M1 M2 M3", 2: "M4 M5"}, "vikings": "M4", "claims": {"munster": "board"}}

    assert after_claiming(**board, **MILITARY_SUPPORT) == {"munster": 0}
    assert after_claiming(**board, monasteries="M4", **MILITARY_SUPPORT) == {"munster": ON_BOARD}


@pytest.mark.rule("BB-11.5")
def test_with_military_support_the_vikings_are_no_side_of_their_own():
    board = {"discs": {0: "M1", 1: "M3 M4 M5"}, "vikings": "M3 M4 M5", "claims": {"munster": 0}}

    assert after_claiming(**board) == {"munster": ON_BOARD}
    assert after_claiming(**board, **MILITARY_SUPPORT) == {"munster": 2}


@pytest.mark.rule("BB-8.10", "BB-11.5")
def test_trade_with_the_vikings_adds_nothing_in_the_comparison():
    board = {"discs": {0: "M1 M2", 1: "M3", 2: "M4 M5"}, "vikings": "M3", "claims": {"munster": 0}}

    assert after_claiming(**board, princess="establish_trade", marriages={2: ("estrid",)}) == {"munster": 0}


@pytest.mark.rule("BB-11.9")
def test_every_region_is_decided_by_its_own_towns_and_nobody_is_asked():
    claims = after_claiming(
        discs={0: "M1 M2 D1 L1", 1: "M3 D2 L2 L3", 2: "U1 U2 L4", 3: "B1 C1"},
        vikings="B1",
        claims={"munster": "board", "dubhlinn": 3, "breifne": 2, "connaught": 0},
    )

    assert claims == {
        "munster": 0,
        "dubhlinn": 3,
        "breifne": ON_BOARD,
        "connaught": 3,
        "leinster": 1,
    }


# ---------------------------------------------------------------------- the end of the round


@pytest.mark.rule("BB-11.10", "BB-12.1")
@pytest.mark.parametrize(("seats", "rounds"), [(3, 3), (4, 4), (5, 4)])
def test_after_the_round_of_the_princess_the_game_is_over(seats, rounds):
    state = position(EndRound(), seats=seats, round=rounds, events=[])

    assert state.waiting() == []
    assert isinstance(state.events[-1], events.GameEnded)


@pytest.mark.rule("BB-11.10")
@pytest.mark.parametrize(("seats", "round_"), [(3, 1), (3, 2), (4, 1), (4, 3), (5, 3)])
def test_before_the_last_round_another_one_begins(seats, round_):
    state = position(EndRound(), seats=seats, round=round_)

    assert state.round == round_ + 1
    assert [type(choice) for choice in state.waiting()] == [PickTwo] * seats


@pytest.mark.rule("BB-11.10")
def test_the_holder_of_the_marker_keeps_it_and_leads_the_next_round():
    state = position(EndRound(), round=1, marker=3)

    assert state.marker == 3
    while isinstance(state.waiting()[0], PickTwo):
        seat = state.waiting()[0].seat
        state.play(seat, state.moves(seat)[0])
    assert state.waiting() == [Lead(3)]

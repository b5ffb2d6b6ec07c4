"""Final scoring, line by line, and who wins (BB-12)."""

import random

import pytest

from meadhall.games.brian_boru import GAME, events
from meadhall.games.brian_boru.battle import BattleStep
from meadhall.games.brian_boru.build import position
from meadhall.games.brian_boru.church import ChurchStep
from meadhall.games.brian_boru.claim import ClaimRegionsStep, sides
from meadhall.games.brian_boru.marriage import MarriageStep
from meadhall.games.brian_boru.moves import PlaceMonastery, UsePrincess
from meadhall.games.brian_boru.preparation import EndRound
from meadhall.games.brian_boru.state import ON_BOARD

ONE_TOWN_OF_EACH_REGION = ["M1", "L1", "C1", "D1", "S1", "B1", "U1", "N1"]
POINTS_OF_TOKENS = {
    "northern_ui_neill": 6,
    "ulaid": 4,
    "breifne": 3,
    "southern_ui_neill": 5,
    "dubhlinn": 2,
    "connaught": 7,
    "leinster": 6,
    "munster": 7,
}


def points_for(state, line_id):
    """What each seat gets in the lines of this name."""
    return [sum(line.points for line in score.lines if line.id == line_id) for score in GAME.scores(state).seats]


# ---------------------------------------------------------------------- the ledger


@pytest.mark.rule("BB-12.1")
def test_the_points_on_the_track_are_the_first_line():
    state = position(points=[7, 0, 23, 4])

    assert [score.lines[0].id for score in GAME.scores(state).seats] == ["track-points"] * 4
    assert points_for(state, "track-points") == [7, 0, 23, 4]


@pytest.mark.rule("BB-12.1")
def test_a_whole_ledger_adds_up_and_every_line_names_its_rule():
    state = position(
        points={1: 14},
        coins={1: 8},
        marker=1,
        renown={1: 3},
        discs={0: "C1", 1: "M1 L1 C2"},
        claims={"munster": 1, "connaught": "board"},
    )
    score = GAME.scores(state).seats[1]

    assert [(line.id, line.points, line.rule) for line in score.lines] == [
        ("track-points", 14, "BB-12.1"),
        ("most-coins", 1, "BB-12.2"),
        ("marker", 1, "BB-12.3"),
        ("renown", 3, "BB-12.4"),
        ("claim-shared", 3, "BB-12.6"),
        ("claim-held", 7, "BB-12.5"),
        ("regions", 1, "BB-12.7"),
    ]
    assert score.total == 30


@pytest.mark.rule("BB-12.1")
def test_the_lines_of_a_ledger_say_what_they_count():
    state = position(
        coins={1: 8}, renown={1: 3}, discs={0: "C1", 1: "M1 L1 C2"}, claims={"munster": 1, "connaught": "board"}
    )

    assert {line.id: line.args for line in GAME.scores(state).seats[1].lines} == {
        "track-points": {},
        "most-coins": {"coins": 8},
        "renown": {"count": 3},
        "claim-shared": {"region": "connaught"},
        "claim-held": {"region": "munster"},
        "regions": {"count": 3},
    }


@pytest.mark.rule("BB-12.4", "BB-12.7")
def test_a_ledger_has_no_line_for_what_brings_nothing():
    state = position(renown={2: 0}, discs={2: "M1 L1"})

    assert [line.id for line in GAME.scores(state).seats[2].lines] == ["track-points"]


@pytest.mark.rule("BB-12.8")
def test_the_tie_breaks_are_asked_in_the_order_of_the_rule():
    assert [(one.id, one.rule) for one in GAME.scores(position()).tie_breaks] == [
        ("claim-tokens", "BB-12.8"),
        ("marriage-cards", "BB-12.8"),
    ]


@pytest.mark.rule("BB-12.1")
def test_the_last_upkeep_is_played_in_full_before_the_final_scoring():
    state = position(
        MarriageStep(),
        BattleStep(),
        ChurchStep(),
        ClaimRegionsStep(),
        EndRound(),
        round=4,
        marriage_card="estrid",
        track={0: 3},
        raiders={1: 2},
        church={2: 1},
        discs={2: "D1"},
        events=[],
    )
    state.play(0, UsePrincess("spurn"))
    state.play(2, PlaceMonastery("D1"))

    assert [score.total for score in GAME.scores(state).seats] == [15, 14, 14, 11]
    assert points_for(state, "track-points") == [14, 12, 10, 10]
    assert points_for(state, "renown") == [1, 2, 1, 1]
    assert points_for(state, "marker") == [0, 0, 1, 0]
    assert points_for(state, "claim-held") == [0, 0, 2, 0]
    assert state.events[-1] == events.GameEnded((0,))
    assert state.waiting() == []


@pytest.mark.rule("BB-12.2")
def test_who_alone_has_the_most_coins_has_a_point():
    assert points_for(position(coins=[3, 0, 4, 2]), "most-coins") == [0, 0, 1, 0]


@pytest.mark.rule("BB-12.2")
def test_a_tie_for_most_coins_gives_nobody_the_point():
    assert points_for(position(coins=[4, 0, 4, 2]), "most-coins") == [0, 0, 0, 0]


@pytest.mark.rule("R-32", "BB-12.2")
@pytest.mark.parametrize("coins", [0, 3])
def test_with_equal_coins_nobody_has_the_point(coins):
    assert points_for(position(coins=[coins] * 4), "most-coins") == [0, 0, 0, 0]


@pytest.mark.rule("BB-12.3")
@pytest.mark.parametrize("holder", range(3))
def test_the_holder_of_the_marker_has_a_point(holder):
    state = position(seats=3, marker=holder)

    assert points_for(state, "marker") == [int(seat == holder) for seat in range(3)]


@pytest.mark.rule("BB-12.4")
def test_every_renown_is_a_point():
    assert points_for(position(renown=[0, 1, 2, 7]), "renown") == [0, 1, 2, 7]


@pytest.mark.rule("BB-12.5")
@pytest.mark.parametrize(("region", "points"), POINTS_OF_TOKENS.items())
def test_a_claim_token_brings_its_printed_points(region, points):
    assert points_for(position(claims={region: 2}), "claim-held") == [0, 0, points, 0]


@pytest.mark.rule("BB-12.5")
def test_several_claim_tokens_are_several_lines():
    state = position(claims={"munster": 2, "ulaid": 2, "breifne": 1})

    assert points_for(state, "claim-held") == [0, 3, 11, 0]
    assert [line.args for line in GAME.scores(state).seats[2].lines if line.id == "claim-held"] == [
        {"region": "ulaid"},
        {"region": "munster"},
    ]


@pytest.mark.rule("BB-12.5")
@pytest.mark.parametrize("discs", [{0: "M1", 2: "M2"}, {0: "M1 M3", 1: "M2 M4"}])
def test_a_claim_token_counts_even_for_a_holder_who_is_tied_or_behind(discs):
    state = position(claims={"munster": 2}, discs=discs)

    assert points_for(state, "claim-held") == [0, 0, 7, 0]
    assert points_for(state, "claim-shared") == [0, 0, 0, 0]


@pytest.mark.rule("BB-12.6")
@pytest.mark.parametrize(
    ("region", "towns", "half"),
    [
        ("northern_ui_neill", ("N1", "N2"), 3),
        ("ulaid", ("U1", "U2"), 2),
        ("breifne", ("B1", "B2"), 1),
        ("southern_ui_neill", ("S1", "S2"), 2),
        ("dubhlinn", ("D1", "D2"), 1),
        ("connaught", ("C1", "C2"), 3),
        ("leinster", ("L1", "L2"), 3),
        ("munster", ("M1", "M2"), 3),
    ],
)
def test_those_tied_over_a_token_on_the_board_get_half_its_points_rounded_down(region, towns, half):
    state = position(claims={region: "board"}, discs={0: towns[0], 2: towns[1]})

    assert points_for(state, "claim-shared") == [half, 0, half, 0]


@pytest.mark.rule("BB-12.6")
def test_three_tied_players_all_get_the_half():
    state = position(claims={"munster": "board"}, discs={0: "M1", 1: "M2", 2: "M3"})

    assert points_for(state, "claim-shared") == [3, 3, 3, 0]


@pytest.mark.rule("BB-12.6")
def test_who_is_behind_those_who_are_tied_gets_nothing():
    state = position(claims={"munster": "board"}, discs={0: "M1 M2", 1: "M3 M4", 2: "M5"})

    assert points_for(state, "claim-shared") == [3, 3, 0, 0]


@pytest.mark.rule("BB-12.6")
def test_a_face_down_token_scores_nothing():
    state = position(discs={0: "M1 M2", 1: "M3 M4"})

    assert points_for(state, "claim-shared") == [0] * 4
    assert points_for(state, "claim-held") == [0] * 4


@pytest.mark.rule("BB-12.6")
def test_an_empty_region_with_a_token_on_the_board_scores_nothing():
    assert points_for(position(claims={"munster": "board"}), "claim-shared") == [0] * 4


@pytest.mark.rule("R-21", "BB-12.6")
def test_where_the_vikings_alone_have_most_nobody_scores():
    board = {"claims": {"munster": "board"}, "discs": {0: "M1", 1: "M2", 2: "M3 M4"}}

    assert points_for(position(**board, vikings="M3 M4"), "claim-shared") == [0] * 4


@pytest.mark.rule("R-21", "BB-12.6")
def test_where_only_the_vikings_have_towns_nobody_scores():
    board = {"claims": {"munster": "board"}, "discs": {0: "M1", 1: "M2"}}

    assert points_for(position(**board, vikings="M1 M2"), "claim-shared") == [0] * 4


@pytest.mark.rule("R-19", "BB-12.6")
def test_a_single_player_tied_with_the_vikings_gets_the_half():
    board = {"claims": {"munster": "board"}, "discs": {0: "M1 M2", 1: "M3", 2: "M4 M5"}}

    assert points_for(position(**board, vikings="M4 M5"), "claim-shared") == [3, 0, 0, 0]


@pytest.mark.rule("R-19", "BB-12.6")
def test_two_players_tied_with_the_vikings_get_the_half():
    board = {"claims": {"munster": "board"}, "discs": {0: "M1", 1: "M3", 2: "M4"}}

    assert points_for(position(**board, vikings="M4"), "claim-shared") == [3, 3, 0, 0]


@pytest.mark.rule("R-22", "BB-12.6")
def test_a_monastery_counts_double_for_the_half():
    board = {"claims": {"munster": "board"}, "discs": {0: "M1", 1: "M2 M3", 2: "M4"}}

    assert points_for(position(**board, monasteries="M1"), "claim-shared") == [3, 3, 0, 0]


@pytest.mark.rule("R-22", "R-21")
def test_the_monastery_of_a_viking_town_counts_double_for_the_half():
    board = {"claims": {"munster": "board"}, "discs": {0: "M1", 1: "M2", 2: "M4"}}

    assert points_for(position(**board, vikings="M4", monasteries="M4"), "claim-shared") == [0] * 4


@pytest.mark.rule("BB-12.6", "BB-8.9", "R-30")
def test_with_military_support_the_viking_towns_count_for_the_half():
    board = {"claims": {"munster": "board"}, "discs": {0: "M1 M2", 1: "M3", 2: "M4"}, "vikings": "M3"}

    state = position(**board, princess="military_support", marriages={2: ("estrid",)})
    assert points_for(state, "claim-shared") == [3, 0, 3, 0]


@pytest.mark.rule("BB-12.6", "BB-8.10")
def test_with_trade_the_viking_towns_do_not_count_for_the_half():
    board = {"claims": {"munster": "board"}, "discs": {0: "M1 M2", 1: "M3 M5", 2: "M4"}, "vikings": "M3 M5"}

    state = position(**board, princess="establish_trade", marriages={2: ("estrid",)})
    assert points_for(state, "claim-shared") == [3, 0, 0, 0]


@pytest.mark.rule("BB-12.6")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_no_game_ends_with_one_side_strictly_ahead_of_a_token_on_the_board(seats):
    tokens = 0
    for seed in range(30):
        state = GAME.setup(seats=seats, seed=seed)
        state.play_out(random.Random(seed))
        for region, token in enumerate(state.claims):
            if token == ON_BOARD:
                tokens += 1
                here = sides(state, region)
                best = max(here.players)
                assert here.vikings >= best or here.players.count(best) > 1
    assert tokens > 0


@pytest.mark.rule("BB-12.7")
@pytest.mark.parametrize("count", range(9))
def test_points_for_the_number_of_regions(count):
    table = [0, 0, 0, 1, 1, 3, 5, 7, 10]
    state = position(discs={1: " ".join(ONE_TOWN_OF_EACH_REGION[:count])})

    assert points_for(state, "regions") == [0, table[count], 0, 0]


@pytest.mark.rule("BB-12.7")
def test_more_towns_or_monasteries_in_a_region_make_no_more_regions():
    state = position(discs={1: "M1 M2 M3 L1 L2 C1"}, monasteries="M1 L1 C1")

    assert points_for(state, "regions") == [0, 1, 0, 0]


@pytest.mark.rule("BB-12.7", "R-10")
def test_a_region_held_only_under_the_vikings_does_not_count():
    state = position(discs={1: "M1 L1 C1"}, vikings="C1")

    assert points_for(state, "regions") == [0, 0, 0, 0]


@pytest.mark.rule("BB-12.7", "BB-8.10")
def test_trade_counts_all_viking_towns_whoever_has_a_disc_below():
    board = {"discs": {0: "M1", 1: "L1 C1", 2: "S1 B1 U1"}, "vikings": "L1 C1 B1 U1"}
    state = position(**board, princess="establish_trade", marriages={2: ("estrid",)})

    assert points_for(state, "regions") == [0, 0, 3, 0]


@pytest.mark.rule("BB-12.7", "BB-8.9")
def test_military_support_counts_no_viking_towns_as_regions():
    board = {"discs": {0: "M1", 1: "L1 C1", 2: "S1 B1 U1"}, "vikings": "L1 C1 B1 U1"}
    state = position(**board, princess="military_support", marriages={2: ("estrid",)})

    assert points_for(state, "regions") == [0, 0, 0, 0]


# ---------------------------------------------------------------------- who wins


@pytest.mark.rule("BB-12.8")
def test_the_most_points_win_whatever_the_tie_breaks_say():
    state = position(points=[30, 20, 20, 20], claims={"dubhlinn": 1}, marriages={1: ("aoife", "niall")})

    assert GAME.scores(state).winners == (0,)
    assert GAME.scores(state).places == (1, 2, 3, 3)


@pytest.mark.rule("BB-12.8")
def test_a_tie_is_broken_by_the_number_of_claim_tokens():
    state = position(
        points=[20, 14, 18, 10], marker=3, claims={"munster": 1, "dubhlinn": 2}, coins=[0] * 4, renown=[1, 0, 1, 0]
    )
    scores = GAME.scores(state)

    assert [score.total for score in scores.seats] == [21, 21, 21, 11]
    assert [tie.id for tie in scores.tie_breaks] == ["claim-tokens", "marriage-cards"]
    assert scores.tie_breaks[0].values == (0, 1, 1, 0)
    assert scores.winners == (1, 2)


@pytest.mark.rule("BB-12.8")
def test_claim_tokens_are_counted_not_their_points():
    state = position(points=[13, 15, 0, 0], marker=3, claims={"munster": 0, "dubhlinn": 1, "breifne": 1})
    scores = GAME.scores(state)

    assert scores.seats[0].total == scores.seats[1].total == 21
    assert scores.winners == (1,)


@pytest.mark.rule("BB-12.8")
def test_claim_tokens_are_asked_before_marriage_cards():
    state = position(
        points=[13, 20, 0, 0], marker=3, claims={"munster": 0}, marriages={1: ("aoife", "niall", "brigid")}
    )
    scores = GAME.scores(state)

    assert scores.seats[0].total == scores.seats[1].total == 21
    assert scores.winners == (0,)


@pytest.mark.rule("BB-12.8")
def test_a_tie_in_claim_tokens_is_broken_by_the_number_of_marriage_cards():
    state = position(
        points=[14, 14, 14, 0],
        marker=3,
        claims={"munster": 0, "connaught": 1},
        marriages={0: ("brigid",), 1: ("aoife", "niall"), 2: ("cormac", "conall", "orlaith")},
    )
    scores = GAME.scores(state)

    assert scores.tie_breaks[1].values == (1, 2, 3, 0)
    assert scores.winners == (1,)
    assert scores.places == (2, 1, 3, 4)


@pytest.mark.rule("BB-12.8")
def test_those_still_tied_share_the_victory():
    state = position(
        points=[14, 14, 20, 0],
        marker=3,
        claims={"munster": 0, "connaught": 1},
        marriages={0: ("brigid",), 1: ("aoife",), 2: ("cormac", "conall")},
    )
    scores = GAME.scores(state)

    assert [score.total for score in scores.seats] == [22, 22, 21, 2]
    assert scores.winners == (0, 1)
    assert scores.places == (1, 1, 3, 4)


@pytest.mark.rule("BB-12.8")
def test_with_everything_equal_all_share_the_victory():
    state = position(EndRound(), seats=3, round=3, marker=0, points=[9, 10, 10], events=[])

    assert state.events == [events.GameEnded((0, 1, 2))]

"""What the words of the rules mean: seats, the board, control, tokens, cards (BB-1)."""

import random

import pytest

from meadhall.core.laws import random_move
from meadhall.games.brian_boru import GAME
from meadhall.games.brian_boru.battle import BattleStep, ChooseLoss, FirstSpoilsOfBattle
from meadhall.games.brian_boru.box import BOX
from meadhall.games.brian_boru.build import position
from meadhall.games.brian_boru.church import ChooseMonastery
from meadhall.games.brian_boru.claim import ClaimRegionsStep
from meadhall.games.brian_boru.marriage import MarriageReward, TrackBenefits
from meadhall.games.brian_boru.moves import (
    Buy,
    ChooseHalf,
    Expand,
    LeadCard,
    LoseTown,
    PlaceDisc,
    PlaceMonastery,
    PlayCard,
    RemoveVikings,
)
from meadhall.games.brian_boru.scoring import final_scores
from meadhall.games.brian_boru.state import FACE_DOWN, ON_BOARD
from meadhall.games.brian_boru.symbols import ChooseExpansion, RemoveViking
from meadhall.games.brian_boru.trick import BeginTrick, ResolveCard
from tests.brian_boru.helpers import TOWNS, asked, discs, named, refused

REGIONS = [
    ("northern_ui_neill", "red blue red blue yellow red yellow", 4, 6),
    ("ulaid", "yellow blue red blue red", 3, 4),
    ("breifne", "yellow red blue blue", 2, 3),
    ("southern_ui_neill", "yellow red blue yellow red blue", 3, 5),
    ("dubhlinn", "yellow red blue", 2, 2),
    ("connaught", "red yellow yellow blue blue yellow red red red", 5, 7),
    ("leinster", "yellow blue blue red yellow blue yellow yellow blue", 4, 6),
    ("munster", "blue yellow red yellow blue red yellow red red blue", 5, 7),
]
"""Every region, the colours of its towns in their order, its threshold and its points."""

ROADS = """
    N1-N2 N2-B1 B1-B2 B2-C1 C1-C2 N3-N4 N4-N5 N5-N6 N6-U3 N7-B3 U1-U2 U4-U5
    S1-S2 S2-S3 S3-S4 S4-S5 S5-S6 S6-S1 C3-C4 C4-C5 C5-C6 C9-M1
    L1-L2 L2-D2 D3-L9 L9-L8 L8-L7 L9-L7 L7-L6 L6-L5 L5-L4 L4-L3
    M2-M3 M4-M5 M5-M6 M8-M9
"""


def marker_line(state, seat):
    """What the seat would score for the marker if the game ended here."""
    return sum(line.points for line in final_scores(state).seats[seat].lines if line.id == "marker")


# ---------------------------------------------------------------------- seats


@pytest.mark.rule("BB-1.1")
@pytest.mark.parametrize(
    ("seats", "leader", "followers"), [(3, 0, [1, 2]), (4, 2, [3, 0, 1]), (5, 4, [0, 1, 2, 3]), (5, 1, [2, 3, 4, 0])]
)
def test_clockwise_is_the_next_higher_seat_and_then_round_the_table(seats, leader, followers):
    hands = {seat: (seat + 1, seat + 11) for seat in range(seats)}
    state = position(BeginTrick(), seats=seats, marker=leader, hands=hands)
    state.play(leader, state.moves(leader)[0])

    order = []
    while asked(state)[0][1] == "Follow":
        order.append(state.waiting()[0].seat)
        state.play(order[-1], PlayCard(order[-1] + 1))

    assert order == followers


# ---------------------------------------------------------------------- the board


@pytest.mark.rule("BB-1.2")
def test_eight_regions_hold_53_towns():
    assert [region.id for region in BOX.regions] == [name for name, *_ in REGIONS]
    assert len(BOX.towns) == sum(len(colours.split()) for _, colours, *_ in REGIONS) == 53


@pytest.mark.rule("BB-1.2")
@pytest.mark.parametrize(("region", "colours"), [(name, colours) for name, colours, *_ in REGIONS])
def test_every_town_lies_in_one_region_and_has_a_colour(region, colours):
    here = [town for town in BOX.towns if town.region == region]

    letter = {"northern_ui_neill": "N", "southern_ui_neill": "S"}.get(region, region[0].upper())
    assert [town.id for town in here] == [f"{letter}{number}" for number in range(1, len(here) + 1)]
    assert [town.colour for town in here] == colours.split()


@pytest.mark.rule("BB-1.2")
@pytest.mark.parametrize("town", " ".join(TOWNS.values()).split())
def test_roads_join_towns_in_pairs_also_across_borders_and_some_towns_have_none(town):
    ends = [road.split("-") for road in ROADS.split()]
    joined = {b if a == town else a for a, b in ends if town in (a, b)}
    offer = {"discs": {0: town}, "coins": {0: 5}}

    state = position(ChooseExpansion(0), seats=3, **offer)

    assert set(named(list(state.moves(0))[1:])) == joined


@pytest.mark.rule("BB-1.2")
def test_six_towns_have_no_road():
    lonely = [town.id for town in BOX.towns if not BOX.towns_beside(BOX.bit(town.id))]

    assert lonely == ["B4", "D1", "C7", "C8", "M7", "M10"]


@pytest.mark.rule("BB-1.3")
@pytest.mark.parametrize(("region", "threshold", "points"), [(name, *values) for name, _, *values in REGIONS])
def test_a_claim_token_has_a_threshold_and_a_point_value(region, threshold, points):
    number = BOX.region_number[region]
    here = [town.id for town in BOX.towns if town.region == region]

    too_few = position(ClaimRegionsStep(), seats=3, discs={1: " ".join(here[: threshold - 1])})
    enough = position(ClaimRegionsStep(), seats=3, discs={1: " ".join(here[:threshold])})

    assert too_few.claims[number] == FACE_DOWN
    assert enough.claims[number] == 1
    assert [line.points for line in final_scores(enough).seats[1].lines if line.id == "claim-held"] == [points]


# ---------------------------------------------------------------------- free and controlled towns


@pytest.mark.rule("BB-1.4")
def test_a_town_is_free_while_no_disc_lies_on_it_and_a_viking_token_has_one_below():
    state = position(BeginTrick(), seats=3, discs={1: "M3 M6"}, vikings="M6", hands={0: (11, 18), 1: (1,), 2: (2,)})

    led = {move.town for move in state.moves(0)}

    assert led == set(TOWNS["red"].split()) - {"M3", "M6"}


@pytest.mark.rule("BB-1.4")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_in_a_whole_game_no_town_gets_a_second_disc_and_no_disc_leaves_its_town(seats):
    rng = random.Random(seats)
    state = GAME.setup(seats=seats, seed=seats)
    while state.waiting():
        before = list(state.discs)
        random_move(state, rng)
        assert all(now & old == old for now, old in zip(state.discs, before, strict=True))
        assert sum(now.bit_count() for now in state.discs) == sum(state.discs).bit_count()
        assert state.vikings & ~sum(state.discs) == 0

    assert sum(state.discs).bit_count() > 15


@pytest.mark.rule("BB-1.5")
def test_the_owner_of_the_disc_controls_a_town_unless_a_viking_token_covers_it():
    state = position(seats=3, discs={0: "M4 M5", 1: "M6"}, vikings="M4 M6")

    assert [BOX.names(state.controlled(seat)) for seat in range(3)] == [["M5"], [], []]


@pytest.mark.rule("BB-1.5", "R-10")
def test_the_owner_controls_his_town_again_when_the_token_goes():
    state = position(RemoveViking(2), ChooseMonastery(0), seats=3, discs={0: "M4 M5"}, vikings="M4", monasteries="M5")

    state.play(2, RemoveVikings("M4"))

    assert named(state.moves(0)) == ["M4"]


# ---------------------------------------------------------------------- Viking-controlled towns


@pytest.mark.rule("R-10", "BB-7.9")
def test_nobody_expands_from_a_town_of_his_under_viking_control():
    state = position(ChooseExpansion(0), seats=3, discs={0: "M4 S1"}, vikings="M4", coins={0: 5})

    assert named(list(state.moves(0))[1:]) == ["S2", "S6"]
    assert refused(state, 0, Expand("M5")) == ("start-under-vikings", "R-10")


@pytest.mark.rule("R-10")
def test_a_town_under_viking_control_gets_no_monastery():
    state = position(ChooseMonastery(0), seats=3, discs={0: "M4 M5"}, vikings="M4")

    assert named(state.moves(0)) == ["M5"]
    assert refused(state, 0, PlaceMonastery("M4")) == ("vikings-control", "R-10")


@pytest.mark.rule("R-10")
def test_a_town_under_viking_control_is_not_lost_again():
    state = position(ChooseLoss(2, 0), seats=3, discs={0: "M4 M5"}, vikings="M4")

    assert named(state.moves(2)) == ["M5"]
    assert refused(state, 2, LoseTown("M4")) == ("vikings-control", "R-10")


@pytest.mark.rule("R-10")
def test_a_region_with_nothing_but_a_town_under_viking_control_does_not_count():
    board = {0: "M4 C1 L1 D1 S1"}

    five_regions = final_scores(position(seats=3, discs=board))
    four_regions = final_scores(position(seats=3, discs=board, vikings="M4"))

    assert [line.points for line in five_regions.seats[0].lines if line.id == "regions"] == [3]
    assert [line.points for line in four_regions.seats[0].lines if line.id == "regions"] == [1]


@pytest.mark.rule("R-10")
def test_a_town_under_viking_control_claims_nothing_for_the_owner_of_its_disc():
    board = {0: "D1 D2", 1: "D3"}
    dubhlinn = BOX.region_number["dubhlinn"]

    without_vikings = position(ClaimRegionsStep(), seats=3, discs=board)
    with_vikings = position(ClaimRegionsStep(), seats=3, discs=board, vikings="D1")

    assert without_vikings.claims[dubhlinn] == 0
    assert with_vikings.claims[dubhlinn] == ON_BOARD


@pytest.mark.rule("R-10", "R-20", "BB-1.4")
def test_a_disc_under_vikings_blocks_its_town_for_everybody():
    hands = {0: (13, 20), 1: (1, 2), 2: (3, 4)}
    lead = position(BeginTrick(), seats=3, discs={0: "M5"}, vikings="M5", hands=hands)
    expand = position(ChooseExpansion(1), seats=3, discs={0: "M5", 1: "M4 M6 M8"}, vikings="M5", coins={1: 5})

    assert refused(lead, 0, LeadCard("M5", 13)) == ("town-not-free", "BB-1.4")
    assert refused(expand, 1, Expand("M5")) == ("town-not-free", "BB-1.4")
    assert named(list(expand.moves(1))[1:]) == ["M9"]


# ---------------------------------------------------------------------- monasteries and the marker


@pytest.mark.rule("BB-1.6")
def test_a_town_has_at_most_one_monastery():
    state = position(ChooseMonastery(0), seats=3, discs={0: "M4 M5"}, monasteries="M4")

    assert named(state.moves(0)) == ["M5"]
    assert refused(state, 0, PlaceMonastery("M4")) == ("has-monastery", "BB-1.6")


@pytest.mark.rule("BB-1.6")
def test_a_monastery_stays_when_its_town_changes_hands():
    state = position(ChooseLoss(0, 0), RemoveViking(1), seats=3, discs={0: "M4 M5"}, monasteries="M4")

    state.play(0, LoseTown("M4"))
    assert (BOX.names(state.vikings), BOX.names(state.monasteries)) == (["M4"], ["M4"])
    state.play(1, RemoveVikings("M4"))
    assert (BOX.names(state.vikings), BOX.names(state.monasteries)) == ([], ["M4"])


@pytest.mark.rule("BB-1.7")
def test_during_a_trick_the_marker_belongs_to_the_leader_until_the_winner_takes_it():
    hands = {0: (11, 1), 1: (18, 6), 2: (3, 4), 3: (25, 7)}
    state = position(BeginTrick(), seats=4, hands=hands)
    state.play(0, LeadCard("M6", 11))
    for seat, card in [(1, 18), (2, 3), (3, 25)]:
        assert [marker_line(state, each) for each in range(4)] == [1, 0, 0, 0]
        state.play(seat, PlayCard(card))

    state.play(2, ChooseHalf("upper"))
    assert (asked(state), state.marker) == ([(0, "ChooseSecondary")], 0)
    state.play(0, ChooseHalf("upper"))
    assert (asked(state), state.marker) == ([(3, "ChooseSecondary")], 1)
    assert [marker_line(state, each) for each in range(4)] == [0, 1, 0, 0]


@pytest.mark.rule("BB-1.7")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_marker_always_belongs_to_exactly_one_player(seats):
    rng = random.Random(seats)
    state = GAME.setup(seats=seats, seed=seats)
    holders = set()
    while state.waiting():
        holders.add(state.marker)
        random_move(state, rng)
        assert sum(marker_line(state, seat) for seat in range(seats)) == 1

    assert holders == set(range(seats))


# ---------------------------------------------------------------------- what players have


@pytest.mark.rule("BB-1.8", "R-28")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_in_a_whole_game_no_amount_falls_below_zero_and_no_disc_leaves_the_track(seats):
    rng = random.Random(seats)
    state = GAME.setup(seats=seats, seed=seats)
    spaces = set()
    while state.waiting():
        random_move(state, rng)
        for amounts in (state.coins, state.renown, state.raiders, state.church, state.points, state.track):
            assert min(amounts) >= 0
        spaces.update(state.track)

    assert max(spaces) <= 9
    assert min(spaces) == 0


@pytest.mark.rule("BB-1.8", "R-28")
def test_points_stop_at_zero():
    state = position(ResolveCard(0), trick={0: 22}, winner=0, active_town="M4", coins={0: 0}, points={0: 3})

    assert state.points[0] == 0


@pytest.mark.rule("R-28")
def test_points_have_no_upper_limit():
    state = position(MarriageReward(0, "brigid"), points={0: 100_000})

    assert state.points[0] == 100_004


@pytest.mark.rule("BB-1.8")
def test_everything_a_player_owns_lies_open_before_him():
    belongings = {"coins": {1: 7}, "renown": {1: 2}, "raiders": {1: 4}, "church": {1: 3}, "points": {1: 21}}
    cards = {"track": {1: 5}, "marriages": {1: ("aoife",)}, "hands": {1: (3, 6, 9)}}
    view = GAME.view(position(seats=3, claims={"munster": 1}, **belongings, **cards), seat=None)

    player = view.players[1]
    assert (player.coins, player.renown, player.raiders, player.church, player.points) == (7, 2, 4, 3, 21)
    assert (player.space, player.marriages, player.hand_size) == (5, ("aoife",), 3)
    assert [claim.region for claim in view.claims if claim.holder == 1] == ["munster"]


@pytest.mark.rule("BB-1.9", "R-26")
def test_the_supply_of_coins_never_runs_out():
    state = position(ResolveCard(0), trick={0: 10}, winner=0, active_town="M4", coins={0: 60, 1: 60})

    assert state.coins[0] == 62


@pytest.mark.rule("BB-1.9", "R-26")
def test_a_player_may_have_more_than_25_discs():
    board = TOWNS["red"] + " M1 M5 M10 L2 L3 L6 L9"
    state = position(TrackBenefits(1), discs={0: board}, track={0: 8, 1: 9}, church={0: 9})
    assert len(discs(state, 0)) == 25

    state.play(0, PlaceDisc("M4"))

    assert len(discs(state, 0)) == 26


@pytest.mark.rule("BB-1.9", "R-26")
def test_a_player_may_have_more_than_30_raiders_and_as_many_discs_in_the_church():
    battle = position(ResolveCard(0), trick={0: 5}, winner=0, active_town="M6", raiders={0: 30}, battle_area=9)
    church = position(ResolveCard(0), trick={0: 6}, winner=0, active_town="M5", church={0: 30}, coins={0: 50})
    church.play(0, Buy("church_disc", 25))

    assert battle.raiders[0] == 32
    assert church.church[0] == 30 + 2 + 25


@pytest.mark.rule("BB-1.9", "R-26")
def test_renown_never_runs_out():
    state = position(FirstSpoilsOfBattle(), raiders={0: 1}, renown={0: 14, 1: 14})

    assert state.renown[0] == 15


@pytest.mark.rule("BB-1.9", "R-26")
def test_an_eleventh_viking_token_and_a_seventeenth_monastery_may_be_placed():
    loss = position(ChooseLoss(0, 0), discs={0: TOWNS["red"]}, vikings="N1 N3 N6 U3 U5 B2 S2 S5 D2 C1")
    holy = "N1 N3 N6 U3 U5 B2 S2 S5 D2 C1 C7 C8 C9 L4 M3 M6"
    monastery = position(ChooseMonastery(0), discs={0: TOWNS["red"]}, monasteries=holy)

    loss.play(0, LoseTown("M9"))
    monastery.play(0, PlaceMonastery("M9"))

    assert loss.vikings.bit_count() == 11
    assert monastery.monasteries.bit_count() == 17


@pytest.mark.rule("BB-1.10")
def test_raiders_are_taken_from_the_battle_area():
    state = position(ResolveCard(0), trick={0: 5}, winner=0, active_town="M6", raiders={0: 1}, battle_area=9, coins=[0])

    assert (state.raiders[0], state.battle_area) == (3, 7)


@pytest.mark.rule("BB-1.10")
def test_most_and_fewest_raiders_compare_those_in_front_of_the_players():
    raiders = {0: 2, 1: 0, 2: 1}

    state = position(BattleStep(), seats=3, discs={0: "M4", 1: "M5", 2: "M6"}, raiders=raiders, battle_area=14)

    assert asked(state) == [(0, "ChooseLoss")]
    assert named(state.moves(0)) == ["M5"]


# ---------------------------------------------------------------------- the action cards


@pytest.mark.rule("BB-1.11")
def test_there_are_25_cards_of_four_colours_with_each_value_once():
    by_colour = {
        colour: [card.value for card in BOX.data["cards"].action_cards.items if card.colour == colour]
        for colour in ("red", "blue", "yellow", "white")
    }

    assert by_colour == {
        "red": [2, 5, 8, 11, 15, 18, 24],
        "blue": [3, 6, 9, 12, 16, 19, 25],
        "yellow": [1, 4, 7, 10, 14, 17, 23],
        "white": [13, 20, 21, 22],
    }


@pytest.mark.rule("BB-1.11")
def test_each_card_has_one_primary_action_and_one_or_two_secondary_ones():
    one_secondary = [card.value for card in BOX.cards.values() if len(card.secondary) == 1]

    assert one_secondary == [20, 21, 22]
    assert {len(card.secondary) for card in BOX.cards.values()} == {1, 2}
    assert all(card.primary[0] == "claim_town" for card in BOX.cards.values())


@pytest.mark.rule("BB-1.11")
@pytest.mark.parametrize("town", ["M6", "M5", "M4"])
def test_white_is_wild_and_may_be_led_to_a_town_of_any_colour(town):
    state = position(BeginTrick(), seats=3, hands={0: (13, 20), 1: (1, 2), 2: (3, 4)})

    state.play(0, LeadCard(town, 13))

    assert state.active_town == town

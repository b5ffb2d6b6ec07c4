"""The 61 action spaces: what each costs and gives, and when it can't be chosen (FO-10)."""

from collections import Counter

import pytest

from meadhall.games.feast_for_odin import events
from meadhall.games.feast_for_odin.box import BOX
from meadhall.games.feast_for_odin.moves import (
    Choose,
    Decline,
    Done,
    Fail,
    PayWith,
    PlayOccupation,
    Stop,
    Succeed,
    TakeBackVikings,
    UseBoats,
    UseSpace,
)
from meadhall.games.feast_for_odin.player import House
from meadhall.games.feast_for_odin.state import Strip, Vikings
from tests.feast_for_odin.helpers import (
    CANNOT_PAY,
    EVERY_BOARD,
    NOTHING_TO_GAIN,
    OCCUPIED,
    QUIET,
    SHIP_MISSING,
    TOO_FEW_VIKINGS,
    choosing,
    every_roll,
    heard,
    occupied,
    on_turn,
    options,
    refusal,
    use,
)

WITH_STONE, WITH_ORE, WITH_WOOD = (PayWith(((resource, 1),)) for resource in ("stone", "ore", "wood"))


def kinds(used):
    """The buildings of the player."""
    return [house.kind for house in used.player.houses]


# ---------------------------------------------------------------------- buildings and ships


@pytest.mark.rule("FO-10.5", "FO-5.6", "FO-13.10")
def test_a_shed_costs_two_wood():
    used = use("c1_shed", wood=3)

    assert used.changes == {"wood": -2}
    assert used.player.houses == (House("shed"),)
    assert used.state.stock == {"shed": 2, "stone_house": 3, "long_house": 5}
    assert refusal("c1_shed", wood=1) == CANNOT_PAY
    assert refusal("c1_shed", wood=2, stock={"shed": 0}) == NOTHING_TO_GAIN


@pytest.mark.rule("FO-10.5", "FO-5.6", "FO-1.7")
def test_a_whaling_boat_costs_a_wood_and_needs_a_small_landing_stage():
    used = use("c1_whaling_boat", wood=1, whaling_boats=(1, 1), knarrs=4)

    assert used.changes == {"wood": -1}
    assert used.player.whaling_boats == (0, 1, 1)
    assert refusal("c1_whaling_boat", wood=0) == CANNOT_PAY
    assert refusal("c1_whaling_boat", wood=1, whaling_boats=(0, 0, 0)) == NOTHING_TO_GAIN


@pytest.mark.rule("FO-10.5", "FO-5.6", "FO-13.10")
def test_a_stone_house_costs_a_stone():
    used = use("c2_stone_house", stone=1)

    assert used.changes == {"stone": -1}
    assert used.player.houses == (House("stone_house"),)
    assert used.state.stock == {"shed": 3, "stone_house": 2, "long_house": 5}
    assert refusal("c2_stone_house", wood=5) == CANNOT_PAY
    assert refusal("c2_stone_house", stone=1, stock={"stone_house": 0}) == NOTHING_TO_GAIN


@pytest.mark.rule("FO-10.5", "FO-5.6", "FO-1.7", "FO-A8")
def test_a_knarr_costs_two_wood_and_needs_a_large_landing_stage():
    used = use("c2_knarr", wood=2, knarrs=1, longships=(0, 0), whaling_boats=(0, 0, 0))

    assert used.changes == {"wood": -2}
    assert used.player.knarrs == 2
    assert refusal("c2_knarr", wood=1) == CANNOT_PAY
    assert refusal("c2_knarr", wood=2, knarrs=2, longships=(0, 0)) == NOTHING_TO_GAIN


@pytest.mark.rule("FO-10.5", "FO-5.6", "FO-13.10")
def test_a_long_house_costs_two_stone():
    used = use("c3_long_house", stone=2)

    assert used.changes == {"stone": -2}
    assert used.player.houses == (House("long_house"),)
    assert used.state.stock == {"shed": 3, "stone_house": 3, "long_house": 4}
    assert refusal("c3_long_house", stone=1) == CANNOT_PAY
    assert refusal("c3_long_house", stone=2, stock={"long_house": 0}) == NOTHING_TO_GAIN


@pytest.mark.rule("FO-10.5", "FO-5.6", "FO-1.7")
def test_a_longship_costs_two_wood_and_needs_a_large_landing_stage():
    used = use("c3_longship", wood=2, longships=(3,))

    assert used.changes == {"wood": -2}
    assert used.player.longships == (0, 3)
    assert refusal("c3_longship", wood=1) == CANNOT_PAY
    assert refusal("c3_longship", wood=2, knarrs=4) == NOTHING_TO_GAIN


@pytest.mark.rule("FO-10.6", "FO-5.6")
def test_two_stone_and_two_wood_give_a_stone_house_with_a_longship_or_a_long_house_with_a_knarr():
    stone_house = use("c4_house_and_ship", Choose(("stone_house", "longship")), stone=2, wood=2)
    long_house = use("c4_house_and_ship", Choose(("long_house", "knarr")), stone=2, wood=2)

    assert stone_house.changes == long_house.changes == {"stone": -2, "wood": -2}
    assert (kinds(stone_house), stone_house.player.longships) == (["stone_house"], (0,))
    assert (kinds(long_house), long_house.player.knarrs) == (["long_house"], 1)
    assert heard(long_house.state, events.BuildingBuilt) == [events.BuildingBuilt(0, "long_house")]
    assert heard(long_house.state, events.ShipGained) == [events.ShipGained(0, "knarr")]
    assert refusal("c4_house_and_ship", stone=2, wood=1) == CANNOT_PAY


@pytest.mark.rule("FO-10.6", "FO-5.6", "FO-A8")
def test_without_a_landing_stage_or_a_house_the_other_half_is_taken_alone():
    no_stage = use("c4_house_and_ship", Choose(("long_house", "knarr")), stone=2, wood=2, knarrs=4)
    no_house = use("c4_house_and_ship", Choose(("long_house", "knarr")), stone=2, wood=2, stock={"long_house": 0})

    assert no_stage.changes == no_house.changes == {"stone": -2, "wood": -2}
    assert (kinds(no_stage), no_stage.player.knarrs) == (["long_house"], 4)
    assert (kinds(no_house), no_house.player.knarrs) == ([], 1)


@pytest.mark.rule("FO-10.6", "FO-5.6")
def test_a_pair_of_which_neither_half_can_be_had_is_not_offered():
    state = choosing("c4_house_and_ship", stone=2, wood=2, knarrs=4, stock={"stone_house": 0})
    none_left = {"stone_house": 0, "long_house": 0}

    assert options(state, Choose, Decline) == [Choose(("long_house", "knarr"))]
    assert refusal("c4_house_and_ship", stone=2, wood=2, knarrs=4, stock=none_left) == NOTHING_TO_GAIN


# ---------------------------------------------------------------------- hunting


@pytest.mark.rule("FO-11.6", "FO-5.3")
@pytest.mark.parametrize("space", ["c1_hunting_game", "c2_hunting_game"])
def test_hunting_game_costs_what_is_rolled_in_wood_and_bows(space, monkeypatch):
    every_roll(monkeypatch, 4)

    success = use(space, Stop(), Succeed(wood=3, weapons=1), wood=3, bow=1)
    failure = use(space, Stop(), Fail(), wood=3, bow=1)

    assert success.changes == {"wood": -3, "bow": -1, "hide": 1, "game_meat": 1}
    assert failure.changes == {"wood": 1, "bow": 1}
    assert refusal(space, **occupied(space)) == OCCUPIED


@pytest.mark.rule("FO-11.7", "FO-5.2")
def test_laying_a_snare_costs_what_is_rolled_in_wood_and_snares(monkeypatch):
    every_roll(monkeypatch, 2)

    success = use("c2_laying_snare", Stop(), Succeed(wood=0, weapons=2), snare=2)
    failure = use("c2_laying_snare", Stop(), Fail(), TakeBackVikings(1), snare=2, thing_square=3)

    assert success.changes == {"snare": -1, "fur": 1}
    assert failure.changes == {"wood": 1, "snare": 1}
    assert failure.player.thing_square == 2
    assert refusal("c2_laying_snare", thing_square=1) == TOO_FEW_VIKINGS


@pytest.mark.rule("FO-11.8", "FO-5.6")
def test_whaling_in_the_third_column_takes_up_to_three_boats(monkeypatch):
    every_roll(monkeypatch, 9)

    state = choosing("c3_whaling", whaling_boats=(0, 0, 1), spear=3)
    success = use(
        "c3_whaling", UseBoats((0, 0, 1)), Stop(), Succeed(wood=2, weapons=3), whaling_boats=(0, 0, 1), wood=2, spear=3
    )

    assert options(state, UseBoats) == [
        UseBoats((0,)),
        UseBoats((0, 0)),
        UseBoats((0, 0, 1)),
        UseBoats((0, 1)),
        UseBoats((1,)),
    ]
    assert success.changes == {"wood": -2, "spear": -3, "oil": 1, "skin_and_bones": 1, "whale_meat": 1}
    assert success.player.whaling_boats == (0, 0, 1)
    assert refusal("c3_whaling", longships=(3,), knarrs=1) == SHIP_MISSING


@pytest.mark.rule("FO-11.8", "FO-5.6")
def test_whaling_in_the_fourth_column_takes_one_boat(monkeypatch):
    every_roll(monkeypatch, 3)

    state = choosing("c4_whaling", whaling_boats=(0, 0, 1))
    success = use("c4_whaling", UseBoats((1,)), Stop(), Succeed(wood=0, weapons=1), whaling_boats=(0, 0, 1))

    assert options(state, UseBoats) == [UseBoats((0,)), UseBoats((1,))]
    assert success.changes == {"spear": -1, "oil": 1, "skin_and_bones": 1, "whale_meat": 1}
    assert refusal("c4_whaling", knarrs=1) == SHIP_MISSING


@pytest.mark.rule("FO-10.1", "FO-5.2")
def test_catching_a_stockfish_costs_nothing():
    assert use("c1_stockfish").changes == {"stockfish": 1}
    assert refusal("c1_stockfish", thing_square=0) == TOO_FEW_VIKINGS


# ---------------------------------------------------------------------- markets and products


@pytest.mark.rule("FO-10.1", "FO-5.6")
@pytest.mark.parametrize(
    ("space", "price", "gained"),
    [
        ("c1_buy_stockfish", 1, {"stockfish": 2}),
        ("c1_buy_salt_meat", 2, {"salt_meat": 2}),
        ("c2_buy_sheep", 1, {"sheep": 1}),
        ("c2_buy_cattle", 3, {"cattle": 1, "milk": 1}),
        ("c4_sheep_and_cattle", 3, {"sheep": 1, "cattle": 1}),
    ],
)
def test_the_livestock_market_sells_the_whole_set_at_its_price(space, price, gained):
    assert use(space, silver=price + 2).changes == {"silver": -price, **gained}
    assert use(space, silver=price).changes == {"silver": -price, **gained}
    assert refusal(space, silver=price - 1) == CANNOT_PAY


@pytest.mark.rule("FO-10.4", "FO-5.3")
def test_a_sheep_is_free_where_cattle_cost_a_silver():
    assert use("c3_sheep_or_cattle", Choose(("sheep",)), silver=1).changes == {"sheep": 1}
    assert use("c3_sheep_or_cattle", Choose(("cattle",)), silver=1).changes == {"silver": -1, "cattle": 1}
    assert options(choosing("c3_sheep_or_cattle", silver=0), Choose, Decline) == [Choose(("sheep",))]
    assert refusal("c3_sheep_or_cattle", **occupied("c3_sheep_or_cattle")) == OCCUPIED


@pytest.mark.rule("FO-10.1", "FO-5.2", "FO-5.3")
@pytest.mark.parametrize(
    ("space", "vikings", "gained"),
    [
        ("c1_market", 1, {"beans": 1, "silver": 1}),
        ("c2_market", 2, {"flax": 1, "stockfish": 1, "silver": 1}),
        ("c2_mead", 2, {"mead": 2, "silver": 2}),
        ("c3_market", 3, {"fruits": 1, "oil": 1, "salt_meat": 1, "silver": 1}),
    ],
)
def test_weekly_market_and_mead_are_free(space, vikings, gained):
    used = use(space, thing_square=vikings)

    assert used.changes == gained
    assert used.player.thing_square == 0
    assert refusal(space, thing_square=vikings - 1) == TOO_FEW_VIKINGS
    assert refusal(space, **occupied(space)) == OCCUPIED


@pytest.mark.rule("FO-10.2", "FO-5.6")
@pytest.mark.parametrize(("cattle", "pregnant", "milk"), [(1, 0, 1), (0, 1, 1), (1, 1, 2), (3, 0, 3), (2, 3, 3)])
def test_each_of_up_to_three_cattle_gives_milk_pregnant_or_not(cattle, pregnant, milk):
    assert use("c1_milk", cattle=cattle, cattle_pregnant=pregnant, sheep=2).changes == {"milk": milk}
    assert refusal("c1_milk", sheep=2) == NOTHING_TO_GAIN


@pytest.mark.rule("FO-10.2", "FO-5.6")
@pytest.mark.parametrize(("sheep", "pregnant", "wool"), [(1, 0, 1), (0, 1, 1), (1, 1, 2), (3, 0, 3), (2, 3, 3)])
def test_each_of_up_to_three_sheep_gives_wool_pregnant_or_not(sheep, pregnant, wool):
    assert use("c3_wool", sheep=sheep, sheep_pregnant=pregnant, cattle=2).changes == {"wool": wool}
    assert refusal("c3_wool", cattle=2) == NOTHING_TO_GAIN


@pytest.mark.rule("FO-10.2", "FO-5.2")
@pytest.mark.parametrize(
    ("animals", "products"),
    [
        ({}, {}),
        ({"cattle": 1}, {"milk": 2}),
        ({"cattle_pregnant": 1, "cattle": 2}, {"milk": 2}),
        ({"sheep_pregnant": 1}, {"wool": 1}),
        ({"sheep": 3, "cattle": 1}, {"milk": 2, "wool": 1}),
    ],
)
def test_spices_and_silver_come_with_two_milk_for_any_cattle_and_a_wool_for_any_sheep(animals, products):
    assert use("c4_market_products", **animals).changes == {"spices": 1, "silver": 1, **products}
    assert refusal("c4_market_products", thing_square=3) == TOO_FEW_VIKINGS


# ---------------------------------------------------------------------- crafting


@pytest.mark.rule("FO-10.5", "FO-5.6")
@pytest.mark.parametrize(
    ("space", "cost", "gained"),
    [
        ("c1_linen", {"flax": 1}, {"linen": 1}),
        ("c1_rune_stone", {"stone": 1}, {"rune_stone": 1, "silver": 1}),
        ("c2_clothing", {"hide": 1, "linen": 1}, {"clothing": 1, "silver": 2}),
        ("c3_chests_and_runes", {"stone": 2, "wood": 2}, {"chest": 2, "rune_stone": 2}),
    ],
)
def test_crafting_exchanges_what_is_shown_once(space, cost, gained):
    twice = {thing: 2 * count for thing, count in cost.items()}

    assert use(space, **twice).changes == {**{thing: -count for thing, count in cost.items()}, **gained}
    for thing, count in cost.items():
        assert refusal(space, **{**twice, thing: count - 1}) == CANNOT_PAY


@pytest.mark.rule("FO-10.5", "FO-5.6")
def test_a_chest_costs_a_wood_or_an_ore():
    assert use("c2_chest", WITH_WOOD, wood=1, ore=1).changes == {"wood": -1, "chest": 1, "silver": 1}
    assert use("c2_chest", WITH_ORE, wood=1, ore=1).changes == {"ore": -1, "chest": 1, "silver": 1}
    assert options(choosing("c2_chest", ore=1), PayWith, Decline) == [WITH_ORE]
    assert refusal("c2_chest", stone=5) == CANNOT_PAY


@pytest.mark.rule("FO-10.7", "FO-A4", "FO-A5", "FO-5.6")
def test_the_forge_turns_an_ore_into_jewelry_or_a_special_tile_with_the_tongs():
    tongs = ["helmet", "cloakpin", "crucifix", "horseshoe", "forge_hammer", "fibula", "throwing_axe"]
    jewelry = use("c3_forge", Choose(("jewelry",)), ore=2)
    fibula = use("c3_forge", Choose(("fibula",)), ore=1)

    assert jewelry.changes == {"ore": -1, "jewelry": 1}
    assert (fibula.changes, fibula.player.specials) == ({"ore": -1}, ("fibula",))
    assert "fibula" not in fibula.state.tray
    assert options(choosing("c3_forge", ore=1), Choose) == [Choose(("jewelry",)), *(Choose((tile,)) for tile in tongs)]
    assert refusal("c3_forge", ore=0) == CANNOT_PAY


@pytest.mark.rule("FO-10.7", "FO-13.10")
def test_a_special_tile_that_somebody_has_is_not_forged_again():
    state = choosing("c3_forge", ore=1, tray=("belt", "horseshoe"))

    assert options(state, Choose) == [Choose(("jewelry",)), Choose(("horseshoe",))]


@pytest.mark.rule("FO-10.8", "FO-5.2")
def test_four_silver_come_with_a_robe_for_wool_and_jewelry_for_silverware():
    robe, jewelry = Choose(("robe",)), Choose(("jewelry",))
    both = use("c4_crafting", robe, jewelry, wool=2, silverware=2)
    one = use("c4_crafting", Decline(), jewelry, wool=1, silverware=1)
    neither = use("c4_crafting", Decline(), Decline(), wool=1, silverware=1)

    assert both.changes == {"silver": 4, "wool": -1, "robe": 1, "silverware": -1, "jewelry": 1}
    assert one.changes == {"silver": 4, "silverware": -1, "jewelry": 1}
    assert neither.changes == use("c4_crafting").changes == {"silver": 4}
    assert refusal("c4_crafting", thing_square=3) == TOO_FEW_VIKINGS


# ---------------------------------------------------------------------- occupations


@pytest.mark.rule("FO-10.23", "FO-A30")
def test_an_occupation_is_drawn_with_a_silver():
    used = use("c1_draw_occupation", deck=(QUIET[0],))
    empty = use("c1_draw_occupation", deck=())

    assert (used.changes, used.player.hand, used.state.deck) == ({"silver": 1}, (QUIET[0],), ())
    assert (empty.changes, empty.player.hand) == ({"silver": 1}, ())


@pytest.mark.rule("FO-10.23", "FO-5.6")
def test_an_occupation_is_played_for_a_stone_or_an_ore_and_brings_a_silver():
    first, second = QUIET[:2]
    position = {"stone": 1, "ore": 1, "hand": (first, second)}
    with_stone = use("c1_play_occupation", WITH_STONE, PlayOccupation(second), **position)
    with_ore = use("c1_play_occupation", WITH_ORE, PlayOccupation(first), **position)
    paid = choosing("c1_play_occupation", WITH_STONE, **position)

    assert with_stone.changes == {"stone": -1, "silver": 1}
    assert (with_stone.player.occupations, with_stone.player.hand) == ((second,), (first,))
    assert with_ore.changes == {"ore": -1, "silver": 1}
    assert options(paid, PlayOccupation, Done, Decline) == [PlayOccupation(first), PlayOccupation(second)]
    assert refusal("c1_play_occupation", wood=9, hand=(first,)) == CANNOT_PAY


@pytest.mark.rule("FO-10.23", "FO-5.6", "FO-A8")
def test_without_a_card_the_silver_can_be_had_all_the_same():
    assert use("c1_play_occupation", WITH_ORE, stone=1, ore=1).changes == {"ore": -1, "silver": 1}


@pytest.mark.rule("FO-10.23", "FO-5.6", "FO-13.12")
@pytest.mark.parametrize(("space", "most"), [("c2_play_occupations", 2), ("c3_play_occupations", 4)])
def test_from_one_to_two_or_four_occupations_are_played_one_after_another(space, most):
    hand = tuple(sorted(QUIET))
    plays = [PlayOccupation(card) for card in QUIET]

    assert options(choosing(space, hand=hand, deck=()), PlayOccupation, Done) == sorted(
        plays, key=lambda play: play.occupation
    )
    for count in range(1, most + 1):
        stop = [] if count == most else [Done()]
        used = use(space, *plays[:count], *stop, hand=hand, deck=())
        assert (used.changes, used.player.occupations) == ({}, QUIET[:count])
        assert used.player.hand == tuple(sorted(QUIET[count:]))
    assert use(space, plays[0], hand=QUIET[:1], deck=()).player.occupations == QUIET[:1]


@pytest.mark.rule("FO-10.23", "FO-5.6", "FO-5.7", "FO-5.13")
def test_in_the_third_column_the_card_just_drawn_may_be_played():
    card = QUIET[0]

    assert use("c3_play_occupations", PlayOccupation(card), deck=(card,)).player.occupations == (card,)
    assert refusal("c3_play_occupations", deck=()) == NOTHING_TO_GAIN
    assert refusal("c2_play_occupations", deck=(card,)) == NOTHING_TO_GAIN


# ---------------------------------------------------------------------- all spaces


PLENTY = {
    **dict.fromkeys(("wood", "stone", "ore", "silver", "flax", "hide", "linen", "wool", "silverware"), 9),
    "sheep": 1,
    "cattle": 1,
    "whaling_boats": (0,),
    "knarrs": 1,
    "longships": (0, 0),
    "hand": QUIET[:1],
    "strips": (Strip(2),),
    "explorations": EVERY_BOARD,
}
"""Whatever any space asks for."""


@pytest.mark.rule("FO-5.2", "FO-5.3")
@pytest.mark.parametrize("space", BOX.spaces)
def test_a_free_space_takes_exactly_as_many_vikings_as_its_column_says(space):
    vikings = int(space[1])
    state = on_turn(**PLENTY, thing_square=vikings)

    assert refusal(space, **PLENTY, thing_square=vikings - 1) == TOO_FEW_VIKINGS
    state.play(0, UseSpace(space))
    assert state.standing == (Vikings(space, 0, vikings, 1),)
    assert state.players[0].thing_square == 0


@pytest.mark.rule("FO-5.3")
@pytest.mark.parametrize("space", BOX.spaces)
@pytest.mark.parametrize("seat", [0, 1])
def test_a_space_with_a_viking_on_it_is_taken_whoever_it_belongs_to(space, seat):
    assert refusal(space, **PLENTY, standing=(Vikings(space, seat, 1, 1),)) == OCCUPIED


@pytest.mark.rule("FO-5.2")
def test_there_are_61_spaces_in_four_columns():
    with_plenty = on_turn(**PLENTY, thing_square=9)
    spaces = [move.space for move in options(with_plenty, UseSpace)]

    assert Counter(space[:2] for space in spaces) == {"c1": 18, "c2": 18, "c3": 16, "c4": 9}
    assert len(set(spaces)) == 61

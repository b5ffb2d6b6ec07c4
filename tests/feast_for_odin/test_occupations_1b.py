"""The occupations 28 to 64, card by card (FO-13, FO-18)."""

import pytest

from meadhall.games.feast_for_odin import events
from meadhall.games.feast_for_odin.game_flow import BeginRound, end_of_game
from meadhall.games.feast_for_odin.moves import (
    Decline,
    Done,
    LayDown,
    PickUp,
    PlayOccupation,
    RecallVikings,
    ReturnShip,
    Stop,
    TakeOre,
    TurnOver,
    Upgrade,
    UseOccupation,
    UseSpace,
)
from meadhall.games.feast_for_odin.pieces import Placement
from meadhall.games.feast_for_odin.player import House
from meadhall.games.feast_for_odin.rounds import Bonuses, InPhase, NewWeapons
from meadhall.games.feast_for_odin.state import Vikings
from meadhall.games.feast_for_odin.turn import TakeTurn
from tests.feast_for_odin.helpers import (
    answer,
    asked,
    choosing,
    do_nothing,
    every_roll,
    have,
    heard,
    laying,
    on_turn,
    options,
    pile,
    refused,
    supply,
    table,
    use,
)

SHED, STONE_HOUSE, LONG_HOUSE = House("shed"), House("stone_house"), House("long_house")
NOT_USABLE = ("occupation-not-usable", "FO-13.14")


def playing(card, *answers, **position):
    """Seat 0 has just played the card and has given these answers."""
    return choosing("c2_play_occupations", PlayOccupation(card), *answers, hand=(card,), **position)


def played(card, *answers, **position):
    """What the card changes in the moment in which it is played, with these answers and no others."""
    return use("c2_play_occupations", PlayOccupation(card), *answers, hand=(card,), **position).changes


# ---------------------------------------------------------------------- 28 to 38


OIL_FOR_SILVER = UseOccupation(28, ("oil",), (("silver", 1),))


@pytest.mark.card("28")
def test_028_locksmith_may_buy_oil_for_each_chest_he_gets():
    position = {"occupations": (28,), "hand": (), "wood": 2, "stone": 2, "silver": 5}
    chests = {"wood": -2, "stone": -2, "chest": 2, "rune_stone": 2}

    both = use("c3_chests_and_runes", OIL_FOR_SILVER, OIL_FOR_SILVER, **position)
    one = use("c3_chests_and_runes", OIL_FOR_SILVER, Decline(), **position)

    assert both.changes == {**chests, "silver": -2, "oil": 2}
    assert one.changes == {**chests, "silver": -1, "oil": 1}


@pytest.mark.card("28")
@pytest.mark.rule("FO-13.5", "FO-13.14")
def test_028_locksmith_buys_it_for_treasure_chests_too_but_not_without_silver():
    upgrade = Upgrade("robe", 1)
    position = {"occupations": (28,), "robe": 1}

    assert use("c1_trade_2", upgrade, OIL_FOR_SILVER, Done(), silver=1, **position).changes == {
        "robe": -1,
        "treasure_chest": 1,
        "silver": -1,
        "oil": 1,
    }
    assert use("c1_trade_2", upgrade, Done(), **position).changes == {"robe": -1, "treasure_chest": 1}


@pytest.mark.card("29")
@pytest.mark.parametrize(("game", "whale", "salt"), [(2, 3, 2), (1, 1, 1), (3, 0, 0), (0, 3, 0)])
def test_029_meat_preserver_gets_salt_meat_for_pairs_of_game_and_whale_meat(game, whale, salt):
    assert played(29, game_meat=game, whale_meat=whale) == ({"salt_meat": salt} if salt else {})


@pytest.mark.card("30")
@pytest.mark.rule("FO-13.2", "FO-A46")
@pytest.mark.parametrize(("silk", "silver"), [(0, 0), (1, 1), (2, 3), (3, 6), (5, 6)])
def test_030_silk_merchant_gets_silver_for_silk(silk, silver):
    assert played(30, silk=silk) == ({"silver": silver} if silver else {})


@pytest.mark.card("31")
def test_031_storeman_gets_one_more_of_a_good_of_which_he_has_three():
    three = {"peas": 3, "oil": 3, "silk": 2, "hide": 4, "sheep": 3, "cattle_pregnant": 3, "wood": 3}
    state = playing(31, **three)

    assert list(state.moves(0))[:2] == [UseOccupation(31, ("peas",)), UseOccupation(31, ("oil",))]
    assert len(options(state, UseOccupation, Decline)) == 2
    assert played(31, UseOccupation(31, ("oil",)), **three) == {"oil": 1}


@pytest.mark.card("31")
@pytest.mark.rule("FO-13.14")
def test_031_storeman_without_three_of_anything_gets_nothing():
    assert played(31, peas=2, oil=4) == {}


@pytest.mark.card("32")
@pytest.mark.rule("FO-13.2")
@pytest.mark.parametrize(("longships", "cards"), [(1, 2), (2, 5), (3, 10), (4, 10)])
def test_032_weapons_supplier_draws_weapons_for_his_longships(longships, cards):
    draw = UseOccupation(32, ("weapon_draw",))
    position = {"longships": (0,) * longships, "weapon_pile": pile(sword=12)}

    assert options(playing(32, **position), UseOccupation, Decline) == [draw]
    assert played(32, draw, **position) == {"sword": cards}


@pytest.mark.card("32")
def test_032_weapons_supplier_without_a_longship_draws_nothing():
    assert played(32, knarrs=3) == {}


@pytest.mark.card("33")
@pytest.mark.rule("FO-13.2")
@pytest.mark.parametrize(
    ("sheep", "pregnant", "wool"), [(2, 0, 0), (3, 0, 1), (2, 2, 2), (5, 0, 2), (4, 2, 3), (9, 0, 3)]
)
def test_033_sheep_shearer_gets_wool_for_his_sheep(sheep, pregnant, wool):
    assert played(33, sheep=sheep, sheep_pregnant=pregnant, cattle=6) == ({"wool": wool} if wool else {})


@pytest.mark.card("34")
@pytest.mark.rule("FO-13.2")
@pytest.mark.parametrize(
    ("sheep", "pregnant", "things"),
    [(1, 0, {}), (1, 1, {"milk": 1, "wool": 1}), (3, 0, {"milk": 1, "wool": 1}), (3, 1, {"milk": 1, "wool": 2})],
)
def test_034_shepherd_gets_milk_and_wool_for_his_sheep(sheep, pregnant, things):
    assert played(34, sheep=sheep, sheep_pregnant=pregnant, cattle=6) == things


BREED = UseOccupation(35, ("breeding",))


@pytest.mark.card("35")
@pytest.mark.rule("FO-A29", "FO-13.7")
def test_035_cattle_breeder_may_breed_his_animals_at_once():
    animals = {"sheep": 2, "cattle": 1, "cattle_pregnant": 2}

    assert played(35, BREED, **animals) == {"sheep": -1, "sheep_pregnant": 1, "cattle": 4, "cattle_pregnant": -2}
    assert played(35, Decline(), **animals) == {}


@pytest.mark.card("35")
@pytest.mark.rule("FO-A29")
def test_035_cattle_breeder_breeds_alone():
    state = table(TakeTurn(0), hand={0: (35,)}, things={0: {"sheep": 2}, 1: {"sheep": 2}})
    answer(state, UseSpace("c2_play_occupations"), PlayOccupation(35), BREED)

    assert have(state, "sheep_pregnant") == [1, 0]


COOK = UseOccupation(36, ("upgrade",))
TRADER = UseOccupation(37, ("upgrade",))
OVERSEAS = {"knarrs": 1, "silver": 1}


@pytest.mark.card("36")
@pytest.mark.rule("FO-13.5")
@pytest.mark.parametrize("space", ["c1_overseas_trading", "c2_overseas_trading"])
@pytest.mark.parametrize(
    ("meat", "green", "blue"),
    [
        ("salt_meat", "linen", "silk"),
        ("game_meat", "skin_and_bones", "spices"),
        ("whale_meat", "robe", "treasure_chest"),
    ],
)
def test_036_ships_cook_upgrades_meat_before_overseas_trading(space, meat, green, blue):
    state = use(space, COOK, Upgrade(meat, 1), TurnOver(green), occupations=(36,), **{meat: 2}, **OVERSEAS)

    assert state.changes == {meat: -1, blue: 1, "silver": -1}


@pytest.mark.card("36")
def test_036_ships_cook_may_leave_it_and_upgrades_nothing_but_meat():
    several = {"occupations": (36,), **OVERSEAS, "game_meat": 1, "milk": 1, "peas": 1}

    assert use("c1_overseas_trading", Decline(), **several).changes == {"silver": -1}
    assert options(choosing("c1_overseas_trading", COOK, **several), Upgrade, Done) == [Upgrade("game_meat", 1)]
    assert use("c1_overseas_trading", occupations=(36,), **OVERSEAS, milk=1).changes == {"silver": -1}
    assert use("c1_market", occupations=(36,), game_meat=1).changes == {"beans": 1, "silver": 1}


@pytest.mark.card("37")
def test_037_foreign_trader_upgrades_one_good_before_overseas_trading():
    position = {"occupations": (37,), **OVERSEAS, "peas": 1, "milk": 1, "mead": 0}
    state = choosing("c2_overseas_trading", TRADER, **position)

    assert options(state, Upgrade, Done) == [Upgrade("peas", 1), Upgrade("milk", 1)]
    assert use("c2_overseas_trading", TRADER, Upgrade("milk", 1), TurnOver("wool"), **position).changes == {
        "milk": -1,
        "chest": 1,
        "silver": -1,
    }
    assert use("c2_overseas_trading", Decline(), **position).changes == {"silver": -1}


@pytest.mark.card("36", "37")
@pytest.mark.rule("FO-13.13", "FO-3.3")
@pytest.mark.parametrize(("first", "second"), [(COOK, TRADER), (TRADER, COOK)])
def test_036_and_037_work_in_the_order_their_owner_likes(first, second):
    state = choosing("c1_overseas_trading", occupations=(36, 37), **OVERSEAS, game_meat=1)
    assert set(options(state, UseOccupation)) == {COOK, TRADER}

    answer(state, first, Upgrade("game_meat", 1))

    assert options(state, UseOccupation) == [TRADER] * (first == COOK)


@pytest.mark.card("38")
@pytest.mark.rule("FO-18.7")
@pytest.mark.parametrize("resource", ["wood", "stone", "ore"])
def test_038_peacemaker_may_take_a_resource_in_place_of_the_weapon_of_phase_4(resource):
    state = table(NewWeapons(), occupations={0: (38,)}, weapon_pile=pile(sword=5))
    assert options(state, UseOccupation, Decline) == [
        Decline(),
        *(UseOccupation(38, (one,)) for one in ("wood", "stone", "ore")),
    ]

    state.play(0, UseOccupation(38, (resource,)))

    assert (have(state, resource), have(state, "sword")) == ([1, 0], [0, 1])


@pytest.mark.card("38")
@pytest.mark.rule("FO-13.7")
def test_038_peacemaker_may_draw_the_weapon_all_the_same_and_other_weapons_always():
    state = table(NewWeapons(), occupations={0: (38,)}, weapon_pile=pile(sword=5))
    state.play(0, Decline())

    assert have(state, "sword") == [1, 1]
    assert use("c3_trade_3_weapons", Done(), occupations=(38,), weapon_pile=pile(sword=5)).changes == {"sword": 4}


# ---------------------------------------------------------------------- 39 to 42


@pytest.mark.card("39")
@pytest.mark.rule("FO-13.4", "FO-8.3")
def test_039_modifier_takes_ore_back_from_his_ships_whenever_he_likes():
    state = on_turn(occupations=(39,), whaling_boats=(0, 1), longships=(0, 2))
    assert options(state, TakeOre) == [TakeOre("whaling_boat", 1), TakeOre("longship", 2)]

    for move in (TakeOre("whaling_boat", 1), TakeOre("longship", 2), TakeOre("longship", 1)):
        state.play(0, move)

    assert (state.players[0].whaling_boats, state.players[0].longships) == ((0, 0), (0, 0))
    assert have(state, "ore")[0] == 3
    assert refused(state, 0, TakeOre("whaling_boat", 0)) == ("no-ore-to-take", "FO-8.3")


@pytest.mark.card("39")
def test_039_without_the_modifier_ore_stays_on_ships():
    state = on_turn(longships=(2,))

    assert options(state, TakeOre) == []
    assert refused(state, 0, TakeOre("longship", 2)) == ("no-ore-to-take", "FO-8.3")


@pytest.mark.card("39")
@pytest.mark.rule("FO-8.5")
def test_039_modifier_takes_no_ore_back_between_the_first_roll_and_the_declaration(monkeypatch):
    every_roll(monkeypatch, 6)
    position = {"occupations": (39,), "longships": (2,)}

    for state in (choosing("c2_pillaging", **position), choosing("c2_pillaging", Stop(), **position)):
        assert refused(state, 0, TakeOre("longship", 2))[0] == "not-now"
    assert refused(choosing("c4_crafting", wool=1, hand=(), **position), 0, TakeOre("longship", 2)) is None


@pytest.mark.card("40")
@pytest.mark.rule("FO-13.4", "FO-7.8")
def test_040_master_joiner_lays_wood_in_stone_and_long_houses():
    state = on_turn(occupations=(40,), wood=3, houses=(SHED, STONE_HOUSE, LONG_HOUSE))
    state.play(0, PickUp("wood"))
    assert {move.board for move in state.moves(0)} == {"stone_house 2", "long_house 3"}
    assert refused(state, 0, LayDown("home_board", 0, 0)) == ("piece-not-allowed", "FO-7.1")

    state.play(0, LayDown("stone_house 2", 1, 1))
    state.play(0, PickUp("wood"))
    state.play(0, LayDown("stone_house 2", 1, 0))

    pieces = [(laid.piece, laid.row, laid.column) for laid in state.players[0].houses[1].laid.placements]
    assert pieces == [("wood", 1, 1), ("wood", 1, 0)]
    assert have(state, "wood")[0] == 1


@pytest.mark.card("40")
def test_040_master_joiner_lays_it_beside_anything():
    food = laying("stone_house", Placement("milk", 1, 1))
    state = on_turn(occupations=(40,), wood=1, houses=(House("stone_house", food),))
    state.play(0, PickUp("wood"))

    assert refused(state, 0, LayDown("stone_house 1", 1, 0)) is None
    assert refused(state, 0, LayDown("stone_house 1", 1, 1))[0] == "cell-covered"


@pytest.mark.card("40")
def test_040_without_the_master_joiner_wood_is_not_laid():
    state = on_turn(wood=1, houses=(STONE_HOUSE,))

    assert refused(state, 0, PickUp("wood")) == ("piece-not-allowed", "FO-7.1")
    assert PickUp("wood") not in options(state, PickUp)


def after_bonuses(**fields):
    """The bonus phase is over, and seat 0 has Slowpoke."""
    return table(Bonuses(), InPhase("bonus", "after"), occupations={0: (41,)}, **fields)


@pytest.mark.card("41")
@pytest.mark.rule("FO-13.5", "FO-13.7", "FO-18.11")
def test_041_slowpoke_may_exchange_a_silver_or_a_mead_for_oil_once_after_the_bonus_phase():
    for thing in ("silver", "mead"):
        state = after_bonuses(things={0: {"silver": 5, "mead": 5}})
        state.play(0, UseOccupation(41, ("oil",), ((thing, 1),)))

        assert state.waiting() == []
        assert (have(state, "oil"), have(state, thing)[0]) == ([1, 0], 4)

    declined = after_bonuses(things={0: {"silver": 5}})
    declined.play(0, Decline())
    assert (have(declined, "oil"), have(declined, "silver")[0]) == ([0, 0], 5)


@pytest.mark.card("20", "41")
@pytest.mark.rule("FO-A29")
def test_041_slowpoke_works_after_an_additional_bonus_phase_too():
    state = playing(20, UseOccupation(20, ("bonus",)), houses=(STONE_HOUSE,), occupations=(41,), silver=1)
    answer(state, UseOccupation(41, ("oil",), (("silver", 1),)))

    assert (have(state, "oil")[0], have(state, "silver")[0], state.waiting()) == (1, 0, [])


@pytest.mark.card("41")
@pytest.mark.rule("FO-13.14")
def test_041_slowpoke_is_skipped_without_silver_and_mead():
    state = after_bonuses(things={0: {"mead": 0, "peas": 3}})

    assert (state.waiting(), have(state, "oil")) == ([], [0, 0])


def before_income(**fields):
    """A round goes on to the moment before the income, and seat 0 has Steward."""
    state = table(BeginRound(), round=2, occupations={0: (42,)}, **fields)
    do_nothing(state, lambda state: asked(state) == [(0, "OfferEffects")])
    return state


@pytest.mark.card("42")
@pytest.mark.rule("FO-13.5")
def test_042_steward_gets_a_silver_for_a_wood_or_stone_put_in_a_shed_before_the_income():
    state = before_income(things={0: {"wood": 5, "stone": 1}}, houses={0: (STONE_HOUSE, SHED)})
    assert heard(state, events.IncomePaid) == []
    assert options(state, UseOccupation, Decline) == [
        Decline(),
        UseOccupation(42, ("silver",), (("wood", 1),)),
        UseOccupation(42, ("silver",), (("stone", 1),)),
    ]

    state.play(0, UseOccupation(42, ("silver",), (("wood", 1),)))

    assert state.players[0].houses == (STONE_HOUSE, House("shed", wood=1))
    assert (have(state, "silver")[0], have(state, "wood")[0]) == (1, 4)
    assert asked(state) != [(0, "OfferEffects")]


@pytest.mark.card("42")
@pytest.mark.rule("FO-13.14", "FO-13.7")
def test_042_steward_needs_a_free_slot_of_a_shed_and_may_leave_it_empty():
    wood = {"things": {0: {"wood": 5}}}
    declined = before_income(**wood, houses={0: (SHED,)})
    declined.play(0, Decline())

    assert (declined.players[0].houses, have(declined, "silver")[0]) == ((SHED,), 0)
    for houses in ((STONE_HOUSE,), (House("shed", wood=3),)):
        assert before_income(**wood, houses={0: houses}).waiting() == []


# ---------------------------------------------------------------------- 44 to 59: exchanges at any time


EXCHANGES = [
    pytest.param(card, cost, reward, marks=pytest.mark.card(str(card)), id=f"{card:03}_{name}")
    for card, name, cost, reward in (
        (44, "master_tailor", {"hide": 1, "wool": 1, "linen": 1}, {"clothing": 1, "silver": 3}),
        (45, "pirate", {"wood": 1, "silver": 6}, {"treasure_chest": 1}),
        (47, "tanner", {"salt_meat": 1}, {"hide": 1}),
        (48, "farmer", {"cattle": 1}, {"jewelry": 1}),
        (48, "farmer_pregnant", {"cattle_pregnant": 1}, {"jewelry": 1}),
        (49, "plower", {"cattle": 1}, {"peas": 1, "flax": 1, "beans": 1, "grain": 1, "cabbage": 1}),
        (49, "plower_pregnant", {"cattle_pregnant": 1}, {"peas": 1, "flax": 1, "beans": 1, "grain": 1, "cabbage": 1}),
        (50, "rune_engraver", {"rune_stone": 1}, {"hide": 1}),
        (55, "treasurer", {"chest": 1, "silver": 3}, {"treasure_chest": 1}),
        (57, "bean_farmer", {"beans": 2}, {"peas": 1, "mead": 1, "stockfish": 1}),
        (58, "linseed_oil_presser", {"flax": 2}, {"oil": 3}),
        (59, "linen_weaver", {"flax": 2, "silver": 1}, {"linen": 2}),
    )
]
"""Cards that exchange just these things for just those."""

NOTHING = {"mead": 0, "bow": 0, "snare": 0, "spear": 0}


@pytest.mark.rule("FO-13.4", "FO-18.17")
@pytest.mark.parametrize(("card", "cost", "reward"), EXCHANGES)
def test_an_exchange_can_be_made_at_any_time_as_often_as_one_can_pay(card, cost, reward):
    twice = {thing: 2 * count for thing, count in cost.items()}
    state = on_turn(occupations=(card,), **{**NOTHING, **twice})

    for times in (1, 2):
        [move] = options(state, UseOccupation)
        state.play(0, move)
        gained = {thing: times * count for thing, count in reward.items()}
        left = {thing: (2 - times) * count for thing, count in cost.items() if times < 2}
        assert supply(state, 0) == {thing: gained.get(thing, 0) + left.get(thing, 0) for thing in (*gained, *left)}

    assert options(state, UseOccupation) == []


@pytest.mark.rule("FO-13.14", "FO-13.1")
@pytest.mark.parametrize(("card", "cost", "reward"), EXCHANGES)
def test_without_all_of_the_price_there_is_no_exchange(card, cost, reward):
    [move] = options(on_turn(occupations=(card,), **{**NOTHING, **cost}), UseOccupation)
    assert sorted(move.paying) == sorted(cost.items())

    for thing in cost:
        state = on_turn(occupations=(card,), **{**NOTHING, **cost, thing: cost[thing] - 1})
        assert refused(state, 0, move) == NOT_USABLE
    assert refused(on_turn(hand=(card,), **{**NOTHING, **cost}), 0, move) == ("occupation-not-out", "FO-13.1")


CHOICES = [
    pytest.param(card, cost, rewards, marks=pytest.mark.card(str(card)), id=f"{card:03}_{name}")
    for card, name, cost, rewards in (
        (51, "master_mason", {"rune_stone": 1}, [{"milk": 1, "silver": 1}, {"cabbage": 1, "silver": 1}]),
        (54, "tradesman", {"silverware": 1}, [{"silk": 1}, {"chest": 1}]),
    )
]


@pytest.mark.rule("FO-13.2", "FO-13.4")
@pytest.mark.parametrize(("card", "cost", "rewards"), CHOICES)
def test_an_exchange_for_one_of_two_things(card, cost, rewards):
    position = {"occupations": (card,), **NOTHING, **cost}
    moves = options(on_turn(**position), UseOccupation)

    assert len(moves) == len(rewards)
    for move, reward in zip(moves, rewards, strict=True):
        state = on_turn(**position)
        state.play(0, move)
        assert supply(state, 0) == reward
        assert refused(state, 0, move) == NOT_USABLE


@pytest.mark.rule("FO-13.4", "FO-14.2")
@pytest.mark.parametrize(("card", "cost", "reward"), EXCHANGES[:3])
def test_an_exchange_can_be_made_until_the_points_are_counted(card, cost, reward):
    state = table(*end_of_game(), round=7, occupations={0: (card,)}, things={0: {**NOTHING, **cost}})
    state.play(0, options(state, UseOccupation)[0])

    assert supply(state, 0) == reward


@pytest.mark.card("46")
@pytest.mark.parametrize("cloth", ["wool", "linen"])
def test_046_ship_architect_makes_a_longship_of_wood_and_wool_or_linen(cloth):
    state = on_turn(occupations=(46,), **{**NOTHING, "wood": 4, cloth: 1})
    [move] = options(state, UseOccupation)
    state.play(0, move)

    assert (state.players[0].longships, supply(state, 0)) == ((0,), {"wood": 1})
    assert heard(state, events.ShipGained) == [events.ShipGained(0, "longship")]


@pytest.mark.card("46")
@pytest.mark.rule("FO-13.14", "FO-1.7")
def test_046_ship_architect_needs_three_wood_and_a_free_stage():
    with_wool = UseOccupation(46, ("longship",), (("wood", 3), ("wool", 1)))

    assert refused(on_turn(occupations=(46,), wood=3, wool=1), 0, with_wool) is None
    assert refused(on_turn(occupations=(46,), wood=2, wool=1), 0, with_wool) == NOT_USABLE
    assert refused(on_turn(occupations=(46,), wood=3, wool=1, knarrs=4), 0, with_wool) == NOT_USABLE


@pytest.mark.card("49")
@pytest.mark.rule("FO-A41")
def test_049_plower_holds_a_harvest_phase_with_a_harvest():
    flax_baker, spice_merchant = 171, 94
    position = {"round": 3, "cattle": 1, "oil": 2}
    state = on_turn(occupations=(49, flax_baker, spice_merchant), **{**NOTHING, **position})
    state.play(0, options(state, UseOccupation)[0])

    assert options(state, UseOccupation, Decline) == [
        Decline(),
        UseOccupation(flax_baker, ("grain", "silver"), (("flax", 1),)),
    ]


@pytest.mark.card("49")
@pytest.mark.rule("FO-A41", "FO-A29")
def test_049_plower_harvests_alone():
    state = table(TakeTurn(0), occupations={0: (49,), 1: (171,)}, things={0: {"cattle": 1}, 1: {"flax": 1}}, round=3)
    state.play(0, options(state, UseOccupation)[0])

    assert asked(state) == [(0, "TakeTurn")]
    assert (have(state, "peas"), have(state, "flax")) == ([1, 0], [1, 1])


TUTOR = UseOccupation(52, ("play_occupation",), (("silver", 1),))


@pytest.mark.card("52")
@pytest.mark.rule("FO-13.4", "FO-13.9")
def test_052_tutor_plays_a_card_at_any_time_for_a_silver():
    fruit_picker, archer = 43, 13
    state = on_turn(occupations=(52,), hand=(archer, fruit_picker), silver=2)

    answer(state, TUTOR, PlayOccupation(fruit_picker), TUTOR, PlayOccupation(archer))

    assert (have(state, "fruits")[0], have(state, "bow")[0], have(state, "silver")[0]) == (1, 2, 0)
    assert (state.players[0].occupations, state.players[0].hand) == ((52, fruit_picker, archer), ())
    assert asked(state) == [(0, "TakeTurn")]


@pytest.mark.card("52")
@pytest.mark.rule("FO-13.14")
def test_052_tutor_needs_a_silver_and_a_card():
    assert refused(on_turn(occupations=(52,), hand=(43,)), 0, TUTOR) == NOT_USABLE
    assert refused(on_turn(occupations=(52,), hand=(), silver=3), 0, TUTOR) == NOT_USABLE


SHOP = UseOccupation(53, ("upgrade",), (("silver", 1),))


@pytest.mark.card("53")
@pytest.mark.rule("FO-13.4", "FO-18.15")
def test_053_farm_shop_owner_upgrades_a_farm_product_for_a_silver():
    goods = {"peas": 1, "fruits": 1, "milk": 1, "oil": 1}
    state = on_turn(occupations=(53,), **{**NOTHING, **goods, "silver": 3})
    state.play(0, SHOP)
    assert options(state, Upgrade, Done, Decline) == [Upgrade("peas", 1), Upgrade("fruits", 1)]

    answer(state, Upgrade("fruits", 1), SHOP, Upgrade("peas", 1))

    assert supply(state, 0) == {"whale_meat": 1, "mead": 1, "milk": 1, "oil": 1, "silver": 1}
    assert refused(state, 0, SHOP) == NOT_USABLE
    assert refused(on_turn(occupations=(53,), peas=1), 0, SHOP) == NOT_USABLE


@pytest.mark.card("56")
@pytest.mark.rule("FO-13.4", "FO-11.3")
def test_056_arms_dealer_gives_any_two_weapons_for_an_ore():
    state = on_turn(occupations=(56,), **{**NOTHING, "bow": 2, "sword": 1})
    mixed, alike = (UseOccupation(56, ("ore",), paid) for paid in ((("bow", 1), ("sword", 1)), (("bow", 2),)))
    assert set(options(state, UseOccupation)) == {mixed, alike}

    state.play(0, mixed)

    assert supply(state, 0) == {"ore": 1, "bow": 1}
    assert state.weapon_discards == pile(bow=1, sword=1)
    assert options(state, UseOccupation) == []


# ---------------------------------------------------------------------- 60 to 64


STANDING = (Vikings("c1_market", 0, 1, 4), Vikings("c3_market", 0, 3, 4), Vikings("c4_crafting", 1, 4, 4))
FREE = UseOccupation(60, ("return_vikings",))
PAID = UseOccupation(60, ("return_vikings",), (("silver", 4),))


def inspecting(*answers, **position):
    """Seat 0 plays Inspector in round 4, having Vikings on two other spaces."""
    return playing(60, *answers, round=4, standing=STANDING, **position)


@pytest.mark.card("60")
def test_060_inspector_returns_a_viking_from_any_own_space():
    state = inspecting(FREE, silver=4)
    spaces = ("c1_market", "c3_market", "c2_play_occupations")
    assert options(state, RecallVikings) == [RecallVikings(space, 1) for space in spaces]

    answer(state, RecallVikings("c1_market", 1))

    assert (state.players[0].thing_square, have(state, "silver")[0]) == (4, 4)
    assert not state.occupied("c1_market")


@pytest.mark.card("60")
@pytest.mark.rule("FO-11.10")
def test_060_inspector_returns_two_from_one_space_for_the_number_of_the_round_in_silver():
    state = inspecting(PAID, silver=4)
    assert RecallVikings("c3_market", 2) in options(state, RecallVikings)
    assert refused(state, 0, RecallVikings("c3_market", 3))[0] == "not-offered"

    answer(state, RecallVikings("c3_market", 2))

    assert (state.players[0].thing_square, have(state, "silver")[0]) == (5, 0)
    assert Vikings("c3_market", 0, 1, 4) in state.standing


@pytest.mark.card("60")
@pytest.mark.rule("FO-13.7", "FO-13.14")
def test_060_inspector_may_leave_it_and_has_to_be_able_to_pay():
    assert options(inspecting(silver=4), UseOccupation, Decline) == [Decline(), FREE, PAID]
    assert options(inspecting(silver=3), UseOccupation, Decline) == [Decline(), FREE]

    state = inspecting(Decline())
    assert (state.waiting(), state.players[0].thing_square) == ([], 3)


@pytest.mark.card("61")
def test_061_wharf_owner_may_return_a_longship_for_eight_silver():
    sell = UseOccupation(61, ("silver",), (("longship", 1),))
    state = playing(61, sell, longships=(3,))

    assert (state.players[0].longships, supply(state, 0)["silver"], have(state, "ore")[0]) == ((), 8, 0)
    assert playing(61, Decline(), longships=(3,)).players[0].longships == (3,)
    assert played(61, knarrs=2) == {}


@pytest.mark.card("61")
@pytest.mark.rule("FO-A49", "FO-13.3")
def test_061_wharf_owner_returns_one_longship_and_says_which():
    sell = UseOccupation(61, ("silver",), (("longship", 1),))
    state = playing(61, sell, ReturnShip("longship", 0), longships=(0, 3))

    assert (state.waiting(), state.players[0].longships) == ([], (3,))
    assert have(state, "silver")[0] == 8


@pytest.mark.card("62")
@pytest.mark.parametrize(("tile", "other"), [("crucifix", "cloakpin"), ("cloakpin", "crucifix")])
def test_062_fine_blacksmith_may_forge_a_crucifix_or_a_cloakpin(tile, other):
    forge = {tile: UseOccupation(62, (tile,), (("ore", 1), ("silver", 1))) for tile in (tile, other)}
    position = {"ore": 2, "silver": 2}

    used = use("c2_play_occupations", PlayOccupation(62), forge[tile], hand=(62,), **position)
    assert (used.changes, used.player.specials) == ({"ore": -1, "silver": -1}, (tile,))
    assert tile not in used.state.tray
    assert options(playing(62, tray=(other, "belt"), **position), UseOccupation) == [forge[other]]
    assert played(62, Decline(), **position) == {}


@pytest.mark.card("62")
@pytest.mark.rule("FO-13.14", "FO-13.10")
@pytest.mark.parametrize("lack", [{"ore": 0}, {"silver": 0}, {"tray": ("belt",)}])
def test_062_fine_blacksmith_is_skipped_if_anything_is_missing(lack):
    assert played(62, **{"ore": 1, "silver": 1, **lack}) == {}


SLAUGHTER = UseOccupation(63, ("salt_meat", "hide", "wool"), (("sheep", 1),))
HORN = UseOccupation(63, ("drinking_horn",), (("silver", 3),))


@pytest.mark.card("63")
@pytest.mark.rule("FO-13.3", "FO-18.17")
def test_063_hornturner_may_do_both_parts_in_their_order():
    position = {"sheep": 1, "sheep_pregnant": 1, "silver": 7}
    pregnant = UseOccupation(63, SLAUGHTER.what, (("sheep_pregnant", 1),))
    meat = {"salt_meat": 1, "hide": 1, "wool": 1}
    assert options(playing(63, **position), UseOccupation) == [SLAUGHTER, pregnant]

    used = use("c2_play_occupations", PlayOccupation(63), pregnant, HORN, hand=(63,), **position)

    assert used.changes == {**meat, "sheep_pregnant": -1, "silver": -3}
    assert used.player.specials == ("drinking_horn",)


@pytest.mark.card("63")
@pytest.mark.rule("FO-13.3", "FO-13.7", "FO-13.14")
def test_063_hornturner_may_do_any_of_its_parts():
    position = {"sheep": 1, "silver": 3}

    assert played(63, SLAUGHTER, Decline(), **position) == {"sheep": -1, "salt_meat": 1, "hide": 1, "wool": 1}
    assert played(63, Decline(), HORN, **position) == {"silver": -3}
    assert played(63, Decline(), Decline(), **position) == {}
    assert played(63, HORN, silver=3, cattle=1) == {"silver": -3}
    assert played(63, silver=2) == {}
    assert played(63, silver=3, tray=("belt",)) == {}


SWAP = UseOccupation(64, ("longship",), (("silver", 2), ("whaling_boat", 1)))


@pytest.mark.card("64")
def test_064_ship_builder_may_give_a_whaling_boat_and_two_silver_for_a_longship():
    position = {"whaling_boats": (1,), "silver": 3}
    state = playing(64, SWAP, **position)

    player = state.players[0]
    assert (player.whaling_boats, player.longships) == ((), (0,))
    assert (player.have("silver"), player.have("ore")) == (1, 0)
    assert playing(64, Decline(), **position).players[0].whaling_boats == (1,)


@pytest.mark.card("64")
@pytest.mark.rule("FO-13.14", "FO-18.12")
@pytest.mark.parametrize("lack", [{"whaling_boats": ()}, {"silver": 1}, {"knarrs": 4}])
def test_064_ship_builder_needs_the_boat_the_silver_and_a_free_large_stage(lack):
    state = playing(64, **{"whaling_boats": (0,), "silver": 2, **lack})

    assert (state.waiting(), state.players[0].longships) == ([], ())

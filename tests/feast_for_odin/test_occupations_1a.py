"""The occupations 1 to 27, and 43, card by card (FO-13, FO-18)."""

import pytest

from meadhall.games.feast_for_odin import events
from meadhall.games.feast_for_odin.feast import FeastPhase
from meadhall.games.feast_for_odin.game_flow import BeginRound
from meadhall.games.feast_for_odin.moves import (
    BuyShip,
    BuySpecial,
    Choose,
    Decline,
    Done,
    Emigrate,
    Explore,
    Fail,
    FinishFeast,
    LayDown,
    Loot,
    PayWith,
    PlayOccupation,
    RollAgain,
    Serve,
    Stop,
    Succeed,
    TakeBackVikings,
    TakeItems,
    Upgrade,
    UseBoats,
    UseOccupation,
    UseSpace,
)
from meadhall.games.feast_for_odin.pieces import Placement
from meadhall.games.feast_for_odin.player import Claimed, House
from meadhall.games.feast_for_odin.rounds import Bonuses
from meadhall.games.feast_for_odin.state import Strip, Vikings
from meadhall.games.feast_for_odin.turn import TakeTurn
from tests.feast_for_odin.helpers import (
    CANNOT_PAY,
    all_but,
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
    refusal,
    refused,
    table,
    use,
)

SHED, STONE_HOUSE, LONG_HOUSE = House("shed"), House("stone_house"), House("long_house")


def playing(card, *answers, **position):
    """Seat 0 has just played the card and has given these answers."""
    return choosing("c2_play_occupations", PlayOccupation(card), *answers, hand=(card,), **position)


def played(card, *answers, **position):
    """What the card changes in the moment in which it is played, with these answers and no others."""
    return use("c2_play_occupations", PlayOccupation(card), *answers, hand=(card,), **position).changes


def new_round(card, until, **fields):
    """A round without a harvest goes on, and nobody does anything, until something holds; seat 0 has the card."""
    state = table(BeginRound(), round=2, occupations={0: (card,)}, **fields)
    do_nothing(state, until)
    return state


def after_income(state):
    """Whether seat 0 has received its income."""
    return any(event.seat == 0 for event in heard(state, events.IncomePaid))


# ---------------------------------------------------------------------- 1 to 3: spaces


CATTLE = Choose(("cattle",))


@pytest.mark.card("1")
@pytest.mark.rule("FO-13.5", "FO-A47")
@pytest.mark.parametrize(
    ("space", "answers", "price", "goods"),
    [
        ("c1_buy_stockfish", (), 0, {"stockfish": 2}),
        ("c1_buy_salt_meat", (), 1, {"salt_meat": 2}),
        ("c2_buy_sheep", (), 0, {"sheep": 1}),
        ("c2_buy_cattle", (), 2, {"cattle": 1, "milk": 1}),
        ("c3_sheep_or_cattle", (CATTLE,), 0, {"cattle": 1}),
        ("c4_sheep_and_cattle", (), 2, {"sheep": 1, "cattle": 1}),
    ],
)
def test_001_peddler_pays_one_silver_less_on_the_livestock_market(space, answers, price, goods):
    paid = {"silver": -price} if price else {}

    assert use(space, *answers, occupations=(1,), hand=(), silver=price).changes == {**goods, **paid}
    if price:
        assert refusal(space, occupations=(1,), hand=(), silver=price - 1) == CANNOT_PAY


@pytest.mark.card("1")
def test_001_peddler_gets_nothing_for_free_goods_and_no_discount_elsewhere():
    assert use("c3_sheep_or_cattle", Choose(("sheep",)), occupations=(1,), silver=1).changes == {"sheep": 1}
    assert use("c1_overseas_trading", occupations=(1,), knarrs=1, silver=1).changes == {"silver": -1}
    assert refusal("c1_overseas_trading", occupations=(1,), knarrs=1) == CANNOT_PAY


@pytest.mark.card("2")
@pytest.mark.rule("FO-A47")
@pytest.mark.parametrize(
    ("space", "answers", "price", "position"),
    [
        ("c1_buy_salt_meat", (), 1, {}),
        ("c2_buy_cattle", (), 2, {}),
        ("c4_sheep_and_cattle", (), 2, {"hand": ()}),
        ("c2_emigration", (Emigrate("knarr"),), 2, {"round": 3, "knarrs": 1}),
        ("c3_special_sale", (BuySpecial("gold_brooch"), Done()), 2, {"knarrs": 1}),
        ("c3_special_sale", (BuySpecial("belt"), BuySpecial("crucifix")), 3, {"knarrs": 1}),
        ("c3_special_sale", (BuySpecial("helmet"), BuySpecial("cloakpin")), 1, {"knarrs": 1}),
    ],
)
def test_002_patron_pays_one_silver_less_for_whatever_costs_two_or_more(space, answers, price, position):
    assert use(space, *answers, occupations=(2,), silver=9, **position).changes["silver"] == -price


@pytest.mark.card("2")
def test_002_patron_pays_the_full_price_of_one_silver_and_of_ships():
    assert use("c2_buy_sheep", occupations=(2,), silver=1).changes == {"silver": -1, "sheep": 1}
    assert use("c2_emigration", Emigrate("knarr"), occupations=(2,), knarrs=1, silver=1).changes == {"silver": -1}
    assert refusal("c2_buy_sheep", occupations=(2,)) == CANNOT_PAY
    assert refused(on_turn(occupations=(2,), silver=2), 0, BuyShip("whaling_boat")) == ("ship-too-dear", "FO-8.2")


@pytest.mark.card("1", "2")
@pytest.mark.rule("FO-18.16")
def test_001_and_002_peddler_and_patron_add_up_and_look_at_the_printed_price():
    assert use("c1_buy_salt_meat", occupations=(1, 2)).changes == {"salt_meat": 2}
    assert use("c2_buy_cattle", occupations=(1, 2), silver=1).changes == {"silver": -1, "cattle": 1, "milk": 1}


WITH_WOOD, WITH_STONE = PayWith((("wood", 1),)), PayWith((("stone", 1),))


@pytest.mark.card("3")
@pytest.mark.rule("FO-13.5")
@pytest.mark.parametrize(
    ("space", "answers"),
    [
        ("c1_market", ()),
        ("c2_market", ()),
        ("c3_market", ()),
        ("c4_market_products", ()),
        ("c1_rune_stone", ()),
        ("c2_chest", (WITH_WOOD,)),
        ("c1_draw_occupation", ()),
        ("c1_play_occupation", (WITH_STONE,)),
    ],
)
def test_003_furrier_takes_a_snare_on_each_space_that_gives_one_silver(space, answers):
    position = {"occupations": (3,), "hand": (), "wood": 1, "stone": 1, "weapon_discards": pile(snare=1, bow=1)}
    used = use(space, *answers, **position)

    assert (used.changes["silver"], used.changes["snare"]) == (1, 1)
    assert used.state.weapon_discards == pile(bow=1)


@pytest.mark.card("3")
@pytest.mark.parametrize(("space", "silver"), [("c2_mead", 2), ("c4_crafting", 4)])
def test_003_furrier_takes_nothing_where_there_is_more_silver(space, silver):
    changes = use(space, occupations=(3,), hand=()).changes

    assert (changes["silver"], "snare" in changes) == (silver, False)


# ---------------------------------------------------------------------- 4 to 9


@pytest.mark.card("4")
@pytest.mark.rule("FO-A31", "FO-13.8")
@pytest.mark.parametrize(
    ("space", "answers", "wood"),
    [("c1_hunting_game", (), 6), ("c2_laying_snare", (), 6), ("c4_whaling", (UseBoats((0,)),), 5)],
)
def test_004_hunter_lowers_every_roll_by_one(space, answers, wood, monkeypatch):
    every_roll(monkeypatch, 7)
    position = {"hand": (), "bow": 0, "snare": 0, "spear": 0, "wood": 8, "whaling_boats": (0,)}

    with_him = choosing(space, *answers, RollAgain(), Stop(), occupations=(4,), **position)
    without = choosing(space, *answers, RollAgain(), Stop(), **position)

    assert options(with_him, Succeed) == [Succeed(wood, 0)]
    assert options(without, Succeed) == [Succeed(wood + 1, 0)]


@pytest.mark.card("4")
@pytest.mark.rule("FO-A31")
@pytest.mark.parametrize("space", ["c1_raiding", "c2_pillaging"])
def test_004_hunter_suffers_from_it_in_raids(space, monkeypatch):
    every_roll(monkeypatch, 7)
    state = choosing(space, Stop(), occupations=(4,), longships=(0,))

    assert options(state, Loot) == [Loot("rune_stone")]


@pytest.mark.card("4")
def test_004_hunter_succeeds_at_once_with_a_roll_of_one(monkeypatch):
    every_roll(monkeypatch, 1)

    assert use("c1_hunting_game", occupations=(4,)).changes == {"hide": 1, "game_meat": 1}


FEAST = UseOccupation(5, ("feast",))


@pytest.mark.card("5")
@pytest.mark.rule("FO-13.7", "FO-A29", "FO-9.10")
def test_005_chief_has_to_hold_a_feast_alone_at_once():
    state = playing(5, silver=7)
    assert options(state, UseOccupation, Decline) == [FEAST]

    answer(state, FEAST, *[Serve("silver")] * 4, FinishFeast())

    assert state.waiting() == []
    assert [player.penalties for player in state.players] == [2, 0]
    assert have(state, "silver")[0] == 3


@pytest.mark.card("5")
def test_005_chief_takes_part_in_the_regular_feast_all_the_same():
    state = table(TakeTurn(0), FeastPhase(), hand={0: (5,)})
    answer(state, UseSpace("c2_play_occupations"), PlayOccupation(5), FEAST, FinishFeast())
    assert asked(state) == [(0, "LayOut"), (1, "LayOut")]
    do_nothing(state)

    assert [player.penalties for player in state.players] == [12, 6]


@pytest.mark.card("5")
@pytest.mark.rule("FO-13.13")
def test_005_chief_played_after_a_feast_was_laid_out_does_not_disturb_that_feast():
    tutor, festive_hunter = 52, 159
    things = {0: {"game_meat": 1, "mead": 0, "silver": 1}}
    state = table(FeastPhase(), occupations={0: (tutor, festive_hunter)}, hand={0: (5,)}, things=things)
    state.play(1, FinishFeast())
    answer(state, Serve("game_meat"), FinishFeast())

    play_chief = UseOccupation(tutor, ("play_occupation",), (("silver", 1),))
    answer(state, play_chief, PlayOccupation(5), FEAST, FinishFeast())
    assert options(state, UseOccupation) == [UseOccupation(festive_hunter, ("hunting_game",))]
    answer(state, Decline())

    assert ([player.penalties for player in state.players], state.feasts) == ([3 + 6, 6], {})


@pytest.mark.card("6")
def test_006_stonecarver_gets_a_silver_for_each_stone_from_a_strip():
    strips = (Strip(2, gone=2), Strip(1, gone=1))

    assert use("c1_mountain_2", TakeItems(2, 2), occupations=(6,), strips=strips).changes == {"stone": 2, "silver": 2}
    assert use("c1_mountain_2", TakeItems(1, 2), occupations=(6,), strips=strips).changes == {
        "wood": 1,
        "stone": 1,
        "silver": 1,
    }


@pytest.mark.card("6")
@pytest.mark.rule("FO-18.5")
def test_006_stonecarver_gets_it_also_for_a_stone_taken_through_a_card():
    forester, strips = 145, (Strip(2, gone=2),)
    state = choosing("c1_hunting_game", occupations=(6, forester), strips=strips)
    answer(state, UseOccupation(forester, ("mountain",)), TakeItems(2, 1))

    assert (have(state, "stone")[0], have(state, "silver")[0]) == (1, 1)


@pytest.mark.card("6")
def test_006_stonecarver_gets_nothing_for_other_stone(monkeypatch):
    every_roll(monkeypatch, 1)

    assert use("c1_raiding", Stop(), Fail(), occupations=(6,), longships=(0,)).changes == {"stone": 1, "sword": 1}


@pytest.mark.card("7")
@pytest.mark.rule("FO-13.2", "FO-A46")
@pytest.mark.parametrize(("grain", "silver"), [(0, 0), (1, 1), (2, 2), (3, 2)])
def test_007_miller_gets_silver_for_grain_after_the_feast(grain, silver):
    state = table(FeastPhase(), occupations={0: (7,)}, things={0: {"grain": grain}})
    do_nothing(state)

    assert have(state, "silver") == [silver, 0]


@pytest.mark.card("7")
def test_007_miller_gets_nothing_for_grain_that_was_served():
    state = table(FeastPhase(), occupations={0: (7,)}, things={0: {"grain": 1}})
    state.play(0, Serve("grain"))
    do_nothing(state)

    assert have(state, "silver") == [0, 0]


def vikings(**numbers):
    """Vikings of seat 0 on these spaces."""
    return tuple(Vikings(space, 0, number, 3) for space, number in numbers.items())


@pytest.mark.card("8")
@pytest.mark.parametrize(
    ("standing", "oil"),
    [
        (vikings(c1_linen=1, c4_crafting=4), 1),
        (vikings(c3_forge=3, c2_chest=2, c1_rune_stone=1), 1),
        (vikings(c4_crafting=4), 0),
        (vikings(c4_crafting=4, c1_market=1), 0),
        ((*vikings(c4_crafting=4), Vikings("c1_linen", 1, 1, 3)), 0),
    ],
)
def test_008_craft_leader_gets_oil_before_the_income_for_five_vikings_on_crafting_spaces(standing, oil):
    state = new_round(8, after_income, standing=standing)

    gained = [event for event in heard(state, events.Gained | events.IncomePaid) if event.seat == 0]
    assert gained == [*[events.Gained(0, "oil", 1)] * oil, events.IncomePaid(0, 0)]


@pytest.mark.card("8")
@pytest.mark.rule("FO-A19")
def test_008_craft_leader_does_not_count_vikings_on_an_imitation_space():
    standing = vikings(c1_linen=1, imitation_4=4)
    state = new_round(8, after_income, seats=4, imitation=(2, 4), standing=standing)

    assert have(state, "oil")[0] == 0


ORE = UseOccupation(9, ("ore", "must_place_immediately_on"))


def placing_ore(**fields):
    """The income is near, and seat 0 has to place ore."""
    state = new_round(9, lambda state: asked(state) == [(0, "OfferEffects")], **fields)
    assert options(state, UseOccupation, Decline) == [ORE]
    state.play(0, ORE)
    return state


@pytest.mark.card("9")
def test_009_ore_boatman_places_an_ore_for_each_longship_before_the_income():
    state = placing_ore(longships={0: (0, 3)}, claimed={0: (Claimed("shetland"),)})
    assert {move.board for move in options(state, LayDown)} == {"home_board", "shetland"}

    state.play(0, LayDown("home_board", 11, 0))
    state.play(0, LayDown("shetland", 7, 0))
    do_nothing(state, after_income)

    assert have(state, "ore") == [0, 0]
    assert heard(state, events.PieceLaid) == [
        events.PieceLaid(0, "ore", "home_board"),
        events.PieceLaid(0, "ore", "shetland"),
    ]
    assert events.IncomePaid(0, 2) in heard(state, events.IncomePaid)


@pytest.mark.card("9")
def test_009_ore_boatman_does_not_receive_ore_that_is_not_placed():
    state = placing_ore(longships={0: (0, 0)}, houses={0: (STONE_HOUSE,)})
    assert {move.board for move in options(state, LayDown)} == {"home_board"}

    state.play(0, Done())
    do_nothing(state, after_income)

    assert have(state, "ore") == [0, 0]
    assert heard(state, events.PieceLaid) == []


@pytest.mark.card("9")
def test_009_ore_boatman_without_a_longship_places_nothing():
    state = new_round(9, after_income, knarrs={0: 2})

    assert (heard(state, events.PieceLaid), have(state, "ore")) == ([], [0, 0])


# ---------------------------------------------------------------------- 10 to 19


@pytest.mark.card("10")
@pytest.mark.parametrize(
    ("animals", "species"),
    [({}, 0), ({"sheep": 3}, 1), ({"cattle_pregnant": 1}, 1), ({"sheep": 2, "sheep_pregnant": 1, "cattle": 2}, 2)],
)
def test_010_milker_gets_milk_and_silver_for_each_species(animals, species):
    assert played(10, **animals) == ({"milk": species, "silver": species} if species else {})


@pytest.mark.card("11")
def test_011_trident_hunter_takes_a_spear():
    state = playing(11, weapon_discards=pile(spear=1, bow=2))

    assert (have(state, "spear")[0], state.weapon_discards) == (2, pile(bow=2))


@pytest.mark.card("11")
@pytest.mark.rule("FO-18.4", "FO-11.11")
def test_011_trident_hunter_pays_for_two_points_of_whaling_with_a_spear(monkeypatch):
    every_roll(monkeypatch, 8)
    position = {"hand": (), "wood": 9, "spear": 4, "bow": 4, "whaling_boats": (0,)}
    state = choosing("c4_whaling", UseBoats((0,)), Stop(), occupations=(11,), **position)

    assert options(state, Succeed) == [Succeed(7, 0), Succeed(5, 1), Succeed(3, 2), Succeed(1, 3), Succeed(0, 4)]
    assert Succeed(7, 1) in options(choosing("c1_hunting_game", Stop(), occupations=(11,), **position), Succeed)


DRAW = UseOccupation(12, ("weapon_draw",))


@pytest.mark.card("12")
def test_012_helmsman_brings_a_chest():
    assert played(12) == {"chest": 1}


@pytest.mark.card("12")
@pytest.mark.rule("FO-13.8")
@pytest.mark.parametrize(
    ("space", "answers", "position"),
    [
        ("c1_raiding", (Stop(), Loot("rune_stone")), {}),
        ("c2_pillaging", (Stop(), Fail(), TakeBackVikings(0)), {}),
        ("c4_plundering", (), {"longships": (0, 0, 0)}),
        ("c1_explore", (Explore("shetland"),), {}),
        ("c2_emigration", (Emigrate("longship"),), {"silver": 1}),
    ],
)
def test_012_helmsman_draws_a_weapon_after_an_action_with_a_longship(space, answers, position, monkeypatch):
    every_roll(monkeypatch, 6)
    ships = {"occupations": (12,), "hand": (), "longships": (0,), "bow": 0, "weapon_pile": pile(bow=9)}
    state = choosing(space, *answers, **{**ships, **position})
    assert options(state, UseOccupation, Decline) == [DRAW]
    answer(state, DRAW)

    assert (have(state, "bow")[0], state.waiting()) == (1, [])


@pytest.mark.card("12")
@pytest.mark.rule("FO-A27")
def test_012_helmsman_draws_nothing_without_a_longship():
    position = {"occupations": (12,), "silver": 1, "longships": (0,)}

    assert use("c1_explore", Explore("shetland"), occupations=(12,), knarrs=1).changes == {}
    assert use("c2_emigration", Emigrate("knarr"), **position, knarrs=1).changes == {"silver": -1}
    assert use("c1_market", **position).changes == {"beans": 1, "silver": 1}


@pytest.mark.card("13")
def test_013_archer_takes_a_bow():
    assert played(13) == {"bow": 1}


@pytest.mark.card("13")
def test_013_archer_lowers_his_rolls_in_hunting_and_nowhere_else(monkeypatch):
    every_roll(monkeypatch, 6)
    position = {"occupations": (13,), "bow": 0, "snare": 0, "wood": 8}

    assert options(choosing("c1_hunting_game", Stop(), **position), Succeed) == [Succeed(5, 0)]
    assert options(choosing("c2_laying_snare", Stop(), **position), Succeed) == [Succeed(6, 0)]


@pytest.mark.card("14")
@pytest.mark.rule("FO-13.2")
@pytest.mark.parametrize(
    ("boats", "knarrs", "longships", "whale_meat"),
    [(1, 1, 1, 1), (3, 1, 2, 1), (2, 2, 2, 2), (3, 2, 2, 2), (3, 0, 3, 0), (0, 2, 2, 0), (2, 2, 0, 0)],
)
def test_014_ship_owner_gets_whale_meat_for_sets_of_all_ships(boats, knarrs, longships, whale_meat):
    ships = {"whaling_boats": (0,) * boats, "knarrs": knarrs, "longships": (0,) * longships}

    assert played(14, **ships) == ({"whale_meat": whale_meat} if whale_meat else {})


@pytest.mark.card("15")
@pytest.mark.parametrize(
    ("houses", "mead"),
    [((), 0), ((SHED, SHED), 0), ((STONE_HOUSE,), 2), ((SHED, LONG_HOUSE, STONE_HOUSE, LONG_HOUSE), 6)],
)
def test_015_cottager_gets_two_mead_for_each_stone_or_long_house(houses, mead):
    assert played(15, houses=houses) == ({"mead": mead} if mead else {})


@pytest.mark.card("15")
@pytest.mark.parametrize(
    ("space", "answers", "hides"),
    [
        ("c2_stone_house", (), 1),
        ("c3_long_house", (), 1),
        ("c4_house_and_ship", (Choose(("stone_house", "longship")),), 1),
        ("c4_house_and_ship", (Choose(("long_house", "knarr")),), 1),
        ("c1_shed", (), 0),
    ],
)
def test_015_cottager_gets_a_hide_when_he_builds_a_stone_or_long_house(space, answers, hides):
    changes = use(space, *answers, occupations=(15,), hand=(), wood=2, stone=2).changes

    assert {thing: count for thing, count in changes.items() if count > 0} == ({"hide": hides} if hides else {})


@pytest.mark.card("15")
@pytest.mark.rule("FO-18.6")
def test_015_cottager_gets_nothing_for_a_house_that_is_not_built():
    claimed = (Claimed("newfoundland", all_but("newfoundland", (6, 6))),)
    state = table(Bonuses(), occupations={0: (15,)}, claimed={0: claimed})

    assert (state.players[0].houses, have(state, "hide")) == ((STONE_HOUSE,), [0, 0])


@pytest.mark.card("16")
@pytest.mark.rule("FO-A37")
@pytest.mark.parametrize(
    ("boats", "longships", "silver"),
    [
        ((0, 0, 0), (3,), 0),
        ((), (3, 1), 2),
        ((1, 1, 1), (1, 0), 2),
        ((), (3, 2), 3),
        ((0, 1), (3, 2), 4),
        ((1,), (3, 3), 5),
        ((1, 1, 1), (3, 3, 3), 5),
    ],
)
def test_016_captain_gets_silver_for_ore_put_on_his_ships(boats, longships, silver):
    assert played(16, whaling_boats=boats, longships=longships) == ({"silver": silver} if silver else {})


SHIPPER = UseOccupation(17, ("upgrade",))


@pytest.mark.card("17")
@pytest.mark.parametrize(
    ("good", "steps", "into"),
    [("beans", 3, "chest"), ("beans", 2, "wool"), ("whale_meat", 2, "treasure_chest"), ("linen", 1, "silk")],
)
def test_017_orient_shipper_upgrades_one_tile_by_up_to_three_steps(good, steps, into):
    assert played(17, SHIPPER, Upgrade(good, steps), **{good: 1}) == {good: -1, into: 1}


@pytest.mark.card("17")
@pytest.mark.rule("FO-13.7", "FO-13.14")
def test_017_orient_shipper_may_leave_it_and_needs_a_tile():
    assert played(17, Decline(), beans=1) == {}
    assert played(17, mead=0, silk=1) == {}


@pytest.mark.card("18")
@pytest.mark.rule("FO-A37", "FO-A46")
@pytest.mark.parametrize(
    ("longships", "reward"),
    [
        ((0, 1, 1), {}),
        ((2,), {"silk": 1}),
        ((3, 1, 0), {"silk": 1}),
        ((2, 3), {"jewelry": 1}),
        ((2, 2, 2), {"silver_hoard": 1}),
        ((3, 3, 3, 3), {"silver_hoard": 1}),
    ],
)
def test_018_fighter_gets_a_reward_for_his_well_armed_longships(longships, reward):
    assert played(18, longships=longships) == reward


FIVE = ("belt", "crucifix", "cloakpin", "fibula", "helmet")


@pytest.mark.card("19")
@pytest.mark.rule("FO-A37", "FO-A46", "FO-13.2")
@pytest.mark.parametrize(
    ("tiles", "reward"), [(2, {}), (3, {"silk": 1}), (4, {"spices": 1}), (5, {"jewelry": 1}), (6, {"jewelry": 1})]
)
def test_019_host_gets_a_reward_for_his_special_tiles_wherever_they_are(tiles, reward):
    home = laying("home_board", Placement("chalice", 0, 0))

    assert played(19, home=home, specials=FIVE[: tiles - 1]) == reward


# ---------------------------------------------------------------------- 20 to 27


EARNED = {
    "home": all_but("home_board", (5, 0)),
    "claimed": (Claimed("shetland", all_but("shetland", (7, 2))),),
    "houses": (
        House("stone_house", all_but("stone_house", (1, 2))),
        House("long_house", all_but("long_house", (1, 1))),
    ),
}
"""An ore of the home board, beans of Shetland, a hide and oil of the houses."""


@pytest.mark.card("20")
@pytest.mark.rule("FO-A29")
def test_020_builder_receives_the_bonuses_of_his_houses_alone():
    assert played(20, UseOccupation(20, ("bonus",)), **EARNED) == {"hide": 1, "oil": 1}


@pytest.mark.card("21")
@pytest.mark.rule("FO-A29")
def test_021_collector_receives_the_bonuses_of_his_home_board_alone():
    assert played(21, UseOccupation(21, ("bonus",)), **EARNED) == {"ore": 1}


@pytest.mark.rule("FO-13.7")
@pytest.mark.parametrize(
    "card",
    [
        pytest.param(20, marks=pytest.mark.card("20"), id="020_builder"),
        pytest.param(21, marks=pytest.mark.card("21"), id="021_collector"),
    ],
)
def test_an_extra_bonus_phase_may_be_left_out(card):
    assert played(card, Decline(), **EARNED) == {}


COUNTED = {
    "longships": (0, 0),
    "knarrs": 1,
    "whaling_boats": (0, 0, 0),
    "houses": (SHED, STONE_HOUSE, LONG_HOUSE, LONG_HOUSE),
}
"""Two longships, a knarr, three whaling boats; three houses and a shed."""


@pytest.mark.rule("FO-13.3")
@pytest.mark.parametrize(
    ("card", "things"),
    [
        pytest.param(22, {"ore": 2, "stone": 2, "silver": 2}, marks=pytest.mark.card("22"), id="022_miner"),
        pytest.param(23, {"silver": 6}, marks=pytest.mark.card("23"), id="023_custodian"),
        pytest.param(24, {"oil": 1, "wood": 3}, marks=pytest.mark.card("24"), id="024_whaling_equipper"),
        pytest.param(25, {"salt_meat": 1}, marks=pytest.mark.card("25"), id="025_meat_trader"),
        pytest.param(27, {"stockfish": 3}, marks=pytest.mark.card("27"), id="027_fisherman"),
        pytest.param(43, {"fruits": 1}, marks=pytest.mark.card("43"), id="043_fruit_picker"),
    ],
)
def test_what_a_card_brings_for_ships_or_houses(card, things):
    assert played(card, **COUNTED) == things


@pytest.mark.rule("FO-13.3")
@pytest.mark.parametrize(
    ("card", "position"),
    [
        pytest.param(22, {"knarrs": 1, "whaling_boats": (0,)}, marks=pytest.mark.card("22"), id="022_miner"),
        pytest.param(23, {"houses": (SHED,)}, marks=pytest.mark.card("23"), id="023_custodian"),
        pytest.param(24, {"longships": (3,)}, marks=pytest.mark.card("24"), id="024_whaling_equipper"),
        pytest.param(
            25, {"longships": (3,), "whaling_boats": (0,)}, marks=pytest.mark.card("25"), id="025_meat_trader"
        ),
        pytest.param(27, {"longships": (3,), "knarrs": 1}, marks=pytest.mark.card("27"), id="027_fisherman"),
    ],
)
def test_other_ships_and_houses_bring_nothing(card, position):
    assert played(card, **position) == {}


@pytest.mark.card("27")
@pytest.mark.rule("FO-13.3")
def test_027_fisherman_works_once_and_not_for_boats_that_come_later():
    later = use("c1_whaling_boat", occupations=(27,), wood=1)

    assert (later.changes, later.player.whaling_boats) == ({"wood": -1}, (0,))


@pytest.mark.card("26")
@pytest.mark.parametrize(
    ("red", "silver"),
    [
        ({}, 0),
        ({"stockfish": 3}, 1),
        ({"sheep": 1, "sheep_pregnant": 2}, 1),
        ({"mead": 2, "milk": 1, "sheep_pregnant": 1, "cattle": 1, "cattle_pregnant": 1, "oil": 1, "peas": 1}, 4),
    ],
)
def test_026_meat_inspector_gets_silver_for_each_type_of_red_goods(red, silver):
    assert played(26, **{"mead": 0, **red}) == ({"silver": silver} if silver else {})

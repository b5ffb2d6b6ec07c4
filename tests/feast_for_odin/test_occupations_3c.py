"""The occupations 172 to 190, each in play: feasts, strips, what comes to the supply, as soon as, at the end."""

import pytest

from meadhall.games.feast_for_odin import events
from meadhall.games.feast_for_odin.feast import FeastPhase
from meadhall.games.feast_for_odin.game_flow import end_of_game, end_of_round
from meadhall.games.feast_for_odin.moves import (
    BuyShip,
    Choose,
    Decline,
    Done,
    Emigrate,
    Fail,
    FinishFeast,
    LayDown,
    Loot,
    PayWith,
    PlayOccupation,
    Serve,
    Stop,
    TakeItems,
    TurnOver,
    Upgrade,
    UseSpace,
)
from meadhall.games.feast_for_odin.player import Claimed, House
from meadhall.games.feast_for_odin.rounds import Bonuses, Breeding
from meadhall.games.feast_for_odin.state import Strip
from meadhall.games.feast_for_odin.turn import TakeTurn
from tests.feast_for_odin.helpers import (
    SHIP_MISSING,
    all_but,
    answer,
    asked,
    choosing,
    covered,
    do_nothing,
    every_roll,
    go_on,
    have,
    heard,
    on_turn,
    options,
    refusal,
    refused,
    supply,
    table,
    through,
    use,
    uses,
)

APPRENTICE, FISHERMAN, TUTOR, BIRKA_SETTLER = 113, 27, 52, 110
SHED, STONE_HOUSE, LONG_HOUSE = House("shed"), House("stone_house"), House("long_house")
RAID = "c1_raiding"


def playing(card, *answers, **position):
    """Seat 0 has just played the card and given these answers."""
    return choosing("c2_play_occupations", PlayOccupation(card), *answers, hand=(card,), **position)


def played(card, *answers, **position):
    """What changes for seat 0 when it plays the card and gives these answers and no others."""
    return use("c2_play_occupations", PlayOccupation(card), *answers, hand=(card,), **position)


# ---------------------------------------------------------------------- feasts


def feast(card, houses=(), **things):
    """The feast of the last round begins; seat 0 has the card, these things and houses."""
    nothing = {"mead": 0, "bow": 0, "snare": 0, "spear": 0}
    return table(FeastPhase(), round=7, occupations={0: (card,)}, houses={0: houses}, things={0: {**nothing, **things}})


def serve(state, *foods):
    """Seat 0 lays these out as they lie, and both nothing more."""
    for food in foods:
        state.play(0, Serve(food))
    state.play(0, FinishFeast())
    state.play(1, FinishFeast())


@pytest.mark.card("172")
@pytest.mark.rule("FO-7.8")
def test_172_fish_cook_may_place_the_stockfish_of_the_feast_in_houses():
    state = feast(172, (SHED, STONE_HOUSE, LONG_HOUSE), stockfish=1)
    serve(state, "stockfish")
    assert uses(state) == [Decline(), through(172, "move_stockfish_to_houses")]

    state.play(0, through(172, "move_stockfish_to_houses"))
    assert refused(state, 0, LayDown("home_board", 0, 0)) == ("not-your-board", "FO-7.2")
    state.play(0, LayDown("stone_house 2", 1, 0))

    assert [placed.piece for placed in state.players[0].houses[1].laid.placements] == ["stockfish"]
    assert (supply(state, 0), state.waiting(), state.feasts) == ({}, [], {})


@pytest.mark.card("172")
def test_172_fish_cook_places_as_many_as_were_served_and_as_fit():
    state = feast(172, (STONE_HOUSE, LONG_HOUSE), stockfish=3, silver=1)
    state.play(0, Serve("stockfish"))
    state.play(0, Serve("silver"))
    state.play(0, Serve("stockfish", vertical=True))
    serve(state)
    answer(state, through(172, "move_stockfish_to_houses"), LayDown("stone_house 1", 1, 0))

    assert refused(state, 0, LayDown("stone_house 1", 2, 1)) == ("beside-same-colour", "FO-7.8")
    assert refused(state, 0, LayDown("stone_house 1", 1, 1)) == ("cell-covered", "FO-7.2")
    state.play(0, LayDown("long_house 2", 0, 0))

    assert (supply(state, 0), state.waiting()) == ({"stockfish": 1}, [])


@pytest.mark.card("172")
def test_172_fish_cook_may_leave_it_and_needs_a_house_and_stockfish_on_the_table():
    left, half = (feast(172, (STONE_HOUSE,), stockfish=1) for _ in range(2))
    serve(left, "stockfish")
    answer(left, Decline())
    serve(half, "stockfish")
    answer(half, through(172, "move_stockfish_to_houses"), Done())
    unserved, homeless = feast(172, (STONE_HOUSE,), stockfish=1), feast(172, (SHED,), stockfish=1)
    serve(unserved)
    serve(homeless, "stockfish")

    assert supply(left, 0) == supply(half, 0) == {}
    assert left.players[0].houses == half.players[0].houses == (STONE_HOUSE,)
    assert (supply(unserved, 0), unserved.waiting()) == ({"stockfish": 1}, [])
    assert homeless.waiting() == []


@pytest.mark.card("186")
def test_186_pea_flour_baker_serves_two_peas_lying():
    state, without = feast(186, peas=3, silver=2), feast(7, peas=3, silver=2)
    for one in (state, without):
        one.play(0, Serve("peas"))
        one.play(0, Serve("silver"))
    assert refused(without, 0, Serve("peas")) == ("already-horizontal", "FO-9.5")

    state.play(0, Serve("peas"))
    state.play(0, Serve("silver"))

    assert refused(state, 0, Serve("peas")) == ("already-horizontal", "FO-9.5")
    assert refused(state, 0, Serve("peas", vertical=True)) is None


# ---------------------------------------------------------------------- strips


@pytest.mark.card("173")
@pytest.mark.rule("FO-A10")
@pytest.mark.parametrize(
    ("strips", "silver"),
    [
        pytest.param((Strip(1), Strip(4, gone=2)), 0, id="wood and stone"),
        pytest.param((Strip(1, gone=3), Strip(4, gone=4)), 2, id="two ores"),
        pytest.param((Strip(4, gone=6),), 2, id="2 silver alone"),
        pytest.param((Strip(4, gone=5),), 1 + 2, id="an ore, and the 2 silver behind it"),
        pytest.param((Strip(1, gone=4),), 1, id="an ore, and two 2 silver stay"),
        pytest.param((Strip(1, gone=5),), 2 + 2, id="twice 2 silver"),
    ],
)
def test_173_punchcutter_gets_silver_for_ore_and_silver_that_strips_lose(strips, silver):
    state = table(*end_of_round(), round=2, occupations={0: (173,)}, strips=strips, strip_pile=())

    assert have(state, "silver") == [silver, 0]


@pytest.mark.card("173")
def test_173_punchcutter_gets_nothing_for_what_players_take():
    assert use("c1_mountain_2", TakeItems(4, 2), occupations=(173,), strips=(Strip(4, gone=4),)).changes == {"ore": 2}


@pytest.mark.card("188")
@pytest.mark.parametrize(("seats", "silver"), [(1, 0), (2, 1), (3, 2), (4, 3)])
def test_188_mineworker_gets_silver_by_the_number_of_players(seats, silver):
    assert played(188, seats=seats).player.have("silver") == silver


@pytest.mark.card("188")
@pytest.mark.rule("FO-A44")
def test_188_mineworker_gets_one_silver_more_with_the_last_silver_of_a_strip():
    space = "c1_mountain_2"
    two, one, last = Strip(1, gone=5), Strip(4, gone=5), Strip(4, gone=6)

    def taken(strip, count):
        return use(space, TakeItems(strip.id, count), occupations=(188,), strips=(strip,)).changes

    assert taken(two, 1) == {"silver": 2}
    assert taken(two, 2) == {"silver": 4 + 1}
    assert taken(one, 1) == {"ore": 1}
    assert taken(one, 2) == {"ore": 1, "silver": 2 + 1}
    assert taken(last, 1) == {"silver": 2 + 1}


@pytest.mark.card("188")
def test_188_mineworker_also_gets_it_when_a_card_lets_him_take_the_silver():
    position = {"occupations": (APPRENTICE, 188), "strips": (Strip(4, gone=6),), "flax": 1}

    used = use("c1_linen", through(APPRENTICE, "mountain"), TakeItems(4, 1), **position)

    assert used.changes == {"silver": 2 + 1, "flax": -1, "linen": 1}


# ---------------------------------------------------------------------- what comes to the supply


@pytest.mark.card("174")
@pytest.mark.rule("FO-18.5")
def test_174_bosporus_traveler_may_buy_silk_or_spices_for_each_cattle_that_comes():
    space, position = "c2_buy_cattle", {"occupations": (174,), "silver": 7}
    silk, spices = through(174, "silk", silver=3), through(174, "spices", silver=4)
    came = {"cattle": 1, "milk": 1}

    assert uses(choosing(space, **position)) == [Decline(), silk, spices]
    assert use(space, silk, **position).changes == {**came, "silver": -3 - 3, "silk": 1}
    assert use(space, spices, **position).changes == {**came, "silver": -3 - 4, "spices": 1}
    assert use(space, Decline(), **position).changes == {**came, "silver": -3}
    assert use(space, occupations=(174,), silver=5).changes == {**came, "silver": -3}
    assert use("c2_buy_sheep", **position).changes == {"silver": -1, "sheep": 1}


@pytest.mark.card("174")
@pytest.mark.rule("FO-18.22")
def test_174_bosporus_traveler_is_asked_for_each_newborn_cattle_and_not_for_pregnancies():
    silk, spices = through(174, "silk", silver=3), through(174, "spices", silver=4)
    born = table(Breeding(), occupations={0: (174,)}, things={0: {"cattle_pregnant": 2, "silver": 9}})
    answer(born, silk, spices)
    pregnant = table(Breeding(), occupations={0: (174,)}, things={0: {"cattle": 2, "silver": 9}})

    assert [born.players[0].have(thing) for thing in ("cattle", "silver", "silk", "spices")] == [4, 2, 1, 1]
    assert born.waiting() == pregnant.waiting() == []


@pytest.mark.card("175")
@pytest.mark.rule("FO-18.18")
def test_175_codliver_oil_presser_buys_an_oil_once_in_an_action_that_brings_stockfish():
    oil, position = through(175, "oil", silver=1), {"occupations": (175,), "silver": 3, "mead": 0}
    upgraded = (Upgrade("flax", 1), oil, Upgrade("flax", 1))

    assert use("c1_stockfish", oil, **position).changes == {"stockfish": 1, "silver": -1, "oil": 1}
    assert use("c1_stockfish", Decline(), **position).changes == {"stockfish": 1}
    assert use("c1_stockfish", occupations=(175,)).changes == {"stockfish": 1}
    assert use("c1_buy_stockfish", oil, **position).changes == {"stockfish": 2, "silver": -1 - 1, "oil": 1}
    twice = use("c1_trade_2", *upgraded, **position, flax=2)
    assert twice.changes == {"flax": -2, "stockfish": 2, "silver": -1, "oil": 1}
    assert use("c1_market", **position).changes == {"beans": 1, "silver": 1}


@pytest.mark.card("175")
@pytest.mark.rule("FO-18.5")
def test_175_codliver_oil_presser_uses_stockfish_of_cards_but_none_of_a_bonus():
    fished = use(
        "c2_play_occupations",
        PlayOccupation(FISHERMAN),
        through(175, "oil", silver=1),
        occupations=(175,),
        hand=(FISHERMAN,),
        whaling_boats=(0, 0),
        silver=2,
    )
    iceland = (Claimed("iceland", all_but("iceland", (2, 2))),)
    bonus = table(Bonuses(), occupations={0: (175,)}, claimed={0: iceland}, things={0: {"silver": 1}})

    assert fished.changes == {"stockfish": 2, "silver": -1, "oil": 1}
    assert (have(bonus, "stockfish"), bonus.waiting()) == ([1, 0], [])


@pytest.mark.card("190")
@pytest.mark.rule("FO-18.22")
def test_190_bosporus_merchant_gets_an_oil_with_each_spices(monkeypatch):
    every_roll(monkeypatch, 8)
    position = {"occupations": (190,)}
    upgraded = (Upgrade("skin_and_bones", 1), Upgrade("skin_and_bones", 1))
    traded = {"knarrs": 1, "silver": 1, "skin_and_bones": 1}

    assert use("c4_market_products", **position).changes == {"spices": 1, "silver": 1, "oil": 1}
    both = use("c1_trade_2", *upgraded, skin_and_bones=2, **position)
    assert both.changes == {"skin_and_bones": -2, "spices": 2, "oil": 2}
    turned = use("c1_overseas_trading", TurnOver("skin_and_bones"), Done(), **traded, **position)
    assert turned.changes == {"silver": -1, "skin_and_bones": -1, "spices": 1, "oil": 1}
    raided = use("c2_pillaging", Stop(), Loot("spices"), longships=(1,), **position)
    assert raided.changes == {"spices": 1, "oil": 1}
    assert use("c1_linen", flax=1, **position).changes == {"flax": -1, "linen": 1}


# ---------------------------------------------------------------------- other cards, bonuses


@pytest.mark.card("176")
def test_176_etiquette_teacher_gets_peas_once_for_a_space_however_many_cards_are_played():
    space, position = "c2_play_occupations", {"occupations": (176,), "hand": (7, 9)}
    two, one = (PlayOccupation(7), PlayOccupation(9)), (PlayOccupation(7), Done())

    assert use(space, *two, **position).changes == {"peas": 1}
    assert use(space, *one, **position).changes == {"peas": 1}
    without_cards = use("c1_play_occupation", PayWith((("stone", 1),)), occupations=(176,), stone=1)
    assert without_cards.changes == {"stone": -1, "silver": 1}
    assert use("c1_draw_occupation", **position).changes == {"silver": 1}


@pytest.mark.card("176")
def test_176_etiquette_teacher_counts_the_bonus_of_column_4_with_its_space_and_each_card_effect():
    position = {"occupations": (TUTOR, 176), "hand": (7, 9), "silver": 2}
    lesson = through(TUTOR, "play_occupation", silver=1)
    alone = on_turn(**position)
    answer(alone, lesson, PlayOccupation(7))
    answer(alone, lesson, PlayOccupation(9))

    before = use("c4_crafting", PlayOccupation(7), occupations=(176,), hand=(7, 9))
    after = use("c4_crafting", Decline(), PlayOccupation(7), occupations=(176,), hand=(7, 9))
    assert before.changes == after.changes == {"silver": 4, "peas": 1}
    assert use("c4_crafting", Decline(), Decline(), occupations=(176,), hand=(7,)).changes == {"silver": 4}
    assert (alone.players[0].have("peas"), alone.players[0].have("silver")) == (2, 0)


STONE_HOUSE_HIDE = House("stone_house", all_but("stone_house", (1, 2)))
LONG_HOUSE_TWO = House("long_house", all_but("long_house", (1, 1), (2, 5)))


def bonuses(*houses, **fields):
    """The Bonus phase of the Maid's owner with these houses."""
    return table(Bonuses(), occupations={0: (177,)}, houses={0: houses}, **fields)


SUPPLY_AT_START = {"mead": 1, "bow": 1, "snare": 1, "spear": 1}


def received(state):
    """What seat 0 has that it did not have at the start."""
    return {
        thing: count for thing, count in supply(state, 0).items() if thing in ("hide", "oil", "beans", "silverware")
    }


@pytest.mark.card("177")
def test_177_maid_may_take_silverware_in_the_place_of_the_only_good_of_a_house():
    silverware = through(177, "silverware")
    replaced, kept = bonuses(STONE_HOUSE_HIDE), bonuses(STONE_HOUSE_HIDE)
    assert uses(replaced) == [Decline(), silverware]
    answer(replaced, silverware)
    answer(kept, Decline())

    assert (received(replaced), received(kept)) == ({"silverware": 1}, {"hide": 1})
    assert replaced.waiting() == kept.waiting() == []


@pytest.mark.card("177")
def test_177_maid_decides_for_each_house_and_leaves_houses_with_more_goods_alone():
    two = bonuses(STONE_HOUSE_HIDE, LONG_HOUSE_TWO, STONE_HOUSE_HIDE)
    before = received(two)
    answer(two, through(177, "silverware"), Decline())
    more, none = bonuses(LONG_HOUSE_TWO), bonuses(STONE_HOUSE, SHED)
    board = bonuses(claimed={0: (Claimed("iceland", all_but("iceland", (4, 0))),)})

    assert before == {"oil": 1, "beans": 1}
    assert received(two) == {"oil": 1, "beans": 1, "silverware": 1, "hide": 1}
    assert (received(more), more.waiting()) == ({"oil": 1, "beans": 1}, [])
    assert (received(none), none.waiting()) == ({}, [])
    assert (received(board), board.waiting()) == ({"oil": 1}, [])


# ---------------------------------------------------------------------- as soon as

BOATS = through(178, "whaling_boat")


@pytest.mark.card("178")
@pytest.mark.rule("FO-18.9", "FO-18.12", "FO-18.21")
@pytest.mark.parametrize(("boats", "then"), [((), 2), ((1,), 3), ((0, 0), 3)])
def test_178_boat_builder_gets_two_whaling_boats_with_the_fourth_large_ship(boats, then):
    used = use("c2_knarr", BOATS, occupations=(178,), wood=2, knarrs=2, longships=(0,), whaling_boats=boats)

    assert len(used.player.whaling_boats) == then
    third = use("c2_knarr", occupations=(178,), wood=2, knarrs=1, longships=(0,), whaling_boats=boats)
    assert third.player.whaling_boats == boats


@pytest.mark.card("178")
@pytest.mark.rule("FO-18.9", "FO-13.6")
def test_178_boat_builder_also_looks_when_played_or_when_a_ship_is_bought_and_only_once():
    bought = table(*[TakeTurn(0)] * 2, occupations={0: (178,)}, knarrs={0: 3}, things={0: {"silver": 11}})
    answer(bought, BuyShip("knarr"), BOATS, UseSpace("c2_emigration"), Emigrate("knarr"), BuyShip("knarr"))

    assert len(played(178, BOATS, knarrs=4).player.whaling_boats) == 2
    assert (bought.players[0].knarrs, len(bought.players[0].whaling_boats)) == (4, 2)
    assert asked(bought) == [(0, "TakeTurn")]


@pytest.mark.card("178")
@pytest.mark.rule("FO-13.6", "FO-18.9")
def test_178_boat_builder_without_a_free_stage_has_lost_the_boats():
    lost = played(178, knarrs=4, whaling_boats=(0, 0, 0))
    state = lost.state
    state.players[0].whaling_boats, state.players[0].knarrs = (0,), 3
    state.players[0].gain("silver", 5)
    state.then(TakeTurn(0))
    state.advance()
    answer(state, BuyShip("knarr"))

    assert (state.players[0].knarrs, state.players[0].whaling_boats) == (4, (0,))
    assert asked(state) == [(0, "TakeTurn")]


@pytest.mark.card("179")
@pytest.mark.rule("FO-13.6")
@pytest.mark.parametrize("knarrs", [0, 1, 3])
def test_179_cutter_operator_gets_stockfish_and_silver_for_each_knarr_with_the_next_one(knarrs):
    used = use("c2_knarr", occupations=(179,), wood=2, knarrs=knarrs)

    assert used.changes == {"wood": -2, "stockfish": knarrs + 1, "silver": knarrs + 1}


@pytest.mark.card("179")
def test_179_cutter_operator_waits_for_a_knarr_got_in_any_way_and_works_once():
    twice = on_turn(occupations=(179,), silver=10)
    answer(twice, BuyShip("knarr"), BuyShip("knarr"))
    exchanged = use("c4_exchange_emigrate", Choose(("knarr",)), whaling_boats=(0,), occupations=(179,), round=7)

    assert (have(twice, "stockfish"), have(twice, "silver")) == ([1, 0], [1, 0])
    assert exchanged.changes == {"stockfish": 1, "silver": 1}
    assert played(179, knarrs=3).changes == {}
    assert use("c3_longship", occupations=(179,), wood=2, knarrs=1, deck=()).changes == {"wood": -2}


DIAGONAL = [(11, 0), (10, 1), (9, 2), (8, 3), (7, 4), (6, 5), (5, 6), (4, 7), (3, 8), (2, 9), (1, 10), (0, 11)]
HOME_INCOME = {0: 0, 1: 1, 3: 4, 4: 5, 5: 6, 6: 7, 7: 8, 9: 9, 12: 10, 18: 12}
"""How many cells of the diagonal are covered for an income; Shetland shows 2 with two of its own."""


def with_income(income):
    """Boards that show this income."""
    home, claimed = income, ()
    if income not in HOME_INCOME:
        home, claimed = income - 2, (Claimed("shetland", covered("shetland", (7, 0), (6, 1))),)
    return {"home": covered("home_board", *DIAGONAL[: HOME_INCOME[home]]), "claimed": claimed}


@pytest.mark.card("180")
@pytest.mark.rule("FO-18.10")
@pytest.mark.parametrize(("income", "silverware"), [(0, 4), (5, 4), (6, 3), (9, 3), (11, 3), (12, 2), (18, 2)])
def test_180_beach_raider_gets_silverware_by_the_income_with_the_third_longship(income, silverware):
    used = use("c3_longship", occupations=(180,), wood=2, longships=(0, 0), deck=(), **with_income(income))

    assert used.changes == {"wood": -2, "silverware": silverware}


@pytest.mark.card("180")
def test_180_beach_raider_works_once_and_also_when_played():
    state = table(*[TakeTurn(0)] * 2, occupations={0: (180,)}, longships={0: (0, 0)}, things={0: {"silver": 17}})
    answer(state, BuyShip("longship"), UseSpace("c2_emigration"), Emigrate("longship", 0), BuyShip("longship"))

    assert len(state.players[0].longships) == 3
    assert have(state, "silverware") == [4, 0]
    assert played(180, longships=(0, 0, 0)).changes == {"silverware": 4}
    assert played(180, longships=(0, 0), knarrs=2).changes == {}


@pytest.mark.card("181")
@pytest.mark.rule("FO-18.10")
@pytest.mark.parametrize(("income", "wool"), [(0, 3), (4, 3), (5, 2), (9, 2), (11, 1), (18, 1)])
def test_181_sail_patcher_gets_wool_by_the_income_with_the_third_large_ship(income, wool):
    used = use("c2_knarr", occupations=(181,), wood=2, knarrs=1, longships=(0,), **with_income(income))

    assert used.changes == {"wood": -2, "wool": wool}
    second = use("c2_knarr", occupations=(181,), wood=2, knarrs=1, whaling_boats=(0,), **with_income(income))
    assert second.changes == {"wood": -2}


@pytest.mark.card("181")
def test_181_sail_patcher_works_once():
    state = on_turn(occupations=(181,), knarrs=2, silver=10)
    answer(state, BuyShip("knarr"), BuyShip("knarr"))

    assert have(state, "wool") == [3, 0]
    assert played(181, knarrs=3).changes == {"wool": 3}


ONE_SPICES, TWO_SPICES = through(182, "spices", wood=2), through(182, "spices", wood=5)


@pytest.mark.card("182")
@pytest.mark.rule("FO-18.9")
def test_182_herb_gardener_buys_spices_for_wood_with_two_houses():
    houses, position = (STONE_HOUSE, LONG_HOUSE), {"wood": 6}

    assert uses(playing(182, houses=houses, **position)) == [Decline(), ONE_SPICES, TWO_SPICES]
    assert played(182, ONE_SPICES, houses=houses, **position).changes == {"wood": -2, "spices": 1}
    assert played(182, TWO_SPICES, houses=houses, **position).changes == {"wood": -5, "spices": 2}
    assert played(182, Decline(), houses=houses, **position).changes == {}
    assert played(182, houses=(STONE_HOUSE, SHED), **position).changes == {}
    built = use("c2_stone_house", ONE_SPICES, occupations=(182,), houses=(LONG_HOUSE,), stone=1, wood=2)
    assert built.changes == {"stone": -1, "wood": -2, "spices": 1}


@pytest.mark.card("182")
@pytest.mark.rule("FO-13.6")
def test_182_herb_gardener_may_buy_later_but_only_once():
    state = on_turn(occupations=(182,), houses=(STONE_HOUSE, STONE_HOUSE), wood=9)
    state.play(0, ONE_SPICES)

    assert (have(state, "spices"), have(state, "wood")) == ([1, 0], [7, 0])
    assert refused(state, 0, TWO_SPICES) == ("occupation-not-usable", "FO-13.14")
    too_few = on_turn(occupations=(182,), houses=(STONE_HOUSE,), wood=9)
    assert refused(too_few, 0, ONE_SPICES) == ("occupation-not-usable", "FO-13.14")


# ---------------------------------------------------------------------- instant

CROPS = ("peas", "beans", "flax", "grain", "cabbage", "fruits")


@pytest.mark.card("183")
@pytest.mark.parametrize(("knarrs", "crops"), [(0, 0), (1, 3), (2, 4), (3, 5), (4, 6)])
def test_183_grain_deliveryman_gets_one_of_each_crop_that_his_knarrs_carry(knarrs, crops):
    assert played(183, knarrs=knarrs).changes == dict.fromkeys(CROPS[:crops], 1)


@pytest.mark.card("184")
@pytest.mark.rule("FO-18.12")
def test_184_sponsor_has_a_longship_with_three_ore_for_wood_or_silver():
    by_wood, by_silver = through(184, "longship", wood=4), through(184, "longship", silver=3)
    position = {"ore": 4, "wood": 4, "silver": 3}
    paid = played(184, by_silver, **position)

    assert uses(playing(184, **position)) == [Decline(), by_wood, by_silver]
    assert (paid.changes, paid.player.longships) == ({"silver": -3, "ore": -3}, (3,))
    assert played(184, by_wood, **position).changes == {"wood": -4, "ore": -3}
    assert played(184, Decline(), **position).changes == {}
    assert played(184, **{**position, "ore": 2}).changes == {}
    assert played(184, ore=3, wood=3, silver=2).changes == {}
    assert played(184, **position, knarrs=4).changes == {}


@pytest.mark.card("184")
@pytest.mark.rule("FO-18.6")
def test_184_the_longship_of_the_sponsor_is_not_built():
    shipowner = 117
    position = {"ore": 3, "wood": 4, "occupations": (shipowner,), "mead": 1}

    assert played(184, through(184, "longship", wood=4), **position).changes == {"wood": -4, "ore": -3}


# ---------------------------------------------------------------------- the others


@pytest.mark.card("185")
@pytest.mark.rule("FO-A50")
def test_185_dorestad_traveller_upgrades_two_goods_in_the_place_of_a_raid():
    position = {"occupations": (185,), "longships": (0,), "peas": 1, "mead": 1}
    used = use(RAID, through(185, "upgrade"), Upgrade("peas", 1), Upgrade("mead", 1), **position)
    once = use(RAID, through(185, "upgrade"), Upgrade("peas", 1), Done(), **position)

    assert options(choosing(RAID, **position), Choose, *{type(through(1, ""))}) == [
        Choose(("raiding",)),
        through(185, "upgrade"),
    ]
    assert used.changes == {"peas": -1, "oil": 1}
    assert once.changes == {"peas": -1, "mead": 1}
    assert heard(used.state, (events.Rolled, events.Succeeded, events.Failed)) == []


@pytest.mark.card("185")
@pytest.mark.rule("FO-A50")
def test_185_dorestad_traveller_may_raid_and_needs_a_longship(monkeypatch):
    every_roll(monkeypatch, 6)
    position = {"occupations": (185,), "longships": (0,), "peas": 1}

    raid = use(RAID, Choose(("raiding",)), Stop(), Fail(), **position)

    assert raid.changes == {"stone": 1, "sword": 1}
    assert asked(choosing(RAID, occupations=(185,), longships=(0,), mead=0)) == [(0, "KeepOrRoll")]
    assert asked(choosing("c2_pillaging", **position)) == [(0, "KeepOrRoll")]
    assert refusal(RAID, occupations=(185,), peas=1) == SHIP_MISSING


BELT = through(187, "belt", flax=2)
CHEST = through(187, "treasure_chest", flax=3)


@pytest.mark.card("187")
@pytest.mark.rule("FO-8.5")
@pytest.mark.parametrize("space", ["c1_market", "c1_stockfish", "c2_mead", "c3_market", "c4_market_products"])
def test_187_chronicler_may_have_the_belt_for_flax_during_the_use_of_any_space(space):
    state = on_turn(occupations=(187,), flax=2)
    assert refused(state, 0, BELT) == ("occupation-not-usable", "FO-13.14")

    state.play(0, UseSpace(space))
    while BELT not in state.moves(0):
        state.play(0, Done())
    state.play(0, BELT)
    go_on(state)

    assert (state.players[0].specials, "belt" in state.tray) == (("belt",), False)
    assert (have(state, "flax"), state.waiting()) == ([0, 0], [])


@pytest.mark.card("187")
def test_187_chronicler_may_pay_with_the_flax_of_the_space_and_gets_only_a_belt_of_the_tray():
    state = on_turn(occupations=(187,), flax=1)
    state.play(0, UseSpace("c2_market"))
    assert BELT in state.moves(0)
    gone = on_turn(occupations=(187,), flax=2, tray=("helmet",))
    gone.play(0, UseSpace("c1_stockfish"))

    assert gone.waiting() == []


@pytest.mark.card("187")
@pytest.mark.rule("FO-18.18")
def test_187_chronicler_may_have_a_treasure_chest_for_flax_at_any_time_and_as_often_as_he_likes():
    state = on_turn(occupations=(187,), flax=7)

    state.play(0, CHEST)
    state.play(0, CHEST)

    assert (have(state, "treasure_chest"), have(state, "flax")) == ([2, 0], [1, 0])
    assert refused(state, 0, CHEST) == ("occupation-not-usable", "FO-13.14")


@pytest.mark.card("189")
@pytest.mark.parametrize(("boards", "silver"), [(0, 0), (1, 0), (2, 4), (3, 9), (4, 16)])
def test_189_seafarer_gets_silver_for_exploration_boards_when_the_game_ends(boards, silver):
    claimed = tuple(map(Claimed, ("shetland", "baffin_island", "iceland", "newfoundland")))[:boards]
    state = table(*end_of_game(), round=7, occupations={0: (189,)}, claimed={0: claimed})
    do_nothing(state)

    assert state.waiting() == []
    assert have(state, "silver") == [silver, 0]

"""The occupations 98 to 127, card by card (FO-13, FO-18)."""

import pytest

from meadhall.games.feast_for_odin.moves import (
    BuyShip,
    Choose,
    Decline,
    Done,
    Emigrate,
    Explore,
    Fail,
    LayDown,
    Loot,
    PayWith,
    PickUp,
    PlayOccupation,
    RollAgain,
    Stop,
    Succeed,
    TakeItems,
    TurnOver,
    Upgrade,
    UseOccupation,
    UseSpace,
)
from meadhall.games.feast_for_odin.player import Claimed, House
from meadhall.games.feast_for_odin.state import Exploration, Strip, Vikings
from tests.feast_for_odin.helpers import (
    CANNOT_PAY,
    EVERY_BOARD,
    NOTHING_TO_GAIN,
    QUIET,
    SHIP_MISSING,
    TOO_FEW_VIKINGS,
    answer,
    choosing,
    every_roll,
    on_turn,
    options,
    refusal,
    through,
    use,
    uses,
)

LONG_HOUSE, STONE_HOUSE = House("long_house"), House("stone_house")


def paying(**things):
    """Which of several costs is paid."""
    return PayWith(tuple(things.items()))


def offered(state):
    """The ways in which a card can be used that is asked about."""
    return options(state, UseOccupation)


# ---------------------------------------------------------------------- placing


def lay(state, piece, board):
    """Seat 0 lays the piece on the board, in the first place where it may lie."""
    state.play(0, PickUp(piece))
    state.play(0, next(move for move in state.moves(0) if isinstance(move, LayDown) and move.board == board))


@pytest.mark.card("98")
def test_098_nobleman_may_buy_silk_whenever_grain_is_laid_in_a_house():
    buying = through(98, "silk", silver=2)
    state = on_turn(occupations=(98,), grain=3, silver=5, houses=(LONG_HOUSE,))

    for move in (buying, Decline(), buying):
        lay(state, "grain", "long_house 1")
        assert uses(state) == [Decline(), buying]
        state.play(0, move)

    player = state.players[0]
    assert (player.have("grain"), player.have("silver"), player.have("silk")) == (0, 1, 2)


@pytest.mark.card("98")
def test_098_nobleman_wants_two_silver_and_grain():
    poor = on_turn(occupations=(98,), grain=1, silver=1, houses=(LONG_HOUSE,))
    lay(poor, "grain", "long_house 1")
    assert uses(poor) == []

    other_good = on_turn(occupations=(98,), flax=1, silver=2, houses=(LONG_HOUSE,))
    lay(other_good, "flax", "long_house 1")
    assert uses(other_good) == []


@pytest.mark.parametrize(
    ("card", "pays_on", "gain"),
    [
        pytest.param(100, {"shetland"}, {"silver": 1}, marks=pytest.mark.card("100"), id="100_undertaker"),
        pytest.param(
            101,
            {"long_house 1", "stone_house 2"},
            {"mead": 1, "silver": 1},
            marks=pytest.mark.card("101"),
            id="101_judge",
        ),
    ],
)
@pytest.mark.parametrize("board", ["home_board", "shetland", "long_house 1", "stone_house 2"])
def test_each_rune_stone_on_a_board_of_the_right_kind_is_paid(card, pays_on, gain, board):
    houses, claimed = (LONG_HOUSE, STONE_HOUSE), (Claimed("shetland"),)
    state = on_turn(occupations=(card,), rune_stone=2, mead=0, chest=1, houses=houses, claimed=claimed)

    for _ in (1, 2):
        lay(state, "rune_stone", board)
    lay(state, "chest", board)

    player = state.players[0]
    expected = {thing: 2 * count if board in pays_on else 0 for thing, count in gain.items()}
    assert {thing: player.have(thing) for thing in gain} == expected


# ---------------------------------------------------------------------- Tutor


DRAWING = "c1_draw_occupation"


@pytest.mark.card("99")
def test_099_tutor_may_play_a_card_instead_of_drawing_one():
    position = {"occupations": (99,), "hand": (19,), "specials": ("belt", "helmet", "chalice")}
    state = choosing(DRAWING, PlayOccupation(19), **position)
    player = state.players[0]

    assert (player.hand, player.occupations) == ((), (99, 19))
    assert (player.have("silk"), player.have("silver")) == (1, 1)
    assert len(choosing(DRAWING, Decline(), **position).players[0].hand) == 2


@pytest.mark.card("99")
def test_099_tutor_works_in_the_third_column_too():
    state = choosing("c3_longship", PlayOccupation(QUIET[0]), occupations=(99,), hand=QUIET[:1], wood=2)

    assert (state.players[0].hand, state.players[0].longships) == ((), (0,))


@pytest.mark.card("99")
@pytest.mark.rule("FO-A30")
def test_099_tutor_plays_nothing_if_the_hand_or_the_deck_is_empty():
    empty_hand = choosing(DRAWING, occupations=(99,))
    empty_deck = choosing(DRAWING, occupations=(99,), hand=QUIET[:1], deck=())

    assert len(empty_hand.players[0].hand) == 1
    assert (empty_deck.waiting(), empty_deck.players[0].hand) == ([], QUIET[:1])


# ---------------------------------------------------------------------- instead of what a space does


UPGRADING = [("c1_mountain_1_trade_1", 1), ("c2_mountain_3_trade_1", 3)]
UPGRADE = Choose(("trade",))


@pytest.mark.card("102")
@pytest.mark.rule("FO-A50")
@pytest.mark.parametrize(("space", "items"), UPGRADING)
@pytest.mark.parametrize("cost", ["game_meat", "silk"])
def test_102_fur_merchant_buys_fur_instead_of_upgrading_a_tile(space, items, cost):
    fur = through(102, "fur", **{cost: 1})
    position = {"occupations": (102,), cost: 2, "strips": (Strip(3),)}
    changes = use(space, TakeItems(3, items), fur, **position).changes

    assert changes == {"wood": items, cost: -1, "fur": 1}


@pytest.mark.card("102")
@pytest.mark.rule("FO-A50")
def test_102_fur_merchant_may_upgrade_instead_and_buys_nothing_on_other_spaces():
    position = {"occupations": (102,), "silk": 1, "strips": (Strip(3),)}
    normal = use("c1_mountain_1_trade_1", TakeItems(3, 1), UPGRADE, Upgrade("mead", 1), **position)

    assert normal.changes == {"wood": 1, "mead": -1, "oil": 1}
    assert offered(choosing("c1_trade_2", **position)) == []
    assert offered(choosing("c4_mountain_4_trade_2x2", TakeItems(3, 4), **position)) == []


@pytest.mark.card("102")
@pytest.mark.rule("FO-A50")
def test_102_fur_merchant_makes_the_space_usable_when_there_is_nothing_else_to_do():
    space, position = "c1_mountain_1_trade_1", {"mead": 0, "silk": 1}

    assert refusal(space, **position) == NOTHING_TO_GAIN
    assert refusal(space, occupations=(102,), **position) is None
    assert refusal(space, occupations=(102,), mead=0) == NOTHING_TO_GAIN
    fur = through(102, "fur", silk=1)
    assert use(space, fur, occupations=(102,), **position).changes == {"silk": -1, "fur": 1}


@pytest.mark.card("102")
@pytest.mark.rule("FO-A50", "FO-18.11")
def test_102_fur_merchant_need_not_buy_after_something_was_taken_nor_take_before_buying():
    space, position = "c1_mountain_1_trade_1", {"mead": 0, "silk": 1, "strips": (Strip(3),), "occupations": (102,)}

    assert use(space, TakeItems(3, 1), Decline(), **position).changes == {"wood": 1}
    fur = through(102, "fur", silk=1)
    assert use(space, Decline(), fur, **position).changes == {"silk": -1, "fur": 1}


KNARR, WHALING_BOAT = through(105, "knarr", wood=3), Choose(("whaling_boat",))


@pytest.mark.card("105")
@pytest.mark.rule("FO-A50")
def test_105_knarr_builder_builds_a_knarr_for_three_wood_instead_of_a_whaling_boat():
    position = {"occupations": (105,), "wood": 4}
    knarr = use("c1_whaling_boat", KNARR, **position)
    boat = use("c1_whaling_boat", WHALING_BOAT, **position)

    assert (knarr.changes, knarr.player.knarrs, knarr.player.whaling_boats) == ({"wood": -3}, 1, ())
    assert (boat.changes, boat.player.knarrs, boat.player.whaling_boats) == ({"wood": -1}, 0, (0,))
    assert use("c1_whaling_boat", occupations=(105,), wood=2).player.whaling_boats == (0,)


@pytest.mark.card("105")
@pytest.mark.rule("FO-A50")
def test_105_knarr_builder_may_use_the_space_without_a_small_stage():
    position = {"whaling_boats": (0, 0, 0), "occupations": (105,)}

    assert refusal("c1_whaling_boat", wood=3, **position) is None
    assert use("c1_whaling_boat", KNARR, wood=3, **position).player.knarrs == 1
    assert refusal("c1_whaling_boat", wood=2, **position) is not None
    assert refusal("c1_whaling_boat", wood=3, knarrs=4, **position) == NOTHING_TO_GAIN


@pytest.mark.card("105")
def test_105_knarr_builder_builds_a_ship():
    shipowner = through(117, "upgrade")
    used = use("c1_whaling_boat", KNARR, shipowner, Upgrade("mead", 1), occupations=(105, 117), wood=3)

    assert used.changes == {"wood": -3, "mead": -1, "oil": 1}


FAR = tuple(
    Exploration(tile, board, silver)
    for tile, board, silver in (("A", "bear_island", 0), ("B", "baffin_island", 2), ("D", "greenland", 4))
)


@pytest.mark.card("107")
@pytest.mark.rule("FO-A50")
@pytest.mark.parametrize("ship", [{"whaling_boats": (0,)}, {"knarrs": 1}, {"longships": (0,)}])
def test_107_adventurer_claims_any_board_that_lies_face_up_with_any_ship(ship):
    state = choosing("c1_explore", occupations=(107,), explorations=FAR, **ship)

    assert options(state, Explore) == [Explore("bear_island"), Explore("baffin_island"), Explore("greenland")]
    used = use("c1_explore", Explore("greenland"), occupations=(107,), explorations=FAR, **ship)
    assert (used.player.claimed, used.changes) == ((Claimed("greenland"),), {"silver": 4})


@pytest.mark.card("107")
@pytest.mark.rule("FO-A50")
def test_107_adventurer_needs_a_ship_and_that_very_space():
    assert refusal("c1_explore", explorations=FAR, knarrs=1) == NOTHING_TO_GAIN
    assert refusal("c1_explore", explorations=FAR, occupations=(107,)) == SHIP_MISSING
    assert refusal("c1_explore", explorations=(), occupations=(107,), knarrs=1) == NOTHING_TO_GAIN
    state = choosing("c2_explore", occupations=(107,), explorations=FAR, knarrs=1)
    assert options(state, Explore) == [Explore("bear_island"), Explore("greenland")]


# ---------------------------------------------------------------------- Plundering and raids


@pytest.mark.card("106")
@pytest.mark.parametrize(("longships", "vikings"), [(2, 4), (3, 3), (4, 2)])
def test_106_warmonger_needs_fewer_vikings_for_plundering_with_more_longships(longships, vikings):
    position = {"occupations": (106,), "longships": (0,) * longships}
    used = use("c4_plundering", thing_square=6, **position)

    assert used.changes == {"silver_hoard": 1}
    assert used.player.thing_square == 6 - vikings
    assert used.state.standing == (Vikings("c4_plundering", 0, vikings, 1),)
    assert refusal("c4_plundering", thing_square=vikings - 1, **position) == TOO_FEW_VIKINGS


@pytest.mark.card("106")
def test_106_warmonger_still_uses_a_space_of_the_fourth_column_and_pays_in_full_elsewhere():
    position = {"occupations": (106,), "longships": (0,) * 4, "hand": QUIET[:1]}
    used = use("c4_plundering", PlayOccupation(QUIET[0]), thing_square=2, **position)

    assert used.player.occupations == (106, QUIET[0])
    assert refusal("c4_market_products", thing_square=3, **position) == TOO_FEW_VIKINGS


@pytest.mark.card("106")
@pytest.mark.rule("FO-A19")
def test_106_warmonger_needs_four_vikings_for_a_copy_of_plundering():
    position = {"occupations": (106,), "longships": (0,) * 4, "seats": 4, "imitation": (1, 4)}
    standing = (Vikings("c4_plundering", 1, 4, 1),)
    copy = UseSpace("imitation_4", "c4_plundering")

    assert copy not in on_turn(thing_square=3, standing=standing, **position).moves(0)
    assert copy in on_turn(thing_square=4, standing=standing, **position).moves(0)


@pytest.mark.card("104")
@pytest.mark.parametrize("good", ["stockfish", "oil"])
@pytest.mark.parametrize("again", [0, 1])
def test_104_disheartened_warrior_is_consoled_for_a_raid_that_failed_after_one_or_two_rolls(good, again, monkeypatch):
    every_roll(monkeypatch, 8)
    rolls = (*[RollAgain()] * again, Stop(), Fail())
    position = {"occupations": (104,), "longships": (0,)}
    state = choosing("c1_raiding", *rolls, **position)

    assert uses(state) == [through(104, "stockfish"), through(104, "oil")]
    changes = use("c1_raiding", *rolls, through(104, good), **position).changes
    assert changes == {"stone": 1, "sword": 1, good: 1}


@pytest.mark.card("104")
def test_104_disheartened_warrior_gets_nothing_after_three_rolls_a_success_or_pillaging(monkeypatch):
    every_roll(monkeypatch, 8)
    position = {"occupations": (104,), "longships": (0,)}

    three = use("c1_raiding", RollAgain(), RollAgain(), Fail(), **position)
    assert three.changes == {"stone": 1, "sword": 1}
    assert use("c1_raiding", Stop(), Loot("chest"), **position).changes == {"chest": 1}
    assert offered(choosing("c2_pillaging", Stop(), Fail(), **position)) == []


# ---------------------------------------------------------------------- ore that is paid


CHEST_WITH = {"ore": {"chest": 1, "silver": 1}, "wood": {"chest": 1, "silver": 1}}
FORGING = Choose(("jewelry",))


@pytest.mark.card("103")
def test_103_forest_blacksmith_takes_an_item_before_ore_is_paid_for_a_chest_or_in_the_forge():
    mountain = through(103, "mountain"), TakeItems(3, 1)
    position = {"occupations": (103,), "ore": 1, "strips": (Strip(3),)}

    chest = use("c2_chest", *mountain, paying(ore=1), wood=1, **position)
    assert chest.changes == {"wood": 1, "ore": -1, "chest": 1, "silver": 1}
    assert use("c3_forge", *mountain, FORGING, **position).changes == {"wood": 1, "ore": -1, "jewelry": 1}
    assert use("c3_forge", Decline(), FORGING, **position).changes == {"ore": -1, "jewelry": 1}


@pytest.mark.card("103")
def test_103_forest_blacksmith_who_has_taken_an_item_pays_with_ore():
    mountain = through(103, "mountain"), TakeItems(3, 1)
    position = {"occupations": (103,), "strips": (Strip(3),)}
    taken = choosing("c2_chest", *mountain, ore=1, wood=1, **position)
    declined = choosing("c2_chest", Decline(), ore=1, wood=1, **position)

    assert options(taken, PayWith) == [paying(ore=1)]
    assert options(declined, PayWith) == [paying(wood=1), paying(ore=1)]
    assert offered(choosing("c2_chest", wood=1, **position)) == []
    assert offered(choosing("c1_play_occupation", ore=1, hand=QUIET[:1], **position)) == []


@pytest.mark.card("103")
@pytest.mark.rule("FO-5.13")
def test_103_forest_blacksmith_may_take_the_very_ore_that_is_paid():
    strips = (Strip(1, gone=3),)
    state = on_turn(occupations=(103,), strips=strips)
    assert refusal("c3_forge", occupations=(103,), strips=strips) == CANNOT_PAY

    answer(state, UseSpace("c3_forge", through=103), through(103, "mountain"), TakeItems(1, 1), FORGING)

    assert (state.players[0].have("jewelry"), state.players[0].have("ore")) == (1, 0)


RECALLING = through(108, "return_vikings", silver=1)


@pytest.mark.card("108")
@pytest.mark.parametrize(
    ("space", "answers", "gain", "left"),
    [
        ("c2_chest", (paying(ore=1),), {"chest": 1}, 1),
        ("c3_forge", (FORGING,), {"jewelry": 1, "silver": -1}, 2),
    ],
)
def test_108_ironsmith_takes_a_viking_back_for_a_silver_if_ore_was_paid(space, answers, gain, left):
    position = {"occupations": (108,), "ore": 1, "silver": 1, "thing_square": 5}
    used = use(space, *answers, RECALLING, **position)

    assert used.changes == {"ore": -1, **gain}
    assert used.state.standing == (Vikings(space, 0, left, 1),)
    assert used.player.thing_square == 5 - left
    assert use(space, *answers, Decline(), **position).state.standing == (Vikings(space, 0, left + 1, 1),)


@pytest.mark.card("108")
def test_108_ironsmith_must_have_paid_ore_and_have_a_silver():
    assert offered(choosing("c2_chest", paying(wood=1), occupations=(108,), wood=1, ore=1, silver=1)) == []
    assert offered(choosing("c3_forge", FORGING, occupations=(108,), ore=1)) == []
    played = choosing("c1_play_occupation", paying(ore=1), PlayOccupation(7), occupations=(108,), ore=1, hand=(7,))
    assert offered(played) == []


@pytest.mark.card("108")
@pytest.mark.rule("FO-A19")
def test_108_ironsmith_takes_a_viking_back_from_the_imitation_space():
    standing = (Vikings("c2_chest", 1, 2, 1), Vikings("c3_market", 0, 3, 1))
    state = on_turn(occupations=(108,), ore=1, seats=4, imitation=(2, 4), standing=standing, thing_square=2)
    answer(state, UseSpace("imitation_2", "c2_chest"), paying(ore=1), RECALLING)

    assert state.standing == (*standing, Vikings("imitation_2", 0, 1, 1))
    assert state.players[0].thing_square == 1


# ---------------------------------------------------------------------- Overseas Trading


@pytest.mark.card("109")
@pytest.mark.parametrize("knarrs", [1, 3])
def test_109_master_count_gets_a_silver_for_each_knarr_after_the_second_overseas_trading(knarrs):
    position = {"occupations": (109,), "knarrs": knarrs, "silver": 1}

    assert use("c2_overseas_trading", **position).changes == ({"silver": knarrs - 1} if knarrs > 1 else {})
    assert use("c1_overseas_trading", **position).changes == {"silver": -1}


@pytest.mark.card("110")
def test_110_birka_settler_may_emigrate_after_the_second_overseas_trading_at_the_normal_price():
    position = {"occupations": (110,), "knarrs": 1, "round": 3, "oil": 1}
    answers = TurnOver("oil"), through(110, "emigration"), Emigrate("knarr")
    used = use("c2_overseas_trading", *answers, silver=4, **position)

    assert used.changes == {"silver": -4, "oil": -1, "rune_stone": 1}
    assert (used.player.knarrs, used.player.emigrated) == (0, ("knarr",))
    declined = use("c2_overseas_trading", Done(), Decline(), silver=4, **position)
    assert (declined.player.emigrated, declined.changes) == ((), {"silver": -1})


@pytest.mark.card("110")
def test_110_birka_settler_needs_the_silver_and_that_very_space():
    position = {"occupations": (110,), "knarrs": 1, "round": 3}

    assert offered(choosing("c2_overseas_trading", silver=3, **position)) == []
    assert offered(choosing("c1_overseas_trading", silver=4, **position)) == []


# ---------------------------------------------------------------------- groups of spaces


CRAFTING = {
    "c1_linen": ((), {"flax": 1}),
    "c1_rune_stone": ((), {"stone": 1}),
    "c2_clothing": ((), {"hide": 1, "linen": 1}),
    "c2_chest": ((paying(wood=1),), {"wood": 1}),
    "c3_forge": ((FORGING,), {"ore": 1}),
    "c3_chests_and_runes": ((), {"stone": 2, "wood": 2}),
    "c4_crafting": ((), {}),
}
HOUSES = {
    "c1_shed": ((), {"wood": 2}),
    "c2_stone_house": ((), {"stone": 1}),
    "c3_long_house": ((), {"stone": 2}),
    "c4_house_and_ship": ((Choose(("stone_house", "longship")),), {"stone": 2, "wood": 2}),
}
SHIPS = {
    "c1_whaling_boat": ((), {"wood": 1}),
    "c2_knarr": ((), {"wood": 2}),
    "c3_longship": ((), {"wood": 2}),
}
MARKETS = dict.fromkeys(["c1_market", "c2_market", "c3_market", "c4_market_products"], ((), {}))
OTHERS = {"c1_stockfish": ((), {}), "c1_buy_stockfish": ((), {"silver": 1}), "c2_mead": ((), {})}
USES = {**CRAFTING, **HOUSES, **SHIPS, **MARKETS, **OTHERS}
"""How spaces are used: the answers, and what it takes."""


def difference(less, more):
    """How two changes differ."""
    return {thing: count for thing in (*less, *more) if (count := more.get(thing, 0) - less.get(thing, 0))}


@pytest.mark.parametrize(
    ("card", "spaces", "gain"),
    [
        pytest.param(112, CRAFTING, {"mead": 1}, marks=pytest.mark.card("112"), id="112_barkeep"),
        pytest.param(115, HOUSES, {"silverware": 1}, marks=pytest.mark.card("115"), id="115_princess"),
        pytest.param(118, MARKETS, {"stone": 1, "mead": 1}, marks=pytest.mark.card("118"), id="118_messenger"),
        pytest.param(119, MARKETS, {"milk": 1}, marks=pytest.mark.card("119"), id="119_milkman"),
    ],
)
@pytest.mark.parametrize("space", USES)
def test_each_use_of_a_space_of_the_group_brings_something_more(card, spaces, gain, space):
    answers, things = USES[space]
    without = use(space, *answers, **things).changes
    with_card = use(space, *answers, occupations=(card,), **things).changes

    assert difference(without, with_card) == (gain if space in spaces else {})


@pytest.mark.card("111")
@pytest.mark.parametrize(
    ("space", "answers", "things", "silver"),
    [
        ("c1_linen", *CRAFTING["c1_linen"], 0),
        ("c1_rune_stone", *CRAFTING["c1_rune_stone"], 1),
        ("c2_clothing", *CRAFTING["c2_clothing"], 0),
        ("c2_chest", *CRAFTING["c2_chest"], 1),
        ("c2_chest", (paying(ore=1),), {"ore": 1}, 1),
        ("c3_forge", *CRAFTING["c3_forge"], 1),
        ("c3_chests_and_runes", *CRAFTING["c3_chests_and_runes"], 2),
        ("c4_crafting", *CRAFTING["c4_crafting"], 0),
        ("c4_house_and_ship", *HOUSES["c4_house_and_ship"], 0),
    ],
)
def test_111_artist_gets_a_silver_for_each_kind_of_building_resource_exchanged(space, answers, things, silver):
    without = use(space, *answers, **things).changes
    with_card = use(space, *answers, occupations=(111,), **things).changes

    assert difference(without, with_card) == ({"silver": silver} if silver else {})


SILK = through(114, "silk", silver=3)


@pytest.mark.card("114")
@pytest.mark.parametrize("space", CRAFTING)
def test_114_silk_stitcher_may_buy_silk_after_crafting(space):
    answers, things = CRAFTING[space]
    position = {**things, "occupations": (114,), "silver": 3}
    bought = use(space, *answers, SILK, **position).changes
    declined = use(space, *answers, Decline(), **position).changes

    assert difference(declined, bought) == {"silver": -3, "silk": 1}


@pytest.mark.card("114")
def test_114_silk_stitcher_may_pay_with_what_crafting_brings():
    assert offered(choosing("c1_rune_stone", stone=1, silver=2, occupations=(114,))) == [SILK]
    assert offered(choosing("c1_rune_stone", stone=1, silver=1, occupations=(114,))) == []
    assert offered(choosing("c2_market", silver=9, occupations=(114,))) == []


BEFORE = [
    pytest.param(113, CRAFTING, marks=pytest.mark.card("113"), id="113_apprentice_craftsman"),
    pytest.param(121, {**HOUSES, **SHIPS}, marks=pytest.mark.card("121"), id="121_carpenter"),
]


@pytest.mark.parametrize(("card", "spaces"), BEFORE)
@pytest.mark.parametrize("space", USES)
def test_before_each_use_of_a_space_of_the_group_an_item_may_be_taken(card, spaces, space):
    answers, things = USES[space]
    position = {**things, "occupations": (card,), "strips": (Strip(3), Strip(1, gone=3))}
    mountain = through(card, "mountain")
    if space not in spaces:
        assert offered(choosing(space, *answers, **position)) == []
        return

    taken = use(space, mountain, TakeItems(1, 1), *answers, **position).changes
    declined = use(space, Decline(), *answers, **position).changes
    assert difference(declined, taken) == {"ore": 1}
    assert options(choosing(space, mountain, **position), TakeItems) == [TakeItems(3, 1), TakeItems(1, 1)]


@pytest.mark.rule("FO-5.13")
@pytest.mark.parametrize(
    ("card", "space", "resource", "strip", "gained"),
    [
        pytest.param(
            113,
            "c1_rune_stone",
            "stone",
            Strip(1, gone=2),
            {"rune_stone": 1, "silver": 1},
            marks=pytest.mark.card("113"),
            id="113_apprentice_craftsman",
        ),
        pytest.param(121, "c1_whaling_boat", "wood", Strip(1), {}, marks=pytest.mark.card("121"), id="121_carpenter"),
    ],
)
def test_the_item_taken_before_may_be_the_one_that_the_space_costs(card, space, resource, strip, gained):
    state = on_turn(occupations=(card,), strips=(strip,))
    assert UseSpace(space) not in state.moves(0)

    answer(state, UseSpace(space, through=card), through(card, "mountain"), TakeItems(1, 1))

    player = state.players[0]
    assert player.have(resource) == 0
    assert {thing: player.have(thing) for thing in gained} == gained
    assert len(player.whaling_boats) == (space == "c1_whaling_boat")


# ---------------------------------------------------------------------- building


@pytest.mark.card("116")
@pytest.mark.rule("FO-A47")
@pytest.mark.parametrize(
    ("space", "answers", "stone", "wood"),
    [
        ("c2_stone_house", (), 0, 0),
        ("c3_long_house", (), 1, 0),
        ("c4_house_and_ship", (Choose(("stone_house", "longship")),), 1, 2),
        ("c4_house_and_ship", (Choose(("long_house", "knarr")),), 1, 2),
    ],
)
def test_116_master_bricklayer_pays_a_stone_less_for_a_stone_house_or_a_long_house(space, answers, stone, wood):
    used = use(space, *answers, occupations=(116,), stone=2, wood=2)

    assert (used.changes.get("stone", 0), used.changes.get("wood", 0)) == (-stone, -wood)
    assert len(used.player.houses) == 1
    assert refusal(space, occupations=(116,), stone=stone, wood=wood) is None
    if stone:
        assert refusal(space, occupations=(116,), stone=stone - 1, wood=wood) is not None


@pytest.mark.card("116")
def test_116_master_bricklayer_gets_no_discount_for_anything_else():
    assert use("c1_rune_stone", occupations=(116,), stone=1).changes["stone"] == -1
    assert use("c1_shed", occupations=(116,), wood=2).changes == {"wood": -2}
    assert refusal("c3_chests_and_runes", occupations=(116,), stone=1, wood=2) == CANNOT_PAY


IMPROVING = through(117, "upgrade")


@pytest.mark.card("117")
@pytest.mark.parametrize(
    ("space", "answers"),
    [
        ("c2_knarr", ()),
        ("c3_longship", ()),
        ("c4_house_and_ship", (Choose(("stone_house", "longship")),)),
        ("c4_house_and_ship", (Choose(("long_house", "knarr")),)),
    ],
)
def test_117_shipowner_may_upgrade_a_tile_after_building_a_large_ship(space, answers):
    position = {"occupations": (117,), "wood": 2, "stone": 2}
    upgraded = use(space, *answers, IMPROVING, Upgrade("mead", 1), **position)
    declined = use(space, *answers, Decline(), **position)

    assert difference(declined.changes, upgraded.changes) == {"mead": -1, "oil": 1}


@pytest.mark.card("117")
def test_117_shipowner_wants_a_large_ship_that_was_built():
    position = {"occupations": (117,), "wood": 2, "whaling_boats": (0,)}
    exchanged = choosing("c4_exchange_emigrate", Choose(("knarr",)), **position)
    bought = on_turn(silver=5, **position)
    bought.play(0, BuyShip("knarr"))
    full = {"knarrs": 4, "stone": 2, **position}

    assert uses(choosing("c1_whaling_boat", **position)) == []
    assert (uses(exchanged), exchanged.players[0].knarrs) == ([], 1)
    assert (uses(bought), bought.players[0].knarrs) == ([], 1)
    assert uses(choosing("c4_house_and_ship", Choose(("long_house", "knarr")), **full)) == []
    quartermaster = {**position, "silver": 9, "hand": (81,), "sword": 8}
    assert (
        uses(choosing("c2_play_occupations", PlayOccupation(81), through(81, "longship", silver=0), **quartermaster))
        == []
    )


# ---------------------------------------------------------------------- markets, mountains


@pytest.mark.card("120")
@pytest.mark.parametrize("space", MARKETS)
def test_120_middleman_may_upgrade_a_tile_for_a_silver_after_the_weekly_market(space):
    improving = through(120, "upgrade", silver=1)
    upgraded = use(space, improving, Upgrade("mead", 1), occupations=(120,)).changes
    declined = use(space, Decline(), occupations=(120,)).changes

    assert difference(declined, upgraded) == {"silver": -1, "mead": -1, "oil": 1}


@pytest.mark.card("120")
def test_120_middleman_upgrades_what_was_just_received_by_one_step_and_works_on_no_other_space():
    state = choosing("c1_market", through(120, "upgrade", silver=1), occupations=(120,), mead=0)

    assert options(state, Upgrade) == [Upgrade("beans", 1)]
    assert offered(choosing("c2_mead", occupations=(120,))) == []


GUARD = {2: "mead", 3: "hide", 4: "chest"}


@pytest.mark.card("122")
@pytest.mark.parametrize(
    ("space", "answers", "strips", "kinds"),
    [
        ("c1_mountain_2", (TakeItems(1, 2),), (Strip(1),), 1),
        ("c1_mountain_2", (TakeItems(1, 2),), (Strip(1, gone=5),), 1),
        ("c1_mountain_2", (TakeItems(1, 2),), (Strip(1, gone=1),), 2),
        ("c1_mountain_1_trade_1", (TakeItems(1, 1), Upgrade("mead", 1)), (Strip(1),), 1),
        ("c2_mountain_3_trade_1", (TakeItems(1, 3), Upgrade("mead", 1)), (Strip(1, gone=1),), 3),
        ("c3_mountain_3_2", (TakeItems(1, 3), TakeItems(2, 1)), (Strip(1, gone=1), Strip(2, gone=6)), 4),
        ("c3_mountain_3_2", (TakeItems(1, 3), TakeItems(2, 2)), (Strip(1, gone=1), Strip(2, gone=2)), 3),
        ("c4_mountain_4_trade_2x2", (TakeItems(1, 4), Done()), (Strip(1, gone=2),), 3),
    ],
)
def test_122_mountain_guard_is_paid_by_the_kinds_of_items_taken(space, answers, strips, kinds):
    position = {"occupations": (122,), "strips": strips}
    state = choosing(space, *answers, **position)
    if kinds not in GUARD:
        assert offered(state) == []
        return

    assert uses(state) == [Decline(), through(122, GUARD[kinds])]
    taken = use(space, *answers, through(122, GUARD[kinds]), **position).changes
    declined = use(space, *answers, Decline(), **position).changes
    assert difference(declined, taken) == {GUARD[kinds]: 1}


@pytest.mark.card("122")
def test_122_mountain_guard_looks_only_at_mountain_parts_of_the_space():
    position = {"occupations": (122, 113), "strips": (Strip(1, gone=1), Strip(2, gone=3))}
    elsewhere = choosing("c1_rune_stone", through(113, "mountain"), TakeItems(1, 1), stone=1, **position)
    left_out = choosing("c4_mountain_4_trade_2x2", Decline(), Upgrade("mead", 1), **position)

    assert offered(elsewhere) == []
    assert offered(left_out) == []


@pytest.mark.card("123")
@pytest.mark.parametrize(("space", "items"), UPGRADING)
def test_123_oil_seller_may_exchange_oil_for_silverware_after_taking_and_upgrading(space, items):
    position = {"occupations": (123,), "strips": (Strip(3),)}
    answers = TakeItems(3, items), Upgrade("mead", 1)
    selling = through(123, "silverware", oil=1)

    assert use(space, *answers, selling, **position).changes == {"wood": items, "mead": -1, "silverware": 1}
    assert use(space, *answers, Decline(), **position).changes == {"wood": items, "mead": -1, "oil": 1}
    assert offered(choosing(space, TakeItems(3, items), Done(), **position)) == []
    assert offered(choosing("c1_trade_2", Upgrade("mead", 1), oil=1, **position)) == []


LABOUR = through(124, ("grain", "wood"), silver=2)
BOARD_WITH_TWO = (Exploration("A", "shetland", 2),)


@pytest.mark.card("124")
@pytest.mark.rule("FO-A25")
@pytest.mark.parametrize(
    ("space", "answers", "position", "asked"),
    [
        pytest.param("c2_mead", (), {}, True, id="two silver"),
        pytest.param("c2_clothing", (), {"hide": 1, "linen": 1}, True, id="two silver of an exchange"),
        pytest.param("c1_mountain_2", (TakeItems(1, 1),), {"strips": (Strip(1, gone=6),)}, True, id="from a strip"),
        pytest.param(
            "c1_explore", (Explore("shetland"),), {"knarrs": 1, "explorations": BOARD_WITH_TWO}, True, id="on a board"
        ),
        pytest.param("c1_mountain_2", (TakeItems(1, 2),), {"strips": (Strip(1, gone=5),)}, False, id="four"),
        pytest.param("c1_market", (), {"silver": 9}, False, id="one"),
        pytest.param("c4_crafting", (), {"silver": 9}, False, id="four of crafting"),
        pytest.param("c1_rune_stone", (), {"stone": 1, "occupations": (124, 111)}, False, id="one of a card"),
        pytest.param(
            "c2_overseas_trading", (), {"knarrs": 2, "silver": 9, "occupations": (124, 109)}, False, id="card"
        ),
    ],
)
def test_124_laborer_exchanges_exactly_two_silver_that_the_space_gave(space, answers, position, asked):
    position = {"occupations": (124,), **position}
    state = choosing(space, *answers, **position)

    assert uses(state) == ([Decline(), LABOUR] if asked else [])
    if asked:
        taken = use(space, *answers, LABOUR, **position).changes
        declined = use(space, *answers, Decline(), **position).changes
        assert difference(declined, taken) == {"silver": -2, "grain": 1, "wood": 2}


# ---------------------------------------------------------------------- journeys, snares


@pytest.mark.card("125")
@pytest.mark.parametrize(
    ("space", "answers", "rune_stones"),
    [
        ("c1_explore", (Explore("shetland"),), 1),
        ("c2_explore", (Explore("iceland"),), 1),
        ("c3_explore", (Explore("labrador"),), 1),
        ("c2_emigration", (Emigrate("knarr"),), 1),
        ("c3_emigration", (Emigrate("longship"),), 1),
        ("c4_exchange_emigrate", (Choose(("knarr",)), Choose(("emigration",)), Emigrate("knarr")), 1),
        ("c4_exchange_emigrate", (Choose(("knarr",)), Decline()), 0),
        ("c1_market", (), 0),
    ],
)
def test_125_scribe_carves_a_rune_stone_for_each_exploration_and_emigration(space, answers, rune_stones):
    fleet = {"knarrs": 1, "longships": (0,), "whaling_boats": (0,)}
    used = use(space, *answers, occupations=(125,), silver=1, explorations=EVERY_BOARD, **fleet)

    assert used.player.have("rune_stone") == rune_stones


@pytest.mark.card("125")
@pytest.mark.rule("FO-13.8")
def test_125_scribe_carves_a_rune_stone_for_an_emigration_through_a_card():
    harbor_guard = PlayOccupation(84), through(84, "emigration"), Emigrate("knarr")
    used = use("c2_play_occupations", *harbor_guard, hand=(84,), occupations=(125,), knarrs=1)

    assert used.changes == {"rune_stone": 1}


SNARE_CARDS = [
    pytest.param(126, {"silver": 1}, marks=pytest.mark.card("126"), id="126_trapper"),
    pytest.param(127, {"stockfish": 1}, marks=pytest.mark.card("127"), id="127_angler"),
]


@pytest.mark.parametrize(("card", "gain"), SNARE_CARDS)
def test_a_successful_snare_brings_something_more(card, gain, monkeypatch):
    every_roll(monkeypatch, 2)
    success = Stop(), Succeed(2, 0)
    position = {"occupations": (card,), "wood": 2}
    used = use("c2_laying_snare", *success, **position)

    assert used.changes == {"wood": -2, "fur": 1, "snare": 1, **gain}
    hunt = use("c1_hunting_game", *success, **position)
    assert hunt.changes == {"wood": -2, "hide": 1, "game_meat": 1}
    failed = choosing("c2_laying_snare", Stop(), Fail(), **position)
    assert all(failed.players[0].have(thing) == 0 for thing in gain)


@pytest.mark.rule("FO-13.8")
@pytest.mark.parametrize(("card", "gain"), SNARE_CARDS)
def test_a_successful_snare_through_a_card_brings_it_too(card, gain, monkeypatch):
    every_roll(monkeypatch, 2)
    hornblower = PlayOccupation(85), Decline(), through(85, "laying_snare", silver=2), Stop(), Succeed(2, 0)
    used = use("c2_play_occupations", *hornblower, hand=(85,), occupations=(card,), silver=2, wood=2)

    assert used.changes == difference({"silver": 2}, {"wood": -2, "fur": 1, "snare": 1, **gain})

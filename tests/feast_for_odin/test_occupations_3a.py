"""The occupations 128 to 149, each in play: snares, raids, whales, game, knarrs."""

import pytest

from meadhall.games.feast_for_odin.box import BOX
from meadhall.games.feast_for_odin.moves import (
    BuyShip,
    Choose,
    Decline,
    Done,
    Emigrate,
    Explore,
    Fail,
    Loot,
    PlayOccupation,
    RollAgain,
    Spend,
    Stop,
    Succeed,
    TakeBackVikings,
    TakeItems,
    TurnOver,
    UseBoats,
)
from meadhall.games.feast_for_odin.state import Strip, Vikings
from tests.feast_for_odin.helpers import (
    EVERY_BOARD,
    SHIP_MISSING,
    asked,
    choosing,
    every_roll,
    on_turn,
    options,
    refusal,
    through,
    use,
    uses,
)

HORNBLOWER = 85
"""Lets one lay a snare for 2 silver, or hunt for 1, without a space."""


def best_loot(state):
    """The highest sword value of what can be taken."""
    swords = {thing.id: thing.sword for thing in (*BOX.goods.values(), *BOX.special_tiles.values())}
    return max(swords[move.good] for move in options(state, Loot))


# ---------------------------------------------------------------------- laying a snare

SNARE = "c2_laying_snare"
TRAPPED = (Stop(), Succeed(wood=0, weapons=1))
"""With a roll of 1: the snare that is spent comes back with the fur."""
ESCAPED = (Stop(), Fail(), TakeBackVikings(0))


@pytest.mark.card("128")
def test_128_digger_may_take_an_item_from_a_strip_after_a_successful_snare(monkeypatch):
    every_roll(monkeypatch, 1)
    position = {"occupations": (128,), "strips": (Strip(1),)}

    dug = use(SNARE, *TRAPPED, through(128, "mountain"), TakeItems(1, 1), **position)

    assert dug.changes == {"fur": 1, "wood": 1}
    assert use(SNARE, *TRAPPED, Decline(), **position).changes == {"fur": 1}
    assert use(SNARE, *ESCAPED, **position).changes == {"wood": 1, "snare": 1}


@pytest.mark.card("129")
def test_129_meat_curer_turns_the_snare_of_a_success_into_salt_meat(monkeypatch):
    every_roll(monkeypatch, 1)
    cured = use(SNARE, *TRAPPED, through(129, "salt_meat", snare=1), occupations=(129,))

    assert cured.changes == {"fur": 1, "snare": -1, "salt_meat": 1}
    assert cured.state.weapon_discards["snare"] == 1
    assert use(SNARE, *TRAPPED, Decline(), occupations=(129,)).changes == {"fur": 1}
    assert use(SNARE, *ESCAPED, occupations=(129,)).changes == {"wood": 1, "snare": 1}


@pytest.mark.card("130")
def test_130_snare_specialist_brings_a_viking_back_for_two_snares(monkeypatch):
    every_roll(monkeypatch, 1)
    back = use(SNARE, *TRAPPED, through(130, "return_vikings", snare=2), occupations=(130,), snare=2)
    stayed = use(SNARE, *TRAPPED, Decline(), occupations=(130,), snare=2)

    assert back.changes == {"fur": 1, "snare": -2}
    assert (back.player.thing_square, back.state.standing) == (4, (Vikings(SNARE, 0, 1, 1),))
    assert (stayed.changes, stayed.player.thing_square) == ({"fur": 1}, 3)
    assert use(SNARE, *TRAPPED, occupations=(130,), snare=1).player.thing_square == 3
    assert use(SNARE, *ESCAPED, occupations=(130,), snare=2).player.thing_square == 3


@pytest.mark.card("130")
@pytest.mark.rule("FO-18.3")
def test_130_snare_specialist_does_not_work_when_a_card_lets_one_lay_the_snare(monkeypatch):
    every_roll(monkeypatch, 1)
    laid = through(HORNBLOWER, "laying_snare", silver=2)
    position = {"occupations": (130,), "hand": (HORNBLOWER,), "snare": 3, "silver": 2}

    used = use("c2_play_occupations", PlayOccupation(HORNBLOWER), Decline(), laid, *TRAPPED, **position)

    assert used.changes == {"fur": 1, "silver": -2}


@pytest.mark.card("131")
@pytest.mark.parametrize(("end", "brought"), [(TRAPPED, {"fur": 1}), (ESCAPED, {"wood": 1, "snare": 1})])
def test_131_bait_layer_turns_stockfish_into_game_meat_after_any_snare(end, brought, monkeypatch):
    every_roll(monkeypatch, 1)
    position = {"occupations": (131,), "stockfish": 2}

    baited = use(SNARE, *end, through(131, "game_meat", stockfish=1), **position)

    assert baited.changes == {**brought, "stockfish": -1, "game_meat": 1}
    assert use(SNARE, *end, Decline(), **position).changes == brought
    assert use(SNARE, *end, occupations=(131,)).changes == brought


# ---------------------------------------------------------------------- raiding and pillaging

RAID, PILLAGE = "c1_raiding", "c2_pillaging"
BOTH_RAIDS = pytest.mark.parametrize("space", [RAID, PILLAGE])


@pytest.mark.card("132")
@pytest.mark.rule("FO-A43")
def test_132_berserker_takes_an_ore_of_the_best_longship_for_three_more(monkeypatch):
    every_roll(monkeypatch, 5)
    position = {"occupations": (132,), "longships": (1, 2)}
    asked_first = choosing(PILLAGE, **position)
    raging = choosing(PILLAGE, through(132, "roll", ore_from_longship_2=1), Stop(), **position)

    assert uses(asked_first) == [Decline(), through(132, "roll", ore_from_longship_2=1)]
    assert best_loot(raging) == 5 + 3 + 1
    assert sorted(raging.players[0].longships) == [1, 1]
    assert best_loot(choosing(PILLAGE, Decline(), Stop(), **position)) == 5 + 2


@pytest.mark.card("132")
def test_132_berserker_needs_ore_on_a_longship_and_only_pillages(monkeypatch):
    every_roll(monkeypatch, 6)

    assert asked(choosing(PILLAGE, occupations=(132,), longships=(0,), ore=1)) == [(0, "KeepOrRoll")]
    assert asked(choosing(RAID, occupations=(132,), longships=(2,))) == [(0, "KeepOrRoll")]


@pytest.mark.card("133")
@pytest.mark.rule("FO-18.11")
def test_133_lance_bearer_has_to_take_silver_or_peas_after_a_successful_raid(monkeypatch):
    every_roll(monkeypatch, 6)
    position = {"occupations": (133,), "longships": (0,)}
    silver, peas = through(133, "silver"), through(133, "peas")

    assert uses(choosing(RAID, Stop(), Loot("rune_stone"), **position)) == [silver, peas]
    assert use(RAID, Stop(), Loot("rune_stone"), silver, **position).changes == {"rune_stone": 1, "silver": 1}
    assert use(RAID, Stop(), Loot("rune_stone"), peas, **position).changes == {"rune_stone": 1, "peas": 1}
    assert use(RAID, Stop(), Fail(), **position).changes == {"stone": 1, "sword": 1}
    assert use(PILLAGE, Stop(), Loot("rune_stone"), **position).changes == {"rune_stone": 1}


@pytest.mark.card("134")
@pytest.mark.rule("FO-18.3")
def test_134_drunkard_has_a_mead_besides_after_a_failed_raid(monkeypatch):
    every_roll(monkeypatch, 6)
    position = {"occupations": (134,), "longships": (0,)}

    assert use(RAID, Stop(), Fail(), **position).changes == {"stone": 1, "sword": 1, "mead": 1}
    assert use(RAID, Stop(), Loot("rune_stone"), **position).changes == {"rune_stone": 1}
    assert use(PILLAGE, Stop(), Fail(), TakeBackVikings(0), **position).changes == {"stone": 1, "sword": 1}


@pytest.mark.card("135")
@BOTH_RAIDS
def test_135_lone_wolf_gets_the_only_sword_back(space, monkeypatch):
    every_roll(monkeypatch, 6)
    position = {"occupations": (135,), "longships": (0,), "sword": 2, "stone": 1}
    sword, stone, loot = Spend("sword"), Spend("stone"), Loot("rune_stone")

    assert use(space, Stop(), loot, **position).changes == {"rune_stone": 1}
    assert use(space, Stop(), sword, loot, **position).changes == {"rune_stone": 1}
    assert use(space, Stop(), stone, sword, loot, **position).changes == {"rune_stone": 1, "stone": -1}
    assert use(space, Stop(), sword, sword, loot, **position).changes == {"rune_stone": 1, "sword": -2}


@pytest.mark.card("136")
@BOTH_RAIDS
def test_136_raider_adds_one_to_every_roll(space, monkeypatch):
    every_roll(monkeypatch, 6)
    position = {"occupations": (136,), "longships": (0,)}

    assert best_loot(choosing(space, Stop(), **position)) == 7
    assert best_loot(choosing(space, RollAgain(), Stop(), **position)) == 7


@pytest.mark.card("136")
@pytest.mark.rule("FO-A32")
def test_136_raider_may_split_the_result_between_two_goods(monkeypatch):
    every_roll(monkeypatch, 12)
    position = {"occupations": (136,), "longships": (1,)}
    first = Loot("silverware")
    split = choosing(PILLAGE, Stop(), first, **position)

    assert set(split.moves(0)) == {Done(), Loot("rune_stone"), Loot("silverware"), Loot("glass_beads")}
    assert use(PILLAGE, Stop(), first, Loot("rune_stone"), **position).changes == {"silverware": 1, "rune_stone": 1}
    assert use(PILLAGE, Stop(), first, Done(), **position).changes == {"silverware": 1}
    assert use(PILLAGE, Stop(), Loot("spices"), **position).changes == {"spices": 1}


@pytest.mark.card("136")
@pytest.mark.rule("FO-A32")
def test_136_raider_takes_no_special_tile_twice_and_needs_12_in_all(monkeypatch):
    every_roll(monkeypatch, 8)
    beads = {"occupations": (136,), "longships": (0,), "stone": 5}
    second = choosing(RAID, Stop(), *[Spend("stone")] * 5, Loot("glass_beads"), **beads)

    assert set(second.moves(0)) == {Done(), Loot("rune_stone"), Loot("silverware")}
    assert use(RAID, Stop(), *[Spend("stone")] * 2, Loot("rune_stone"), **beads).changes == {
        "rune_stone": 1,
        "stone": -2,
    }
    assert asked(choosing(RAID, Stop(), *[Spend("stone")] * 3, Loot("rune_stone"), **beads)) == [(0, "LootAgain")]


@pytest.mark.card("137")
@BOTH_RAIDS
def test_137_melee_fighter_spends_spears_like_swords(space, monkeypatch):
    every_roll(monkeypatch, 6)
    position = {"occupations": (137,), "longships": (0,), "spear": 2, "sword": 1, "bow": 1}
    fought = use(space, Stop(), Spend("spear"), Spend("sword"), Loot("chest"), **position)

    assert fought.changes == {"spear": -1, "sword": -1, "chest": 1}
    assert fought.state.weapon_discards == {"bow": 0, "snare": 0, "spear": 1, "sword": 1}
    assert set(options(choosing(space, Stop(), **position), Spend)) == {Spend("spear"), Spend("sword")}
    assert options(choosing(space, Stop(), **{**position, "occupations": ()}), Spend) == [Spend("sword")]


@pytest.mark.card("137", "135")
@pytest.mark.rule("FO-A39")
def test_137_a_spear_of_the_melee_fighter_is_no_sword_for_the_lone_wolf(monkeypatch):
    every_roll(monkeypatch, 6)
    position = {"occupations": (135, 137), "longships": (0,), "sword": 1}

    assert use(RAID, Stop(), Spend("spear"), Loot("silverware"), **position).changes == {"silverware": 1, "spear": -1}
    assert use(RAID, Stop(), Spend("sword"), Loot("silverware"), **position).changes == {"silverware": 1}


GREEN_LOOT = {
    "oil": 5,
    "hide": 6,
    "wool": 7,
    "linen": 7,
    "skin_and_bones": 8,
    "fur": 9,
    "robe": 10,
    "clothing": 14,
}


@pytest.mark.card("138")
@pytest.mark.parametrize("result", [6, 7, 8, 9, 10, 13, 14])
def test_138_robber_takes_green_goods_for_one_less_than_their_blue_side(result, monkeypatch):
    every_roll(monkeypatch, 5)
    position = {"occupations": (138,), "longships": (0,), "stone": 9}

    state = choosing(PILLAGE, Stop(), *[Spend("stone")] * (result - 5), **position)

    green = {move.good for move in options(state, Loot)} & GREEN_LOOT.keys()
    assert green == {good for good, value in GREEN_LOOT.items() if value <= result}


@pytest.mark.card("138")
@pytest.mark.rule("FO-A24")
def test_138_robber_gets_oil_for_5_and_nothing_for_4(monkeypatch):
    every_roll(monkeypatch, 5)
    position = {"occupations": (138,), "longships": (0,)}

    assert options(choosing(RAID, Stop(), **position), Loot) == [Loot("oil")]
    assert use(RAID, Stop(), Loot("oil"), **position).changes == {"oil": 1}
    assert options(choosing(RAID, Stop(), longships=(0,)), Loot) == []
    every_roll(monkeypatch, 4)
    assert options(choosing(RAID, Stop(), **position), Loot) == []


@pytest.mark.card("138", "136")
@pytest.mark.rule("FO-A32")
def test_138_robber_and_raider_together_split_a_result_of_10(monkeypatch):
    every_roll(monkeypatch, 8)
    position = {"occupations": (136, 138), "longships": (0,), "stone": 1}

    twice = use(RAID, Stop(), Spend("stone"), Loot("oil"), Loot("oil"), **position)

    assert twice.changes == {"stone": -1, "oil": 2}
    assert use(RAID, Stop(), Loot("oil"), **position).changes == {"oil": 1}


@pytest.mark.card("139")
@pytest.mark.parametrize(
    ("tray", "cheaper", "result"),
    [
        pytest.param(("english_crown", "round_shield"), {"english_crown"}, 15, id="crown for 15"),
        pytest.param(("round_shield", "chalice"), {"round_shield", "chalice"}, 12, id="shield for 12 if no crown"),
        pytest.param(("helmet", "belt", "glass_beads"), {"helmet", "belt", "glass_beads"}, 7, id="all of the highest"),
    ],
)
def test_139_loot_hunter_needs_one_less_for_the_best_special_tiles(tray, cheaper, result, monkeypatch):
    every_roll(monkeypatch, 7)
    position = {"occupations": (139,), "longships": (0,), "stone": 9, "tray": tray}

    state = choosing(PILLAGE, Stop(), *[Spend("stone")] * (result - 7), **position)

    assert {move.good for move in options(state, Loot)} & set(tray) >= cheaper
    others = choosing(PILLAGE, Stop(), *[Spend("stone")] * (result - 7), **{**position, "occupations": ()})
    assert {move.good for move in options(others, Loot)} & {tray[0]} == set()


@pytest.mark.card("139")
def test_139_loot_hunter_changes_no_other_tile_and_no_good(monkeypatch):
    every_roll(monkeypatch, 12)
    position = {"occupations": (139,), "longships": (0,), "tray": ("english_crown", "round_shield")}

    assert Loot("round_shield") not in choosing(PILLAGE, Stop(), **position).moves(0)
    every_roll(monkeypatch, 7)
    assert Loot("chest") not in choosing(PILLAGE, Stop(), **position).moves(0)


# ---------------------------------------------------------------------- whaling and hunting

WHALES = {"oil": 1, "skin_and_bones": 1, "whale_meat": 1}
WHALING = "c3_whaling"


@pytest.mark.card("140")
def test_140_blubber_cook_makes_one_more_oil_of_a_whale(monkeypatch):
    every_roll(monkeypatch, 2)
    position = {"occupations": (140,), "whaling_boats": (0,), "deck": ()}
    boat = UseBoats((0,))

    assert use(WHALING, boat, Stop(), Succeed(0, 1), **position).changes == {**WHALES, "oil": 2, "spear": -1}
    assert use(WHALING, boat, Stop(), Fail(), TakeBackVikings(0), **position).changes == {"wood": 1, "spear": 1}


@pytest.mark.card("141")
@pytest.mark.parametrize(("boats", "food"), [(1, "cabbage"), (2, "beans"), (3, "peas")])
def test_141_ivory_sculptor_gets_food_by_the_number_of_boats(boats, food, monkeypatch):
    every_roll(monkeypatch, boats + 1)
    position = {"occupations": (141,), "whaling_boats": (0, 0, 0), "wood": 1, "deck": ()}
    out = UseBoats((0,) * boats)

    assert use(WHALING, out, Stop(), Succeed(0, 1), **position).changes == {**WHALES, "spear": -1, food: 1}
    assert use(WHALING, out, Stop(), Succeed(1, 0), **position).changes == {**WHALES, "wood": -1}


@pytest.mark.card("141")
def test_141_ivory_sculptor_is_glad_of_a_whale_for_nothing(monkeypatch):
    every_roll(monkeypatch, 1)

    used = use(WHALING, UseBoats((0,)), occupations=(141,), whaling_boats=(0,), deck=())

    assert used.changes == {**WHALES, "cabbage": 1}


@pytest.mark.card("142")
def test_142_whale_catcher_gets_the_only_spear_back(monkeypatch):
    every_roll(monkeypatch, 3)
    position = {"occupations": (142,), "whaling_boats": (0,), "spear": 2, "wood": 1, "deck": ()}
    boat = UseBoats((0,))

    one = use(WHALING, boat, Stop(), Succeed(1, 1), **position)

    assert one.changes == {**WHALES, "wood": -1}
    assert one.state.weapon_discards["spear"] == 0
    assert use(WHALING, boat, Stop(), Succeed(0, 2), **position).changes == {**WHALES, "spear": -2}


HUNT = "c1_hunting_game"
KILLED = (Stop(), Succeed(wood=0, weapons=1))
"""With a roll of 1, and a bow."""
GAME = {"hide": 1, "game_meat": 1, "bow": -1}
FLED = (Stop(), Fail())
NO_GAME = {"wood": 1, "bow": 1}


@pytest.mark.card("143")
def test_143_antlers_seller_gets_a_silver_for_each_successful_hunt(monkeypatch):
    every_roll(monkeypatch, 1)

    assert use(HUNT, *KILLED, occupations=(143,)).changes == {**GAME, "silver": 1}
    assert use(HUNT, *FLED, occupations=(143,)).changes == NO_GAME
    assert use(SNARE, *TRAPPED, occupations=(143,)).changes == {"fur": 1}


@pytest.mark.card("144")
def test_144_deerstalker_may_buy_skin_and_bones_after_a_successful_hunt(monkeypatch):
    every_roll(monkeypatch, 1)
    position = {"occupations": (144,), "silver": 4}
    bought = use(HUNT, *KILLED, through(144, "skin_and_bones", silver=2), **position)

    assert bought.changes == {**GAME, "silver": -2, "skin_and_bones": 1}
    assert use(HUNT, *KILLED, Decline(), **position).changes == GAME
    assert use(HUNT, *KILLED, occupations=(144,), silver=1).changes == GAME
    assert use(HUNT, *FLED, **position).changes == NO_GAME


@pytest.mark.card("145")
def test_145_forester_may_take_an_item_before_hunting_and_spend_it(monkeypatch):
    every_roll(monkeypatch, 1)
    position = {"occupations": (145,), "strips": (Strip(1),), "bow": 0}
    wood = (through(145, "mountain"), TakeItems(1, 1))

    paid = use(HUNT, *wood, Stop(), Succeed(wood=1, weapons=0), **position)

    assert paid.changes == {"hide": 1, "game_meat": 1}
    assert use(HUNT, Decline(), *FLED, **position).changes == NO_GAME
    assert use(HUNT, *FLED, occupations=(145,), strips=()).changes == NO_GAME


@pytest.mark.card("145")
@pytest.mark.rule("FO-18.3", "FO-13.8")
def test_145_forester_also_works_when_a_card_lets_one_hunt(monkeypatch):
    every_roll(monkeypatch, 1)
    position = {"occupations": (145,), "hand": (HORNBLOWER,), "silver": 1, "strips": (Strip(1),)}
    hunt = (PlayOccupation(HORNBLOWER), through(HORNBLOWER, "hunting_game", silver=1))

    used = use("c2_play_occupations", *hunt, through(145, "mountain"), TakeItems(1, 1), *KILLED, **position)

    assert used.changes == {**GAME, "silver": -1, "wood": 1}


@pytest.mark.card("146")
@pytest.mark.parametrize("space", [HUNT, SNARE])
def test_146_sledger_takes_one_off_each_roll_for_game_and_snares(space, monkeypatch):
    every_roll(monkeypatch, 4)
    position = {"occupations": (146,), "wood": 8, "bow": 0, "snare": 0}

    assert options(choosing(space, Stop(), **position), Succeed) == [Succeed(3, 0)]
    assert options(choosing(space, RollAgain(), Stop(), **position), Succeed) == [Succeed(3, 0)]


@pytest.mark.card("146")
@pytest.mark.rule("FO-A13")
def test_146_sledger_makes_a_roll_of_1_a_success_for_nothing(monkeypatch):
    every_roll(monkeypatch, 1)

    assert use(HUNT, occupations=(146,)).changes == {"hide": 1, "game_meat": 1}


@pytest.mark.card("146")
def test_146_sledger_does_not_help_whalers(monkeypatch):
    every_roll(monkeypatch, 4)
    whaling = choosing(WHALING, UseBoats((0,)), Stop(), occupations=(146,), whaling_boats=(0,), wood=8, spear=0)

    assert options(whaling, Succeed) == [Succeed(3, 0)]


# ---------------------------------------------------------------------- ships


@pytest.mark.card("147")
@pytest.mark.rule("FO-A27")
@pytest.mark.parametrize("space", ["c1_raiding", "c2_pillaging", "c3_pillaging", "c2_explore", "c3_explore"])
def test_147_steersman_sails_a_knarr_like_a_longship(space):
    position = {"knarrs": 1, "explorations": EVERY_BOARD}

    assert refusal(space, occupations=(147,), **position) is None
    assert refusal(space, occupations=(147,), whaling_boats=(0,)) == SHIP_MISSING


@pytest.mark.card("147")
@pytest.mark.rule("FO-A27")
def test_147_steersman_plunders_with_any_two_large_ships():
    plundering = "c4_plundering"

    assert use(plundering, occupations=(147,), knarrs=2).changes == {"silver_hoard": 1}
    assert refusal(plundering, occupations=(147,), knarrs=1, longships=(0,)) is None
    assert refusal(plundering, occupations=(147,), knarrs=1) == SHIP_MISSING
    assert refusal(plundering, knarrs=1, longships=(0,)) == SHIP_MISSING


@pytest.mark.card("147")
@pytest.mark.rule("FO-A27")
def test_147_steersman_pillages_with_a_knarr_without_ore_and_claims_a_far_board(monkeypatch):
    every_roll(monkeypatch, 7)

    assert best_loot(choosing(PILLAGE, Stop(), occupations=(147,), knarrs=1)) == 7
    explored = use("c3_explore", Explore("labrador"), occupations=(147,), knarrs=1, explorations=EVERY_BOARD, deck=())
    assert explored.changes == {"silver": 6}


@pytest.mark.card("147")
def test_147_steersman_does_not_make_longships_of_knarrs_elsewhere():
    assert use("c2_emigration", Emigrate("knarr"), occupations=(147,), knarrs=1, silver=1).player.emigrated == (
        "knarr",
    )
    assert refusal("c1_overseas_trading", occupations=(147,), longships=(0,), silver=1) == SHIP_MISSING


@pytest.mark.card("148")
@pytest.mark.rule("FO-18.6", "FO-A35")
def test_148_spice_merchant_may_buy_spices_after_building_a_knarr():
    position = {"occupations": (148,), "wood": 2, "silver": 3}
    spices = through(148, "spices", silver=3)

    assert use("c2_knarr", spices, **position).changes == {"wood": -2, "silver": -3, "spices": 1}
    assert use("c2_knarr", Decline(), **position).changes == {"wood": -2}
    assert use("c2_knarr", occupations=(148,), wood=2, silver=2).changes == {"wood": -2}
    assert use("c3_longship", **position, deck=()).changes == {"wood": -2}
    both = use("c4_house_and_ship", Choose(("long_house", "knarr")), spices, **position, stone=2)
    assert both.changes == {"wood": -2, "stone": -2, "silver": -3, "spices": 1}


@pytest.mark.card("148")
@pytest.mark.rule("FO-18.6")
def test_148_spice_merchant_looks_only_at_knarrs_that_are_built():
    position = {"occupations": (148,), "silver": 9}
    bought = on_turn(**position)
    bought.play(0, BuyShip("knarr"))
    exchanged = use("c4_exchange_emigrate", Choose(("knarr",)), Decline(), whaling_boats=(0,), **position)

    assert uses(bought) == []
    assert (exchanged.player.knarrs, exchanged.changes) == (1, {})


@pytest.mark.card("148")
@pytest.mark.rule("FO-18.6")
def test_148_spice_merchant_counts_the_knarr_of_the_knarr_builder_as_built():
    knarr_builder = 105
    position = {"occupations": (148, knarr_builder), "wood": 3, "silver": 3}

    used = use("c1_whaling_boat", through(knarr_builder, "knarr", wood=3), through(148, "spices", silver=3), **position)

    assert used.changes == {"wood": -3, "silver": -3, "spices": 1}


OVERSEAS = ["c1_overseas_trading", "c2_overseas_trading"]


@pytest.mark.card("149")
@pytest.mark.parametrize("space", OVERSEAS)
def test_149_priest_gets_an_oil_before_overseas_trading_which_can_be_turned_over(space):
    position = {"occupations": (149,), "knarrs": 1, "silver": 1}

    assert use(space, TurnOver("oil"), **position).changes == {"silver": -1, "rune_stone": 1}
    assert use(space, Done(), **position).changes == {"silver": -1, "oil": 1}
    assert use("c1_market", **position).changes == {"beans": 1, "silver": 1}

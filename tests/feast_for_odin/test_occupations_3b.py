"""The occupations 150 to 171, each in play: what comes to the supply, feasts, harvests, Vikings of a column."""

import pytest

from meadhall.games.feast_for_odin.box import BOX
from meadhall.games.feast_for_odin.feast import FeastPhase
from meadhall.games.feast_for_odin.game_flow import BeginRound, end_of_round
from meadhall.games.feast_for_odin.moves import (
    Choose,
    Decline,
    Done,
    Emigrate,
    Fail,
    FinishFeast,
    PlayOccupation,
    RecallVikings,
    RollAgain,
    Serve,
    Stop,
    Succeed,
    TakeBackVikings,
    TakeItems,
    Upgrade,
    UseBoats,
    UseSpace,
    UseWithoutVikings,
)
from meadhall.games.feast_for_odin.state import Strip, Vikings
from meadhall.games.feast_for_odin.turn import TakeTurn
from tests.feast_for_odin.helpers import (
    answer,
    asked,
    choosing,
    every_roll,
    go_on,
    have,
    options,
    refusal,
    refused,
    supply,
    table,
    through,
    use,
    uses,
)

INSPECTOR, FISHERMAN, HORNBLOWER, WARMONGER = 60, 27, 85, 106
HUNT, SNARE, WHALING, RAID, PILLAGE = (
    "c1_hunting_game",
    "c2_laying_snare",
    "c3_whaling",
    "c1_raiding",
    "c2_pillaging",
)


# ---------------------------------------------------------------------- what comes to the supply


@pytest.mark.card("150")
@pytest.mark.rule("FO-18.5")
@pytest.mark.parametrize(
    ("space", "food", "price"), [("c1_buy_stockfish", "stockfish", 1), ("c1_buy_salt_meat", "salt_meat", 2)]
)
def test_150_meat_buyer_may_receive_one_of_two_tiles_as_game_meat(space, food, price):
    position = {"occupations": (150,), "silver": 2}

    assert use(space, through(150, "game_meat"), **position).changes == {"silver": -price, food: 1, "game_meat": 1}
    assert use(space, Decline(), **position).changes == {"silver": -price, food: 2}


@pytest.mark.card("150")
@pytest.mark.parametrize(("boats", "asked_for"), [(1, False), (2, True), (3, False)])
def test_150_meat_buyer_looks_at_exactly_two_tiles_that_arrive_together(boats, asked_for):
    position = {"occupations": (150,), "hand": (FISHERMAN,), "whaling_boats": (0,) * boats}

    state = choosing("c2_play_occupations", PlayOccupation(FISHERMAN), **position)

    assert bool(uses(state)) == asked_for
    assert use("c1_stockfish", occupations=(150,)).changes == {"stockfish": 1}
    assert use("c2_market", occupations=(150,)).changes == {"flax": 1, "stockfish": 1, "silver": 1}


@pytest.mark.card("151")
def test_151_thing_spokesman_gets_a_silver_when_vikings_come_back_after_a_failure(monkeypatch):
    every_roll(monkeypatch, 8)
    position = {"occupations": (151,), "whaling_boats": (0,), "deck": ()}
    failed = (UseBoats((0,)), Stop(), Fail())
    consolation = {"wood": 1, "spear": 1}

    assert use(WHALING, *failed, TakeBackVikings(2), **position).changes == {**consolation, "silver": 1}
    assert use(WHALING, *failed, TakeBackVikings(1), **position).changes == {**consolation, "silver": 1}
    assert use(WHALING, *failed, TakeBackVikings(0), **position).changes == consolation


@pytest.mark.card("151")
def test_151_thing_spokesman_is_paid_for_what_a_card_brings_back_too():
    position = {"occupations": (151,), "hand": (INSPECTOR,)}
    recalled = (
        PlayOccupation(INSPECTOR),
        through(INSPECTOR, "return_vikings"),
        RecallVikings("c2_play_occupations", 1),
    )

    assert use("c2_play_occupations", *recalled, **position).changes == {"silver": 1}


@pytest.mark.card("151")
@pytest.mark.parametrize(("spaces", "silver"), [(1, 1), (2, 1), (3, 0)])
def test_151_thing_spokesman_is_not_paid_for_three_vikings_at_once(spaces, silver):
    homecomer = 76
    fourth = [Vikings(space, 0, 4, 1) for space in ("c4_crafting", "c4_whaling", "c4_plundering")]
    position = {"occupations": (151,), "hand": (homecomer,), "standing": tuple(fourth[:spaces])}

    used = use("c2_play_occupations", PlayOccupation(homecomer), through(homecomer, "return_vikings"), **position)

    assert used.player.have("silver") == silver
    assert used.player.thing_square == 5 - 2 + spaces


@pytest.mark.card("152")
@pytest.mark.parametrize("space", ["c2_trade_3", "c3_trade_3_weapons", "c3_trade_4"])
def test_152_merchant_upgrades_one_tile_two_steps(space):
    position = {"occupations": (152,), "peas": 2, "mead": 0, "deck": ()}
    traded = choosing(space, Upgrade("peas", 2), **position)

    assert Upgrade("peas", 2) in choosing(space, **position).moves(0)
    assert traded.players[0].have("oil") == 1
    assert options(traded, Upgrade) == [Upgrade("peas", 1)]
    assert Upgrade("peas", 3) not in choosing(space, **position).moves(0)


@pytest.mark.card("152")
def test_152_merchant_need_not_go_the_further_step_and_trades_so_only_with_3_or_4_goods():
    position = {"occupations": (152,), "peas": 2, "mead": 0}

    assert use("c2_trade_3", Upgrade("peas", 1), Upgrade("peas", 1), **position).changes == {"peas": -2, "mead": 2}
    assert options(choosing("c1_trade_2", **position), Upgrade) == [Upgrade("peas", 1)]


@pytest.mark.card("153")
@pytest.mark.parametrize("space", [HUNT, SNARE, "c4_whaling", RAID, PILLAGE])
def test_153_proficient_hunter_may_roll_four_times(space, monkeypatch):
    every_roll(monkeypatch, 6)
    position = {"whaling_boats": (0,), "longships": (0,)}
    boat = [UseBoats((0,))] if space == "c4_whaling" else []
    fourth = choosing(space, *boat, *[RollAgain()] * 3, occupations=(153,), **position)
    third = choosing(space, *boat, *[RollAgain()] * 2, **position)

    assert asked(choosing(space, *boat, *[RollAgain()] * 2, occupations=(153,), **position)) == [(0, "KeepOrRoll")]
    assert asked(fourth)[0][1] in ("DeclareLow", "DeclareHigh")
    assert asked(third)[0][1] in ("DeclareLow", "DeclareHigh")


# ---------------------------------------------------------------------- wood and stone of an action


@pytest.mark.card("154")
def test_154_woodcutter_gets_a_silver_for_two_wood_of_an_action():
    def taking(count):
        return use("c2_mountain_3_trade_1", TakeItems(3, count), Done(), occupations=(154,), strips=(Strip(3),))

    assert taking(1).changes == {"wood": 1}
    assert taking(2).changes == {"wood": 2, "silver": 1}
    assert taking(3).changes == {"wood": 3, "silver": 1}


@pytest.mark.card("154")
def test_154_woodcutter_adds_up_the_wood_of_one_action_and_is_paid_once():
    strips = (Strip(3), Strip(1), Strip(2, gone=1), Strip(4))
    position = {"occupations": (154,), "strips": strips, "thing_square": 6}
    space, first = "c4_mountain_2222_or_trade_3x2", Choose(("mountain",))

    twice = use(space, first, TakeItems(3, 2), TakeItems(1, 2), Decline(), Decline(), **position)
    pieces = use(space, first, TakeItems(2, 1), TakeItems(1, 1), Decline(), Decline(), **position)

    assert twice.changes == {"wood": 4, "silver": 1}
    assert pieces.changes == {"wood": 2, "silver": 1}
    assert use("c2_wood_per_player", occupations=(154,)).changes == {"wood": 2, "ore": 1, "silver": 1}
    assert use("c2_wood_per_player", occupations=(154,), seats=1).changes == {"wood": 1, "ore": 1}


@pytest.mark.card("154")
@pytest.mark.rule("FO-18.5")
def test_154_woodcutter_does_not_count_the_wood_of_other_occupations():
    apprentice, preacher = 113, 87
    position = {"strips": (Strip(3),), "occupations": (154, apprentice), "stone": 1}
    carved = use("c1_rune_stone", through(apprentice, "mountain"), TakeItems(3, 1), **position)
    played = (PlayOccupation(preacher), through(preacher, "mountain"), TakeItems(3, 4))

    assert carved.changes == {"wood": 1, "stone": -1, "rune_stone": 1, "silver": 1}
    prayed = use("c2_play_occupations", *played, occupations=(154,), hand=(preacher,), strips=(Strip(3),))
    assert prayed.changes == {"wood": 4}


@pytest.mark.card("155")
@pytest.mark.rule("FO-18.5")
def test_155_cooper_may_turn_one_of_two_wood_of_an_action_into_stockfish():
    position = {"occupations": (155,)}
    casks = through(155, "stockfish", wood=1)

    assert use("c2_wood_per_player", casks, **position).changes == {"wood": 1, "ore": 1, "stockfish": 1}
    assert use("c2_wood_per_player", Decline(), **position).changes == {"wood": 2, "ore": 1}
    assert use("c2_wood_per_player", **position, seats=1, wood=3).changes == {"wood": 1, "ore": 1}


@pytest.mark.card("155")
def test_155_cooper_does_so_once_in_an_action():
    position = {"occupations": (155,), "strips": (Strip(3), Strip(1)), "deck": ()}
    casks = through(155, "stockfish", wood=1)

    used = use("c3_mountain_3_2", TakeItems(3, 3), casks, TakeItems(1, 2), **position)

    assert used.changes == {"wood": 4, "stockfish": 1}


@pytest.mark.card("155")
@pytest.mark.rule("FO-18.20")
def test_155_cooper_who_declined_is_asked_again_when_more_wood_comes():
    position = {"occupations": (155,), "strips": (Strip(3), Strip(1)), "deck": ()}
    casks = through(155, "stockfish", wood=1)

    used = use("c3_mountain_3_2", TakeItems(3, 3), Decline(), TakeItems(1, 2), casks, **position)

    assert used.changes == {"wood": 4, "stockfish": 1}


@pytest.mark.card("156")
def test_156_stone_crusher_gets_a_silver_for_the_stone_of_an_action(monkeypatch):
    every_roll(monkeypatch, 6)
    strips = (Strip(2, gone=2), Strip(5, gone=3))
    position = {"occupations": (156,), "strips": strips, "deck": ()}

    assert use("c1_mountain_2", TakeItems(2, 1), **position).changes == {"stone": 1, "silver": 1}
    both = use("c3_mountain_3_2", TakeItems(2, 3), TakeItems(5, 2), **position)
    assert both.changes == {"stone": 5, "silver": 1}
    failed = use(RAID, Stop(), Fail(), occupations=(156,), longships=(0,))
    assert failed.changes == {"stone": 1, "sword": 1, "silver": 1}
    assert use("c1_mountain_2", TakeItems(3, 2), occupations=(156,), strips=(Strip(3),)).changes == {"wood": 2}


@pytest.mark.card("156")
@pytest.mark.rule("FO-18.5")
def test_156_stone_crusher_does_not_count_the_stone_of_other_occupations():
    messenger = 118

    used = use("c1_market", occupations=(156, messenger))

    assert used.changes == {"beans": 1, "silver": 1, "stone": 1, "mead": 1}


# ---------------------------------------------------------------------- feasts

NOTHING = {"mead": 0, "bow": 0, "snare": 0, "spear": 0}


def feast(card, round=7, others=NOTHING, **things):
    """The feast begins; seat 0 has the card and these things, the other player's are `others`."""
    owned = {0: {**NOTHING, **things}, 1: {**NOTHING, **others}}
    return table(FeastPhase(), round=round, occupations={0: (card,)}, things=owned)


def serve(state, *foods, seat=0):
    """A seat lays these out standing, silver and square tiles as they are, and nothing more."""
    for food in foods:
        state.play(seat, Serve(food, vertical=food not in ("silver", "whale_meat")))
    state.play(seat, FinishFeast())


def after_feast(state, *foods):
    """What seat 0 has when it has served these, and the other player nothing."""
    serve(state, *foods)
    state.play(1, FinishFeast())
    return supply(state, 0)


@pytest.mark.card("157")
def test_157_skinner_gets_skin_and_bones_for_each_animal_served():
    herd = {"sheep": 1, "sheep_pregnant": 1, "cattle": 1, "silver": 2}

    assert after_feast(feast(157, **herd), "sheep_pregnant", "silver", "cattle", "silver", "sheep") == {
        "skin_and_bones": 3
    }
    assert after_feast(feast(157, **herd), "sheep") == {
        "sheep_pregnant": 1,
        "cattle": 1,
        "silver": 2,
        "skin_and_bones": 1,
    }
    assert after_feast(feast(157, game_meat=1), "game_meat") == {}


@pytest.mark.card("157")
@pytest.mark.rule("FO-18.8")
def test_157_skinner_does_not_look_at_the_animals_of_others():
    state = feast(157, others={**NOTHING, "sheep": 1})
    serve(state, "sheep", seat=1)
    serve(state)

    assert have(state, "skin_and_bones") == [0, 0]


def weapons(state):
    """How many weapon cards seat 0 has."""
    return sum(state.players[0].have(weapon) for weapon in BOX.weapons)


@pytest.mark.card("158")
@pytest.mark.parametrize(("served", "count"), [("", 0), ("game_meat", 1), ("game_meat silver whale_meat", 2)])
def test_158_barbarian_gets_three_weapons_and_a_silver_for_each_game_and_whale_meat(served, count):
    state = feast(158, game_meat=1, whale_meat=1, silver=1)
    serve(state, *served.split())
    state.play(1, FinishFeast())
    assert uses(state) == ([through(158, ("silver", "weapon_draw"))] if count else [])

    answer(state, *uses(state))

    assert (weapons(state), state.waiting()) == (3 * count, [])
    assert state.players[0].have("silver") == 1 + count - served.count("silver")


@pytest.mark.card("158")
@pytest.mark.rule("FO-9.8")
def test_158_silver_of_the_barbarian_may_be_laid_out_before_the_meat_that_then_has_to_follow():
    state = feast(158, game_meat=1)
    state.play(0, Serve("silver"))

    assert refused(state, 0, FinishFeast()) == ("silver-not-covered", "FO-9.8")
    assert refused(feast(158, stockfish=1), 0, Serve("silver")) == ("none-to-serve", "FO-9.9")
    serve(state, "game_meat")
    assert state.players[0].have("silver") == 0


@pytest.mark.card("159")
def test_159_festive_hunter_may_hunt_once_after_a_feast_with_game_meat(monkeypatch):
    every_roll(monkeypatch, 2)
    state = feast(159, game_meat=2, silver=1, wood=4)
    serve(state, "game_meat", "silver", "game_meat")
    state.play(1, FinishFeast())
    assert uses(state) == [Decline(), through(159, "hunting_game")]

    answer(state, through(159, "hunting_game"), Stop(), Succeed(2, 0))

    assert supply(state, 0) == {"wood": 2, "hide": 1, "game_meat": 1}
    assert state.waiting() == []


@pytest.mark.card("159")
def test_159_festive_hunter_may_stay_and_without_game_meat_is_not_asked():
    stays = feast(159, game_meat=1)
    serve(stays, "game_meat")
    stays.play(1, FinishFeast())
    answer(stays, Decline())
    unserved = feast(159, game_meat=1, whale_meat=1)

    assert (supply(stays, 0), stays.waiting()) == ({}, [])
    assert after_feast(unserved, "whale_meat") == {"game_meat": 1}
    assert unserved.waiting() == []


@pytest.mark.card("160")
@pytest.mark.rule("FO-9.8")
def test_160_sober_man_gets_a_silver_for_a_feast_without_mead_and_may_serve_it():
    kept = feast(160, mead=1)
    spent = feast(160, mead=1, stockfish=1)
    drunk = feast(160, mead=1)
    spent.play(0, Serve("silver"))

    assert refused(spent, 0, Serve("mead")) == ("silver-not-covered", "FO-9.8")
    assert refused(spent, 0, Serve("silver")) == ("none-to-serve", "FO-9.9")
    assert after_feast(spent, "stockfish") == {"mead": 1}
    assert after_feast(kept) == {"mead": 1, "silver": 1}
    assert after_feast(drunk, "mead") == {}


@pytest.mark.card("165")
@pytest.mark.rule("FO-18.7")
def test_165_village_leader_with_clothing_has_two_silver_more_to_serve():
    state = feast(165, clothing=2)

    assert state.players[0].have("silver") == 2
    assert after_feast(state, "silver", "silver") == {"clothing": 2}
    assert feast(165).players[0].have("silver") == 0


@pytest.mark.card("167")
@pytest.mark.rule("FO-A46")
@pytest.mark.parametrize(("spices", "silver"), [(0, 0), (1, 1), (2, 2), (3, 2)])
def test_167_taster_gets_silver_for_spices_at_the_start_of_a_feast(spices, silver):
    state = feast(167, spices=spices)

    assert (state.players[0].have("silver"), state.players[0].have("spices")) == (silver, spices)
    assert asked(state)[0] == (0, "LayOut")


# ---------------------------------------------------------------------- Vikings that stand in a column


def standing(*vikings, seat=0):
    """Vikings of a seat on these spaces, placed in round 2."""
    return tuple(Vikings(space, seat, count, 2) for space, count in vikings)


def after_round(card, there):
    """The next round, which has no harvest, after one in which Vikings stood there."""
    return table(*end_of_round(), round=2, occupations={0: (card,)}, standing=there)


SEVEN = {
    161: (3, "cabbage", [("c3_wool", 3), ("c3_forge", 3)], ("c3_market", 1)),
    162: (2, "flax", [("c2_mead", 2), ("c2_chest", 2), ("c2_knarr", 2)], ("c2_market", 1)),
}


@pytest.mark.parametrize(
    "card",
    [
        pytest.param(161, marks=pytest.mark.card("161"), id="161_whaling_assistant"),
        pytest.param(162, marks=pytest.mark.card("162"), id="162_flax_farmer"),
    ],
)
def test_seven_vikings_in_a_column_bring_a_crop_in_the_bonus_phase(card):
    column, crop, six, seventh = SEVEN[card]
    enough, imitating = standing(*six, seventh), standing(*six, (f"imitation_{column}", column))
    elsewhere = standing(*six, ("c1_market", 1))
    of_others = standing(*six) + standing(seventh, seat=1)

    assert have(after_round(card, enough), crop) == [1, 0]
    assert have(after_round(card, imitating), crop) == [1, 0]
    assert have(after_round(card, elsewhere), crop) == [0, 0]
    assert have(after_round(card, of_others), crop) == [0, 0]


@pytest.mark.card("163")
@pytest.mark.rule("FO-18.3")
def test_163_farmhand_gets_a_hide_and_a_silver_for_game_hunted_with_two_vikings(monkeypatch):
    every_roll(monkeypatch, 1)
    killed = (Stop(), Succeed(0, 1))
    game = {"hide": 1, "game_meat": 1, "bow": -1}
    hunt = (PlayOccupation(HORNBLOWER), through(HORNBLOWER, "hunting_game", silver=1))

    assert use("c2_hunting_game", *killed, occupations=(163,)).changes == {**game, "hide": 2, "silver": 1}
    assert use("c2_hunting_game", Stop(), Fail(), occupations=(163,)).changes == {"wood": 1, "bow": 1}
    assert use(HUNT, *killed, occupations=(163,)).changes == game
    by_card = use("c2_play_occupations", *hunt, *killed, occupations=(163,), hand=(HORNBLOWER,), silver=1)
    assert by_card.changes == {**game, "silver": -1}


@pytest.mark.card("164")
def test_164_armed_fighter_may_take_a_stone_or_an_ore_before_an_action_of_four_vikings():
    position = {"occupations": (164,), "strips": (Strip(1, gone=2), Strip(4, gone=4), Strip(3)), "thing_square": 6}
    plunder = "c4_plundering"
    taking = choosing(plunder, through(164, "mountain"), longships=(0, 0), **position)
    ore = use(plunder, through(164, "mountain"), TakeItems(4, 1), longships=(0, 0), **position)

    assert options(taking, TakeItems) == [TakeItems(1, 1), TakeItems(4, 1)]
    assert ore.changes == {"ore": 1, "silver_hoard": 1}
    assert use(plunder, Decline(), longships=(0, 0), **position).changes == {"silver_hoard": 1}
    only_wood = {**position, "strips": (Strip(3), Strip(1, gone=5))}
    assert use(plunder, longships=(0, 0), **only_wood).changes == {"silver_hoard": 1}
    assert use("c1_market", **position).changes == {"beans": 1, "silver": 1}


@pytest.mark.card("164")
@pytest.mark.rule("FO-18.2")
def test_164_armed_fighter_does_not_work_with_three_vikings():
    position = {"occupations": (164, WARMONGER), "strips": (Strip(1, gone=2),), "longships": (0, 0, 0)}

    used = use("c4_plundering", **position)

    assert used.changes == {"silver_hoard": 1}
    assert used.player.thing_square == 2


@pytest.mark.card("166")
def test_166_weapons_warden_may_draw_a_weapon_from_the_second_placement_in_column_2_on():
    state = table(TakeTurn(0), TakeTurn(0), TakeTurn(0), occupations={0: (166,)}, thing_square={0: 6})

    answer(state, UseSpace("c2_mead"))
    assert weapons(state) == 3
    answer(state, UseSpace("c2_market"), through(166, "weapon_draw"))
    assert weapons(state) == 4
    answer(state, UseSpace("c2_wood_per_player"), Decline())
    assert (weapons(state), state.waiting()) == (4, [])


@pytest.mark.card("166")
@pytest.mark.rule("FO-18.2")
def test_166_weapons_warden_counts_own_placements_in_column_2():
    follower = 77
    followed = (PlayOccupation(follower), through(follower, "use_space_without_vikings"), UseWithoutVikings("c2_mead"))
    other_column = table(TakeTurn(0), TakeTurn(0), occupations={0: (166,)})
    answer(other_column, UseSpace("c1_stockfish"), UseSpace("c2_mead"))
    seat_0 = {"hand": {0: (follower,)}, "occupations": {0: (166,)}, "thing_square": {0: 4}}
    following = table(TakeTurn(0), TakeTurn(0), **seat_0, standing=(Vikings("c2_mead", 1, 2, 1),))
    answer(following, UseSpace("c2_market"), UseSpace("c2_play_occupations"), Decline(), *followed)

    assert other_column.waiting() == following.waiting() == []
    assert following.players[0].have("mead") == 1 + 2


# ---------------------------------------------------------------------- the thing square


@pytest.mark.card("168")
def test_168_earl_of_lade_gets_a_silver_when_there_are_three_vikings_on_the_thing_square(monkeypatch):
    every_roll(monkeypatch, 1)
    earl = {"occupations": (168,)}

    assert use("c1_stockfish", **earl, thing_square=4).changes == {"stockfish": 1, "silver": 1}
    assert use("c2_market", **earl, thing_square=4).changes == {"flax": 1, "stockfish": 1, "silver": 1}
    assert use("c1_stockfish", **earl, thing_square=3).changes == {"stockfish": 1}
    new_viking = table(BeginRound(), round=2, occupations={0: (168,), 1: ()}, thing_square={0: 2, 1: 2})
    assert have(new_viking, "silver") == [1, 0]


@pytest.mark.card("168")
def test_168_earl_of_lade_is_paid_several_times_in_a_round(monkeypatch):
    every_roll(monkeypatch, 8)
    consolation = {"wood": 1, "snare": 1}
    escaped = (Stop(), Fail(), TakeBackVikings(1))

    assert use(SNARE, *escaped, occupations=(168,), thing_square=5).changes == {**consolation, "silver": 1}
    assert use(SNARE, *escaped, occupations=(168,), thing_square=4).changes == {**consolation, "silver": 1}
    assert use(SNARE, *escaped, occupations=(168,), thing_square=6).changes == consolation
    twice = table(TakeTurn(0), TakeTurn(0), occupations={0: (168,)}, thing_square={0: 5})
    answer(twice, UseSpace(SNARE), *escaped, UseSpace("c1_stockfish"))
    assert twice.players[0].have("silver") == 2


# ---------------------------------------------------------------------- harvests


def harvest(card, round, **things):
    """The harvest of a round, in which seat 0 has the card, up to what is asked; nothing at any time."""
    state = table(BeginRound(), round=round - 1, occupations={0: (card,)}, things={0: {**NOTHING, **things}})
    go_on(state)
    return state


@pytest.mark.card("169")
def test_169_sower_gets_one_more_flax_or_grain_of_what_he_had_before_the_harvest():
    flax, grain = through(169, "flax"), through(169, "grain")
    state = harvest(169, 1, flax=1, grain=1)
    assert uses(state) == [flax, grain]

    answer(state, grain)

    crops = {thing: state.players[0].have(thing) for thing in ("peas", "beans", "flax", "grain")}
    assert crops == {"peas": 1, "beans": 1, "flax": 2, "grain": 2}
    assert uses(harvest(169, 1, flax=1)) == [flax]


@pytest.mark.card("169")
@pytest.mark.rule("FO-18.20")
def test_169_sower_does_not_look_at_the_crops_of_the_same_harvest_and_needs_one():
    nothing_before, no_harvest = harvest(169, 2), harvest(169, 3, flax=1, grain=1)

    assert asked(nothing_before) == asked(no_harvest) == [(0, "TakeTurn")]
    assert [nothing_before.players[0].have(crop) for crop in ("flax", "grain")] == [1, 1]
    assert [no_harvest.players[0].have(crop) for crop in ("flax", "grain")] == [1, 1]


@pytest.mark.card("171")
@pytest.mark.rule("FO-18.7")
def test_171_flax_baker_may_turn_a_flax_of_the_harvest_into_grain_and_silver():
    baked = through(171, ("grain", "silver"), flax=1)
    state, kept = harvest(171, 1), harvest(171, 1)
    assert uses(state) == [Decline(), baked]

    answer(state, baked)
    answer(kept, Decline())

    assert [state.players[0].have(thing) for thing in ("flax", "grain", "silver")] == [0, 1, 1]
    assert [kept.players[0].have(thing) for thing in ("flax", "grain", "silver")] == [1, 0, 0]
    assert asked(state) == asked(kept) == [(0, "TakeTurn")]
    assert asked(harvest(171, 3, flax=2)) == [(0, "TakeTurn")]


# ---------------------------------------------------------------------- emigration


@pytest.mark.card("170")
@pytest.mark.rule("FO-18.16")
@pytest.mark.parametrize("space", ["c2_emigration", "c3_emigration"])
@pytest.mark.parametrize(("round", "price"), [(1, 0), (2, 0), (3, 1), (6, 4)])
def test_170_refugee_helper_emigrates_for_two_silver_less(space, round, price):
    position = {"occupations": (170,), "round": round, "knarrs": 1, "deck": ()}
    used = use(space, Emigrate("knarr"), silver=price, **position)

    assert used.changes == ({"silver": -price} if price else {})
    assert used.player.emigrated == ("knarr",)
    if price:
        assert refusal(space, silver=price - 1, **position) is not None


@pytest.mark.card("170")
def test_170_refugee_helper_also_helps_after_an_exchange_and_through_a_card():
    birka_settler = 110
    position = {"round": 5, "silver": 4, "knarrs": 1}
    exchanged = (Choose(("knarr",)), Choose(("emigration",)), Emigrate("knarr"))
    boat = {**position, "knarrs": 0, "whaling_boats": (0,)}
    settled = (Done(), through(birka_settler, "emigration"), Emigrate("knarr"))

    assert use("c4_exchange_emigrate", *exchanged, occupations=(170,), **boat).changes == {"silver": -3}
    traded = use("c2_overseas_trading", *settled, occupations=(170, birka_settler), hide=1, **position)
    assert traded.changes == {"silver": -1 - 3}

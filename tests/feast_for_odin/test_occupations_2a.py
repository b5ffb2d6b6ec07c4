"""The occupations 65 to 97, card by card (FO-13, FO-18)."""

import pytest

from meadhall.games.feast_for_odin import events
from meadhall.games.feast_for_odin.geometry import BOARDS
from meadhall.games.feast_for_odin.grids import Laid
from meadhall.games.feast_for_odin.moves import (
    Arm,
    Decline,
    Done,
    Emigrate,
    Exchange,
    Fail,
    Loot,
    PayWith,
    PlayOccupation,
    RollAgain,
    Spend,
    Stop,
    Succeed,
    TakeItems,
    TurnOver,
    Upgrade,
    UseOccupation,
    UseSpace,
    UseWithoutVikings,
)
from meadhall.games.feast_for_odin.pieces import Placement
from meadhall.games.feast_for_odin.player import Claimed, House
from meadhall.games.feast_for_odin.rounds import Harvest, InPhase
from meadhall.games.feast_for_odin.state import Strip, Vikings
from meadhall.games.feast_for_odin.turn import TakeTurn
from tests.feast_for_odin.helpers import (
    answer,
    asked,
    choosing,
    every_roll,
    go_on,
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

PLAY = "c2_play_occupations"
"""A space that lets one play a card and gives nothing else."""


def playing(card, *answers, **position):
    """Seat 0 has just played the card and has given these answers."""
    return choosing(PLAY, PlayOccupation(card), *answers, hand=(card,), **position)


def played(card, *answers, **position):
    """What the card changes in the moment in which it is played, with these answers and no others."""
    return use(PLAY, PlayOccupation(card), *answers, hand=(card,), **position).changes


def using(card, *what, **paying):
    """The card is used for what it brings, at this price."""
    return UseOccupation(card, what, tuple(paying.items()))


def offered(state):
    """The ways in which a card can be used that is asked about."""
    return options(state, UseOccupation)


def spent(**things):
    """What was paid, as a change."""
    return {thing: -count for thing, count in things.items()}


# ---------------------------------------------------------------------- instant exchanges


@pytest.mark.parametrize(
    ("card", "cost", "gain"),
    [
        pytest.param(
            65, {"snare": 2, "spear": 2}, {"treasure_chest": 1}, marks=pytest.mark.card("65"), id="065_dragonslayer"
        ),
        pytest.param(
            67,
            {"silver": 4},
            {"silverware": 2, "game_meat": 1, "mead": 1},
            marks=pytest.mark.card("67"),
            id="067_private_chef",
        ),
        pytest.param(74, {"silver": 2, "grain": 1}, {"cattle": 1}, marks=pytest.mark.card("74"), id="074_cowherd"),
        pytest.param(75, {"silver": 1}, {"skin_and_bones": 1}, marks=pytest.mark.card("75"), id="075_bone_collector"),
        pytest.param(80, {"silver": 2}, {"sheep": 1}, marks=pytest.mark.card("80"), id="080_shepherd_boy"),
    ],
)
def test_an_instant_exchange_is_made_once_and_in_full_or_not_at_all(card, cost, gain):
    exchange = using(card, *gain, **cost)
    twice_as_much = {thing: 2 * count for thing, count in cost.items()}

    assert played(card, exchange, **twice_as_much) == {**gain, **spent(**cost)}
    assert played(card, Decline(), **cost) == {}
    for thing, count in cost.items():
        assert offered(playing(card, **{**cost, thing: count - 1})) == []


@pytest.mark.card("65")
def test_065_dragonslayer_discards_the_weapons():
    state = playing(65, using(65, "treasure_chest", snare=2, spear=2), snare=2, spear=3)

    assert state.weapon_discards == pile(snare=2, spear=2)


@pytest.mark.card("66")
@pytest.mark.parametrize(
    ("tile", "goods"),
    [
        ("peas", ["stockfish", "wool"]),
        ("flax", ["milk", "linen"]),
        ("beans", ["salt_meat", "skin_and_bones"]),
        ("grain", ["game_meat", "fur"]),
        ("cabbage", ["sheep", "robe"]),
        ("fruits", ["cattle"]),
    ],
)
def test_066_field_farmer_moves_an_orange_tile_up_to_two_boxes_up_and_to_the_right(tile, goods):
    buying = using(66, "diagonal_exchange", silver=1)
    position = {tile: 2, "silver": 2, "oil": 1}

    assert options(playing(66, buying, **position), Exchange, Decline) == [Exchange(tile, good) for good in goods]
    for good in goods:
        assert played(66, buying, Exchange(tile, good), **position) == {"silver": -1, tile: -1, good: 1}


@pytest.mark.card("66")
def test_066_field_farmer_needs_a_silver_and_an_orange_tile():
    assert played(66, Decline(), silver=1, peas=1) == {}
    assert offered(playing(66, peas=1)) == []
    assert offered(playing(66, silver=1, mead=1, oil=1, sheep=1)) == []


# ---------------------------------------------------------------------- weapons


@pytest.mark.card("68")
def test_068_weapon_supplier_may_draw_four_weapons():
    assert played(68, using(68, "weapon_draw"), weapon_pile=pile(sword=5)) == {"sword": 4}
    assert played(68, Decline()) == {}


@pytest.mark.card("69")
def test_069_equipment_supplier_takes_weapons_until_there_are_two_of_each():
    weapons = {"bow": 3, "snare": 1, "spear": 0, "sword": 2}
    piles = {"weapon_discards": pile(spear=1, bow=1), "weapon_pile": pile(spear=2, snare=1, sword=1)}
    state = playing(69, using(69, "weapons_up_to"), **weapons, **piles)

    assert supply(state, 0) == {"mead": 1, "bow": 3, "snare": 2, "spear": 2, "sword": 2}
    assert (state.weapon_discards, state.weapon_pile) == (pile(bow=1), pile(spear=1, sword=1))


@pytest.mark.card("69")
def test_069_equipment_supplier_may_be_declined_and_brings_nothing_beyond_two():
    assert played(69, Decline()) == {}
    assert offered(playing(69, bow=2, snare=3, spear=2, sword=2)) == []


# ---------------------------------------------------------------------- holes on boards


HOLES = [
    pytest.param(
        70, "cloakpin", ("silverware", "rune_stone"), marks=pytest.mark.card("70"), id="070_courier_and_the_cloakpin"
    ),
    pytest.param(
        71, "drinking_horn", ("chest", "rune_stone"), marks=pytest.mark.card("71"), id="071_innkeeper_and_the_horn"
    ),
]


def somewhere(board, piece):
    """The piece lies on the board, in the first place where it may."""
    return laying(board, BOARDS[board].placements(Laid(), piece)[0])


def fetching(card, seat, special, **fields):
    """Seat 0 has the special tile fetched by the card; seat 1 has Undertaker and Judge, who wait for placements."""
    where = {name: {seat: laid} for name, laid in fields.items()}
    tray = ("belt",)
    state = table(TakeTurn(0), hand={0: (card,)}, occupations={1: (100, 101)}, tray=tray, **where)
    answer(state, UseSpace(PLAY), PlayOccupation(card), using(card, "take_special_from_any_board"))
    return state


@pytest.mark.rule("FO-A45")
@pytest.mark.parametrize(("card", "special", "fillers"), HOLES)
@pytest.mark.parametrize("seat", [0, 1])
def test_a_special_tile_comes_from_a_home_board_and_two_goods_fill_the_hole(card, special, fillers, seat):
    laid = laying("home_board", Placement("ore", 11, 0), Placement(special, 0, 0), Placement("oil", 5, 8))
    state = fetching(card, seat, special, home=laid)
    after = state.players[seat].home

    assert state.players[0].specials == (special,)
    assert after.covered == laid.covered
    assert BOARDS["home_board"].income(after) == BOARDS["home_board"].income(laid)
    assert special not in [one.piece for one in after.placements]
    assert state.waiting() == []


@pytest.mark.rule("FO-A45")
@pytest.mark.parametrize(("card", "special", "fillers"), HOLES)
def test_a_special_tile_comes_from_a_board_or_a_house_and_nobody_is_paid_for_the_rune_stone(card, special, fillers):
    shetland = Claimed("shetland", somewhere("shetland", special))
    house = House("long_house", somewhere("long_house", special))
    for fields in ({"claimed": (shetland,)}, {"houses": (house,)}):
        state = fetching(card, 1, special, **fields)

        assert state.players[0].specials == (special,)
        assert state.players[1].specials == ()
        assert supply(state, 1) == {"mead": 1, "bow": 1, "snare": 1, "spear": 1}
        assert heard(state, events.HoleFilled) == [events.HoleFilled(0, 1, special, fillers)]


@pytest.mark.parametrize(("card", "special", "fillers"), HOLES)
def test_a_special_tile_is_fetched_only_from_boards_and_only_if_one_likes(card, special, fillers):
    laid = somewhere("home_board", special)

    assert offered(playing(card)) == []
    assert offered(playing(card, tray=(), specials=(special,))) == []
    state = playing(card, Decline(), home=laid, tray=())
    assert (state.players[0].home, state.players[0].specials) == (laid, ())


# ---------------------------------------------------------------------- houses, special tiles


@pytest.mark.card("72")
@pytest.mark.parametrize("round", [1, 3])
def test_072_earl_buys_a_stone_house_for_as_much_silver_as_the_number_of_the_round(round):
    buying = using(72, "stone_house", silver=round)
    used = use(PLAY, PlayOccupation(72), buying, hand=(72,), round=round, silver=7)

    assert used.changes == {"silver": -round}
    assert used.player.houses == (House("stone_house"),)
    assert used.state.stock["stone_house"] == 2
    assert offered(playing(72, round=round, silver=round - 1)) == []
    assert offered(playing(72, round=round, silver=9, stock={"stone_house": 0})) == []
    assert played(72, Decline(), round=round, silver=9) == {}


@pytest.mark.card("72")
def test_072_earl_does_not_build():
    princess, cottager = 115, 15

    assert played(72, using(72, "stone_house", silver=1), silver=1, occupations=(princess, cottager)) == {"silver": -1}


SILVERWARE, CRUCIFIX, CHALICE = (
    using(73, "silverware"),
    using(73, "crucifix", silver=2),
    using(73, "chalice", silver=5),
)


@pytest.mark.card("73")
def test_073_metalsmith_makes_silverware_or_sells_the_crucifix_or_the_chalice():
    crucifix = playing(73, CRUCIFIX, silver=9).players[0]
    chalice = playing(73, CHALICE, silver=9).players[0]

    assert played(73, SILVERWARE, silver=9) == {"silverware": 1}
    assert (crucifix.specials, crucifix.have("silver")) == (("crucifix",), 7)
    assert (chalice.specials, chalice.have("silver")) == (("chalice",), 4)
    assert played(73, Decline(), silver=9) == {}


@pytest.mark.card("73")
def test_073_metalsmith_sells_what_can_be_paid_and_is_in_the_tray():
    assert offered(playing(73, silver=5)) == [SILVERWARE, CRUCIFIX, CHALICE]
    assert offered(playing(73, silver=4)) == [SILVERWARE, CRUCIFIX]
    assert offered(playing(73, silver=1)) == [SILVERWARE]
    assert offered(playing(73, silver=9, tray=("belt", "chalice"))) == [SILVERWARE, CHALICE]


@pytest.mark.card("86")
def test_086_hide_buyer_buys_one_two_or_three_hides_for_two_silver_each():
    one, two, three = using(86, "hide", silver=2), using(86, "hide", silver=4), using(86, "hide", silver=6)

    assert played(86, one, silver=9) == {"silver": -2, "hide": 1}
    assert played(86, two, silver=9) == {"silver": -4, "hide": 2}
    assert played(86, three, silver=9) == {"silver": -6, "hide": 3}
    assert played(86, Decline(), silver=9) == {}
    assert [offered(playing(86, silver=silver)) for silver in (1, 3, 5)] == [[], [one], [one, two]]


@pytest.mark.card("87")
def test_087_preacher_takes_the_crucifix_or_four_items_of_one_strip():
    crucifix, mountain = using(87, "crucifix"), using(87, "mountain")
    position = {"strips": (Strip(1), Strip(2))}

    assert offered(playing(87, **position)) == [crucifix, mountain]
    assert playing(87, crucifix, **position).players[0].specials == ("crucifix",)
    assert played(87, mountain, TakeItems(1, 4), **position) == {"wood": 2, "stone": 1, "ore": 1}
    assert played(87, mountain, TakeItems(2, 1), **position) == {"wood": 1}
    assert refused(playing(87, mountain, **position), 0, TakeItems(1, 5)) is not None
    assert played(87, Decline(), **position) == {}


@pytest.mark.card("87")
def test_087_preacher_takes_the_crucifix_only_from_the_tray():
    assert offered(playing(87, tray=("belt",), strips=(Strip(1),))) == [using(87, "mountain")]
    assert offered(playing(87, specials=("crucifix",), tray=("belt",))) == []


# ---------------------------------------------------------------------- Vikings


@pytest.mark.card("76")
def test_076_homecomer_takes_one_viking_home_from_each_space_of_the_fourth_column():
    standing = (
        Vikings("c4_crafting", 0, 4, 1),
        Vikings("c4_plundering", 0, 1, 1),
        Vikings("imitation_4", 0, 4, 1),
        Vikings("c4_whaling", 1, 4, 1),
        Vikings("c3_market", 0, 3, 1),
    )
    state = playing(76, using(76, "return_vikings"), standing=standing, thing_square=2, seats=4)

    assert state.players[0].thing_square == 2 - 2 + 3
    assert {(one.space, one.seat): one.count for one in state.standing if one.space != PLAY} == {
        ("c4_crafting", 0): 3,
        ("imitation_4", 0): 3,
        ("c4_whaling", 1): 4,
        ("c3_market", 0): 3,
    }


@pytest.mark.card("76")
def test_076_homecomer_may_be_declined_and_needs_own_vikings_there():
    own, others = (Vikings("c4_crafting", 0, 4, 1),), (Vikings("c4_crafting", 1, 4, 1), Vikings("c3_market", 0, 3, 1))

    assert playing(76, Decline(), standing=own, thing_square=2).players[0].thing_square == 0
    assert offered(playing(76, standing=others)) == []


FOLLOWING = using(77, "use_space_without_vikings")
OCCUPIED_SPACES = (
    Vikings("c2_buy_sheep", 1, 2, 1),
    Vikings("c2_chest", 0, 2, 1),
    Vikings("c2_buy_cattle", 1, 2, 1),
    Vikings("c2_laying_snare", 1, 2, 1),
    Vikings("c2_pillaging", 1, 2, 1),
    Vikings("imitation_2", 2, 2, 1),
    Vikings("c1_market", 1, 1, 1),
)


@pytest.mark.card("77")
@pytest.mark.rule("FO-A48")
def test_077_follower_uses_an_occupied_space_of_the_second_column_if_it_can_be_used_legally():
    state = playing(77, FOLLOWING, standing=OCCUPIED_SPACES, seats=4, silver=1, wood=1)
    usable = ["c2_buy_sheep", "c2_laying_snare", "c2_chest"]

    assert options(state, UseWithoutVikings, Decline) == [
        UseWithoutVikings(space) for space in sorted(usable, key=("c2_laying_snare", "c2_buy_sheep", "c2_chest").index)
    ]


@pytest.mark.card("77")
@pytest.mark.rule("FO-A48")
def test_077_follower_leaves_the_vikings_there_alone_and_blocks_nothing():
    position = {"standing": OCCUPIED_SPACES, "silver": 1, "thing_square": 6}
    used = use(PLAY, PlayOccupation(77), FOLLOWING, UseWithoutVikings("c2_buy_sheep"), hand=(77,), **position)

    assert used.changes == {"silver": -1, "sheep": 1}
    assert used.state.standing == (*OCCUPIED_SPACES, Vikings(PLAY, 0, 2, 1))
    assert used.player.thing_square == 4


@pytest.mark.card("77")
@pytest.mark.rule("FO-A48", "FO-18.2")
def test_077_follower_uses_the_space_for_occupations_that_wait_for_it():
    barkeep, building = 112, (UseWithoutVikings("c2_chest"), PayWith((("wood", 1),)))
    changes = played(77, FOLLOWING, *building, standing=OCCUPIED_SPACES, wood=1, occupations=(barkeep,))

    assert changes == {"wood": -1, "chest": 1, "silver": 1, "mead": 1}


@pytest.mark.card("77")
@pytest.mark.rule("FO-A48")
def test_077_follower_gets_no_viking_back_from_a_failure(monkeypatch):
    every_roll(monkeypatch, 8)
    own = (Vikings("c2_laying_snare", 0, 2, 1),)
    answers = FOLLOWING, UseWithoutVikings("c2_laying_snare"), Stop(), Fail()
    used = use(PLAY, PlayOccupation(77), *answers, hand=(77,), standing=own, thing_square=2)

    assert used.changes == {"wood": 1, "snare": 1}
    assert used.player.thing_square == 0


@pytest.mark.card("77")
def test_077_follower_may_be_declined_and_needs_a_space_that_can_be_used():
    assert played(77, Decline(), standing=OCCUPIED_SPACES) == {}
    assert offered(playing(77, standing=(Vikings("c2_buy_sheep", 1, 2, 1), Vikings("c1_market", 1, 1, 1)))) == []


# ---------------------------------------------------------------------- tiles


FLIPPING = using(78, "flip_tiles")


@pytest.mark.card("78")
@pytest.mark.parametrize(("knarrs", "tiles"), [(1, 2), (2, 4), (3, 6), (4, 7)])
def test_078_traveling_merchant_turns_tiles_over_more_with_more_knarrs(knarrs, tiles):
    changes = played(78, FLIPPING, *[TurnOver("oil")] * tiles, knarrs=knarrs, oil=8)

    assert changes == {"oil": -tiles, "rune_stone": tiles}


@pytest.mark.card("78")
@pytest.mark.parametrize(
    ("tile", "back"),
    [
        ("peas", "mead"),
        ("mead", "peas"),
        ("cabbage", "game_meat"),
        ("clothing", "silver_hoard"),
        ("treasure_chest", "robe"),
        ("sheep", "sheep_pregnant"),
        ("cattle_pregnant", "cattle"),
    ],
)
def test_078_traveling_merchant_turns_a_tile_to_either_side(tile, back):
    assert played(78, FLIPPING, TurnOver(tile), Done(), knarrs=1, **{tile: 2}) == {tile: -1, back: 1}


@pytest.mark.card("78")
def test_078_traveling_merchant_needs_a_knarr_and_may_be_declined():
    assert offered(playing(78, oil=2, longships=(0,))) == []
    assert played(78, Decline(), knarrs=1, oil=2) == {}


@pytest.mark.card("79")
def test_079_breeder_makes_one_cattle_pregnant_and_none_is_gained():
    bosporus_traveler = 174
    breeding = using(79, "make_pregnant")

    changes = played(79, breeding, cattle=2, sheep=2, silver=9, occupations=(bosporus_traveler,))
    assert changes == {"cattle": -1, "cattle_pregnant": 1}
    assert played(79, Decline(), cattle=1) == {}
    assert offered(playing(79, cattle_pregnant=2, sheep=2)) == []


@pytest.mark.card("83")
def test_083_wholesaler_upgrades_up_to_four_tiles_of_one_type_by_one_step():
    upgrading, peas = using(83, "upgrade"), Upgrade("peas", 1)
    position = {"peas": 5, "beans": 2, "mead": 0}

    assert played(83, upgrading, *[peas] * 4, **position) == {"peas": -4, "mead": 4}
    assert played(83, upgrading, Upgrade("beans", 1), Done(), **position) == {"beans": -1, "milk": 1}
    assert options(playing(83, upgrading, **position), Upgrade) == [peas, Upgrade("beans", 1)]
    assert options(playing(83, upgrading, peas, **position), Upgrade, Done) == [peas, Done()]
    assert played(83, Decline(), **position) == {}
    assert offered(playing(83, silk=3, mead=0)) == []


@pytest.mark.card("83")
def test_083_wholesaler_takes_sheep_and_pregnant_sheep_for_one_type():
    answers = using(83, "upgrade"), Upgrade("sheep", 1), Upgrade("sheep_pregnant", 1)

    assert played(83, *answers, sheep=1, sheep_pregnant=1, cattle=1) == {"sheep": -1, "sheep_pregnant": -1, "fur": 2}


# ---------------------------------------------------------------------- ships


@pytest.mark.card("81")
@pytest.mark.parametrize(
    ("weapons", "price"),
    [({}, 8), ({"sword": 3}, 5), ({"bow": 2, "spear": 4}, 5), ({"sword": 2, "spear": 1}, 5), ({"sword": 9}, 0)],
)
def test_081_quartermaster_sells_a_longship_cheaper_for_each_weapon_but_snares(weapons, price):
    weapons = {"bow": 0, "spear": 0, "snare": 5, **weapons}
    buying = using(81, "longship", silver=price)
    used = use(PLAY, PlayOccupation(81), buying, hand=(81,), silver=9, **weapons)

    assert used.changes == (spent(silver=price) if price else {})
    assert used.player.longships == (0,)
    assert played(81, Decline(), silver=9, **weapons) == {}
    if price:
        assert offered(playing(81, silver=price - 1, **weapons)) == []


@pytest.mark.card("82")
@pytest.mark.parametrize(("knarrs", "price"), [(0, 8), (1, 6), (2, 3), (3, 1)])
def test_082_longship_builder_sells_a_longship_cheaper_with_more_knarrs(knarrs, price):
    buying = using(82, "longship", silver=price)
    used = use(PLAY, PlayOccupation(82), buying, hand=(82,), silver=9, knarrs=knarrs)

    assert used.changes == {"silver": -price}
    assert used.player.longships == (0,)
    assert offered(playing(82, silver=price - 1, knarrs=knarrs)) == []
    assert played(82, Decline(), silver=9, knarrs=knarrs) == {}


@pytest.mark.parametrize(
    "card",
    [
        pytest.param(81, marks=pytest.mark.card("81"), id="081_quartermaster"),
        pytest.param(82, marks=pytest.mark.card("82"), id="082_longship_builder"),
    ],
)
def test_without_a_free_stage_no_longship_is_sold(card):
    assert offered(playing(card, silver=9, knarrs=4)) == []
    assert len(offered(playing(card, silver=9, knarrs=3))) == 1


LEAVING = using(84, "emigration")


@pytest.mark.card("84")
@pytest.mark.parametrize(("round", "price"), [(5, 2), (3, 0), (1, 0)])
def test_084_harbor_guard_lets_a_ship_emigrate_for_a_silver_less_for_each_large_ship(round, price):
    position = {"round": round, "knarrs": 2, "longships": (0,), "whaling_boats": (0, 0)}
    used = use(PLAY, PlayOccupation(84), LEAVING, Emigrate("knarr"), hand=(84,), silver=price, **position)

    assert used.changes == (spent(silver=price) if price else {})
    assert (used.player.knarrs, used.player.emigrated) == (1, ("knarr",))
    assert playing(84, Decline(), silver=9, **position).players[0].emigrated == ()
    if price:
        assert offered(playing(84, silver=price - 1, **position)) == []


@pytest.mark.card("84")
def test_084_harbor_guard_needs_a_large_ship_and_a_free_panel():
    assert offered(playing(84, silver=9, whaling_boats=(0,))) == []
    assert offered(playing(84, silver=9, knarrs=1, round=1, emigrated=("knarr",) * 3)) == []


# ---------------------------------------------------------------------- dice


HUNTING, SNARES = using(85, "hunting_game", silver=1), using(85, "laying_snare", silver=2)


@pytest.mark.card("85")
def test_085_hornblower_hunts_for_a_silver_and_lays_snares_for_two(monkeypatch):
    every_roll(monkeypatch, 1)
    hunt, snare = (Stop(), Succeed(0, 1)), (Stop(), Succeed(1, 0))
    position = {"silver": 3, "wood": 1}

    assert played(85, HUNTING, *hunt, SNARES, *snare, **position) == {
        **spent(silver=3, bow=1, wood=1),
        "hide": 1,
        "game_meat": 1,
        "fur": 1,
        "snare": 1,
    }
    assert played(85, HUNTING, *hunt, Decline(), **position) == {"silver": -1, "bow": -1, "hide": 1, "game_meat": 1}
    assert played(85, Decline(), SNARES, *snare, **position) == {"silver": -2, "wood": -1, "fur": 1, "snare": 1}
    assert played(85, Decline(), Decline(), **position) == {}


@pytest.mark.card("85")
def test_085_hornblower_does_what_can_be_paid_and_no_viking_comes_back(monkeypatch):
    every_roll(monkeypatch, 8)
    with_two = use(PLAY, PlayOccupation(85), HUNTING, Stop(), Fail(), hand=(85,), silver=2, thing_square=2)
    snares = use(PLAY, PlayOccupation(85), Decline(), SNARES, Stop(), Fail(), hand=(85,), silver=2, thing_square=2)

    assert with_two.changes == {"silver": -1, "wood": 1, "bow": 1}
    assert snares.changes == {"silver": -2, "wood": 1, "snare": 1}
    assert snares.player.thing_square == 0
    assert offered(playing(85, silver=0)) == []


def raiding(space, *answers, **position):
    """Seat 0 raids or pillages, and has kept the first roll after these answers."""
    return choosing(space, *answers, Stop(), **{"longships": (0,), **position})


def up_to_seven(state):
    """Of three goods with the sword values 6, 7 and 8, those that may be taken."""
    return [good for good in ("rune_stone", "silverware", "chest") if Loot(good) in state.moves(0)]


@pytest.mark.card("89")
@pytest.mark.parametrize("space", ["c1_raiding", "c2_pillaging", "c3_pillaging"])
def test_089_catapulter_s_stones_count_two_in_raids(space, monkeypatch):
    every_roll(monkeypatch, 3)
    state = raiding(space, stone=2, sword=1, occupations=(89,))
    assert up_to_seven(state) == []

    state.play(0, Spend("stone"))
    state.play(0, Spend("stone"))
    assert up_to_seven(state) == ["rune_stone", "silverware"]
    state.play(0, Spend("sword"))
    assert up_to_seven(state) == ["rune_stone", "silverware", "chest"]

    state.play(0, Loot("chest"))
    assert (state.players[0].have("stone"), state.players[0].have("sword")) == (0, 0)


SWORD_FIGHTER, BERSERKER = 90, 132


def ore_of(card, carrying):
    """One ore of a longship that carries so much is removed before the raid."""
    return UseOccupation(card, ("roll",), ((f"ore_from_longship_{carrying}", 1),))


@pytest.mark.card("90")
@pytest.mark.rule("FO-A43")
def test_090_sword_fighter_removes_an_ore_of_a_longship_and_adds_two_to_each_roll(monkeypatch):
    every_roll(monkeypatch, 5)
    state = raiding("c1_raiding", ore_of(90, 2), RollAgain(), occupations=(90,), longships=(0, 2))

    assert up_to_seven(state) == ["rune_stone", "silverware"]
    assert sorted(state.players[0].longships) == [0, 1]
    answer(state, Fail())
    assert sorted(state.players[0].longships) == [0, 1]
    assert up_to_seven(raiding("c1_raiding", Decline(), occupations=(90,), longships=(2,))) == []


@pytest.mark.card("90")
@pytest.mark.rule("FO-A43")
def test_090_sword_fighter_may_use_any_longship_with_added_ore_and_works_once_a_raid():
    state = choosing("c1_raiding", occupations=(90,), longships=(0, 1, 3))

    assert options(state, UseOccupation, Decline) == [Decline(), ore_of(90, 1), ore_of(90, 3)]
    answer(state, ore_of(90, 3))
    assert asked(state) == [(0, "KeepOrRoll")]
    assert state.players[0].longships == (0, 1, 2)


@pytest.mark.card("90")
@pytest.mark.rule("FO-A43")
def test_090_sword_fighter_needs_ore_on_a_longship_and_a_raid():
    assert offered(choosing("c1_raiding", occupations=(90,), longships=(0,), whaling_boats=(1,))) == []
    assert offered(choosing("c2_pillaging", occupations=(90,), longships=(2,))) == []


@pytest.mark.rule("FO-A43")
@pytest.mark.parametrize(
    ("longships", "carrying", "bonus"), [((3,), 3, 2), ((1, 3), 3, 2), ((3, 3), 3, 2), ((1, 1), 1, 0)]
)
def test_the_pillaging_ship_is_fixed_before_its_ore_is_removed(longships, carrying, bonus, monkeypatch):
    every_roll(monkeypatch, 4)
    position = {"occupations": (BERSERKER,), "longships": longships}
    state = choosing("c2_pillaging", **position)
    assert options(state, UseOccupation, Decline) == [Decline(), ore_of(BERSERKER, carrying)]

    answer(state, ore_of(BERSERKER, carrying), Stop())

    assert sum(state.players[0].longships) == sum(longships) - 1
    values = {"rune_stone": 6, "silverware": 7, "chest": 8, "spices": 9, "jewelry": 10, "treasure_chest": 11}
    assert [good for good in values if Loot(good) in state.moves(0)] == [
        good for good, value in values.items() if value <= 4 + 3 + bonus
    ]


@pytest.mark.rule("FO-A43", "FO-A42")
def test_ore_put_on_the_pillaging_ship_after_one_was_removed_counts(monkeypatch):
    every_roll(monkeypatch, 4)
    state = on_turn(occupations=(BERSERKER,), longships=(2,), ore=1)
    for move in (UseSpace("c2_pillaging"), ore_of(BERSERKER, 2), Arm("longship", 1)):
        state.play(0, move)
    go_on(state)
    state.play(0, Stop())

    assert Loot("spices") in state.moves(0)
    assert Loot("jewelry") not in state.moves(0)


@pytest.mark.rule("FO-A43")
def test_without_ore_on_a_longship_none_is_removed_before_pillaging():
    assert offered(choosing("c2_pillaging", occupations=(BERSERKER,), longships=(0, 0))) == []


# ---------------------------------------------------------------------- Clerk


CLERK = using(88, "diagonal_exchange", silver=1)


@pytest.mark.card("88")
@pytest.mark.parametrize(
    ("tile", "good"),
    [
        ("flax", "mead"),
        ("beans", "stockfish"),
        ("grain", "milk"),
        ("cabbage", "salt_meat"),
        ("fruits", "sheep"),
        ("stockfish", "oil"),
        ("milk", "hide"),
        ("salt_meat", "wool"),
        ("game_meat", "linen"),
        ("sheep", "skin_and_bones"),
        ("sheep_pregnant", "skin_and_bones"),
        ("whale_meat", "fur"),
        ("cattle", "robe"),
        ("cattle_pregnant", "robe"),
        ("hide", "rune_stone"),
        ("wool", "silverware"),
        ("linen", "chest"),
        ("skin_and_bones", "silk"),
        ("fur", "spices"),
        ("robe", "jewelry"),
        ("clothing", "treasure_chest"),
    ],
)
def test_088_clerk_moves_a_tile_one_box_up_and_to_the_left_before_overseas_trading(tile, good):
    position = {"occupations": (88,), "knarrs": 1, "silver": 2, tile: 1, "peas": 1, "mead": 1, "oil": 1, "silk": 1}
    state = choosing("c1_overseas_trading", CLERK, **position)

    assert options(state, Exchange, Decline) == [Exchange(tile, good)]
    answer(state, Exchange(tile, good), Done())
    assert (state.players[0].have(tile), state.players[0].have("silver")) == (0, 0)
    assert state.players[0].have(good) == 1 + position.get(good, 0)


@pytest.mark.card("88")
@pytest.mark.parametrize("knarrs", [1, 2, 3])
def test_088_clerk_works_once_for_each_knarr_and_is_paid_each_time(knarrs):
    exchange = CLERK, Exchange("milk", "hide")
    position = {"occupations": (88,), "knarrs": knarrs, "silver": 9, "milk": 5}
    changes = use("c2_overseas_trading", *exchange * knarrs, TurnOver("hide"), **position).changes

    rest = {"hide": knarrs - 1} if knarrs > 1 else {}
    assert changes == {"silver": -1 - knarrs, "milk": -knarrs, "silverware": 1, **rest}


@pytest.mark.card("88")
def test_088_clerk_may_be_declined_and_leaves_the_silver_for_the_trade():
    position = {"occupations": (88,), "knarrs": 2, "milk": 2}

    assert use("c1_overseas_trading", Decline(), silver=2, **position).changes == {"silver": -1}
    assert offered(choosing("c1_overseas_trading", silver=1, **position)) == []
    assert use("c1_market", silver=2, **position).changes == {"beans": 1, "silver": 1}


# ---------------------------------------------------------------------- Latecomer


LATECOMER = UseOccupation(91, ("use_space_without_vikings",), (("silver", 1),))
NEIGHBOURS = (Vikings("c1_market", 0, 1, 1), Vikings("c1_trade_2", 1, 1, 1))


def end_of_actions(*answers, standing=NEIGHBOURS, things=None, **fields):
    """Phase 5 ends for seat 0, who has Latecomer."""
    things = {0: {"silver": 0, **(things or {})}}
    fields = {"occupations": {0: (91,)}, **fields}
    state = table(InPhase("actions", "end"), things=things, standing=standing, **fields)
    answer(state, *answers)
    return state


@pytest.mark.card("91")
@pytest.mark.rule("FO-A48", "FO-A26")
def test_091_latecomer_uses_a_free_space_of_the_first_column_beside_an_own_viking_for_a_silver():
    state = end_of_actions(LATECOMER, things={"silver": 3, "cattle": 1})
    assert options(state, UseWithoutVikings, Decline) == [
        UseWithoutVikings("c1_buy_salt_meat"),
        UseWithoutVikings("c1_milk"),
    ]

    answer(state, UseWithoutVikings("c1_buy_salt_meat"))

    assert supply(state, 0) == {"mead": 1, "bow": 1, "snare": 1, "spear": 1, "cattle": 1, "salt_meat": 2}
    assert state.standing == NEIGHBOURS
    assert not state.occupied("c1_buy_salt_meat")
    assert asked(state) == []


@pytest.mark.card("91")
def test_091_latecomer_may_be_declined():
    assert supply(end_of_actions(Decline(), things={"silver": 3}), 0)["silver"] == 3


@pytest.mark.card("91")
@pytest.mark.rule("FO-A48")
@pytest.mark.parametrize(
    "position",
    [
        pytest.param({"things": {"silver": 2}}, id="no space that can be used for the silver that is left"),
        pytest.param({"things": {"cattle": 1}}, id="no silver"),
        pytest.param({"things": {"silver": 3}, "standing": NEIGHBOURS[1:]}, id="no own Viking in the first column"),
        pytest.param(
            {"things": {"silver": 3}, "standing": (*NEIGHBOURS, Vikings("c1_buy_salt_meat", 1, 1, 1))}, id="occupied"
        ),
    ],
)
def test_091_latecomer_needs_a_space_that_can_be_used_legally(position):
    assert offered(end_of_actions(**position)) == []


@pytest.mark.card("91")
@pytest.mark.rule("FO-A26")
def test_091_latecomer_s_last_space_is_beside_the_imitation_space():
    standing = (Vikings("imitation_1", 0, 1, 1),)
    state = end_of_actions(LATECOMER, standing=standing, things={"silver": 1, "ore": 1}, seats=4)

    assert options(state, UseWithoutVikings) == [UseWithoutVikings("c1_play_occupation")]


@pytest.mark.card("91")
@pytest.mark.rule("FO-A48")
def test_091_latecomer_hunts_and_gets_nothing_back_on_a_failure(monkeypatch):
    every_roll(monkeypatch, 8)
    standing = (Vikings("c1_whaling_boat", 0, 1, 1),)
    answers = LATECOMER, UseWithoutVikings("c1_hunting_game"), Stop(), Fail()
    state = end_of_actions(*answers, standing=standing, things={"silver": 1}, thing_square={0: 2})

    assert supply(state, 0) == {"mead": 1, "bow": 2, "snare": 1, "spear": 1, "wood": 1}
    assert (state.standing, state.players[0].thing_square) == (standing, 2)


# ---------------------------------------------------------------------- rounds without a harvest


NO_HARVEST, SOME_HARVEST = 3, 4


def harvest(card, *answers, round=NO_HARVEST, **position):
    """What the harvest phase of a round changes for seat 0, who has the card and gives these answers and no others."""
    state = harvesting(card, *answers, round=round, **position)
    assert not state.waiting()
    before, after = supply(harvesting(0, round=0, **position), 0), supply(state, 0)
    changes = {thing: after.get(thing, 0) - before.get(thing, 0) for thing in (*before, *after)}
    return {thing: change for thing, change in changes.items() if change}


def harvesting(card, *answers, round=NO_HARVEST, things=None, **own):
    """The harvest phase, in which seat 0 has the card and has given these answers; before it in round 0."""
    steps = (InPhase("harvest", "during"), Harvest(), InPhase("harvest", "after")) if round else ()
    fields = {name: {0: value} for name, value in own.items() if name != "strips"}
    strips = {"strips": own["strips"]} if "strips" in own else {}
    occupations = {0: (card,) if card else ()}
    state = table(*steps, round=round, occupations=occupations, things={0: things or {}}, **fields, **strips)
    answer(state, *answers)
    return state


CROPS = {"peas": 1, "beans": 1, "flax": 1, "grain": 1, "cabbage": 1}
"""Of the fourth round of a long game."""


@pytest.mark.card("92")
@pytest.mark.rule("FO-A46")
@pytest.mark.parametrize(("specials", "silver"), [(0, 0), (2, 0), (3, 1), (4, 2), (5, 3), (6, 3)])
def test_092_sympathetic_soul_is_paid_for_special_tiles_without_a_harvest(specials, silver):
    tiles = ("belt", "helmet", "chalice", "fibula", "glass_beads", "horseshoe")[:specials]

    assert harvest(92, specials=tiles) == ({"silver": silver} if silver else {})
    assert harvest(92, specials=tiles, round=SOME_HARVEST) == CROPS


@pytest.mark.card("92")
def test_092_sympathetic_soul_counts_special_tiles_on_boards_and_in_houses():
    home = somewhere("home_board", "belt")
    house = House("long_house", somewhere("long_house", "drinking_horn"))

    assert harvest(92, specials=("helmet",), home=home, houses=(house,)) == {"silver": 1}


@pytest.mark.card("93")
@pytest.mark.parametrize(("boats", "crop"), [(0, {}), (1, {"beans": 1}), (2, {"grain": 1}), (3, {"cabbage": 1})])
def test_093_helper_in_time_of_need_brings_a_crop_by_the_whaling_boats_without_a_harvest(boats, crop):
    position = {"whaling_boats": (0,) * boats, "longships": (0,)}

    assert harvest(93, **position) == crop
    assert harvest(93, round=SOME_HARVEST, **position) == CROPS


@pytest.mark.card("94")
def test_094_spice_merchant_exchanges_two_oil_for_spices_without_a_harvest():
    trading = using(94, "spices", oil=2)

    assert harvest(94, trading, things={"oil": 4}) == {"oil": -2, "spices": 1}
    assert harvest(94, Decline(), things={"oil": 2}) == {}
    assert harvest(94, things={"oil": 1}) == {}
    assert harvest(94, round=SOME_HARVEST, things={"oil": 2}) == CROPS


@pytest.mark.card("95")
def test_095_wanderer_takes_up_to_two_from_a_strip_without_a_harvest():
    mountain = using(95, "mountain")
    position = {"strips": (Strip(1, gone=2), Strip(2))}

    assert harvest(95, mountain, TakeItems(1, 2), **position) == {"stone": 1, "ore": 1}
    assert harvest(95, mountain, TakeItems(2, 1), **position) == {"wood": 1}
    assert refused(harvesting(95, mountain, **position), 0, TakeItems(2, 3)) is not None
    assert harvest(95, Decline(), **position) == {}
    assert harvest(95, round=SOME_HARVEST, **position) == CROPS
    assert harvest(95) == {}


@pytest.mark.card("96")
def test_096_meat_merchant_exchanges_meat_without_a_harvest():
    whale, game = using(96, "whale_meat", game_meat=1), using(96, "game_meat", whale_meat=1)
    both = {"game_meat": 2, "whale_meat": 2}

    assert harvest(96, whale, things=both) == {"game_meat": -1, "whale_meat": 1}
    assert harvest(96, game, things=both) == {"game_meat": 2, "whale_meat": -1}
    assert harvest(96, Decline(), things=both) == {}
    assert offered(harvesting(96, things={"whale_meat": 1})) == [game]
    assert offered(harvesting(96, things={"game_meat": 1})) == [whale]
    assert harvest(96) == {}
    assert harvest(96, round=SOME_HARVEST, things=both) == CROPS


@pytest.mark.card("97")
@pytest.mark.parametrize(("peas", "more"), [(1, 1), (4, 4), (5, 3), (7, 1)])
def test_097_pea_counter_doubles_the_peas_up_to_eight_without_a_harvest(peas, more):
    assert harvest(97, using(97, "double_peas"), things={"peas": peas}) == {"peas": more}
    assert harvest(97, Decline(), things={"peas": peas}) == {}
    assert harvest(97, round=SOME_HARVEST, things={"peas": peas}) == CROPS


@pytest.mark.card("97")
@pytest.mark.parametrize("peas", [0, 8, 9])
def test_097_pea_counter_has_nothing_to_double(peas):
    assert harvest(97, things={"peas": peas}) == {}

"""Rulings on what occupations and spaces do to each other: windows, what must stay possible, equal ships."""

import pytest

from meadhall.games.feast_for_odin.moves import (
    Arm,
    BuyShip,
    BuySpecial,
    Decline,
    FillSlot,
    PickUp,
    PlayOccupation,
    ReturnShip,
    TakeItems,
    UseOccupation,
    UseSpace,
)
from meadhall.games.feast_for_odin.player import House
from meadhall.games.feast_for_odin.state import Strip
from meadhall.games.feast_for_odin.supply import return_ship
from tests.feast_for_odin.helpers import choosing, go_on, on_turn, options, refused, table

ARMED_FIGHTER, WHARF_OWNER, SHIP_BUILDER, QUARTERMASTER = 164, 61, 64, 81


@pytest.mark.rule("FO-A42")
def test_ore_from_a_before_effect_can_be_put_on_a_ship_before_the_action():
    state = on_turn(occupations=(ARMED_FIGHTER,), whaling_boats=(0,), strips=(Strip(1, gone=3),), thing_square=6)
    state.play(0, UseSpace("c4_whaling"))
    go_on(state)
    state.play(0, options(state, UseOccupation)[0])
    state.play(0, TakeItems(1, 1))
    state.play(0, Arm("whaling_boat", 0))

    assert state.players[0].whaling_boats == (1,)


@pytest.mark.rule("FO-A49")
@pytest.mark.parametrize(("carrying", "left"), [(0, [2, 2]), (2, [0, 2])])
def test_the_owner_says_which_of_several_ships_goes_back(carrying, left):
    state = table(longships={0: (0, 2, 2)})
    return_ship(state, 0, "longship")
    state.advance()

    assert list(state.moves(0)) == [ReturnShip("longship", 0), ReturnShip("longship", 2)]
    assert refused(state, 0, ReturnShip("longship", 1)) == ("not-offered", "FO-A49")

    state.play(0, ReturnShip("longship", carrying))
    assert sorted(state.players[0].longships) == left


@pytest.mark.rule("FO-A49")
def test_of_equal_ships_any_goes_back_unasked():
    state = table(whaling_boats={0: (1, 1)})
    return_ship(state, 0, "whaling_boat")
    state.advance()

    assert state.players[0].whaling_boats == (1,)


@pytest.mark.rule("FO-A52")
@pytest.mark.parametrize(
    ("weapons", "price"), [({}, 8), ({"bow": 1}, 7), ({"bow": 1, "spear": 1}, 7), ({"sword": 2, "spear": 1}, 5)]
)
def test_half_silvers_add_up_and_the_rest_is_rounded_down(weapons, price):
    position = {"bow": 0, "snare": 0, "spear": 0, **weapons, "silver": 9, "hand": (QUARTERMASTER,)}
    state = choosing("c2_play_occupations", PlayOccupation(QUARTERMASTER), **position)
    state.play(0, options(state, UseOccupation)[0])

    assert state.players[0].have("silver") == 9 - price
    assert state.players[0].longships == (0,)


# ---------------------------------------------------------------------- a chosen space stays usable


@pytest.mark.rule("FO-A53", "FO-5.5")
def test_before_the_first_effect_of_a_space_its_price_can_not_be_spent_otherwise():
    state = on_turn(wood=2, ore=1, houses=(House("shed"),))
    state.play(0, UseSpace("c3_longship"))

    assert refused(state, 0, FillSlot(0, "wood")) == ("needed-for-space", "FO-A53")
    assert FillSlot(0, "wood") not in state.moves(0)
    assert PickUp("ore") in state.moves(0)


@pytest.mark.rule("FO-A53")
def test_what_the_space_does_not_need_can_be_spent():
    state = on_turn(wood=3, houses=(House("shed"),))
    state.play(0, UseSpace("c3_longship"))

    assert refused(state, 0, FillSlot(0, "wood")) is None


@pytest.mark.rule("FO-A53")
def test_the_last_silver_for_a_price_is_kept():
    state = on_turn(silver=3, hand=(QUARTERMASTER,), thing_square=6)
    state.play(0, UseSpace("c4_sheep_and_cattle"))

    assert refused(state, 0, BuyShip("whaling_boat")) == ("needed-for-space", "FO-A53")
    assert refused(state, 0, PickUp("silver")) == ("needed-for-space", "FO-A53")


@pytest.mark.rule("FO-A53")
def test_no_card_takes_the_ship_that_the_space_asks_for():
    state = on_turn(silver=3, whaling_boats=(0,), hand=(SHIP_BUILDER,), thing_square=6)
    state.play(0, UseSpace("c4_whaling"))
    state.play(0, PlayOccupation(SHIP_BUILDER))

    move = UseOccupation(SHIP_BUILDER, ("longship",), (("silver", 2), ("whaling_boat", 1)))

    assert options(state, UseOccupation, Decline) == [Decline()]
    assert refused(state, 0, move) == ("needed-for-space", "FO-A53")


@pytest.mark.rule("FO-A53")
def test_a_card_may_take_a_ship_of_which_there_are_enough():
    state = on_turn(silver=3, whaling_boats=(0, 0), hand=(SHIP_BUILDER,), thing_square=6)
    state.play(0, UseSpace("c4_whaling"))
    state.play(0, PlayOccupation(SHIP_BUILDER))

    assert len(options(state, UseOccupation)) == 1


@pytest.mark.rule("FO-10.17")
def test_between_two_special_tiles_nothing_else_is_done():
    state = choosing("c3_special_sale", BuySpecial("gold_brooch"), knarrs=1, silver=9, houses=(House("shed"),), wood=1)

    assert refused(state, 0, FillSlot(0, "wood"))[0] == "not-now"
    assert refused(state, 0, BuySpecial("gold_brooch")) == ("not-offered", "FO-10.17")

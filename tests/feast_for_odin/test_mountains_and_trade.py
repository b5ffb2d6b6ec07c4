"""Mountain strips and upgrades (FO-10.9 to FO-10.15)."""

from itertools import pairwise

import pytest

from meadhall.games.feast_for_odin import events
from meadhall.games.feast_for_odin.moves import Choose, Decline, Done, TakeItems, Upgrade
from meadhall.games.feast_for_odin.pieces import Placement
from meadhall.games.feast_for_odin.player import House
from meadhall.games.feast_for_odin.state import Strip
from tests.feast_for_odin.helpers import (
    NOTHING_TO_GAIN,
    answer,
    choosing,
    heard,
    laying,
    options,
    pile,
    refusal,
    supply,
    use,
)

# ---------------------------------------------------------------------- mountains


WOOD_THEN_ORE = Strip(6)
"""Three wood, a stone, two ore, 2 silver."""
STONES = Strip(2, gone=2)
"""Three stone, an ore, 2 silver."""
LAST_SILVER = Strip(1, gone=6)
"""2 silver and nothing else."""


def strips(*face_up):
    """These mountain strips lie face up."""
    return {"strips": face_up}


@pytest.mark.rule("FO-10.9", "FO-10.10")
def test_up_to_two_items_are_taken_from_the_arrow_end_of_one_strip():
    position = strips(WOOD_THEN_ORE, Strip(7, gone=4))
    used = use("c1_mountain_2", TakeItems(7, 2), **position)

    assert options(choosing("c1_mountain_2", **position), TakeItems, Decline) == [
        TakeItems(6, 1),
        TakeItems(6, 2),
        TakeItems(7, 1),
        TakeItems(7, 2),
    ]
    assert used.changes == {"stone": 1, "ore": 1}
    assert used.state.strips == (WOOD_THEN_ORE, Strip(7, gone=6))


@pytest.mark.rule("FO-10.9")
def test_2_silver_is_one_item_and_a_strip_whose_last_item_is_taken_is_removed_at_once():
    used = use("c1_mountain_2", TakeItems(1, 2), **strips(Strip(1, gone=5), STONES))

    assert used.changes == {"silver": 4}
    assert used.state.strips == (STONES,)


@pytest.mark.rule("FO-10.9", "FO-5.6")
@pytest.mark.parametrize("space", ["c1_mountain_2", "c3_mountain_3_2"])
def test_without_a_face_up_strip_a_mountain_space_can_not_be_chosen(space):
    assert refusal(space) == NOTHING_TO_GAIN
    assert refusal(space, **strips(LAST_SILVER)) is None


@pytest.mark.rule("FO-10.10")
def test_three_and_two_items_come_from_two_strips():
    position = strips(WOOD_THEN_ORE, STONES)
    used = use("c3_mountain_3_2", TakeItems(6, 3), TakeItems(2, 2), **position)
    second = choosing("c3_mountain_3_2", TakeItems(6, 3), **position)

    assert used.changes == {"wood": 3, "stone": 2}
    assert options(second, TakeItems, Decline) == [TakeItems(2, 1), TakeItems(2, 2), Decline()]
    assert use("c3_mountain_3_2", TakeItems(6, 1), Decline(), **position).changes == {"wood": 1}


@pytest.mark.rule("FO-10.10")
def test_an_allowance_is_not_topped_up_from_another_strip():
    position = strips(LAST_SILVER, STONES)
    state = choosing("c3_mountain_3_2", TakeItems(1, 1), **position)

    assert options(state, TakeItems) == [TakeItems(2, 1), TakeItems(2, 2)]


@pytest.mark.rule("FO-10.10")
def test_with_a_single_strip_the_second_allowance_is_lost():
    assert use("c3_mountain_3_2", TakeItems(6, 3), **strips(WOOD_THEN_ORE)).changes == {"wood": 3}


@pytest.mark.rule("FO-10.10", "FO-10.15")
def test_two_items_each_come_from_up_to_four_strips():
    position = strips(WOOD_THEN_ORE, STONES, LAST_SILVER, Strip(4), Strip(5))
    mountain = Choose(("mountain",))
    takes = (TakeItems(6, 2), TakeItems(2, 1), TakeItems(1, 1), TakeItems(5, 2))
    used = use("c4_mountain_2222_or_trade_3x2", mountain, *takes, **position)

    assert used.changes == {"wood": 4, "stone": 1, "silver": 2}
    assert used.state.strips == (Strip(6, gone=2), Strip(2, gone=3), Strip(4), Strip(5, gone=2))


@pytest.mark.rule("FO-10.10")
def test_an_allowance_that_is_left_out_takes_none_of_the_others_away():
    position = strips(WOOD_THEN_ORE, STONES, Strip(4))
    answers = (Choose(("mountain",)), TakeItems(6, 2), Decline(), TakeItems(2, 2), TakeItems(4, 1))

    assert use("c4_mountain_2222_or_trade_3x2", *answers, **position).changes == {"wood": 3, "stone": 2}


@pytest.mark.rule("FO-10.3", "FO-5.3")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_there_is_a_wood_for_each_player_of_the_game_and_an_ore(seats):
    assert use("c2_wood_per_player", seats=seats).changes == {"wood": seats, "ore": 1}


@pytest.mark.rule("FO-5.5", "FO-5.6", "FO-10.9", "FO-10.12")
@pytest.mark.parametrize(
    ("space", "most", "steps"),
    [("c1_mountain_1_trade_1", 1, 1), ("c2_mountain_3_trade_1", 3, 1), ("c4_mountain_4_trade_2x2", 4, 2)],
)
def test_of_items_and_upgrades_one_may_be_left_out_but_not_both(space, most, steps):
    flax = Upgrade("flax", steps)
    position = {**strips(WOOD_THEN_ORE), "mead": 0, "flax": 1}

    assert options(choosing(space, **position), TakeItems, Decline) == [
        *(TakeItems(6, count) for count in range(1, most + 1)),
        Decline(),
    ]
    assert use(space, TakeItems(6, 1), Done(), **position).changes == {"wood": 1}
    assert Done() not in options(choosing(space, Decline(), **position), Upgrade, Done)
    assert use(space, Decline(), flax, **position).state.strips == (WOOD_THEN_ORE,)
    assert Decline() not in options(choosing(space, **{**position, "flax": 0}), TakeItems, Decline)
    assert use(space, TakeItems(6, 1), **{**position, "flax": 0}).changes == {"wood": 1}
    assert use(space, flax, mead=0, flax=1).changes["flax"] == -1
    assert refusal(space, mead=0) == NOTHING_TO_GAIN


# ---------------------------------------------------------------------- upgrades


LADDERS = [
    ("peas", "mead", "oil", "rune_stone"),
    ("flax", "stockfish", "hide", "silverware"),
    ("beans", "milk", "wool", "chest"),
    ("grain", "salt_meat", "linen", "silk"),
    ("cabbage", "game_meat", "skin_and_bones", "spices"),
    ("fruits", "whale_meat", "robe", "treasure_chest"),
    ("sheep", "fur", "jewelry"),
    ("cattle", "clothing", "silver_hoard"),
]
STEPS = [(good, better) for ladder in LADDERS for good, better in pairwise(ladder)]


@pytest.mark.rule("FO-10.11", "FO-10.12")
@pytest.mark.parametrize(("good", "better"), STEPS)
def test_an_upgrade_replaces_a_tile_by_one_of_the_next_colour(good, better):
    state = choosing("c1_trade_2", **{"mead": 0, good: 1, "wood": 1})

    assert options(state, Upgrade, Done) == [Upgrade(good, 1)]
    answer(state, Upgrade(good, 1))
    assert supply(state, 0) == {better: 1, "wood": 1, "bow": 1, "snare": 1, "spear": 1}
    assert heard(state, events.Upgraded) == [events.Upgraded(0, good, better)]
    assert not state.waiting()


@pytest.mark.rule("FO-A33", "FO-10.11")
@pytest.mark.parametrize(("animal", "becomes"), [("sheep_pregnant", "fur"), ("cattle_pregnant", "clothing")])
def test_a_pregnant_animal_is_upgraded_like_any_other(animal, becomes):
    assert use("c1_trade_2", Upgrade(animal, 1), mead=0, **{animal: 1}).changes == {animal: -1, becomes: 1}


@pytest.mark.rule("FO-10.11", "FO-10.12", "FO-10.13", "FO-5.6")
@pytest.mark.parametrize("space", ["c1_trade_2", "c2_trade_3", "c3_trade_4"])
def test_without_goods_that_can_be_upgraded_a_trade_space_can_not_be_chosen(space):
    blue = {"silverware": 2, "silver_hoard": 1, "silver": 9, "wood": 9, "specials": ("belt",)}

    assert refusal(space, mead=0, **blue) == NOTHING_TO_GAIN
    assert refusal(space, mead=0, **blue, hide=1) is None


@pytest.mark.rule("FO-10.13")
def test_what_lies_on_boards_and_in_houses_is_not_upgraded():
    house = House("stone_house", laid=laying("stone_house", Placement("beans", 1, 1)))
    board = laying("home_board", Placement("hide", 0, 5))

    assert refusal("c1_trade_2", mead=0, houses=(house,), home=board) == NOTHING_TO_GAIN


@pytest.mark.rule("FO-10.12")
@pytest.mark.parametrize(("space", "most"), [("c1_trade_2", 2), ("c2_trade_3", 3), ("c3_trade_4", 4)])
def test_from_one_to_as_many_tiles_as_shown_are_upgraded_also_of_one_type(space, most):
    for count in range(1, most + 1):
        stop = [] if count == most else [Done()]
        used = use(space, *[Upgrade("peas", 1)] * count, *stop, peas=5, mead=0)
        assert used.changes == {"peas": -count, "mead": count}
    assert Done() not in options(choosing(space, peas=5, mead=0), Done)


@pytest.mark.rule("FO-10.12")
def test_a_tile_just_upgraded_is_not_upgraded_again_but_another_of_its_kind_is():
    alone = choosing("c2_trade_3", Upgrade("peas", 1), peas=1, mead=0, flax=1)
    beside = choosing("c2_trade_3", Upgrade("peas", 1), peas=1, mead=1)

    assert options(alone, Upgrade) == [Upgrade("flax", 1)]
    assert options(beside, Upgrade) == [Upgrade("mead", 1)]
    answer(beside, Upgrade("mead", 1))
    assert not beside.waiting()


@pytest.mark.rule("FO-10.12", "FO-A9")
def test_with_two_arrows_each_tile_goes_one_or_two_steps():
    trade = Choose(("trade",))
    space = "c4_mountain_2222_or_trade_3x2"
    position = {"mead": 0, "peas": 2, "stockfish": 1, "wool": 1}
    state = choosing(space, trade, **position)

    assert set(options(state, Upgrade)) == {
        Upgrade("peas", 1),
        Upgrade("peas", 2),
        Upgrade("stockfish", 1),
        Upgrade("stockfish", 2),
        Upgrade("wool", 1),
    }
    used = use(space, trade, Upgrade("peas", 1), Upgrade("stockfish", 2), Upgrade("wool", 1), **position)
    assert used.changes == {"peas": -1, "mead": 1, "stockfish": -1, "silverware": 1, "wool": -1, "chest": 1}
    assert Upgrade("mead", 1) not in options(choosing(space, trade, Upgrade("peas", 1), **position), Upgrade)


@pytest.mark.rule("FO-10.15", "FO-5.6")
def test_either_items_or_upgrades_never_both():
    space = "c4_mountain_2222_or_trade_3x2"
    mountain, trade = Choose(("mountain",)), Choose(("trade",))

    assert options(choosing(space, **strips(STONES)), Choose, Decline) == [mountain, trade]
    assert use(space, mountain, TakeItems(2, 2), **strips(STONES)).changes == {"stone": 2}
    assert use(space, trade, Upgrade("mead", 2), **strips(STONES)).state.strips == (STONES,)
    assert options(choosing(space), Choose, Decline) == [trade]
    assert options(choosing(space, mead=0, **strips(STONES)), Choose, Decline) == [mountain]
    assert refusal(space, mead=0) == NOTHING_TO_GAIN


@pytest.mark.rule("FO-10.14", "FO-5.6")
def test_up_to_three_goods_are_upgraded_then_four_weapons_drawn():
    cards = pile(bow=2, sword=2)
    position = {"peas": 4, "mead": 0, "bow": 0, "weapon_pile": cards}
    four = {"bow": 2, "sword": 2}
    space, step = "c3_trade_3_weapons", Upgrade("peas", 1)

    assert use(space, step, step, step, **position).changes == {"peas": -3, "mead": 3, **four}
    assert use(space, Done(), **position).changes == four
    assert use(space, **{**position, "peas": 0}).changes == four

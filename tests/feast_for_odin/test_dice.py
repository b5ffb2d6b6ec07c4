"""Hunting, snares, whaling, raiding and pillaging (FO-11)."""

import pytest

from meadhall.games.feast_for_odin import events
from meadhall.games.feast_for_odin.moves import (
    Arm,
    Fail,
    Loot,
    RollAgain,
    Spend,
    Stop,
    Succeed,
    TakeBackVikings,
    UseBoats,
    UseSpace,
)
from meadhall.games.feast_for_odin.state import State, Vikings
from meadhall.games.feast_for_odin.turn import TakeTurn
from tests.feast_for_odin.helpers import asked, go_on, heard, pile, refused, supply, table

EMPTY = {"mead": 0, "bow": 0, "snare": 0, "spear": 0}
"""To take away what one begins with."""

LOW = [
    pytest.param("c1_hunting_game", "bow", id="hunting game"),
    pytest.param("c2_laying_snare", "snare", id="laying a snare"),
    pytest.param("c4_whaling", "spear", id="whaling"),
]
HIGH = ["c1_raiding", "c2_pillaging"]
DICE = {
    "c1_hunting_game": 8,
    "c2_hunting_game": 8,
    "c2_laying_snare": 8,
    "c3_whaling": 12,
    "c4_whaling": 12,
    "c1_raiding": 8,
    "c2_pillaging": 12,
    "c3_pillaging": 12,
}

LOOT = {
    6: ["rune_stone"],
    7: ["silverware", "glass_beads"],
    8: ["chest", "silk", "helmet", "cloakpin", "belt", "crucifix", "drinking_horn"],
    9: ["spices", "amber_figure", "horseshoe", "gold_brooch"],
    10: ["jewelry", "forge_hammer", "fibula"],
    11: ["treasure_chest", "throwing_axe"],
    12: ["chalice"],
    13: ["round_shield"],
    15: ["silver_hoard"],
    16: ["english_crown"],
}
"""What each sword value adds to the loot."""


@pytest.fixture
def fall(monkeypatch):
    """Say how the dice fall, roll by roll: `fall(7, 3)`."""
    waiting = []
    real = State.chance

    class Die:
        def below(self, sides):
            roll = waiting.pop(0)
            assert 1 <= roll <= sides
            return roll - 1

    monkeypatch.setattr(State, "chance", lambda state, *name: Die() if name[0] == "dice" else real(state, *name))
    return lambda *rolls: waiting.extend(rolls)


def using(space, things=(), **fields):
    """Seat 0 uses this space; without a word on it, it has all ships that may be needed, and nothing in its supply."""
    ships = {"whaling_boats": {0: (0,)}, "longships": {0: (0,)}}
    fields = {**ships, "thing_square": {0: 6}, **fields}
    state = table(TakeTurn(0), things={0: {**EMPTY, **dict(things)}}, **fields)
    state.play(0, UseSpace(space))
    to_the_dice(state)
    return state


def to_the_dice(state):
    """Past the windows, and out with the only boat there is."""
    go_on(state)
    boats = [move for move in state.moves(0) if isinstance(move, UseBoats)]
    if len(boats) == 1:
        state.play(0, boats[0])


def declaring(space, things=(), **fields):
    """As `using`, and the first roll is kept."""
    state = using(space, things, **fields)
    state.play(0, Stop())
    return state


def spending(state, *pieces):
    """What the loot is after these pieces have been added."""
    for piece in pieces:
        state.play(0, Spend(piece))
    return loot(state)


def loot(state):
    """What may be taken."""
    return [move.good for move in state.moves(0) if isinstance(move, Loot)]


def up_to(value):
    """All loot of at most this sword value."""
    return {good for sword, goods in LOOT.items() if sword <= value for good in goods}


# ---------------------------------------------------------------------- rolling


@pytest.mark.rule("FO-11.4", "FO-11.5", "FO-11.6", "FO-11.7", "FO-11.8")
@pytest.mark.parametrize(("space", "sides"), DICE.items())
def test_the_die_of_the_action_is_rolled_with_all_its_sides(space, sides):
    rolls = {heard(using(space, seed=str(seed)), events.Rolled)[0].roll for seed in range(150)}

    assert rolls == set(range(1, sides + 1))


@pytest.mark.rule("FO-11.1")
@pytest.mark.parametrize("space", ["c1_hunting_game", "c2_laying_snare", "c4_whaling", "c1_raiding", "c2_pillaging"])
def test_after_a_roll_one_may_stop_or_roll_again(space, fall):
    fall(6)

    state = using(space)

    assert asked(state) == [(0, "KeepOrRoll")]
    assert set(state.moves(0)) == {Stop(), RollAgain()}


@pytest.mark.rule("FO-11.1")
def test_the_new_roll_replaces_the_old_one(fall):
    fall(2, 5)
    state = using("c1_hunting_game", {"wood": 8})

    state.play(0, RollAgain())
    state.play(0, Stop())

    assert set(state.moves(0)) == {Fail(), Succeed(wood=5, weapons=0)}


@pytest.mark.rule("FO-11.1")
@pytest.mark.parametrize(("space", "declaration"), [("c1_hunting_game", "DeclareLow"), ("c1_raiding", "DeclareHigh")])
def test_after_the_third_roll_there_is_no_other(space, declaration, fall):
    fall(7, 7, 7)
    state = using(space)

    state.play(0, RollAgain())
    assert asked(state) == [(0, "KeepOrRoll")]
    state.play(0, RollAgain())

    assert asked(state) == [(0, declaration)]
    assert len(heard(state, events.Rolled)) == 3


@pytest.mark.rule("FO-11.1")
def test_in_the_next_dice_action_three_rolls_are_possible_again(fall):
    fall(8, 8, 8, 8, 8)
    state = using("c1_hunting_game")
    state.play(0, RollAgain())
    state.play(0, RollAgain())
    state.play(0, Fail())
    state.then(TakeTurn(0))
    state.advance()

    state.play(0, UseSpace("c2_hunting_game"))
    state.play(0, RollAgain())

    assert asked(state) == [(0, "KeepOrRoll")]


@pytest.mark.rule("FO-11.11", "FO-11.1")
def test_running_out_of_rolls_forces_nothing_else(fall):
    fall(8, 8, 3)
    state = using("c1_hunting_game", {"wood": 3})
    state.play(0, RollAgain())
    state.play(0, RollAgain())

    assert set(state.moves(0)) == {Fail(), Succeed(wood=3, weapons=0)}


@pytest.mark.rule("FO-8.5")
@pytest.mark.parametrize("space", ["c1_hunting_game", "c4_whaling", "c2_pillaging"])
def test_from_the_first_roll_to_the_declaration_nothing_is_done_at_any_time(space, fall):
    fall(8, 8, 8)
    things = {"silver": 9, "oil": 1, "ore": 1, "wood": 8}
    state = using(space, things)

    offered = [set(state.moves(0))]
    for _ in range(2):
        state.play(0, RollAgain())
        offered.append(set(state.moves(0)))

    assert {type(move) for moves in offered for move in moves} <= {Stop, RollAgain, Fail, Succeed, Spend, Loot}


@pytest.mark.rule("FO-8.3", "FO-A51")
@pytest.mark.parametrize(
    ("space", "ship", "armed"),
    [
        ("c4_whaling", Arm("whaling_boat", 0), Succeed(wood=3, weapons=0)),
        ("c3_pillaging", Arm("longship", 0), Loot("rune_stone")),
    ],
)
def test_ore_put_on_a_ship_before_the_action_begins_helps_in_it(space, ship, armed, fall):
    fall(5)
    ships = {"whaling_boats": {0: (0,)}, "longships": {0: (0,)}}
    state = table(TakeTurn(0), things={0: {**EMPTY, "ore": 1, "wood": 9}}, thing_square={0: 6}, **ships)
    state.play(0, UseSpace(space))

    state.play(0, ship)
    to_the_dice(state)
    state.play(0, Stop())

    assert refused(state, 0, armed) is None
    assert refused(state, 0, ship)[0] == "not-now"


# ---------------------------------------------------------------------- paying for a low result


@pytest.mark.rule("FO-11.6", "FO-11.7", "FO-11.8", "FO-11.11", "FO-A39")
@pytest.mark.parametrize(("space", "weapon"), LOW)
def test_a_low_result_is_paid_with_any_mix_of_wood_and_the_weapon_of_the_action(space, weapon, fall):
    fall(6 if weapon == "spear" else 5)
    others = {"sword": 9, "stone": 9, "ore": 9, **dict.fromkeys(("bow", "snare", "spear"), 9)}

    state = declaring(space, {**others, "wood": 4, weapon: 3})

    assert state.moves(0)[0] == Fail()
    assert set(state.moves(0)[1:]) == {Succeed(4, 1), Succeed(3, 2), Succeed(2, 3)}


@pytest.mark.rule("FO-11.11")
@pytest.mark.parametrize(
    "pieces",
    [
        pytest.param(Succeed(wood=4, weapons=0), id="too little"),
        pytest.param(Succeed(wood=3, weapons=3), id="a superfluous piece"),
        pytest.param(Succeed(wood=0, weapons=5), id="more weapons than there are"),
        pytest.param(Succeed(wood=6, weapons=-1), id="a weapon less than none"),
    ],
)
def test_nothing_else_pays_for_a_low_result(pieces, fall):
    fall(5)
    state = declaring("c1_hunting_game", {"wood": 9, "bow": 4})

    assert refused(state, 0, pieces) == ("not-offered", "FO-11.11")


@pytest.mark.rule("FO-11.11")
@pytest.mark.parametrize(("space", "weapon"), LOW)
def test_who_can_not_pay_for_the_result_can_only_fail(space, weapon, fall):
    fall(7 if weapon == "spear" else 6)
    others = {"sword": 9, "stone": 9, **dict.fromkeys(("bow", "snare", "spear"), 9)}

    state = declaring(space, {**others, "wood": 3, weapon: 2})

    assert state.moves(0) == [Fail()]


@pytest.mark.rule("FO-11.6", "FO-11.2", "FO-11.3")
@pytest.mark.parametrize("space", ["c1_hunting_game", "c2_hunting_game"])
def test_a_successful_hunt_brings_a_hide_and_game_meat(space, fall):
    fall(4)
    state = declaring(space, {"wood": 5, "bow": 2}, weapon_discards=pile(bow=1))

    state.play(0, Succeed(wood=2, weapons=2))

    assert supply(state, 0) == {"hide": 1, "game_meat": 1, "wood": 3}
    assert state.weapon_discards == pile(bow=3)


@pytest.mark.rule("FO-11.7", "FO-11.2", "FO-11.3")
def test_a_successful_snare_brings_a_fur_and_a_snare_from_the_discards(fall):
    fall(3)
    state = declaring("c2_laying_snare", {"wood": 1, "snare": 2})
    pile_before = dict(state.weapon_pile)

    state.play(0, Succeed(wood=1, weapons=2))

    assert supply(state, 0) == {"fur": 1, "snare": 1}
    assert state.weapon_discards == pile(snare=1)
    assert state.weapon_pile == pile_before


@pytest.mark.rule("FO-11.7", "FO-11.3")
def test_the_snare_of_a_success_comes_from_the_pile_if_none_is_discarded(fall):
    fall(3)
    state = declaring("c2_laying_snare", {"wood": 3}, weapon_discards=pile(bow=4), weapon_pile=pile(snare=2, sword=3))

    state.play(0, Succeed(wood=3, weapons=0))

    assert supply(state, 0) == {"fur": 1, "snare": 1}
    assert (state.weapon_pile, state.weapon_discards) == (pile(snare=1, sword=3), pile(bow=4))


@pytest.mark.rule("FO-11.8", "FO-11.2", "FO-11.3")
@pytest.mark.parametrize("space", ["c3_whaling", "c4_whaling"])
def test_successful_whaling_brings_oil_skin_and_bones_and_whale_meat(space, fall):
    fall(12)
    state = declaring(space, {"wood": 9, "spear": 3})

    state.play(0, Succeed(wood=8, weapons=3))

    assert supply(state, 0) == {"oil": 1, "skin_and_bones": 1, "whale_meat": 1, "wood": 1}
    assert state.weapon_discards == pile(spear=3)
    assert state.players[0].whaling_boats == (0,)


@pytest.mark.rule("FO-11.10", "FO-11.7", "FO-11.8", "FO-11.5")
@pytest.mark.parametrize(
    ("space", "move", "vikings"),
    [
        ("c2_laying_snare", Succeed(wood=8, weapons=0), 2),
        ("c4_whaling", Succeed(wood=7, weapons=0), 4),
        ("c2_pillaging", Loot("chest"), 2),
    ],
)
def test_after_a_success_no_viking_comes_back(space, move, vikings, fall):
    fall(8)
    state = declaring(space, {"wood": 8})

    state.play(0, move)
    go_on(state)

    assert state.waiting() == []
    assert state.standing == (Vikings(space, 0, vikings, 1),)
    assert state.players[0].thing_square == 6 - vikings


# ---------------------------------------------------------------------- the boats of whaling


@pytest.mark.rule("FO-11.8", "FO-A12")
def test_in_the_third_column_one_to_three_boats_go_out():
    state = using("c3_whaling", whaling_boats={0: (0, 0, 1)})

    assert asked(state) == [(0, "ChooseBoats")]
    assert set(state.moves(0)) == {
        UseBoats((0,)),
        UseBoats((1,)),
        UseBoats((0, 0)),
        UseBoats((0, 1)),
        UseBoats((0, 0, 1)),
    }
    assert heard(state, events.Rolled) == []


@pytest.mark.rule("FO-11.8")
def test_in_the_fourth_column_exactly_one_boat_goes_out():
    state = using("c4_whaling", whaling_boats={0: (0, 0, 1)})

    assert set(state.moves(0)) == {UseBoats((0,)), UseBoats((1,))}
    assert refused(state, 0, UseBoats((0, 0))) == ("not-offered", "FO-11.11")


@pytest.mark.rule("FO-11.8", "FO-11.12")
@pytest.mark.parametrize(
    ("boats", "roll", "result"),
    [((0,), 9, 8), ((1,), 9, 7), ((0, 0), 9, 7), ((0, 1), 9, 6), ((0, 0, 1), 9, 5), ((1, 1, 1), 12, 6)],
)
def test_the_roll_is_lowered_by_all_ore_on_the_boats_that_went_out(boats, roll, result, fall):
    fall(roll)
    fleet = (1, 1, 1) if boats == (1, 1, 1) else (0, 0, 1)
    state = using("c3_whaling", {"wood": 12}, whaling_boats={0: fleet})

    state.play(0, UseBoats(boats))
    state.play(0, Stop())

    assert state.moves(0) == [Fail(), Succeed(wood=result, weapons=0)]


@pytest.mark.rule("FO-A12", "FO-11.8")
def test_the_boats_are_fixed_for_all_rolls_and_keep_their_ore(fall):
    fall(12, 10, 11)
    state = using("c3_whaling", {"wood": 12}, whaling_boats={0: (0, 1, 1)})

    state.play(0, UseBoats((0, 1)))
    state.play(0, RollAgain())
    state.play(0, RollAgain())

    assert state.moves(0) == [Fail(), Succeed(wood=8, weapons=0)]
    state.play(0, Succeed(wood=8, weapons=0))
    assert state.players[0].whaling_boats == (0, 1, 1)


@pytest.mark.rule("FO-11.12")
@pytest.mark.parametrize("space", ["c1_hunting_game", "c2_laying_snare"])
def test_ore_on_boats_counts_only_for_whaling(space, fall):
    fall(4)
    state = declaring(space, {"wood": 4}, whaling_boats={0: (1, 1, 1)}, longships={0: (3,)})

    assert state.moves(0) == [Fail(), Succeed(wood=4, weapons=0)]


@pytest.mark.rule("FO-11.9", "FO-A13", "FO-11.1")
@pytest.mark.parametrize(
    ("boats", "roll"), [((0,), 1), ((1,), 2), ((1,), 1), ((0, 0), 2), ((1, 1, 1), 6), ((1, 1, 1), 3)]
)
def test_a_result_of_0_ends_whaling_at_once_with_a_success_that_costs_nothing(boats, roll, fall):
    fall(roll)
    state = using("c3_whaling", {"wood": 2, "spear": 1}, whaling_boats={0: boats})

    if asked(state) == [(0, "ChooseBoats")]:
        state.play(0, UseBoats(boats))
    go_on(state)

    assert state.waiting() == []
    assert supply(state, 0) == {"oil": 1, "skin_and_bones": 1, "whale_meat": 1, "wood": 2, "spear": 1}
    assert len(heard(state, events.Succeeded)) == 1
    assert state.standing == (Vikings("c3_whaling", 0, 3, 1),)


@pytest.mark.rule("FO-11.9", "FO-11.1")
@pytest.mark.parametrize("again", [1, 2])
def test_a_result_of_0_ends_it_after_a_second_or_third_roll_too(again, fall):
    fall(*[9] * again, 1)
    state = using("c4_whaling")

    for _ in range(again):
        state.play(0, RollAgain())
    go_on(state)

    assert state.waiting() == []
    assert supply(state, 0) == {"oil": 1, "skin_and_bones": 1, "whale_meat": 1}


@pytest.mark.rule("FO-11.9")
@pytest.mark.parametrize("space", ["c1_hunting_game", "c2_laying_snare"])
def test_a_roll_of_1_is_no_result_of_0_without_boats(space, fall):
    fall(1)

    assert asked(using(space)) == [(0, "KeepOrRoll")]


# ---------------------------------------------------------------------- loot


@pytest.mark.rule("FO-11.4", "FO-11.11")
@pytest.mark.parametrize("value", range(17))
def test_a_raid_takes_one_blue_good_or_special_tile_of_at_most_its_result(value, fall):
    roll = min(max(value, 1), 8)
    fall(roll)
    state = declaring("c1_raiding", {"sword": 9})
    assert len(LOOT[8]) == 7

    found = spending(state, *["sword"] * (value - roll))

    assert len(found) == len(set(found))
    assert set(found) == up_to(value)


@pytest.mark.rule("FO-11.4")
@pytest.mark.parametrize("space", HIGH)
def test_only_special_tiles_still_in_the_tray_can_be_taken(space, fall):
    fall(8)

    state = declaring(space, tray=("belt", "english_crown", "horseshoe"))

    assert set(loot(state)) == {"rune_stone", "silverware", "chest", "silk", "belt"}


@pytest.mark.rule("FO-11.4")
def test_the_special_tile_taken_leaves_the_tray(fall):
    fall(8)
    state = declaring("c1_raiding", {"stone": 2}, tray=("belt", "crucifix", "chalice"))

    state.play(0, Loot("crucifix"))

    assert state.tray == ("belt", "chalice")
    assert state.players[0].specials == ("crucifix",)
    assert supply(state, 0) == {"stone": 2}


@pytest.mark.rule("FO-11.4", "FO-11.2", "FO-11.3")
def test_a_raid_pays_what_was_spent_and_takes_the_good_from_the_stock(fall):
    fall(7)
    state = declaring("c1_raiding", {"stone": 2, "sword": 3})

    spending(state, "stone", "sword", "sword")
    state.play(0, Loot("jewelry"))

    assert supply(state, 0) == {"jewelry": 1, "stone": 1, "sword": 1}
    assert state.weapon_discards == pile(sword=2)
    assert state.players[0].longships == (0,)


@pytest.mark.rule("FO-11.4", "FO-11.11")
def test_cheaper_loot_than_the_result_allows_may_be_taken(fall):
    fall(8)
    state = declaring("c1_raiding", {"sword": 1})

    spending(state, "sword")
    state.play(0, Loot("rune_stone"))

    assert supply(state, 0) == {"rune_stone": 1}


@pytest.mark.rule("FO-11.11", "FO-A39")
@pytest.mark.parametrize("space", HIGH)
def test_any_stones_and_swords_may_be_spent_on_a_raid_and_nothing_else(space, fall):
    fall(6)
    state = declaring(space, {"stone": 2, "sword": 1, "wood": 9, "ore": 9, "bow": 9, "snare": 9, "spear": 9})

    reached, open_ = set(), [()]
    while open_:
        spent = open_.pop()
        twin = state.copy()
        spending(twin, *spent)
        assert set(loot(twin)) == up_to(6 + len(spent))
        reached.add(tuple(sorted(spent)))
        open_ += [(*spent, move.piece) for move in twin.moves(0) if isinstance(move, Spend)]

    assert reached == {
        tuple(sorted(("stone",) * stones + ("sword",) * swords)) for stones in range(3) for swords in range(2)
    }


@pytest.mark.rule("FO-11.4", "FO-11.11")
@pytest.mark.parametrize("space", HIGH)
@pytest.mark.parametrize("roll", range(1, 6))
def test_with_a_result_of_5_or_less_only_a_failure_can_be_declared(space, roll, fall):
    fall(roll)

    assert declaring(space, {"silver": 1}).moves(0) == [Fail()]


@pytest.mark.rule("FO-11.4", "FO-11.11")
def test_pieces_can_lift_a_result_of_5_to_a_success(fall):
    fall(5)
    state = declaring("c1_raiding", {"stone": 1})
    assert loot(state) == []

    assert spending(state, "stone") == ["rune_stone"]


@pytest.mark.rule("FO-11.4", "FO-11.12")
def test_ore_on_longships_is_ignored_in_a_raid(fall):
    fall(6)

    assert loot(declaring("c1_raiding", longships={0: (3, 2)})) == ["rune_stone"]


@pytest.mark.rule("FO-11.5", "FO-11.12")
@pytest.mark.parametrize("space", ["c2_pillaging", "c3_pillaging"])
@pytest.mark.parametrize(("longships", "ore"), [((0,), 0), ((1,), 1), ((1, 3), 3), ((2, 2), 2), ((0, 2, 1), 2)])
def test_only_the_longship_with_most_ore_helps_in_pillaging_and_keeps_it(space, longships, ore, fall):
    fall(8)
    state = declaring(space, longships={0: longships}, whaling_boats={0: (1, 1)})

    assert set(loot(state)) == up_to(8 + ore)
    state.play(0, Loot("rune_stone"))
    assert state.players[0].longships == longships


@pytest.mark.rule("FO-11.5", "FO-11.12")
def test_roll_ore_stones_and_swords_add_up_in_pillaging(fall):
    fall(10)
    state = declaring("c2_pillaging", {"stone": 1, "sword": 2}, longships={0: (3,)})

    assert set(loot(state)) == up_to(13)
    assert set(spending(state, "stone", "sword", "sword")) == up_to(16)
    assert "english_crown" in loot(state)


@pytest.mark.rule("FO-11.5", "FO-11.11")
def test_ore_can_lift_a_roll_of_5_or_less_when_pillaging(fall):
    fall(3)

    assert set(loot(declaring("c2_pillaging", longships={0: (3,)}))) == {"rune_stone"}


# ---------------------------------------------------------------------- failing


@pytest.mark.rule("FO-11.6", "FO-11.7", "FO-11.8", "FO-11.4", "FO-11.5", "FO-11.11", "FO-A11", "FO-11.2")
@pytest.mark.parametrize(
    ("space", "consolation"),
    [
        ("c1_hunting_game", {"wood": 13, "bow": 13}),
        ("c2_hunting_game", {"wood": 13, "bow": 13}),
        ("c2_laying_snare", {"wood": 13, "snare": 13}),
        ("c3_whaling", {"wood": 13, "spear": 13}),
        ("c4_whaling", {"wood": 13, "spear": 13}),
        ("c1_raiding", {"stone": 13, "sword": 13}),
        ("c2_pillaging", {"stone": 13, "sword": 13}),
        ("c3_pillaging", {"stone": 13, "sword": 13}),
    ],
)
def test_a_failure_may_be_declared_though_one_could_pay_and_costs_nothing(space, consolation, fall):
    fall(7)
    before = dict.fromkeys(("wood", "stone", "bow", "snare", "spear", "sword"), 12)
    state = declaring(space, before)

    state.play(0, Fail())

    assert supply(state, 0) == {**before, **consolation}
    assert state.weapon_discards == pile()
    assert len(heard(state, events.Failed)) == 1


@pytest.mark.rule("FO-A11", "FO-11.2")
def test_who_fails_in_a_raid_keeps_the_pieces_already_added(fall):
    fall(4)
    state = declaring("c1_raiding", {"stone": 1, "sword": 1})

    spending(state, "stone", "sword")
    state.play(0, Fail())

    assert supply(state, 0) == {"stone": 2, "sword": 2}
    assert state.weapon_discards == pile()
    assert heard(state, events.Paid) == []


@pytest.mark.rule("FO-11.3", "FO-13.11")
@pytest.mark.parametrize(
    ("discards", "draw_pile", "discards_after", "pile_after"),
    [
        pytest.param({"bow": 2}, {"bow": 3}, {"bow": 1}, {"bow": 3}, id="from the discards first"),
        pytest.param({"sword": 2}, {"bow": 3, "spear": 1}, {"sword": 2}, {"bow": 2, "spear": 1}, id="from the pile"),
        pytest.param({"sword": 2}, {"spear": 1}, {"sword": 2}, {"spear": 1}, id="made, as none is left"),
        pytest.param({}, {}, {}, {}, id="made, as no weapon at all is left"),
    ],
)
def test_where_a_weapon_of_consolation_comes_from(discards, draw_pile, discards_after, pile_after, fall):
    fall(8)
    state = declaring("c1_hunting_game", weapon_discards=pile(**discards), weapon_pile=pile(**draw_pile))

    state.play(0, Fail())

    assert supply(state, 0) == {"wood": 1, "bow": 1}
    assert (state.weapon_discards, state.weapon_pile) == (pile(**discards_after), pile(**pile_after))


# ---------------------------------------------------------------------- Vikings coming back


@pytest.mark.rule("FO-11.4", "FO-11.6")
@pytest.mark.parametrize(("space", "vikings"), [("c1_hunting_game", 1), ("c2_hunting_game", 2), ("c1_raiding", 1)])
def test_no_viking_comes_back_from_a_failed_hunt_or_raid(space, vikings, fall):
    fall(8)
    state = declaring(space)

    state.play(0, Fail())

    assert state.waiting() == []
    assert state.standing == (Vikings(space, 0, vikings, 1),)
    assert state.players[0].thing_square == 6 - vikings


@pytest.mark.rule("FO-11.5", "FO-11.7", "FO-11.8", "FO-A14")
@pytest.mark.parametrize(
    ("space", "placed", "most"),
    [
        ("c2_laying_snare", 2, 1),
        ("c3_whaling", 3, 2),
        ("c4_whaling", 4, 2),
        ("c2_pillaging", 2, 1),
        ("c3_pillaging", 3, 1),
    ],
)
def test_after_a_failure_vikings_may_come_back(space, placed, most, fall):
    fall(8)
    state = declaring(space)
    state.play(0, Fail())

    assert asked(state) == [(0, "ReturnSome")]
    assert state.moves(0) == [TakeBackVikings(count) for count in range(most, -1, -1)]
    for move in state.moves(0):
        twin = state.copy()
        twin.play(0, move)
        assert twin.standing == (Vikings(space, 0, placed - move.count, 1),)
        assert twin.players[0].thing_square == 6 - placed + move.count


@pytest.mark.rule("FO-A14")
def test_more_vikings_than_the_action_says_can_not_come_back(fall):
    fall(8)
    state = declaring("c4_whaling")
    state.play(0, Fail())

    assert refused(state, 0, TakeBackVikings(3)) == ("not-offered", "FO-11.11")


@pytest.mark.rule("FO-A14", "FO-11.10")
@pytest.mark.parametrize("left", [1, 0])
def test_no_more_vikings_come_back_than_stand_on_the_space(left, fall):
    fall(8)
    state = declaring("c4_whaling")
    state.standing = (Vikings("c4_whaling", 0, left, 1),) if left else ()

    state.play(0, Fail())

    assert list(state.moves(0)) == ([TakeBackVikings(1), TakeBackVikings(0)] if left else [])


@pytest.mark.rule("FO-11.10")
@pytest.mark.parametrize(("left", "free"), [(3, False), (2, True)])
def test_a_space_is_free_again_when_its_last_viking_has_come_back(left, free, fall):
    fall(8)
    both = {"whaling_boats": {0: (0,), 1: (0,)}, "thing_square": {0: 6, 1: 6}}
    state = table(TakeTurn(0), TakeTurn(1), things={0: EMPTY, 1: EMPTY}, **both)
    state.play(0, UseSpace("c3_whaling"))
    to_the_dice(state)
    state.standing = (Vikings("c3_whaling", 0, left, 1), Vikings("c1_market", 1, 1, 1))

    state.play(0, Stop())
    state.play(0, Fail())
    state.play(0, TakeBackVikings(2))
    go_on(state)

    assert asked(state) == [(1, "TakeTurn")]
    assert (UseSpace("c3_whaling") in state.moves(1)) is free
    assert state.standing[-1] == Vikings("c1_market", 1, 1, 1)


@pytest.mark.rule("FO-11.10", "FO-11.7", "FO-A36")
def test_a_viking_that_came_back_can_be_placed_in_the_same_round(fall):
    fall(8)
    state = declaring("c2_laying_snare", thing_square={0: 2})
    state.play(0, Fail())
    state.play(0, TakeBackVikings(1))
    go_on(state)

    state.then(TakeTurn(0))
    state.advance()

    assert UseSpace("c1_hunting_game") in state.moves(0)
    assert refused(state, 0, UseSpace("c2_hunting_game")) == ("too-few-vikings", "FO-5.2")


@pytest.mark.rule("FO-12.3", "FO-11.10")
def test_from_an_imitation_space_vikings_come_back_from_where_they_stand(fall):
    fall(8)
    other = Vikings("c2_laying_snare", 1, 2, 1)
    state = table(TakeTurn(0), seats=4, imitation=(2, 3), thing_square={0: 6}, standing=(other,))
    state.play(0, UseSpace("imitation_2", "c2_laying_snare"))
    state.play(0, Stop())

    state.play(0, Fail())
    state.play(0, TakeBackVikings(1))

    assert set(state.standing) == {other, Vikings("imitation_2", 0, 1, 1)}
    assert state.players[0].thing_square == 5


# ---------------------------------------------------------------------- ships


@pytest.mark.rule("FO-11.4", "FO-11.5", "FO-11.8", "FO-5.6")
@pytest.mark.parametrize(
    ("space", "ships"),
    [
        ("c1_raiding", {"longships": {0: ()}}),
        ("c2_pillaging", {"longships": {0: ()}}),
        ("c3_pillaging", {"longships": {0: ()}}),
        ("c3_whaling", {"whaling_boats": {0: ()}}),
        ("c4_whaling", {"whaling_boats": {0: ()}}),
    ],
)
def test_without_the_ship_the_action_is_out_of_reach(space, ships):
    every = {"longships": {0: (0,)}, "whaling_boats": {0: (0,)}, "knarrs": {0: 1}}
    state = table(TakeTurn(0), thing_square={0: 6}, **{**every, **ships})

    assert refused(state, 0, UseSpace(space)) == ("ship-missing", "FO-5.6")
    assert refused(table(TakeTurn(0), thing_square={0: 6}, **every), 0, UseSpace(space)) is None


# ---------------------------------------------------------------------- chance, and what is told


@pytest.mark.rule("FO-11.1")
def test_each_roll_is_independent_of_those_before():
    pairs = set()
    for seed in range(60):
        state = using("c1_hunting_game", seed=str(seed))
        state.play(0, RollAgain())
        pairs.add(tuple(event.roll for event in heard(state, events.Rolled)))

    assert any(first < second for first, second in pairs)
    assert any(first > second for first, second in pairs)


@pytest.mark.rule("FO-11.2", "FO-11.6")
def test_all_are_told_what_a_success_costs_and_brings(fall):
    fall(3)
    state = declaring("c1_hunting_game", {"wood": 2, "bow": 2})

    state.play(0, Succeed(wood=2, weapons=1))

    assert heard(state, events.Paid) == [events.Paid(0, "wood", 2), events.Paid(0, "bow", 1)]
    assert heard(state, events.Gained) == [events.Gained(0, "hide", 1), events.Gained(0, "game_meat", 1)]


@pytest.mark.rule("FO-11.10", "FO-A14")
@pytest.mark.parametrize("left", [0, 1])
def test_only_vikings_of_the_space_come_back(left, fall):
    fall(8)
    state = declaring("c4_whaling")
    elsewhere = (Vikings("c3_market", 0, 3, 1),)
    state.standing = (*elsewhere, *((Vikings("c4_whaling", 0, 1, 1),) * left))

    state.play(0, Fail())
    if left:
        assert state.moves(0) == [TakeBackVikings(1), TakeBackVikings(0)]
        state.play(0, TakeBackVikings(1))

    assert asked(state) != [(0, "ReturnSome")]
    assert state.standing == elsewhere

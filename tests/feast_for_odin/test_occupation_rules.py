"""What holds for all occupations: kinds of cards, chains, and two rulings (FO-13, FO-A24, FO-A25)."""

import pytest

from meadhall.games.feast_for_odin.moves import (
    Choose,
    Decline,
    Explore,
    Fail,
    FinishFeast,
    Loot,
    PlayOccupation,
    Spend,
    Stop,
    Succeed,
    TakeItems,
    UseOccupation,
)
from meadhall.games.feast_for_odin.rounds import Bonuses, InPhase
from meadhall.games.feast_for_odin.state import Exploration, Strip
from meadhall.games.feast_for_odin.turn import TakeTurn
from tests.feast_for_odin.helpers import (
    answer,
    asked,
    choosing,
    every_roll,
    have,
    on_turn,
    options,
    refused,
    supply,
    table,
    use,
)

ARCHER, FISHERMAN, CATTLE_BREEDER, SLOWPOKE, CHIEF, MILLER = 13, 27, 35, 41, 5, 7
FARMER, PIRATE, LOCKSMITH, TUTOR, ETIQUETTE_TEACHER = 48, 45, 28, 52, 176
SHIP_ARCHITECT, SHIPOWNER, HORNBLOWER, FARMHAND = 46, 117, 85, 163
HIDE_BUYER, HELPER, BOAT_BUILDER, WHARF_OWNER = 86, 93, 178, 61
ROBBER, LABORER, STONECARVER, SILK_STITCHER, APPRENTICE = 138, 124, 6, 114, 113
PREACHER, BARKEEP, MELEE_FIGHTER = 87, 112, 137

PLAY_ANOTHER = UseOccupation(TUTOR, ("play_occupation",), (("silver", 1),))
ROB = UseOccupation(PIRATE, ("treasure_chest",), (("wood", 1), ("silver", 6)))


# ---------------------------------------------------------------------- lists with slashes


@pytest.mark.rule("FO-13.2", "FO-18.10")
@pytest.mark.card("93")
@pytest.mark.parametrize(("boats", "good"), [(0, {}), (1, {"beans": 1}), (2, {"grain": 1}), (3, {"cabbage": 1})])
def test_only_the_position_of_the_exact_number_counts(boats, good):
    boats = (0,) * boats
    state = table(InPhase("harvest", "during"), round=3, occupations={0: (HELPER,)}, whaling_boats={0: boats})

    assert {thing: count for thing, count in supply(state, 0).items() if thing in ("beans", "grain", "cabbage")} == good


@pytest.mark.rule("FO-13.2")
@pytest.mark.card("86")
def test_lists_with_slashes_correspond_position_by_position():
    state = choosing("c2_play_occupations", PlayOccupation(HIDE_BUYER), hand=(HIDE_BUYER,), silver=5)
    assert options(state, UseOccupation) == [
        UseOccupation(HIDE_BUYER, ("hide",), (("silver", 2),)),
        UseOccupation(HIDE_BUYER, ("hide",), (("silver", 4),)),
    ]

    for silver, hides in ((2, 1), (4, 2), (6, 3)):
        buy = UseOccupation(HIDE_BUYER, ("hide",), (("silver", silver),))
        position = {"hand": (HIDE_BUYER,), "silver": 6}
        assert use("c2_play_occupations", PlayOccupation(HIDE_BUYER), buy, **position).changes == {
            "silver": -silver,
            "hide": hides,
        }


# ---------------------------------------------------------------------- kinds of cards


@pytest.mark.rule("FO-13.3")
@pytest.mark.card("61")
def test_the_exchange_of_an_instant_card_is_made_when_it_is_played_or_never():
    sell = UseOccupation(WHARF_OWNER, ("silver",), (("longship", 1),))
    played = choosing("c2_play_occupations", PlayOccupation(WHARF_OWNER), hand=(WHARF_OWNER,), longships=(0, 0))
    assert sell in options(played, UseOccupation)
    answer(played, sell)
    played.then(TakeTurn(0))
    played.advance()

    assert options(played, UseOccupation) == []
    assert refused(played, 0, sell) == ("occupation-not-usable", "FO-13.14")


@pytest.mark.rule("FO-13.4")
@pytest.mark.card("48")
def test_an_anytime_card_works_from_the_moment_in_which_it_is_played_also_inside_an_action():
    jewelry = UseOccupation(FARMER, ("jewelry",), (("cattle", 1),))
    state = choosing("c2_play_occupations", PlayOccupation(FARMER), hand=(FARMER, FISHERMAN), cattle=2)
    assert asked(state) == [(0, "ChooseOccupation")]

    state.play(0, jewelry)
    state.play(0, jewelry)

    assert asked(state) == [(0, "ChooseOccupation")]
    assert (have(state, "jewelry")[0], have(state, "cattle")[0]) == (2, 0)


@pytest.mark.rule("FO-13.5")
@pytest.mark.card("41")
def test_an_each_time_card_works_whenever_its_condition_occurs_and_its_exchange_once_each_time():
    bonuses = (Bonuses(), InPhase("bonus", "after"))
    state = table(*bonuses, *bonuses, occupations={0: (SLOWPOKE,)}, things={0: {"silver": 9}})
    exchange = UseOccupation(SLOWPOKE, ("oil",), (("silver", 1),))

    state.play(0, exchange)
    assert (asked(state), have(state, "oil")[0]) == ([(0, "OfferEffects")], 1)
    state.play(0, exchange)

    assert (asked(state), have(state, "oil")[0]) == ([], 2)


@pytest.mark.rule("FO-13.7")
@pytest.mark.card("5", "35")
@pytest.mark.parametrize(("card", "what", "optional"), [(CHIEF, "feast", False), (CATTLE_BREEDER, "breeding", True)])
def test_what_one_may_do_can_be_declined_and_the_rest_can_not(card, what, optional):
    state = choosing("c2_play_occupations", PlayOccupation(card), hand=(card,), sheep=2)

    assert set(options(state, UseOccupation, Decline)) == {UseOccupation(card, (what,)), *[Decline()] * optional}
    if not optional:
        assert refused(state, 0, Decline())[0] == "not-offered"


# ---------------------------------------------------------------------- where an action comes from


def hunting_through_hornblower(*answers, **position):
    """Seat 0 plays Hornblower and hunts for a silver."""
    hunt = UseOccupation(HORNBLOWER, ("hunting_game",), (("silver", 1),))
    position = {"hand": (HORNBLOWER,), "silver": 1, "bow": 0, "wood": 8, **position}
    return choosing("c2_play_occupations", PlayOccupation(HORNBLOWER), hunt, *answers, **position)


@pytest.mark.rule("FO-13.8", "FO-18.3", "FO-18.14")
@pytest.mark.card("13", "85")
def test_what_names_an_action_works_also_if_a_card_lets_one_do_it(monkeypatch):
    every_roll(monkeypatch, 5)

    assert options(hunting_through_hornblower(Stop(), occupations=(ARCHER,)), Succeed) == [Succeed(4, 0)]
    assert options(hunting_through_hornblower(Stop()), Succeed) == [Succeed(5, 0)]


@pytest.mark.rule("FO-13.8", "FO-18.3")
@pytest.mark.card("85", "163")
def test_what_works_on_a_space_does_not_work_if_a_card_lets_one_do_the_action(monkeypatch):
    every_roll(monkeypatch, 5)
    on_space = choosing("c2_hunting_game", Stop(), Succeed(5, 0), occupations=(FARMHAND,), wood=8)
    through_card = hunting_through_hornblower(Stop(), Succeed(5, 0), occupations=(FARMHAND,))

    assert (have(on_space, "hide")[0], have(on_space, "silver")[0]) == (2, 1)
    assert (have(through_card, "hide")[0], have(through_card, "silver")[0]) == (1, 0)


@pytest.mark.rule("FO-13.8", "FO-18.6")
@pytest.mark.card("46", "117")
def test_a_ship_that_a_card_gives_is_not_built():
    built = choosing("c3_longship", occupations=(SHIPOWNER,), wood=2, hand=())
    assert options(built, UseOccupation) == [UseOccupation(SHIPOWNER, ("upgrade",))]

    given = on_turn(occupations=(SHIP_ARCHITECT, SHIPOWNER), wood=3, wool=1)
    given.play(0, options(given, UseOccupation)[0])

    assert (given.players[0].longships, asked(given)) == ((0,), [(0, "TakeTurn")])


# ---------------------------------------------------------------------- chains


@pytest.mark.rule("FO-13.9", "FO-13.13")
@pytest.mark.card("28", "45")
def test_what_one_card_gives_sets_off_another():
    state = on_turn(occupations=(PIRATE, LOCKSMITH), wood=1, silver=7)
    oil = UseOccupation(LOCKSMITH, ("oil",), (("silver", 1),))

    answer(state, ROB, oil)

    assert (have(state, "treasure_chest")[0], have(state, "oil")[0], have(state, "silver")[0]) == (1, 1, 0)
    assert asked(state) == [(0, "TakeTurn")]


@pytest.mark.rule("FO-13.9")
@pytest.mark.card("52", "176")
def test_a_card_played_through_a_card_follows_the_same_rules():
    """It works when it is played, from then on like any other, and its playing sets off what waits for that."""
    state = on_turn(
        occupations=(TUTOR, ETIQUETTE_TEACHER), hand=(FISHERMAN, PIRATE), silver=8, wood=1, whaling_boats=(0,)
    )

    answer(state, PLAY_ANOTHER, PlayOccupation(FISHERMAN))
    assert (have(state, "stockfish")[0], have(state, "peas")[0]) == (1, 1)
    answer(state, PLAY_ANOTHER, PlayOccupation(PIRATE), ROB)

    assert (have(state, "treasure_chest")[0], have(state, "peas")[0]) == (1, 2)
    assert state.players[0].hand == ()


@pytest.mark.rule("FO-13.9")
@pytest.mark.card("52")
def test_cards_may_chain():
    """A card played through a card lets one play the next one."""
    hand = (FISHERMAN, TUTOR)
    state = choosing("c2_play_occupations", PlayOccupation(TUTOR), hand=hand, silver=1, whaling_boats=(0, 0))

    answer(state, PLAY_ANOTHER, PlayOccupation(FISHERMAN))

    assert state.players[0].occupations == (TUTOR, FISHERMAN)
    assert have(state, "stockfish")[0] == 2


@pytest.mark.rule("FO-13.13", "FO-A29")
@pytest.mark.card("5", "7", "52")
def test_an_inner_phase_is_finished_completely_then_the_outer_action_goes_on():
    position = {"occupations": (MILLER, TUTOR), "hand": (CHIEF,), "grain": 2, "wool": 1, "silverware": 1}
    state = choosing("c4_crafting", Decline(), **position)
    assert options(state, Choose, Decline) == [Choose(("robe",)), Decline()]

    answer(state, PLAY_ANOTHER, PlayOccupation(CHIEF), UseOccupation(CHIEF, ("feast",)), FinishFeast())
    assert (state.players[0].penalties, have(state, "silver")[0]) == (6, 4 - 1 + 2)
    answer(state, Choose(("robe",)), Choose(("jewelry",)))

    assert (have(state, "robe")[0], have(state, "jewelry")[0]) == (1, 1)
    assert state.waiting() == []


@pytest.mark.rule("FO-13.13")
@pytest.mark.card("85")
def test_an_inner_action_is_finished_completely_then_the_outer_one_goes_on(monkeypatch):
    every_roll(monkeypatch, 5)
    state = hunting_through_hornblower(Stop(), hand=(FISHERMAN, HORNBLOWER), whaling_boats=(0,))

    answer(state, Fail())
    assert (have(state, "bow")[0], asked(state)) == (1, [(0, "ChooseOccupation")])
    answer(state, PlayOccupation(FISHERMAN))

    assert (have(state, "stockfish")[0], state.waiting()) == (1, [])


@pytest.mark.rule("FO-13.13", "FO-3.3")
@pytest.mark.card("41")
@pytest.mark.parametrize(("start_player", "order"), [(0, [0, 1, 2]), (1, [1, 2, 0]), (2, [2, 0, 1])])
def test_effects_of_several_players_go_clockwise_from_the_start_player(start_player, order):
    cards = dict.fromkeys(range(3), (SLOWPOKE,))
    state = table(InPhase("bonus", "after"), seats=3, start_player=start_player, occupations=cards)

    seats = []
    while state.waiting():
        [(seat, _)] = asked(state)
        state.play(seat, Decline())
        seats.append(seat)

    assert seats == order


# ---------------------------------------------------------------------- what can not be done


@pytest.mark.rule("FO-13.14")
@pytest.mark.card("63")
def test_a_part_that_can_not_be_paid_is_skipped_and_the_next_one_works():
    hornturner = 63
    state = choosing("c2_play_occupations", PlayOccupation(hornturner), hand=(hornturner,), silver=3)

    assert options(state, UseOccupation) == [UseOccupation(hornturner, ("drinking_horn",), (("silver", 3),))]


@pytest.mark.rule("FO-13.14", "FO-18.12")
@pytest.mark.card("178")
@pytest.mark.parametrize(("boats", "after"), [(0, 2), (1, 3), (2, 3), (3, 3)])
def test_a_mandatory_gain_is_taken_as_far_as_possible(boats, after):
    position = {"hand": (BOAT_BUILDER,), "knarrs": 4, "whaling_boats": (0,) * boats}
    state = choosing("c2_play_occupations", PlayOccupation(BOAT_BUILDER), **position)
    answer(state, *options(state, UseOccupation))

    assert (len(state.players[0].whaling_boats), state.waiting()) == (after, [])


# ---------------------------------------------------------------------- Robber (FO-A24)


GREEN_AND_BLUE = {
    4: set(),
    5: {"oil"},
    6: {"oil", "hide", "rune_stone"},
    7: {"oil", "hide", "rune_stone", "wool", "linen", "silverware", "glass_beads"},
}
"""What a result of a raid allows the owner of Robber to take."""


@pytest.mark.rule("FO-A24", "FO-11.11")
@pytest.mark.card("138")
@pytest.mark.parametrize("space", ["c1_raiding", "c2_pillaging"])
@pytest.mark.parametrize(("result", "loot"), GREEN_AND_BLUE.items())
def test_for_robber_a_result_of_5_is_enough_for_oil(space, result, loot, monkeypatch):
    every_roll(monkeypatch, result)
    position = {"longships": (0,)}

    with_him = choosing(space, Stop(), occupations=(ROBBER,), **position)
    without = choosing(space, Stop(), **position)

    assert {move.good for move in options(with_him, Loot)} == loot
    assert {move.good for move in options(without, Loot)} == loot & {"rune_stone", "silverware", "glass_beads"}
    assert Fail() in options(with_him, Fail)


@pytest.mark.rule("FO-A24")
@pytest.mark.card("138")
def test_robber_takes_the_oil(monkeypatch):
    every_roll(monkeypatch, 5)

    assert use("c1_raiding", Stop(), Loot("oil"), occupations=(ROBBER,), longships=(0,)).changes == {"oil": 1}


# ---------------------------------------------------------------------- Laborer (FO-A25)


LABOR = UseOccupation(LABORER, ("grain", "wood"), (("silver", 2),))


def may_labor(space, *answers, **position):
    """Whether Laborer works after this use of a space."""
    position = {"occupations": (LABORER,), "hand": (), "silver": 9, **position}
    return LABOR in options(choosing(space, *answers, **position), UseOccupation)


def shetland(silver):
    """Shetland lies there with silver on it, and a boat can sail to it."""
    return {"whaling_boats": (0,), "explorations": (Exploration("A", "shetland", silver),)}


TAKE_TWO, TO_SHETLAND = (TakeItems(1, 2),), (Explore("shetland"),)


@pytest.mark.rule("FO-A25")
@pytest.mark.card("124")
def test_laborer_may_pay_the_two_silver_of_a_space_for_grain_and_wood():
    assert use("c2_mead", LABOR, occupations=(LABORER,)).changes == {"mead": 2, "grain": 1, "wood": 2}
    assert use("c2_mead", Decline(), occupations=(LABORER,)).changes == {"mead": 2, "silver": 2}


@pytest.mark.rule("FO-A25")
@pytest.mark.card("124")
@pytest.mark.parametrize(
    ("space", "answers", "position", "works"),
    [
        pytest.param("c1_market", (), {}, False, id="one silver"),
        pytest.param("c4_crafting", (), {}, False, id="four silver"),
        pytest.param("c2_clothing", (), {"hide": 1, "linen": 1}, True, id="two silver"),
        pytest.param("c1_mountain_2", TAKE_TWO, {"strips": (Strip(1, gone=4),)}, True, id="the silver of a strip"),
        pytest.param("c1_mountain_2", TAKE_TWO, {"strips": (Strip(1, gone=5),)}, False, id="twice that"),
        pytest.param("c1_explore", TO_SHETLAND, shetland(2), True, id="two silver on a board"),
        pytest.param("c1_explore", TO_SHETLAND, shetland(4), False, id="four silver on a board"),
    ],
)
def test_laborer_works_if_the_space_itself_gave_two_silver(space, answers, position, works):
    assert may_labor(space, *answers, **position) is works


@pytest.mark.rule("FO-A25")
@pytest.mark.card("6", "124")
def test_for_laborer_the_silver_of_occupations_does_not_count():
    cards = {"occupations": (STONECARVER, LABORER)}
    two_stones, stone_and_silver = Strip(5, gone=4), Strip(3, gone=5)

    assert not may_labor("c1_mountain_2", TakeItems(5, 2), strips=(two_stones,), **cards)
    assert may_labor("c1_mountain_2", TakeItems(3, 2), strips=(stone_and_silver,), **cards)

    take = (UseOccupation(APPRENTICE, ("mountain",)), TakeItems(1, 1))
    position = {"occupations": (APPRENTICE, LABORER), "strips": (Strip(1, gone=6),), "flax": 1}
    assert not may_labor("c1_linen", *take, **position)


@pytest.mark.rule("FO-A25")
@pytest.mark.card("114", "124")
def test_for_laborer_silver_that_was_paid_does_not_count():
    silk = UseOccupation(SILK_STITCHER, ("silk",), (("silver", 3),))
    state = choosing("c2_clothing", occupations=(SILK_STITCHER, LABORER), hide=1, linen=1, silver=9)
    answer(state, silk)

    assert LABOR in options(state, UseOccupation)


# ---------------------------------------------------------------------- how the data of the cards is read


@pytest.mark.rule("FO-18.13")
@pytest.mark.card("87")
def test_items_of_the_mountain_are_taken_from_one_face_up_strip_and_fewer_are_enough():
    position = {"hand": (PREACHER,), "strips": (Strip(1, gone=5), Strip(6))}
    take = (PlayOccupation(PREACHER), UseOccupation(PREACHER, ("mountain",)))
    state = choosing("c2_play_occupations", *take, **position)

    assert options(state, TakeItems) == [
        *(TakeItems(1, count) for count in (1, 2)),
        *(TakeItems(6, n) for n in (1, 2, 3, 4)),
    ]
    assert refused(state, 0, TakeItems(6, 5)) is not None
    assert refused(state, 0, TakeItems(2, 1)) is not None
    used = use("c2_play_occupations", *take, TakeItems(1, 2), **position)
    assert (used.changes, used.state.strips) == ({"silver": 4}, (Strip(6),))


@pytest.mark.rule("FO-18.19")
@pytest.mark.card("112", "137")
def test_without_a_time_goods_come_after_the_trigger_and_a_change_of_its_rules_holds_in_it(monkeypatch):
    every_roll(monkeypatch, 6)
    crafting = choosing("c4_crafting", occupations=(BARKEEP,), wool=1, mead=0)
    assert (have(crafting, "silver")[0], have(crafting, "mead")[0]) == (4, 0)
    answer(crafting, Decline())
    assert (crafting.waiting(), have(crafting, "mead")[0]) == ([], 1)

    raiding = {"longships": (0,), "spear": 1, "sword": 0}
    with_spears = choosing("c1_raiding", Stop(), occupations=(MELEE_FIGHTER,), **raiding)
    assert options(with_spears, Spend) == [Spend("spear")]
    assert options(choosing("c1_raiding", Stop(), **raiding), Spend) == []

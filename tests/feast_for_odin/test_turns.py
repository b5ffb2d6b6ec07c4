"""Turns of phase 5: placing, passing, the bonuses of the columns, imitation spaces (FO-5, FO-12)."""

import pytest

from meadhall.games.feast_for_odin import events
from meadhall.games.feast_for_odin.moves import (
    BuyShip,
    Choose,
    Decline,
    Emigrate,
    Explore,
    Fail,
    Loot,
    Pass,
    PickUp,
    PlayOccupation,
    Stop,
    Succeed,
    TakeBackVikings,
    UseBoats,
    UseSpace,
)
from meadhall.games.feast_for_odin.rounds import NewStartPlayer
from meadhall.games.feast_for_odin.state import Vikings
from meadhall.games.feast_for_odin.turn import ActionPhase, TakeTurn
from tests.feast_for_odin.helpers import (
    CANNOT_PAY,
    NOTHING_TO_GAIN,
    OCCUPIED,
    QUIET,
    SHIP_MISSING,
    TOO_FEW_VIKINGS,
    answer,
    asked,
    choosing,
    every_roll,
    go_on,
    heard,
    on_turn,
    options,
    refusal,
    refused,
    table,
    use,
)

NO_SPACE = ("no-such-space", "FO-5.1")
NOBODY_ELSE = ("nobody-else-there", "FO-12.2")


def phase(seats=3, start_player=0, **fields):
    """Phase 5 begins, and nothing comes after it."""
    return table(ActionPhase(), seats=seats, start_player=start_player, **fields)


def whose_turns(state, *moves):
    """Whose turn it is before each of these moves, and after the last."""
    seats = [asked(state)]
    for move in moves:
        state.play(state.waiting()[0].seat, move)
        go_on(state)
        seats.append(asked(state))
    assert all(
        len(now) <= 1 and dict(now).keys() == {seat for seat, kind in now if kind == "TakeTurn"} for now in seats
    )
    return [seat for now in seats for seat, _ in now]


# ---------------------------------------------------------------------- one after another


@pytest.mark.rule("FO-5.1")
@pytest.mark.parametrize(("start_player", "order"), [(0, [0, 1, 2, 0, 1]), (1, [1, 2, 0, 1, 2]), (2, [2, 0, 1, 2, 0])])
def test_players_place_on_one_space_each_clockwise_from_the_start_player(start_player, order):
    state = phase(start_player=start_player)

    turns = whose_turns(state, *map(UseSpace, ("c1_market", "c2_market", "c1_stockfish", "c2_mead")))

    assert turns == order
    assert [(vikings.space, vikings.seat) for vikings in state.standing] == [
        ("c1_market", order[0]),
        ("c2_market", order[1]),
        ("c1_stockfish", order[2]),
        ("c2_mead", order[3]),
    ]


@pytest.mark.rule("FO-5.1", "FO-5.4", "FO-5.11")
def test_who_has_passed_is_skipped_until_everybody_has():
    state = phase()

    turns = whose_turns(
        state, UseSpace("c1_market"), Pass(), UseSpace("c2_market"), Pass(), UseSpace("c2_mead"), Pass()
    )

    assert turns == [0, 1, 2, 0, 2, 2]
    assert state.waiting() == []
    assert [player.passed for player in state.players] == [True, True, True]


@pytest.mark.rule("FO-5.4")
def test_one_may_pass_with_vikings_left_and_keeps_them():
    state = phase(seats=2)

    state.play(0, Pass())
    state.play(1, UseSpace("c1_market"))
    go_on(state)

    assert asked(state) == [(1, "TakeTurn")]
    assert state.players[0].thing_square == 5
    assert refused(state, 0, UseSpace("c1_stockfish"))[0] == "not-your-turn"


@pytest.mark.rule("FO-5.4", "FO-A36")
def test_without_vikings_one_passes_when_the_turn_comes_and_not_before():
    state = phase(seats=2, thing_square={0: 1})
    state.play(0, UseSpace("c1_stockfish"))
    go_on(state)

    assert not state.players[0].passed
    state.play(1, Pass())
    assert asked(state) == [(0, "TakeTurn")]
    assert state.moves(0) == [Pass()]
    assert refused(state, 0, UseSpace("c1_market")) == TOO_FEW_VIKINGS


@pytest.mark.rule("FO-A36", "FO-8.5")
def test_at_that_turn_what_may_be_done_at_any_time_can_still_be_done():
    state = on_turn(thing_square=0, silver=3)

    assert state.moves(0) == [Pass(), PickUp("silver"), BuyShip("whaling_boat")]


@pytest.mark.rule("FO-5.1", "FO-8.1")
def test_what_is_done_at_any_time_is_no_turn():
    state = phase(seats=2, things={0: {"silver": 8}})

    state.play(0, BuyShip("whaling_boat"))
    state.play(0, BuyShip("knarr"))

    assert asked(state) == [(0, "TakeTurn")]
    assert UseSpace("c1_explore") in state.moves(0)


@pytest.mark.rule("FO-5.1")
@pytest.mark.parametrize("space", ["c5_nothing", "", "imitation_1"])
def test_what_is_no_space_can_not_be_chosen(space):
    assert refusal(space) == NO_SPACE


@pytest.mark.rule("FO-6.1", "FO-5.4")
def test_who_placed_last_begins_the_next_round_and_not_who_passed_last():
    state = table(ActionPhase(), NewStartPlayer(), seats=3, start_player=2)

    whose_turns(state, Pass(), UseSpace("c1_market"), UseSpace("c2_market"), Pass(), Pass())

    assert state.start_player == 1


@pytest.mark.rule("FO-6.1", "FO-11.10")
def test_who_placed_last_begins_even_if_all_those_vikings_came_back(monkeypatch):
    every_roll(monkeypatch, 8)
    state = table(ActionPhase(), NewStartPlayer(), thing_square={0: 1, 1: 2})
    state.play(0, UseSpace("c1_market"))
    go_on(state)
    state.play(1, UseSpace("c2_laying_snare"))
    state.standing = tuple(Vikings(vikings.space, vikings.seat, 1, 1) for vikings in state.standing)

    for move in (Stop(), Fail(), TakeBackVikings(1)):
        state.play(1, move)
    whose_turns(state, Pass(), Pass())

    assert not state.occupied("c2_laying_snare")
    assert state.start_player == 1


# ---------------------------------------------------------------------- what a space asks for


@pytest.mark.rule("FO-5.10", "FO-10.18", "FO-10.19", "FO-11.4")
def test_one_longship_raids_explores_and_emigrates_in_one_round(monkeypatch):
    every_roll(monkeypatch, 6)
    things = {0: {"silver": 1}}
    state = table(TakeTurn(0), TakeTurn(0), TakeTurn(0), longships={0: (0,)}, things=things)

    answer(state, UseSpace("c1_raiding"), Stop(), Loot("rune_stone"))
    answer(state, UseSpace("c1_explore"), Explore("shetland"))
    answer(state, UseSpace("c2_emigration"), Emigrate("longship"))

    player = state.players[0]
    assert (player.have("rune_stone"), [claimed.board for claimed in player.claimed]) == (1, ["shetland"])
    assert (player.longships, player.emigrated) == ((), ("longship",))


@pytest.mark.rule("FO-5.13", "FO-8.2")
def test_a_ship_bought_before_choosing_helps():
    state = on_turn(silver=6)
    assert refused(state, 0, UseSpace("c1_overseas_trading")) == SHIP_MISSING

    answer(state, BuyShip("knarr"), UseSpace("c1_overseas_trading"))

    assert (state.players[0].have("silver"), state.players[0].knarrs) == (0, 1)


@pytest.mark.rule("FO-5.13", "FO-5.6")
def test_a_missing_cost_that_an_action_would_bring_does_not_help():
    assert refusal("c4_exchange_emigrate", silver=0, knarrs=1) == NOTHING_TO_GAIN
    assert refusal("c2_clothing", hide=1, flax=1) == CANNOT_PAY


# ---------------------------------------------------------------------- the bonuses of the columns


FIRST, SECOND = QUIET[:2]


@pytest.mark.rule("FO-5.7", "FO-5.12")
def test_in_the_third_column_a_card_is_drawn_before_the_action():
    state = choosing("c3_forge", ore=1, deck=(FIRST,))

    assert options(state, Choose) != []
    assert (state.players[0].hand, state.deck) == ((FIRST,), ())
    assert [type(event) for event in state.events[:2]] == [events.SpaceUsed, events.OccupationDrawn]


@pytest.mark.rule("FO-5.7", "FO-1.4")
def test_only_who_draws_a_card_sees_which():
    (drawn,) = heard(choosing("c3_market", deck=(FIRST,)), events.OccupationDrawn)

    assert drawn.seen_by(0) == events.OccupationDrawn(0, FIRST)
    assert drawn.seen_by(1) == drawn.seen_by(None) == events.CardDrawn(0)


@pytest.mark.rule("FO-5.7", "FO-A30")
def test_with_an_empty_deck_no_card_is_drawn():
    assert use("c3_market", deck=()).player.hand == ()


@pytest.mark.rule("FO-5.8", "FO-5.12")
def test_in_the_fourth_column_a_card_may_be_played_before_the_action():
    used = use("c4_market_products", PlayOccupation(SECOND), hand=(FIRST, SECOND))

    assert (used.player.hand, used.player.occupations) == ((FIRST,), (SECOND,))
    kinds = [type(event) for event in used.state.events]
    assert kinds.index(events.OccupationPlayed) < kinds.index(events.Gained)


@pytest.mark.rule("FO-5.8", "FO-5.12")
def test_in_the_fourth_column_a_card_may_be_played_after_the_action():
    used = use("c4_market_products", Decline(), PlayOccupation(SECOND), hand=(FIRST, SECOND))

    assert (used.player.hand, used.player.occupations) == ((FIRST,), (SECOND,))
    kinds = [type(event) for event in used.state.events]
    assert kinds.index(events.OccupationPlayed) > kinds.index(events.Gained)


@pytest.mark.rule("FO-5.8")
def test_in_the_fourth_column_no_card_need_be_played():
    used = use("c4_market_products", Decline(), Decline(), hand=(FIRST,))

    assert (used.player.hand, used.player.occupations) == ((FIRST,), ())


@pytest.mark.rule("FO-5.9")
@pytest.mark.parametrize(
    ("space", "drawn", "offered"),
    [("c1_market", 0, False), ("c2_market", 0, False), ("c3_market", 1, False), ("c4_market_products", 0, True)],
)
def test_each_bonus_belongs_to_its_column_alone(space, drawn, offered):
    state = choosing(space, hand=(FIRST,))

    assert len(heard(state, events.OccupationDrawn)) == drawn
    assert bool(state.waiting() and options(state, PlayOccupation)) is offered


@pytest.mark.rule("FO-5.14", "FO-5.7", "FO-5.8")
def test_the_bonuses_are_received_even_if_a_dice_action_fails(monkeypatch):
    every_roll(monkeypatch, 9)
    position = {"whaling_boats": (0,), "deck": (SECOND,)}
    failing = (Stop(), Fail(), TakeBackVikings(0))
    third = use("c3_whaling", UseBoats((0,)), *failing, **position)
    fourth = use("c4_whaling", Decline(), UseBoats((0,)), *failing, PlayOccupation(FIRST), hand=(FIRST,), **position)

    assert third.player.hand == (SECOND,)
    assert fourth.player.occupations == (FIRST,)


# ---------------------------------------------------------------------- imitation


def imitating(*standing, **position):
    """It is the turn of seat 0 of four, with imitation spaces in columns 1 and 3, and others have placed Vikings."""
    others = tuple(Vikings(space, seat, 1, 1) for space, seat in standing)
    return {"seats": 4, "imitation": (1, 3), "standing": others, "thing_square": 6, **position}


def copies(state):
    """What the imitation spaces can copy."""
    return [(move.space, move.copying) for move in options(state, UseSpace) if move.copying]


@pytest.mark.rule("FO-12.1", "FO-12.2", "FO-12.3")
def test_an_imitation_space_does_what_a_space_of_its_column_does_where_another_player_stands():
    state = on_turn(**imitating(("c1_market", 2), ("c1_stockfish", 3)))
    assert copies(state) == [("imitation_1", "c1_stockfish"), ("imitation_1", "c1_market")]

    answer(state, UseSpace("imitation_1", "c1_market"))

    assert (state.players[0].have("beans"), state.players[0].have("silver")) == (1, 1)
    assert state.players[0].thing_square == 5
    assert state.standing == (
        Vikings("c1_market", 2, 1, 1),
        Vikings("c1_stockfish", 3, 1, 1),
        Vikings("imitation_1", 0, 1, 1),
    )


@pytest.mark.rule("FO-12.2")
@pytest.mark.parametrize(
    ("move", "reason"),
    [
        pytest.param(UseSpace("imitation_1", "c1_stockfish"), NOBODY_ELSE, id="nobody stands there"),
        pytest.param(UseSpace("imitation_1", "c1_draw_occupation"), NOBODY_ELSE, id="only own Vikings"),
        pytest.param(UseSpace("imitation_1", "c2_market"), ("other-column", "FO-12.2"), id="another column"),
        pytest.param(UseSpace("imitation_1", "imitation_3"), NO_SPACE, id="an imitation space"),
        pytest.param(UseSpace("imitation_1"), NO_SPACE, id="nothing"),
        pytest.param(UseSpace("imitation_2", "c2_market"), NO_SPACE, id="not in play"),
        pytest.param(UseSpace("c1_stockfish", "c1_market"), NO_SPACE, id="no imitation space"),
        pytest.param(UseSpace("imitation_1", "c1_shed"), CANNOT_PAY, id="its cost"),
        pytest.param(UseSpace("imitation_1", "c1_raiding"), SHIP_MISSING, id="its ship"),
        pytest.param(UseSpace("imitation_1", "c1_milk"), NOTHING_TO_GAIN, id="its reward"),
    ],
)
def test_what_can_not_be_copied(move, reason):
    spaces = [("c1_market", 1), ("c2_market", 1), ("c1_shed", 2), ("c1_raiding", 3), ("c1_milk", 1)]
    state = on_turn(**imitating(*spaces, ("c1_draw_occupation", 0), ("imitation_3", 3), wood=1))

    assert refused(state, 0, move) == reason
    assert copies(state) == [("imitation_1", "c1_market")]


@pytest.mark.rule("FO-12.2")
def test_a_space_on_which_others_stand_beside_own_vikings_can_be_copied():
    state = on_turn(**imitating(("c1_market", 0), ("c1_market", 3)))

    assert copies(state) == [("imitation_1", "c1_market")]


@pytest.mark.rule("FO-12.1", "FO-5.3")
def test_an_imitation_space_is_used_once_a_round_too():
    state = on_turn(**imitating(("c1_market", 2), ("imitation_1", 3)))

    assert copies(state) == []
    assert refused(state, 0, UseSpace("imitation_1", "c1_market")) == OCCUPIED


@pytest.mark.rule("FO-12.1", "FO-5.2")
def test_an_imitation_space_takes_as_many_vikings_as_its_column():
    three, two = imitating(("c3_market", 1), thing_square=3), imitating(("c3_market", 1), thing_square=2)

    assert refused(on_turn(**two), 0, UseSpace("imitation_3", "c3_market")) == TOO_FEW_VIKINGS
    state = on_turn(**three)
    answer(state, UseSpace("imitation_3", "c3_market"))
    assert state.players[0].thing_square == 0
    assert state.standing[-1] == Vikings("imitation_3", 0, 3, 1)


@pytest.mark.rule("FO-5.9", "FO-A19", "FO-5.7", "FO-5.8")
def test_the_imitation_space_of_a_column_has_the_bonus_of_that_column():
    third = on_turn(**imitating(("c3_market", 1), deck=(FIRST,)))
    answer(third, UseSpace("imitation_3", "c3_market"))
    fourth = on_turn(**imitating(("c4_market_products", 1), imitation=(2, 4), hand=(FIRST,)))
    answer(fourth, UseSpace("imitation_4", "c4_market_products"), PlayOccupation(FIRST))

    assert third.players[0].hand == (FIRST,)
    assert fourth.players[0].occupations == (FIRST,)


@pytest.mark.rule("FO-12.1", "FO-6.1")
def test_vikings_on_an_imitation_space_are_placed_vikings():
    state = table(
        ActionPhase(),
        NewStartPlayer(),
        seats=4,
        imitation=(1, 3),
        standing=(Vikings("c1_market", 3, 1, 1),),
        passed={1: True, 2: True, 3: True},
    )
    whose_turns(state, UseSpace("imitation_1", "c1_market"), Pass())

    assert state.start_player == 0


# ---------------------------------------------------------------------- a space that has been emptied


@pytest.mark.rule("FO-11.10", "FO-5.3")
def test_a_space_freed_by_its_last_viking_is_used_again_by_the_same_player_in_the_same_round(monkeypatch):
    every_roll(monkeypatch, 8)
    state = table(TakeTurn(0), TakeTurn(0), things={0: {"wood": 8}})
    state.play(0, UseSpace("c2_laying_snare"))
    state.standing = (Vikings("c2_laying_snare", 0, 1, 1),)
    answer(state, Stop(), Fail(), TakeBackVikings(1))

    answer(state, UseSpace("c2_laying_snare"), Stop(), Succeed(wood=8, weapons=0))

    assert state.players[0].have("fur") == 1
    assert state.standing == (Vikings("c2_laying_snare", 0, 2, 1),)

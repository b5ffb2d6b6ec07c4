"""Whole games keep the laws of the house, also those in which everybody does as much as possible."""

import random

import pytest

from meadhall.core.laws import CHECKS, check_game, check_match
from meadhall.games.feast_for_odin import GAME
from meadhall.games.feast_for_odin.box import BOX
from meadhall.games.feast_for_odin.moves import Decline, Fail, FinishFeast, LeaveEmpty, Pass, UseSpace
from meadhall.games.feast_for_odin.turn import TakeTurn

LENGTHS, DECKS = ("long", "short"), ("A", "BC", "ABC")


@pytest.mark.parametrize("seats", GAME.seat_counts)
@pytest.mark.parametrize("length", LENGTHS)
@pytest.mark.parametrize("decks", DECKS)
def test_a_game_at_random_keeps_the_laws(seats, length, decks):
    assert check_game(GAME, seats, seed=seats, every=31, length=length, decks=decks) > 50


@pytest.mark.parametrize("seats", [1, 2])
def test_a_match_gives_the_same_positions_again(seats):
    check_match(GAME, seats, seed=1, length="short", decks="ABC")


def busy_game(seats, seed, length):
    """The positions of a game in which players seldom pass, fail or leave something out."""
    rng = random.Random(seed)
    state = GAME.setup(seats=seats, seed=seed, length=length, decks="ABC")
    while state.waiting():
        yield state
        choice = rng.choice(state.waiting())
        moves = list(choice.moves(state))
        more = [move for move in moves if not isinstance(move, Pass | Fail | Decline | FinishFeast | LeaveEmpty)]
        state.play(choice.seat, rng.choice(more if more and rng.random() < 0.9 else moves))
    yield state


@pytest.mark.parametrize("seats", GAME.seat_counts)
@pytest.mark.parametrize("length", LENGTHS)
def test_a_game_in_which_much_is_done_keeps_the_laws(seats, length):
    inventory, rng = None, random.Random(1)
    for count, state in enumerate(busy_game(seats, seed=seats, length=length)):
        inventory = inventory or GAME.inventory(state)
        assert GAME.inventory(state) == inventory
        if count % 23 == 0 and state.waiting():
            for check in CHECKS:
                check(GAME, state, rng)

    assert count > 150


@pytest.mark.rule("FO-1.7", "FO-2.4", "FO-4.1", "FO-5.3", "FO-6.9", "FO-8.3")
@pytest.mark.parametrize("length", LENGTHS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_vikings_ships_and_spaces_are_never_more_than_there_can_be(seats, length):
    for state in busy_game(seats, seed=seats + 10, length=length):
        on_the_table = len(BOX.tracks[length]) - state.round
        spaces = [vikings.space for vikings in state.standing]
        assert len(set(spaces)) == len(spaces)
        for seat, player in enumerate(state.players):
            placed = sum(vikings.count for vikings in state.standing if vikings.seat == seat)
            assert player.thing_square + placed + on_the_table == 12
            assert len(player.whaling_boats) <= 3
            assert player.knarrs + len(player.longships) <= 4
            assert set(player.whaling_boats) <= {0, 1}
            assert set(player.longships) <= {0, 1, 2, 3}


@pytest.mark.rule("FO-2.3", "FO-11.3", "FO-13.11")
@pytest.mark.parametrize("seats", [1, 4])
def test_weapon_cards_are_never_lost(seats):
    for state in busy_game(seats, seed=seats, length="long"):
        for weapon, count in BOX.weapons.items():
            held = sum(player.have(weapon) for player in state.players)
            assert held + state.weapon_pile[weapon] + state.weapon_discards[weapon] >= count


@pytest.mark.rule("FO-14.3", "FO-14.4")
@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_the_ledger_adds_up_after_a_game_in_which_much_is_done(seats):
    *_, last = busy_game(seats, seed=seats + 20, length="short")

    for score in GAME.scores(last).seats:
        assert score.total == sum(line.points for line in score.lines)
        assert all(line.points and line.rule.startswith("FO-14.") for line in score.lines)


@pytest.mark.rule("FO-12.2")
def test_an_imitation_space_copies_exactly_what_no_reason_forbids():
    copied = 0
    for state in busy_game(4, seed=7, length="short"):
        choice = state.waiting()[0] if state.waiting() else None
        if isinstance(choice, TakeTurn):
            legal = {
                move
                for move in state.moves(choice.seat)
                if isinstance(move, UseSpace) and move.copying and not move.through
            }
            tries = {UseSpace(f"imitation_{column}", space) for column in (1, 2, 3, 4) for space in BOX.spaces}
            assert legal == {move for move in tries if state.why_not(choice.seat, move) is None}
            copied += len(legal)

    assert copied > 10

"""Chance that can be checked: pinned for ever, even, and untouched by what the players do."""

import random
from collections import Counter
from hashlib import sha256

import pytest

import meadhall
from meadhall.core.chance import Chance, seed_hash
from tests.core.toy import Roll, table

GAME = meadhall.game("brian-boru")


def draws(*name, count=20):
    """The first numbers of a stream."""
    chance = Chance(*name)
    return [chance.below(1000) for _ in range(count)]


# ---------------------------------------------------------------------- pinned: an old log must replay for ever


def test_numbers_are_pinned():
    chance = Chance("7", "action deck", 1)

    assert [chance.below(100) for _ in range(12)] == [49, 49, 51, 27, 56, 78, 98, 20, 44, 8, 47, 22]


def test_a_shuffle_is_pinned():
    deck = Chance("7", 0, "action deck", 1).shuffled(range(1, 26))

    # fmt: off
    assert deck == [22, 16, 4, 5, 19, 9, 12, 11, 7, 8, 2, 1, 3, 17, 25, 15, 14, 24, 18, 6, 13, 10, 23, 21, 20]
    # fmt: on


def test_a_choice_is_pinned():
    assert Chance("pinned", 0, "x").choice("abcdefgh") == "e"


def test_numbers_and_shuffles_from_one_stream_are_pinned():
    chance = Chance("7", "mixed")

    assert chance.below(10) == 8
    assert chance.shuffled(range(5)) == [0, 3, 2, 1, 4]
    assert [chance.below(10), chance.below(1_000_000)] == [6, 822_827]


def test_the_hash_of_a_seed_is_pinned():
    assert seed_hash("7") == "0ebf8f6a14c4c8b1c90c1da23e89fe6b9fe944293df963d69c12fad8bbd69c8d"
    assert seed_hash("7") == sha256(b"meadhall seed 7").hexdigest()


def test_the_first_round_of_a_seed_is_pinned():
    state = first_draft(GAME.setup(seats=4, seed=7), random.Random(1))

    assert state.marker == 0
    assert state.hands == [
        (4, 5, 9, 16, 19, 22),
        (1, 2, 7, 8, 11, 12),
        (3, 14, 15, 17, 24, 25),
        (6, 10, 13, 18, 21, 23),
    ]
    assert (state.face_down, state.viking_card, state.marriage_card) == ((20,), "v12a", "niall")


# ---------------------------------------------------------------------- streams


def test_the_same_seed_and_name_give_the_same_stream():
    assert draws("7", 0, "deck", 1) == draws("7", 0, "deck", 1)


@pytest.mark.parametrize(
    "other",
    [("8", 0, "deck", 1), ("7", 1, "deck", 1), ("7", 0, "dice", 1), ("7", 0, "deck", 2), ("7", 0, "deck")],
    ids=["seed", "epoch", "name", "number", "shorter name"],
)
def test_another_seed_epoch_or_name_gives_another_stream(other):
    assert draws("7", 0, "deck", 1) != draws(*other)


def test_where_one_part_of_a_name_ends_and_the_next_begins_makes_a_difference():
    assert draws("7", "a", "b") != draws("7", "ab")
    assert draws("7", "1") != draws("7", 1)
    assert draws("7", "a") != draws("7a")


def test_a_stream_does_not_depend_on_what_was_drawn_from_others():
    quiet, busy = table(Roll("second")), table(Roll("first"), Roll("second"))

    assert quiet.said == busy.said[1:]


# ---------------------------------------------------------------------- evenness


def test_every_number_comes_up_about_equally_often():
    chance = Chance("even", "die")
    counts = Counter(chance.below(6) for _ in range(12_000))

    assert sorted(counts) == [0, 1, 2, 3, 4, 5]
    assert all(abs(count - 2000) < 5 * 41 for count in counts.values()), counts


def test_the_first_number_of_many_streams_is_even_too():
    counts = Counter(Chance(str(seed), "starting player").below(5) for seed in range(5000))

    assert all(abs(count - 1000) < 5 * 28 for count in counts.values()), counts


def test_every_order_of_a_shuffle_comes_up_about_equally_often():
    counts = Counter(tuple(Chance("even", number).shuffled("abcd")) for number in range(4800))

    assert len(counts) == 24
    assert all(abs(count - 200) < 5 * 14 for count in counts.values()), counts


def test_consecutive_shuffles_of_one_stream_differ():
    chance = Chance("7", "deck")

    assert len({tuple(chance.shuffled(range(10))) for _ in range(50)}) == 50


def test_numbers_stay_below_their_bound():
    chance = Chance("7", "bounds")

    assert {chance.below(1) for _ in range(20)} == {0}
    assert max(chance.below(2**40) for _ in range(50)) < 2**40


def test_a_shuffle_keeps_everything():
    assert sorted(Chance("7").shuffled([3, 1, 1, 2])) == [1, 1, 2, 3]
    assert Chance("7").shuffled([]) == []


# ---------------------------------------------------------------------- whole tables


def first_draft(state, players):
    """Play at random up to the next draft."""
    while state.waiting() and not state.lanes:
        choice = state.waiting()[0]
        state.play(choice.seat, players.choice(choice.moves(state)))
    return state


def decks(seats, seed, players):
    """What was dealt and turned up in each round of a game."""
    state = GAME.setup(seats=seats, seed=seed)
    dealt = []
    while first_draft(state, players).waiting():
        dealt.append((state.viking_card, state.marriage_card, tuple(state.hands), state.face_down))
        while state.lanes:
            choice = state.waiting()[0]
            state.play(choice.seat, players.choice(choice.moves(state)))
    return dealt


@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_two_tables_with_one_seed_have_the_same_decks_whatever_their_players_do(seats):
    one, other = decks(seats, 11, random.Random(1)), decks(seats, 11, random.Random(2))

    assert len(one) == (3 if seats == 3 else 4)
    assert one == other
    assert one != decks(seats, 12, random.Random(1))


def test_a_table_without_a_seed_gets_256_random_bits():
    one, other = meadhall.Match(GAME, 3), meadhall.Match(GAME, 3)

    assert one.seed != other.seed
    assert [len(bytes.fromhex(match.seed)) for match in (one, other)] == [32, 32]

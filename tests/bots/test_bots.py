"""Bots: what they get, what they may, and that they are worth it."""

import os
import random

import pytest

import meadhall
from meadhall.bots import RandomBot, RolloutBot, Seat, make_bot
from meadhall.bots.arena import Result, interval, play_all, play_game, tally
from meadhall.bots.rollout import worth
from meadhall.bots.worker import RemoteBot
from meadhall.core.scores import Line, Score, Scores
from meadhall.games.brian_boru.build import position
from meadhall.games.brian_boru.marriage import ChoosePrincess
from meadhall.games.brian_boru.moves import Buy, LeadCard
from meadhall.games.brian_boru.symbols import BuyExtra
from meadhall.games.brian_boru.trick import BeginTrick

GAME = meadhall.game("brian-boru")


def some_seat(seed: int = 3) -> Seat:
    state = GAME.setup(seats=4, seed=seed)
    return Seat.of(GAME, state, state.waiting()[0].seat)


def test_a_seat_has_no_part_of_the_true_position():
    state = position(BeginTrick(), seats=3, hands={0: (1, 2, 11), 1: (3, 4, 5), 2: (6, 7, 8)}, face_down=(25,))
    seat = Seat.of(GAME, state, 0)

    assert seat.knowledge.position.seed == ""
    assert seat.knowledge.position.hands == [(1, 2, 11), (0, 0, 0), (0, 0, 0)]
    assert seat.knowledge.position.face_down == (0,)
    assert list(seat.moves) == list(state.moves(0))


@pytest.mark.parametrize("description", ["random", "rollout:playouts=40"])
def test_bots_choose_legal_moves_and_the_same_ones_with_the_same_seed(description):
    moves = [make_bot(description, seed=7).choose(some_seat()) for _ in range(2)]

    assert moves[0] == moves[1]
    assert moves[0] in some_seat().moves


def test_a_bot_thinks_in_another_process_from_its_knowledge_alone():
    seat = some_seat()
    with RemoteBot("rollout:playouts=40", seed=7) as remote:
        assert remote._process.pid != os.getpid()
        move = remote.choose(seat)

    assert move == make_bot("rollout:playouts=40", seed=7).choose(seat)


def test_what_travels_to_another_process_does_not_depend_on_hidden_cards():
    hands = {0: (1, 2, 11), 1: (3, 4, 5), 2: (6, 7, 8)}
    swapped = {0: (1, 2, 11), 1: (3, 4, 6), 2: (5, 7, 8)}
    one, other = (
        Seat.of(GAME, position(BeginTrick(), seats=3, seed=seed, hands=cards), 0).encode()
        for seed, cards in ((1, hands), (2, swapped))
    )

    assert one == other


def test_a_seat_survives_the_way_to_another_process():
    seat = some_seat()
    back = Seat.decode(seat.encode())

    assert back.knowledge == seat.knowledge
    assert back.number == seat.number
    assert back.imagine(random.Random(1)) == seat.imagine(random.Random(1))


def test_rollouts_find_the_move_that_wins():
    """One coin more than all others is a point, and that point is the game."""
    state = position(
        BuyExtra(0, "church_disc"), seats=3, coins=[5, 4, 0], points=[10, 10, 0], renown=[0, 0, 0], marker=2
    )
    seat = Seat.of(GAME, state, 0)

    assert RolloutBot(seed=1, playouts=30).choose(seat) == Buy("church_disc", 0)


def test_rollouts_take_four_points_when_nothing_else_counts():
    state = position(ChoosePrincess(0), seats=3)

    assert RolloutBot(seed=1, playouts=60).choose(Seat.of(GAME, state, 0)).option == "spurn"


def test_with_many_moves_every_candidate_is_one_of_the_promising_ones():
    state = position(BeginTrick(), seats=3, hands={0: (2, 20, 22), 1: (1, 3, 4), 2: (5, 6, 7)})
    promising = GAME.promising(state, 0, state.moves(0))

    assert sorted(map(str, promising)) == sorted(map(str, state.moves(0)))
    assert promising[0].card == 22
    assert isinstance(promising[0], LeadCard)


def test_a_shared_win_is_worth_half_and_the_margin_tells_the_rest():
    def scores(*points: int) -> Scores:
        return Scores(tuple(Score(seat, (Line("x", one, "BB-12.1"),)) for seat, one in enumerate(points)))

    assert worth(scores(10, 10, 3), 0) == pytest.approx(0.5)
    assert worth(scores(12, 10, 3), 0) == pytest.approx(1.02)
    assert worth(scores(5, 10, 3), 0) == pytest.approx(-0.05)


@pytest.mark.parametrize(
    "description", ["clever", "random:ms=3", "rollout:ms=0", "rollout:ms=x", "rollout:depth=3", ""]
)
def test_an_unknown_bot_or_budget_is_refused_in_one_sentence(description):
    with pytest.raises(meadhall.Refused) as refused:
        make_bot(description)

    assert description in str(refused.value)


def test_seats_rotate_and_all_bots_get_the_same_seeds():
    results = list(play_all("brian-boru", ["random"] * 4, 8, 5, {}, processes=1))

    assert [result.bots for result in results] == [(0, 1, 2, 3), (1, 2, 3, 0), (2, 3, 0, 1), (3, 0, 1, 2)] * 2
    table = tally(["random"] * 4, results)
    assert [record.games for record in table.seats] == [8, 8, 8, 8]
    assert sum(record.wins for record in table.seats) == pytest.approx(8)


def test_an_arena_gives_the_same_results_on_one_core_and_on_several():
    runs = [list(play_all("brian-boru", ["random"] * 3, 4, 9, {}, processes)) for processes in (1, 2)]

    assert runs[0] == runs[1]


def test_a_shared_win_counts_its_share():
    table = tally(["a", "b", "c"], [Result((0, 1, 2), (0, 2), (9, 3, 9)), Result((1, 2, 0), (0,), (9, 3, 4))])

    assert [record.wins for record in table.seats] == [0.5, 1, 0.5]
    assert [record.mean for record in table.seats] == [6.5, 6, 6]
    assert [record.spread for record in table.seats] == [2.5, 3, 3]


def test_the_interval_is_that_of_wilson():
    low, high = interval(90, 100)

    assert low == pytest.approx(0.8256, abs=1e-4)
    assert high == pytest.approx(0.9448, abs=1e-4)


def test_rollouts_beat_random_players():
    """A small arena; the large one stands in the README."""
    wins = 0.0
    for turn in range(4):
        result = play_game(GAME, ["rollout:playouts=60", "random", "random", "random"], 11, turn, {})
        wins += (result.bots.index(0) in result.winners) / len(result.winners)

    assert wins >= 3


def test_a_random_bot_without_a_seed_still_plays():
    assert RandomBot().choose(some_seat()) in some_seat().moves

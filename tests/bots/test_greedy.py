"""The greedy bot: it plays by the rules, fairly, and well."""

import pytest

import meadhall
from meadhall.bots import GreedyBot, Seat, make_bot
from meadhall.bots.arena import play_game
from meadhall.core.registry import GAMES
from meadhall.games.feast_for_odin import moves
from meadhall.games.feast_for_odin.banquet import Feast
from meadhall.games.feast_for_odin.dice import KeepOrRoll
from meadhall.games.feast_for_odin.feast import EndFeast, LayOut
from meadhall.games.feast_for_odin.game_flow import Checkpoint, EndGame
from meadhall.games.feast_for_odin.rounds import Bonuses, Income
from meadhall.games.feast_for_odin.state import Action
from tests.feast_for_odin.helpers import all_but, have, on_turn, table

GAME = GAMES.find("meadhall.games.feast_for_odin:GAME")


def choice_of_greedy(state, seat=0, seed=1):
    return GreedyBot(seed).choose(Seat.of(GAME, state, seat))


def play_on(state):
    """Everything is decided by the greedy bot, to the end of what is to come."""
    bot = GreedyBot(1)
    while state.waiting():
        seat = state.waiting()[0].seat
        state.play(seat, bot.choose(Seat.of(GAME, state, seat)))


def solo(seed):
    """The points of a long solo game; every move is checked by `play`."""
    state = GAME.setup(seats=1, seed=seed)
    bot = make_bot("greedy", seed)
    while state.waiting():
        state.play(0, bot.choose(Seat.of(GAME, state, 0)))
    return GAME.scores(state).seats[0].total


# ---------------------------------------------------------------------- how well it plays


def test_greedy_beats_random_players():
    for turn in range(2):
        result = play_game(GAME, ["greedy", "random"], 5, turn, {"length": "short"})

        assert result.winners == (result.bots.index(0),)


def test_greedy_reaches_forty_points_in_solo_games_of_different_seeds():
    assert min(solo(seed) for seed in (1, 2)) >= 20
    assert solo(3) >= 40


def test_greedy_plays_at_a_full_table_with_all_cards():
    result = play_game(GAME, ["greedy"] * 4, 2, 0, {"decks": "ABC", "length": "short"})

    assert min(result.totals) > 0


# ---------------------------------------------------------------------- what it is


def test_greedy_decides_alike_with_the_same_seed_and_from_knowledge_that_has_travelled():
    state = GAME.setup(seats=2, seed=4)
    seat = Seat.of(GAME, state, state.waiting()[0].seat)
    travelled = Seat(GAME, GAME.decode_knowledge(GAME.encode_knowledge(seat.knowledge)))

    move = make_bot("greedy", 7).choose(seat)
    assert move == make_bot("greedy", 7).choose(travelled)
    assert move in seat.moves


def test_greedy_leaves_the_position_as_it_is():
    state = GAME.setup(seats=2, seed=4)
    seat = Seat.of(GAME, state, state.waiting()[0].seat)
    before = GAME.encode(seat.knowledge.position)
    GreedyBot(7).choose(seat)

    assert GAME.encode(seat.knowledge.position) == before


def test_greedy_refuses_a_game_that_does_not_say_what_a_position_is_worth():
    game = meadhall.game("brian-boru")
    state = game.setup(seats=3, seed=1)
    with pytest.raises(meadhall.Refused) as refused:
        GreedyBot().choose(Seat.of(game, state, state.waiting()[0].seat))

    assert "Brian Boru" in str(refused.value)


def test_greedy_has_no_budget():
    with pytest.raises(meadhall.Refused):
        make_bot("greedy:ms=200")


# ---------------------------------------------------------------------- what it knows of A Feast for Odin


def test_a_bad_roll_is_thrown_again_and_the_best_one_kept():
    rolls = {}
    for rolled in (1, 8):
        action = Action(
            0, "c1_hunting_game", "c1_hunting_game", begun=True, dice="hunting_game", rolled=rolled, rolls=1
        )
        state = table(KeepOrRoll(0), things={0: {"bow": 3}}, actions=[action])
        rolls[rolled] = choice_of_greedy(state)

    assert rolls == {1: moves.Stop(), 8: moves.RollAgain()}


def test_the_feast_is_laid_out_without_empty_cells():
    state = table(
        LayOut(0),
        EndFeast(None),
        things={0: {"peas": 1, "stockfish": 1, "mead": 0, "silver": 2}},
        feasts={0: Feast(1, 8), 1: Feast(1, 1)},
    )
    play_on(state)

    assert [player.penalties for player in state.players] == [0, 0]
    assert have(state, "silver")[0] == 0


def test_a_tile_that_brings_income_is_laid_before_income_is_paid():
    state = table(
        Checkpoint(), Income(), Checkpoint(), Bonuses(), seats=1, round=3, things={0: {"chest": 1, "mead": 0}}
    )
    play_on(state)

    assert have(state, "silver") == [2]


def test_nothing_is_laid_while_vikings_can_still_be_placed():
    state = on_turn(seats=1, round=3, thing_square=6, chest=1)

    assert not isinstance(choice_of_greedy(state), moves.PickUp)


def test_ore_is_not_put_on_a_ship_and_taken_off_again_for_ever():
    modifier = 39
    state = on_turn(seats=1, round=7, thing_square=1, occupations=(modifier,), whaling_boats=(1, 0), ore=1)

    assert moves.TakeOre("whaling_boat", 1) in state.moves(0)
    assert moves.TakeOre not in {type(move) for move in GAME.promising(state, 0, state.moves(0))}


def test_in_the_end_tiles_cover_what_costs_points():
    hole = [(row, column) for row in (0, 1, 2) for column in (0, 1, 2)]
    home = all_but("home_board", *hole)
    state = table(
        Checkpoint(), EndGame(), seats=1, round=7, things={0: {"treasure_chest": 1, "chest": 1}}, home={0: home}
    )
    play_on(state)

    assert state.players[0].home.covered.bit_count() == home.covered.bit_count() + 9


def test_in_the_end_wood_fills_the_slots_of_a_shed():
    from meadhall.games.feast_for_odin.player import House

    state = table(Checkpoint(), EndGame(), seats=1, round=7, things={0: {"wood": 5}}, houses={0: (House("shed"),)})
    play_on(state)

    assert state.players[0].houses[0].wood == 3
    assert have(state, "wood") == [2]

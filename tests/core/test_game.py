"""Setting up a game, and its positions as JSON."""

import json
import random

import pytest

import meadhall
from meadhall import BadFile, BadSetup
from meadhall.core.game import Options
from meadhall.games.brian_boru.moves import Buy, LeadCard, PickCards
from meadhall.games.brian_boru.state import State
from tests.core.toy import Number, Pick, Together, Toy, table

GAME = meadhall.game("brian-boru")


class Speeds(Options, frozen=True, forbid_unknown_fields=True):
    """Options of a game that has some."""

    speed: int = 1
    solo: bool = False


class Fast(Toy):
    """The toy game with options, which it simply says."""

    options_type = Speeds

    def begin(self, seats, seed, options):
        state = super().begin(seats, seed, options)
        state.say(f"{options.speed} {options.solo}")
        return state


def setup_refusal(action):
    """Why a game can't be set up so."""
    with pytest.raises(BadSetup) as refused:
        action()
    return refused.value.reason


def file_refusal(action):
    """Why a position can't be read."""
    with pytest.raises(BadFile) as refused:
        action()
    return refused.value.reason


def midgame(seats=4, seed=3, moves=60):
    """A position of Brian Boru in the middle of things."""
    state, rng = GAME.setup(seats=seats, seed=seed), random.Random(seed)
    for _ in range(moves):
        choice = rng.choice(state.waiting())
        state.play(choice.seat, rng.choice(choice.moves(state)))
    return state


# ---------------------------------------------------------------------- which games there are


def test_brian_boru_is_installed():
    assert "brian-boru" in meadhall.game_ids()
    assert meadhall.game("brian-boru").title == "Brian Boru"


def test_an_unknown_game_is_refused_with_those_that_are_known():
    reason = setup_refusal(lambda: meadhall.game("chess"))

    assert (reason.id, reason.args) == ("unknown-game", {"name": "chess", "known": meadhall.game_ids()})


# ---------------------------------------------------------------------- setting up


@pytest.mark.parametrize("seats", [-1, 0, 2, 6])
def test_brian_boru_is_for_three_to_five(seats):
    reason = setup_refusal(lambda: GAME.setup(seats=seats))

    assert (reason.id, reason.args) == ("bad-seats", {"title": "Brian Boru", "seats": seats, "least": 3, "most": 5})


def test_an_option_of_a_game_without_options_is_unknown():
    reason = setup_refusal(lambda: GAME.setup(seats=3, princess=True))

    assert (reason.id, reason.args) == ("unknown-option", {"title": "Brian Boru", "option": "princess", "known": []})


def test_an_unknown_option_is_refused_with_those_that_are_known():
    reason = setup_refusal(lambda: Fast().setup(2, 1, sped=3))

    assert (reason.id, reason.args) == (
        "unknown-option",
        {"title": "Toy", "option": "sped", "known": ["solo", "speed"]},
    )


def test_a_wrong_value_of_an_option_is_refused_with_what_is_wrong():
    reason = setup_refusal(lambda: Fast().setup(2, 1, speed="fast"))

    assert reason.id == "bad-option"
    assert reason.args["title"] == "Toy"
    assert "speed" in reason.args["problem"]


@pytest.mark.parametrize(
    ("options", "said"), [({}, "1 False"), ({"speed": 3}, "3 False"), ({"solo": "true"}, "1 True")]
)
def test_options_are_read_as_the_game_declares_them(options, said):
    assert Fast().setup(2, 1, **options).said == [said]


def test_a_seed_may_be_a_number_or_a_text():
    assert GAME.setup(seats=3, seed=7) == GAME.setup(seats=3, seed="7")


# ---------------------------------------------------------------------- positions as JSON


def test_a_position_reads_back_as_it_was_written():
    state = midgame()

    assert GAME.decode(GAME.encode(state)) == state
    assert GAME.decode(GAME.encode(state).decode()) == state


def test_a_position_in_lanes_reads_back_as_it_was_written():
    state = table(Together("sealed", again=1), Pick(0, 3))
    state.play(1, state.moves(1)[2])

    assert Toy().decode(Toy().encode(state)) == state


def test_events_are_no_part_of_a_written_position():
    state = table(Pick(0, 3))
    quiet = Toy().encode(state)
    state.events = ["somebody listens"]

    assert Toy().encode(state) == quiet
    assert state.events == ["somebody listens"]


HAND_MADE = {
    "seats": 3,
    "seed": "made by hand",
    "agenda": [
        {"type": "ResolveTrick"},
        {"type": "Follow", "seat": 2},
        {"type": "Follow", "seat": 1},
        {"type": "Lead", "seat": 0},
    ],
    "round": 3,
    "marker": 0,
    "discs": [0, 0, 0],
    "claims": [-2] * 8,
    "battle_area": 5,
    "coins": [0, 4, 7],
    "renown": [1, 1, 1],
    "raiders": [0, 0, 0],
    "church": [0, 0, 0],
    "points": [10, 10, 10],
    "track": [0, 0, 0],
    "marriages": [[], [], []],
    "marriage_card": "estrid",
    "hands": [[11, 14], [2, 9], [20, 24]],
    "picks": [[], [], []],
    "passed": [[], [], []],
    "trick": [0, 0, 0],
    "played": [[], [], []],
}


def test_a_position_can_be_written_by_hand_and_played_on():
    state = GAME.decode(json.dumps(HAND_MADE))

    assert isinstance(state, State)
    assert LeadCard("N1", 11) in state.moves(0)
    assert LeadCard("N2", 11) not in state.moves(0)
    state.play(0, LeadCard("N1", 11))
    state.play_out(random.Random(1))
    assert state.waiting() == []
    assert len(GAME.scores(state).seats) == 3


def test_what_is_left_out_of_a_position_is_as_at_the_start():
    state = GAME.decode(json.dumps({name: value for name, value in HAND_MADE.items() if name != "round"}))

    assert (state.round, state.epoch, state.lanes, state.vikings) == (0, 0, [], 0)


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"no JSON",
        b"\xff",
        b"[]",
        b"null",
        b"{}",
        b'{"x": ' + b"[" * 100_000,
        json.dumps({**HAND_MADE, "coins": "many"}),
        json.dumps({**HAND_MADE, "coins": [1, 2, "3"]}),
        json.dumps({**HAND_MADE, "agenda": [{"type": "Sleep"}]}),
        json.dumps({**HAND_MADE, "agenda": [{"type": "Lead"}]}),
        json.dumps({**HAND_MADE, "agenda": {}}),
        json.dumps({**HAND_MADE, "lanes": [{"opening": {"type": "PickTwo", "seat": 0}}]}),
        json.dumps({name: value for name, value in HAND_MADE.items() if name != "hands"}),
    ],
    ids=range(14),
)
def test_what_is_no_position_is_refused(data):
    reason = file_refusal(lambda: GAME.decode(data))

    assert reason.id == "bad-position"
    assert reason.args["title"] == "Brian Boru"
    assert reason.args["problem"] != ""


def test_a_step_of_another_game_is_refused():
    assert file_refusal(lambda: GAME.decode(Toy().encode(table(Pick(0, 3))))).id == "bad-position"


# ---------------------------------------------------------------------- moves as JSON


@pytest.mark.parametrize(
    ("raw", "move"),
    [
        ({"type": "LeadCard", "town": "M4", "card": 3}, LeadCard("M4", 3)),
        ({"type": "PickCards", "cards": [2, 7]}, PickCards((2, 7))),
        ({"type": "Buy", "extra": "raider", "count": 2}, Buy("raider", 2)),
    ],
)
def test_a_move_is_read_from_what_it_says(raw, move):
    assert GAME.read_move(raw) == move


@pytest.mark.parametrize(
    "raw",
    [
        None,
        5,
        {},
        {"type": "Number", "value": 3},
        {"type": "LeadCard", "town": "M4"},
        {"type": "LeadCard", "town": "M4", "card": "3"},
        {"type": "PickCards", "cards": [2]},
        {"type": "PickCards", "cards": [2, 7, 9]},
        {"type": "Buy", "extra": "castle", "count": 2},
    ],
)
def test_what_is_no_move_of_the_game_is_refused(raw):
    assert file_refusal(lambda: GAME.read_move(raw)).id == "bad-move"


def test_a_game_knows_its_own_moves_and_steps_only():
    assert Number in Toy().moves
    assert LeadCard not in Toy().moves
    assert LeadCard in GAME.moves
    assert Number not in GAME.moves


# ---------------------------------------------------------------------- knowledge


@pytest.mark.parametrize("seat", [0, 3, None])
def test_knowledge_reads_back_as_it_was_written(seat):
    known = GAME.knowledge(midgame(), seat)

    assert GAME.decode_knowledge(GAME.encode_knowledge(known)) == known
    assert known.seat == seat


@pytest.mark.parametrize("seat", [0, None])
def test_knowledge_has_no_seed(seat):
    state = midgame(seed="a secret seed")

    assert b"a secret seed" not in GAME.encode_knowledge(GAME.knowledge(state, seat))
    assert state.seed == "a secret seed"


def test_others_answers_are_no_part_of_knowledge():
    state = table(Together("sealed", again=1), seats=3)
    state.play(0, state.moves(0)[0])
    state.play(1, state.moves(1)[0])
    state.play(1, state.moves(1)[1])
    twin = state.copy()
    for lane in twin.lanes[:2]:
        lane.played = [type(sealed)(sealed.choice, state.moves(2)[2]) for sealed in lane.played]

    known = GameOfWords().knowledge(state, 2)
    assert known == GameOfWords().knowledge(twin, 2)
    assert [lane.played for lane in known.position.lanes] == [[], [], []]
    assert [len(lane.agenda) for lane in known.position.lanes] == [1, 0, 1]
    assert known.position.lanes[0].agenda == [known.position.lanes[0].opening]


def test_imagined_answers_are_drawn_anew_for_those_who_have_answered():
    state = table(Together("sealed", again=1), seats=2)
    state.play(1, state.moves(1)[0])
    state.play(1, state.moves(1)[0])
    known = GameOfWords().knowledge(state, 0)
    worlds = [GameOfWords().imagine(known, random.Random(number)) for number in range(60)]

    assert {len(world.lanes[1].played) for world in worlds} == {2}
    assert len({tuple(sealed.move.value for sealed in world.lanes[1].played) for world in worlds}) == 6
    assert {world.seed for world in worlds}.isdisjoint(["", "1"])
    assert known.position.lanes[1].played == []


class GameOfWords(Toy):
    """The toy game for bots: nothing but answers and the seed is hidden."""

    def hide(self, state, seat):
        return state.copy()

    def fill_in(self, position, seat, rng):
        pass


@pytest.mark.parametrize(
    "data", [b"", b"[]", b"{}", b"\xff", b'{"seat": 0}', b'{"seat": "0", "position": {}}', b"{" * 9]
)
def test_what_is_no_knowledge_is_refused(data):
    assert file_refusal(lambda: GAME.decode_knowledge(data)).id == "bad-position"

"""Every game is put to the laws of the house, and each law is seen to catch a game that breaks it."""

import random
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

import meadhall
from meadhall import Match, Reason
from meadhall.core import laws
from meadhall.core.laws import LawBroken, check_game, check_match
from meadhall.core.scores import Scores
from meadhall.core.state import State as CoreState
from meadhall.games.brian_boru import GAME
from meadhall.games.brian_boru.box import BOX
from meadhall.games.brian_boru.draft import PickTwo
from meadhall.games.brian_boru.moves import LeadCard, PlayCard
from meadhall.games.brian_boru.setup import PlaceFirstTown
from meadhall.games.brian_boru.state import State
from meadhall.games.brian_boru.trick import Follow, Lead
from tests.core.toy import Pick, Roll, Talk, Together, Toy

GAMES = meadhall.game_ids()
TABLES = [(name, seats) for name in GAMES for seats in meadhall.game(name).seat_counts]


def tables():
    """Hypothesis: any game with any number of seats and any seed."""
    return st.tuples(st.sampled_from(TABLES), st.integers(0, 2**32))


# ---------------------------------------------------------------------- every game keeps them


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_whole_game_keeps_the_laws_at_every_decision(name, seats):
    assert check_game(meadhall.game(name), seats, seed=2) > 50


@given(tables(), st.sampled_from([5, 9, 13]))
def test_any_game_keeps_the_laws(table, every):
    (name, seats), seed = table

    assert check_game(meadhall.game(name), seats, seed, every=every) > 50


@given(tables())
def test_any_match_gives_the_same_positions_again(table):
    (name, seats), seed = table
    check_match(meadhall.game(name), seats, seed)


@pytest.mark.parametrize("seed", range(5))
def test_a_match_with_chains_in_lanes_gives_the_same_positions_again(seed):
    steps = [Roll("die"), Together("sealed", again=2), Together("open"), Pick(0, 1), Pick(1, 3), Pick(1, 2)]
    check_match(Toy(*steps * 4), 3, seed)


# ---------------------------------------------------------------------- and each is seen to catch a breach


def breach(seats=4, seed=1):
    """The law that Brian Boru, as it now is, breaks."""
    with pytest.raises(LawBroken) as broken:
        check_game(GAME, seats, seed)
    return str(broken.value).partition(":")[0]


def breach_of_match(game=GAME, seats=4, seed=1):
    """The law that a match breaks."""
    with pytest.raises(LawBroken) as broken:
        check_match(game, seats, seed)
    return str(broken.value).partition(":")[0]


@pytest.fixture
def instead(monkeypatch):
    """Put something else in place of a method; it gets what it replaces as its first argument."""

    def put(owner, name, other):
        true = getattr(owner, name)
        monkeypatch.setattr(owner, name, lambda *args, **kwargs: other(true, *args, **kwargs))

    return put


def test_brian_boru_as_it_is_breaks_none():
    assert check_game(GAME, 4, 1) > 100
    check_match(GAME, 4, 1)


@pytest.mark.parametrize("name", ["coins", "points", "discs", "hands", "track", "trick", "played", "claims"])
def test_a_copy_that_shares_a_list_is_caught(instead, name):
    def copy(true, state):
        twin = true(state)
        setattr(twin, name, getattr(state, name))
        return twin

    instead(State, "copy", copy)
    assert breach() == "playing on a copy changes nothing in the original"


def test_a_copy_that_shares_the_agenda_is_caught(instead):
    def copy(true, state):
        twin = true(state)
        twin.agenda = state.agenda
        return twin

    instead(State, "copy", copy)
    assert breach() == "playing on a copy changes nothing in the original"


def test_a_copy_that_shares_lanes_is_caught(instead):
    def copy(true, state):
        twin = true(state)
        twin.lanes = state.lanes
        return twin

    instead(State, "copy", copy)
    assert breach() == "playing on a copy changes nothing in the original"


def test_a_copy_that_forgets_something_is_caught(instead):
    def copy(true, state):
        twin = true(state)
        twin.battle_area = 0
        return twin

    instead(State, "copy", copy)
    assert breach() == "a copy equals its original"


def test_json_that_forgets_something_is_caught(instead):
    instead(GAME, "decode", lambda true, data: replace(true(data), battle_area=0))

    assert breach() == "a position read back from JSON equals the one written"


def test_json_that_is_written_another_way_each_time_is_caught(instead):
    count = iter(range(1_000_000))
    instead(GAME, "encode", lambda true, state: true(state) + b" " * next(count))

    assert breach() == "it is written the same again"


def test_a_choice_without_moves_is_caught(instead):
    instead(PlaceFirstTown, "moves", lambda true, choice, state: [])

    assert breach() == "a choice always has a move"


def test_a_move_listed_twice_is_caught(instead):
    instead(Follow, "moves", lambda true, choice, state: [*true(choice, state), PlayCard(state.hands[choice.seat][0])])

    assert breach() == "no move is listed twice"


def test_moves_in_another_order_each_time_are_caught(instead):
    rng = random.Random(1)
    instead(PickTwo, "moves", lambda true, choice, state: rng.sample(true(choice, state), len(true(choice, state))))

    assert breach() == "moves are always listed in the same order"


def test_a_lazy_list_of_the_wrong_length_is_caught(monkeypatch):
    class TooLong(list):
        def __len__(self):
            return super().__len__() + 1

    true = Follow.moves
    monkeypatch.setattr(Follow, "moves", lambda choice, state: TooLong(true(choice, state)))
    assert breach() == "a lazy list has the length of what it lists"


def test_a_move_that_is_listed_but_refused_is_caught(instead):
    def why_not(true, choice, state, move):
        return Reason("unlucky", "BB-0") if move.card == 13 else true(choice, state, move)

    instead(Follow, "why_not", why_not)
    assert breach() == "no reason is given against a legal move"


def test_a_lazy_list_that_counts_otherwise_than_it_lists_is_caught(monkeypatch):
    class Shifted(list):
        def __getitem__(self, at):
            return super().__getitem__(at - 1)

    true = Follow.moves
    monkeypatch.setattr(Follow, "moves", lambda choice, state: Shifted(true(choice, state)))
    assert breach() == "a lazy list gives by its number what it lists"


def test_a_move_that_is_listed_but_not_found_in_the_list_is_caught(monkeypatch):
    class Empty(list):
        def __contains__(self, move):
            return False

    true = Follow.moves
    monkeypatch.setattr(Follow, "moves", lambda choice, state: Empty(true(choice, state)))
    assert breach() == "a legal move is found in the list"


def test_a_move_that_names_nothing_is_caught(instead):
    instead(PlayCard, "refs", lambda true, move: ())

    assert breach() == "a move names what it touches"


def test_drawing_an_illegal_move_is_caught(instead):
    instead(Follow, "pick", lambda true, choice, state, random: PlayCard(0))

    assert breach() == "a move drawn without a list is legal"


def test_a_move_that_is_possible_but_not_listed_is_caught(instead):
    instead(Follow, "moves", lambda true, choice, state: true(choice, state)[:1])

    assert breach() == "an illegal move has a reason with its rule"


def test_a_refusal_without_a_rule_is_caught(instead):
    def why_not(true, choice, state, move):
        reason = true(choice, state, move)
        return reason and replace(reason, rule="")

    instead(Lead, "why_not", why_not)
    assert breach() == "an illegal move has a reason with its rule"


def test_a_legal_move_that_nobody_would_try_is_caught(instead):
    instead(Lead, "tries", lambda true, choice, state: [LeadCard("M4", 0)])

    assert breach() == "everything legal is among what one may try"


def test_an_illegal_move_that_is_made_all_the_same_is_caught(monkeypatch):
    monkeypatch.setattr(CoreState, "play", lambda state, seat, move: state.carry_out(state.choice_of(seat), move))

    assert breach() == "an illegal move is refused"


def test_an_illegal_move_that_is_taken_in_silence_is_caught(instead):
    def play(true, state, seat, move):
        if state.why_not(seat, move) is None:
            true(state, seat, move)

    instead(CoreState, "play", play)
    assert breach() == "an illegal move is refused"


def test_a_refused_move_that_changes_something_is_caught(instead):
    def play(true, state, seat, move):
        state.renown[seat] += state.why_not(seat, move) is not None
        true(state, seat, move)

    instead(CoreState, "play", play)
    assert breach() == "a refused move changes nothing"


def test_a_reason_that_changes_something_is_caught(instead):
    def why_not(true, choice, state, move):
        reason = true(choice, state, move)
        if reason:
            state.points[choice.seat] = 0
        return reason

    instead(Follow, "why_not", why_not)
    assert breach() == "a refused move changes nothing"


def test_a_list_of_moves_that_changes_something_is_caught(instead):
    def moves(true, choice, state):
        state.coins[choice.seat] = 99
        return true(choice, state)

    instead(Follow, "moves", moves)
    assert breach() == "asking what is legal changes nothing"


def test_a_seat_that_may_move_out_of_turn_is_caught(instead):
    instead(CoreState, "moves", lambda true, state, seat: true(state, seat) or [LeadCard("M4", 1)])

    assert breach() == "a seat that isn't asked has no moves"


def test_a_seat_that_is_not_told_to_wait_is_caught(instead):
    instead(CoreState, "why_not", lambda true, state, seat, move: state.choice_of(seat) and true(state, seat, move))

    assert breach() == "a seat that isn't asked is told why it can't move"


# ---------------------------------------------------------------------- hidden information


def test_a_view_that_shows_another_hand_is_caught(instead):
    def leaky(true, state, seat):
        return replace(true(state, seat), hand=state.hands[0])

    instead(GAME, "view", leaky)
    assert breach() == "a seat sees nothing it doesn't know"


def test_a_view_that_shows_the_undealt_card_is_caught(instead):
    instead(GAME, "view", lambda true, state, seat: replace(true(state, seat), pile=state.face_down))

    assert breach() == "a seat sees nothing it doesn't know"


def test_a_view_that_shows_what_others_have_picked_is_caught(instead):
    def leaky(true, state, seat):
        picks = [sealed.move.cards for lane in state.lanes for sealed in lane.played]
        return replace(true(state, seat), picked=tuple(sum(picks, ())))

    instead(GAME, "view", leaky)
    assert breach() == "a seat sees nothing it doesn't know"


def test_knowledge_with_the_seed_is_caught(instead):
    def knowledge(true, state, seat):
        known = true(state, seat)
        known.position.seed = state.seed
        return known

    instead(GAME, "knowledge", knowledge)
    assert breach() == "what a seat knows has no seed"


def test_knowledge_that_does_not_survive_its_journey_is_caught(instead):
    instead(GAME, "decode_knowledge", lambda true, data: replace(true(data), seat=0))

    assert breach() == "knowledge survives its way to another process"


def test_knowledge_that_hides_nothing_is_caught(monkeypatch):
    monkeypatch.setattr(GAME, "hide", lambda state, seat: state.copy())
    monkeypatch.setattr(GAME, "fill_in", lambda position, seat, rng: None)

    assert breach() == "what a seat can't know it imagines wrongly sooner or later"


def test_an_imagination_that_uses_the_true_hands_is_caught(instead):
    """The game keeps the position it was last asked about, and peeps at it."""
    last = []

    def knowledge(true, state, seat):
        last[:] = [state]
        return true(state, seat)

    def fill_in(true, position, seat, rng):
        for name in ("hands", "picks", "passed", "face_down"):
            setattr(position, name, getattr(last[0].copy(), name))

    def answer(true, position, seat, rng):
        position.lanes = last[0].copy().lanes

    instead(GAME, "knowledge", knowledge)
    instead(GAME, "fill_in", fill_in)
    instead(GAME, "_answer_sealed", answer)
    assert breach() == "what a seat can't know it imagines wrongly sooner or later"


def test_an_imagination_in_which_only_one_seat_cheats_is_caught(instead):
    last = []

    def knowledge(true, state, seat):
        last[:] = [state]
        return true(state, seat)

    def imagine(true, known, rng):
        return last[0].copy() if known.seat == 2 else true(known, rng)

    instead(GAME, "knowledge", knowledge)
    instead(GAME, "imagine", imagine)
    assert breach() == "what a seat can't know it imagines wrongly sooner or later"


def test_an_imagined_world_that_contradicts_what_is_seen_is_caught(instead):
    def imagine(true, known, rng):
        world = true(known, rng)
        world.coins[0] += 1
        return world

    instead(GAME, "imagine", imagine)
    assert breach() == "an imagined world looks like the real one"


def test_an_imagined_world_that_contradicts_what_is_remembered_is_caught(instead):
    def imagine(true, known, rng):
        world = true(known, rng)
        if known.seat is not None and world.passed[known.seat]:
            world.passed[known.seat] = ((1, 2, 3), *world.passed[known.seat][1:])
        return world

    instead(GAME, "imagine", imagine)
    assert breach() == "an imagined world leaves the same knowledge"


def test_an_impossible_imagined_world_is_caught(instead):
    def fill_in(true, position, seat, rng):
        true(position, seat, rng)
        other = 1 if seat == 0 else 0
        position.hands[other] = tuple(min(BOX.cards) for _ in position.hands[other])

    instead(GAME, "fill_in", fill_in)
    assert breach() == "an imagined world is a possible one"


def test_an_imagined_world_with_other_moves_is_caught(instead):
    def moves(true, choice, state):
        return true(choice, state)[1:] if state.seed.startswith("imagined") else true(choice, state)

    instead(PickTwo, "moves", moves)
    assert breach() == "the same moves are legal in an imagined world"


# ---------------------------------------------------------------------- the whole game


def test_a_card_that_gets_lost_is_caught(instead):
    def play(true, choice, state, move):
        true(choice, state, move)
        state.picks[choice.seat] = ()
        state.hands[choice.seat] = state.hands[choice.seat][:1]

    instead(Follow, "play", play)
    assert breach() == "what is in the game stays in the game"


def test_a_disc_on_a_town_that_has_one_is_caught(instead):
    def place_disc(true, state, seat, town):
        true(state, seat, town)
        true(state, (seat + 1) % state.seats, town)

    instead(State, "place_disc", place_disc)
    assert breach() == "what is in the game stays in the game"


def test_a_token_that_appears_is_caught(instead):
    instead(GAME, "inventory", lambda true, state: {**true(state), "claim tokens": 8 + state.round})

    assert breach() == "what is in the game stays in the game"


def test_an_inventory_that_is_wrong_is_caught(instead):
    instead(GAME, "inventory", lambda true, state: {**true(state), "coins": state.round < 2})

    assert breach() == "what is in the game stays in the game"


def test_a_game_without_end_is_caught(instead, monkeypatch):
    monkeypatch.setattr(laws, "LONGEST", 30)

    with pytest.raises(LawBroken, match="a random game ends: 30 moves"):
        check_game(GAME, 4, 1)


def test_a_seat_without_a_score_is_caught(instead):
    instead(GAME, "scores", lambda true, state: Scores(true(state).seats[:-1]))

    assert breach() == "at the end every seat has a score"


def test_scores_in_the_wrong_order_are_caught(instead):
    instead(GAME, "scores", lambda true, state: Scores(true(state).seats[::-1]))

    assert breach() == "at the end every seat has a score"


# ---------------------------------------------------------------------- matches


def test_a_game_whose_chance_is_not_from_the_seed_is_caught(instead):
    rng = random.Random(1)

    def begin(true, seats, seed, options):
        state = true(seats, seed, options)
        state.points[0] = rng.randrange(100)
        return state

    instead(GAME, "begin", begin)
    assert breach_of_match() == "undo gives the position before the move"


def test_a_move_that_depends_on_what_is_not_in_the_position_is_caught(instead):
    count = iter(range(1_000_000))
    instead(Talk, "play", lambda true, choice, state, move: (true(choice, state, move), state.say(str(next(count)))))
    assert breach_of_match(Toy(Together("open"), Together("open")), 2) in (
        "undo gives the position before the move",
        "redo gives the position after the move",
        "what was legal once is legal in each replay",
    )


def test_an_undo_that_goes_too_far_is_caught(instead):
    instead(Match, "_undo_to", lambda true, match, to: true(match, max(0, to - 1)))

    assert breach_of_match() == "undo gives the position before the move"


def test_a_redo_that_makes_another_move_is_caught(monkeypatch):
    def redo(match, seat):
        match.play(seat, match.state.moves(seat)[-1])

    monkeypatch.setattr(Match, "redo", redo)
    assert breach_of_match() == "redo gives the position after the move"


@pytest.mark.parametrize(
    ("spoil", "law"),
    [
        (lambda match: match.state.coins.append(1), "a match read back from its file ends in the same position"),
        (lambda match: match.events.pop(), "everything happens again while it is read back"),
        (lambda match: match.log.pop(), "it is written the same again"),
    ],
    ids=["position", "events", "log"],
)
def test_a_file_that_reads_as_something_else_is_caught(instead, spoil, law):
    def load(true, data, games):
        match = true(data, games)
        spoil(match)
        return match

    instead(Match, "load", load)
    assert breach_of_match() == law


def test_a_replay_that_ends_elsewhere_is_caught(instead):
    instead(Match, "replayed", lambda true, match, moves: true(match, moves - 1))

    assert breach_of_match() == "a replay ends in the same position"


def test_a_file_that_cannot_be_read_is_caught(monkeypatch):
    count = iter(range(1_000_000))
    monkeypatch.setattr(Match, "_digest", lambda match: f"{next(count):016x}")

    assert breach_of_match() == "what was legal once is legal in each replay"


# ---------------------------------------------------------------------- drawing a move without listing them all


def decisions(game, seats, seed, **options):
    """Some decisions of each kind in a random game, those with the most moves first."""
    found = {}
    rng = random.Random(seed)
    state = game.setup(seats=seats, seed=seed, **options)
    while waiting := state.waiting():
        choice = waiting[0]
        moves = list(choice.moves(state))
        found.setdefault(type(choice), []).append((len(moves), len(found), state.copy(), choice.seat))
        state.play(choice.seat, rng.choice(moves))
    return [one for kind in found.values() for one in sorted(kind, key=lambda one: one[:2], reverse=True)[:2]]


@pytest.mark.parametrize("name", GAMES)
def test_each_move_is_as_likely_as_the_others_to_be_drawn(name):
    draws, game = 60, meadhall.game(name)
    for count, _, state, seat in decisions(game, game.seat_counts[-1], 5):
        choice = state.choice_of(seat)
        rng = random.Random(count)
        drawn = Counter(choice.pick(state, rng.random) for _ in range(draws * count))

        assert set(drawn) == set(choice.moves(state))
        assert all(abs(times - draws) < 6 * draws**0.5 for times in drawn.values()), (choice, drawn)

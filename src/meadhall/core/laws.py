"""The laws of the house, as checks that any game can be put to: `meadhall check GAME` and the tests use the same ones.

Each check takes a position at which somebody has to decide and raises `LawBroken` with what went wrong.
"""

import random
from collections.abc import Callable
from typing import Any

import msgspec

from meadhall.core.game import Game
from meadhall.core.match import Match, Played
from meadhall.core.reasons import IllegalMove, Refused
from meadhall.core.state import State
from meadhall.core.steps import Choice, Move


class LawBroken(AssertionError):
    """A game does not keep a law of the house."""


def expect(true: bool, law: str, detail: object = "") -> None:
    """Raise if a law doesn't hold."""
    if not true:
        raise LawBroken(f"{law}: {detail}" if detail != "" else law)


Check = Callable[[Game[Any], State, random.Random], None]


def position_survives_json(game: Game[Any], state: State, rng: random.Random) -> None:
    """A position written to JSON and read back is the same position."""
    written = game.encode(state)
    back = game.decode(written)
    expect(back == state, "a position read back from JSON equals the one written", written[:200])
    expect(game.encode(back) == written, "it is written the same again")


def copies_are_independent(game: Game[Any], state: State, rng: random.Random) -> None:
    """Playing on a copy leaves the original as it was."""
    before = game.encode(state)
    twin = state.copy()
    expect(twin == state, "a copy equals its original")
    for _ in range(8):
        random_move(twin, rng)
    expect(game.encode(state) == before, "playing on a copy changes nothing in the original")


def moves_agree_with_reasons(game: Game[Any], state: State, rng: random.Random) -> None:
    """Every listed move is legal; everything else one may try is refused with a reason, and changes nothing."""
    before = game.encode(state)
    for choice in state.waiting():
        moves = list(choice.moves(state))
        expect(bool(moves), "a choice always has a move", choice)
        expect(len(set(moves)) == len(moves), "no move is listed twice", choice)
        expect(moves == list(choice.moves(state)), "moves are always listed in the same order", choice)
        lazy = choice.moves(state)
        expect(len(lazy) == len(moves), "a lazy list has the length of what it lists", choice)
        for at in rng.sample(range(len(moves)), min(len(moves), 12)):
            move = moves[at]
            expect(lazy[at] == move, "a lazy list gives by its number what it lists", move)
            expect(state.why_not(choice.seat, move) is None, "no reason is given against a legal move", move)
            expect(move in choice.moves(state), "a legal move is found in the list", move)
            expect(bool(move.refs()) or not move.__struct_fields__, "a move names what it touches", move)
        expect(game.encode(state) == before, "asking what is legal changes nothing", choice)
        tries = [move for move in choice.tries(state) if move not in moves]
        for move in rng.sample(tries, min(len(tries), 12)):
            refuses(game, state, choice, move)
        expect(set(moves) <= set(choice.tries(state)), "everything legal is among what one may try", choice)


def drawn_moves_are_legal(game: Game[Any], state: State, rng: random.Random) -> None:
    """A move that is drawn without listing them all is one of them, and drawing it changes nothing."""
    before = game.encode(state)
    for choice in state.waiting():
        for _ in range(4):
            move = choice.pick(state, rng.random)
            expect(move in choice.moves(state), "a move drawn without a list is legal", move)
    expect(game.encode(state) == before, "drawing a move changes nothing")


def refuses(game: Game[Any], state: State, choice: Choice[Any], move: Move) -> None:
    """An illegal move has a reason with a rule, raises, and changes nothing."""
    before = game.encode(state)
    reason = state.why_not(choice.seat, move)
    expect(reason is not None and reason.rule != "", "an illegal move has a reason with its rule", move)
    try:
        state.play(choice.seat, move)
    except IllegalMove:
        pass
    else:
        raise LawBroken(f"an illegal move is refused: {move}")
    expect(game.encode(state) == before, "a refused move changes nothing", move)


def only_asked_seats_move(game: Game[Any], state: State, rng: random.Random) -> None:
    """A seat that the table doesn't wait for can do nothing, and is told so."""
    asked = {choice.seat: choice for choice in state.waiting()}
    move = next(iter(next(iter(asked.values())).moves(state)))
    for seat in range(state.seats):
        if seat not in asked:
            expect(not state.moves(seat), "a seat that isn't asked has no moves", seat)
            expect(state.why_not(seat, move) is not None, "a seat that isn't asked is told why it can't move", seat)


def imagined_worlds_cannot_be_told_apart(game: Game[Any], state: State, rng: random.Random) -> None:
    """What a seat imagines looks to it exactly like the real position, and has no part of the secret seed."""
    for seat in (*range(state.seats), None):
        known = game.knowledge(state, seat)
        written = game.encode_knowledge(known)
        expect(game.decode_knowledge(written) == known, "knowledge survives its way to another process", seat)
        expect(state.seed not in ("", known.position.seed), "what a seat knows has no seed", seat)
        expect(game.view(known.position, seat) == game.view(state, seat), "a seat sees nothing it doesn't know", seat)
        world = game.imagine(game.decode_knowledge(written), rng)
        expect(game.view(world, seat) == game.view(state, seat), "an imagined world looks like the real one", seat)
        expect(game.knowledge(world, seat) == known, "an imagined world leaves the same knowledge", seat)
        expect(game.inventory(world) == game.inventory(state), "an imagined world is a possible one", seat)
        if seat is not None:
            same = list(world.moves(seat)) == list(state.moves(seat)) == list(known.position.moves(seat))
            expect(same, "the same moves are legal in an imagined world", seat)


def nothing_is_lost(game: Game[Any], state: State, rng: random.Random) -> None:
    """What a game can't lose or win is all there; games say so themselves in their inventory."""
    wrong = [what for what, right in game.inventory(state).items() if right is False]
    expect(not wrong, "what is in the game stays in the game", wrong)


CHECKS: tuple[Check, ...] = (
    nothing_is_lost,
    position_survives_json,
    copies_are_independent,
    moves_agree_with_reasons,
    drawn_moves_are_legal,
    only_asked_seats_move,
    imagined_worlds_cannot_be_told_apart,
)

LONGEST = 20_000
"""More moves than any game has."""


def random_move(state: State, rng: random.Random) -> None:
    """Let one of those whom the table waits for make a random move."""
    waiting = state.waiting()
    if waiting:
        choice = waiting[rng.randrange(len(waiting))]
        moves = list(choice.moves(state))
        expect(bool(moves), "a choice always has a move", choice)
        move = moves[rng.randrange(len(moves))]
        try:
            state.play(choice.seat, move)
        except IllegalMove as refusal:
            raise LawBroken(f"no reason is given against a legal move: {move}") from refusal


def check_game(game: Game[Any], seats: int, seed: int, every: int = 1, **options: Any) -> int:
    """Play one random game and put it to all laws, at each decision or at every n-th. Returns the number of moves."""
    rng = random.Random(seed)
    state = game.setup(seats=seats, seed=seed, **options)
    inventory = game.inventory(state)
    wrong: set[tuple[int | None, bool]] = set()
    right: set[tuple[int | None, bool]] = set()
    count = 0
    while state.waiting():
        if count % every == 0:
            for check in CHECKS:
                check(game, state, rng)
            expect(game.inventory(state) == inventory, "what is in the game stays in the game", game.inventory(state))
        for seat in (*range(seats), None):
            case = (seat, bool(state.lanes))
            if case not in wrong and has_secrets_from(game, state, seat):
                (wrong if imagines_wrongly(game, state, seat, rng) else right).add(case)
        random_move(state, rng)
        count += 1
        expect(count < LONGEST, "a random game ends", f"{count} moves")
    nothing_is_lost(game, state, rng)
    position_survives_json(game, state, rng)
    expect(
        [score.seat for score in game.scores(state).seats] == list(range(seats)), "at the end every seat has a score"
    )
    expect(right <= wrong, "what a seat can't know it imagines wrongly sooner or later", right - wrong)
    return count


def has_secrets_from(game: Game[Any], state: State, seat: int | None) -> bool:
    """Whether there is something that a seat can't know: answers face down, or what only another seat sees."""
    if state.lanes:
        return any(lane.sealed and lane.played for lane in state.lanes if lane.seat != seat)
    shown = seen_by(game, state, None)
    return any(seen_by(game, state, other) != shown for other in range(state.seats) if other != seat)


def seen_by(game: Game[Any], state: State, seat: int | None) -> dict[str, Any]:
    """What a seat sees, apart from which seat it is."""
    seen: dict[str, Any] = msgspec.to_builtins(game.view(state, seat))
    return {**seen, "seat": None}


def imagines_wrongly(game: Game[Any], state: State, seat: int | None, rng: random.Random) -> bool:
    """Whether one of some worlds that a seat imagines differs from the true one in what is secret."""
    known = game.knowledge(state, seat)
    worlds = [game.imagine(known, rng) for _ in range(10)]
    if state.lanes:
        return any(world.lanes != state.lanes for world in worlds)
    return any(msgspec.structs.replace(world, seed=state.seed) != state for world in worlds)


def check_match(game: Game[Any], seats: int, seed: int, **options: Any) -> None:
    """Play a random match, often undoing and once rewinding, and read it back: its log gives the same positions."""
    rng = random.Random(seed)
    match = Match(game, seats, seed, options)
    try:
        play_on(match, rng, most=rng.randrange(2 * seats, 20 * seats))
        if not match.over:
            match.rewind(rng.randrange(len(match.standing)), range(seats))
        play_on(match, rng, most=LONGEST)
        again = Match.load(match.save(private=True), {game.id: game})
        replayed = match.replayed(len(match.standing))
    except Refused as refusal:
        raise LawBroken(f"what was legal once is legal in each replay: {refusal.reason}") from refusal
    expect(again.state == match.state, "a match read back from its file ends in the same position")
    expect(again.events == match.events, "everything happens again while it is read back")
    expect(again.save(private=True) == match.save(private=True), "it is written the same again")
    expect(replayed.state == match.state, "a replay ends in the same position")


def play_on(match: Match[Any], rng: random.Random, most: int) -> None:
    """Play at random up to so many moves, and often undo one, with or without making it again."""
    while not match.over and len(match.standing) < most:
        choice = rng.choice(match.state.waiting())
        seat = choice.seat
        before = without_answers(match.state, seat)
        match.play(seat, rng.choice(choice.moves(match.state)))
        if rng.random() < 0.2 and match.why_no_undo(seat) is None:
            after, count = match.state.copy(), own_moves(match, seat)
            match.undo(seat)
            expect(match.state == before, "undo gives the position before the move")
            if rng.random() < 0.5:
                for _ in range(count - own_moves(match, seat)):
                    match.redo(seat)
                expect(match.state == after, "redo gives the position after the move")


def own_moves(match: Match[Any], seat: int) -> int:
    """How many of the moves that stand a seat has made itself."""
    return sum(isinstance(line, Played) and line.seat == seat and not line.auto for line in match.standing)


def without_answers(state: State, seat: int) -> State:
    """The position without what a seat has put face down: all of it is taken back at once."""
    twin = state.copy()
    for lane in twin.lanes:
        if lane.seat == seat and lane.sealed:
            lane.agenda, lane.played = [lane.opening], []
    return twin

"""What is told of a table: everything that leaves for a seat is made here, from what that seat may see."""

import random
from collections.abc import Collection, Iterator
from functools import lru_cache
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import asdict

from meadhall.core.game import Game
from meadhall.core.match import Match, single_moves
from meadhall.core.phrases import Phrase
from meadhall.core.reasons import IllegalMove, Reason
from meadhall.core.scores import Scores
from meadhall.core.state import State
from meadhall.core.steps import Choice, Event, Move
from meadhall.table.saying import (
    said_of_choice,
    said_of_event,
    said_of_move,
    said_of_reason,
    said_of_score,
)
from meadhall.table.wire import Asked, Can, Ledger, Offer, Said, ScoreLine, SeatScore

MOST_KEPT = 20_000
"""Sentences about moves and events that are kept in memory, since many tables say the same."""
MOST_REASONS = 5
"""Reasons why nothing can be done with a thing: nobody reads more."""


class Look(Struct, frozen=True):
    """What a seat (`None`: somebody from outside) sees of the game, and may do, at one moment."""

    view: msgspec.Raw
    asked: tuple[Asked, ...]
    offers: tuple[Offer, ...]
    can: Can | None


def look(match: Match[Any], seat: int | None, *, asks: bool, decides: bool) -> Look:
    """What a seat sees; what is asked, if the game goes on; and what it may do, if it decides for itself."""
    game, state = match.game, match.state
    offers: tuple[Offer, ...] = ()
    can = None
    if decides and seat is not None:
        offers = tuple(offer(game, move) for move in state.moves(seat))
        can = possibilities(match, seat)
    return Look(seen(game, state, seat), tuple(asked(game, state, seat)) if asks else (), offers, can)


def seen(game: Game[Any], state: State, seat: int | None) -> msgspec.Raw:
    """The view of a seat, as JSON."""
    return msgspec.Raw(msgspec.json.encode(game.view(state, seat)))


def asked(game: Game[Any], state: State, seat: int | None) -> Iterator[Asked]:
    """Who has to decide what. Of what others answer face down only their first question is known."""
    if state.lanes:
        for lane in state.lanes:
            if lane.agenda:
                hidden = lane.sealed and lane.seat != seat
                yield Asked(lane.seat, said_of_choice(game, lane.opening if hidden else lane.agenda[-1]))
    else:
        for choice in state.waiting():
            yield Asked(choice.seat, said_of_choice(game, choice))


@lru_cache(maxsize=MOST_KEPT)
def offer(game: Game[Any], move: Move) -> Offer:
    """A legal move as it is offered."""
    return Offer(msgspec.to_builtins(move), said_of_move(game, move), move.refs())


@lru_cache(maxsize=MOST_KEPT)
def happening(game: Game[Any], event: Event) -> Said:
    """What has happened, in words."""
    return said_of_event(game, event)


def possibilities(match: Match[Any], seat: int) -> Can:
    """Whether a seat may undo and redo."""
    undo = why_said(match.game, match.why_no_undo(seat))
    return Can(undo, why_said(match.game, match.why_no_redo(seat)), undo)


def question(choice: Choice[Any]) -> Phrase:
    """What a seat is asked, within another sentence."""
    return Phrase(f"choice-{type(choice).__name__}", asdict(choice))


def why_said(game: Game[Any] | None, reason: Reason | None) -> Said | None:
    """A reason in words, if there is one."""
    return said_of_reason(game, reason) if reason else None


def ledger(game: Game[Any], scores: Scores) -> Ledger:
    """Everybody's ledger."""
    return Ledger(
        seats=tuple(
            SeatScore(
                score.seat,
                score.total,
                place,
                tuple(ScoreLine(said_of_score(game, line), line.points) for line in score.lines),
            )
            for score, place in zip(scores.seats, scores.places, strict=True)
        ),
        tie_breaks=tuple((Said(f"tie-{tie.id}", rule=tie.rule), tie.values) for tie in scores.tie_breaks),
        winners=scores.winners,
    )


def round_of(match: Match[Any]) -> Said | None:
    """Which round it is. A game with rounds tells of each with an event `RoundBegan`."""
    begun = (event for _, event in reversed(match.events) if type(event).__name__ == "RoundBegan")
    event = next(begun, None)
    return happening(match.game, event) if event else None


# ---------------------------------------------------------------------- what is asked


def foresee(match: Match[Any], seat: int, move: Move) -> tuple[msgspec.Raw | None, Ledger | None, bool, bool]:
    """The view and the ledger after a move; whether it would bring something to light; whether others would go on then.

    The move is made in a world that is imagined from what the seat knows, so that nothing hidden can get out. Where
    chance or something hidden would decide, nothing is shown: what is imagined there isn't what will be.
    """
    game, state = match.game, match.state
    reason = state.why_not(seat, move)
    if reason:
        raise IllegalMove(reason)
    world = game.imagine(game.knowledge(state, seat), random.Random(0))
    unveilings = world.unveilings
    following: Iterator[tuple[int, Move]] = iter([(seat, move)])
    while (one := next(following, None)) and world.unveilings == unveilings:
        world.play(*one)
        following = single_moves(world)
    if world.unveilings != unveilings:
        return None, None, True, False
    return seen(game, world, seat), ledger(game, game.scores(world)), False, world.choice_of(seat) is None


def why_nothing(match: Match[Any], seat: int, ref: str) -> Collection[Reason]:
    """Why a seat can do nothing with a thing; empty if it can do something."""
    state = match.state
    choice = state.choice_of(seat)
    if choice is None:
        return [Reason("not-your-turn", args={"seat": seat, "waiting": [one.seat for one in state.waiting()]})]
    if any(ref in move.refs() for move in choice.moves(state)):
        return []
    found: dict[bytes, Reason] = {}
    for move in choice.tries(state):
        if ref in move.refs() and (reason := state.why_not(seat, move)):
            found.setdefault(msgspec.json.encode(reason, enc_hook=str), reason)
            if len(found) == MOST_REASONS:
                break
    return found.values() or [Reason("table-nothing-here", args={"asked": question(choice)})]

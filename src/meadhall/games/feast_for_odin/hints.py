"""What bots may know about A Feast for Odin: which moves are worth a thought, and how a begun move goes on."""

from collections.abc import Sequence
from typing import Any

from meadhall.core.steps import Choice, Move
from meadhall.games.feast_for_odin.anytime import ChoosePlace, Window, WithAnytime, pieces_of, slots_to_fill
from meadhall.games.feast_for_odin.box import BOX
from meadhall.games.feast_for_odin.dice import DeclareHigh, DeclareLow, DiceChoice, KeepOrRoll, ReturnSome
from meadhall.games.feast_for_odin.feast import FeastPhase, LayOut
from meadhall.games.feast_for_odin.game_flow import EndGame
from meadhall.games.feast_for_odin.moves import Done, FillSlot, LayDown, LeaveEmpty, PickUp, Serve, TakeOre
from meadhall.games.feast_for_odin.odds import Odds
from meadhall.games.feast_for_odin.packing import PIECE, Plan, next_at_the_end, next_for_goals
from meadhall.games.feast_for_odin.player import THINGS
from meadhall.games.feast_for_odin.prices import WEIGHTS, Prices, prices
from meadhall.games.feast_for_odin.rounds import Bonuses, Income
from meadhall.games.feast_for_odin.state import State
from meadhall.games.feast_for_odin.table import BANQUET
from meadhall.games.feast_for_odin.turn import ActionPhase, NextTurn, TakeTurn
from meadhall.games.feast_for_odin.valuation import evaluate

ON_BOARDS = ("green", "blue", "silver", "ore")
"""The colours of what may lie on boards (FO-7.1)."""


def pending(state: State, *kinds: type) -> bool:
    """Whether a step of one of these kinds is still to come in this round."""
    return any(type(step) in kinds for step in state.agenda)


def prices_of(state: State) -> Prices:
    """What things are worth in this round."""
    return prices(state.rounds() - state.round)


# ---------------------------------------------------------------------- what is worth a thought


def promising(state: State, seat: int, moves: Sequence[Any]) -> Sequence[Any]:
    """The moves among which a player has to choose; where it is clear at once what is best, only that."""
    choice = state.choice_of(seat)
    if isinstance(choice, ChoosePlace):
        return [plan_for(state, choice, moves)]
    if isinstance(choice, LayOut):
        return [next_serving(state, seat)]
    if isinstance(choice, Window):
        return [in_window(state, seat)]
    if isinstance(choice, TakeTurn):
        return [move for move in moves if not isinstance(move, PickUp | FillSlot | TakeOre)]
    if isinstance(choice, DiceChoice):
        return with_dice(state, choice, moves)
    return choice.own_moves(state) if isinstance(choice, WithAnytime) else moves


def with_dice(state: State, choice: DiceChoice, moves: Sequence[Any]) -> Sequence[Any]:
    """What to do with a roll follows from the odds; which boats go out is worth a thought."""
    if isinstance(choice, KeepOrRoll):
        return [Odds(state, prices_of(state)).keep_or_roll()]
    if isinstance(choice, DeclareLow | DeclareHigh):
        return [Odds(state, prices_of(state)).declaration(choice, moves)]
    return moves[:1] if isinstance(choice, ReturnSome) else moves


def next_serving(state: State, seat: int) -> Move:
    """What to lay out next so that the feast costs as little as possible."""
    feast, supply = state.feasts[seat], dict(zip(THINGS, state.players[seat].things, strict=True))
    layout = BANQUET.best_layout(feast, supply, prices_of(state).served, -BOX.thing_penalty)
    if layout and layout[0].cell == feast.cell:
        return Serve(layout[0].what, layout[0].vertical)
    return LeaveEmpty()


# ---------------------------------------------------------------------- when to lay pieces, and which


def in_window(state: State, seat: int) -> Move:
    """Pieces are laid when all have passed, not before: until then they may still be upgraded."""
    if state.actions or pending(state, ActionPhase, NextTurn, TakeTurn):
        return Done()
    plan = next_piece(state, seat)
    if plan is not None:
        return PickUp(plan.placement.piece)
    if pending(state, EndGame) and not pending(state, FeastPhase):
        return next(slots_to_fill(state.players[seat]), Done())
    return Done()


def next_piece(state: State, seat: int) -> Plan | None:
    """What to lay next: for income or bonuses that come in this round, or because the game ends."""
    player, left = state.players[seat], state.rounds() - state.round
    income, bonus = pending(state, Income), pending(state, Bonuses)
    counts = [(piece, 1 if piece in BOX.special_tiles else player.have(piece)) for piece in pieces_of(player)]
    on_boards = [(piece, count) for piece, count in counts if PIECE[piece].colour in ON_BOARDS]
    if pending(state, EndGame):
        if not pending(state, FeastPhase):
            return next_at_the_end(tuple(player.places()), tuple(counts), 0)
        tiles = tuple((piece, count) for piece, count in on_boards if PIECE[piece].size > 1)
        return next_at_the_end(tuple(player.places()), tiles, int(income))
    if not income and not bonus:
        return None
    cell_cost = WEIGHTS.goal_cell + WEIGHTS.goal_cell_per_round * left
    return next_for_goals(tuple(player.boards()), tuple(on_boards), left + income, left - 1 + bonus, cell_cost)


def plan_for(state: State, choice: ChoosePlace, moves: Sequence[Any]) -> Move:
    """Where the piece goes that was picked up as planned."""
    plan = next_piece(state, choice.seat)
    if plan is None or plan.placement.piece != choice.piece:
        first: Move = moves[0]
        return first
    at = plan.placement
    return LayDown(plan.place, at.row, at.column, at.turn, at.mirrored)


# ---------------------------------------------------------------------- how a begun move goes on


def follow_up(state: State, seat: int) -> Move | None:
    """Each part of an action as it looks best at once; dice are judged before they are thrown."""
    choice = state.choice_of(seat)
    if choice is None or not state.actions or state.actions[-1].seat != seat:
        return None
    if isinstance(choice, DiceChoice):
        first: Move | None = choice.moves(state)[0] if isinstance(choice, ReturnSome) else None
        return first
    if isinstance(choice, Window):
        return Done()
    moves = choice.own_moves(state) if isinstance(choice, WithAnytime) else choice.moves(state)
    return moves[0] if len(moves) == 1 else best_at_once(state, choice, moves)


def best_at_once(state: State, choice: Choice[State], moves: Sequence[Any]) -> Move:
    """The move after which the position looks best, without going on."""
    worths = []
    for move in moves:
        twin = state.copy()
        twin.carry_out(choice, move)
        worths.append(evaluate(twin, choice.seat))
    best: Move = moves[worths.index(max(worths))]
    return best

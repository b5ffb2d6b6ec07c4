"""Phase 9: the feast, laid out by all at the same time (FO-9)."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from meadhall.core.reasons import Reason
from meadhall.core.steps import Choice, Move, Step
from meadhall.games.feast_for_odin import events
from meadhall.games.feast_for_odin.banquet import Serving
from meadhall.games.feast_for_odin.moves import FinishFeast, LeaveEmpty, Serve
from meadhall.games.feast_for_odin.player import THINGS
from meadhall.games.feast_for_odin.state import State
from meadhall.games.feast_for_odin.table import BANQUET, free_cells


class FeastPhase(Step[State], frozen=True):
    """Everybody lays out food; then the penalties, and all food goes to the stock (FO-9.8, FO-9.9)."""

    def run(self, state: State) -> None:
        free = free_cells(state)
        state.feasts = {seat: BANQUET.begin(free, len(player.emigrated)) for seat, player in enumerate(state.players)}
        open_ = [seat for seat, feast in state.feasts.items() if not feast.over]
        state.then(EndFeast())
        if open_:
            state.together([LayOut(seat) for seat in open_], sealed=False)


class EndFeast(Step[State], frozen=True):
    """Each cell left empty is a thing penalty (FO-9.6, FO-9.7, FO-9.10)."""

    def run(self, state: State) -> None:
        for seat in state.in_order():
            empty = state.feasts[seat].empty
            state.players[seat].penalties += empty
            if empty:
                state.tell(events.PenaltiesTaken, seat, empty)
        state.feasts = {}


class LayOut(Choice[State], frozen=True):
    """The next cell: a tile lying or standing, a silver, nothing; or leave all the rest empty (FO-9.2 to FO-9.6)."""

    takes: ClassVar = (Serve, LeaveEmpty, FinishFeast)

    def supply(self, state: State) -> Mapping[str, int]:
        """What the player has to lay out."""
        return dict(zip(THINGS, state.players[self.seat].things, strict=True))

    def moves(self, state: State) -> Sequence[Move]:
        options = BANQUET.options(state.feasts[self.seat], self.supply(state))
        return [*(Serve(option.what, option.vertical) for option in options), LeaveEmpty(), FinishFeast()]

    def play(self, state: State, move: Serve | LeaveEmpty | FinishFeast) -> None:
        feast = state.feasts[self.seat]
        if isinstance(move, Serve):
            feast = BANQUET.serve(feast, Serving(move.what, feast.cell, move.vertical))
            state.players[self.seat].gain(move.what, -1)
            state.tell(events.Served, self.seat, move.what)
        elif isinstance(move, LeaveEmpty):
            feast = feast.leave_empty()
        else:
            feast = feast.finish()
        state.feasts[self.seat] = feast
        if not feast.over:
            state.then(self)

    def why_not(self, state: State, move: Any) -> Reason | None:
        if not isinstance(move, Serve):
            return None
        feast = state.feasts[self.seat]
        return BANQUET.why_not(feast, self.supply(state), Serving(move.what, feast.cell, move.vertical))

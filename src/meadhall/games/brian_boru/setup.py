"""Setting up, and the first towns (BB-2)."""

from collections.abc import Sequence
from typing import ClassVar

from meadhall.core.reasons import Reason
from meadhall.core.steps import Choice, Step
from meadhall.games.brian_boru import events, reasons
from meadhall.games.brian_boru.box import BOX, Towns
from meadhall.games.brian_boru.moves import PlaceDisc, TownMoves
from meadhall.games.brian_boru.preparation import Preparation
from meadhall.games.brian_boru.state import FACE_DOWN, State


def new_state(seats: int, seed: str) -> State:
    """The table as it is laid out before anything happens (BB-2.1 to BB-2.5)."""
    start = BOX.start
    return State(
        seats=seats,
        seed=seed,
        discs=[0] * seats,
        claims=[FACE_DOWN] * len(BOX.regions),
        coins=[start.coins] * seats,
        renown=[start.renown] * seats,
        raiders=[start.raiders] * seats,
        church=[start.church_discs] * seats,
        points=[start.points] * seats,
        track=[start.marriage_space] * seats,
        marriages=[()] * seats,
        hands=[()] * seats,
        picks=[()] * seats,
        passed=[()] * seats,
        trick=[0] * seats,
        played=[()] * seats,
        agenda=[DrawStartingPlayer()],
    )


class DrawStartingPlayer(Step[State], frozen=True):
    """The starting player gets the marker, then everybody places a first town clockwise (BB-2.6, BB-2.7, BB-2.8)."""

    def run(self, state: State) -> None:
        state.marker = state.chance("starting player").below(state.seats)
        state.tell(events.StartingPlayer, state.marker)
        state.then(*(PlaceFirstTown(seat) for seat in state.clockwise_from(state.marker)), Preparation())


class PlaceFirstTown(Choice[State], frozen=True):
    """A seat puts one disc on a free town in a region without other players' discs (BB-2.7)."""

    takes: ClassVar = (PlaceDisc,)

    def towns(self, state: State) -> Towns:
        """The free towns of the regions in which nobody else has a disc."""
        others = sum(state.discs) ^ state.discs[self.seat]
        open_ = sum(region for region in BOX.towns_of_region if not region & others)
        return open_ & state.free_towns()

    def moves(self, state: State) -> Sequence[PlaceDisc]:
        return TownMoves(PlaceDisc, self.towns(state))

    def play(self, state: State, move: PlaceDisc) -> None:
        state.place_disc(self.seat, move.town)
        state.tell(events.DiscPlaced, self.seat, move.town)

    def why_not(self, state: State, move: PlaceDisc) -> Reason | None:
        if self.towns(state) & BOX.bit(move.town):
            return None
        taken = reasons.not_free(state, move.town)
        return taken or Reason("region-has-others", "BB-2.7", {"region": BOX.region_of_town[move.town]})

    def tries(self, state: State) -> Sequence[PlaceDisc]:
        return [PlaceDisc(town.id) for town in BOX.towns]

"""Upkeep 4: the claim regions step (BB-11)."""

from msgspec import Struct

from meadhall.core.steps import Step
from meadhall.games.brian_boru import events
from meadhall.games.brian_boru.box import BOX
from meadhall.games.brian_boru.state import FACE_DOWN, NOBODY, ON_BOARD, State


class Sides(Struct, frozen=True):
    """How strong everybody is in a region (BB-11.4)."""

    players: list[int]
    vikings: int
    """0 where the Vikings are no side of their own."""


def sides(state: State, region: int) -> Sides:
    """The weights of the players and the Vikings; military support joins the two (BB-11.1, BB-11.4, BB-11.5, R-30)."""
    here = BOX.towns_of_region[region]
    theirs = here & ~state.vikings
    players = [(discs & theirs).bit_count() for discs in state.discs]
    if theirs & state.monasteries:
        holy = theirs & state.monasteries
        players = [count + (discs & holy).bit_count() for count, discs in zip(players, state.discs, strict=True)]
    vikings = state.weight(state.vikings, region) if here != theirs else 0
    if vikings:
        ally = state.princess_ally("military_support")
        if ally != NOBODY:
            players[ally] += vikings
            vikings = 0
    return Sides(players, vikings)


class ClaimRegionsStep(Step[State], frozen=True):
    """Tokens are turned over, then claimed, region by region (BB-11.2, BB-11.3, BB-11.9)."""

    def run(self, state: State) -> None:
        discs = sum(state.discs)
        for region, token in enumerate(state.claims):
            if token != FACE_DOWN:
                self.claim(state, region)
            elif state.weight(discs, region) >= BOX.regions[region].threshold:
                state.claims[region] = ON_BOARD
                state.tell(events.TokenTurned, BOX.regions[region].id)
                self.claim(state, region)

    def claim(self, state: State, region: int) -> None:
        """One side strictly ahead moves the token; a tie for first leaves it (BB-11.6 to BB-11.8, R-18, R-19)."""
        here, holder = sides(state, region), state.claims[region]
        players, vikings = here.players, here.vikings
        strongest = max(players)
        if vikings > strongest:
            if holder != ON_BOARD:
                state.claims[region] = ON_BOARD
                state.tell(events.TokenReturned, holder, BOX.regions[region].id)
        elif strongest > vikings and players.count(strongest) == 1:
            seat = players.index(strongest)
            if holder != seat:
                state.claims[region] = seat
                state.tell(events.TokenTaken, seat, BOX.regions[region].id)

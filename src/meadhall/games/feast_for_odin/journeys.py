"""Claiming exploration boards, and emigrating (FO-10.18 to FO-10.22)."""

from collections.abc import Sequence
from typing import ClassVar

from meadhall.core.steps import Move
from meadhall.games.feast_for_odin import events
from meadhall.games.feast_for_odin.anytime import ANYTIME, WithAnytime
from meadhall.games.feast_for_odin.moves import Decline, Emigrate, Explore
from meadhall.games.feast_for_odin.parts import boards_to_claim, can_emigrate, emigration_price
from meadhall.games.feast_for_odin.state import State
from meadhall.games.feast_for_odin.supply import note, pay


class ChooseBoard(WithAnytime, frozen=True):
    """Claim an exploration board with the silver on it (FO-10.18, FO-A38)."""

    space: str

    takes: ClassVar = (Explore, *ANYTIME)

    def own_moves(self, state: State) -> Sequence[Move]:
        return [Explore(board) for board in boards_to_claim(state, self.seat, self.space)]

    def do(self, state: State, move: Explore) -> None:
        tile = next(tile for tile in state.explorations if tile.board == move.board)
        state.explorations = tuple(other for other in state.explorations if other is not tile)
        player = state.players[self.seat]
        player.claim(tile.board)
        player.gain("silver", tile.silver)
        note(state, self.seat, "silver", tile.silver)
        if player.longships:
            state.actions[-1].with_longship = True
        state.tell(events.BoardClaimed, self.seat, tile.board, tile.silver)


class ChooseShip(WithAnytime, frozen=True):
    """Pay, and send a knarr or a longship away; its ore is lost (FO-10.19)."""

    takes: ClassVar = (Emigrate, Decline, *ANYTIME)

    def own_moves(self, state: State) -> Sequence[Move]:
        player = state.players[self.seat]
        if not can_emigrate(state, self.seat):
            return [Decline()]
        knarr: list[Move] = [Emigrate("knarr")] if player.knarrs else []
        return [*knarr, *(Emigrate("longship", ore) for ore in sorted(set(player.longships)))]

    def do(self, state: State, move: Emigrate | Decline) -> None:
        if isinstance(move, Decline):
            return
        player, action = state.players[self.seat], state.actions[-1]
        pay(state, self.seat, {"silver": emigration_price(state, self.seat)})
        player.drop_ship(move.ship, move.carrying)
        player.emigrated += (move.ship,)
        action.parts_done += 1
        action.done += ("emigration",)
        action.with_longship = action.with_longship or move.ship == "longship"
        state.tell(events.ShipEmigrated, self.seat, move.ship)

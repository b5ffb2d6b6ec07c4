"""Upkeep 3: the church step (BB-10)."""

from collections.abc import Sequence
from typing import ClassVar

from meadhall.core.reasons import Reason
from meadhall.core.steps import Choice, Step
from meadhall.games.brian_boru import events, reasons
from meadhall.games.brian_boru import moves as m
from meadhall.games.brian_boru.box import BOX, Towns
from meadhall.games.brian_boru.state import State


def eligible(state: State, seat: int) -> Towns:
    """The towns that a seat controls and that have no monastery (BB-1.6, BB-10.5)."""
    return state.controlled(seat) & ~state.monasteries


class ChurchStep(Step[State], frozen=True):
    """Who alone has the most discs in the church area gets a monastery, the marker and all discs (BB-10.1, R-17)."""

    def run(self, state: State) -> None:
        most = max(state.church)
        if most and state.church.count(most) == 1:
            seat = state.church.index(most)
            if eligible(state, seat):
                state.then(ChooseMonastery(seat), LeaveChurchFirst(seat))
            else:
                state.then(LeaveChurchFirst(seat))
        else:
            state.then(SecondChurchReward())


class ChooseMonastery(Choice[State], frozen=True):
    """Place a monastery on a controlled town that has none; only the town is chosen (BB-10.5)."""

    takes: ClassVar = (m.PlaceMonastery,)

    def moves(self, state: State) -> Sequence[m.PlaceMonastery]:
        return m.TownMoves(m.PlaceMonastery, eligible(state, self.seat))

    def play(self, state: State, move: m.PlaceMonastery) -> None:
        state.monasteries |= BOX.bit(move.town)
        state.tell(events.MonasteryPlaced, self.seat, move.town)

    def why_not(self, state: State, move: m.PlaceMonastery) -> Reason | None:
        not_mine = reasons.not_controlled(state, self.seat, move.town)
        if not_mine or not state.monasteries & BOX.bit(move.town):
            return not_mine
        return Reason("has-monastery", "BB-1.6", {"town": move.town})

    def tries(self, state: State) -> Sequence[m.PlaceMonastery]:
        return [m.PlaceMonastery(town.id) for town in BOX.towns]


class LeaveChurchFirst(Step[State], frozen=True):
    """The marker and all discs come back, monastery or not (BB-10.1, R-33)."""

    seat: int

    def run(self, state: State) -> None:
        state.marker = self.seat
        state.tell(events.FirstInChurch, self.seat, state.church[self.seat])
        state.church[self.seat] = 0
        state.then(SecondChurchReward())


class SecondChurchReward(Step[State], frozen=True):
    """Everybody who now has the most discs there gains a point and takes one back (BB-10.2, R-16)."""

    def run(self, state: State) -> None:
        most = max(state.church)
        order = state.clockwise_from(state.marker)
        if most:
            for seat in order:
                if state.church[seat] == most:
                    state.points[seat] += 1
                    state.church[seat] -= 1
                    state.tell(events.SecondInChurch, seat)
        state.then(*(ThirdChurchReward(seat) for seat in order))


class ThirdChurchReward(Step[State], frozen=True):
    """With four discs or more a monastery, and then all discs come back (BB-10.3, BB-10.4)."""

    seat: int

    def run(self, state: State) -> None:
        if state.church[self.seat] >= BOX.costs.monastery_disc_minimum and eligible(state, self.seat):
            state.then(ChooseMonastery(self.seat), LeaveChurchThird(self.seat))


class LeaveChurchThird(Step[State], frozen=True):
    """Whoever placed a monastery takes all discs back (BB-10.3)."""

    seat: int

    def run(self, state: State) -> None:
        state.tell(events.DiscsTakenBack, self.seat, state.church[self.seat])
        state.church[self.seat] = 0

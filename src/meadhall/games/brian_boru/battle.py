"""Upkeep 2: the battle step (BB-9)."""

from collections.abc import Sequence
from typing import ClassVar

from meadhall.core.reasons import Reason
from meadhall.core.steps import Choice, Step
from meadhall.games.brian_boru import events, reasons
from meadhall.games.brian_boru import moves as m
from meadhall.games.brian_boru.box import BOX
from meadhall.games.brian_boru.state import State


class BattleStep(Step[State], frozen=True):
    """With raiders left, those with the fewest raiders lose a town (BB-9.1 to BB-9.4, BB-9.7, R-11, R-12, R-15)."""

    def run(self, state: State) -> None:
        if not state.battle_area:
            state.tell(events.VikingsRepelled)
            state.then(FirstSpoilsOfBattle())
            return
        state.tell(events.Incursion, state.battle_area)
        most, fewest = max(state.raiders), min(state.raiders)
        alone = state.raiders.count(most) == 1
        leader = state.raiders.index(most)
        losses = [
            SufferLoss(chooser=leader if alone else loser, loser=loser)
            for loser in state.clockwise_from(state.marker)
            if state.raiders[loser] == fewest
        ]
        state.then(*losses, RaidersGoHome(), FirstSpoilsOfBattle())


class SufferLoss(Step[State], frozen=True):
    """Ask which town is lost, if the loser controls any (BB-9.5, R-13)."""

    chooser: int
    loser: int

    def run(self, state: State) -> None:
        if state.controlled(self.loser):
            state.then(ChooseLoss(self.chooser, self.loser))
        else:
            state.tell(events.NothingToLose, self.loser)


class ChooseLoss(Choice[State], frozen=True):
    """Who alone has the most raiders, or else the loser, chooses the lost town (BB-9.3 to BB-9.6, R-14)."""

    loser: int

    takes: ClassVar = (m.LoseTown,)

    def moves(self, state: State) -> Sequence[m.LoseTown]:
        return m.TownMoves(m.LoseTown, state.controlled(self.loser))

    def play(self, state: State, move: m.LoseTown) -> None:
        state.vikings |= BOX.bit(move.town)
        state.tell(events.TownLost, self.loser, move.town)

    def why_not(self, state: State, move: m.LoseTown) -> Reason | None:
        return reasons.not_controlled(state, self.loser, move.town)

    def tries(self, state: State) -> Sequence[m.LoseTown]:
        return [m.LoseTown(town.id) for town in BOX.towns]


class RaidersGoHome(Step[State], frozen=True):
    """The raiders of the battle area return to the supply (BB-9.8)."""

    def run(self, state: State) -> None:
        state.battle_area = 0


class FirstSpoilsOfBattle(Step[State], frozen=True):
    """Who alone has the most raiders gains renown and a point for each, and returns them all (BB-9.9, BB-9.11)."""

    def run(self, state: State) -> None:
        most = max(state.raiders)
        if most and state.raiders.count(most) == 1:
            seat = state.raiders.index(most)
            state.renown[seat] += 1
            state.points[seat] += state.renown[seat]
            state.raiders[seat] = 0
            state.tell(events.FirstSpoils, seat, state.renown[seat])
        state.then(SecondSpoilsOfBattle())


class SecondSpoilsOfBattle(Step[State], frozen=True):
    """Everybody who now has the most raiders gains a point and returns one (BB-9.10, BB-9.11)."""

    def run(self, state: State) -> None:
        most = max(state.raiders)
        if not most:
            return
        for seat in state.clockwise_from(state.marker):
            if state.raiders[seat] == most:
                state.points[seat] += 1
                state.raiders[seat] -= 1
                state.tell(events.SecondSpoils, seat)

"""A round from its first phase to its last, and the end of the game (FO-3)."""

from meadhall.core.steps import Step
from meadhall.games.feast_for_odin import events
from meadhall.games.feast_for_odin.anytime import OfferWindow
from meadhall.games.feast_for_odin.feast import FeastPhase
from meadhall.games.feast_for_odin.rounds import (
    AgeStrips,
    Bonuses,
    Breeding,
    Harvest,
    Income,
    NewStartPlayer,
    NewViking,
    NewWeapons,
    ReturnVikings,
    TurnExplorations,
)
from meadhall.games.feast_for_odin.scoring import final_scores
from meadhall.games.feast_for_odin.state import State
from meadhall.games.feast_for_odin.turn import ActionPhase


class BeginRound(Step[State], frozen=True):
    """The twelve phases in their order; the last round stops after the feast (FO-3.1, FO-3.2)."""

    def run(self, state: State) -> None:
        state.round += 1
        state.tell(events.RoundBegan, state.round, state.rounds())
        last = state.round == state.rounds()
        state.then(
            NewViking(),
            Checkpoint(),
            Harvest(),
            TurnExplorations(),
            NewWeapons(),
            Checkpoint(),
            ActionPhase(),
            Checkpoint(),
            NewStartPlayer(),
            Checkpoint(),
            Income(),
            Checkpoint(),
            Breeding(),
            Checkpoint(),
            FeastPhase(),
            *(
                (Checkpoint(), EndGame())
                if last
                else (Checkpoint(), Bonuses(), Checkpoint(), AgeStrips(), ReturnVikings(), BeginRound())
            ),
        )


class Checkpoint(Step[State], frozen=True):
    """A moment at which all may do what can be done at any time, clockwise from the start player (FO-8.5)."""

    def run(self, state: State) -> None:
        state.then(*(OfferWindow(seat) for seat in state.in_order()))


class EndGame(Step[State], frozen=True):
    """Everything is placed, and the points are counted (FO-14)."""

    def run(self, state: State) -> None:
        if state.events is not None:
            state.tell(events.GameEnded, final_scores(state).winners)

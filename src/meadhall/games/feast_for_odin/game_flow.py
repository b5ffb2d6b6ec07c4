"""A round from its first phase to its last, and the end of the game (FO-3)."""

from collections.abc import Iterator

from meadhall.core.steps import Step
from meadhall.games.feast_for_odin import events
from meadhall.games.feast_for_odin.anytime import OfferWindow
from meadhall.games.feast_for_odin.feast import FeastPhase
from meadhall.games.feast_for_odin.listening import listening
from meadhall.games.feast_for_odin.rounds import (
    AgeStrips,
    Bonuses,
    Breeding,
    Harvest,
    Income,
    InPhase,
    NewStartPlayer,
    NewViking,
    NewWeapons,
    ReturnVikings,
    TurnExplorations,
)
from meadhall.games.feast_for_odin.scoring import final_scores
from meadhall.games.feast_for_odin.state import State
from meadhall.games.feast_for_odin.supply import set_off
from meadhall.games.feast_for_odin.turn import ActionPhase


class BeginRound(Step[State], frozen=True):
    """The twelve phases in their order; the last round stops after the feast (FO-3.1, FO-3.2)."""

    def run(self, state: State) -> None:
        state.round += 1
        state.tell(events.RoundBegan, state.round, state.rounds())
        state.then(
            NewViking(),
            Checkpoint(),
            InPhase("harvest", "during"),  # before the crops, since some look at the supply as the phase begins
            Harvest(),
            InPhase("harvest", "after"),
            TurnExplorations(),
            NewWeapons(),
            Checkpoint(),
            ActionPhase(),
            InPhase("actions", "end"),
            Checkpoint(),
            NewStartPlayer(),
            Checkpoint(),
            InPhase("income", "before"),
            Income(),
            Checkpoint(),
            Breeding(),
            Checkpoint(),
            FeastPhase(),
            *(end_of_game() if state.round == state.rounds() else end_of_round()),
        )


def end_of_round() -> Iterator[Step[State]]:
    """Phases 10 to 12, and on to the next round."""
    yield Checkpoint()
    yield InPhase("bonus", "during")
    yield Bonuses()
    yield InPhase("bonus", "after")
    yield Checkpoint()
    yield AgeStrips()
    yield ReturnVikings()
    yield BeginRound()


def end_of_game() -> Iterator[Step[State]]:
    """The final placement, then what occupations pay at the very end (FO-14.2, FO-14.3)."""
    yield Checkpoint()
    yield LastEffects()
    yield EndGame()


class Checkpoint(Step[State], frozen=True):
    """A moment at which all may do what can be done at any time, clockwise from the start player (FO-8.5)."""

    def run(self, state: State) -> None:
        state.then(*(OfferWindow(seat) for seat in state.in_order()))


class LastEffects(Step[State], frozen=True):
    """Occupations that give something after the final placement (FO-14.3)."""

    def run(self, state: State) -> None:
        for seat in reversed(state.in_order()):
            set_off(state, seat, listening(state.players[seat].occupations, "scoring"))


class EndGame(Step[State], frozen=True):
    """Everything is placed, and the points are counted (FO-14)."""

    def run(self, state: State) -> None:
        if state.events is not None:
            state.tell(events.GameEnded, final_scores(state).winners)

"""A round from its preparation to its end (BB-3)."""

from meadhall.core.steps import Step
from meadhall.games.brian_boru import events
from meadhall.games.brian_boru.battle import BattleStep
from meadhall.games.brian_boru.box import BOX
from meadhall.games.brian_boru.church import ChurchStep
from meadhall.games.brian_boru.claim import ClaimRegionsStep
from meadhall.games.brian_boru.draft import Deal
from meadhall.games.brian_boru.marriage import MarriageStep
from meadhall.games.brian_boru.scoring import final_scores
from meadhall.games.brian_boru.state import State
from meadhall.games.brian_boru.trick import BeginTrick


class Preparation(Step[State], frozen=True):
    """Viking and marriage card are revealed; then draft, tricks and upkeep in this order (BB-3.1 to BB-3.4)."""

    def run(self, state: State) -> None:
        state.round += 1
        state.tell(events.RoundBegan, state.round, state.rounds())
        self.reveal_vikings(state)
        self.reveal_marriage(state)
        state.then(Deal(), BeginTrick(), MarriageStep(), BattleStep(), ChurchStep(), ClaimRegionsStep(), EndRound())

    def reveal_vikings(self, state: State) -> None:
        """Draw a Viking card and lay out its raiders (BB-3.2). A deck is the set of cards not yet seen (BB-2.5)."""
        deck = [card for card in BOX.vikings if card not in state.viking_cards_shown]
        state.viking_card = state.chance("viking card", state.round).choice(deck)
        state.viking_cards_shown += (state.viking_card,)
        state.battle_area = BOX.vikings[state.viking_card]
        state.tell(events.VikingsSighted, state.battle_area)

    def reveal_marriage(self, state: State) -> None:
        """Draw the prize; in the last round it is the Princess, who lies at the bottom of the deck (BB-2.4, BB-3.3)."""
        deck = [card for card in BOX.marriages if card not in state.marriage_cards_shown]
        last = state.round == state.rounds()
        state.marriage_card = BOX.princess.id if last else state.chance("marriage card", state.round).choice(deck)
        state.marriage_cards_shown += (state.marriage_card,)
        state.tell(events.MarriageRevealed, state.marriage_card)


class EndRound(Step[State], frozen=True):
    """The next round begins, or after the last one the game ends (BB-11.10, BB-12.1)."""

    def run(self, state: State) -> None:
        if state.round < state.rounds():
            state.then(Preparation())
        elif state.events is not None:
            state.tell(events.GameEnded, final_scores(state).winners)

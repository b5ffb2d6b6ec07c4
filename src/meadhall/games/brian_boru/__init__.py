"""Brian Boru: High King of Ireland (Peer Sylvester), for three to five players."""

import random
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from meadhall.core.game import Game, Options
from meadhall.core.scores import Scores
from meadhall.games.brian_boru import hints, view
from meadhall.games.brian_boru.box import BOX
from meadhall.games.brian_boru.scoring import final_scores
from meadhall.games.brian_boru.setup import new_state
from meadhall.games.brian_boru.state import State


class BrianBoru(Game[State]):
    """Tricks for towns, and a marriage, a battle and a church in every round."""

    id = "brian-boru"
    title = "Brian Boru"
    seat_counts = range(3, 6)
    minutes = 75
    state_type = State
    rule_prefix = "BB"

    def begin(self, seats: int, seed: str, options: Options) -> State:
        return new_state(seats, seed)

    def hide(self, state: State, seat: int | None) -> State:
        return view.hide(state, seat)

    def fill_in(self, position: State, seat: int | None, rng: random.Random) -> None:
        view.imagine_cards(position, seat, rng)

    def view(self, state: State, seat: int | None) -> view.View:
        return view.view(state, seat)

    def scores(self, state: State) -> Scores:
        return final_scores(state)

    def box_data(self) -> Mapping[str, Any]:
        return BOX.data

    def promising(self, position: State, seat: int, moves: Sequence[Any]) -> Sequence[Any]:
        return hints.promising(position, seat, moves)

    def inventory(self, state: State) -> Mapping[str, Any]:
        """Cards, discs and tokens: a round's 25 cards are all somewhere, and no town has two discs (BB-1.4, BB-1.9)."""
        cards = Counter(card for card in sum((*state.hands, *state.played, state.face_down), ()))
        cards += Counter(card for card in state.trick if card)
        if state.lanes:
            cards += Counter(sum(state.picks, ()))
        dealt = any(state.hands)
        return {
            "action cards": sorted(cards.elements()) == (sorted(BOX.cards) if dealt else []),
            "claim tokens": len(state.claims),
            "discs": sum(discs.bit_count() for discs in state.discs) == sum(state.discs).bit_count(),
            "Viking tokens on discs": not state.vikings & ~sum(state.discs),
            "amounts": min(*state.coins, *state.renown, *state.raiders, *state.church, *state.points) >= 0,
        }


GAME = BrianBoru()

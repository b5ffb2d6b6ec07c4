"""Leading, following, winning a trick (BB-5)."""

import pytest

from meadhall import IllegalMove
from meadhall.games.brian_boru.build import position
from meadhall.games.brian_boru.moves import LeadCard, PlayCard
from meadhall.games.brian_boru.trick import BeginTrick


@pytest.mark.rule("BB-5.2", "R-01")
def test_the_leader_may_only_name_a_town_for_which_he_holds_a_card():
    state = position(BeginTrick(), seats=3, marker=0, hands={0: (11, 14), 1: (1, 2), 2: (3, 4)})

    with pytest.raises(IllegalMove) as refused:
        state.play(0, LeadCard("N2", 11))

    assert refused.value.reason.rule == "R-01"
    state.play(0, LeadCard("N1", 11))
    assert state.active_town == "N1"


@pytest.mark.rule("BB-5.3")
def test_a_follower_may_play_any_card():
    state = position(BeginTrick(), seats=3, marker=0, hands={0: (11, 14), 1: (1, 20), 2: (3, 4)})
    state.play(0, LeadCard("N1", 11))

    assert state.moves(1) == [PlayCard(1), PlayCard(20)]

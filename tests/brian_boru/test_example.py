"""The example of a trick that the rulebook prints (section 15 of the rules)."""

import pytest

from meadhall.games.brian_boru import events
from meadhall.games.brian_boru.build import position
from meadhall.games.brian_boru.marriage import MarriageStep
from meadhall.games.brian_boru.moves import Buy, ChooseHalf, Expand, LeadCard, PlayCard
from meadhall.games.brian_boru.trick import BeginTrick
from tests.brian_boru.helpers import asked, discs, heard, named, refused

DEIRDRE, KATE, GEORGIOS, PEER = range(4)


@pytest.mark.rule("BB-5.1", "BB-5.2", "BB-5.4", "BB-6.1", "BB-6.2", "BB-6.3", "BB-7.1", "BB-7.6", "BB-7.8", "BB-7.9")
@pytest.mark.card("2", "11", "13", "17")
def test_the_trick_of_the_rulebook():
    state = position(
        BeginTrick(),
        MarriageStep(),
        marker=DEIRDRE,
        discs={DEIRDRE: "C1", KATE: "L4 M7", GEORGIOS: "L3", PEER: "N1"},
        coins={DEIRDRE: 4, KATE: 2, GEORGIOS: 0, PEER: 3},
        track={KATE: 5, GEORGIOS: 4, PEER: 2},
        battle_area=9,
        marriage_card="brigid",
        hands={DEIRDRE: (11, 19), KATE: (2, 8), GEORGIOS: (13, 16), PEER: (17, 23)},
    )
    state.events = []

    assert asked(state) == [(DEIRDRE, "Lead")]
    state.play(DEIRDRE, LeadCard("C8", 11))
    assert asked(state) == [(KATE, "Follow")]
    state.play(KATE, PlayCard(2))
    assert asked(state) == [(GEORGIOS, "Follow")]
    state.play(GEORGIOS, PlayCard(13))
    assert asked(state) == [(PEER, "Follow")]
    state.play(PEER, PlayCard(17))
    assert heard(state, events.TrickWon) == [events.TrickWon(GEORGIOS, 13)]

    assert asked(state) == [(KATE, "ChooseSecondary")]
    state.play(KATE, ChooseHalf("upper"))
    assert state.coins[KATE] == 2 + 3
    assert named(list(state.moves(KATE))[1:]) == ["L5"]
    assert refused(state, KATE, Expand("L3")) == ("town-not-free", "BB-1.4")
    state.play(KATE, Expand("L5"))
    assert (discs(state, KATE), state.coins[KATE]) == (["L4", "L5", "M7"], 0)

    assert asked(state) == [(DEIRDRE, "ChooseSecondary")]
    state.play(DEIRDRE, ChooseHalf("lower"))
    assert (state.raiders[DEIRDRE], state.battle_area) == (2, 7)
    assert (discs(state, GEORGIOS), state.marker) == (["L3"], DEIRDRE)
    state.play(DEIRDRE, Buy("raider", 2))
    assert (state.raiders[DEIRDRE], state.battle_area, state.coins[DEIRDRE]) == (4, 5, 0)

    assert discs(state, GEORGIOS) == ["C8", "L3"]
    assert (state.marker, state.coins[GEORGIOS]) == (GEORGIOS, 1)

    assert asked(state) == [(PEER, "ChooseSecondary")]
    state.play(PEER, ChooseHalf("lower"))
    assert state.track == [0, 5, 4, 5]
    without_buying = state.copy()

    state.play(PEER, Buy("marriage_step", 1))
    assert state.coins[PEER] == 1

    assert heard(state, events.LastCardsDiscarded) == [events.LastCardsDiscarded()]
    assert state.hands == [(), (), (), ()]
    assert heard(state, events.MarriageWon) == [events.MarriageWon(PEER, "brigid")]
    assert state.track == [0, 5, 4, 0]

    without_buying.events = []
    without_buying.play(PEER, Buy("marriage_step", 0))
    assert heard(without_buying, events.MovedDown) == [events.MovedDown(PEER, 3)]
    assert heard(without_buying, events.MarriageWon) == [events.MarriageWon(KATE, "brigid")]

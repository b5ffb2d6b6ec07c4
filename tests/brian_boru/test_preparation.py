"""A round and its preparation (BB-3)."""

from itertools import groupby

import pytest

from meadhall.games.brian_boru import GAME, events
from meadhall.games.brian_boru.build import position
from meadhall.games.brian_boru.preparation import Preparation
from tests.brian_boru.helpers import asked

VIKING_CARDS = ("v09", "v10", "v11", "v12a", "v12b", "v13", "v14")
ORDINARY_MARRIAGES = ("aodhan", "aoife", "brigid", "conall", "cormac", "niall", "orlaith")

PHASES = {
    events.RoundBegan: "preparation",
    events.VikingsSighted: "preparation",
    events.MarriageRevealed: "preparation",
    events.CardsDealt: "draft",
    events.DraftEnded: "draft",
    events.TrickLed: "action",
    events.LastCardsDiscarded: "action",
    events.MarriageWon: "marriage",
    events.Incursion: "battle",
    events.TownLost: "battle",
    events.FirstInChurch: "church",
    events.TokenTurned: "claim regions",
}


def play_a_round(state):
    """Everybody always makes his first move, until the next round has been prepared."""
    this_round = state.round
    while state.round == this_round and state.waiting():
        choice = state.waiting()[0]
        state.play(choice.seat, state.moves(choice.seat)[0])


@pytest.mark.rule("BB-3.1")
def test_a_round_is_preparation_draft_action_phase_and_the_four_steps_of_the_upkeep():
    state = position(seats=4, discs={0: "D1 D2", 1: "L1", 2: "M4", 3: "C1"}, church={0: 9}, track={1: 5})
    state.events = []
    state.then(Preparation())
    state.advance()

    play_a_round(state)

    order = [phase for phase, _ in groupby(PHASES[type(event)] for event in state.events if type(event) in PHASES)]
    one_round = ["preparation", "draft", "action", "marriage", "battle", "church", "claim regions"]
    assert order == [*one_round, "preparation", "draft"]


@pytest.mark.rule("BB-3.2")
@pytest.mark.parametrize(
    ("card", "strength"),
    [
        pytest.param(card, strength, marks=pytest.mark.card(card), id=card)
        for card, strength in zip(VIKING_CARDS, (9, 10, 11, 12, 12, 13, 14), strict=True)
    ],
)
def test_the_top_viking_card_fills_the_battle_area_to_its_strength(card, strength):
    others = tuple(other for other in VIKING_CARDS if other != card)

    state = position(Preparation(), seats=4, viking_cards_shown=others)

    assert state.viking_card == card
    assert state.battle_area == strength


@pytest.mark.rule("BB-3.2")
def test_a_viking_card_once_revealed_does_not_come_back():
    state = position(Preparation(), seats=4, viking_cards_shown=("v09", "v14"))

    assert state.viking_card not in ("v09", "v14")
    assert state.viking_cards_shown == ("v09", "v14", state.viking_card)


@pytest.mark.rule("BB-3.3")
@pytest.mark.parametrize("card", ORDINARY_MARRIAGES)
def test_before_the_last_round_the_prize_is_the_top_ordinary_marriage_card(card):
    others = tuple(other for other in ORDINARY_MARRIAGES if other != card)

    state = position(Preparation(), seats=4, round=2, marriage_cards_shown=others)

    assert state.marriage_card == card


@pytest.mark.rule("BB-3.3")
@pytest.mark.parametrize(("seats", "last"), [(3, 3), (4, 4), (5, 4)])
def test_the_princess_is_the_prize_of_the_last_round_and_of_no_other(seats, last):
    prizes = [position(Preparation(), seats=seats, round=before).marriage_card for before in range(last)]

    assert [prize == "estrid" for prize in prizes] == [False] * (last - 1) + [True]


@pytest.mark.rule("BB-3.3")
def test_after_the_round_of_the_princess_there_is_no_other():
    state = position(Preparation(), seats=3, round=2, discs={0: "D1", 1: "L1", 2: "M4"})
    assert state.marriage_card == "estrid"
    state.events = []

    play_a_round(state)

    assert state.round == 3
    assert state.waiting() == []
    assert type(state.events[-1]) is events.GameEnded


@pytest.mark.rule("BB-3.4")
def test_all_players_see_both_cards_before_the_draft_begins():
    state = position(Preparation(), seats=3, viking_cards_shown=VIKING_CARDS[:-1], round=2)

    assert asked(state) == [(0, "PickTwo"), (1, "PickTwo"), (2, "PickTwo")]
    for seat in (0, 1, 2, None):
        view = GAME.view(state, seat)
        assert (view.viking_strength, view.battle_area, view.marriage_card) == (14, 14, "estrid")

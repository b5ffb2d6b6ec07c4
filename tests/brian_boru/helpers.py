"""What several tests of Brian Boru share."""

import pytest

from meadhall import IllegalMove
from meadhall.games.brian_boru import GAME
from meadhall.games.brian_boru.box import BOX

TOWNS = {
    "red": "N1 N3 N6 U3 U5 B2 S2 S5 D2 C1 C7 C8 C9 L4 M3 M6 M8 M9",
    "blue": "N2 N4 U2 U4 B3 B4 S3 S6 D3 C4 C5 L2 L3 L6 L9 M1 M5 M10",
    "yellow": "N5 N7 U1 B1 S1 S4 D1 C2 C3 C6 L1 L5 L7 L8 M2 M4 M7",
}
ALL_TOWNS = " ".join(TOWNS.values())


def refused(state, seat, move):
    """The id and the rule of the reason for which a move is refused; the position must stay as it was."""
    before = GAME.encode(state)
    with pytest.raises(IllegalMove) as refusal:
        state.play(seat, move)
    assert GAME.encode(state) == before
    return refusal.value.reason.id, refusal.value.reason.rule


def named(moves):
    """The towns that moves name, in their order."""
    return [move.town for move in moves]


def discs(state, seat):
    """The towns with a disc of this seat."""
    return BOX.names(state.discs[seat])


def asked(state):
    """Who has to decide what."""
    return [(choice.seat, type(choice).__name__) for choice in state.waiting()]


def heard(state, kind):
    """The events of this kind that have happened since `state.events` was set."""
    return [event for event in state.events if isinstance(event, kind)]

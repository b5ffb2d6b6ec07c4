"""A position by hand, in a line or two: for tests, for puzzles, for bots that want to look at one thing.

position(Lead(0), seats=4, discs={0: "M4", 1: "L1 L2"}, hands={0: (11, 17)}, coins={0: 5})
"""

from collections.abc import Mapping
from typing import Any, Literal

from meadhall.core.reasons import BadSetup, Reason
from meadhall.core.steps import Step
from meadhall.games.brian_boru.box import BOX, Towns
from meadhall.games.brian_boru.setup import new_state
from meadhall.games.brian_boru.state import ON_BOARD, State


def position(
    *steps: Step[State],
    seats: int = 4,
    seed: int | str = "by hand",
    discs: Mapping[int, str] | None = None,
    vikings: str = "",
    monasteries: str = "",
    claims: Mapping[str, int | Literal["board"]] | None = None,
    **fields: Any,
) -> State:
    """A position in which these steps are still to come, in this order; it is played up to its first decision.

    `discs` gives the towns of each seat, by id and parted by spaces. `claims` says which claim tokens are face up and
    who has them. Every other field of the state can be given by its name: a list with one entry a seat also as a
    mapping from those seats that differ from the start.
    """
    state = new_state(seats, str(seed))
    state.agenda = []
    state.marker = 0
    for seat, names in (discs or {}).items():
        state.discs[seat] = towns(names)
    state.vikings = towns(vikings)
    state.monasteries = towns(monasteries)
    for region, holder in (claims or {}).items():
        state.claims[BOX.region_number[region]] = ON_BOARD if holder == "board" else holder
    for name, value in fields.items():
        if isinstance(value, Mapping):
            for seat, one in value.items():
                getattr(state, name)[seat] = one
        else:
            setattr(state, name, value[:] if isinstance(value, list) else value)
    state.then(*steps)
    state.advance()
    return state


def towns(names: str) -> Towns:
    """The set of the towns with these ids."""
    for name in names.split():
        if not BOX.bit(name):
            raise BadSetup(Reason("no-such-town", "BB-1.2", {"name": name}, game=State.game))
    return sum(BOX.bit(name) for name in set(names.split()))

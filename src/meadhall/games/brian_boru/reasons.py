"""Reasons that several choices of Brian Boru give."""

from meadhall.core.reasons import Reason
from meadhall.games.brian_boru.box import BOX
from meadhall.games.brian_boru.state import NOBODY, State


def no_such_town(town: str) -> Reason | None:
    """Not a town of the board."""
    return None if BOX.bit(town) else Reason("no-such-town", "BB-1.2", {"name": town})


def not_free(state: State, town: str) -> Reason | None:
    """Not a town, or a disc lies on it already."""
    owner = state.owner(town)
    if owner == NOBODY:
        return no_such_town(town)
    return Reason("town-not-free", "BB-1.4", {"town": town, "owner": owner})


def not_controlled(state: State, seat: int, town: str) -> Reason | None:
    """Not a town, or one that this seat does not control."""
    bit = BOX.bit(town)
    if not bit:
        return no_such_town(town)
    if state.discs[seat] & bit:
        return Reason("vikings-control", "R-10", {"town": town}) if state.vikings & bit else None
    return Reason("not-controlled", "BB-1.5", {"town": town, "seat": seat})

"""What several tests of A Feast for Odin share."""

from meadhall.games.feast_for_odin.geometry import BOARDS
from meadhall.games.feast_for_odin.grids import Laid
from meadhall.games.feast_for_odin.player import NUMBER, THINGS, Player
from meadhall.games.feast_for_odin.rounds import no_weapons
from meadhall.games.feast_for_odin.setup import new_state


def table(*steps, seats=2, seed="by hand", length="long", decks="ABC", round=1, start_player=0, things=None, **fields):
    """A position in which these steps are still to come, in this order; it is played up to its first decision.

    It begins as `new_state` lays the table. `things` says how many a seat has of what: `{0: {"wool": 2, "bow": 0}}`.
    Any other field of a player is given for the seats that differ, `knarrs={1: 2}`; a field of the state as a whole,
    of a mapping only the entries that differ, `stock={"shed": 0}`. The events of the steps are in `state.events`.
    """
    state = new_state(seats, seed, length, decks)
    state.round, state.start_player, state.events = round, start_player, []
    for seat, counts in (things or {}).items():
        for thing, count in counts.items():
            state.players[seat].things[NUMBER[thing]] = count
    for name, value in fields.items():
        if name in Player.__struct_fields__:
            for seat, own in value.items():
                setattr(state.players[seat], name, own)
        elif isinstance(value, dict):
            setattr(state, name, {**getattr(state, name), **value})
        else:
            setattr(state, name, value)
    state.then(*steps)
    state.advance()
    return state


# ---------------------------------------------------------------------- what lies on boards and in piles


def covered(board, *cells):
    """Something lies on these cells of a board or house, and it touches nothing."""
    return Laid(covered=BOARDS[board].set_of(set(cells)))


def all_but(board, *cells):
    """Everything on a board or in a house is covered, apart from these cells."""
    return Laid(covered=BOARDS[board].coverable & ~BOARDS[board].set_of(cells))


def laying(board, *placements):
    """Pieces are laid one after another, each legally."""
    laid = Laid()
    for placement in placements:
        assert BOARDS[board].why_not(laid, placement) is None, placement
        laid = BOARDS[board].lay(laid, placement)
    return laid


def pile(**weapons):
    """A pile of these weapon cards and no others."""
    return {**no_weapons(), **weapons}


# ---------------------------------------------------------------------- what is seen


def supply(state, seat):
    """All that a seat has in its supply and stables, weapons included."""
    return {thing: count for thing, count in zip(THINGS, state.players[seat].things, strict=True) if count}


def have(state, thing):
    """How many of a thing each seat has."""
    return [player.have(thing) for player in state.players]


def heard(state, kind):
    """The events of this kind that have happened since `state.events` was set."""
    return [event for event in state.events if isinstance(event, kind)]

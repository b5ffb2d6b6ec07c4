"""What several tests of A Feast for Odin share."""

from types import SimpleNamespace
from typing import NamedTuple

from meadhall.games.feast_for_odin.geometry import BOARDS
from meadhall.games.feast_for_odin.grids import Laid
from meadhall.games.feast_for_odin.moves import Decline, Done, FinishFeast, Pass, UseOccupation, UseSpace
from meadhall.games.feast_for_odin.player import NUMBER, THINGS, Player
from meadhall.games.feast_for_odin.rounds import no_weapons
from meadhall.games.feast_for_odin.setup import new_state
from meadhall.games.feast_for_odin.state import Exploration, State, Vikings
from meadhall.games.feast_for_odin.turn import TakeTurn


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


# ---------------------------------------------------------------------- turns

QUIET = (7, 9, 38, 92, 93)
"""Occupations that do nothing in phase 5: Miller, Ore Boatman, Peacemaker, Sympathetic Soul, Helper in Time of Need."""


def on_turn(**position):
    """It is the turn of seat 0, and nothing comes after it.

    What seat 0 has is named directly, things and fields of the player alike: `wood=2, knarrs=1`. The rest is as in
    `table`.
    """
    things = {thing: position.pop(thing) for thing in THINGS if thing in position}
    own = {name: {0: position.pop(name)} for name in Player.__struct_fields__ if name in position}
    return table(TakeTurn(0), things={0: things}, **own, **position)


def answer(state, *moves):
    """Seat 0 makes these moves, and wants nothing in the windows before, between and after them."""
    for move in moves:
        go_on(state)
        state.play(0, move)
    go_on(state)


# ---------------------------------------------------------------------- occupations


def through(card, what, **paying):
    """The use of an occupation: what it brings, and what is paid for it."""
    return UseOccupation(card, (what,) if isinstance(what, str) else what, tuple(paying.items()))


def uses(state):
    """In which ways seat 0 may use occupations now, and whether that can be declined."""
    return options(state, UseOccupation, Decline)


# ---------------------------------------------------------------------- spaces

CANNOT_PAY = ("cannot-pay", "FO-5.6")
NOTHING_TO_GAIN = ("nothing-to-gain", "FO-5.6")
SHIP_MISSING = ("ship-missing", "FO-5.6")
OCCUPIED = ("space-occupied", "FO-5.3")
TOO_FEW_VIKINGS = ("too-few-vikings", "FO-5.2")


class Used(NamedTuple):
    """What came of using a space."""

    state: State
    player: Player
    changes: dict[str, int]
    """How many more or fewer things there are now."""


def use(space, *answers, **position):
    """Seat 0 uses the space in a position described as for `on_turn`, with these answers and no others."""
    state = choosing(space, *answers, **position)
    assert not state.waiting()
    before, after = supply(on_turn(**position), 0), supply(state, 0)
    differences = {thing: after.get(thing, 0) - before.get(thing, 0) for thing in (*before, *after)}
    changes = {thing: difference for thing, difference in differences.items() if difference}
    return Used(state, state.players[0], changes)


def choosing(space, *answers, **position):
    """Seat 0 is using the space and has given these answers."""
    state = on_turn(**position)
    answer(state, UseSpace(space), *answers)
    return state


def options(state, *kinds):
    """The legal moves of these kinds."""
    return [move for move in state.moves(0) if isinstance(move, kinds)]


def refusal(space, **position):
    """Why seat 0 can't choose the space, and by which rule."""
    state = on_turn(**position)
    reason = state.why_not(0, UseSpace(space))
    assert (UseSpace(space) in state.moves(0)) == (reason is None)
    return reason and (reason.id, reason.rule)


def occupied(space):
    """A Viking of the other player stands there."""
    return {"standing": (Vikings(space, 1, 1, 1),)}


def every_roll(monkeypatch, number):
    """All dice show this number."""
    real, die = State.chance, SimpleNamespace(below=lambda sides: number - 1)
    monkeypatch.setattr(State, "chance", lambda state, *name: die if name[0] == "dice" else real(state, *name))


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


EVERY_BOARD = tuple(
    Exploration(tile, board, silver)
    for tile, front, back in (
        ("A", "shetland", "bear_island"),
        ("B", "faroe_islands", "baffin_island"),
        ("C", "iceland", "labrador"),
        ("D", "greenland", "newfoundland"),
    )
    for board, silver in ((front, 4), (back, 6))
)
"""Both sides of each tile at once, so that all boards are there to be claimed."""


# ---------------------------------------------------------------------- how the game goes on


def do_nothing(state, until=lambda state: False):
    """Everybody passes, serves nothing and places nothing, until something holds or the game is over."""
    while state.waiting() and not until(state):
        choice = state.waiting()[0]
        move = next(move for move in choice.moves(state) if isinstance(move, Pass | Done | FinishFeast))
        state.play(choice.seat, move)


def go_on(state):
    """Nobody does anything of what can be done at any time, up to the next decision that is none of that."""
    while state.waiting() and asked(state)[0][1] == "Window":
        state.play(asked(state)[0][0], Done())


# ---------------------------------------------------------------------- what is seen


def asked(state):
    """Whom the table waits for, and for what."""
    return [(choice.seat, type(choice).__name__) for choice in state.waiting()]


def refused(state, seat, move):
    """Why a seat can't make this move, and by which rule; `None` if it can."""
    reason = state.why_not(seat, move)
    return reason and (reason.id, reason.rule)


def supply(state, seat):
    """All that a seat has in its supply and stables, weapons included."""
    return {thing: count for thing, count in zip(THINGS, state.players[seat].things, strict=True) if count}


def have(state, thing):
    """How many of a thing each seat has."""
    return [player.have(thing) for player in state.players]


def heard(state, kind):
    """The events of this kind that have happened since `state.events` was set."""
    return [event for event in state.events if isinstance(event, kind)]

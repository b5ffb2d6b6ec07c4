"""Spaces that become usable only through an occupation that has no random result (FO-5.13).

The bonus card of the fourth column, or a card that works before the action, may bring what is missing. Whether it does
is tried out on a copy of the position; for most cards and spaces what they give and need says at once that it can't.
"""

from collections.abc import Sequence
from functools import cache

from meadhall.core.reasons import Reason
from meadhall.core.steps import Move
from meadhall.games.feast_for_odin.anytime import Window, WithAnytime, card_moves
from meadhall.games.feast_for_odin.box import BOX
from meadhall.games.feast_for_odin.cards import Alternative
from meadhall.games.feast_for_odin.listening import Cards, Due, listening, ways_of
from meadhall.games.feast_for_odin.moves import Done, UseOccupation, UseSpace
from meadhall.games.feast_for_odin.parts import COLUMN_OF, needs, why_not_effect
from meadhall.games.feast_for_odin.player import THINGS, Player
from meadhall.games.feast_for_odin.quick import QUICK
from meadhall.games.feast_for_odin.state import State
from meadhall.games.feast_for_odin.use import StartAction, begin_placement

BONUS_CARDS = 4
"""The column in which a card may be played before the action (FO-5.8)."""
MOST_TRIED = 200
"""So many positions are looked at before a card is held to be no means."""

# ---------------------------------------------------------------------- which cards may help


def helps(state: State, seat: int, move: UseSpace) -> bool:
    """Whether a space that isn't usable otherwise is so through the occupation that the move names."""
    return may_help(state.players[seat], move) and leads_there(state, seat, move)


def working_cards(own: Cards, hand: Cards, move: UseSpace) -> list[int]:
    """The cards that may help before the action: own ones, and in the fourth column those in hand."""
    space = move.copying or move.space
    cards = [card for card in own if space in spaces_helped(card, False)]
    return [*cards, *(card for card in hand if space in spaces_helped(card, True))]


@cache
def spaces_helped(card: int, in_hand: bool) -> tuple[str, ...]:
    """The spaces that an occupation may make usable: in hand it is played in the fourth column, out it works before."""
    given = gives(card, in_hand)
    return tuple(
        space
        for space, column in COLUMN_OF.items()
        if (column == BONUS_CARDS if in_hand else works_before(card, space)) and given & needs(space)
    )


def works_before(card: int, space: str) -> bool:
    """Whether an occupation has an effect before the action on a space."""
    return bool(listening((card,), "space_used", space, "before")) or any(
        listening((card,), "action", type, "before") for type in BOX.actions_on[space]
    )


def may_help(player: Player, move: UseSpace) -> bool:
    """Whether the occupation that the move names brings all that is missing, in one of the ways to pay."""
    space, card = move.copying or move.space, move.through
    given = gives(card, card in player.hand)
    return any(lack <= given for lack in lacks(player, space))


def lacks(player: Player, space: str) -> list[set[str]]:
    """What is missing for a space, in each of the ways to pay for it; a card has to bring all of one of them."""
    quick = QUICK[space]
    ship_missing = sum(player.ships(kind) for kind in quick.kinds) < quick.count
    lacking: list[set[str]] = [{kind} for kind in quick.kinds] if ship_missing else [set()]
    for ways in quick.musts:
        short = [{THINGS[number] for number, count in way if player.things[number] < count} for way in ways]
        lacking = [lack | more for lack in lacking for more in short]
    return lacking


@cache
def gives(card: int, in_hand: bool) -> frozenset[str]:
    """Whatever an occupation may bring when it is played, or works before an action."""
    given: set[str] = set()
    for due in helping(card, in_hand):
        for way in (due.effect, *ways_of(due.effect)):
            given |= given_by(way)
        for row in due.effect.table:
            given |= {*row.gain.things}
    return frozenset(given)


@cache
def helping(card: int, in_hand: bool) -> tuple[Due, ...]:
    """The effects of a card that can help before the action: when it is played, or as one that is out already."""
    return tuple(
        Due(card, part)
        for part, effect in enumerate(BOX.occupations[card].fx)
        if (effect.trigger in ("play", "anytime", "state") if in_hand else effect.when == "before")
    )


def given_by(way: Alternative) -> set[str]:
    """Whatever one way of an effect may bring."""
    given: set[str] = set()
    if way.gain:
        given |= {*way.gain.things, *way.gain.ship}
        if way.gain.mountain:
            given |= {"wood", "stone", "ore", "silver"}
        if way.gain.things.keys() & BOX.goods.keys():
            given.add("goods")
        if way.gain.upgrade or way.gain.flip_tiles:
            given |= {*BOX.goods}
    if way.mod and way.mod.buy_ship:
        given.add(way.mod.buy_ship.type)
    if way.mod and way.mod.diagonal_exchange:
        given |= {*BOX.goods}
    return given


def why_no_means(state: State, seat: int, move: UseSpace) -> Reason | None:
    """Why a space can't be used through a card: it isn't needed for that, or it doesn't help."""
    space = move.copying or move.space
    reason = why_not_effect(state, seat, space)
    if reason is None:
        return Reason("means-not-needed", "FO-5.13", {"space": space})
    player = state.players[seat]
    if move.through in working_cards(player.occupations, player.hand, move) and helps(state, seat, move):
        return None
    return reason


# ---------------------------------------------------------------------- trying it out


def leads_there(state: State, seat: int, move: UseSpace) -> bool:
    """Whether the space can be used after the Vikings were placed and the card did what it can."""
    from meadhall.games.feast_for_odin.effects import ready  # what effects do needs every other rule

    card = move.through
    in_hand = card in state.players[seat].hand
    if in_hand and not any(ready(state, seat, due) for due in helping(card, in_hand)):
        return False
    world = state.copy()
    world.agenda = []
    begin_placement(world, seat, move)
    return can_be_kept(world, seat, Budget(MOST_TRIED))


def keep_promise(state: State, choice: WithAnytime, moves: Sequence[Move]) -> Sequence[Move]:
    """Those of some moves after which the space can still be used through the card that was named for it."""
    world = state.copy()
    if not world.agenda or world.agenda[-1] != choice:
        world.agenda.append(choice)
    return [move for move in moves if goes_on(world, choice.seat, move, Budget(MOST_TRIED))] or moves


class Budget:
    """How many positions may still be looked at."""

    def __init__(self, left: int) -> None:
        self.left = left


def can_be_kept(world: State, seat: int, budget: Budget) -> bool:
    """Whether some way from here to the beginning of the action makes the space usable, without any luck."""
    chance_fell = world.unveilings
    while world.agenda:
        top = world.agenda[-1]
        if isinstance(top, StartAction):
            return why_not_effect(world, seat, world.actions[-1].effect) is None
        if top.decides:
            break
        world.agenda.pop()
        top.run(world)
        if world.actions and world.actions[-1].column_card and world.unveilings > chance_fell:
            return False
    return bool(world.agenda) and any(goes_on(world, seat, move, budget) for move in ways_on(world, seat))


def ways_on(world: State, seat: int) -> Sequence[Move]:
    """What is asked; in a window only what the card itself lets one do."""
    choice = world.agenda[-1]
    if choice.seat != seat or not isinstance(choice, WithAnytime):
        return []
    if not isinstance(choice, Window):
        return choice.own_moves(world)
    means = world.actions[-1].means
    own = [move for move in card_moves(world, seat) if isinstance(move, UseOccupation) and move.occupation == means]
    return [Done(), *own]


def goes_on(world: State, seat: int, move: Move, budget: Budget) -> bool:
    """Whether a move leads on to a usable space."""
    budget.left -= 1
    if budget.left < 0:
        return False
    twin = world.copy()
    choice = twin.agenda.pop()
    choice.play(twin, move)
    return can_be_kept(twin, seat, budget)

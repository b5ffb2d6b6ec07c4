"""Spaces that become usable only through an occupation that has no random result (FO-5.13).

The bonus card of the fourth column, or a card that works before the action, may bring what is missing. Whether it does
is tried out on a copy of the position; for most cards and spaces what they give and need says at once that it can't.
"""

from collections.abc import Iterator, Sequence
from functools import cache, lru_cache

from meadhall.core.reasons import Reason
from meadhall.core.steps import Move
from meadhall.games.feast_for_odin.anytime import Window, WithAnytime, card_moves
from meadhall.games.feast_for_odin.box import BOX
from meadhall.games.feast_for_odin.cards import Alternative
from meadhall.games.feast_for_odin.listening import Cards, Due, listening, ways_of
from meadhall.games.feast_for_odin.moves import Done, UseOccupation, UseSpace
from meadhall.games.feast_for_odin.parts import COLUMN_OF, column_of, needs, why_not_effect
from meadhall.games.feast_for_odin.player import THINGS, Player
from meadhall.games.feast_for_odin.quick import QUICK
from meadhall.games.feast_for_odin.state import State
from meadhall.games.feast_for_odin.use import StartAction, begin_placement

BONUS_CARDS = 4
"""The column in which a card may be played before the action (FO-5.8)."""
MOST_TRIED = 200
"""So many positions are looked at before a card is held to be no means."""

# ---------------------------------------------------------------------- which cards may help


def means_for(state: State, seat: int, move: UseSpace) -> Iterator[UseSpace]:
    """The ways to use a space through an occupation, when it isn't usable otherwise."""
    for card in candidates(state.players[seat], move):
        through = UseSpace(move.space, move.copying, card)
        if leads_there(state, seat, through):
            yield through


def candidates(player: Player, move: UseSpace) -> list[int]:
    """The cards that work before the action: own ones, and in the fourth column those in hand."""
    space = move.copying or move.space
    cards = dict.fromkeys(due.occupation for due in working_before(player.occupations, space))
    if column_of(move.space) == BONUS_CARDS:
        cards |= dict.fromkeys(player.hand)
    lacking = lacks(player, space)
    given = {card: gives(card, card in player.hand) for card in cards}
    return [card for card in cards if given[card] & needs(space) and any(lack <= given[card] for lack in lacking)]


def lacks(player: Player, space: str) -> list[set[str]]:
    """What is missing for a space, in each of the ways to pay for it; a card has to bring all of one of them."""
    quick = QUICK[space]
    ship_missing = sum(player.ships(kind) for kind in quick.kinds) < quick.count
    lacking: list[set[str]] = [{kind} for kind in quick.kinds] if ship_missing else [set()]
    for ways in quick.musts:
        short = [{THINGS[number] for number, count in way if player.things[number] < count} for way in ways]
        lacking = [lack | more for lack in lacking for more in short]
    return lacking


@lru_cache(maxsize=10_000)
def spaces_with_means(cards: Cards, hand: Cards) -> frozenset[str]:
    """The spaces for which occupations, played or in hand, may be a means at all."""
    return frozenset(
        space
        for space, column in COLUMN_OF.items()
        if any(gives(due.occupation, False) & needs(space) for due in working_before(cards, space))
        or (column == BONUS_CARDS and any(gives(card, True) & needs(space) for card in hand))
    )


def working_before(own: Cards, space: str) -> list[Due]:
    """The effects that work before the action on a space."""
    if not own:
        return []
    due = list(listening(own, "space_used", space, "before"))
    for type in BOX.actions_on[space]:
        due += listening(own, "action", type, "before")
    return due


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
    if move.through in candidates(state.players[seat], move) and leads_there(state, seat, move):
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

"""Which spaces can be used, compiled from the data: the answers of parts.py without its reasons, but much faster.

Every player's turn begins with the list of all spaces that can be used, and a random game asks for some 150 such lists.
What occupations change in a price or put in the place of a part is left to parts.py.
"""

from collections.abc import Callable, Iterator
from functools import cache, lru_cache

from msgspec import Struct

from meadhall.games.feast_for_odin.box import BOX
from meadhall.games.feast_for_odin.goods import Cost
from meadhall.games.feast_for_odin.ids import BuildingId, ShipId
from meadhall.games.feast_for_odin.listening import Cards, listening, rules_for
from meadhall.games.feast_for_odin.parts import (
    COLUMN_OF,
    Part,
    boards_to_claim,
    can_emigrate,
    reward_for_animals,
    specials_for,
)
from meadhall.games.feast_for_odin.player import GOODS, NUMBER, Player
from meadhall.games.feast_for_odin.spaces import SpaceStep
from meadhall.games.feast_for_odin.state import State

Needs = tuple[tuple[int, int], ...]
"""Things by their number in the supply, with how many of each."""
Test = Callable[[State, Player, int], bool]

UPGRADEABLE = tuple(NUMBER[good] for good in GOODS if BOX.goods[good].upgrade_to)


class QuickPart(Struct, frozen=True):
    """A part of a space: what it costs, in each of the ways to pay it, and whether it brings anything."""

    costs: tuple[Needs, ...]
    ship: ShipId | None
    """A ship that goes back."""
    brings: tuple[Test, ...]
    """Any of these will do; none: it always brings something."""


class QuickSpace(Struct, frozen=True):
    """A space: the ships it asks for, the costs that have to be paid in any case, its parts."""

    id: str
    kinds: tuple[ShipId, ...]
    count: int
    musts: tuple[tuple[Needs, ...], ...]
    parts: tuple[QuickPart, ...]


# ---------------------------------------------------------------------- asking


def usable(quick: QuickSpace, state: State, player: Player, seat: int) -> bool:
    """Whether a space can be used by a player whose occupations change nothing in it."""
    if quick.count and sum([player.ships(kind) for kind in quick.kinds]) < quick.count:
        return False
    things = player.things
    for costs in quick.musts:
        for needs in costs:
            for number, count in needs:
                if things[number] < count:
                    break
            else:
                break
        else:
            return False
    for part in quick.parts:
        for needs in part.costs:
            for number, count in needs:
                if things[number] < count:
                    break
            else:
                break
        else:
            continue
        if part.ship and not player.ships(part.ship):
            continue
        if not part.brings:
            return True
        for test in part.brings:
            if test(state, player, seat):
                return True
    return False


@lru_cache(maxsize=10_000)
def touched(cards: Cards) -> frozenset[str]:
    """The spaces in which the occupations of a player change a price, a requirement or a part."""
    return frozenset().union(*map(touched_by, cards))


@cache
def touched_by(card: int) -> frozenset[str]:
    """The spaces in which one occupation does that."""
    rules = rules_for((card,))
    building = any(rules.stone.values())
    return frozenset(
        space.id
        for space in BOX.spaces.values()
        if space.id in rules.silver
        or space.id in rules.explore_any
        or not rules.knarrs_for_longships.isdisjoint(BOX.actions_on[space.id])
        or (rules.emigration and "emigration" in BOX.actions_on[space.id])
        or (building and "build_houses" in space.group)
        or listening((card,), "space_used", space.id, "instead")
        or any(listening((card,), "action", type, "instead") for type in BOX.actions_on[space.id])
    )


# ---------------------------------------------------------------------- compiling


def parts_of(space: str) -> Iterator[QuickPart]:
    """The parts of a space, alternatives included."""
    for step in BOX.spaces[space].steps:
        for part in step.choose or (step,):
            costs = costs_of(part)
            if costs is not None:
                yield QuickPart(costs, part.pay.ship if part.pay else None, tuple(tests(space, part)))


def costs_of(part: Part) -> tuple[Needs, ...] | None:
    """The ways to pay a part; emigration looks at its price itself."""
    if isinstance(part, SpaceStep):
        if part.emigrate:
            return ((),)
        if part.choose_pay:
            return tuple(map(needs, part.choose_pay))
    return (needs(part.pay) if part.pay else (),)


def needs(cost: Cost) -> Needs:
    """A cost by the numbers of the things."""
    return tuple((NUMBER[thing], int(count)) for thing, count in cost.things.items())


def musts_of(space: str) -> Iterator[tuple[Needs, ...]]:
    """The costs of the steps that are not optional: of each, one of the ways to pay it."""
    for step in BOX.spaces[space].steps:
        if not (step.optional or step.emigrate):
            ways = [way for part in step.choose or (step,) for way in costs_of(part) or ()]
            if () not in ways:
                yield tuple(ways)


def tests(space: str, part: Part) -> Iterator[Test]:
    """What a part may bring; nothing if it always brings something."""
    step = part if isinstance(part, SpaceStep) else None
    if part.gain and part.gain.things:
        return
    if step and (step.dice_action or step.draw_weapons or step.overseas_trade or step.gain_choice):
        return
    if part.gain and part.gain.building:
        yield stock_of(part.gain.building)
    if part.gain:
        freed = part.pay.ship if part.pay else None
        yield from (stage_for(ship, freed) for ship in part.gain.ship)
    if part.mountain:
        yield lambda state, player, seat: bool(state.strips)
    if part.trade:
        yield lambda state, player, seat: any(map(player.things.__getitem__, UPGRADEABLE))
    if step:
        yield from tests_of_step(space, step)


def tests_of_step(space: str, step: SpaceStep) -> Iterator[Test]:
    """The actions that only steps have."""
    if step.gain_from:
        yield lambda state, player, seat: bool(reward_for_animals(player, step))
    if step.buy_special_tiles:
        yield lambda state, player, seat: bool(specials_for(state, seat, space))
    if step.explore:
        yield lambda state, player, seat: bool(boards_to_claim(state, seat, space))
    if step.emigrate:
        yield lambda state, player, seat: can_emigrate(state, seat)
    if step.draw_occupation:
        yield lambda state, player, seat: bool(state.deck)
    if step.play_occupation:
        drawing = COLUMN_OF[space] == 3
        yield lambda state, player, seat: bool(player.hand or (drawing and state.deck))


def stock_of(building: BuildingId) -> Test:
    """Whether such a building is left."""
    return lambda state, player, seat: state.stock[building] > 0


def stage_for(ship: ShipId, freed: ShipId | None) -> Test:
    """Whether there is a landing stage for a ship, or will be one when another has left it."""
    always = freed is not None and BOX.ships[freed].size == BOX.ships[ship].size
    return lambda state, player, seat: always or player.has_stage(ship)


def compiled(id: str) -> QuickSpace:
    """A space of the data."""
    wanted = BOX.spaces[id].requires
    kinds = (wanted.ship_any_of or ((wanted.ship,) if wanted.ship else ())) if wanted else ()
    return QuickSpace(id, kinds, wanted.count if wanted else 0, tuple(musts_of(id)), tuple(parts_of(id)))


QUICK = {id: compiled(id) for id in BOX.spaces}

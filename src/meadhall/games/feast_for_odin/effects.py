"""The effects of occupations: in which ways one may be used now, and what it does (FO-13, FO-18)."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations_with_replacement, product
from math import floor
from typing import Any, ClassVar

from msgspec import Struct

from meadhall.core.reasons import Reason
from meadhall.core.steps import Move, Step
from meadhall.games.feast_for_odin import card_actions, events
from meadhall.games.feast_for_odin.anytime import ANYTIME, WithAnytime, spoils
from meadhall.games.feast_for_odin.box import BOX
from meadhall.games.feast_for_odin.cards import Alternative, BuyShip, CardCost, Effect, Gain, Mod, Row
from meadhall.games.feast_for_odin.conditions import holds, one_less
from meadhall.games.feast_for_odin.counts import counted
from meadhall.games.feast_for_odin.feast import FeastPhase
from meadhall.games.feast_for_odin.ids import Resource
from meadhall.games.feast_for_odin.listening import Due, costs_anything, listening, ways_of
from meadhall.games.feast_for_odin.mountains import TakeFromStrips, strips_to_take_from
from meadhall.games.feast_for_odin.moves import Decline, UseOccupation
from meadhall.games.feast_for_odin.occupations import ChooseOccupation
from meadhall.games.feast_for_odin.parts import can_emigrate, has_stage, upgradeable
from meadhall.games.feast_for_odin.player import GOODS, NUMBER, WEAPONS, Player
from meadhall.games.feast_for_odin.rounds import (
    BreedAlone,
    InPhase,
    PayBonuses,
    receive_bonus,
    waiting_for,
)
from meadhall.games.feast_for_odin.state import State
from meadhall.games.feast_for_odin.supply import (
    Giver,
    WorkEffects,
    arrive,
    draw_weapon,
    gain,
    get_building,
    get_ship,
    pay,
    return_ship,
    take_special,
    take_weapon,
)
from meadhall.games.feast_for_odin.trading import UpgradeGoods
from meadhall.games.feast_for_odin.use import act

Paying = tuple[tuple[str, int], ...]
NOTHING = Gain()

# ---------------------------------------------------------------------- effects that are due


def work(state: State, seat: int, due: tuple[Due, ...]) -> None:
    """First whatever only gives something and leaves no choice; among the rest the owner picks (FO-3.3)."""
    plain = [one for one in due if is_plain(one.effect)]
    rest = tuple(one for one in due if not is_plain(one.effect))
    if plain:
        if rest:
            state.then(WorkEffects(seat, rest))
        for one in plain:
            for way in ways(state, seat, one):
                carry_out_way(state, seat, one, way)
            settle(state, seat, one)
    elif any(ready(state, seat, one) for one in rest):
        state.then(OfferEffects(seat, rest))
    else:
        for one in rest:
            settle(state, seat, one)


def settle(state: State, seat: int, due: Due) -> None:
    """A reward that comes once in a game is lost if it is impossible when its moment has come (FO-13.6)."""
    player, effect = state.players[seat], due.effect
    lost = effect.limit == "once_per_game" and not effect.opt and due.occupation not in player.used_up
    if lost and holds(state, seat, due, effect.conditions):
        player.used_up += (due.occupation,)


def is_plain(effect: Effect) -> bool:
    """Whether it only gives things, and leaves nothing to choose or to chance."""
    if effect.opt or costs_anything(effect) or effect.choose or effect.choose_good or effect.mod:
        return False
    gains = [row.gain for row in effect.table] or [effect.gain or NOTHING]
    return all(one == Gain(things=one.things, take_weapon=one.take_weapon) for one in gains)


class OfferEffects(WithAnytime, frozen=True):
    """Effects of one's occupations: use one of them, in one of its ways, or none of those that are left (FO-18.11)."""

    due: tuple[Due, ...]

    takes: ClassVar = (UseOccupation, Decline, *ANYTIME)

    def moves(self, state: State) -> Sequence[Move]:
        return list(dict.fromkeys(super().moves(state)))  # Herb Gardener is asked, and could be used at any time

    def asks_for(self, state: State, move: Move) -> bool:
        return not isinstance(move, ANYTIME) or self.has_way(state, move)

    def has_way(self, state: State, move: Move) -> bool:
        """Whether a move is a way of using one of the effects."""
        return any(move in ways(state, self.seat, due) for due in self.due)

    def own_moves(self, state: State) -> Sequence[Move]:
        moves: list[Move] = []
        bound = False
        for due in self.due:
            found = ways(state, self.seat, due)
            bound = bound or (bool(found) and is_bound(due.effect))
            moves += (way for way in found if way not in moves and not spoils(state, self.seat, way, self.do))
        return moves if bound else [Decline(), *moves]

    def not_offered(self, state: State, move: Any) -> Reason:
        action = state.action_of(self.seat)
        if action and self.has_way(state, move):
            return Reason("needed-for-space", "FO-A53", {"space": action.effect})
        return super().not_offered(state, move)

    def do(self, state: State, move: UseOccupation | Decline) -> None:
        if isinstance(move, Decline):
            return
        used = next(
            one for one in self.due if one.occupation == move.occupation and move in ways(state, self.seat, one)
        )
        others = tuple(one for one in self.due if one is not used)
        rest = (*others, *one_less(used)) if costs_anything(used.effect) or used.effect.limit else others
        if rest:
            state.then(WorkEffects(self.seat, rest))
        carry_out_way(state, self.seat, used, move)


def is_bound(effect: Effect) -> bool:
    """Whether its owner has to carry it out: it costs nothing and does not say that he may (FO-13.7, FO-18.11)."""
    return not (effect.opt or costs_anything(effect))


class OfferInstead(WithAnytime, frozen=True):
    """What an occupation gives in the place of a weapon card, or of the bonus of a house."""

    due: tuple[Due, ...]
    bonus: str = ""
    """The good of the house; empty if a weapon card would be drawn."""

    takes: ClassVar = (UseOccupation, Decline, *ANYTIME)

    def asks_for(self, state: State, move: Move) -> bool:
        return not isinstance(move, ANYTIME) or move in self.own_moves(state)

    def own_moves(self, state: State) -> Sequence[Move]:
        return [Decline(), *(way for due in self.due for way in ways(state, self.seat, due))]

    def do(self, state: State, move: UseOccupation | Decline) -> None:
        if isinstance(move, UseOccupation):
            due = next(due for due in self.due if due.occupation == move.occupation)
            carry_out_way(state, self.seat, due, move)
        elif self.bonus:
            receive_bonus(state, self.seat, self.bonus)
        else:
            draw_weapon(state, self.seat)


class OfferReplacement(WithAnytime, frozen=True):
    """Of tiles that arrive together one may be received as another good (FO-18.5, Meat Buyer)."""

    due: Due
    thing: str
    count: int
    giver: Giver

    takes: ClassVar = (UseOccupation, Decline, *ANYTIME)

    def asks_for(self, state: State, move: Move) -> bool:
        return not isinstance(move, ANYTIME) or move in self.own_moves(state)

    @property
    def other(self) -> str:
        """The good that comes in the place of one of them."""
        mod = self.due.effect.mod
        return (mod.replace_one_with if mod else None) or self.thing

    def own_moves(self, state: State) -> Sequence[Move]:
        return [Decline(), UseOccupation(self.due.occupation, (self.other,))]

    def do(self, state: State, move: UseOccupation | Decline) -> None:
        replaced = isinstance(move, UseOccupation)
        arrive(state, self.seat, self.thing, self.count - replaced, self.giver)
        if replaced:
            state.tell(events.OccupationUsed, self.seat, self.due.occupation)
            arrive(state, self.seat, self.other, 1, self.giver)


# ---------------------------------------------------------------------- at any time


def anytime_effects(state: State, seat: int) -> Iterator[Due]:
    """The effects that a player may use whenever he likes (FO-13.4), and those of the space he is using (during)."""
    cards = state.players[seat].occupations
    yield from listening(cards, "anytime")
    yield from (due for due in listening(cards, "state") if due.effect.mod and due.effect.mod.stays_available)
    yield from during_use(state, seat)


def during_use(state: State, seat: int) -> Iterator[Due]:
    """The effects that work at any time during the use of the space, once in each (Chronicler)."""
    action = state.action_of(seat)
    if action and action.vikings:
        for due in listening(state.players[seat].occupations, "space_used", action.effect, "during"):
            if due.occupation not in action.used:
                yield due


def anytime_ways(state: State, seat: int) -> Iterator[UseOccupation]:
    """Every way to use an occupation at any time."""
    for due in anytime_effects(state, seat):
        yield from ways(state, seat, due)


def use_anytime(state: State, seat: int, move: UseOccupation) -> None:
    """Use an occupation of one's own accord."""
    due = next(due for due in anytime_effects(state, seat) if move in ways(state, seat, due))
    action = state.action_of(seat)
    if due.effect.when == "during" and action:
        action.used += (due.occupation,)
    carry_out_way(state, seat, due, move)


# ---------------------------------------------------------------------- in which ways


class Outcome(Struct, frozen=True):
    """What an effect gives at this moment."""

    gain: Gain
    times: int


def ready(state: State, seat: int, due: Due) -> bool:
    """Whether an effect can be carried out now."""
    return bool(ways(state, seat, due))


def ways(state: State, seat: int, due: Due) -> list[UseOccupation]:
    """All ways to carry out an effect now: what is wanted of it, and what is paid; none if it can't be (FO-13.14)."""
    effect, action = due.effect, state.action_of(seat)
    if effect.limit == "once_per_game" and due.occupation in state.players[seat].used_up:
        return []
    if effect.limit == "once_per_action" and action and due.occupation in action.used:
        return []
    if not holds(state, seat, due, effect.conditions):
        return []
    found: list[UseOccupation] = []
    for way in ways_of(effect):
        if way is effect or holds(state, seat, due, way.conditions):
            outcome = outcome_of(state, seat, due, way)
            for paying in payments(state, seat, due, way):
                for what in wanted(state, seat, due, way, outcome, paying):
                    found.append(UseOccupation(due.occupation, what, paying))
    return found


def outcome_of(state: State, seat: int, due: Due, way: Alternative) -> Outcome:
    """What is gained, and how often (FO-18.10, FO-18.20)."""
    effect = due.effect
    given = way.gain or NOTHING
    if effect.table and effect.count and effect.match:
        number = counted(state, seat, effect.count)
        row = row_for(effect.table, number, effect.match)
        given = row.gain if row else NOTHING
    if effect.per == "each":
        return Outcome(given, 1 if costs_anything(effect) else due.times)
    return Outcome(given, counted(state, seat, effect.per) if effect.per else 1)


def row_for(table: Sequence[Row], number: int, match: str) -> Row | None:
    """The row of a table that a number leads to (FO-18.10)."""
    if match == "exact":
        return next((row for row in table if row.at == number), None)
    if match == "smallest_threshold_not_below":
        return min((row for row in table if row.at >= number), key=lambda row: row.at, default=None)
    return max((row for row in table if row.at <= number), key=lambda row: row.at, default=None)


def payments(state: State, seat: int, due: Due, way: Alternative) -> list[Paying]:
    """Every way to pay what an effect costs; one empty one if it costs nothing."""
    effect = due.effect
    own = way.pay if way is not effect and way.pay else effect.pay
    costs = effect.choose_pay or ((own,) if own else ())
    if costs:
        return [paying for cost in costs for paying in ways_to_pay(state, seat, due, cost)]
    mod = way.mod or effect.mod
    if mod and mod.buy_ship:
        silver = ship_price(state.players[seat], mod.buy_ship)
        return [(("silver", silver),)] if state.players[seat].have("silver") >= silver else []
    return [()]


def ways_to_pay(state: State, seat: int, due: Due, cost: CardCost) -> Iterator[Paying]:
    """Every way to pay a cost: which animals, which weapon cards, from which ship (FO-18.17)."""
    player = state.players[seat]
    parts: list[list[Paying]] = []
    for thing, count in cost.things.items():
        number = state.round if count == "round_number" else count
        parts.append([((kind, number),) for kind in sorted(BOX.goods_named([thing]))])
    if cost.any_weapon_cards:
        mixtures = combinations_with_replacement(WEAPONS, cost.any_weapon_cards)
        parts.append([tuple((weapon, mix.count(weapon)) for weapon in dict.fromkeys(mix)) for mix in mixtures])
    if cost.place_in_own_shed:
        parts.append([((resource, 1),) for resource in cost.place_in_own_shed if shed_for(player, resource) >= 0])
    if cost.ore_from_used_longship:
        carrying = sorted({ore for ore in player.longships if ore})
        chosen = carrying[-1:] if "pillaging" in due.effect.type else carrying
        parts.append([((f"{ORE_FROM_LONGSHIP}{ore}", 1),) for ore in chosen])
    if cost.ship:
        parts.append([((cost.ship, 1),)] if player.ships(cost.ship) else [])
    for combination in product(*parts):
        paying = tuple(one for part in combination for one in part)
        if all(has(player, thing) >= count for thing, count in paying):
            yield paying


ORE_FROM_LONGSHIP = "ore_from_longship_"
"""How ore of the longship that is used is called among what is paid, followed by how much that ship carries."""


def has(player: Player, thing: str) -> int:
    """How many of something that can be paid there are; ships and ore on them were looked at before."""
    return 1 if thing in BOX.ships or thing.startswith(ORE_FROM_LONGSHIP) else player.have(thing)


def shed_for(player: Player, resource: Resource) -> int:
    """The first shed with a free slot for a resource; -1 if there is none."""
    for number, house in enumerate(player.houses):
        if house.kind == "shed" and getattr(house, resource) < BOX.buildings["shed"].resource_slots[resource]:
            return number
    return -1


def ship_price(player: Player, offer: BuyShip) -> int:
    """What a ship costs through an occupation: by the knarrs, or less for each weapon, rounded down (FO-A52)."""
    if offer.price_by_knarrs:
        return max((row for row in offer.price_by_knarrs if row.at <= player.knarrs), key=lambda row: row.at).price
    less = sum(player.have(weapon) * value for weapon, value in offer.minus_per_weapon.items())
    return max(0, floor((offer.base_price or 0) - less))


def wanted(
    state: State, seat: int, due: Due, way: Alternative, outcome: Outcome, paying: Paying
) -> list[tuple[str, ...]]:
    """What one may want of a way, each by what it brings; nothing if it would bring nothing (FO-18.12)."""
    effect, mod = due.effect, way.mod or due.effect.mod
    if effect.choose_good:
        test = effect.choose_good
        without = BOX.goods_named(test.exclude)
        have = state.players[seat].have
        return [(good,) for good in GOODS if have(good) == test.exactly_in_supply and good not in without]
    if not outcome.times:
        return []
    what = brought(state, seat, outcome, mod, paying)
    if mod:
        paid = having_paid(state, seat, paying)
        what += tuple(word for word in card_actions.possible(paid, seat, due, mod) if word not in what)
    return [what] if what else []


def having_paid(state: State, seat: int, paying: Paying) -> State:
    """The position once a cost has left the supply: what it is paid for has to be possible then (FO-18.11)."""
    things = {thing: count for thing, count in paying if thing in NUMBER}
    if not things:
        return state
    twin = state.copy()
    twin.players[seat].pay(things)
    return twin


def brought(state: State, seat: int, outcome: Outcome, mod: Mod | None, paying: Paying) -> tuple[str, ...]:
    """Whatever of a gain can be received now."""
    player, given = state.players[seat], outcome.gain
    what: list[str] = [thing for thing, count in given.things.items() if count]
    what += given.take_weapon
    freed = next((ship for ship in BOX.ships.values() if ship.id in dict(paying)), None)
    what += dict.fromkeys(ship for ship in given.ship if has_stage(player, ship, freed.id if freed else None))
    if given.building and state.stock[given.building]:
        what.append(given.building)
    if given.special in state.tray and given.special:
        what.append(given.special)
    if given.weapon_draw:
        what.append("weapon_draw")
    if given.mountain and strips_to_take_from(state, front=mod.front_item_must_be if mod else ()):
        what.append("mountain")
    if given.upgrade and any(may_upgrade(given, good) for good in upgradeable(player)):
        what.append("upgrade")
    if given.flip_tiles and any(player.have(good) for good in GOODS):
        what.append("flip_tiles")
    if given.play_occupation and player.hand:
        what.append("play_occupation")
    if given.do_action and (
        given.do_action != "emigration" or can_emigrate(state, seat, less_silver(state, seat, mod))
    ):
        what.append(given.do_action)
    if given.do_phase:
        what.append(given.do_phase)
    return tuple(what)


def may_upgrade(given: Gain, good: str) -> bool:
    """Whether the upgrades of a gain are for such a good."""
    assert given.upgrade
    among = given.upgrade.from_
    return not among or good in among or BOX.goods[good].colour in among


def less_silver(state: State, seat: int, mod: Mod | None) -> int:
    """What is taken off the price of the action that an occupation lets one do."""
    return counted(state, seat, mod.silver_cost_minus_count) if mod and mod.silver_cost_minus_count else 0


# ---------------------------------------------------------------------- carrying out


def carry_out_way(
    state: State, seat: int, due: Due, move: UseOccupation, *, for_space: bool = False, built: bool = False
) -> None:
    """Pay, and receive or do what was wanted (FO-18.11)."""
    effect, player, action = due.effect, state.players[seat], state.action_of(seat)
    way = next(
        way
        for way in ways_of(effect)
        if move.paying in payments(state, seat, due, way)
        and move.what in wanted(state, seat, due, way, outcome_of(state, seat, due, way), move.paying)
    )
    outcome, mod = outcome_of(state, seat, due, way), way.mod or effect.mod
    less = less_silver(state, seat, mod)
    state.tell(events.OccupationUsed, seat, due.occupation)
    if effect.limit == "once_per_game":
        player.used_up += (due.occupation,)
    elif effect.limit == "once_per_action" and action:
        action.used += (due.occupation,)
    if action and effect.conditions and effect.conditions.ore_is_paid and not action.begun:
        action.promised = "ore"
    harvest = mod is not None and mod.counts_as_harvest_phase
    if harvest:
        state.then(ReceiveCrops(seat, due), InPhase("harvest", "after", seat, "some"))
        state.then(*(WorkEffects(seat, own) for own in [waiting_for(state, seat, "harvest", "during", "some")] if own))
    settle_payment(state, seat, effect, move.paying, for_space=for_space)
    if harvest:
        return
    if mod:
        card_actions.start(state, seat, due, mod, outcome.times)
    if effect.choose_good:
        gain(state, seat, move.what[0], outcome.gain.chosen_good, "card")
    elif not (mod and mod.must_place_immediately_on):
        receive(state, seat, outcome, mod, less, in_layout=effect.trigger == "feast", built=built)


class ReceiveCrops(Step[State], frozen=True):
    """The crops of an additional harvest (Plower)."""

    seat: int
    due: Due

    def run(self, state: State) -> None:
        receive(state, self.seat, Outcome(self.due.effect.gain or NOTHING, 1), None, 0, in_layout=False, built=False)


def settle_payment(state: State, seat: int, effect: Effect, paying: Paying, *, for_space: bool) -> None:
    """What is paid leaves supply, ships or bay; wood and stone may go to a slot of a shed."""
    player = state.players[seat]
    if effect.pay and effect.pay.place_in_own_shed:
        resource = next(one for one in effect.pay.place_in_own_shed if one == paying[0][0])
        card_actions.fill_shed(state, seat, shed_for(player, resource), resource)
        return
    things: dict[str, int] = {}
    for thing, count in paying:
        if thing in BOX.ships:
            return_ship(state, seat, BOX.ships[thing].id)
        elif thing.startswith(ORE_FROM_LONGSHIP):
            carrying = int(thing.removeprefix(ORE_FROM_LONGSHIP))
            player.take_ore("longship", carrying)
            state.actions[-1].longship = carrying - 1
        else:
            things[thing] = things.get(thing, 0) + count
    pay(state, seat, things, for_space=for_space)


def receive(
    state: State, seat: int, outcome: Outcome, mod: Mod | None, less: int, *, in_layout: bool, built: bool
) -> None:
    """A gain as far as it can be received; what takes decisions comes after what lies in the supply at once."""
    given, times = outcome.gain, outcome.times
    follow_up(state, seat, given, mod, less)
    things: Mapping[str, int] = {
        thing: int(count) for thing, count in given.things.items() if not (in_layout and thing == "silver")
    }
    for thing, count in things.items():
        gain(state, seat, thing, count * times, "card")
    for weapon, count in given.take_weapon.items():
        take_weapon(state, seat, weapon, count * times)
    for _ in range(given.weapon_draw * times):
        draw_weapon(state, seat)
    if given.special:
        take_special(state, seat, given.special)
    if given.building:
        get_building(state, seat, given.building, built=built)
    for ship in given.ship:
        if get_ship(state, seat, ship, built=built) and mod and mod.place_ore_on_new_ship:
            card_actions.load(state, seat, ship, mod.place_ore_on_new_ship)


def follow_up(state: State, seat: int, given: Gain, mod: Mod | None, less: int) -> None:
    """Whatever of a gain takes decisions, chance or a phase of its own."""
    if given.mountain:
        state.then(TakeFromStrips(seat, (given.mountain,), front=mod.front_item_must_be if mod else ()))
    if given.upgrade:
        upgrade = given.upgrade
        same = "" if upgrade.same_type else None
        further = card_actions.further_for(state.players[seat], given) if upgrade.same_type else 0
        state.then(UpgradeGoods(seat, upgrade.count, upgrade.steps, among=upgrade.from_, only=same, further=further))
    if given.flip_tiles:
        state.then(card_actions.FlipTiles(seat, given.flip_tiles))
    if given.play_occupation and state.players[seat].hand:
        state.then(ChooseOccupation(seat, given.play_occupation, given.play_occupation, by_card=True))
    if given.do_action:
        act(state, seat, given.do_action, less)
    if given.do_phase == "feast":
        state.then(FeastPhase(seat))
    elif given.do_phase == "bonus":
        scope = mod.bonus_scope if mod else None
        state.then(InPhase("bonus", "during", seat), PayBonuses(seat, scope), InPhase("bonus", "after", seat))
    elif given.do_phase == "breeding":
        state.then(BreedAlone(seat))

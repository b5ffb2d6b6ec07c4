"""What comes to players and what they give: every change that an occupation may listen to (FO-13.10, FO-18.5)."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import ClassVar, Literal

from msgspec.structs import replace

from meadhall.core.reasons import Reason
from meadhall.core.steps import Choice, Event, Step
from meadhall.games.feast_for_odin import events
from meadhall.games.feast_for_odin.box import BOX
from meadhall.games.feast_for_odin.cards import EffectSource
from meadhall.games.feast_for_odin.ids import BuildingId, ShipId, SpecialId, Weapon
from meadhall.games.feast_for_odin.listening import Due, listening
from meadhall.games.feast_for_odin.moves import ReturnShip
from meadhall.games.feast_for_odin.player import House, Player
from meadhall.games.feast_for_odin.state import State, Vikings

Giver = Literal["space", "card", "phase"]
"""What gives something: the space or action under way, an occupation, or a phase of the round."""


# ---------------------------------------------------------------------- effects that are due


class WorkEffects(Step[State], frozen=True):
    """Effects of a player's occupations whose time has come; he puts them in order (FO-3.3, FO-13.13)."""

    seat: int
    due: tuple[Due, ...]

    def run(self, state: State) -> None:
        from meadhall.games.feast_for_odin.effects import work  # what effects do needs every other rule

        work(state, self.seat, self.due)


def set_off(state: State, seat: int, due: Iterable[Due]) -> None:
    """Effects are due: they wait together with those of the same player that are waiting already."""
    due = tuple(due)
    if not due:
        return
    top = state.agenda[-1] if state.agenda else None
    if type(top) is WorkEffects and top.seat == seat:
        state.agenda[-1] = WorkEffects(seat, top.due + due)
    else:
        state.then(WorkEffects(seat, due))


# ---------------------------------------------------------------------- things


def gain(state: State, seat: int, thing: str, count: int = 1, giver: Giver = "space", *, strip: bool = False) -> None:
    """Things come from the stock, unless an occupation turns one of them into another (FO-18.5)."""
    if not count:
        return
    for due in listening(state.players[seat].occupations, "gain", thing, "instead"):
        wanted = due.effect.conditions and due.effect.conditions.amount_at_once_exactly
        if wanted == count and comes_from(state, giver, strip, due.effect.source):
            from meadhall.games.feast_for_odin.effects import OfferReplacement

            state.then(OfferReplacement(seat, due, thing, count, giver))
            return
    arrive(state, seat, thing, count, giver, strip=strip)


def arrive(
    state: State, seat: int, thing: str, count: int, giver: Giver, *, strip: bool = False, silently: bool = False
) -> None:
    """Things have come into the supply or the stables."""
    player = state.players[seat]
    player.gain(thing, count)
    if giver == "space":
        note(state, seat, thing, count)
    if not silently:
        state.tell(events.Gained, seat, thing, count)
    if player.occupations:
        set_off(state, seat, heard(state, player, thing, count, giver, strip))


def note(state: State, seat: int, thing: str, count: int) -> None:
    """The action under way has given something."""
    action = state.action_of(seat)
    if action:
        action.gave[thing] = action.gave.get(thing, 0) + count


def heard(state: State, player: Player, thing: str, count: int, giver: Giver, strip: bool) -> Iterable[Due]:
    """The effects that these things set off, once for all of them or once for each."""
    for due in listening(player.occupations, "gain", thing):
        if comes_from(state, giver, strip, due.effect.source):
            yield replace(due, times=count if due.effect.per == "each" else 1)


def comes_from(state: State, giver: Giver, strip: bool, source: EffectSource | None) -> bool:
    """Whether something came about in the way that an effect asks for (FO-18.5)."""
    if source == "mountain_strip":
        return strip
    if source == "viking_action":
        return giver == "space" and bool(state.actions) and state.actions[-1].vikings > 0
    return source is None or giver != "phase"


def pay(state: State, seat: int, cost: Mapping[str, int], *, for_space: bool = True) -> None:
    """Things go to the stock, weapon cards to their discards (FO-11.3)."""
    player, action = state.players[seat], state.action_of(seat)
    player.pay(cost)
    for thing, count in cost.items():
        if count:
            if thing in state.weapon_discards:
                state.weapon_discards[thing] += count
            if action and for_space:
                action.paid[thing] = action.paid.get(thing, 0) + count
            state.tell(events.Paid, seat, thing, count)


def turn_into(
    state: State, seat: int, good: str, into: str, giver: Giver, kind: Callable[[int, str, str], Event]
) -> None:
    """A tile is replaced by another, which is received; a pregnancy is lost (FO-18.22, FO-A33)."""
    state.players[seat].gain(good, -1)
    state.tell(kind, seat, good, into)
    arrive(state, seat, into, 1, giver, silently=True)


# ---------------------------------------------------------------------- weapons


def draw_weapon(state: State, seat: int) -> None:
    """A card from the weapon pile, which is made anew of the discards when it is empty (FO-13.11, FO-A28)."""
    if not any(state.weapon_pile.values()):
        state.weapon_pile, state.weapon_discards = state.weapon_discards, state.weapon_pile
    pile = state.weapon_pile if any(state.weapon_pile.values()) else BOX.weapons
    state.weapon_draws += 1
    drawn = state.chance("weapon", state.weapon_draws).below(sum(pile.values()))
    weapon = nth_card(pile, drawn)
    if pile is state.weapon_pile:
        pile[weapon] -= 1
    state.players[seat].gain(weapon)
    state.tell(events.WeaponDrawn, seat, weapon)


def nth_card(pile: dict[Weapon, int], index: int) -> Weapon:
    """The weapon at this place of a pile that is sorted by kinds."""
    for weapon in pile:
        if index < pile[weapon]:
            return weapon
        index -= pile[weapon]
    raise IndexError(index)


def take_weapon(state: State, seat: int, weapon: Weapon, count: int = 1) -> None:
    """Named weapons come from the discards, else from the pile; if there is none, it is made (FO-11.3, FO-13.11)."""
    for _ in range(count):
        for pile in (state.weapon_discards, state.weapon_pile):
            if pile[weapon]:
                pile[weapon] -= 1
                break
        state.players[seat].gain(weapon)
    state.tell(events.Gained, seat, weapon, count)


# ---------------------------------------------------------------------- ships, buildings, special tiles


def get_ship(state: State, seat: int, ship: ShipId, *, built: bool = False) -> bool:
    """A ship comes into a free landing stage; without one it is lost (FO-1.7, FO-5.6)."""
    player = state.players[seat]
    if not player.has_stage(ship):
        return False
    player.acquire_ship(ship)
    state.tell(events.ShipGained, seat, ship)
    ship_came(state, seat, ship, built=built)
    return True


def ship_came(state: State, seat: int, ship: ShipId, *, built: bool = False) -> None:
    """A ship lies in the bay: occupations may wait for it, or for so many (FO-18.6, FO-18.9)."""
    cards = state.players[seat].occupations
    if cards:
        build = listening(cards, "build", ship) if built else ()
        set_off(state, seat, (*build, *listening(cards, "ship_acquired", ship), *listening(cards, "state")))


def get_building(state: State, seat: int, building: BuildingId, *, built: bool = False) -> bool:
    """A building comes from the stock, if any is left (FO-13.10)."""
    if not state.stock[building]:
        return False
    player = state.players[seat]
    state.stock[building] -= 1
    player.houses += (House(building),)
    state.tell(events.BuildingBuilt, seat, building)
    if player.occupations:
        build = listening(player.occupations, "build", building) if built else ()
        set_off(state, seat, (*build, *listening(player.occupations, "state")))
    return True


def return_ship(state: State, seat: int, ship: ShipId) -> None:
    """A ship goes back to the stock; if several carry different ore, its owner says which (FO-10.21, FO-A49)."""
    ores = state.players[seat].ores_on(ship)
    if len(ores) > 1:
        state.then(ChooseShipToReturn(seat, ship))
    else:
        drop_ship(state, seat, ship, ores[0])


def drop_ship(state: State, seat: int, ship: ShipId, carrying: int) -> None:
    """A ship leaves its landing stage; the ore on it is lost."""
    state.players[seat].drop_ship(ship, carrying)
    state.tell(events.ShipReturned, seat, ship)


class ChooseShipToReturn(Choice[State], frozen=True):
    """Which of one's ships of a kind goes back to the stock (FO-A49)."""

    ship: ShipId

    takes: ClassVar = (ReturnShip,)

    def moves(self, state: State) -> Sequence[ReturnShip]:
        return [ReturnShip(self.ship, ore) for ore in state.players[self.seat].ores_on(self.ship)]

    def play(self, state: State, move: ReturnShip) -> None:
        drop_ship(state, self.seat, move.ship, move.carrying)

    def why_not(self, state: State, move: ReturnShip) -> Reason | None:
        return None if move in self.moves(state) else Reason("not-offered", "FO-A49")


def take_special(state: State, seat: int, special: SpecialId) -> bool:
    """A special tile comes from the tray into the supply, if it is still there (FO-13.10)."""
    if special not in state.tray:
        return False
    state.tray = tuple(tile for tile in state.tray if tile != special)
    state.players[seat].specials += (special,)
    state.tell(events.SpecialTaken, seat, special)
    return True


# ---------------------------------------------------------------------- Vikings


def change_square(state: State, seat: int, by: int) -> None:
    """Vikings come to the thing square, or leave it; occupations may wait for their number (FO-18.2)."""
    player = state.players[seat]
    player.thing_square += by
    if by and player.occupations:
        set_off(
            state,
            seat,
            (
                due
                for due in listening(player.occupations, "thing_square")
                if due.effect.conditions and due.effect.conditions.thing_square_becomes == player.thing_square
            ),
        )


def take_back(state: State, seat: int, taken: Mapping[str, int]) -> None:
    """One effect moves Vikings from spaces to the thing square; a space without any is free again (FO-11.10)."""
    for space, count in taken.items():
        standing = []
        for vikings in state.standing:
            if vikings.space != space or vikings.seat != seat or vikings.round != state.round:
                standing.append(vikings)
            elif vikings.count > count:
                standing.append(Vikings(space, seat, vikings.count - count, vikings.round))
        state.standing = tuple(standing)
    total = sum(taken.values())
    state.tell(events.VikingsTakenBack, seat, total)
    change_square(state, seat, total)
    set_off(
        state,
        seat,
        (
            due
            for due in listening(state.players[seat].occupations, "vikings_returned")
            if due.effect.conditions and total in due.effect.conditions.vikings_returned_one_of
        ),
    )


def own_vikings(state: State, seat: int, space: str) -> int:
    """How many Vikings of a player, of this round, stand on a space (FO-15.6)."""
    return sum(
        vikings.count
        for vikings in state.standing
        if vikings.space == space and vikings.seat == seat and vikings.round == state.round
    )

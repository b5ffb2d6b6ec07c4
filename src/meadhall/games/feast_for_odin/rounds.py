"""The phases in which only occupations leave anything to decide (FO-4, FO-6, FO-15): each is a step for all players."""

from collections.abc import Iterable
from typing import Literal

from msgspec.structs import replace

from meadhall.core.steps import Step
from meadhall.games.feast_for_odin import events
from meadhall.games.feast_for_odin.box import BOX
from meadhall.games.feast_for_odin.cards import Moment
from meadhall.games.feast_for_odin.geometry import BOARDS
from meadhall.games.feast_for_odin.ids import PhaseId, SoloColour, Weapon
from meadhall.games.feast_for_odin.listening import Due, listening
from meadhall.games.feast_for_odin.player import SPECIES, Player
from meadhall.games.feast_for_odin.state import NOBODY, Exploration, State, Strip
from meadhall.games.feast_for_odin.supply import (
    WorkEffects,
    arrive,
    change_square,
    draw_weapon,
    get_building,
    set_off,
    take_special,
)

# ---------------------------------------------------------------------- occupations that wait for a phase

HarvestKind = Literal["none", "some"]
"""Whether a harvest phase has a harvest."""


class InPhase(Step[State], frozen=True):
    """The occupations that work at a moment of a phase, clockwise from the start player (FO-3.3, FO-18.7)."""

    phase: PhaseId
    moment: Moment
    seat: int | None = None
    """Whose phase it is, if an occupation lets one player have it alone (FO-A29)."""
    harvest: HarvestKind | None = None
    """Whether an additional harvest phase has a harvest (FO-A41)."""

    def run(self, state: State) -> None:
        state.then(
            *(
                WorkEffects(seat, due)
                for seat in (state.in_order() if self.seat is None else (self.seat,))
                if (due := waiting_for(state, seat, self.phase, self.moment, self.harvest))
            )
        )


def waiting_for(
    state: State, seat: int, phase: PhaseId, moment: Moment, harvest: HarvestKind | None = None
) -> tuple[Due, ...]:
    """A player's effects that work at this moment; some only with a harvest, some only without (FO-18.7, FO-A41)."""
    cards = state.players[seat].occupations
    due = listening(cards, "phase", phase, moment) if cards else ()
    if phase == "harvest" and due:
        harvest = harvest or ("some" if state.track().harvest_level else "none")
        return tuple(one for one in due if one.effect.conditions and one.effect.conditions.harvest == harvest)
    return due


# ---------------------------------------------------------------------- phases 1 to 4


class NewViking(Step[State], frozen=True):
    """Phase 1: a Viking goes from the banquet table to the thing square, in the first round too (FO-4.1, FO-15.2)."""

    def run(self, state: State) -> None:
        solo = state.seats == 1
        for seat in state.in_order():
            change_square(state, seat, solo_vikings(state) if solo else 1)


def solo_vikings(state: State) -> int:
    """The Vikings that stand on the cell of this round in a solo game: 1 or 2 (FO-15.1)."""
    table = next(length for length in BOX.solo.lengths if length.id == state.length).banquet_table
    return next(cell.vikings for cell in table if cell.round == state.round)


class Harvest(Step[State], frozen=True):
    """Phase 2: everybody receives the crops of the round's harvest level (FO-4.2)."""

    def run(self, state: State) -> None:
        crops = BOX.harvest(state.track().harvest_level)
        if crops:
            state.tell(events.Harvested, crops)
        for seat in state.in_order():
            for crop in crops:
                arrive(state, seat, crop, 1, "phase", silently=True)


class TurnExplorations(Step[State], frozen=True):
    """Phase 3: the round's tile is turned, the other unclaimed tiles get silver (FO-4.3, FO-4.4, FO-4.5)."""

    def run(self, state: State) -> None:
        track = state.track()
        if not track.place_silver:
            return
        state.explorations = tuple(
            self.turned(state, tile) if tile.tile == track.flip else self.paid(state, tile)
            for tile in state.explorations
        )

    def turned(self, state: State, tile: Exploration) -> Exploration:
        """The back of a tile; silver on it goes to the stock."""
        board = BOX.tiles[tile.tile, "back"]
        state.tell(events.TileTurned, board)
        return Exploration(tile.tile, board)

    def paid(self, state: State, tile: Exploration) -> Exploration:
        """A tile with more silver on it."""
        state.tell(events.SilverPlaced, tile.board, BOX.silver_per_tile)
        return Exploration(tile.tile, tile.board, tile.silver + BOX.silver_per_tile)


class NewWeapons(Step[State], frozen=True):
    """Phase 4: everybody draws a weapon card, open to all (FO-4.6)."""

    def run(self, state: State) -> None:
        state.then(*(NewWeapon(seat) for seat in state.in_order()))


class NewWeapon(Step[State], frozen=True):
    """A player's weapon card, or what an occupation gives in its place (FO-18.7)."""

    seat: int

    def run(self, state: State) -> None:
        from meadhall.games.feast_for_odin.effects import OfferInstead  # what effects do needs every other rule

        due = listening(state.players[self.seat].occupations, "phase", "new_weapon", "instead")
        if due:
            state.then(OfferInstead(self.seat, due))
        else:
            draw_weapon(state, self.seat)


def no_weapons() -> dict[Weapon, int]:
    """An empty pile."""
    return dict.fromkeys(BOX.weapons, 0)


# ---------------------------------------------------------------------- phases 6 to 8


class NewStartPlayer(Step[State], frozen=True):
    """Phase 6: who was the last to place a Viking begins from now on (FO-6.1, FO-A20, FO-15.4)."""

    def run(self, state: State) -> None:
        if state.seats > 1 and state.last_placed != NOBODY:
            state.start_player = state.last_placed
            state.tell(events.StartPlayer, state.start_player)
        state.last_placed = NOBODY


class Income(Step[State], frozen=True):
    """Phase 7: everybody receives the income of the home board and all claimed boards (FO-6.2, FO-6.3, FO-A7)."""

    def run(self, state: State) -> None:
        for seat in state.in_order():
            player = state.players[seat]
            silver = total_income(player)
            arrive(state, seat, "silver", silver, "phase", silently=True)
            state.tell(events.IncomePaid, seat, silver)


def total_income(player: Player) -> int:
    """The income that all of a player's boards show (FO-6.2, FO-7.9)."""
    return sum(BOARDS[board].income(laid) for board, laid in player.boards())


class Breeding(Step[State], frozen=True):
    """Phase 8: pregnant animals give birth; otherwise two animals of a species make one pregnant (FO-6.4, FO-6.5)."""

    def run(self, state: State) -> None:
        for seat in state.in_order():
            breed(state, seat)


class BreedAlone(Step[State], frozen=True):
    """The animals of one player, through an occupation (FO-A29)."""

    seat: int

    def run(self, state: State) -> None:
        breed(state, self.seat)


def breed(state: State, seat: int) -> None:
    """The animals of one player."""
    player = state.players[seat]
    for species, (normal, pregnant) in SPECIES.items():
        mothers = player.have(pregnant)
        if mothers:
            player.gain(pregnant, -mothers)
            player.gain(normal, mothers)
            arrive(state, seat, normal, mothers, "phase", silently=True)
            state.tell(events.AnimalBorn, seat, species, mothers)
        elif player.have(normal) >= 2:
            make_pregnant(state, seat, normal)


def make_pregnant(state: State, seat: int, animal: str) -> None:
    """A normal animal is turned to its pregnant side; that is no gain (FO-18.22)."""
    player = state.players[seat]
    species = next(species for species, (normal, _) in SPECIES.items() if normal == animal)
    player.gain(animal, -1)
    player.gain(SPECIES[species][1])
    state.tell(events.AnimalPregnant, seat, species)


# ---------------------------------------------------------------------- phases 10 to 12


BonusScope = Literal["home_board", "stone_and_long_houses"]


class Bonuses(Step[State], frozen=True):
    """Phase 10: everybody receives what the surrounded bonus cells of boards and houses show (FO-6.7, FO-A23)."""

    def run(self, state: State) -> None:
        state.then(*(PayBonuses(seat) for seat in state.in_order()))


class PayBonuses(Step[State], frozen=True):
    """The bonuses of one player; an occupation may replace that of a house that yields just one good (FO-6.7)."""

    seat: int
    scope: BonusScope | None = None

    def run(self, state: State) -> None:
        from meadhall.games.feast_for_odin.effects import OfferInstead  # what effects do needs every other rule

        player = state.players[self.seat]
        replacing = listening(player.occupations, "rule", "house_bonus") if player.occupations else ()
        earned: list[str] = []
        single: list[str] = []
        for place, bonuses in earned_bonuses(player, self.scope):
            alone = place in BOX.buildings and len(bonuses) == 1
            (single if replacing and alone else earned).extend(bonuses)
        state.then(*(OfferInstead(self.seat, replacing, bonus) for bonus in single))
        for bonus in earned:
            receive_bonus(state, self.seat, bonus)


def earned_bonuses(player: Player, scope: BonusScope | None = None) -> Iterable[tuple[str, list[str]]]:
    """What the bonus cells of each board and house give at this moment (FO-7.10)."""
    if scope != "stone_and_long_houses":
        for board, laid in player.boards() if scope is None else [("home_board", player.home)]:
            yield board, BOARDS[board].bonuses(laid)
    if scope != "home_board":
        for house in player.houses:
            if house.kind in BOARDS:
                yield house.kind, BOARDS[house.kind].bonuses(house.laid)


def receive_bonus(state: State, seat: int, thing: str) -> None:
    """One item of a bonus; limited things only while there are any (FO-7.11, FO-13.10)."""
    if thing in BOX.special_tiles:
        received = take_special(state, seat, BOX.special_tiles[thing].id)
    elif thing in BOX.buildings:
        received = get_building(state, seat, BOX.buildings[thing].id)
    else:
        arrive(state, seat, thing, 1, "phase", silently=True)
        received = True
    if received:
        state.tell(events.BonusReceived, seat, thing)


class AgeStrips(Step[State], frozen=True):
    """Phase 11: each strip loses its first item, used-up ones leave, a new one comes (FO-6.8, FO-A10)."""

    def run(self, state: State) -> None:
        state.tell(events.StripsAged)
        kept, lost = [], []
        for strip in state.strips:
            aged = Strip(strip.id, strip.gone + 1)
            lost.append(strip.items[0])
            if aged.items in ((), ("silver2",)):
                lost += aged.items
                state.tell(events.StripRemoved, strip.id)
            else:
                kept.append(aged)
        state.strips = tuple(kept)
        turn_up_strip(state)
        for seat in reversed(state.in_order()):
            set_off(state, seat, self.noticed(state, seat, lost))

    def noticed(self, state: State, seat: int, lost: list[str]) -> Iterable[Due]:
        """The effects of a player that wait for items to go to the stock, once for each."""
        cards = state.players[seat].occupations
        for item in dict.fromkeys(lost):
            for due in listening(cards, "strip_aging", item) if cards else ():
                yield replace(due, times=lost.count(item))


def turn_up_strip(state: State) -> None:
    """One strip from the face-down pile, if there is any, fully stocked (FO-2.5, FO-6.8)."""
    if not state.strip_pile:
        return
    strip = state.chance("mountain strip", len(state.strip_pile)).choice(state.strip_pile)
    state.strip_pile = tuple(other for other in state.strip_pile if other != strip)
    state.strips += (Strip(strip),)
    state.tell(events.StripTurnedUp, strip)


class ReturnVikings(Step[State], frozen=True):
    """Phase 12: all Vikings return to the thing squares, where unplaced ones have stayed (FO-6.9, FO-15.3)."""

    def run(self, state: State) -> None:
        state.tell(events.VikingsReturned)
        for player in state.players:
            player.passed, player.columns = False, ()
        if state.seats == 1:
            self.return_solo(state)
            return
        back = [0] * state.seats
        for vikings in state.standing:
            back[vikings.seat] += vikings.count
        state.standing = ()
        for seat in reversed(state.in_order()):
            change_square(state, seat, back[seat])

    def return_solo(self, state: State) -> None:
        """The Vikings of this round stay on the board and block; those of the round before come back (FO-15.3)."""
        player, colours = state.players[0], solo_colours(state.round)
        back = sum(vikings.count for vikings in state.standing if vikings.round < state.round)
        state.standing = tuple(vikings for vikings in state.standing if vikings.round == state.round)
        state.solo_square[colours[0]] = player.thing_square
        own = state.solo_square.pop(colours[1], 0) + back + state.solo_waiting
        state.solo_waiting = 0
        change_square(state, 0, own - player.thing_square)


def solo_colours(round: int) -> tuple[SoloColour, SoloColour]:
    """The colour of this round's Vikings, and that of the next round's (FO-15.2)."""
    return ("first", "second") if round % 2 else ("second", "first")

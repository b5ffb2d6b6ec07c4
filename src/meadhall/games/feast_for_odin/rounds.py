"""The phases in which nobody decides anything (FO-4, FO-6, FO-15): each is a step for all players."""

from meadhall.core.steps import Step
from meadhall.games.feast_for_odin import events
from meadhall.games.feast_for_odin.box import BOX
from meadhall.games.feast_for_odin.geometry import BOARDS
from meadhall.games.feast_for_odin.ids import SoloColour, Weapon
from meadhall.games.feast_for_odin.player import SPECIES, House, Player
from meadhall.games.feast_for_odin.state import NOBODY, Exploration, State, Strip

# ---------------------------------------------------------------------- phases 1 to 4


class NewViking(Step[State], frozen=True):
    """Phase 1: a Viking goes from the banquet table to the thing square, in the first round too (FO-4.1, FO-15.2)."""

    def run(self, state: State) -> None:
        solo = state.seats == 1
        for player in state.players:
            player.thing_square += solo_vikings(state) if solo else 1


def solo_vikings(state: State) -> int:
    """The Vikings that stand on the cell of this round in a solo game: 1 or 2 (FO-15.1)."""
    table = next(length for length in BOX.solo.lengths if length.id == state.length).banquet_table
    return next(cell.vikings for cell in table if cell.round == state.round)


class Harvest(Step[State], frozen=True):
    """Phase 2: everybody receives the crops of the round's harvest level (FO-4.2)."""

    def run(self, state: State) -> None:
        crops = BOX.harvest(state.track().harvest_level)
        for player in state.players:
            for crop in crops:
                player.gain(crop)
        if crops:
            state.tell(events.Harvested, crops)


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
        for seat in state.in_order():
            draw_weapon(state, seat)


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
            player.gain("silver", silver)
            state.tell(events.IncomePaid, seat, silver)


def total_income(player: Player) -> int:
    """The income that all of a player's boards show (FO-6.2, FO-7.9)."""
    return sum(BOARDS[board].income(laid) for board, laid in player.boards())


class Breeding(Step[State], frozen=True):
    """Phase 8: pregnant animals give birth; otherwise two animals of a species make one pregnant (FO-6.4, FO-6.5)."""

    def run(self, state: State) -> None:
        for seat in state.in_order():
            player = state.players[seat]
            for species, (normal, pregnant) in SPECIES.items():
                mothers = player.have(pregnant)
                if mothers:
                    player.gain(pregnant, -mothers)
                    player.gain(normal, 2 * mothers)
                    state.tell(events.AnimalBorn, seat, species, mothers)
                elif player.have(normal) >= 2:
                    player.gain(normal, -1)
                    player.gain(pregnant)
                    state.tell(events.AnimalPregnant, seat, species)


# ---------------------------------------------------------------------- phases 10 to 12


class Bonuses(Step[State], frozen=True):
    """Phase 10: everybody receives what the surrounded bonus cells of boards and houses show (FO-6.7, FO-A23)."""

    def run(self, state: State) -> None:
        for seat, earned in [(seat, earned_bonuses(state.players[seat])) for seat in state.in_order()]:
            for thing in earned:
                receive_bonus(state, seat, thing)


def earned_bonuses(player: Player) -> list[str]:
    """What all the bonus cells of a player give at this moment (FO-7.10)."""
    places = [*player.boards(), *((house.kind, house.laid) for house in player.houses if house.kind in BOARDS)]
    return [thing for board, laid in places for thing in BOARDS[board].bonuses(laid)]


def receive_bonus(state: State, seat: int, thing: str) -> None:
    """One item of a bonus; limited things only while there are any (FO-7.11, FO-13.10)."""
    player = state.players[seat]
    if thing in BOX.special_tiles:
        if thing not in state.tray:
            return
        state.tray = tuple(tile for tile in state.tray if tile != thing)
        player.specials += (thing,)
    elif thing in BOX.buildings:
        if not state.stock[thing]:
            return
        state.stock[thing] -= 1
        player.houses += (House(BOX.buildings[thing].id),)
    else:
        player.gain(thing)
    state.tell(events.BonusReceived, seat, thing)


class AgeStrips(Step[State], frozen=True):
    """Phase 11: each strip loses its first item, used-up ones leave, a new one comes (FO-6.8, FO-A10)."""

    def run(self, state: State) -> None:
        state.tell(events.StripsAged)
        kept = []
        for strip in state.strips:
            aged = Strip(strip.id, strip.gone + 1)
            if aged.items in ((), ("silver2",)):
                state.tell(events.StripRemoved, strip.id)
            else:
                kept.append(aged)
        state.strips = tuple(kept)
        turn_up_strip(state)


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
        if state.seats == 1:
            self.return_solo(state)
        else:
            for vikings in state.standing:
                state.players[vikings.seat].thing_square += vikings.count
            state.standing = ()
        for player in state.players:
            player.passed = False
        state.tell(events.VikingsReturned)

    def return_solo(self, state: State) -> None:
        """The Vikings of this round stay on the board and block; those of the round before come back (FO-15.3)."""
        player, colours = state.players[0], solo_colours(state.round)
        back = sum(vikings.count for vikings in state.standing if vikings.round < state.round)
        state.standing = tuple(vikings for vikings in state.standing if vikings.round == state.round)
        state.solo_square[colours[0]] = player.thing_square
        player.thing_square = state.solo_square.pop(colours[1], 0) + back + state.solo_waiting
        state.solo_waiting = 0


def solo_colours(round: int) -> tuple[SoloColour, SoloColour]:
    """The colour of this round's Vikings, and that of the next round's (FO-15.2)."""
    return ("first", "second") if round % 2 else ("second", "first")

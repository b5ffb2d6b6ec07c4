"""Dice actions: hunting, snares, whaling, raiding, pillaging (FO-11)."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from typing import Any, ClassVar

from meadhall.core.reasons import Reason
from meadhall.core.steps import Choice, Move, Step
from meadhall.games.feast_for_odin import events
from meadhall.games.feast_for_odin.anytime import ANYTIME, WithAnytime
from meadhall.games.feast_for_odin.box import BOX
from meadhall.games.feast_for_odin.ids import DiceActionId, Weapon
from meadhall.games.feast_for_odin.listening import listening, rules_for
from meadhall.games.feast_for_odin.moves import (
    Done,
    Fail,
    Loot,
    RollAgain,
    Spend,
    Stop,
    Succeed,
    TakeBackVikings,
    UseBoats,
)
from meadhall.games.feast_for_odin.player import WEAPONS
from meadhall.games.feast_for_odin.state import State
from meadhall.games.feast_for_odin.supply import gain, own_vikings, pay, set_off, take_back, take_special, take_weapon
from meadhall.games.feast_for_odin.tables import DiceAction


def dice_of(state: State) -> DiceAction:
    """The dice action that is going on."""
    return BOX.dice_actions[state.actions[-1].dice]


class StartDice(Step[State], frozen=True):
    """For whaling, choose the boats first; then roll (FO-11.1, FO-A12)."""

    seat: int
    dice: DiceActionId
    boats: int

    def run(self, state: State) -> None:
        action = state.actions[-1]
        action.dice, action.boats, action.rolls, action.spent = self.dice, (), 0, ()
        action.best_special = max((BOX.special_tiles[tile].sword for tile in state.tray), default=0)
        if dice_of(state).ship == "longship" and state.players[self.seat].longships:
            action.with_longship = True
        state.then(Roll(self.seat))
        if self.boats:
            state.then(ChooseBoats(self.seat, self.boats))


class AroundDice(WithAnytime, frozen=True):
    """A decision of a dice action before the first roll or after the declaration."""

    def not_offered(self, state: State, move: Any) -> Reason:
        return Reason("not-offered", "FO-11.11")


class ChooseBoats(AroundDice, frozen=True):
    """Which whaling boats go out: those that carry as much are alike (FO-11.8)."""

    most: int

    takes: ClassVar = (UseBoats, *ANYTIME)

    def own_moves(self, state: State) -> Sequence[UseBoats]:
        boats = state.players[self.seat].whaling_boats
        chosen = (combination for count in range(1, self.most + 1) for combination in combinations(boats, count))
        return [UseBoats(carrying) for carrying in sorted(set(chosen))]

    def do(self, state: State, move: UseBoats) -> None:
        state.actions[-1].boats = move.carrying


class DiceChoice(Choice[State], frozen=True):
    """A decision between the first roll and the declaration: nothing may be done at any time meanwhile (FO-8.5)."""

    def why_not(self, state: State, move: Any) -> Reason | None:
        return None if move in self.moves(state) else Reason("not-offered", "FO-11.11")


class Roll(Step[State], frozen=True):
    """Roll the die; a low action with the result 0 is a success at once (FO-11.1, FO-11.9)."""

    seat: int

    def run(self, state: State) -> None:
        action, dice = state.actions[-1], dice_of(state)
        state.dice_rolls += 1
        action.rolled = 1 + state.chance("dice", state.dice_rolls).below(dice.die)
        action.rolls += 1
        state.tell(events.Rolled, self.seat, dice.id, action.rolled)
        if dice.aim == "low" and low_result(state, self.seat) == 0:
            succeed_low(state, self.seat, 0, 0)
        elif action.rolls < rules_for(state.players[self.seat].occupations).max_rolls:
            state.then(KeepOrRoll(self.seat))
        else:
            state.then(declaration(self.seat, dice))


def modified_roll(state: State, seat: int) -> int:
    """The roll with what occupations add to it or take off (FO-18.4)."""
    action = state.actions[-1]
    changes = rules_for(state.players[seat].occupations).roll.get(action.dice, 0)
    return action.rolled + changes + action.roll_bonus


def low_result(state: State, seat: int) -> int:
    """The roll minus the ore of the boats, their printed ore included (FO-11.8, FO-11.12)."""
    action, printed = state.actions[-1], BOX.ships["whaling_boat"].printed_ore
    ore = dice_of(state).minus_per_ore_on_chosen_boats * sum(ore + printed for ore in action.boats)
    return max(0, modified_roll(state, seat) - ore)


def high_result(state: State, seat: int) -> int:
    """The roll plus the ore of the best longship when pillaging, plus what is spent (FO-11.4, FO-11.5)."""
    ore = ore_of_raider(state, seat) * dice_of(state).plus_per_ore_on_best_longship
    return modified_roll(state, seat) + ore + sum(worth(state, seat, piece) for piece in state.actions[-1].spent)


def ore_of_raider(state: State, seat: int) -> int:
    """The ore of the longship with most of it, or of the one from which some was removed for this action (FO-A43)."""
    longships, removed_from = state.players[seat].longships, state.actions[-1].longship
    return removed_from if removed_from in longships else max(longships, default=0)


def worth(state: State, seat: int, piece: str) -> int:
    """What a piece that is spent counts (FO-18.4)."""
    spend = rules_for(state.players[seat].occupations).spend
    return spend.get(state.actions[-1].dice, {}).get(piece, 1)


class KeepOrRoll(DiceChoice, frozen=True):
    """Stop, or roll again; the new roll replaces the old one (FO-11.1)."""

    takes: ClassVar = (Stop, RollAgain)

    def moves(self, state: State) -> Sequence[Move]:
        return (Stop(), RollAgain())

    def play(self, state: State, move: Stop | RollAgain) -> None:
        if isinstance(move, RollAgain):
            state.then(Roll(self.seat))
        else:
            state.then(declaration(self.seat, dice_of(state)))


def declaration(seat: int, dice: DiceAction) -> "DeclareLow | DeclareHigh":
    """The question that ends a dice action."""
    return DeclareLow(seat) if dice.aim == "low" else DeclareHigh(seat)


# ---------------------------------------------------------------------- low actions


class DeclareLow(DiceChoice, frozen=True):
    """Pay for the result with wood and the fitting weapon, or declare a failure (FO-11.6 to FO-11.8, FO-11.11)."""

    takes: ClassVar = (Fail, Succeed)

    def moves(self, state: State) -> Sequence[Move]:
        player, weapon, result = state.players[self.seat], weapon_of(dice_of(state)), low_result(state, self.seat)
        value = worth(state, self.seat, weapon)
        moves: list[Move] = [Fail()]
        for weapons in range(min(player.have(weapon), -(-result // value)) + 1):
            wood = max(0, result - weapons * value)
            if wood <= player.have("wood"):
                moves.append(Succeed(wood, weapons))
        return moves

    def play(self, state: State, move: Fail | Succeed) -> None:
        if isinstance(move, Fail):
            fail(state, self.seat)
        else:
            succeed_low(state, self.seat, move.wood, move.weapons)


def weapon_of(dice: DiceAction) -> Weapon:
    """The weapon that helps (FO-A39)."""
    return next(weapon for weapon in BOX.weapons if weapon in (*dice.pay_with, *dice.plus_with))


def succeed_low(state: State, seat: int, wood: int, weapons: int) -> None:
    """Pay, and receive the game (FO-11.2)."""
    dice = dice_of(state)
    state.actions[-1].spent = ("wood",) * wood + (weapon_of(dice),) * weapons
    spend(state, seat)
    receive(state, seat, dice.success)
    end_dice(state, seat, True)


# ---------------------------------------------------------------------- high actions


class DeclareHigh(DiceChoice, frozen=True):
    """Spend stones and swords on the result, take the loot, or declare a failure (FO-11.4, FO-11.5, FO-11.11)."""

    takes: ClassVar = (Fail, Spend, Loot)

    def moves(self, state: State) -> Sequence[Move]:
        player, spent = state.players[self.seat], state.actions[-1].spent
        useful = [*dice_of(state).plus_with]
        if rules_for(player.occupations).spears_as_swords:
            useful.append("spear")
        order = [
            piece for piece in useful if player.have(piece) > spent.count(piece) and (not spent or piece >= spent[-1])
        ]
        result = high_result(state, self.seat)
        return [Fail(), *map(Loot, loot_for(state, self.seat, result)), *(Spend(piece) for piece in order)]

    def play(self, state: State, move: Fail | Spend | Loot) -> None:
        if isinstance(move, Spend):
            state.actions[-1].spent += (move.piece,)
            state.then(self)
        elif isinstance(move, Fail):
            state.actions[-1].spent = ()
            fail(state, self.seat)
        else:
            self.take(state, move.good)

    def take(self, state: State, good: str) -> None:
        """A success: what was spent is paid, and the loot comes into the supply."""
        rest = high_result(state, self.seat) - sword_value(state, self.seat, good)
        spend(state, self.seat)
        state.then(EndRaid(self.seat))
        if rules_for(state.players[self.seat].occupations).split:
            state.then(OfferSecondLoot(self.seat, rest))
        take_loot(state, self.seat, good)


def take_loot(state: State, seat: int, good: str) -> None:
    """A good from the stock, or a special tile from the tray."""
    if good in BOX.special_tiles:
        take_special(state, seat, BOX.special_tiles[good].id)
    else:
        gain(state, seat, good)


class OfferSecondLoot(Step[State], frozen=True):
    """What is left of the result may be enough for another good (FO-A32)."""

    seat: int
    rest: int

    def run(self, state: State) -> None:
        if next(worth_at_most(state, self.seat, self.rest), None):
            state.then(LootAgain(self.seat, self.rest))


class LootAgain(DiceChoice, frozen=True):
    """Take a second good for what is left of the battle result, or not (FO-A32)."""

    rest: int

    takes: ClassVar = (Done, Loot)

    def moves(self, state: State) -> Sequence[Move]:
        return [Done(), *map(Loot, worth_at_most(state, self.seat, self.rest))]

    def play(self, state: State, move: Done | Loot) -> None:
        if isinstance(move, Loot):
            take_loot(state, self.seat, move.good)


class EndRaid(Step[State], frozen=True):
    """The loot is in the supply, and the raid a success."""

    seat: int

    def run(self, state: State) -> None:
        end_dice(state, self.seat, True)


def loot_for(state: State, seat: int, result: int) -> Iterator[str]:
    """The goods and special tiles that a result brings (FO-11.4); with Robber one less will do (FO-A24)."""
    lowest = dice_of(state).auto_fail_at_or_below - rules_for(state.players[seat].occupations).loot_green
    if result > lowest:
        yield from worth_at_most(state, seat, result)


def worth_at_most(state: State, seat: int, result: int) -> Iterator[str]:
    """The loot with a sword value of no more than this."""
    green = rules_for(state.players[seat].occupations).loot_green
    for good in BOX.goods.values():
        lootable = good.colour == "blue" or (green and good.colour == "green")
        if lootable and sword_value(state, seat, good.id) <= result:
            yield good.id
    for tile in state.tray:
        if sword_value(state, seat, tile) <= result:
            yield tile


def sword_value(state: State, seat: int, thing: str) -> int:
    """What a battle result must be for this loot; occupations change that of some."""
    if thing in BOX.special_tiles:
        value, rules = BOX.special_tiles[thing].sword, rules_for(state.players[seat].occupations)
        return value + rules.best_special if value == state.actions[-1].best_special else value
    good = BOX.goods[thing]
    return good.sword if good.colour == "blue" else BOX.goods[good.back].sword - 1


# ---------------------------------------------------------------------- the end of a dice action


def spend(state: State, seat: int) -> None:
    """Pieces are paid only on a success; weapons go to the discard pile (FO-11.2, FO-11.3)."""
    spent = state.actions[-1].spent
    pay(state, seat, {piece: spent.count(piece) for piece in dict.fromkeys(spent)}, for_space=False)


def receive(state: State, seat: int, things: Mapping[Any, int]) -> None:
    """What a success or a failure brings."""
    for thing, count in things.items():
        if thing in WEAPONS:
            take_weapon(state, seat, thing, count)
        else:
            gain(state, seat, thing, count)


def fail(state: State, seat: int) -> None:
    """The consolation, and perhaps Vikings come back (FO-11.4 to FO-11.8, FO-A11)."""
    dice, action = dice_of(state), state.actions[-1]
    receive(state, seat, dice.failure)
    end_dice(state, seat, False)
    most = min(dice.vikings_back, own_vikings(state, seat, action.space) if action.space else 0)
    if most:
        state.then(ReturnSome(seat, most))


def end_dice(state: State, seat: int, success: bool) -> None:
    """The dice action is over."""
    action = state.actions[-1]
    dice = dice_of(state).id
    state.tell(events.Succeeded if success else events.Failed, seat, dice)
    action.dice, action.parts_done = "", action.parts_done + 1
    action.done += (dice,)
    set_off(state, seat, listening(state.players[seat].occupations, "success" if success else "failure", dice))


class ReturnSome(AroundDice, frozen=True):
    """Vikings may come back after a failure, to be used again this round (FO-11.10, FO-A14)."""

    most: int

    takes: ClassVar = (TakeBackVikings, *ANYTIME)

    def own_moves(self, state: State) -> Sequence[TakeBackVikings]:
        return [TakeBackVikings(count) for count in range(self.most, -1, -1)]

    def do(self, state: State, move: TakeBackVikings) -> None:
        if move.count:
            take_back(state, self.seat, {state.actions[-1].space: move.count})

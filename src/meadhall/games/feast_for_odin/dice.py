"""Dice actions: hunting, snares, whaling, raiding, pillaging (FO-11)."""

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Any, ClassVar

from meadhall.core.reasons import Reason
from meadhall.core.steps import Choice, Move, Step
from meadhall.games.feast_for_odin import events
from meadhall.games.feast_for_odin.box import BOX
from meadhall.games.feast_for_odin.ids import DiceActionId, Weapon
from meadhall.games.feast_for_odin.moves import (
    Fail,
    Loot,
    RollAgain,
    Spend,
    Stop,
    Succeed,
    TakeBackVikings,
    UseBoats,
)
from meadhall.games.feast_for_odin.player import WEAPONS, Player
from meadhall.games.feast_for_odin.state import Action, State
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
        state.then(Roll(self.seat))
        if self.boats:
            state.then(ChooseBoats(self.seat, self.boats))


class DiceChoice(Choice[State], frozen=True):
    """A decision of a dice action: nothing may be done at any time meanwhile (FO-8.5)."""

    def why_not(self, state: State, move: Any) -> Reason | None:
        return None if move in self.moves(state) else Reason("not-offered", "FO-11.11")


class ChooseBoats(DiceChoice, frozen=True):
    """Which whaling boats go out: those that carry as much are alike (FO-11.8)."""

    most: int

    takes: ClassVar = (UseBoats,)

    def moves(self, state: State) -> Sequence[UseBoats]:
        boats = state.players[self.seat].whaling_boats
        chosen = (combination for count in range(1, self.most + 1) for combination in combinations(boats, count))
        return [UseBoats(carrying) for carrying in sorted(set(chosen))]

    def play(self, state: State, move: UseBoats) -> None:
        state.actions[-1].boats = move.carrying


class Roll(Step[State], frozen=True):
    """Roll the die; a low action with the result 0 is a success at once (FO-11.1, FO-11.9)."""

    seat: int

    def run(self, state: State) -> None:
        action, dice = state.actions[-1], dice_of(state)
        state.dice_rolls += 1
        action.rolled = 1 + state.chance("dice", state.dice_rolls).below(dice.die)
        action.rolls += 1
        state.tell(events.Rolled, self.seat, dice.id, action.rolled)
        if dice.aim == "low" and low_result(action, dice) == 0:
            succeed_low(state, self.seat, 0, 0)
        elif action.rolls < BOX.max_rolls:
            state.then(KeepOrRoll(self.seat))
        else:
            state.then(declaration(self.seat, dice))


def low_result(action: Action, dice: DiceAction) -> int:
    """The roll minus the ore of the boats, their printed ore included (FO-11.8, FO-11.12)."""
    printed = BOX.ships["whaling_boat"].printed_ore
    return max(0, action.rolled - dice.minus_per_ore_on_chosen_boats * sum(ore + printed for ore in action.boats))


def high_result(state: State, seat: int) -> int:
    """The roll plus the ore of the best longship when pillaging, plus what is spent (FO-11.4, FO-11.5)."""
    action, dice = state.actions[-1], dice_of(state)
    ore = max(state.players[seat].longships, default=0) * dice.plus_per_ore_on_best_longship
    return action.rolled + ore + len(action.spent)


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
        player, dice = state.players[self.seat], dice_of(state)
        result = low_result(state.actions[-1], dice)
        weapons = range(max(0, result - player.have("wood")), min(result, player.have(weapon_of(dice))) + 1)
        return [Fail(), *(Succeed(result - count, count) for count in weapons)]

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
    spend(state, seat, ["wood"] * wood + [weapon_of(dice)] * weapons)
    receive(state, seat, dice.success)
    end_dice(state, seat, True)


# ---------------------------------------------------------------------- high actions


class DeclareHigh(DiceChoice, frozen=True):
    """Spend stones and swords on the result, take the loot, or declare a failure (FO-11.4, FO-11.5, FO-11.11)."""

    takes: ClassVar = (Fail, Spend, Loot)

    def moves(self, state: State) -> Sequence[Move]:
        player, spent = state.players[self.seat], state.actions[-1].spent
        left = [piece for piece in dice_of(state).plus_with if player.have(piece) > spent.count(piece)]
        order = [piece for piece in left if not spent or piece >= spent[-1]]
        result = high_result(state, self.seat)
        return [Fail(), *map(Loot, loot_for(state, result)), *(Spend(piece) for piece in order)]

    def play(self, state: State, move: Fail | Spend | Loot) -> None:
        if isinstance(move, Spend):
            state.actions[-1].spent += (move.piece,)
            state.then(self)
        elif isinstance(move, Fail):
            fail(state, self.seat)
        else:
            self.take(state, move.good)

    def take(self, state: State, good: str) -> None:
        """A success: what was spent is paid, and the loot comes into the supply."""
        player = state.players[self.seat]
        spend(state, self.seat, list(state.actions[-1].spent))
        if good in BOX.special_tiles:
            state.tray = tuple(tile for tile in state.tray if tile != good)
            player.specials += (good,)
            state.tell(events.SpecialTaken, self.seat, good)
        else:
            receive(state, self.seat, {good: 1})
        end_dice(state, self.seat, True)


def loot_for(state: State, result: int) -> Iterator[str]:
    """The blue goods and special tiles that a result brings (FO-11.4)."""
    if result <= dice_of(state).auto_fail_at_or_below:
        return
    for good in BOX.goods.values():
        if good.colour == "blue" and good.sword <= result:
            yield good.id
    for tile in state.tray:
        if BOX.special_tiles[tile].sword <= result:
            yield tile


# ---------------------------------------------------------------------- the end of a dice action


def spend(state: State, seat: int, pieces: Sequence[str]) -> None:
    """Pieces are paid only on a success; weapons go to the discard pile (FO-11.2, FO-11.3)."""
    player = state.players[seat]
    for piece in pieces:
        player.gain(piece, -1)
        if piece in state.weapon_discards:
            state.weapon_discards[piece] += 1
    for piece in dict.fromkeys(pieces):
        state.tell(events.Paid, seat, piece, pieces.count(piece))


def receive(state: State, seat: int, things: dict[Any, int]) -> None:
    """What a success or a failure brings."""
    for thing, count in things.items():
        for _ in range(count):
            if thing in WEAPONS:
                take_weapon(state, seat, thing)
            else:
                state.players[seat].gain(thing)
        state.tell(events.Gained, seat, thing, count)


def take_weapon(state: State, seat: int, weapon: Weapon) -> None:
    """A named weapon comes from the discards, else from the pile; if there is none, it is made (FO-11.3, FO-13.11)."""
    for pile in (state.weapon_discards, state.weapon_pile):
        if pile[weapon]:
            pile[weapon] -= 1
            break
    state.players[seat].gain(weapon)


def fail(state: State, seat: int) -> None:
    """The consolation, and perhaps Vikings come back (FO-11.4 to FO-11.8, FO-A11)."""
    dice = dice_of(state)
    receive(state, seat, dice.failure)
    end_dice(state, seat, False)
    most = min(dice.vikings_back, vikings_there(state))
    if most:
        state.then(ReturnSome(seat, most))


def end_dice(state: State, seat: int, success: bool) -> None:
    """The dice action is over."""
    action = state.actions[-1]
    state.tell(events.Succeeded if success else events.Failed, seat, action.dice)
    action.dice, action.parts_done = "", action.parts_done + 1


def vikings_there(state: State) -> int:
    """The Vikings that were placed for this action and still stand there."""
    action = state.actions[-1]
    here = (vikings for vikings in state.standing if vikings.space == action.space and vikings.round == state.round)
    return sum(vikings.count for vikings in here if vikings.seat == action.seat)


class ReturnSome(DiceChoice, frozen=True):
    """Vikings may come back after a failure, to be used again this round (FO-11.10, FO-A14)."""

    most: int

    takes: ClassVar = (TakeBackVikings,)

    def moves(self, state: State) -> Sequence[TakeBackVikings]:
        return [TakeBackVikings(count) for count in range(self.most, -1, -1)]

    def play(self, state: State, move: TakeBackVikings) -> None:
        if move.count:
            take_back(state, self.seat, state.actions[-1].space, move.count)


def take_back(state: State, seat: int, space: str, count: int) -> None:
    """Vikings move from a space to the thing square; a space without any is free again (FO-11.10)."""
    standing = []
    for vikings in state.standing:
        if vikings.space == space and vikings.seat == seat and vikings.round == state.round:
            if vikings.count > count:
                standing.append(type(vikings)(space, seat, vikings.count - count, vikings.round))
        else:
            standing.append(vikings)
    state.standing = tuple(standing)
    player: Player = state.players[seat]
    player.thing_square += count
    state.tell(events.VikingsTakenBack, seat, count)

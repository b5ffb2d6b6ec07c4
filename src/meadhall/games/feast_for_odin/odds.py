"""What dice actions are worth before the dice have fallen, and how one plays them who knows that (FO-11).

What to expect is reckoned from the printed numbers. What is declared is always one of the legal moves.
"""

from collections.abc import Iterable, Sequence
from typing import Any

from meadhall.core.steps import Choice, Move
from meadhall.games.feast_for_odin.box import BOX
from meadhall.games.feast_for_odin.moves import Fail, Loot, RollAgain, Spend, Stop, Succeed
from meadhall.games.feast_for_odin.prices import Prices
from meadhall.games.feast_for_odin.state import State


class Odds:
    """The dice action that is going on, as its player judges it."""

    def __init__(self, state: State, prices: Prices) -> None:
        self._state, self._prices = state, prices
        self._action = state.actions[-1]
        self._dice = BOX.dice_actions[self._action.dice]
        self._player = state.players[self._action.seat]
        back = min(self._dice.vikings_back, sum(one.count for one in state.standing if one.space == self._action.space))
        self._failure = self._worth(self._dice.failure) + back * prices.weights.viking
        prizes: dict[str, int] = {good.id: good.sword for good in BOX.goods.values() if good.sword}
        prizes.update((tile, BOX.special_tiles[tile].sword) for tile in state.tray)
        self._loot = [(sword, prices.tile(tile)) for tile, sword in prizes.items()]

    def _worth(self, things: dict[Any, int]) -> float:
        return sum(self._prices.thing(thing) * count for thing, count in things.items())

    # ------------------------------------------------------------------ rolling

    def expected(self, rolls: int) -> float:
        """What it is worth to roll, with so many rolls already made, and to stop at the right moment."""
        judge = self._low if self._dice.aim == "low" else self._high
        worths = [max(self._failure, judge(rolled)) for rolled in range(1, self._dice.die + 1)]
        expected = sum(worths) / len(worths)
        for _ in range(rolls + 1, BOX.max_rolls):
            expected = sum([max(worth, expected) for worth in worths]) / len(worths)
        return expected

    def keep_or_roll(self) -> Move:
        """Stop when rolling again promises no more."""
        judge = self._low if self._dice.aim == "low" else self._high
        now = max(self._failure, judge(self._action.rolled))
        return Stop() if now >= self.expected(self._action.rolls) else RollAgain()

    def _low(self, rolled: int) -> float:
        """What a success is worth with this roll; weapons are paid first."""
        boats = sum(ore + BOX.ships["whaling_boat"].printed_ore for ore in self._action.boats)
        result = max(0, rolled - self._dice.minus_per_ore_on_chosen_boats * boats)
        weapon = next(piece for piece in self._dice.pay_with if piece in BOX.weapons)
        weapons = min(result, self._player.have(weapon))
        if result - weapons > self._player.have("wood"):
            return self._failure
        return self._worth(self._dice.success) - self._worth({weapon: weapons, "wood": result - weapons})

    def _high(self, rolled: int) -> float:
        """What the best loot is worth with this roll and the best spending."""
        ore = self._dice.plus_per_ore_on_best_longship * max(self._player.longships, default=0)
        result, cost, best = rolled + ore, 0.0, self._failure
        for price in [0.0, *(self._prices.thing(piece) for piece in self._to_spend())]:
            cost += price
            if result > self._dice.auto_fail_at_or_below:
                best = max(best, max([worth for sword, worth in self._loot if sword <= result], default=0) - cost)
            result += 1
        return best

    def _to_spend(self) -> list[str]:
        """What the player may add to the result, the cheapest first."""
        pieces = [piece for piece in self._dice.plus_with for _ in range(self._player.have(piece))]
        return sorted(pieces, key=self._prices.thing)

    # ------------------------------------------------------------------ declaring

    def declaration(self, choice: Choice[State], moves: Sequence[Move]) -> Move:
        """The best of the legal declarations; spending goes on as long as it leads to a better one."""
        best, first = self._best(moves, 0.0)
        state, spent, step = self._state, 0.0, None
        while spending := sorted(self._spends(moves), key=lambda move: self._prices.thing(move.piece)):
            state = state.copy()
            state.carry_out(choice, spending[0])
            step, spent = step or spending[0], spent + self._prices.thing(spending[0].piece)
            moves = choice.moves(state)
            worth, _ = self._best(moves, spent)
            if worth > best:
                best, first = worth, step
        return first

    def _spends(self, moves: Iterable[Move]) -> Iterable[Spend]:
        return (move for move in moves if isinstance(move, Spend))

    def _best(self, moves: Iterable[Move], spent: float) -> tuple[float, Move]:
        """The best declaration that ends the action now."""
        options = [(self._declared(move, spent), move) for move in moves if not isinstance(move, Spend)]
        return max(options, key=lambda option: option[0])

    def _declared(self, move: Move, spent: float) -> float:
        if isinstance(move, Loot):
            return self._prices.tile(move.good) - spent
        if isinstance(move, Succeed):
            weapon = next(piece for piece in self._dice.pay_with if piece in BOX.weapons)
            return self._worth(self._dice.success) - self._worth({weapon: move.weapons, "wood": move.wood})
        assert isinstance(move, Fail), move
        return self._failure

"""Upgrades, Overseas Trading and the Special Sale (FO-10.11 to FO-10.17)."""

from collections.abc import Iterator, Sequence
from typing import ClassVar

from meadhall.core.reasons import Reason
from meadhall.core.steps import Choice, Move, Step
from meadhall.games.feast_for_odin import events
from meadhall.games.feast_for_odin.anytime import ANYTIME, WithAnytime
from meadhall.games.feast_for_odin.box import BOX
from meadhall.games.feast_for_odin.ids import SpecialId
from meadhall.games.feast_for_odin.listening import rules_for
from meadhall.games.feast_for_odin.moves import BuySpecial, Done, TurnOver, Upgrade
from meadhall.games.feast_for_odin.parts import PartRef, something_else_remains, specials_for, upgradeable
from meadhall.games.feast_for_odin.player import GOODS, Player
from meadhall.games.feast_for_odin.state import State
from meadhall.games.feast_for_odin.supply import pay, take_special, turn_into

# ---------------------------------------------------------------------- upgrades


class UpgradeGoods(Step[State], frozen=True):
    """Up to so many different tiles, each by up to so many steps (FO-10.12)."""

    seat: int
    count: int
    steps: int
    done: tuple[str, ...] = ()
    """What the tiles upgraded so far have become: none of them is upgraded again."""
    of: PartRef | None = None
    """The part of a space that lets one do it; none if an occupation does."""
    among: tuple[str, ...] = ()
    """The goods or the colours that may be upgraded; none: any."""
    only: str | None = None
    """The type that all have to be of, once one is upgraded; `None` if they may differ."""
    further: int = 0
    """How many of them may go one step further (Merchant)."""

    def run(self, state: State) -> None:
        if not self.count:
            return
        choice = ChooseUpgrade(
            self.seat, self.count, self.steps, self.done, self.of, self.among, self.only, self.further
        )
        if next(choice.tiles(state.players[self.seat]), None):
            state.then(choice)


class ChooseUpgrade(WithAnytime, frozen=True):
    """Upgrade a tile, or stop (FO-10.11, FO-10.12, FO-A9)."""

    count: int
    steps: int
    done: tuple[str, ...]
    of: PartRef | None
    among: tuple[str, ...]
    only: str | None
    further: int

    takes: ClassVar = (Upgrade, Done, *ANYTIME)

    def tiles(self, player: Player) -> Iterator[str]:
        """The kinds of goods of which a tile is left that this action may upgrade."""
        for good in upgradeable(player):
            if player.have(good) > self.done.count(good) and self.may(good):
                yield good

    def may(self, good: str) -> bool:
        """Whether such a tile may be upgraded."""
        kind = BOX.goods[good]
        if self.only and type_of(good) != self.only:
            return False
        return not self.among or good in self.among or kind.colour in self.among

    def own_moves(self, state: State) -> Sequence[Move]:
        moves: list[Move] = [
            Upgrade(good, steps)
            for good in self.tiles(state.players[self.seat])
            for steps in range(1, self.steps + (self.further > 0) + 1)
            if upgraded(good, steps)
        ]
        if self.done or not moves or (self.of and something_else_remains(state, self.seat, self.of)):
            moves.append(Done())
        return moves

    def do(self, state: State, move: Upgrade | Done) -> None:
        if isinstance(move, Done):
            return
        into = upgraded(move.good, move.steps)
        if self.of:
            state.actions[-1].parts_done += 1
        state.then(
            UpgradeGoods(
                self.seat,
                self.count - 1,
                self.steps,
                (*self.done, into),
                self.of,
                self.among,
                self.only if self.only is None else type_of(move.good),
                self.further - (move.steps > self.steps),
            )
        )
        turn_into(state, self.seat, move.good, into, "space" if self.of else "card", events.Upgraded)


def type_of(good: str) -> str:
    """The type of a good: pregnant and normal animals are one."""
    return BOX.goods[good].species or good


def upgraded(good: str, steps: int) -> str:
    """What a good becomes by so many steps; empty if there are not so many (FO-10.11)."""
    for _ in range(steps):
        good = BOX.goods[good].upgrade_to or "" if good else ""
    return good


def further_steps(player: Player, space: str) -> int:
    """How many of the tiles upgraded on a space may go one step further (Merchant)."""
    types = rules_for(player.occupations).second_step
    return int(any(type in types for type in BOX.actions_on[space]))


# ---------------------------------------------------------------------- Overseas Trading


class TurnTiles(Step[State], frozen=True):
    """Overseas Trading: green tiles of different types are turned to their blue side (FO-10.16)."""

    seat: int
    turned: tuple[str, ...]

    def run(self, state: State) -> None:
        if green_tiles(state.players[self.seat], self.turned):
            state.then(ChooseTile(self.seat, self.turned))


def green_tiles(player: Player, turned: tuple[str, ...]) -> list[str]:
    """The green goods of which a tile can still be turned."""
    return [good for good in GOODS if BOX.goods[good].colour == "green" and player.have(good) and good not in turned]


class ChooseTile(WithAnytime, frozen=True):
    """Turn a green tile over, or stop; not turning any is legal (FO-10.16)."""

    turned: tuple[str, ...]

    takes: ClassVar = (TurnOver, Done, *ANYTIME)

    def own_moves(self, state: State) -> Sequence[Move]:
        return [Done(), *map(TurnOver, green_tiles(state.players[self.seat], self.turned))]

    def do(self, state: State, move: TurnOver | Done) -> None:
        if isinstance(move, TurnOver):
            state.then(TurnTiles(self.seat, (*self.turned, move.good)))
            turn_into(state, self.seat, move.good, BOX.goods[move.good].back, "space", events.TurnedOver)


# ---------------------------------------------------------------------- Special Sale


class BuySpecials(Step[State], frozen=True):
    """Special Sale: one or two different tiles at their prices (FO-10.17)."""

    seat: int
    space: str
    most: int
    bought: tuple[str, ...]

    def run(self, state: State) -> None:
        if len(self.bought) < self.most and prices(state, self.seat, self.space, self.bought):
            kind = ChooseSecondSpecial if self.bought else ChooseSpecial
            state.then(kind(self.seat, self.space, self.most, self.bought))


def prices(state: State, seat: int, space: str, bought: tuple[str, ...]) -> dict[str, int]:
    """The tiles that can be bought, with their prices."""
    spent = sum(BOX.special_tiles[tile].silver_cost or 0 for tile in bought)
    return specials_for(state, seat, space, spent)


def buy(state: State, seat: int, space: str, most: int, bought: tuple[str, ...], special: SpecialId) -> None:
    """Pay for a special tile, and go on if another may be bought."""
    pay(state, seat, {"silver": prices(state, seat, space, bought)[special]})
    take_special(state, seat, special)
    state.actions[-1].parts_done += 1
    state.then(BuySpecials(seat, space, most, (*bought, special)))


class ChooseSpecial(WithAnytime, frozen=True):
    """Buy a special tile (FO-10.17)."""

    space: str
    most: int
    bought: tuple[str, ...]

    takes: ClassVar = (BuySpecial, Done, *ANYTIME)

    def own_moves(self, state: State) -> Sequence[Move]:
        tiles = prices(state, self.seat, self.space, self.bought)
        return [BuySpecial(BOX.special_tiles[tile].id) for tile in tiles] or [Done()]

    def do(self, state: State, move: BuySpecial | Done) -> None:
        if isinstance(move, BuySpecial):
            buy(state, self.seat, self.space, self.most, self.bought, move.special)


class ChooseSecondSpecial(Choice[State], frozen=True):
    """Buy a second tile together with the first, or not: nothing else is done in between (FO-10.17)."""

    space: str
    most: int
    bought: tuple[str, ...]

    takes: ClassVar = (BuySpecial, Done)

    def moves(self, state: State) -> Sequence[Move]:
        tiles = prices(state, self.seat, self.space, self.bought)
        return [Done(), *(BuySpecial(BOX.special_tiles[tile].id) for tile in tiles)]

    def play(self, state: State, move: BuySpecial | Done) -> None:
        if isinstance(move, BuySpecial):
            buy(state, self.seat, self.space, self.most, self.bought, move.special)

    def why_not(self, state: State, move: BuySpecial | Done) -> Reason | None:
        return None if move in self.moves(state) else Reason("not-offered", "FO-10.17")

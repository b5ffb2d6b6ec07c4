"""What action spaces do, part by part (FO-5.5, FO-5.6, FO-10)."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, ClassVar

from meadhall.core.reasons import Reason
from meadhall.core.steps import Move, Step
from meadhall.games.feast_for_odin import events
from meadhall.games.feast_for_odin.anytime import ANYTIME, OfferWindow, WithAnytime
from meadhall.games.feast_for_odin.box import BOX
from meadhall.games.feast_for_odin.dice import StartDice
from meadhall.games.feast_for_odin.goods import Cost, Reward
from meadhall.games.feast_for_odin.moves import (
    BuySpecial,
    Choose,
    Decline,
    Done,
    Emigrate,
    Explore,
    PayWith,
    TakeItems,
    TurnOver,
    Upgrade,
)
from meadhall.games.feast_for_odin.occupations import DrawOccupation, PlayOccupations
from meadhall.games.feast_for_odin.player import GOODS, House, Player
from meadhall.games.feast_for_odin.rounds import draw_weapon
from meadhall.games.feast_for_odin.spaces import Alternative, SpaceStep
from meadhall.games.feast_for_odin.state import State, Strip
from meadhall.games.feast_for_odin.table import BANQUET, free_cells

Part = Alternative | SpaceStep
"""Something that a space lets one do: a cost, an action, a reward."""


def part_of(space: str, step: int, alternative: int = -1) -> Part:
    """A step of a space, or one of the alternatives of that step."""
    whole = BOX.spaces[space].steps[step]
    return whole if alternative < 0 else whole.choose[alternative]


# ---------------------------------------------------------------------- whether something can be done


def price(state: State, cost: Cost) -> dict[str, int]:
    """A cost in numbers: the price of an emigration is the round (FO-10.19)."""
    return {thing: state.round if count == "round_number" else count for thing, count in cost.things.items()}


def can_pay(state: State, seat: int, cost: Cost) -> bool:
    """Whether all of a cost is there, ships included."""
    player = state.players[seat]
    return player.can_pay(price(state, cost)) and (cost.ship is None or player.ships(cost.ship) > 0)


def why_no_reward(state: State, seat: int, space: str) -> Reason | None:
    """Costs must be payable, and at least one part of the reward receivable (FO-5.6, FO-A8)."""
    steps, column = BOX.spaces[space].steps, BOX.spaces[space].column
    for step in steps:
        if not step.optional and not affordable(state, seat, step):
            return Reason("cannot-pay", "FO-5.6", {"space": space})
    if any(possible(state, seat, step, drawing=column == 3) for step in steps):
        return None
    return Reason("nothing-to-gain", "FO-5.6", {"space": space})


def affordable(state: State, seat: int, step: SpaceStep) -> bool:
    """Whether the cost of a step can be paid in any of the ways it offers."""
    if step.choose:
        return any(part.pay is None or can_pay(state, seat, part.pay) for part in step.choose)
    if step.choose_pay:
        return any(can_pay(state, seat, cost) for cost in step.choose_pay)
    return step.pay is None or can_pay(state, seat, step.pay)


def possible(state: State, seat: int, part: Part, drawing: bool = False) -> bool:
    """Whether something can be done, and brings anything (FO-5.5, FO-5.6)."""
    if isinstance(part, SpaceStep):
        if part.choose:
            return any(possible(state, seat, alternative) for alternative in part.choose)
        if not affordable(state, seat, part):
            return False
        if step_brings(state, seat, part, drawing):
            return True
    elif part.pay is not None and not can_pay(state, seat, part.pay):
        return False
    player = state.players[seat]
    if part.gain and receivable(state, player, part.gain, part.pay):
        return True
    if part.mountain:
        return any(strip.items for strip in state.strips)
    return bool(part.trade) and next(upgradeable(player), None) is not None


def step_brings(state: State, seat: int, step: SpaceStep, drawing: bool) -> bool:
    """Whether one of the actions that only steps have can be carried out."""
    player = state.players[seat]
    if step.dice_action or step.draw_weapons or step.overseas_trade or step.gain_choice:
        return True
    if step.gain_from:
        return bool(reward_for_animals(player, step))
    if step.buy_special_tiles:
        return bool(specials_for(state, player.have("silver")))
    if step.explore:
        return bool(boards_to_claim(state, step.explore))
    if step.emigrate:
        return can_emigrate(state, seat)
    if step.draw_occupation and state.deck:
        return True
    return bool(step.play_occupation) and bool(player.hand or (drawing and state.deck))


def receivable(state: State, player: Player, reward: Reward, cost: Cost | None) -> bool:
    """Whether any part of a reward can be received (FO-5.6, FO-A8)."""
    if reward.things:
        return True
    if reward.building and state.stock[reward.building]:
        return True
    freed = cost.ship if cost else None
    return any(
        player.has_stage(ship) or (freed is not None and BOX.ships[freed].size == BOX.ships[ship].size)
        for ship in reward.ship
    )


# ---------------------------------------------------------------------- carrying out


class StepOfSpace(Step[State], frozen=True):
    """A step of the space: skipped if it can't be done, asked for if it is optional (FO-5.5, FO-5.12)."""

    seat: int
    space: str
    step: int

    def run(self, state: State) -> None:
        whole = BOX.spaces[self.space].steps[self.step]
        if not possible(state, self.seat, whole):
            return
        state.then(OfferWindow(self.seat))
        asks = whole.mountain or whole.trade
        if whole.choose:
            state.then(ChooseAlternative(self.seat, self.space, self.step))
        elif whole.choose_pay:
            state.then(ChooseCost(self.seat, self.space, self.step))
        elif whole.optional and not asks:
            state.then(OfferPart(self.seat, self.space, self.step))
        else:
            carry_out(state, self.seat, self.space, self.step)


class FinishAction(Step[State], frozen=True):
    """The action is carried out; ships can be armed again (FO-8.3)."""

    seat: int

    def run(self, state: State) -> None:
        state.actions[-1].begun = False


def something_else_remains(state: State, seat: int, space: str, step: int) -> bool:
    """Whether a part may be left out: another one was done, or can still be (FO-5.5)."""
    later = BOX.spaces[space].steps[step + 1 :]
    return state.actions[-1].parts_done > 0 or any(possible(state, seat, part) for part in later)


def brings(part: Part) -> tuple[str, ...]:
    """What a part is called by: what it gives or does."""
    if part.gain:
        building = (part.gain.building,) if part.gain.building else ()
        return (*building, *part.gain.ship, *part.gain.things)
    if part.mountain:
        return ("mountain",)
    if part.trade:
        return ("trade",)
    return ("emigration",)


class OfferPart(WithAnytime, frozen=True):
    """An optional part: do it, or leave it out (FO-5.5)."""

    space: str
    step: int

    takes: ClassVar = (Choose, Decline, *ANYTIME)

    def own_moves(self, state: State) -> Sequence[Move]:
        part = part_of(self.space, self.step)
        moves: list[Move] = [Choose(brings(part))] if possible(state, self.seat, part) else []
        if not moves or something_else_remains(state, self.seat, self.space, self.step):
            moves.append(Decline())
        return moves

    def do(self, state: State, move: Choose | Decline) -> None:
        if isinstance(move, Choose):
            carry_out(state, self.seat, self.space, self.step)


class ChooseAlternative(WithAnytime, frozen=True):
    """Exactly one of several alternatives (FO-10.4, FO-10.6, FO-10.15)."""

    space: str
    step: int

    takes: ClassVar = (Choose, Decline, *ANYTIME)

    def own_moves(self, state: State) -> Sequence[Move]:
        parts = BOX.spaces[self.space].steps[self.step].choose
        return [Choose(brings(part)) for part in parts if possible(state, self.seat, part)] or [Decline()]

    def do(self, state: State, move: Choose | Decline) -> None:
        if isinstance(move, Decline):
            return
        parts = BOX.spaces[self.space].steps[self.step].choose
        carry_out(state, self.seat, self.space, self.step, [brings(part) for part in parts].index(move.what))


class ChooseCost(WithAnytime, frozen=True):
    """Exactly one of several costs (D3); it lapses if what it takes was used up in between."""

    space: str
    step: int

    takes: ClassVar = (PayWith, Decline, *ANYTIME)

    def own_moves(self, state: State) -> Sequence[Move]:
        costs = BOX.spaces[self.space].steps[self.step].choose_pay
        ways = [PayWith(tuple(price(state, cost).items())) for cost in costs if can_pay(state, self.seat, cost)]
        return ways or [Decline()]

    def do(self, state: State, move: PayWith | Decline) -> None:
        if isinstance(move, Decline):
            return
        pay(state, self.seat, dict(move.cost))
        carry_out(state, self.seat, self.space, self.step)


def carry_out(state: State, seat: int, space: str, step: int, alternative: int = -1) -> None:
    """Pay, then the action, then the gain."""
    part = part_of(space, step, alternative)
    if part.pay and not (isinstance(part, SpaceStep) and part.emigrate):
        pay(state, seat, price(state, part.pay))
        if part.pay.ship:
            return_ship(state, seat, part.pay.ship)
    state.actions[-1].parts_done += 0 if part.mountain or part.trade else 1
    state.then(*actions_of(state, seat, space, step, part), GainReward(seat, space, step, alternative))


def actions_of(state: State, seat: int, space: str, step: int, part: Part) -> Iterator[Step[State]]:
    """The steps of the action that a part names."""
    if part.mountain:
        yield TakeFromStrips(seat, space, step, part.mountain, ())
    if part.trade:
        yield UpgradeGoods(seat, space, step, part.trade.count, part.trade.steps, ())
    if not isinstance(part, SpaceStep):
        return
    if part.dice_action:
        yield StartDice(seat, part.dice_action, part.boats.max if part.boats else 0)
    if part.overseas_trade:
        yield TurnTiles(seat, ())
    if part.buy_special_tiles:
        yield BuySpecials(seat, part.buy_special_tiles.max, bought=0)
    if part.explore:
        yield ChooseBoard(seat, part.explore)
    if part.emigrate:
        yield ChooseShip(seat)
    if part.draw_occupation:
        yield DrawOccupation(seat)
    if part.play_occupation:
        yield PlayOccupations(seat, part.play_occupation.min, part.play_occupation.max)
    if part.draw_weapons:
        yield DrawWeapons(seat, part.draw_weapons)
    if part.gain_choice:
        yield ChooseForged(seat)


def pay(state: State, seat: int, cost: Mapping[str, int]) -> None:
    """Things go to the stock."""
    state.players[seat].pay(cost)
    for thing, count in cost.items():
        if count:
            state.tell(events.Paid, seat, thing, count)


def gain(state: State, seat: int, thing: str, count: int = 1) -> None:
    """Things come from the stock."""
    if count:
        state.players[seat].gain(thing, count)
        state.tell(events.Gained, seat, thing, count)


def return_ship(state: State, seat: int, ship: Any) -> None:
    """A ship goes back to the stock, the one with the least ore on it; that ore is lost (FO-10.21)."""
    player = state.players[seat]
    ores = {"whaling_boat": player.whaling_boats, "longship": player.longships}.get(ship, (0,))
    player.drop_ship(ship, min(ores))
    state.tell(events.ShipReturned, seat, ship)


class GainReward(Step[State], frozen=True):
    """What a part gives; what can't be received is lost (FO-5.6, FO-10.1 to FO-10.3)."""

    seat: int
    space: str
    step: int
    alternative: int

    def run(self, state: State) -> None:
        part = part_of(self.space, self.step, self.alternative)
        player = state.players[self.seat]
        if part.gain:
            receive(state, self.seat, part.gain)
        if isinstance(part, SpaceStep) and part.gain_from:
            for thing, count in reward_for_animals(player, part).items():
                gain(state, self.seat, thing, count)


def receive(state: State, seat: int, reward: Reward) -> None:
    """A reward as far as it can be received."""
    player = state.players[seat]
    for thing, count in reward.things.items():
        gain(state, seat, thing, state.seats if count == "per_player" else count)
    if reward.building and state.stock[reward.building]:
        state.stock[reward.building] -= 1
        player.houses += (House(reward.building),)
        state.tell(events.BuildingBuilt, seat, reward.building)
    for ship in reward.ship:
        if player.has_stage(ship):
            player.acquire_ship(ship)
            state.tell(events.ShipGained, seat, ship)


def reward_for_animals(player: Player, step: SpaceStep) -> Mapping[str, int]:
    """What the animals of a stable give (FO-10.2)."""
    assert step.gain_from is not None
    count = min(player.animals("sheep" if "sheep" in step.gain_from.count else "cattle"), step.gain_from.above)
    rows = {row.at: row.gain.things for row in step.gain_from.table}
    return {thing: int(number) for thing, number in rows.get(count, {}).items()}


class DrawWeapons(Step[State], frozen=True):
    """Draw cards from the weapon pile (FO-10.14)."""

    seat: int
    count: int

    def run(self, state: State) -> None:
        for _ in range(self.count):
            draw_weapon(state, self.seat)


# ---------------------------------------------------------------------- mountain strips


class TakeFromStrips(Step[State], frozen=True):
    """Allowances, each for another strip (FO-10.9, FO-10.10)."""

    seat: int
    space: str
    step: int
    allowances: tuple[int, ...]
    used: tuple[int, ...]

    def run(self, state: State) -> None:
        if self.allowances and any(strip.items and strip.id not in self.used for strip in state.strips):
            state.then(ChooseItems(self.seat, self.space, self.step, self.allowances, self.used))


class ChooseItems(WithAnytime, frozen=True):
    """Up to so many items from the arrow end of one strip, or none of this allowance (FO-10.9, FO-10.10)."""

    space: str
    step: int
    allowances: tuple[int, ...]
    used: tuple[int, ...]

    takes: ClassVar = (TakeItems, Decline, *ANYTIME)

    def own_moves(self, state: State) -> Sequence[Move]:
        moves: list[Move] = [
            TakeItems(strip.id, count)
            for strip in state.strips
            if strip.id not in self.used
            for count in range(1, min(self.allowances[0], len(strip.items)) + 1)
        ]
        if self.used or something_else_remains(state, self.seat, self.space, self.step):
            moves.append(Decline())
        return moves

    def do(self, state: State, move: TakeItems | Decline) -> None:
        rest = self.allowances[1:]
        if isinstance(move, Decline):
            state.then(TakeFromStrips(self.seat, self.space, self.step, rest, self.used))
            return
        state.actions[-1].parts_done += 1
        state.then(TakeFromStrips(self.seat, self.space, self.step, rest, (*self.used, move.strip)))
        take_items(state, self.seat, move.strip, move.count)


def take_items(state: State, seat: int, number: int, count: int) -> None:
    """Items from the arrow end; a strip whose last item is taken is removed at once (FO-10.9)."""
    strip = next(strip for strip in state.strips if strip.id == number)
    for item in strip.items[:count]:
        gain(state, seat, "silver" if item == "silver2" else item, 2 if item == "silver2" else 1)
    rest = Strip(strip.id, strip.gone + count)
    kept = (rest if other is strip else other for other in state.strips)
    state.strips = tuple(other for other in kept if other.items)


# ---------------------------------------------------------------------- trade


def upgradeable(player: Player) -> Iterator[str]:
    """The kinds of goods in the supply and the stables that have an upgrade (FO-10.11, FO-10.13)."""
    for good in GOODS:
        if player.have(good) and BOX.goods[good].upgrade_to:
            yield good


class UpgradeGoods(Step[State], frozen=True):
    """Up to so many different tiles, each by up to so many steps (FO-10.12)."""

    seat: int
    space: str
    step: int
    count: int
    steps: int
    done: tuple[str, ...]
    """What the tiles upgraded so far have become: none of them is upgraded again."""

    def run(self, state: State) -> None:
        if self.count and next(tiles_left(state.players[self.seat], self.done), None):
            state.then(ChooseUpgrade(self.seat, self.space, self.step, self.count, self.steps, self.done))


def tiles_left(player: Player, done: tuple[str, ...]) -> Iterator[str]:
    """The kinds of goods of which a tile is left that has not been upgraded by this action."""
    for good in upgradeable(player):
        if player.have(good) > done.count(good):
            yield good


class ChooseUpgrade(WithAnytime, frozen=True):
    """Upgrade a tile, or stop (FO-10.11, FO-10.12, FO-A9)."""

    space: str
    step: int
    count: int
    steps: int
    done: tuple[str, ...]

    takes: ClassVar = (Upgrade, Done, *ANYTIME)

    def own_moves(self, state: State) -> Sequence[Move]:
        moves: list[Move] = [
            Upgrade(good, steps)
            for good in tiles_left(state.players[self.seat], self.done)
            for steps in range(1, self.steps + 1)
            if upgraded(good, steps)
        ]
        if self.done or not moves or something_else_remains(state, self.seat, self.space, self.step):
            moves.append(Done())
        return moves

    def do(self, state: State, move: Upgrade | Done) -> None:
        if isinstance(move, Done):
            return
        into = upgraded(move.good, move.steps)
        state.actions[-1].parts_done += 1
        state.then(UpgradeGoods(self.seat, self.space, self.step, self.count - 1, self.steps, (*self.done, into)))
        upgrade(state, self.seat, move.good, into)


def upgraded(good: str, steps: int) -> str:
    """What a good becomes by so many steps; empty if there are not so many (FO-10.11)."""
    for _ in range(steps):
        good = BOX.goods[good].upgrade_to or "" if good else ""
    return good


def upgrade(state: State, seat: int, good: str, into: str) -> None:
    """A tile is replaced by another; a pregnancy is lost (FO-A33)."""
    player = state.players[seat]
    player.gain(good, -1)
    player.gain(into)
    state.tell(events.Upgraded, seat, good, into)


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
            upgrade(state, self.seat, move.good, BOX.goods[move.good].back)


# ---------------------------------------------------------------------- special tiles


def specials_for(state: State, silver: int) -> list[str]:
    """The tiles of the tray that can be bought for so much silver; the crown has no price (FO-10.17)."""
    prices = {tile: BOX.special_tiles[tile].silver_cost for tile in state.tray}
    return [tile for tile, cost in prices.items() if cost is not None and cost <= silver]


def take_special(state: State, seat: int, special: str) -> None:
    """A special tile comes from the tray into the supply."""
    state.tray = tuple(tile for tile in state.tray if tile != special)
    state.players[seat].specials += (special,)
    state.tell(events.SpecialTaken, seat, special)


class BuySpecials(Step[State], frozen=True):
    """Special Sale: one or two different tiles at their prices (FO-10.17)."""

    seat: int
    most: int
    bought: int

    def run(self, state: State) -> None:
        if self.bought < self.most and specials_for(state, state.players[self.seat].have("silver")):
            state.then(ChooseSpecial(self.seat, self.most, self.bought))


class ChooseSpecial(WithAnytime, frozen=True):
    """Buy a special tile, or stop after the first (FO-10.17)."""

    most: int
    bought: int

    takes: ClassVar = (BuySpecial, Done, *ANYTIME)

    def own_moves(self, state: State) -> Sequence[Move]:
        tiles = specials_for(state, state.players[self.seat].have("silver"))
        moves: list[Move] = [BuySpecial(tile) for tile in tiles]  # type: ignore[arg-type]
        return [Done(), *moves] if self.bought or not moves else moves

    def do(self, state: State, move: BuySpecial | Done) -> None:
        if isinstance(move, BuySpecial):
            pay(state, self.seat, {"silver": BOX.special_tiles[move.special].silver_cost or 0})
            take_special(state, self.seat, move.special)
            state.then(BuySpecials(self.seat, self.most, self.bought + 1))


class ChooseForged(WithAnytime, frozen=True):
    """The forge: jewelry, or a special tile with the forge symbol (FO-10.7, FO-A4, FO-A5)."""

    takes: ClassVar = (Choose, *ANYTIME)

    def own_moves(self, state: State) -> Sequence[Move]:
        tiles = [tile for tile in state.tray if BOX.special_tiles[tile].forge]
        return [Choose(("jewelry",)), *(Choose((tile,)) for tile in tiles)]

    def do(self, state: State, move: Choose) -> None:
        if move.what[0] in BOX.special_tiles:
            take_special(state, self.seat, move.what[0])
        else:
            gain(state, self.seat, move.what[0])


# ---------------------------------------------------------------------- exploration and emigration


def boards_to_claim(state: State, boards: Sequence[str]) -> list[str]:
    """The face-up, unclaimed boards of a list (FO-10.18)."""
    return [tile.board for tile in state.explorations if tile.board in boards]


class ChooseBoard(WithAnytime, frozen=True):
    """Claim an exploration board with the silver on it (FO-10.18, FO-A38)."""

    boards: tuple[str, ...]

    takes: ClassVar = (Explore, *ANYTIME)

    def own_moves(self, state: State) -> Sequence[Move]:
        return [Explore(board) for board in boards_to_claim(state, self.boards)]  # type: ignore[arg-type]

    def do(self, state: State, move: Explore) -> None:
        tile = next(tile for tile in state.explorations if tile.board == move.board)
        state.explorations = tuple(other for other in state.explorations if other is not tile)
        player = state.players[self.seat]
        player.claim(tile.board)
        player.gain("silver", tile.silver)
        state.tell(events.BoardClaimed, self.seat, tile.board, tile.silver)


def can_emigrate(state: State, seat: int) -> bool:
    """A large ship, the price, and a free panel (FO-10.19, FO-10.20)."""
    player = state.players[seat]
    large = player.knarrs or player.longships
    return bool(large) and player.have("silver") >= state.round and panel_is_free(state, player)


def panel_is_free(state: State, player: Player) -> bool:
    """Whether the next panel of the banquet table has no Vikings (FO-10.20, FO-A18)."""
    return BANQUET.has_free_panel(free_cells(state), len(player.emigrated))


class ChooseShip(WithAnytime, frozen=True):
    """Pay, and send a knarr or a longship away; its ore is lost (FO-10.19)."""

    takes: ClassVar = (Emigrate, Decline, *ANYTIME)

    def own_moves(self, state: State) -> Sequence[Move]:
        player = state.players[self.seat]
        if not can_emigrate(state, self.seat):
            return [Decline()]
        knarr: list[Move] = [Emigrate("knarr")] if player.knarrs else []
        return [*knarr, *(Emigrate("longship", ore) for ore in sorted(set(player.longships)))]

    def do(self, state: State, move: Emigrate | Decline) -> None:
        if isinstance(move, Decline):
            return
        player = state.players[self.seat]
        pay(state, self.seat, {"silver": state.round})
        player.drop_ship(move.ship, move.carrying)
        player.emigrated += (move.ship,)
        state.tell(events.ShipEmigrated, self.seat, move.ship)

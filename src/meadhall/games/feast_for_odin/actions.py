"""What action spaces do, part by part (FO-5.5, FO-5.6, FO-10)."""

from collections.abc import Iterator, Sequence
from typing import ClassVar

from meadhall.core.steps import Move, Step
from meadhall.games.feast_for_odin.anytime import ANYTIME, OfferWindow, WithAnytime
from meadhall.games.feast_for_odin.box import BOX
from meadhall.games.feast_for_odin.dice import StartDice
from meadhall.games.feast_for_odin.goods import Reward
from meadhall.games.feast_for_odin.journeys import ChooseBoard, ChooseShip
from meadhall.games.feast_for_odin.mountains import TakeFromStrips
from meadhall.games.feast_for_odin.moves import Choose, Decline, PayWith, UseOccupation
from meadhall.games.feast_for_odin.occupations import DrawOccupation, PlayOccupations
from meadhall.games.feast_for_odin.parts import (
    Part,
    PartRef,
    can_pay,
    possible,
    price,
    replacements,
    reward_for_animals,
    something_else_remains,
)
from meadhall.games.feast_for_odin.spaces import SpaceStep
from meadhall.games.feast_for_odin.state import State
from meadhall.games.feast_for_odin.supply import (
    draw_weapon,
    gain,
    get_building,
    get_ship,
    pay,
    return_ship,
    take_special,
)
from meadhall.games.feast_for_odin.trading import BuySpecials, TurnTiles, UpgradeGoods, further_steps

# ---------------------------------------------------------------------- carrying out


class StepOfSpace(Step[State], frozen=True):
    """A step of the space: skipped if it can't be done, asked for if it is optional (FO-5.5, FO-5.12)."""

    seat: int
    of: PartRef

    def run(self, state: State) -> None:
        whole, replaced = self.of.whole, False
        if state.players[self.seat].occupations:
            replaced = bool(replacements(state, self.seat, self.of.space, self.of.step))
        if not (replaced or possible(state, self.seat, self.of.space, whole)):
            return
        if self.of.step:
            state.then(OfferWindow(self.seat))
        if replaced:
            state.then(ChooseReplacement(self.seat, self.of))
        else:
            begin_step(state, self.seat, self.of)


def begin_step(state: State, seat: int, of: PartRef) -> None:
    """Ask what there is to be decided, and carry the step out."""
    whole = of.whole
    asks = whole.mountain or whole.trade
    if whole.choose:
        state.then(ChooseAlternative(seat, of))
    elif whole.choose_pay:
        state.then(ChooseCost(seat, of))
    elif whole.optional and not asks:
        state.then(OfferPart(seat, of))
    else:
        carry_out(state, seat, of)


def brings(part: Part) -> tuple[str, ...]:
    """What a part is called by: what it gives or does."""
    if part.gain:
        building = (part.gain.building,) if part.gain.building else ()
        return (*building, *part.gain.ship, *part.gain.things)
    if part.mountain:
        return ("mountain",)
    if part.trade:
        return ("trade",)
    if isinstance(part, SpaceStep) and part.dice_action:
        return (part.dice_action,)
    return ("emigration",)


class OfferPart(WithAnytime, frozen=True):
    """An optional part: do it, or leave it out (FO-5.5)."""

    of: PartRef

    takes: ClassVar = (Choose, Decline, *ANYTIME)

    def own_moves(self, state: State) -> Sequence[Move]:
        part = self.of.part
        moves: list[Move] = [Choose(brings(part))] if possible(state, self.seat, self.of.space, part) else []
        if not moves or something_else_remains(state, self.seat, self.of):
            moves.append(Decline())
        return moves

    def do(self, state: State, move: Choose | Decline) -> None:
        if isinstance(move, Choose):
            carry_out(state, self.seat, self.of)


class ChooseReplacement(WithAnytime, frozen=True):
    """An occupation may put something else in the place of a part (FO-A50)."""

    of: PartRef

    takes: ClassVar = (Choose, UseOccupation, Decline, *ANYTIME)

    def asks_for(self, state: State, move: Move) -> bool:
        return not isinstance(move, ANYTIME) or move in self.own_moves(state)

    def own_moves(self, state: State) -> Sequence[Move]:
        from meadhall.games.feast_for_odin.effects import ways  # what effects do needs every other rule

        space, whole = self.of.space, self.of.whole
        normal: list[Move] = [Choose(brings(whole))] if possible(state, self.seat, space, whole) else []
        others = [
            way for due in replacements(state, self.seat, space, self.of.step) for way in ways(state, self.seat, due)
        ]
        if not normal and (not others or something_else_remains(state, self.seat, self.of)):
            return [Decline(), *others]
        return [*normal, *others]

    def do(self, state: State, move: Choose | UseOccupation | Decline) -> None:
        from meadhall.games.feast_for_odin.effects import carry_out_way  # what effects do needs every other rule

        if isinstance(move, Choose):
            begin_step(state, self.seat, self.of)
        elif isinstance(move, UseOccupation):
            state.actions[-1].parts_done += 1
            places = replacements(state, self.seat, self.of.space, self.of.step)
            due = next(due for due in places if due.occupation == move.occupation)
            built = bool(self.of.part.gain and self.of.part.gain.ship)
            carry_out_way(state, self.seat, due, move, for_space=True, built=built)


class ChooseAlternative(WithAnytime, frozen=True):
    """Exactly one of several alternatives (FO-10.4, FO-10.6, FO-10.15)."""

    of: PartRef

    takes: ClassVar = (Choose, Decline, *ANYTIME)

    def own_moves(self, state: State) -> Sequence[Move]:
        parts = self.of.whole.choose
        return [Choose(brings(part)) for part in parts if possible(state, self.seat, self.of.space, part)] or [
            Decline()
        ]

    def do(self, state: State, move: Choose | Decline) -> None:
        if isinstance(move, Choose):
            named = [brings(part) for part in self.of.whole.choose]
            carry_out(state, self.seat, PartRef(self.of.space, self.of.step, named.index(move.what)))


class ChooseCost(WithAnytime, frozen=True):
    """Exactly one of several costs (D3); it lapses if what it takes was used up in between."""

    of: PartRef

    takes: ClassVar = (PayWith, Decline, *ANYTIME)

    def own_moves(self, state: State) -> Sequence[Move]:
        space, whole = self.of.space, self.of.whole
        costs = [cost for cost in whole.choose_pay if can_pay(state, self.seat, space, cost)]
        promised = [cost for cost in costs if state.actions[-1].promised in cost.things]
        ways = [PayWith(tuple(price(state, self.seat, space, cost).items())) for cost in promised or costs]
        return ways or [Decline()]

    def do(self, state: State, move: PayWith | Decline) -> None:
        if isinstance(move, PayWith):
            pay(state, self.seat, dict(move.cost))
            carry_out(state, self.seat, self.of)


def carry_out(state: State, seat: int, of: PartRef) -> None:
    """Pay, then the action, then the gain."""
    part, action = of.part, state.actions[-1]
    if part.pay and not (isinstance(part, SpaceStep) and part.emigrate):
        pay(state, seat, price(state, seat, of.space, part.pay, part))
        if part.pay.ship:
            return_ship(state, seat, part.pay.ship)
    if not chosen_later(part):
        action.parts_done += 1
    state.then(*actions_of(state, seat, of), GainReward(seat, of))


def chosen_later(part: Part) -> bool:
    """Whether a part is only done when the first of several things is chosen."""
    return bool(
        part.mountain or part.trade or (isinstance(part, SpaceStep) and (part.emigrate or part.buy_special_tiles))
    )


def actions_of(state: State, seat: int, of: PartRef) -> Iterator[Step[State]]:
    """The steps of the action that a part names."""
    part = of.part
    if part.mountain:
        yield TakeFromStrips(seat, part.mountain, of=of)
    if part.trade:
        further = further_steps(state.players[seat], of.space)
        yield UpgradeGoods(seat, part.trade.count, part.trade.steps, of=of, further=further)
    if not isinstance(part, SpaceStep):
        return
    if part.dice_action:
        yield StartDice(seat, part.dice_action, part.boats.max if part.boats else 0)
    if part.overseas_trade:
        yield TurnTiles(seat, ())
    if part.buy_special_tiles:
        yield BuySpecials(seat, of.space, part.buy_special_tiles.max, ())
    if part.explore:
        yield ChooseBoard(seat, of.space)
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


class GainReward(Step[State], frozen=True):
    """What a part gives; what can't be received is lost (FO-5.6, FO-10.1 to FO-10.3)."""

    seat: int
    of: PartRef

    def run(self, state: State) -> None:
        part, group = self.of.part, BOX.spaces[self.of.space].group
        if part.gain:
            receive(state, self.seat, part.gain, built="build_houses" in group or "build_ships" in group)
        if isinstance(part, SpaceStep) and part.gain_from:
            for thing, count in reward_for_animals(state.players[self.seat], part).items():
                gain(state, self.seat, thing, count)


def receive(state: State, seat: int, reward: Reward, *, built: bool) -> None:
    """A reward as far as it can be received."""
    for thing, count in reward.things.items():
        gain(state, seat, thing, state.seats if count == "per_player" else count)
    if reward.building:
        get_building(state, seat, reward.building, built=built)
    for ship in reward.ship:
        get_ship(state, seat, ship, built=built)


class DrawWeapons(Step[State], frozen=True):
    """Draw cards from the weapon pile (FO-10.14)."""

    seat: int
    count: int

    def run(self, state: State) -> None:
        for _ in range(self.count):
            draw_weapon(state, self.seat)


class ChooseForged(WithAnytime, frozen=True):
    """The forge: jewelry, or a special tile with the forge symbol (FO-10.7, FO-A4, FO-A5)."""

    takes: ClassVar = (Choose, *ANYTIME)

    def own_moves(self, state: State) -> Sequence[Move]:
        tiles = [tile for tile in state.tray if BOX.special_tiles[tile].forge]
        return [Choose(("jewelry",)), *(Choose((tile,)) for tile in tiles)]

    def do(self, state: State, move: Choose) -> None:
        thing = move.what[0]
        if thing in BOX.special_tiles:
            take_special(state, self.seat, BOX.special_tiles[thing].id)
        else:
            gain(state, self.seat, thing)

"""What only single occupations can do: a small class for each such word of `mod` (see vocabulary.md)."""

from collections.abc import Iterator, Sequence
from typing import ClassVar

from msgspec.structs import replace

from meadhall.core.reasons import Reason
from meadhall.core.steps import Choice, Move, Step
from meadhall.games.feast_for_odin import events
from meadhall.games.feast_for_odin.anytime import ANYTIME, Places, WithAnytime, board_of
from meadhall.games.feast_for_odin.box import BOX
from meadhall.games.feast_for_odin.cards import Gain, Mod, ReturnVikings, UseSpace
from meadhall.games.feast_for_odin.conditions import find_special
from meadhall.games.feast_for_odin.feast import served
from meadhall.games.feast_for_odin.ids import ShipId
from meadhall.games.feast_for_odin.listening import Due, rules_for
from meadhall.games.feast_for_odin.moves import (
    Decline,
    Done,
    Exchange,
    LayDown,
    RecallVikings,
    TurnOver,
    UseWithoutVikings,
)
from meadhall.games.feast_for_odin.parts import why_not_effect
from meadhall.games.feast_for_odin.pieces import Placement
from meadhall.games.feast_for_odin.player import GOODS, SPECIES, WEAPONS, Player
from meadhall.games.feast_for_odin.rounds import make_pregnant
from meadhall.games.feast_for_odin.state import State
from meadhall.games.feast_for_odin.supply import (
    arrive,
    gain,
    get_ship,
    own_vikings,
    take_back,
    take_weapon,
    turn_into,
)
from meadhall.games.feast_for_odin.use import use_without_vikings

# ---------------------------------------------------------------------- what there is


class CardAction:
    """Something that a `mod` lets one do."""

    word: ClassVar[str]
    """Its word, which is also what the move says that is wanted."""

    def possible(self, state: State, seat: int, due: Due, mod: Mod) -> bool:
        """Whether it can be done now, and brings anything."""
        raise NotImplementedError

    def start(self, state: State, seat: int, due: Due, mod: Mod, times: int) -> None:
        """Do it, or ask what there is to be asked."""
        raise NotImplementedError

    def brings(self, mod: Mod) -> str:
        """What the move calls it."""
        return self.word


def actions_of(mod: Mod | None) -> Iterator[CardAction]:
    """The actions that a mod consists of."""
    if mod is not None:
        yield from (action for action in CARD_ACTIONS if getattr(mod, action.word) != getattr(NO_MOD, action.word))


NO_MOD = Mod()


def possible(state: State, seat: int, due: Due, mod: Mod | None) -> tuple[str, ...]:
    """What a mod brings now."""
    if mod is None:
        return ()
    return tuple(action.brings(mod) for action in actions_of(mod) if action.possible(state, seat, due, mod))


def start(state: State, seat: int, due: Due, mod: Mod, times: int) -> None:
    """Do whatever a mod lets one do."""
    for action in actions_of(mod):
        if action.possible(state, seat, due, mod):
            action.start(state, seat, due, mod, times)


# ---------------------------------------------------------------------- Vikings


class RecallAction(CardAction):
    """Vikings come back to the thing square (Inspector, Homecomer, Ironsmith, Snare Specialist)."""

    word = "return_vikings"

    def possible(self, state: State, seat: int, due: Due, mod: Mod) -> bool:
        return bool(mod.return_vikings and spaces_to_recall_from(state, seat, mod.return_vikings))

    def start(self, state: State, seat: int, due: Due, mod: Mod, times: int) -> None:
        recall = mod.return_vikings
        assert recall
        spaces = spaces_to_recall_from(state, seat, recall)
        if recall.from_ == "one_space":
            state.then(ChooseRecall(seat, due.occupation, recall.count))
        else:
            take_back(state, seat, {space: min(recall.count, own_vikings(state, seat, space)) for space in spaces})


def spaces_to_recall_from(state: State, seat: int, recall: ReturnVikings) -> list[str]:
    """The spaces with own Vikings that an occupation means; an imitation space counts for its column (FO-A19)."""
    spaces = list(dict.fromkeys(vikings.space for vikings in state.standing if own_vikings(state, seat, vikings.space)))
    if recall.from_ == "this_space":
        action = state.action_of(seat)
        return [space for space in spaces if action and space == action.space]
    if recall.from_ == "each_space_of_column_4":
        return [space for space in spaces if space == "imitation_4" or space.startswith("c4_")]
    return spaces


class ChooseRecall(WithAnytime, frozen=True):
    """From which space Vikings come back, and how many (Inspector)."""

    occupation: int
    count: int

    takes: ClassVar = (RecallVikings, Decline, *ANYTIME)

    def own_moves(self, state: State) -> Sequence[Move]:
        spaces = dict.fromkeys(vikings.space for vikings in state.standing)
        return [
            RecallVikings(space, count)
            for space in spaces
            for count in range(1, min(self.count, own_vikings(state, self.seat, space)) + 1)
        ] or [Decline()]

    def do(self, state: State, move: RecallVikings | Decline) -> None:
        if isinstance(move, RecallVikings):
            take_back(state, self.seat, {move.space: move.count})


class UseSpaceAction(CardAction):
    """A space is carried out without Vikings (Follower, Latecomer)."""

    word = "use_space_without_vikings"

    def possible(self, state: State, seat: int, due: Due, mod: Mod) -> bool:
        return bool(mod.use_space_without_vikings and spaces_without(state, seat, mod.use_space_without_vikings))

    def start(self, state: State, seat: int, due: Due, mod: Mod, times: int) -> None:
        state.then(ChooseSpaceToUse(seat, due.occupation))


def spaces_without(state: State, seat: int, use: UseSpace) -> list[str]:
    """The spaces that could be used legally without Vikings; never an imitation space (FO-A26, FO-A48)."""
    occupied = {vikings.space for vikings in state.standing}
    return [
        space.id
        for space in BOX.spaces.values()
        if space.column == use.column
        and (space.id in occupied) == (use.state == "occupied")
        and (not use.next_to_own_viking or has_own_neighbour(state, seat, space.id))
        and why_not_effect(state, seat, space.id) is None
    ]


def has_own_neighbour(state: State, seat: int, space: str) -> bool:
    """Whether an own Viking stands directly above or below a space; an imitation space comes last (FO-A26)."""
    own = BOX.spaces[space]
    column = [one.id for one in BOX.spaces.values() if one.column == own.column]
    column.append(f"imitation_{own.column}")
    at = column.index(space)
    return any(own_vikings(state, seat, other) for other in (*column[max(at - 1, 0) : at], *column[at + 1 : at + 2]))


class ChooseSpaceToUse(WithAnytime, frozen=True):
    """Which space is carried out without Vikings (Follower, Latecomer)."""

    occupation: int

    takes: ClassVar = (UseWithoutVikings, Decline, *ANYTIME)

    def own_moves(self, state: State) -> Sequence[Move]:
        mods = [effect.mod for effect in BOX.occupations[self.occupation].fx if effect.mod]
        use = next(mod.use_space_without_vikings for mod in mods if mod.use_space_without_vikings)
        return [UseWithoutVikings(space) for space in spaces_without(state, self.seat, use)] or [Decline()]

    def do(self, state: State, move: UseWithoutVikings | Decline) -> None:
        if isinstance(move, UseWithoutVikings):
            use_without_vikings(state, self.seat, move.space)


# ---------------------------------------------------------------------- goods


class ExchangeAction(CardAction):
    """A tile goes through the goods boxes (Field Farmer, Clerk)."""

    word = "diagonal_exchange"

    def possible(self, state: State, seat: int, due: Due, mod: Mod) -> bool:
        return bool(exchanges(state.players[seat], mod))

    def start(self, state: State, seat: int, due: Due, mod: Mod, times: int) -> None:
        state.then(ChooseExchange(seat, due.occupation, due.part))


COLOURS = ("orange", "red", "green", "blue")
"""From the lowest goods box to the highest."""


def exchanges(player: Player, mod: Mod) -> list[Exchange]:
    """Every tile that can be moved, and what it can become."""
    exchange = mod.diagonal_exchange
    assert exchange
    right = 1 if exchange.direction == "up_right" else -1
    found = []
    for good in GOODS:
        kind = BOX.goods[good]
        from_ = kind.colour == exchange.from_ or (exchange.from_ == "any_colour_below_blue" and kind.colour != "blue")
        if not (player.have(good) and from_):
            continue
        box = box_of(good)
        for _ in range(exchange.steps_max):
            box = (box[0] + right, box[1] + 1)
            into = in_box(*box)
            if not into:
                break
            found.append(Exchange(good, into))
    return found


def box_of(good: str) -> tuple[int, int]:
    """The column and the colour of the box of a good; a pregnant animal is in that of its species."""
    kind = BOX.goods[good]
    name = SPECIES[kind.species][0] if kind.species else good
    colour = COLOURS.index(kind.colour)
    column = next(at for at, one in enumerate(BOX.goods_boxes) if getattr(one, kind.colour) == name)
    return column, colour


def in_box(column: int, colour: int) -> str:
    """The good of a box; empty if there is no such box, or nothing in it."""
    if not (0 <= column < len(BOX.goods_boxes) and colour < len(COLOURS)):
        return ""
    return getattr(BOX.goods_boxes[column], COLOURS[colour]) or ""


class ChooseExchange(WithAnytime, frozen=True):
    """Which tile goes where in the goods boxes (Field Farmer, Clerk)."""

    occupation: int
    part: int

    takes: ClassVar = (Exchange, Decline, *ANYTIME)

    def own_moves(self, state: State) -> Sequence[Move]:
        mod = BOX.occupations[self.occupation].fx[self.part].mod
        return (exchanges(state.players[self.seat], mod) if mod else []) or [Decline()]

    def do(self, state: State, move: Exchange | Decline) -> None:
        if isinstance(move, Exchange):
            turn_into(state, self.seat, move.good, move.into, "card", events.Upgraded)


class FlipTiles(Step[State], frozen=True):
    """Tiles are turned to their other side (Traveling Merchant)."""

    seat: int
    count: int
    turned: tuple[str, ...] = ()
    """What those turned so far have become: none of them is turned back."""

    def run(self, state: State) -> None:
        choice = ChooseTileToFlip(self.seat, self.count, self.turned)
        if self.count and choice.tiles(state):
            state.then(choice)


class ChooseTileToFlip(WithAnytime, frozen=True):
    """Turn a tile over, or stop (Traveling Merchant)."""

    count: int
    turned: tuple[str, ...]

    takes: ClassVar = (TurnOver, Done, *ANYTIME)

    def tiles(self, state: State) -> list[str]:
        """The kinds of goods of which a tile has not been turned yet."""
        have = state.players[self.seat].have
        return [good for good in GOODS if have(good) > self.turned.count(good)]

    def own_moves(self, state: State) -> Sequence[Move]:
        return [Done(), *map(TurnOver, self.tiles(state))]

    def do(self, state: State, move: TurnOver | Done) -> None:
        if not isinstance(move, TurnOver):
            return
        into = other_side(move.good)
        state.then(FlipTiles(self.seat, self.count - 1, (*self.turned, into)))
        if BOX.goods[move.good].species:
            state.players[self.seat].gain(move.good, -1)
            state.players[self.seat].gain(into)
            state.tell(events.TurnedOver, self.seat, move.good, into)
        else:
            turn_into(state, self.seat, move.good, into, "card", events.TurnedOver)


def other_side(good: str) -> str:
    """What is on the back of a tile; animals change between normal and pregnant."""
    species = BOX.goods[good].species
    if species:
        return next(animal for animal in SPECIES[species] if animal != good)
    return BOX.goods[good].back


class PregnantAction(CardAction):
    """Own animals are turned to pregnant (Breeder)."""

    word = "make_pregnant"

    def possible(self, state: State, seat: int, due: Due, mod: Mod) -> bool:
        return any(state.players[seat].have(SPECIES[species][0]) for species in mod.make_pregnant)

    def start(self, state: State, seat: int, due: Due, mod: Mod, times: int) -> None:
        for species, count in mod.make_pregnant.items():
            for _ in range(min(count, state.players[seat].have(SPECIES[species][0]))):
                make_pregnant(state, seat, SPECIES[species][0])


class DoublePeasAction(CardAction):
    """The peas are doubled, up to a number (Pea Counter)."""

    word = "double_peas"

    def more(self, player: Player, mod: Mod) -> int:
        """How many peas come."""
        assert mod.double_peas
        return max(0, min(player.have("peas"), mod.double_peas.cap - player.have("peas")))

    def possible(self, state: State, seat: int, due: Due, mod: Mod) -> bool:
        return self.more(state.players[seat], mod) > 0

    def start(self, state: State, seat: int, due: Due, mod: Mod, times: int) -> None:
        gain(state, seat, "peas", self.more(state.players[seat], mod), "card")


class WeaponsUpToAction(CardAction):
    """Weapon cards of each kind until there are so many (Equipment Supplier)."""

    word = "weapons_up_to"

    def possible(self, state: State, seat: int, due: Due, mod: Mod) -> bool:
        return any(state.players[seat].have(weapon) < (mod.weapons_up_to or 0) for weapon in WEAPONS)

    def start(self, state: State, seat: int, due: Due, mod: Mod, times: int) -> None:
        for weapon in BOX.weapons:
            missing = (mod.weapons_up_to or 0) - state.players[seat].have(weapon)
            if missing > 0:
                take_weapon(state, seat, weapon, missing)


class ReplaceBonusAction(CardAction):
    """A good comes in the place of the bonus of a house (Maid)."""

    word = "replace_bonus_with"

    def brings(self, mod: Mod) -> str:
        return mod.replace_bonus_with or self.word

    def possible(self, state: State, seat: int, due: Due, mod: Mod) -> bool:
        return True

    def start(self, state: State, seat: int, due: Due, mod: Mod, times: int) -> None:
        arrive(state, seat, self.brings(mod), 1, "phase")


# ---------------------------------------------------------------------- ships and dice


class BuyShipAction(CardAction):
    """A ship at a price of its own (Quartermaster, Longship Builder); the price is what is paid."""

    word = "buy_ship"

    def brings(self, mod: Mod) -> str:
        return mod.buy_ship.type if mod.buy_ship else self.word

    def possible(self, state: State, seat: int, due: Due, mod: Mod) -> bool:
        return mod.buy_ship is not None and state.players[seat].has_stage(mod.buy_ship.type)

    def start(self, state: State, seat: int, due: Due, mod: Mod, times: int) -> None:
        assert mod.buy_ship
        get_ship(state, seat, mod.buy_ship.type)


class RollAction(CardAction):
    """What was paid before the action counts for each of its rolls (Sword Fighter, Berserker)."""

    word = "roll"

    def possible(self, state: State, seat: int, due: Due, mod: Mod) -> bool:
        return state.action_of(seat) is not None

    def start(self, state: State, seat: int, due: Due, mod: Mod, times: int) -> None:
        state.actions[-1].roll_bonus += mod.roll


def load(state: State, seat: int, ship: ShipId, count: int) -> None:
    """Ore from the supply goes on a ship that was just received (Sponsor)."""
    player = state.players[seat]
    for carrying in range(min(count, player.have("ore"))):
        player.gain("ore", -1)
        player.put_ore(ship, carrying)
        state.tell(events.ShipArmed, seat, ship)


def fill_shed(state: State, seat: int, house: int, resource: str) -> None:
    """A wood or a stone goes to a free slot of a shed (Steward)."""
    player = state.players[seat]
    houses = list(player.houses)
    houses[house] = replace(houses[house], **{resource: getattr(houses[house], resource) + 1})
    player.houses = tuple(houses)
    player.gain(resource, -1)
    state.tell(events.SlotFilled, seat, "shed", resource)


def further_for(player: Player, given: Gain) -> int:
    """How many of the tiles of an upgrade by an occupation may go a step further: Wholesaler trades 4 goods."""
    trades = given.upgrade is not None and f"trade_{given.upgrade.count}" in rules_for(player.occupations).second_step
    return int(trades)


# ---------------------------------------------------------------------- placing


class TakeSpecialAction(CardAction):
    """A special tile comes from a board, and other tiles fill the hole (Courier, Innkeeper)."""

    word = "take_special_from_any_board"

    def possible(self, state: State, seat: int, due: Due, mod: Mod) -> bool:
        special = mod.take_special_from_any_board
        return special is not None and find_special(state, special) is not None

    def start(self, state: State, seat: int, due: Due, mod: Mod, times: int) -> None:
        special = mod.take_special_from_any_board
        found = find_special(state, special) if special else None
        assert special
        assert found
        owner, place = found
        laid = dict(state.players[owner].places())[place]
        taken = next(placement for placement in laid.placements if placement.piece == special)
        state.players[owner].set_laid(place, board_of(place).refill(laid, taken, mod.fill_hole_with))
        state.players[seat].specials += (special,)
        state.tell(events.HoleFilled, seat, owner, special, mod.fill_hole_with)


class PlaceNowAction(CardAction):
    """What is gained has to be placed at once (Ore Boatman)."""

    word = "must_place_immediately_on"

    def possible(self, state: State, seat: int, due: Due, mod: Mod) -> bool:
        gain_ = due.effect.gain
        return gain_ is not None and any(True for thing in gain_.things for _ in room_for(state, seat, thing, "boards"))

    def start(self, state: State, seat: int, due: Due, mod: Mod, times: int) -> None:
        given = due.effect.gain
        assert given
        for thing, count in given.things.items():
            state.then(PlaceRest(seat, thing, int(count) * times, "boards"))


class StockfishAction(CardAction):
    """Stockfish of the feast may go to own houses (Fish Cook)."""

    word = "move_stockfish_to_houses"

    def possible(self, state: State, seat: int, due: Due, mod: Mod) -> bool:
        laid = state.feasts.get(seat)
        return bool(laid and served(laid, ["stockfish"]) and any(room_for(state, seat, "stockfish", "houses")))

    def start(self, state: State, seat: int, due: Due, mod: Mod, times: int) -> None:
        state.then(PlaceRest(seat, "stockfish", served(state.feasts[seat], ["stockfish"]), "houses"))


def room_for(state: State, seat: int, piece: str, where: str) -> Iterator[str]:
    """The own boards, or the own houses, on which a piece can be laid."""
    for place, laid in state.players[seat].places():
        on_board = place == "home_board" or place in BOX.boards
        if on_board == (where == "boards") and board_of(place).has_room(laid, piece):
            yield place


class PlaceRest(Step[State], frozen=True):
    """Pieces that are not in the supply may be placed, one after another; those that are not go to the stock."""

    seat: int
    piece: str
    count: int
    where: str

    def run(self, state: State) -> None:
        if self.count and any(room_for(state, self.seat, self.piece, self.where)):
            state.then(PlaceNow(self.seat, self.piece, self.count, self.where))


class PlaceNow(Choice[State], frozen=True):
    """Place such a piece now, or no more of them (Ore Boatman, Fish Cook)."""

    piece: str
    count: int
    where: str

    takes: ClassVar = (LayDown, Done)

    def places(self, state: State) -> Places:
        """Where it may lie."""
        player = state.players[self.seat]
        laid = dict(player.places())
        places = room_for(state, self.seat, self.piece, self.where)
        return Places([(place, board_of(place).placements(laid[place], self.piece)) for place in places])

    def moves(self, state: State) -> Sequence[Move]:
        return [Done(), *self.places(state)]

    def play(self, state: State, move: LayDown | Done) -> None:
        if isinstance(move, LayDown):
            player = state.players[self.seat]
            laid = dict(player.places())[move.board]
            placement = Placement(self.piece, move.row, move.column, move.turn, move.mirrored)
            player.set_laid(move.board, board_of(move.board).lay(laid, placement))
            state.tell(events.PieceLaid, self.seat, self.piece, move.board)
            state.then(PlaceRest(self.seat, self.piece, self.count - 1, self.where))

    def why_not(self, state: State, move: LayDown | Done) -> Reason | None:
        if isinstance(move, Done):
            return None
        laid = dict(state.players[self.seat].places()).get(move.board)
        on_board = move.board == "home_board" or move.board in BOX.boards
        if laid is None or on_board != (self.where == "boards"):
            return Reason("not-your-board", "FO-7.2", {"name": move.board})
        placement = Placement(self.piece, move.row, move.column, move.turn, move.mirrored)
        return board_of(move.board).why_not(laid, placement)


CARD_ACTIONS: tuple[CardAction, ...] = (
    RecallAction(),
    UseSpaceAction(),
    ExchangeAction(),
    PregnantAction(),
    DoublePeasAction(),
    WeaponsUpToAction(),
    ReplaceBonusAction(),
    BuyShipAction(),
    RollAction(),
    TakeSpecialAction(),
    PlaceNowAction(),
    StockfishAction(),
)
"""Every word of a `mod` that does something, rather than changing a rule or saying how a gain comes about."""

"""What may be done at any time: placing, filling slots, buying and arming ships (FO-7, FO-8)."""

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from itertools import chain
from typing import Any, ClassVar

from msgspec.structs import replace

from meadhall.core.reasons import Reason
from meadhall.core.steps import Choice, Move, Step
from meadhall.games.feast_for_odin import events
from meadhall.games.feast_for_odin.box import BOX
from meadhall.games.feast_for_odin.cards import Place
from meadhall.games.feast_for_odin.geometry import grid
from meadhall.games.feast_for_odin.grids import Board, Laid
from meadhall.games.feast_for_odin.ids import ShipId
from meadhall.games.feast_for_odin.listening import listening, rules_for
from meadhall.games.feast_for_odin.moves import (
    Arm,
    BuyShip,
    Done,
    FillSlot,
    LayDown,
    PickUp,
    TakeOre,
    UseOccupation,
)
from meadhall.games.feast_for_odin.parts import needs, why_not_effect
from meadhall.games.feast_for_odin.pieces import Placement, Placements
from meadhall.games.feast_for_odin.player import GOODS, NUMBER, Player
from meadhall.games.feast_for_odin.state import State
from meadhall.games.feast_for_odin.supply import set_off, ship_came

ANYTIME = (PickUp, FillSlot, BuyShip, Arm, TakeOre, UseOccupation)
"""The kinds of moves that are further moves of many choices."""
PLACEABLE = tuple((piece, NUMBER[piece]) for piece in (*GOODS, "silver", "ore"))
"""Goods, silver and ore, each with its number in the supply."""

PICK_UP = {piece: PickUp(piece) for piece in (*GOODS, "silver", "ore", "wood", *BOX.special_tiles)}
"""The moves, made once."""
WOOD, ORE, SILVER = NUMBER["wood"], NUMBER["ore"], NUMBER["silver"]
PRICES = {ship.id: ship.price for ship in BOX.ships.values()}
CHEAPEST_SHIP = min(PRICES.values())


def board_of(place: str, piece: str = "") -> Board:
    """The grid of a board, or of a house such as `stone_house 1`, on which a piece is to be laid."""
    return grid(place.partition(" ")[0], piece)


# ---------------------------------------------------------------------- which moves there are


def anytime_moves(state: State, seat: int) -> list[Move]:
    """Everything that a seat may do at this moment besides what it is asked (FO-8.1)."""
    player = state.players[seat]
    moves: list[Move] = [PICK_UP[piece] for piece in pieces_with_room(player)]
    moves += all_but_pieces(state, seat)
    if needs_its_space(state, seat):
        return [move for move in moves if not spoils(state, seat, move)]
    return moves


def all_but_pieces(state: State, seat: int) -> list[Move]:
    """What else there is to do than to place pieces, even if it should spoil the space just occupied."""
    player = state.players[seat]
    moves: list[Move] = []
    if player.houses:
        moves += slots_to_fill(player)
    silver = player.things[SILVER]
    if silver >= CHEAPEST_SHIP:
        moves += [BuyShip(ship) for ship, price in PRICES.items() if silver >= price and player.has_stage(ship)]
    if player.things[ORE] and may_arm(state, seat):
        moves += ships_to_arm(player)
    if player.occupations:
        moves += card_moves(state, seat)
    return moves


def needs_its_space(state: State, seat: int) -> bool:
    """Whether a space was just occupied and has done nothing yet (FO-A53)."""
    action = state.action_of(seat)
    return action is not None and not (action.parts_done or action.means)


def spoils(state: State, seat: int, move: Move, do: Callable[[State, Any], None] | None = None) -> bool:
    """Whether the space just occupied, which has done nothing yet, could not be used any more afterwards (FO-A53).

    `do` carries the move out; without it, it is one of the moves of `ANYTIME`.
    """
    action, spent = state.action_of(seat), spent_by(move)
    if action is None or action.parts_done or action.means or not spent:
        return False
    wanted = needs(action.effect)
    if spent.keys().isdisjoint(wanted) and not ("goods" in wanted and spent.keys() & BOX.goods.keys()):
        return False
    twin = state.copy()
    if isinstance(move, PickUp):
        twin.players[seat].pay(spent)
    elif do:
        do(twin, move)
    else:
        do_anytime(twin, seat, move)
    return why_not_effect(twin, seat, action.effect) is not None and why_not_effect(state, seat, action.effect) is None


def spent_by(move: Move) -> dict[str, int]:
    """What leaves the supply with a move."""
    if isinstance(move, PickUp):
        return {move.piece: 1} if move.piece in NUMBER else {}
    if isinstance(move, FillSlot):
        return {move.resource: 1}
    if isinstance(move, BuyShip):
        return {"silver": PRICES[move.ship]}
    if isinstance(move, UseOccupation):
        return dict(move.paying)
    return {"ore": 1} if isinstance(move, Arm) else {}


def anything_to_do(state: State, seat: int) -> bool:
    """Whether there is any of `anytime_moves`, found without listing them."""
    if needs_its_space(state, seat):
        return bool(anytime_moves(state, seat))
    return any_piece_with_room(state.players[seat]) or bool(all_but_pieces(state, seat))


def card_moves(state: State, seat: int) -> Iterator[Move]:
    """What the occupations of a player let him do at any time (FO-13.4)."""
    from meadhall.games.feast_for_odin.effects import anytime_ways  # what effects do needs every other rule

    player = state.players[seat]
    if rules_for(player.occupations).take_back_ore:
        yield from (TakeOre("whaling_boat", ore) for ore in sorted(set(player.whaling_boats)) if ore)
        yield from (TakeOre("longship", ore) for ore in sorted(set(player.longships)) if ore)
    yield from anytime_ways(state, seat)


def pieces_of(player: Player) -> list[str]:
    """The kinds of pieces in a supply that can lie on boards or in houses."""
    things = player.things
    pieces = [*[piece for piece, number in PLACEABLE if things[number]], *player.specials]
    if things[WOOD] and rules_for(player.occupations).wood_in_houses:
        pieces.append("wood")
    return pieces


def pieces_with_room(player: Player) -> list[str]:
    """The pieces for which there is room anywhere."""
    grounds = grounds_of(player)
    return [piece for piece in pieces_of(player) if any_room(piece, grounds)]


def any_piece_with_room(player: Player) -> bool:
    """Whether there is a piece for which there is room."""
    grounds = grounds_of(player)
    return any(any_room(piece, grounds) for piece in pieces_of(player))


Rooms = dict[str, bool]
"""By piece: whether it can be laid on a board as it is."""


def grounds_of(player: Player) -> list[tuple[str, Laid, Rooms]]:
    """The boards and houses of a player, with what is known of the room on them."""
    return [(kind := place.partition(" ")[0], laid, rooms_on(kind, laid)) for place, laid in player.places()]


@lru_cache(maxsize=20_000)
def rooms_on(kind: str, laid: Laid) -> Rooms:
    """What was found out about the room on a board: it is asked again and again until something is laid there."""
    return {}


def any_room(piece: str, grounds: list[tuple[str, Laid, Rooms]]) -> bool:
    """Whether a piece can be laid on any of some boards and houses."""
    for kind, laid, rooms in grounds:
        room = rooms.get(piece)
        if room is None:
            room = rooms[piece] = grid(kind, piece).has_room(laid, piece)
        if room:
            return True
    return False


def slots_to_fill(player: Player) -> Iterator[FillSlot]:
    """Wood and stone that fit on free slots of buildings (FO-7.8)."""
    for number, house in enumerate(player.houses):
        for resource, room in BOX.buildings[house.kind].resource_slots.items():
            if getattr(house, resource) < room and player.have(resource):
                yield FillSlot(number, resource)


def why_not_buy(player: Player, ship: ShipId) -> Reason | None:
    """Why a ship can't be bought (FO-1.7, FO-8.2)."""
    price = BOX.ships[ship].price
    if player.have("silver") < price:
        return Reason("ship-too-dear", "FO-8.2", {"ship": ship, "price": price, "silver": player.have("silver")})
    if not player.has_stage(ship):
        return Reason("no-free-stage", "FO-1.7", {"ship": ship})
    return None


def may_arm(state: State, seat: int) -> bool:
    """Not from the beginning to the end of an action (FO-8.3)."""
    return not any(action.seat == seat and action.begun for action in state.actions)


def ships_to_arm(player: Player) -> Iterator[Arm]:
    """Ships with a free ore slot; of equal ones, only one (FO-8.3)."""
    if not player.have("ore"):
        return
    for kind, ores in (("whaling_boat", player.whaling_boats), ("longship", player.longships)):
        for ore in sorted(set(ores)):
            if ore < BOX.ships[kind].ore_slots:
                yield Arm(kind, ore)  # type: ignore[arg-type]


def why_not_anytime(state: State, seat: int, move: Move) -> Reason | None:
    """Why something that may be done at any time can't be done now; `None` exactly for `anytime_moves`."""
    reason = why_not_at_all(state, seat, move)
    if reason is None and spoils(state, seat, move):
        return Reason("needed-for-space", "FO-A53", {"space": state.actions[-1].effect})
    return reason


def why_not_at_all(state: State, seat: int, move: Move) -> Reason | None:
    """Why it couldn't be done even if nothing else were going on."""
    player = state.players[seat]
    if isinstance(move, UseOccupation | TakeOre):
        return None if move in card_moves(state, seat) else why_not_card(player, move)
    if isinstance(move, BuyShip):
        return why_not_buy(player, move.ship)
    if isinstance(move, PickUp):
        if move.piece == "wood" and not rules_for(player.occupations).wood_in_houses:
            return Reason("piece-not-allowed", "FO-7.1", {"piece": move.piece, "board": "home_board"})
        if move.piece not in pieces_of(player):
            return Reason("none-in-supply", "FO-7.1", {"piece": move.piece})
        return None if move.piece in pieces_with_room(player) else Reason("no-room", "FO-7.2", {"piece": move.piece})
    if isinstance(move, FillSlot):
        return None if move in slots_to_fill(player) else why_not_fill(player, move)
    assert isinstance(move, Arm)
    if not may_arm(state, seat):
        return Reason("no-arming-now", "FO-8.3", {"ship": move.ship})
    return None if move in ships_to_arm(player) else Reason("cannot-arm", "FO-8.3", {"ship": move.ship})


def why_not_card(player: Player, move: UseOccupation | TakeOre) -> Reason:
    """Why an occupation can't be used so now (FO-13.1, FO-13.4, FO-13.14)."""
    if isinstance(move, TakeOre):
        return Reason("no-ore-to-take", "FO-8.3", {"ship": move.ship})
    if move.occupation not in BOX.occupations:
        return Reason("no-such-occupation", "FO-13.1", {"number": move.occupation})
    if move.occupation not in player.occupations:
        return Reason("occupation-not-out", "FO-13.1", {"occupation": move.occupation})
    return Reason("occupation-not-usable", "FO-13.14", {"occupation": move.occupation})


def why_not_fill(player: Player, move: FillSlot) -> Reason:
    """Why a slot can't be filled: no such house, nothing to put there, or no free slot (FO-7.8)."""
    if not 0 <= move.house < len(player.houses):
        return Reason("no-such-house", "FO-7.8", {"number": move.house})
    if not player.have(move.resource):
        return Reason("none-in-supply", "FO-7.8", {"piece": move.resource})
    return Reason("no-free-slot", "FO-7.8", {"building": player.houses[move.house].kind, "resource": move.resource})


# ---------------------------------------------------------------------- what they do


def do_anytime(state: State, seat: int, move: Move) -> None:
    """Carry out one of the moves of `ANYTIME`."""
    player = state.players[seat]
    if isinstance(move, PickUp):
        state.then(ChoosePlace(seat, move.piece))
    elif isinstance(move, FillSlot):
        houses = list(player.houses)
        house = houses[move.house]
        houses[move.house] = replace(house, **{move.resource: getattr(house, move.resource) + 1})
        player.houses = tuple(houses)
        player.gain(move.resource, -1)
        state.tell(events.SlotFilled, seat, house.kind, move.resource)
    elif isinstance(move, BuyShip):
        player.gain("silver", -BOX.ships[move.ship].price)
        player.acquire_ship(move.ship)
        state.tell(events.ShipBought, seat, move.ship)
        ship_came(state, seat, move.ship)
    elif isinstance(move, Arm):
        player.gain("ore", -1)
        player.put_ore(move.ship, move.carrying)
        state.tell(events.ShipArmed, seat, move.ship)
    elif isinstance(move, TakeOre):
        player.take_ore(move.ship, move.carrying)
        player.gain("ore")
        state.tell(events.OreTakenBack, seat, move.ship)
    elif isinstance(move, UseOccupation):
        from meadhall.games.feast_for_odin.effects import use_anytime  # what effects do needs every other rule

        use_anytime(state, seat, move)


class WithAnytime(Choice[State], frozen=True):
    """A choice at which everything that may be done at any time is possible too; it stays open for that."""

    def own_moves(self, state: State) -> Sequence[Move]:
        """What is really asked."""
        raise TypeError(f"{type(self).__name__} does not list its moves")

    def do(self, state: State, move: Any) -> None:
        """What its own moves do."""
        raise TypeError(f"{type(self).__name__} does not say what its moves do")

    def moves(self, state: State) -> Sequence[Move]:
        return [*self.asked_moves(state), *anytime_moves(state, self.seat)]

    def candidates(self, state: State) -> Sequence[Move]:
        """Moves among which are all its own."""
        return self.own_moves(state)

    def is_own(self, state: State, candidate: Any) -> bool:
        """Whether a candidate is one of its own moves."""
        return True

    def pick(self, state: State, random: Callable[[], float]) -> Move:
        """Candidates are drawn until one is legal: a list would have to look at each of them (30 % of a game)."""
        seat = self.seat
        if state.actions and state.actions[-1].means and state.actions[-1].seat == seat:
            return super().pick(state, random)  # type: ignore[no-any-return]
        player, spoiling = state.players[seat], needs_its_space(state, seat)
        own, pieces, others = self.candidates(state), pieces_of(player), all_but_pieces(state, seat)
        grounds = grounds_of(player) if pieces else []
        to_pieces = len(own)
        to_others = to_pieces + len(pieces)
        count = to_others + len(others)
        while True:
            drawn = int(random() * count)
            if drawn < to_pieces:
                if self.is_own(state, own[drawn]):
                    return own[drawn]
                continue
            if drawn >= to_others:
                move = others[drawn - to_others]
            elif any_room(pieces[drawn - to_pieces], grounds):
                move = PICK_UP[pieces[drawn - to_pieces]]
            else:
                continue
            if not (spoiling and spoils(state, seat, move)):
                return move

    def asked_moves(self, state: State) -> Sequence[Move]:
        """What answers the question; while a space needs a card to be usable, only what makes it so (FO-5.13)."""
        moves = self.own_moves(state)
        if state.actions and state.actions[-1].means and state.actions[-1].seat == self.seat:
            from meadhall.games.feast_for_odin.means import keep_promise  # trying out needs every other rule

            return keep_promise(state, self, moves)
        return moves

    def asks_for(self, state: State, move: Any) -> bool:
        """Whether a move answers what is asked, rather than being possible at any time."""
        return not isinstance(move, ANYTIME)

    def play(self, state: State, move: Any) -> None:
        if self.asks_for(state, move):
            self.do(state, move)
        else:
            state.then(self)
            do_anytime(state, self.seat, move)

    def why_not(self, state: State, move: Any) -> Reason | None:
        if not self.asks_for(state, move):
            return why_not_anytime(state, self.seat, move)
        return self.why_not_own(state, move)

    def why_not_own(self, state: State, move: Any) -> Reason | None:
        """Why one of its own kinds of moves isn't among them; `None` if it is."""
        return None if move in self.asked_moves(state) else self.not_offered(state, move)

    def not_offered(self, state: State, move: Any) -> Reason:
        """What is said of a move that isn't among its own."""
        return Reason("not-offered", "FO-5.5")

    def tries(self, state: State) -> Sequence[Move]:
        player = state.players[self.seat]
        anytime: list[Move] = [
            *(PickUp(piece) for piece, _ in PLACEABLE),
            *map(BuyShip, BOX.ships),  # type: ignore[arg-type]
            *(FillSlot(house, "wood") for house in range(len(player.houses))),
            *(FillSlot(house, "stone") for house in range(len(player.houses))),
            *(Arm("whaling_boat", ore) for ore in set(player.whaling_boats)),
            *(Arm("longship", ore) for ore in set(player.longships)),
        ]
        legal = list(self.moves(state))
        return [*legal, *(move for move in anytime if move not in legal)]


class OfferWindow(Step[State], frozen=True):
    """A moment at which a seat may do things, if there is anything to do (FO-8.5)."""

    seat: int

    def run(self, state: State) -> None:
        if anything_to_do(state, self.seat):
            state.then(Window(self.seat))


class Window(WithAnytime, frozen=True):
    """Do something that may be done at any time, or go on (FO-8.5)."""

    takes: ClassVar = (Done, *ANYTIME)

    def own_moves(self, state: State) -> Sequence[Move]:
        return [Done()]

    def do(self, state: State, move: Done) -> None:
        pass


# ---------------------------------------------------------------------- placing


class Places(Sequence[LayDown]):
    """All places for a piece on all boards of a player, made only when asked for."""

    __slots__ = ("_found",)

    def __init__(self, found: list[tuple[str, Placements]]) -> None:
        self._found = found

    def __len__(self) -> int:
        return sum([len(placements) for _, placements in self._found])

    def __getitem__(self, index: Any) -> Any:
        if isinstance(index, slice):
            return list(self)[index]
        left = range(len(self))[index]
        for place, placements in self._found:
            if left < len(placements):
                return lay_down(place, placements[left])
            left -= len(placements)
        raise IndexError(index)

    def __iter__(self) -> Iterator[LayDown]:
        return chain.from_iterable(
            (lay_down(place, placement) for placement in placements) for place, placements in self._found
        )


def kind_of_place(place: str) -> Place:
    """What occupations call a board or house."""
    if place == "home_board":
        return "home_board"
    return "exploration_board" if place in BOX.boards else "stone_or_long_house"


def lay_down(place: str, placement: Placement) -> LayDown:
    """The move that makes a placement."""
    return LayDown(place, placement.row, placement.column, placement.turn, placement.mirrored)


class ChoosePlace(Choice[State], frozen=True):
    """Place the piece that was picked up: board, cell, orientation (FO-7.1 to FO-7.8)."""

    piece: str

    takes: ClassVar = (LayDown,)

    def moves(self, state: State) -> Places:
        places = state.players[self.seat].places()
        found = [(place, board_of(place, self.piece).placements(laid, self.piece)) for place, laid in places]
        return Places([(place, placements) for place, placements in found if placements])

    def placement(self, move: LayDown) -> Placement:
        """The piece in its place."""
        return Placement(self.piece, move.row, move.column, move.turn, move.mirrored)

    def play(self, state: State, move: LayDown) -> None:
        player = state.players[self.seat]
        laid = dict(player.places())[move.board]
        player.set_laid(move.board, board_of(move.board, self.piece).lay(laid, self.placement(move)))
        if self.piece in BOX.special_tiles:
            player.specials = tuple(tile for tile in player.specials if tile != self.piece)
        else:
            player.gain(self.piece, -1)
        state.tell(events.PieceLaid, self.seat, self.piece, move.board)
        if player.occupations:
            kind = kind_of_place(move.board)
            due = listening(player.occupations, "place", self.piece)
            set_off(state, self.seat, (one for one in due if one.effect.where in (None, kind)))

    def why_not(self, state: State, move: LayDown) -> Reason | None:
        laid = dict(state.players[self.seat].places()).get(move.board)
        if laid is None:
            return Reason("not-your-board", "FO-7.2", {"name": move.board})
        return board_of(move.board, self.piece).why_not(laid, self.placement(move))

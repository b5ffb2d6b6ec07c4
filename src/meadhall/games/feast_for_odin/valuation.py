"""What a position of A Feast for Odin is worth to a player who thinks ahead, in points."""

from meadhall.games.feast_for_odin.box import BOX
from meadhall.games.feast_for_odin.feast import FeastPhase
from meadhall.games.feast_for_odin.geometry import BOARDS
from meadhall.games.feast_for_odin.odds import Odds
from meadhall.games.feast_for_odin.packing import earned
from meadhall.games.feast_for_odin.player import NUMBER, House, Player
from meadhall.games.feast_for_odin.prices import WEIGHTS, Prices, prices
from meadhall.games.feast_for_odin.rounds import Bonuses, Income
from meadhall.games.feast_for_odin.state import State
from meadhall.games.feast_for_odin.table import FOODS, free_cells
from meadhall.games.feast_for_odin.turn import ActionPhase, NextTurn

SILVER, ORE = NUMBER["silver"], NUMBER["ore"]
AREAS = tuple((NUMBER[good.id], good.w * good.h) for good in BOX.goods.values() if good.colour in ("green", "blue"))
"""The goods that lie on boards, with the cells that they cover."""
GREEN_AREAS = tuple((NUMBER[good.id], good.w * good.h) for good in BOX.goods.values() if good.colour == "green")
BLUE_AREAS = tuple((NUMBER[good.id], good.w * good.h) for good in BOX.goods.values() if good.colour == "blue")
EATEN = tuple((NUMBER[food.id], food) for food in FOODS if not food.species)
"""The foods that one reckons with: animals are too good to be eaten."""


def evaluate(state: State, seat: int) -> float:
    """The points a position will lead to, as far as can be told: what is there, and what may be expected of it."""
    player, left = state.players[seat], state.rounds() - state.round
    price, pending = prices(left), {type(step) for step in state.agenda}
    worth = (
        supply_worth(player, price)
        + grounds_worth(player, left + (Income in pending), max(0, left - 1 + (Bonuses in pending)), price)
        + food_worth(state, player, price, FeastPhase in pending)
        + ships_worth(state, player, price)
        + cards_worth(player, left)
        + BOX.thing_penalty * player.penalties
    )
    if not player.passed and (NextTurn in pending or ActionPhase in pending):
        worth += vikings_worth(player.thing_square, left)
    if state.actions and state.actions[-1].dice and state.actions[-1].seat == seat:
        worth += Odds(state, price).expected(0)
    return worth


def supply_worth(player: Player, price: Prices) -> float:
    """Things and special tiles, without what food is worth at feasts."""
    weights, silver = price.weights, player.things[SILVER]
    early = weights.silver_early * min(silver, weights.silver_first) if price.left else 0
    specials = sum([price.tile(tile) for tile in player.specials])
    return (
        silver + early + specials + sum([count * one for count, one in zip(player.things, price.things, strict=True)])
    )


def vikings_worth(vikings: int, left: int) -> float:
    """Vikings that can still be placed; the last one alone can do less."""
    each = WEIGHTS.viking + WEIGHTS.viking_per_round * left
    return each * vikings - (WEIGHTS.last_viking if vikings == 1 else 0)


def cards_worth(player: Player, left: int) -> float:
    """Played occupations with their points, and those in hand."""
    played = sum([BOX.occupations[card].vp + (WEIGHTS.played if left else 0) for card in player.occupations])
    return played + WEIGHTS.card * len(player.hand) * (1 if left else 0.3)


# ---------------------------------------------------------------------- boards and houses


def grounds_worth(player: Player, incomes: int, bonuses: int, price: Prices) -> float:
    """Boards and houses with what lies on them, what they will bring, and whether there is room for more."""
    worth, room = 0.0, 0
    for board, laid in player.boards():
        uncovered = BOARDS[board].uncovered_negatives(laid)
        worth += earned(board, laid.covered, incomes, bonuses) - uncovered
        room += uncovered
    for claimed in player.claimed:
        worth += BOX.boards[claimed.board].points
    for house in player.houses:
        uncovered = BOARDS[house.kind].uncovered_negatives(house.laid) if house.kind in BOARDS else 0
        worth += BOX.buildings[house.kind].points - uncovered - empty_slots(house) * (WEIGHTS.slot if price.left else 1)
        room += uncovered
    return worth - crowding(player, room, price) - too_green(player, price)


def empty_slots(house: House) -> int:
    """Slots for wood and stone that are still empty (FO-7.8)."""
    return sum(BOX.buildings[house.kind].resource_slots.values()) - house.wood - house.stone


def crowding(player: Player, room: int, price: Prices) -> float:
    """What is lost because there will be more tiles than cells worth −1."""
    weights = price.weights
    things = player.things
    cells = sum([things[number] * area for number, area in AREAS])
    cells += sum([BOX.special_tiles[tile].cells for tile in player.specials])
    too_many = cells + weights.cells_a_round * price.left - weights.room * room
    return max(0.0, too_many) * max(0.0, weights.crowded - weights.crowded_per_round * price.left)


def too_green(player: Player, price: Prices) -> float:
    """What is lost because green tiles must be kept apart by others (FO-7.3)."""
    weights, things = price.weights, player.things
    green = sum([things[number] * area for number, area in GREEN_AREAS])
    green += sum([laid.green.bit_count() for _, laid in player.boards()])
    others = sum([things[number] * area for number, area in BLUE_AREAS]) + things[ORE]
    others += sum([BOX.special_tiles[tile].cells for tile in player.specials])
    others += sum([(laid.covered & ~laid.green).bit_count() for _, laid in player.boards()])
    return weights.too_green * max(0.0, green - weights.green_free - weights.green_share * others)


# ---------------------------------------------------------------------- feasts


def food_worth(state: State, player: Player, price: Prices, feast_comes: bool) -> float:
    """What the food is worth at the feasts to come, less what these will cost (FO-9.1, FO-9.6)."""
    weights, left = price.weights, price.left
    fits, spare = food_cells(player)
    cells = max(0, free_cells(state) - 2 * len(player.emigrated))
    worth = 0.0
    if feast_comes:
        short = max(0, cells - fits - player.things[SILVER])
        worth -= weights.food_now * max(0, cells - fits) + (-BOX.thing_penalty - weights.food_now) * short
        fits = max(0, fits - cells)
    if left:
        rest, next_cells = fits + spare, cells + 1
        worth += weights.food_next * min(rest, next_cells)
        worth += weights.food_later * max(0, rest - next_cells) * (1 if left > 1 else 0.3)
        worth -= weights.feast_cell * (left * cells + left * (left + 1) / 2)
    return worth


def food_cells(player: Player) -> tuple[int, int]:
    """The cells that the food covers at one feast, and those for which there is no food of the other colour between."""
    things = player.things
    lengths: dict[str, list[int]] = {"orange": [], "red": []}
    for number, food in EATEN:
        count = things[number]
        if count:
            lengths[food.colour] += [food.horizontal, *[food.vertical] * (count - 1)]
    orange, red = sorted(lengths["orange"], reverse=True), sorted(lengths["red"], reverse=True)
    fits = sum(orange[: len(red) + 2]) + sum(red[: len(orange) + 2])
    return fits, sum(orange) + sum(red) - fits


# ---------------------------------------------------------------------- ships


def ships_worth(state: State, player: Player, price: Prices) -> float:
    """Ships and emigrated ones with their points, and what they make possible."""
    weights, left = price.weights, price.left
    worth = 0.0
    for ship in BOX.ships.values():
        worth += ship.vp * player.ships(ship.id)
    for kind in player.emigrated:
        worth += BOX.ships[kind].emigrated_vp or 0
    if player.longships:
        worth += weights.longship * (left + (left > 0)) + weights.longship_ore * max(player.longships) * (left + 1)
    if len(player.longships) > 1:
        worth += weights.second_longship * left
    if player.knarrs:
        worth += weights.knarr * left
    if player.whaling_boats:
        worth += (weights.whaling_boat + weights.whaling_boat_ore * sum(player.whaling_boats)) * left
    return worth + emigration_worth(state, player, left)


GAINED_BY_EMIGRATION = (BOX.ships["knarr"].emigrated_vp or 0) - BOX.ships["knarr"].vp


def emigration_worth(state: State, player: Player, left: int) -> float:
    """What large ships may gain by emigrating, one a round (FO-10.19): points, and fewer cells at the feasts."""
    now = player.thing_square >= 2 and player.things[SILVER] >= state.round
    panels = BOX.banquet_table.panels - len(player.emigrated)
    ships = min(player.knarrs + len(player.longships), left + now, panels)
    worth = 0.0
    for wait in range(1 - now, 1 - now + ships):
        price = state.round + wait
        worth += max(0, GAINED_BY_EMIGRATION - price + 2 * max(0, left - wait))
    return WEIGHTS.emigration * worth

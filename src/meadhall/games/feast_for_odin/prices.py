"""What single things are worth to a player who thinks ahead, by how many rounds are still to come."""

from functools import cache
from typing import get_args

from msgspec import Struct

from meadhall.games.feast_for_odin.box import BOX
from meadhall.games.feast_for_odin.goods import Good
from meadhall.games.feast_for_odin.ids import BonusItem, Species
from meadhall.games.feast_for_odin.player import NUMBER, THINGS
from meadhall.games.feast_for_odin.table import FOODS


class Weights(Struct, frozen=True, kw_only=True):
    """The numbers by which positions are judged, in points; found by trying others in many solo games."""

    blue: float = 0.8
    """A cell of a blue tile that is placed nowhere yet."""
    green: float = 0.8
    """A cell of a green one: it must not lie beside another."""
    cell_per_round: float = 0.03
    """How much more a cell is worth for each round to come, in which it may bring income."""
    too_green: float = 0.5
    """How much less a green cell is worth when there are too few others to keep green tiles apart."""
    green_free: float = 15
    green_share: float = 0.8
    """How many green cells each other cell keeps apart."""
    upgrade: float = 1.4
    """What an upgrade costs in Vikings."""
    upgraded: float = 0.6
    """How likely it is that a tile is upgraded that could be."""
    wood: float = 0.77
    stone: float = 1.0
    ore: float = 1.6
    weapon: float = 0.45
    sheep: float = 1.2
    """What a sheep is worth beyond its points while it can still have young."""
    cattle: float = 1.5
    silver_early: float = 0.6
    """What each of the first silver is worth beyond its point while there are rounds to come."""
    silver_first: float = 8
    card: float = 0.6
    """An occupation in hand."""
    played: float = 0.5
    """What a played occupation is worth beyond its points."""
    viking: float = 2.4
    """A Viking who can still be placed in this round."""
    viking_per_round: float = 0.0
    last_viking: float = 0.0
    """How much less the last Viking is worth, who has only the first column."""
    room: float = 1.1
    """How many cells of tiles it takes to cover a cell worth −1, because some cover others."""
    cells_a_round: float = 10
    """How many cells of tiles a player gets in a round to come."""
    crowded: float = 0.8
    """How much less a cell is worth when there is no room for it."""
    crowded_per_round: float = 0.06
    slot: float = 0.6
    """How much an empty slot of a building costs while it can still be filled."""
    goal_cell: float = 1.0
    """What it costs to lay a cell of a tile for income or bonuses, instead of keeping it."""
    goal_cell_per_round: float = 0.0
    food_now: float = 1.1
    """A cell of the coming feast covered with food."""
    food_next: float = 0.75
    """A cell of the one after it."""
    food_later: float = 0.7
    feast_cell: float = 0.9
    """What each open cell of a later feast costs."""
    emigration: float = 0.7
    """How likely a large ship is to emigrate."""
    longship: float = 1.0
    """What the first longship is worth besides, for each round to come and once."""
    second_longship: float = 0.5
    longship_ore: float = 0.6
    knarr: float = 1.0
    whaling_boat: float = 0.4
    whaling_boat_ore: float = 0.25


class Prices:
    """What things are worth with so many rounds to come after this one."""

    def __init__(self, weights: Weights, left: int) -> None:
        self.weights = weights
        self.left = left
        more = weights.cell_per_round * left
        self.cell = {"green": weights.green + more, "blue": weights.blue + more}
        self._keeping = 1.0 if left > 1 else 0.75 if left else 0.4
        """How likely it is that something will be used."""
        self.things = [0.0] * len(THINGS)
        """In the order of THINGS; food without what it is worth at feasts."""
        for good in BOX.goods.values():
            self.things[NUMBER[good.id]] = self._good(good)
        for resource in ("wood", "stone", "ore"):
            self.things[NUMBER[resource]] = getattr(weights, resource) * self._keeping
        for weapon in BOX.weapons:
            self.things[NUMBER[weapon]] = weights.weapon * self._keeping
        self.served = {food.id: self._to_serve(BOX.goods[food.id]) for food in FOODS}
        """What it costs to serve a food, or a silver."""
        self.served["silver"] = 1 + (weights.silver_early if left else 0)

    def _good(self, good: Good) -> float:
        area = good.w * good.h
        if good.colour in self.cell:
            return area * self.cell[good.colour]
        steps = 1 if good.colour == "red" else 2
        gained = area * self.cell["green"] - steps * self.weights.upgrade - 0.8 * good.w
        worth = max(0.0, gained) * self.weights.upgraded * min(1.0, 0.5 * self.left)
        return worth + (self._animal(good.species, good.pregnant, good.vp_in_stable) if good.species else 0)

    def _animal(self, species: Species, pregnant: bool, points: int) -> float:
        more: float = getattr(self.weights, species) + (0.5 if pregnant else 0)
        return points + (more if self.left else 0)

    def _to_serve(self, good: Good) -> float:
        if self.left:
            return self.things[NUMBER[good.id]] + 0.4 * good.h + 0.1
        return good.vp_in_stable + 0.02 * good.w

    def thing(self, thing: str) -> float:
        """What a thing is worth."""
        return self.things[NUMBER[thing]]

    def tile(self, tile: str) -> float:
        """What a good or a special tile is worth."""
        special = BOX.special_tiles.get(tile)
        if special is None:
            return self.thing(tile)
        return special.cells * 0.95 * self.cell["blue"] + special.vp


WEIGHTS = Weights()


@cache
def prices(left: int) -> Prices:
    """The prices with so many rounds to come."""
    return Prices(WEIGHTS, left)


def bonus_worth(item: str) -> float:
    """What a bonus is worth each time it is received (FO-6.7)."""
    if item in BOX.buildings:
        return 3
    price = prices(3).tile(item)
    food = next((food for food in FOODS if food.id == item), None)
    return price + (WEIGHTS.food_next * food.horizontal if food else 0)


BONUS_WORTH = {item: bonus_worth(item) for item in get_args(BonusItem)}
"""What the printed bonuses are worth."""

"""What lies in a supply: the file `goods.toml`, and how costs and rewards are written in all files."""

from typing import Any, Literal, get_args

from msgspec import Struct, field

from meadhall.core.data import Source
from meadhall.games.feast_for_odin.ids import (
    BuildingId,
    Colour,
    GoodId,
    Payment,
    Resource,
    ShipId,
    SpecialId,
    Species,
    Thing,
    Weapon,
    Wildcard,
)

# ---------------------------------------------------------------------- costs and rewards


class Sparse(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, repr_omit_defaults=True):
    """A record of which most fields are left out wherever it occurs."""


class Cost(Sparse, frozen=True, kw_only=True):
    """What is paid, completely or not at all."""

    things: dict[Payment, int | Literal["round_number"]] = field(default_factory=dict)
    ship: ShipId | None = None
    """One own ship of this type goes back to the stock; its ore is lost."""


class Reward(Sparse, frozen=True, kw_only=True):
    """What one receives from the stock."""

    things: dict[Thing, int | Literal["per_player"]] = field(default_factory=dict)
    ship: tuple[ShipId, ...] = ()
    building: BuildingId | None = None


COUNTED = frozenset(get_args(Payment))


def gather_things(tables: Any, counted: bool = False) -> Any:
    """The tables of a file with what each cost and gain counts (`{hide = 1, ship = "knarr"}`) put under `things`."""
    if isinstance(tables, list):
        return [gather_things(table, counted) for table in tables]
    if not isinstance(tables, dict):
        return tables
    if counted and "things" not in tables:
        things = {word: number for word, number in tables.items() if word in COUNTED}
        return {"things": things, **{word: value for word, value in tables.items() if word not in COUNTED}}
    return {word: gather_things(value, word in ("pay", "choose_pay", "gain")) for word, value in tables.items()}


# ---------------------------------------------------------------------- the file


class ColourMeaning(Struct, frozen=True, forbid_unknown_fields=True):
    """What the goods of a colour are."""

    id: Colour
    meaning: str


class Good(Struct, frozen=True, forbid_unknown_fields=True):
    """An ordinary goods tile, seen from one side."""

    id: GoodId
    colour: Colour
    w: int
    h: int
    back: GoodId
    upgrade_to: GoodId | None = None
    harvest: int = 0
    species: Species | None = None
    pregnant: bool = False
    vp_in_stable: int = 0
    sword: int = 0
    forge: bool = False
    tiles_in_box: int = 0


class WildcardMeaning(Struct, frozen=True, forbid_unknown_fields=True):
    """A word for either of several goods."""

    id: Wildcard
    goods: tuple[GoodId, ...]


class BoxColumn(Struct, frozen=True, forbid_unknown_fields=True):
    """A column of the goods boxes: the goods of one footprint, by colour."""

    id: str
    red: GoodId
    green: GoodId
    blue: GoodId
    orange: GoodId | None = None


class SpecialTile(Struct, frozen=True, forbid_unknown_fields=True):
    """One of the special tiles in the tray."""

    id: SpecialId
    cells: int
    sword: int
    shape: tuple[str, ...]
    silver_cost: int | None = None
    forge: bool = False
    vp: int = 0


class Die(Struct, frozen=True, forbid_unknown_fields=True):
    """A die of the box."""

    colour: Literal["orange", "blue"]
    sides: int


class Coin(Struct, frozen=True, forbid_unknown_fields=True):
    """A coin tile and the cells it covers."""

    silver: int
    w: int
    h: int


class PenaltyBack(Struct, frozen=True, forbid_unknown_fields=True):
    """What a thing penalty token stands in for when the pieces run out."""

    thing: Literal[Resource, Weapon]
    count: int


class Colours(Source, frozen=True):
    items: tuple[ColourMeaning, ...]


class GoodList(Source, frozen=True):
    items: tuple[Good, ...]


class Wildcards(Source, frozen=True):
    items: tuple[WildcardMeaning, ...]


class GoodsBoxes(Source, frozen=True):
    columns: tuple[BoxColumn, ...]


class SpecialTiles(Source, frozen=True):
    items: tuple[SpecialTile, ...]


class Weapons(Source, frozen=True):
    deck: dict[Weapon, int]


class Dice(Source, frozen=True):
    items: tuple[Die, ...]


class Coins(Source, frozen=True):
    items: tuple[Coin, ...]


class ThingPenalties(Source, frozen=True):
    vp_each: int
    backs: tuple[PenaltyBack, ...]


class Supply(Source, frozen=True):
    unlimited: tuple[str, ...]
    limited: tuple[str, ...]


class Goods(Struct, frozen=True, forbid_unknown_fields=True):
    """The file `goods.toml`."""

    colours: Colours
    goods: GoodList
    wildcards: Wildcards
    goods_boxes: GoodsBoxes
    special_tiles: SpecialTiles
    weapons: Weapons
    dice: Dice
    coins: Coins
    thing_penalties: ThingPenalties
    supply: Supply

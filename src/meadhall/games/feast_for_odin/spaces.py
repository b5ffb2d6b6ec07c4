"""The action spaces: the file `actions.toml`. What the words of a step mean is told in `vocabulary.md`."""

from typing import Literal

from msgspec import Struct, field

from meadhall.core.data import Source
from meadhall.games.feast_for_odin.goods import Cost, Reward, Sparse
from meadhall.games.feast_for_odin.ids import (
    ActionTypeId,
    BoardId,
    Colour,
    ColumnNumber,
    DiceActionId,
    GoodId,
    GroupId,
    ShipId,
)

# ---------------------------------------------------------------------- the words of a step


class ShipsNeeded(Struct, frozen=True, forbid_unknown_fields=True):
    """Ships that have to lie in the bay; they are not spent."""

    ship: ShipId | None = None
    ship_any_of: tuple[ShipId, ...] = ()
    count: int = 1


class Range(Struct, frozen=True, forbid_unknown_fields=True):
    """A number from `min` to `max`."""

    min: int
    max: int


class Row(Struct, frozen=True, forbid_unknown_fields=True):
    """A row of a table: what one gets for this number."""

    at: int
    gain: Reward


class GainFrom(Struct, frozen=True, forbid_unknown_fields=True):
    """What one gets for the animals of a species in the stable."""

    count: Literal["sheep_any_in_stable", "cattle_any_in_stable"]
    table: tuple[Row, ...]
    above: int


class GainChoice(Struct, frozen=True, forbid_unknown_fields=True):
    """One thing out of several."""

    one_of: tuple[Literal[GoodId, "any_available_special_tile_with_forge_symbol"], ...]


class Trade(Struct, frozen=True, forbid_unknown_fields=True):
    """Upgrades: so many tiles, by so many steps each."""

    count: int
    steps: int


class OverseasTrade(Struct, frozen=True, forbid_unknown_fields=True):
    """Tiles of this colour are turned over."""

    each_type_at_most: int
    max: Literal["any"]
    from_: Colour = field(name="from")


class SpecialPurchase(Struct, frozen=True, forbid_unknown_fields=True):
    """So many special tiles may be bought."""

    min: int
    max: int
    price: Literal["printed"]


class Alternative(Sparse, frozen=True, kw_only=True):
    """One of the things between which a step lets one choose."""

    pay: Cost | None = None
    gain: Reward | None = None
    mountain: tuple[int, ...] = ()
    trade: Trade | None = None


class SpaceStep(Alternative, frozen=True):
    """A step of a space: its payment, then what is done, then its gain."""

    optional: bool = False
    choose_pay: tuple[Cost, ...] = ()
    choose: tuple[Alternative, ...] = ()
    gain_choice: GainChoice | None = None
    gain_from: GainFrom | None = None
    dice_action: DiceActionId | None = None
    boats: Range | None = None
    overseas_trade: OverseasTrade | None = None
    buy_special_tiles: SpecialPurchase | None = None
    explore: tuple[BoardId, ...] = ()
    emigrate: int = 0
    draw_occupation: int = 0
    play_occupation: Range | None = None
    draw_weapons: int = 0
    note: str = ""


# ---------------------------------------------------------------------- the file


class Space(Struct, frozen=True, forbid_unknown_fields=True):
    """An action space."""

    id: str
    column: ColumnNumber
    order: int
    group: tuple[GroupId, ...]
    colour: Literal[Colour, "yellow", "brown", "golden_brown", "exchange"]
    name: str
    steps: tuple[SpaceStep, ...]
    requires: ShipsNeeded | None = None
    note: str = ""


class ColumnBonus(Struct, frozen=True, forbid_unknown_fields=True):
    """What a player who places Vikings in this column may do besides."""

    timing: Literal["before_action", "before_or_after_action"]
    optional: bool
    draw_occupation: int = 0
    play_occupation: int = 0


class Column(Struct, frozen=True, forbid_unknown_fields=True):
    """A column of the action board."""

    column: ColumnNumber
    vikings: int
    spaces: int
    bonus: ColumnBonus | None = None


class ActionType(Struct, frozen=True, forbid_unknown_fields=True):
    """An action that occupations name, and the spaces on which it is done."""

    id: ActionTypeId
    spaces: tuple[str, ...]


class Imitate(Struct, frozen=True, forbid_unknown_fields=True):
    """Which spaces an imitation space can copy."""

    same_column: bool
    target_occupied_by: Literal["another_player"]
    target_is_imitation_space: bool


class TileSide(Struct, frozen=True, forbid_unknown_fields=True):
    """A side of an imitation tile: the column that it belongs to."""

    side: Literal["A", "B"]
    column: ColumnNumber


class ImitationTile(Struct, frozen=True, forbid_unknown_fields=True):
    """A tile that lengthens a column by an imitation space."""

    id: str
    sides: tuple[TileSide, ...]


class Columns(Source, frozen=True):
    items: tuple[Column, ...]


class Spaces(Source, frozen=True):
    items: tuple[Space, ...]


class ActionTypes(Source, frozen=True):
    items: tuple[ActionType, ...]


class Imitation(Source, frozen=True):
    players: int
    order: int
    imitate: Imitate
    tiles: tuple[ImitationTile, ...]


class Actions(Struct, frozen=True, forbid_unknown_fields=True):
    """The file `actions.toml`."""

    columns: Columns
    spaces: Spaces
    action_types: ActionTypes
    imitation: Imitation

"""The occupations: the file `occupations.toml`. What each word of an effect means is told in `vocabulary.md`."""

from typing import Literal

from msgspec import Struct, field

from meadhall.core.data import Source
from meadhall.games.feast_for_odin.goods import Cost, Sparse
from meadhall.games.feast_for_odin.ids import (
    ActionTypeId,
    BuildingId,
    Colour,
    ColumnNumber,
    DeckId,
    GoodId,
    GroupId,
    PhaseId,
    Resource,
    ShipId,
    SpecialId,
    Species,
    StripItem,
    Thing,
    Weapon,
    Wildcard,
)

Kind = Literal["instant", "anytime", "each_time", "as_soon_as"]
Trigger = Literal[
    "play",
    "anytime",
    "space_used",
    "action",
    "success",
    "failure",
    "roll",
    "gain",
    "place",
    "build",
    "phase",
    "feast",
    "vikings_returned",
    "thing_square",
    "ship_acquired",
    "state",
    "strip_aging",
    "scoring",
    "rule",
]
SubjectWord = Literal["draw_occupation", "house_bonus"]
Subject = Literal[GoodId, Wildcard, StripItem, ShipId, BuildingId, PhaseId, SubjectWord]
"""What a trigger can be about."""
EffectSource = Literal["space", "viking_action", "action", "mountain_strip"]
Moment = Literal["before", "start", "during", "end", "after", "instead"]
Limit = Literal["once_per_action", "once_per_knarr", "once_per_game"]
Match = Literal["highest", "highest_forced", "exact", "smallest_threshold_not_below"]
Count = Literal[
    "knarrs",
    "longships",
    "whaling_boats",
    "large_ships",
    "min_of_whaling_boats_knarrs_longships",
    "added_ore_on_all_ships",
    "longships_with_2_or_3_ore",
    "stone_or_long_houses",
    "special_tiles_in_supply_and_on_boards",
    "sheep_any_in_stable",
    "animal_species_in_stables",
    "distinct_red_good_types_in_supply_and_stables",
    "pairs_of_game_meat_and_whale_meat_in_supply",
    "distinct_building_resource_types_exchanged",
    "distinct_item_types_taken",
    "whaling_boats_used",
    "current_total_income",
    "number_of_players",
    "own_exploration_boards",
]
ActionGroup = Literal["any_dice_action", "any_using_longship", "any_in_which_an_occupation_was_played"]
Place = Literal["home_board", "exploration_board", "stone_or_long_house"]

# ---------------------------------------------------------------------- costs and gains


class CardCost(Cost, frozen=True):
    """What an occupation asks for."""

    any_weapon_cards: int = 0
    ore_from_used_longship: int = 0
    place_in_own_shed: tuple[Resource, ...] = ()


class Upgrade(Struct, frozen=True, forbid_unknown_fields=True):
    """Upgrades: so many tiles, by so many steps each."""

    count: int
    steps: int
    from_: tuple[Literal[GoodId, Colour], ...] = field(default=(), name="from")
    same_type: bool = False


class Gain(Sparse, frozen=True, kw_only=True):
    """What an occupation gives, or lets one do."""

    things: dict[Thing, int] = field(default_factory=dict)
    ship: tuple[ShipId, ...] = ()
    building: BuildingId | None = None
    special: SpecialId | None = None
    weapon_draw: int = 0
    take_weapon: dict[Weapon, int] = field(default_factory=dict)
    mountain: int = 0
    upgrade: Upgrade | None = None
    flip_tiles: int = 0
    play_occupation: int = 0
    chosen_good: int = 0
    do_action: Literal["hunting_game", "laying_snare", "emigration"] | None = None
    do_phase: Literal["feast", "bonus", "breeding"] | None = None


class Row(Struct, frozen=True, forbid_unknown_fields=True):
    """A row of a table: what one gets for this number."""

    at: int
    gain: Gain


class InSupply(Struct, frozen=True, forbid_unknown_fields=True):
    """The number of tiles of this good in the owner's supply."""

    in_supply: GoodId


class GoodTest(Struct, frozen=True, forbid_unknown_fields=True):
    """Which types of goods the owner may pick from."""

    exactly_in_supply: int
    exclude: tuple[Literal[GoodId, Wildcard], ...] = ()


# ---------------------------------------------------------------------- conditions


class VikingsThere(Struct, frozen=True, forbid_unknown_fields=True):
    """So many own Vikings stand in this group or column."""

    count: int
    group: GroupId | None = None
    column: ColumnNumber | None = None


class Conditions(Sparse, frozen=True, kw_only=True):
    """All that is said here must hold."""

    silver_cost_at_least: int | None = None
    own_vikings_at_least: VikingsThere | None = None
    special_on_any_board: SpecialId | None = None
    harvest: Literal["none", "some"] | None = None
    ore_is_paid: bool = False
    rolls_made_at_most: int | None = None
    building_is: tuple[BuildingId, ...] = ()
    wood_paid_at_least: int | None = None
    space_gave_exactly: dict[Thing, int] = field(default_factory=dict)
    vikings_placed: int | None = None
    spent_exactly: dict[Literal[Resource, Weapon], int] = field(default_factory=dict)
    amount_at_once_exactly: int | None = None
    vikings_returned_one_of: tuple[int, ...] = ()
    action_total_at_least: int | None = None
    placed_at_least: int | None = None
    placed_exactly: int | None = None
    supply_at_least: dict[Thing, int] = field(default_factory=dict)
    supply_at_phase_start_at_least: dict[Thing, int] = field(default_factory=dict)
    earlier_use_this_round: bool = False
    thing_square_becomes: int | None = None
    house_yields_exactly: int | None = None
    owned_at_least: dict[Count, int] = field(default_factory=dict)
    space_has: Literal["mountain"] | None = None
    last_space_of_strip: bool = False


# ---------------------------------------------------------------------- changes of numbers and rules


class VikingsNeeded(Struct, frozen=True, forbid_unknown_fields=True):
    """With so many longships a space needs so many Vikings."""

    at: int
    vikings: int


class DiagonalExchange(Struct, frozen=True, forbid_unknown_fields=True):
    """Tiles move through the goods boxes."""

    direction: Literal["up_right", "up_left"]
    steps_max: int
    count: int
    from_: Literal[Colour, "any_colour_below_blue"] = field(name="from")


class PriceByKnarrs(Struct, frozen=True, forbid_unknown_fields=True):
    """With so many knarrs a ship costs so much."""

    at: int
    price: int


class BuyShip(Struct, frozen=True, forbid_unknown_fields=True):
    """A ship can be bought at a price of its own."""

    type: ShipId
    price_by_knarrs: tuple[PriceByKnarrs, ...] = ()
    base_price: int | None = None
    minus_per_weapon: dict[Weapon, float] = field(default_factory=dict)
    round: Literal["down"] | None = None


class ReturnVikings(Struct, frozen=True, forbid_unknown_fields=True):
    """So many Vikings may come back to the thing square."""

    count: int
    from_: Literal["one_space", "this_space", "each_space_of_column_4"] = field(name="from")


class UseSpace(Struct, frozen=True, forbid_unknown_fields=True):
    """A space is carried out without Vikings."""

    column: ColumnNumber
    state: Literal["occupied", "unoccupied"]
    next_to_own_viking: bool = False


class DoublePeas(Struct, frozen=True, forbid_unknown_fields=True):
    """Peas are doubled up to a number."""

    cap: int


class Mod(Sparse, frozen=True, kw_only=True):
    """A change of a number or of a rule."""

    silver_cost: int = 0
    silver_cost_minus_count: Count | None = None
    stone_cost: int = 0
    roll: int = 0
    max_rolls: int | None = None
    spend_value: dict[Literal[Resource, Weapon], int] = field(default_factory=dict)
    spears_count_as_swords: bool = False
    loot_green: bool = False
    highest_special_sword_value: int = 0
    split_battle_result_into_two_goods: bool = False
    knarr_may_stand_in_for_longship: tuple[ActionTypeId, ...] = ()
    explore_any_face_up_board: bool = False
    vikings_needed_by_longships: tuple[VikingsNeeded, ...] = ()
    second_step_for_one_upgraded_tile: bool = False
    horizontal_allowance: dict[GoodId, int] = field(default_factory=dict)
    wood_covers_house_cells: bool = False
    take_back_added_ore: bool = False
    must_place_immediately_on: tuple[Place, ...] = ()
    front_item_must_be: tuple[StripItem, ...] = ()
    replace_one_with: GoodId | None = None
    replace_bonus_with: GoodId | None = None
    replaces: Literal["trade_part"] | None = None
    diagonal_exchange: DiagonalExchange | None = None
    buy_ship: BuyShip | None = None
    return_vikings: ReturnVikings | None = None
    use_space_without_vikings: UseSpace | None = None
    take_special_from_any_board: SpecialId | None = None
    fill_hole_with: tuple[GoodId, ...] = ()
    weapons_up_to: int | None = None
    place_ore_on_new_ship: int = 0
    make_pregnant: dict[Species, int] = field(default_factory=dict)
    double_peas: DoublePeas | None = None
    move_stockfish_to_houses: bool = False
    counts_as_harvest_phase: bool = False
    bonus_scope: Literal["home_board", "stone_and_long_houses"] | None = None
    stays_available: bool = False


# ---------------------------------------------------------------------- effects and cards


class Alternative(Sparse, frozen=True, kw_only=True):
    """One of the things between which an effect lets one choose."""

    conditions: Conditions | None = field(default=None, name="if")
    pay: CardCost | None = None
    gain: Gain | None = None
    mod: Mod | None = None


class Effect(Alternative, frozen=True, kw_only=True):
    """What happens when."""

    trigger: Trigger
    what: tuple[Subject, ...] = ()
    where: Place | None = None
    group: tuple[GroupId, ...] = ()
    space: tuple[str, ...] = ()
    column: ColumnNumber | None = None
    type: tuple[Literal[ActionTypeId, ActionGroup], ...] = ()
    source: EffectSource | None = None
    when: Moment | None = None
    opt: bool = False
    limit: Limit | None = None
    choose_pay: tuple[CardCost, ...] = ()
    choose: tuple[Alternative, ...] = ()
    choose_good: GoodTest | None = None
    per: Literal[Count, "each"] | None = None
    table: tuple[Row, ...] = ()
    count: Count | InSupply | None = None
    match: Match | None = None


class Occupation(Struct, frozen=True, forbid_unknown_fields=True):
    """An occupation card."""

    number: int
    deck: DeckId
    start: bool
    name: str
    vp: int
    kind: Kind
    fx: tuple[Effect, ...]
    alt_name: str = ""
    note: str = ""


class Deck(Struct, frozen=True, forbid_unknown_fields=True):
    """How many cards a deck has."""

    id: DeckId
    starting: int
    dark: int


class Decks(Source, frozen=True):
    items: tuple[Deck, ...]


class OccupationList(Source, frozen=True):
    items: tuple[Occupation, ...]


class Occupations(Struct, frozen=True, forbid_unknown_fields=True):
    """The file `occupations.toml`."""

    decks: Decks
    occupations: OccupationList

"""The numbers of the game that are printed on no piece: the file `tables.toml`."""

from typing import Literal

from msgspec import Struct

from meadhall.core.data import Source
from meadhall.games.feast_for_odin.ids import (
    DeckId,
    DiceActionId,
    GoodId,
    LengthId,
    PhaseId,
    Resource,
    ShipId,
    SoloColour,
    Thing,
    Weapon,
)


class About(Source, frozen=True):
    id: str
    title: str
    designer: str
    year: int
    edition: str
    min_players: int
    max_players: int


class Contents(Source, frozen=True):
    action_board: int
    home_boards: int
    exploration_boards: int
    special_tiles: int
    extension_tiles: int
    round_overview: int
    mountain_strips: int
    coins: int
    wood: int
    stone: int
    ore: int
    occupations: int
    starting_occupations: int
    dark_occupations: int
    weapons: int
    goods_tiles: int
    thing_penalty_tiles: int
    vikings_per_colour: int
    start_player_moose: int
    round_marker: int


class FaceUpStrips(Struct, frozen=True, forbid_unknown_fields=True):
    """How many mountain strips are turned up at the start."""

    players: int
    strips: int


class Setup(Source, frozen=True):
    weapons: dict[Weapon, int]
    goods: dict[GoodId, int]
    silver: int
    resources: dict[Resource, int]
    starting_occupations: int
    decks: tuple[tuple[DeckId, ...], ...]
    start_player: Literal["random"]
    strips_face_up: tuple[FaceUpStrips, ...]


class Phase(Struct, frozen=True, forbid_unknown_fields=True):
    """A phase of a round."""

    number: int
    id: PhaseId


class Phases(Source, frozen=True):
    last_round_stops_after: PhaseId
    items: tuple[Phase, ...]


class DiceAction(Struct, frozen=True, forbid_unknown_fields=True):
    """A dice action: whether one wants to roll low or high, what can be spent on the result, and what comes of it."""

    id: DiceActionId
    die: int
    aim: Literal["low", "high"]
    failure: dict[Literal[Thing, Weapon], int]
    success: dict[Literal[Thing, Weapon], int] = {}
    pay_with: tuple[Literal[Resource, Weapon], ...] = ()
    plus_with: tuple[Literal[Resource, Weapon], ...] = ()
    auto_fail_at_or_below: int = 0
    minus_per_ore_on_chosen_boats: int = 0
    plus_per_ore_on_best_longship: int = 0
    vikings_back: int = 0
    ship: ShipId | None = None


class DiceActions(Source, frozen=True):
    max_rolls: int
    items: tuple[DiceAction, ...]


class Scoring(Source, frozen=True):
    silver_in_supply: int
    uncovered_negative_cell: int
    empty_resource_slot: int
    tie: Literal["shared_victory"]


class SoloVikings(Struct, frozen=True, forbid_unknown_fields=True):
    """The Vikings on the cell of the banquet table that belongs to a round."""

    round: int
    colour: SoloColour
    vikings: int


class SoloLength(Struct, frozen=True, forbid_unknown_fields=True):
    """Where the Vikings of both colours are at the start of a solo game."""

    id: LengthId
    banquet_table: tuple[SoloVikings, ...]
    thing_square: int
    waiting_space: int
    removed: dict[SoloColour, int]


class Solo(Source, frozen=True):
    skip_phases: tuple[PhaseId, ...]
    benchmark_score: int
    lengths: tuple[SoloLength, ...]


class Tables(Struct, frozen=True, forbid_unknown_fields=True):
    """The file `tables.toml`."""

    game: About
    contents: Contents
    setup: Setup
    phases: Phases
    dice_actions: DiceActions
    scoring: Scoring
    solo: Solo

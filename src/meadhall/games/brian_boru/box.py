"""The printed components: the data files as frozen records, checked when loaded, and the tables that rules ask.

A set of towns is a whole number with one bit a town (`Towns`): positions stay small and cheap to copy, and counting
a player's towns in a region is one `&` and one `bit_count`.
"""

from collections.abc import Iterable
from functools import cached_property
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Literal

from msgspec import Struct

from meadhall.core.data import Source, expect, no_twice, read

Towns = int
"""A set of towns, one bit each."""

Colour = Literal["red", "blue", "yellow", "white"]
TownColour = Literal["red", "blue", "yellow"]
Symbol = Literal[
    "claim_town",
    "gain_coin",
    "pay_coin",
    "gain_renown",
    "church",
    "battle",
    "courtship",
    "expand",
    "remove_viking",
    "gain_points",
    "place_in_region",
    "place_any",
]
PrincessOption = Literal["military_support", "establish_trade", "spurn"]


class ActionCard(Struct, frozen=True, forbid_unknown_fields=True):
    """One of the 25 cards: what the winner of the trick does, and the halves of which a loser does one."""

    value: int
    colour: Colour
    primary: tuple[Symbol, ...]
    secondary: tuple[tuple[Symbol, ...], ...]


class VikingCard(Struct, frozen=True, forbid_unknown_fields=True):
    """How many raiders come in a round."""

    id: str
    strength: int


class Reward(Struct, frozen=True, forbid_unknown_fields=True):
    """One thing that a marriage card gives."""

    symbol: Literal["gain_points", "gain_renown", "place_in_region"]
    amount: int = 1
    region: str = ""


class MarriageCard(Struct, frozen=True, forbid_unknown_fields=True):
    """The prize of the marriage track in a round."""

    id: str
    name: str
    reward: tuple[Reward, ...]


class PrincessChoice(Struct, frozen=True, forbid_unknown_fields=True):
    """What the Princess of Denmark can be used for."""

    id: PrincessOption
    keeps_card: bool
    points: int
    rule: str


class Region(Struct, frozen=True, forbid_unknown_fields=True):
    """A region with what its claim token shows."""

    id: str
    name: str
    letter: str
    threshold: int
    points: int
    towns: int
    red: int
    blue: int
    yellow: int
    hex: str


class Town(Struct, frozen=True, forbid_unknown_fields=True):
    """A town: its region, its colour, and where it is drawn."""

    id: str
    region: str
    colour: TownColour
    name: str
    english: str
    x: int
    y: int


class Road(Struct, frozen=True, forbid_unknown_fields=True):
    """A road between two towns, passable both ways."""

    a: str
    b: str
    over_water: bool = False


class PlayerCount(Struct, frozen=True, forbid_unknown_fields=True):
    """What depends on the number of players."""

    players: int
    rounds: int
    ordinary_marriage_cards: int
    hand: int
    aside: int
    draft_picks: tuple[int, ...]
    auto: int
    tricks_per_round: int


class PlayerColour(Struct, frozen=True, forbid_unknown_fields=True):
    """The colour of a player's discs."""

    id: str
    name: str
    hex: str
    known_from: str


class CardColour(Struct, frozen=True, forbid_unknown_fields=True):
    """A suit of the action cards."""

    id: Colour
    suit: str
    wild: bool
    hex: str
    counter: str = ""


class SymbolMeaning(Struct, frozen=True, forbid_unknown_fields=True):
    """What a symbol stands for, and where it is printed."""

    id: Symbol
    where: str
    optional: bool
    rule: str
    text: str


class TrackSpace(Struct, frozen=True, forbid_unknown_fields=True):
    """A space of the marriage track and what it gives in the upkeep."""

    space: int
    benefit: tuple[Symbol, ...]
    shared: bool


class RegionScore(Struct, frozen=True, forbid_unknown_fields=True):
    """The points for controlling towns in so many regions."""

    regions: int
    points: int


class ActionCards(Source, frozen=True):
    items: tuple[ActionCard, ...]


class VikingCards(Source, frozen=True):
    items: tuple[VikingCard, ...]


class MarriageCards(Source, frozen=True):
    items: tuple[MarriageCard, ...]


class Princess(Source, frozen=True):
    id: str
    name: str
    options: tuple[PrincessChoice, ...]


class Cards(Struct, frozen=True, forbid_unknown_fields=True):
    """The file `cards.toml`."""

    action_cards: ActionCards
    viking_cards: VikingCards
    marriage_cards: MarriageCards
    princess: Princess


class Regions(Source, frozen=True):
    items: tuple[Region, ...]


class TownList(Source, frozen=True):
    names_provenance: str
    names_confidence: float
    coordinates_provenance: str
    coordinates_confidence: float
    items: tuple[Town, ...]


class Roads(Source, frozen=True):
    items: tuple[Road, ...]


class Map(Source, frozen=True):
    view_box: tuple[int, int, int, int]
    coast_outline: tuple[tuple[int, int], ...]
    region_polygons: dict[str, tuple[tuple[int, int], ...]]


class Board(Struct, frozen=True, forbid_unknown_fields=True):
    """The file `board.toml`."""

    regions: Regions
    towns: TownList
    roads: Roads
    map: Map


class About(Source, frozen=True):
    id: str
    title: str
    designer: str
    publisher: str
    year: int
    min_players: int
    max_players: int


class PlayerCounts(Source, frozen=True):
    items: tuple[PlayerCount, ...]


class Start(Source, frozen=True):
    coins: int
    renown: int
    points: int
    raiders: int
    church_discs: int
    marriage_space: int


class Costs(Source, frozen=True):
    extra_church_disc: int
    extra_raider: int
    extra_marriage_step: int
    expand: int
    unpayable_coin_penalty: int
    spurn_princess_points: int
    monastery_disc_minimum: int


class Tokens(Source, frozen=True):
    unlimited: bool
    printed_counts: dict[str, int]


class PlayerColours(Source, frozen=True):
    items: tuple[PlayerColour, ...]


class CardColours(Source, frozen=True):
    items: tuple[CardColour, ...]


class Symbols(Source, frozen=True):
    items: tuple[SymbolMeaning, ...]


class Track(Source, frozen=True):
    top: int
    spaces: tuple[TrackSpace, ...]


class Scoring(Source, frozen=True):
    regions_with_a_town: tuple[RegionScore, ...]
    most_coins_alone: int
    active_town_marker: int
    per_renown: int
    claim_token_held: str
    claim_token_face_up_on_board: str
    claim_token_face_down: int
    tie_breakers: tuple[str, ...]


class Tables(Struct, frozen=True, forbid_unknown_fields=True):
    """The file `tables.toml`."""

    game: About
    player_counts: PlayerCounts
    starting_resources: Start
    costs: Costs
    tokens: Tokens
    player_colours: PlayerColours
    card_colours: CardColours
    symbols: Symbols
    marriage_track: Track
    scoring: Scoring


class Box:
    """Everything that lies in the box, and the tables that rules ask while a game is played."""

    def __init__(self, cards: Cards, board: Board, tables: Tables) -> None:
        self.data = {"cards": cards, "board": board, "tables": tables}
        self.start, self.costs, self.scoring = tables.starting_resources, tables.costs, tables.scoring
        self.counts = {count.players: count for count in tables.player_counts.items}
        self.cards = {card.value: card for card in cards.action_cards.items}
        self.vikings = {card.id: card.strength for card in cards.viking_cards.items}
        self.marriages = {card.id: card for card in cards.marriage_cards.items}
        self.princess = cards.princess
        self.track = tables.marriage_track.spaces
        self.top = tables.marriage_track.top
        self.region_points = tuple(score.points for score in self.scoring.regions_with_a_town)

        self.regions = board.regions.items
        self.towns = board.towns.items
        self.town_number = {town.id: number for number, town in enumerate(self.towns)}
        self._bit_of_town = {town.id: 1 << number for number, town in enumerate(self.towns)}
        self.region_number = {region.id: number for number, region in enumerate(self.regions)}
        self.all_towns: Towns = (1 << len(self.towns)) - 1
        self.towns_of_region = tuple(
            self.towns_where(town.region == region.id for town in self.towns) for region in self.regions
        )
        self.towns_of_colour = {
            colour: self.towns_where(colour in (town.colour, "white") for town in self.towns)
            for colour in ("red", "blue", "yellow", "white")
        }
        """The towns that a card of this colour fits: those of its colour, all of them for white."""
        self.towns_for_card = {card.value: self.towns_of_colour[card.colour] for card in self.cards.values()}
        self.cards_for_town = {
            town.id: frozenset(card for card in self.cards if self.towns_for_card[card] & self.bit(town.id))
            for town in self.towns
        }
        """By town: the cards of its colour, and the white ones."""
        self._beside_bit = self._neighbours(board.roads.items)
        """By the bit of a town: the towns joined to it by a road."""
        self._first_half: Towns = (1 << len(self.towns) // 2) - 1
        self._name_of_bit = {1 << number: town.id for number, town in enumerate(self.towns)}

    @staticmethod
    def towns_where(tests: Iterable[bool]) -> Towns:
        """The set of the towns for which the test, given in their order, is true."""
        return sum(1 << number for number, test in enumerate(tests) if test)

    def _neighbours(self, roads: Iterable[Road]) -> dict[Towns, Towns]:
        joined = {1 << number: 0 for number in range(len(self.towns))}
        for road in roads:
            a, b = self.bit(road.a), self.bit(road.b)
            joined[a] |= b
            joined[b] |= a
        return joined

    def bit(self, town: str) -> Towns:
        """The set of this one town; empty for a name that is no town."""
        return self._bit_of_town.get(town, 0)

    def names(self, towns: Towns) -> list[str]:
        """The ids of the towns in a set, in the order of the box."""
        names, name_of_bit = [], self._name_of_bit
        while towns:
            lowest = towns & -towns
            names.append(name_of_bit[lowest])
            towns ^= lowest
        return names

    def nth_name(self, towns: Towns, index: int) -> str:
        """The id at this place of `names(towns)`."""
        first_half = towns & self._first_half
        if index < first_half.bit_count():
            towns = first_half
        else:
            index -= first_half.bit_count()
            towns ^= first_half
        for _ in range(index):
            towns &= towns - 1
        return self._name_of_bit[towns & -towns]

    def towns_beside(self, towns: Towns) -> Towns:
        """All towns joined by a road to a town of the set."""
        beside, beside_bit = 0, self._beside_bit
        while towns:
            lowest = towns & -towns
            beside |= beside_bit[lowest]
            towns ^= lowest
        return beside

    @cached_property
    def region_of_town(self) -> dict[str, str]:
        """The region in which each town lies."""
        return {town.id: town.region for town in self.towns}


# ---------------------------------------------------------------------- loading


def load(folder: Traversable) -> Box:
    """Read the data files of a folder; whatever is wrong in them is said with file, key and what was expected."""
    cards = read(folder, "cards.toml", Cards)
    board = read(folder, "board.toml", Board)
    tables = read(folder, "tables.toml", Tables)
    _check_cards(cards, board)
    _check_board(board)
    _check_tables(tables, cards)
    return Box(cards, board, tables)


def _check_cards(cards: Cards, board: Board) -> None:
    file = "cards.toml"
    values = [card.value for card in cards.action_cards.items]
    no_twice(values, file, "action_cards.items")
    expect(sorted(values) == list(range(1, 26)), file, "action_cards.items", "the values 1 to 25")
    for card in cards.action_cards.items:
        key = f"action_cards.items, value {card.value}"
        expect(card.primary[:1] == ("claim_town",), file, key, "a primary action that begins with claim_town")
        expect(1 <= len(card.secondary) <= 2, file, key, "one or two secondary actions")
        for action in (card.primary, *card.secondary):
            runs = [symbol for symbol, before in zip(action, (None, *action), strict=False) if symbol != before]
            expect(len(runs) == len(set(runs)), file, key, "equal symbols side by side")
    no_twice((card.id for card in cards.viking_cards.items), file, "viking_cards.items")
    expect(len(cards.viking_cards.items) == 7, file, "viking_cards.items", "7 cards")
    no_twice((card.id for card in cards.marriage_cards.items), file, "marriage_cards.items")
    expect(len(cards.marriage_cards.items) == 7, file, "marriage_cards.items", "7 cards besides the Princess")
    regions = {region.id for region in board.regions.items}
    for marriage in cards.marriage_cards.items:
        for reward in marriage.reward:
            if reward.symbol == "place_in_region":
                key = f"marriage_cards.items, id {marriage.id}"
                expect(reward.region in regions, file, key, f"a region of board.toml, not {reward.region!r}")


def _check_board(board: Board) -> None:
    file = "board.toml"
    no_twice((region.id for region in board.regions.items), file, "regions.items")
    no_twice((town.id for town in board.towns.items), file, "towns.items")
    for region in board.regions.items:
        here = [town for town in board.towns.items if town.region == region.id]
        key = f"towns.items, region {region.id}"
        expect(len(here) == region.towns, file, key, f"{region.towns} towns, not {len(here)}")
        for colour in ("red", "blue", "yellow"):
            expected, found = getattr(region, colour), sum(town.colour == colour for town in here)
            expect(found == expected, file, key, f"{expected} {colour} towns, not {found}")
        expect(region.id in board.map.region_polygons, file, "map.region_polygons", f"a polygon for {region.id}")
    towns = {town.id for town in board.towns.items}
    for town in board.towns.items:
        known = any(region.id == town.region for region in board.regions.items)
        expect(known, file, f"towns.items, id {town.id}", f"a region of this file, not {town.region!r}")
    for road in board.roads.items:
        expect(road.a != road.b, file, f"roads.items, {road.a} to {road.b}", "two different towns")
        for end in (road.a, road.b):
            expect(end in towns, file, f"roads.items, {road.a} to {road.b}", f"two towns of this file, not {end!r}")
    no_twice((frozenset((road.a, road.b)) for road in board.roads.items), file, "roads.items")


def _check_tables(tables: Tables, cards: Cards) -> None:
    file = "tables.toml"
    deck = len(cards.action_cards.items)
    expected_counts = list(range(tables.game.min_players, tables.game.max_players + 1))
    counts = [count.players for count in tables.player_counts.items]
    expect(counts == expected_counts, file, "player_counts.items", f"a line for each of {expected_counts} players")
    for count in tables.player_counts.items:
        key = f"player_counts.items, players {count.players}"
        dealt = count.players * count.hand + count.aside
        expect(dealt == deck, file, key, f"all {deck} cards dealt or set aside, not {dealt}")
        expect(sum(count.draft_picks) + count.auto == count.hand, file, key, f"picks that make up {count.hand} cards")
    spaces = [space.space for space in tables.marriage_track.spaces]
    expected = list(range(tables.marriage_track.top + 1))
    expect(spaces == expected, file, "marriage_track.spaces", f"the spaces 0 to {tables.marriage_track.top}")
    regions = [score.regions for score in tables.scoring.regions_with_a_town]
    expect(regions == list(range(9)), file, "scoring.regions_with_a_town", "a line for each number from 0 to 8")


BOX = load(files("meadhall.games.brian_boru") / "data")

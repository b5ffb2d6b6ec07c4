"""What one player has: the supply, the ships, the boards and houses, the cards (FO-1.3)."""

from collections.abc import Iterable, Mapping
from copy import copy
from typing import Self, get_args

from msgspec import Struct
from msgspec.structs import replace

from meadhall.games.feast_for_odin.box import BOX
from meadhall.games.feast_for_odin.grids import Laid
from meadhall.games.feast_for_odin.ids import BoardId, BuildingId, GoodId, Resource, ShipId, Species, Weapon

GOODS: tuple[str, ...] = get_args(GoodId)
WEAPONS: tuple[str, ...] = get_args(Weapon)
THINGS: tuple[str, ...] = (*GOODS, *get_args(Resource), "silver", *WEAPONS)
"""All that one has a number of. Live animals count as goods and lie in the stables (FO-1.6)."""
NUMBER = {thing: number for number, thing in enumerate(THINGS)}
SPECIES: dict[Species, tuple[GoodId, GoodId]] = {
    "sheep": ("sheep", "sheep_pregnant"),
    "cattle": ("cattle", "cattle_pregnant"),
}
"""Each species as a normal and as a pregnant animal."""


class House(Struct, frozen=True):
    """A shed, stone house or long house with what lies in it."""

    kind: BuildingId
    laid: Laid = Laid()
    wood: int = 0
    """On the slots for it (FO-7.8)."""
    stone: int = 0


class Claimed(Struct, frozen=True):
    """An exploration board that a player has claimed."""

    board: BoardId
    laid: Laid = Laid()


class Player(Struct, kw_only=True):
    """Everything in front of one player."""

    things: list[int]
    """How many of each of THINGS."""
    specials: tuple[str, ...] = ()
    """Special tiles that are placed nowhere yet."""
    whaling_boats: tuple[int, ...] = ()
    """Small landing stages: the ore put on each boat, its printed ore aside (FO-8.3)."""
    knarrs: int = 0
    longships: tuple[int, ...] = ()
    """The ore on each longship."""
    emigrated: tuple[ShipId, ...] = ()
    home: Laid = Laid()
    claimed: tuple[Claimed, ...] = ()
    houses: tuple[House, ...] = ()
    hand: tuple[int, ...] = ()
    """Occupations, hidden from others; sorted."""
    occupations: tuple[int, ...] = ()
    """Those played, in the order in which they were."""
    used_up: tuple[int, ...] = ()
    """Occupations that work once in a game and have done so."""
    columns: tuple[int, ...] = ()
    """In which columns Vikings were placed in this round."""
    thing_square: int = 0
    """Vikings that can still be placed."""
    penalties: int = 0
    """Thing penalties."""
    passed: bool = False

    def copy(self) -> Self:
        """An independent copy; all but the numbers of things never changes and is shared."""
        twin = copy(self)
        twin.things = self.things[:]
        return twin

    # ------------------------------------------------------------------ questions

    def have(self, thing: str) -> int:
        """How many of a thing lie in the supply or the stables."""
        return self.things[NUMBER[thing]]

    def animals(self, species: Species) -> int:
        """How many animals of a species there are, pregnant or not."""
        return sum(self.have(kind) for kind in SPECIES[species])

    def can_pay(self, cost: Mapping[str, int]) -> bool:
        """Whether all of a cost is there."""
        return all(self.things[NUMBER[thing]] >= count for thing, count in cost.items())

    def ships(self, kind: ShipId) -> int:
        """How many ships of a kind lie in the bay; emigrated ones are ships no more (FO-1.8)."""
        return {"whaling_boat": len(self.whaling_boats), "knarr": self.knarrs, "longship": len(self.longships)}[kind]

    def has_stage(self, kind: ShipId) -> bool:
        """Whether a landing stage for such a ship is free (FO-1.7)."""
        stages = BOX.home_board.landing_stages
        if BOX.ships[kind].size == "small":
            return len(self.whaling_boats) < stages.small
        return self.knarrs + len(self.longships) < stages.large

    def boards(self) -> Iterable[tuple[str, Laid]]:
        """The home board and the claimed boards, with what lies on them."""
        yield "home_board", self.home
        for claimed in self.claimed:
            yield claimed.board, claimed.laid

    def places(self) -> list[tuple[str, Laid]]:
        """Everything on which pieces may lie: boards by their id, houses as `stone_house 1`, counted from 1."""
        houses = (
            (f"{house.kind} {number}", house.laid)
            for number, house in enumerate(self.houses, 1)
            if BOX.buildings[house.kind].grid
        )
        return [*self.boards(), *houses]

    # ------------------------------------------------------------------ changes

    def set_laid(self, place: str, laid: Laid) -> None:
        """What lies on one of the places from now on."""
        if place == "home_board":
            self.home = laid
        elif place in BOX.boards:
            self.claimed = tuple(
                Claimed(claimed.board, laid) if claimed.board == place else claimed for claimed in self.claimed
            )
        else:
            at = int(place.split()[1]) - 1
            houses = list(self.houses)
            houses[at] = replace(houses[at], laid=laid)
            self.houses = tuple(houses)

    def gain(self, thing: str, count: int = 1) -> None:
        """Things come into the supply, animals into the stables (FO-18.21)."""
        self.things[NUMBER[thing]] += count

    def pay(self, cost: Mapping[str, int]) -> None:
        """Things leave the supply."""
        for thing, count in cost.items():
            self.things[NUMBER[thing]] -= count

    def acquire_ship(self, kind: ShipId) -> None:
        """A ship comes into a free landing stage."""
        if kind == "whaling_boat":
            self.whaling_boats = (0, *self.whaling_boats)
        elif kind == "knarr":
            self.knarrs += 1
        else:
            self.longships = (0, *self.longships)

    def put_ore(self, kind: ShipId, carrying: int) -> None:
        """One more ore on a ship that carries so much."""
        self.drop_ship(kind, carrying)
        if kind == "whaling_boat":
            self.whaling_boats = tuple(sorted((*self.whaling_boats, carrying + 1)))
        else:
            self.longships = tuple(sorted((*self.longships, carrying + 1)))

    def take_ore(self, kind: ShipId, carrying: int) -> None:
        """One ore less on a ship that carries so much."""
        self.drop_ship(kind, carrying)
        if kind == "whaling_boat":
            self.whaling_boats = tuple(sorted((*self.whaling_boats, carrying - 1)))
        else:
            self.longships = tuple(sorted((*self.longships, carrying - 1)))

    def ores_on(self, kind: ShipId) -> list[int]:
        """How much ore the ships of a kind carry, each number once."""
        return sorted(set({"whaling_boat": self.whaling_boats, "longship": self.longships}.get(kind, (0,))))

    def drop_ship(self, kind: ShipId, carrying: int = 0) -> None:
        """A ship leaves its landing stage; of equal ones, any."""
        if kind == "knarr":
            self.knarrs -= 1
            return
        ores = list(self.whaling_boats if kind == "whaling_boat" else self.longships)
        ores.remove(carrying)
        if kind == "whaling_boat":
            self.whaling_boats = tuple(ores)
        else:
            self.longships = tuple(ores)

    def claim(self, board: BoardId) -> None:
        """An exploration board comes in front of the player (FO-10.18)."""
        self.claimed += (Claimed(board),)

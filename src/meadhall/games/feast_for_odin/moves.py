"""What a player can do in A Feast for Odin."""

from meadhall.core.steps import Move
from meadhall.games.feast_for_odin.ids import BoardId, Resource, ShipId, SpecialId, Weapon

# ---------------------------------------------------------------------- the turn


class UseSpace(Move, frozen=True):
    """Place Vikings on an action space; on an imitation space, also say which space it copies."""

    space: str
    copying: str = ""
    through: int = 0
    """The occupation by whose effect the space becomes usable, and that has to be used for it (FO-5.13)."""

    def refs(self) -> tuple[str, ...]:
        """The space, and the one it copies."""
        return tuple(f"space:{space}" for space in (self.space, self.copying) if space)


class Pass(Move, frozen=True):
    """Place no more Vikings this round."""


class Done(Move, frozen=True):
    """Want nothing more here."""


# ---------------------------------------------------------------------- at any time


class PickUp(Move, frozen=True):
    """Take a piece of the supply to place it."""

    piece: str


class LayDown(Move, frozen=True):
    """Place the piece: on which board or house, where, and how it is turned."""

    board: str
    row: int
    column: int
    turn: int = 0
    mirrored: bool = False

    def refs(self) -> tuple[str, ...]:
        """The board and the upper left cell."""
        return (f"board:{self.board}", f"cell:{self.board}/{self.row}/{self.column}")


class FillSlot(Move, frozen=True):
    """Put a wood or a stone on a slot of a building."""

    house: int
    resource: Resource


class BuyShip(Move, frozen=True):
    """Buy a ship for its points in silver."""

    ship: ShipId


class Arm(Move, frozen=True):
    """Put one ore on a ship; ships of a kind are told apart by the ore they carry."""

    ship: ShipId
    carrying: int


class TakeOre(Move, frozen=True):
    """Take one ore back from a ship (Modifier)."""

    ship: ShipId
    carrying: int


# ---------------------------------------------------------------------- on a space


class Decline(Move, frozen=True):
    """Leave an optional part out."""


class PayWith(Move, frozen=True):
    """Which of several costs is paid."""

    cost: tuple[tuple[str, int], ...]

    def refs(self) -> tuple[str, ...]:
        """What is paid."""
        return tuple(f"thing:{thing}" for thing, _ in self.cost)


class Choose(Move, frozen=True):
    """Which of several rewards is taken, by what it brings."""

    what: tuple[str, ...]

    def refs(self) -> tuple[str, ...]:
        """What it brings."""
        return tuple(f"thing:{thing}" for thing in self.what)


class TakeItems(Move, frozen=True):
    """Take so many items from the arrow end of a mountain strip."""

    strip: int
    count: int


class Upgrade(Move, frozen=True):
    """Upgrade a tile by so many steps."""

    good: str
    steps: int


class TurnOver(Move, frozen=True):
    """Turn a tile to its other side."""

    good: str


class BuySpecial(Move, frozen=True):
    """Buy a special tile from the tray."""

    special: SpecialId


class ReturnShip(Move, frozen=True):
    """Which ship goes back to the stock; ships of a kind are told apart by the ore they carry."""

    ship: ShipId
    carrying: int


class Explore(Move, frozen=True):
    """Claim an exploration board."""

    board: BoardId


class Emigrate(Move, frozen=True):
    """Send a large ship away; longships are told apart by the ore they carry."""

    ship: ShipId
    carrying: int = 0


class PlayOccupation(Move, frozen=True):
    """Play a card of the hand."""

    occupation: int


# ---------------------------------------------------------------------- through an occupation


class UseOccupation(Move, frozen=True):
    """Use an occupation: what is wanted of it, and what is paid."""

    occupation: int
    what: tuple[str, ...]
    paying: tuple[tuple[str, int], ...] = ()

    def refs(self) -> tuple[str, ...]:
        """The card, what it brings and what is paid."""
        paid = (f"thing:{thing}" for thing, _ in self.paying)
        return (f"occupation:{self.occupation}", *(f"thing:{thing}" for thing in self.what), *paid)


class RecallVikings(Move, frozen=True):
    """Take Vikings from a space back to the thing square."""

    space: str
    count: int


class UseWithoutVikings(Move, frozen=True):
    """Carry out a space without placing Vikings on it."""

    space: str


class Exchange(Move, frozen=True):
    """Move a tile through the goods boxes."""

    good: str
    into: str


# ---------------------------------------------------------------------- dice


class UseBoats(Move, frozen=True):
    """The whaling boats that go out, told apart by the ore put on them."""

    carrying: tuple[int, ...]


class RollAgain(Move, frozen=True):
    """Roll again; the new roll counts instead."""


class Stop(Move, frozen=True):
    """Keep the roll."""


class Fail(Move, frozen=True):
    """Declare a failure."""


class Spend(Move, frozen=True):
    """Add a piece to the result of a raid."""

    piece: Resource | Weapon


class Loot(Move, frozen=True):
    """Declare a success and take this good or special tile."""

    good: str


class Succeed(Move, frozen=True):
    """Declare a success, paying so much wood and so many weapons."""

    wood: int
    weapons: int


class TakeBackVikings(Move, frozen=True):
    """Move so many Vikings from the space back to the thing square."""

    count: int


# ---------------------------------------------------------------------- the feast


class Serve(Move, frozen=True):
    """Lay a tile or a silver on the next cell of the banquet table."""

    what: str
    vertical: bool = False


class LeaveEmpty(Move, frozen=True):
    """Leave the next cell empty."""


class FinishFeast(Move, frozen=True):
    """Leave all the other cells empty."""

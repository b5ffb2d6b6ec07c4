"""What happens in a game of A Feast for Odin, as the log, the screen and the bots are told of it."""

from meadhall.core.steps import Event


class StartPlayer(Event, frozen=True):
    """Who begins, from now on (FO-2.9, FO-6.1)."""

    seat: int


class RoundBegan(Event, frozen=True):
    """A new round (FO-3.1)."""

    round: int
    rounds: int


class Harvested(Event, frozen=True):
    """Everybody receives these crops (FO-4.2)."""

    goods: tuple[str, ...]


class TileTurned(Event, frozen=True):
    """An exploration tile shows its other side (FO-4.4)."""

    board: str


class SilverPlaced(Event, frozen=True):
    """Silver was put on an exploration tile (FO-4.4)."""

    board: str
    count: int


class WeaponDrawn(Event, frozen=True):
    """A weapon card from the pile; all see it (FO-4.6)."""

    seat: int
    weapon: str


class IncomePaid(Event, frozen=True):
    """The income of all boards (FO-6.2)."""

    seat: int
    silver: int


class AnimalBorn(Event, frozen=True):
    """Newborn animals (FO-6.4)."""

    seat: int
    species: str
    count: int


class AnimalPregnant(Event, frozen=True):
    """An animal became pregnant (FO-6.4)."""

    seat: int
    species: str


class BonusReceived(Event, frozen=True):
    """What a bonus cell gives (FO-6.7)."""

    seat: int
    thing: str


class StripsAged(Event, frozen=True):
    """Each mountain strip lost its first item (FO-6.8)."""


class StripRemoved(Event, frozen=True):
    """A mountain strip is used up (FO-6.8)."""

    strip: int


class StripTurnedUp(Event, frozen=True):
    """A new mountain strip (FO-6.8)."""

    strip: int


class VikingsReturned(Event, frozen=True):
    """All Vikings go home (FO-6.9, FO-15.3)."""


class SlotFilled(Event, frozen=True):
    """Wood or stone on a building (FO-7.8)."""

    seat: int
    building: str
    resource: str


class ShipBought(Event, frozen=True):
    """A ship for silver (FO-8.2)."""

    seat: int
    ship: str


class ShipArmed(Event, frozen=True):
    """Ore on a ship (FO-8.3)."""

    seat: int
    ship: str


class PieceLaid(Event, frozen=True):
    """A piece on a board or in a house (FO-7.2)."""

    seat: int
    piece: str
    board: str


class SpaceUsed(Event, frozen=True):
    """Vikings on an action space (FO-5.1)."""

    seat: int
    space: str
    count: int


class Passed(Event, frozen=True):
    """A player places no more Vikings this round (FO-5.4)."""

    seat: int


class Paid(Event, frozen=True):
    """Things go to the stock."""

    seat: int
    thing: str
    count: int


class Gained(Event, frozen=True):
    """Things come from the stock."""

    seat: int
    thing: str
    count: int


class BuildingBuilt(Event, frozen=True):
    """A shed or house (FO-13.10)."""

    seat: int
    building: str


class ShipGained(Event, frozen=True):
    """A ship in a landing stage (FO-1.7)."""

    seat: int
    ship: str


class ShipReturned(Event, frozen=True):
    """A ship goes back to the stock; its ore is lost."""

    seat: int
    ship: str


class Upgraded(Event, frozen=True):
    """A tile became one of the next colour (FO-10.11)."""

    seat: int
    good: str
    into: str


class TurnedOver(Event, frozen=True):
    """A tile was turned to its other side (FO-10.16)."""

    seat: int
    good: str
    into: str


class OccupationUsed(Event, frozen=True):
    """The effect of an occupation (FO-13)."""

    seat: int
    occupation: int


class OreTakenBack(Event, frozen=True):
    """Ore from a ship (Modifier)."""

    seat: int
    ship: str


class HoleFilled(Event, frozen=True):
    """A special tile was taken from a board, and others were laid in its place (FO-A45)."""

    seat: int
    owner: int
    special: str
    goods: tuple[str, ...]


class SpecialTaken(Event, frozen=True):
    """A special tile from the tray."""

    seat: int
    special: str


class BoardClaimed(Event, frozen=True):
    """An exploration board with the silver on it (FO-10.18)."""

    seat: int
    board: str
    silver: int


class ShipEmigrated(Event, frozen=True):
    """A large ship on the banquet table (FO-10.19)."""

    seat: int
    ship: str


class OccupationDrawn(Event, frozen=True):
    """A card into the hand; only its owner sees which (FO-1.4)."""

    seat: int
    occupation: int

    def seen_by(self, seat: int | None) -> "OccupationDrawn | CardDrawn":
        """Others see that a card was drawn."""
        return self if seat == self.seat else CardDrawn(self.seat)


class CardDrawn(Event, frozen=True):
    """Somebody drew an occupation."""

    seat: int


class OccupationPlayed(Event, frozen=True):
    """A card face up on the table (FO-13.12)."""

    seat: int
    occupation: int


class Rolled(Event, frozen=True):
    """A roll of the dice (FO-11.1)."""

    seat: int
    dice: str
    roll: int


class Succeeded(Event, frozen=True):
    """A dice action was a success (FO-11.2)."""

    seat: int
    dice: str


class Failed(Event, frozen=True):
    """A dice action was a failure."""

    seat: int
    dice: str


class VikingsTakenBack(Event, frozen=True):
    """Vikings come back from a space during the round (FO-11.10)."""

    seat: int
    count: int


class Served(Event, frozen=True):
    """A tile or a silver on the banquet table (FO-9.2)."""

    seat: int
    what: str


class PenaltiesTaken(Event, frozen=True):
    """Empty cells at the feast (FO-9.6)."""

    seat: int
    count: int


class GameEnded(Event, frozen=True):
    """The last feast is over, and everything is placed (FO-14)."""

    winners: tuple[int, ...]

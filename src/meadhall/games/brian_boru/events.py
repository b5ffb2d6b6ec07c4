"""What happens in a game of Brian Boru, as the log, the screen and the bots are told of it."""

from typing import Literal

from meadhall.core.steps import Event


class StartingPlayer(Event, frozen=True):
    """A seat was drawn to begin and takes the active town marker (BB-2.6)."""

    seat: int


class DiscPlaced(Event, frozen=True):
    """A seat put its disc on a free town."""

    seat: int
    town: str


class RoundBegan(Event, frozen=True):
    """A new round (BB-3.1)."""

    round: int
    rounds: int


class VikingsSighted(Event, frozen=True):
    """A Viking card was turned up: so many raiders lie in the battle area (BB-3.2)."""

    strength: int


class MarriageRevealed(Event, frozen=True):
    """The prize of this round's marriage track (BB-3.3)."""

    marriage: str


class CardsDealt(Event, frozen=True):
    """Everybody got a hand to draft from (BB-4.1)."""

    count: int


class CardsPicked(Event, frozen=True):
    """A seat's secret picks (BB-4.2)."""

    seat: int
    cards: tuple[int, ...]

    def seen_by(self, seat: int | None) -> "CardsPicked | None":
        """Only the seat itself knows what it picked."""
        return self if seat == self.seat else None


class CardsPassed(Event, frozen=True):
    """Everybody handed the rest to the left (BB-4.3)."""


class DraftEnded(Event, frozen=True):
    """Everybody took the pile as hand (BB-4.6)."""


class TrickLed(Event, frozen=True):
    """The leader put the marker on a town and played a card (BB-5.2)."""

    seat: int
    town: str
    card: int


class CardPlayed(Event, frozen=True):
    """A seat followed (BB-5.3)."""

    seat: int
    card: int


class MarkerPassed(Event, frozen=True):
    """The holder could not lead; the marker went to the next one who can (R-02)."""

    seat: int


class TrickWithoutTown(Event, frozen=True):
    """Nobody could lead (R-03)."""


class TrickWon(Event, frozen=True):
    """The highest card of the town's colour, or white (BB-5.4)."""

    seat: int
    card: int


class TownClaimed(Event, frozen=True):
    """The winner put a disc on the active town and took the marker (BB-7.1)."""

    seat: int
    town: str


class SecondaryChosen(Event, frozen=True):
    """A loser does one half of the card (BB-6.3)."""

    seat: int
    card: int
    half: Literal["upper", "lower", "only"]


class CoinsGained(Event, frozen=True):
    """Coins from a symbol or the track (BB-7.2)."""

    seat: int
    count: int


class CoinsPaid(Event, frozen=True):
    """A pay symbol (BB-7.3)."""

    seat: int
    count: int


class PointsLost(Event, frozen=True):
    """A pay symbol met an empty purse (BB-7.3)."""

    seat: int
    count: int


class PointsGained(Event, frozen=True):
    """Points during the game."""

    seat: int
    count: int


class RenownGained(Event, frozen=True):
    """Renown tokens (BB-7.4)."""

    seat: int
    count: int


class ChurchJoined(Event, frozen=True):
    """Discs put into the church area (BB-7.5)."""

    seat: int
    count: int


class RaidersTaken(Event, frozen=True):
    """Raiders taken from the battle area (BB-7.6)."""

    seat: int
    count: int


class BattleAreaEmpty(Event, frozen=True):
    """A battle symbol found no raiders (BB-7.6)."""

    seat: int


class MovedUp(Event, frozen=True):
    """Steps up the marriage track (BB-7.7)."""

    seat: int
    count: int
    space: int


class MovedDown(Event, frozen=True):
    """The disc had to leave an occupied space (BB-7.8)."""

    seat: int
    space: int


class ExtrasBought(Event, frozen=True):
    """Extras for coins (BB-7.14)."""

    seat: int
    extra: Literal["church_disc", "raider", "marriage_step"]
    count: int
    coins: int


class Expanded(Event, frozen=True):
    """A disc along a road, for coins (BB-7.9)."""

    seat: int
    town: str
    coins: int


class VikingsRemoved(Event, frozen=True):
    """A Viking control token left the board (BB-7.10)."""

    seat: int
    town: str


class LastCardsDiscarded(Event, frozen=True):
    """The last card of each hand, face down (BB-5.1)."""


class MarriageWon(Event, frozen=True):
    """The highest disc on the marriage track takes the card (BB-8.3)."""

    seat: int
    marriage: str


class NobodyMarried(Event, frozen=True):
    """All discs stand on the first space (BB-8.1)."""

    marriage: str


class PrincessChosen(Event, frozen=True):
    """What the Princess of Denmark is used for (BB-8.7)."""

    seat: int
    option: Literal["military_support", "establish_trade", "spurn"]


class NoTownLeft(Event, frozen=True):
    """A disc could have been placed, but no town for it was free (R-20)."""

    seat: int


class VikingsRepelled(Event, frozen=True):
    """The battle area was empty (BB-9.1)."""


class Incursion(Event, frozen=True):
    """Raiders were left: those with the fewest raiders lose a town (BB-9.2)."""

    raiders: int


class TownLost(Event, frozen=True):
    """A Viking control token was put on a seat's town (BB-9.6)."""

    seat: int
    town: str


class NothingToLose(Event, frozen=True):
    """A seat that would lose a town controls none (R-13)."""

    seat: int


class FirstSpoils(Event, frozen=True):
    """Alone with the most raiders: renown, points, and all raiders go back (BB-9.9)."""

    seat: int
    points: int


class SecondSpoils(Event, frozen=True):
    """The most raiders now: a point for a raider (BB-9.10)."""

    seat: int


class MonasteryPlaced(Event, frozen=True):
    """A monastery on a town (BB-1.6)."""

    seat: int
    town: str


class FirstInChurch(Event, frozen=True):
    """Alone with the most discs in the church area: the marker, and all discs come back (BB-10.1)."""

    seat: int
    count: int


class SecondInChurch(Event, frozen=True):
    """The most discs in the church area now: a point for a disc (BB-10.2)."""

    seat: int


class DiscsTakenBack(Event, frozen=True):
    """Whoever placed a monastery for four discs or more takes them all back (BB-10.3)."""

    seat: int
    count: int


class TokenTurned(Event, frozen=True):
    """A claim token was turned face up (BB-11.2)."""

    region: str


class TokenTaken(Event, frozen=True):
    """A claim token went to a seat (BB-11.6)."""

    seat: int
    region: str


class TokenReturned(Event, frozen=True):
    """The Vikings drove a claim token back to the board (BB-11.7)."""

    seat: int
    region: str


class GameEnded(Event, frozen=True):
    """The last upkeep is over (BB-12.1)."""

    winners: tuple[int, ...]

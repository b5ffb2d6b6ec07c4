"""Upkeep 1: the marriage step (BB-8)."""

from collections.abc import Sequence
from typing import ClassVar

from meadhall.core.reasons import Reason
from meadhall.core.steps import Choice, Step
from meadhall.games.brian_boru import events, reasons
from meadhall.games.brian_boru.box import BOX, Towns
from meadhall.games.brian_boru.moves import PlaceDisc, TownMoves, UsePrincess
from meadhall.games.brian_boru.state import State


class MarriageStep(Step[State], frozen=True):
    """The highest disc on the marriage track wins the card; with all on space 0 nobody does (BB-8.1, BB-8.2)."""

    def run(self, state: State) -> None:
        highest = max(state.track)
        if not highest:
            state.tell(events.NobodyMarried, state.marriage_card)
        else:
            state.then(WinMarriage(state.track.index(highest)))


class WinMarriage(Step[State], frozen=True):
    """The winner takes the card and at once gets everything on it, then the others their benefits (BB-8.3, BB-8.8)."""

    seat: int

    def run(self, state: State) -> None:
        card = state.marriage_card
        state.tell(events.MarriageWon, self.seat, card)
        if card == BOX.princess.id:
            state.then(ChoosePrincess(self.seat), TrackBenefits(self.seat))
            return
        state.marriages[self.seat] += (card,)
        state.then(MarriageReward(self.seat, card), TrackBenefits(self.seat))


class MarriageReward(Step[State], frozen=True):
    """Points, renown, a free town in the named region, as the card shows them (BB-8.3, BB-7.4, BB-7.11, BB-7.12)."""

    seat: int
    card: str

    def run(self, state: State) -> None:
        for reward in BOX.marriages[self.card].reward:
            if reward.symbol == "gain_points":
                state.gain_points(self.seat, reward.amount)
            elif reward.symbol == "gain_renown":
                state.renown[self.seat] += reward.amount
                state.tell(events.RenownGained, self.seat, reward.amount)
            else:
                offer_town(state, PlaceMarriageTown(self.seat, reward.region))


def offer_town(state: State, choice: "PlaceTown") -> None:
    """Ask for the town of a reward; without a free one the reward is lost (R-20)."""
    if choice.towns(state):
        state.then(choice)
    else:
        state.tell(events.NoTownLeft, choice.seat)


class PlaceTown(Choice[State], frozen=True):
    """A reward puts a disc on a free town."""

    takes: ClassVar = (PlaceDisc,)

    def towns(self, state: State) -> Towns:
        """The free towns that the reward allows."""
        return state.free_towns()

    def moves(self, state: State) -> Sequence[PlaceDisc]:
        return TownMoves(PlaceDisc, self.towns(state))

    def play(self, state: State, move: PlaceDisc) -> None:
        state.place_disc(self.seat, move.town)
        state.tell(events.DiscPlaced, self.seat, move.town)

    def why_not(self, state: State, move: PlaceDisc) -> Reason | None:
        return reasons.not_free(state, move.town)

    def tries(self, state: State) -> Sequence[PlaceDisc]:
        return [PlaceDisc(town.id) for town in BOX.towns]


class PlaceMarriageTown(PlaceTown, frozen=True):
    """The marriage brings a free town of the region that the card names (BB-7.12)."""

    region: str

    def towns(self, state: State) -> Towns:
        return state.free_towns() & BOX.towns_of_region[BOX.region_number[self.region]]

    def why_not(self, state: State, move: PlaceDisc) -> Reason | None:
        taken = reasons.not_free(state, move.town)
        if taken or BOX.region_of_town[move.town] == self.region:
            return taken
        return Reason("other-region", "BB-7.12", {"town": move.town, "region": self.region})


class PlaceTrackTown(PlaceTown, frozen=True):
    """Space 8 of the marriage track brings any free town (BB-7.13)."""


class ChoosePrincess(Choice[State], frozen=True):
    """The winner of the Princess of Denmark chooses what she is won for (BB-8.7 to BB-8.11, R-23)."""

    takes: ClassVar = (UsePrincess,)

    def moves(self, state: State) -> Sequence[UsePrincess]:
        return [UsePrincess(option.id) for option in BOX.princess.options]

    def play(self, state: State, move: UsePrincess) -> None:
        option = next(option for option in BOX.princess.options if option.id == move.option)
        state.princess = option.id
        state.tell(events.PrincessChosen, self.seat, option.id)
        if option.keeps_card:
            state.marriages[self.seat] += (BOX.princess.id,)
        if option.points:
            state.gain_points(self.seat, option.points)

    def why_not(self, state: State, move: UsePrincess) -> Reason | None:
        if any(option.id == move.option for option in BOX.princess.options):
            return None
        return Reason("no-such-option", "BB-8.7", {"name": move.option})


class TrackBenefits(Step[State], frozen=True):
    """The winner's disc goes down; all others get what their space shows and stay (BB-8.4 to BB-8.6, R-24)."""

    winner: int

    def run(self, state: State) -> None:
        state.track[self.winner] = 0
        for seat in state.clockwise_from(state.marker):
            for symbol in BOX.track[state.track[seat]].benefit:
                if symbol == "gain_coin":
                    state.coins[seat] += 1
                    state.tell(events.CoinsGained, seat, 1)
                elif symbol == "gain_renown":
                    state.renown[seat] += 1
                    state.tell(events.RenownGained, seat, 1)
                else:
                    offer_town(state, PlaceTrackTown(seat))

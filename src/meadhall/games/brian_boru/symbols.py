"""The symbols of the action cards, one step each, and the decisions they bring (BB-7)."""

from collections.abc import Callable, Sequence
from itertools import groupby
from typing import ClassVar

from meadhall.core.reasons import Reason
from meadhall.core.steps import Choice, Step
from meadhall.games.brian_boru import events, reasons
from meadhall.games.brian_boru.box import BOX, Symbol, Towns
from meadhall.games.brian_boru.moves import Buy, DontExpand, Expand, Extra, RemoveVikings, TownMoves
from meadhall.games.brian_boru.state import State

PRIMARY = -1
"""The half of a card that its owner does when he has won the trick; the others count from 0."""


class Act(Step[State], frozen=True):
    """An action, symbol by symbol from left to right; a decision interrupts it (BB-6.4, BB-7.8, BB-13.2)."""

    seat: int
    card: int
    half: int
    at: int = 0

    def run(self, state: State) -> None:
        act(state, self.seat, self.card, self.half, self.at)


def act(state: State, seat: int, card: int, half: int, at: int = 0) -> None:
    """Do an action from one of its symbols on, up to the first decision or to its end."""
    for symbol, count, after in RUNS[card][half][at:]:
        decision = symbol(state, seat, count)
        if decision is not None:
            state.agenda += (Act(seat, card, half, after), decision)
            return
    end_action(state, seat)


Effect = Callable[[State, int, int], Choice[State] | None]
"""What a run of equal symbols does for a seat; it returns the decision that it leaves, if any."""


def end_action(state: State, seat: int) -> None:
    """Leave an occupied space of the marriage track, then discard the card (BB-7.8, BB-6.5, R-27)."""
    track = state.track
    space = start = track[seat]
    while space and track.count(space) > 1:
        space -= 1
        track[seat] = space
    if space < start:
        state.tell(events.MovedDown, seat, space)
    state.played[seat] += (state.trick[seat],)
    state.trick[seat] = 0


# ---------------------------------------------------------------------- the symbols


def claim_town(state: State, seat: int, count: int) -> None:
    """Put your disc on the active town and take the active town marker (BB-7.1)."""
    state.place_disc(seat, state.active_town)
    state.marker = seat
    if state.events is not None:
        state.tell(events.TownClaimed, seat, state.active_town)


def gain_coins(state: State, seat: int, count: int) -> None:
    """Take coins (BB-7.2)."""
    state.coins[seat] += count
    if state.events is not None:
        state.tell(events.CoinsGained, seat, count)


def pay_coins(state: State, seat: int, count: int) -> None:
    """Return a coin for each symbol, or lose points where there is none (BB-7.3, R-05)."""
    paid = min(count, state.coins[seat])
    if paid:
        state.coins[seat] -= paid
        state.tell(events.CoinsPaid, seat, paid)
    lost = min((count - paid) * BOX.costs.unpayable_coin_penalty, state.points[seat]) if paid < count else 0
    if lost:
        state.points[seat] -= lost
        state.tell(events.PointsLost, seat, lost)


def join_church(state: State, seat: int, count: int) -> "BuyExtra | None":
    """Put discs into the church area, then buy more (BB-7.5)."""
    state.church[seat] += count
    state.tell(events.ChurchJoined, seat, count)
    return offer_extra(state, seat, "church_disc")


def join_battle(state: State, seat: int, count: int) -> "BuyExtra | None":
    """Take raiders from the battle area as far as it holds any, then buy more (BB-7.6)."""
    taken = min(count, state.battle_area)
    if not taken:
        state.tell(events.BattleAreaEmpty, seat)
        return None
    take_raiders(state, seat, taken)
    state.tell(events.RaidersTaken, seat, taken)
    return offer_extra(state, seat, "raider")


def court(state: State, seat: int, count: int) -> "BuyExtra | None":
    """Move up the marriage track as far as its top, then buy more (BB-7.7, R-27)."""
    steps = min(count, BOX.top - state.track[seat])
    if not steps:
        return None
    state.track[seat] += steps
    state.tell(events.MovedUp, seat, steps, state.track[seat])
    return offer_extra(state, seat, "marriage_step")


def offer_expansion(state: State, seat: int, count: int) -> "ChooseExpansion | None":
    """Ask whether to expand, if there are coins and a town for it (BB-7.9, BB-13.1)."""
    if state.coins[seat] >= BOX.costs.expand and targets(state, seat):
        return ChooseExpansion(seat)
    return None


def offer_removal(state: State, seat: int, count: int) -> "RemoveViking | None":
    """A Viking control token must leave the board, if there is one (BB-7.10, R-08)."""
    return RemoveViking(seat) if state.vikings else None


EFFECTS: dict[Symbol, Effect] = {
    "claim_town": claim_town,
    "gain_coin": gain_coins,
    "pay_coin": pay_coins,
    "church": join_church,
    "battle": join_battle,
    "courtship": court,
    "expand": offer_expansion,
    "remove_viking": offer_removal,
}


def runs(action: tuple[Symbol, ...]) -> tuple[tuple[Effect, int, int], ...]:
    """The symbols of an action: each run of equal ones is one effect with a count (BB-13.2), and its number from 1."""
    return tuple(
        (EFFECTS[symbol], len(list(run)), number) for number, (symbol, run) in enumerate(groupby(action), start=1)
    )


RUNS = {card.value: tuple(runs(action) for action in (*card.secondary, card.primary)) for card in BOX.cards.values()}
"""By card and half, the primary action last, at PRIMARY: the runs of its symbols."""


def take_raiders(state: State, seat: int, count: int) -> None:
    """Raiders go from the battle area to a seat (BB-1.10)."""
    state.battle_area -= count
    state.raiders[seat] += count


# ---------------------------------------------------------------------- buying extras

COSTS: dict[Extra, int] = {
    "church_disc": BOX.costs.extra_church_disc,
    "raider": BOX.costs.extra_raider,
    "marriage_step": BOX.costs.extra_marriage_step,
}


def most_extras(state: State, seat: int, extra: Extra) -> int:
    """How many extras a seat can buy: by its coins, the raiders left, the spaces above (BB-7.5 to BB-7.7)."""
    affordable = state.coins[seat] // COSTS[extra]
    if not affordable or extra == "church_disc":
        return affordable
    if extra == "raider":
        return min(affordable, state.battle_area)
    return min(affordable, BOX.top - state.track[seat])


def offer_extra(state: State, seat: int, extra: Extra) -> "BuyExtra | None":
    """Let a seat buy extras, if it can buy any (BB-7.14)."""
    return BuyExtra(seat, extra) if most_extras(state, seat, extra) else None


class BuyExtra(Choice[State], frozen=True):
    """After a run of equal symbols: buy any number of extras at two coins each (BB-7.14, BB-13.2, R-06)."""

    extra: Extra

    takes: ClassVar = (Buy,)

    def moves(self, state: State) -> Sequence[Buy]:
        return [Buy(self.extra, count) for count in range(most_extras(state, self.seat, self.extra) + 1)]

    def play(self, state: State, move: Buy) -> None:
        count, seat = move.count, self.seat
        if not count:
            return
        state.coins[seat] -= count * COSTS[self.extra]
        if self.extra == "church_disc":
            state.church[seat] += count
        elif self.extra == "raider":
            take_raiders(state, seat, count)
        else:
            state.track[seat] += count
        state.tell(events.ExtrasBought, seat, self.extra, count, count * COSTS[self.extra])

    def why_not(self, state: State, move: Buy) -> Reason | None:
        if move.extra != self.extra:
            return Reason("other-extra", "BB-7.14", {"extra": self.extra, "wanted": move.extra})
        if 0 <= move.count <= most_extras(state, self.seat, self.extra):
            return None
        if move.count < 0:
            return Reason("negative-count", "BB-7.14", {"count": move.count})
        cost, coins = move.count * COSTS[self.extra], state.coins[self.seat]
        if cost > coins:
            return Reason("extras-too-dear", "BB-7.14", {"count": move.count, "cost": cost, "coins": coins})
        if self.extra == "raider":
            return Reason("too-few-raiders", "BB-7.6", {"count": move.count, "left": state.battle_area})
        left = BOX.top - state.track[self.seat]
        return Reason("track-too-short", "BB-7.7", {"count": move.count, "left": left})

    def tries(self, state: State) -> Sequence[Buy]:
        return [Buy(self.extra, count) for count in range(max(state.coins[self.seat], BOX.top) + 1)]


# ---------------------------------------------------------------------- expanding


def targets(state: State, seat: int) -> Towns:
    """The free towns beside a town that the seat controls, but not the active one (BB-7.9, R-04, R-10)."""
    beside = BOX.towns_beside(state.controlled(seat))
    return beside & state.free_towns() & ~BOX.bit(state.active_town)


class ChooseExpansion(Choice[State], frozen=True):
    """Spend five coins to take a free town along a road, or keep them (BB-7.9)."""

    takes: ClassVar = (Expand, DontExpand)

    def moves(self, state: State) -> Sequence[Expand | DontExpand]:
        return [DONT_EXPAND, *map(Expand, BOX.names(targets(state, self.seat)))]

    def play(self, state: State, move: Expand | DontExpand) -> None:
        if isinstance(move, Expand):
            state.coins[self.seat] -= BOX.costs.expand
            state.place_disc(self.seat, move.town)
            state.tell(events.Expanded, self.seat, move.town, BOX.costs.expand)

    def why_not(self, state: State, move: Expand | DontExpand) -> Reason | None:
        if isinstance(move, DontExpand) or targets(state, self.seat) & BOX.bit(move.town):
            return None
        taken = reasons.not_free(state, move.town)
        if taken:
            return taken
        if move.town == state.active_town:
            return Reason("active-town-reserved", "R-04", {"town": move.town})
        held = state.discs[self.seat] & BOX.towns_beside(BOX.bit(move.town))
        if held:
            return Reason("start-under-vikings", "R-10", {"town": BOX.names(held)[0]})
        return Reason("no-road-from-yours", "BB-7.9", {"town": move.town})

    def tries(self, state: State) -> Sequence[Expand | DontExpand]:
        return [DontExpand(), *(Expand(town.id) for town in BOX.towns)]


DONT_EXPAND = DontExpand()


# ---------------------------------------------------------------------- removing Vikings


class RemoveViking(Choice[State], frozen=True):
    """Remove any one Viking control token, whoever's disc lies below (BB-7.10, R-08)."""

    takes: ClassVar = (RemoveVikings,)

    def moves(self, state: State) -> Sequence[RemoveVikings]:
        return TownMoves(RemoveVikings, state.vikings)

    def play(self, state: State, move: RemoveVikings) -> None:
        state.vikings ^= BOX.bit(move.town)
        state.tell(events.VikingsRemoved, self.seat, move.town)

    def why_not(self, state: State, move: RemoveVikings) -> Reason | None:
        if state.vikings & BOX.bit(move.town):
            return None
        return reasons.no_such_town(move.town) or Reason("no-vikings-there", "BB-7.10", {"town": move.town})

    def tries(self, state: State) -> Sequence[RemoveVikings]:
        return [RemoveVikings(town.id) for town in BOX.towns]

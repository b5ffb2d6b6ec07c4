"""Phase 9: the feast, laid out by all at the same time (FO-9)."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any, ClassVar

from msgspec.structs import replace

from meadhall.core.reasons import Reason
from meadhall.core.steps import Choice, Step
from meadhall.games.feast_for_odin import events
from meadhall.games.feast_for_odin.banquet import SILVER, BanquetTable, Feast, Serving
from meadhall.games.feast_for_odin.box import BOX
from meadhall.games.feast_for_odin.listening import Due, listening, rules_for
from meadhall.games.feast_for_odin.moves import FinishFeast, LeaveEmpty, Serve
from meadhall.games.feast_for_odin.player import THINGS, Player
from meadhall.games.feast_for_odin.rounds import InPhase
from meadhall.games.feast_for_odin.state import State
from meadhall.games.feast_for_odin.supply import set_off
from meadhall.games.feast_for_odin.table import BANQUET, FOODS, PANEL, free_cells

Layout = Serve | LeaveEmpty | FinishFeast
"""What one can do with the next cells of the banquet table."""


class FeastPhase(Step[State], frozen=True):
    """A feast of all, or of one player through an occupation (FO-9.8, FO-9.10)."""

    seat: int | None = None

    def run(self, state: State) -> None:
        state.then(
            InPhase("feast", "start", self.seat),
            SetTables(self.seat),
            EndFeast(self.seat),
            InPhase("feast", "after", self.seat),
            ClearTables(self.seat, None if self.seat is None else state.feasts.get(self.seat)),
        )


def feasting(state: State, seat: int | None) -> tuple[int, ...]:
    """Whose feast it is."""
    return state.in_order() if seat is None else (seat,)


class SetTables(Step[State], frozen=True):
    """Everybody lays out food; a table without an open cell stays empty (FO-9.9, FO-9.10)."""

    seat: int | None

    def run(self, state: State) -> None:
        free, seats = free_cells(state), sorted(feasting(state, self.seat))
        for seat in seats:
            state.feasts[seat] = BANQUET.begin(free, len(state.players[seat].emigrated))
        open_ = [seat for seat in seats if not state.feasts[seat].over]
        if self.seat is not None:
            state.then(*map(LayOut, open_))
        elif open_:
            state.together([LayOut(seat) for seat in open_], sealed=False)


class EndFeast(Step[State], frozen=True):
    """Each cell left empty is a thing penalty; occupations look at what was laid out (FO-9.6, FO-9.8, FO-9.10)."""

    seat: int | None

    def run(self, state: State) -> None:
        for seat in reversed(feasting(state, self.seat)):
            player, laid = state.players[seat], state.feasts[seat]
            player.penalties += laid.empty
            if laid.empty:
                state.tell(events.PenaltiesTaken, seat, laid.empty)
            if player.occupations:
                player.gain(SILVER, abstaining(player, laid) - laid.debt)
                set_off(state, seat, seen_at_feast(player, laid))


class ClearTables(Step[State], frozen=True):
    """All food goes to the stock (FO-9.7); if this feast interrupted another one, that goes on (FO-13.13)."""

    seat: int | None
    interrupted: Feast | None = None

    def run(self, state: State) -> None:
        for seat in feasting(state, self.seat):
            del state.feasts[seat]
        if self.seat is not None and self.interrupted:
            state.feasts[self.seat] = self.interrupted


def seen_at_feast(player: Player, laid: Feast) -> Iterator[Due]:
    """The effects that concern what a player has laid out (FO-18.8)."""
    for due in listening(player.occupations, "feast"):
        effect = due.effect
        count = served(laid, BOX.goods_named(effect.what))
        wanted = effect.conditions
        if count and (wanted is None or count >= (wanted.placed_at_least or 0)) and not abstains(effect):
            yield replace(due, times=count if effect.per == "each" else 1)


def abstains(effect: Any) -> bool:
    """Whether an effect pays for laying out none of something: that silver came with the layout (FO-9.8)."""
    return effect.conditions is not None and effect.conditions.placed_exactly == 0


def served(laid: Feast, goods: Iterable[str]) -> int:
    """How many tiles of these goods lie on the banquet table."""
    goods = frozenset(goods)
    return sum(serving.what in goods for serving in laid.servings)


# ---------------------------------------------------------------------- silver that the layout itself brings


def abstaining(player: Player, laid: Feast) -> int:
    """The silver for laying out none of something, as far as that is so (Sober Man)."""
    rules = rules_for(player.occupations)
    return sum(silver for good, silver in rules.abstain.items() if not served(laid, [good]))


def still_to_come(player: Player, laid: Feast) -> int:
    """The silver that the rest of a layout can bring: what is spent before it comes has to be covered (FO-9.8).

    Tiles that bring silver are all red, so there is a cell between two of them; standing tiles need the least room.
    """
    rules = rules_for(player.occupations)
    widths = sorted(
        food.vertical for food in FOODS if food.id in rules.feast_silver for _ in range(player.have(food.id))
    )
    room, silver, apart = laid.end - laid.cell, 0, laid.beside == "red"
    for width in widths:
        room -= width + apart
        if room < 0:
            break
        silver, apart = silver + 1, True
    return silver + abstaining(player, laid)


@lru_cache(maxsize=8)
def table_with(allowance: tuple[tuple[str, int], ...]) -> BanquetTable:
    """The banquet table for a player whose occupations let more tiles lie horizontally (Pea Flour Baker)."""
    return BanquetTable(PANEL, FOODS, dict(allowance)) if allowance else BANQUET


# ---------------------------------------------------------------------- laying out


class LayOut(Choice[State], frozen=True):
    """The next cell: a tile lying or standing, a silver, nothing; or leave all the rest empty (FO-9.2 to FO-9.6)."""

    takes: ClassVar = (Serve, LeaveEmpty, FinishFeast)

    def supply(self, state: State) -> Mapping[str, int]:
        """What the player has to lay out."""
        return dict(zip(THINGS, state.players[self.seat].things, strict=True))

    def table(self, state: State) -> BanquetTable:
        """The banquet table with the player's own rules."""
        player = state.players[self.seat]
        return table_with(tuple(rules_for(player.occupations).horizontal.items())) if player.occupations else BANQUET

    def moves(self, state: State) -> Sequence[Layout]:
        laid, supply = state.feasts[self.seat], self.supply(state)
        if self.has_credit(state):
            supply = {**supply, SILVER: supply[SILVER] or 1}
        servings = self.table(state).options(laid, supply)
        moves: list[Layout] = [*(Serve(one.what, one.vertical) for one in servings), LeaveEmpty(), FinishFeast()]
        return [move for move in moves if self.covered(state, move)] if self.has_credit(state) else moves

    def has_credit(self, state: State) -> bool:
        """Whether the layout itself can bring silver to this player."""
        player = state.players[self.seat]
        rules = rules_for(player.occupations)
        return bool(player.occupations) and bool(rules.feast_silver or rules.abstain)

    def after(self, state: State, player: Player, move: Layout) -> Feast:
        """The layout with one more step; the player's supply changes with it."""
        laid = state.feasts[self.seat]
        if isinstance(move, LeaveEmpty):
            return laid.leave_empty()
        if isinstance(move, FinishFeast):
            return laid.finish()
        debt, silver = laid.debt, 0
        if move.what == SILVER and not player.have(SILVER):
            debt += 1
        else:
            player.gain(move.what, -1)
            silver = rules_for(player.occupations).feast_silver.get(move.what, 0)
        paid_back = min(debt, silver)
        player.gain(SILVER, silver - paid_back)
        grown = self.table(state).serve(laid, Serving(move.what, laid.cell, move.vertical))
        return replace(grown, debt=debt - paid_back)

    def covered(self, state: State, move: Layout) -> bool:
        """Whether silver that was laid out before it came can still come after this step."""
        player = state.players[self.seat].copy()
        laid = self.after(state, player, move)
        return laid.debt <= still_to_come(player, laid)

    def play(self, state: State, move: Layout) -> None:
        laid = state.feasts[self.seat] = self.after(state, state.players[self.seat], move)
        if isinstance(move, Serve):
            state.tell(events.Served, self.seat, move.what)
        if not laid.over:
            state.then(self)

    def why_not(self, state: State, move: Any) -> Reason | None:
        laid, supply = state.feasts[self.seat], self.supply(state)
        if isinstance(move, Serve):
            if self.has_credit(state):
                supply = {**supply, SILVER: supply[SILVER] or 1}
            serving = Serving(move.what, laid.cell, move.vertical)
            reason = self.table(state).why_not(laid, supply, serving)
            if reason:
                return reason
        if self.has_credit(state) and not self.covered(state, move):
            if isinstance(move, Serve) and move.what == SILVER:
                return Reason("none-to-serve", "FO-9.9", {"what": SILVER})
            return Reason("silver-not-covered", "FO-9.8", {"count": laid.debt})
        return None

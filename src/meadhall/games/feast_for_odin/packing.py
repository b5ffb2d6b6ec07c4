"""Where somebody who thinks ahead lays pieces: first for income and bonuses, in the end wherever it saves points."""

from collections.abc import Iterator
from functools import cache, lru_cache
from heapq import nsmallest
from operator import itemgetter
from random import Random
from typing import NamedTuple

from meadhall.games.feast_for_odin.anytime import board_of
from meadhall.games.feast_for_odin.box import BOX
from meadhall.games.feast_for_odin.geometry import BOARDS, PIECES
from meadhall.games.feast_for_odin.grids import Laid
from meadhall.games.feast_for_odin.pieces import Cells, Placement, bits
from meadhall.games.feast_for_odin.prices import BONUS_WORTH

PIECE = {piece.id: piece for piece in PIECES}
KEEP: dict[str, int] = {
    "silver": BOX.scoring.silver_in_supply,
    **{good.id: good.vp_in_stable for good in BOX.goods.values() if good.vp_in_stable},
}
"""The points that a piece is worth where it is: lying on a board it scores nothing."""
MOST_NODES = 60
"""After so many steps a search for a way to fill a goal is given up."""
MOST_WAYS = 4
"""How many ways to fill the next cell are followed."""
ATTEMPTS = 10
"""How many packings are tried before the first piece of the best one is laid."""
WAVERING = 1.5
"""How much worse, in points, another place may look that is tried nevertheless."""

Places = tuple[tuple[str, Laid], ...]
Supply = tuple[tuple[str, int], ...]


class Plan(NamedTuple):
    """A piece to lay next, and where."""

    place: str
    placement: Placement


class Way(NamedTuple):
    """A way to cover a cell with a piece."""

    cells: Cells
    placement: Placement


# ---------------------------------------------------------------------- what a board offers


@cache
def ways_through(board: str, piece: str) -> dict[int, tuple[Way, ...]]:
    """For each cell of an empty board, every way to cover it with a piece."""
    grid = BOARDS[board]
    found: dict[int, list[Way]] = {}
    for orientation in PIECE[piece].orientations:
        height = 1 + max(row for row, _ in orientation.cells)
        width = 1 + max(column for _, column in orientation.cells)
        for row in range(grid.height - height + 1):
            for column in range(grid.width - width + 1):
                cells = grid.set_of((row + down, column + right) for down, right in orientation.cells)
                if not cells & ~grid.coverable:
                    placement = Placement(piece, row, column, orientation.turn, orientation.mirrored)
                    for at in bits(cells):
                        found.setdefault(at, []).append(Way(cells, placement))
    return {at: tuple(ways) for at, ways in found.items()}


def beside(board: str, cells: Cells) -> Cells:
    """The cells that share an edge with one of these; a row of a grid has one bit more than the board has columns."""
    row = BOARDS[board].width + 1
    return cells << 1 | cells >> 1 | cells << row | cells >> row


@cache
def bonus_cells(board: str) -> Cells:
    """All bonus cells of a board."""
    return sum(bonus.cell for bonus in BOARDS[board].bonus_cells)


class Goal(NamedTuple):
    """Cells that bring something when they are all covered."""

    cells: tuple[int, ...]
    """From the lower left."""
    income: Cells
    """The income cells among them: no other one is covered for it."""


@cache
def goals(board: str) -> tuple[Goal, ...]:
    """For each income cell all to its lower left, for each bonus all around it (FO-7.4, FO-7.10)."""
    grid = BOARDS[board]
    found = []
    for at in bits(grid.income_cells):
        row, column = divmod(at, grid.width + 1)
        corner = grid.set_of((down, left) for down in range(row, grid.height) for left in range(column + 1))
        found.append(goal(board, corner & grid.coverable & ~bonus_cells(board)))
    found += [goal(board, bonus.around) for bonus in grid.bonus_cells if not bonus.around & grid.income_cells]
    return tuple(found)


def goal(board: str, cells: Cells) -> Goal:
    """A goal with its cells in the order in which they are best filled."""
    grid = BOARDS[board]
    row = grid.width + 1
    return Goal(tuple(sorted(bits(cells), key=lambda at: (-(at // row), at % row))), cells & grid.income_cells)


@lru_cache(maxsize=100_000)
def earned(board: str, covered: Cells, incomes: int, bonuses: int) -> float:
    """What a board brings if it stays as it is, with so many phases of income and of bonuses to come."""
    grid, laid = BOARDS[board], Laid(covered)
    items = sum([BONUS_WORTH[item] for item in grid.bonuses(laid)]) if bonuses else 0
    return incomes * grid.income(laid) + bonuses * items


# ---------------------------------------------------------------------- for income and bonuses


@lru_cache(maxsize=4096)
def next_for_goals(places: Places, supply: Supply, incomes: int, bonuses: int, cell_cost: float) -> Plan | None:
    """The piece to lay next for the goal that brings most, if any brings more than it costs."""
    best, best_plan = 0.0, None
    cells = sum(PIECE[piece].size * count for piece, count in supply)
    for place, laid in places:
        for goal in goals(place):
            missing = sum([1 for at in goal.cells if not laid.covered >> at & 1])
            if 0 < missing <= cells:
                search = Search(place, laid, goal, dict(supply), incomes, bonuses, cell_cost)
                if search.gain > best:
                    best, best_plan = search.gain, Plan(place, search.placements[0])
    return best_plan


def in_legal_order(board: str, laid: Laid, placements: list[Placement]) -> list[Placement]:
    """The placements so that each can be made after those before it (FO-7.4); none if they wait for each other."""
    order, waiting = [], placements[:]
    while waiting:
        following = next((one for one in waiting if BOARDS[board].why_not(laid, one) is None), None)
        if following is None:
            return []
        laid = BOARDS[board].lay(laid, following)
        waiting.remove(following)
        order.append(following)
    return order


class Search:
    """Looks for a cheap way to cover a goal, cell by cell, the most promising pieces first."""

    def __init__(
        self, board: str, laid: Laid, goal: Goal, supply: dict[str, int], incomes: int, bonuses: int, cell_cost: float
    ) -> None:
        self.gain = 0.0
        """What the best way brings beyond its costs."""
        self.placements: list[Placement] = []
        """What it lays, in a legal order."""
        self._board, self._grid = board, BOARDS[board]
        self._laid, self._cells = laid, goal.cells
        self._target = sum(1 << at for at in goal.cells)
        self._closed = bonus_cells(board) | self._grid.income_cells & ~goal.income
        self._supply = supply
        self._costs = {
            piece: PIECE[piece].size * cell_cost * (0.85 if PIECE[piece].colour == "green" else 1) for piece in supply
        }
        self._phases = incomes, bonuses
        self._before = earned(board, laid.covered, incomes, bonuses)
        self._nodes = MOST_NODES
        if self._can_gain(laid.covered):
            self._fill(laid.covered, laid.green, 0.0, [])

    def _can_gain(self, covered: Cells) -> bool:
        """Whether the goal would bring anything if it cost nothing."""
        after = earned(self._board, covered | self._target, *self._phases)
        return after + (self._target & ~covered & self._grid.negative_cells).bit_count() > self._before

    def _fill(self, covered: Cells, green: Cells, cost: float, path: list[Placement]) -> None:
        at = next((at for at in self._cells if not covered >> at & 1), None)
        if at is None:
            gain = earned(self._board, covered, *self._phases) - self._before - cost
            if gain > self.gain and (order := in_legal_order(self._board, self._laid, path)):
                self.gain, self.placements = gain, order
        elif self._nodes:
            self._nodes -= 1
            for _, own, way in nsmallest(MOST_WAYS, self._ways(at, covered, green), key=itemgetter(0)):
                piece = way.placement.piece
                self._supply[piece] -= 1
                now_green = green | way.cells if PIECE[piece].colour == "green" else green
                self._fill(covered | way.cells, now_green, cost + own, [*path, way.placement])
                self._supply[piece] += 1

    def _ways(self, at: int, covered: Cells, green: Cells) -> Iterator[tuple[float, float, Way]]:
        """What may cover a cell: how good it looks, less being better, and what it costs."""
        closed = covered | self._closed
        closed_to_green = closed | beside(self._board, green)
        for piece, count in self._supply.items():
            blocked = closed_to_green if PIECE[piece].colour == "green" else closed
            if count and not blocked >> at & 1:
                for way in ways_through(self._board, piece).get(at, ()):
                    if not way.cells & blocked:
                        inside = (way.cells & self._target).bit_count()
                        own = self._costs[piece] - (way.cells & self._grid.negative_cells).bit_count()
                        yield own + 0.3 * (PIECE[piece].size - inside) - 1.25 * inside, own, way


# ---------------------------------------------------------------------- at the end


@lru_cache(maxsize=4096)
def next_at_the_end(places: Places, supply: Supply, incomes: int) -> Plan | None:
    """The piece to lay next if nothing counts any more but points: the first of the best of several packings."""
    best, first = 0, None
    for attempt in range(ATTEMPTS):
        saved, plans = pack(dict(places), dict(supply), incomes, Random(attempt), WAVERING if attempt else 0)
        if saved > best:
            best, first = saved, plans[0]
    return first


def pack(
    places: dict[str, Laid], supply: dict[str, int], incomes: int, rng: Random, wavering: float
) -> tuple[int, list[Plan]]:
    """Lay piece after piece, each where it saves most and fits best, give or take a little; says what that saves."""
    total = 0
    plans: list[Plan] = []
    while True:
        best, best_saved, plan = 0.0, 0, None
        for saved, score, one in candidates(places, supply, incomes):
            score += wavering * rng.random()
            if plan is None or score > best:
                best, best_saved, plan = score, saved, one
        if plan is None:
            return total, plans
        piece = plan.placement.piece
        places[plan.place] = board_of(plan.place).lay(places[plan.place], plan.placement)
        supply[piece] -= 1
        total += best_saved
        plans.append(plan)


def candidates(places: dict[str, Laid], supply: dict[str, int], incomes: int) -> Iterator[tuple[int, float, Plan]]:
    """All that saves points: how many, and how well it fits."""
    for place, laid in places.items():
        grid = board_of(place)
        before = grid.income(laid)
        for piece, count in supply.items():
            size = PIECE[piece].size
            for placement in grid.placements(laid, piece) if count else ():
                cells = grid.covers(placement)
                saved = (cells & grid.negative_cells).bit_count() - KEEP.get(piece, 0)
                if incomes and cells & grid.income_cells:
                    saved += incomes * (grid.income(Laid(laid.covered | cells)) - before)
                if saved > 0:
                    fit = 0.02 * size - 0.6 * (size - saved) + 0.18 * contact(grid.id, cells, laid.covered)
                    yield saved, saved + fit, Plan(place, placement)


def contact(board: str, cells: Cells, covered: Cells) -> int:
    """How many edges of a piece touch what can't be covered any more: the more, the fewer gaps it leaves."""
    row = BOARDS[board].width + 1
    open_ = BOARDS[board].coverable & ~covered
    sides = (open_ << 1, open_ >> 1, open_ << row, open_ >> row)
    return sum([(cells & ~side).bit_count() for side in sides])

"""What must hold between the things printed on boards, round tracks and mountain strips."""

from collections.abc import Mapping
from typing import get_args

from meadhall.core.data import expect, no_twice
from meadhall.games.feast_for_odin.boards import Boards, Diagonal, Grid
from meadhall.games.feast_for_odin.checks import all_there, as_many
from meadhall.games.feast_for_odin.ids import BoardId, BuildingId, LengthId, ShipId, TileId
from meadhall.games.feast_for_odin.spaces import Actions
from meadhall.games.feast_for_odin.tables import Tables


def check_boards(boards: Boards, grids: Mapping[str, Grid], actions: Actions, tables: Tables) -> None:
    """What is printed on boards agrees with itself and with the action spaces."""
    file, home = "boards.toml", boards.home_board
    check_grid(grids["home_board"], home.negative_count, home.income_diagonals, "home_board")
    all_there([board.id for board in boards.exploration_boards.items], BoardId, file, "exploration_boards.items")
    for board in boards.exploration_boards.items:
        key = f"exploration_boards.items, id {board.id}"
        check_grid(grids[board.id], board.negative_count, board.income_diagonals, key)
    sides = [f"{board.tile} {board.side}" for board in boards.exploration_boards.items]
    no_twice(sides, file, "exploration_boards.items")
    as_many(len(sides), 2 * tables.contents.exploration_boards, "boards", file, "exploration_boards.items")
    all_there([building.id for building in boards.buildings.items], BuildingId, file, "buildings.items")
    for building in boards.buildings.items:
        slots, key = sum(building.resource_slots.values()), f"buildings.items, id {building.id}"
        check_grid(grids[building.id], building.negative_count, (), key, slots)
    all_there([ship.id for ship in boards.ships.items], ShipId, file, "ships.items")
    check_round_tracks(boards)
    check_claims(boards, actions)
    check_strips(boards, tables)
    check_banquet_table(boards, tables)


def check_grid(grid: Grid, negative_count: int, diagonals: tuple[Diagonal, ...], key: str, slots: int = 0) -> None:
    """The counter printed on the board, and diagonals that rise from cell to cell and leave no income cell out."""
    file = "boards.toml"
    as_many(grid.count("minus_one") + slots, negative_count, "cells worth -1", file, key)
    income = {at: cell.value for at, cell in grid.all_of("income")}
    no_twice([cell for diagonal in diagonals for cell in diagonal.cells], file, f"{key}, income_diagonals")
    for diagonal in diagonals:
        expect(len(diagonal.cells) == len(diagonal.values), file, f"{key}, income_diagonals", "a value for each cell")
        for at, value in zip(diagonal.cells, diagonal.values, strict=True):
            found = f"an income cell showing {value} at {list(at)}"
            expect(income.pop(at, None) == value, file, f"{key}, income_diagonals", found)
        for (r, c), (next_r, next_c) in zip(diagonal.cells, diagonal.cells[1:], strict=False):
            straight = (next_r, next_c) == (r - 1, c + 1)
            expect(straight, file, f"{key}, income_diagonals", f"the cell above and right of {[r, c]} after it")
        rising = sorted((*diagonal.values, diagonal.end_value)) == [*diagonal.values, diagonal.end_value]
        expect(rising, file, f"{key}, income_diagonals", "values that never fall")
    expect(not income, file, f"{key}, income_diagonals", f"all income cells, but {sorted(income)} are on none")
    printed = [(r, c) for (r, c), cell in grid.all_of("enclosed") if cell.value is not None]
    for r, c in printed:
        ends = {(d.cells[-1][0] - 1, d.cells[-1][1] + 1): d.end_value for d in diagonals}
        agrees = ends.get((r, c)) == grid.cells[r][c].value
        expect(agrees, file, f"{key}, income_diagonals", f"the end value that is printed at {[r, c]}")


def check_claims(boards: Boards, actions: Actions) -> None:
    """Boards are claimed on spaces that ask for as much, and the printed silver follows from the round track."""
    file = "boards.toml"
    spaces = {step.explore: space for space in actions.spaces.items for step in space.steps if step.explore}
    vikings = {column.column: column.vikings for column in actions.columns.items}
    for claim in boards.exploration_boards.requirements:
        space, key = spaces.get(claim.boards), f"exploration_boards.requirements, {', '.join(claim.boards)}"
        expect(space is not None, file, key, "a space of actions.toml on which just these are claimed")
        if space and space.requires:
            ships = space.requires.ship_any_of or (space.requires.ship,)
            same = (vikings[space.column], ships) == (claim.vikings, claim.ship_any_of)
            expect(same, file, key, f"the Vikings and ships of {space.id}")
    claimed = [board for claim in boards.exploration_boards.requirements for board in claim.boards]
    all_there(claimed, BoardId, file, "exploration_boards.requirements")
    table = boards.exploration_boards.silver_if_claimed_long
    all_there([line.board for line in table], BoardId, file, "exploration_boards.silver_if_claimed_long")
    flips = {entry.flip: entry.round for entry in boards.round_track.long if entry.flip}
    side = {board.id: board for board in boards.exploration_boards.items}
    for line in table:
        turned = flips.get(side[line.board].tile, 0)
        front, silver, follows = side[line.board].side == "front", 0, []
        for entry in boards.round_track.long:
            if front == (entry.round < turned):
                if entry.place_silver and entry.round != turned:
                    silver += boards.round_track.silver_per_tile
                follows.append((entry.round, silver))
        printed = [(entry.round, entry.silver) for entry in line.by_round]
        key = f"exploration_boards.silver_if_claimed_long, board {line.board}"
        expect(printed == follows, file, key, f"what follows from the round track: {follows}")


def check_strips(boards: Boards, tables: Tables) -> None:
    file, strips = "boards.toml", boards.mountain_strips.items
    no_twice([strip.id for strip in strips], file, "mountain_strips.items")
    as_many(len(strips), tables.contents.mountain_strips, "strips", file, "mountain_strips.items")
    for strip in strips:
        as_many(len(strip.items), 7, "items", file, f"mountain_strips.items, id {strip.id}")
        silver_last = strip.items[-1] == "silver2"
        expect(silver_last, file, f"mountain_strips.items, id {strip.id}", "silver2 on the last space")


def check_banquet_table(boards: Boards, tables: Tables) -> None:
    file, table = "boards.toml", boards.banquet_table
    expect(table.cells == 2 * table.panels, file, "banquet_table", "two cells a panel")
    all_there([length.id for length in table.lengths], LengthId, file, "banquet_table.lengths")
    for length in table.lengths:
        key = f"banquet_table.lengths, id {length.id}"
        rounds = len(getattr(boards.round_track, length.id))
        expected = [(table.cells - rounds + number, number) for number in range(1, rounds + 1)]
        placed = [(entry.cell, entry.round) for entry in length.viking_cells]
        expect(placed == expected, file, key, f"a Viking for each of {rounds} rounds on the last cells")
        vikings = len(placed) + length.vikings_on_thing_square
        as_many(vikings, tables.contents.vikings_per_colour, "Vikings", file, key)


def check_round_tracks(boards: Boards) -> None:
    file = "boards.toml"
    for name in get_args(LengthId):
        track, key = getattr(boards.round_track, name), f"round_track.{name}"
        rounds = [entry.round for entry in track]
        expect(rounds == list(range(1, len(rounds) + 1)), file, key, "the rounds in their order")
        all_there([entry.flip for entry in track if entry.flip], TileId, file, key)
        expect(
            all(bool(entry.flip) == entry.place_silver for entry in track),
            file,
            key,
            "silver in just those rounds in which a tile is turned",
        )
        levels = [entry.harvest_level for entry in track if entry.harvest_level]
        expect(levels == list(range(1, len(levels) + 1)), file, key, "harvests that grow by one")

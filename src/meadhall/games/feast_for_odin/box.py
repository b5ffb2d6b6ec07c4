"""Everything that lies in the box: the data files as frozen records, checked when loaded, and looked up by name."""

from collections.abc import Iterable
from importlib.resources import files
from importlib.resources.abc import Traversable

from meadhall.core.data import read
from meadhall.games.feast_for_odin.board_checks import check_boards
from meadhall.games.feast_for_odin.boards import Boards, Building, ExplorationBoard, Grid, Ship, read_grid
from meadhall.games.feast_for_odin.cards import Occupations
from meadhall.games.feast_for_odin.checks import check_actions, check_goods, check_occupations, check_tables
from meadhall.games.feast_for_odin.goods import Good, Goods, SpecialTile, gather_things
from meadhall.games.feast_for_odin.ids import ActionTypeId, GoodId, GroupId
from meadhall.games.feast_for_odin.spaces import Actions, Column
from meadhall.games.feast_for_odin.tables import DiceAction, Tables


class Box:
    """The components by name, and the groups of facts that concern all of a kind."""

    def __init__(
        self, goods: Goods, boards: Boards, actions: Actions, occupations: Occupations, tables: Tables
    ) -> None:
        self.data = {
            "goods": goods,
            "boards": boards,
            "actions": actions,
            "occupations": occupations,
            "tables": tables,
        }
        self.goods: dict[str, Good] = {good.id: good for good in goods.goods.items}
        self.special_tiles: dict[str, SpecialTile] = {tile.id: tile for tile in goods.special_tiles.items}
        self.wildcards: dict[str, tuple[str, ...]] = {one.id: one.goods for one in goods.wildcards.items}
        """The goods for each of which a word stands."""
        self.weapons = goods.weapons.deck
        """How many cards of each weapon there are."""
        self.goods_boxes = goods.goods_boxes.columns
        """From left to right."""
        self.thing_penalty = goods.thing_penalties.vp_each

        self.home_board = boards.home_board
        self.boards: dict[str, ExplorationBoard] = {board.id: board for board in boards.exploration_boards.items}
        self.tiles = {(board.tile, board.side): board.id for board in boards.exploration_boards.items}
        """The board on each side of each exploration tile."""
        self.buildings: dict[str, Building] = {building.id: building for building in boards.buildings.items}
        self.ships: dict[str, Ship] = {ship.id: ship for ship in boards.ships.items}
        self.strips = {strip.id: strip.items for strip in boards.mountain_strips.items}
        self.banquet_table = boards.banquet_table
        self.tracks = {"long": boards.round_track.long, "short": boards.round_track.short}
        self.silver_per_tile = boards.round_track.silver_per_tile
        self.grids = read_grids(boards)
        """The cells of the boards and buildings, and of `home_board`."""

        self.columns: dict[int, Column] = {column.column: column for column in actions.columns.items}
        self.spaces = {space.id: space for space in actions.spaces.items}
        """Column by column, each from the top."""
        self.action_types: dict[str, tuple[str, ...]] = {
            action.id: action.spaces for action in actions.action_types.items
        }
        """The spaces on which each action is done."""
        self.actions_on: dict[str, tuple[ActionTypeId, ...]] = {
            space: tuple(action.id for action in actions.action_types.items if space in action.spaces)
            for space in self.spaces
        }
        """The actions that are done on each space."""
        self.imitation = actions.imitation

        self.occupations = {card.number: card for card in occupations.occupations.items}

        self.setup, self.scoring, self.solo = tables.setup, tables.scoring, tables.solo
        self.phases = tuple(phase.id for phase in tables.phases.items)
        self.dice_actions: dict[str, DiceAction] = {action.id: action for action in tables.dice_actions.items}
        self.max_rolls = tables.dice_actions.max_rolls

    def goods_named(self, words: Iterable[str]) -> frozenset[str]:
        """The goods that words stand for; most stand for themselves."""
        return frozenset(good for word in words for good in self.wildcards.get(word, (word,)))

    def harvest(self, level: int) -> tuple[GoodId, ...]:
        """The crops of a harvest level; none for level 0, which is no harvest (FO-4.2)."""
        return tuple(good.id for good in self.goods.values() if 0 < good.harvest <= level)

    def spaces_of_group(self, group: GroupId) -> list[str]:
        """The spaces beside this label of the margin."""
        return [space.id for space in self.spaces.values() if group in space.group]


def read_grids(boards: Boards) -> dict[str, Grid]:
    """The grids of all boards and buildings; wrong ones are refused."""
    grids = {"home_board": read_grid(boards.home_board.grid, "boards.toml", "home_board")}
    for board in boards.exploration_boards.items:
        grids[board.id] = read_grid(board.grid, "boards.toml", f"exploration_boards.items, id {board.id}")
    for building in boards.buildings.items:
        grids[building.id] = read_grid(building.grid, "boards.toml", f"buildings.items, id {building.id}")
    return grids


def load(folder: Traversable) -> Box:
    """Read the data files of a folder; whatever is wrong in them is said with file, key and what was expected."""
    goods = read(folder, "goods.toml", Goods)
    boards = read(folder, "boards.toml", Boards)
    actions = read(folder, "actions.toml", Actions, gather_things)
    occupations = read(folder, "occupations.toml", Occupations, gather_things)
    tables = read(folder, "tables.toml", Tables)
    box = Box(goods, boards, actions, occupations, tables)
    check_goods(goods, tables)
    check_actions(actions, tables)
    check_boards(boards, box.grids, actions, tables)
    check_occupations(occupations, actions, tables)
    check_tables(tables, goods, boards)
    return box


BOX = load(files("meadhall.games.feast_for_odin") / "data")

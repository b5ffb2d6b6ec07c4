"""Final scoring, with where every point comes from (FO-14)."""

from collections.abc import Iterator

from meadhall.core.scores import Line, Score, Scores
from meadhall.games.feast_for_odin.box import BOX
from meadhall.games.feast_for_odin.geometry import BOARDS
from meadhall.games.feast_for_odin.player import House, Player
from meadhall.games.feast_for_odin.state import State


def final_scores(state: State) -> Scores:
    """The points of all players; ties are shared (FO-14.6)."""
    return Scores(tuple(Score(seat, tuple(ledger(player))) for seat, player in enumerate(state.players)))


def ledger(player: Player) -> Iterator[Line]:
    """A player's points, line by line; what gives none is left out (FO-14.3, FO-14.4)."""
    for line in (*positive(player), *negative(player)):
        if line.points:
            yield line


def positive(player: Player) -> Iterator[Line]:
    """Ships, boards, houses, animals, cards, silver (FO-14.3)."""
    for ship in BOX.ships.values():
        count = player.ships(ship.id)
        yield Line("ships", count * ship.vp, "FO-14.3", {"ship": ship.id, "count": count})
    for kind in player.emigrated:
        yield Line("emigrated", BOX.ships[kind].emigrated_vp, "FO-14.3", {"ship": kind})
    for claimed in player.claimed:
        yield Line("board", BOX.boards[claimed.board].points, "FO-14.3", {"board": claimed.board})
    for house in player.houses:
        yield Line("building", BOX.buildings[house.kind].points, "FO-14.3", {"building": house.kind})
    for good in BOX.goods.values():
        if good.vp_in_stable:
            count = player.have(good.id)
            yield Line("animals", count * good.vp_in_stable, "FO-14.3", {"good": good.id, "count": count})
    for number in player.occupations:
        yield Line("occupation", BOX.occupations[number].vp, "FO-14.3", {"occupation": number})
    yield Line("silver", player.have("silver") * BOX.scoring.silver_in_supply, "FO-14.5")
    for special in special_tiles(player):
        yield Line("special-tile", BOX.special_tiles[special].vp, "FO-14.3", {"special": special})


def special_tiles(player: Player) -> Iterator[str]:
    """All special tiles of a player, in the supply, on boards and in houses (FO-14.3)."""
    yield from player.specials
    for laid in (*(laid for _, laid in player.boards()), *(house.laid for house in player.houses)):
        for placement in laid.placements:
            if placement.piece in BOX.special_tiles:
                yield placement.piece


def negative(player: Player) -> Iterator[Line]:
    """Uncovered cells, empty slots, thing penalties (FO-14.4)."""
    each = BOX.scoring.uncovered_negative_cell
    for board, laid in player.boards():
        yield Line("uncovered", each * BOARDS[board].uncovered_negatives(laid), "FO-14.4", {"board": board})
    for house in player.houses:
        yield Line("house-uncovered", uncovered_in_house(house), "FO-14.4", {"building": house.kind})
    yield Line("penalties", BOX.thing_penalty * player.penalties, "FO-14.4", {"count": player.penalties})


def uncovered_in_house(house: House) -> int:
    """The points lost by uncovered cells and empty slots of a house (FO-14.4)."""
    cells = BOARDS[house.kind].uncovered_negatives(house.laid) if house.kind in BOARDS else 0
    slots = BOX.buildings[house.kind].resource_slots
    empty = sum(slots.values()) - house.wood - house.stone
    return cells * BOX.scoring.uncovered_negative_cell + empty * BOX.scoring.empty_resource_slot

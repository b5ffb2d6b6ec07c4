"""What occupations count: each word of `counts` in vocabulary.md that concerns a position, as a question about it."""

from collections.abc import Callable, Mapping
from typing import get_args

from meadhall.games.feast_for_odin.box import BOX
from meadhall.games.feast_for_odin.cards import Count, InSupply
from meadhall.games.feast_for_odin.ids import Resource
from meadhall.games.feast_for_odin.player import SPECIES, Player
from meadhall.games.feast_for_odin.rounds import total_income
from meadhall.games.feast_for_odin.scoring import special_tiles
from meadhall.games.feast_for_odin.state import Action, State


def added_ore(player: Player) -> int:
    """Ore put on own ships, printed ore left out."""
    return sum(player.whaling_boats) + sum(player.longships)


def houses(player: Player) -> int:
    """Own stone houses and long houses."""
    return sum(house.kind != "shed" for house in player.houses)


def red_types(player: Player) -> int:
    """Different red goods in the supply and the stables, pregnant and normal animals being one type."""
    red = (good for good in BOX.goods.values() if good.colour == "red" and player.have(good.id))
    return len({good.species or good.id for good in red})


OF_A_PLAYER: Mapping[Count, Callable[[Player], int]] = {
    "knarrs": lambda player: player.knarrs,
    "longships": lambda player: len(player.longships),
    "whaling_boats": lambda player: len(player.whaling_boats),
    "large_ships": lambda player: player.knarrs + len(player.longships),
    "min_of_whaling_boats_knarrs_longships": lambda player: min(
        len(player.whaling_boats), player.knarrs, len(player.longships)
    ),
    "added_ore_on_all_ships": added_ore,
    "longships_with_2_or_3_ore": lambda player: sum(ore >= 2 for ore in player.longships),
    "stone_or_long_houses": houses,
    "special_tiles_in_supply_and_on_boards": lambda player: len(list(special_tiles(player))),
    "sheep_any_in_stable": lambda player: player.animals("sheep"),
    "animal_species_in_stables": lambda player: sum(player.animals(species) > 0 for species in SPECIES),
    "distinct_red_good_types_in_supply_and_stables": red_types,
    "pairs_of_game_meat_and_whale_meat_in_supply": lambda player: min(
        player.have("game_meat"), player.have("whale_meat")
    ),
    "current_total_income": total_income,
    "own_exploration_boards": lambda player: len(player.claimed),
}


OF_AN_ACTION: Mapping[Count, Callable[[Action], int]] = {
    "distinct_building_resource_types_exchanged": lambda action: sum(
        action.paid.get(resource, 0) > 0 for resource in get_args(Resource)
    ),
    "distinct_item_types_taken": lambda action: len(action.taken),
    "whaling_boats_used": lambda action: len(action.boats),
}


def counted(state: State, seat: int, word: Count | InSupply) -> int:
    """How many there are of what a word counts, at this moment (FO-18.20)."""
    if isinstance(word, InSupply):
        return state.players[seat].have(word.in_supply)
    if word == "number_of_players":
        return state.seats
    if word in OF_AN_ACTION:
        action = state.action_of(seat)
        return OF_AN_ACTION[word](action) if action else 0
    return OF_A_PLAYER[word](state.players[seat])

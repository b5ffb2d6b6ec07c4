"""What occupations count (FO-18.20)."""

from typing import get_args

import pytest

from meadhall.games.feast_for_odin.cards import Count
from meadhall.games.feast_for_odin.counts import OF_A_PLAYER, OF_AN_ACTION, counted
from meadhall.games.feast_for_odin.grids import Laid
from meadhall.games.feast_for_odin.pieces import Placement
from meadhall.games.feast_for_odin.player import Claimed, House
from meadhall.games.feast_for_odin.setup import new_state


def position():
    """Three players; the first has a bit of everything."""
    state = new_state(3, "1", "long", "ABC")
    player = state.players[0]
    player.knarrs, player.longships, player.whaling_boats = 2, (0, 2, 3), (0, 1)
    player.houses = (
        House("shed"),
        House("stone_house"),
        House("long_house", Laid(placements=(Placement("belt", 0, 0),))),
    )
    player.specials = ("helmet",)
    player.claimed = (Claimed("shetland"), Claimed("iceland"))
    for thing, count in {
        "sheep": 2,
        "sheep_pregnant": 1,
        "cattle_pregnant": 1,
        "game_meat": 3,
        "whale_meat": 2,
    }.items():
        player.gain(thing, count)
    return state


@pytest.mark.rule("FO-18.20")
@pytest.mark.parametrize(
    ("word", "number"),
    [
        ("knarrs", 2),
        ("longships", 3),
        ("whaling_boats", 2),
        ("large_ships", 5),
        ("min_of_whaling_boats_knarrs_longships", 2),
        ("added_ore_on_all_ships", 6),
        ("longships_with_2_or_3_ore", 2),
        ("stone_or_long_houses", 2),
        ("special_tiles_in_supply_and_on_boards", 2),
        ("sheep_any_in_stable", 3),
        ("animal_species_in_stables", 2),
        ("distinct_red_good_types_in_supply_and_stables", 5),
        ("pairs_of_game_meat_and_whale_meat_in_supply", 2),
        ("current_total_income", 1),
        ("number_of_players", 3),
        ("own_exploration_boards", 2),
    ],
)
def test_a_word_counts_what_it_says(word, number):
    assert counted(position(), 0, word) == number


def test_somebody_with_nothing_counts_nothing_but_the_mead_he_began_with():
    state = position()

    numbers = {word: counted(state, 1, word) for word in OF_A_PLAYER}
    assert {word for word, number in numbers.items() if number} == {"distinct_red_good_types_in_supply_and_stables"}


def test_every_word_is_counted_here_or_belongs_to_an_action():
    assert {*OF_A_PLAYER, *OF_AN_ACTION, "number_of_players"} == set(get_args(Count))

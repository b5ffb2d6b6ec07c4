"""Long lists of moves, which are made only as far as somebody asks."""

import pytest

from meadhall.games.brian_boru.build import position, towns
from meadhall.games.brian_boru.moves import LeadCard, Leads, Pairs, PickCards, PlaceDisc, TownMoves
from meadhall.games.brian_boru.trick import BeginTrick

LAZY = {
    "towns": TownMoves(PlaceDisc, towns("N1 L1 L9 M10")),
    "leads": Leads((11, 14), towns("N1 L1 L9 M10")),
    "pairs": Pairs((2, 3, 5, 7)),
}


@pytest.mark.parametrize("moves", LAZY.values(), ids=LAZY)
def test_each_move_is_found_by_its_number_from_either_end(moves):
    listed = list(moves)

    assert [moves[at] for at in range(len(moves))] == listed
    assert [moves[-at] for at in range(1, len(moves) + 1)] == listed[::-1]


@pytest.mark.parametrize("moves", LAZY.values(), ids=LAZY)
def test_some_of_the_moves_are_a_list(moves):
    assert moves[1:3] == list(moves)[1:3]


@pytest.mark.parametrize("moves", LAZY.values(), ids=LAZY)
def test_a_number_beyond_the_last_move_is_refused(moves):
    for at in (len(moves), -len(moves) - 1):
        with pytest.raises(IndexError):
            moves[at]


def test_what_is_not_on_offer_is_not_in_the_list():
    assert PlaceDisc("L2") not in LAZY["towns"]
    assert LeadCard("L1", 12) not in LAZY["leads"]
    assert PickCards((3, 2)) not in LAZY["pairs"]


def test_a_leader_sees_the_towns_of_the_whole_island():
    state = position(BeginTrick(), seats=3, hands={0: (13, 22), 1: (1, 2), 2: (3, 4)})

    assert len({state.moves(0)[at].town for at in range(len(state.moves(0)))}) == 53

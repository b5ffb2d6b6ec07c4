"""Setting up, and the bay with its landing stages (FO-1.7, FO-1.8, FO-2, FO-15.1)."""

from collections import Counter

import pytest

from meadhall import BadSetup
from meadhall.games.feast_for_odin import GAME, events
from meadhall.games.feast_for_odin.box import BOX
from meadhall.games.feast_for_odin.rounds import NewViking
from meadhall.games.feast_for_odin.setup import SetUp
from meadhall.games.feast_for_odin.state import Strip
from tests.feast_for_odin.helpers import heard, pile, supply, table

SPECIAL_TILES = """
    glass_beads helmet cloakpin belt crucifix drinking_horn amber_figure horseshoe gold_brooch forge_hammer fibula
    throwing_axe chalice round_shield english_crown
"""


def tables(count=40, **fields):
    """So many tables that are set up, each with a seed of its own."""
    return [table(SetUp(), seed=str(seed), **fields) for seed in range(count)]


def starting_cards(decks):
    return {card.number for card in BOX.occupations.values() if card.start and card.deck in decks}


# ---------------------------------------------------------------------- what a table may choose


@pytest.mark.rule("FO-2.1")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("decks", ["A", "BC", "ABC"])
@pytest.mark.parametrize(("length", "rounds"), [("long", 7), ("short", 6)])
def test_one_to_four_play_long_or_short_with_decks_a_or_b_and_c_or_all(seats, decks, length, rounds):
    state = GAME.setup(seats=seats, seed=1, length=length, decks=decks)

    assert (len(state.players), state.rounds(), state.decks) == (seats, rounds, decks)


@pytest.mark.rule("FO-2.1")
@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ({"seats": 0}, "bad-seats"),
        ({"seats": 5}, "bad-seats"),
        ({"seats": 2, "length": "medium"}, "bad-option"),
        ({"seats": 2, "decks": "AB"}, "bad-option"),
        ({"seats": 2, "decks": "B"}, "bad-option"),
    ],
)
def test_no_other_table_is_set_up(options, reason):
    with pytest.raises(BadSetup) as refusal:
        GAME.setup(seed=1, **options)

    assert refusal.value.reason.id == reason


# ---------------------------------------------------------------------- the bay


@pytest.mark.rule("FO-1.7")
@pytest.mark.parametrize(
    ("boats", "knarrs", "longships", "free"),
    [
        pytest.param(0, 0, 0, "whaling_boat knarr longship", id="an empty bay"),
        pytest.param(2, 2, 1, "whaling_boat knarr longship", id="one stage of each size left"),
        pytest.param(3, 2, 1, "knarr longship", id="no whaling boat in a large stage"),
        pytest.param(2, 3, 1, "whaling_boat", id="no large ship in a small stage"),
        pytest.param(0, 4, 0, "whaling_boat", id="four knarrs"),
        pytest.param(0, 0, 4, "whaling_boat", id="four longships"),
        pytest.param(3, 2, 2, "", id="a full bay"),
    ],
)
def test_whaling_boats_need_one_of_three_small_stages_and_other_ships_one_of_four_large_ones(
    boats, knarrs, longships, free
):
    state = table(whaling_boats={0: (0,) * boats}, knarrs={0: knarrs}, longships={0: (0,) * longships})

    assert [kind for kind in BOX.ships if state.players[0].has_stage(kind)] == free.split()


@pytest.mark.rule("FO-1.7", "FO-1.8")
def test_each_ship_lies_among_those_of_its_kind_without_ore():
    player = table().players[0]

    for kind in ("longship", "whaling_boat", "longship", "knarr"):
        player.acquire_ship(kind)

    assert {kind: player.ships(kind) for kind in BOX.ships} == {"whaling_boat": 1, "knarr": 1, "longship": 2}
    assert (player.whaling_boats, player.longships) == ((0,), (0, 0))


@pytest.mark.rule("FO-1.7", "FO-1.8")
def test_emigrated_ships_are_ships_no_more_and_need_no_landing_stage():
    player = table(knarrs={0: 3}, emigrated={0: ("knarr", "longship")}).players[0]

    assert {kind: player.ships(kind) for kind in BOX.ships} == {"whaling_boat": 0, "knarr": 3, "longship": 0}
    assert player.has_stage("longship")
    player.acquire_ship("longship")
    assert not player.has_stage("knarr")


# ---------------------------------------------------------------------- occupations


@pytest.mark.rule("FO-2.1", "FO-2.2")
@pytest.mark.parametrize(("decks", "dark"), [("A", 57), ("BC", 44 + 44), ("ABC", 57 + 44 + 44)])
def test_the_dark_occupations_of_the_chosen_decks_are_the_draw_deck(decks, dark):
    state = table(SetUp(), seats=4, decks=decks)

    assert len(set(state.deck)) == len(state.deck) == dark
    assert {BOX.occupations[number].deck for number in state.deck} == set(decks)
    assert not any(BOX.occupations[number].start for number in state.deck)


@pytest.mark.rule("FO-2.1", "FO-2.2")
@pytest.mark.parametrize(("decks", "starting"), [("A", 15), ("BC", 30), ("ABC", 45)])
def test_every_starting_occupation_of_the_chosen_decks_may_be_dealt_and_no_other(decks, starting):
    dealt = {number for state in tables(80, seats=4, decks=decks) for player in state.players for number in player.hand}

    assert dealt == starting_cards(decks)
    assert len(dealt) == starting


@pytest.mark.rule("FO-2.2")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_everybody_is_dealt_one_starting_occupation_of_his_own_and_has_played_none(seats):
    for state in tables(seats=seats, decks="A"):
        hands = [player.hand for player in state.players]

        assert [len(hand) for hand in hands] == [1] * seats
        assert len(set(hands)) == seats
        assert [player.occupations for player in state.players] == [()] * seats


@pytest.mark.rule("FO-2.1")
def test_as_soon_as_cards_are_in_decks_b_and_c_only():
    cards = [card for card in BOX.occupations.values() if card.kind == "as_soon_as"]

    assert Counter(card.deck for card in cards) == {"B": 3, "C": 3}


# ---------------------------------------------------------------------- what players have


@pytest.mark.rule("FO-2.3", "FO-2.9")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_everybody_has_a_bow_a_snare_a_spear_and_a_mead_and_neither_silver_nor_resources(seats):
    state = table(SetUp(), seats=seats)

    assert [supply(state, seat) for seat in range(seats)] == [{"mead": 1, "bow": 1, "snare": 1, "spear": 1}] * seats


@pytest.mark.rule("FO-2.3")
@pytest.mark.parametrize(("seats", "left"), [(1, 11), (2, 10), (3, 9), (4, 8)])
def test_the_other_weapon_cards_are_the_pile_and_nothing_is_discarded(seats, left):
    state = table(SetUp(), seats=seats)

    assert state.weapon_pile == {"bow": left, "snare": left, "spear": left, "sword": 11}
    assert state.weapon_discards == pile()


@pytest.mark.rule("FO-2.4")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize(("length", "at_the_start", "rounds"), [("long", 5, 7), ("short", 6, 6)])
def test_of_twelve_vikings_one_stands_on_the_table_for_each_round_and_the_others_on_the_thing_square(
    seats, length, at_the_start, rounds
):
    state = table(SetUp(), seats=seats, length=length)
    assert state.rounds() == rounds
    assert [player.thing_square for player in state.players] == [at_the_start] * seats

    state.then(*[NewViking()] * rounds)
    state.advance()

    assert [player.thing_square for player in state.players] == [12] * seats


@pytest.mark.rule("FO-2.4")
def test_home_boards_and_bays_are_empty_at_the_start():
    for player in table(SetUp(), seats=4).players:
        assert list(player.boards()) == [("home_board", player.home)]
        assert (player.home.covered, player.home.placements) == (0, ())
        assert [player.ships(kind) for kind in BOX.ships] == [0, 0, 0]
        assert (player.houses, player.specials, player.emigrated, player.penalties) == ((), (), (), 0)


# ---------------------------------------------------------------------- what lies on the table


@pytest.mark.rule("FO-2.5")
@pytest.mark.parametrize(("seats", "face_up"), [(1, 2), (2, 2), (3, 2), (4, 3)])
def test_two_mountain_strips_are_turned_up_and_three_with_four_players(seats, face_up):
    state = table(SetUp(), seats=seats)

    assert len(state.strips) == face_up
    assert sorted([*(strip.id for strip in state.strips), *state.strip_pile]) == [1, 2, 3, 4, 5, 6, 7, 8]
    assert heard(state, events.StripTurnedUp) == [events.StripTurnedUp(strip.id) for strip in state.strips]


@pytest.mark.rule("FO-2.5")
def test_every_mountain_strip_may_be_the_first_or_second_and_all_are_fully_stocked():
    states = tables(80)

    for place in (0, 1):
        assert {state.strips[place].id for state in states} == {1, 2, 3, 4, 5, 6, 7, 8}
    assert {len(strip.items) for state in states for strip in state.strips} == {7}
    assert Strip(1).items == ("wood", "wood", "stone", "ore", "ore", "silver2", "silver2")


@pytest.mark.rule("FO-2.6")
def test_shetland_the_faroe_islands_iceland_and_greenland_lie_face_up_without_silver():
    tiles = [(tile.tile, tile.board, tile.silver) for tile in table(SetUp()).explorations]

    assert tiles == [("A", "shetland", 0), ("B", "faroe_islands", 0), ("C", "iceland", 0), ("D", "greenland", 0)]


@pytest.mark.rule("FO-2.7")
@pytest.mark.parametrize("seats", [1, 4])
def test_the_stock_is_three_sheds_three_stone_houses_five_long_houses_and_fifteen_special_tiles(seats):
    state = table(SetUp(), seats=seats)

    assert state.stock == {"shed": 3, "stone_house": 3, "long_house": 5}
    assert list(state.tray) == SPECIAL_TILES.split()


@pytest.mark.rule("FO-2.8")
def test_four_players_have_an_imitation_space_in_column_1_or_2_and_one_in_column_3_or_4():
    columns = Counter(state.imitation for state in tables(seats=4))

    assert set(columns) == {(1, 3), (1, 4), (2, 3), (2, 4)}


@pytest.mark.rule("FO-2.8")
@pytest.mark.parametrize("seats", [1, 2, 3])
def test_fewer_players_have_no_imitation_spaces(seats):
    assert {state.imitation for state in tables(10, seats=seats)} == {()}


@pytest.mark.rule("FO-2.9")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_start_player_is_drawn_at_random(seats):
    states = tables(seats=seats)

    assert {state.start_player for state in states} == set(range(seats))
    for state in states:
        assert heard(state, events.StartPlayer) == [events.StartPlayer(state.start_player)]


def test_the_same_seed_sets_up_the_same_table_and_another_seed_another_one():
    assert table(SetUp(), seats=4, seed="one") == table(SetUp(), seats=4, seed="one")
    assert len({(state.start_player, state.strips, state.players[0].hand) for state in tables()}) > 35


@pytest.mark.rule("FO-2.9")
def test_the_first_decision_is_made_in_round_1_by_the_start_player():
    state = GAME.setup(seats=4, seed=5)

    assert state.round == 1
    assert [choice.seat for choice in state.waiting()] == [state.start_player]


# ---------------------------------------------------------------------- solo


@pytest.mark.rule("FO-15.1")
@pytest.mark.parametrize(("length", "waiting"), [("long", 5), ("short", 6)])
def test_alone_five_vikings_of_the_first_colour_can_be_placed_and_those_of_the_second_wait(length, waiting):
    state = table(SetUp(), seats=1, length=length)

    assert state.players[0].thing_square == 5
    assert state.solo_waiting == waiting
    assert state.solo_square == {}
    assert state.start_player == 0


@pytest.mark.rule("FO-15.1")
def test_with_several_players_no_vikings_wait():
    assert [table(SetUp(), seats=seats).solo_waiting for seats in (2, 3, 4)] == [0, 0, 0]


@pytest.mark.rule("FO-15.1", "FO-15.2")
@pytest.mark.parametrize(("length", "vikings"), [("long", [1, 2, 2, 2, 2, 2, 2]), ("short", [2, 2, 2, 2, 2, 2])])
def test_alone_the_vikings_on_the_cell_of_the_round_are_one_or_two(length, vikings):
    rounds = range(1, len(vikings) + 1)
    states = [table(NewViking(), seats=1, length=length, round=round, thing_square={0: 0}) for round in rounds]

    assert [state.players[0].thing_square for state in states] == vikings

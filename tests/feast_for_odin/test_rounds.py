"""The phases in which nobody decides anything (FO-4, FO-6, FO-15)."""

from collections import Counter

import pytest

from meadhall.core.chance import Chance
from meadhall.games.feast_for_odin import events
from meadhall.games.feast_for_odin.box import BOX
from meadhall.games.feast_for_odin.player import Claimed, House
from meadhall.games.feast_for_odin.rounds import (
    AgeStrips,
    Bonuses,
    Breeding,
    Harvest,
    Income,
    NewStartPlayer,
    NewViking,
    NewWeapons,
    ReturnVikings,
    TurnExplorations,
    draw_weapon,
)
from meadhall.games.feast_for_odin.scoring import final_scores
from meadhall.games.feast_for_odin.setup import SetUp
from meadhall.games.feast_for_odin.state import NOBODY, Exploration, Strip, Vikings
from tests.feast_for_odin.helpers import all_but, covered, have, heard, pile, supply, table

AT_THE_START = {"mead": 1, "bow": 1, "snare": 1, "spear": 1}
ROUNDS = [*(("long", round) for round in range(1, 8)), *(("short", round) for round in range(1, 7))]


# ---------------------------------------------------------------------- phase 1: new Viking


@pytest.mark.rule("FO-4.1")
@pytest.mark.parametrize(("length", "vikings"), [("long", [6, 7, 8, 9, 10, 11, 12]), ("short", [7, 8, 9, 10, 11, 12])])
def test_everybody_has_a_viking_more_in_each_round_the_first_included(length, vikings):
    rounds = range(1, len(vikings) + 1)
    states = [table(*[NewViking()] * round, seats=3, length=length) for round in rounds]

    for seat in (0, 1, 2):
        assert [state.players[seat].thing_square for state in states] == vikings


# ---------------------------------------------------------------------- phase 2: harvest


@pytest.mark.rule("FO-4.2")
@pytest.mark.parametrize(
    ("length", "round", "crops"),
    [
        ("long", 1, "peas flax beans"),
        ("long", 2, "peas flax beans grain"),
        ("long", 3, ""),
        ("long", 4, "peas flax beans grain cabbage"),
        ("long", 5, ""),
        ("long", 6, "peas flax beans grain cabbage fruits"),
        ("long", 7, ""),
        ("short", 1, "peas flax beans"),
        ("short", 2, ""),
        ("short", 3, "peas flax beans grain"),
        ("short", 4, ""),
        ("short", 5, "peas flax beans grain cabbage"),
        ("short", 6, ""),
    ],
)
def test_everybody_receives_one_of_each_crop_of_the_round(length, round, crops):
    state = table(Harvest(), seats=3, length=length, round=round)

    expected = dict.fromkeys(crops.split(), 1)
    assert [supply(state, seat) for seat in (0, 1, 2)] == [AT_THE_START | expected] * 3
    assert heard(state, events.Harvested) == ([events.Harvested(tuple(crops.split()))] if crops else [])


@pytest.mark.rule("FO-4.2")
def test_a_harvest_adds_to_the_supply():
    state = table(Harvest(), things={0: {"peas": 4}})

    assert have(state, "peas") == [5, 1]


# ---------------------------------------------------------------------- phase 3: exploration tiles


def explorations(state):
    """The face-up side of each unclaimed tile, with the silver on it."""
    return {tile.board: tile.silver for tile in state.explorations}


def explored(length, last, claims=None, seats=2):
    """The table after the phase 3 of all rounds up to this one; `claims` says before which round a tile was claimed."""
    state = table(seats=seats, length=length)
    for round in range(1, last + 1):
        gone = (claims or {}).get(round, "")
        state.explorations = tuple(tile for tile in state.explorations if tile.tile not in gone)
        state.round, state.events = round, []
        state.then(TurnExplorations())
        state.advance()
    return state


@pytest.mark.rule("FO-4.3", "FO-4.4")
@pytest.mark.parametrize(("length", "round"), ROUNDS)
def test_the_silver_on_unclaimed_boards_is_what_the_table_of_the_box_says(length, round):
    lines = BOX.data["boards"].exploration_boards.silver_if_claimed_long
    round_of_the_long_game = round if length == "long" else round + 1
    expected = {
        line.board: entry.silver for line in lines for entry in line.by_round if entry.round == round_of_the_long_game
    }

    assert len(expected) == 4
    assert explorations(explored(length, round)) == expected


@pytest.mark.rule("FO-4.3")
@pytest.mark.parametrize(("length", "turns"), [("long", "--ABCD-"), ("short", "-ABCD-")])
def test_one_tile_is_turned_in_each_round_but_the_first_and_the_last(length, turns):
    backs = {"A": "bear_island", "B": "baffin_island", "C": "labrador", "D": "newfoundland"}
    turned = [heard(explored(length, round), events.TileTurned) for round in range(1, len(turns) + 1)]

    assert turned == [[events.TileTurned(backs[tile])] if tile != "-" else [] for tile in turns]


@pytest.mark.rule("FO-4.3")
@pytest.mark.parametrize(("length", "round"), [("long", 1), ("long", 2), ("long", 7), ("short", 1), ("short", 6)])
def test_in_rounds_without_a_phase_3_no_silver_is_placed(length, round):
    tiles = (Exploration("A", "shetland", 2), Exploration("D", "greenland"))

    state = table(TurnExplorations(), length=length, round=round, explorations=tiles)

    assert state.explorations == tiles
    assert state.events == []


@pytest.mark.rule("FO-4.4")
def test_silver_on_the_turned_tile_goes_to_the_stock_and_all_others_get_two():
    tiles = (
        Exploration("A", "bear_island", 3),
        Exploration("B", "faroe_islands", 5),
        Exploration("C", "iceland", 1),
        Exploration("D", "greenland"),
    )

    state = table(TurnExplorations(), round=4, explorations=tiles)

    assert explorations(state) == {"bear_island": 5, "baffin_island": 0, "iceland": 3, "greenland": 2}
    assert have(state, "silver") == [0, 0]
    assert [event.count for event in heard(state, events.SilverPlaced)] == [2, 2, 2]


@pytest.mark.rule("FO-4.5")
@pytest.mark.parametrize(
    ("length", "round", "tile", "expected"),
    [
        ("long", 3, "A", {"faroe_islands": 2, "iceland": 2, "greenland": 2}),
        ("long", 4, "B", {"bear_island": 2, "iceland": 4, "greenland": 4}),
        ("long", 5, "C", {"bear_island": 4, "baffin_island": 2, "greenland": 6}),
        ("long", 6, "D", {"bear_island": 6, "baffin_island": 4, "labrador": 2}),
        ("short", 2, "A", {"faroe_islands": 2, "iceland": 2, "greenland": 2}),
        ("short", 5, "D", {"bear_island": 6, "baffin_island": 4, "labrador": 2}),
    ],
)
def test_silver_is_placed_even_if_the_tile_of_the_round_was_claimed_and_nothing_is_turned(
    length, round, tile, expected
):
    state = explored(length, round, claims={round: tile})

    assert explorations(state) == expected
    assert heard(state, events.TileTurned) == []


@pytest.mark.rule("FO-4.5")
def test_claimed_boards_are_not_turned_and_get_no_silver():
    shetland, iceland = Claimed("shetland"), Claimed("iceland", covered("iceland", (0, 0)))
    tiles = (Exploration("B", "faroe_islands"),)

    state = table(TurnExplorations(), round=3, claimed={0: (shetland,), 1: (iceland,)}, explorations=tiles)

    assert [player.claimed for player in state.players] == [(shetland,), (iceland,)]
    assert explorations(state) == {"faroe_islands": 2}
    assert have(state, "silver") == [0, 0]
    assert heard(state, events.SilverPlaced) == [events.SilverPlaced("faroe_islands", 2)]


@pytest.mark.rule("FO-15.4")
@pytest.mark.parametrize(("length", "round"), ROUNDS)
def test_alone_phase_3_is_carried_out_as_with_others(length, round):
    assert explorations(explored(length, round, seats=1)) == explorations(explored(length, round))


# ---------------------------------------------------------------------- phase 4: new weapon


def every_draw(monkeypatch, **fields):
    """What is drawn by each of all equally likely outcomes of a draw."""
    drawn, outcome, bounds = Counter(), 0, set()

    def below(self, bound):
        bounds.add(bound)
        return outcome

    monkeypatch.setattr(Chance, "below", below)
    while not bounds or outcome < min(bounds):
        state = table(**fields)
        draw_weapon(state, 0)
        drawn[heard(state, events.WeaponDrawn)[0].weapon] += 1
        outcome += 1
    assert len(bounds) == 1
    return drawn


@pytest.mark.rule("FO-4.6")
def test_everybody_draws_a_weapon_from_the_pile_in_order_and_all_see_it():
    state = table(NewWeapons(), seats=3, start_player=1)

    drawn = heard(state, events.WeaponDrawn)
    assert [event.seat for event in drawn] == [1, 2, 0]
    for event in drawn:
        assert supply(state, event.seat) == {**AT_THE_START, event.weapon: AT_THE_START.get(event.weapon, 0) + 1}
        assert [event.seen_by(seat) for seat in (0, 1, 2, None)] == [event] * 4
    taken = Counter(event.weapon for event in drawn)
    before = {"bow": 9, "snare": 9, "spear": 9, "sword": 11}
    assert state.weapon_pile == {weapon: count - taken[weapon] for weapon, count in before.items()}
    assert state.weapon_discards == pile()


@pytest.mark.rule("FO-4.6")
@pytest.mark.parametrize(
    "cards",
    [{"bow": 3, "spear": 2, "sword": 1}, {"snare": 1}, {"bow": 10, "snare": 10, "spear": 10, "sword": 11}],
)
def test_every_card_of_the_pile_is_as_likely_as_any_other(cards, monkeypatch):
    assert every_draw(monkeypatch, weapon_pile=pile(**cards)) == cards


@pytest.mark.rule("FO-4.6")
def test_what_has_been_drawn_is_not_drawn_again():
    state = table(*[NewWeapons()] * 2, weapon_pile=pile(bow=1, snare=1, sword=2), weapon_discards=pile(spear=5))

    assert Counter(event.weapon for event in heard(state, events.WeaponDrawn)) == {"bow": 1, "snare": 1, "sword": 2}
    assert state.weapon_pile == pile()
    assert state.weapon_discards == pile(spear=5)


@pytest.mark.rule("FO-4.6")
def test_draws_of_a_game_are_independent_of_each_other():
    orders = set()
    for seed in range(60):
        state = table(NewWeapons(), NewWeapons(), seed=str(seed), seats=1, weapon_pile=pile(bow=1, sword=1))
        orders.add(tuple(event.weapon for event in heard(state, events.WeaponDrawn)))

    assert orders == {("bow", "sword"), ("sword", "bow")}


@pytest.mark.rule("FO-13.11")
def test_an_empty_weapon_pile_is_made_anew_of_the_discards():
    state = table(NewWeapons(), seats=3, weapon_pile=pile(sword=1), weapon_discards=pile(bow=3))

    assert [event.weapon for event in heard(state, events.WeaponDrawn)] == ["sword", "bow", "bow"]
    assert state.weapon_pile == pile(bow=1)
    assert state.weapon_discards == pile()


@pytest.mark.rule("FO-13.11")
def test_the_discards_are_not_shuffled_in_before_a_card_is_needed():
    state = table(NewWeapons(), weapon_pile=pile(sword=2), weapon_discards=pile(bow=3))

    assert state.weapon_pile == pile()
    assert state.weapon_discards == pile(bow=3)


@pytest.mark.rule("FO-A28", "FO-13.10")
def test_if_both_weapon_piles_are_empty_weapons_are_made_and_the_piles_stay_empty():
    state = table(*[NewWeapons()] * 30, weapon_pile=pile())

    drawn = Counter((event.seat, event.weapon) for event in heard(state, events.WeaponDrawn))
    assert drawn.total() == 60
    for seat in (0, 1):
        weapons = {weapon: AT_THE_START.get(weapon, 0) + drawn[seat, weapon] for weapon in BOX.weapons}
        assert supply(state, seat) == {"mead": 1, **weapons}
    assert state.weapon_pile == state.weapon_discards == pile()


@pytest.mark.rule("FO-A28")
def test_a_weapon_that_is_made_is_a_card_of_the_whole_deck(monkeypatch):
    drawn = every_draw(monkeypatch, weapon_pile=pile())

    assert drawn == {"bow": 12, "snare": 12, "spear": 12, "sword": 11}


# ---------------------------------------------------------------------- phase 6: start player


@pytest.mark.rule("FO-6.1")
@pytest.mark.parametrize("last", [0, 1, 2])
def test_who_was_the_last_to_place_a_viking_begins(last):
    state = table(NewStartPlayer(), seats=3, start_player=1, last_placed=last)

    assert state.start_player == last
    assert state.last_placed == NOBODY
    assert state.events == [events.StartPlayer(last)]


@pytest.mark.rule("FO-6.1", "FO-3.3")
def test_the_other_phases_of_the_round_already_use_the_new_order():
    state = table(NewStartPlayer(), Income(), seats=4, start_player=0, last_placed=2)

    assert [event.seat for event in heard(state, events.IncomePaid)] == [2, 3, 0, 1]


@pytest.mark.rule("FO-A20")
def test_if_nobody_placed_a_viking_the_start_player_stays():
    state = table(NewStartPlayer(), seats=3, start_player=2)

    assert state.start_player == 2
    assert state.events == []


@pytest.mark.rule("FO-15.4")
def test_alone_there_is_no_new_start_player():
    state = table(NewStartPlayer(), seats=1, last_placed=0)

    assert state.start_player == 0
    assert state.events == []


# ---------------------------------------------------------------------- phase 7: income


def lower_left(board, row, column):
    """Everything is covered from this cell on to the left and downwards."""
    cells = BOX.grids[board].cells
    inside = [
        (r, c)
        for r, line in enumerate(cells)
        for c, cell in enumerate(line)
        if r >= row and c <= column and cell.kind not in ("outside", "enclosed")
    ]
    return covered(board, *inside)


@pytest.mark.rule("FO-6.2", "FO-A1")
def test_an_empty_home_board_gives_no_income():
    state = table(Income(), seats=3)

    assert have(state, "silver") == [0, 0, 0]
    assert state.events == [events.IncomePaid(seat, 0) for seat in (0, 1, 2)]


@pytest.mark.rule("FO-6.2")
@pytest.mark.parametrize(
    ("last_covered", "income"),
    [((11, 0), 1), ((10, 1), 2), ((9, 2), 2), ((8, 3), 3), ((6, 5), 5), ((1, 10), 15), ((0, 11), 18)],
)
def test_the_home_board_pays_the_lowest_income_that_is_not_covered(last_covered, income):
    state = table(Income(), home={1: lower_left("home_board", *last_covered)})

    assert have(state, "silver") == [0, income]
    assert heard(state, events.IncomePaid) == [events.IncomePaid(0, 0), events.IncomePaid(1, income)]


@pytest.mark.rule("FO-6.2")
@pytest.mark.parametrize(
    ("board", "empty", "full"),
    [
        ("shetland", 0, 3),
        ("faroe_islands", 0, 4),
        ("iceland", 1, 8),
        ("greenland", 0 + 0, 3 + 5),
        ("bear_island", 1, 5),
        ("baffin_island", 0, 6),
        ("labrador", 0, 0),
        ("newfoundland", 0, 0),
    ],
)
def test_claimed_boards_pay_their_income_too(board, empty, full):
    claimed = {0: (Claimed(board),), 1: (Claimed(board, all_but(board)),)}

    state = table(Income(), seats=3, claimed=claimed)

    assert have(state, "silver") == [empty, full, 0]


@pytest.mark.rule("FO-6.2")
@pytest.mark.parametrize(
    ("cells", "income"),
    [
        ([(2, 3)], 1 + 0),
        ([(6, 3)], 0 + 1),
        ([(2, 3), (1, 4), (6, 3), (5, 4), (4, 5), (3, 6)], 2 + 4),
        ([(2, 3), (1, 4), (0, 5), (6, 3), (5, 4)], 3 + 2),
    ],
)
def test_greenland_pays_for_both_of_its_diagonals(cells, income):
    state = table(Income(), claimed={0: (Claimed("greenland", covered("greenland", *cells)),)})

    assert have(state, "silver") == [income, 0]


@pytest.mark.rule("FO-6.2")
def test_the_incomes_of_all_boards_are_paid_together_and_on_top_of_what_one_has():
    claimed = (Claimed("iceland"), Claimed("greenland", all_but("greenland")), Claimed("labrador"))

    state = table(Income(), things={0: {"silver": 3}}, home={0: lower_left("home_board", 8, 3)}, claimed={0: claimed})

    assert have(state, "silver") == [3 + 3 + 1 + 8 + 0, 0]
    assert heard(state, events.IncomePaid)[0] == events.IncomePaid(0, 3 + 1 + 8)


@pytest.mark.rule("FO-6.2")
def test_houses_pay_no_income():
    houses = (House("shed"), House("stone_house", all_but("stone_house")), House("long_house"))

    assert have(table(Income(), houses={0: houses}), "silver") == [0, 0]


@pytest.mark.rule("FO-6.3", "FO-A7")
@pytest.mark.parametrize(("length", "last"), [("long", 7), ("short", 6)])
def test_the_final_income_is_paid_like_any_other_and_counts_once(length, last):
    home = {0: lower_left("home_board", 8, 3)}

    state = table(Income(), length=length, round=last, home=home, things={0: {"silver": 4}})

    assert have(state, "silver") == [4 + 3, 0]
    (silver,) = [line.points for line in final_scores(state).seats[0].lines if line.points > 0]
    assert silver == 7


# ---------------------------------------------------------------------- phase 8: breeding


@pytest.mark.rule("FO-6.4", "FO-6.5")
@pytest.mark.parametrize("species", ["sheep", "cattle"])
@pytest.mark.parametrize(
    ("normal", "pregnant", "after"),
    [
        pytest.param(0, 0, (0, 0), id="no animal"),
        pytest.param(1, 0, (1, 0), id="one alone"),
        pytest.param(2, 0, (1, 1), id="one of two becomes pregnant"),
        pytest.param(5, 0, (4, 1), id="only one of five"),
        pytest.param(0, 1, (2, 0), id="a single pregnant one gives birth"),
        pytest.param(1, 1, (3, 0), id="a birth, and none becomes pregnant"),
        pytest.param(0, 3, (6, 0), id="three births"),
        pytest.param(4, 2, (8, 0), id="two births among six"),
    ],
)
def test_animals_give_birth_or_else_one_of_two_becomes_pregnant(species, normal, pregnant, after):
    state = table(Breeding(), things={1: {species: normal, f"{species}_pregnant": pregnant}})

    assert (state.players[1].have(species), state.players[1].have(f"{species}_pregnant")) == after
    assert supply(state, 0) == AT_THE_START
    assert heard(state, events.AnimalBorn) == ([events.AnimalBorn(1, species, pregnant)] if pregnant else [])
    becomes_pregnant = bool(after[1])
    assert heard(state, events.AnimalPregnant) == [events.AnimalPregnant(1, species)] * becomes_pregnant


@pytest.mark.rule("FO-6.4")
def test_each_species_breeds_on_its_own():
    things = {0: {"sheep": 2, "cattle_pregnant": 1}, 1: {"sheep": 1, "cattle": 1}}

    state = table(Breeding(), things=things)

    assert supply(state, 0) == {**AT_THE_START, "sheep": 1, "sheep_pregnant": 1, "cattle": 2}
    assert supply(state, 1) == {**AT_THE_START, "sheep": 1, "cattle": 1}


@pytest.mark.rule("FO-6.4", "FO-6.5")
def test_a_flock_over_four_rounds():
    flocks = []
    for rounds in (1, 2, 3, 4):
        player = table(*[Breeding()] * rounds, things={0: {"sheep": 2}}).players[0]
        flocks.append((player.have("sheep"), player.have("sheep_pregnant")))

    assert flocks == [(1, 1), (3, 0), (2, 1), (4, 0)]


# ---------------------------------------------------------------------- phase 10: bonuses


def earned(state, seat=0):
    """What a seat received as a bonus, in this order."""
    return [event.thing for event in heard(state, events.BonusReceived) if event.seat == seat]


def gained(state, seat=0):
    """What a seat has more than at the start."""
    return dict(Counter(supply(state, seat)) - Counter(AT_THE_START))


def newfoundland(*open_cells):
    """Newfoundland claimed, and covered apart from these cells."""
    return (Claimed("newfoundland", all_but("newfoundland", *open_cells)),)


CLOAKPIN, STONE_HOUSE = (5, 1), (6, 6)
"""The bonus cells of Newfoundland."""
AROUND_THE_ORE = [(4, 0), (4, 1), (5, 1), (6, 0), (6, 1)]


@pytest.mark.rule("FO-6.7", "FO-7.10")
def test_the_ore_of_the_home_board_needs_its_five_neighbours():
    state = table(Bonuses(), home={1: covered("home_board", *AROUND_THE_ORE)})

    assert gained(state, 0) == {}
    assert gained(state, 1) == {"ore": 1}
    assert state.events == [events.BonusReceived(1, "ore")]


@pytest.mark.rule("FO-7.10")
@pytest.mark.parametrize("missing", AROUND_THE_ORE)
def test_with_an_uncovered_neighbour_a_bonus_is_not_earned(missing):
    cells = [cell for cell in AROUND_THE_ORE if cell != missing]

    assert gained(table(Bonuses(), home={0: covered("home_board", *cells)})) == {}


@pytest.mark.rule("FO-7.10")
def test_a_covered_bonus_cell_gives_nothing():
    assert gained(table(Bonuses(), home={0: covered("home_board", (5, 0), *AROUND_THE_ORE)})) == {}
    assert gained(table(Bonuses(), home={0: all_but("home_board")})) == {}


@pytest.mark.rule("FO-6.7", "FO-7.10")
def test_all_bonuses_of_the_home_board_are_paid_in_every_round_in_which_they_are_surrounded():
    home = all_but("home_board", (5, 0), (7, 2), (7, 6), (9, 1), (10, 5))

    state = table(Bonuses(), Bonuses(), home={0: home})

    assert gained(state) == {"ore": 2, "wood": 2, "rune_stone": 2, "mead": 2, "stone": 2}


@pytest.mark.rule("FO-7.10", "FO-7.11")
def test_the_double_bonus_of_bear_island_needs_six_cells_and_gives_both_items():
    around = [(5, 5), (5, 6), (5, 7), (6, 5), (7, 5), (7, 6)]
    claimed = {0: (Claimed("bear_island", covered("bear_island", *around)),)}
    too_few = {0: (Claimed("bear_island", covered("bear_island", *around[1:])),)}

    assert gained(table(Bonuses(), claimed=claimed)) == {"rune_stone": 1, "ore": 1}
    assert gained(table(Bonuses(), claimed=too_few)) == {}


@pytest.mark.rule("FO-6.7", "FO-7.10")
def test_animals_of_a_bonus_go_to_the_stable():
    around = [(0, 5), (0, 7), (1, 6), (1, 7)]

    state = table(Bonuses(), claimed={0: (Claimed("faroe_islands", covered("faroe_islands", *around)),)})

    assert gained(state) == {"sheep": 1}
    assert state.players[0].animals("sheep") == 1


@pytest.mark.rule("FO-6.7", "FO-7.11")
@pytest.mark.parametrize(
    ("board", "open_cells", "things"),
    [
        ("shetland", [(1, 5), (2, 1), (3, 7)], "game_meat oil silverware"),
        ("iceland", [(4, 0), (6, 5)], "oil ore stone"),
        ("greenland", [(2, 1), (5, 7)], "stockfish whale_meat"),
        ("baffin_island", [(0, 4), (8, 6)], "ore skin_and_bones"),
        ("labrador", [(3, 3), (6, 4), (7, 1), (8, 6)], "chest game_meat linen stockfish"),
        ("newfoundland", [(2, 2)], "skin_and_bones"),
    ],
)
def test_exploration_boards_give_their_bonuses(board, open_cells, things):
    state = table(Bonuses(), claimed={0: (Claimed(board, all_but(board, *open_cells)),)})

    assert gained(state) == dict.fromkeys(things.split(), 1)


@pytest.mark.rule("FO-6.7")
def test_stone_houses_and_long_houses_give_their_bonuses_and_sheds_have_none():
    houses = (
        House("shed"),
        House("stone_house", all_but("stone_house", (1, 2))),
        House("long_house", all_but("long_house", (0, 10), (1, 1), (2, 5))),
        House("stone_house", all_but("stone_house", (1, 2))),
        House("stone_house"),
    )

    assert gained(table(Bonuses(), houses={0: houses})) == {"hide": 2, "peas": 1, "oil": 1, "beans": 1}


@pytest.mark.rule("FO-6.7")
def test_bonuses_of_home_board_exploration_boards_and_houses_are_paid_together():
    home = covered("home_board", *AROUND_THE_ORE)
    claimed = (Claimed("shetland", all_but("shetland", (7, 2))), Claimed("iceland"))
    houses = (House("stone_house", all_but("stone_house", (1, 2))),)

    state = table(Bonuses(), home={0: home}, claimed={0: claimed}, houses={0: houses})

    assert gained(state) == {"ore": 1, "beans": 1, "hide": 1}


@pytest.mark.rule("FO-7.11", "FO-13.10")
def test_the_cloakpin_comes_from_the_tray():
    state = table(Bonuses(), claimed={0: newfoundland(CLOAKPIN)})

    assert state.players[0].specials == ("cloakpin",)
    assert "cloakpin" not in state.tray
    assert len(state.tray) == 14


@pytest.mark.rule("FO-7.11", "FO-13.10")
def test_once_the_cloakpin_has_left_the_tray_its_bonus_gives_nothing():
    state = table(Bonuses(), claimed={0: newfoundland(CLOAKPIN)}, tray=("belt",), specials={1: ("cloakpin",)})

    assert [player.specials for player in state.players] == [(), ("cloakpin",)]
    assert state.tray == ("belt",)
    assert state.events == []


@pytest.mark.rule("FO-7.11")
def test_a_bonus_stone_house_comes_empty_from_the_stock():
    state = table(Bonuses(), claimed={0: newfoundland(STONE_HOUSE)}, houses={0: (House("shed"),)})

    assert state.players[0].houses == (House("shed"), House("stone_house"))
    assert state.stock == {"shed": 3, "stone_house": 2, "long_house": 5}


@pytest.mark.rule("FO-7.11", "FO-13.10")
def test_without_a_stone_house_in_stock_its_bonus_gives_nothing():
    state = table(Bonuses(), claimed={0: newfoundland(STONE_HOUSE, (2, 2))}, stock={"stone_house": 0})

    assert state.players[0].houses == ()
    assert state.stock == {"shed": 3, "stone_house": 0, "long_house": 5}
    assert earned(state) == ["skin_and_bones"]


@pytest.mark.rule("FO-A23", "FO-3.3")
@pytest.mark.parametrize(("start_player", "gets_it"), [(0, 1), (1, 1), (2, 2)])
def test_the_last_stone_house_goes_to_the_first_clockwise_from_the_start_player(start_player, gets_it):
    claimed = dict.fromkeys((1, 2), newfoundland(STONE_HOUSE))

    state = table(Bonuses(), seats=3, start_player=start_player, claimed=claimed, stock={"stone_house": 1})

    assert [seat for seat in (0, 1, 2) if state.players[seat].houses] == [gets_it]
    assert state.stock["stone_house"] == 0


@pytest.mark.rule("FO-13.10")
def test_goods_and_resources_of_a_bonus_never_run_out():
    home = dict.fromkeys((0, 1), all_but("home_board", (5, 0), (7, 6)))

    state = table(Bonuses(), home=home, things={0: {"ore": 40, "rune_stone": 43}})

    assert have(state, "ore") == [41, 1]
    assert have(state, "rune_stone") == [44, 1]


# ---------------------------------------------------------------------- phase 11: mountain strips


@pytest.mark.rule("FO-6.8")
def test_each_strip_loses_its_first_item_and_a_new_one_comes_fully_stocked():
    state = table(AgeStrips(), strips=(Strip(3), Strip(1, gone=2)), strip_pile=(5,))

    assert [strip.items for strip in state.strips] == [
        ("wood", "wood", "wood", "stone", "stone", "silver2"),
        ("ore", "ore", "silver2", "silver2"),
        ("wood", "wood", "wood", "stone", "stone", "stone", "silver2"),
    ]
    assert state.strip_pile == ()
    assert state.events == [events.StripsAged(), events.StripTurnedUp(5)]


@pytest.mark.rule("FO-6.8", "FO-A10")
@pytest.mark.parametrize(
    ("strip", "left"),
    [
        pytest.param(Strip(2, gone=4), ("ore", "silver2"), id="stone, ore, 2 silver"),
        pytest.param(Strip(2, gone=5), None, id="ore, 2 silver"),
        pytest.param(Strip(3, gone=5), None, id="stone, 2 silver"),
        pytest.param(Strip(2, gone=6), None, id="only 2 silver"),
        pytest.param(Strip(1, gone=4), ("silver2", "silver2"), id="ore and two items of 2 silver"),
        pytest.param(Strip(1, gone=5), None, id="two items of 2 silver"),
        pytest.param(Strip(1, gone=6), None, id="one item of 2 silver"),
    ],
)
def test_a_strip_with_nothing_but_2_silver_leaves_and_nobody_gets_the_silver(strip, left):
    state = table(AgeStrips(), strips=(strip,), strip_pile=())

    assert [strip.items for strip in state.strips] == ([left] if left else [])
    assert heard(state, events.StripRemoved) == ([] if left else [events.StripRemoved(strip.id)])
    assert have(state, "silver") == [0, 0]


@pytest.mark.rule("FO-6.8")
def test_a_removed_strip_does_not_come_back():
    state = table(*[AgeStrips()] * 8, strips=(Strip(2, gone=5),), strip_pile=(7,))

    assert state.strips == ()
    assert state.strip_pile == ()
    assert heard(state, events.StripTurnedUp) == [events.StripTurnedUp(7)]
    assert heard(state, events.StripRemoved) == [events.StripRemoved(2), events.StripRemoved(7)]


@pytest.mark.rule("FO-6.8")
@pytest.mark.parametrize(("seats", "turned_up"), [(2, 2 + 6), (4, 3 + 5)])
def test_with_four_players_the_pile_is_empty_when_a_strip_for_round_7_would_be_added(seats, turned_up):
    state = table(SetUp(), *[AgeStrips()] * 6, seats=seats)

    strips = [event.strip for event in heard(state, events.StripTurnedUp)]
    assert sorted(strips) == [1, 2, 3, 4, 5, 6, 7, 8]
    assert len(strips) == turned_up
    ages = Counter(strip.gone for strip in state.strips)
    assert ages[0] == (1 if seats == 2 else 0)


@pytest.mark.rule("FO-6.8")
def test_every_strip_of_the_pile_may_be_the_next():
    states = [table(AgeStrips(), seed=str(seed), strip_pile=(2, 4, 6, 8)) for seed in range(30)]

    assert {state.strips[0].id for state in states} == {2, 4, 6, 8}
    for state in states:
        assert {state.strips[0].id, *state.strip_pile} == {2, 4, 6, 8}


# ---------------------------------------------------------------------- phase 12: Vikings return


@pytest.mark.rule("FO-6.9")
def test_all_vikings_return_to_those_that_were_not_placed():
    standing = (
        Vikings("c1_shed", 0, 1, 2),
        Vikings("c4_crafting", 1, 4, 2),
        Vikings("c2_knarr", 0, 2, 2),
        Vikings("c3_forge", 0, 3, 2),
    )

    state = table(ReturnVikings(), seats=3, round=2, standing=standing, thing_square={0: 1, 1: 3, 2: 7})

    assert [player.thing_square for player in state.players] == [1 + 6, 3 + 4, 7]
    assert state.standing == ()
    assert not state.occupied("c1_shed")


@pytest.mark.rule("FO-6.9")
@pytest.mark.parametrize("seats", [1, 3])
def test_who_has_passed_may_play_again(seats):
    state = table(ReturnVikings(), seats=seats, passed=dict.fromkeys(range(seats), True))

    assert [player.passed for player in state.players] == [False] * seats


# ---------------------------------------------------------------------- solo


def alone(length, *unplaced):
    """A solo game with the number of Vikings left over in each round; returns how many there were in each round."""
    state, vikings = table(SetUp(), seats=1, length=length), []
    for round, left in enumerate(unplaced, 1):
        state.round = round
        state.then(NewViking())
        state.advance()
        player = state.players[0]
        vikings.append(player.thing_square)
        state.standing += (Vikings(f"space of round {round}", 0, player.thing_square - left, round),)
        player.thing_square = left
        state.then(ReturnVikings())
        state.advance()
    return vikings


@pytest.mark.rule("FO-15.2", "FO-15.3")
@pytest.mark.parametrize(("length", "vikings"), [("long", [6, 7, 8, 9, 10, 11, 12]), ("short", [7, 8, 9, 10, 11, 12])])
def test_alone_there_are_as_many_vikings_in_each_round_as_with_others(length, vikings):
    assert alone(length, *[0] * len(vikings)) == vikings


@pytest.mark.rule("FO-15.3")
def test_alone_unplaced_vikings_wait_for_the_next_round_of_their_colour():
    assert alone("long", 2, 1, 3, 0, 8, 4, 0) == [6, 7, 8, 9, 10, 11, 12]


@pytest.mark.rule("FO-15.3")
def test_alone_the_vikings_of_round_1_stay_on_the_board_and_the_waiting_ones_come():
    standing = (Vikings("c1_shed", 0, 1, 1), Vikings("c2_knarr", 0, 2, 1))

    state = table(ReturnVikings(), seats=1, round=1, standing=standing, thing_square={0: 3})

    assert state.standing == standing
    assert state.players[0].thing_square == 5
    assert state.solo_waiting == 0
    assert state.solo_square == {"first": 3}


@pytest.mark.rule("FO-15.3")
@pytest.mark.parametrize(("round", "colours"), [(2, ("second", "first")), (5, ("first", "second"))])
def test_alone_the_vikings_of_a_round_block_their_spaces_in_the_next_one_and_those_of_the_round_before_return(
    round, colours
):
    before = (Vikings("c1_shed", 0, 1, round - 1), Vikings("c3_forge", 0, 3, round - 1))
    now = (Vikings("c4_crafting", 0, 4, round), Vikings("c2_knarr", 0, 1, round))

    state = table(
        ReturnVikings(),
        seats=1,
        round=round,
        standing=before + now,
        thing_square={0: 1},
        solo_waiting=0,
        solo_square={colours[1]: 2},
    )

    assert state.standing == now
    spaces = ("c1_shed", "c3_forge", "c4_crafting", "c2_knarr")
    assert [state.occupied(space) for space in spaces] == [False, False, True, True]
    assert state.players[0].thing_square == 2 + 4
    assert state.solo_square == {colours[0]: 1}

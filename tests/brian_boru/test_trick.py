"""Leading, following, winning a trick, and resolving its cards (BB-5, BB-6)."""

import random

import pytest

from meadhall.core.laws import random_move
from meadhall.games.brian_boru import GAME, events
from meadhall.games.brian_boru.build import position
from meadhall.games.brian_boru.marriage import MarriageStep
from meadhall.games.brian_boru.moves import Buy, ChooseHalf, LeadCard, PlayCard
from meadhall.games.brian_boru.trick import BeginTrick, ChooseSecondary, EndTrick, ResolveCard
from tests.brian_boru.helpers import ALL_TOWNS, TOWNS, asked, discs, heard, named, refused


def play_cards(state, leader, town, *cards):
    """A trick is led for this town, and the others follow clockwise, each with the next card."""
    state.play(leader, LeadCard(town, cards[0]))
    follow(state, (leader + 1) % state.seats, *cards[1:])


def follow(state, first, *cards):
    """Clockwise from this seat, each follows with the next card."""
    for at, card in enumerate(cards):
        state.play((first + at) % state.seats, PlayCard(card))


def all_take_the_upper_half(state):
    """All losers whose cards are still to be resolved choose their upper half."""
    while state.waiting() and asked(state)[0][1] == "ChooseSecondary":
        state.play(state.waiting()[0].seat, ChooseHalf("upper"))


def trick(*cards, town="M6", kept=1, **fields):
    """A trick in which each seat in turn has played its card, seat 0 having led for this town.

    Everybody still holds so many other cards.
    """
    spare = [card for card in range(1, 26) if card not in cards]
    hands = {seat: (card, *spare[seat * kept : (seat + 1) * kept]) for seat, card in enumerate(cards)}
    state = position(BeginTrick(), seats=len(cards), hands=hands, **fields)
    state.events = []
    play_cards(state, 0, town, *cards)
    return state


# ---------------------------------------------------------------------- leading


@pytest.mark.rule("BB-5.2", "BB-1.7")
def test_the_holder_of_the_marker_leads():
    state = position(BeginTrick(), seats=3, marker=2, hands={0: (11, 14), 1: (1, 2), 2: (3, 4)})

    assert asked(state) == [(2, "Lead")]


@pytest.mark.rule("BB-5.2", "R-01")
def test_the_leader_may_only_name_a_town_for_which_he_holds_a_card():
    state = position(BeginTrick(), seats=3, marker=0, hands={0: (11, 14), 1: (1, 2), 2: (3, 4)})

    assert refused(state, 0, LeadCard("N2", 11)) == ("card-does-not-fit", "R-01")
    state.play(0, LeadCard("N1", 11))
    assert state.active_town == "N1"


@pytest.mark.rule("BB-5.2", "R-01")
def test_the_leader_may_name_every_free_town_of_the_colours_he_holds_wherever_it_lies():
    state = position(BeginTrick(), seats=3, discs={1: "N1 M6", 2: "M4"}, hands={0: (11, 14), 1: (1, 2), 2: (3, 4)})

    leads = list(state.moves(0))

    red = [town for town in TOWNS["red"].split() if town not in ("N1", "M6")]
    yellow = [town for town in TOWNS["yellow"].split() if town != "M4"]
    expected = [LeadCard(town, 11) for town in red] + [LeadCard(town, 14) for town in yellow]
    assert len(leads) == len(expected) == 16 + 16
    assert set(leads) == set(expected)


@pytest.mark.rule("BB-5.2")
def test_with_a_white_card_the_leader_may_name_any_free_town():
    state = position(BeginTrick(), seats=3, discs={1: "N1"}, hands={0: (13,), 1: (1,), 2: (3,)})

    assert sorted(named(state.moves(0))) == sorted(set(ALL_TOWNS.split()) - {"N1"})


@pytest.mark.parametrize(
    ("lead", "reason"),
    [
        pytest.param(
            LeadCard("M6", 18), ("card-not-in-hand", "BB-5.2"), marks=pytest.mark.rule("BB-5.2"), id="another's card"
        ),
        pytest.param(
            LeadCard("M5", 11), ("card-does-not-fit", "R-01"), marks=pytest.mark.rule("R-01"), id="the wrong colour"
        ),
        pytest.param(
            LeadCard("M3", 11), ("town-not-free", "BB-1.4"), marks=pytest.mark.rule("BB-1.4"), id="another's town"
        ),
        pytest.param(
            LeadCard("M9", 11), ("town-not-free", "BB-1.4"), marks=pytest.mark.rule("BB-1.4"), id="a town of one's own"
        ),
        pytest.param(
            LeadCard("M8", 11),
            ("town-not-free", "BB-1.4"),
            marks=pytest.mark.rule("BB-1.4", "R-20"),
            id="a town of the Vikings",
        ),
        pytest.param(
            LeadCard("M4", 11),
            ("town-not-free", "BB-1.4"),
            marks=pytest.mark.rule("BB-1.4"),
            id="a taken town of the wrong colour",
        ),
        pytest.param(LeadCard("X1", 11), ("no-such-town", "BB-1.2"), marks=pytest.mark.rule("BB-1.2"), id="no town"),
        pytest.param(PlayCard(11), ("not-now", ""), marks=pytest.mark.rule("BB-5.2"), id="a card without a town"),
    ],
)
def test_a_lead_is_refused_with_the_reason(lead, reason):
    board = {"discs": {0: "M9", 1: "M3 M4", 2: "M8"}, "vikings": "M8"}
    state = position(BeginTrick(), seats=3, hands={0: (11,), 1: (18,), 2: (3,)}, **board)

    assert refused(state, 0, lead) == reason


# ---------------------------------------------------------------------- nobody can lead as usual


@pytest.mark.rule("R-02")
def test_without_a_town_for_his_cards_the_holder_passes_the_marker_to_the_next_who_can_lead():
    hands = {0: (2, 5), 1: (8, 11), 2: (15, 16), 3: (3, 6)}
    state = position(BeginTrick(), seats=4, discs={3: TOWNS["red"]}, hands=hands)

    assert asked(state) == [(2, "Lead")]
    assert {move.card for move in state.moves(2)} == {16}
    assert state.marker == 2


@pytest.mark.rule("R-02")
def test_all_are_told_that_the_marker_was_passed_on():
    hands = {0: (2, 5), 1: (8, 11), 2: (15, 16), 3: (3, 6)}
    state = position(BeginTrick(), seats=4, discs={3: TOWNS["red"]}, hands=hands, events=[])

    assert state.events == [events.MarkerPassed(2)]


@pytest.mark.rule("R-02", "R-03")
@pytest.mark.parametrize(
    ("hands", "learnt"),
    [
        pytest.param({0: (16, 5), 1: (8, 11), 2: (2, 3)}, 0, id="the holder leads"),
        pytest.param({0: (2, 5), 1: (8, 11), 2: (16, 3)}, 1, id="another leads"),
        pytest.param({0: (2, 5), 1: (8, 11), 2: (15, 3)}, 1, id="nobody leads"),
    ],
)
def test_who_cannot_lead_has_shown_something_of_his_hand_so_what_led_there_is_not_undone(hands, learnt):
    state = position(BeginTrick(), seats=3, discs={0: TOWNS["red"]}, hands=hands)

    assert state.unveilings == learnt


@pytest.mark.rule("R-02")
def test_the_marker_is_passed_clockwise_round_the_table():
    hands = {0: (3, 6), 1: (9, 12), 2: (8, 11), 3: (2, 5)}
    state = position(BeginTrick(), seats=4, marker=2, discs={3: TOWNS["red"]}, hands=hands)

    assert asked(state) == [(0, "Lead")]


@pytest.mark.rule("R-02")
def test_whoever_got_the_marker_leads_and_the_former_holder_follows_in_his_turn():
    hands = {0: (2, 5), 1: (8, 11), 2: (15, 16), 3: (3, 6)}
    state = position(BeginTrick(), seats=4, discs={3: TOWNS["red"]}, hands=hands)

    state.play(2, LeadCard("M5", 16))
    assert asked(state) == [(3, "Follow")]
    state.play(3, PlayCard(3))
    assert asked(state) == [(0, "Follow")]
    state.play(0, PlayCard(2))
    assert asked(state) == [(1, "Follow")]
    assert state.marker == 2


@pytest.mark.rule("R-02")
def test_a_marker_passed_on_stays_until_somebody_wins_it():
    hands = {0: (2, 5), 1: (8, 11), 2: (15, 16), 3: (3, 25)}
    state = position(BeginTrick(), seats=4, discs={3: TOWNS["red"]}, hands=hands)
    play_cards(state, 2, "M5", 16, 25, 2, 8)

    assert asked(state) == [(0, "ChooseSecondary")]
    assert state.marker == 2
    all_take_the_upper_half(state)
    assert state.marker == 3


@pytest.mark.rule("R-03")
def test_if_nobody_can_lead_all_play_a_card_clockwise_from_the_holder_of_the_marker():
    hands = {0: (2, 5), 1: (8, 11), 2: (15, 18)}
    state = position(BeginTrick(), seats=3, marker=1, discs={0: TOWNS["red"]}, hands=hands)

    for seat, cards in [(1, (8, 11)), (2, (15, 18)), (0, (2, 5))]:
        assert asked(state) == [(seat, "Follow")]
        assert state.moves(seat) == [PlayCard(card) for card in cards]
        state.play(seat, PlayCard(cards[0]))


@pytest.mark.rule("R-03")
def test_in_a_trick_without_a_town_nobody_wins_and_all_do_a_secondary_action_in_ascending_order():
    hands = {0: (2, 5, 18), 1: (8, 11, 24), 2: (13, 15, 22)}
    state = position(BeginTrick(), seats=3, marker=1, discs={0: ALL_TOWNS}, vikings=ALL_TOWNS, hands=hands)
    follow(state, 1, 8, 22, 5)

    assert asked(state) == [(0, "ChooseSecondary")]
    state.play(0, ChooseHalf("upper"))
    assert asked(state) == [(1, "ChooseSecondary")]
    state.play(1, ChooseHalf("upper"))
    assert state.coins == [3 + 2, 3 + 2, 3 + 2]
    assert state.discs[1:] == [0, 0]


@pytest.mark.rule("R-03")
def test_after_a_trick_without_a_town_the_marker_has_stayed_and_the_next_one_begins_with_its_holder():
    hands = {0: (2, 5, 14), 1: (8, 11, 17), 2: (15, 23, 24)}
    taken = f"{TOWNS['red']} {TOWNS['yellow']}"
    state = position(BeginTrick(), seats=3, marker=1, discs={0: taken}, coins=[0, 0, 0], hands=hands)
    follow(state, 1, 8, 15, 2)
    all_take_the_upper_half(state)

    assert state.marker == 1
    assert asked(state) == [(1, "Follow")]
    assert state.moves(1) == [PlayCard(11), PlayCard(17)]


@pytest.mark.rule("R-03")
def test_all_are_told_of_a_trick_without_a_town_and_nobody_is_told_to_have_won_it():
    hands = {0: (2, 5), 1: (8, 11), 2: (15, 18)}
    state = position(BeginTrick(), seats=3, discs={0: TOWNS["red"]}, hands=hands, events=[])
    follow(state, 0, 2, 8, 15)

    assert state.events[0] == events.TrickWithoutTown()
    assert not heard(state, events.TrickWon)


@pytest.mark.rule("R-03")
def test_without_a_free_town_even_a_white_card_cannot_be_led():
    hands = {0: (13, 20), 1: (21, 22), 2: (1, 2)}
    state = position(BeginTrick(), seats=3, discs={0: ALL_TOWNS}, hands=hands)

    assert asked(state) == [(0, "Follow")]


# ---------------------------------------------------------------------- following


@pytest.mark.rule("BB-5.3")
def test_a_follower_may_play_any_card():
    state = position(BeginTrick(), seats=3, marker=0, hands={0: (11, 14), 1: (1, 20), 2: (3, 4)})
    state.play(0, LeadCard("N1", 11))

    assert state.moves(1) == [PlayCard(1), PlayCard(20)]


@pytest.mark.rule("BB-5.3")
def test_who_could_follow_the_colour_or_beat_the_card_need_not():
    state = position(BeginTrick(), seats=3, marker=0, hands={0: (11, 14), 1: (2, 4, 24), 2: (3, 5)})
    state.play(0, LeadCard("N1", 11))

    assert state.moves(1) == [PlayCard(2), PlayCard(4), PlayCard(24)]


@pytest.mark.rule("BB-5.3", "BB-1.1")
def test_everybody_else_plays_exactly_one_card_clockwise_from_the_leader():
    hands = {0: (1, 2), 1: (3, 4), 2: (11, 14), 3: (5, 6)}
    state = position(BeginTrick(), seats=4, marker=2, hands=hands)
    state.play(2, LeadCard("N1", 11))

    for seat, card in [(3, 5), (0, 1), (1, 3)]:
        assert asked(state) == [(seat, "Follow")]
        state.play(seat, PlayCard(card))

    assert [len(hand) for hand in state.hands] == [1, 1, 1, 1]
    assert asked(state) == [(0, "ChooseSecondary")]


@pytest.mark.rule("BB-5.3")
def test_later_players_see_the_earlier_cards():
    hands = {0: (11, 14), 1: (1, 20), 2: (3, 4)}
    state = position(BeginTrick(), seats=3, hands=hands)
    state.play(0, LeadCard("N1", 11))
    state.play(1, PlayCard(20))

    assert [player.card for player in GAME.view(state, 2).players] == [11, 20, None]


@pytest.mark.rule("BB-5.3")
def test_a_follower_can_only_play_a_card_of_his_own_and_only_in_his_turn():
    state = position(BeginTrick(), seats=3, hands={0: (11, 14), 1: (1, 20), 2: (3, 4)})
    state.play(0, LeadCard("N1", 11))

    assert refused(state, 1, PlayCard(3)) == ("card-not-in-hand", "BB-5.3")
    assert refused(state, 1, PlayCard(11)) == ("card-not-in-hand", "BB-5.3")
    assert refused(state, 1, LeadCard("N1", 1)) == ("not-now", "")
    assert refused(state, 2, PlayCard(3)) == ("not-your-turn", "")


# ---------------------------------------------------------------------- winning


@pytest.mark.rule("BB-5.4")
@pytest.mark.parametrize(
    ("town", "cards", "winner"),
    [
        pytest.param("C7", (11, 2, 13, 17), 2, id="white above red, yellow is off-colour"),
        pytest.param("M6", (2, 25, 23, 19), 0, id="the leader's low card against high cards of other colours"),
        pytest.param("M6", (5, 24, 18, 25), 1, id="the highest of the town's colour"),
        pytest.param("M5", (3, 22, 6, 25), 3, id="the town's colour above white"),
        pytest.param("M4", (20, 14, 17, 16), 0, id="a white card led"),
        pytest.param("M4", (13, 21, 22, 20), 2, id="the highest of white cards"),
        pytest.param("M4", (13, 14, 12, 11), 1, id="the town's colour above the white card led"),
    ],
)
def test_the_highest_card_of_the_towns_colour_or_white_wins(town, cards, winner):
    state = trick(*cards, town=town)

    assert heard(state, events.TrickWon) == [events.TrickWon(winner, cards[winner])]


@pytest.mark.rule("BB-5.4", "BB-1.11")
@pytest.mark.parametrize("town", ["M6", "M5", "M4"])
def test_white_counts_as_the_colour_of_every_town(town):
    leads = {"M6": 11, "M5": 12, "M4": 10}

    state = trick(leads[town], 13, 24 if town != "M6" else 25, town=town)

    assert heard(state, events.TrickWon) == [events.TrickWon(1, 13)]


# ---------------------------------------------------------------------- resolving


@pytest.mark.rule("BB-6.1")
def test_cards_are_resolved_in_ascending_order_whatever_their_colour_and_whoever_won():
    state = trick(11, 18, 3, 17)

    for seat, what in [(2, "ChooseSecondary"), (0, "ChooseSecondary"), (3, "ChooseSecondary")]:
        assert asked(state) == [(seat, what)]
        state.play(seat, ChooseHalf("upper"))

    assert discs(state, 1) == ["M6"]


@pytest.mark.rule("BB-6.1")
def test_a_winner_with_the_lowest_card_acts_before_all_others():
    state = trick(2, 25, 23, battle_area=0)

    assert discs(state, 0) == ["M6"]
    assert asked(state) == [(2, "ChooseSecondary")]


@pytest.mark.rule("BB-6.1")
def test_a_card_is_resolved_with_all_its_decisions_before_the_next():
    state = trick(24, 3, 4, coins={1: 2})

    assert asked(state) == [(1, "ChooseSecondary")]
    state.play(1, ChooseHalf("lower"))
    assert asked(state) == [(1, "BuyExtra")]
    state.play(1, Buy("church_disc", 1))
    assert asked(state) == [(2, "ChooseSecondary")]


@pytest.mark.rule("BB-6.2")
def test_the_winner_must_do_the_primary_action_of_his_card():
    state = trick(25, 3, 4, town="M5", coins={0: 1}, points={0: 9})
    all_take_the_upper_half(state)

    assert discs(state, 0) == ["M5"]
    assert state.coins[0] == 0
    assert state.points[0] == 7
    assert state.church[0] == 0
    assert not [event for event in heard(state, events.SecondaryChosen) if event.seat == 0]


@pytest.mark.rule("BB-6.3")
@pytest.mark.parametrize(("half", "coins", "raiders"), [("upper", 1, 0), ("lower", 0, 3)])
def test_a_loser_does_the_secondary_action_he_chooses(half, coins, raiders):
    state = trick(24, 4, 15, battle_area=9, coins={2: 0})
    state.play(1, ChooseHalf("upper"))
    assert list(state.moves(2)) == [ChooseHalf("upper"), ChooseHalf("lower")]

    state.play(2, ChooseHalf(half))

    assert (state.coins[2], state.raiders[2]) == (coins, raiders)


@pytest.mark.rule("BB-6.3")
def test_a_loser_chooses_only_when_his_card_comes_up():
    state = trick(24, 15, 4, battle_area=9)

    assert refused(state, 1, ChooseHalf("lower")) == ("not-your-turn", "")
    state.play(2, ChooseHalf("upper"))
    assert asked(state) == [(1, "ChooseSecondary")]


@pytest.mark.rule("BB-6.3")
@pytest.mark.parametrize("card", [20, 21, 22])
def test_a_loser_whose_card_has_one_secondary_action_does_that_one_unasked(card):
    state = trick(24, card, 4)
    state.play(2, ChooseHalf("upper"))

    assert state.coins[1] == 3 + 2
    assert discs(state, 1) == []
    assert discs(state, 0) == ["M6"]


@pytest.mark.rule("BB-6.4")
def test_symbols_are_resolved_from_left_to_right():
    state = trick(24, 2, 4, coins={1: 2}, discs={1: "M4"})
    state.play(1, ChooseHalf("upper"))

    assert state.coins[1] == 5
    assert asked(state) == [(1, "ChooseExpansion")]


@pytest.mark.rule("BB-6.4", "R-07")
def test_raiders_discs_and_steps_of_an_action_cannot_be_declined():
    state = trick(24, 15, 16, 17, battle_area=9, coins={1: 0, 2: 0, 3: 0})

    for seat in (1, 2, 3):
        state.play(seat, ChooseHalf("lower"))

    assert state.raiders[1] == 3
    assert state.church[2] == 3
    assert state.track[3] == 3


@pytest.mark.rule("BB-6.4", "R-07")
def test_a_loser_may_choose_a_half_that_does_nothing():
    state = trick(24, 15, 4, battle_area=0, coins={1: 6})
    state.play(2, ChooseHalf("upper"))
    assert list(state.moves(1)) == [ChooseHalf("upper"), ChooseHalf("lower")]

    state.play(1, ChooseHalf("lower"))

    assert (state.coins[1], state.raiders[1]) == (6, 0)
    assert discs(state, 0) == ["M6"]


@pytest.mark.rule("BB-6.4")
def test_a_symbol_that_can_do_nothing_is_skipped_and_the_next_one_is_done():
    state = trick(2, 3, 4, battle_area=0)

    assert state.raiders[0] == 0
    assert discs(state, 0) == ["M6"]
    assert state.coins[0] == 3 + 1


@pytest.mark.rule("BB-6.5")
def test_a_card_lies_in_front_of_its_player_until_it_is_resolved():
    state = trick(24, 3, 4, coins={1: 2})
    state.play(1, ChooseHalf("lower"))
    assert [player.card for player in GAME.view(state, 2).players] == [24, 3, 4]

    state.play(1, Buy("church_disc", 0))

    assert [player.card for player in GAME.view(state, 2).players] == [24, None, 4]


@pytest.mark.rule("BB-6.5", "R-29")
def test_nobody_may_look_through_the_discard_pile_though_bots_may_remember():
    state = trick(24, 3, 4, kept=2)
    all_take_the_upper_half(state)
    other = state.copy()
    assert state.played == [(24,), (3,), (4,)]
    other.played = [(25,), (18,), (19,)]

    for seat in (0, 1, 2, None):
        assert GAME.view(state, seat) == GAME.view(other, seat)
        assert GAME.knowledge(state, seat).position.played == [(24,), (3,), (4,)]


@pytest.mark.rule("BB-6.6")
def test_the_winner_leads_the_next_trick():
    state = trick(11, 2, 18, kept=2)
    all_take_the_upper_half(state)

    assert state.marker == 2
    assert asked(state) == [(2, "Lead")]


@pytest.mark.rule("BB-6.6")
def test_between_two_tricks_there_is_no_active_town_and_no_winner():
    state = trick(11, 2, 18, kept=2)
    assert (GAME.view(state, 0).active_town, GAME.view(state, 0).winner) == ("M6", 2)

    all_take_the_upper_half(state)

    assert (GAME.view(state, 0).active_town, GAME.view(state, 0).winner) == (None, None)


@pytest.mark.rule("BB-6.6")
def test_with_two_cards_left_another_trick_is_played_and_with_one_left_the_upkeep_begins():
    hands = {0: (3, 6), 1: (9, 12), 2: (8, 11)}
    another = position(EndTrick(), BeginTrick(), MarriageStep(), seats=3, hands=hands)
    assert asked(another) == [(0, "Lead")]

    hands = {0: (3,), 1: (9,), 2: (8,)}
    upkeep = position(EndTrick(), MarriageStep(), seats=3, hands=hands, track={1: 2}, marriage_card="brigid")
    assert upkeep.waiting() == []
    assert upkeep.marriages[1] == ("brigid",)


# ---------------------------------------------------------------------- the end of the action phase


@pytest.mark.rule("BB-5.1")
@pytest.mark.parametrize(("seats", "tricks"), [(3, 7), (4, 5), (5, 4)])
def test_tricks_are_played_until_everybody_has_one_card_left(seats, tricks):
    rng = random.Random(1)
    state = GAME.setup(seats=seats, seed=1)
    state.events = []
    while state.round < 2:
        random_move(state, rng)

    assert len(heard(state, events.TrickLed)) == tricks
    assert heard(state, events.LastCardsDiscarded) == [events.LastCardsDiscarded()]


@pytest.mark.rule("BB-5.1", "R-25")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_last_card_is_discarded_unplayed_at_every_number_of_players(seats):
    cards = (24, 3, 4, 6, 7)[:seats]
    hands = {seat: (card, card + 5) if seat else (card, 25) for seat, card in enumerate(cards)}
    state = position(BeginTrick(), MarriageStep(), seats=seats, hands=hands, track={2: 4}, marriage_card="brigid")
    play_cards(state, 0, "M6", *cards)
    all_take_the_upper_half(state)

    assert state.hands == [()] * seats
    assert state.points[2] == 10 + 4
    assert state.waiting() == []


@pytest.mark.rule("BB-5.1", "R-29")
def test_the_last_cards_are_discarded_unseen():
    state = trick(24, 3, 4, kept=1)
    other = trick(24, 3, 4, kept=1)
    other.hands = [(21,), (22,), (23,)]
    all_take_the_upper_half(state)
    all_take_the_upper_half(other)

    assert state.events == other.events
    assert state.events[-1] == events.LastCardsDiscarded()
    assert state == other


@pytest.mark.rule("BB-6.3")
def test_a_card_has_no_third_half():
    state = position(ResolveCard(1), seats=3, trick={1: 11})

    assert refused(state, 1, ChooseHalf("middle")) == ("no-such-half", "BB-6.3")
    assert state.waiting() == [ChooseSecondary(1, card=11)]

"""The draft (BB-4)."""

import pytest

from meadhall.games.brian_boru import GAME, events
from meadhall.games.brian_boru.build import position
from meadhall.games.brian_boru.draft import Deal
from meadhall.games.brian_boru.moves import PickCards
from tests.brian_boru.helpers import asked, heard, refused


def everybody_picks(state, *seats):
    """These seats, or all in order, put their two lowest cards on their piles."""
    for seat in seats or range(state.seats):
        state.play(seat, PickCards(state.hands[seat][:2]))


@pytest.mark.rule("BB-4.1")
@pytest.mark.parametrize(("seats", "cards", "left_over"), [(3, 8, 1), (4, 6, 1), (5, 5, 0)])
def test_all_25_cards_are_dealt_but_one_with_three_or_four_players(seats, cards, left_over):
    state = position(Deal(), seats=seats)

    assert [len(hand) for hand in state.hands] == [cards] * seats
    assert len(state.face_down) == left_over
    assert sorted(sum(state.hands, state.face_down)) == list(range(1, 26))


@pytest.mark.rule("BB-4.1")
def test_the_cards_are_shuffled_anew_in_every_round():
    first, second = (position(Deal(), seats=4, seed=1, round=number) for number in (1, 2))

    assert first.hands != second.hands
    assert sorted(sum(second.hands, second.face_down)) == list(range(1, 26))


@pytest.mark.rule("BB-4.1")
def test_the_round_begins_with_the_whole_pack_whatever_was_played_before():
    state = position(Deal(), seats=4, seed=1, picks={0: (1, 2)}, passed={0: ((3, 4),)})

    assert sorted(sum(state.hands, state.face_down)) == list(range(1, 26))
    assert state.picks == [(), (), (), ()]
    assert state.passed == [(), (), (), ()]


@pytest.mark.rule("BB-4.1")
@pytest.mark.parametrize("seat", [0, 1, 2, 3, None])
def test_nobody_may_look_at_the_card_that_was_not_dealt(seat):
    state = position(Deal(), seats=4)
    other = state.copy()
    other.face_down = state.hands[0][:1]

    assert GAME.view(other, seat) == GAME.view(state, seat)
    assert GAME.knowledge(other, seat) == GAME.knowledge(state, seat)


@pytest.mark.rule("BB-4.2")
def test_everybody_picks_exactly_two_of_his_cards_at_the_same_time():
    state = position(Deal(), seats=4)
    a, b, c, d, e, f = state.hands[2]

    assert asked(state) == [(seat, "PickTwo") for seat in range(4)]
    pairs = [(a, b), (a, c), (a, d), (a, e), (a, f), (b, c), (b, d), (b, e)]
    pairs += [(b, f), (c, d), (c, e), (c, f), (d, e), (d, f), (e, f)]
    assert list(state.moves(2)) == [PickCards(pair) for pair in pairs]


@pytest.mark.rule("BB-4.2")
def test_it_does_not_matter_in_which_order_the_players_pick():
    one_way, other_way = position(Deal(), seats=4), position(Deal(), seats=4)

    everybody_picks(one_way, 0, 1, 2, 3)
    everybody_picks(other_way, 2, 0, 3, 1)

    assert one_way == other_way


@pytest.mark.rule("BB-4.2")
def test_what_one_player_picks_is_hidden_from_the_others():
    state = position(Deal(), seats=3)
    other = state.copy()

    state.play(0, PickCards(state.hands[0][:2]))
    other.play(0, PickCards(other.hands[0][4:6]))

    for seat in (1, 2, None):
        assert GAME.view(state, seat) == GAME.view(other, seat)
        assert GAME.knowledge(state, seat) == GAME.knowledge(other, seat)
    assert GAME.view(state, 0) != GAME.view(other, 0)


@pytest.mark.rule("BB-4.2")
def test_only_who_picked_is_told_which_cards():
    state = position(Deal(), seats=3)
    picked = state.hands[1][:2]
    state.events = []
    everybody_picks(state)

    told = next(event for event in heard(state, events.CardsPicked) if event.seat == 1)

    assert told.seen_by(1) == events.CardsPicked(1, picked)
    assert [told.seen_by(seat) for seat in (0, 2, None)] == [None, None, None]


@pytest.mark.rule("BB-4.2", "BB-4.3")
def test_nothing_is_passed_on_before_all_have_picked():
    state = position(Deal(), seats=3)
    dealt = list(state.hands)

    everybody_picks(state, 0, 2)

    assert state.hands == dealt
    assert asked(state) == [(1, "PickTwo")]
    assert refused(state, 0, PickCards(dealt[0][2:4])) == ("not-your-turn", "")


@pytest.mark.rule("BB-4.3", "BB-1.1")
@pytest.mark.parametrize("this_round", [1, 2, 3, 4])
def test_the_remaining_cards_go_to_the_left_neighbour_in_every_round(this_round):
    state = position(Deal(), seats=4, round=this_round)
    dealt = list(state.hands)

    everybody_picks(state)

    assert state.hands == [dealt[3][2:], dealt[0][2:], dealt[1][2:], dealt[2][2:]]
    assert asked(state) == [(seat, "PickTwo") for seat in range(4)]


@pytest.mark.rule("BB-4.3")
def test_cards_passed_on_twice_have_gone_two_places_to_the_left():
    state = position(Deal(), seats=3)
    dealt = list(state.hands)

    everybody_picks(state)
    everybody_picks(state)

    assert state.hands == [dealt[1][4:], dealt[2][4:], dealt[0][4:]]


@pytest.mark.rule("BB-4.4")
@pytest.mark.parametrize(("seats", "hands"), [(3, [8, 6, 4]), (4, [6, 4]), (5, [5, 3])])
def test_nobody_is_asked_about_his_last_one_or_two_cards(seats, hands):
    state = position(Deal(), seats=seats)

    for cards in hands:
        assert [len(hand) for hand in state.hands] == [cards] * seats
        assert asked(state) == [(seat, "PickTwo") for seat in range(seats)]
        everybody_picks(state)

    assert state.waiting() == []


@pytest.mark.rule("BB-4.4", "BB-4.6")
@pytest.mark.parametrize(("seats", "cards"), [(3, 8), (4, 6), (5, 5)])
def test_in_the_end_everybody_has_his_picks_and_the_last_cards_as_his_hand(seats, cards):
    state = position(Deal(), seats=seats)
    piles = [()] * seats
    while state.waiting():
        piles = [pile + hand[:2] for pile, hand in zip(piles, state.hands, strict=True)]
        last = [hand[2:] for hand in state.hands]
        everybody_picks(state)

    passed_on = [last[-1], *last[:-1]]
    assert state.hands == [tuple(sorted(pile + rest)) for pile, rest in zip(piles, passed_on, strict=True)]
    assert [len(hand) for hand in state.hands] == [cards] * seats


@pytest.mark.rule("BB-4.5")
def test_a_player_may_look_at_his_own_pile_and_nobody_else_may():
    state = position(Deal(), seats=4)
    pile = state.hands[1][:2]
    other = state.copy()
    everybody_picks(state)
    everybody_picks(other)
    other.picks[1] = state.hands[3][:2]

    assert GAME.view(state, 1).pile == pile
    for seat in (0, 2, 3, None):
        assert GAME.view(state, seat) == GAME.view(other, seat)


@pytest.mark.rule("BB-4.5")
def test_a_card_once_on_the_pile_cannot_be_exchanged():
    state = position(Deal(), seats=4)
    on_the_pile = state.hands[1][0]
    everybody_picks(state)

    assert all(on_the_pile not in move.cards for move in state.moves(1))
    pair = tuple(sorted((on_the_pile, state.hands[1][0])))
    assert refused(state, 1, PickCards(pair)) == ("card-not-in-hand", "BB-4.2")


@pytest.mark.rule("BB-4.2")
def test_a_pick_is_refused_with_the_reason():
    state = position(Deal(), seats=4)
    mine, also_mine = state.hands[0][:2]
    theirs = state.hands[1][0]

    assert refused(state, 0, PickCards((mine, theirs))) == ("card-not-in-hand", "BB-4.2")
    assert refused(state, 0, PickCards((mine, mine))) == ("same-card-twice", "BB-4.2")
    assert refused(state, 0, PickCards((also_mine, mine))) == ("cards-in-order", "BB-4.2")

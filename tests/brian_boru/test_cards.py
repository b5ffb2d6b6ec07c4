"""The 25 action cards: colour, primary action, and each secondary action, played in a real trick (BB-1.11, R-09)."""

import pytest

from meadhall.games.brian_boru.build import position
from meadhall.games.brian_boru.moves import Buy, ChooseHalf, DontExpand, Expand, LeadCard, PlayCard, RemoveVikings
from meadhall.games.brian_boru.trick import BeginTrick
from tests.brian_boru.helpers import ALL_TOWNS, TOWNS, discs, named

# What each card does. The primary action always begins with the active town, the upper half always ends with an
# expansion; they are not written in every line.
#
#  value  colour    primary                       upper half    lower half
CARDS = [
    (1, "yellow", {"steps": 2, "coins": +1}, {"coins": +3}, {"steps": 2}),
    (2, "red", {"raiders": 2, "coins": +1}, {"coins": +3}, {"raiders": 2}),
    (3, "blue", {"church": 2, "coins": +1}, {"coins": +3}, {"church": 2}),
    (4, "yellow", {"steps": 2}, {"coins": +3}, {"steps": 2}),
    (5, "red", {"raiders": 2}, {"coins": +2}, {"raiders": 2}),
    (6, "blue", {"church": 2}, {"coins": +3}, {"church": 2}),
    (7, "yellow", {"steps": 1, "coins": +1}, {"coins": +2}, {"steps": 2}),
    (8, "red", {"raiders": 1, "coins": +1}, {"coins": +2}, {"raiders": 2}),
    (9, "blue", {"church": 1, "coins": +1}, {"coins": +2}, {"church": 2}),
    (10, "yellow", {"coins": +2}, {"coins": +2}, {"steps": 2}),
    (11, "red", {"coins": +2}, {"coins": +2}, {"raiders": 2}),
    (12, "blue", {"coins": +2}, {"coins": +2}, {"church": 2}),
    (13, "white", {"coins": +1}, {"coins": +2}, {"viking tokens": -1, "coins": -1}),
    (14, "yellow", {}, {"coins": +1}, {"steps": 3}),
    (15, "red", {}, {"coins": +1}, {"raiders": 3}),
    (16, "blue", {}, {"coins": +1}, {"church": 3}),
    (17, "yellow", {"coins": -1}, {"coins": +1}, {"steps": 3}),
    (18, "red", {"coins": -1}, {"coins": +1}, {"raiders": 3}),
    (19, "blue", {"coins": -1}, {"coins": +1}, {"church": 3}),
    (20, "white", {}, {"coins": +2}, None),
    (21, "white", {"coins": -1}, {"coins": +2}, None),
    (22, "white", {"coins": -2}, {"coins": +2}, None),
    (23, "yellow", {"coins": -2}, {"coins": +1}, {"steps": 3}),
    (24, "red", {"coins": -2}, {"coins": +1}, {"raiders": 3}),
    (25, "blue", {"coins": -2}, {"coins": +1}, {"church": 3}),
]

EXTRAS = {"steps": "marriage_step", "raiders": "raider", "church": "church_disc"}


def each_card(*columns):
    """One test for each card, with its value and these columns of the table."""
    rows = [dict(zip(("value", "colour", "primary", "upper", "lower"), row, strict=True)) for row in CARDS]
    return pytest.mark.parametrize(
        ("value", *columns),
        [
            pytest.param(
                row["value"],
                *(row[column] for column in columns),
                marks=pytest.mark.card(str(row["value"])),
                id=f"{row['colour']} {row['value']}",
            )
            for row in rows
            if all(row[column] is not None for column in columns)
        ],
    )


def belongings(state, seat):
    """Whatever a card may change for a seat."""
    return {
        "steps": state.track[seat],
        "raiders": state.raiders[seat],
        "church": state.church[seat],
        "coins": state.coins[seat],
        "points": state.points[seat],
        "renown": state.renown[seat],
        "viking tokens": state.vikings.bit_count(),
    }


def changes(before, after):
    """What has become more or less."""
    return {what: after[what] - before[what] for what in before if after[what] != before[what]}


def others_take_the_upper_half(state, seat):
    """All losers but this seat choose the upper half of their cards, until it has to decide or the trick is over."""
    while state.waiting() and state.waiting()[0].seat != seat:
        state.play(state.waiting()[0].seat, ChooseHalf("upper"))


def played(*cards, town, **fields):
    """A trick led by seat 0 for this town, to which three players have played these cards; each has one card left."""
    left = [card for card in range(1, 26) if card not in cards]
    hands = {seat: (card, left[seat]) for seat, card in enumerate(cards)}
    state = position(BeginTrick(), seats=3, hands=hands, battle_area=9, **fields)
    state.play(0, LeadCard(town, cards[0]))
    state.play(1, PlayCard(cards[1]))
    state.play(2, PlayCard(cards[2]))
    return state


def won(value, colour, coins):
    """Seat 0 has led this card to a town of its colour (white: a red one) and won; its card has come up."""
    town = {"red": "M9", "blue": "M10", "yellow": "M7", "white": "M9"}[colour]
    others = {"red": (10, 12), "blue": (10, 11), "yellow": (11, 12), "white": (10, 12)}[colour]
    state = played(value, *others, town=town, coins=[coins, 0, 0], discs={2: "U1"}, vikings="U1")
    others_take_the_upper_half(state, 0)
    return state, town


def lost(value, coins, **fields):
    """Seat 1 has played this card and lost to the 24 or, with a red card, to the 25; its card has come up."""
    leader, town = (25, "M10") if value in (2, 5, 8, 11, 15, 18, 24) else (24, "M9")
    state = played(leader, value, 14 if value != 14 else 17, town=town, coins=[2, coins, 0], **fields)
    others_take_the_upper_half(state, 1)
    return state


@pytest.mark.rule("BB-1.11")
def test_the_table_holds_all_25_cards():
    assert [row[0] for row in CARDS] == list(range(1, 26))


@pytest.mark.rule("BB-1.11")
@each_card("colour")
def test_the_colour_of_a_card_says_for_which_towns_it_can_be_led(value, colour):
    state = position(BeginTrick(), seats=3, hands={0: (value,)})

    fits = ALL_TOWNS if colour == "white" else TOWNS[colour]
    assert sorted(named(state.moves(0))) == sorted(fits.split())


@pytest.mark.rule("BB-6.2", "BB-7.1", "R-09")
@each_card("colour", "primary")
def test_the_winner_of_a_trick_takes_the_town_and_does_the_rest_of_the_primary_action(value, colour, primary):
    state, town = won(value, colour, coins=3)
    before = {"steps": 0, "raiders": 0, "church": 0, "coins": 3, "points": 10, "renown": 1, "viking tokens": 1}
    gains = [what for what in EXTRAS if what in primary]
    for what in gains:
        assert belongings(state, 0) == {**before, what: primary[what]}
        assert state.moves(0) == [Buy(EXTRAS[what], 0), Buy(EXTRAS[what], 1)]
        state.play(0, Buy(EXTRAS[what], 0))
    others_take_the_upper_half(state, 0)

    assert state.waiting() == []
    assert changes(before, belongings(state, 0)) == primary
    assert discs(state, 0) == [town]
    assert state.marker == 0


@pytest.mark.rule("BB-6.3", "BB-7.9")
@each_card("upper")
def test_a_loser_with_the_upper_half_takes_coins_and_may_expand_with_them(value, upper):
    coins = 5 - upper["coins"]
    state = lost(value, coins, discs={1: "M5"})
    before = {**belongings(state, 1), "coins": coins}
    if value not in (20, 21, 22):
        state.play(1, ChooseHalf("upper"))

    assert changes(before, belongings(state, 1)) == upper
    assert list(state.moves(1)) == [DontExpand(), Expand("M4"), Expand("M6")]
    state.play(1, Expand("M6"))

    assert discs(state, 1) == ["M5", "M6"]
    assert changes(before, belongings(state, 1)) == {"coins": upper["coins"] - 5}


@pytest.mark.rule("BB-6.3", "BB-7.9")
@each_card("upper")
def test_with_a_coin_less_the_upper_half_brings_coins_but_no_expansion(value, upper):
    coins = 4 - upper["coins"]
    state = lost(value, coins, discs={1: "M5"})
    if value not in (20, 21, 22):
        state.play(1, ChooseHalf("upper"))
    others_take_the_upper_half(state, 1)

    assert state.waiting() == []
    assert state.coins[1] == 4
    assert discs(state, 1) == ["M5"]


@pytest.mark.rule("BB-6.3")
@each_card("lower")
def test_a_loser_with_the_lower_half_does_what_stands_there(value, lower):
    state = lost(value, coins=3, discs={0: "U1 U2"}, vikings="U1 U2")
    before = belongings(state, 1)
    assert list(state.moves(1)) == [ChooseHalf("upper"), ChooseHalf("lower")]

    state.play(1, ChooseHalf("lower"))
    if "viking tokens" in lower:
        assert list(state.moves(1)) == [RemoveVikings("U1"), RemoveVikings("U2")]
        state.play(1, RemoveVikings("U2"))
    for what in [what for what in EXTRAS if what in lower]:
        assert changes(before, belongings(state, 1)) == lower
        assert state.moves(1) == [Buy(EXTRAS[what], 0), Buy(EXTRAS[what], 1)]
        state.play(1, Buy(EXTRAS[what], 0))

    assert changes(before, belongings(state, 1)) == lower


@pytest.mark.rule("BB-6.3")
@pytest.mark.parametrize(
    "value", [pytest.param(value, marks=pytest.mark.card(str(value)), id=f"white {value}") for value in (20, 21, 22)]
)
def test_the_high_royal_cards_have_no_lower_half(value):
    state = lost(value, coins=0)
    others_take_the_upper_half(state, 1)

    assert state.waiting() == []
    assert state.coins[1] == 2

"""What the kept games of Brian Boru cover (see `make_games.py`; that they come out as they did: `tests/laws`)."""

import pytest

from meadhall import BadFile, Match
from meadhall.core.match import Played, Rewound, TakenBack, Undone
from meadhall.games.brian_boru import GAME, events
from meadhall.games.brian_boru.church import SecondChurchReward
from meadhall.games.brian_boru.symbols import COSTS
from tests.brian_boru.make_games import FOLDER
from tests.kept_games import kept, names

NAMES = names(FOLDER)


def game(name):
    """The match of this file."""
    return kept(GAME, FOLDER, name)


def scores(name):
    """The ledgers at the end of a game."""
    return GAME.scores(game(name).state)


def leaders(name):
    """The seats with the most points, tie-breaks apart."""
    totals = [score.total for score in scores(name).seats]
    return [seat for seat, total in enumerate(totals) if total == max(totals)]


def claim_tokens(name, seat):
    """How many claim tokens a seat holds at the end."""
    return game(name).state.claims.count(seat)


def marriage_cards(name, seat):
    """How many marriage cards lie in front of a seat at the end."""
    return len(game(name).state.marriages[seat])


def kinds(name):
    """The kinds of lines in a game's log."""
    return {type(line) for line in game(name).log}


# ---------------------------------------------------------------------- what they cover


def test_there_are_games_of_all_seats():
    assert {len(game(name).names) for name in NAMES} == {3, 4, 5}


def test_the_files_are_small():
    assert max(path.stat().st_size for path in FOLDER.glob("*.json")) < 40_000


@pytest.mark.rule("BB-12.8")
def test_one_game_is_decided_by_claim_tokens():
    name = "four-decided-by-claim-tokens"
    winner, other = 0, 3

    assert leaders(name) == [winner, other]
    assert claim_tokens(name, winner) > claim_tokens(name, other)
    assert scores(name).winners == (winner,)


@pytest.mark.rule("BB-12.8")
def test_one_game_is_decided_by_marriage_cards():
    name = "three-decided-by-marriage-cards"
    winner, other = 0, 2

    assert leaders(name) == [winner, other]
    assert claim_tokens(name, winner) == claim_tokens(name, other)
    assert marriage_cards(name, winner) > marriage_cards(name, other)
    assert scores(name).winners == (winner,)


@pytest.mark.rule("BB-12.8")
def test_one_game_ends_with_a_shared_victory():
    name = "five-shared-victory"

    assert leaders(name) == [0, 2]
    assert claim_tokens(name, 0) == claim_tokens(name, 2)
    assert marriage_cards(name, 0) == marriage_cards(name, 2)
    assert scores(name).winners == (0, 2)


@pytest.mark.parametrize(
    ("name", "option", "keepers"),
    [
        ("four-military-support", "military_support", 1),
        ("three-establish-trade", "establish_trade", 1),
        ("five-princess-spurned", "spurn", 0),
    ],
)
def test_the_princess_is_used_in_each_way(name, option, keepers):
    state = game(name).state

    assert state.princess == option
    assert sum("estrid" in cards for cards in state.marriages) == keepers


@pytest.mark.parametrize(("name", "line"), [("four-military-support", "claim"), ("three-establish-trade", "regions")])
def test_an_alliance_makes_a_difference_to_the_final_scoring(name, line):
    state = game(name).state
    ally = next(seat for seat, cards in enumerate(state.marriages) if "estrid" in cards)
    without = state.copy()
    without.princess = ""

    def lines(position):
        return [(one.id, one.points) for one in GAME.scores(position).seats[ally].lines if one.id.startswith(line)]

    assert sum(points for _, points in lines(state)) != sum(points for _, points in lines(without))


@pytest.mark.rule("R-23")
def test_in_one_game_nobody_wins_the_princess():
    state = game("three-princess-unclaimed").state

    assert state.marriage_card == "estrid"
    assert state.track == [0, 0, 0]
    assert state.princess == ""
    assert not any("estrid" in cards for cards in state.marriages)


@pytest.mark.parametrize("name", ["three-second-thoughts", "five-second-thoughts"])
def test_some_games_have_second_thoughts_in_their_log(name):
    assert kinds(name) == {Played, Undone, TakenBack, Rewound}
    assert game(name).state.epoch == 1


def test_there_are_moves_that_were_made_by_themselves():
    assert any(line.auto for name in NAMES for line in game(name).log if isinstance(line, Played))


def test_every_kind_of_move_is_made_somewhere():
    made = {type(line.move) for name in NAMES for line in game(name).log if isinstance(line, Played)}

    assert made == set(GAME.moves)


def test_every_kind_of_event_but_the_rarest_is_told_somewhere():
    told_of = {type(event) for name in NAMES for _, event in game(name).events}
    rarest = {events.TrickWithoutTown, events.MarkerPassed, events.NoTownLeft, events.BattleAreaEmpty}

    assert set(GAME.events) - told_of == rarest


# ---------------------------------------------------------------------- a change of behaviour is seen


def why_unreadable(name):
    """Why a kept game can't be read any more."""
    with pytest.raises(BadFile) as refused:
        Match.load((FOLDER / f"{name}.json").read_bytes(), {GAME.id: GAME})
    return refused.value.reason.id


@pytest.mark.parametrize("name", NAMES)
def test_another_price_would_be_noticed(name, monkeypatch):
    monkeypatch.setitem(COSTS, "church_disc", 1)

    assert why_unreadable(name) in ("log-digest", "log-line-illegal")


def test_a_missing_church_reward_would_be_noticed(monkeypatch):
    monkeypatch.setattr(SecondChurchReward, "run", lambda step, state: None)

    assert why_unreadable("four-greedy") == "log-digest"

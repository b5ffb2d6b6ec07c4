"""What the kept games of A Feast for Odin cover (see `make_games.py`; that they come out as they did: `tests/laws`)."""

import pytest

from meadhall import BadFile, Match
from meadhall.core.match import Played, Rewound, Undone
from meadhall.games.feast_for_odin import GAME, events, moves
from meadhall.games.feast_for_odin.rounds import Breeding
from tests.feast_for_odin.make_games import FOLDER
from tests.kept_games import kept, names

NAMES = names(FOLDER)


def game(name):
    """The match of this file."""
    return kept(GAME, FOLDER, name)


def test_there_are_games_of_all_seats_lengths_and_decks():
    assert {len(game(name).names) for name in NAMES} == {1, 2, 3, 4}
    assert {(game(name).options["length"], game(name).options["decks"]) for name in NAMES} == {
        (length, decks) for length in ("short", "long") for decks in ("A", "BC", "ABC")
    }


def test_the_files_are_small():
    assert max(path.stat().st_size for path in FOLDER.glob("*.json")) < 150_000


@pytest.mark.rule("FO-14.6")
def test_one_game_ends_with_a_shared_victory():
    match = game("two-short-a-shared-victory")

    assert GAME.scores(match.state).winners == (0, 1)
    assert len({score.total for score in GAME.scores(match.state).seats}) == 1


def test_one_game_has_second_thoughts_in_its_log():
    match = game("two-short-abc-second-thoughts")

    assert {type(line) for line in match.log} == {Played, Undone, Rewound}
    assert match.state.epoch == 1


def test_every_kind_of_move_but_those_of_single_cards_is_made_somewhere():
    made = {type(line.move) for name in NAMES for line in game(name).log if isinstance(line, Played)}
    of_single_cards = {moves.Exchange, moves.RecallVikings, moves.ReturnShip, moves.TakeOre}

    assert set(GAME.moves) - made == of_single_cards


def test_every_kind_of_event_but_those_of_single_cards_is_told_somewhere():
    told_of = {type(event) for name in NAMES for _, event in game(name).events}
    of_single_cards = {events.HoleFilled, events.OreTakenBack}
    told_to_others_only = {events.CardDrawn}

    assert set(GAME.events) - told_of == of_single_cards | told_to_others_only


def test_many_occupations_are_played_somewhere():
    played = {card for name in NAMES for player in game(name).state.players for card in player.occupations}

    assert len(played) >= 60


def test_a_missing_breeding_would_be_noticed(monkeypatch):
    monkeypatch.setattr(Breeding, "run", lambda step, state: None)

    with pytest.raises(BadFile) as refused:
        Match.load((FOLDER / "three-long-abc-curious.json").read_bytes(), {GAME.id: GAME})
    assert refused.value.reason.id in ("log-digest", "log-line-illegal")

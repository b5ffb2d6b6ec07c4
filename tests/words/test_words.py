"""Every sentence is there in every language, with the same gaps, and none is there in vain."""

import ast
import random
import re
from functools import cache
from importlib.resources import files
from itertools import chain
from pathlib import Path
from types import UnionType
from typing import Literal, get_args, get_origin, get_type_hints

import pytest
from msgspec import Struct

import meadhall
from meadhall import Reason
from meadhall.cli.play import COMMANDS
from meadhall.core.registry import GAMES
from meadhall.core.steps import Choice
from meadhall.games.brian_boru import box
from meadhall.games.brian_boru.build import position
from meadhall.games.brian_boru.moves import PlayCard
from meadhall.games.brian_boru.symbols import BuyExtra
from meadhall.games.feast_for_odin import cards, ids
from meadhall.games.feast_for_odin.box import BOX as FEAST
from meadhall.words import LANGUAGES, SEATS, Words, best_language, bundle, telling_of, words_for
from tests.core.toy import Number, Pick, table
from tests.fluent_files import (
    check_one_for_each_language,
    check_same_gaps,
    check_same_outline,
    check_understood_whole,
    gaps,
    messages_in,
)

BOX = box.BOX
BROUGHT = (
    *("mountain", "trade", "upgrade", "flip_tiles", "play_occupation", "weapon_draw", "feast", "bonus", "breeding"),
    *("roll", "weapons_up_to", "make_pregnant", "double_peas", "return_vikings", "diagonal_exchange"),
    *("use_space_without_vikings", "move_stockfish_to_houses", "must_place_immediately_on"),
    "take_special_from_any_board",
)
"""What parts of spaces and effects of occupations bring in A Feast for Odin besides things."""
NAMES = {
    "brian-boru": {
        "town": [town.id for town in BOX.towns],
        "region": [region.id for region in BOX.regions],
        "card": list(BOX.cards),
        "marriage": [*BOX.marriages, BOX.princess.id],
        "colour": get_args(box.Colour),
        "symbol": get_args(box.Symbol),
        "sign": get_args(box.Symbol),
        "option": get_args(box.PrincessOption),
        "help": get_args(box.PrincessOption),
    },
    "feast-for-odin": {
        "thing": [
            *(*get_args(ids.Payment), "silver2", *get_args(ids.ActionTypeId)[:-2], *BROUGHT),
            *(*get_args(ids.SpecialId), *get_args(ids.ShipId), *get_args(ids.BuildingId)),
        ],
        "counted": [
            *(*get_args(ids.Payment), *get_args(ids.ShipId), *get_args(ids.BuildingId)),
            *("large_ship", "any_weapon_cards", "weapon_draw", "viking"),
            *(f"ore_from_longship_{carrying + 1}" for carrying in range(FEAST.ships["longship"].ore_slots)),
        ],
        "space": [*FEAST.spaces, *(f"imitation_{column}" for column in get_args(ids.ColumnNumber))],
        "board": ["home_board", *get_args(ids.BoardId), *get_args(ids.BuildingId)],
        "occupation": list(FEAST.occupations),
        "occupation-kind": get_args(cards.Kind),
        "colour": get_args(ids.Colour),
        "phase": get_args(ids.PhaseId),
        "group": get_args(ids.GroupId),
        "spaces": {group for card in FEAST.occupations.values() for effect in card.fx for group in effect.group},
        "goods": ("orange",),
        "deck": get_args(ids.DeckId),
        "length": get_args(ids.LengthId),
    },
}
"""What has a name in each game, by the beginning of the ids of these names: `town-M4`."""

PLAYERS = ("Ana", "Bruno", "Chiara", "Deirdre", "Eoin")
SOURCES = Path(meadhall.__file__).parent
GAME_IDS = list(GAMES)
TEXTS = ["", *GAME_IDS]
"""The house, and each game."""


# ---------------------------------------------------------------------- what the Fluent files say


def folder(text):
    return files(GAMES[text].package) / "text" if text else files("meadhall.words")


def messages(text, language="en"):
    return messages_in(folder(text), language)


# ---------------------------------------------------------------------- what the sources say


def modules():
    """All modules of the house and of the games that are registered."""
    registered = {GAMES[id].package.rpartition(".")[2] for id in GAME_IDS}
    others = {path for path in (SOURCES / "games").iterdir() if path.is_dir() and path.name not in registered}
    return sorted(path for path in SOURCES.rglob("*.py") if not others.intersection(path.parents))


@cache
def nodes(path):
    return list(ast.walk(ast.parse(path.read_text(encoding="utf-8"))))


def calls(paths, *names):
    """The calls of functions of these names, `words` in `self.words` too."""
    for path in paths:
        for node in nodes(path):
            if isinstance(node, ast.Call) and node.args:
                function = node.func
                name = function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")
                if name in names:
                    yield path, node


def string_constants(paths):
    return {
        node.value
        for path in paths
        for node in nodes(path)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def arguments(call, place):
    """The keys of the dictionary that a call gets at this place or as `args`."""
    given = [keyword.value for keyword in call.keywords if keyword.arg == "args"] or call.args[place : place + 1]
    return {key.value for key in given[0].keys if key} if given else set()


def literal_ids(node):
    """The ids that an expression such as `"a" if true else "b"` may have."""
    if isinstance(node, ast.IfExp):
        return literal_ids(node.body) | literal_ids(node.orelse)
    return {node.value} if isinstance(node, ast.Constant) and isinstance(node.value, str) else set()


def belongs_to(path, text):
    """Whether a module is part of a game; or, for the house, of none."""
    packages = [SOURCES.parent.joinpath(*GAMES[game].package.split(".")) for game in ([text] if text else GAME_IDS)]
    return any(path.is_relative_to(package) for package in packages) is bool(text)


def reasons_given(text):
    """The reasons in the sources of a game or of the house, each with the names of what fills its gaps."""
    for _, call in calls([path for path in modules() if belongs_to(path, text)], "Reason"):
        for id in literal_ids(call.args[0]):
            yield id, {"asked", "tried"} if id == "not-now" else arguments(call, 2)


def phrases_told(text):
    """The phrases in the sources of a game, each with the names of what fills its gaps."""
    for _, call in calls([path for path in modules() if belongs_to(path, text)], "Phrase"):
        for id in literal_ids(call.args[0]):
            yield id, arguments(call, 1)


def modules_that_speak(text):
    """Those that draw the table of a game; or, for the house, all that belong to no game."""
    tables = SOURCES / "cli" / "tables"
    own = {game.replace("-", "_"): game for game in GAME_IDS}
    drawn = {path: path.relative_to(tables).parts[0].removesuffix(".py") for path in tables.rglob("*.py")}
    return [path for path in modules() if own.get(drawn.get(path, ""), "") == text and belongs_to(path, "")]


def said_outright(text):
    """The ids that are said by name, `words("ui-saved", file=...)`, each with the names of what fills its gaps."""
    for _, call in calls(modules_that_speak(text), "words", "own", "self", "note"):
        for id in literal_ids(call.args[0]):
            yield id, {keyword.arg for keyword in call.keywords}


def said_by_pattern(id):
    """Whether `words(f"table-{head}")` may say this: each gap of the id is some string or number of the sources."""
    for pattern in patterns():
        found = pattern.fullmatch(id)
        if found and all(part.isdecimal() or part in every_string() for part in found.groups()):
            return True
    return False


@cache
def patterns():
    """The ids with gaps that are said; with several gaps, none of them holds a hyphen."""
    said = [call.args[0] for _, call in calls(modules(), "words", "own", "Phrase")]
    found = []
    for id in said:
        if isinstance(id, ast.JoinedStr) and isinstance(id.values[0], ast.Constant):
            gap = "(.+)" if sum(isinstance(part, ast.FormattedValue) for part in id.values) == 1 else "([^-]+)"
            parts = (re.escape(part.value) if isinstance(part, ast.Constant) else gap for part in id.values)
            found.append(re.compile("".join(parts)))
    return found


@cache
def every_string():
    return string_constants(modules())


# ---------------------------------------------------------------------- what a game has to say


def asked(game):
    """The choices that a seat can be asked: those that are not just the base of others."""
    choices = [step for step in game.steps if issubclass(step, Choice)]
    return [one for one in choices if not any(other is not one and issubclass(other, one) for other in choices)]


def kinds(game):
    """Moves, events and choices, each with the beginning of its id."""
    told = (("move", game.moves), ("event", game.events), ("choice", asked(game)))
    return [(prefix, kind) for prefix, these in told for kind in these]


def sayings(text):
    """Every id that must be there, once for each place that says it, with the names of what fills its gaps there."""
    yield from ((f"reason-{id}", names) for id, names in reasons_given(text))
    yield from said_outright(text)
    if not text:
        return
    own = [path for path in modules() if belongs_to(path, text)]
    yield from phrases_told(text)
    yield from ((f"score-{call.args[0].value}", arguments(call, 3)) for _, call in calls(own, "Line"))
    yield from ((f"tie-{call.args[0].value}", set()) for _, call in calls(own, "TieBreak"))
    yield from ((f"kind-{move.__name__}", set()) for move in GAMES[text].moves)
    for kind, names in NAMES[text].items():
        yield from ((f"{kind}-{name}", {"count"} if kind == "counted" else set()) for name in names)
    for prefix, kind in kinds(GAMES[text]):
        id = f"{prefix}-{kind.__name__}"
        yield id, set(kind.__struct_fields__)
        named = gaps(messages(text)[id]) if id in messages(text) else set(kind.__struct_fields__)
        for field, hint in fields(kind).items():
            if get_origin(hint) is Literal and kind_of(text, field) == field and {field, f"{field}-id"} & named:
                yield from ((f"{field}-{value}", set()) for value in get_args(hint))
            if is_record(innermost(hint)):
                yield field, set(innermost(hint).__struct_fields__)


def kind_of(game, field):
    """Under which names an argument is to be found."""
    return getattr(telling_of(GAMES[game].package), "KINDS", {}).get(field, field)


def innermost(hint):
    """What the items of a tuple are, or what may be there or not; otherwise the type itself."""
    return innermost(get_args(hint)[0]) if get_origin(hint) in (tuple, UnionType) else hint


def is_record(hint):
    return isinstance(hint, type) and issubclass(hint, Struct)


def wanted(text):
    """Every id that must be there."""
    return {id for id, _ in sayings(text)}


BY_CONVENTION = ("move-", "kind-", "event-", "choice-", "reason-", "score-", "tie-")
SAID_OF_ANY_GAME = ("game-title", "game-summary", "players")


THEIR_OWN_NAMES = ("knarr",)
"""Ids that are what they name, as many are in English."""


def check_text(text, language, args, said_by=()):
    """A sentence without anything that only programs understand, and with the players' names."""
    assert text.strip()
    assert not re.search(r"[{}$]|\w_|_\w|\bNone\b|\bTrue\b|\bFalse\b", text), text
    for name, value in args.items():
        for one in value if isinstance(value, list | tuple) else (value,):
            if isinstance(one, str) and language != "en" and one not in THEIR_OWN_NAMES:
                assert not re.search(rf"\b{re.escape(one)}\b", text), (text, one)
            if name in SEATS and name in said_by:
                assert PLAYERS[one] in text, text


# ---------------------------------------------------------------------- the same in all languages


@pytest.mark.parametrize("text", TEXTS)
def test_there_is_one_file_for_each_language(text):
    check_one_for_each_language(folder(text))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("text", TEXTS)
def test_every_file_is_understood_whole(text, language):
    check_understood_whole(folder(text), language)


@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize("text", TEXTS)
def test_the_same_messages_are_there_in_the_same_order_under_the_same_headings(text, language):
    check_same_outline(folder(text), language)


@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize("text", TEXTS)
def test_the_same_message_has_the_same_gaps(text, language):
    check_same_gaps(folder(text), language)


@pytest.mark.parametrize("game", GAME_IDS)
def test_no_game_gives_another_meaning_to_a_message_of_the_house(game):
    assert messages(game).keys() & messages("").keys() == set()


# ---------------------------------------------------------------------- none missing, none in vain


@pytest.mark.parametrize("text", TEXTS)
def test_no_message_is_missing(text):
    there = messages(text).keys() | messages("").keys() | (set() if text else set(SAID_OF_ANY_GAME))

    assert sorted(wanted(text) - there) == []


@pytest.mark.parametrize("game", GAME_IDS)
def test_every_game_introduces_itself(game):
    assert messages(game).keys() >= set(SAID_OF_ANY_GAME)


@pytest.mark.parametrize("text", TEXTS)
def test_no_message_is_there_in_vain(text):
    free = {id for id in messages(text) if not id.startswith(BY_CONVENTION)}
    used = wanted(text) | set(filter(said_by_pattern, free))
    if text:
        used |= set(SAID_OF_ANY_GAME)
    else:
        used |= {f"reason-{id}" for game in GAME_IDS for id, _ in reasons_given(game)}

    assert sorted(messages(text).keys() - used) == []


@pytest.mark.parametrize("text", TEXTS)
def test_no_message_asks_for_what_it_is_not_given(text):
    there = messages("") | messages(text)
    for id, names in sayings(text):
        suffixes = ("", "-id", "-count", "-counted", "-told")
        given = (f"{name}{suffix}" for name in names for suffix in suffixes)
        if id in there:
            assert gaps(there[id]) <= set(given), id


def test_everything_measured_has_a_name():
    measured = {
        one for one in string_constants([SOURCES / "cli" / "bench.py"]) if re.fullmatch(r"[a-z]+(_[a-z]+)+", one)
    }
    prefix = "ui-bench-unit-"

    assert {id.removeprefix(prefix) for id in messages("") if id.startswith(prefix)} == measured


# ---------------------------------------------------------------------- everything can be said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("text", TEXTS)
def test_every_message_can_be_said_with_anything_in_its_gaps(text, language):
    voice = bundle(language, GAMES[text].package if text else "")
    for id, message in messages(text, language).items():
        for filling in (0, 1, 2, 20, "Áth Cliath"):
            said, errors = voice.format_pattern(voice.get_message(id).value, dict.fromkeys(gaps(message), filling))
            assert errors == [], id
            check_text(said, language, {})


def samples(game, kind):
    """Two of this kind, with the first and the last of everything that its fields can be."""
    for at in (0, -1):
        yield kind(**{field: sample(game, field, hint, at) for field, hint in fields(kind).items()})


def fields(kind):
    """The fields of a record with their types."""
    hints = get_type_hints(kind)
    return {field: hints[field] for field in kind.__struct_fields__}


def sample(game, field, hint, at):
    """A value that a field may have."""
    names, one = NAMES[game], kind_of(game, field)
    if field == "part":
        return 0  # every card has a first part
    if field in SEATS:
        return (-at, 2) if get_origin(hint) is tuple else -at
    if get_origin(hint) is tuple:
        return tuple(sample_item(game, field, get_args(hint)[0], at) for at in (0, at))
    if get_origin(hint) is UnionType:
        return sample(game, field, get_args(hint)[0], at)
    if is_record(hint):
        return hint(**{field: sample(game, field, one, at) for field, one in fields(hint).items()})
    if get_origin(hint) is Literal:
        return get_args(hint)[at]
    if hint is bool:
        return at == 0
    return names[one][at] if one in names else 1 - at


def sample_item(game, field, hint, at):
    """One item of a list; a pair is a thing and how many of it."""
    if get_origin(hint) is tuple:
        return NAMES[game]["counted"][at], 2 + at
    single = field if kind_of(game, field) != field else field.removesuffix("s")
    return sample(game, single, hint, at)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAME_IDS)
def test_every_kind_of_move_event_and_choice_is_told(game, language):
    words = words_for(language, game, PLAYERS)
    for prefix, kind in kinds(GAMES[game]):
        for one in samples(game, kind):
            said = getattr(words, prefix)(one)
            args = {field: getattr(one, field) for field in one.__struct_fields__}
            check_text(said, language, args, gaps(messages(game)[f"{prefix}-{kind.__name__}"]))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAME_IDS)
def test_whole_games_are_told(game, language):
    for seats in GAMES[game].seat_counts:
        tell_a_game(GAMES[game], words_for(language, game, PLAYERS[:seats]), seats)


def tell_a_game(game, words, seats):
    """Play at random; put everything asked, tried, refused, done and scored into words."""
    rng = random.Random(seats)
    state = game.begin(seats, str(seats), game.read_options({}))
    state.events = []
    state.advance()
    known = {}
    while waiting := state.waiting():
        choice = rng.choice(waiting)
        check_text(words.choice(choice), words.language, {})
        moves, tries = list(choice.moves(state)), list(choice.tries(state))
        for move in rng.sample(moves, min(3, len(moves))) + rng.sample(tries, min(12, len(tries))):
            check_text(words.move(move), words.language, {})
            tell_refusal(state, choice.seat, move, words)
        known[type(moves[0])] = moves[0]
        for other in rng.sample(list(known.values()), min(4, len(known))):
            tell_refusal(state, choice.seat, other, words)
            tell_refusal(state, (choice.seat + 1) % seats, other, words)
        state.play(choice.seat, rng.choice(moves))
    for event in state.events:
        args = {field: getattr(event, field) for field in event.__struct_fields__}
        check_text(words.event(event), words.language, args, args)
    tell_refusal(state, 0, next(iter(known.values())), words)
    scores = game.scores(state)
    for line in chain.from_iterable(score.lines for score in scores.seats):
        check_text(words.score(line), words.language, line.args)
    for tie in scores.tie_breaks:
        check_text(words(f"tie-{tie.id}"), words.language, {})


def tell_refusal(state, seat, move, words):
    reason = state.why_not(seat, move)
    if reason:
        said = words.reason(reason)
        args = {name: value for name, value in reason.args.items() if name != "asked"}
        check_text(said, words.language, args, args)
        assert said.endswith(f" ({reason.rule})") or not reason.rule


@pytest.mark.parametrize("language", LANGUAGES)
def test_commands_are_single_words_that_cannot_be_confused(language):
    said = {name: Words(language)(f"command-{name}") for name in COMMANDS}

    assert all(re.fullmatch(r"\w{2,9}", word) for word in said.values())
    assert len(set(said.values())) == len(COMMANDS)
    assert all(word == name or word not in COMMANDS for name, word in said.items())


# ---------------------------------------------------------------------- how it is put together


@pytest.mark.parametrize(
    ("language", "none", "one", "three"),
    [
        ("en", "none", "red 2", "red 2, blue 3 and yellow 4"),
        ("es", "ninguno", "roja 2", "roja 2, azul 3 y amarilla 4"),
        ("pt-BR", "nenhum", "vermelha 2", "vermelha 2, azul 3 e amarela 4"),
    ],
)
def test_lists_are_read_out_item_by_item(language, none, one, three):
    words = words_for(language, "brian-boru")

    assert [words.read_out("cards", cards) for cards in ((), (2,), (2, 3, 4))] == [none, one, three]


def test_a_seat_without_a_name_has_its_number():
    assert [words_for(language).read_out("seat", 1) for language in LANGUAGES] == ["Seat 2", "Sitio 2", "Lugar 2"]


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "3 seats: all laws held in 1234 games with 12,345 moves."),
        ("es", "3 jugadores: todas las leyes se cumplieron en 1234 partidas con 12.345 jugadas."),
        ("pt-BR", "3 jogadores: todas as leis foram cumpridas em 1234 partidas com 12.345 jogadas."),
    ],
)
def test_only_long_numbers_have_separators(language, said):
    assert Words(language)("ui-check-kept", seats=3, games=1234, moves=12345) == said


@pytest.mark.parametrize("language", LANGUAGES)
def test_even_a_number_that_nobody_meant_can_be_said(language):
    reason = Reason("bad-seats", args={"title": "Brian Boru", "seats": 10**30, "least": 3, "most": 5})

    assert str(10**30) in Words(language).reason(reason)


@pytest.mark.parametrize(
    ("language", "none", "one", "two"),
    [
        ("en", "Buy no disc", "Buy 1 disc", "Buy 2 discs"),
        ("es", "No comprar discos", "Comprar 1 disco", "Comprar 2 discos"),
        ("pt-BR", "Não comprar discos", "Comprar 1 disco", "Comprar 2 discos"),
    ],
)
def test_amounts_have_the_right_number(language, none, one, two):
    words = words_for(language, "brian-boru")

    assert [words("move-Buy", extra="church_disc", count=count) for count in range(3)] == [none, one, two]


@pytest.mark.parametrize(
    ("language", "said"),
    [
        (
            "en",
            "This is not the time for playing a card. What is asked now: Buy more raiders for 2 coins each, or none",
        ),
        (
            "es",
            "No es el momento de jugar una carta. "
            "Ahora toca: Compra más asaltantes vikingos por 2 monedas cada uno, o ninguno",
        ),
        (
            "pt-BR",
            "Não é hora de jogar uma carta. "
            "O que se pede agora: Compre mais invasores vikings por 2 moedas cada um, ou nenhum",
        ),
    ],
)
def test_a_move_at_the_wrong_time_is_told_what_is_asked_instead(language, said):
    state = position(BuyExtra(0, "raider"), seats=3, coins={0: 2})

    assert words_for(language).reason(state.why_not(0, PlayCard(3))) == said


def test_a_reason_inside_another_names_its_rule_only_once():
    inner = Reason("town-not-free", "BB-1.4", {"town": "M4", "owner": 1}, "brian-boru")
    outer = Reason("log-line-illegal", "BB-1.4", {"line": 3, "why": inner})

    assert words_for("en", "", PLAYERS).reason(outer) == (
        "Line 3 of this saved game cannot be replayed: "
        "Caisel is not free: a disc of Bruno lies there. Choose a town without a disc (BB-1.4)"
    )


def test_a_game_that_is_not_installed_still_gives_its_reasons():
    state = table(Pick(0, 3))

    assert str(state.why_not(0, Number(4))) == "too high: most 3 (TOY-1)"


@pytest.mark.parametrize(
    ("surroundings", "language"),
    [
        ({"LANG": "es_MX.UTF-8"}, "es"),
        ({"LANG": "pt_BR.UTF-8"}, "pt-BR"),
        ({"LANG": "pt_PT"}, "pt-BR"),
        ({"LANG": "es_ES", "LC_MESSAGES": "pt_BR"}, "pt-BR"),
        ({"LANG": "es_ES", "LC_ALL": "en_GB"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "de_DE"}, "en"),
        ({}, "en"),
    ],
)
def test_the_language_is_that_of_the_system_if_it_is_spoken(surroundings, language):
    assert best_language(surroundings) == language

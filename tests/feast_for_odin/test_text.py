"""What is printed on the 190 occupations, told in three languages from the data of their effects."""

import re
import tomllib
from importlib.resources import files
from pathlib import Path

import msgspec
import pytest

from meadhall.core.phrases import OneOf, Phrase
from meadhall.games.feast_for_odin import GAME, events, moves
from meadhall.games.feast_for_odin.box import BOX
from meadhall.games.feast_for_odin.telling import BY_HAND, occupation
from meadhall.words import LANGUAGES, Words, read_messages

WORDS = {language: Words(language, GAME, ("Ana", "Bruno")) for language in LANGUAGES}
NUMBERS = list(BOX.occupations)
EXACT = tomllib.loads((Path(__file__).parent / "occupation_texts.toml").read_text(encoding="utf-8"))
"""The whole text of some cards: each trigger, and each way to put things."""
MESSAGES = {entry.id.name for entry in read_messages(files(GAME.package) / "text", "en").body if hasattr(entry, "id")}

# ---------------------------------------------------------------------- whole texts


@pytest.mark.parametrize("number", EXACT)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_text_of_a_card_reads_like_this(language, number):
    assert WORDS[language].tell("occupation", int(number)) == EXACT[number][language]


def test_every_trigger_is_among_these():
    told = {effect.trigger for number in EXACT for effect in BOX.occupations[int(number)].fx}

    assert told == {effect.trigger for card in BOX.occupations.values() for effect in card.fx}


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_cards_have_a_text_without_anything_that_only_programs_understand(language):
    for number in NUMBERS:
        text = WORDS[language].tell("occupation", number)
        assert re.fullmatch(r"[A-ZÁÉÍÓÚ“].*[^.]\.", text), (number, text)
        assert not re.search(r"[{}$_|]|\bNone\b|\bTrue\b|  |\.\.|,,| [,.:;]", text), (number, text)


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_no_card_is_left_in_english(language):
    for number in NUMBERS:
        text = WORDS[language].tell("occupation", number)
        assert not re.search(r"\b(the|you|your|each|silver|get|pay|with)\b", text), (number, text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_cards_have_the_same_name(language):
    names = [WORDS[language].read_out("occupation", number) for number in NUMBERS]

    assert len(set(names)) == 190


def test_a_card_that_nobody_knows_has_no_text():
    assert WORDS["en"].tell("occupation", 0) == ""


# ---------------------------------------------------------------------- complete, and nothing in vain


def amounts(value):
    """All things with their numbers that the data of a card name, as costs and as gains."""
    if isinstance(value, list):
        yield from (pair for one in value for pair in amounts(one))
    elif isinstance(value, dict):
        yield from value.get("things", {}).items()
        yield from value.get("take_weapon", {}).items()
        yield from (pair for one in value.values() for pair in amounts(one))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", NUMBERS)
def test_every_cost_and_gain_of_a_card_stands_in_its_text(number, language):
    words = WORDS[language]
    text = words.tell("occupation", number)
    for thing, count in amounts(msgspec.to_builtins(BOX.occupations[number].fx)):
        if count and count != "round_number":
            assert words.counted(thing, count) in text or in_short(words, text, thing, count), (thing, count, text)


def in_short(words, text, thing, count):
    """The number and the thing at different places, as in "1/2 wool with 2/3 sheep" put in other words."""
    names = (words.read_out("thing", thing), *(words.counted(thing, n).partition(" ")[2] for n in (1, 2)))
    return str(count) in re.findall(r"\d+", text) and any(name in text for name in names)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", NUMBERS)
def test_whatever_is_optional_is_told_as_such(number, language):
    text = WORDS[language].tell("occupation", number)
    may = {"en": ("may",), "es": ("puede",), "pt-BR": ("pode", "basta")}[language]
    optional = any(
        effect.opt or effect.pay or effect.choose_pay or any(one.pay for one in effect.choose)
        for effect in BOX.occupations[number].fx
    )
    if optional or number not in BY_HAND:
        assert any(word in text for word in may) is optional, text


def ids_in(value):
    """All messages of which a phrase is made."""
    if isinstance(value, Phrase):
        yield value.id
        yield from ids_in(list(value.args.values()))
    elif isinstance(value, OneOf):
        yield from ids_in(value.options)
    elif isinstance(value, list | tuple):
        yield from (id for one in value for id in ids_in(one))


def test_no_words_for_effects_are_there_in_vain():
    used = {id for number in NUMBERS for id in ids_in(occupation(number))}
    beginnings = ("tell-", "when-", "each-", "if-", "change-", "per-", "cost-", "do-", "count-", "numbers-")

    assert {id for id in MESSAGES if id.startswith((*beginnings, "occupation-effect-"))} <= used


def test_cards_told_by_hand_are_those_with_a_message_of_their_own():
    assert {f"occupation-effect-{number}" for number in BY_HAND} == {
        id for id in MESSAGES if id.startswith("occupation-effect-")
    }


# ---------------------------------------------------------------------- moves, events, what is due


class Due(msgspec.Struct):
    """An effect that is due, as choices name it."""

    occupation: int
    part: int


@pytest.mark.parametrize(("language", "name"), [("en", "Archer"), ("es", "Arquero"), ("pt-BR", "Arqueiro")])
def test_an_effect_that_is_due_is_called_by_its_card_and_told_alone(language, name):
    words = WORDS[language]
    first, second = Due(13, 0), Due(13, 1)

    assert words.read_out("due", first) == words.read_out("due", {"occupation": 13, "part": 0}) == name
    assert words.tell("due", [first, second]) == words.tell("occupation", 13)
    assert words.tell("due", second) == words.tell("occupation", 13).partition(". ")[2]


@pytest.mark.parametrize(
    ("language", "one", "two"),
    [
        ("en", "Ana receives 1 hide.", "Ana receives 2 hides."),
        ("es", "Ana recibe 1 cuero.", "Ana recibe 2 cueros."),
        ("pt-BR", "Ana recebe 1 couro cru.", "Ana recebe 2 couros crus."),
    ],
)
def test_things_stand_in_the_right_number(language, one, two):
    said = [WORDS[language].event(events.Gained(0, "hide", count)) for count in (1, 2)]

    assert said == [one, two]


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Pay 3 silver and 1 chest"),
        ("es", "Pagar 3 monedas y 1 baúl"),
        ("pt-BR", "Pagar 3 pratas e 1 baú"),
    ],
)
def test_a_cost_is_read_out_thing_by_thing(language, said):
    assert WORDS[language].move(moves.PayWith((("silver", 3), ("chest", 1)))) == said


@pytest.mark.parametrize(
    ("language", "on_board", "in_house"),
    [
        (
            "en",
            "Place it: Iceland, row 1, column C",
            "Place it: stone house 2, row 3, column A, turned by 90°, mirrored",
        ),
        (
            "es",
            "Colocar: Islandia, fila 1, columna C",
            "Colocar: casa de piedra 2, fila 3, columna A, girada 90°, reflejada",
        ),
        (
            "pt-BR",
            "Dispor: Islândia, linha 1, coluna C",
            "Dispor: casa de pedra 2, linha 3, coluna A, girada em 90°, espelhada",
        ),
    ],
)
def test_people_count_rows_from_one_and_name_columns_by_letters(language, on_board, in_house):
    words = WORDS[language]

    assert words.move(moves.LayDown("iceland", 0, 2)) == on_board
    assert words.move(moves.LayDown("stone_house 2", 2, 0, 90, True)) == in_house

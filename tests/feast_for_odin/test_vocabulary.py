"""Every word of the data is explained in vocabulary.md, and nothing is explained that there isn't."""

import re
import tomllib
from importlib.resources import files
from typing import get_args

import pytest

from meadhall.games.feast_for_odin import cards, ids, spaces
from meadhall.games.feast_for_odin.box import BOX

PACKAGE = files("meadhall.games.feast_for_odin")
DATA = PACKAGE / "data"


def vocabulary():
    """The words of each section of vocabulary.md, under the names of its part and its section."""
    words, part, section = {}, "", ""
    for line in (PACKAGE / "vocabulary.md").read_text("utf-8").splitlines():
        if line.startswith("# "):
            part = line[2:]
        elif line.startswith("## "):
            section = line[3:]
        elif entry := re.match(r"- `(\w+)`: ", line):
            words.setdefault((part, section), []).append(entry[1])
    return words


def fields(record):
    return {field for field in record.__struct_encode_fields__ if field != "things"}


OCCUPATIONS, SPACES = "Occupations", "Action spaces"
KNOWN = {
    (OCCUPATIONS, "Card"): fields(cards.Occupation),
    (OCCUPATIONS, "Kinds"): set(get_args(cards.Kind)),
    (OCCUPATIONS, "Effect"): fields(cards.Effect),
    (OCCUPATIONS, "Triggers"): set(get_args(cards.Trigger)),
    (OCCUPATIONS, "Subjects"): {*get_args(cards.SubjectWord), *get_args(ids.Wildcard), "silver2"},
    (OCCUPATIONS, "Sources"): set(get_args(cards.EffectSource)),
    (OCCUPATIONS, "Moments"): set(get_args(cards.Moment)),
    (OCCUPATIONS, "Limits"): set(get_args(cards.Limit)),
    (OCCUPATIONS, "Matches"): set(get_args(cards.Match)),
    (OCCUPATIONS, "Conditions"): fields(cards.Conditions),
    (OCCUPATIONS, "Counts"): set(get_args(cards.Count)),
    (OCCUPATIONS, "Costs"): fields(cards.CardCost),
    (OCCUPATIONS, "Gains"): fields(cards.Gain),
    (OCCUPATIONS, "Actions"): {*get_args(ids.ActionTypeId), *get_args(cards.ActionGroup)},
    (OCCUPATIONS, "Places"): set(get_args(cards.Place)),
    (OCCUPATIONS, "Mods"): fields(cards.Mod),
    (SPACES, "Space"): fields(spaces.Space),
    (SPACES, "Step"): fields(spaces.SpaceStep),
    (SPACES, "Imitation"): fields(spaces.Imitate),
}


def test_the_vocabulary_has_the_sections_that_are_known():
    assert list(vocabulary()) == list(KNOWN)


@pytest.mark.rule("FO-18.1")
@pytest.mark.parametrize("section", KNOWN, ids=" ".join)
def test_exactly_the_words_that_the_data_may_use_are_explained(section):
    words = vocabulary()[section]

    assert sorted(words) == sorted(KNOWN[section])


def printed_ids():
    """Ids of pieces, boards, spaces and the like: words that need no explanation."""
    literals = (
        *(ids.GoodId, ids.Resource, ids.Weapon, ids.SpecialId, ids.ShipId, ids.BuildingId),
        *(ids.BoardId, ids.GroupId, ids.PhaseId, ids.DiceActionId, ids.Colour, ids.DeckId),
    )
    return {"silver", *BOX.spaces, *(name for literal in literals for name in get_args(literal))}


def words_of(data):
    """The keys of data and the names that they use, but no running text."""
    if isinstance(data, dict):
        for key, value in data.items():
            yield key
            if key not in ("note", "name", "alt_name"):
                yield from words_of(value)
    elif isinstance(data, list):
        for value in data:
            yield from words_of(value)
    elif isinstance(data, str):
        yield data


def part_of_vocabulary(part):
    text = (PACKAGE / "vocabulary.md").read_text("utf-8")
    introduction, first, second = re.split(r"^# (?=Occ|Act)", text, flags=re.MULTILINE)
    return introduction + (first if part == OCCUPATIONS else second)


@pytest.mark.parametrize(
    ("part", "name", "group"),
    [(OCCUPATIONS, "occupations.toml", "occupations"), (SPACES, "actions.toml", "spaces")],
)
def test_every_word_of_the_data_is_explained(part, name, group):
    explained = set(re.findall(r"`(\w+)`", part_of_vocabulary(part)))
    items = tomllib.loads((DATA / name).read_text("utf-8"))[group]["items"]

    assert set(words_of(items)) - printed_ids() - explained == set()


def test_every_word_that_is_explained_is_used_by_a_card():
    items = tomllib.loads((DATA / "occupations.toml").read_text("utf-8"))["occupations"]["items"]
    explained = {word for (part, _), words in vocabulary().items() if part == OCCUPATIONS for word in words}

    assert explained - set(words_of(items)) == set()

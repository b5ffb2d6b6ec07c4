"""Parts of the client that neither draw nor ask: narrowing moves, ledgers, graphs, the log, rules as text, opening."""

import re
from html.parser import HTMLParser
from importlib.resources import files
from itertools import pairwise

import msgspec
import pytest

from meadhall.core.registry import GAMES
from meadhall.table.wire import NewTable
from meadhall.words import LANGUAGES
from tests.web.node import call, called

# ---------------------------------------------------------------------- narrowing the moves

LEADS = [{"refs": [f"town:{town}", f"card:{card}"]} for town, card in (("M1", 4), ("M1", 9), ("L2", 4), ("L2", 17))]


def narrowed(*refs, moves=LEADS):
    """What is chosen after pointing at these, one after the other."""
    chosen = []
    for ref in refs:
        chosen = call("narrow.ts", "narrow", moves, chosen, ref)
    return chosen


def alive(chosen, moves=LEADS):
    """What may be pointed at then."""
    return set(call("narrow.ts", "touches", moves, chosen))


def test_at_first_everything_that_a_move_touches_is_alive():
    assert alive([]) == {"town:M1", "town:L2", "card:4", "card:9", "card:17"}


def test_what_has_been_chosen_leaves_only_what_goes_with_it_and_others_of_its_kind():
    assert alive(["town:M1"]) == {"town:M1", "town:L2", "card:4", "card:9"}


def test_pointing_at_another_thing_of_the_same_kind_replaces_the_first():
    assert narrowed("town:M1", "town:L2") == ["town:L2"]


def test_what_goes_with_the_new_thing_stays_chosen():
    assert narrowed("card:4", "town:M1", "town:L2") == ["card:4", "town:L2"]
    assert narrowed("card:9", "town:M1", "town:L2") == ["town:L2"]


def test_pointing_again_at_what_is_chosen_takes_it_back():
    assert narrowed("town:M1", "card:4", "town:M1") == ["card:4"]


def test_two_of_a_kind_are_kept_where_a_move_needs_two():
    picks = [{"refs": [f"card:{one}", f"card:{other}"]} for one, other in ((1, 2), (1, 3), (2, 3))]

    assert narrowed("card:1", "card:3", moves=picks) == ["card:1", "card:3"]
    assert narrowed("card:1", "card:3", "card:2", moves=picks) == ["card:3", "card:2"]


# ---------------------------------------------------------------------- the ledger


def line(id, points, **args):
    return {"said": {"id": f"score-{id}", "args": args, "rule": ""}, "points": points}


def ledger(*seats):
    totals = [sum(one["points"] for one in lines) for lines in seats]
    places = [1 + sum(other > own for other in totals) for own in totals]
    return {
        "seats": [
            {"seat": seat, "total": total, "place": place, "lines": lines}
            for seat, (total, place, lines) in enumerate(zip(totals, places, seats, strict=True))
        ],
        "tie_breaks": [],
        "winners": [seat for seat, place in enumerate(places) if place == 1],
    }


THREE = ledger(
    [line("track", 10), line("claim", 3, region="leinster"), line("claim", 4, region="munster")],
    [line("track", 12), line("marker", 1), line("claim", 6, region="ulaid"), line("regions", 3)],
    [line("track", 2), line("regions", 5)],
)


def rows(common=("score-claim",)):
    return call("shell/ledger.ts", "rowsOf", THREE, {"$among": common})


def test_the_winner_stands_first_in_the_ledger():
    assert call("shell/ledger.ts", "ranking", THREE) == [1, 0, 2]


def test_sources_of_points_stand_in_the_order_of_the_ledgers_whoever_has_them():
    ids = [row["example"]["said"]["id"] for row in rows()]

    assert ids == ["score-track", "score-marker", "score-claim", "score-regions"]


def test_sources_with_a_name_in_common_are_one_row():
    claims = next(row for row in rows() if row["id"] == "score-claim")

    assert [cell["points"] for cell in claims["cells"]] == [6, 7, 0]
    assert [len(cell["lines"]) for cell in claims["cells"]] == [1, 2, 0]


def test_sources_without_a_name_in_common_have_a_row_each():
    claims = [row for row in rows(common=()) if row["example"]["said"]["id"] == "score-claim"]

    assert [[cell["points"] for cell in row["cells"]] for row in claims] == [[0, 3, 0], [0, 4, 0], [6, 0, 0]]


def test_only_who_has_the_most_alone_is_marked():
    best = {row["example"]["said"]["id"]: [cell["best"] for cell in row["cells"]] for row in rows()}

    assert best["score-claim"] == [False, True, False]
    assert best["score-regions"] == [False, False, True]
    even = call("shell/ledger.ts", "rowsOf", ledger([line("x", 2)], [line("x", 2)]), {"$among": []})
    assert [cell["best"] for cell in even[0]["cells"]] == [False, False]


def test_the_rows_add_up_to_the_totals():
    totals = [0, 0, 0]
    for row in rows():
        totals = [total + cell["points"] for total, cell in zip(totals, row["cells"], strict=True)]

    assert totals == [THREE["seats"][seat]["total"] for seat in (1, 0, 2)]


@pytest.mark.parametrize(
    ("seats", "lead"), [([[5], [3]], 2), ([[5], [5], [1]], 4), ([[5], [5]], None), ([[5]], None), ([[-2], [-7]], 5)]
)
def test_the_lead_is_over_the_next_who_did_not_win(seats, lead):
    assert call("shell/ledger.ts", "lead", ledger(*([line("x", points)] for [points] in seats))) == lead


# ---------------------------------------------------------------------- the graph

FRAME = {"left": 0, "right": 100, "top": 0, "bottom": 100}


def test_the_graph_stops_where_rounds_end():
    assert call("shell/curve.ts", "stopsOf", [0, 30, 62, 90], 120) == [0, 30, 62, 90, 120]


def test_a_round_that_begins_with_several_happenings_ends_once():
    assert call("shell/curve.ts", "stopsOf", [4, 4, 30, 30, 62], 62) == [0, 30, 62]


def test_a_game_without_rounds_has_a_beginning_and_an_end():
    assert call("shell/curve.ts", "stopsOf", [], 55) == [0, 55]


def test_more_points_are_higher_and_later_is_further_right():
    drawing = call("shell/curve.ts", "draw", [[0, 0], [10, 4], [20, 8]], FRAME)
    first, second = drawing["curves"]

    assert [corner["x"] for corner in first["corners"]] == [0, 50, 100]
    assert first["end"]["y"] < second["end"]["y"] < first["corners"][0]["y"]
    assert first["path"].count("L") == 2


def test_points_below_nothing_are_in_the_frame_too():
    drawing = call("shell/curve.ts", "draw", [[0, 0], [-86, 12]], FRAME)

    assert all(0 <= corner["y"] <= 100 for curve in drawing["curves"] for corner in curve["corners"])
    assert min(level["points"] for level in drawing["levels"]) <= -86


def test_labels_at_the_end_do_not_lie_on_each_other():
    drawing = call("shell/curve.ts", "draw", [[0] * 5, [30, 30, 30, 29, 0]], {**FRAME, "bottom": 200})
    labels = sorted(curve["end"]["label"] for curve in drawing["curves"])

    assert all(below - above >= 24 for above, below in pairwise(labels))


# ---------------------------------------------------------------------- the log


def happening(n, **args):
    return {"n": n, "at": n, "said": {"id": "event-X", "args": args, "rule": ""}}


def note(after):
    return {"after": after, "at": 0, "said": {"id": "note-sat", "args": {}, "rule": ""}}


def lines(happenings, notes=(), seen=-1, heading=None):
    found = call("shell/lines.ts", "linesOf", happenings, list(notes), {"$always": heading}, seen)
    return [one["key"] for one in found]


def test_notes_stand_where_they_were_made():
    assert lines([happening(0), happening(1)], [note(0), note(1), note(2)]) == ["n0", "h0", "n1", "h1", "n2"]


def test_what_is_new_to_the_reader_is_set_off():
    assert lines([happening(0), happening(1), happening(2)], seen=1) == ["h0", "since", "h1", "h2"]


def test_nothing_is_set_off_where_all_is_new_or_nothing():
    assert lines([happening(0), happening(1)], seen=0) == ["h0", "h1"]
    assert lines([happening(0), happening(1)], seen=2) == ["h0", "h1"]


def test_a_heading_stands_before_what_begins_with_it():
    assert lines([happening(0)], heading="Round 1") == ["m0", "h0"]


def test_the_doer_of_a_deed_is_its_seat():
    deed, fate = happening(0, seat=2, town="M1")["said"], happening(0, round=1)["said"]

    assert called("shell/lines.ts", ("doerOf", [deed]), ("doerOf", [fate])) == [2, -1]


def test_a_sentence_concerns_whoever_it_names():
    said = happening(0, chooser=1, loser=0)["said"]

    assert called("shell/lines.ts", *(("concerns", [said, seat]) for seat in (0, 1, 2, -1))) == [
        True,
        True,
        False,
        False,
    ]


def test_names_stand_out_the_longer_ones_first():
    parts = call("shell/lines.ts", "cut", "Ana Maria (x) beats Ana.", ["Ana", "Ana Maria (x)", ""])

    assert [part["text"] for part in parts if part["name"]] == ["Ana Maria (x)", "Ana"]
    assert "".join(part["text"] for part in parts) == "Ana Maria (x) beats Ana."


# ---------------------------------------------------------------------- the place of a note


def test_a_note_covers_neither_its_thing_nor_what_can_be_chosen():
    thing = {"x": 500, "y": 300, "width": 20, "height": 20}
    note = {"width": 200, "height": 80}
    window = {"width": 1366, "height": 768}
    right = {"x": 560, "y": 300, "width": 30, "height": 30}

    free = call("shell/place.ts", "best", thing, note, [], window)
    beside = call("shell/place.ts", "best", thing, note, [right], window)

    assert free["x"] > 520
    assert beside["x"] + beside["width"] < 500 or beside["y"] > 330 or beside["y"] + beside["height"] < 300


@pytest.mark.parametrize("corner", [(0, 0), (1346, 0), (0, 748), (1346, 748)])
def test_a_note_stays_in_the_window(corner):
    thing = {"x": corner[0], "y": corner[1], "width": 20, "height": 20}
    at = call("shell/place.ts", "best", thing, {"width": 270, "height": 120}, [], {"width": 1366, "height": 768})

    assert 0 <= at["x"] <= 1366 - 270
    assert 0 <= at["y"] <= 768 - 120


# ---------------------------------------------------------------------- rules as text

RULES = {
    (game, language): (files(GAMES[game].package) / "rules" / f"{language}.md").read_text(encoding="utf-8")
    for game in GAMES
    for language in LANGUAGES
}


class Tags(HTMLParser):
    """The tags of a page and its text."""

    def __init__(self):
        super().__init__()
        self.tags = set()
        self.text = ""

    def handle_starttag(self, tag, attrs):
        self.tags.add((tag, *(name for name, _ in attrs)))
        self.text += " "

    def handle_data(self, data):
        self.text += data


def test_no_markup_of_a_text_becomes_markup_of_the_page():
    evil = "<script>alert(1)</script> <img src=x onerror=alert(1)> [x](javascript:alert(1)) **<b>**"
    html = call("house/markdown.ts", "inline", evil)
    page = Tags()
    page.feed(html)

    assert page.tags == {("strong",)}
    assert "href" not in html


@pytest.mark.parametrize(("game", "language"), RULES)
def test_the_rules_of_every_game_are_understood_whole(game, language):
    """No sign of their markup is left, every number can be reached, and no word is lost."""
    blocks = call("house/markdown.ts", "blocksOf", RULES[game, language])
    page = Tags()
    page.feed("\n".join(block["html"] for block in blocks))
    tags = {tag for tag, *_ in page.tags}

    assert tags <= {"a", "strong", "em", "thead", "tbody", "tr", "th", "td"}
    anchors = [anchor for block in blocks for anchor in block["anchors"]]
    assert sorted(anchors) == sorted(re.findall(r'<a id="([^"]+)">', RULES[game, language]))
    assert not re.search(r"\*\*|\]\(|^#", page.text, re.MULTILINE)
    words = set(re.findall(r"\w{4,}", re.sub(r"<[^>]*>|\]\([^)]*\)", "", RULES[game, language])))
    assert words <= set(re.findall(r"\w{4,}", page.text))


@pytest.mark.parametrize(("game", "language"), RULES)
def test_every_link_in_the_rules_leads_somewhere(game, language):
    text = RULES[game, language]

    assert set(re.findall(r"\]\(#([^)]+)\)", text)) <= set(re.findall(r'<a id="([^"]+)">', text))


def test_a_search_finds_what_says_all_its_words_and_all_of_a_section_whose_title_does():
    text = "# Game\n\n## Towns\n\n- A town is free.\n- A Viking is not.\n\n## Ends\n\nFree at last, says the town."
    blocks = call("house/markdown.ts", "blocksOf", text)
    sections = call("house/markdown.ts", "sectionsOf", blocks)

    def found(wanted):
        return [
            (one["title"], [block["html"] for block in one["blocks"]])
            for one in call("house/markdown.ts", "search", sections, wanted)
        ]

    assert found("FREE town") == [("Towns", ["A town is free."]), ("Ends", ["Free at last, says the town."])]
    assert found("towns") == [("Towns", ["A town is free.", "A Viking is not."])]
    assert found("dragon") == []


# ---------------------------------------------------------------------- opening a table

GAME = {"id": "brian-boru", "title": "Brian Boru", "seats": [3, 4, 5], "options": [], "bots": ["random"], "drawn": True}


def opening(mode, **changes):
    asked = {
        "game": GAME,
        "mode": mode,
        "seats": 4,
        "names": ["Ana", "Bruno", "Chiara", "Deirdre"],
        "bot": "random",
        "clock": {"type": "none"},
        "timeOut": "bot",
        "order": "random",
    }
    return msgspec.convert(call("house/opening.ts", "newTable", {**asked, **changes}), NewTable)


def test_at_a_live_table_one_sits_and_waits_for_the_others():
    table = opening("live")

    assert [chair and chair.name for chair in table.chairs] == ["Ana", None, None, None]
    assert not table.start


def test_against_bots_the_game_begins_at_once():
    table = opening("bots")

    assert [chair and chair.bot for chair in table.chairs] == ["", "random", "random", "random"]
    assert table.start


def test_at_one_screen_everybody_sits_already():
    table = opening("screen", seats=3)

    assert [chair and chair.name for chair in table.chairs] == ["Ana", "Bruno", "Chiara"]
    assert table.start


@pytest.mark.parametrize(
    "text", ["abc123", " https://x.org/join/abc123 ", "https://x.org/t/abc123/", "https://x.org/t/abc123?a=1#b"]
)
def test_a_table_is_found_by_its_code_or_by_any_link_to_it(text):
    assert call("house/opening.ts", "tableOf", text) == "abc123"


@pytest.mark.parametrize(("seats", "usual"), [([3, 4, 5], 4), ([1, 2, 3, 4], 4), ([2, 3], 3), ([5, 6], 5), ([1], 1)])
def test_a_game_is_opened_for_four_or_what_comes_nearest(seats, usual):
    assert call("house/opening.ts", "usualSeats", {**GAME, "seats": seats}) == usual

"""Files that are damaged, foreign or made up: each is refused with what is wrong with it."""

import contextlib
import json
import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import meadhall
from meadhall import BadFile, Match
from meadhall.core.chance import seed_hash
from meadhall.core.match import check_sum, version
from tests.core.toy import Number, Pick, Roll, SecretNumber, Together, Toy

GAME = meadhall.game("brian-boru")
TOY = Toy(Pick(0, 3), Roll("die"), Together("sealed"), Pick(1, 3), Pick(0, 3))
GAMES = {GAME.id: GAME, TOY.id: TOY}


def short_match():
    """A match with every kind of line in its log, and two questions left."""
    match = Match(TOY, ["Ada", "Béla"], 23)
    match.play(0, Number(2))
    match.rewind(0, {0, 1})
    match.play(0, Number(3))
    match.play(1, SecretNumber(1))
    match.play(0, SecretNumber(2))
    match.play(1, Number(2))
    match.undo(1)
    return match


def match_with_answers():
    """A match in which one of two seats has put something face down."""
    match = Match(TOY, 2, 23)
    match.play(0, Number(2))
    match.play(1, SecretNumber(1))
    return match


SHORT = short_match().save(private=True)


def refusal(data):
    """Why a file is refused."""
    with pytest.raises(BadFile) as refused:
        Match.load(data, GAMES)
    return refused.value.reason


def document(match, **changes):
    """The file of a match with something changed in it and a fresh check sum, as somebody's editor would leave it."""
    body = json.loads(match.save(private=True))
    del body["check"]
    for name, value in changes.items():
        if value is None:
            del body[name]
        else:
            body[name] = value
    return json.dumps({**body, "check": check_sum(body)}).encode()


def with_line(match, number, **changes):
    """The file of a match with one line of its log changed, and the digest of that line left out."""
    log = json.loads(match.save(private=True))["log"]
    log[number - 1] = {**log[number - 1], "digest": "", **changes}
    return document(match, log=log)


def with_more(match, **line):
    """The file of a match with another line at its end."""
    return document(match, log=[*json.loads(match.save(private=True))["log"], line])


# ---------------------------------------------------------------------- damaged files


def test_the_undamaged_file_is_read():
    match = Match.load(SHORT, GAMES)

    assert match.state == short_match().state
    assert match.names == ("Ada", "Béla")


def test_a_file_cut_at_any_byte_is_refused():
    whole = SHORT.rstrip()

    assert {refusal(whole[:size]).id for size in range(len(whole))} == {"log-not-json"}


def test_a_file_with_any_single_digit_changed_is_refused():
    digits = [at for at, byte in enumerate(SHORT) if byte in b"0123456789"]
    assert len(digits) > 100

    for at in digits:
        for digit in b"0123456789":
            if SHORT[at] != digit:
                damaged = SHORT[:at] + bytes([digit]) + SHORT[at + 1 :]
                assert refusal(damaged).id in ("log-changed", "log-not-json", "log-too-new"), (at, damaged)


def test_no_single_byte_can_change_the_match_unnoticed():
    rng = random.Random(1)
    true, refused = short_match(), 0

    for at in range(len(SHORT)):
        damaged = SHORT[:at] + bytes([(SHORT[at] + rng.randrange(1, 256)) % 256]) + SHORT[at + 1 :]
        try:
            assert Match.load(damaged, GAMES).save(private=True) == true.save(private=True)
        except BadFile:
            refused += 1
    assert refused > 0.6 * len(SHORT)


def test_a_file_without_its_check_sum_is_refused():
    body = json.loads(SHORT)
    del body["check"]

    assert refusal(json.dumps(body).encode()).id == "log-changed"


def test_lines_in_another_order_are_noticed():
    body = json.loads(SHORT)
    body["log"][3], body["log"][4] = body["log"][4], body["log"][3]

    assert refusal(json.dumps(body).encode()).id == "log-changed"
    assert refusal(document(short_match(), log=body["log"])).id == "log-digest"


def test_another_layout_of_the_same_data_is_read():
    assert Match.load(json.dumps(json.loads(SHORT)).encode(), GAMES).state == short_match().state


@pytest.mark.parametrize(
    "data",
    [b"", b" ", b"\n", b"Brian Boru", b"\xff\xfe\x00", b"{", b'{"format": 1e999}', b'{"x": ' + b"[" * 100_000],
    ids=["empty", "a space", "a line", "prose", "binary", "a bracket", "an endless number", "endless brackets"],
)
def test_what_is_not_json_is_refused(data):
    assert refusal(data).id == "log-not-json"


@pytest.mark.parametrize("data", [b"[]", b"1", b'"text"', b"null", b"true", b"[{}]"])
def test_json_that_is_not_an_object_is_refused(data):
    assert refusal(data).id == "log-not-json"


@pytest.mark.parametrize("data", [b"{}", b'{"format": 1}', b'{"format": "one"}', b'{"format": null}', b'{"log": []}'])
def test_an_object_that_is_no_game_is_refused(data):
    assert refusal(data).id == "log-not-a-game"


@given(st.binary(max_size=200))
def test_random_bytes_are_refused(data):
    assert refusal(data).id in ("log-not-json", "log-not-a-game")


@pytest.mark.parametrize("name", ["format", "meadhall", "game", "seats", "options", "seed_hash", "log"])
def test_a_file_in_which_something_is_missing_is_refused(name):
    assert refusal(document(short_match(), **{name: None})).id == "log-not-a-game"


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("format", 1.5),
        ("meadhall", 1),
        ("game", ["toy"]),
        ("seats", 2),
        ("seats", ["Ada", 2]),
        ("options", []),
        ("seed_hash", 5),
        ("seed", 23),
        ("log", {}),
        ("log", ["play"]),
    ],
)
def test_a_file_in_which_something_is_of_the_wrong_type_is_refused(name, value):
    assert refusal(document(short_match(), **{name: value})).id == "log-not-a-game"


# ---------------------------------------------------------------------- versions


def test_a_newer_format_is_refused_with_the_one_that_is_known():
    reason = refusal(document(short_match(), format=2))

    assert (reason.id, reason.args) == ("log-too-new", {"format": 2, "known": 1})


def test_a_newer_format_is_named_even_if_nothing_else_can_be_read():
    assert refusal(b'{"format": 7, "moves": "in some other way"}').id == "log-too-new"


def test_a_file_of_another_version_is_read_while_its_digests_agree():
    assert Match.load(document(short_match(), meadhall="0.0.1"), GAMES).state == short_match().state


def test_a_position_that_differs_from_that_of_another_version_names_both():
    log = json.loads(SHORT)["log"]
    log[3]["digest"] = "0123456789abcdef"
    reason = refusal(document(short_match(), meadhall="0.0.1", log=log))

    assert (reason.id, reason.args) == ("log-digest", {"line": 4, "made_by": "0.0.1", "version": version()})
    assert version() == meadhall.__version__ != "0.0.1"


def test_rules_that_have_changed_are_noticed_by_the_digest():
    match = Match(Toy(Pick(0, 3), Pick(1, 3)), 2, 1)
    match.play(0, Number(2))
    other_rules = Toy(Pick(0, 3), Pick(1, 2))

    with pytest.raises(BadFile) as refused:
        Match.load(match.save(private=True), {"toy": other_rules})
    assert refused.value.reason.id == "log-digest"


# ---------------------------------------------------------------------- the header


def test_an_unknown_game_is_refused_with_those_that_are_known():
    reason = refusal(document(short_match(), game="chess"))

    assert (reason.id, reason.args) == ("log-unknown-game", {"name": "chess", "known": ["brian-boru", "toy"]})


def test_a_seed_that_does_not_fit_its_hash_is_refused():
    assert refusal(document(short_match(), seed="24")).id == "log-wrong-seed"


def test_a_file_without_its_seed_is_refused():
    assert refusal(document(short_match(), seed="")).id == "log-has-no-seed"


def test_another_seed_with_its_hash_gives_other_positions():
    reason = refusal(document(short_match(), seed="24", seed_hash=seed_hash("24")))

    assert (reason.id, reason.args["line"]) == ("log-digest", 1)


@pytest.mark.parametrize("seats", [[], list("abcd")])
def test_a_number_of_seats_that_the_game_is_not_made_for_is_refused(seats):
    reason = refusal(document(short_match(), seats=seats))

    assert (reason.id, reason.args["seats"]) == ("bad-seats", len(seats))


def test_an_unknown_option_is_refused():
    reason = refusal(document(short_match(), options={"speed": 3}))

    assert (reason.id, reason.args["option"]) == ("unknown-option", "speed")


# ---------------------------------------------------------------------- the lines


def test_an_illegal_move_is_refused_with_its_line_and_its_rule():
    reason = refusal(with_line(short_match(), 3, move={"type": "Number", "value": 4}))

    assert (reason.id, reason.rule, reason.args["line"]) == ("log-line-illegal", "TOY-1", 3)
    assert reason.args["why"].id == "too-high"


def test_a_move_out_of_turn_is_refused_with_its_line():
    reason = refusal(with_line(short_match(), 1, seat=1))

    assert (reason.id, reason.args["line"], reason.args["why"].id) == ("log-line-illegal", 1, "not-your-turn")


@pytest.mark.parametrize("seat", [-1, 2, 10**30])
def test_a_move_of_a_seat_that_there_is_not_is_refused(seat):
    reason = refusal(with_line(short_match(), 1, seat=seat))

    assert (reason.id, reason.args["why"].id) == ("log-line-illegal", "no-such-seat")


def test_a_move_after_the_end_is_refused():
    match = Match(Toy(Pick(0, 2)), 2, 1)
    match.play(0, Number(1))
    data = with_more(match, do="play", seat=0, move={"type": "Number", "value": 1})

    with pytest.raises(BadFile) as refused:
        Match.load(data, {"toy": Toy(Pick(0, 2))})
    assert refused.value.reason.args["why"].id == "game-over"


@pytest.mark.parametrize(
    "move",
    [
        5,
        "Number",
        [],
        {},
        {"value": 2},
        {"type": "Number"},
        {"type": "Number", "value": "2"},
        {"type": "Number", "value": 2.5},
        {"type": "Jump", "value": 2},
        {"type": "LeadCard", "town": "M4", "card": 3},
    ],
)
def test_a_move_of_the_wrong_type_is_refused_with_its_line(move):
    reason = refusal(with_line(short_match(), 3, move=move))

    assert (reason.id, reason.args["line"], reason.args["why"].id) == ("log-line-illegal", 3, "bad-move")


def test_a_secret_move_left_out_is_refused():
    reason = refusal(with_line(short_match(), 4, move=None))

    assert (reason.id, reason.args["line"], reason.args["why"].id) == ("log-line-illegal", 4, "log-secret-move")


@pytest.mark.parametrize(
    "line",
    [
        {},
        {"do": "dance"},
        {"do": 7},
        {"do": "play"},
        {"do": "play", "seat": 1},
        {"do": "play", "seat": "1", "move": {"type": "Number", "value": 1}},
        {"do": "play", "seat": 1, "move": {"type": "Number", "value": 1}, "auto": "yes"},
        {"do": "undo", "seat": 1},
        {"do": "take back"},
        {"do": "rewind", "to": 1},
        {"do": "rewind", "to": "1", "epoch": 2},
        {"do": "undo", "seat": 1, "to": 3, "digest": 5},
    ],
)
def test_a_line_that_says_nothing_sensible_is_refused(line):
    reason = refusal(with_more(short_match(), **line))

    assert (reason.id, reason.args["line"]) == ("log-line-wrong", 8)


@pytest.mark.parametrize(
    "line",
    [
        {"do": "undo", "seat": 0, "to": -1},
        {"do": "undo", "seat": 0, "to": 2},
        {"do": "undo", "seat": 0, "to": 99},
        {"do": "undo", "seat": 7, "to": 0},
        {"do": "take back", "seat": 0},
        {"do": "take back", "seat": 7},
        {"do": "rewind", "to": 0, "epoch": 0},
        {"do": "rewind", "to": 0, "epoch": 3},
        {"do": "rewind", "to": 0, "epoch": 10**30},
    ],
)
def test_a_line_that_takes_back_what_cannot_be_taken_back_is_refused(line):
    reason = refusal(with_more(match_with_answers(), **line))

    assert (reason.id, reason.args["line"]) == ("log-line-wrong", 3)
    assert line["do"] in reason.args["problem"]


@pytest.mark.parametrize("to", [-1, 3])
def test_a_rewind_to_where_the_match_has_not_been_is_refused(to):
    reason = refusal(with_more(match_with_answers(), do="rewind", to=to, epoch=1))

    assert (reason.id, reason.args["why"].id) == ("log-line-illegal", "rewind-too-far")


ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers(-(10**20), 10**20) | st.floats(allow_nan=False) | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=6,
)


@given(st.sampled_from(["format", "meadhall", "game", "seats", "options", "seed_hash", "seed"]), ANYTHING)
def test_whatever_stands_in_the_header_is_read_or_refused(name, value):
    read_or_refuse({**json.loads(SHORT), name: value})


@given(st.integers(0, 6), st.sampled_from(["do", "seat", "move", "auto", "digest", "to", "epoch"]), ANYTHING)
def test_whatever_stands_in_a_line_is_read_or_refused(number, name, value):
    body = json.loads(SHORT)
    body["log"][number] = {**body["log"][number], name: value}
    read_or_refuse(body)


@given(ANYTHING)
def test_whatever_stands_in_a_move_is_read_or_refused(value):
    body = json.loads(SHORT)
    body["log"][2]["move"]["value"] = value
    read_or_refuse(body)


def read_or_refuse(body):
    """A strange file is refused as such, or reads as the match that it is made from."""
    del body["check"]
    try:
        text = json.dumps({**body, "check": check_sum(body)}).encode()
    except (OverflowError, ValueError):
        return
    with contextlib.suppress(BadFile):
        assert Match.load(text, GAMES).state == short_match().state

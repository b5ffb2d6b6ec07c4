"""During the game: moves, what is told of them, stale ones, undoing, redoing, starting one's turn over."""

import msgspec
import pytest

from meadhall import Refused
from meadhall.table.table import Since
from meadhall.table.wire import Play, Redo, RestartTurn, Said, Undo
from tests.table.sitting import SECOND, Sitting, id_of

FEAST = {"game": "feast-for-odin", "options": {"length": "short"}}


def play(sitting, seat, seq=None, which=0):
    """The command to make one of a seat's legal moves."""
    move = msgspec.to_builtins(sitting.state.moves(seat)[which])
    return Play(sitting.table.seq if seq is None else seq, seat, move)


def after_ana():
    """A table at which Ana has put her first disc on a town, and it is Bo's turn."""
    sitting = Sitting()
    sitting.do("ana", Play(sitting.table.seq, 0, {"type": "PlaceDisc", "town": "M4"}))
    return sitting


def drafting(sitting):
    """Go on to the first draft."""
    return sitting.play_on(lambda: sitting.state.lanes)


def feasting():
    """A table of A Feast for Odin at the feast, at which all lay their goods out at the same time."""
    sitting = Sitting("Ana", "Bo", "Cai", **FEAST)
    return sitting.play_on(lambda: len(sitting.state.waiting()) > 1)


def act(sitting, kind, seat):
    """The command to undo, redo or start over, by somebody who has seen everything."""
    return kind(sitting.table.seq, seat)


# ---------------------------------------------------------------------- moves


def test_a_move_is_made_told_to_everybody_and_asks_the_next():
    sitting = Sitting()
    before = sitting.position()
    sitting.play(0)
    after = sitting.position(since=Since(before.seq, len(before.happenings), len(before.notes)))

    assert (before.moves_made, after.moves_made, after.seq) == (0, 1, before.seq + 1)
    assert [asked.seat for asked in after.asked] == [1]
    assert [one.said.id for one in after.happenings] == ["event-DiscPlaced"]
    assert after.first_happening == len(before.happenings)
    assert after.notes == ()


def test_only_who_has_to_decide_is_offered_moves():
    sitting = Sitting()
    offers = [sitting.through(seat).offers for seat in range(3)]

    assert [bool(these) for these in offers] == [True, False, False]
    assert sitting.position().offers == ()
    assert {"town:M4"} <= {ref for offer in offers[0] for ref in offer.refs}


def test_whoever_holds_several_seats_moves_for_each():
    sitting = Sitting("Ana", "Bo@ana", "Cai@ana")
    for seat in range(3):
        sitting.play(seat)

    assert sitting.state.lanes


def test_a_move_to_which_there_is_no_other_is_made_by_itself():
    sitting = Sitting("Ana", "Bo", **FEAST).play_on()
    autos = [line for line in sitting.match.log if line.auto]

    assert autos
    assert sitting.rebuilt().match.log == sitting.match.log


@pytest.mark.parametrize(
    ("player", "seat", "reason"),
    [
        ("bo", 0, "table-not-your-seat"),
        ("", 0, "table-not-your-seat"),
        ("dee", 1, "table-not-your-seat"),
        ("ana", 3, "no-such-seat"),
        ("ana", -1, "no-such-seat"),
        ("bo", 1, "not-your-turn"),
    ],
)
def test_nobody_moves_for_another_seat_or_out_of_turn(player, seat, reason):
    sitting = Sitting()
    move = play(sitting, 0).move

    assert sitting.refused(player, Play(sitting.table.seq, seat, move)) == reason


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        ({}, "bad-move"),
        ({"type": "Teleport"}, "bad-move"),
        ({"type": "PlaceDisc"}, "bad-move"),
        ({"type": "PlaceDisc", "town": 5}, "bad-move"),
        ({"type": "PlaceDisc", "town": "atlantis"}, "no-such-town"),
        ({"type": "PlayCard", "card": 1}, "not-now"),
        ({"type": "PlaceDisc", "town": "M4"}, "town-not-free"),
    ],
)
def test_what_is_no_legal_move_is_refused_with_a_reason(move, reason):
    sitting = after_ana()

    assert sitting.refused("bo", Play(sitting.table.seq, 1, move)) == reason


def test_before_the_game_and_after_it_nobody_moves():
    gathering = Sitting(start=False)
    over = Sitting().play_on()

    assert gathering.refused("ana", Play(1, 0, {})) == "table-not-begun"
    assert over.refused("ana", Play(1, 0, {})) == "table-over"


# ---------------------------------------------------------------------- who has seen what


def test_a_move_after_what_has_not_happened_yet_is_refused():
    sitting = Sitting()

    assert sitting.refused("ana", play(sitting, 0, seq=sitting.table.seq + 1)) == "table-seq-ahead"
    assert sitting.refused("ana", play(sitting, 0, seq=2**70)) == "table-seq-ahead"


def test_a_move_by_somebody_who_has_not_seen_the_last_one_is_refused():
    sitting = Sitting()
    seen = sitting.table.seq
    sitting.play(0)

    assert sitting.refused("bo", play(sitting, 1, seq=seen)) == "table-moved-on"
    assert sitting.refused("bo", play(sitting, 1, seq=-1)) == "table-moved-on"
    sitting.do("bo", play(sitting, 1))


def test_the_same_move_sent_twice_is_made_once():
    sitting = Sitting()
    command = play(sitting, 0)
    sitting.do("ana", command)

    assert sitting.refused("ana", command) == "table-moved-on"


def test_those_who_decide_at_the_same_time_do_not_refuse_each_others_moves():
    sitting = drafting(Sitting())
    seen = sitting.table.seq
    for seat in range(3):
        sitting.do(sitting.player(seat), play(sitting, seat, seq=seen))

    assert sitting.refused("ana", play(sitting, 0, seq=seen)) == "table-moved-on"


def test_at_a_feast_everybody_lays_out_his_goods_without_waiting_for_others():
    sitting = feasting()
    seen = sitting.table.seq
    first, second = sitting.table.waiting()[:2]
    sitting.do(sitting.player(first), play(sitting, first, seq=seen))

    sitting.do(sitting.player(second), play(sitting, second, seq=seen))

    assert {line.seat for line in sitting.match.standing[-2:]} == {first, second}


def test_words_about_the_table_make_nobodys_move_stale():
    sitting = Sitting()
    seen = sitting.table.seq
    sitting.keep(sitting.table.hand_over("bo", "bee", sitting.now))
    assert sitting.table.seq > seen
    made = len(sitting.match.standing)
    sitting.do("ana", play(sitting, 0, seq=seen))

    assert len(sitting.match.standing) > made


def test_what_somebody_has_seen_already_is_not_told_again():
    sitting = Sitting()
    sitting.play_on(lambda: sitting.match.standing[12:])
    mark = sitting.table.mark
    nothing = sitting.position("ana", 0, mark)
    sitting.play(sitting.table.waiting()[0])
    new = sitting.position("ana", 0, mark)
    whole = sitting.through(0)

    assert (nothing.happenings, nothing.notes) == ((), ())
    assert new.happenings == whole.happenings[new.first_happening :] != ()
    assert [one.n for one in whole.happenings] == [*range(len(whole.happenings))]


# ---------------------------------------------------------------------- undo and redo


def test_a_move_may_be_undone_until_somebody_else_acts():
    sitting = Sitting()
    at_first = sitting.through(0).view
    sitting.play(0)
    assert sitting.can_undo(0) == ""
    sitting.do("ana", act(sitting, Undo, 0))

    assert sitting.through(0).view == at_first
    assert sitting.notes[-1] == "undone"
    sitting.play(0)
    sitting.play(1)
    assert sitting.can_undo(0) == sitting.refused("ana", act(sitting, Undo, 0)) == "undo-others-acted"


def test_a_move_after_which_chance_fell_stays():
    sitting = Sitting()
    for seat in range(3):
        sitting.play(seat)  # with the last of these, the cards are dealt

    assert sitting.can_undo(2) == "undo-something-came-to-light"
    assert sitting.refused("cai", act(sitting, Undo, 2)) == "undo-something-came-to-light"


def test_without_a_move_there_is_nothing_to_undo_or_redo():
    sitting = Sitting()

    assert sitting.refused("ana", act(sitting, Undo, 0)) == "undo-nothing"
    assert sitting.refused("ana", act(sitting, Redo, 0)) == "redo-nothing"
    assert sitting.refused("ana", act(sitting, RestartTurn, 0)) == "undo-nothing"


def test_an_undone_move_can_be_made_again():
    sitting = Sitting()
    sitting.play(0, 5)
    after = sitting.through(1).view
    sitting.do("ana", act(sitting, Undo, 0))
    assert id_of(sitting.through(0).can.redo) == ""
    sitting.do("ana", act(sitting, Redo, 0))

    assert sitting.through(1).view == after
    assert sitting.refused("ana", act(sitting, Redo, 0)) == "redo-nothing"


def test_after_another_move_nothing_can_be_redone():
    sitting = Sitting()
    sitting.play(0, 5)
    sitting.do("ana", act(sitting, Undo, 0))
    sitting.play(0, 6)

    assert sitting.refused("ana", act(sitting, Redo, 0)) == "redo-nothing"


def long_turn():
    """A table of A Feast for Odin at which somebody has made three moves or more that he may undo; and his seat."""
    sitting = Sitting("Ana", "Bo", **FEAST)

    def several():
        made = sitting.match.standing[-4:]
        return len(made) == 4 and len({line.seat for line in made}) == 1 and not sitting.match.why_no_undo(made[0].seat)

    sitting.play_on(several)
    return sitting, sitting.match.standing[-1].seat


def test_a_turn_can_be_started_over_up_to_what_can_be_undone_and_made_again_step_by_step():
    sitting, seat = long_turn()
    player, view = sitting.player(seat), sitting.through(seat).view
    made = sitting.position().moves_made
    sitting.do(player, act(sitting, RestartTurn, seat))
    undone = made - sitting.position().moves_made

    assert undone >= 2
    assert sitting.position().notes[-1].said.id == "note-undone"
    assert 2 <= sitting.position().notes[-1].said.args["count"] <= undone
    assert sitting.can_undo(seat) != ""
    while not sitting.match.why_no_redo(seat):
        sitting.do(player, act(sitting, Redo, seat))
    assert sitting.through(seat).view == view


def test_undo_goes_back_one_decision_at_a_time():
    sitting, seat = long_turn()
    last = next(line for line in reversed(sitting.match.standing) if not line.auto)
    sitting.do(sitting.player(seat), act(sitting, Undo, seat))

    assert last in sitting.match._undone
    assert len(sitting.match._undone) == 1


def test_what_lies_face_down_can_be_taken_back_while_others_still_decide():
    sitting = drafting(Sitting())
    before = sitting.through(0).view
    sitting.play(0)
    sitting.play(1)
    sitting.do("ana", act(sitting, Undo, 0))

    assert sitting.through(0).view != before  # Bo has decided in the meantime
    assert msgspec.json.decode(sitting.through(0).view)["picked"] == []
    assert sitting.notes[-1] == "taken-back"
    sitting.play(2)
    sitting.play(0, 3)
    assert sitting.can_undo(0) != ""


def test_whoever_undoes_must_have_seen_the_table_as_it_is():
    sitting = Sitting()
    seen = sitting.table.seq
    sitting.play(0)

    assert sitting.refused("ana", Undo(seen, 0)) == "table-moved-on"
    assert sitting.refused("bo", Undo(sitting.table.seq, 0)) == "table-not-your-seat"


def test_what_was_undone_is_forgotten_by_those_who_were_told():
    sitting = Sitting()
    at_first = sitting.position()
    sitting.play(0)
    mark = sitting.table.mark
    sitting.do("ana", act(sitting, Undo, 0))
    news = sitting.position(since=mark)

    assert (news.first_happening, news.happenings) == (len(at_first.happenings), ())
    assert [note.said.id for note in news.notes] == ["note-undone"]


def test_after_the_end_nothing_is_undone():
    sitting = Sitting().play_on()

    assert sitting.refused("ana", act(sitting, Undo, 0)) == "table-over"
    assert sitting.through(0).can is None


# ---------------------------------------------------------------------- what can be asked


def test_why_not_is_answered_with_the_rule():
    sitting = after_ana()
    taken = sitting.table.why("bo", 1, "town:M4")
    possible = sitting.table.why("bo", 1, "town:N1")
    strange = sitting.table.why("bo", 1, "cloud:9")
    not_now = sitting.table.why("ana", 0, "town:N1")

    assert taken == (Said("reason-town-not-free", {"town": "M4", "owner": 0}, "BB-1.4"),)
    assert possible == ()
    assert [why.id for why in strange] == ["reason-table-nothing-here"]
    assert not_now == (Said("reason-not-your-turn", {"seat": 0, "waiting": [1]}),)


def test_why_not_is_told_to_onlookers_and_after_the_end_as_well():
    sitting = Sitting()
    looking_on = sitting.table.why("", -1, "town:M4")
    sitting.play_on()

    assert [why.id for why in looking_on] == ["reason-table-looking-on"]
    assert [why.id for why in sitting.table.why("ana", 0, "town:M4")] == ["reason-table-over"]


def test_a_preview_shows_the_view_after_the_move_and_changes_nothing():
    sitting = Sitting()
    before = sitting.through(0)
    view, scores, reveals, passes = sitting.table.preview("ana", 0, play(sitting, 0).move)
    assert sitting.through(0) == before
    sitting.play(0)

    assert bytes(view) == bytes(sitting.through(0).view)
    assert [seat.seat for seat in scores.seats] == [0, 1, 2]
    assert (reveals, passes) == (False, True)


def test_a_preview_of_what_would_bring_something_to_light_shows_nothing():
    sitting = Sitting()
    sitting.play(0)
    sitting.play(1)
    view, scores, reveals, _ = sitting.table.preview("cai", 2, play(sitting, 2).move)

    assert (view, scores, reveals) == (None, None, True)


@pytest.mark.parametrize(
    ("player", "seat", "move", "reason"),
    [
        ("ana", 1, {"type": "PlaceDisc", "town": "N1"}, "table-not-your-seat"),
        ("ana", -1, {"type": "PlaceDisc", "town": "N1"}, "no-such-seat"),
        ("ana", 0, {"type": "PlaceDisc", "town": "N1"}, "not-your-turn"),
        ("bo", 1, {"type": "Teleport"}, "bad-move"),
        ("bo", 1, {"type": "PlaceDisc", "town": "M4"}, "town-not-free"),
    ],
)
def test_only_a_legal_move_of_ones_own_is_foreseen(player, seat, move, reason):
    with pytest.raises(Refused) as refused:
        after_ana().table.preview(player, seat, move)
    assert refused.value.reason.id == reason


def test_a_replay_shows_each_position_as_the_seat_saw_it():
    sitting = Sitting()
    seen = []
    while len(seen) < 12:
        seen.append(bytes(sitting.through(1).view))
        sitting.play(sitting.table.waiting()[0])

    assert [bytes(sitting.table.replay("bo", at, 1)[0]) for at in range(12)] == seen


def test_before_the_end_a_replay_shows_only_what_one_may_see():
    sitting = drafting(Sitting())
    own, outside = (sitting.table.replay(player, 3, seat)[0] for player, seat in (("ana", 0), ("", -1)))

    assert msgspec.json.decode(own)["hand"]
    assert msgspec.json.decode(outside)["hand"] == []
    with pytest.raises(Refused) as refused:
        sitting.table.replay("ana", 3, 1)
    assert refused.value.reason.id == "table-not-your-seat"


@pytest.mark.parametrize("at", [-1, 4, 10**20])
def test_a_replay_goes_no_further_than_the_game(at):
    sitting = drafting(Sitting())

    with pytest.raises(Refused) as refused:
        sitting.table.replay("ana", at, 0)
    assert refused.value.reason.id == "rewind-too-far"


def test_before_the_game_there_is_nothing_to_replay_or_download():
    sitting = Sitting(start=False)

    for ask in (lambda: sitting.table.replay("ana", 0, 0), lambda: sitting.table.download("ana")):
        with pytest.raises(Refused) as refused:
            ask()
        assert refused.value.reason.id == "table-not-begun"


def test_the_course_of_the_game_is_told_when_it_is_over():
    sitting = Sitting()
    with pytest.raises(Refused) as refused:
        sitting.table.course("ana")
    assert refused.value.reason.id == "table-not-over"

    sitting.play_on()
    course = sitting.table.course("")
    assert len(course) == sitting.position().moves_made + 1
    assert list(course[-1]) == [seat.total for seat in sitting.position().scores.seats]


# ---------------------------------------------------------------------- the end


def test_at_the_end_all_is_open_the_ledger_the_seed_and_every_replay():
    sitting = Sitting()
    sitting.wait(SECOND)
    assert sitting.position().seed == ""
    sitting.play_on()
    position = sitting.position()

    assert (position.phase, position.ended, position.seed) == ("over", "rules", sitting.match.seed)
    assert position.seed_hash == Sitting().position().seed_hash
    assert [score.place for score in position.scores.seats].count(1) == len(position.scores.winners)
    assert position.asked == ()
    hands = [msgspec.json.decode(sitting.table.replay("", 6, seat)[0])["hand"] for seat in range(3)]
    assert all(hands)


def test_a_broken_table_can_be_looked_at_and_says_why_it_cannot_go_on():
    sitting = Sitting()
    sitting.play_on(lambda: len(sitting.match.standing) == 20)
    entry = sitting.entries[-8]
    sitting.entries[-8] = msgspec.structs.replace(entry, line={**entry.line, "digest": "0" * 16})
    table = sitting.table = sitting.rebuilt()
    position = sitting.position("ana", 0)

    assert id_of(position.broken) == "log-digest"
    assert position.view is not None
    assert (position.offers, table.waiting(), table.due(), [*table.bots_to_move()]) == ((), [], None, [])
    assert sitting.refused("ana", Undo(table.seq, 0)) == "table-broken"
    assert table.replay("ana", 5, 0)


def test_a_table_of_a_game_that_is_not_installed_is_kept_and_says_so():
    sitting = Sitting()
    opened = sitting.entries[0]
    sitting.entries[0] = msgspec.structs.replace(
        opened, settings=msgspec.structs.replace(opened.settings, game="hnefatafl")
    )
    sitting.table = sitting.rebuilt()

    assert id_of(sitting.position("ana", 0).broken) == "unknown-game"
    assert sitting.table.card("ana", sitting.now, ()).game == "hnefatafl"

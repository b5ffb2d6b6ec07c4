"""What players agree on, who leaves and comes back, what bots do, and the rematch."""

import msgspec
import pytest

from meadhall import Refused
from meadhall.core.match import Rewound
from meadhall.core.registry import GAMES
from meadhall.table.players import bots_for, stand_in
from meadhall.table.table import Table
from meadhall.table.wire import (
    Answer,
    BankClock,
    CallBot,
    ComeBack,
    Play,
    Propose,
    Rematch,
    Start,
    Undo,
    Vacate,
)
from tests.table.sitting import MINUTE, NOON, Sitting


def in_the_middle(*chairs, **settings):
    """A game of which forty moves stand."""
    sitting = Sitting(*chairs, **settings)
    return sitting.play_on(lambda: len(sitting.match.standing) == 40)


def proposal(sitting):
    """What is proposed at the moment: by whom, who agreed, who has to."""
    now = sitting.position().proposal
    return now and (now.what, now.by, now.agreed, now.needed)


# ---------------------------------------------------------------------- going back


def test_with_everybodys_consent_the_game_goes_back_and_chance_falls_anew():
    sitting = in_the_middle()
    sitting.do("ana", Propose(0, "rewind", to=2))
    assert proposal(sitting) == ("rewind", 0, (), (1, 2))
    sitting.do("bo", Answer(1, True))
    assert proposal(sitting) == ("rewind", 0, (1,), (1, 2))
    assert sitting.position().moves_made == 40
    sitting.do("cai", Answer(2, True))

    assert proposal(sitting) is None
    assert isinstance(sitting.match.log[-1], Rewound)
    assert (sitting.position().moves_made, sitting.state.epoch) == (3, 1)
    assert sitting.notes[-4:] == ["proposed-rewind", "agreed", "agreed", "rewound"]


def test_after_going_back_other_cards_are_dealt():
    sitting = Sitting()
    sitting.play_on(lambda: sitting.state.lanes)
    before = sitting.state.hands
    sitting.do("ana", Propose(0, "rewind", to=2))
    sitting.do("bo", Answer(1, True))
    sitting.do("cai", Answer(2, True))
    sitting.play(2)

    assert sitting.state.lanes
    assert sitting.state.hands != before


def test_what_is_told_from_there_on_takes_the_place_of_what_was():
    sitting = in_the_middle("Ana", "random", "random")
    mark, told = sitting.table.mark, sitting.position()
    sitting.do("ana", Propose(0, "rewind", to=2))
    news, whole = sitting.position(since=mark), sitting.position()

    assert whole.happenings == told.happenings[: news.first_happening] + news.happenings
    assert news.first_happening < len(told.happenings)
    assert whole.notes == told.notes[: news.first_note] + news.notes
    assert [note.after <= len(whole.happenings) for note in whole.notes].count(False) == 0


def test_one_who_does_not_agree_is_enough():
    sitting = in_the_middle()
    sitting.do("ana", Propose(0, "rewind", to=2))
    sitting.do("cai", Answer(2, False))

    assert proposal(sitting) is None
    assert sitting.notes[-1] == "declined"
    assert sitting.position().moves_made == 40
    assert sitting.refused("bo", Answer(1, True)) == "table-nothing-proposed"


def test_whoever_proposed_may_withdraw_it():
    sitting = in_the_middle()
    sitting.do("ana", Propose(0, "end"))
    sitting.do("ana", Answer(0, False))

    assert (proposal(sitting), sitting.notes[-1]) == (None, "withdrawn")


def test_bots_agree_by_themselves():
    sitting = in_the_middle("Ana", "random", "rollout:ms=100")
    sitting.do("ana", Propose(0, "rewind", to=2))

    assert sitting.state.epoch == 1


def test_those_who_share_a_device_answer_for_all_their_seats():
    sitting = in_the_middle("Ana", "Bo@ana", "Cai", "Dee@cai")
    sitting.do("ana", Propose(1, "rewind", to=2))
    assert proposal(sitting) == ("rewind", 1, (), (2, 3))
    sitting.do("cai", Answer(3, True))

    assert sitting.state.epoch == 1


def test_the_game_goes_on_while_a_proposal_is_open():
    sitting = in_the_middle()
    sitting.do("ana", Propose(0, "rewind", to=2))
    sitting.play(sitting.table.waiting()[0])
    sitting.do("bo", Answer(1, True))
    sitting.do("cai", Answer(2, True))

    assert sitting.position().moves_made == 3


def test_a_proposal_to_go_back_to_where_the_table_is_by_now_is_dropped():
    sitting = Sitting()
    sitting.play(0)
    sitting.do("bo", Propose(1, "rewind", to=0))
    sitting.do("ana", Undo(sitting.table.seq, 0))

    assert proposal(sitting) is None


def test_agreeing_twice_counts_once():
    sitting = in_the_middle()
    sitting.do("ana", Propose(0, "end"))
    sitting.do("bo", Answer(1, True))

    assert sitting.do("bo", Answer(1, True)) == []
    assert proposal(sitting) == ("end", 0, (1,), (1, 2))


@pytest.mark.parametrize(
    ("player", "command", "reason"),
    [
        ("bo", Propose(0, "end"), "table-not-your-seat"),
        ("dee", Propose(1, "end"), "table-not-your-seat"),
        ("", Propose(-1, "end"), "no-such-seat"),
        ("ana", Propose(0, "rewind", to=40), "rewind-too-far"),
        ("ana", Propose(0, "rewind", to=-1), "rewind-too-far"),
        ("ana", Propose(0, "bot", of=7), "no-such-seat"),
        ("ana", Propose(0, "bot", of=2), "table-bot-already"),
        ("ana", Answer(0, True), "table-nothing-proposed"),
    ],
)
def test_a_proposal_that_makes_no_sense_is_refused(player, command, reason):
    assert in_the_middle("Ana", "Bo", "random").refused(player, command) == reason


def test_before_the_first_move_there_is_nothing_to_go_back_to():
    assert Sitting().refused("bo", Propose(1, "rewind", to=0)) == "undo-nothing"


@pytest.mark.parametrize(
    ("player", "command", "reason"),
    [
        ("bo", Propose(1, "end"), "table-proposal-pending"),
        ("ana", Answer(0, True), "table-not-asked"),
        ("bo", Answer(2, True), "table-not-your-seat"),
        ("dee", Answer(1, True), "table-not-your-seat"),
        ("dee", Answer(9, True), "no-such-seat"),
    ],
)
def test_only_who_is_asked_answers(player, command, reason):
    sitting = in_the_middle()
    sitting.do("ana", Propose(0, "rewind", to=2))

    assert sitting.refused(player, command) == reason


def test_before_the_game_and_after_it_nothing_is_proposed():
    gathering, over = Sitting(start=False), Sitting().play_on()

    assert gathering.refused("ana", Propose(0, "end")) == "table-not-begun"
    assert over.refused("ana", Propose(0, "rewind", to=2)) == "table-over"
    assert over.refused("ana", Answer(0, True)) == "table-over"


# ---------------------------------------------------------------------- ending by agreement


def test_all_may_agree_to_end_the_game_as_it_stands():
    sitting = in_the_middle()
    sitting.do("bo", Propose(1, "end"))
    sitting.do("ana", Answer(0, True))
    assert sitting.position().phase == "playing"
    sitting.do("cai", Answer(2, True))
    position = sitting.position()

    assert (position.phase, position.ended, position.seed) == ("over", "agreement", sitting.match.seed)
    assert position.scores is not None
    assert position.asked == ()
    assert sitting.table.waiting() == []
    assert sitting.notes[-1] == "ended"
    assert sitting.refused("ana", Propose(0, "end")) == "table-over"


def test_alone_among_bots_one_ends_the_game_at_once():
    sitting = in_the_middle("Ana", "random", "random")
    sitting.do("ana", Propose(0, "end"))

    assert sitting.position().ended == "agreement"


# ---------------------------------------------------------------------- leaving and coming back


def test_a_bot_plays_on_for_whoever_leaves_until_he_comes_back():
    sitting = in_the_middle()
    seat = sitting.table.waiting()[0]
    player = sitting.player(seat)
    sitting.do(player, CallBot(seat))
    chair = sitting.position().chairs[seat]
    assert (chair.bot, chair.person, sitting.notes[-1]) == ("rollout:ms=500", True, "left")
    assert [*sitting.table.bots_to_move()] == [(seat, "rollout:ms=500")]
    assert sitting.through(seat).offers == ()
    move = msgspec.to_builtins(sitting.state.moves(seat)[0])
    assert sitting.refused(player, Play(sitting.table.seq, seat, move)) == "table-bot-plays"

    sitting.do(player, ComeBack(seat))
    assert [*sitting.table.bots_to_move()] == []
    assert sitting.notes[-1] == "came-back"
    sitting.do(player, Play(sitting.table.seq, seat, move))


def test_a_bot_that_thought_too_long_moves_no_more():
    sitting = in_the_middle()
    seat = sitting.table.waiting()[0]
    sitting.do(sitting.player(seat), CallBot(seat))
    seen, move = sitting.table.seq, sitting.state.moves(seat)[0]
    sitting.do(sitting.player(seat), ComeBack(seat))

    with pytest.raises(Refused) as refused:
        sitting.table.bot_move(seat, move, seen, sitting.now)
    assert refused.value.reason.id == "table-moved-on"


def test_a_bots_move_for_what_the_table_no_longer_asks_is_refused():
    sitting = Sitting("Ana", "random", "random")
    sitting.play(0)
    seen, move = sitting.table.seq, sitting.state.moves(1)[0]
    sitting.play(1)

    with pytest.raises(Refused) as refused:
        sitting.table.bot_move(1, move, seen, sitting.now)
    assert refused.value.reason.id == "table-moved-on"


@pytest.mark.parametrize(
    ("player", "command", "reason"),
    [
        ("ana", CallBot(1), "table-time-left"),
        ("dee", CallBot(1), "table-not-your-seat"),
        ("", CallBot(1), "table-not-your-seat"),
        ("ana", CallBot(2), "table-bot-already"),
        ("ana", CallBot(5), "no-such-seat"),
        ("ana", ComeBack(0), "table-no-bot-here"),
        ("ana", ComeBack(2), "table-not-your-seat"),
        ("", ComeBack(2), "table-not-your-seat"),
    ],
)
def test_nobody_is_replaced_against_his_will_while_he_has_time(player, command, reason):
    assert in_the_middle("Ana", "Bo", "random").refused(player, command) == reason


def test_the_others_may_agree_that_a_bot_plays_for_somebody_who_is_away():
    sitting = in_the_middle()
    sitting.do("ana", Propose(0, "bot", of=1), online={"ana", "cai"})
    assert proposal(sitting) == ("bot", 0, (), (2,))
    sitting.do("cai", Answer(2, True))

    assert sitting.position().chairs[1].bot
    assert sitting.notes[-1] == "bot-called"
    sitting.do("bo", ComeBack(1))
    assert not sitting.position().chairs[1].bot


def test_somebody_who_is_there_has_to_agree_himself():
    sitting = in_the_middle()
    sitting.do("ana", Propose(0, "bot", of=1), online={"ana", "bo", "cai"})

    assert proposal(sitting) == ("bot", 0, (), (1, 2))


def test_the_consent_of_somebody_who_has_left_is_not_needed_any_more():
    sitting = in_the_middle()
    sitting.do("ana", Propose(0, "rewind", to=2))
    sitting.do("bo", Answer(1, True))
    sitting.do("cai", CallBot(2))

    assert sitting.state.epoch == 1


def test_somebody_who_comes_back_is_asked_like_the_others():
    sitting = in_the_middle()
    sitting.do("cai", CallBot(2))
    sitting.do("ana", Propose(0, "rewind", to=2))
    assert proposal(sitting) == ("rewind", 0, (), (1,))
    sitting.do("cai", ComeBack(2))
    sitting.do("bo", Answer(1, True))

    assert proposal(sitting) == ("rewind", 0, (1,), (1, 2))
    sitting.do("cai", Answer(2, True))
    assert sitting.state.epoch == 1


def test_whoever_is_to_be_replaced_and_leaves_by_himself_settles_it():
    sitting = in_the_middle()
    sitting.do("ana", Propose(0, "bot", of=1))
    sitting.do("bo", CallBot(1))

    assert proposal(sitting) is None


def test_for_whoever_goes_for_good_bots_play_on_and_nobody_comes_back():
    sitting = in_the_middle()
    sitting.keep(sitting.table.leave("bo", sitting.now))
    chair = sitting.position().chairs[1]

    assert (chair.name, chair.bot, chair.person) == ("Bo", "rollout:ms=500", False)
    assert sitting.refused("bo", ComeBack(1)) == "table-not-your-seat"


def test_when_all_people_have_left_the_bots_play_the_game_to_its_end():
    sitting = in_the_middle()
    for seat, player in enumerate(("ana", "bo", "cai")):
        sitting.do(player, CallBot(seat))
    sitting.play_on()

    assert sitting.position().ended == "rules"


@pytest.mark.parametrize("game", list(GAMES))
def test_the_bot_that_stands_in_is_the_best_one_of_the_game(game):
    assert stand_in(GAMES[game]) == bots_for(GAMES[game])[-1]


# ---------------------------------------------------------------------- the pace of bots


def test_people_have_time_to_see_each_move_before_the_next_bot_moves():
    sitting = Sitting("Ana", "random", "random", pace=900)
    sitting.wait(5000)
    sitting.play(0)

    assert sitting.table.moved == sitting.now
    assert sitting.table.settings.pace == 900


def test_words_about_the_table_hold_up_no_bot():
    sitting = Sitting("Ana", "Bo", "random")
    sitting.play(0)
    moved = sitting.table.moved
    sitting.wait(5000)
    sitting.do("ana", Propose(0, "end"))

    assert sitting.table.moved == moved
    assert sitting.table.changed == sitting.now


# ---------------------------------------------------------------------- the rematch


def test_at_a_rematch_the_same_people_and_bots_play_by_the_same_settings_each_one_chair_on():
    sitting = Sitting("Ana", "Bo", "random", clock=BankClock(30, 10)).play_on()
    table, entries = sitting.table.again("u", "bo", NOON)
    sitting.do("bo", Rematch("u"))

    assert [chair.name for chair in table.chairs] == [sitting.table.chairs[seat].name for seat in (2, 0, 1)]
    assert [chair.bot for chair in table.chairs] == ["random", "", ""]
    assert (table.settings, table.host, table.phase) == (sitting.table.settings, "bo", "gathering")
    assert sitting.position().rematch == "u"
    assert Table.read("u", entries).position("bo", 2, table.mark, (), 0, NOON).host


def test_two_who_want_a_rematch_at_the_same_moment_get_the_same_one():
    sitting = Sitting().play_on()
    sitting.do("ana", Rematch("u"))

    assert sitting.do("bo", Rematch("v")) == []
    assert sitting.position().rematch == "u"


def test_whoever_had_left_is_at_the_rematch_again():
    sitting = in_the_middle()
    sitting.do("cai", CallBot(2))
    sitting.play_on()
    table, _ = sitting.table.again("u", "ana", NOON)

    assert [(chair.player, chair.bot) for chair in table.chairs] == [("cai", ""), ("ana", ""), ("bo", "")]


def test_the_chair_of_somebody_who_has_gone_for_good_is_free_at_the_rematch():
    sitting = Sitting().play_on()
    sitting.keep(sitting.table.leave("cai", sitting.now))
    table, _ = sitting.table.again("u", "ana", NOON)

    assert [chair.taken for chair in table.chairs] == [False, True, True]


def test_guests_from_elsewhere_start_no_rematch_and_nobody_before_the_end():
    over, running = Sitting().play_on(), in_the_middle()

    assert over.refused("dee", Rematch("u")) == "table-looking-on"
    assert running.refused("ana", Rematch("u")) == "table-not-over"
    for sitting, player, reason in ((over, "dee", "table-looking-on"), (running, "ana", "table-not-over")):
        with pytest.raises(Refused) as refused:
            sitting.table.again("u", player, NOON)
        assert refused.value.reason.id == reason


@pytest.mark.parametrize("command", [Start(), Vacate(0)])
def test_after_the_end_the_old_seats_stay_as_they_are(command):
    assert Sitting().play_on().refused("ana", command) == "table-began"


def test_whoever_leaves_with_a_clock_running_has_it_stopped():
    sitting = in_the_middle("Ana", "Bo", "Cai", clock=BankClock(10, 0))
    seat = sitting.table.waiting()[0]
    sitting.wait(MINUTE)
    sitting.do(sitting.player(seat), CallBot(seat))
    left = sitting.position().chairs[seat].left
    sitting.wait(MINUTE)

    assert sitting.position().chairs[seat].left == left

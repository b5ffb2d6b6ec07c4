"""The clocks of a table: none, so long for each decision, or a bank of time with an increment."""

import pytest

from meadhall.table.wire import Answer, BankClock, CallBot, ComeBack, MoveClock, NoClock, Propose, Redo, Undo
from tests.table.sitting import HOUR, MINUTE, NOON, SECOND, Sitting

DAY = MoveClock(24)
BANK = BankClock(10, 5)


def left(sitting):
    """What the clocks of all seats show."""
    return [chair.left for chair in sitting.position().chairs]


def ticking(sitting):
    """The seats whose clocks run."""
    return [seat for seat, chair in enumerate(sitting.position().chairs) if chair.ticking]


def test_without_a_clock_nobody_is_shown_one_and_nothing_is_due():
    sitting = Sitting(clock=NoClock(), time_out="bot")
    sitting.wait(1000 * HOUR)

    assert left(sitting) == [None] * 3
    assert sitting.table.due() is None
    assert sitting.table.tick(sitting.now) == []
    assert sitting.table.card("ana", sitting.now, ()).due is None


def test_before_the_game_no_clock_is_shown():
    assert left(Sitting(start=False, clock=BANK)) == [None] * 3


def test_only_the_clock_of_whom_the_table_waits_for_runs():
    sitting = Sitting(clock=BANK)
    sitting.wait(MINUTE)

    assert ticking(sitting) == [0]
    assert left(sitting) == [9 * MINUTE, 10 * MINUTE, 10 * MINUTE]


def test_while_all_decide_at_the_same_time_all_clocks_run_until_each_has_decided():
    sitting = Sitting(clock=BANK)
    sitting.play_on(lambda: sitting.state.lanes)
    assert ticking(sitting) == [0, 1, 2]
    sitting.play(1)

    assert ticking(sitting) == [0, 2]


def test_each_decision_has_the_whole_time_again():
    sitting = Sitting(clock=DAY)
    sitting.wait(20 * HOUR)
    assert left(sitting) == [4 * HOUR, 24 * HOUR, 24 * HOUR]
    sitting.play(0)

    assert left(sitting) == [24 * HOUR] * 3


def test_a_decision_costs_what_it_took_and_brings_the_increment():
    sitting = Sitting(clock=BANK)
    sitting.wait(3 * MINUTE)
    sitting.play(0)

    assert left(sitting)[0] == 7 * MINUTE + 5 * SECOND


def test_whoever_undoes_a_move_gives_the_increment_back_and_thinks_on():
    sitting = Sitting(clock=BANK)
    sitting.wait(3 * MINUTE)
    sitting.play(0)
    sitting.wait(MINUTE)
    sitting.do("ana", Undo(sitting.table.seq, 0))

    assert left(sitting) == [7 * MINUTE, 9 * MINUTE, 10 * MINUTE]
    sitting.do("ana", Redo(sitting.table.seq, 0))
    assert left(sitting)[0] == 7 * MINUTE + 5 * SECOND


def test_undoing_gives_nobody_more_time_for_a_decision():
    sitting = Sitting(clock=DAY)
    sitting.wait(20 * HOUR)
    sitting.play(0)
    sitting.do("ana", Undo(sitting.table.seq, 0))

    assert left(sitting)[0] == 4 * HOUR


def test_when_all_have_gone_back_everybody_thinks_anew():
    sitting = Sitting("Ana", "Bo", "random", clock=DAY)
    sitting.wait(20 * HOUR)
    sitting.play(0)
    sitting.wait(20 * HOUR)
    sitting.do("bo", Propose(1, "rewind", to=0))
    sitting.do("ana", Answer(0, True))

    assert left(sitting)[:2] == [24 * HOUR, 24 * HOUR]


def test_a_clock_never_shows_less_than_nothing():
    sitting = Sitting(clock=BANK)
    sitting.wait(HOUR)

    assert left(sitting)[0] == 0


def test_a_list_of_tables_says_until_when_one_has_to_decide():
    sitting = Sitting(clock=DAY)
    sitting.wait(HOUR)
    ana, bo = (sitting.table.card(player, sitting.now, ()) for player in ("ana", "bo"))

    assert (ana.waiting_for_you, ana.due) == (True, NOON + 24 * HOUR)
    assert (bo.waiting_for_you, bo.due) == (False, None)
    assert ana.asked is not None


# ---------------------------------------------------------------------- when the time is up


def test_if_others_wait_nothing_happens_by_itself_but_they_may_call_a_bot():
    sitting = Sitting(clock=BANK, time_out="wait")
    sitting.wait(10 * MINUTE - 1)
    assert sitting.table.due() is None
    assert sitting.refused("bo", CallBot(0)) == "table-time-left"
    sitting.wait(1)
    assert sitting.table.tick(sitting.now) == []
    sitting.do("bo", CallBot(0))

    assert sitting.position().chairs[0].bot
    assert sitting.notes[-1] == "bot-called"


def test_nobody_who_looks_on_calls_a_bot():
    sitting = Sitting(clock=BANK)
    sitting.wait(HOUR)

    assert sitting.refused("dee", CallBot(0)) == "table-not-your-seat"


def test_a_bot_is_called_only_for_whom_the_table_waits():
    sitting = Sitting(clock=BANK)
    sitting.wait(HOUR)

    assert sitting.refused("ana", CallBot(1)) == "table-time-left"


@pytest.mark.parametrize(("clock", "time"), [(BANK, 10 * MINUTE), (DAY, 24 * HOUR)])
def test_if_the_table_is_set_so_a_bot_plays_on_when_the_time_is_up(clock, time):
    sitting = Sitting(clock=clock, time_out="bot")
    assert sitting.table.due() == NOON + time
    sitting.wait(time - 1)
    assert sitting.table.tick(sitting.now) == []
    sitting.wait(1)
    sitting.keep(sitting.table.tick(sitting.now))

    assert [chair.bot != "" for chair in sitting.position().chairs] == [True, False, False]
    assert sitting.notes[-1] == "time-up"
    assert sitting.table.due() is None
    assert sitting.table.tick(sitting.now) == []


def test_of_several_who_decide_at_the_same_time_each_has_his_own_end():
    sitting = Sitting(clock=BANK, time_out="bot")
    sitting.wait(MINUTE)
    sitting.play_on(lambda: sitting.state.lanes)
    first = sitting.now + 9 * MINUTE + 5 * SECOND
    assert sitting.table.due() == first
    sitting.wait(first - sitting.now)
    sitting.keep(sitting.table.tick(sitting.now))

    assert [chair.bot != "" for chair in sitting.position().chairs] == [True, False, False]
    assert sitting.table.due() == first + MINUTE


def test_whoever_comes_back_late_has_a_minute_at_least():
    sitting = Sitting(clock=BANK, time_out="bot")
    sitting.wait(10 * MINUTE)
    sitting.keep(sitting.table.tick(sitting.now))
    sitting.do("ana", ComeBack(0))

    assert left(sitting)[0] == MINUTE
    assert sitting.table.due() == sitting.now + MINUTE


def test_whoever_comes_back_has_the_whole_time_for_his_decision():
    sitting = Sitting(clock=DAY)
    sitting.wait(24 * HOUR)
    sitting.do("bo", CallBot(0))
    sitting.wait(HOUR)
    sitting.do("ana", ComeBack(0))

    assert left(sitting)[0] == 24 * HOUR


def test_while_a_bot_plays_for_somebody_his_clock_stands():
    sitting = Sitting(clock=BANK)
    sitting.wait(MINUTE)
    sitting.do("ana", CallBot(0))
    sitting.wait(5 * MINUTE)
    assert ticking(sitting) == []
    sitting.do("ana", ComeBack(0))

    assert (left(sitting)[0], ticking(sitting)) == (9 * MINUTE, [0])


def test_bots_have_no_clock_that_runs():
    sitting = Sitting("Ana", "random", "random", clock=BANK, time_out="bot")
    sitting.play(0)
    sitting.wait(HOUR)

    assert ticking(sitting) == []
    assert sitting.table.due() is None


def test_after_the_end_all_clocks_stand():
    sitting = Sitting(clock=BANK, time_out="bot").play_on()

    assert ticking(sitting) == []
    assert sitting.table.due() is None


def test_a_clock_that_goes_back_costs_nobody_anything():
    sitting = Sitting(clock=BANK)
    sitting.wait(-HOUR)
    assert left(sitting)[0] == 10 * MINUTE
    sitting.play(0)

    assert left(sitting)[0] == 10 * MINUTE + 5 * SECOND

"""Who has won, and by what."""

from meadhall.core.scores import Line, Score, Scores, TieBreak


def scores(points, *tie_breaks):
    """Scores with one line a seat."""
    return Scores(
        tuple(Score(seat, (Line("all", count, "T-1"),)) for seat, count in enumerate(points)),
        tuple(TieBreak(f"tie-{number}", "T-2", values) for number, values in enumerate(tie_breaks)),
    )


def test_a_total_is_the_sum_of_all_lines():
    assert Score(0, (Line("a", 5, "T-1"), Line("b", -2, "T-2"), Line("c", 0, "T-3"))).total == 3


def test_a_ledger_without_lines_is_worth_nothing():
    assert Score(0, ()).total == 0


def test_most_points_win():
    result = scores([3, 7, 5])

    assert result.winners == (1,)
    assert result.places == (3, 1, 2)


def test_a_tie_break_does_not_help_whoever_has_fewer_points():
    assert scores([7, 6, 5], (0, 9, 9)).winners == (0,)


def test_equal_points_are_decided_by_the_first_tie_break():
    result = scores([7, 7, 5], (1, 2, 3), (9, 0, 9))

    assert result.winners == (1,)
    assert result.places == (2, 1, 3)


def test_the_second_tie_break_is_asked_where_the_first_is_equal_too():
    result = scores([7, 7, 7], (2, 2, 1), (0, 1, 5))

    assert result.winners == (1,)
    assert result.places == (2, 1, 3)


def test_with_everything_equal_the_victory_is_shared():
    result = scores([7, 5, 7, 7], (1, 9, 1, 0))

    assert result.winners == (0, 2)
    assert result.places == (1, 4, 1, 3)


def test_without_tie_breaks_equal_points_share_a_place():
    result = scores([4, 4, 2, 2])

    assert result.winners == (0, 1)
    assert result.places == (1, 1, 3, 3)


def test_what_a_seat_is_compared_by():
    assert scores([7, 7], (1, 2), (3, 4)).standing(1) == (7, 2, 4)


def test_scores_can_be_read_at_a_glance():
    result = Scores(
        (Score(0, (Line("track", 10, "T-1"), Line("debt", -3, "T-2"))), Score(1, (Line("track", 8, "T-1"),))),
    )

    assert str(result) == "2. seat 0: 7 (track +10, debt -3)\n1. seat 1: 8 (track +8)"

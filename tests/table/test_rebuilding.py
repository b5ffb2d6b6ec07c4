"""A table rebuilt from its entries is the same table, and nobody who was told piece by piece knows less."""

import random
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from meadhall import Refused
from meadhall.table.entries import decode, encode
from meadhall.table.table import Since, Table
from meadhall.table.wire import (
    Answer,
    AnyCommand,
    BankClock,
    CallBot,
    ComeBack,
    MoveClock,
    NoClock,
    Play,
    Propose,
    Redo,
    RestartTurn,
    SeatBot,
    Sit,
    Start,
    Undo,
    Vacate,
)
from tests.table.sitting import SECOND, Sitting, everything, eyes

TABLES: dict[str, dict[str, Any]] = {
    "brian-boru": {"game": "brian-boru"},
    "feast-for-odin": {"game": "feast-for-odin", "options": {"length": "short", "decks": "ABC"}},
}
CLOCKS = (NoClock(), MoveClock(1), BankClock(1, 3))
CHAIRS = (("Ana", "Bo", "Cai"), ("Ana", "Bo@ana", "random"), ("Ana", "Bo", "Cai", "random"))


class Reader:
    """Somebody who looks on through a seat and keeps what he is told, piece by piece."""

    def __init__(self, player: str, seat: int) -> None:
        self.player, self.seat = player, seat
        self.since = Since()
        self.happenings: list[Any] = []
        self.notes: list[Any] = []

    def read(self, sitting: Sitting) -> None:
        """Take up what is new; it must be as if he had been told everything at once."""
        if self.seat not in sitting.table.seats_of(self.player):  # he looks on from outside from now on
            self.seat, self.since = -1, Since() if self.seat != -1 else self.since
        news = sitting.position(self.player, self.seat, self.since)
        self.happenings[news.first_happening :] = news.happenings
        self.notes[news.first_note :] = news.notes
        self.since = sitting.table.mark
        whole = sitting.position(self.player, self.seat)
        assert tuple(self.happenings) == whole.happenings
        assert tuple(self.notes) == whole.notes


def anything(sitting: Sitting, rng: random.Random) -> tuple[str, AnyCommand]:
    """Something that somebody wants, whether it is possible or not."""
    table, seats = sitting.table, len(sitting.table.chairs)
    seat, other = rng.randrange(seats), rng.randrange(seats)
    owner = table.chairs[seat].player
    player = rng.choice((owner, owner, owner, "ana", ""))
    if table.phase == "gathering":
        return player, rng.choice((Sit(seat, rng.choice("DEFG")), SeatBot(seat, "random"), Vacate(seat), Start()))
    seq = table.seq - rng.choice((0, 0, 0, 0, 1, 5))
    if table.proposal and rng.random() < 0.7:
        return player, Answer(seat, rng.random() < 0.8)
    if table.chairs[seat].bot and rng.random() < 0.7:
        return player, ComeBack(seat)
    wanted: list[AnyCommand] = [
        *(Undo(seq, seat), Undo(seq, seat), Redo(seq, seat), RestartTurn(seq, seat)),
        Propose(seat, "rewind", to=rng.randrange(len(sitting.match.standing) + 1)),
        Propose(seat, "bot", of=other),
        Propose(seat, "end") if rng.random() < 0.3 else Answer(seat, True),
        CallBot(seat),
        Play(seq, seat, rng.choice(({}, {"type": "PlaceDisc", "town": "M4"}))),
    ]
    return player, rng.choice(wanted)


def second_thoughts(sitting: Sitting, seat: int, rng: random.Random) -> None:
    """Whoever has just moved may undo that, and perhaps do it again."""
    for kind in rng.choice(((Undo,), (Undo, Redo), (Undo, Undo, Redo), (RestartTurn,), (RestartTurn, Redo))):
        sitting.do(sitting.player(seat), kind(sitting.table.seq, seat))


def step(sitting: Sitting, rng: random.Random) -> None:
    """Something is done at the table, or not; whatever is refused changes nothing."""
    table = sitting.table
    sitting.wait(rng.randrange(40) * SECOND)
    entries = len(sitting.entries)
    try:
        chance = rng.random()
        if table.waiting() and chance < 0.7:
            seat = rng.choice(table.waiting())
            sitting.play(seat, rng.randrange(len(sitting.state.moves(seat))))
            entries = len(sitting.entries)
            if chance < 0.2:
                second_thoughts(sitting, seat, rng)
        elif chance < 0.73:
            sitting.keep(table.tick(sitting.now))
        elif chance < 0.74:
            sitting.keep(table.hand_over("bo", "bee", sitting.now))
        elif chance < 0.75:
            sitting.keep(table.leave("cai", sitting.now))
        else:
            sitting.do(*anything(sitting, rng))
    except Refused:
        assert table.seq == len(sitting.entries) >= entries
    assert table.seq == len(sitting.entries)


def check_the_same(table: Table, twin: Table, now: int) -> None:
    """Two tables tell everybody the same, byte by byte, and go on in the same way."""
    assert everything(table, now) == everything(twin, now)
    assert (table.seq, table.mark, table.changed, table.moved) == (twin.seq, twin.mark, twin.changed, twin.moved)
    assert (table.due(), table.waiting(), table.players) == (twin.due(), twin.waiting(), twin.players)
    assert [*table.bots_to_move()] == [*twin.bots_to_move()]
    for seat in range(len(table.chairs) if table.phase != "gathering" else 0):
        assert [table.concerned(seat, seq) for seq in range(table.seq)] == [
            twin.concerned(seat, seq) for seq in range(table.seq)
        ]
    for since in (Since(seq, 3 * seq, seq) for seq in range(0, table.seq, 7)):
        assert table.chronicle.first(since) == twin.chronicle.first(since)
    if table.match and twin.match:
        assert table.match.save(private=True) == twin.match.save(private=True)
        assert table.match._undone == twin.match._undone


@pytest.mark.parametrize("game", TABLES)
@given(
    chairs=st.sampled_from(CHAIRS),
    clock=st.sampled_from(CLOCKS),
    time_out=st.sampled_from(("wait", "bot")),
    began=st.integers(0, 60),
    steps=st.integers(0, 80),
    seed=st.integers(0, 2**32),
)
def test_a_table_is_what_its_entries_make_it(game, chairs, clock, time_out, began, steps, seed):
    rng = random.Random(seed)
    sitting = Sitting(*chairs, start=began > 0, clock=clock, time_out=time_out, **TABLES[game])
    if began:
        sitting.play_on(lambda: len(sitting.match.standing) >= began, seed)
    readers = [Reader(*one) for one in eyes(sitting.table)]
    for _ in range(steps):
        step(sitting, rng)
        rng.choice(readers).read(sitting)

    check_the_same(sitting.table, sitting.rebuilt(), sitting.now)


@pytest.mark.parametrize("game", TABLES)
@given(seed=st.integers(0, 2**32), cut=st.floats(0, 1))
def test_a_table_goes_on_from_wherever_it_was_rebuilt(game, seed, cut):
    rng = random.Random(seed)
    sitting = Sitting("Ana", "Bo", "random", clock=BankClock(5, 5), time_out="bot", **TABLES[game])
    for _ in range(60):
        step(sitting, rng)
    at = 1 + int(cut * (len(sitting.entries) - 1))
    table = Table.read("t", sitting.entries[:at])
    for entry in sitting.entries[at:]:  # as another process follows what this one has done
        everything(table, sitting.now)
        table.follow(decode(encode(entry)))

    check_the_same(sitting.table, table, sitting.now)


@pytest.mark.parametrize("game", TABLES)
def test_whole_games_are_rebuilt_to_their_last_byte(game):
    sitting = Sitting(**TABLES[game]).play_on(seed=3)
    twin = sitting.rebuilt()

    assert sitting.position().ended == "rules"
    check_the_same(sitting.table, twin, sitting.now)
    assert twin.course("") == sitting.table.course("")
    assert twin.download("") == sitting.table.download("")


@pytest.mark.parametrize("game", TABLES)
def test_every_entry_is_read_back_as_it_was_written(game):
    sitting = Sitting(**TABLES[game])
    sitting.play_on(lambda: len(sitting.match.standing) == 40)

    written = [encode(entry) for entry in sitting.entries]

    assert [encode(decode(entry)) for entry in written] == written
    assert [msgspec.json.decode(entry)["entry"] for entry in written[:5]] == [
        "opened", "sat", "sat", "sat", "started",
    ]  # fmt: skip

"""Bots think in processes of their own: whatever becomes of these, the tables go on."""

import asyncio
import sys
from pathlib import Path

import msgspec
import pytest

from meadhall import GAMES
from meadhall.bots.seat import Seat
from meadhall.core.match import Match
from meadhall.server.bots import Bots, ThinkingFailed
from tests.server.process import Process, until

DIES = "import os, sys; sys.stdin.readline(); os._exit(1)"
HANGS = "import time; time.sleep(10_000)"
SAYS_NONSENSE = "import sys\nfor _ in sys.stdin: print('nonsense', flush=True)"
SAYS_NOTHING = "import sys\nfor _ in sys.stdin: print(flush=True)"
SAYS_TOO_MUCH = "import sys\nsys.stdin.readline(); print('x' * 3_000_000, flush=True); sys.stdin.readline()"
DIES_ONCE = """
import os, runpy, sys
try:
    os.close(os.open(sys.argv.pop(), os.O_CREAT | os.O_EXCL))
except FileExistsError:
    runpy.run_module("meadhall.server.thinker", run_name="__main__")
else:
    sys.stdin.readline()
"""


def thinker(code, *more):
    """A process that doesn't do what it should."""
    return (sys.executable, "-c", code, *more)


@pytest.fixture
def seat():
    """A seat that has to decide, as a bot gets it, and its legal moves."""
    match = Match.laid_out(GAMES["brian-boru"], ("a", "b", "c"), "chance", {})
    number = match.state.waiting()[0].seat
    return Seat.of(match.game, match.state, number).encode(), list(match.state.moves(number))


def use(work, **more):
    """Do something with bots, and end them."""

    async def do():
        bots = Bots(**more)
        try:
            return await work(bots)
        finally:
            await bots.close()
            assert bots.thinking == 0

    return asyncio.run(do())


def test_a_bot_decides_in_another_process_for_one_of_the_legal_moves(seat):
    knows, moves = seat

    async def work(bots):
        return await asyncio.gather(*(bots.choose("random", knows) for _ in range(20)))

    chosen = use(work, processes=2)
    assert all(GAMES["brian-boru"].read_move(msgspec.json.decode(one)) in moves for one in chosen)


@pytest.mark.parametrize("code", [DIES, HANGS, SAYS_NOTHING, SAYS_TOO_MUCH])
def test_a_thought_that_comes_to_nothing_is_given_up(seat, code):
    async def work(bots):
        for _ in range(2):
            with pytest.raises(ThinkingFailed):
                await bots.choose("random", seat[0])

    use(work, processes=1, deadline=1 if code != HANGS else 0.05, thinker=thinker(code))


def test_a_process_that_dies_is_replaced_and_the_bot_decides(seat, tmp_path):
    async def work(bots):
        return await bots.choose("random", seat[0])

    assert use(work, processes=1, thinker=thinker(DIES_ONCE, str(tmp_path / "died")))


def test_a_thought_that_nobody_waits_for_any_more_holds_up_nobody(seat):
    async def work(bots):
        unwanted = [asyncio.ensure_future(bots.choose("rollout:ms=20", seat[0])) for _ in range(3)]
        await asyncio.sleep(0)
        for one in unwanted:
            one.cancel()
        return await bots.choose("random", seat[0])

    assert use(work, processes=1)


@pytest.mark.parametrize("code", [DIES, HANGS, SAYS_NONSENSE])
def test_games_go_on_although_the_processes_of_the_bots_do_not_work(make_house, visit, code):
    house = make_house(bots={"processes": 1, "deadline": 0.02, "thinker": thinker(code)})
    ana = visit(house, "Ana")
    line = ana.line(ana.open([{"bot": "random"}] * 3, start=True))

    line.until(lambda position: position["moves_made"] > 8)
    assert line.ask({"ask": "ping"})["tell"] == "pong"


def test_no_thinking_process_outlives_its_server(tmp_path, visit):
    if not Path("/proc/self/task").is_dir():
        pytest.skip("there is no /proc in which to look for processes")
    server = Process(str(tmp_path / "tables.db"))
    try:
        ana = visit(server, "Ana")
        ana.open([{"bot": "rollout:ms=500"}] * 3, start=True)
        until(lambda: children(server.process.pid))
        thinking = children(server.process.pid)
        server.kill()
        until(lambda: not any(alive(pid) for pid in thinking))
    finally:
        server.close()


def children(pid):
    """The processes that a process has started."""
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def alive(pid):
    """Whether a process is there and has not ended."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False

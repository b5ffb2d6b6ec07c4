"""A process in which bots think: `python -m meadhall.server.thinker`, started by the server and by nobody else.

On each line it reads there is a bot, a tab and a seat (`Seat.encode`); it answers with a line that is the move, empty
if the bot couldn't decide. It gives way to the server, and ends when the server does, however that ends.
"""

import os
import queue
import signal
import sys
import threading
import traceback
from functools import cache

import msgspec

from meadhall.bots.bot import Bot, make_bot
from meadhall.bots.seat import Seat

NICER_BY = 10
"""How much more willingly a thinking bot gives way than the server."""


def main() -> None:
    """Think about one seat after the other."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which ends its bots
    if hasattr(os, "nice"):
        os.nice(NICER_BY)
    answers, sys.stdout = sys.stdout.buffer, sys.stderr  # what a bot prints is no answer
    asked: queue.SimpleQueue[bytes] = queue.SimpleQueue()
    threading.Thread(target=listen, args=(asked,), daemon=True).start()
    while True:
        description, _, seat = asked.get().partition(b"\t")
        answers.write(answer(description.decode(), seat) + b"\n")
        answers.flush()


def listen(asked: "queue.SimpleQueue[bytes]") -> None:
    """Hear what is asked, also in the middle of a thought: a server that was killed could not say goodbye."""
    for line in sys.stdin.buffer:
        asked.put(line)
    os._exit(0)


def answer(description: str, seat: bytes) -> bytes:
    """The move; why there is none is for the log of the server."""
    try:
        return think(description, seat)
    except Exception:
        traceback.print_exc()
        return b""


def think(description: str, seat: bytes) -> bytes:
    """The move, as JSON, that such a bot makes in a seat."""
    return msgspec.json.encode(bot(description).choose(Seat.decode(seat)))


@cache
def bot(description: str) -> Bot:
    """One bot of each kind in a process."""
    return make_bot(description)


if __name__ == "__main__":
    main()

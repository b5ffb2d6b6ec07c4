"""A bot that thinks in a process of its own: only what its seat knows goes there, and only a move comes back."""

from multiprocessing import get_context
from multiprocessing.connection import Connection
from types import TracebackType

import msgspec

from meadhall.bots.bot import make_bot
from meadhall.bots.seat import Seat
from meadhall.core.steps import Move


class RemoteBot:
    """A bot of any description, in another process. Use it in a `with` statement, or close it."""

    def __init__(self, description: str, seed: int | None = None) -> None:
        context = get_context("spawn")
        self._pipe, theirs = context.Pipe()
        self._process = context.Process(target=_think, args=(theirs, description, seed), daemon=True)
        self._process.start()
        theirs.close()

    def choose(self, seat: Seat) -> Move:
        """The move that the other process chooses."""
        self._pipe.send_bytes(seat.encode())
        return seat.game.read_move(msgspec.json.decode(self._pipe.recv_bytes()))

    def close(self) -> None:
        """End the other process."""
        self._pipe.close()
        self._process.join(timeout=5)
        self._process.kill()

    def __enter__(self) -> "RemoteBot":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


def _think(pipe: Connection, description: str, seed: int | None) -> None:
    bot = make_bot(description, seed)
    while True:
        try:
            seat = Seat.decode(pipe.recv_bytes())
        except (EOFError, KeyboardInterrupt):
            return
        pipe.send_bytes(msgspec.json.encode(bot.choose(seat)))

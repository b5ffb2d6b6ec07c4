"""Bots think in processes of their own (`thinker`); only what their seat knows goes there.

A process that dies or doesn't answer is replaced by another one, and nobody but the bot that thought in it notices.
"""

import asyncio
import contextlib
import os
import sys
from asyncio.subprocess import PIPE, Process

THINKER = (sys.executable, "-m", "meadhall.server.thinker")
DEADLINE = 30.0
"""Seconds after which a thought is given up. No bot at a table wants more than one, but the machine may be busy."""
TRIES = 2
"""How many processes think about one decision until it is given up."""
LONGEST_ANSWER = 1024 * 1024
"""Bytes of a move."""
FAILURES = (asyncio.IncompleteReadError, asyncio.LimitOverrunError, TimeoutError, OSError)
"""What can go wrong with a process: it ends, says too much, hangs, can't be started."""


class ThinkingFailed(Exception):
    """A bot has not decided: its process died, hung, or said that it could not."""


class Bots:
    """The processes in which bots think. They are started when there is something to think about."""

    def __init__(self, processes: int = 0, deadline: float = DEADLINE, thinker: tuple[str, ...] = THINKER) -> None:
        self._places = asyncio.Semaphore(processes or max(1, (os.cpu_count() or 2) - 1))
        self._deadline = deadline
        self._thinker = thinker
        self._processes: set[Process] = set()
        self._idle: list[Process] = []
        self._thoughts: set[asyncio.Task[bytes]] = set()
        self.thinking = 0
        """How many bots think or wait for their turn to think."""

    async def choose(self, description: str, seat: bytes) -> bytes:
        """The move, as JSON, that such a bot makes in a seat (`Seat.encode`)."""
        self.thinking += 1
        try:
            await self._places.acquire()
            thought = asyncio.ensure_future(self._think(description, seat))
            self._thoughts.add(thought)
            thought.add_done_callback(self._thought_over)
            # Whoever doesn't want to know any more goes; the thought ends by itself, and its process is free again.
            return await asyncio.shield(thought)
        finally:
            self.thinking -= 1

    def _thought_over(self, thought: "asyncio.Task[bytes]") -> None:
        self._thoughts.discard(thought)
        self._places.release()
        if not thought.cancelled():
            thought.exception()  # heard, even if nobody waits for it any more

    async def _think(self, description: str, seat: bytes) -> bytes:
        question = b"%s\t%s\n" % (description.encode(), seat)
        for _ in range(TRIES):
            with contextlib.suppress(*FAILURES):
                async with asyncio.timeout(self._deadline):
                    chosen = await self._ask(question)
                if not chosen:
                    break
                return chosen
        raise ThinkingFailed(description)

    async def _ask(self, question: bytes) -> bytes:
        """Let a process think; one that doesn't come to an answer is ended."""
        process = self._idle.pop() if self._idle else await self._start()
        assert process.stdin
        assert process.stdout
        try:
            process.stdin.write(question)
            await process.stdin.drain()
            answer = await process.stdout.readuntil()
        except BaseException:
            await self._end(process)
            raise
        self._idle.append(process)
        return answer.rstrip()

    async def _start(self) -> Process:
        process = await asyncio.create_subprocess_exec(*self._thinker, stdin=PIPE, stdout=PIPE, limit=LONGEST_ANSWER)
        self._processes.add(process)
        return process

    async def _end(self, process: Process) -> None:
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()
        self._processes.discard(process)

    async def close(self) -> None:
        """End the processes, also those that are thinking."""
        for thought in [*self._thoughts]:
            thought.cancel()
        await asyncio.gather(*self._thoughts, return_exceptions=True)
        for process in [*self._processes]:
            await self._end(process)

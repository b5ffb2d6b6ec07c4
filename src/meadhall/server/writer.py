"""The thread that writes. What happens at several tables meanwhile is committed together: one sync of the disk."""

import asyncio
import queue
import threading
import time
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from meadhall.server.metrics import Metrics
    from meadhall.store import Batch, Store

MOST_AT_ONCE = 64
"""Tables in one commit."""


Waiting = tuple["Batch", "asyncio.Future[bool]", float]
"""A batch, who waits for it, and since when."""


class Writer:
    """Appends entries to the store in the order in which they are handed over."""

    def __init__(self, store: "Store", metrics: "Metrics") -> None:
        self._store = store
        self._metrics = metrics
        self._queue: queue.SimpleQueue[Waiting | None] = queue.SimpleQueue()
        self._loop = asyncio.get_running_loop()
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    async def append(self, batch: "Batch") -> bool:
        """Append entries to a table; `False` if it has others by now. When this returns, they are on disk."""
        done: asyncio.Future[bool] = self._loop.create_future()
        self._queue.put((batch, done, time.perf_counter()))
        return await done

    def close(self) -> None:
        """Write what is still waiting, then stop."""
        self._queue.put(None)
        self._thread.join()

    def _run(self) -> None:
        while (first := self._queue.get()) is not None:
            group = [first]
            last = False
            while len(group) < MOST_AT_ONCE and not self._queue.empty():
                following = self._queue.get()
                if following is None:
                    last = True
                    break
                group.append(following)
            self._write(group)
            if last:
                return

    def _write(self, group: "list[Waiting]") -> None:
        result: Any
        try:
            result = self._store.append_all([batch for batch, _, _ in group])
        except Exception as error:  # whoever asked is told; the thread goes on
            result = error
        self._metrics.group.observe(len(group))
        now = time.perf_counter()
        for _, _, since in group:
            self._metrics.committing.observe(now - since)
        self._loop.call_soon_threadsafe(tell, [done for _, done, _ in group], result)


def tell(waiting: "list[asyncio.Future[bool]]", result: Any) -> None:
    """Wake up those who wait for a commit."""
    for number, done in enumerate(waiting):
        if done.done():
            continue
        if isinstance(result, Exception):
            done.set_exception(result)
        else:
            done.set_result(result[number])

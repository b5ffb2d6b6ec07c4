"""A server in a process of its own, as a host starts it, to be ended in any way."""

import os
import re
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from typing import Any

PATIENCE = 60
ADDRESS = re.compile(r"http://\S+:(\d+)/")


def until(true: Callable[[], Any]) -> None:
    """Wait for something that other processes bring about."""
    end = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < end, "it never came about"
        time.sleep(0.01)


class Process:
    """`meadhall serve` on a free port."""

    def __init__(self, db: str, *more: str, port: int = 0) -> None:
        words = [sys.executable, "-m", "meadhall.cli", "serve", "--db", db, "--port", str(port), "--lang", "en"]
        words += ["--no-open", "--no-limits", *more]
        self._errors = tempfile.TemporaryFile("w+")  # noqa: SIM115
        self.process = subprocess.Popen(
            words, stdout=subprocess.PIPE, stderr=self._errors, text=True, start_new_session=True
        )
        watch = threading.Timer(PATIENCE, self.process.kill)
        watch.start()
        self.port = self._read_port()
        watch.cancel()

    def _read_port(self) -> int:
        assert self.process.stdout
        for line in self.process.stdout:
            found = ADDRESS.search(line)
            if found:
                threading.Thread(target=self.process.stdout.read, daemon=True).start()
                return int(found[1])
        raise AssertionError(f"the server did not start: {self.errors}")

    @property
    def errors(self) -> str:
        """What was written to standard error."""
        self._errors.seek(0)
        return self._errors.read()

    def kill(self) -> None:
        """Not even the chance to say goodbye."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(PATIENCE)

    def stop(self) -> int:
        """End it as a host does; its exit code."""
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(PATIENCE)

    def close(self) -> None:
        if self.process.poll() is None:
            os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait(PATIENCE)
        self._errors.close()
        assert self.process.stdout
        self.process.stdout.close()

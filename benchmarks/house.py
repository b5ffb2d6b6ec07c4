"""A house to be measured: a server in a process of its own, as its host starts it."""

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx2


class House:
    """`meadhall serve` with an empty store; one address may ask as much as it likes, since all come from here."""

    def __init__(self, folder: Path) -> None:
        words = ["serve", "--db", str(folder / "tables.db"), "--host", "127.0.0.1", "--port", "0", "--no-limits"]
        self._process = subprocess.Popen(
            [sys.executable, "-m", "meadhall.cli", *words, "--no-open", "--lang", "en"],
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self._process.stdout
        self.port = int(self._process.stdout.readline().rstrip("/\n").rpartition(":")[2])
        self.url = f"http://127.0.0.1:{self.port}"

    @property
    def memory(self) -> float:
        """MB that the server process holds."""
        status = Path(f"/proc/{self._process.pid}/status").read_text()
        return int(status.split("VmRSS:")[1].split()[0]) / 1024

    @property
    def cpu(self) -> float:
        """Seconds of a core that the server process has taken."""
        parts = Path(f"/proc/{self._process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(parts[11]) + int(parts[12])) / os.sysconf("SC_CLK_TCK")

    def metric(self, name: str) -> float:
        """What the server says of itself."""
        text = httpx2.get(f"{self.url}/metrics", trust_env=False).text
        return sum(float(line.split()[-1]) for line in text.splitlines() if line.startswith(name))

    def close(self) -> None:
        """End the server."""
        self._process.terminate()
        self._process.wait(30)
        assert self._process.stdout
        self._process.stdout.close()


@contextmanager
def a_house() -> Iterator[House]:
    """A house, and its end."""
    with tempfile.TemporaryDirectory() as folder:
        house = House(Path(folder))
        try:
            yield house
        finally:
            house.close()

"""What was acknowledged survives whatever happens to the process."""

import os
import random
import subprocess
import sys
from pathlib import Path

import pytest

from tests.store.conftest import batch, emptied

ROOT = Path(__file__).parents[2]
TIMES = 30 if os.environ.get("MEADHALL_TESTS") == "soak" else 2
MOMENTS = [random.Random(seed).randint(1, 60) for seed in range(TIMES)]


@pytest.mark.parametrize("moment", MOMENTS)
def test_what_was_acknowledged_survives_kill_9(moment, address, opened):
    command = [sys.executable, "-m", "tests.store.appending", address]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
        for line in process.stdout:
            if int(line) == moment:
                process.kill()
                break
        acknowledged = [moment, *map(int, process.stdout.read().split())][-1]

    store = opened(address)
    assert store.append_all([batch("a", 1, 0)]) == [False]  # waits for a commit that is still being made
    kept = store.entries("a")
    assert kept == store.entries("b") == emptied(*range(1, len(kept) + 1))
    assert len(kept) in (acknowledged, acknowledged + 1)
    assert store.append_all([batch("a", len(kept) + 1, 0)]) == [True]

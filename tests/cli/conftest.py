"""A terminal in a test."""

import io
import os
from dataclasses import dataclass

import pytest

from meadhall.cli import common, main


@dataclass
class Outcome:
    code: int
    out: str
    err: str

    def __contains__(self, text: str) -> bool:
        return text in " ".join(self.out.split())


@pytest.fixture
def meadhall(monkeypatch, capsys, tmp_path):
    """Run the command with these words, in an empty folder, with these lines typed."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "110")
    monkeypatch.setattr(common, "spoken", "en")

    def run(*words: str, typed: str = "") -> Outcome:
        monkeypatch.setattr("sys.argv", ["meadhall", *words])
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        try:
            main()
            code = 0
        except SystemExit as end:
            code = int(end.code or 0)
        captured = capsys.readouterr()
        return Outcome(code, captured.out, captured.err)

    return run


@pytest.fixture
def saved(meadhall):
    """A game saved in the middle of round 1."""
    outcome = meadhall(
        "play", "brian-boru", "--seats", "Ana=me,random,random", "--seed", "3", typed="1\n2\nsave x.json\n"
    )
    assert os.path.exists("x.json"), outcome
    return "x.json"

"""At the tables of these tests, chance is the same each time."""

import pytest

from meadhall.table import deciding

SEED = f"{20:064x}"


@pytest.fixture(autouse=True)
def same_seed(monkeypatch):
    """Every game begins with the same seed."""
    monkeypatch.setattr(deciding, "new_seed", lambda: SEED)

"""Ids of tables and people, and moments."""

import secrets
import time

from meadhall.table.wire import Ms

SIGNS = "23456789abcdefghjkmnpqrstuvwxyz"
"""What ids are made of: nothing that is taken for something else when it is read out."""
LENGTH = 12


def new_id() -> str:
    """An id that nobody can guess, short enough for a link."""
    return "".join(secrets.choice(SIGNS) for _ in range(LENGTH))


def is_id(id: str) -> bool:
    """Whether this could be an id: nothing else is looked for in the store."""
    return len(id) == LENGTH and set(id) <= set(SIGNS)


def now() -> Ms:
    """The present moment."""
    return time.time_ns() // 1_000_000

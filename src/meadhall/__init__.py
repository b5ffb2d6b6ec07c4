"""Meadhall: an open table for four games about kings and Vikings.

game = meadhall.game("brian-boru")
state = game.setup(seats=4, seed=7)
"""

from typing import Any

from meadhall.core import reasons
from meadhall.core.game import Game
from meadhall.core.match import Match
from meadhall.core.reasons import BadData, BadFile, BadSetup, IllegalMove, Reason, Refused
from meadhall.core.registry import GAMES

__all__ = [
    "BadData",
    "BadFile",
    "BadSetup",
    "Game",
    "IllegalMove",
    "Match",
    "Reason",
    "Refused",
    "game",
    "game_ids",
]


def game_ids() -> list[str]:
    """The ids of all games that are installed."""
    return list(GAMES)


def game(name: str) -> Game[Any]:
    """The game of this id."""
    return GAMES.find(name)


def __getattr__(name: str) -> Any:
    """`__version__`, looked up only when asked for: that takes as long as the rest of the import."""
    if name == "__version__":
        from importlib import metadata

        return metadata.version("meadhall")
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def _in_english(reason: Reason) -> str:
    from meadhall.words import words_for

    return words_for("en").reason(reason)


reasons.wording = _in_english

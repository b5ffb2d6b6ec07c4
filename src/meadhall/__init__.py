"""Meadhall: an open table for four games about kings and Vikings.

game = meadhall.game("brian-boru")
state = game.setup(seats=4, seed=7)
"""

from importlib import metadata
from typing import Any

from meadhall.core import reasons
from meadhall.core.game import Game
from meadhall.core.match import Match
from meadhall.core.reasons import BadData, BadFile, BadSetup, IllegalMove, Reason, Refused
from meadhall.core.registry import GAMES

__version__ = metadata.version("meadhall")

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
    "games",
]


def games() -> list[str]:
    """The ids of all games that are installed."""
    return list(GAMES)


def game(name: str) -> Game[Any]:
    """The game of this id."""
    return GAMES.find(name)


def _in_english(reason: Reason) -> str:
    from meadhall.words import words_for

    return words_for("en").reason(reason)


reasons.wording = _in_english

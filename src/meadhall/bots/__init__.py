"""Bots that play fair, and arenas in which they are measured."""

from meadhall.bots.bot import Bot, make_bot
from meadhall.bots.greedy import GreedyBot
from meadhall.bots.random_bot import RandomBot
from meadhall.bots.rollout import RolloutBot
from meadhall.bots.seat import Seat

__all__ = ["Bot", "GreedyBot", "RandomBot", "RolloutBot", "Seat", "make_bot"]

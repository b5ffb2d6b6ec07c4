"""What a bot is, and how one is made from its description."""

from typing import Any, Protocol

from meadhall.bots.seat import Seat
from meadhall.core.reasons import BadSetup, Reason
from meadhall.core.steps import Move

BOTS = ("random", "rollout", "greedy")
"""The kinds of bots."""


class Bot(Protocol):
    """Somebody who can decide for a seat from what that seat knows."""

    def choose(self, seat: Seat) -> Move:
        """One of the seat's legal moves."""
        ...


def make_bot(description: str, seed: int | None = None) -> Bot:
    """A bot from a description such as `random`, `greedy`, `rollout`, `rollout:ms=200` or `rollout:playouts=500`."""
    from meadhall.bots.greedy import GreedyBot
    from meadhall.bots.random_bot import RandomBot
    from meadhall.bots.rollout import RolloutBot

    kind, _, rest = description.partition(":")
    if kind == "random" and not rest:
        return RandomBot(seed)
    if kind == "greedy" and not rest:
        return GreedyBot(seed)
    if kind == "rollout":
        return RolloutBot(seed=seed, **_budget(description, rest))
    raise BadSetup(Reason("unknown-bot", args={"name": description, "known": list(BOTS)}))


def _budget(description: str, rest: str) -> dict[str, Any]:
    budget: dict[str, Any] = {}
    for part in filter(None, rest.split(",")):
        name, _, value = part.partition("=")
        if name not in ("ms", "playouts") or not value.isdecimal() or int(value) == 0:
            raise BadSetup(Reason("bad-bot-budget", args={"name": description, "part": part}))
        budget[name] = int(value)
    return budget

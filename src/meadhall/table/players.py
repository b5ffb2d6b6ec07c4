"""Who may sit at a table: names, bots, and who stands in for somebody who has left."""

import unicodedata
from typing import Any

from msgspec import Struct

from meadhall.core.game import Game
from meadhall.core.reasons import Reason, Refused

LONGEST_NAME = 30

BOT_NAMES = ("Ailbe", "Brendan", "Ciara", "Donal", "Eithne", "Fergus", "Gormla", "Hilda", "Ivar", "Joreid")
"""What bots are called, in any language; nobody and nothing in the games is called so."""


class Chair(Struct):
    """A chair and who is on it."""

    player: str = ""
    """Whose seat it is; `""` if it is free or a bot's own."""
    name: str = ""
    bot: str = ""
    """The description of the bot that plays here."""

    @property
    def taken(self) -> bool:
        """Whether somebody sits here."""
        return bool(self.name)


def proper_name(name: str) -> str:
    """A name as it is shown, without blanks around it; what can't be one is refused."""
    proper = " ".join(unicodedata.normalize("NFC", name).split())
    if not proper or len(proper) > LONGEST_NAME or any(unicodedata.category(sign) in STRANGE for sign in proper):
        raise Refused(Reason("table-bad-name", args={"most": LONGEST_NAME}))
    return proper


STRANGE = ("Cc", "Cf", "Co", "Cs", "Cn", "Zl", "Zp")
"""Signs that can't be seen, or turn what stands beside them round."""


def bots_for(game: Game[Any]) -> tuple[str, ...]:
    """The bots that can play a game, the weakest first. No others are seated: a bot costs the host time to think."""
    if type(game).evaluate is Game.evaluate:
        return ("random", "rollout:ms=100", "rollout:ms=500")
    return ("random", "greedy")


def stand_in(game: Game[Any]) -> str:
    """The bot that plays for somebody who has left."""
    return bots_for(game)[-1]

"""Which settings a table can have."""

from typing import Any

from meadhall.core.game import Game
from meadhall.core.reasons import BadSetup, Reason
from meadhall.core.registry import GAMES
from meadhall.table.wire import BankClock, Clock, MoveClock, Settings

MOST_HOURS = 24 * 60
MOST_MINUTES = 24 * 60
MOST_SECONDS = 60 * 60
SLOWEST = 10_000


def check_settings(settings: Settings) -> Game[Any]:
    """The game that is to be played; settings that no table can have are refused."""
    if settings.game not in GAMES:
        raise BadSetup(Reason("unknown-game", args={"name": settings.game[:40], "known": list(GAMES)}))
    game = GAMES[settings.game]
    game.check_seats(settings.seats)
    game.read_options(settings.options)
    check_clock(settings.clock)
    if not 0 <= settings.pace <= SLOWEST:
        raise BadSetup(Reason("table-bad-pace", args={"least": 0, "most": SLOWEST}))
    return game


def check_clock(clock: Clock) -> None:
    """Refuse clocks that nobody could play by."""
    if isinstance(clock, MoveClock) and not 1 <= clock.hours <= MOST_HOURS:
        raise BadSetup(Reason("table-bad-hours", args={"least": 1, "most": MOST_HOURS}))
    if isinstance(clock, BankClock) and not 1 <= clock.minutes <= MOST_MINUTES:
        raise BadSetup(Reason("table-bad-minutes", args={"least": 1, "most": MOST_MINUTES}))
    if isinstance(clock, BankClock) and not 0 <= clock.increment <= MOST_SECONDS:
        raise BadSetup(Reason("table-bad-increment", args={"least": 0, "most": MOST_SECONDS}))

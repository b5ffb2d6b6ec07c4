"""People at a table, for tests: what they want done, what comes of it, and what would be kept of it."""

import random
from collections.abc import Callable, Collection, Iterable
from typing import Any

import msgspec
import pytest

from meadhall import Refused
from meadhall.table.entries import Entry, decode, encode
from meadhall.table.table import Since, Table
from meadhall.table.wire import AnyCommand, ChairWish, Ms, Play, Position, Said, SeatBot, Settings, Sit, Start

NOON: Ms = 1_800_000_000_000
"""When tables are opened."""
SECOND = 1000
MINUTE = 60 * SECOND
HOUR = 60 * MINUTE

QUIET: dict[str, Any] = {"game": "brian-boru", "order": "chosen", "pace": 0}
"""Settings of a table at which everybody plays from the chair he took."""
BOTS = ("random", "greedy", "rollout:ms=100")


class Sitting:
    """A table, its entries, and a clock that goes on when it is told to.

    Chairs are named after those who sit there: `Ana` is the player `ana`, `Bo@ana` is called Bo and played by `ana` as
    well, a description such as `random` is a bot, and `None` stays free. Whoever sits on the first chair is the host.
    """

    def __init__(self, *chairs: str | None, start: bool = True, **settings: Any) -> None:
        chairs = chairs or ("Ana", "Bo", "Cai")
        self.now = NOON
        self.host = player_of(next(chair for chair in chairs if chair and chair not in BOTS))
        wanted = Settings(**{**QUIET, "seats": len(chairs), **settings})
        self.table, self.entries = Table.open("t", wanted, self.host, self.now)
        for seat, chair in enumerate(chairs):
            if chair in BOTS:
                self.do(self.host, SeatBot(seat, chair))
            elif chair:
                self.do(player_of(chair), Sit(seat, chair.partition("@")[0]))
        if start:
            self.do(self.host, Start())

    # ------------------------------------------------------------------ what is done

    def do(self, player: str, command: AnyCommand, online: Collection[str] = ()) -> list[Entry]:
        """Carry out a command."""
        return self.keep(self.table.do(player, command, self.now, online))

    def keep(self, entries: list[Entry]) -> list[Entry]:
        """Keep what has happened."""
        self.entries += entries
        return entries

    def refused(self, player: str, command: AnyCommand, online: Collection[str] = ()) -> str:
        """The id of the reason for which a command is refused; nothing at all has changed."""
        before = everything(self.table, self.now)
        with pytest.raises(Refused) as refused:
            self.table.do(player, command, self.now, online)
        assert everything(self.table, self.now) == before
        return refused.value.reason.id

    def player(self, seat: int) -> str:
        """Who has a seat."""
        return self.table.chairs[seat].player

    def play(self, seat: int, which: int = 0) -> list[Entry]:
        """Make one of a seat's legal moves, as the person or the bot that sits there."""
        move = self.state.moves(seat)[which]
        if self.table.chairs[seat].bot:
            return self.keep(self.table.bot_move(seat, move, self.table.seq, self.now))
        return self.do(self.player(seat), Play(self.table.seq, seat, msgspec.to_builtins(move)))

    def play_on(self, until: Callable[[], Any] = lambda: False, seed: int = 0) -> "Sitting":
        """Everybody plays at random until something is so, or the game is over."""
        rng = random.Random(seed)
        while self.table.phase == "playing" and not until():
            seat = rng.choice(self.table.waiting())
            self.play(seat, rng.randrange(len(self.state.moves(seat))))
        return self

    def wait(self, time: Ms) -> None:
        """Let time pass."""
        self.now += time

    # ------------------------------------------------------------------ what is so

    @property
    def match(self) -> Any:
        assert self.table.match is not None
        return self.table.match

    @property
    def state(self) -> Any:
        return self.match.state

    @property
    def notes(self) -> list[str]:
        """What has been noted about the table, without the beginning of each id."""
        return [note.said.id.removeprefix("note-") for note in self.position().notes]

    def position(
        self, player: str = "", seat: int = -1, since: Since | None = None, online: Iterable[str] = ()
    ) -> Position:
        """The table as it looks to somebody; as a rule, to somebody from outside who has been told nothing yet."""
        return self.table.position(player, seat, since or Since(), frozenset(online), 0, self.now)

    def through(self, seat: int) -> Position:
        """The table as it looks through a seat."""
        return self.position(self.player(seat), seat)

    def can_undo(self, seat: int) -> str:
        """Why a seat can't undo; empty if it can."""
        can = self.through(seat).can
        assert can is not None
        return id_of(can.undo)

    def rebuilt(self) -> Table:
        """The table as it would be after a restart of the server."""
        return Table.read("t", [decode(encode(entry)) for entry in self.entries])


def player_of(chair: str) -> str:
    """Who sits on a chair that is described so."""
    name, _, player = chair.partition("@")
    return player or name.lower()


def id_of(said: Said | None) -> str:
    """The id of a reason without its beginning; empty if there is none."""
    return said.id.removeprefix("reason-") if said else ""


def eyes(table: Table) -> list[tuple[str, int]]:
    """All who look at a table, and through which seat: each through his own, and somebody from outside."""
    return [*((chair.player, seat) for seat, chair in enumerate(table.chairs) if chair.player), ("", -1)]


def everything(table: Table, now: Ms) -> list[bytes]:
    """Every byte of a table that leaves without being asked for, by everybody who looks at it."""
    return [told(table, player, seat, now) for player, seat in eyes(table)]


def told(table: Table, player: str, seat: int, now: Ms, since: Since | None = None) -> bytes:
    """What somebody is told of a table: the position, and the table in his list."""
    position = table.position(player, seat, since or Since(), (), 0, now)
    return msgspec.json.encode((position, table.card(player, now, ()), table.info(player, now, ())))


def wish(chair: str | None) -> ChairWish | None:
    """Who is to sit on a chair of a new table from the beginning."""
    if not chair:
        return None
    return ChairWish(bot=chair) if chair in BOTS else ChairWish(name=chair)

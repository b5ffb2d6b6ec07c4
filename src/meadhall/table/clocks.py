"""The clocks of a table. They know no time of their own: all follows from when things were done."""

from collections.abc import Collection

from meadhall.table.wire import BankClock, Clock, MoveClock, Ms

SECOND = 1000
MINUTE = 60 * SECOND
HOUR = 60 * MINUTE

GRACE = MINUTE
"""Who comes back after his time was up has at least this much again."""


class Clocks:
    """One clock a seat. It runs while the table waits for the seat and a person plays it."""

    def __init__(self, clock: Clock, seats: int) -> None:
        self._clock = clock
        self._bank = [clock.minutes * MINUTE if isinstance(clock, BankClock) else 0] * seats
        self._used = [0] * seats
        """How long the seat has thought about its present decision, up to when its clock began to run last."""
        self._before = [0] * seats
        """How long it thought about the one before."""
        self._since: list[Ms | None] = [None] * seats

    def ticking(self, seat: int) -> bool:
        """Whether a seat's clock runs."""
        return self._since[seat] is not None

    def left(self, seat: int, now: Ms) -> Ms | None:
        """What a seat's clock shows; nothing without a clock."""
        since = self._since[seat]
        running = 0 if since is None else max(0, now - since)
        match self._clock:
            case MoveClock(hours=hours):
                return max(0, hours * HOUR - self._used[seat] - running)
            case BankClock():
                return max(0, self._bank[seat] - running)
        return None

    def up(self, seat: int, now: Ms) -> bool:
        """Whether a seat should have decided by now."""
        return self.ticking(seat) and self.left(seat, now) == 0

    def due(self) -> Ms | None:
        """When the next clock runs down, if nobody does anything."""
        ends = []
        for seat, since in enumerate(self._since):
            left = None if since is None else self.left(seat, since)
            if since is not None and left is not None:
                ends.append(since + left)
        return min(ends, default=None)

    def run(self, seats: Collection[int], at: Ms) -> None:
        """From now on the table waits for these people and for no others."""
        for seat, since in enumerate(self._since):
            if since is None and seat in seats:
                self._since[seat] = at
            elif since is not None and seat not in seats:
                self._stop(seat, since, at)

    def decided(self, seat: int, at: Ms) -> None:
        """A person has made a decision."""
        since = self._since[seat]
        if since is None:
            return
        self._stop(seat, since, at)
        self._before[seat], self._used[seat] = self._used[seat], 0
        self._bank[seat] += self._increment

    def undecided(self, seat: int, decisions: int) -> None:
        """A person has taken decisions back: he thinks on about them, and what he got for them is gone."""
        self._used[seat], self._before[seat] = self._before[seat], 0
        self._bank[seat] -= self._increment * decisions

    def anew(self, at: Ms) -> None:
        """Everybody thinks about something else: the table has gone back."""
        self.run((), at)
        self._used = [0] * len(self._used)

    def came_back(self, seat: int) -> None:
        """A person plays again where a bot stood in."""
        self._used[seat] = 0
        self._bank[seat] = max(self._bank[seat], GRACE)

    def _stop(self, seat: int, since: Ms, at: Ms) -> None:
        spent = max(0, at - since)
        self._used[seat] += spent
        self._bank[seat] -= spent
        self._since[seat] = None

    @property
    def _increment(self) -> Ms:
        return self._clock.increment * SECOND if isinstance(self._clock, BankClock) else 0

"""What a table is: all that follows from its entries, and nothing else."""

import logging
from typing import Any, Literal

from msgspec.structs import replace

from meadhall.core.match import Line, Match, Played, Rewound, TakenBack, Undone, version
from meadhall.core.reasons import Reason, Refused
from meadhall.core.registry import GAMES
from meadhall.table.chronicle import Chronicle
from meadhall.table.clocks import Clocks
from meadhall.table.entries import (
    Answered,
    BotCalled,
    BotSat,
    CameBack,
    EndedByAgreement,
    Entry,
    HandedOver,
    Logged,
    Opened,
    Proposed,
    Rematched,
    Sat,
    Started,
    Vacated,
)
from meadhall.table.players import Chair
from meadhall.table.wire import Ms, NoClock, Phase, Proposal, Said, Settings

log = logging.getLogger("meadhall.table")

NOBODY = -1
"""No seat: whoever looks on from outside, or the clock."""


class Record:
    """A table as its entries make it. It changes by following the next entry and in no other way."""

    settings: Settings

    def __init__(self, id: str) -> None:
        self.id = id
        self.seq = 0
        """How many entries there are."""
        self.host = ""
        self.chairs: list[Chair] = []
        self.match: Match[Any] | None = None
        self.clocks = Clocks(NoClock(), 0)
        self.chronicle = Chronicle()
        self.proposal: Proposal | None = None
        self.rematch = ""
        """The id of the table at which the rematch is played."""
        self.broken: Reason | None = None
        """Why the game can't go on: what is stored of it doesn't agree with the rules of today."""
        self.changed: Ms = 0
        """When anything happened last."""
        self.moved: Ms = 0
        """When something happened last that people want to see before the next move."""
        self._made_by = ""
        self._agreed_to_end = False
        self._concerned: list[int] = []
        """By seat: the last entry that changed what this seat is asked, or what it should know before it answers."""
        self._lanes: object = None
        self._decisions: list[int] = []
        """By seat: how many decisions stand that it made itself."""

    # ------------------------------------------------------------------ questions

    @property
    def phase(self) -> Phase:
        """How far the table has come."""
        if self.ended:
            return "over"
        return "playing" if self.match else "gathering"

    @property
    def ended(self) -> Literal["", "rules", "agreement"]:
        """What ended the game, if it is over."""
        if self._agreed_to_end:
            return "agreement"
        return "rules" if self.match and self.match.over else ""

    @property
    def live(self) -> bool:
        """Whether the game goes on."""
        return self.phase == "playing" and self.broken is None

    @property
    def players(self) -> tuple[str, ...]:
        """Everybody who has a seat here."""
        return tuple(dict.fromkeys(chair.player for chair in self.chairs if chair.player))

    def seats_of(self, player: str) -> list[int]:
        """The seats that somebody has, also those in which a bot plays for him."""
        return [seat for seat, chair in enumerate(self.chairs) if player and chair.player == player]

    def waiting(self) -> list[int]:
        """The seats that have to decide."""
        return [choice.seat for choice in self.match.state.waiting()] if self.match and self.live else []

    def concerned(self, seat: int, seq: int) -> bool:
        """Whether something that a seat should know before it decides has happened after the entry `seq`.

        What was said about the table doesn't count, nor what others answered at the same time: a face-down answer tells
        nobody anything, and in an open lane each has his own things to do. Otherwise five people who pick cards at the
        same time would refuse each other's moves.
        """
        return self._concerned[seat] > seq

    # ------------------------------------------------------------------ following

    def follow(self, entry: Entry) -> None:
        """Take up what has happened."""
        if isinstance(entry, Logged) and self.match and not self.broken:
            try:
                self.match.follow(entry.line, self._made_by)
            except Refused as refused:
                log.error("table %s can't go on: %s", self.id, refused)
                self.broken = self._disagreement(self.match)
        self.happened(entry)

    def _disagreement(self, match: Match[Any]) -> Reason:
        """What players are told when a line can't be repeated: not what is in it, which may be a secret."""
        return Reason("log-digest", args={"line": len(match.log) + 1, "made_by": self._made_by, "version": version()})

    def happened(self, entry: Entry) -> None:
        """Take up what has happened; a line of the log stands in the match already."""
        self.seq += 1
        self.changed = entry.at
        match entry:
            case Logged():
                if self.match and not self.broken:
                    self._add(self.match, self.match.log[-1])
            case Opened() | Sat() | BotSat() | Vacated() | HandedOver():
                self._gather(entry)
            case BotCalled() | CameBack():
                self._relieve(entry)
            case Proposed() | Answered():
                self._agree(entry)
            case Started():
                self._start(entry)
            case EndedByAgreement():
                self._agreed_to_end = True
                self.note("note-ended")
            case Rematched(table=table):
                self.rematch = table
                self.note("note-rematched")
        self._settle_down()

    def note(self, id: str, **args: Any) -> None:
        """Note something about the table."""
        self.chronicle.note(self.changed, Said(id, args))

    def _settle_down(self) -> None:
        """After anything that happened: let the right clocks run, and drop a proposal about what is past."""
        self.clocks.run([seat for seat in self.waiting() if not self.chairs[seat].bot], self.changed)
        proposal = self.proposal
        if proposal is None:
            return
        been_there = proposal.what == "rewind" and self.match and proposal.to >= len(self.match.standing)
        replaced = proposal.what == "bot" and self.chairs[proposal.of].bot
        if been_there or replaced or not self.live:
            self.proposal = None

    # ------------------------------------------------------------------ who sits here

    def _gather(self, entry: Opened | Sat | BotSat | Vacated | HandedOver) -> None:
        match entry:
            case Opened(settings=settings, host=host, meadhall=version):
                self.settings, self.host, self._made_by = settings, host, version
                self.chairs = [Chair() for _ in range(settings.seats)]
                if settings.game not in GAMES:
                    self.broken = Reason("unknown-game", args={"name": settings.game, "known": list(GAMES)})
            case Sat(seat=seat, player=player, name=name):
                self.chairs[seat] = Chair(player, name)
                self.host = self.host or player  # whoever opened the table may have gone for good
                self.note("note-sat", name=name)
            case BotSat(seat=seat, bot=bot, name=name):
                self.chairs[seat] = Chair("", name, bot)
                self.note("note-sat", name=name)
            case Vacated(seat=seat):
                self.note("note-vacated", name=self.chairs[seat].name)
                self.chairs[seat] = Chair()
            case HandedOver(old=old, new=new):
                for seat in self.seats_of(old):
                    self.chairs[seat].player = new
                if self.host == old:
                    self.host = new or next(iter(self.players), "")

    def _relieve(self, entry: BotCalled | CameBack) -> None:
        """A bot plays for somebody, or no longer."""
        seat, chair, proposal = entry.seat, self.chairs[entry.seat], self.proposal
        if isinstance(entry, CameBack):
            chair.bot = ""
            self.clocks.came_back(seat)
            self.note("note-came-back", seat=seat)
            if proposal and chair.player != self.chairs[proposal.by].player:  # now he has to be asked, too
                self.proposal = replace(proposal, needed=(*proposal.needed, seat))
            return
        chair.bot = entry.bot
        if entry.by == NOBODY:
            self.note("note-time-up", seat=seat)
        elif entry.by == seat:
            self.note("note-left", seat=seat)
        else:
            self.note("note-bot-called", seat=seat, chooser=entry.by)
        if proposal:  # bots agree to everything
            self.proposal = replace(proposal, needed=tuple(one for one in proposal.needed if one != seat))

    # ------------------------------------------------------------------ the game

    def _start(self, entry: Started) -> None:
        self.chairs = [self.chairs[chair] for chair in entry.order]
        self.moved = entry.at
        self.note("note-started")
        seats = len(self.chairs)
        self.clocks = Clocks(self.settings.clock, seats)
        self._concerned, self._decisions = [self.seq] * seats, [0] * seats
        if self.broken:
            return
        try:
            names = tuple(chair.name for chair in self.chairs)
            self.match = Match.laid_out(GAMES[self.settings.game], names, entry.seed, self.settings.options)
        except Refused as refused:
            self.broken = refused.reason
        else:
            self._lanes = self.match.state.lanes
            self.chronicle.begin(self.match.events, seats)

    def _add(self, match: Match[Any], line: Line) -> None:
        """A line was added to the log of the match."""
        self.moved = self.changed
        self._concern(match, line)
        self.chronicle.go_on(match.events, self.seq)
        match line:
            case Played(seat=seat, auto=False):
                self._decisions[seat] += 1
                self.clocks.decided(seat, self.changed)
            case TakenBack(seat=seat) | Undone(seat=seat):
                before = self._decisions[seat]
                self._count_decisions(match)
                undone = before - self._decisions[seat]
                self.clocks.undecided(seat, undone)
                if isinstance(line, TakenBack):
                    self.note("note-taken-back", seat=seat)
                else:
                    self.note("note-undone", seat=seat, count=undone)
            case Rewound(to=to):
                self._count_decisions(match)
                self.clocks.anew(self.changed)
                self.proposal = None
                self.note("note-rewound", to=to)

    def _concern(self, match: Match[Any], line: Line) -> None:
        """Note whom a line concerns: while several decide at the same time, only the one who decided."""
        lanes = match.state.lanes
        at_once = bool(lanes) and lanes is self._lanes
        if isinstance(line, TakenBack) or (isinstance(line, Played) and at_once):
            self._concerned[line.seat] = self.seq
        else:
            self._concerned = [self.seq] * len(self.chairs)
        self._lanes = lanes

    def _count_decisions(self, match: Match[Any]) -> None:
        made = [line.seat for line in match.standing if isinstance(line, Played) and not line.auto]
        self._decisions = [made.count(seat) for seat in range(len(self.chairs))]

    # ------------------------------------------------------------------ what is agreed

    def _agree(self, entry: Proposed | Answered) -> None:
        match entry:
            case Proposed(seat=seat, what=what, to=to, of=of, needed=needed):
                self.proposal = Proposal(what, seat, to, of, (), needed)
                if what == "rewind":
                    self.note("note-proposed-rewind", seat=seat, to=to)
                elif what == "end":
                    self.note("note-proposed-end", seat=seat)
                else:
                    self.note("note-proposed-bot", seat=seat, owner=of)
            case Answered(seat=seat, agree=True):
                assert self.proposal is not None
                self.proposal = replace(self.proposal, agreed=(*self.proposal.agreed, seat))
                self.note("note-agreed", seat=seat)
            case Answered(seat=seat):
                assert self.proposal is not None
                self.note("note-withdrawn" if self.proposal.by == seat else "note-declined", seat=seat)
                self.proposal = None

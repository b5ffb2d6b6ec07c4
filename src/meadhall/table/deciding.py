"""What somebody wants done at a table: whether it may be done, and the entries that say that it was."""

import contextlib
import random
from collections.abc import Collection, Iterator
from typing import Any

import msgspec

from meadhall.core.game import new_seed
from meadhall.core.match import Line, Match, version
from meadhall.core.reasons import Reason, Refused
from meadhall.core.registry import GAMES
from meadhall.core.steps import Move
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
from meadhall.table.players import BOT_NAMES, Chair, bots_for, proper_name, stand_in
from meadhall.table.record import NOBODY, Record
from meadhall.table.wire import (
    Answer,
    AnyCommand,
    CallBot,
    ComeBack,
    Ms,
    Phase,
    Play,
    Propose,
    Redo,
    Rematch,
    RestartTurn,
    SeatBot,
    Settings,
    Sit,
    Start,
    Undo,
    Vacate,
)


class Decision:
    """What is done at a table at one moment. What isn't allowed is refused before anything has changed."""

    def __init__(self, table: Record, now: Ms) -> None:
        self.table = table
        self.now = now
        self.entries: list[Entry] = []

    def happen(self, entry: Entry) -> None:
        """It has happened."""
        self.table.follow(entry)
        self.entries.append(entry)

    @contextlib.contextmanager
    def in_the_match(self) -> Iterator[Match[Any]]:
        """Whatever is done in the match stands in its log, and each line is an entry."""
        match = self.table.match
        assert match is not None
        match.on_line = self._line
        try:
            yield match
        finally:
            match.on_line = None

    def _line(self, line: Line) -> None:
        entry = Logged(at=self.now, line=msgspec.to_builtins(line))
        self.table.happened(entry)
        self.entries.append(entry)

    # ------------------------------------------------------------------ who asks for what

    def carry_out(self, player: str, command: AnyCommand, online: Collection[str]) -> list[Entry]:
        """Do what somebody wants done."""
        if self.table.broken:
            raise Refused(Reason("table-broken", args={"why": self.table.broken}))
        match command:
            case Sit() | SeatBot() | Vacate() | Start():
                self._gather(player, command)
            case Play() | Undo() | Redo() | RestartTurn():
                self._act(player, command)
            case Propose() | Answer():
                self._agree(player, command, online)
            case CallBot() | ComeBack():
                self._relieve(player, command)
            case Rematch(table=table):
                self._rematch(player, table)
        self._settle()
        return self.entries

    def chair(self, seat: int) -> Chair:
        """A chair, if there is one of this number."""
        chairs = self.table.chairs
        if not 0 <= seat < len(chairs):
            raise Refused(Reason("no-such-seat", args={"number": seat, "seats": len(chairs)}))
        return chairs[seat]

    def own(self, player: str, seat: int) -> Chair:
        """The chair of whoever asks."""
        chair = self.chair(seat)
        if not player or chair.player != player:
            raise Refused(Reason("table-not-your-seat", args={"seat": seat}))
        return chair

    def present(self, player: str, seat: int) -> None:
        """Whoever asks must sit here himself: no bot plays for him."""
        if self.own(player, seat).bot:
            raise Refused(Reason("table-bot-plays", args={"seat": seat}))

    def must_host(self, player: str) -> None:
        """Whoever asks must have opened the table."""
        if not player or player != self.table.host:
            raise Refused(Reason("table-not-host"))

    def must_be(self, phase: Phase) -> None:
        """The table must have come this far, and no further."""
        if self.table.phase == phase:
            return
        if phase == "gathering":
            raise Refused(Reason("table-began"))
        if phase == "over":
            raise Refused(Reason("table-not-over"))
        raise Refused(Reason("table-over" if self.table.phase == "over" else "table-not-begun"))

    # ------------------------------------------------------------------ before the game

    def open(self, settings: Settings, host: str) -> None:
        """Open the table."""
        self.happen(Opened(at=self.now, settings=settings, host=host, meadhall=version()))

    def seat(self, seat: int, chair: Chair) -> None:
        """Let whoever sat on a chair of another table sit here. A chair whose owner has gone for good stays free."""
        if chair.player:
            self.happen(Sat(at=self.now, seat=seat, player=chair.player, name=chair.name))
        elif chair.bot:
            self.happen(BotSat(at=self.now, seat=seat, bot=chair.bot, name=chair.name))

    def _gather(self, player: str, command: Sit | SeatBot | Vacate | Start) -> None:
        self.must_be("gathering")
        match command:
            case Sit(seat=seat, name=name):
                self._sit(player, seat, name)
            case SeatBot(seat=seat, bot=bot):
                self.must_host(player)
                self._seat_bot(seat, bot)
            case Vacate(seat=seat):
                chair = self.chair(seat)
                if player != self.table.host:
                    self.own(player, seat)
                if not chair.taken:
                    raise Refused(Reason("table-seat-free", args={"number": seat + 1}))
                self.happen(Vacated(at=self.now, seat=seat))
            case Start():
                self.must_host(player)
                self._start()

    def _sit(self, player: str, seat: int, name: str) -> None:
        if not player:
            raise Refused(Reason("table-nobody"))
        self._must_be_free(seat)
        name = proper_name(name)
        if name.casefold() in self._names():
            raise Refused(Reason("table-name-taken", args={"name": name}))
        self.happen(Sat(at=self.now, seat=seat, player=player, name=name))

    def _seat_bot(self, seat: int, bot: str) -> None:
        self._must_be_free(seat)
        game = GAMES[self.table.settings.game]
        if bot not in bots_for(game):
            raise Refused(
                Reason("table-unknown-bot", args={"name": bot[:40], "title": game.title, "known": list(bots_for(game))})
            )
        name = next(name for name in BOT_NAMES if name.casefold() not in self._names())
        self.happen(BotSat(at=self.now, seat=seat, bot=bot, name=name))

    def _must_be_free(self, seat: int) -> None:
        chair = self.chair(seat)
        if all(chair.taken for chair in self.table.chairs):
            raise Refused(Reason("table-full"))
        if chair.taken:
            raise Refused(Reason("table-seat-taken", args={"name": chair.name}))

    def _names(self) -> set[str]:
        return {chair.name.casefold() for chair in self.table.chairs}

    def _start(self) -> None:
        free = sum(not chair.taken for chair in self.table.chairs)
        if free:
            raise Refused(Reason("table-seats-free", args={"count": free}))
        order = list(range(len(self.table.chairs)))
        if self.table.settings.order == "random":
            random.SystemRandom().shuffle(order)
        self.happen(Started(at=self.now, order=tuple(order), seed=new_seed()))
        if self.table.match:
            with self.in_the_match() as match:
                match.play_single_moves()

    # ------------------------------------------------------------------ moves

    def _act(self, player: str, command: Play | Undo | Redo | RestartTurn) -> None:
        seat = command.seat
        self.must_be("playing")
        self.present(player, seat)
        self._must_know(seat, command.seq)
        with self.in_the_match() as match:
            match command:
                case Play(move=move):
                    match.play(seat, match.game.read_move(move))
                case Undo():
                    match.undo(seat)
                case Redo():
                    match.redo(seat)
                case RestartTurn():
                    match.restart(seat)

    def _must_know(self, seat: int, seq: int) -> None:
        """Whoever moves has seen what he should know, and nothing that hasn't happened."""
        if seq > self.table.seq:
            raise Refused(Reason("table-seq-ahead", args={"seq": seq, "most": self.table.seq}))
        if self.table.concerned(seat, seq):
            raise Refused(Reason("table-moved-on"))

    def bot_move(self, seat: int, move: Move, seq: int) -> list[Entry]:
        """Make the move of a bot that thought about the table as it was then."""
        if not self.table.live or not self.chair(seat).bot:
            raise Refused(Reason("table-moved-on"))
        self._must_know(seat, seq)
        with self.in_the_match() as match:
            match.play(seat, move)
        return self.entries

    # ------------------------------------------------------------------ agreements

    def _agree(self, player: str, command: Propose | Answer, online: Collection[str]) -> None:
        self.must_be("playing")
        if isinstance(command, Answer):
            self._answer(player, command)
            return
        self.present(player, command.seat)
        if self.table.proposal:
            raise Refused(Reason("table-proposal-pending", args={"seat": self.table.proposal.by}))
        self._must_make_sense(command)
        asked = (
            seat
            for seat, chair in enumerate(self.table.chairs)
            if chair.player != player and not chair.bot and not self._away(command, seat, online)
        )
        what, to, of = command.what, command.to, command.of
        proposed = Proposed(at=self.now, seat=command.seat, what=what, to=to, of=of, needed=tuple(asked))
        self.happen(proposed)

    def _must_make_sense(self, command: Propose) -> None:
        match, of = self.table.match, self.chair(command.of)
        assert match is not None
        if command.what == "rewind":
            if not match.standing:
                raise Refused(Reason("undo-nothing", args={"seat": command.seat}))
            if not 0 <= command.to < len(match.standing):
                raise Refused(Reason("rewind-too-far", args={"to": command.to, "most": len(match.standing) - 1}))
        if command.what == "bot" and of.bot:
            raise Refused(Reason("table-bot-already", args={"seat": command.of}))

    def _away(self, command: Propose, seat: int, online: Collection[str]) -> bool:
        """Whoever is to be replaced by a bot because he is away can't be asked."""
        return command.what == "bot" and seat == command.of and self.table.chairs[seat].player not in online

    def _answer(self, player: str, command: Answer) -> None:
        """Whoever has several seats answers for all of them: those who share a device can talk with each other."""
        self.own(player, command.seat)
        proposal = self.table.proposal
        if proposal is None:
            raise Refused(Reason("table-nothing-proposed"))
        asked = [seat for seat in self.table.seats_of(player) if seat in proposal.needed]
        if not asked and not (command.seat == proposal.by and not command.agree):
            raise Refused(Reason("table-not-asked", args={"seat": command.seat}))
        if not command.agree:
            self.happen(Answered(at=self.now, seat=command.seat, agree=False))
            return
        for seat in asked:
            if seat not in proposal.agreed:
                self.happen(Answered(at=self.now, seat=seat, agree=True))

    def _settle(self) -> None:
        """Do what all have agreed to."""
        proposal = self.table.proposal
        if proposal is None or set(proposal.needed).difference(proposal.agreed):
            return
        if proposal.what == "rewind":
            with self.in_the_match() as match:
                match.rewind(proposal.to, range(len(self.table.chairs)))
        elif proposal.what == "end":
            self.happen(EndedByAgreement(at=self.now))
        else:
            self._call_bot(proposal.of, proposal.by)

    # ------------------------------------------------------------------ leaving and coming back

    def _relieve(self, player: str, command: CallBot | ComeBack) -> None:
        self.must_be("playing")
        seat = command.seat
        if isinstance(command, ComeBack):
            if not self.own(player, seat).bot:
                raise Refused(Reason("table-no-bot-here", args={"seat": seat}))
            self.happen(CameBack(at=self.now, seat=seat))
            return
        chair = self.chair(seat)
        own = self.table.seats_of(player)
        if not own:
            raise Refused(Reason("table-not-your-seat", args={"seat": seat}))
        if chair.bot:
            raise Refused(Reason("table-bot-already", args={"seat": seat}))
        if seat not in own and not self.table.clocks.up(seat, self.now):
            raise Refused(Reason("table-time-left", args={"seat": seat}))
        self._call_bot(seat, seat if seat in own else own[0])

    def _call_bot(self, seat: int, by: int) -> None:
        self.happen(BotCalled(at=self.now, seat=seat, bot=stand_in(GAMES[self.table.settings.game]), by=by))

    def tick(self) -> list[Entry]:
        """Let bots play for those whose time is up, if that is how the table is set."""
        if self.table.live and self.table.settings.time_out == "bot":
            for seat in range(len(self.table.chairs)):
                if self.table.clocks.up(seat, self.now):
                    self._call_bot(seat, NOBODY)
            self._settle()
        return self.entries

    def hand_over(self, old: str, new: str) -> list[Entry]:
        """Whatever is one player's here is another's from now on."""
        if old and (old == self.table.host or self.table.seats_of(old)):
            self.happen(HandedOver(at=self.now, old=old, new=new))
        return self.entries

    def leave(self, player: str) -> list[Entry]:
        """Somebody goes for good: before the game his seats are free again, during it bots play on for him."""
        for seat in self.table.seats_of(player):
            if self.table.phase == "gathering":
                self.happen(Vacated(at=self.now, seat=seat))
            elif self.table.live and not self.table.chairs[seat].bot:
                self._call_bot(seat, seat)
        self.hand_over(player, "")
        self._settle()
        return self.entries

    def _rematch(self, player: str, table: str) -> None:
        self.must_be("over")
        if not self.table.seats_of(player):
            raise Refused(Reason("table-looking-on"))
        if not self.table.rematch:
            self.happen(Rematched(at=self.now, table=table))

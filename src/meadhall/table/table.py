"""A table as people know it: they sit down, play, undo, agree, leave and come back, and look at what was."""

from collections.abc import Collection, Iterable, Iterator, Sequence
from typing import Any

import msgspec

from meadhall.core.match import Match
from meadhall.core.reasons import Reason, Refused
from meadhall.core.steps import Move
from meadhall.table.chronicle import Since
from meadhall.table.deciding import Decision
from meadhall.table.entries import Entry
from meadhall.table.record import NOBODY, Record
from meadhall.table.saying import said_of_reason
from meadhall.table.settings import check_settings
from meadhall.table.telling import Look, asked, foresee, happening, ledger, look, round_of, seen, why_nothing, why_said
from meadhall.table.wire import (
    AnyCommand,
    Asked,
    Chair,
    ChairWish,
    Happening,
    Ledger,
    Ms,
    Position,
    Said,
    SeatBot,
    Settings,
    Sit,
    Start,
    TableCard,
    TableInfo,
)

__all__ = ["Since", "Table"]


class Table(Record):
    """Seats with people and bots, a match between them, and all that is done and told there."""

    def __init__(self, id: str) -> None:
        super().__init__(id)
        self._looks: dict[int | None, Look] = {}
        self._looked = 0
        """The entry after which they were taken."""
        self._course: tuple[tuple[int, ...], ...] = ()

    @classmethod
    def open(
        cls,
        id: str,
        settings: Settings,
        host: str,
        now: Ms,
        chairs: Sequence[ChairWish | None] = (),
        start: bool = False,
    ) -> "tuple[Table, list[Entry]]":
        """A new table with those who sit at it from the beginning; perhaps the game begins at once."""
        check_settings(settings)
        table = cls(id)
        decision = Decision(table, now)
        decision.open(settings, host)
        for seat, wish in enumerate(chairs):
            if wish and wish.bot:
                decision.carry_out(host, SeatBot(seat, wish.bot), ())
            elif wish and wish.name:
                decision.carry_out(host, Sit(seat, wish.name), ())
        if start:
            decision.carry_out(host, Start(), ())
        return table, decision.entries

    @classmethod
    def read(cls, id: str, entries: Iterable[Entry]) -> "Table":
        """The table to which these things have happened."""
        table = cls(id)
        for entry in entries:
            table.follow(entry)
        return table

    def again(self, id: str, host: str, now: Ms) -> "tuple[Table, list[Entry]]":
        """A new table for the rematch: the same people, bots and settings; everybody moves on by one chair."""
        if self.phase != "over":
            raise Refused(Reason("table-not-over"))
        if not self.seats_of(host):
            raise Refused(Reason("table-looking-on"))
        table = Table(id)
        decision = Decision(table, now)
        decision.open(self.settings, host)
        for seat, chair in enumerate((*self.chairs[-1:], *self.chairs[:-1])):
            decision.seat(seat, chair)
        return table, decision.entries

    # ------------------------------------------------------------------ what is done

    def do(self, player: str, command: AnyCommand, now: Ms, online: Collection[str]) -> list[Entry]:
        """Carry out a command: the entries that say what happened; none if nothing had to change."""
        return Decision(self, now).carry_out(player, command, online)

    def tick(self, now: Ms) -> list[Entry]:
        """Let bots play for those whose time is up, if that is how the table is set."""
        return Decision(self, now).tick()

    def bot_move(self, seat: int, move: Move, seq: int, now: Ms) -> list[Entry]:
        """Make the move of a bot that has thought about the table as it was after the entry `seq`."""
        return Decision(self, now).bot_move(seat, move, seq)

    def hand_over(self, old: str, new: str, now: Ms) -> list[Entry]:
        """Whatever is one player's here is another's from now on: a guest got an account."""
        return Decision(self, now).hand_over(old, new)

    def leave(self, player: str, now: Ms) -> list[Entry]:
        """Somebody goes for good."""
        return Decision(self, now).leave(player)

    # ------------------------------------------------------------------ what goes on by itself

    def bots_to_move(self) -> Iterator[tuple[int, str]]:
        """The seats in which a bot has to decide, with its description."""
        for seat in self.waiting():
            if self.chairs[seat].bot:
                yield seat, self.chairs[seat].bot

    def due(self) -> Ms | None:
        """When something happens here by itself because somebody's time is up, if nobody does anything before."""
        return self.clocks.due() if self.live and self.settings.time_out == "bot" else None

    # ------------------------------------------------------------------ what is told

    @property
    def mark(self) -> Since:
        """What somebody knows who has just been told everything."""
        return self.chronicle.mark(self.seq)

    def position(
        self, player: str, seat: int, since: Since, online: Collection[str], watching: int, now: Ms
    ) -> Position:
        """The table as it looks to a player through one of his seats, -1: from outside, with what is new to him."""
        eyes = seat if seat in self.seats_of(player) else None
        look = self._look(eyes)
        first, first_note = self.chronicle.first(since)
        number, happenings = self._happenings(eyes, first)
        match, over = self.match, self.phase == "over"
        return Position(
            table=self.id,
            seq=self.seq,
            now=now,
            phase=self.phase,
            settings=self.settings,
            host=bool(player) and player == self.host,
            chairs=self._chairs(player, online, now),
            seat=NOBODY if eyes is None else eyes,
            moves_made=len(match.standing) if match else 0,
            view=look.view if look else None,
            asked=look.asked if look else (),
            offers=look.offers if look else (),
            can=look.can if look else None,
            proposal=self.proposal,
            scores=ledger(match.game, match.game.scores(match.state)) if match and over else None,
            first_happening=number,
            happenings=happenings,
            first_note=first_note,
            notes=self.chronicle.notes_for(eyes, first_note),
            seed_hash=match.seed_hash if match else "",
            seed=match.seed if match and over else "",
            rematch=self.rematch,
            ended=self.ended,
            watching=watching,
            broken=why_said(None, self.broken),
        )

    def _look(self, eyes: int | None) -> Look | None:
        """What is seen through somebody's eyes now: the same for all who look through them, until the next entry."""
        if self.match is None:
            return None
        if self._looked != self.seq:
            self._looks, self._looked = {}, self.seq
        if eyes not in self._looks:
            decides = self.live and eyes is not None and not self.chairs[eyes].bot
            self._looks[eyes] = look(self.match, eyes, asks=self.phase == "playing", decides=decides)
        return self._looks[eyes]

    def _happenings(self, eyes: int | None, first: int) -> tuple[int, tuple[Happening, ...]]:
        """What has happened from an event on, as far as it is told, and the number of the first of it."""
        if self.match is None:
            return 0, ()
        game, chronicle = self.match.game, self.chronicle
        start = number = chronicle.number(first, eyes)
        told: list[Happening] = []
        for at in range(first, len(chronicle.events)):
            event = chronicle.events[at][1].seen_by(eyes)
            if event is not None:
                told.append(Happening(number, chronicle.moves_made(at), happening(game, event)))
                number += 1
        return start, tuple(told)

    def _chairs(self, player: str, online: Collection[str], now: Ms) -> tuple[Chair, ...]:
        clocks, running = self.clocks, self.match is not None
        return tuple(
            Chair(
                name=chair.name,
                bot=chair.bot,
                person=bool(chair.player),
                yours=bool(player) and chair.player == player,
                online=chair.player in online,
                left=clocks.left(seat, now) if running else None,
                ticking=running and clocks.ticking(seat),
            )
            for seat, chair in enumerate(self.chairs)
        )

    def card(self, player: str, now: Ms, online: Collection[str]) -> TableCard:
        """The table in a list."""
        own, waiting = self.seats_of(player), self.waiting()
        mine = [seat for seat in waiting if seat in own and not self.chairs[seat].bot]
        ends = [now + left for seat in mine if (left := self.clocks.left(seat, now)) is not None]
        look = self._look(mine[0] if mine else None)
        return TableCard(
            id=self.id,
            game=self.settings.game,
            phase=self.phase,
            chairs=self._chairs(player, online, now),
            waiting_for_you=bool(mine),
            due=min(ends, default=None),
            changed=self.changed,
            round=round_of(self.match) if self.match else None,
            asked=next((one for one in look.asked if not mine or one.seat == mine[0]), None) if look else None,
        )

    def info(self, player: str, now: Ms, online: Collection[str]) -> TableInfo:
        """The table as it looks to somebody who was invited to it."""
        return TableInfo(self.card(player, now, online), self.settings)

    # ------------------------------------------------------------------ what is asked

    def why(self, player: str, seat: int, ref: str) -> tuple[Said, ...]:
        """Why nothing can be done now with a thing on the table; empty if something can."""
        match = self._begun()
        if seat == NOBODY:
            reasons: Collection[Reason] = [Reason("table-looking-on")]
        elif self.phase == "over":
            reasons = [Reason("table-over")]
        else:
            Decision(self, self.changed).present(player, seat)
            reasons = why_nothing(match, seat, ref)
        return tuple(said_of_reason(match.game, reason) for reason in reasons)

    def preview(
        self, player: str, seat: int, move: dict[str, Any]
    ) -> tuple[msgspec.Raw | None, Ledger | None, bool, bool]:
        """The view and the ledger after a move; whether it would bring something to light, and others would go on."""
        match = self._begun()
        decision = Decision(self, self.changed)
        decision.must_be("playing")
        decision.present(player, seat)
        return foresee(match, seat, match.game.read_move(move))

    def replay(self, player: str, at: int, seat: int) -> tuple[msgspec.Raw, tuple[Asked, ...]]:
        """The table after so many moves, through one's own seat or from outside; after the end, through any seat."""
        match = self._begun()
        if seat != NOBODY and self.phase != "over":
            Decision(self, self.changed).own(player, seat)
        elif seat != NOBODY:
            Decision(self, self.changed).chair(seat)
        eyes = None if seat == NOBODY else seat
        state = match.position(at)
        return seen(match.game, state, eyes), tuple(asked(match.game, state, eyes))

    def course(self, player: str) -> tuple[tuple[int, ...], ...]:
        """After the end: for each number of moves made, how many points everybody had."""
        match = self._begun()
        Decision(self, self.changed).must_be("over")
        if not self._course:
            scored = (match.game.scores(state) for state in match.positions(len(match.standing)))
            self._course = tuple(tuple(score.total for score in scores.seats) for scores in scored)
        return self._course

    def download(self, player: str) -> bytes:
        """The log as anybody may have it: without the seed and secret moves until the game is over."""
        return self._begun().save(private=self.phase == "over")

    def _begun(self) -> Match[Any]:
        if self.match is None:
            raise Refused(Reason("table-not-begun"))
        return self.match

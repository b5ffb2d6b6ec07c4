"""A match: a position with its log. Undo, redo, replay, saving and loading are all reads of that log."""

import hashlib
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from itertools import islice
from typing import Any, Generic, TypeVar

import msgspec
from msgspec import Struct

from meadhall.core.chance import seed_hash
from meadhall.core.game import UNREADABLE, Game, new_seed
from meadhall.core.reasons import BadFile, BadSetup, Reason, Refused
from meadhall.core.state import State
from meadhall.core.steps import Event, Move, SecretMove

S = TypeVar("S", bound=State)

FORMAT = 1
"""The version of the file format. A reader refuses what is newer than itself."""


class Line(Struct, frozen=True, tag_field="do", kw_only=True):
    """One line of a log: what was done, and a digest of the position after it."""

    digest: str = ""


class Played(Line, frozen=True, tag="play"):
    """A seat made a move, or it was made for it because there was no other (`auto`)."""

    seat: int
    move: Move | None
    """`None` only in a public log, where the move is still a secret."""
    auto: bool = False


class TakenBack(Line, frozen=True, tag="take back"):
    """A seat took back what it had put face down while others were still deciding."""

    seat: int


class Undone(Line, frozen=True, tag="undo"):
    """A seat undid its own last move or moves, with those that were made by themselves after them."""

    seat: int
    to: int
    """How many moves still stand."""


class Rewound(Line, frozen=True, tag="rewind"):
    """All agreed to go back further: from here on new chance falls."""

    to: int
    epoch: int


class Header(Struct, frozen=True):
    """What a file says of its match before the log begins."""

    format: int
    meadhall: str
    game: str
    seats: tuple[str, ...]
    options: dict[str, Any]
    seed_hash: str
    seed: str = ""


class Match(Generic[S]):
    """A game under way between named seats."""

    def __init__(
        self,
        game: Game[S],
        seats: int | Sequence[str],
        seed: int | str | None = None,
        options: Mapping[str, Any] | None = None,
    ) -> None:
        self.game = game
        self.names = tuple(f"seat {seat}" for seat in range(seats)) if isinstance(seats, int) else tuple(seats)
        self.options = dict(options or {})
        self.seed = new_seed() if seed is None else str(seed)
        self.log: list[Line] = []
        """Every line, in the order in which they came."""
        self.standing: list[Played | Rewound]
        """The lines that lead to the present position: nothing undone or taken back."""
        self.events: list[tuple[int, Event]]
        """What has happened, each event with the number of moves that stood before it."""
        self._undone: list[Played]
        """Undone moves that can be made again, the next one first."""
        self._unveilings: list[int]
        """For each standing line, how much had come to light before it."""
        self.on_line: Callable[[Line], None] | None = None
        """Whoever wants to hear of each line, right after it was done and before anything that follows from it."""
        self._start()
        self.play_single_moves()

    # ------------------------------------------------------------------ playing

    def play(self, seat: int, move: Move) -> None:
        """Make a seat's move, and after it every move to which there is no other."""
        self._make(seat, move, auto=False)
        self.play_single_moves()

    def _make(self, seat: int, move: Move, *, auto: bool) -> None:
        before = self.state.unveilings
        self._listen()
        try:
            self.state.play(seat, move)
        finally:
            self._note()
        line = Played(seat=seat, move=move, auto=auto, digest=self._digest())
        self._stand(line, before)
        self._write(line)

    def _write(self, line: Line) -> None:
        self.log.append(line)
        if self.on_line:
            self.on_line(line)

    def _stand(self, line: Played, unveilings: int) -> None:
        self._unveilings.append(unveilings)
        self.standing.append(line)
        if not line.auto:
            again = bool(self._undone) and (self._undone[0].seat, self._undone[0].move) == (line.seat, line.move)
            self._undone = self._undone[1:] if again else []

    def play_single_moves(self) -> None:
        """Make every move to which there is no other; only a match that was laid out has any left."""
        while single := next(single_moves(self.state), None):
            seat, move = single
            self._make(seat, move, auto=True)

    def _listen(self) -> None:
        self.state.events = []

    def _note(self) -> None:
        self.events += [(len(self.standing), event) for event in self.state.events or ()]
        self.state.events = None

    def _start(self) -> None:
        self._undone, self._unveilings = [], []
        self.game.check_seats(len(self.names))
        options = self.game.read_options(self.options)
        self.state = self.game.begin(len(self.names), self.seed, options)
        self.standing, self.events = [], []
        self._listen()
        self.state.advance()
        self._note()

    # ------------------------------------------------------------------ taking back

    def why_no_undo(self, seat: int) -> Reason | None:
        """Why a seat can't undo its last move by itself, or `None` if it can. The end reveals the seed and is final."""
        if self.over:
            return Reason("undo-after-the-end")
        if self._sealed_by(seat):
            return None
        at = self._last_own_move(seat)
        if at is None:
            return Reason("undo-nothing", args={"seat": seat})
        for line in self.standing[at + 1 :]:
            if isinstance(line, Rewound) or (line.seat != seat and not line.auto):
                return Reason("undo-others-acted", args={"seat": seat})
        if self.state.unveilings != self._unveilings[at]:
            return Reason("undo-something-came-to-light", args={"seat": seat})
        return None

    def undo(self, seat: int) -> None:
        """Undo a seat's last move, or take back what it has put face down."""
        self._undo(seat, moves=1)

    def restart(self, seat: int) -> None:
        """Undo all moves that a seat can undo by itself, or take back what it has put face down."""
        self._undo(seat, moves=len(self.standing))

    def _undo(self, seat: int, moves: int) -> None:
        reason = self.why_no_undo(seat)
        if reason:
            raise Refused(reason)
        if self._sealed_by(seat):
            self._take_back(seat)
            self._write(TakenBack(seat=seat, digest=self._digest()))
            return
        *_, to = islice(self._undoable(seat), moves)
        self._undo_to(to)
        self._write(Undone(seat=seat, to=to, digest=self._digest()))

    def _undoable(self, seat: int) -> Iterator[int]:
        """The places of the moves that a seat can undo by itself one after another, the last move first."""
        for at in range(len(self.standing) - 1, -1, -1):
            line = self.standing[at]
            if isinstance(line, Rewound) or self.state.unveilings != self._unveilings[at]:
                return
            if not line.auto:
                if line.seat != seat:
                    return
                yield at

    def _undo_to(self, to: int) -> None:
        undone = [line for line in self.standing[to:] if isinstance(line, Played) and not line.auto]
        earlier = self._undone
        self._go_back(self.standing[:to])
        self._undone = undone + earlier

    def why_no_redo(self, seat: int) -> Reason | None:
        """Why a seat has nothing to make again, or `None` if it has."""
        if not self._undone or self._undone[0].seat != seat:
            return Reason("redo-nothing", args={"seat": seat})
        return None

    def redo(self, seat: int) -> None:
        """Make the last undone move again."""
        reason = self.why_no_redo(seat)
        if reason:
            raise Refused(reason)
        move = self._undone[0].move
        assert move is not None
        self.play(seat, move)

    def rewind(self, to: int, agreed: Collection[int]) -> None:
        """Go back to after so many moves, with everybody's consent; chance falls anew from there."""
        if self.over:
            raise Refused(Reason("undo-after-the-end"))
        missing = [seat for seat in range(self.state.seats) if seat not in agreed]
        if missing:
            raise Refused(Reason("rewind-needs-all", args={"missing": missing}))
        line = Rewound(to=to, epoch=self.state.epoch + 1)
        self._rewind(line)
        self._write(msgspec.structs.replace(line, digest=self._digest()))
        self.play_single_moves()

    def _rewind(self, line: Rewound) -> None:
        self._go_back(self._first(line.to))
        self._rewound(line)

    def _first(self, count: int) -> Sequence[Played | Rewound]:
        if not 0 <= count <= len(self.standing):
            raise Refused(Reason("rewind-too-far", args={"to": count, "most": len(self.standing)}))
        return self.standing[:count]

    def _rewound(self, line: Rewound) -> None:
        self._unveilings.append(self.state.unveilings)
        self.state.epoch = line.epoch
        self.standing.append(line)

    def _sealed_by(self, seat: int) -> bool:
        return any(lane.sealed and lane.seat == seat and lane.played for lane in self.state.lanes)

    def _take_back(self, seat: int) -> None:
        count = next(len(lane.played) for lane in self.state.lanes if lane.seat == seat)
        own = [line for line in self.standing if isinstance(line, Played) and line.seat == seat]
        gone = own[-count:]
        self._go_back([line for line in self.standing if all(line is not other for other in gone)])
        self._undone = [line for line in gone if not line.auto]

    def _last_own_move(self, seat: int) -> int | None:
        for at in range(len(self.standing) - 1, -1, -1):
            line = self.standing[at]
            if isinstance(line, Played) and line.seat == seat and not line.auto:
                return at
        return None

    def _go_back(self, standing: Sequence[Played | Rewound]) -> None:
        """Replay these lines and nothing else."""
        self._start()
        for line in standing:
            self._follow(line)

    def _follow(self, line: Played | Rewound) -> None:
        if isinstance(line, Rewound):
            self._rewound(line)
            return
        if line.move is None:
            raise Refused(Reason("log-secret-move", args={"line": len(self.standing) + 1}))
        before = self.state.unveilings
        self._listen()
        try:
            self.state.play(line.seat, line.move)
        finally:
            self._note()
        self._stand(line, before)

    # ------------------------------------------------------------------ reading the log

    def position(self, moves: int) -> S:
        """The position after so many of the moves that stand."""
        *_, last = self.positions(moves)
        return last

    def positions(self, moves: int) -> Iterator[S]:
        """The positions after 0, 1, 2 … so many of the moves that stand: a single position that moves on."""
        lines = self._first(moves)
        twin = self.laid_out(self.game, self.names, self.seed, self.options)
        yield twin.state
        for line in lines:
            twin._follow(line)
            yield twin.state

    def replayed(self, moves: int) -> "Match[S]":
        """This match as it was after so many of the moves that stand; its log holds these and no others."""
        lines = self._first(moves)
        twin = self.laid_out(self.game, self.names, self.seed, self.options)
        for number, line in enumerate(lines):
            twin._follow(line)
            fresh = msgspec.structs.replace(line, digest=twin._digest())
            twin.log.append(msgspec.structs.replace(fresh, to=number) if isinstance(fresh, Rewound) else fresh)
        return twin

    @classmethod
    def laid_out(cls, game: Game[S], names: tuple[str, ...], seed: str, options: dict[str, Any]) -> "Match[S]":
        """A match before its first line, in which nothing is played by itself: a log will say what was."""
        match = object.__new__(cls)
        match.game, match.names, match.seed, match.options, match.log = game, names, seed, options, []
        match.on_line = None
        match._start()
        return match

    @property
    def seed_hash(self) -> str:
        """What may be shown of the seed before the game is over."""
        return seed_hash(self.seed)

    @property
    def over(self) -> bool:
        """Whether nobody has anything left to decide."""
        return not self.state.waiting()

    def _digest(self) -> str:
        """What the position must be after a line, in a form from which nobody without the seed can guess it."""
        key = hashlib.sha256(f"meadhall digest {self.seed}".encode()).digest()
        return hashlib.blake2b(self.game.encode(self.state), key=key, digest_size=8).hexdigest()

    # ------------------------------------------------------------------ files

    def save(self, *, private: bool) -> bytes:
        """The match as one JSON document.

        A private save can be played on: it holds the seed, and so everything hidden. A public one holds neither the
        seed, nor digests, nor moves that are still secret, until the match is over; then the two are the same.
        """
        open_ = private or self.over
        header = Header(
            format=FORMAT,
            meadhall=version(),
            game=self.game.id,
            seats=self.names,
            options=self.options,
            seed_hash=self.seed_hash,
            seed=self.seed if open_ else "",
        )
        lines = self.log if open_ else [self._public(line) for line in self.log]
        body = {**msgspec.to_builtins(header), "log": [msgspec.to_builtins(line) for line in lines]}
        return msgspec.json.format(msgspec.json.encode({**body, "check": check_sum(body)}), indent=1) + b"\n"

    def _public(self, line: Line) -> Line:
        if isinstance(line, Played) and isinstance(line.move, SecretMove):
            return Played(seat=line.seat, move=None, auto=line.auto)
        return msgspec.structs.replace(line, digest="")

    @classmethod
    def load(cls, data: bytes, games: Mapping[str, Game[Any]]) -> "Match[Any]":
        """A match read back from its file and replayed line by line; whatever is wrong with it is said."""
        header, lines = read_document(data)
        if header.game not in games:
            raise BadFile(Reason("log-unknown-game", args={"name": header.game, "known": sorted(games)}))
        if not header.seed:
            raise BadFile(Reason("log-has-no-seed"))
        if seed_hash(header.seed) != header.seed_hash:
            raise BadFile(Reason("log-wrong-seed"))
        try:
            match = cls.laid_out(games[header.game], header.seats, header.seed, header.options)
        except BadSetup as error:
            raise BadFile(error.reason) from None
        for raw in lines:
            match.follow(raw, header.meadhall)
        return match

    def follow(self, raw: dict[str, Any], made_by: str) -> None:
        """Do what a line of a log says, and see that it leads to the position that was recorded."""
        number = len(self.log) + 1
        try:
            line = self._line(raw)
            possible = self._repeat(line)
        except msgspec.ValidationError as error:
            raise BadFile(Reason("log-line-wrong", args={"line": number, "problem": str(error)})) from None
        except Refused as error:
            why = Reason("log-line-illegal", error.reason.rule, {"line": number, "why": error.reason})
            raise BadFile(why) from None
        if not possible:
            problem = f"`{raw['do']}` isn't possible here"
            raise BadFile(Reason("log-line-wrong", args={"line": number, "problem": problem}))
        if line.digest and line.digest != self._digest():
            raise BadFile(Reason("log-digest", args={"line": number, "made_by": made_by, "version": version()}))
        self._write(line)

    def _line(self, raw: dict[str, Any]) -> Line:
        move = raw.get("move")
        line: Line = msgspec.convert({**raw, "move": None} if "move" in raw else raw, LINES)
        if isinstance(line, Played) and move is not None:
            return msgspec.structs.replace(line, move=self.game.read_move(move))
        return line

    def _repeat(self, line: Line) -> bool:
        """Do again what a line says; `False` if there is nothing here to be taken back as it says."""
        if isinstance(line, Played):
            self._follow(line)
        elif isinstance(line, TakenBack) and self._sealed_by(line.seat):
            self._take_back(line.seat)
        elif isinstance(line, Undone) and line.to in self._undoable(line.seat):
            self._undo_to(line.to)
        elif isinstance(line, Rewound) and line.epoch == self.state.epoch + 1:
            self._rewind(line)
        else:
            return False
        return True


LINES = Played | TakenBack | Undone | Rewound


def single_moves(state: State) -> Iterator[tuple[int, Move]]:
    """The moves to which there is no other, with the seats that have to make them, where that gives nothing away."""
    for choice in state.waiting():
        if choice.plays_itself:
            moves = choice.moves(state)
            if len(moves) == 1:
                yield choice.seat, moves[0]


def read_document(data: bytes) -> tuple[Header, list[dict[str, Any]]]:
    """Header and raw lines of a file, after checking that it is whole and of a version that can be read."""
    try:
        body = msgspec.json.decode(data, type=dict[str, Any])
    except UNREADABLE as error:
        raise BadFile(Reason("log-not-json", args={"problem": str(error)})) from None
    check = body.pop("check", None)
    try:
        if int(body["format"]) > FORMAT:
            raise BadFile(Reason("log-too-new", args={"format": body["format"], "known": FORMAT}))
        header = msgspec.convert(body, Header)
        lines = msgspec.convert(body["log"], list[dict[str, Any]])
    except (KeyError, TypeError, ValueError) as error:
        raise BadFile(Reason("log-not-a-game", args={"problem": str(error)})) from None
    if check != check_sum(body):
        raise BadFile(Reason("log-changed"))
    return header, lines


def check_sum(body: dict[str, Any]) -> str:
    """A sum over everything else in a file, by which an accident to it is noticed."""
    return hashlib.sha256(msgspec.json.encode(body, order="sorted")).hexdigest()[:16]


def version() -> str:
    """The version of the package that writes and reads files."""
    from importlib import metadata

    return metadata.version("meadhall")

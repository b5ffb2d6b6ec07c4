"""A game as the rest of the house sees it: set up, view, imagine, score, and read or write its positions."""

import random
from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from typing import Any, ClassVar, Generic, TypeVar

import msgspec
from msgspec import Struct

from meadhall.core.reasons import BadFile, BadSetup, Reason
from meadhall.core.scores import Scores
from meadhall.core.state import State
from meadhall.core.steps import Choice, Event, Lane, Move, Sealed, Step

S = TypeVar("S", bound=State)


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """What a table may choose before a game starts. A game without options has none to declare."""


class Knowledge(Struct, Generic[S], frozen=True):
    """What a seat (`None`: a spectator) knows: the position with everything hidden from it taken out.

    It holds what the seat sees and what an attentive player would remember, and nothing else: it is made for bots,
    can travel to another process, and two positions that the seat can't tell apart give the same knowledge.
    """

    seat: int | None
    position: S


class Game(Generic[S]):
    """One game: its name, its seats, its options, and what can be done with its positions."""

    id: ClassVar[str]
    """How the game is called in commands and files, such as `brian-boru`."""
    title: ClassVar[str]
    seat_counts: ClassVar[range]
    minutes: ClassVar[int] = 60
    """About how long people play it."""
    options_type: ClassVar[type[Options]] = Options
    state_type: ClassVar[type[Any]]
    rule_prefix: ClassVar[str]
    """What the numbers of its rules begin with, such as `BB`."""

    # ------------------------------------------------------------------ what a game has to say

    def begin(self, seats: int, seed: str, options: Any) -> S:
        """The position in which the first step of the set-up is pending."""
        raise NotImplementedError

    def hide(self, state: S, seat: int | None) -> S:
        """A copy of the position without anything that this seat doesn't know."""
        raise NotImplementedError

    def fill_in(self, position: S, seat: int | None, rng: random.Random) -> None:
        """Put something possible wherever `hide` has taken something out. The seed is already a new one."""
        raise NotImplementedError

    def view(self, state: S, seat: int | None) -> Struct:
        """What a seat or spectator sees, for clients: never more than `hide` leaves."""
        raise NotImplementedError

    def scores(self, state: S) -> Scores:
        """The ledger as it would be if the game ended here."""
        raise NotImplementedError

    def inventory(self, state: S) -> Mapping[str, Any]:
        """What is in the box and must stay in the game, for the law that nothing appears or is lost."""
        raise NotImplementedError

    def box_data(self) -> Mapping[str, Any]:
        """The data files of the box, by name."""
        raise NotImplementedError

    def promising(self, position: S, seat: int, moves: Sequence[Any]) -> Sequence[Any]:
        """The seat's moves with those first that look best at first sight, for bots that can't try them all.

        Moves that are never better than another one may be left out.
        """
        return moves

    def follow_up(self, position: S, seat: int) -> Move | None:
        """How the seat would go on with a move that is begun, so that it can be judged; `None` when it is finished."""
        return None

    def evaluate(self, position: S, seat: int) -> float:
        """What a position is worth to a seat, in points, for bots that don't play it to its end."""
        raise NotImplementedError

    # ------------------------------------------------------------------ what every game can do

    def setup(self, seats: int, seed: int | str | None = None, **options: Any) -> S:
        """A new game, played up to its first decision. Without a seed, 256 random bits."""
        self.check_seats(seats)
        state = self.begin(seats, new_seed() if seed is None else str(seed), self.read_options(options))
        state.advance()
        return state

    def knowledge(self, state: S, seat: int | None) -> Knowledge[S]:
        """What a seat knows of a position, with what an attentive player would remember."""
        position = self.hide(state, seat)
        position.seed = ""
        for lane in position.lanes:
            if lane.sealed and lane.seat != seat:
                lane.played = []
                lane.agenda = [lane.opening] if lane.agenda else []
        return Knowledge(seat, position)

    def imagine(self, knowledge: Knowledge[S], rng: random.Random) -> S:
        """A whole position that the seat can't tell from the real one, made from its knowledge alone."""
        state: S = knowledge.position.copy()
        state.seed = f"imagined {rng.getrandbits(64)}"
        self.fill_in(state, knowledge.seat, rng)
        self._answer_sealed(state, knowledge.seat, rng)
        return state

    def _answer_sealed(self, state: S, seat: int | None, rng: random.Random) -> None:
        """Answer anew, at random, what others have already answered face down."""
        for lane in state.lanes:
            if lane.sealed and lane.seat != seat and not lane.agenda:
                choice: Choice[Any] | None = lane.opening
                while choice is not None:
                    moves = choice.moves(state)
                    move = moves[rng.randrange(len(moves))]
                    lane.played.append(Sealed(choice, move))
                    choice = choice.after_sealed(state, move)

    # ------------------------------------------------------------------ checks of what is asked for

    def check_seats(self, seats: int) -> None:
        """Refuse a number of seats that the game is not made for."""
        if seats not in self.seat_counts:
            least, most = self.seat_counts[0], self.seat_counts[-1]
            raise BadSetup(
                Reason("bad-seats", args={"title": self.title, "seats": seats, "least": least, "most": most})
            )

    def read_options(self, options: Mapping[str, Any]) -> Any:
        """The options as the game's own type; unknown ones and wrong values are refused."""
        known = self.options_type.__struct_fields__
        for name in options:
            if name not in known:
                raise BadSetup(
                    Reason("unknown-option", args={"title": self.title, "option": name, "known": sorted(known)})
                )
        try:
            return msgspec.convert(dict(options), self.options_type, strict=False)
        except msgspec.ValidationError as error:
            raise BadSetup(Reason("bad-option", args={"title": self.title, "problem": str(error)})) from None

    # ------------------------------------------------------------------ positions, moves and events as JSON

    @cached_property
    def steps(self) -> tuple[type[Any], ...]:
        """Every step and choice of the game."""
        return tuple(self._defined_here(Step))

    @cached_property
    def moves(self) -> tuple[type[Move], ...]:
        """Every kind of move of the game."""
        return tuple(self._defined_here(Move))

    @cached_property
    def events(self) -> tuple[type[Event], ...]:
        """Every kind of event of the game."""
        return tuple(self._defined_here(Event))

    @property
    def package(self) -> str:
        """The Python package that holds the game, with its words and rules."""
        return next(kind.__module__ for kind in type(self).__mro__ if "id" in vars(kind))

    def _defined_here(self, base: type[Any]) -> Iterator[type[Any]]:
        """The concrete kinds that this game's package defines, sorted by name."""
        package = self.package
        found, open_ = set(), [base]
        while open_:
            for kind in open_.pop().__subclasses__():
                open_.append(kind)
                if kind.__module__.startswith(f"{package}.") or kind.__module__ == package:
                    found.add(kind)
        return iter(sorted(found, key=lambda kind: str(kind.__name__)))

    @cached_property
    def _wire(self) -> "Wire":
        return Wire(self)

    def encode(self, state: S) -> bytes:
        """The position as JSON."""
        return self._wire.encode(state)

    def decode(self, data: bytes | str) -> S:
        """A position read back from JSON."""
        return self._wire.decode(data)  # type: ignore[no-any-return]

    def read_move(self, raw: Any) -> Move:
        """A move from its JSON form, such as `{"type": "Expand", "town": "M4"}`."""
        return self._wire.move(raw)

    def encode_knowledge(self, knowledge: Knowledge[S]) -> bytes:
        """What a seat knows, as JSON, to travel to another process."""
        return msgspec.json.encode({"seat": knowledge.seat, "position": msgspec.Raw(self.encode(knowledge.position))})

    def decode_knowledge(self, data: bytes) -> Knowledge[S]:
        """What a seat knows, read back."""
        try:
            raw = msgspec.json.decode(data, type=KnowledgeOnWire)
        except UNREADABLE as error:
            raise BadFile(Reason("bad-position", args={"title": self.title, "problem": str(error)})) from None
        return Knowledge(raw.seat, self.decode(bytes(raw.position)))


class KnowledgeOnWire(Struct):
    """What a seat knows, before its position is read."""

    seat: int | None
    position: msgspec.Raw


UNREADABLE = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)
"""What reading JSON fails with; the last where it is nested without end."""


class Wire:
    """Reads and writes the positions of one game: its steps and moves are only known once the game is."""

    def __init__(self, game: Game[Any]) -> None:
        step: Any = union(game.steps)
        move: Any = union(game.moves)
        sealed: Any = msgspec.defstruct("SealedOnWire", [("choice", step), ("move", move)])
        lane: Any = msgspec.defstruct(
            "LaneOnWire", [("opening", step), ("agenda", list[step]), ("sealed", bool), ("played", list[sealed])]
        )
        self._agenda: msgspec.json.Decoder[Any] = msgspec.json.Decoder(list[step])
        self._lanes: msgspec.json.Decoder[Any] = msgspec.json.Decoder(list[lane])
        self._state_type = game.state_type
        self._move_type = move
        self._game = game

    def encode(self, state: State) -> bytes:
        """The position as JSON, the same bytes for the same position."""
        events, state.events = state.events, None
        try:
            return msgspec.json.encode(state)
        finally:
            state.events = events

    def decode(self, data: bytes | str) -> Any:
        """The position of that JSON."""
        try:
            raw = msgspec.json.decode(data, type=dict[str, msgspec.Raw])
            agenda = self._agenda.decode(raw.pop("agenda", msgspec.Raw(b"[]")))
            lanes = self._lanes.decode(raw.pop("lanes", msgspec.Raw(b"[]")))
            raw.pop("events", None)
            state = msgspec.json.decode(msgspec.json.encode(raw), type=self._state_type)
        except UNREADABLE as error:
            raise BadFile(Reason("bad-position", args={"title": self._game.title, "problem": str(error)})) from None
        state.agenda = agenda
        state.lanes = [
            Lane(lane.opening, lane.agenda, lane.sealed, [Sealed(one.choice, one.move) for one in lane.played])
            for lane in lanes
        ]
        return state

    def move(self, raw: Any) -> Move:
        """The move of that plain data."""
        try:
            return msgspec.convert(raw, self._move_type)  # type: ignore[no-any-return]
        except msgspec.ValidationError as error:
            raise BadFile(Reason("bad-move", args={"title": self._game.title, "problem": str(error)})) from None


def union(kinds: tuple[type[Any], ...]) -> Any:
    """One type for any of the kinds, told apart by their tags."""
    result: Any = kinds[0]
    for kind in kinds[1:]:
        result = result | kind
    return result


def new_seed() -> str:
    """A secret that nobody can guess."""
    return f"{random.SystemRandom().getrandbits(256):064x}"

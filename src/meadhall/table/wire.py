"""What travels between a table and those who sit at it: commands one way, positions and answers the other.

The TypeScript types of the client are generated from these records (`web/src/wire.ts`). Sentences travel as the id of a
message with its arguments (`Said`), so that each reader gets them in the language he reads in at the moment.
"""

from typing import Any, Literal

import msgspec
from msgspec import Struct

Ms = int
"""Milliseconds; a moment is counted from the beginning of 1970 in UTC."""


class Said(Struct, frozen=True):
    """A sentence: the id of its message, what fills its gaps, and the rule behind it, if there is one."""

    id: str
    args: dict[str, Any] = {}
    rule: str = ""


# ---------------------------------------------------------------------- how a table is set


class NoClock(Struct, frozen=True, tag="none"):
    """Nobody looks at the time."""


class MoveClock(Struct, frozen=True, tag="move"):
    """Each decision has to be made within so many hours."""

    hours: int


class BankClock(Struct, frozen=True, tag="bank"):
    """Each seat has so many minutes for the whole game, and gets back some seconds with each decision."""

    minutes: int
    increment: int
    """Seconds."""


Clock = NoClock | MoveClock | BankClock
TimeOut = Literal["wait", "bot"]
"""What happens when a seat's time is up: the others may call in a bot or go on waiting, or a bot plays for it."""
SeatOrder = Literal["chosen", "random"]
ProposalKind = Literal["rewind", "end", "bot"]


class Settings(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is chosen when a table is opened."""

    game: str
    seats: int
    options: dict[str, Any] = {}
    clock: Clock = NoClock()
    time_out: TimeOut = "wait"
    order: SeatOrder = "random"
    pace: Ms = 900
    """The least time between a bot's move and what happened before it, so that people can follow."""


# ---------------------------------------------------------------------- commands


class Command(Struct, frozen=True, tag_field="do", forbid_unknown_fields=True):
    """Something that somebody wants done at a table."""


class Sit(Command, frozen=True, tag="sit"):
    """Take a free seat under a name; one player may hold several seats (on one device)."""

    seat: int
    name: str


class SeatBot(Command, frozen=True, tag="seat_bot"):
    """Put a bot on a free seat (only who opened the table)."""

    seat: int
    bot: str


class Vacate(Command, frozen=True, tag="vacate"):
    """Before the game: free a seat, one's own, or any for whoever opened the table."""

    seat: int


class Start(Command, frozen=True, tag="start"):
    """Begin; all seats are taken (only who opened the table)."""


class Play(Command, frozen=True, tag="play"):
    """Make a move, as somebody who has seen everything up to `seq`."""

    seq: int
    seat: int
    move: dict[str, Any]


class Undo(Command, frozen=True, tag="undo"):
    """Undo one's last move, or take back what one has put face down."""

    seq: int
    seat: int


class Redo(Command, frozen=True, tag="redo"):
    """Make the move again that was undone last."""

    seq: int
    seat: int


class RestartTurn(Command, frozen=True, tag="restart"):
    """Undo all that one may undo by oneself."""

    seq: int
    seat: int


class Propose(Command, frozen=True, tag="propose"):
    """Ask the other players for their consent."""

    seat: int
    what: ProposalKind
    """Go back to after `to` moves; end the game as it stands; let a bot play for the seat `of`."""
    to: int = 0
    of: int = 0


class Answer(Command, frozen=True, tag="answer"):
    """Agree to what is proposed, or not; who proposed it withdraws it with `agree = false`."""

    seat: int
    agree: bool


class CallBot(Command, frozen=True, tag="call_bot"):
    """Let a bot play for oneself, or for a seat whose time is up."""

    seat: int


class ComeBack(Command, frozen=True, tag="come_back"):
    """Take one's seat back from the bot that plays for it."""

    seat: int


class Rematch(Command, frozen=True, tag="rematch"):
    """After the end: the same people, bots and settings at a new table; the seats move on by one."""

    table: str
    """The id of the new table."""


AnyCommand = (
    Sit | SeatBot | Vacate | Start | Play | Undo | Redo | RestartTurn | Propose | Answer | CallBot | ComeBack | Rematch
)


# ---------------------------------------------------------------------- what a client asks on a socket


class Request(Struct, frozen=True, tag_field="ask", forbid_unknown_fields=True):
    """A message from a client; the answer carries the same `id`."""

    id: int


class Do(Request, frozen=True, tag="do"):
    """Carry out a command."""

    command: AnyCommand


class Why(Request, frozen=True, tag="why"):
    """Why nothing can be done now with a thing on the table, such as `town:M4`."""

    seat: int
    ref: str


class Preview(Request, frozen=True, tag="preview"):
    """What the table would look like after a move."""

    seat: int
    move: dict[str, Any]


class Replay(Request, frozen=True, tag="replay"):
    """What the table looked like after so many moves from one's seat, -1: from outside; after the end, from any."""

    at: int
    seat: int


class Course(Request, frozen=True, tag="course"):
    """After the end: how many points everybody had after each move."""


class Look(Request, frozen=True, tag="look"):
    """See the table from now on through another of one's seats (when the curtain is drawn); -1 closes the curtain."""

    seat: int


class Ping(Request, frozen=True, tag="ping"):
    """Is anybody there?"""


AnyRequest = Do | Why | Preview | Replay | Course | Look | Ping


# ---------------------------------------------------------------------- what a client is told


class Chair(Struct, frozen=True):
    """A seat and who is on it."""

    name: str
    """Empty: the seat is free."""
    bot: str
    """The description of the bot that plays here, also one that stands in for somebody."""
    person: bool
    """Whether the seat belongs to a person, even if a bot plays for it at the moment."""
    yours: bool
    online: bool
    left: Ms | None
    """What its clock shows; `None` without a clock."""
    ticking: bool


class Asked(Struct, frozen=True):
    """A seat that has to decide, and what; of a face-down decision of others, only that."""

    seat: int
    choice: Said


class Offer(Struct, frozen=True):
    """A legal move: what to send back, what it does, and the things it touches."""

    move: dict[str, Any]
    said: Said
    refs: tuple[str, ...]


class Happening(Struct, frozen=True):
    """Something that happened, as far as this seat may know."""

    n: int
    """Its number among all that this seat is told of."""
    at: int
    """How many moves had been made then, the one that led to it among them."""
    said: Said
    """`seat` among its arguments is whose deed it was."""


class Note(Struct, frozen=True):
    """Something about the table rather than the game: who came, undid, proposed, agreed."""

    after: int
    """How many happenings there were before it."""
    at: Ms
    said: Said


class Proposal(Struct, frozen=True):
    """What is proposed, by whom, and who has agreed so far."""

    what: ProposalKind
    by: int
    to: int
    of: int
    agreed: tuple[int, ...]
    needed: tuple[int, ...]


class ScoreLine(Struct, frozen=True):
    """Where points come from."""

    said: Said
    points: int


class SeatScore(Struct, frozen=True):
    """A seat's ledger."""

    seat: int
    total: int
    place: int
    lines: tuple[ScoreLine, ...]


class Ledger(Struct, frozen=True):
    """Everybody's ledger, and the tie-breaks in the order in which they are asked."""

    seats: tuple[SeatScore, ...]
    tie_breaks: tuple[tuple[Said, tuple[int, ...]], ...]
    winners: tuple[int, ...]


class Can(Struct, frozen=True):
    """What else may be done by the seat one looks through; each `None` if it may, else why not."""

    undo: Said | None
    redo: Said | None
    restart: Said | None


Phase = Literal["gathering", "playing", "over"]


class Position(Struct, frozen=True, tag_field="tell", tag="position", kw_only=True):
    """The table as it looks from a seat: everything a client needs to draw it."""

    table: str
    seq: int
    """How many entries the table has: a client says with its moves which ones it has seen."""
    now: Ms
    phase: Phase
    settings: Settings
    host: bool
    """Whether the table was opened by whoever is told this."""
    chairs: tuple[Chair, ...]
    seat: int
    """Through whose eyes; -1 from outside, or while the curtain is closed."""
    moves_made: int
    """How many moves stand: the length of the replay."""
    view: msgspec.Raw | None
    """What the game shows of itself to this seat; `None` before the game."""
    asked: tuple[Asked, ...]
    offers: tuple[Offer, ...]
    """The legal moves of this seat."""
    can: Can | None
    proposal: Proposal | None
    scores: Ledger | None
    """The ledger, once the game is over."""
    first_happening: int
    """The number of the first of `happenings`: a client forgets those it knew from there on."""
    happenings: tuple[Happening, ...]
    first_note: int
    """The number of the first of `notes`: the same for them."""
    notes: tuple[Note, ...]
    seed_hash: str
    seed: str
    """Empty until the game is over."""
    rematch: str
    """The id of the table at which the rematch is played."""
    ended: Literal["", "rules", "agreement"]
    watching: int
    """How many look on without a seat."""
    broken: Said | None
    """Why this table can't go on: what is stored of it doesn't agree with the rules."""


class Reply(Struct, frozen=True, tag_field="tell", kw_only=True):
    """The answer to a request."""

    to: int


class Done(Reply, frozen=True, tag="done"):
    """It was done; the position has been told already."""

    seq: int


class Refusal(Reply, frozen=True, tag="refusal"):
    """It was not done, and why. If the client was out of date, the true position follows."""

    why: Said


class Reasons(Reply, frozen=True, tag="reasons"):
    """Why nothing can be done with a thing; empty if something can."""

    ref: str
    why: tuple[Said, ...]


class Previewed(Reply, frozen=True, tag="preview"):
    """The view after a move, and the ledger; no view if the move would bring something hidden to light."""

    view: msgspec.Raw | None
    scores: Ledger | None
    reveals: bool
    passes: bool
    """Whether the seat would have nothing more to decide then, so that the others go on."""


class Replayed(Reply, frozen=True, tag="replayed"):
    """The table after so many moves."""

    at: int
    seat: int
    view: msgspec.Raw
    asked: tuple[Asked, ...]


class Coursed(Reply, frozen=True, tag="course"):
    """The course of a game."""

    totals: tuple[tuple[int, ...], ...]
    """For each number of moves made, from 0 up: the points of each seat, as if the game had ended there."""


class Pong(Reply, frozen=True, tag="pong"):
    """Somebody is there."""


AnyMessage = Position | Done | Refusal | Reasons | Previewed | Replayed | Coursed | Pong


# ---------------------------------------------------------------------- HTTP: people, games, tables


class Me(Struct, frozen=True):
    """Whoever asks."""

    id: str
    name: str
    login: str
    """Empty for a guest."""
    prefs: dict[str, Any]


class OptionInfo(Struct, frozen=True):
    """An option of a game and the values it may have, the standard one first."""

    name: str
    values: tuple[Any, ...]


class GameInfo(Struct, frozen=True):
    """A game that can be played here."""

    id: str
    title: str
    seats: tuple[int, ...]
    minutes: int
    """About how long people play it."""
    options: tuple[OptionInfo, ...]
    bots: tuple[str, ...]
    """Descriptions of the bots that can play it, the weakest first."""
    drawn: bool
    """Whether the browser client can draw it."""


class TableCard(Struct, frozen=True):
    """A table in a list."""

    id: str
    game: str
    phase: Phase
    chairs: tuple[Chair, ...]
    waiting_for_you: bool
    due: Ms | None
    """When the time of whoever asks runs out here."""
    changed: Ms
    round: Said | None
    asked: Asked | None
    """What the table waits for: what whoever asks has to decide, else the first of the others."""


class TableInfo(Struct, frozen=True):
    """A table as it looks to somebody who was invited to it."""

    card: TableCard
    settings: Settings


class Profile(Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody changes about himself; what is `None` stays."""

    name: str | None = None
    prefs: dict[str, Any] | None = None


class Credentials(Struct, frozen=True, forbid_unknown_fields=True):
    """What opens an account."""

    login: str
    password: str


class ChairWish(Struct, frozen=True, forbid_unknown_fields=True):
    """Who is to sit on a chair of a new table: whoever opens it, under this name, or a bot."""

    name: str = ""
    bot: str = ""


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be opened, with those who sit at it from the beginning, and whether the game begins at once."""

    settings: Settings
    chairs: tuple[ChairWish | None, ...] = ()
    start: bool = False


class TableId(Struct, frozen=True):
    """The table that was opened."""

    id: str


class Carried(Struct, frozen=True):
    """A command was carried out."""

    seq: int


class Export(Struct, frozen=True):
    """Everything that is kept about somebody."""

    me: Me
    tables: tuple[TableInfo, ...]


class HouseInfo(Struct, frozen=True):
    """What a page should know of the house."""

    near: str
    """Its address for others in the host's network; empty if that isn't known."""


class Health(Struct, frozen=True):
    """Whether the server can do its work."""

    status: Literal["ok", "no-store"]
    version: str


class Problem(Struct, frozen=True):
    """What went wrong with an HTTP request."""

    why: Said

"""The socket of a table: requests one way, positions and answers the other, as JSON text frames."""

import asyncio
import contextlib
import logging
from collections import deque
from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct
from starlette.websockets import WebSocket, WebSocketDisconnect

from meadhall.core.reasons import Reason, Refused
from meadhall.server.hall import SENT_AWAY
from meadhall.server.http import check_origin, read_json
from meadhall.server.limits import address_of
from meadhall.server.problems import said, status_of
from meadhall.server.room import Room, encode
from meadhall.table.table import Since, Table
from meadhall.table.wire import (
    AnyRequest,
    Course,
    Coursed,
    Do,
    Done,
    Look,
    Ping,
    Pong,
    Preview,
    Previewed,
    Reasons,
    Refusal,
    Replay,
    Replayed,
    Why,
)

if TYPE_CHECKING:
    from meadhall.server.house import House

log = logging.getLogger("meadhall.socket")

DECODER: "msgspec.json.Decoder[AnyRequest]" = msgspec.json.Decoder(AnyRequest)

MOST_UNSENT = 200
"""Messages that may wait for a reader who can't keep up; then he is asked to come back for the whole position."""

TOO_SLOW = 1013


class Numbered(Struct):
    """All that is asked of a message that can't be understood."""

    id: int = 0


async def table_socket(websocket: WebSocket, house: "House") -> None:
    """Let somebody in who may come in, and talk with him until he goes."""
    try:
        check_origin(websocket.headers)
    except Refused:
        await websocket.close()  # status 403, without a word to pages of other sites
        return
    try:
        house.limits.socket(address_of(websocket))
        visitor = await house.people.visitor_of(websocket.cookies)
        room = await house.hall.room(websocket.path_params["id"])
        connection = Connection(websocket, house, room, visitor.id)
        await connection.come()
    except Refused as refused:
        await send_away(websocket, refused)
        return
    try:
        await websocket.accept()
        await connection.talk()
    finally:
        connection.go()


async def send_away(websocket: WebSocket, refused: Refused) -> None:
    """Say why somebody isn't let in. Browsers tell their pages nothing of a socket that isn't opened."""
    await websocket.accept()
    await websocket.send_text(encode(Refusal(to=0, why=said(refused.reason))))
    await websocket.close(SENT_AWAY + status_of(refused))


class Connection:
    """Somebody connected to a table: a `Watcher`."""

    def __init__(self, websocket: WebSocket, house: "House", room: Room, player: str) -> None:
        self.player = player
        self.seat = -1
        self.since = Since()
        self._socket = websocket
        self._house = house
        self._room = room
        self._wish: int | None = None
        """The seat he asked to look through, -1 for none; `None`: the only one he has."""
        self._wish_phase = ""
        self._outbox: deque[str] = deque()
        self._news = asyncio.Event()
        self._closing: tuple[int, str] | None = None
        self._message = house.limits.messages()

    # ------------------------------------------------------------------ what the hall wants of a watcher

    def tell(self, text: str) -> None:
        """Put a message into the outbox."""
        if len(self._outbox) >= MOST_UNSENT:
            self._house.metrics.slow_readers.inc()
            self.close(TOO_SLOW, "slow")
        elif self._closing is None:
            self._outbox.append(text)
            self._news.set()

    def close(self, code: int, reason: str) -> None:
        """Send him away after what is in the outbox, or at once if that is too much."""
        if self._closing is None:
            self._closing = (code, reason)
            if code == TOO_SLOW:
                self._outbox.clear()
            self._news.set()

    def choose_seat(self, own: list[int], phase: str) -> int:
        """The seat he asked for, as long as it is his; otherwise his only one. Seats change when a game starts."""
        if self._wish is not None and self._wish_phase == phase and (self._wish in own or self._wish == -1):
            return self._wish
        return own[0] if len(own) == 1 else -1

    # ------------------------------------------------------------------ talking

    async def come(self) -> None:
        """Take part in what is told, and be told how the table is; the others learn that somebody new is here."""
        room = self._room
        async with self._house.hall.holding(room):
            known = self._here_already()
            room.watchers.add(self)
            room.tell(room.positions([self] if known else None))

    def go(self) -> None:
        """Be told nothing any more."""
        self._room.watchers.discard(self)
        if not self._here_already():
            self._house.hall.spawn(self._house.hall.tell_all(self._room))

    def _here_already(self) -> bool:
        """Whether he is connected to the table in another tab."""
        return any(other.player == self.player and self.player for other in self._room.watchers)

    async def talk(self) -> None:
        """Until he goes."""
        sending = asyncio.ensure_future(self._send())
        try:
            while True:
                message = await self._socket.receive()
                if message["type"] == "websocket.disconnect":
                    break
                await self._message()
                await self._answer(message.get("text") or message.get("bytes") or "")
        except WebSocketDisconnect:
            pass
        finally:
            sending.cancel()

    async def _send(self) -> None:
        try:
            while self._closing is None or self._outbox:
                while self._outbox:
                    await self._socket.send({"type": "websocket.send", "text": self._outbox.popleft()})
                self._news.clear()
                if self._closing is None:
                    await self._news.wait()
            await self._socket.close(*self._closing)
        except (WebSocketDisconnect, RuntimeError, OSError):
            return  # he is gone already, and `talk` will hear of it

    async def _answer(self, data: str | bytes) -> None:
        """Do what a message asks. What isn't possible is refused, with the truth after it."""
        try:
            request = read_json(data, DECODER)
        except Refused as refused:
            self.tell(encode(Refusal(to=number_of(data), why=said(refused.reason))))
            return
        try:
            await self._carry_out(request)
        except Refused as refused:
            await self._refuse(request, refused.reason)
        except Exception:
            log.exception("table %s: %s failed", self._room.table.id, type(request).__name__)
            await self._refuse(request, Reason("http-failed"))

    async def _refuse(self, request: AnyRequest, reason: Reason) -> None:
        self.tell(encode(Refusal(to=request.id, why=said(reason))))
        if isinstance(request, Do):
            await self._tell_all_again()

    async def _carry_out(self, request: AnyRequest) -> None:
        hall, room = self._house.hall, self._room
        if isinstance(request, Do):
            seq = await hall.do(room.table.id, self.player, request.command)
            self.tell(encode(Done(to=request.id, seq=seq)))
        elif isinstance(request, Ping):
            self.tell(encode(Pong(to=request.id)))
        elif isinstance(request, Look):
            async with hall.holding(room) as table:
                self._look(request.seat, table)
                self.since = Since()
                room.tell(room.positions([self]))
                self.tell(encode(Done(to=request.id, seq=table.seq)))
        else:
            async with hall.holding(room) as table:
                answer = await hall.read(self._look_up, table, request)
            self.tell(encode(answer))

    def _look(self, seat: int, table: Table) -> None:
        if seat != -1 and seat not in table.seats_of(self.player):
            raise Refused(Reason("table-not-your-seat", args={"seat": seat}))
        self._wish, self._wish_phase = seat, table.phase

    def _look_up(
        self, table: Table, request: Why | Preview | Replay | Course
    ) -> Reasons | Previewed | Replayed | Coursed:
        """What can be asked of a table without changing it."""
        match request:
            case Course():
                return Coursed(to=request.id, totals=table.course(self.player))
            case Why():
                why = table.why(self.player, request.seat, request.ref)
                return Reasons(to=request.id, ref=request.ref, why=why)
            case Preview():
                view, scores, reveals, passes = table.preview(self.player, request.seat, request.move)
                return Previewed(to=request.id, view=view, scores=scores, reveals=reveals, passes=passes)
            case Replay():
                view, asked = table.replay(self.player, request.at, request.seat)
                return Replayed(to=request.id, at=request.at, seat=request.seat, view=view, asked=asked)

    async def _tell_all_again(self) -> None:
        room = self._room
        with contextlib.suppress(Refused):  # as long as nobody knows what is true, it can't be told
            async with self._house.hall.holding(room):
                self.since = Since()
                room.tell(room.positions([self]))


def number_of(data: str | bytes) -> int:
    """The number of a message that can't be understood, if it has one."""
    try:
        return msgspec.json.decode(data, type=Numbered).id
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return 0

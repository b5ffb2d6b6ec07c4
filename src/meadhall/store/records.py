"""What the store is given and gives back, besides the entries of tables."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from meadhall.table.entries import Entry, encode
from meadhall.table.wire import Ms

if TYPE_CHECKING:
    from meadhall.table.table import Table


class TableRow(Struct, frozen=True, kw_only=True):
    """What lists of tables are made from."""

    game: str
    phase: str
    host: str
    players: tuple[str, ...]
    """Everybody to whom this table belongs: who holds a seat, who opened it."""
    wakes: bool
    """Whether it goes on by itself: a bot has to move or a clock runs, so it must be woken after a restart."""
    changed: Ms


class Batch(Struct, frozen=True):
    """What one change appends to one table."""

    table: str
    first: int
    """The number of the first of these entries; a table's entries are numbered from 1."""
    entries: tuple[bytes, ...]
    row: TableRow
    """What holds of the table after the change."""

    @classmethod
    def of(cls, table: "Table", entries: Sequence[Entry]) -> "Batch":
        """What these entries, which the table has followed already, add to the store."""
        row = TableRow(
            game=table.settings.game,
            phase=table.phase,
            host=table.host,
            players=tuple(sorted({table.host, *(chair.player for chair in table.chairs)} - {""})),
            wakes=table.due() is not None or any(True for _ in table.bots_to_move()),
            changed=entries[-1].at,
        )
        return cls(table.id, table.seq - len(entries) + 1, tuple(map(encode, entries)), row)


class Person(Struct, frozen=True, kw_only=True):
    """Somebody who plays here: a guest, or with a login and password somebody who has an account."""

    id: str
    name: str
    prefs: dict[str, Any] = {}
    login: str = ""
    password_hash: str = ""
    created: Ms
    seen: Ms

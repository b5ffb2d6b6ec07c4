"""What happened at a table and what was noted about it: told to each seat as far as it may know, and only once."""

from msgspec import Struct
from msgspec.structs import replace

from meadhall.core.steps import Event
from meadhall.table.wire import Ms, Note, Said

Events = list[tuple[int, Event]]


class Since(Struct, frozen=True):
    """How much of a table somebody has been told already; as it is made, nothing."""

    seq: int = 0
    events: int = 0
    notes: int = 0


class Cut(Struct, frozen=True):
    """Something was undone: by which entry, and how many events and notes stayed as they were."""

    seq: int
    events: int
    notes: int


class Chronicle:
    """The events of the match and the notes between them."""

    def __init__(self) -> None:
        self.events: Events = []
        self.notes: list[Note] = []
        """`after` counts all events here, also those that not everybody is told of."""
        self.opening = 0
        """How many things happened before the first move."""
        self._watchers: tuple[int | None, ...] = ()
        self._unseen: list[int] = []
        """The numbers of the events of which somebody is told nothing."""
        self._read = 0
        """How many events have been looked at for that."""
        self._cuts: list[Cut] = []

    def begin(self, events: Events, seats: int) -> None:
        """The game begins with these events."""
        self._watchers = (*range(seats), None)
        self.events = events
        self.opening = len(events)
        self._look_for_secrets()

    def go_on(self, events: Events, seq: int) -> None:
        """An entry has changed what happened: mostly, something was added; if moves were undone, it is another list."""
        if events is not self.events:
            self._cut(events, seq)
        self._look_for_secrets()

    def note(self, at: Ms, said: Said) -> None:
        """Note something about the table."""
        self.notes.append(Note(len(self.events), at, said))

    def _cut(self, events: Events, seq: int) -> None:
        both = min(len(events), len(self.events))
        same = next((at for at in range(both) if events[at] != self.events[at]), both)
        first = next((at for at, note in enumerate(self.notes) if note.after > same), len(self.notes))
        self.notes[first:] = [replace(note, after=same) for note in self.notes[first:]]
        self.events, self._read = events, same
        self._unseen = [at for at in self._unseen if at < same]
        self._cuts.append(Cut(seq, same, first))

    def _look_for_secrets(self) -> None:
        for at in range(self._read, len(self.events)):
            event = self.events[at][1]
            secret = type(event).seen_by is not Event.seen_by
            if secret and any(event.seen_by(watcher) is None for watcher in self._watchers):
                self._unseen.append(at)
        self._read = len(self.events)

    # ------------------------------------------------------------------ what is told of it

    def mark(self, seq: int) -> Since:
        """What somebody knows who has been told everything."""
        return Since(seq, len(self.events), len(self.notes))

    def first(self, since: Since) -> tuple[int, int]:
        """The first event and the first note that somebody has not been told, or that have changed since."""
        cuts = [cut for cut in self._cuts if cut.seq > since.seq]
        events = min([since.events, *(cut.events for cut in cuts)])
        return events, min([since.notes, *(cut.notes for cut in cuts)])

    def number(self, at: int, seat: int | None) -> int:
        """Which number an event has for a seat: it counts those of which it is told."""
        return at - sum(1 for unseen in self._unseen if unseen < at and self.events[unseen][1].seen_by(seat) is None)

    def moves_made(self, at: int) -> int:
        """How many moves had been made when an event happened, the one that led to it among them."""
        return 0 if at < self.opening else self.events[at][0] + 1

    def notes_for(self, seat: int | None, first: int) -> tuple[Note, ...]:
        """The notes from one on, placed among what the seat is told."""
        return tuple(replace(note, after=self.number(note.after, seat)) for note in self.notes[first:])

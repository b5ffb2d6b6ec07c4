"""Which games there are: whatever the installed packages register as `meadhall.games`."""

from collections.abc import Iterator, Mapping
from importlib.metadata import EntryPoint, entry_points
from typing import Any

from meadhall.core.game import Game
from meadhall.core.reasons import BadSetup, Reason

GROUP = "meadhall.games"


class Registry(Mapping[str, Game[Any]]):
    """The games by id; each is loaded when first asked for."""

    def __init__(self) -> None:
        self._known: dict[str, EntryPoint] | None = None

    def _entries(self) -> dict[str, EntryPoint]:
        if self._known is None:
            self._known = {entry.name: entry for entry in sorted(entry_points(group=GROUP))}
        return self._known

    def __getitem__(self, name: str) -> Game[Any]:
        game: Game[Any] = self._entries()[name].load()
        return game

    def __iter__(self) -> Iterator[str]:
        return iter(self._entries())

    def __len__(self) -> int:
        return len(self._entries())

    def find(self, name: str) -> Game[Any]:
        """The game of this name; an unknown one is refused with the names there are."""
        if name not in self._entries():
            raise BadSetup(Reason("unknown-game", args={"name": name, "known": list(self)}))
        return self[name]


GAMES = Registry()

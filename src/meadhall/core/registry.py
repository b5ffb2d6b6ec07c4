"""Which games there are: whatever the installed packages register as `meadhall.games`."""

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

from meadhall.core.game import Game
from meadhall.core.reasons import BadSetup, Reason

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP = "meadhall.games"


class Registry(Mapping[str, Game[Any]]):
    """The games by id; each is loaded when first asked for."""

    def __init__(self) -> None:
        self._known: dict[str, EntryPoint] | None = None

    def _entries(self) -> dict[str, "EntryPoint"]:
        if self._known is None:
            from importlib.metadata import entry_points  # a third of the time of `import meadhall`

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
        """The game of this name, or at this place (`package.module:NAME`); others are refused."""
        if ":" in name:
            return self._at(name)
        if name not in self._entries():
            raise BadSetup(Reason("unknown-game", args={"name": name, "known": list(self)}))
        return self[name]

    def _at(self, place: str) -> Game[Any]:
        from importlib.metadata import EntryPoint

        try:
            game = EntryPoint(name=place, value=place, group=GROUP).load()
        except (ImportError, AttributeError, ValueError) as error:
            raise BadSetup(Reason("game-not-at", args={"name": place, "problem": str(error)})) from None
        if not isinstance(game, Game):
            raise BadSetup(Reason("game-not-at", args={"name": place, "problem": type(game).__name__}))
        return game


GAMES = Registry()

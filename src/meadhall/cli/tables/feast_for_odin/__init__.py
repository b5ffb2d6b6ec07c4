"""The table of A Feast for Odin in a terminal: an overview, and commands to look closer."""

from collections.abc import Iterator, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from meadhall.cli.search import fits
from meadhall.cli.tables import Drawing, Sight, draw_scores
from meadhall.cli.tables.feast_for_odin.cards import banquet, effect, occupations, special_fact, tray
from meadhall.cli.tables.feast_for_odin.grids import boards_and_houses, grid, place_label, places_meant, placing
from meadhall.cli.tables.feast_for_odin.names import good_fact, name_of, place_name, ship_fact, space_name, what_it_does
from meadhall.cli.tables.feast_for_odin.overview import at_the_end, heading, in_full, overview, things
from meadhall.cli.tables.feast_for_odin.questions import matters, told_of
from meadhall.cli.tables.feast_for_odin.spaces import ActionBoard, column_heading, column_in_detail, in_detail
from meadhall.core.steps import Choice, Move
from meadhall.games.feast_for_odin.anytime import ChoosePlace, Window
from meadhall.games.feast_for_odin.box import BOX
from meadhall.games.feast_for_odin.feast import LayOut
from meadhall.games.feast_for_odin.geometry import BOARDS
from meadhall.games.feast_for_odin.grids import Laid
from meadhall.games.feast_for_odin.moves import Decline, Done, LayDown, Pass, PickUp, PlayOccupation, UseSpace
from meadhall.games.feast_for_odin.player import Player
from meadhall.games.feast_for_odin.scoring import final_scores
from meadhall.games.feast_for_odin.turn import TakeTurn
from meadhall.words import Words

EXAMPLES = 24
"""So many places are listed at once."""


class FeastForOdin(Drawing):
    """There is far too much for one screen: a turn begins with a few lines, and the rest is looked up."""

    looks = ("board", "spaces", "player", "hand", "card", "tray", "feast", "points")

    def table(self, sight: Sight) -> RenderableType:
        """A few lines: round, players, one's own things, what lies on the table, who stands where."""
        return overview(sight)

    def asked(self, sight: Sight) -> RenderableType:
        """The overview at the beginning of a turn; in a turn what the question is about."""
        state, words, choice, seat = sight.known, sight.words, sight.choice, sight.seat
        assert seat is not None
        player = state.players[seat]
        if isinstance(choice, TakeTurn):
            return overview(sight)
        if isinstance(choice, ChoosePlace):
            return placing(choice, player, sight.moves, words)
        if isinstance(choice, LayOut):
            return Group(banquet(state, seat, words), things(player, words))
        return Group(heading(state, words), things(player, words), *matters(sight))

    def look(self, name: str, rest: str, sight: Sight) -> RenderableType:
        """Boards, spaces, players, cards, special tiles, the banquet table, the points."""
        state, words = sight.known, sight.words
        number = int(rest) if rest.isdecimal() else 0
        seat = seat_named(number, sight)
        if name == "board":
            return boards(rest, seat, sight) if rest and not number else boards_and_houses(state.players[seat], words)
        if name == "spaces":
            return spaces(rest, number, sight)
        if name == "player":
            seats = [seat] if rest else range(state.seats)
            return Group(*(in_full(state, one, words) for one in seats))
        if name == "hand":
            return occupations(words("table-hand"), state.players[sight.seat].hand, words)
        if name == "card":
            return cards(rest, number, words)
        if name == "tray":
            return tray(state, words)
        if name == "feast":
            return banquet(state, seat, words)
        assert name == "points", name
        return draw_scores(final_scores(state), words, words("table-points-now"))

    def about(self, words: Words) -> Iterator[tuple[str, str]]:
        """Every space, good, special tile, ship and occupation."""
        for space in BOX.spaces.values():
            name = space_name(space.id, words)
            yield name, f"{name} ({column_heading(space.column, words)}): {what_it_does(space, words)}"
        for good in BOX.goods.values():
            yield name_of(good.id, words), good_fact(good, words)
        for tile in BOX.special_tiles:
            yield name_of(tile, words), f"{name_of(tile, words)}: {special_fact(tile, words)}"
        for ship in BOX.ships.values():
            yield name_of(ship.id, words), ship_fact(ship, words)
        for card in BOX.occupations:
            name = words(f"occupation-{card}")
            yield name, f"{card} {name}: {effect(card, words)}"

    def heading(self, move: Move, words: Words) -> str:
        """Spaces stand under their column, places under their board, what ends a choice under nothing."""
        if isinstance(move, UseSpace):
            if move.copying:
                return space_name(move.space, words)
            return column_heading(BOX.spaces[move.space].column, words)
        if isinstance(move, LayDown):
            return place_name(move.board, words)
        if isinstance(move, Pass | Done | Decline):
            return ""
        return super().heading(move, words)

    def text(self, move: Move, words: Words) -> str:
        """What becomes of a good, what a special tile costs, what a card does."""
        more = told_of(move, words)
        return f"{super().text(move, words)} {more}" if more else super().text(move, words)

    def label(self, move: Move, words: Words) -> str:
        """Under their headings spaces, pieces and places need no more than their names."""
        if isinstance(move, UseSpace) and move == UseSpace(move.space, move.copying):
            return space_name(move.copying or move.space, words)
        if isinstance(move, PickUp):
            return name_of(move.piece, words)
        if isinstance(move, LayDown):
            return place_label(move, words)
        return super().label(move, words)

    def parts(self, moves: Sequence[Move], words: Words) -> list[tuple[str, list[Move]]]:
        """Places are not parted: one types the cell."""
        return [] if isinstance(moves[0], LayDown) else super().parts(moves, words)

    def at_once(self, moves: Sequence[Move]) -> int:
        """Of places a few examples."""
        return EXAMPLES if isinstance(moves[0], LayDown) else super().at_once(moves)

    def end(self, choice: Choice[Any], moves: Sequence[Move]) -> Move | None:
        """Wanting nothing more, or playing no card."""
        if Done() in moves:
            return Done()
        may_play = any(isinstance(move, PlayOccupation) for move in moves)
        return Decline() if may_play and Decline() in moves else None

    def aside(self, sight: Sight) -> bool:
        """The windows, but the last one of the game: what is not placed then never is."""
        return isinstance(sight.choice, Window) and not at_the_end(sight.known)

    def meant(self, said: str, sight: Sight) -> list[Move]:
        """Places, such as `b4 90`."""
        if not isinstance(sight.choice, ChoosePlace):
            return []
        return places_meant(said, sight.choice, sight.known.players[sight.choice.seat], sight.words)


DRAWING = FeastForOdin()


def seat_named(number: int, sight: Sight) -> int:
    """The seat that a number after a command means; without one, one's own."""
    assert sight.seat is not None
    return number - 1 if 1 <= number <= sight.known.seats else sight.seat


def boards(said: str, seat: int, sight: Sight) -> RenderableType:
    """Boards and houses by their names: one's own, those of others, or else as printed."""
    words, players = sight.words, sight.known.players
    in_order: list[Player] = [players[seat], *(player for player in players if player is not players[seat])]
    for player in in_order:
        found = {place: laid for place, laid in player.places() if fits(place_name(place, words), said)}
        if found:
            return Group(*(grid(place, laid, words) for place, laid in found.items()))
    printed = [board for board in BOARDS if fits(place_name(board, words), said)]
    return found_or_not([grid(board, Laid(), words) for board in printed], said, words)


def spaces(said: str, number: int, sight: Sight) -> RenderableType:
    """The whole action board, a column of it, or spaces by words of their names or of what they do."""
    if not said:
        return ActionBoard(sight)
    if number in BOX.columns:
        return column_in_detail(number, sight)
    words = sight.words
    found = [
        space.id
        for space in BOX.spaces.values()
        if fits(f"{space_name(space.id, words)} {what_it_does(space, words)}", said)
    ]
    return found_or_not([in_detail(found, sight)] if found else [], said, words)


def cards(said: str, number: int, words: Words) -> RenderableType:
    """Occupations by their number, or by words of their names."""
    named = [
        card for card in BOX.occupations if card == number or (not number and fits(words(f"occupation-{card}"), said))
    ]
    found = [occupations(words("table-occupations"), named, words)] if said and named else []
    return found_or_not(found, said, words)


def found_or_not(found: list[RenderableType], said: str, words: Words) -> RenderableType:
    """What was looked for, or that there is no such thing."""
    return Group(*found) if found else Text(words("table-nothing-like-that", said=said))

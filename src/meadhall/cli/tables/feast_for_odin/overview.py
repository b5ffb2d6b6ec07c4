"""What everybody sees at a glance: the round, the players, what lies beside the action board."""

from collections.abc import Iterable, Mapping
from itertools import groupby
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from meadhall.cli.tables import SEAT_STYLE, Sight, Together, seat_mark
from meadhall.cli.tables.feast_for_odin.names import STYLE, counted, name_of, place_name, space_name
from meadhall.games.feast_for_odin.box import BOX
from meadhall.games.feast_for_odin.feast import EndFeast, FeastPhase
from meadhall.games.feast_for_odin.game_flow import EndGame
from meadhall.games.feast_for_odin.player import GOODS, WEAPONS, Player
from meadhall.games.feast_for_odin.rounds import (
    AgeStrips,
    Bonuses,
    Breeding,
    Harvest,
    Income,
    NewStartPlayer,
    NewWeapons,
    ReturnVikings,
    TurnExplorations,
    total_income,
)
from meadhall.games.feast_for_odin.scoring import final_scores
from meadhall.games.feast_for_odin.state import NOBODY, Exploration, State
from meadhall.games.feast_for_odin.turn import ActionPhase, NextTurn
from meadhall.words import Words

UNDER_WAY: Mapping[type[Any], str] = {NextTurn: "actions", EndFeast: "feast"}
"""What is pending only while a phase goes on."""
BEFORE: Mapping[type[Any], str] = {
    Harvest: "harvest",
    TurnExplorations: "exploration_flip_and_silver",
    NewWeapons: "new_weapon",
    ActionPhase: "actions",
    NewStartPlayer: "start_player",
    Income: "income",
    Breeding: "breeding",
    FeastPhase: "feast",
    Bonuses: "bonus",
    AgeStrips: "mountain_strips",
    ReturnVikings: "return_vikings",
}
"""The phases that are still to come, by the step that begins them."""
COLOURS = ("orange", "red", "green", "blue")
START = "★"
HEADS = (
    *("player", "vikings", "silver", "resources", "goods"),
    *("ships", "houses", "cards", "income", "points"),
)


def overview(sight: Sight) -> RenderableType:
    """A few lines: round, players, one's own things, what lies on the table, who stands where."""
    state, words = sight.known, sight.words
    parts: list[RenderableType] = [heading(state, words), players(state, words)]
    if sight.seat is not None:
        parts.append(things(state.players[sight.seat], words))
    parts.append(on_the_table(state, words))
    if state.standing:
        parts.append(standing(state, words))
    return Group(*parts)


# ---------------------------------------------------------------------- round and phase


def heading(state: State, words: Words) -> Text:
    """The round, the phase, and what the round brings."""
    parts = [words("table-round", round=state.round, rounds=state.rounds()), phase(state, words)]
    if state.start_player != NOBODY:
        parts.append(words("table-start-player", seat=state.start_player))
    return Text("  ·  ".join(part for part in parts if part), style="bold")


def phase(state: State, words: Words) -> str:
    """Which phase is going on, or comes next."""
    for step in reversed(state.agenda):
        kind: type[Any] = type(step)
        if kind in UNDER_WAY:
            return words(f"phase-{UNDER_WAY[kind]}")
        if kind in BEFORE:
            return words("table-before", what=words(f"phase-{BEFORE[kind]}"))
        if kind is EndGame:
            return words("table-before-the-end")
    return ""


def at_the_end(state: State) -> bool:
    """Whether this is the last moment at which anything can be placed."""
    return next((type(step) is EndGame for step in reversed(state.agenda) if type(step) in {*BEFORE, EndGame}), False)


# ---------------------------------------------------------------------- players


def players(state: State, words: Words) -> Table:
    """A line for each player; the numbers parted by strokes are explained by the headings."""
    table = Table(box=None, padding=(0, 1, 0, 0), header_style="dim")
    scores = final_scores(state).seats
    for head in HEADS:
        table.add_column(words(f"table-{head}"), justify="left" if head == "player" else "right", overflow="fold")
    for seat, player in enumerate(state.players):
        first = START if seat == state.start_player else ""
        table.add_row(
            f"{seat_mark(seat)} {words('table-player-name', seat=seat)}{first}",
            f"{player.thing_square}{'–' if player.passed else ''}",
            str(player.have("silver")),
            strokes(player.have(resource) for resource in ("wood", "stone", "ore")),
            goods_by_colour(player),
            strokes(player.ships(ship.id) for ship in BOX.ships.values()),
            strokes(sum(house.kind == kind for house in player.houses) for kind in BOX.buildings),
            f"{len(player.hand)}+{len(player.occupations)}",
            str(total_income(player)),
            str(scores[seat].total),
        )
    return table


def strokes(counts: Iterable[int]) -> str:
    """Several numbers in one cell."""
    return "/".join(map(str, counts))


def goods_by_colour(player: Player) -> Text:
    """How many goods of each colour; special tiles are blue."""
    counts = dict.fromkeys(COLOURS, 0)
    for good in GOODS:
        counts[BOX.goods[good].colour] += player.have(good)
    counts["blue"] += len(player.specials)
    return Text("/").join(Text(str(count), STYLE[colour]) for colour, count in counts.items())


def things(player: Player, words: Words) -> RenderableType:
    """All goods of a player by colour, and the weapons."""
    texts = [Text(words("table-your-goods"), "dim")]
    for colour in COLOURS:
        names = goods_of(player, colour, words)
        if names:
            texts.append(Text.assemble((f"{words(f'colour-{colour}')}: ", "dim"), (names, STYLE[colour])))
    weapons = counted({weapon: player.have(weapon) for weapon in WEAPONS}, words)
    if weapons:
        texts.append(Text(weapons))
    return Together(texts)


def goods_of(player: Player, colour: str, words: Words) -> str:
    """The goods of a colour, special tiles among the blue ones."""
    have = {good: player.have(good) for good in GOODS if BOX.goods[good].colour == colour}
    specials = [name_of(tile, words) for tile in player.specials] if colour == "blue" else []
    return ", ".join([*([counted(have, words)] if any(have.values()) else []), *specials])


# ---------------------------------------------------------------------- the table


def on_the_table(state: State, words: Words) -> RenderableType:
    """Mountain strips, exploration tiles, buildings, special tiles, weapon pile."""
    stock = [
        counted(state.stock, words),
        words("table-in-tray", count=len(state.tray)),
        words("table-weapon-pile", count=sum(state.weapon_pile.values())),
    ]
    table = Table.grid(padding=(0, 1))
    table.add_row(Text(words("table-strips"), "dim"), strips(state, words))
    explorations = [Text(exploration(tile, words)) for tile in state.explorations]
    table.add_row(Text(words("table-explorations"), "dim"), Together(explorations, "  ·  "))
    table.add_row(Text(words("table-stock"), "dim"), Together([Text(text) for text in stock], "  ·  "))
    return table


def strips(state: State, words: Words) -> RenderableType:
    """The mountain strips by their numbers."""
    return Together([Text(f"{strip.id}: {strip_text(strip.items, words)}") for strip in state.strips], "  ·  ")


def strip_text(items: Iterable[str], words: Words) -> str:
    """A mountain strip: its items from the arrow on."""
    texts = []
    for item, several in groupby(items):
        name = counted({"silver": 2}, words) if item == "silver2" else name_of(item, words)
        count = len(list(several))
        texts.append(f"{name} ×{count}" if count > 1 else name)
    return ", ".join(texts)


def exploration(tile: Exploration, words: Words) -> str:
    """An exploration tile with the silver on it."""
    return (
        words("table-silver-on-tile", board=tile.board, silver=tile.silver)
        if tile.silver
        else place_name(tile.board, words)
    )


def standing(state: State, words: Words) -> RenderableType:
    """Whose Vikings stand on which spaces."""
    texts = [Text(words("table-standing"), "dim")]
    for seat in range(state.seats):
        spaces = [vikings.space for vikings in state.standing if vikings.seat == seat]
        texts += [
            Text.assemble(
                (f"{seat + 1} ", SEAT_STYLE[seat]), space_name(space, words), "," if space != spaces[-1] else ""
            )
            for space in spaces
        ]
    return Together(texts)


def in_full(state: State, seat: int, words: Words) -> RenderableType:
    """Everything in front of one player."""
    player = state.players[seat]
    table = Table.grid(padding=(0, 2))
    ores = {"whaling_boat": player.whaling_boats, "longship": player.longships, "knarr": (0,) * player.knarrs}
    ships = [
        words("table-with-ore", ship=kind, count=ore) if ore else name_of(kind, words)
        for kind, all_ in ores.items()
        for ore in all_
    ]
    rows: list[tuple[str, RenderableType]] = [
        (words("table-vikings-left"), Text(str(player.thing_square))),
        (words("table-silver-in-supply"), Text(str(player.have("silver")))),
        (words("table-supply"), Text(counted({one: player.have(one) for one in ("wood", "stone", "ore")}, words))),
        *((words(f"colour-{colour}"), Text(goods_of(player, colour, words), STYLE[colour])) for colour in COLOURS),
        (words("table-all-weapons"), Text(counted({weapon: player.have(weapon) for weapon in WEAPONS}, words))),
        (words("table-all-ships"), Text(", ".join(ships))),
        (words("table-emigrated"), Text(", ".join(name_of(ship, words) for ship in player.emigrated))),
        (words("table-all-houses"), Text(", ".join(name_of(house.kind, words) for house in player.houses))),
        (words("table-all-boards"), Text(", ".join(place_name(one.board, words) for one in player.claimed))),
        (words("table-penalties"), Text(str(player.penalties))),
        (words("table-played"), Text(", ".join(words(f"occupation-{card}") for card in player.occupations))),
        (words("table-hand-count"), Text(str(len(player.hand)))),
        (words("table-all-income"), Text(str(total_income(player)))),
    ]
    for head, text in rows:
        table.add_row(Text(head, "dim"), text)
    return Group(Text.from_markup(f"{seat_mark(seat)} [bold]{words('table-player-name', seat=seat)}[/]"), table)

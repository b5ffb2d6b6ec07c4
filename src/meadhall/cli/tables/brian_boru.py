"""The table of Brian Boru in a terminal."""

from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from meadhall.cli.tables import SEAT_STYLE, Drawing, Sight, Together, seat_mark
from meadhall.games.brian_boru.box import BOX, ActionCard, Region, Town
from meadhall.games.brian_boru.view import TownView, View
from meadhall.words import Words

STYLE = {"red": "bright_red", "blue": "bright_blue", "yellow": "yellow", "white": "bright_white"}
SIGN = {"red": "▲", "blue": "✚", "yellow": "♥", "white": "♛"}
"""A sign for each colour, since colour alone tells nothing to some."""
MARKER, MONASTERY, VIKINGS = "★", "⌂", "⚔"


class BrianBoru(Drawing):
    """Everything fits on one screen."""

    def table(self, sight: Sight) -> RenderableType:
        """Regions, players, the trick and one's own cards."""
        return draw(sight.view, sight.words)

    def about(self, words: Words) -> Iterator[tuple[str, str]]:
        """What can be said of each town: its name, and its colour, region and roads."""
        for town in BOX.towns:
            roads = BOX.names(BOX.towns_beside(BOX.bit(town.id)))
            fact = words("about-town", town=town.id, colour=town.colour, region=town.region, towns=roads)
            yield words(f"town-{town.id}"), fact


DRAWING = BrianBoru()


def draw(view: View, words: Words) -> RenderableType:
    """Regions, players, the trick and one's own cards."""
    parts: list[RenderableType] = [heading(view, words), regions(view, words), players(view, words)]
    if any(player.card for player in view.players):
        parts.append(trick(view, words))
    if view.pile:
        parts.append(cards(words("table-pile"), view.pile, words))
    if view.hand:
        parts.append(cards(words("table-hand"), view.hand, words))
    return Group(*parts)


def heading(view: View, words: Words) -> Text:
    """Round, marriage, battle area."""
    parts = [words("table-round", round=view.round, rounds=view.rounds)] if view.round else []
    if view.marriage_card:
        parts.append(words("table-marriage", marriage=view.marriage_card))
        parts.append(words("table-battle", count=view.battle_area))
    return Text("  ·  ".join(parts), style="bold")


def regions(view: View, words: Words) -> Table:
    """Each region with its token, and its towns with whose disc lies where."""
    table = Table(box=None, padding=(0, 2, 0, 0), show_header=False)
    taken = {town.town: town for town in view.towns}
    for region, claim in zip(BOX.regions, view.claims, strict=True):
        if claim.holder is not None:
            where = seat_mark(claim.holder)
        else:
            where = words("table-on-board" if claim.face_up else "table-face-down")
        value = words("table-token-value", points=region.points, threshold=region.threshold)
        title = f"[bold]{region.name}[/]\n[dim]{value}[/] {where}"
        table.add_row(title, Together([town_text(town, taken, view, words) for town in towns_of(region)]))
    return table


def towns_of(region: Region) -> list[Town]:
    """The towns of a region."""
    return [town for town in BOX.towns if town.region == region.id]


def town_text(town: Town, taken: dict[str, TownView], view: View, words: Words) -> Text:
    """A town: colour, name, owner, monastery, Vikings, active town marker."""
    text = Text.from_markup(f"[{STYLE[town.colour]}]{SIGN[town.colour]}[/]{words(f'town-{town.id}')}")
    here = taken.get(town.id)
    if here:
        text.stylize("dim")
        text.append(str(here.owner + 1), f"bold {SEAT_STYLE[here.owner]}")
        text.append(MONASTERY * here.monastery + VIKINGS * here.vikings, "bold")
    return text.append(MARKER * (town.id == view.active_town), "bold")


def players(view: View, words: Words) -> Table:
    """What lies in front of everybody."""
    table = Table(box=None, padding=(0, 1, 0, 0), header_style="dim")
    heads = ("player", "points", "coins", "renown", "raiders", "church", "track", "cards", "claims", "marriages")
    for head in heads:
        table.add_column(
            words(f"table-{head}"), justify="left" if head in ("player", "claims", "marriages") else "right"
        )
    for player in view.players:
        held = [
            region.letter for region, claim in zip(BOX.regions, view.claims, strict=True) if claim.holder == player.seat
        ]
        name = words("table-player-name", seat=player.seat)
        marriages = [words(f"marriage-{card}") for card in player.marriages]
        if view.princess and BOX.princess.id in player.marriages:
            marriages[-1] += f" ({words(f'option-{view.princess}')})"
        table.add_row(
            f"{seat_mark(player.seat)} {name}{MARKER if view.marker == player.seat else ''}",
            *map(str, (player.points, player.coins, player.renown, player.raiders, player.church, player.space)),
            str(player.hand_size),
            " ".join(held),
            ", ".join(marriages),
        )
    return table


def trick(view: View, words: Words) -> RenderableType:
    """The cards of the trick that are not yet resolved, with what they do; they are resolved from top to bottom."""
    title = words("table-trick", town=view.active_town) if view.active_town else words("table-trick-none")
    owners = {player.card: player.seat for player in view.players if player.card}
    return cards(title, tuple(sorted(owners)), words, owners, view.winner)


def cards(
    title: str,
    values: tuple[int, ...],
    words: Words,
    owners: dict[int, int] | None = None,
    winner: int | None = None,
) -> RenderableType:
    """Cards with what they do for who wins with them and who loses; those on the table with whose they are."""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    for head in (title, words("table-primary"), words("table-secondary")):
        table.add_column(head)
    for value in values:
        card = BOX.cards[value]
        name = f"[{STYLE[card.colour]}]{SIGN[card.colour]} {words(f'card-{value}')}[/]"
        if owners:
            won = " !" if owners[value] == winner else ""
            name += f"  {seat_mark(owners[value])} {words('table-player-name', seat=owners[value])}{won}"
        table.add_row(name, signs(card.primary, words), halves(card, words))
    return table


def halves(card: ActionCard, words: Words) -> str:
    """The secondary actions."""
    return " / ".join(signs(half, words) for half in card.secondary)


def signs(symbols: tuple[str, ...], words: Words) -> str:
    """Symbols in a few letters, equal ones counted."""
    counted = dict.fromkeys(symbols, 0)
    for symbol in symbols:
        counted[symbol] += 1
    return " ".join(words(f"sign-{symbol}") + (f"×{count}" if count > 1 else "") for symbol, count in counted.items())

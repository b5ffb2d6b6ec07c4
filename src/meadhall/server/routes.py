"""What can be asked over HTTP: people, games, tables, downloads, the health of the server."""

from importlib.resources import files
from ipaddress import ip_address
from typing import Any

import msgspec
from starlette.responses import Response

from meadhall import __version__
from meadhall.core.game import Game
from meadhall.core.reasons import Reason, Refused
from meadhall.core.registry import GAMES
from meadhall.server.hall import SIGNED_OUT
from meadhall.server.http import APIS, Ask, api, as_json, openapi
from meadhall.server.invite import qr_svg
from meadhall.server.people import NOBODY
from meadhall.server.problems import Trouble
from meadhall.table.players import bots_for
from meadhall.table.wire import (
    AnyCommand,
    Carried,
    Credentials,
    Export,
    GameInfo,
    Health,
    HouseInfo,
    Me,
    NewTable,
    OptionInfo,
    Problem,
    Profile,
    TableCard,
    TableId,
    TableInfo,
)
from meadhall.words import LANGUAGES

__all__ = ["APIS"]

AT_HOME = ("localhost", "127.0.0.1", "::1")
"""As what only the host's own machine knows the house."""

# ---------------------------------------------------------------------- people


@api("GET", "/api/me")
async def me(ask: Ask) -> Me:
    """Who asks."""
    return (await ask.house.people.seen(ask)).me


@api("POST", "/api/me")
async def change_me(ask: Ask, body: Profile) -> Me:
    """Change one's name or what one prefers."""
    return (await ask.house.people.change(ask, body)).me


@api("DELETE", "/api/me")
async def forget_me(ask: Ask) -> Me:
    """Be forgotten: bots go on playing for whoever asks, and no table is his any more."""
    visitor = await ask.visitor()
    if visitor.person is not None:
        await ask.house.forget(visitor.id)
        ask.cookie = ""
    return NOBODY.me


@api("GET", "/api/me/export")
async def export(ask: Ask) -> Export:
    """Everything that is kept about whoever asks."""
    visitor = await ask.visitor()
    return Export(me=visitor.me, tables=tuple(await ask.house.tables_of(visitor.id)))


@api("POST", "/api/account", status=201)
async def register(ask: Ask, body: Credentials) -> Me:
    """Get an account; what was the guest's stays his."""
    before = await ask.house.people.register(ask, body)
    return before.me


@api("POST", "/api/session")
async def login(ask: Ask, body: Credentials) -> Me:
    """Sign in. The tables of the guest who asks go over to the account."""
    before, visitor = await ask.house.people.login(ask, body)
    if before.person is not None and before.id != visitor.id:
        if not before.person.login:
            await ask.house.hand_over(before.id, visitor.id)
        ask.house.hall.send_away(before.id, SIGNED_OUT, "signed out")
    return visitor.me


@api("DELETE", "/api/session")
async def logout(ask: Ask) -> Me:
    """Sign out. A guest who does that can't come back as who he was."""
    visitor = await ask.house.people.logout(ask)
    if visitor.id:
        ask.house.hall.send_away(visitor.id, SIGNED_OUT, "signed out")
    return NOBODY.me


# ---------------------------------------------------------------------- games


@api("GET", "/api/games")
async def games(ask: Ask) -> list[GameInfo]:
    """The games that can be played here."""
    return [game_info(game, ask.house.client.draws(game.package)) for game in GAMES.values()]


@api("GET", "/api/games/{game}/rules/{language}", media="text/markdown; charset=utf-8")
async def rules(ask: Ask, game: str, language: str) -> Response:
    """The rules of a game for players, as Markdown with the numbers of the rules as anchors."""
    if language not in LANGUAGES:
        raise Trouble(404, Reason("unknown-language", args={"name": language[:40], "known": list(LANGUAGES)}))
    if game not in GAMES:
        raise Trouble(404, Reason("unknown-game", args={"name": game[:40], "known": list(GAMES)}))
    text = (files(GAMES[game].package) / "rules" / f"{language}.md").read_bytes()
    return Response(text, media_type="text/markdown", headers={"cache-control": "public, max-age=3600"})


def game_info(game: Game[Any], drawn: bool) -> GameInfo:
    """What is told of a game to somebody who wants to open a table."""
    fields = msgspec.inspect.type_info(game.options_type)
    assert isinstance(fields, msgspec.inspect.StructType)
    return GameInfo(
        id=game.id,
        title=game.title,
        seats=tuple(game.seat_counts),
        minutes=game.minutes,
        options=tuple(OptionInfo(field.encode_name, values_of(field)) for field in fields.fields),
        bots=bots_for(game),
        drawn=drawn,
    )


def values_of(option: msgspec.inspect.Field) -> tuple[Any, ...]:
    """The values that an option may have, the standard one first."""
    kind = option.type
    values = kind.values if isinstance(kind, msgspec.inspect.LiteralType) else (False, True)
    return (option.default, *(value for value in values if value != option.default))


# ---------------------------------------------------------------------- tables


@api("GET", "/api/tables")
async def tables(ask: Ask) -> list[TableCard]:
    """The tables of whoever asks: first those that wait for him, then those that changed last."""
    visitor = await ask.visitor()
    cards = [info.card for info in await ask.house.tables_of(visitor.id)]
    return sorted(cards, key=lambda card: (not card.waiting_for_you, card.phase == "over", -card.changed))


@api("POST", "/api/tables", status=201)
async def open_table(ask: Ask, body: NewTable) -> TableId:
    """Open a table; the id in the answer is all that others need to come along."""
    ask.house.limits.table(ask.address)
    visitor = await ask.somebody()
    return TableId(await ask.house.open_table(visitor.id, body))


@api("GET", "/api/tables/{id}")
async def table(ask: Ask, id: str) -> TableInfo:
    """A table as it looks to somebody who was invited to it."""
    visitor = await ask.visitor()
    return await ask.house.table(id, visitor.id)


@api("POST", "/api/tables/{id}/do")
async def do(ask: Ask, id: str, body: AnyCommand) -> Carried:
    """Do something at a table without a socket."""
    await ask.house.hall.room(id)
    visitor = await ask.somebody()
    return Carried(await ask.house.hall.do(id, visitor.id, body))


@api("POST", "/api/tables/{id}/rematch", status=201)
async def rematch(ask: Ask, id: str) -> TableId:
    """Open a table for a rematch, or find the one that somebody else has opened for it."""
    ask.house.limits.table(ask.address)
    visitor = await ask.visitor()
    return TableId(await ask.house.rematch(id, visitor.id))


@api("GET", "/api/tables/{id}/log")
async def log(ask: Ask, id: str) -> Response:
    """The log of the game as whoever asks may have it: without secrets until it is over."""
    visitor = await ask.visitor()
    hall = ask.house.hall
    async with hall.holding(await hall.room(id)) as table:
        data = await hall.read(table.download, visitor.id)
        name = f"{table.settings.game}-{id}.json"
    return Response(
        data, media_type="application/json", headers={"content-disposition": f'attachment; filename="{name}"'}
    )


@api("GET", "/api/tables/{id}/qr", media="image/svg+xml")
async def invitation(ask: Ask, id: str) -> Response:
    """The link to a table as a picture for phones: at home, with the address that they can reach."""
    await ask.house.hall.room(id)
    url = ask.request.base_url
    base = ask.house.near if url.hostname in AT_HOME and ask.house.near else str(url)
    return Response(qr_svg(f"{base}join/{id}"), media_type="image/svg+xml")


# ---------------------------------------------------------------------- the server itself


@api("GET", "/api/house")
async def house(ask: Ask) -> HouseInfo:
    """What a page should know of this house."""
    return HouseInfo(ask.house.near)


@api("GET", "/healthz")
async def health(ask: Ask) -> Health:
    """Whether the server can do its work."""
    try:
        await ask.house.hall.read(ask.house.store.ping)
    except Refused:
        return as_json(Health("no-store", __version__), 503)  # type: ignore[return-value]
    return Health("ok", __version__)


@api("GET", "/openapi.json")
async def document(ask: Ask) -> Response:
    """This document."""
    return Response(openapi(APIS, __version__, Problem), media_type="application/json")


@api("GET", "/metrics", media="text/plain; version=0.0.4; charset=utf-8")
async def metrics(ask: Ask) -> Response:
    """Numbers for Prometheus, for machines in the host's own network."""
    if not ip_address(ask.address).is_private:
        raise Trouble(403, Reason("http-own-network"))
    return Response(ask.house.metrics.text(), media_type="text/plain; version=0.0.4")

"""Routes that are plain functions: JSON is read into a record, the answer is a record, a refusal is a `Problem`.

Each route says with its types what it takes and gives, and the OpenAPI document is made from just that.
"""

import inspect
import logging
import re
from collections.abc import Awaitable, Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Any, get_type_hints

import msgspec
from msgspec import Struct
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from meadhall.core.reasons import Reason, Refused
from meadhall.server.limits import address_of
from meadhall.server.problems import Trouble, problem

if TYPE_CHECKING:
    from meadhall.server.house import House
    from meadhall.server.people import Visitor

BODY_LIMIT = 64 * 1024
"""The most bytes of a request; a move is a few hundred."""

WORTH_COMPRESSING = 2000
"""Bytes of an answer."""

GAP = re.compile(r"{(\w+)}")

Handler = Callable[..., Awaitable[Any]]
Answer = Callable[[Request], Awaitable[Response]]

log = logging.getLogger("meadhall.server")


class Ask:
    """A request and the house it was sent to."""

    def __init__(self, request: Request, house: "House") -> None:
        self.request = request
        self.house = house
        self.address = address_of(request)
        self.cookie: str | None = None
        """What the visitor's cookie is to be from now on; empty: none. `None` leaves it as it is."""

    async def visitor(self) -> "Visitor":
        """Whoever asks, perhaps nobody; a cookie that nobody has is refused."""
        return await self.house.people.visitor(self)

    async def somebody(self) -> "Visitor":
        """Whoever asks; from now on he is a guest if he was nobody."""
        return await self.house.people.somebody(self)


class Api(Struct, frozen=True):
    """One route: its method and path, what is done, what it takes and gives."""

    method: str
    path: str
    handler: Handler
    body: Any
    answer: Any
    status: int
    media: str
    summary: str

    @property
    def gaps(self) -> list[str]:
        """The names in the path."""
        return GAP.findall(self.path)

    @property
    def id(self) -> str:
        """A name for the route."""
        return self.handler.__name__


APIS: list[Api] = []
"""Every route that is written down in the OpenAPI document."""


def api(method: str, path: str, status: int = 200, media: str = "application/json") -> Callable[[Handler], Handler]:
    """A route. The handler gets an `Ask`, the parts of the path by name, and `body` if it wants one."""

    def keep(handler: Handler) -> Handler:
        hints = get_type_hints(handler)
        summary = (inspect.getdoc(handler) or "").partition("\n")[0]
        APIS.append(Api(method, path, handler, hints.get("body"), hints["return"], status, media, summary))
        return handler

    return keep


def api_routes(house: "House", apis: Iterable[Api]) -> list[Route]:
    """One route for each path, with all its methods."""
    by_path: dict[str, dict[str, Answer]] = {}
    for one in apis:
        by_path.setdefault(one.path, {})[one.method] = endpoint(one, house)
    return [
        Route(
            path,
            by_method(methods),
            methods=[*methods],
            middleware=[Middleware(GZipMiddleware, minimum_size=WORTH_COMPRESSING)],
        )
        for path, methods in by_path.items()
    ]


def by_method(methods: "Mapping[str, Answer]") -> "Answer":
    """The function that Starlette calls for a path."""

    async def answer(request: Request) -> Response:
        return await methods["GET" if request.method == "HEAD" else request.method](request)

    return answer


def endpoint(one: Api, house: "House") -> "Answer":
    """What answers a request."""
    decoder: msgspec.json.Decoder[Any] | None = msgspec.json.Decoder(one.body) if one.body else None
    changes = one.method != "GET"

    async def answer(request: Request) -> Response:
        ask = Ask(request, house)
        try:
            house.limits.request(ask.address)
            parts: dict[str, Any] = {name: request.path_params[name] for name in one.gaps}
            if changes:
                check_origin(request.headers)
            if decoder is not None:
                parts["body"] = await read_body(request, decoder)
            result = await one.handler(ask, **parts)
            response = result if isinstance(result, Response) else as_json(result, one.status)
        except Refused as refused:
            response = refusal(refused)
        except Exception:
            log.exception("%s failed", one.id)
            response = refusal(Trouble(500, Reason("http-failed")))
        finish(ask, response)
        house.metrics.request(one, response.status_code)
        return response

    return answer


def as_json(thing: Any, status: int = 200) -> Response:
    """A record as a response."""
    return Response(msgspec.json.encode(thing), status, media_type="application/json")


def refusal(refused: Refused) -> Response:
    """Why not, with the status that suits it."""
    status, answer = problem(refused)
    response = as_json(answer, status)
    if status == 429:
        response.headers["retry-after"] = str(refused.reason.args.get("seconds", 1))
    return response


def finish(ask: Ask, response: Response) -> None:
    """Set or take away the cookie; nothing of the API is kept by anybody in between."""
    response.headers.setdefault("cache-control", "no-store")
    if ask.cookie is not None:
        ask.house.people.set_cookie(response, ask.cookie, secure=ask.request.url.scheme == "https")


async def read_body(request: Request, decoder: "msgspec.json.Decoder[Any]") -> Any:
    """The record that was sent; anything else is refused with what is wrong with it."""
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind != "application/json":
        raise Trouble(415, Reason("http-not-json", args={"kind": kind or "?"}))
    data = bytearray()
    if int(request.headers.get("content-length") or 0) > BODY_LIMIT:
        raise too_large()
    async for chunk in request.stream():
        data += chunk
        if len(data) > BODY_LIMIT:
            raise too_large()
    return read_json(bytes(data), decoder)


def too_large() -> Trouble:
    """A request with more in it than anything here needs."""
    return Trouble(413, Reason("http-too-large", args={"most": BODY_LIMIT // 1024}))


def read_json(data: bytes | str, decoder: "msgspec.json.Decoder[Any]") -> Any:
    """A record from its JSON."""
    try:
        return decoder.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Trouble(400, Reason("http-bad-body", args={"problem": str(error) or type(error).__name__})) from None


def check_origin(headers: Mapping[str, str]) -> None:
    """Refuse what a page of another site sends in a visitor's name. Programs send no origin, and cookies on purpose."""
    origin, host = headers.get("origin"), headers.get("host", "")
    if origin is not None:
        own = origin.partition("://")[2].lower() == host.lower()
    else:
        own = headers.get("sec-fetch-site", "same-origin") in ("same-origin", "none")
    if not own:
        raise Trouble(403, Reason("http-wrong-origin", args={"origin": (origin or "?")[:200]}))


# ---------------------------------------------------------------------- the OpenAPI document


def openapi(apis: Iterable[Api], version: str, problem_type: Any) -> bytes:
    """What can be asked here, for programs to read."""
    apis = list(apis)
    types = [kind for one in apis for kind in (one.body, one.answer) if is_record(kind)]
    schemas, components = msgspec.json.schema_components(
        [*types, problem_type], ref_template="#/components/schemas/{name}"
    )
    by_type = {id(kind): schema for kind, schema in zip([*types, problem_type], schemas, strict=True)}
    paths: dict[str, dict[str, Any]] = {}
    for one in apis:
        paths.setdefault(one.path, {})[one.method.lower()] = operation(one, by_type, by_type[id(problem_type)])
    return msgspec.json.encode(
        {
            "openapi": "3.1.0",
            "info": {"title": "Meadhall", "version": version, "description": DESCRIPTION},
            "paths": paths,
            "components": {
                "schemas": components,
                "securitySchemes": {"visitor": {"type": "apiKey", "in": "cookie", "name": "meadhall"}},
            },
        }
    )


DESCRIPTION = (
    "An open table for games about kings and Vikings. Sentences travel as the id of a message with its arguments. "
    "A game is played on the socket `/api/tables/{id}/socket`, whose messages are described in `meadhall.table.wire`. "
    "Whoever changes something for the first time becomes a guest and gets the cookie `meadhall`."
)


def operation(one: Api, by_type: Mapping[int, Any], problem_schema: Any) -> dict[str, Any]:
    """A route in the terms of OpenAPI."""
    failed = {"description": "Why not", "content": {"application/json": {"schema": problem_schema}}}
    by_hand = {"type": "object" if one.media == "application/json" else "string"}
    shown = by_type.get(id(one.answer), by_hand)
    result: dict[str, Any] = {
        "operationId": one.id,
        "summary": one.summary,
        "security": [{}, {"visitor": []}],
        "responses": {
            str(one.status): {"description": one.summary, "content": {one.media: {"schema": shown}}},
            "4XX": failed,
            "5XX": failed,
        },
    }
    if one.gaps:
        result["parameters"] = [
            {"name": name, "in": "path", "required": True, "schema": {"type": "string"}} for name in one.gaps
        ]
    if one.body:
        result["requestBody"] = {
            "required": True,
            "content": {"application/json": {"schema": by_type[id(one.body)]}},
        }
    return result


def is_record(kind: Any) -> bool:
    """Whether this is something with a schema, rather than a response that is made by hand."""
    return kind is not None and not (isinstance(kind, type) and issubclass(kind, Response))

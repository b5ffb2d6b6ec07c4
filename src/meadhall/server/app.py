"""The application: the routes of the API, the socket, the client; and what every answer carries for safety."""

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Match, Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from meadhall.core.reasons import Reason
from meadhall.server import routes
from meadhall.server.house import House
from meadhall.server.http import api_routes, refusal
from meadhall.server.problems import Trouble
from meadhall.server.socket import table_socket

POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self'",
        "font-src 'self'",
        "media-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
"""What a page of ours may load and do: only what comes from here, and nothing that is written into the page itself."""

HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
]


class Guarded:
    """An application each of whose answers carries these headers, those to its own failures too."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_guarded(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                message = {**message, "headers": [*message["headers"], *HEADERS]}
            await send(message)

        await self._app(scope, receive, send_guarded)


def make_app(house: House) -> ASGIApp:
    """The application of a house."""
    apis = api_routes(house, routes.APIS)

    async def socket(websocket: WebSocket) -> None:
        await table_socket(websocket, house)

    async def nothing_there(request: Request) -> Response:
        """There is no such route, or it is asked in another way."""
        for route in apis:
            if route.matches(request.scope)[0] is not Match.NONE:
                raise HTTPException(405, headers={"allow": ", ".join(sorted(route.methods or ()))})
        return refusal(Trouble(404, Reason("http-unknown-path")))

    async def client(request: Request) -> Response:
        return house.client.answer(request)

    return Guarded(
        Starlette(
            routes=[
                *apis,
                WebSocketRoute("/api/tables/{id}/socket", socket),
                Route("/api/{path:path}", nothing_there),
                Route("/{path:path}", client),
            ],
            exception_handlers={HTTPException: wrong_request, Exception: failed},
        )
    )


async def wrong_request(request: Request, error: Exception) -> Response:
    """What the framework itself refuses, such as a method that a route doesn't have."""
    assert isinstance(error, HTTPException)
    response = refusal(Trouble(error.status_code, Reason("http-wrong-request", args={"status": error.status_code})))
    response.headers.update(error.headers or {})
    return response


async def failed(request: Request, error: Exception) -> Response:
    """Something that we have not thought of. It is written down by the server; whoever asked learns only that much."""
    return refusal(Trouble(500, Reason("http-failed")))

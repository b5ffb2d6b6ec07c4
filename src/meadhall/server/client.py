"""The browser client as it was built into the package: files held in memory, compressed, with their caching."""

import gzip
import hashlib
from collections.abc import Iterable, Mapping
from pathlib import Path, PurePosixPath

import msgspec
from msgspec import Struct
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from meadhall.core.reasons import Reason
from meadhall.words import LANGUAGES, words_for

BUILT = Path(__file__).parent / "client"
"""Where the build puts it."""
HASHED = "assets"
"""The folder of files whose names change with what is in them."""
PAGES = ("", "t", "join", "rules")
"""What the addresses of the client's pages begin with; it answers all others with a page that says so."""
SMALLEST = 500
"""Bytes below which a file is not compressed."""

MEDIA = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
PACKED = (".png", ".webp", ".woff2")
"""What is compressed already."""


class Asset(Struct, frozen=True):
    """A file, also in the encodings in which it is smaller; the smallest first."""

    body: bytes
    encoded: dict[str, bytes]
    headers: dict[str, str]


class Client:
    """The files of the client."""

    def __init__(self, folder: Path = BUILT) -> None:
        self._assets = read_assets(folder) if folder.is_dir() else {}

    @property
    def built(self) -> bool:
        """Whether there is a client."""
        return "index.html" in self._assets

    def draws(self, package: str) -> bool:
        """Whether it can draw the game of this package."""
        if "manifest.json" not in self._assets:
            return False
        manifest = msgspec.json.decode(self._assets["manifest.json"].body, type=dict[str, msgspec.Raw])
        return f"src/games/{package.rpartition('.')[2]}/index.ts" in manifest

    def answer(self, request: Request) -> Response:
        """The file that is asked for, or the page that finds out by itself what to show."""
        path = request.path_params["path"]
        if not self.built:
            return PlainTextResponse(not_built(languages_of(request.headers)), 503)
        if path in self._assets:
            return respond(self._assets[path], request.headers)
        if "." in path.rpartition("/")[2]:
            return PlainTextResponse("404", 404)
        known = path.partition("/")[0] in PAGES
        return respond(self._assets["index.html"], request.headers, 200 if known else 404)


def read_assets(folder: Path) -> dict[str, Asset]:
    """All files of the client. Those that the build has compressed stand beside them."""
    files = {path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()}
    return {name: asset(name, body, files) for name, body in files.items() if PurePosixPath(name).suffix in MEDIA}


def asset(name: str, body: bytes, files: Mapping[str, bytes]) -> Asset:
    """One file, with what is told of it."""
    kind = PurePosixPath(name).suffix
    encoded = {}
    if kind not in PACKED and len(body) >= SMALLEST:
        if f"{name}.br" in files:
            encoded["br"] = files[f"{name}.br"]
        encoded["gzip"] = gzip.compress(body, mtime=0)
    forever = name.startswith(f"{HASHED}/")
    return Asset(
        body,
        encoded,
        {
            "content-type": MEDIA[kind],
            "cache-control": "public, max-age=31536000, immutable" if forever else "no-cache",
            "etag": f'W/"{hashlib.sha256(body).hexdigest()[:20]}"',
            "vary": "accept-encoding",
        },
    )


def respond(asset: Asset, headers: Mapping[str, str], status: int = 200) -> Response:
    """A file as a response; only that it has not changed if the browser has it."""
    known = [tag.strip() for tag in headers.get("if-none-match", "").split(",")]
    if status == 200 and asset.headers["etag"] in known:
        kept = {name: value for name, value in asset.headers.items() if name != "content-type"}
        return Response(status_code=304, headers=kept)
    understood = {part.partition(";")[0].strip() for part in headers.get("accept-encoding", "").split(",")}
    for encoding, body in asset.encoded.items():
        if encoding in understood:
            return Response(body, status, headers={**asset.headers, "content-encoding": encoding})
    return Response(asset.body, status, headers=asset.headers)


def languages_of(headers: Mapping[str, str]) -> list[str]:
    """The language that a browser asks for; all that we speak if it asks for none of these."""
    asked = headers.get("accept-language", "").split(",")
    wanted = [part.partition(";")[0].partition("-")[0].strip() for part in asked]
    found = [one for tag in wanted for one in LANGUAGES if one.partition("-")[0] == tag]
    return found[:1] or [*LANGUAGES]


def not_built(languages: Iterable[str]) -> str:
    """What is said where there is no client: in a clone, as long as nobody has built it."""
    return "\n".join(words_for(language).reason(Reason("server-no-client")) for language in languages) + "\n"

"""`meadhall serve`: open the house for everybody who has its address."""

import asyncio
import logging
import os
import socket
import sys
import threading
import webbrowser
from pathlib import Path

from meadhall.cli.common import err, out, speak
from meadhall.core.reasons import Reason
from meadhall.server.house import House
from meadhall.server.limits import Limits
from meadhall.server.run import listen, run
from meadhall.store import open_store

EVERYWHERE = ("0.0.0.0", "::", "")
"""Hosts that stand for every address of this machine."""


def serve(host: str, port: int, db: str, open_browser: bool, limits: bool, log_level: str, lang: str) -> None:
    """Keep the house open until Ctrl-C."""
    words = speak(lang)
    logging.basicConfig(level=log_level.upper(), format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    logging.getLogger("alembic").setLevel(logging.WARNING)
    url = db or str(standard_file())
    with listen(host, port) as door:
        house = House(open_store(url), Limits(on=limits))
        if not house.client.built:
            err.print(words.reason(Reason("server-no-client")), style="yellow", soft_wrap=True, markup=False)
        number = door.getsockname()[1]
        here = f"http://{'localhost' if host in EVERYWHERE else in_url(host)}:{number}/"
        if host in EVERYWHERE and (address := own_address()):
            house.near = f"http://{in_url(address)}:{number}/"

        def ready() -> None:
            out.print(words("ui-serve-open", address=here), soft_wrap=True, markup=False)
            if house.near:
                out.print(words("ui-serve-network", address=house.near), soft_wrap=True, markup=False)
            if "://" not in url:
                out.print(words("ui-serve-file", file=url), soft_wrap=True, markup=False)
            out.print(words("ui-serve-end"), style="dim", soft_wrap=True, markup=False)
            sys.stdout.flush()
            if open_browser and has_screen():
                threading.Thread(target=webbrowser.open, args=(here,), daemon=True).start()

        asyncio.run(run(house, door, ready))


def standard_file() -> Path:
    """Where tables are kept if nobody says otherwise: in the user's folder for data."""
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    folder = base / "meadhall"
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    return folder / "meadhall.db"


def has_screen() -> bool:
    """Whether a browser can be opened; a text browser would take the terminal away."""
    return sys.platform in ("win32", "darwin") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def own_address() -> str:
    """The address of this machine in its network; nothing is sent to find it out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return ""


def in_url(host: str) -> str:
    """A host as it stands in an address."""
    return f"[{host}]" if ":" in host else host

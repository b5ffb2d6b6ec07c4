"""The browser: the system's Chromium, or else the one that Playwright has installed."""

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, BrowserType, expect, sync_playwright

NAMES = ("chromium", "chromium-browser", "google-chrome")
QUIET = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
"""It asks nobody for anything but what a page wants."""
PATIENCE = 15_000
"""Milliseconds after which a test gives up; nothing waits for them to pass."""


class NoChromium(Exception):
    """There is no browser to test in."""

    def __init__(self) -> None:
        super().__init__(
            "The tests in tests/e2e need Chromium, and none is installed here. `make test` installs it; by hand: "
            "apt-get install chromium. If it has another place, name that in MEADHALL_CHROMIUM"
        )


def chromium(browser: BrowserType) -> str:
    """Where Chromium is."""
    named = os.environ.get("MEADHALL_CHROMIUM", "")
    found = shutil.which(named) if named else next(filter(None, map(shutil.which, NAMES)), None)
    if found:
        return found
    if named or not Path(browser.executable_path).exists():
        raise NoChromium
    return browser.executable_path


@contextmanager
def a_browser() -> Iterator[Browser]:
    """A browser for as long as it is needed."""
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        path = chromium(playwright.chromium)
        browser = playwright.chromium.launch(executable_path=path, args=QUIET)
        try:
            yield browser
        finally:
            browser.close()

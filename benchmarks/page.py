"""How soon a newcomer sees a board on which he can play, and how much is sent for it: `python -m benchmarks.page`.

Each load is one of a browser that has just been started and knows nothing yet. Measured is the time from its going to
the address of a table until it shows the first frame with a thing on the board that can be clicked.
"""

import argparse
import gzip
import re
import statistics
from collections import Counter
from pathlib import Path

import httpx2
from playwright.sync_api import Browser, Response

from benchmarks.house import House, a_house
from meadhall.server.client import BUILT
from tests.e2e.browser import a_browser

SETTINGS = {"game": "brian-boru", "seats": 4, "order": "chosen", "pace": 0}
CHAIRS = [{"name": "Ana"}, *[{"bot": "random"}] * 3]
PLAYABLE = ".thing.alive"
WATCH = f"""
new MutationObserver((_, watch) => {{
    if (window.playable === undefined && document.querySelector("{PLAYABLE}")) {{
        window.playable = 0;
        watch.disconnect();
        requestAnimationFrame(() => requestAnimationFrame(() => window.playable = performance.now()));
    }}
}}).observe(document, {{subtree: true, childList: true, attributes: true}});
"""
WAIT = """new Promise(done => {
    const look = () => window.playable > 0 ? done(window.playable) : requestAnimationFrame(look);
    look();
})"""
GOALS = {"shared": 60, "brian_boru": 60, "fonts": 140}
"""KB, compressed by gzip where that makes a file smaller."""


def a_table(house: House) -> tuple[str, str]:
    """A table at which somebody has to move, and his cookie."""
    with httpx2.Client(base_url=house.url, trust_env=False) as http:
        body = {"settings": SETTINGS, "chairs": CHAIRS, "start": True}
        id = http.post("/api/tables", json=body).raise_for_status().json()["id"]
        while not http.get(f"/api/tables/{id}").json()["card"]["waiting_for_you"]:
            pass
        return id, http.cookies["meadhall"]


def load(browser: Browser, house: House) -> tuple[float, list[Response]]:
    """One load: after how many milliseconds one can play, and what was sent."""
    table, cookie = a_table(house)
    context = browser.new_context(viewport={"width": 1366, "height": 768}, locale="en")
    context.add_cookies([{"name": "meadhall", "value": cookie, "url": house.url}])
    page = context.new_page()
    answers: list[Response] = []
    page.on("response", lambda answer: answers.append(answer))
    page.add_init_script(WATCH)
    page.goto(f"{house.url}/t/{table}", wait_until="commit")
    after: float = page.evaluate(WAIT)
    page.wait_for_load_state("networkidle")
    context.close()
    return after, answers


def part_of(name: str) -> str:
    """To which part of the client a file belongs."""
    if name.endswith(".woff2"):
        return "fonts"
    return "brian_boru" if "brian_boru" in name else "shared"


def sizes(answers: list[Response]) -> tuple[Counter[str], Counter[str]]:
    """KB of each part of the client, and of all else that was asked for."""
    client: Counter[str] = Counter()
    other: Counter[str] = Counter()
    of_the_game = {Path(file).name for file in words_of("brian_boru")}
    for answer in answers:
        path = re.sub(r"^https?://[^/]+/", "", answer.url)
        file = BUILT / (path if "." in path.rpartition("/")[2] else "index.html")
        if not path.startswith("api/") and file.is_file():
            part = "brian_boru" if file.name in of_the_game else part_of(file.name)
            client[part] += smallest(file)
        else:
            other[re.sub(r"[2-9a-z]{12}", "…", path)] += 1
    return client, other


def words_of(package: str) -> list[str]:
    """The files in which the build has put the words of a game."""
    manifest = (BUILT / "manifest.json").read_text()
    return re.findall(rf'"[^"]*{package}/text/[^"]*": {{\s*"file": "([^"]+)"', manifest)


def smallest(file: Path) -> int:
    """How many bytes gzip makes of a file, if that is less."""
    body = file.read_bytes()
    return min(len(body), len(gzip.compress(body)))


def main() -> None:
    """Load it several times."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--loads", type=int, default=9)
    wanted = parser.parse_args()
    times = []
    with a_house() as house:
        for _ in range(wanted.loads):
            with a_browser() as browser:
                after, answers = load(browser, house)
            times.append(after)
            client, other = sizes(answers)
    print(
        f"{wanted.loads} cold loads to the first board on which one can play: "
        f"median {statistics.median(times):.0f} ms, fastest {min(times):.0f} ms, slowest {max(times):.0f} ms"
    )
    for part, goal in GOALS.items():
        print(f"{part:<12} {client[part] / 1000:6.1f} KB of at most {goal}")
    print("besides: " + ", ".join(f"{path} ({times})" for path, times in sorted(other.items())))


if __name__ == "__main__":
    main()

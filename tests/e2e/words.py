"""What the pages say, read from the same Fluent files: a test looks for sentences, in whatever language."""

from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from meadhall import GAMES
from meadhall.words import Words

ROOT = Path(__file__).parents[2]
FILES = (
    "src/meadhall/words/{}.ftl",
    "web/text/{}.ftl",
    "src/meadhall/games/brian_boru/text/{}.ftl",
    "web/src/games/brian_boru/text/{}.ftl",
    "web/src/games/brian_boru/lessons/{}.ftl",
)
"""In the order in which the client reads them: the later ones count."""


class Said(Words):
    """The words of a page of Brian Boru in one language."""

    def __init__(self, language: str, names: tuple[str, ...] = ()) -> None:
        super().__init__(language, GAMES["brian-boru"], names)
        self._bundle = read(language)


@cache
def read(language: str) -> FluentBundle:
    """All messages of a language that a page may show."""
    bundle = FluentBundle([language], use_isolating=False)
    for file in FILES:
        text = (ROOT / file.format(language)).read_text(encoding="utf-8")
        bundle.add_resource(FluentResource(text), allow_overrides=True)
    return bundle

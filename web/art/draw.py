"""Draws everything that is drawn once: `python -m web.art.draw` writes it into `web/src/art` (or to another folder).

What it writes is checked in; a test draws it again and compares.
"""

import sys
from pathlib import Path

from web.art import glyphs, ireland, pieces, plates
from web.art.pen import OUTPUT


def drawings() -> dict[str, str]:
    """The files of `web/src/art`, by name."""
    return {
        **{f"glyphs-{name.replace('_', '-')}.svg": glyphs.sprite(name) for name in glyphs.SPRITES},
        "pieces.svg": pieces.players(),
        "brian-boru-pieces.svg": pieces.brian_boru(),
        "brian-boru-land.svg": ireland.land(),
        "brian-boru-frame.svg": ireland.frame(),
        "brian-boru.json": ireland.table(),
        **{f"plate-{name.replace('_', '-')}.svg": plates.plate(name) for name in plates.SCENES},
        "initial.svg": plates.initial(),
        "strip-light.svg": plates.strip("#B79A5B", "#7B6236"),
        "strip-dark.svg": plates.strip("#7A6232", "#2A2114"),
    }


def main(folder: Path) -> None:
    """Write all files."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, content in drawings().items():
        (folder / name).write_text(content, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else OUTPUT)

"""`meadhall backup` and `restore`: everything that a house keeps, in one file."""

from pathlib import Path

from meadhall.cli.common import out, speak
from meadhall.cli.serve import standard_file
from meadhall.store import open_store
from meadhall.store import restore as fill


def backup(file: Path, db: str, lang: str) -> None:
    """Copy a store into a new file; the house may stay open."""
    words = speak(lang)
    store = open_store(db or str(standard_file()), new=False)
    try:
        store.backup(file)
    finally:
        store.close()
    out.print(words("ui-backed-up", place=store.place, file=str(file)), soft_wrap=True, markup=False)


def restore(file: Path, db: str, lang: str) -> None:
    """Fill a new store from such a file."""
    words = speak(lang)
    place = fill(file, db or str(standard_file()))
    out.print(words("ui-restored", place=place, file=str(file)), soft_wrap=True, markup=False)

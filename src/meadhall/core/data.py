"""Reading the data files of a game: typed while they are read, and what is wrong in them said with file and key."""

from collections.abc import Callable, Iterable
from importlib.resources.abc import Traversable
from typing import Annotated, Any, Literal, TypeVar

import msgspec
from msgspec import Meta, Struct

from meadhall.core.reasons import BadData, Reason

T = TypeVar("T")


class Source(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Where a group of facts comes from and how sure it is."""

    provenance: Literal["rulebook", "public", "reconstructed"]
    confidence: Annotated[float, Meta(ge=0, le=1)]
    note: str = ""


def read(folder: Traversable, name: str, kind: type[T], shape: Callable[[Any], Any] | None = None) -> T:
    """A data file as the records of `kind`; `shape` may rearrange its tables before."""
    try:
        tables = msgspec.toml.decode((folder / name).read_bytes())
        return msgspec.convert(shape(tables) if shape else tables, kind)
    except OSError:
        raise BadData(Reason("data-missing", args={"file": name})) from None
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadData(Reason("data-wrong", args={"file": name, "problem": str(error)})) from None


def expect(true: bool, file: str, key: str, expected: str) -> None:
    """Refuse the data unless something holds."""
    if not true:
        raise BadData(Reason("data-unexpected", args={"file": file, "key": key, "expected": expected}))


def no_twice(things: Iterable[object], file: str, key: str) -> None:
    """Refuse the data if a thing occurs twice."""
    seen = set()
    for thing in things:
        expect(thing not in seen, file, key, f"each one once, but {thing} is there twice")
        seen.add(thing)

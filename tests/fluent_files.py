"""What stands in Fluent files, and what has to hold for those of the three languages wherever they lie."""

from functools import cache

from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message
from fluent.syntax.visitor import Visitor

from meadhall.words import LANGUAGES


class Gaps(Visitor):
    """The names of what a message is given."""

    def __init__(self):
        self.names = set()

    def visit_VariableReference(self, node):  # noqa: N802 (called by the parser's visitor)
        self.names.add(node.id.name)


def gaps(message):
    found = Gaps()
    found.visit(message)
    return found.names


@cache
def entries(folder, language):
    return FluentParser().parse((folder / f"{language}.ftl").read_text(encoding="utf-8")).body


@cache
def messages_in(folder, language="en"):
    """By id: every message of a file."""
    return {entry.id.name: entry for entry in entries(folder, language) if isinstance(entry, Message)}


def outline(folder, language):
    """Ids and headings in their order."""
    return [entry.id.name if isinstance(entry, Message) else entry.content for entry in entries(folder, language)]


def check_one_for_each_language(folder):
    assert {path.name for path in folder.iterdir() if path.name.endswith(".ftl")} == {
        f"{language}.ftl" for language in LANGUAGES
    }


def check_understood_whole(folder, language):
    assert [entry.content for entry in entries(folder, language) if isinstance(entry, Junk)] == []
    ids = [entry.id.name for entry in entries(folder, language) if isinstance(entry, Message)]
    assert len(ids) == len(set(ids))


def check_same_outline(folder, language):
    assert outline(folder, language) == outline(folder, "en")


def check_same_gaps(folder, language):
    there = {id: gaps(message) for id, message in messages_in(folder, language).items()}

    assert there == {id: gaps(message) for id, message in messages_in(folder).items()}

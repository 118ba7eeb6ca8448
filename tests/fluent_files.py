"""The messages of the files in `locales/`, with the arguments each one needs."""

from __future__ import annotations

from functools import cache

from fluent.syntax import FluentParser, visitor
from fluent.syntax.ast import Junk, Message, Term, VariableReference

from heliograph.resources import locales_dir


@cache
def entries(language: str) -> tuple[tuple[str, Message], ...]:
    """Every message of a language with its file."""
    found, folder = [], locales_dir() / language
    for path in sorted(folder.rglob("*.ftl")):
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            assert not isinstance(entry, Junk), (
                f"{path.name}: {entry.annotations[0].message}\n{entry.content}"
            )
            if isinstance(entry, Message):
                found.append((str(path.relative_to(folder)), entry))
    return tuple(found)


@cache
def messages(language: str) -> dict[str, Message]:
    return {entry.id.name: entry for _, entry in entries(language)}


class _Variables(visitor.Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def variables(entry: Message | Term) -> set[str]:
    found = _Variables()
    found.visit(entry)
    return found.names

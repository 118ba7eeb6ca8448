"""Which tests prove which rule: every rule id of every game with the tests that cite it.

A test cites an id when the id stands inside the test: in its name (`test_ct_15_...`), its
decorators, docstring, comments or code.
"""

from __future__ import annotations

import ast
import re
import sys
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Literal, NamedTuple

import msgspec
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import Junk, Message
from rich.console import Console
from rich.markup import escape
from rich.table import Table

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

ROOT = Path(__file__).parent.parent
LANGUAGES = ("en", "uk", "de")

TYPESCRIPT_TEST = re.compile(r"^(?P<indent>\s*)(?:it|test)\b[.\w]*[(<`]")
TYPESCRIPT_NAME = re.compile(r"""(?P<quote>["'`])(?P<name>.+?)(?P=quote)""")
TYPESCRIPT_TABLE_END = re.compile(r"[)`]\(")
LINES = re.compile(r"\bL(\d+)(?: to L(\d+))?")


class Rule(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    source: Literal["rulebook", "public", "house", "inferred"]
    lines: tuple[int, ...] = ()
    """The booklet's lines it rests on, if the booklet has line numbers."""
    uk_lines: tuple[int, ...] = ()
    """Of the Ukrainian edition, where that says more."""


class Section(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    title: str
    rules: tuple[Rule, ...]


class Reference(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One game's `box/rules.json`."""

    sections: tuple[Section, ...]

    def ids(self) -> list[str]:
        return [rule.id for section in self.sections for rule in section.rules]

    def lines(self) -> list[int]:
        every = {line for section in self.sections for rule in section.rules for line in rule.lines}
        return sorted(every)


class RuleTest(NamedTuple):
    """A test function, or a case in a table: its file, its name, and its whole text."""

    path: str
    name: str
    text: str

    def cites(self, rule: str) -> bool:
        in_name = rule.lower().replace("-", "_")
        # Most tests do not contain the id at all, and searching for plain text is far cheaper.
        plainly = rule in self.text and re.search(rf"(?<![\w-]){re.escape(rule)}(?!\w|-\w)", self.text)
        named = in_name in self.name and re.search(rf"(?:^|_){re.escape(in_name)}(?:_|$)", self.name)
        return bool(plainly or named)

    def cited_lines(self) -> set[int]:
        """`L27`; for `L27 to L33` only the two ends, because the lines between cannot be known."""
        return {int(line) for pair in LINES.findall(self.text) for line in pair if line}


def references(root: Path = ROOT) -> dict[str, Reference]:
    """The rules reference of every game that has one."""
    files = sorted((root / "src/heliograph/games").glob("*/box/rules.json"))
    return {file.parent.parent.name: msgspec.json.decode(file.read_bytes(), type=Reference) for file in files}


def python_tests(path: str, source: str) -> Iterator[RuleTest]:
    lines = source.splitlines()
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            continue
        if node.name.startswith("test"):
            first = min([node.lineno, *(mark.lineno for mark in node.decorator_list)])
            yield RuleTest(path, node.name, "\n".join(lines[first - 1 : node.end_lineno]))


def typescript_tests(path: str, source: str) -> Iterator[RuleTest]:
    """The formatter's indentation shows where a test ends, so no parser is needed."""
    lines = source.splitlines()
    for number, line in enumerate(lines):
        if start := TYPESCRIPT_TEST.match(line):
            indent = start["indent"]
            inside = [line]
            for later in lines[number + 1 :]:
                deeper = not later.strip() or re.match(rf"{indent}\s", later)
                if not deeper and not re.match(rf"{indent}[)}}\]`]", later):
                    break
                inside.append(later)
            text = "\n".join(inside)
            table_end = TYPESCRIPT_TABLE_END.search(text) if ".each" in line else None
            name = TYPESCRIPT_NAME.search(text, table_end.end() if table_end else 0)
            yield RuleTest(path, name["name"] if name else line.strip(), text)


def case_tests(path: str, source: str) -> Iterator[RuleTest]:
    """Tables of cases: one per line, beginning with what it cites."""
    for number, line in enumerate(source.splitlines(), 1):
        if "|" in line and not line.startswith("#"):
            yield RuleTest(path, f"line {number}", line)


@cache
def all_tests(root: Path = ROOT) -> tuple[RuleTest, ...]:
    readers = (
        ("tests", "*.py", python_tests),
        ("tests", "*.cases", case_tests),
        ("web/src", "*.test.ts", typescript_tests),
    )
    return tuple(
        test
        for folder, pattern, read in readers
        for file in sorted((root / folder).rglob(pattern))
        for test in read(file.relative_to(root).as_posix(), file.read_text("utf-8"))
    )


def citations(ids: Iterable[str], tests: Iterable[RuleTest]) -> dict[str, list[RuleTest]]:
    tests = list(tests)
    return {rule: [test for test in tests if test.cites(rule)] for rule in ids}


def uncited_lines(game: str, reference: Reference, tests: Iterable[RuleTest]) -> list[int]:
    """Booklet lines that none of the game's own tests cites."""
    cited: set[int] = set()
    for test in tests:
        if f"/{game}/" in test.path:
            cited |= test.cited_lines()
    return [line for line in reference.lines() if line not in cited]


@cache
def messages(language: str, root: Path = ROOT) -> dict[str, str]:
    """Every message of a language in Fluent's syntax; a broken file is an error."""
    found: dict[str, str] = {}
    for file in sorted((root / "locales" / language).rglob("*.ftl")):
        for entry in FluentParser().parse(file.read_text("utf-8")).body:
            if isinstance(entry, Junk):
                raise ValueError(f"{file.name}: {entry.annotations[0].message}: {entry.content}")
            if isinstance(entry, Message) and entry.value is not None:
                if entry.id.name in found:
                    raise ValueError(f"{file.name}: {entry.id.name} is there twice")
                found[entry.id.name] = FluentSerializer().serialize_entry(entry)
    return found


def table(game: str, cited: dict[str, list[RuleTest]]) -> Table:
    result = Table("rule", "tests", title=f"{game}: rules and the tests that cite them")
    for rule, tests in cited.items():
        names = "\n".join(f"{test.path} [bold]{escape(test.name)}[/bold]" for test in tests)
        result.add_row(rule, names or "[red]no test[/red]")
    return result


def main() -> int:
    console = Console()
    tests = all_tests()
    untested = 0
    for game, reference in references().items():
        cited = citations(reference.ids(), tests)
        missing = [rule for rule, citing in cited.items() if not citing]
        untested += len(missing)
        console.print(table(game, cited))
        console.print(f"{game}: {len(cited)} rules, {len(missing)} without a test")
        if lines := reference.lines():
            uncited = uncited_lines(game, reference, tests)
            untested += len(uncited)
            console.print(f"{game}: {len(lines)} lines of the booklet, {len(uncited)} without a test")
    return 1 if untested else 0


if __name__ == "__main__":
    sys.exit(main())

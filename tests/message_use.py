"""Which message ids the code asks for: Python's `say(...)`, the client's `t(...)`, `wordsFor(...)` and
`message(...)`.

A part that is only known at run time is written as a star: `say(f"chip-{chip}")` asks for `chip-*`,
`t(section.title)` for `(section.title)`. `say("word.form")` asks for an attribute of `word`.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).parent.parent
CALL = re.compile(r"(?<![\w.$])(?:t|wordsFor|message)\(")
LITERAL = re.compile(r'"([^"\\]*)"|\'([^\'\\]*)\'|`([^`\\]*)`')
HOLE = re.compile(r"\$\{[^}]*\}")
CONDITION = re.compile(r".*?(?<!\?)\?(?![?.])", re.DOTALL)
"""Up to the question mark of `this ? "yes" : "no"`, but not of `a?.b` and `a ?? b`."""


@dataclass(frozen=True)
class Use:
    id: str
    where: str
    args: frozenset[str] = field(default=frozenset(), compare=False)
    """The names of the arguments, if they can be read off the call."""
    attribute: str = ""


def uses() -> Iterator[Use]:
    for path in sorted((ROOT / "src/heliograph").rglob("*.py")):
        yield from python_uses(path.read_text("utf-8"), str(path.relative_to(ROOT)))
    for suffix in ("ts", "svelte"):
        for path in sorted((ROOT / "web/src").rglob(f"*.{suffix}")):
            if path.name not in ("i18n.svelte.ts", "message.ts") and not path.name.endswith(".test.ts"):
                yield from client_uses(path.read_text("utf-8"), str(path.relative_to(ROOT)))


def python_uses(source: str, where: str) -> Iterator[Use]:
    tree = ast.parse(source)
    values = _assigned(tree)
    for node in ast.walk(tree):
        match node:
            case ast.Call(func=ast.Name(id="say" | "Message"), args=[first, *others], keywords=keywords):
                names = frozenset(keyword.arg or "**" for keyword in keywords) | _keys(others)
                for asked in sorted(set(_strings(first, values))):
                    id, _, attribute = asked.partition(".")
                    yield Use(id, f"{where}:{node.lineno}", names, attribute)


def _keys(arguments: list[ast.expr]) -> frozenset[str]:
    """The names in `Message(id, {"name": value})`."""
    match arguments:
        case [ast.Dict(keys=keys)]:
            return frozenset(str(key.value) for key in keys if isinstance(key, ast.Constant))
        case [_, *_]:
            return frozenset({"**"})
    return frozenset()


def _assigned(tree: ast.AST) -> dict[str, list[ast.expr]]:
    found: dict[str, list[ast.expr]] = {}
    for node in ast.walk(tree):
        match node:
            case ast.Assign(targets=[ast.Name(id=name)], value=value):
                found.setdefault(name, []).append(value)
            case ast.AnnAssign(target=ast.Name(id=name), value=ast.expr() as value):
                found.setdefault(name, []).append(value)
    return found


def _strings(node: ast.expr, values: dict[str, list[ast.expr]], depth: int = 3) -> Iterator[str]:
    """Every text an expression can be, followed through names and tables of the same file."""
    match node:
        case ast.Constant(value=str(text)):
            yield text
        case ast.JoinedStr(values=parts):
            yield "".join(str(part.value) if isinstance(part, ast.Constant) else "*" for part in parts)
        case ast.IfExp(body=yes, orelse=no):
            yield from _strings(yes, values, depth)
            yield from _strings(no, values, depth)
        case ast.Dict(values=entries):
            for entry in entries:
                yield from _strings(entry, values, depth)
        case ast.Name(id=name) if depth and name in values:
            for value in values[name]:
                yield from _strings(value, values, depth - 1)
        case ast.Subscript(value=table):
            yield from _strings(table, values, depth)
        case ast.Call(func=ast.Attribute(value=table, attr="get"), args=[_, *others]):
            for part in (table, *others):
                yield from _strings(part, values, depth)


def client_uses(source: str, where: str) -> Iterator[Use]:
    for call in CALL.finditer(source):
        first = _first_argument(source, call.end())
        if ":" in first and "?" not in first:
            continue  # the function's own declaration
        line = source.count("\n", 0, call.start()) + 1
        for id in _possible_ids(first):
            yield Use(id, f"{where}:{line}")


def _possible_ids(argument: str) -> list[str]:
    condition = CONDITION.match(argument)
    chosen = argument[condition.end() :] if condition else argument
    found = [HOLE.sub("*", next(filter(None, groups), "")) for groups in LITERAL.findall(chosen)]
    return found or [f"({argument.strip()})"]


def _first_argument(source: str, start: int) -> str:
    depth, quote = 0, ""
    for at in range(start, len(source)):
        letter = source[at]
        if quote:
            quote = "" if letter == quote else quote
        elif letter in "\"'`":
            quote = letter
        elif letter in "([{":
            depth += 1
        elif depth == 0 and letter in ",)":
            return source[start:at]
        elif letter in ")]}":
            depth -= 1
    return source[start:]


def typescript_values(path: str, name: str) -> list[str]:
    """The members of `const NAME = ["a", "b"]` or `type NAME = "a" | "b"` in a client file."""
    source = (ROOT / path).read_text("utf-8")
    found = re.search(rf"\b(?:const|type) {name}\b[^=]*=([^;]*);", source)
    return re.findall(r'"([^"]+)"', found[1]) if found else []


def typescript_strings(path: str, prefix: str) -> list[str]:
    """Every text in a client file that begins with `prefix`."""
    return re.findall(rf'"({prefix}[^"]*)"', (ROOT / path).read_text("utf-8"))

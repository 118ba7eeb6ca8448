"""Lines of a shell block, read as far as they can be without running them."""

from __future__ import annotations

import re
import shlex
import shutil
import sys
import tomllib
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import typer
from benchmarks import run as bench
from tests.docs.blocks import ROOT, Block

from heliograph.cli import app

_OF_THE_SHELL = {"cd", "export", "source"}
_TARGETS = set(re.findall(r"^([a-z-]+):.*##", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))
_EXTRAS = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["optional-dependencies"]


class UnreadableError(AssertionError):
    """A line of the documentation that nobody could type."""


class Command:
    """One command: its words without what the shell takes for itself."""

    def __init__(self, line: str) -> None:
        words = shlex.split(line, comments=True)
        while words and re.fullmatch(r"[A-Z_]+=.*", words[0]):
            words = words[1:]
        self.into: str | None = None
        if ">" in words:
            at = words.index(">")
            self.into, words = words[at + 1], words[:at]
        self.program, self.arguments = (words[0], words[1:]) if words else ("", [])


def commands(block: Block) -> list[Command]:
    joined = block.text.replace("\\\n", " ")
    found = [Command(part) for line in joined.splitlines() for part in line.split(" && ")]
    return [command for command in found if command.program]


def read(command: Command) -> None:
    """UnreadableError where a command, an option, a target, an extra or a module does not exist."""
    match command.program:
        case "heliograph":
            parsed(typer.main.get_command(app), command.arguments)
        case "make":
            _make(command.arguments)
        case "pip":
            _pip(command.arguments)
        case "python":
            _python(command.arguments)
        case other if other not in _OF_THE_SHELL and not _found(other):
            raise UnreadableError(f"there is no program {other!r} here")


def parsed(command: Any, arguments: Sequence[str], parent: Any = None) -> dict[str, Any]:
    """What a command of the command line makes of its arguments; it is not called."""
    try:
        context = command.make_context(command.name, list(arguments), parent=parent)
        if not hasattr(command, "resolve_command"):
            found: dict[str, Any] = context.params
            return found
        _, chosen, rest = command.resolve_command(context, [*context._protected_args, *context.args])
        return parsed(chosen, rest, context)
    except Exception as error:
        if not hasattr(error, "exit_code"):
            raise
        why = getattr(error, "message", str(error))
        if why.endswith("does not exist."):  # a file of the reader's own
            return {}
        raise UnreadableError(f"{' '.join(arguments)}: {why}") from error


def _make(arguments: Sequence[str]) -> None:
    values = dict(word.split("=", 1) for word in arguments if "=" in word)
    for target in arguments:
        if "=" not in target and target not in _TARGETS:
            raise UnreadableError(f"make has no {target!r}")
    if "bench" in arguments and "ARGS" in values:
        alone = typer.Typer(add_completion=False)
        alone.command()(bench.main)
        asked = parsed(typer.main.get_command(alone), shlex.split(values["ARGS"]))
        if unknown := set(asked["only"] or ()) - {*bench.MEASURES, *bench.GROUPS}:
            raise UnreadableError(f"nothing is measured as {unknown}")


def _pip(arguments: Sequence[str]) -> None:
    for extras in re.findall(r"\[([\w,]+)\]$", "\n".join(arguments), re.MULTILINE):
        if unknown := set(extras.split(",")) - set(_EXTRAS):
            raise UnreadableError(f"there is no extra {unknown}")
    for word in arguments:
        if re.fullmatch(r"heliograph(\[.*\])?", word):
            raise UnreadableError("no registry has the package: a clone (.) or a wheel has it")
        if "/" in word and not (ROOT / word).exists():
            raise UnreadableError(f"there is no {word}")


def _python(arguments: Sequence[str]) -> None:
    if arguments[:1] == ["-m"]:
        if find_spec(arguments[1]) is None:
            raise UnreadableError(f"there is no module {arguments[1]}")
    elif not (ROOT / arguments[0]).is_file():
        raise UnreadableError(f"there is no file {arguments[0]}")


def _found(program: str) -> bool:
    return shutil.which(program) is not None or (Path(sys.executable).parent / program).exists()

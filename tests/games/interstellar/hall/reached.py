"""Which lines of certain files ran, and which results their conditions had."""

from __future__ import annotations

import ast
import sys
from collections.abc import Callable, Iterator
from inspect import CO_NEWLOCALS
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

Line = int
Pair = tuple[Line, Line]
"""From one line to the next; 0 is the end of the function."""
_END = 0


class Trace:
    """What ran in the files of a folder during `run`."""

    def __init__(self, folder: Path, run: Callable[[], object]) -> None:
        self._folder = str(folder)
        self.paths: dict[str, set[Pair]] = {}
        before = sys.gettrace()
        sys.settrace(self._call)
        try:
            run()
        finally:
            sys.settrace(before)

    def _call(self, frame: FrameType, event: str, arg: object) -> Any:
        file = frame.f_code.co_filename
        if not file.startswith(self._folder):
            return None
        paths, last = self.paths.setdefault(file, set()), frame.f_lineno

        def step(frame: FrameType, event: str, arg: object) -> Any:
            nonlocal last
            now = _END if event == "return" else frame.f_lineno
            paths.add((last, now))
            last = now
            return step

        return step


def missed(file: Path, trace: Trace) -> Iterator[str]:
    """Lines of functions that never ran, and conditions that always had the same result."""
    source = file.read_text("utf-8")
    paths = trace.paths.get(str(file), set())
    ran = {line for pair in paths for line in pair}
    yield from (f"{file.name}:{line} never ran" for line in sorted(_lines(source, str(file)) - ran))
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.If) and node.test.lineno in ran:
            question = range(node.test.lineno, (node.test.end_lineno or 0) + 1)
            inside = range(node.body[0].lineno, (node.body[-1].end_lineno or 0) + 1)
            after = {now for before, now in paths if before in question and now not in question}
            if len({line in inside for line in after}) < 2:
                yield f"{file.name}:{node.lineno} had one answer only"


def _lines(source: str, name: str) -> set[Line]:
    """Those inside functions."""
    found: set[Line] = set()
    waiting = [(compile(source, name, "exec"), False)]
    while waiting:
        code, inside = waiting.pop()
        if inside:
            found |= {line for _, _, line in code.co_lines() if line and line != code.co_firstlineno}
        parts = [part for part in code.co_consts if isinstance(part, CodeType)]
        waiting += [(part, bool(part.co_flags & CO_NEWLOCALS)) for part in parts]
    return found

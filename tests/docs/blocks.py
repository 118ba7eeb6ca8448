"""The blocks of code in the documentation.

`<!-- not run: REASON -->` in the line before a block says that it cannot be run here; it is still read.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
_BLOCK = re.compile(
    r"^(?:<!-- not run:(?P<reason>[^\n]*)-->\n)?^```(?P<kind>\w+)(?: (?P<file>\S+))?\n(?P<text>.*?)^```$",
    re.MULTILINE | re.DOTALL,
)


class Block(NamedTuple):
    page: str
    line: int
    kind: str
    file: str | None
    """What it is a part of, where it says so."""
    text: str
    not_run: str | None
    """Why."""

    @property
    def where(self) -> str:
        return f"{self.page}:{self.line}"


def blocks(text: str, page: str) -> Iterator[Block]:
    for found in _BLOCK.finditer(text):
        line = text.count("\n", 0, found.start("text")) + 1
        reason = None if found["reason"] is None else found["reason"].strip()
        yield Block(page, line, found["kind"], found["file"], found["text"], reason)


def all_blocks(*kinds: str) -> list[Block]:
    return [
        block
        for page in PAGES
        for block in blocks(page.read_text("utf-8"), str(page.relative_to(ROOT)))
        if block.kind in kinds
    ]

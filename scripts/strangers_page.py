"""Draws docs/strangers.md from the result that the server shows: `python -m scripts.strangers_page [RESULT]`.

If a RESULT of `heliograph strangers` is given, it replaces the server's result first.
"""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec

from heliograph.arena.strangers.report import write_report
from heliograph.arena.strangers.result import Result
from heliograph.server.strangers.house import RESULT

DOCS = Path(__file__).parents[1] / "docs"
PAGE, PICTURES = "strangers.md", "strangers"


def main(*given: str) -> None:
    if given:
        RESULT.write_bytes(Path(given[0]).read_bytes())
    result = msgspec.json.decode(RESULT.read_bytes(), type=Result)
    print(write_report(result, DOCS, PAGE, PICTURES))


if __name__ == "__main__":
    main(*sys.argv[1:])

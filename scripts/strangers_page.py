"""Draws docs/strangers.md from the result that the server shows: `python -m scripts.strangers_page [RESULT]`.

If a RESULT of `heliograph strangers` is given, it replaces the server's result first; one of the same seed
and plan for some tasks or players replaces only theirs.
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
    result = _read(RESULT)
    if given:
        result = together(result, _read(Path(given[0])))
        RESULT.write_bytes(msgspec.json.encode(result) + b"\n")
    print(write_report(result, DOCS, PAGE, PICTURES))


def _read(path: Path) -> Result:
    return msgspec.json.decode(path.read_bytes(), type=Result)


def together(before: Result, measured: Result) -> Result:
    if (before.version, before.seed, before.plan) != (measured.version, measured.seed, measured.plan):
        return measured
    rows = {(row.player, row.task, row.role): row for row in (*before.rows, *measured.rows)}
    return msgspec.structs.replace(
        measured,
        rows=tuple(rows.values()),
        absent={**before.absent, **measured.absent},
        guests={**before.guests, **measured.guests},
    )


if __name__ == "__main__":
    main(*sys.argv[1:])

"""What other installed packages provide: games, AI seats, reviews and trials, found as entry points."""

from __future__ import annotations

from functools import cache
from importlib.metadata import EntryPoint, entry_points


@cache
def announced(group: str) -> dict[str, EntryPoint]:
    """Entry points by name; nothing is imported before `load()`."""
    return {point.name: point for point in entry_points(group=group)}


def announce(group: str, name: str, value: str) -> None:
    """Announces an entry point for this process alone, as an installed package would: for benchmarks and
    tests."""
    announced(group)[name] = EntryPoint(name, value, group)

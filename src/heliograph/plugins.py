"""What other installed packages bring: games, AI seats, reviews and trials, announced as entry points."""

from __future__ import annotations

from functools import cache
from importlib.metadata import EntryPoint, entry_points


@cache
def announced(group: str) -> dict[str, EntryPoint]:
    """By name; nothing is imported before its `load()`."""
    return {point.name: point for point in entry_points(group=group)}


def announce(group: str, name: str, value: str) -> None:
    """As an installed package would, for this process alone: a benchmark's game, a test's."""
    announced(group)[name] = EntryPoint(name, value, group)

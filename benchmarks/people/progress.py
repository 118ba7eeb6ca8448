"""Games of one row, played on all cores, with a line of progress."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from typing import TypeVar

from heliograph.arena.running.local import spread

Out = TypeVar("Out")


def play_row(title: str, play: Callable[[str], Out], games: int, seed: str) -> list[Out]:
    """The same seed deals the same tables to every row."""
    done = 0

    def show() -> None:
        nonlocal done
        done += 1
        print(f"\r{title}: {done} of {games}", end="", file=sys.stderr, flush=True)

    seeds: Sequence[str] = [f"{seed}/{number}" for number in range(games)]
    records = spread(play, seeds, after_each=show)
    print(file=sys.stderr)
    return records

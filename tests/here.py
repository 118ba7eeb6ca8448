"""Games of the arena in the process of the test: a fresh one costs more than most of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import TypeVar

import pytest

In = TypeVar("In")
Out = TypeVar("Out")


def play_here(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever asks for processes gets this one."""
    monkeypatch.setattr("heliograph.arena.running.local._in_a_pool", _one_after_the_other)


def _one_after_the_other(
    work: Callable[[In], Out], inputs: Mapping[int, In], workers: int | None
) -> Iterator[tuple[int, Out]]:
    for place, item in list(inputs.items()):
        yield place, work(item)

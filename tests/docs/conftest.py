from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import pytest


@pytest.fixture(autouse=True)
def in_this_process(monkeypatch: pytest.MonkeyPatch) -> None:
    """One game needs no processes of its own."""

    def here(workers: int | None = None) -> Callable[..., Iterator[tuple[int, Any]]]:
        def run(work: Callable[[Any], Any], inputs: Sequence[Any]) -> Iterator[tuple[int, Any]]:
            return ((place, work(one)) for place, one in enumerate(inputs))

        return run

    monkeypatch.setattr("heliograph.arena.tournament.locally", here)

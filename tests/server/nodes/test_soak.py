"""The soak in its short form; `make bench ARGS=soak` is the long one."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from benchmarks.server.soak.soak import soak
from tests.server.postgres import a_postgres


@pytest.fixture
def database(postgres: str) -> Iterator[str]:
    yield from a_postgres(postgres)


async def test_one_node_is_killed_and_one_cut_off(database: str) -> None:
    found = await soak(database, seconds=1, period=20, tables=1)
    assert (found.lost, found.doubled, found.refused_and_stored) == ([], [], []), found.figures()
    assert found.thought_twice == 0, "AI seats are run by one node at a time"
    assert (found.kills, found.cuts) == (1, 1)
    assert found.figures()["moves acknowledged"] > 50
    assert max(found.gaps()) < 30, "5 seconds on a machine that does nothing else"

"""Whatever is said on a connection is answered or ends it; at another table nobody hears of it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from tests.server.hostile.messages import conversations
from tests.server.inside import find, join, seat_everyone
from tests.server.wiretap import PATIENCE_S, Line, Tapped, tapped

from heliograph.server.tables.hub import Hub
from heliograph.server.tables.table import Table

PING = json.dumps({"type": "ping"})
"""All else is answered, or ends the connection."""


class Attacked:
    """One table that everything is said at, and another that nobody talks to."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self._runner = asyncio.Runner()
        self._stack = AsyncExitStack()
        self._tapped = self._runner.run(
            self._stack.enter_async_context(tapped("contact", folder, monkeypatch))
        )
        self._other = self._runner.run(_another_table(self._tapped.hub))

    def hear(self, said: list[str | bytes], seat: int | None) -> None:
        self._runner.run(_talk(self._tapped, said, seat))

    def close(self) -> None:
        table, before = self._other
        assert _known(table) == before, "another table was touched"
        self._runner.run(self._stack.aclose())
        self._runner.close()


@pytest.fixture
def attacked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Attacked]:
    found = Attacked(tmp_path, monkeypatch)
    yield found
    found.close()


def test_everything_that_is_said_is_answered_or_ends_it(attacked: Attacked) -> None:
    attack(attacked, examples=150, same_each_time=True)


def attack(attacked: Attacked, examples: int, same_each_time: bool) -> None:
    @settings(
        max_examples=examples,
        derandomize=same_each_time,
        deadline=None,
        database=None,
        suppress_health_check=[*HealthCheck],
    )
    @given(conversations)
    def talk(said: list[str | bytes]) -> None:
        attacked.hear(said, seat=len(said) % 3 if len(said) % 4 else None)

    talk()


async def _talk(table: Tapped, said: list[str | bytes], seat: int | None) -> None:
    line = Line(table.app, table.table.id, None if seat is None else table.seats[seat].token)
    await line.hello()
    for text in said:
        line.put(text)
    wanted = sum(text != PING for text in said)
    async with asyncio.timeout(PATIENCE_S):
        while not line.is_closed and _answers(line) < wanted:
            await line.settle()
    await line.hang_up()
    assert line.is_closed or _answers(line) == wanted


def _answers(line: Line) -> int:
    heard = [json.loads(text)["type"] for text in line.frames]
    return sum(kind in ("ack", "refused", "described") for kind in heard)


async def _another_table(hub: Hub) -> tuple[Table, list[object]]:
    table_id, tokens = await seat_everyone(hub, 2)
    table = await find(hub, table_id)
    for token in (*tokens, None):
        join(table, token)
    return table, _known(table)


def _known(table: Table) -> list[object]:
    """All that is stored of it, and all that its guests have heard."""
    heard = [list(guest.texts) for guest in table.guests]  # type: ignore[attr-defined]
    return [table.row, table.chairs, table.seq, table.chat.last, sorted(heard)]

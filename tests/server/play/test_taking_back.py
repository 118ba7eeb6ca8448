"""Of a step that was taken back nothing is left, on whichever page and whoever asks."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.server.inside import RememberingGuest, ask, find, join, open_hub, seat_everyone

from heliograph.games import load_game
from heliograph.server.tables.hub import Hub
from heliograph.server.wire.requests import Act, Start, Undo

PLAY_TRAVEL, PLAY_EARTH, DONE = (
    msgspec.Raw(action)
    for action in (
        b'{"type":"play","token":"travel"}',
        b'{"type":"play","token":"earth"}',
        b'{"type":"done"}',
    )
)


@pytest.fixture
def database(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/tables.sqlite"


@pytest.fixture
async def hub(database: str) -> AsyncIterator[Hub]:
    async with open_hub(database, games={"interstellar": load_game("interstellar")}) as hub:
        yield hub


def welcome(guest: RememberingGuest) -> tuple[list[int], list[int]]:
    (message,) = guest.got("welcome")
    return [happened["seq"] for happened in message["events"]], message["undone"]


def tokens_played(messages: list[dict[str, Any]]) -> list[str]:
    events = [happened["event"] for message in messages for happened in message["events"]]
    return [event["token"] for event in events if event["type"] == "token-played"]


async def test_a_step_taken_back_is_forgotten_on_every_page(hub: Hub, database: str) -> None:
    table_id, (ann, bob) = await seat_everyone(hub, first=0)
    table = await find(hub, table_id)
    mine, other = join(table, ann), join(table, bob)
    await ask(table, mine, Start("s"))
    await ask(table, mine, Act("a", 0, PLAY_TRAVEL))
    second = join(table, ann)
    assert welcome(second) == ([1], [])
    await ask(table, mine, Undo("u", 1))
    assert mine.got("update")[-1]["undone"] == second.got("update")[-1]["undone"] == [1]

    assert welcome(join(table, ann)) == ([], [1])
    assert welcome(join(table, ann, since=1)) == ([], [1])
    assert welcome(join(table, ann, since=2)) == ([], [])
    for stranger in (bob, None):
        assert welcome(join(table, stranger)) == ([], [])
    async with open_hub(database, games=hub.games) as restarted:
        assert welcome(join(await find(restarted, table_id), ann)) == ([], [1])

    await ask(table, mine, Act("b", 2, PLAY_EARTH))
    await ask(table, mine, Act("c", 3, DONE))
    assert tokens_played(other.got("update")) == ["earth"]
    assert tokens_played(join(table, ann).got("welcome")) == ["earth"]


async def test_what_another_node_took_back_is_not_told(hub: Hub, database: str) -> None:
    table_id, (ann, _) = await seat_everyone(hub, first=0)
    here = await find(hub, table_id)
    async with open_hub(database, games=hub.games) as elsewhere:
        there = await find(elsewhere, table_id)
        page, mine = join(there, ann), join(here, ann)
        await ask(here, mine, Start("s"))
        await there.refresh()
        for request in (Act("a", 0, PLAY_TRAVEL), Undo("u", 1), Act("b", 2, PLAY_EARTH)):
            assert await ask(here, mine, request) is None
        await there.refresh()
        assert tokens_played(page.got("update")) == ["earth"]
        assert page.got("update")[-1]["undone"] == [1]

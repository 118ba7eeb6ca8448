"""What a move costs: nothing is worked out twice or for nobody, nothing is read while people wait, and moves
that come together share a commit. And what it may not save: nobody is told before it is on the disk."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import event
from tests.server.inside import ME, RememberingGuest, ask, find, join, open_hub, seat_everyone

from heliograph.games import load_game
from heliograph.server.tables.hub import Hub
from heliograph.server.tables.people import personas
from heliograph.server.tables.table import Table
from heliograph.server.wire.requests import Act, Start
from heliograph.server.wire.tables import NewTable, Occupant, Seated

_BEGIN = msgspec.Raw(b'{"type":"begin-round"}')


@pytest.fixture
async def hub(tmp_path: Path) -> AsyncIterator[Hub]:
    async with open_hub(
        f"sqlite:///{tmp_path / 'tables.sqlite'}", games={"contact": load_game("contact")}
    ) as hub:
        yield hub


async def _begun(hub: Hub) -> tuple[Table, RememberingGuest, RememberingGuest]:
    table_id, (ann, bob) = await seat_everyone(hub)
    table = await find(hub, table_id)
    source, crew = join(table, ann), join(table, bob)
    assert await ask(table, source, Start("s")) is None
    return table, source, crew


@contextmanager
def _counted(hub: Hub, monkeypatch: pytest.MonkeyPatch, *questions: str) -> Iterator[Counter[str]]:
    """How often the game is asked each of these."""
    game, asked = hub.games["contact"], Counter[str]()
    with monkeypatch.context() as meanwhile:
        for name in questions:
            answer = getattr(game, name)

            def count(*given: object, name: str = name, answer: object = answer) -> object:
                asked[name] += 1
                return answer(*given)  # type: ignore[operator]

            meanwhile.setattr(game, name, count)
        yield asked


async def test_nothing_is_worked_out_twice(hub: Hub, monkeypatch: pytest.MonkeyPatch) -> None:
    table, source, crew = await _begun(hub)
    with _counted(hub, monkeypatch, "perform", "ask", "view", "tell", "describe") as asked:
        assert await ask(table, source, Act("a", 0, _BEGIN)) is None
    events = crew.got("update")[-1]["events"]
    assert asked == {"perform": 1, "ask": 2, "view": 2, "tell": len(events)}


async def test_nothing_is_worked_out_for_nobody(hub: Hub, monkeypatch: pytest.MonkeyPatch) -> None:
    table, source, crew = await _begun(hub)
    table.leave(crew)
    with _counted(hub, monkeypatch, "view", "describe") as asked:
        assert await ask(table, source, Act("a", 0, _BEGIN)) is None
    assert asked == {"view": 1}


async def test_ai_seats_have_learned_their_names_before_anybody_comes(tmp_path: Path) -> None:
    """To read them would stop the server for everybody."""
    personas._spellings.cache_clear()
    async with open_hub(f"sqlite:///{tmp_path / 'names.sqlite'}") as hub:
        learned = personas._spellings.cache_info().misses
        ai = Occupant("ai", strength="quick")
        seated = await hub.create(NewTable("contact", msgspec.Raw(b'{"seats":2}'), "Ann", (ME, ai)))
        assert isinstance(seated, Seated)
        table = await find(hub, seated.table)
        assert table.info().chairs[1].persona in personas.PERSONAS
        assert personas._spellings.cache_info().misses == learned


@contextmanager
def _busy_disk(hub: Hub) -> Iterator[None]:
    """Somebody else is writing: nothing of ours reaches the file meanwhile."""
    line = hub.store.engine.raw_connection()
    try:
        line.cursor().execute("BEGIN IMMEDIATE")
        yield
    finally:
        line.rollback()
        line.close()


async def test_nobody_is_told_before_it_is_on_the_disk(hub: Hub) -> None:
    table, source, crew = await _begun(hub)
    told = len(source.texts), len(crew.texts)
    with _busy_disk(hub):
        moving = asyncio.create_task(ask(table, source, Act("a", 0, _BEGIN)))
        await asyncio.wait({moving}, timeout=0.1)
        assert not moving.done()
        assert (len(source.texts), len(crew.texts), table.seq) == (*told, 0)
    assert await moving is None
    assert crew.got("update")[-1]["seq"] == 1


async def test_moves_that_come_together_share_a_commit(hub: Hub) -> None:
    tables = [await _begun(hub) for _ in range(6)]
    commits: list[object] = []
    event.listen(hub.store.engine, "commit", commits.append)
    with _busy_disk(hub):
        moves = [asyncio.create_task(ask(table, ann, Act("a", 0, _BEGIN))) for table, ann, _ in tables]
        await asyncio.wait(moves, timeout=0.05)
    assert await asyncio.gather(*moves) == [None] * len(tables)
    assert len(commits) <= 2
    stored = [await hub.store.load(table.id) for table, _, _ in tables]
    assert [len(one.entries) for one in stored if one is not None] == [1] * len(tables)

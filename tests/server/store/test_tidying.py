"""Old tables are tidied away; nothing in play ever is, whichever node does the tidying."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import update
from tests.server.inside import ask, find, join, open_hub, seat_everyone
from tests.server.postgres import a_postgres

from heliograph.kernel.game import Refusal
from heliograph.server.clock import now_ms
from heliograph.server.limits import Limits
from heliograph.server.store import changes, schema
from heliograph.server.store.store import Store
from heliograph.server.store.writer import TakenError
from heliograph.server.tables.hub import Hub
from heliograph.server.tables.sweep import renew, tidy_away
from heliograph.server.wire.requests import Act, Start

BEGIN = msgspec.Raw(b'{"type":"begin-round"}')
DAY_MS = 86_400_000
LONG_AGO = now_ms() - 1000 * DAY_MS


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'tables.sqlite'}"
    else:
        yield from a_postgres(request.getfixturevalue("postgres"))


async def a_game(hub: Hub) -> tuple[str, str]:
    """One move into a game that began long ago; whoever played has closed the page."""
    table_id, (ann, _) = await seat_everyone(hub)
    table = await find(hub, table_id)
    source = join(table, ann)
    await ask(table, source, Start("s"))
    await edit(hub, table_id, started=LONG_AGO, touched=LONG_AGO)
    await table.refresh()
    assert await ask(table, source, Act("a", 0, BEGIN)) is None
    table.leave(source)
    return table_id, ann


async def edit(hub: Hub, *table_ids: str, **values: Any) -> None:
    edited = update(schema.tables).where(schema.tables.c.id.in_(table_ids)).values(values)
    await hub.store.transact(lambda connection: connection.execute(edited))


async def left(store: Store, table_ids: list[str]) -> list[bool]:
    return [await store.load(id) is not None for id in table_ids]


async def test_a_game_with_a_late_move_stays_whoever_tidies(database: str) -> None:
    async with open_hub(database) as one, open_hub(database) as two:
        table_id, _ = await a_game(one)
        await tidy_away(two, now_ms())
        assert await two.store.load(table_id) is not None
    async with open_hub(database) as after_a_crash:
        await tidy_away(after_a_crash, now_ms())
        assert await after_a_crash.store.load(table_id) is not None
        days = after_a_crash.limits.days_playing
        await tidy_away(after_a_crash, now_ms() + (days - 1) * DAY_MS)
        assert await after_a_crash.store.load(table_id) is not None
        await tidy_away(after_a_crash, now_ms() + (days + 1) * DAY_MS)
        assert await after_a_crash.store.load(table_id) is None


async def test_nothing_is_left_of_a_table_that_is_tidied_away(database: str) -> None:
    async with open_hub(database) as hub:
        table_id, _ = await a_game(hub)
        await tidy_away(hub, now_ms() + 1000 * DAY_MS)
        for table in schema.metadata.tables.values():
            if "table_id" in table.c:
                found = table.select().where(table.c.table_id == table_id)
                assert await hub.store.transact(lambda c: c.execute(found).first()) is None  # noqa: B023


async def test_a_table_somebody_sits_at_stays_though_nobody_moves(database: str) -> None:
    async with open_hub(database) as one, open_hub(database) as two:
        table_id, (ann, _) = await seat_everyone(one)
        here = await find(one, table_id)
        guest = join(here, ann)
        later = now_ms() + 1000 * DAY_MS
        await renew(one, later)
        await tidy_away(two, later + 1)
        assert await two.store.load(table_id) is not None
        here.leave(guest)
        await renew(one, later + 3 * DAY_MS)
        await tidy_away(two, later + 3 * DAY_MS)
        assert await two.store.load(table_id) is None, "nobody has been there for three days"


async def test_renewing_disturbs_nobody(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    async with open_hub(database) as one, open_hub(database) as two:
        table_id, (ann, bob) = await seat_everyone(one)
        here, there = await find(one, table_id), await find(two, table_id)
        guest, other = join(here, ann), join(there, bob)
        before = len(guest.texts), len(other.texts)
        later = now_ms() + DAY_MS
        await renew(one, later)
        await there.refresh()
        assert (len(guest.texts), len(other.texts)) == before
        assert here.info().tidied_at == there.info().tidied_at == later + 2 * DAY_MS


async def test_too_many_tables_make_room_by_phase_and_age(database: str) -> None:
    limits = Limits(tables_kept=3, hours_kept=24)
    async with open_hub(database, limits) as hub:
        ids = [(await seat_everyone(hub))[0] for _ in range(7)]
        old_over, new_over, old_lobby, kept_lobby, _, old_game, older_game = ids
        two_days_ago = now_ms() - 2 * DAY_MS + 60_000
        await edit(hub, old_over, phase="over", touched=two_days_ago)
        await edit(hub, new_over, phase="over")
        await edit(hub, old_lobby, touched=two_days_ago)
        await edit(hub, kept_lobby, touched=LONG_AGO, keep=True)
        for id in (old_game, older_game):
            await edit(hub, id, phase="playing", started=two_days_ago, touched=two_days_ago)
        await tidy_away(hub, now_ms())
        assert await left(hub.store, ids) == [False, True, False, True, True, True, True]


async def test_no_more_goes_than_is_too_many(database: str) -> None:
    async with open_hub(database, Limits(tables_kept=4)) as one, open_hub(database, one.limits) as two:
        ids = [(await seat_everyone(one))[0] for _ in range(6)]
        for age, id in enumerate(ids):
            await edit(one, id, phase="over", touched=now_ms() - (10 - age) * DAY_MS)
        await asyncio.gather(tidy_away(one, now_ms()), tidy_away(two, now_ms()))
        assert await left(one.store, ids) == [False, False, True, True, True, True]


async def test_whoever_comes_in_time_keeps_the_table(database: str) -> None:
    async with open_hub(database) as one, open_hub(database) as two:
        table_id, _ = await seat_everyone(one)
        await edit(one, table_id, touched=LONG_AGO)
        assert not isinstance(await two.find(table_id), Refusal)
        await tidy_away(one, now_ms())
        assert await one.store.load(table_id) is not None


async def test_whoever_comes_too_late_is_told_so(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with open_hub(database) as one, open_hub(database) as two:
        table_id, _ = await seat_everyone(one)
        await edit(one, table_id, touched=LONG_AGO)
        read = two.store.load

        async def tidied_meanwhile(*of: Any) -> Any:
            stored = await read(*of)
            await tidy_away(one, now_ms())
            return stored

        monkeypatch.setattr(two.store, "load", tidied_meanwhile)
        refused = await two.find(table_id)
        assert isinstance(refused, Refusal)
        assert refused.reason.id == "refused-no-such-table"
        with pytest.raises(TakenError):
            await two.store.write(changes.touch([table_id], now_ms()))

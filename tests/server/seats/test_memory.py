"""AI seats remember what their seat was told, where the view forgets it."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from tests.server.inside import ask, find, join, open_hub, seat_everyone, until
from tests.server.lighthouse import open_lighthouse

from heliograph.games.contact.game import Contact
from heliograph.kernel.seats import Seat
from heliograph.server.wire.requests import Act, SetSeat, Start
from heliograph.server.wire.tables import Occupant

KEEPER, SHIP = Seat(0), Seat(1)
LIGHT = msgspec.Raw(b'{"type":"light"}')
AI = Occupant("ai", "memory")


async def test_an_ai_that_takes_over_knows_what_the_person_was_told(lighthouse: str) -> None:
    async with open_lighthouse(lighthouse) as hub:
        table_id, (ann, bob) = await seat_everyone(hub)
        table = await find(hub, table_id)
        keeper, ship = join(table, ann), join(table, bob)
        await ask(table, keeper, Start("s"))
        await ask(table, keeper, Act("a", 0, LIGHT))
        assert table.seq == 1
        table.leave(ship)
        assert await ask(table, keeper, SetSeat("ai", SHIP, AI)) is None
        await until(lambda: table.seq == 2)
        assert table.play is not None
        assert table.play.match.state.right == 1


async def test_memory_survives_a_restart(lighthouse: str) -> None:
    async with open_lighthouse(lighthouse) as hub:
        table_id, (ann, _) = await seat_everyone(hub)
        table = await find(hub, table_id)
        keeper = join(table, ann)
        await ask(table, keeper, Start("s"))
        await ask(table, keeper, Act("a", 0, LIGHT))
    async with open_lighthouse(lighthouse) as hub:
        table = await find(hub, table_id)
        keeper = join(table, ann)
        assert await ask(table, keeper, SetSeat("ai", SHIP, AI)) is None
        await until(lambda: table.seq == 2)
        assert table.play is not None
        assert table.play.match.state.right == 1


async def test_a_seat_remembers_its_own_events_only(lighthouse: str) -> None:
    async with open_lighthouse(lighthouse) as hub:
        table_id, (ann, bob) = await seat_everyone(hub)
        table = await find(hub, table_id)
        keeper, ship = join(table, ann), join(table, bob)
        await ask(table, keeper, Start("s"))
        await ask(table, keeper, Act("a", 0, LIGHT))
        await ask(table, ship, Act("b", 1, msgspec.Raw(b'{"type":"report","number":1}')))
        assert table.play is not None
        memories = [
            [msgspec.json.decode(event)["type"] for event in table.play.memory(seat)]
            for seat in (KEEPER, SHIP)
        ]
        assert memories == [["shone", "reported", "ordered"], ["shone", "reported"]]


async def test_where_the_view_forgets_nothing_nothing_is_repeated(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Contact, "views_forget", False)
    async with open_hub(f"sqlite:///{tmp_path}/tables.sqlite") as hub:
        table_id, (ann, _) = await seat_everyone(hub)
        table = await find(hub, table_id)
        source = join(table, ann)
        await ask(table, source, Start("s"))
        await ask(table, source, Act("a", 0, msgspec.Raw(b'{"type":"begin-round"}')))
        assert table.play is not None
        assert table.play.past
        assert table.play.memory(KEEPER) == ()

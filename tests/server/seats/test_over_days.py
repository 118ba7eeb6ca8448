"""Tables that go on over days: nobody is away before their time for a move is up, and the table waits."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import msgspec
from tests.server.inside import ME, OPEN, ask, find, join, open_hub

from heliograph.games import load_game
from heliograph.kernel.codec import raw
from heliograph.kernel.game import Refusal
from heliograph.kernel.seats import Seat
from heliograph.server.clock import now_ms
from heliograph.server.limits import Limits
from heliograph.server.store.tidying import KEPT_LONGER_MS
from heliograph.server.tables.hub import Hub
from heliograph.server.tables.keeping import kept_for, tidied_at
from heliograph.server.tables.people.changing_seats import take_seat
from heliograph.server.tables.sweep import tidy_away
from heliograph.server.tokens import hashed, new_token
from heliograph.server.wire.requests import SetSeat, Start
from heliograph.server.wire.tables import Claim, NewTable, Occupant, Seated

DAY_MS = 24 * 3_600_000
AI = Occupant("ai", "quick")
SETUP = msgspec.Raw(b'{"seats":2}')


async def made(hub: Hub, days: int) -> Seated:
    seated = await hub.create(NewTable("contact", SETUP, "Ann", (ME, OPEN), days=days))  # type: ignore[arg-type]
    assert isinstance(seated, Seated), seated
    return seated


async def test_a_seat_is_kept_until_its_time_for_a_move_is_up(tmp_path: Path) -> None:
    """Even the host gives it to an AI no sooner, and never while the game does not wait for it."""
    database = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    async with open_hub(database, Limits(absence_seconds=0)) as hub:
        seated = await made(hub, 3)
        table, token = await find(hub, seated.table), new_token()
        claim = Claim(Seat(1), "Bob")
        assert await table.perform(lambda: take_seat(table, claim, hashed(token))) is None
        bob = join(table, token)
        ann = join(table, seated.token)
        assert await ask(table, ann, Start("s")) is None
        assert table.info().days == 3
        table.leave(ann)
        early = await ask(table, bob, SetSeat("a", Seat(0), AI))
        assert isinstance(early, Refusal)
        assert (early.reason.id, early.reason.args["hours"]) == ("refused-has-time", 72)
        table.row = replace(table.row, started=now_ms() - 3 * DAY_MS - 1000)
        assert await ask(table, bob, SetSeat("b", Seat(0), AI)) is None, "the Source has let three days go by"
        assert table.chairs[0].kind == "ai"
        join(table, seated.token)
        table.leave(bob)
        host = join(table, seated.token)
        refused = await ask(table, host, SetSeat("c", Seat(1), AI))
        assert isinstance(refused, Refusal)
        assert refused.reason.id == "refused-not-waited-for"


async def test_a_table_over_days_is_kept_longer(tmp_path: Path) -> None:
    async with open_hub(f"sqlite:///{tmp_path / 'tables.sqlite'}") as hub:
        usual, slow = await made(hub, 0), await made(hub, 7)
        kept = kept_for("gathering", hub.limits)
        table = await find(hub, slow.table)
        goes = tidied_at(table.row, hub.limits)
        assert goes == table.row.touched + kept + 7 * KEPT_LONGER_MS
        await tidy_away(hub, now_ms() + kept + DAY_MS)
        assert [await hub.store.load(one.table) is None for one in (usual, slow)] == [True, False]
        await tidy_away(hub, goes + 1)
        assert await hub.store.load(slow.table) is None


async def test_a_running_clock_and_a_house_without_it_refuse_days(tmp_path: Path) -> None:
    games = {"critical_orbit": load_game("critical_orbit"), "contact": load_game("contact")}
    database = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    async with open_hub(database, Limits(days_a_move=1), games) as hub:
        setup = raw(games["critical_orbit"].setup_type(seats=4))
        timed = await hub.create(NewTable("critical_orbit", setup, "Ann", (ME, OPEN, OPEN, OPEN), days=1))
        assert isinstance(timed, Refusal)
        assert timed.reason.id == "refused-clock-over-days"
        long = await hub.create(NewTable("contact", SETUP, "Ann", (ME, OPEN), days=3))
        assert isinstance(long, Refusal)
        assert long.reason.id == "refused-over-days"

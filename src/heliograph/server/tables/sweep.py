"""Tidying up: silent connections, deserted tables, and games nobody has come back to."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from dataclasses import replace

from heliograph.kernel.message import say
from heliograph.server.clock import now_ms
from heliograph.server.close_codes import TRY_LATER
from heliograph.server.logs import Log
from heliograph.server.store import changes
from heliograph.server.store.beside.daily import forget_before
from heliograph.server.store.rows import Phase
from heliograph.server.store.tidying import tidy
from heliograph.server.store.writer import TakenError
from heliograph.server.tables.hub import Hub
from heliograph.server.tables.keeping import DAY_MS, HOUR_MS, RENEWED_EVERY_MS, kept_for
from heliograph.server.tables.table import Table

_EVERY_SECONDS = 5
_TIDY_EVERY_SECONDS = 600
_AT_ONCE = 200

log = Log("heliograph")


async def keep_sweeping(hub: Hub) -> None:
    """After a long downtime, people get some time to come back before anything is tidied away."""
    next_renewal = time.monotonic()
    next_tidying = time.monotonic() + _TIDY_EVERY_SECONDS
    while True:
        try:
            await sweep(hub, time.monotonic())
            if time.monotonic() >= next_renewal:
                next_renewal = time.monotonic() + RENEWED_EVERY_MS / 1000
                await renew(hub, now_ms())
            if time.monotonic() >= next_tidying:
                next_tidying = time.monotonic() + _TIDY_EVERY_SECONDS
                await tidy_away(hub, now_ms())
        except Exception:
            log.exception("sweeping failed")
        await asyncio.sleep(_EVERY_SECONDS)


async def sweep(hub: Hub, now: float) -> None:
    for table in list(hub.tables.values()):
        for guest in table.guests:
            if now - guest.heard_at > hub.limits.idle_seconds:
                guest.close(say("bye-idle"), TRY_LATER)
        if table.is_deserted and now - table.attendance.left_at > hub.limits.table_idle_seconds:
            await hub.let_go(table)


async def renew(hub: Hub, now: int) -> None:
    """Tables with people or with a recent move stay: every node can see that in the store."""
    used = [
        table for table in hub.tables.values() if len(table.guests) or _moved_at(table) > table.row.touched
    ]
    if used:
        with suppress(TakenError):
            await hub.store.write(changes.touch([table.id for table in used], now))
    for table in used:
        table.row = replace(table.row, touched=now)


async def tidy_away(hub: Hub, now: int) -> None:
    limits = hub.limits
    phases: tuple[Phase, ...] = ("gathering", "playing", "over")
    unused_since = {phase: now - kept_for(phase, limits) for phase in phases}
    spare_since = now - limits.hours_kept * HOUR_MS
    gone = await hub.store.transact(
        lambda connection: tidy(connection, unused_since, limits.tables_kept, spare_since, _AT_ONCE)
    )
    daily_since = now - limits.days_daily * DAY_MS
    await hub.store.transact(lambda connection: forget_before(connection, daily_since))
    if gone:
        log.info("old tables are tidied away", count=len(gone))


def _moved_at(table: Table) -> int:
    """When the last move was made, in milliseconds since 1970; 0 before the first."""
    if table.play is None or not table.play.entries:
        return 0
    return (table.row.started or 0) + table.play.entries[-1].at

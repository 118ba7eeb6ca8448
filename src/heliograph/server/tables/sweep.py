"""Tidying up: silent connections, deserted tables, and games nobody has come back to."""

from __future__ import annotations

import asyncio
import logging
import time

from heliograph.kernel.message import say
from heliograph.server.clock import now_ms
from heliograph.server.close_codes import TRY_LATER
from heliograph.server.store import changes
from heliograph.server.store.rows import Phase
from heliograph.server.tables.hub import Hub

_EVERY_SECONDS = 5
_OLD_TABLES_EVERY_SECONDS = 600
_AT_ONCE = 200
_DAY_MS = 86_400_000

log = logging.getLogger("heliograph")


async def keep_sweeping(hub: Hub) -> None:
    next_cleaning = time.monotonic()
    while True:
        try:
            await sweep(hub, time.monotonic())
            if time.monotonic() >= next_cleaning:
                next_cleaning = time.monotonic() + _OLD_TABLES_EVERY_SECONDS
                await forget_old_tables(hub, now_ms())
        except Exception:
            log.exception("sweeping failed")
        await asyncio.sleep(_EVERY_SECONDS)


async def sweep(hub: Hub, now: float) -> None:
    for table in list(hub.tables.values()):
        for guest in table.guests:
            if now - guest.heard_at > hub.limits.idle_seconds:
                guest.close(say("bye-idle"), TRY_LATER)
        if table.is_deserted and now - table.left_at > hub.limits.table_idle_seconds:
            await hub.let_go(table)


async def forget_old_tables(hub: Hub, now: int) -> None:
    limits = hub.limits
    days: dict[Phase, int] = {
        "gathering": limits.days_gathering,
        "playing": limits.days_playing,
        "over": limits.days_over,
    }
    for phase, kept in days.items():
        await _forget(hub, await hub.store.untouched(phase, now - kept * _DAY_MS, _AT_ONCE))
    await _forget(hub, await hub.store.oldest_beyond(limits.tables_kept, _AT_ONCE))


async def _forget(hub: Hub, table_ids: list[str]) -> None:
    idle = [id for id in table_ids if id not in hub.tables]
    if idle:
        log.info("forgetting %d old tables", len(idle))
        await hub.store.write(*changes.forget(idle))

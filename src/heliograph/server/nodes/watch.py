"""What a node does when the shared store is silent, or when another node dies."""

from __future__ import annotations

import asyncio

from heliograph.kernel.message import say
from heliograph.server.close_codes import TRY_LATER
from heliograph.server.logs import Log
from heliograph.server.store.pulse import BEAT_SECONDS
from heliograph.server.store.writer import StoreError
from heliograph.server.tables.hub import Hub

log = Log("heliograph")


async def keep_watch(hub: Hub) -> None:
    was_silent = False
    while hub.store.news.shared:
        await asyncio.sleep(BEAT_SECONDS)
        if hub.store.is_silent and not was_silent:
            log.warning("the store is silent, guests are sent away")
        was_silent = hub.store.is_silent
        try:
            await watch(hub)
        except StoreError:
            continue
        except Exception:
            log.exception("watching the other nodes failed")


async def watch(hub: Hub) -> None:
    if hub.store.is_silent:
        _send_away(hub)
        return
    pulse = hub.store.news.pulse
    await hub.leases.look_around()
    hub.presence.tell_again(pulse.lives)
    hub.listings.tell_again(pulse.lives)
    for table in [*hub.tables.values()]:
        if any(other.node not in pulse.living for other in table.guests.elsewhere):
            await table.refresh()
        await hub.leases.leave_to_others(table)


def _send_away(hub: Hub) -> None:
    """Another node may be moving their tables on; guests must not keep looking at an outdated position."""
    for table in hub.tables.values():
        for guest in table.guests:
            guest.close(say("bye-store"), TRY_LATER)
        table.voice.close(say("bye-store"), TRY_LATER)

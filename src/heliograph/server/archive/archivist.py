"""Keeps every game in the archive while its rules are here: finished games, and running games that are
idle."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress

from sqlalchemy import Connection

from heliograph.games import AnyGame
from heliograph.kernel.codec import encode
from heliograph.review import has_review
from heliograph.server.archive.film import film, let_everyone_pass, look_back
from heliograph.server.clock import now_ms
from heliograph.server.limits import Limits
from heliograph.server.logs import Log
from heliograph.server.store import archive
from heliograph.server.store.store import Store
from heliograph.server.store.writer import TakenError
from heliograph.server.tables.keeping import IN_USE_MS
from heliograph.server.work.errand import Kind, for_nobody
from heliograph.server.work.pool import Pool

_LOOK_EVERY_SECONDS = 20
_CHOICE = 20
"""Nodes that share a store each pick one at random from this many, so they hardly ever pick the same."""

log = Log("heliograph.archive")


async def own_worker(limits: Limits) -> Pool:
    """A worker process of its own, at the lowest priority."""
    pool = Pool(1, limits)
    await pool.run(for_nobody(Kind.REVIEW), let_everyone_pass)
    return pool


class Archivist:
    def __init__(
        self, store: Store, games: Mapping[str, AnyGame], make_pool: Callable[[], Awaitable[Pool]]
    ) -> None:
        self._store = store
        self._make_pool = make_pool
        self._rules = {id: (game.rules_version, *game.also_replays) for id, game in games.items()}
        self._reviewed = {id: versions for id, versions in self._rules.items() if has_review(id)}
        self._failed: dict[str, set[str]] = {"film": set(), "review": set()}
        """Failed once; not tried again by this process."""
        self._pool: Pool | None = None

    async def keep_archiving(self) -> None:
        while True:
            try:
                while await self.archive_one():
                    pass
            except Exception:
                log.exception("archiving failed")
            finally:
                self.close()
            await asyncio.sleep(_LOOK_EVERY_SECONDS)

    async def archive_one(self) -> bool:
        """Replays come first: they are quick, and without them nothing is left of a game. False: all is
        done."""
        rules, reviewed, failed = self._rules, self._reviewed, self._failed
        idle = now_ms() - IN_USE_MS
        return await self._next(
            "film",
            film,
            lambda connection: archive.unfilmed(connection, rules, idle, failed["film"], _CHOICE),
        ) or await self._next(
            "review",
            look_back,
            lambda connection: archive.unreviewed(connection, reviewed, failed["review"], _CHOICE),
        )

    def close(self) -> None:
        """The worker process ends when there is nothing to do."""
        if self._pool is not None:
            self._pool.close()
            self._pool = None

    async def _next(
        self, what: str, work: Callable[[bytes], dict[str, bytes]], lacking: Callable[[Connection], list[str]]
    ) -> bool:
        found = await self._store.transact(lacking)
        if not found:
            return False
        table_id = random.choice(found)
        try:
            await self._keep(table_id, work)
        except Exception:
            self._failed[what].add(table_id)
            log.exception("a game cannot be archived", table=table_id, what=what)
        return True

    async def _keep(self, table_id: str, work: Callable[[bytes], dict[str, bytes]]) -> None:
        played = await self._store.log(table_id)
        self._pool = self._pool or await self._make_pool()
        packed = await self._pool.run(for_nobody(Kind.REVIEW), work, encode(played))
        with suppress(TakenError):  # another node has done the same
            await self._store.write(*archive.put(table_id, len(played.entries), packed))

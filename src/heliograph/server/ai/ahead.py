"""AI seats that think while others move: only on idle workers, and only from what they see."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from heliograph.kernel.seats import Seat
from heliograph.players import may_look_ahead
from heliograph.server.ai.asking import asked_of
from heliograph.server.ai.worker import look_ahead
from heliograph.server.logs import Log
from heliograph.server.tables.table import Table
from heliograph.server.work.errand import Errand, Kind
from heliograph.server.work.pool import Pool, UnwantedError

_MOMENTS = 4
"""The most looks ahead of a seat from one position: a player who thinks for an hour costs no more."""

log = Log("heliograph.ai")


class Ahead:
    def __init__(self, pool: Pool) -> None:
        self._pool = pool
        self._looking: dict[tuple[str, Seat], asyncio.Task[None]] = {}
        self._never: set[tuple[str, str]] = set()
        """Games and strengths of other packages that do not look ahead."""

    def begin(self, table: Table, seat: Seat, is_free: Callable[[], bool]) -> None:
        """`is_free`: this seat has nothing to decide now."""
        key, who = (table.id, seat), (table.row.game, table.chairs[seat].strength)
        if key not in self._looking and who not in self._never and may_look_ahead(*who):
            self._looking[key] = asyncio.create_task(self._look(table, seat, is_free))

    def close(self) -> None:
        for task in self._looking.values():
            task.cancel()

    async def _look(self, table: Table, seat: Seat, is_free: Callable[[], bool]) -> None:
        """One short thought after another, each from the game's position at that moment."""
        seen, moments = -1, 0
        try:
            while is_free() and table.guests.anywhere and table.play is not None:
                play, chair = table.play, table.chairs[seat]
                position, before = play.position(seat), play.thoughts.get(chair, b"")
                seen, moments = position.seq, moments + 1 if position.seq == seen else 1
                if moments > _MOMENTS:
                    return
                asked = asked_of(table, play, chair, position)
                errand = Errand(Kind.AHEAD, lambda: (), table.id, is_free)
                found = await self._pool.run(errand, look_ahead, asked)
                if found is None:
                    self._never.add((table.row.game, chair.strength))
                if found is None or found == before:
                    return
                if is_free() and play.thoughts.get(chair, b"") == before:
                    play.thoughts[chair] = found
        except UnwantedError:
            return
        except Exception:
            log.exception("an AI seat could not look ahead", table=table.id, game=table.row.game, seat=seat)
        finally:
            del self._looking[table.id, seat]

"""Remarks of AI seats while others move: only while the rules let them be heard, and once for each
position."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from heliograph.kernel.game import Refusal
from heliograph.kernel.seats import Seat
from heliograph.players import may_remark
from heliograph.server.ai.asking import asked_of
from heliograph.server.ai.worker import remark
from heliograph.server.logs import Log
from heliograph.server.tables.people.talk import audience
from heliograph.server.tables.table import Table
from heliograph.server.tables.telling import tell_remark
from heliograph.server.work.errand import Errand, Kind
from heliograph.server.work.pool import Pool, UnwantedError

log = Log("heliograph.ai")


class Remarks:
    def __init__(self, pool: Pool) -> None:
        self._pool = pool
        self._asking: dict[tuple[str, Seat], asyncio.Task[None]] = {}
        self._never: set[tuple[str, str]] = set()
        """Games and strengths of other packages that make no remarks."""

    def begin(self, table: Table, seat: Seat, is_free: Callable[[], bool]) -> None:
        """`is_free`: this seat has nothing to decide now."""
        key, who = (table.id, seat), (table.row.game, table.chairs[seat].strength)
        if key in self._asking or who in self._never or not may_remark(*who):
            return
        if table.play is None or not table.guests.anywhere or not _is_heard(table, seat):
            return
        if table.play.remarked.get(seat) != table.play.position(seat).seq:
            self._asking[key] = asyncio.create_task(self._ask(table, seat, is_free))

    def close(self) -> None:
        for task in self._asking.values():
            task.cancel()

    async def _ask(self, table: Table, seat: Seat, is_free: Callable[[], bool]) -> None:
        play, chair = table.play, table.chairs[seat]
        assert play is not None
        position = play.position(seat)

        def is_wanted() -> bool:
            same = table.play is play and table.chairs[seat] == chair
            return same and is_free() and play.position(seat).seq == position.seq

        errand = Errand(Kind.AHEAD, table.guests.addresses, table.id, is_wanted)
        try:
            said = await self._pool.run(errand, remark, asked_of(table, play, chair, position))
            if said is None:
                self._never.add((table.row.game, chair.strength))
            elif is_wanted():
                play.remarked[seat] = position.seq
                if said[0] is not None:
                    tell_remark(table, seat, said[0])
        except UnwantedError:
            return
        except Exception:
            log.exception("an AI seat could not remark", table=table.id, game=table.row.game, seat=seat)
        finally:
            del self._asking[table.id, seat]


def _is_heard(table: Table, seat: Seat) -> bool:
    return not isinstance(audience(table.match, seat, len(table.chairs)), Refusal)

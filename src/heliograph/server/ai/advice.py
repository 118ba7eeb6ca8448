"""A suggestion for a player: what the game's best AI seat would do, from that player's own view."""

from __future__ import annotations

import time

import msgspec

from heliograph.kernel.game import Refusal
from heliograph.kernel.message import say
from heliograph.kernel.seats import Seat
from heliograph.players import strengths
from heliograph.server.ai.asking import asked_of
from heliograph.server.ai.worker import advise
from heliograph.server.logs import Log
from heliograph.server.store.rows import ChairRow
from heliograph.server.tables.people.advice import advised_seat, record
from heliograph.server.tables.people.seating import Who
from heliograph.server.tables.play.play import Play
from heliograph.server.tables.play.viewer_position import ViewerPosition
from heliograph.server.tables.table import Table
from heliograph.server.work.advice import Advice
from heliograph.server.work.errand import Errand, Kind
from heliograph.server.work.pool import Pool, UnwantedError
from heliograph.server.work.process import DiedError, WorkError

_LATE = Refusal(say("refused-suggestion-late"))

log = Log("heliograph.ai")


async def suggest(table: Table, who: Who, address: str, pool: Pool) -> Advice | Refusal:
    """Answered after the request is on disk. The same position gets the same answer."""
    late = await table.keep_time()
    seat = advised_seat(table, who) if late is None else late
    if isinstance(seat, Refusal):
        return seat
    play = table.play
    assert play is not None
    position = play.position(seat)
    known = play.suggested.get(seat)
    if known is not None and known[0] == position.seq:
        return known[1]
    often = table.advice_pace.too_often(seat, time.monotonic())
    if often is not None:
        return often
    found = await _ask(table, play, seat, position, address, pool)
    if isinstance(found, Refusal):
        return found
    if table.play is not play or play.number(seat) != position.seq:
        return _LATE
    refusal = await table.perform(lambda: record(table, seat))
    if refusal is not None:
        return refusal
    play.suggested[seat] = position.seq, found
    return found


async def _ask(
    table: Table, play: Play, seat: Seat, position: ViewerPosition, address: str, pool: Pool
) -> Advice | Refusal:
    """A worker thinks about it in its turn, as about an AI seat's own move."""
    adviser = ChairRow(seat, "ai", strength=strengths(table.row.game)[0])
    asked = msgspec.structs.replace(asked_of(table, play, adviser, position), ai_seats=1)
    errand = Errand(Kind.MOVE, lambda: (address,), table.id, lambda: play.number(seat) == position.seq)
    try:
        advice = await pool.run(errand, advise, asked)
    except UnwantedError:
        return _LATE
    except DiedError:
        return Refusal(say("refused-took-too-long"))
    except WorkError:
        log.exception("no suggestion could be made", table=table.id, game=table.row.game)
        return Refusal(say("refused-failed"))
    play.thoughts[adviser] = advice.memory
    return advice

"""Suggestions: who may ask for one, and a record of each request. The game's own log does not record them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from math import ceil
from typing import TYPE_CHECKING

from heliograph.kernel.game import Refusal
from heliograph.kernel.message import say
from heliograph.kernel.seats import Seat
from heliograph.players import strengths
from heliograph.server.store import changes
from heliograph.server.store.rows import ChairRow, TableRow
from heliograph.server.tables.decision import Decision, PendingChange
from heliograph.server.tables.people.seating import Who
from heliograph.server.wire.replays import Advised

if TYPE_CHECKING:
    from heliograph.server.tables.table import Table

_MINUTE_SECONDS = 60


def is_given(row: TableRow) -> bool:
    """Whether suggestions are possible here: the host allows them, and the game has an AI seat to ask."""
    return row.advice and bool(strengths(row.game))


def advised_seat(table: Table, who: Who) -> Seat | Refusal:
    """The seat that may ask now, or why not."""
    if who.seat is None:
        return Refusal(say("refused-spectator"))
    if not is_given(table.row):
        return Refusal(say("refused-no-advice"))
    if table.play is None or table.row.phase != "playing":
        return Refusal(say("refused-not-begun" if table.row.phase == "gathering" else "refused-game-over"))
    if table.chairs[who.seat].kind != "person":
        return Refusal(say("refused-ai-sits-here"))
    if table.is_stopped:
        return Refusal(say("refused-clock-stopped"))
    if not table.play.position(who.seat).prompt.offers:
        return Refusal(say("refused-nothing-to-suggest"))
    return who.seat


def record(table: Table, seat: Seat) -> Decision:
    """Once for each position, however often it is asked about."""
    chair, play = table.chairs[seat], table.play
    if chair.kind != "person" or play is None:
        return Refusal(say("refused-ai-sits-here"))
    known = {play.number(seat, seq) for seq in chair.advised_after}
    if play.number(seat) in known:
        return None
    after = replace(chair, advised=f"{chair.advised} {table.seq}".lstrip())
    return PendingChange(
        (changes.set_seat(table.id, chair, after),), lambda: table.adopt_advice((*_with(table, after),))
    )


def _with(table: Table, after: ChairRow) -> Iterable[ChairRow]:
    return (after if chair.seat == after.seat else chair for chair in table.chairs)


def advice_of(chairs: Iterable[ChairRow]) -> tuple[Advised, ...]:
    """All suggestions of a finished game."""
    given = (Advised(chair.seat, seq) for chair in chairs for seq in chair.advised_after)
    return tuple(sorted(given, key=lambda one: (one.seq, one.seat)))


class AdvicePace:
    """How often a seat may ask; kept in memory, since the only penalty is waiting."""

    def __init__(self, per_minute: int) -> None:
        self._most = per_minute
        self._asked: dict[Seat, list[float]] = {}

    def too_often(self, seat: Seat, now: float) -> Refusal | None:
        recent = [at for at in self._asked.get(seat, ()) if at > now - _MINUTE_SECONDS]
        self._asked[seat] = recent
        if len(recent) >= self._most:
            return Refusal(say("refused-advice-often", seconds=ceil(recent[0] + _MINUTE_SECONDS - now)))
        recent.append(now)
        return None

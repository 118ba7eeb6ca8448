"""Cologne's circles: ticked for completed columns, and the locks they open (MC-55, MC-57)."""

from __future__ import annotations

from msgspec.structs import replace

from heliograph.games.critical_orbit.changes.deliveries import turn_up_unlock
from heliograph.games.critical_orbit.changes.doing import Doing
from heliograph.games.critical_orbit.rules.cologne import is_column_complete
from heliograph.games.critical_orbit.telling.happening import Happening
from heliograph.kernel.message import Message, say


class CircleTicked(Happening, frozen=True, tag="circle-ticked"):
    """Cologne (MC-55, MC-57)."""

    circles: int
    lock: bool

    def sentence(self) -> Message:
        return say("mc-event-lock" if self.lock else "mc-event-circle", circles=self.circles)


def tick_circles(doing: Doing, column: int) -> None:
    """MC-55, MC-57: strictly from left to right."""
    if not is_column_complete(doing.pack, doing.state, column):
        return
    circles = doing.state.cologne.circles + 1
    doing.change(cologne=replace(doing.state.cologne, circles=circles))
    lock = circles in doing.pack.cologne_locks.value
    doing.tell(CircleTicked(circles, lock))
    if lock:
        turn_up_unlock(doing)

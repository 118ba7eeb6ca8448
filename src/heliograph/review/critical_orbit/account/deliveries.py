"""What came to Mercury, when, and from whom (MC-6, MC-16, MC-21)."""

from __future__ import annotations

from collections.abc import Iterator

from heliograph.games.critical_orbit.box.boards import Job
from heliograph.games.critical_orbit.changes.deliveries import (
    CanisterUnlocked,
    HalfTaken,
    TileTaken,
    ValveGained,
)
from heliograph.games.critical_orbit.changes.earning import StarEarned
from heliograph.games.critical_orbit.telling.events import Event
from heliograph.review.critical_orbit.log import Mission
from heliograph.review.critical_orbit.types import Delivery, ReviewedDelivery


def deliveries(mission: Mission) -> Iterator[ReviewedDelivery]:
    for moment in mission.moments:
        for index, event in enumerate(moment.events):
            found = _delivered(event, moment.events[:index])
            if found is not None:
                kind, job, what = found
                yield ReviewedDelivery(kind, job, what, moment.seq, moment.state.turn, moment.ms)


def _delivered(event: Event, before: tuple[Event, ...]) -> tuple[Delivery, Job, str] | None:
    match event:
        case TileTaken(tile):
            return "tile", "houston", tile
        case HalfTaken(colour):
            return "half", "bengaluru", colour
        case ValveGained(colour):
            # Two halves make a valve (MC-34); otherwise it came along its track (MC-17).
            traded = any(isinstance(earlier, HalfTaken) for earlier in before)
            return "valve", "bengaluru" if traded else "mercury", colour
        case CanisterUnlocked(card):
            return "unlock", "cologne", card
        case StarEarned(job):
            return "star", job, ""
        case _:
            return None

"""The mission in sentences: for the text view, the screen reader and language models.

They are enough to play every job: boards are told row by row.
"""

from __future__ import annotations

from collections.abc import Iterator

from heliograph.games.critical_orbit.box.boards import JOBS, STATIONS, Job
from heliograph.games.critical_orbit.box.pack import Pack
from heliograph.games.critical_orbit.telling.describe.desks import tell_desk
from heliograph.games.critical_orbit.telling.describe.spacecraft import tell_spacecraft
from heliograph.games.critical_orbit.telling.describe.stations import (
    tell_bengaluru,
    tell_cologne,
    tell_houston,
)
from heliograph.games.critical_orbit.telling.describe.turn import (
    tell_job,
    tell_progress,
    tell_tracks,
    tell_turn,
)
from heliograph.games.critical_orbit.telling.view import View
from heliograph.kernel.message import Message, say


def sentences(pack: Pack, view: View) -> Iterator[Message]:
    """The turn and what is left to do in it; then the boards, the viewer's own first."""
    yield from tell_turn(view)
    yield from tell_tracks(pack, view)
    for station in STATIONS:
        yield from tell_desk(view, station, view.desks[station])
    yield say("mc-describe-signs")
    for job in sorted(JOBS, key=lambda job: job not in view.jobs):
        yield from _board(pack, view, job)


def in_short(view: View) -> Iterator[Message]:
    yield tell_progress(view)
    for job in view.jobs:
        yield tell_job(view, job)


def _board(pack: Pack, view: View, job: Job) -> Iterator[Message]:
    match job:
        case "mercury":
            if view.mercury is not None:
                yield from tell_spacecraft(pack, view, view.mercury)
        case "houston":
            yield from tell_houston(pack, view)
        case "bengaluru":
            yield from tell_bengaluru(pack, view)
        case "cologne":
            yield from tell_cologne(pack, view)

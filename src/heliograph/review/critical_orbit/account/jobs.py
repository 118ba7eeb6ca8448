"""A few figures for each job."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from statistics import median

from heliograph.games.critical_orbit.box.boards import JOBS, Job, Station
from heliograph.games.critical_orbit.changes.earning import StarSkipped
from heliograph.games.critical_orbit.changes.settling import EntrySkipped
from heliograph.games.critical_orbit.changes.writing import Entered
from heliograph.games.critical_orbit.moves.entering import Locked, TakenBack
from heliograph.games.critical_orbit.moves.houston import SquareTicked
from heliograph.games.critical_orbit.moves.keeping import Kept
from heliograph.games.critical_orbit.moves.rolling import Rolled
from heliograph.games.critical_orbit.moves.stars import StarUsed
from heliograph.games.critical_orbit.rules.jobs import seat_of
from heliograph.games.critical_orbit.telling.events import Event
from heliograph.kernel.seats import Seat
from heliograph.review.critical_orbit.log import Mission
from heliograph.review.critical_orbit.types import ReviewedDelivery, ReviewedJob

_BRINGS = {"houston": "tile", "bengaluru": "half", "cologne": "unlock", "mercury": "valve"}


def jobs(mission: Mission, deliveries: Sequence[ReviewedDelivery]) -> tuple[ReviewedJob, ...]:
    return tuple(_job(mission, job, [one for one in deliveries if one.job == job]) for job in JOBS)


def _job(mission: Mission, job: Job, deliveries: Sequence[ReviewedDelivery]) -> ReviewedJob:
    events = [event for moment in mission.moments for event in moment.events]
    seat = seat_of(mission.end.setup, job)
    stars = sum(one.kind == "star" for one in deliveries)
    let_go = sum(event == StarSkipped(job) for event in events)
    seconds = list(_seconds(mission, job))
    return ReviewedJob(
        job=job,
        seat=None if seat is None else Seat(seat),
        entries=sum(_is_entry(event, job) for event in events),
        skipped=sum(isinstance(event, EntrySkipped) and event.station == job for event in events),
        taken_back=sum(isinstance(event, TakenBack) and event.station == job for event in events),
        delivered=sum(one.kind == _BRINGS[job] for one in deliveries),
        stars=stars,
        stars_used=_stars_used(events, job, seat is None, stars - let_go),
        stars_let_go=let_go,
        seconds=round(median(seconds), 1) if seconds else None,
    )


def _is_entry(event: Event, job: Job) -> bool:
    match event:
        case Rolled():
            return job == "mercury"
        case Entered(station, _, _, _):
            return station == job
        case SquareTicked(_):
            return job == "houston"
        case _:
            return False


def _stars_used(events: Sequence[Event], job: Job, deck: bool, others: int) -> int:
    """The AI deck uses its stars for ticks, and none of them waits."""
    if deck:
        return others
    if job == "mercury":
        return sum(isinstance(event, StarUsed) for event in events)
    written = sum(isinstance(event, Entered) and event.station == job and event.star for event in events)
    return written - _stars_taken_back(events, job)


def _stars_taken_back(events: Sequence[Event], station: Station) -> int:
    by_star: dict[str, bool] = {}
    count = 0
    for event in events:
        if isinstance(event, Entered) and event.station == station:
            by_star[event.space] = event.star
        elif isinstance(event, TakenBack) and event.station == station:
            count += by_star[event.space]
    return count


def _seconds(mission: Mission, job: Job) -> Iterator[float]:
    """How long each turn occupied this job."""
    began = 0
    for moment in mission.moments:
        for event in moment.events:
            match event:
                case Rolled() if job == "mercury":
                    began = moment.ms
                case Kept():
                    if job == "mercury":
                        yield (moment.ms - began) / 1000
                    began = moment.ms
                case Locked(station) if station == job:
                    yield (moment.ms - began) / 1000

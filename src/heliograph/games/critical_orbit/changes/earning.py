"""Earned stars, and what they are turned into (MC-21, MC-H11)."""

from __future__ import annotations

from heliograph.games.critical_orbit.box.boards import GRIDS, Job, Station
from heliograph.games.critical_orbit.changes.doing import Doing
from heliograph.games.critical_orbit.rules.jobs import is_deck
from heliograph.games.critical_orbit.state import BoxTask, ShapeTask, SpaceTask, Task, UseStar
from heliograph.games.critical_orbit.telling.happening import Happening
from heliograph.games.critical_orbit.telling.words import job_name
from heliograph.kernel.message import Message, say


class StarEarned(Happening, frozen=True, tag="star-earned"):
    job: Job

    def sentence(self) -> Message:
        return say("mc-event-star", job=job_name(self.job))


class StarSkipped(Happening, frozen=True, tag="star-skipped"):
    job: Job

    def sentence(self) -> Message:
        return say("mc-event-star-skipped", job=job_name(self.job))


def give_star(doing: Doing, job: Job) -> None:
    """MC-21; for the AI deck's stations a star becomes something to tick (MC-H11)."""
    doing.tell(StarEarned(job))
    if job == "mercury":
        doing.change_mercury(pending=(*doing.mercury.pending, UseStar()))
    elif is_deck(doing.state.setup, job):
        give_task(doing, job, _star_task(job))
    else:
        doing.change_desk(job, stars=doing.desk(job).stars + 1)


def give_task(doing: Doing, station: Station, task: Task) -> None:
    doing.change_desk(station, tasks=(*doing.desk(station).tasks, task))


def _star_task(station: Station) -> Task:
    match station:
        case "houston":
            return ShapeTask()
        case "bengaluru":
            return SpaceTask(GRIDS)
        case "cologne":
            return BoxTask(0)

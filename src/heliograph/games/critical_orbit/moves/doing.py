"""One action being carried out: what it has changed so far, and what there is to tell."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from msgspec.structs import replace

from heliograph.games.critical_orbit.box.boards import GRIDS, STATIONS, Job, Station
from heliograph.games.critical_orbit.box.pack import Pack
from heliograph.games.critical_orbit.rules.jobs import is_deck
from heliograph.games.critical_orbit.rules.spacecraft import oxygen_needed, oxygen_reached
from heliograph.games.critical_orbit.state import (
    BoxTask,
    Desk,
    Mercury,
    ShapeTask,
    SpaceTask,
    State,
    Task,
    UseStar,
)
from heliograph.games.critical_orbit.telling.events import Event, MissionEnded, StarEarned
from heliograph.kernel.game import Step, Told
from heliograph.kernel.seats import Seat


@dataclass
class Doing:
    pack: Pack
    state: State
    told: list[Told[Event]] = field(default_factory=list)

    def step(self) -> Step[State, Event]:
        return Step(self.state, tuple(self.told))

    def tell(self, event: Event) -> None:
        self.told.append(Told(event))

    def tell_mercury(self, event: Event) -> None:
        self.told.append(Told(event, to=frozenset({Seat(self.state.setup.mercury)})))

    def change(self, **parts: Any) -> None:
        self.state = replace(self.state, **parts)

    @property
    def mercury(self) -> Mercury:
        return self.state.mercury

    def change_mercury(self, **parts: Any) -> None:
        self.change(mercury=replace(self.state.mercury, **parts))

    def desk(self, station: Station) -> Desk:
        return self.state.desks[station]

    def change_desk(self, station: Station, **parts: Any) -> None:
        self.change(desks={**self.state.desks, station: replace(self.desk(station), **parts)})

    def give_star(self, job: Job) -> None:
        """MC-21; for the AI deck's stations it becomes something to tick (MC-H11)."""
        self.tell(StarEarned(job))
        if job == "mercury":
            self.change_mercury(pending=(*self.mercury.pending, UseStar()))
        elif is_deck(self.state.setup, job):
            self.give_task(job, _star_task(job))
        else:
            self.change_desk(job, stars=self.desk(job).stars + 1)

    def give_task(self, station: Station, task: Task) -> None:
        self.change_desk(station, tasks=(*self.desk(station).tasks, task))

    def check_oxygen(self) -> None:
        """MC-39: at or above the target is an immediate win."""
        if self.state.phase not in ("ready", "over") and oxygen_reached(
            self.pack, self.mercury
        ) >= oxygen_needed(self.pack, self.state):
            self.end("oxygen")

    def end(self, by: str) -> None:
        """MC-3, MC-4, MC-H15."""
        breath = oxygen_reached(self.pack, self.mercury)
        won = breath >= oxygen_needed(self.pack, self.state)
        self.change(phase="over", won=won, ended=by, ready=(), pausing=())
        self.change(clock=replace(self.state.clock, deadline=None, left=None))
        self.change(desks=dict.fromkeys(STATIONS, Desk(locked=True)))
        self.tell(MissionEnded(won, breath, by))  # type: ignore[arg-type]


def _star_task(station: Station) -> Task:
    match station:
        case "houston":
            return ShapeTask()
        case "bengaluru":
            return SpaceTask(GRIDS)
        case "cologne":
            return BoxTask(0)

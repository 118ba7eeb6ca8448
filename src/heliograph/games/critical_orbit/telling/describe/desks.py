"""What a station still has to do."""

from __future__ import annotations

from collections.abc import Iterator

from heliograph.games.critical_orbit.box.boards import Station, point_of
from heliograph.games.critical_orbit.box.shapes import shape_of
from heliograph.games.critical_orbit.state import BoxTask, Desk, ShapeTask, SpaceTask, Task
from heliograph.games.critical_orbit.telling.view import View
from heliograph.games.critical_orbit.telling.words import job_name, numbers, space_name
from heliograph.kernel.message import Message, say


def tell_desk(view: View, station: Station, desk: Desk) -> Iterator[Message]:
    name = job_name(station)
    if desk.left:
        yield say("mc-describe-left", job=name, values=numbers(desk.left))
    if desk.stars:
        yield say("mc-describe-stars", job=name, stars=desk.stars)
    yield from (_task(name, task) for task in desk.tasks)
    for number, claim in enumerate(desk.claims):
        shape = shape_of(frozenset(map(point_of, claim))) or ""
        yield say("mc-describe-claim", number=number, shape=shape, spaces=", ".join(claim))
    if desk.undoable:
        spaces = tuple(space_name(station, entry.space) for entry in desk.undoable)
        yield say("mc-describe-undoable", job=name, spaces=spaces)
    if desk.locked and view.phase == "enter":
        yield say("mc-describe-locked", job=name)


def _task(name: Message, task: Task) -> Message:
    match task:
        case ShapeTask():
            return say("mc-task-shape", job=name)
        case SpaceTask(grids):
            return say("mc-task-grid", job=name, grids="/".join(grids))
        case BoxTask(size):
            return say("mc-task-box", job=name, size=size)

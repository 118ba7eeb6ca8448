"""What can be ticked for the AI deck (MC-61 to MC-67)."""

from __future__ import annotations

from heliograph.games.critical_orbit.box.boards import Space, Station, grid_of
from heliograph.games.critical_orbit.box.pack import Pack
from heliograph.games.critical_orbit.box.shapes import SHAPES
from heliograph.games.critical_orbit.rules.cologne import column_of
from heliograph.games.critical_orbit.rules.stations import board_of, open_on, written_on
from heliograph.games.critical_orbit.state import (
    BoxTask,
    ShapeTask,
    SpaceTask,
    State,
    Task,
)
from heliograph.kernel.remembered import remembered


def tickable(pack: Pack, state: State, station: Station) -> tuple[str, ...]:
    """What the station's next task allows (MC-65 to MC-67, MC-H11)."""
    return ticks_for(pack, state, station, state.desks[station].tasks[0])


def ticks_for(pack: Pack, state: State, station: Station, task: Task) -> tuple[str, ...]:
    """Shapes, or spaces next to something ticked."""
    if isinstance(task, ShapeTask):
        return SHAPES
    return _spaces(pack, open_on(pack, state, station), task)


def has_free(pack: Pack, state: State, station: Station, task: Task) -> bool:
    """Whether any space the task allows is free, next to something or not."""
    if isinstance(task, ShapeTask):
        return True
    written = written_on(state, station)
    free = tuple([space for space in board_of(pack, station).spaces if space not in written])
    return bool(_spaces(pack, free, task))


@remembered(256)  # Needed both when a task may have to be skipped and when it is offered.
def _spaces(pack: Pack, spaces: tuple[Space, ...], task: SpaceTask | BoxTask) -> tuple[Space, ...]:
    if isinstance(task, SpaceTask):
        return tuple([space for space in spaces if grid_of(space) in task.grids])
    columns, size = pack.cologne_columns.value, task.size
    return tuple([box for box in spaces if size in (0, columns[column_of(box) - 1].boxes)])

"""What may be ticked for the AI deck (MC-61 to MC-67)."""

from __future__ import annotations

from heliograph.games.critical_orbit.box.boards import Station, grid_of
from heliograph.games.critical_orbit.box.pack import Pack
from heliograph.games.critical_orbit.box.shapes import SHAPES
from heliograph.games.critical_orbit.rules.cologne import column_of
from heliograph.games.critical_orbit.rules.stations import open_on
from heliograph.games.critical_orbit.state import (
    BoxTask,
    ShapeTask,
    SpaceTask,
    State,
)


def tickable(pack: Pack, state: State, station: Station) -> tuple[str, ...]:
    """What the station's next task allows: shapes, or spaces next to something (MC-65 to MC-67, MC-H11)."""
    match state.desks[station].tasks[0]:
        case ShapeTask():
            return SHAPES
        case SpaceTask(grids):
            return tuple(space for space in open_on(pack, state, station) if grid_of(space) in grids)
        case BoxTask(size):
            columns = pack.cologne_columns.value
            boxes = open_on(pack, state, station)
            return tuple(box for box in boxes if size in (0, columns[column_of(box) - 1].boxes))

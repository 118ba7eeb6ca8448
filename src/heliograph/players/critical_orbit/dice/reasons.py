"""Why a station wants what it wants: the word that is true of what it would write."""

from __future__ import annotations

from heliograph.games.critical_orbit.box.boards import GRIDS, JOBS, Station
from heliograph.games.critical_orbit.box.radio import Reason
from heliograph.games.critical_orbit.box.shapes import SHAPES
from heliograph.games.critical_orbit.telling.view import View
from heliograph.players.critical_orbit.demand import Demand
from heliograph.players.critical_orbit.stations.boards import Boards
from heliograph.players.critical_orbit.stations.entries import Entry, Plan

ROOM: Reason = "room"


def reason_for(boards: Boards, view: View, station: Station, plan: Plan, demand: Demand) -> Reason:
    """The entry that gains most speaks for all; where every entry only costs, room is what matters."""
    if not plan.entries:
        return ROOM
    entry = max(plan.entries, key=lambda entry: entry.gain)
    if entry.gain <= 0:
        return ROOM
    job = _star(boards, view, station, entry, demand)
    if job is not None:
        return f"star-{job}"
    match station:
        case "houston":
            return _shape(boards, view, plan, entry, demand)
        case "bengaluru":
            return f"grid-{GRIDS[boards.bengaluru(view).printed.grid[entry.space]]}"
        case "cologne":
            return f"column-{boards.cologne(view).printed.column[entry.space] + 1}"


def _star(boards: Boards, view: View, station: Station, entry: Entry, demand: Demand) -> str | None:
    """The star, if it makes up most of what the entry gains."""
    printed = boards.sheet(view, station).printed
    job = int(printed.star[entry.space])
    if job < 0 or demand.stars[job] < entry.gain / 2:
        return None
    return JOBS[job]


def _shape(boards: Boards, view: View, plan: Plan, entry: Entry, demand: Demand) -> Reason:
    """The shape it makes, or the one that comes nearest."""
    sheet = boards.houston(view)
    for before in plan.entries[: plan.entries.index(entry)]:
        sheet = sheet.after(before.space, before.value, demand)
    completion = sheet.completions(demand).get((entry.space, entry.value))
    place = completion[1] if completion is not None else sheet.hopeful_place(entry.space, entry.value, demand)
    return ROOM if place is None else f"shape-{SHAPES[sheet.printed.shape[place]]}"

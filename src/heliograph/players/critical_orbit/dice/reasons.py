"""Why a station wishes what it wishes: a reason that is true of what it would write."""

from __future__ import annotations

from heliograph.games.critical_orbit.box.boards import GRIDS, JOBS, Station
from heliograph.games.critical_orbit.box.radio import Reason
from heliograph.games.critical_orbit.box.shapes import SHAPES
from heliograph.games.critical_orbit.telling.view import View
from heliograph.players.critical_orbit.demand import Demand
from heliograph.players.critical_orbit.stations.entries import Entry, Writing
from heliograph.players.critical_orbit.stations.sheets import Sheets

ROOM: Reason = "room"


def reason_for(sheets: Sheets, view: View, station: Station, writing: Writing, demand: Demand) -> Reason:
    """The entry that gains most gives the reason; if every entry only costs, the reason is room."""
    if not writing.entries:
        return ROOM
    entry = max(writing.entries, key=lambda entry: entry.gain)
    if entry.gain <= 0:
        return ROOM
    job = _star(sheets, view, station, entry, demand)
    if job is not None:
        return f"star-{job}"
    match station:
        case "houston":
            return _shape(sheets, view, writing, entry, demand)
        case "bengaluru":
            return f"grid-{GRIDS[sheets.bengaluru(view).printed.grid[entry.space]]}"
        case "cologne":
            return f"column-{sheets.cologne(view).printed.column[entry.space] + 1}"


def _star(sheets: Sheets, view: View, station: Station, entry: Entry, demand: Demand) -> str | None:
    """The star, if most of the entry's gain is due to it."""
    printed = sheets.sheet(view, station).printed
    job = int(printed.star[entry.space])
    if job < 0 or demand.stars[job] < entry.gain / 2:
        return None
    return JOBS[job]


def _shape(sheets: Sheets, view: View, writing: Writing, entry: Entry, demand: Demand) -> Reason:
    """The shape the entry makes, or the one it brings nearest."""
    sheet = sheets.houston(view)
    for before in writing.entries[: writing.entries.index(entry)]:
        sheet = sheet.after(before.space, before.value, demand)
    completion = sheet.completions(demand).get((entry.space, entry.value))
    place = completion[1] if completion is not None else sheet.hopeful_place(entry.space, entry.value, demand)
    return ROOM if place is None else f"shape-{SHAPES[sheet.printed.shape[place]]}"

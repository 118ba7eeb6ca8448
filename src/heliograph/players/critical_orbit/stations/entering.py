"""A station's seat: what it writes, and when it locks (MC-15, MC-19, MC-22)."""

from __future__ import annotations

from heliograph.games.critical_orbit.box.boards import Station
from heliograph.games.critical_orbit.moves.actions import Action
from heliograph.games.critical_orbit.moves.entering import Enter, Lock, SkipStar
from heliograph.games.critical_orbit.moves.houston import Claim
from heliograph.games.critical_orbit.telling.view import View
from heliograph.players.critical_orbit.demand import Demand
from heliograph.players.critical_orbit.effort import Effort
from heliograph.players.critical_orbit.stations.entries import STAR, best_writing
from heliograph.players.critical_orbit.stations.sheets import Sheets


def next_entry(sheets: Sheets, view: View, station: Station, demand: Demand, effort: Effort) -> Action | None:
    desk = view.desks[station]
    if desk.claims:
        return Claim(sheets.houston(view).best_claim(desk.claims, demand))
    if view.phase != "enter":
        return None
    numbers = (*desk.left, *(STAR,) * desk.stars)
    if not numbers:
        return None if desk.locked else Lock(station)
    position = sheets.position(view, station, demand)
    writing = best_writing(position, numbers, effort)
    if not writing.entries:
        return SkipStar(station)
    entry = writing.entries[0]
    return Enter(station, position.sheet.printed.spaces[entry.space], entry.value, entry.star)

"""A station's seat: what it writes, and when it is locked (MC-15, MC-19, MC-22)."""

from __future__ import annotations

from heliograph.games.critical_orbit.box.boards import Station
from heliograph.games.critical_orbit.moves.actions import Action
from heliograph.games.critical_orbit.moves.entering import Enter, Lock, SkipStar
from heliograph.games.critical_orbit.moves.houston import Claim
from heliograph.games.critical_orbit.telling.view import View
from heliograph.players.critical_orbit.demand import Demand
from heliograph.players.critical_orbit.effort import Effort
from heliograph.players.critical_orbit.stations.boards import Boards
from heliograph.players.critical_orbit.stations.entries import STAR, best_plan


def next_entry(boards: Boards, view: View, station: Station, demand: Demand, effort: Effort) -> Action | None:
    desk = view.desks[station]
    if desk.claims:
        return Claim(boards.houston(view).best_claim(desk.claims, demand))
    if view.phase != "enter":
        return None
    numbers = (*desk.left, *(STAR,) * desk.stars)
    if not numbers:
        return None if desk.locked else Lock(station)
    position = boards.position(view, station, demand)
    plan = best_plan(position, numbers, effort)
    if not plan.entries:
        return SkipStar(station)
    entry = plan.entries[0]
    return Enter(station, position.sheet.printed.spaces[entry.space], entry.value, entry.star)

"""Which value a station would leave to Mercury, and why (MC-14). It asks once and does not argue."""

from __future__ import annotations

from heliograph.games.critical_orbit.box.boards import STATIONS, Station
from heliograph.games.critical_orbit.box.radio import Reason
from heliograph.games.critical_orbit.moves.radio import Want
from heliograph.games.critical_orbit.rules.turn import track_of
from heliograph.games.critical_orbit.telling.view import View
from heliograph.players.critical_orbit.demand import Demand
from heliograph.players.critical_orbit.dice.reasons import ROOM, reason_for
from heliograph.players.critical_orbit.dice.worth import best_without, track_step
from heliograph.players.critical_orbit.effort import Effort
from heliograph.players.critical_orbit.stations.sheets import Sheets

_ALL_THE_SAME = 0.02
"""Differences in tiles below which all values count as equal."""
ANY = 0


def wish(sheets: Sheets, view: View, station: Station, demand: Demand, effort: Effort) -> Want:
    """Boards are open: a seat that weighs dice considers all stations, since others may say nothing."""
    speaks_for = STATIONS if effort.weighs_dice else (station,)
    writings = {one: best_without(sheets, view, one, view.may_leave, demand, effort) for one in speaks_for}
    gains: dict[Station | None, dict[int, float]] = {
        one: {leave: writing.gain for leave, writing in found.items()} for one, found in writings.items()
    }
    if effort.weighs_dice:
        gains[None] = {leave: track_step(sheets, view, track_of(leave), demand) for leave in view.may_leave}
    total = {leave: sum(gain[leave] for gain in gains.values()) for leave in view.may_leave}
    best = max(total, key=lambda leave: total[leave])
    if total[best] - min(total.values()) < _ALL_THE_SAME:
        return Want(station, ANY, ROOM)
    gained = {one: gain[best] - min(gain.values()) for one, gain in gains.items()}
    for_whom = station if gained[station] >= _ALL_THE_SAME else max(gained, key=lambda one: gained[one])
    why: Reason = f"track-{track_of(best)}"
    if for_whom is not None:
        why = reason_for(sheets, view, for_whom, writings[for_whom][best], demand)
    return Want(station, best, why)

"""Which value a station would leave to Mercury, and why (MC-14). It asks once and does not argue."""

from __future__ import annotations

from heliograph.games.critical_orbit.box.boards import Station
from heliograph.games.critical_orbit.moves.radio import Want
from heliograph.games.critical_orbit.telling.view import View
from heliograph.players.critical_orbit.demand import Demand
from heliograph.players.critical_orbit.dice.reasons import ROOM, reason_for
from heliograph.players.critical_orbit.dice.worth import best_without
from heliograph.players.critical_orbit.effort import Effort
from heliograph.players.critical_orbit.stations.sheets import Sheets

_ALL_THE_SAME = 0.02
"""Whatever is left gains as much, in tiles."""
ANY = 0


def wish(sheets: Sheets, view: View, station: Station, demand: Demand, effort: Effort) -> Want:
    writings = best_without(sheets, view, station, view.may_leave, demand, effort)
    best = max(writings, key=lambda leave: writings[leave].gain)
    if writings[best].gain - min(writing.gain for writing in writings.values()) < _ALL_THE_SAME:
        return Want(station, ANY, ROOM)
    return Want(station, best, reason_for(sheets, view, station, writings[best], demand))

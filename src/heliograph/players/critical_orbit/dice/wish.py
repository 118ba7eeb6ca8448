"""Which value a station would leave to Mercury, and why (MC-14). It asks once and does not argue."""

from __future__ import annotations

from heliograph.games.critical_orbit.box.boards import Station
from heliograph.games.critical_orbit.moves.radio import Want
from heliograph.games.critical_orbit.telling.view import View
from heliograph.players.critical_orbit.demand import Demand
from heliograph.players.critical_orbit.dice.reasons import ROOM, reason_for
from heliograph.players.critical_orbit.dice.worth import plans_without
from heliograph.players.critical_orbit.effort import Effort
from heliograph.players.critical_orbit.stations.boards import Boards

_ALL_THE_SAME = 0.02
"""Whatever is left gains as much, in tiles."""
ANY = 0


def wish(boards: Boards, view: View, station: Station, demand: Demand, effort: Effort) -> Want:
    plans = plans_without(boards, view, station, view.may_leave, demand, effort)
    best = max(plans, key=lambda leave: plans[leave].gain)
    if plans[best].gain - min(plan.gain for plan in plans.values()) < _ALL_THE_SAME:
        return Want(station, ANY, ROOM)
    return Want(station, best, reason_for(boards, view, station, plans[best], demand))

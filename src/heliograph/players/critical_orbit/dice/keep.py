"""Mercury's decision about the dice (MC-14)."""

from __future__ import annotations

from collections import Counter

from heliograph.games.critical_orbit.box.boards import STATIONS
from heliograph.games.critical_orbit.box.radio import NO_REASON, Reason
from heliograph.games.critical_orbit.moves.keeping import Keep
from heliograph.games.critical_orbit.rules.jobs import is_deck
from heliograph.games.critical_orbit.rules.turn import track_of
from heliograph.games.critical_orbit.telling.view import View
from heliograph.players.critical_orbit.demand import Demand
from heliograph.players.critical_orbit.dice.wish import ANY
from heliograph.players.critical_orbit.dice.worth import Worth, worths
from heliograph.players.critical_orbit.effort import Effort
from heliograph.players.critical_orbit.stations.sheets import Sheets


def all_have_spoken(view: View) -> bool:
    return all(is_deck(view.setup, station) or station in view.wants for station in STATIONS)


def keep(sheets: Sheets, view: View, demand: Demand, effort: Effort) -> Keep:
    """The choice best for all stations, unless one of them insists."""
    choices = _insisted(view) or view.may_leave
    if not effort.weighs_dice:
        return _by_vote(view, choices)
    found = worths(sheets, view, choices, demand, effort)
    best = max(found, key=lambda leave: found[leave].total)
    return Keep(best, _why(view, best, found))


def _insisted(view: View) -> tuple[int, ...]:
    firm = {wish.leave for wish in view.wants.values() if wish.firm}
    return tuple(leave for leave in view.may_leave if leave in firm)


def _by_vote(view: View, choices: tuple[int, ...]) -> Keep:
    votes = Counter(wish.leave for wish in view.wants.values() if wish.leave != ANY)
    best = max(choices, key=lambda leave: votes[leave])
    said = [wish.why for wish in view.wants.values() if wish.leave == best]
    return Keep(best, said[0] if said else NO_REASON)


def _why(view: View, best: int, found: dict[int, Worth]) -> Reason:
    """What this choice gains most, compared with the others: for a station, which gives its reason, or on a
    track."""
    others = [worth for leave, worth in found.items() if leave != best] or [found[best]]
    track = found[best].track - min(worth.track for worth in others)
    reasons = {f"track-{track_of(best)}": track}
    for station, wish in view.wants.items():
        if wish.leave == best:
            gain = found[best].stations[station] - min(worth.stations[station] for worth in others)
            reasons[wish.why] = max(gain, reasons.get(wish.why, gain))
    why = max(reasons, key=lambda reason: reasons[reason])
    return why if reasons[why] > 0 else NO_REASON

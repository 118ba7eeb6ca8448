"""The worth of leaving a value to the tracks and giving the other two to the stations (MC-14 to MC-17)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from heliograph.games.critical_orbit.box.boards import STATIONS, Station
from heliograph.games.critical_orbit.box.tiles import ValveColour
from heliograph.games.critical_orbit.rules.jobs import is_deck
from heliograph.games.critical_orbit.rules.turn import track_of
from heliograph.games.critical_orbit.telling.view import View
from heliograph.players.critical_orbit.demand import Demand
from heliograph.players.critical_orbit.effort import Effort
from heliograph.players.critical_orbit.stations.entries import NOTHING, STAR, Writing, best_writing
from heliograph.players.critical_orbit.stations.sheets import Sheets

_NEARER_IS_MORE = 1.5
"""A step is worth more to a valve that is far along its track than to one at its start."""


@dataclass(frozen=True)
class Worth:
    """The worth of one choice of dice to each station and to the tracks."""

    stations: dict[Station, float]
    track: float

    @property
    def total(self) -> float:
        return sum(self.stations.values()) + self.track


def value(sheets: Sheets, view: View, leave: int, demand: Demand, effort: Effort) -> float:
    """The worth of leaving this die, in urgently needed tiles."""
    return worths(sheets, view, (leave,), demand, effort)[leave].total


def worths(
    sheets: Sheets, view: View, choices: Iterable[int], demand: Demand, effort: Effort
) -> dict[int, Worth]:
    """From what Mercury knows: all three open sheets, and its tracks."""
    writings = {station: best_without(sheets, view, station, choices, demand, effort) for station in STATIONS}
    return {
        leave: Worth(
            {station: writings[station][leave].gain for station in STATIONS},
            track_step(sheets, view, track_of(leave), demand),
        )
        for leave in choices
    }


def best_without(
    sheets: Sheets, view: View, station: Station, choices: Iterable[int], demand: Demand, effort: Effort
) -> dict[int, Writing]:
    """What a station would write without each of these; the AI deck's stations do not use dice."""
    if is_deck(view.setup, station):
        return dict.fromkeys(choices, NOTHING)
    position = sheets.position(view, station, demand)
    stars = (STAR,) * view.desks[station].stars
    return {leave: best_writing(position, (*_kept(view, leave), *stars), effort) for leave in choices}


def _kept(view: View, leave: int) -> tuple[int, ...]:
    kept = list(view.dice)
    kept.remove(leave)
    return tuple(kept)


def track_step(sheets: Sheets, view: View, colour: ValveColour, demand: Demand) -> float:
    """The worth of a step on the track; all steps were announced (MC-16)."""
    track, at = sheets.pack.track.value, view.tracks.get(colour, 0) + 1
    if at > track.steps:
        return 0.0
    nearer: float = (at / track.steps) ** _NEARER_IS_MORE - ((at - 1) / track.steps) ** _NEARER_IS_MORE
    return demand.valve(colour) * nearer + demand.star("mercury") * (at in track.stars)

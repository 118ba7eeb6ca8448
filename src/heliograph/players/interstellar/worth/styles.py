"""Styles: how a seat prefers to win, until points are counted. `make bench ARGS=styles` measures them."""

from __future__ import annotations

from dataclasses import replace

from heliograph.games.interstellar.rules.governing import governor
from heliograph.games.interstellar.rules.voyage import column_of
from heliograph.games.interstellar.state import State
from heliograph.players.interstellar.worth.prices import FITTED, Leaning, Prices

STYLES: dict[str, Prices] = {
    "builder": replace(FITTED, leaning=Leaning("mechanism", at_sight=0.5, held=1.0)),
    "shepherd": replace(FITTED, leaning=Leaning("population", at_sight=0.8, held=0.75), onward=0.45),
    "pilot": replace(FITTED, leaning=Leaning("probe", at_sight=0.1, held=3.0)),
    "governor": replace(
        FITTED, leaning=Leaning("government", at_sight=0.3, held=3.0), governing=1.4, onward=0.65
    ),
}
"""Strong seats hold the Probe too cheap at first sight. Two styles, whose own way costs them points, hold it
dearer, so that all four are about as strong.
"""
_IN_A_ROW = 0.25
"""How much a Representative counts beside the office."""


def devotion(state: State, index: int, leaning: Leaning) -> float:
    """What the seat's successes so far seem worth to it beyond their worth."""
    player, done = state.players[index], 0.0
    match leaning.kind:
        case "mechanism":
            done = player.starship
        case "population":
            done = player.humankind
        case "probe":
            done = column_of(player.probe)
        case "government":
            rows = sum(index in row for row in state.government)
            done = (governor(state) == index) + _IN_A_ROW * rows
        case _:
            return 0.0
    return leaning.held * done

"""How a seat prefers to win, and how much more that seems worth to it than it is."""

from __future__ import annotations

from heliograph.games.interstellar.box.pack import SalvationKind
from heliograph.games.interstellar.rules.governing import governor
from heliograph.games.interstellar.rules.voyage import column_of
from heliograph.games.interstellar.state import State

LEANING: dict[str, SalvationKind] = {
    "builder": "mechanism",
    "shepherd": "population",
    "pilot": "probe",
    "governor": "government",
}
DEVOTION: dict[str, float] = {"mechanism": 1.2, "population": 0.6, "probe": 3.0, "government": 4.0}
"""Per space on its track, column of the Journey, or row with a Representative (governing counts twice). The
effect is measured by `make bench ARGS=styles`.
"""
AT_FIRST_SIGHT = 0.8
"""How much more such an action seems worth before it is tried out."""
_AT_HAND = 0.4
"""The share of a row's worth that an available Scientist has, for a seat that wants to govern."""


def devotion(state: State, index: int, leaning: str) -> float:
    player, done = state.players[index], 0.0
    match leaning:
        case "mechanism":
            done = player.starship
        case "population":
            done = player.humankind
        case "probe":
            done = column_of(player.probe)
        case "government":
            rows = sum(index in row for row in state.government)
            done = rows + 2 * (governor(state) == index) + _AT_HAND * player.scientists
        case _:
            return 0.0
    return DEVOTION[leaning] * done

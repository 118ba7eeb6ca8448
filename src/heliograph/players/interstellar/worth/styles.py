"""What a seat would rather win with, and how much more that seems worth to it than it is."""

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
DEVOTION: dict[str, float] = {"mechanism": 1.2, "population": 1.2, "probe": 1.5, "government": 2.5}
"""For a space on its track, a column of the Journey, a row with a Representative. Set so that all four win as
often: `make bench ARGS=styles`."""


def devotion(state: State, index: int, leaning: str) -> float:
    player = state.players[index]
    match leaning:
        case "mechanism":
            done = player.starship
        case "population":
            done = player.humankind
        case "probe":
            done = column_of(player.probe)
        case "government":
            done = sum(index in row for row in state.government) + (governor(state) == index)
        case _:
            return 0.0
    return DEVOTION[leaning] * done

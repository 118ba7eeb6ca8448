"""Styles: how a seat prefers to win, until points are counted. `make bench ARGS=styles` measures them."""

from __future__ import annotations

from heliograph.games.interstellar.rules.governing import governor
from heliograph.games.interstellar.rules.voyage import column_of
from heliograph.games.interstellar.state import State
from heliograph.players.interstellar.worth.prices import Leaning

STYLES: dict[str, Leaning] = {
    "builder": Leaning("mechanism", at_sight=0.8, held=1.2),
    "shepherd": Leaning("population", at_sight=0.8, held=0.6),
    "pilot": Leaning("probe", at_sight=0.8, held=3.0),
    "governor": Leaning("government", at_sight=0.8, held=4.0),
}
_AT_HAND = 0.4
"""The share of a row's worth that an available Scientist has, for a seat that wants to govern."""


def devotion(state: State, index: int, leaning: Leaning) -> float:
    """What the seat's successes so far seem worth to it beyond their worth; governing counts twice."""
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
            done = rows + 2 * (governor(state) == index) + _AT_HAND * player.scientists
        case _:
            return 0.0
    return leaning.held * done

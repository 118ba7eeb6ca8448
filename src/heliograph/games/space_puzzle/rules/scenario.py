"""Questions about the scenario in play."""

from __future__ import annotations

from heliograph.games.space_puzzle.box.scenario import Special, special
from heliograph.games.space_puzzle.state import State


def special_of(state: State) -> Special:
    return special(state.scenario)


def is_running(state: State) -> bool:
    """From the drawing of the card until it is shown."""
    return state.phase in ("card", "message", "crew")

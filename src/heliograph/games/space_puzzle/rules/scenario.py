"""The scenario in play."""

from __future__ import annotations

from msgspec import UNSET

from heliograph.games.space_puzzle.box.scenario import Special, special_rules
from heliograph.games.space_puzzle.state import State


def special_of(state: State) -> Special:
    return special_rules(state.scenario.rules)


def is_newer(state: State) -> bool:
    """Whether the second reading of the rules applies, or a later one (see `box.edition`)."""
    return state.edition is not UNSET


def is_running(state: State) -> bool:
    """Whether the scenario is running: from drawing the card until it is shown."""
    return state.phase in ("card", "message", "crew")

"""The professional game's helper cards (CT-39 to CT-44)."""

from __future__ import annotations

from heliograph.games.contact.rules.flight import flight_of, is_practice
from heliograph.games.contact.rules.mission import is_professional
from heliograph.games.contact.state import Helper, State


def has_helpers(state: State) -> bool:
    """CT-35: whether helper cards are in play; the practice flight has none (CT-H16)."""
    return is_professional(state.setup) and not is_practice(flight_of(state))


def can_ever_meet(state: State) -> bool:
    """CT-44: a single Crew member has nobody to meet (CT-33)."""
    return state.setup.seats > 2 and has_helpers(state)


def is_active(state: State, helper: Helper) -> bool:
    """CT-39."""
    return has_helpers(state) and helper in state.helpers

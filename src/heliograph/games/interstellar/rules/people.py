"""The gains for saving people (L113, L545, HV-18)."""

from __future__ import annotations

from heliograph.games.interstellar.rules.resources import Cubes, value_of


def reputation_for(people: Cubes) -> int:
    """The same as the value of cubes of their colours."""
    return value_of(people)

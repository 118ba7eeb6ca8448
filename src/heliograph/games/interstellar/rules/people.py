"""What it brings to save people (L113, L545, HV-18)."""

from __future__ import annotations

from heliograph.games.interstellar.rules.resources import Cubes, value_of


def reputation_for(people: Cubes) -> int:
    """As much as cubes of their colours are worth."""
    return value_of(people)

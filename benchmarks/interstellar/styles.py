"""Whether strong seats of four styles differ in where their points come from, and are equally strong."""

from __future__ import annotations

from typing import Any

from heliograph.arena.tournament import run
from heliograph.players import styles

BUDGET = 4
"""Simulations for a decision: equal seats need not think long to be compared."""


def measure(quick: bool, games: int | None = None) -> dict[str, Any]:
    names = list(styles("interstellar", "strong"))
    played = games or (4 if quick else 400)
    found = run("interstellar", names, played, "styles", {"budget": str(BUDGET)})
    return {
        name: {
            "won": 100 * found["win_rate"][name],
            "give or take": _off(found["win_rate"][name], played),
            "score": found["score_mean"][name],
            **found["score_parts"][name],
        }
        for name in names
    }


def _off(share: float, games: int) -> float:
    """Two standard errors of a share of games, in points."""
    return float(200 * (share * (1 - share) / games) ** 0.5)


if __name__ == "__main__":
    print(measure(quick=False))

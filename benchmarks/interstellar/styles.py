"""Whether strong seats of four styles are told apart by what their points come from, and are as strong."""

from __future__ import annotations

from typing import Any

from heliograph.arena.tournament import run
from heliograph.players import styles

BUDGET = 4
"""Simulations for a decision: equals need not think long to be compared."""


def measure(quick: bool) -> dict[str, Any]:
    names = list(styles("interstellar", "strong"))
    found = run("interstellar", names, 4 if quick else 400, "styles", {"budget": str(BUDGET)})
    return {
        name: {
            "won": 100 * found["win_rate"][name],
            "score": found["score_mean"][name],
            **found["score_parts"][name],
        }
        for name in names
    }


if __name__ == "__main__":
    print(measure(quick=False))

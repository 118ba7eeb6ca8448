"""Whether Starship Interstellar is even: turn order, ways to win, and how much of the box gets used."""

from __future__ import annotations

from typing import Any

from heliograph.arena.tournament import run

BUDGET = 12
"""Simulations for a decision: equals need not be strong to be compared."""


def measure(quick: bool) -> dict[str, Any]:
    games, budget = (4, 4) if quick else (200, BUDGET)
    settings = {"budget": str(budget)}
    four = run("interstellar", ["strong"] * 4, games, "turns", settings)
    three = run("interstellar", ["strong"] * 3, games, "ways", settings)
    return {
        "won by turn order": {f"{turn}.": 100 * won for turn, won in enumerate(four["win_rate_by_turn"], 1)},
        "three-player wins by what stood out": {
            name: 100 * won for name, won in three["strategies"]["wins"].items()
        },
        "points of three-player winners": three["strategies"]["points_of_winners"],
        "used": {
            kind: {"used": part["used"], "of": part["of"], "missing": ", ".join(part["missing"])}
            for kind, part in three["coverage"].items()
        },
    }


if __name__ == "__main__":
    print(measure(quick=False))

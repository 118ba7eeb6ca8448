"""Whether Starship Interstellar is even: turn order, ways to win, and how much of the box gets used."""

from __future__ import annotations

from typing import Any

from heliograph.arena.tournament import run

BUDGET = 4
"""Simulations for a decision: equals need not think long to be compared."""


def measure(quick: bool) -> dict[str, Any]:
    games, long = (4, 4) if quick else (100, 500)
    settings = {"budget": str(BUDGET)}
    equals = run("interstellar", ["quick"] * 4, 2 * games, "turns", {})
    four = run("interstellar", ["strong"] * 4, games, "turns", settings)
    three = run("interstellar", ["strong"] * 3, games, "ways", settings)
    two = run("interstellar", ["strong"] * 2, long, "use", settings)
    return {
        "won by turn order": {"quick": _by_turn(equals), "strong": _by_turn(four)},
        "three-player wins by what stood out": {
            name: 100 * won for name, won in three["strategies"]["wins"].items()
        },
        "points of three-player winners": three["strategies"]["points_of_winners"],
        "used": {
            kind: {"used": part["used"], "of": part["of"], "missing": ", ".join(part["missing"])}
            for kind, part in two["coverage"].items()
        },
    }


def _by_turn(figures: dict[str, Any]) -> dict[str, float]:
    return {f"{turn}.": 100 * won for turn, won in enumerate(figures["win_rate_by_turn"], 1)}


if __name__ == "__main__":
    print(measure(quick=False))

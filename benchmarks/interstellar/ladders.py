"""How strong Starship Interstellar's seats are: against each other, with more time, and against H.A.L.L."""

from __future__ import annotations

from typing import Any, get_args

from heliograph.arena.tournament import run
from heliograph.games.interstellar.setup import HallLevel

BUDGET = 30
"""Simulations for a decision: less than a tenth of what a seat has time for at a table."""


def measure(quick: bool) -> dict[str, Any]:
    games, budget = (4, 6) if quick else (100, BUDGET)
    pairs = {
        "strong, quick": (["strong", "quick"], str(budget)),
        "ten times, one time": (["strong", "strong"], f"{10 * budget}:{budget}"),
        **{f"strong, {level}": (["strong", f"hall:{level}"], str(budget)) for level in get_args(HallLevel)},
    }
    return {name: _row(players, games, budget) for name, (players, budget) in pairs.items()}


def _row(players: list[str], games: int, budget: str) -> dict[str, Any]:
    figures = run("interstellar", players, games, "ladders", {"budget": budget})
    (mine, theirs) = figures["score_mean"].values()
    won, *_ = figures["win_rate"].values()
    thought, *_ = figures["ms_per_decision"].values()
    return {
        "games": games,
        "won": 100 * won,
        "score": mine,
        "the other's": theirs,
        "rounds": figures["rounds_mean"],
        "ended by the Sun": 100 * figures["ended_by"]["sun"],
        "p50": thought["p50"],
        "p99": thought["p99"],
    }


if __name__ == "__main__":
    print(measure(quick=False))

"""How strong H.A.L.L. is at each of its settings, and how its play differs.

`python -m benchmarks.interstellar.hall` also writes the menu's figures.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, get_args

from heliograph.arena.tournament import run
from heliograph.games.interstellar.setup import HallLevel

TOLD = Path(__file__).parents[2] / "web/src/games/interstellar/setup/hall.json"
BUDGET = 4
"""Simulations for a decision of the strong seat: it thinks briefly."""
STRONG_GAMES, QUICK_GAMES = 20, 100


def measure(quick: bool) -> dict[str, dict[str, float]]:
    strong, hasty = (2, 4) if quick else (STRONG_GAMES, QUICK_GAMES)
    return {level: _setting(level, strong, hasty) for level in get_args(HallLevel)}


def _setting(level: str, strong: int, hasty: int) -> dict[str, float]:
    brief = _games("strong", level, strong, {"budget": str(BUDGET)})
    plain = _games("quick", level, hasty, {})
    hall = brief["hall"]
    return {
        "red": 100 * hall["colours"]["R"],
        "blue or purple": 100 * (hall["colours"]["B"] + hall["colours"]["P"]),
        "again": hall["again"],
        "rounds": brief["rounds_mean"],
        "score": brief["score_mean"][f"hall:{level}"],
        "strong wins": 100 * brief["win_rate"]["strong"],
        "quick wins": 100 * plain["win_rate"]["quick"],
    }


def _games(player: str, level: str, games: int, settings: dict[str, str]) -> dict[str, Any]:
    return run("interstellar", [player, f"hall:{level}"], games, "1", settings)


def _told(found: dict[str, dict[str, float]]) -> dict[str, dict[str, int]]:
    names = {
        "badly": "red",
        "extra": "blue or purple",
        "again": "again",
        "quick": "quick wins",
        "strong": "strong wins",
    }
    return {level: {name: round(row[of]) for name, of in names.items()} for level, row in found.items()}


if __name__ == "__main__":
    figures = measure(quick=False)
    print(json.dumps(figures, indent=2))
    TOLD.write_text(json.dumps(_told(figures), indent=2) + "\n")

"""How often teams of AI seats fly Mission Control home: by difficulty, by team, and by number of turns.

Every mission is flown with 35 turns; its end shows whether it would have been won with fewer.
"""

from __future__ import annotations

from typing import Any

from heliograph.arena.critical_orbit import DECK, Record, prepare
from heliograph.arena.figures import mean, percentile
from heliograph.arena.running.local import spread

TURNS = (15, 18, 20, 25, 30, 35)
DIFFICULTIES = ("easy", "normal", "hard")
TEAMS: dict[str, tuple[str, ...]] = {
    "strong": ("strong",),
    "quick": ("quick",),
    "strong and decks": ("strong", DECK, DECK, DECK),
    "quick Mercury": ("quick", "strong", "strong", "strong"),
    "quick Houston": ("strong", "quick", "strong", "strong"),
    "quick Bengaluru": ("strong", "strong", "quick", "strong"),
    "quick Cologne": ("strong", "strong", "strong", "quick"),
}


def measure(quick: bool) -> dict[str, Any]:
    games = 6 if quick else 100
    return {
        f"{team}, {difficulty}": _row(_fly(players, difficulty, games))
        for team, players in TEAMS.items()
        for difficulty in DIFFICULTIES
    }


def _fly(players: tuple[str, ...], difficulty: str, games: int) -> list[Record]:
    play = prepare(players, {"difficulty": difficulty, "turns": str(TURNS[-1])})
    return spread(play, [f"teams/{number}" for number in range(games)])


def _row(missions: list[Record]) -> dict[str, float]:
    """Won in percent by so many turns, and how long the seats think, in milliseconds."""
    won = {
        f"won by {turns}": 100 * mean(one.won and one.turns <= turns for one in missions) for turns in TURNS
    }
    solver = [ms for one in missions for ms in one.ms["solver"]]
    others = [ms for one in missions for who, all_ms in one.ms.items() if who != "solver" for ms in all_ms]
    return {
        **won,
        "turns": mean(one.turns for one in missions),
        "oxygen": mean(one.oxygen for one in missions),
        "solver p99": percentile(solver, 99),
        "others p99": percentile(others, 99),
    }


if __name__ == "__main__":
    print(measure(quick=False))

"""Mission Control with people: how often `strong` in each job brings three people home, and they themselves.

`human` partners are evaluation draws (`players/critical_orbit/human/person.py`). 30 turns without a clock are
the yardstick; minutes tell how long those turns took. Every row flies the same starts with the same dice.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from benchmarks.people.progress import play_row
from heliograph.arena.critical_orbit import Record, prepare
from heliograph.arena.figures import mean

SEED = "people"
HUMAN = "human"
CREWS: Mapping[str, tuple[str, ...]] = {
    "strong Mercury": ("strong", HUMAN, HUMAN, HUMAN),
    "strong Houston": (HUMAN, "strong", HUMAN, HUMAN),
    "strong Bengaluru": (HUMAN, HUMAN, "strong", HUMAN),
    "strong Cologne": (HUMAN, HUMAN, HUMAN, "strong"),
    "four people": (HUMAN,),
}
TERMS: tuple[dict[str, str], ...] = (
    {"difficulty": "easy", "turns": "30"},
    {"difficulty": "normal", "turns": "30"},
    {"difficulty": "hard", "turns": "30"},
    {"difficulty": "normal", "minutes": "25"},
    {"difficulty": "normal", "minutes": "30"},
)


def measure(quick: bool, games: int | None = None) -> dict[str, Any]:
    count = games or (4 if quick else 60)
    rows = {}
    for crew, players in CREWS.items():
        for terms in TERMS:
            name = f"{crew}, {' '.join(terms.values())} {[*terms][-1]}"
            rows[name] = _summary(play_row(name, prepare(players, terms), count, SEED))
    return rows


def _summary(missions: list[Record]) -> dict[str, float]:
    return {
        "games": len(missions),
        "won %": 100 * mean(one.won for one in missions),
        "turns": mean(one.turns for one in missions),
        "oxygen": mean(one.oxygen for one in missions),
        "delivered": mean(one.delivered for one in missions),
        "minutes": mean(one.minutes for one in missions),
    }


if __name__ == "__main__":
    print(measure(quick=True))

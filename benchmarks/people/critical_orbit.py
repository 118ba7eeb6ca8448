"""Mission Control with people: how often `strong` in each job brings three people home, and how often four
people do it.

`human` partners are evaluation draws (`players/critical_orbit/human/person.py`). 30 turns without a clock are
the yardstick; minutes say how long those turns took. Every row flies the same starts with the same dice. The
last row is a bound: a `strong` Cologne to whom every circle brings an unlock card and not every other one,
more than any way of writing could.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from msgspec.structs import replace

from benchmarks.people.progress import play_row
from heliograph.arena.critical_orbit import Record, prepare
from heliograph.arena.figures import mean
from heliograph.games import load_game
from heliograph.games.critical_orbit.game import CriticalOrbit

SEED = "people"
HUMAN = "human"
CREWS: Mapping[str, tuple[str, ...]] = {
    "strong Mercury": ("strong", HUMAN, HUMAN, HUMAN),
    "strong Houston": (HUMAN, "strong", HUMAN, HUMAN),
    "strong Bengaluru": (HUMAN, HUMAN, "strong", HUMAN),
    "strong Cologne": (HUMAN, HUMAN, HUMAN, "strong"),
    "four people": (HUMAN,),
}
YARDSTICK = {"difficulty": "normal", "turns": "30"}
BOUND = "strong Cologne, an unlock card for every circle, normal 30 turns"
TERMS: tuple[dict[str, str], ...] = (
    {"difficulty": "easy", "turns": "30"},
    YARDSTICK,
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
    bound = prepare(CREWS["strong Cologne"], YARDSTICK, _generous())
    rows[BOUND] = _summary(play_row(BOUND, bound, count, SEED))
    return rows


@cache
def _generous() -> CriticalOrbit:
    """The game in the box, but for Cologne's locks (MC-57)."""
    game = load_game("critical_orbit")
    assert isinstance(game, CriticalOrbit)
    pack, locks = game.content, game.content.cologne_locks
    every = tuple(range(1, len(locks.value) + 1))
    return CriticalOrbit(replace(pack, cologne_locks=replace(locks, value=every)))


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

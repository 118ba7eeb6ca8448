"""By what games are won: the part of a winner's score that stands out most from all players'."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from statistics import fmean, pstdev
from typing import Any

from heliograph.arena.figures import mean
from heliograph.review.interstellar.types import Strategy

STRATEGIES: tuple[Strategy, ...] = ("mechanisms", "population", "probe", "government")

Scores = Mapping[int, Mapping[Strategy, int]]
"""For each player, the parts of the score."""


def parts_of(scores: Sequence[Mapping[Strategy, int]]) -> dict[str, float]:
    """One player's mean points by part of the score."""
    return {name: mean(one[name] for one in scores) for name in (*STRATEGIES, "rest")}


def strategies(games: Sequence[tuple[Scores, Sequence[int]]]) -> dict[str, Any]:
    """Mechanisms are worth most points to everybody, so the largest part says little about a player's way to
    win. Instead each part is compared with the mean of all seats, in standard deviations."""
    every = [one for scores, _ in games for one in scores.values()]
    usual = {
        name: (fmean(one[name] for one in every), pstdev(one[name] for one in every) or 1.0)
        for name in STRATEGIES
    }
    wins = dict.fromkeys(STRATEGIES, 0.0)
    total = 0.0
    for scores, won in games:
        for place in won:
            leading = max(
                STRATEGIES, key=lambda name: (scores[place][name] - usual[name][0]) / usual[name][1]
            )
            wins[leading] += 1 / len(won)
        total += bool(won)
    return {
        "wins": {name: round(count / total, 4) if total else 0.0 for name, count in wins.items()},
        "points_of_winners": {
            name: mean(scores[place][name] for scores, won in games for place in won)
            for name in (*STRATEGIES, "rest")
        },
        "points_of_all": {name: mean(one[name] for one in every) for name in (*STRATEGIES, "rest")},
    }

"""The metrics, one function each. The first sentence of each is what the report says it is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from math import log

from heliograph.arena.intervals import intervals


def mean(values: Sequence[float]) -> float | None:
    """The mean score."""
    return sum(values) / len(values) if values else None


def gap(with_itself: float | None, with_others: float | None) -> float | None:
    """How much better it does with itself than with strangers of the held-out family."""
    return None if with_itself is None or with_others is None else with_itself - with_others


def worst_cell(cells: Mapping[str, float]) -> float | None:
    """The mean score with the stranger it gets on with worst."""
    return min(cells.values()) if cells else None


def share_of_best(own: Mapping[str, float], best: Mapping[str, float]) -> float | None:
    """Its score with all strangers, as a share of what the one who knows its partner reaches with them."""
    total = sum(best[name] for name in own if name in best)
    return sum(own[name] for name in own if name in best) / total if total else None


def worst_share(own: Mapping[str, float], best: Mapping[str, float]) -> float | None:
    """That share with the stranger where it is lowest, among those with whom the best response reaches
    anything."""
    shares = [own[name] / best[name] for name in own if best.get(name)]
    return min(shares) if shares else None


def interquartile_mean(values: Sequence[float]) -> float | None:
    """The mean score of the middle half of all encounters; those at the border count in part."""
    if not values:
        return None
    ranked, cut = sorted(values), len(values) / 4
    weights = [max(0.0, min(at + 1, len(ranked) - cut) - max(at, cut)) for at in range(len(ranked))]
    return sum(value * weight for value, weight in zip(ranked, weights, strict=True)) / sum(weights)


def interval(
    figure: Callable[[Sequence[float]], float | None], values: Sequence[float]
) -> tuple[float, float] | None:
    """What it would be for encounters drawn again, 95 % of 200 draws."""
    if not values:
        return None
    return intervals(lambda drawn: {"figure": figure(drawn)}, values)["figure"]


def regret_by_round(own: Mapping[int, float], best: Mapping[int, float]) -> dict[int, float]:
    """How far, round by round, it stays behind the one who knows its partner from the start."""
    return {number: best[number] - own[number] for number in sorted(own) if number in best}


def specificity(pairs: Sequence[tuple[float, float]]) -> float | None:
    """How much its own past with this stranger is worth more than the same past with somebody else: real
    minus re-paired, from the same positions."""
    return mean([real - repaired for real, repaired in pairs])


def gain_over_literal(own: float | None, literal: float | None) -> float | None:
    """How much better it understands than the literal listener, who takes every message at its face value
    and learns nothing."""
    return None if own is None or literal is None else own - literal


def equivariance_gap(same: Sequence[bool]) -> float | None:
    """The share of decisions that change when the table is relabelled, rotated or mirrored."""
    return 1 - sum(same) / len(same) if same else None


def brier(stated: Sequence[tuple[float, bool]]) -> float | None:
    """The mean square of how far its stated certainty is from what came true: 0 is perfect, .25 a coin's."""
    return mean([(sure - came_true) ** 2 for sure, came_true in stated])


def diversity(actions: Sequence[str]) -> float | None:
    """The entropy of what it does as a share of the most there could be: 0 is always the same, 1 never the
    same twice."""
    if len(actions) < 2:
        return None
    shares = [count / len(actions) for count in Counter(actions).values()]
    return -sum(share * log(share) for share in shares) / log(len(actions)) + 0.0

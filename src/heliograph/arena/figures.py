"""Means and percentiles, rounded for people."""

from __future__ import annotations

from collections.abc import Iterable
from math import ceil


def mean(values: Iterable[float]) -> float:
    numbers = list(values)
    return round(sum(numbers) / len(numbers), 4) if numbers else 0.0


def percentile(values: Iterable[float], percent: int) -> float:
    """The smallest value that at least so many percent do not exceed."""
    ranked = sorted(values)
    return ranked[max(ceil(len(ranked) * percent / 100), 1) - 1] if ranked else 0.0


def spread_ms(values: Iterable[float]) -> dict[str, float]:
    numbers = list(values)
    return {f"p{percent}": round(percentile(numbers, percent), 2) for percent in (50, 99)}

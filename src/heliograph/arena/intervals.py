"""How certain a figure is: its spread over games drawn again from those that were played."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from random import Random
from typing import Any

DRAWS = 200
_OUTSIDE = DRAWS // 40
"""This many draws are left out on either side: one in forty."""
_CLOCK = "ms_"


def intervals(
    figures: Callable[[Sequence[Any]], Mapping[str, Any]], records: Sequence[Any]
) -> dict[str, tuple[float, float]]:
    """95 % bootstrap intervals, by the figure's name. Times of the clock get none: they are no sample."""
    chance = Random(0)
    found: dict[str, list[float]] = {}
    for _ in range(DRAWS):
        drawn = chance.choices(records, k=len(records))
        for name, value in _numbers(figures(drawn)):
            found.setdefault(name, []).append(value)
    return {name: _spread(values) for name, values in found.items() if name != "games"}


def _spread(values: Sequence[float]) -> tuple[float, float]:
    """A figure that some draws do not have is spread over the draws that do."""
    ranked = sorted(values)
    outside = min(_OUTSIDE, (len(ranked) - 1) // 2)
    return round(ranked[outside], 4), round(ranked[-1 - outside], 4)


def _numbers(figures: Mapping[Any, Any], within: str = "") -> Iterator[tuple[str, float]]:
    for key, value in figures.items():
        name = f"{within}: {key}" if within else str(key)
        if name.startswith(_CLOCK):
            continue
        if isinstance(value, Mapping):
            yield from _numbers(value, name)
        elif isinstance(value, int | float) and not isinstance(value, bool):
            yield name, value

"""Plackett and Luce's model: who comes first of those who are left is in proportion to strength. With two at
a table it is Bradley and Terry's."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import permutations, product
from math import factorial, log10, prod

import numpy as np
from numpy.typing import NDArray

Standings = Mapping[str, float]
"""One game: what each has reached. Equals have tied."""
POINTS_PER_TENFOLD = 400.0
"""As in chess: who is ten times as strong is 400 points ahead."""
PRIOR = 0.5
"""So many games that everybody has won and lost against an average rival, so that nobody is endlessly strong
who has never lost."""
_ROUNDS = 2000
_CLOSE = 1e-10


def ratings(games: Sequence[Standings], prior: float = PRIOR) -> dict[str, float]:
    """By name, in points; their mean is 0."""
    strengths = fit(games, prior)
    points = {name: POINTS_PER_TENFOLD * log10(strength) for name, strength in strengths.items()}
    middle = sum(points.values()) / len(points)
    return {name: point - middle for name, point in points.items()}


def fit(games: Sequence[Standings], prior: float = PRIOR) -> dict[str, float]:
    """The likeliest strengths, by Hunter's minorise-maximise steps; their geometric mean is 1."""
    names = sorted({name for game in games for name in game})
    place = {name: number for number, name in enumerate(names)}
    won = np.full(len(names), prior)
    met: dict[tuple[int, ...], float] = {}
    for game in games:
        for order, weight in _orders(game):
            line = [place[name] for name in order]
            for first in range(len(line) - 1):
                won[line[first]] += weight
                left = tuple(sorted(line[first:]))
                met[left] = met.get(left, 0.0) + weight
    groups = [np.array(group) for group in met]
    weights = np.array([*met.values()])
    strengths = np.ones(len(names))
    for _ in range(_ROUNDS):
        before, strengths = strengths, won / _shares(strengths, groups, weights, prior)
        strengths /= np.exp(np.log(strengths).mean())
        if np.abs(np.log(strengths / before)).max() < _CLOSE:
            break
    return {name: float(strength) for name, strength in zip(names, strengths, strict=True)}


def _shares(
    strengths: NDArray[np.float64],
    groups: Sequence[NDArray[np.int64]],
    weights: NDArray[np.float64],
    prior: float,
) -> NDArray[np.float64]:
    total = 2 * prior / (strengths + 1.0)
    for group, weight in zip(groups, weights, strict=True):
        total[group] += weight / strengths[group].sum()
    return total


def _orders(game: Standings) -> Iterator[tuple[tuple[str, ...], float]]:
    """From the best to the worst. A tie stands for all its orders, each in part."""
    tied: dict[float, list[str]] = {}
    for name, reached in game.items():
        tied.setdefault(reached, []).append(name)
    groups = [tied[reached] for reached in sorted(tied, reverse=True)]
    share = 1 / prod(factorial(len(group)) for group in groups)
    for order in product(*(permutations(group) for group in groups)):
        yield tuple(name for group in order for name in group), share

"""Which routes a Source may like: the probability of each before any signal.

People prefer short distances and few flights, each to a different degree; a machine of one idea takes routes
that stand out (`standing_out.py`) or always the very shortest (`shortest.py`); a cleverer one takes whatever
is clearest to its guesser, which can be any route.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple

import numpy as np

from heliograph.players.contact.conventions import Floats
from heliograph.players.contact.routes import Routes, Table


class Taste(NamedTuple):
    share: float
    """How common the taste is, compared with the others."""
    detour: float
    """How much rarer a route is that flies twice as far as a straight line, as a logarithm."""
    flights: float
    """The same for one more flight."""
    again: float
    """How often the same route is sent again when the Crew asks (CT-22 allows another)."""


TASTES: Mapping[str, Taste] = {
    "anything": Taste(0.35, 0.0, 0.0, 0.4),
    "short": Taste(0.25, 25.0, 2.5, 0.85),
    "few": Taste(0.2, 5.0, 5.0, 0.85),
    "easy": Taste(0.2, 6.0, 2.0, 0.8),
    "standing out": Taste(0.08, 0.0, 0.0, 0.97),
    "shortest": Taste(0.06, 0.0, 0.0, 0.97),
}
ANYTHING, STANDING_OUT, SHORTEST = (
    [*TASTES].index(taste) for taste in ("anything", "standing out", "shortest")
)
OF_ONE_IDEA = (STANDING_OUT, SHORTEST)
"""The tastes of machines of one idea."""
SHARES: Floats = np.array([taste.share for taste in TASTES.values()])
AGAIN: Floats = np.array([taste.again for taste in TASTES.values()])
_USUAL_FLIGHTS = 3
"""Longer routes are so many that each is very unlikely."""
_RARE = 0.02
_NEXT_TO_NOTHING = 1e-12


@lru_cache(maxsize=128)
def odds_of_wishes(table: Table, start: int, flights: int) -> Floats:
    """[taste, route]: the probability that a Source whose target is the route's end taps it. Which routes
    stand out or are the shortest is not considered here. Read only."""
    routes = table.routes(start, flights)
    scale = _scales(table, start)[:, min(flights, _USUAL_FLIGHTS + 1) - 1, :]
    odds: Floats = _wishes(table, routes) * scale[:, routes.ends]
    return odds


def odds_of_anything(table: Table, routes: Routes) -> Floats:
    """[route]: the same for a Source without preferences."""
    start, flights = int(routes.stops[0, 0]), routes.edge_mm.shape[1]
    odds: Floats = _scales(table, start)[ANYTHING, min(flights, _USUAL_FLIGHTS + 1) - 1, routes.ends]
    return odds


def detours(table: Table, routes: Routes) -> Floats:
    """How much longer each route is than the straight line, as a share."""
    straight = table.centre_mm[routes.stops[:, 0], routes.ends]
    further: Floats = routes.legs(table.centre_mm).sum(axis=1) / straight - 1
    return further


def _wishes(table: Table, routes: Routes) -> Floats:
    detour, more = detours(table, routes), routes.edge_mm.shape[1] - 1
    wishes: Floats = np.exp([-taste.detour * detour - taste.flights * more for taste in TASTES.values()])
    return wishes


@lru_cache(maxsize=128)
def _scales(table: Table, start: int) -> Floats:
    """[taste, flights, end]: factors that turn wishes into probabilities. A Source without preferences likes
    every number of flights equally. Read only."""
    sums = np.zeros((len(TASTES), _USUAL_FLIGHTS + 1, len(table.ids)))
    for flights in range(1, _USUAL_FLIGHTS + 1):
        routes = table.routes(start, flights)
        for taste, wishes in enumerate(_wishes(table, routes)):
            sums[taste, flights - 1] = np.bincount(routes.ends, wishes, minlength=len(table.ids))
    total = np.maximum(sums.sum(axis=1, keepdims=True), _NEXT_TO_NOTHING)
    scales: Floats = np.repeat(1 / total, _USUAL_FLIGHTS + 1, axis=1)
    routes_there = sums[ANYTHING, :_USUAL_FLIGHTS]
    kinds = np.maximum((routes_there > 0).sum(axis=0), 1)
    scales[ANYTHING, :_USUAL_FLIGHTS] = 1 / np.maximum(routes_there, 1) / kinds
    scales[:, _USUAL_FLIGHTS] *= _RARE
    return scales

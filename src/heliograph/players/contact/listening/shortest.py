"""The very shortest route, from centre to centre: the taste of the simplest Source."""

from __future__ import annotations

from functools import lru_cache

import numpy as np

from heliograph.players.contact.conventions import Floats
from heliograph.players.contact.routes import Table

_AS_SHORT_MM = 1e-6


@lru_cache(maxsize=128)
def odds_of_the_shortest(table: Table, start: int, flights: int) -> Floats:
    """[route]: one for the shortest route to its end, zero for all others of this many flights. Read only."""
    routes = table.routes(start, flights)
    along = routes.legs(table.centre_mm).sum(axis=1)
    odds: Floats = (along <= _shortest_mm(table, start)[routes.ends] + _AS_SHORT_MM).astype(np.float64)
    return odds


@lru_cache(maxsize=128)
def _shortest_mm(table: Table, start: int) -> Floats:
    """[chip]: the length of the shortest route to it. Read only."""
    ways = np.where(table.linked, table.centre_mm, np.inf)
    length: Floats = np.full(len(table.ids), np.inf)
    length[start] = 0.0
    for _ in table.ids:
        length = np.minimum(length, (length[:, None] + ways).min(axis=0))
    return length

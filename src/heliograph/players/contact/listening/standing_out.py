"""Routes that stand out: the taste of a simple Source. Among routes of one or two flights it takes the one
that sounds least like any other, to a listener as simple as itself that perceives the intended durations.
"""

from __future__ import annotations

from functools import lru_cache

import numpy as np

from heliograph.games.contact.state import ChipId
from heliograph.players.contact.conventions import EDGE, Floats
from heliograph.players.contact.costs import cost_of
from heliograph.players.contact.listening.belief import USUAL_TEMPO, set_in_its_ways, sketch
from heliograph.players.contact.listening.machines import Listener, understood
from heliograph.players.contact.routes import Ints, Table

_MOST_FLIGHTS = 2
_THE_BEST = 0.7
"""How often it takes the very best one."""
_KEEN = 20.0
"""Otherwise: how much rarer a route is that tells such a listener nothing, as a logarithm."""
_NOWHERE = -9.0
"""Below the clarity of any route."""


def odds_of_standing_out(table: Table, start: int, among: tuple[ChipId, ...], flights: int) -> Floats:
    """[route]: how likely each route of this many flights is tapped, to distinguish its end from the others.
    Read only."""
    if flights > _MOST_FLIGHTS:
        return np.zeros(len(table.routes(start, flights).stops))
    return _odds(table, start, frozenset(among))[flights - 1]


@lru_cache(maxsize=256)
def _odds(table: Table, start: int, among: frozenset[ChipId]) -> tuple[Floats, ...]:
    every = [table.routes(start, flights) for flights in range(1, _MOST_FLIGHTS + 1)]
    ends = np.concatenate([routes.ends for routes in every])
    clear = np.concatenate([_clear(table, start, among, flights + 1) for flights in range(_MOST_FLIGHTS)])
    best = np.full(len(table.ids), _NOWHERE)
    np.maximum.at(best, ends, clear)
    behind = clear - best[ends]
    odds = _THE_BEST * _shared((behind == 0.0).astype(float), ends) + (1 - _THE_BEST) * _shared(
        np.exp(_KEEN * behind), ends
    )
    return tuple(np.split(odds, np.cumsum([len(routes.stops) for routes in every])[:-1]))


def _clear(table: Table, start: int, among: frozenset[ChipId], flights: int) -> Floats:
    """[route]: how sure such a listener would be, minus the route's cost; below zero for other routes."""
    routes = table.routes(start, flights)
    meant = routes.leading_to(table.numbers(tuple(among)))
    clear = np.full(len(meant), _NOWHERE)
    if meant.any():
        mine = routes.only(meant)
        log_ms = mine.legs(table.log_length[EDGE]) + USUAL_TEMPO
        crew = (Listener(dict.fromkeys(among, 1 / len(among)), sketch(set_in_its_ways())),)
        clear[meant] = understood(table, mine, crew, log_ms, mine.ends).sure - cost_of(log_ms)
    return clear


def _shared(wishes: Floats, ends: Ints) -> Floats:
    """Wishes as shares of the total for their end."""
    total = np.bincount(ends, wishes)
    shares: Floats = wishes / np.maximum(total[ends], 1e-12)
    return shares

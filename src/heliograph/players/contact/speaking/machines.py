"""What machines make of a message: listeners who weigh every route to every planet."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from heliograph.games.contact.state import ChipId
from heliograph.players.contact.conventions import Floats
from heliograph.players.contact.listening.belief import Component
from heliograph.players.contact.listening.hearing import JITTER_MM
from heliograph.players.contact.listening.tastes import ANYTHING, route_odds
from heliograph.players.contact.routes import Ints, Routes, Table

_WORTH_A_THOUGHT = 0.08
_NEXT_TO_NOTHING = 1e-300
_AT_ONCE = 64
"""Messages weighed together: as many as the processor's cache holds well."""


@dataclass(frozen=True)
class Listener:
    """What the Source thinks a guesser thinks: of the candidates, and of the Source."""

    prior: Mapping[ChipId, float]
    components: tuple[Component, ...]
    share: float = 1.0
    """How likely the guesser is of this kind."""


Crew = Sequence[Listener]
"""One guesser, of one kind or another."""


def log_fits(table: Table, routes: Routes, of: Component, log_ms: Floats) -> Floats:
    """[message, route]: logarithm of the likelihood, the tempo integrated out (Sherman–Morrison)."""
    length = routes.legs(table.log_length[of.reading])
    variance = of.scatter**2 + (JITTER_MM * np.exp(-length)) ** 2
    precision, expected = 1 / variance, length + of.tempo
    total = precision.sum(axis=1)
    squares = (
        log_ms**2 @ precision.T
        - 2 * log_ms @ (precision * expected).T
        + (precision * expected**2).sum(axis=1)
    )
    sums = log_ms @ precision.T - (precision * expected).sum(axis=1)
    constant = np.log(variance).sum(axis=1) + np.log1p(of.spread**2 * total)
    fits: Floats = -0.5 * (squares - sums**2 / (1 / of.spread**2 + total) + constant)
    return fits


def understood(
    table: Table, routes: Routes, crew: Crew, log_ms: Floats, goals: Ints
) -> tuple[Floats, Floats]:
    """For each message how sure of its goal the guesser will be, and how many kinds of guesser would rather
    point at another planet."""
    sure, misread = np.zeros(len(log_ms)), np.zeros(len(log_ms))
    ends, firsts = np.unique(routes.ends, return_index=True)
    odds = route_odds(table, routes)[ANYTHING]
    for listener in crew:
        prior = np.array([listener.prior[table.ids[end]] for end in ends])
        weights = prior * _weights(table, routes, listener, log_ms, odds, firsts)
        posterior = weights / (weights.sum(axis=1, keepdims=True) + _NEXT_TO_NOTHING)
        right = posterior[np.arange(len(log_ms)), np.searchsorted(ends, goals)]
        sure += listener.share * right
        if listener.share >= _WORTH_A_THOUGHT:
            misread += right < posterior.max(axis=1)
    return sure, misread


def _weights(
    table: Table, routes: Routes, listener: Listener, log_ms: Floats, odds: Floats, firsts: Ints
) -> Floats:
    """[message, end]: how well each message fits the routes to each end, all together."""
    weights = np.zeros((len(log_ms), len(firsts)))
    for component in listener.components:
        for begin in range(0, len(log_ms), _AT_ONCE):
            some = slice(begin, begin + _AT_ONCE)
            fits = odds * np.exp(log_fits(table, routes, component, log_ms[some]))
            weights[some] += component.weight * np.add.reduceat(fits, firsts, axis=1)
    return weights

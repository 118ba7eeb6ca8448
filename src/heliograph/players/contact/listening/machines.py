"""How machine listeners understand a message: they weigh every route to every planet."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np

from heliograph.games.contact.state import ChipId
from heliograph.players.contact.conventions import Floats
from heliograph.players.contact.listening.belief import Component
from heliograph.players.contact.listening.tastes import odds_of_anything
from heliograph.players.contact.routes import Ints, Routes, Table

JITTER_MM = 3.0
"""A finger's own 30 ms at the usual tempo."""
_WORTH_A_THOUGHT = 0.08
_NEXT_TO_NOTHING = 1e-300
_AT_ONCE = 64
"""Messages weighed at once: as many as fit well into the processor's cache."""


@dataclass(frozen=True)
class Listener:
    """What the Source assumes a guesser believes: about the candidates, and about the Source."""

    prior: Mapping[ChipId, float]
    components: tuple[Component, ...]
    share: float = 1.0
    """The probability that the guesser is of this kind."""


Crew = Sequence[Listener]
"""One guesser, who is of one of these kinds."""


class Fitting:
    """How routes look under one belief about the Source, worked out once for all messages."""

    def __init__(self, table: Table, routes: Routes, of: Component) -> None:
        length = routes.legs(table.log_length[of.reading])
        variance = of.scatter**2 + (JITTER_MM * np.exp(-length)) ** 2
        precision, expected = 1 / variance, length + of.tempo
        total = precision.sum(axis=1)
        self._precision, self._weighted = precision.T, (precision * expected).T
        self._square = (precision * expected**2).sum(axis=1)
        self._sum = (precision * expected).sum(axis=1)
        self._slack = 1 / of.spread**2 + total
        self._constant = np.log(variance).sum(axis=1) + np.log1p(of.spread**2 * total)

    def log_fits(self, log_ms: Floats) -> Floats:
        """[message, route]: logarithm of the likelihood, with the tempo integrated out (Sherman–Morrison)."""
        squares = log_ms**2 @ self._precision - 2 * log_ms @ self._weighted + self._square
        sums = log_ms @ self._precision - self._sum
        fits: Floats = -0.5 * (squares - sums**2 / self._slack + self._constant)
        return fits


def log_fits(table: Table, routes: Routes, of: Component, log_ms: Floats) -> Floats:
    return Fitting(table, routes, of).log_fits(log_ms)


class Understood(NamedTuple):
    """How each message is understood."""

    sure: Floats
    """How sure of its goal the guesser will be."""
    right: Floats
    """The probability that the guesser points at the goal."""
    misread: Floats
    """How many kinds of guesser would rather point at another planet."""


def understood(table: Table, routes: Routes, crew: Crew, log_ms: Floats, goals: Ints) -> Understood:
    sure, right, misread = (np.zeros(len(log_ms)) for _ in Understood._fields)
    ends, firsts = np.unique(routes.ends, return_index=True)
    odds = odds_of_anything(table, routes)
    for listener in crew:
        prior = np.array([listener.prior[table.ids[end]] for end in ends])
        weights = prior * _weights(table, routes, listener, log_ms, odds, firsts)
        posterior = weights / (weights.sum(axis=1, keepdims=True) + _NEXT_TO_NOTHING)
        of_goal = posterior[np.arange(len(log_ms)), np.searchsorted(ends, goals)]
        elsewhere = of_goal < posterior.max(axis=1)
        sure += listener.share * of_goal
        right += listener.share * ~elsewhere
        if listener.share >= _WORTH_A_THOUGHT:
            misread += elsewhere
    return Understood(sure, right, misread)


def _weights(
    table: Table, routes: Routes, listener: Listener, log_ms: Floats, odds: Floats, firsts: Ints
) -> Floats:
    """[message, end]: how well each message fits all routes to each end together."""
    weights = np.zeros((len(log_ms), len(firsts)))
    for component in listener.components:
        fitting = Fitting(table, routes, component)
        for begin in range(0, len(log_ms), _AT_ONCE):
            some = slice(begin, begin + _AT_ONCE)
            fits = odds * np.exp(fitting.log_fits(log_ms[some]))
            weights[some] += component.weight * np.add.reduceat(fits, firsts, axis=1)
    return weights

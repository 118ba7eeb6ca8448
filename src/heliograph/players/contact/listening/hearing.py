"""How well recordings fit each candidate, for every way of tapping the Source might have.

A flight of length g takes about exp(tempo) * g milliseconds: the logarithm of the duration has a normal
error with variance scatter² + (JITTER_MM / g)². Part of it is an error of the eye, which is the same each
time a route is repeated.
"""

from __future__ import annotations

from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from heliograph.games.contact.state import ChipId, Transmission
from heliograph.players.contact.conventions import READINGS, Floats
from heliograph.players.contact.listening.belief import SCATTERS, SHAPE, TEMPI
from heliograph.players.contact.listening.machines import JITTER_MM
from heliograph.players.contact.listening.shortest import odds_of_the_shortest
from heliograph.players.contact.listening.standing_out import odds_of_standing_out
from heliograph.players.contact.listening.tastes import SHORTEST, STANDING_OUT, odds_of_wishes
from heliograph.players.contact.routes import LISTED_HOPS, Ints, Routes, Table

_EYE = 0.06
_MOSTLY_EYE = 0.5
"""The largest share of the variance that is the eye's."""
LAPSE = 0.01
"""How often a recording means nothing: a slip, a blocked line, an overlooked chip."""
_ANY_LOG_MS = (7.3, 1.0)
"""Mean and spread of the logarithm of an arbitrary duration."""


def fit(
    table: Table,
    run: tuple[Transmission, ...],
    candidates: tuple[ChipId, ...],
    among: tuple[ChipId, ...],
) -> Floats:
    """The likelihood of recordings of one and the same route: [candidate, taste, reading, scatter, tempo].
    `among` are the planets from which the Source had to distinguish the candidate. Read only."""
    known = max((sent.route or sent.shown for sent in run), key=len)
    return _fit(table, run[0].start, tuple(sent.holds for sent in run), known, candidates, among)


@lru_cache(maxsize=256)
def _fit(
    table: Table,
    start: ChipId,
    recordings: tuple[tuple[int, ...], ...],
    known: tuple[ChipId, ...],
    candidates: tuple[ChipId, ...],
    among: tuple[ChipId, ...],
) -> Floats:
    log_ms: Floats = np.log(recordings)
    first, prefix, ends = table.number[start], table.numbers(known), table.numbers(candidates)
    if log_ms.shape[1] <= LISTED_HOPS:
        every = table.routes(first, log_ms.shape[1])
        meant = every.leading_to(ends) & every.beginning(prefix)
        odds = odds_of_wishes(table, first, log_ms.shape[1])[:, meant]
        odds[STANDING_OUT] = odds_of_standing_out(table, first, among, log_ms.shape[1])[meant]
        odds[SHORTEST] = odds_of_the_shortest(table, first, log_ms.shape[1])[meant]
        likelihood = _by_routes(table, every.only(meant), odds, log_ms, ends)
    else:
        likelihood = _by_walks(table, first, prefix, log_ms, ends)
    return (1 - LAPSE) * likelihood + LAPSE * float(of_anything(log_ms).prod())


def of_anything(log_ms: Floats) -> Floats:
    """[recording]: the likelihood of a recording that means nothing."""
    mean, spread = _ANY_LOG_MS
    likelihood: Floats = np.prod(np.exp(-0.5 * ((log_ms - mean) / spread) ** 2) / spread, axis=1)
    return likelihood


def _by_routes(table: Table, routes: Routes, odds: Floats, log_ms: Floats, ends: Ints) -> Floats:
    """Sums over all routes to a candidate, weighted by the Source's taste. The sum of squared errors is a
    parabola in the tempo, so each route needs three numbers only."""
    likelihood = np.zeros((len(ends), *SHAPE))
    if not len(routes.stops):
        return likelihood
    by_end = _by_end(routes, odds, ends)
    times, mean = len(log_ms), log_ms.mean(axis=0)
    spread = ((log_ms - mean) ** 2).sum(axis=0)
    log_length = routes.legs(table.log_length)
    off, jitter = mean - log_length, (JITTER_MM * np.exp(-log_length)) ** 2
    powers = np.stack([np.ones_like(TEMPI), TEMPI, -0.5 * TEMPI**2])
    for level, scatter in enumerate(SCATTERS):
        whole = scatter**2 + jitter
        eye = np.minimum(_EYE**2, _MOSTLY_EYE * whole)
        hand = whole - eye
        variance = eye + hand / times
        logs = np.log(variance) + (times - 1) * np.log(hand)
        constant = -0.5 * (off**2 / variance + spread / hand + logs).sum(axis=2)
        terms = np.stack([constant, (off / variance).sum(axis=2), (1 / variance).sum(axis=2)], axis=2)
        fits = by_end @ np.exp(terms @ powers)
        by_reading = fits.reshape(len(READINGS), len(ends), SHAPE[0], len(TEMPI))
        likelihood[:, :, :, level] = by_reading.transpose(1, 2, 0, 3)
    return likelihood


def _by_end(routes: Routes, odds: Floats, ends: Ints) -> Floats:
    """[candidate and taste, route]: the probability of each route, given the candidate it leads to."""
    leads = routes.ends == ends[:, None]
    by_end: Floats = leads[:, None, :] * odds
    return by_end.reshape(-1, by_end.shape[2])


def _by_walks(table: Table, start: int, prefix: Ints, log_ms: Floats, ends: Ints) -> Floats:
    """For routes too long to list: follows the rocket's possible places flight by flight. A walk may visit a
    chip twice, which a route may not (CT-17); among so many routes that hardly matters, and taste is
    ignored."""
    likelihood = np.zeros((len(ends), *SHAPE))
    open_ways = table.linked.copy()
    open_ways[:, start] = False
    begun = (np.arange(len(table.ids)) == start).astype(np.float64)
    landings = [open_ways & _landing(len(table.ids), prefix, flight) for flight in range(log_ms.shape[1])]
    walks = begun
    for allowed in landings:
        walks = walks @ allowed
    for reading in range(len(READINGS)):
        length = table.log_length[reading]
        jitter = (JITTER_MM * np.exp(-length)) ** 2
        for level, scatter in enumerate(SCATTERS):
            variance = scatter**2 + jitter
            here = np.tile(begun, (len(TEMPI), 1, 1))
            for heard, allowed in zip(log_ms.T, landings, strict=True):
                off = [ms - length - TEMPI[:, None, None] for ms in heard]
                squares = sum(one**2 for one in off)
                here = here @ (allowed * np.exp(-0.5 * squares / variance) / variance ** (len(off) / 2))
            fits = here[:, 0, :] / np.maximum(walks, 1.0)
            likelihood[:, :, reading, level] = fits[:, ends].T[:, None, :]
    return likelihood


def _landing(chips: int, prefix: Ints, flight: int) -> NDArray[np.bool_]:
    """Where this flight may land, given the stopovers that are known."""
    landing = np.full(chips, flight >= len(prefix))
    landing[prefix[flight : flight + 1]] = True
    return landing

"""The guesser as an unknown person: a few dozen possible people, how long each expects every flight to last,
and where each would point.  Listeners expect to hear what they would tap themselves. So a guesser's own taps
tell how they measure distance and at which tempo; before any have been heard, the belief about an unknown
person is used. Each person goes by the best-fitting route to a planet, considers short routes sooner, and
misjudges certain distances for the whole game. A wrong guess makes the people it fits more likely.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

import numpy as np

from heliograph.games.contact.state import ChipId, Flight, Transmission
from heliograph.players.contact.conventions import TYPICAL_MM, Floats
from heliograph.players.contact.listening.belief import TEMPI, stranger, without_one_idea
from heliograph.players.contact.listening.learning import belief_from
from heliograph.players.contact.listening.tastes import detours
from heliograph.players.contact.routes import LISTED_HOPS, Ints, Routes, Table

MANY = 128
A_FEW = 32
"""Enough people to find the few messages that are worth testing with all of them."""
A_GLANCE = 16
"""Enough people to find the routes that are worth tapping in several ways."""
_TOLERANCE = 0.2
"""How far off a flight may be without being suspicious."""
_DOUBT = 0.35
_LEAST_DOUBT = 0.12
_MISJUDGES = 0.07
_UNSTEADY = 0.11
"""The error of the Source's hand and the guesser's ear together."""
_MIDDLE = np.log(800.0)
"""Shorter sounds seem longer than they are, longer ones shorter."""
_OPEN = 0.15
"""The share kept for people who listen differently than they tap."""
_AT_RANDOM = 0.25
_UNHEARD_OF = -60.0

_DRAWN = np.random.default_rng(2020)
_PLACES: Floats = np.concatenate(
    [_DRAWN.permutation((np.arange(many) + 0.5) / many) for many in (A_FEW, MANY - A_FEW)]
)
_SLOPES: Floats = 0.93 + 0.06 * _DRAWN.standard_normal(MANY)
_GLANCES: Floats = _DRAWN.permutation(np.linspace(0.0, 2.0, MANY))
_LEARNING: Floats = _DRAWN.permutation(np.resize([0.0, 0.3, 0.3, 0.6], MANY))
_KEEPS_ALL: Floats = _DRAWN.permutation(np.resize([0.0, 1.0], MANY))
_EYES: Floats = _DRAWN.uniform(0.1, 0.9, MANY)
_NOISE: Floats = _UNSTEADY * _DRAWN.standard_normal((MANY, LISTED_HOPS))


@dataclass(frozen=True, eq=False)
class People:
    weight: Floats
    """[person]"""
    expects: Floats
    """[person, chip, chip]: logarithm of the milliseconds each flight should last."""
    doubt: Floats
    """[person]: how far off the Source's tempo may be."""


@lru_cache(maxsize=256)
def people_like(table: Table, theirs: tuple[Flight, ...], mine: tuple[Flight, ...]) -> People:
    """The people the guesser may be, after these rounds of theirs and of this Source. Read only."""
    if mine:
        *earlier, last = mine
        return _after(table, people_like(table, theirs, tuple(earlier)), last)
    heard, anybody = without_one_idea(belief_from(table, theirs)), without_one_idea(stranger())
    belief = (1 - _OPEN) * heard + _OPEN * anybody
    by_tempo = belief.sum(axis=(0, 2))
    drawn = np.searchsorted(np.cumsum(by_tempo) / by_tempo.sum(), _PLACES)
    reading, tempo = np.divmod(drawn, len(TEMPI))
    expects = table.log_length[reading] + TEMPI[tempo][:, None, None] + _misjudged(table)
    return People(np.full(MANY, 1 / MANY), expects, np.full(MANY, _DOUBT))


def _misjudged(table: Table) -> Floats:
    """[person, chip, chip]: an error fixed for each distance, independent of the chips' names and of the
    table's orientation."""
    apart = np.round(100 * table.centre_mm**2)
    lots = 2 * np.modf(apart * _EYES[:, None, None])[0] - 1
    errors: Floats = _MISJUDGES * np.sqrt(3 * table.centre_mm / TYPICAL_MM) * lots
    return errors


def _after(table: Table, people: People, flight: Flight) -> People:
    """One more round: the first guess makes some people more likely, and they know the tempo better."""
    heard = tuple(sent for sent in flight.transmissions if sent.after_guesses == 0)
    if not heard or not flight.guesses or max(len(sent.holds) for sent in heard) > LISTED_HOPS:
        return people
    ends = table.numbers(flight.candidates)
    weight = people.weight * _pointing(table, people, heard, ends, flight.guesses[0].chip)
    target = np.flatnonzero(ends == table.number[flight.target])
    slower = _slower(table, people, heard[-1], ends[target])
    expects = people.expects + (_LEARNING * slower)[:, None, None]
    doubt = np.maximum(_LEAST_DOUBT, people.doubt * (1 - 0.5 * _LEARNING))
    return People(weight / weight.sum(), expects, doubt)


def _pointing(
    table: Table, people: People, heard: tuple[Transmission, ...], ends: Ints, chip: ChipId
) -> Floats:
    """[person]: the probability of pointing there."""
    number = table.number[chip]
    if number not in ends:
        return np.ones(MANY)
    sure = _shares(so_far(table, people, heard, ends, last=True))
    chance: Floats = (1 - _AT_RANDOM) * sure[:, ends == number][:, 0] + _AT_RANDOM / len(ends)
    return chance


def so_far(
    table: Table, people: People, heard: tuple[Transmission, ...], ends: Ints, *, last: bool = False
) -> Floats:
    """[person, end]: the belief in each planet after these signals; half the people remember only the last
    one."""
    thoughts = np.zeros((MANY, len(ends)))
    for number, sent in enumerate(heard):
        if len(sent.holds) <= LISTED_HOPS:
            every = table.routes(table.number[sent.start], len(sent.holds))
            routes = every.ending_in(ends).through(table.numbers(sent.shown))
            scores = scored(table, people, routes, np.log([sent.holds]), ends, steady=True)[:, 0]
            kept = 1.0 if last and number == len(heard) - 1 else _KEEPS_ALL[:, None]
            thoughts += kept * scores
    return thoughts


def scored(
    table: Table,
    people: People,
    routes: Routes,
    log_ms: Floats,
    ends: Ints,
    *,
    steady: bool,
    some: slice = slice(None),
) -> Floats:
    """[person, message, end]: how well the best route to each of `ends` fits, as a logarithm."""
    expects, doubt = people.expects[some], people.doubt[some]
    scores = np.full((len(doubt), len(log_ms), len(ends)), _UNHEARD_OF)
    if not len(routes.stops):
        return scores
    flights = log_ms.shape[1]
    heard = _MIDDLE + _SLOPES[some, None, None] * (log_ms - _MIDDLE)
    if not steady:
        heard = heard + _NOISE[some, None, :flights]
    expected = expects[:, routes.stops[:, :-1], routes.stops[:, 1:]]
    heard, expected = (_tempo_forgiven(part, doubt) / _TOLERANCE for part in (heard, expected))
    liked = -0.5 * (expected**2).sum(axis=2) - _GLANCES[some, None] * detours(table, routes)
    fits = _with_ones(heard) @ np.concatenate([expected, liked[:, :, None]], axis=2).transpose(0, 2, 1)
    found, firsts = np.unique(routes.ends, return_index=True)
    best = np.maximum.reduceat(fits, firsts, axis=2) - 0.5 * (heard**2).sum(axis=2)[:, :, None]
    thought_of = np.isin(ends, found)
    scores[:, :, thought_of] = best[:, :, np.searchsorted(found, ends[thought_of])]
    return scores


def _with_ones(durations: Floats) -> Floats:
    """Adds a column of ones, for what is added to every message alike."""
    return np.concatenate([durations, np.ones((*durations.shape[:2], 1))], axis=2)


def _tempo_forgiven(durations: Floats, doubt: Floats) -> Floats:
    """Removes as much of a common factor as each person forgives; the rest is compared flight by flight."""
    flights = durations.shape[2]
    kept = np.sqrt(1 - flights / (flights + (_TOLERANCE / doubt) ** 2))
    common = durations.mean(axis=2, keepdims=True)
    left: Floats = durations - (1 - kept)[:, None, None] * common
    return left


def _slower(table: Table, people: People, sent: Transmission, target: Ints) -> Floats:
    """[person]: how much slower than expected the signal was, by the best route to its target."""
    every = table.routes(table.number[sent.start], len(sent.holds))
    routes = every.ending_in(target)
    if not len(routes.stops):
        return np.zeros(MANY)
    heard = _MIDDLE + _SLOPES[:, None, None] * (np.log([sent.holds]) - _MIDDLE)
    off = heard - people.expects[:, routes.stops[:, :-1], routes.stops[:, 1:]]
    left = _tempo_forgiven(off, people.doubt)
    best = (left**2).sum(axis=2).argmin(axis=1)
    flights = off.shape[2]
    slower: Floats = off[np.arange(MANY), best].sum(axis=1) / (flights + (_TOLERANCE / people.doubt) ** 2)
    return slower


def _shares(scores: Floats) -> Floats:
    weights = np.exp(scores - scores.max(axis=-1, keepdims=True))
    shares: Floats = weights / weights.sum(axis=-1, keepdims=True)
    return shares


def understood_by(weight: Floats, scores: Floats, ends: Ints, goal: int) -> Floats:
    """[message]: the probability that the guesser points at the goal."""
    place = int(np.flatnonzero(ends == goal)[0])
    sure = _shares(scores)[:, :, place]
    right = scores.argmax(axis=2) == place
    chances: Floats = weight @ (0.5 * sure + 0.5 * right) / weight.sum()
    return chances


def after_a_miss(
    table: Table,
    people: People,
    transmissions: tuple[Transmission, ...],
    candidates: tuple[ChipId, ...],
    chip: ChipId,
) -> People:
    """The people after a wrong guess in the current round."""
    heard = tuple(sent for sent in transmissions if sent.after_guesses == 0)
    weight = people.weight * _pointing(table, people, heard, table.numbers(candidates), chip)
    return People(weight / weight.sum(), people.expects, people.doubt)

"""Which route an ideal listener would understand best: weighed once without noise, the best few
again with noise."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from heapq import heappop, heappush

import numpy as np

from heliograph.games.contact.state import ChipId
from heliograph.players.contact.conventions import EDGE, Floats
from heliograph.players.contact.listening.belief import USUAL_TEMPO, Component
from heliograph.players.contact.listening.hearing import JITTER_MM
from heliograph.players.contact.listening.tastes import ANYTHING, route_odds
from heliograph.players.contact.routes import Ints, Routes, Table
from heliograph.players.contact.speaking.people import A_FEW, People, scored, understood_by

Route = tuple[ChipId, ...]

COST_PER_HOP = 0.01
COST_OF_ODD_LENGTH = 0.01
EASY_MS = (400.0, 3000.0)
"""Durations that people judge well."""
SHORTEST_MS = 300.0
"""Shorter flights are hard for people. To do without them altogether cost 8 points with `naive` and 7 with
`quick`, and won no more missions with people: a price keeps them rare."""
COST_OF_A_BLINK = 0.03
COST_OF_A_MISREADING = 0.02
"""For each kind of listener worth a thought who would take even a perfect signal for another planet."""
_WORTH_A_THOUGHT = 0.08
_NEXT_TO_NOTHING = 1e-300
_AT_ONCE = 64
"""Messages weighed together: as many as the processor's cache holds well."""
_FINALISTS = 8
_WITH_PEOPLE = 3
"""Finalists whose noise is weighed for machines, where people have had their say."""
_HALF = np.random.default_rng(2020).standard_normal((16, 8))
_NOISE: Floats = np.concatenate([_HALF, -_HALF])
"""The same 32 draws for every route, each with its opposite: [sample, tempo and flights]."""


@dataclass(frozen=True)
class Voice:
    """How the Source itself is going to tap."""

    reading: int = EDGE
    tempo: float = USUAL_TEMPO

    def log_ms(self, table: Table, routes: Routes) -> Floats:
        log_ms: Floats = routes.legs(table.log_length[self.reading]) + self.tempo
        return log_ms


@dataclass(frozen=True)
class ChosenRoute:
    stops: Route
    chance: float
    """How sure of the target the listener will be, on average."""


@dataclass(frozen=True)
class Listener:
    """What the Source thinks a guesser thinks: of the candidates, and of the Source."""

    prior: Mapping[ChipId, float]
    components: tuple[Component, ...]
    share: float = 1.0
    """How likely the guesser is of this kind."""


Crew = Sequence[Listener]
"""One guesser, of one kind or another."""


@dataclass(frozen=True)
class Persons:
    """The guesser as a person, and what that person may think by now."""

    share: float
    people: People
    ends: Ints
    thoughts: Floats
    """[person, end]: logarithms."""

    def understand(self, table: Table, routes: Routes, log_ms: Floats, goal: int, some: slice) -> Floats:
        """[message]: how likely the guesser is a person and points at the goal, by some of these people."""
        scores = scored(table, self.people, routes, log_ms, self.ends, steady=False, some=some)
        scores += self.thoughts[some, None, :]
        chances: Floats = self.share * understood_by(self.people.weight[some], scores, self.ends, goal)
        return chances


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


def posteriors(table: Table, routes: Routes, listener: Listener, log_ms: Floats) -> tuple[Ints, Floats]:
    """The ends these routes have, and [message, end]: how likely each is after each message."""
    ends, firsts = np.unique(routes.ends, return_index=True)
    prior = np.array([listener.prior[table.ids[end]] for end in ends])
    odds = _any_route(table, routes)
    weights = np.zeros((len(log_ms), len(ends)))
    for component in listener.components:
        for begin in range(0, len(log_ms), _AT_ONCE):
            some = slice(begin, begin + _AT_ONCE)
            fits = odds * np.exp(log_fits(table, routes, component, log_ms[some]))
            weights[some] += component.weight * np.add.reduceat(fits, firsts, axis=1)
    weights *= prior
    return ends, weights / (weights.sum(axis=1, keepdims=True) + _NEXT_TO_NOTHING)


def _any_route(table: Table, routes: Routes) -> Floats:
    odds: Floats = route_odds(table, routes)[ANYTHING]
    return odds


def understood(
    table: Table, routes: Routes, crew: Crew, log_ms: Floats, goals: Ints
) -> tuple[Floats, Floats]:
    """For each message how sure of its goal the guesser will be, and how many kinds of guesser would rather
    point at another planet."""
    sure, misread = np.zeros(len(log_ms)), np.zeros(len(log_ms))
    for listener in crew:
        ends, posterior = posteriors(table, routes, listener, log_ms)
        right = posterior[np.arange(len(log_ms)), np.searchsorted(ends, goals)]
        sure += listener.share * right
        if listener.share >= _WORTH_A_THOUGHT:
            misread += right < posterior.max(axis=1)
    return sure, misread


def choose_route(
    table: Table,
    start: ChipId,
    target: ChipId,
    crew: Crew,
    voice: Voice,
    *,
    hops: int,
    thorough: bool,
    avoid: Collection[Route] = (),
    persons: Persons | None = None,
) -> ChosenRoute:
    """The best route of at most `hops` flights that is not in `avoid`; a longer or a known one only
    where there is no other."""
    drafts = [
        d
        for count in range(1, hops + 1)
        for d in _drafts(table, start, target, crew, voice, count, persons, thorough=thorough)
    ]
    fresh = [draft for draft in drafts if draft.stops not in avoid] or drafts
    if not fresh:
        stops = shortest_route(table, start, target)
        return ChosenRoute(stops, 1 / len(crew[0].prior))
    fresh.sort(key=_Draft.rank)
    if thorough:
        finalists = _asked_of_all(table, fresh[:_FINALISTS], start, target, crew, persons)
        finalists.sort(key=_Draft.rank)
        few = finalists[: _FINALISTS if persons is None else _WITH_PEOPLE]
        fresh = [_with_noise(table, draft, start, target, crew, voice) for draft in few]
        fresh.sort(key=_Draft.rank)
    return ChosenRoute(fresh[0].stops, fresh[0].chance)


@dataclass(frozen=True)
class _Draft:
    stops: Route
    log_ms: Floats
    length_mm: float
    chance: float
    cost: float
    by_people: float
    """Its part of the chance."""

    def rank(self) -> tuple[float, float]:
        """Ties are broken by length alone: neither letters nor directions may carry a meaning."""
        return (-round(self.chance - self.cost, 9), round(self.length_mm, 6))


def _drafts(
    table: Table,
    start: ChipId,
    target: ChipId,
    crew: Crew,
    voice: Voice,
    hops: int,
    persons: Persons | None,
    *,
    thorough: bool,
) -> list[_Draft]:
    routes = _candidate_routes(table, start, crew, hops)
    mine = routes.ending_in(table.numbers((target,)))
    if not len(mine.stops):
        return []
    log_ms = voice.log_ms(table, mine)
    chances, misread = understood(table, routes, crew, log_ms, mine.ends)
    by_people = np.zeros(len(log_ms))
    if persons is not None:
        by_people = persons.understand(table, routes, log_ms, table.number[target], slice(A_FEW))
    costs = COST_PER_HOP * hops + _awkward(log_ms)
    if thorough:
        blinks = (log_ms < np.log(SHORTEST_MS)).any(axis=1)
        costs = costs + COST_OF_A_MISREADING * misread + COST_OF_A_BLINK * blinks
    return [
        _Draft(
            table.names(stops[1:]), taps, float(length), float(chance + person), float(cost), float(person)
        )
        for stops, taps, length, chance, cost, person in zip(
            mine.stops, log_ms, mine.edge_mm.sum(axis=1), chances, costs, by_people, strict=True
        )
    ]


def _asked_of_all(
    table: Table, drafts: list[_Draft], start: ChipId, target: ChipId, crew: Crew, persons: Persons | None
) -> list[_Draft]:
    """What everybody makes of the few that some have liked."""
    if persons is None:
        return drafts
    asked = []
    for hops in {len(draft.stops) for draft in drafts}:
        some = [draft for draft in drafts if len(draft.stops) == hops]
        routes = _candidate_routes(table, start, crew, hops)
        log_ms = np.array([draft.log_ms for draft in some])
        chances = persons.understand(table, routes, log_ms, table.number[target], slice(None))
        asked += [
            replace(draft, chance=draft.chance - draft.by_people + chance, by_people=chance)
            for draft, chance in zip(some, chances.tolist(), strict=True)
        ]
    return asked


def _awkward(log_ms: Floats) -> Floats:
    """What it costs that some flight is hard to tap or to judge."""
    shortest, longest = EASY_MS
    odd = ((log_ms < np.log(shortest)) | (log_ms > np.log(longest))).any(axis=1)
    awkward: Floats = COST_OF_ODD_LENGTH * odd
    return awkward


def _candidate_routes(table: Table, start: ChipId, crew: Crew, hops: int) -> Routes:
    return table.routes(table.number[start], hops).ending_in(table.numbers(tuple(crew[0].prior)))


def _with_noise(
    table: Table, draft: _Draft, start: ChipId, target: ChipId, crew: Crew, voice: Voice
) -> _Draft:
    """The same route tapped 32 times, with a tempo and a hand as unsteady as the listener expects."""
    hops = len(draft.stops)
    routes = _candidate_routes(table, start, crew, hops)
    components = max(crew, key=lambda listener: listener.share).components
    expected = next((c for c in components if c.reading == voice.reading), components[0])
    jitter = JITTER_MM * np.exp(voice.tempo - draft.log_ms)
    error = _NOISE[:, 1 : hops + 1] * np.hypot(expected.scatter, jitter)
    log_ms = draft.log_ms + expected.spread * _NOISE[:, :1] + error
    goals = np.full(len(log_ms), table.number[target])
    by_machines = float(understood(table, routes, crew, log_ms, goals)[0].mean())
    return replace(draft, chance=by_machines + draft.by_people)


def prospects(table: Table, start: ChipId, crew: Crew, voice: Voice, hops: int) -> dict[ChipId, float]:
    """For every candidate, how sure a listener could be of it after the best route without noise."""
    best = dict.fromkeys(crew[0].prior, 0.0)
    for count in range(1, hops + 1):
        routes = _candidate_routes(table, start, crew, count)
        if not len(routes.stops):
            continue
        sure, _ = understood(table, routes, crew, voice.log_ms(table, routes), routes.ends)
        for end in np.unique(routes.ends):
            chip = table.ids[end]
            best[chip] = max(best[chip], float(sure[routes.ends == end].max()))
    return best


def shortest_route(table: Table, start: ChipId, target: ChipId) -> Route:
    """The least way from centre to centre: straight there, where nothing is in between (Dijkstra)."""
    goal = table.number[target]
    trails: list[tuple[float, tuple[int, ...]]] = [(0.0, (table.number[start],))]
    settled: set[int] = set()
    while trails:
        length, trail = heappop(trails)
        here = trail[-1]
        if here == goal:
            return table.names(np.array(trail[1:], dtype=np.intp))
        if here in settled:
            continue
        settled.add(here)
        for there in np.flatnonzero(table.linked[here]).tolist():
            if there not in settled:
                heappush(trails, (length + float(table.centre_mm[here, there]), (*trail, there)))
    raise ValueError(f"no way from {start} to {target}")

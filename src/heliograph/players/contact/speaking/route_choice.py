"""Which route, and which way of tapping it, a guesser would understand best. All routes are weighed without
noise, the best few in several ways of tapping, and the best of these again with noise.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from heapq import heappop, heappush

import numpy as np

from heliograph.games.contact.state import ChipId
from heliograph.players.contact.conventions import Floats
from heliograph.players.contact.costs import cost_of
from heliograph.players.contact.listening.machines import JITTER_MM, Crew, Understood, understood
from heliograph.players.contact.routes import Ints, Routes, Table
from heliograph.players.contact.speaking.people import A_FEW, A_GLANCE, People, scored, understood_by
from heliograph.players.contact.speaking.voice import Voice

Route = tuple[ChipId, ...]

SHORTEST_MS = 300.0
COST_OF_A_BLINK = 0.03
"""Shorter flights are hard to compare but also hard to mistake: half of all signals have one. Without any, at
any tempo, people understood .73 of first signals instead of .85.
"""
LONGEST_MS = 4500.0
COST_OF_A_WAIT = 0.3
"""Nobody needs longer ones: doing without them costs nothing."""
COST_OF_A_MISREADING = 0.02
"""For each likely kind of listener that would take even a perfect signal for another planet."""
_RETOLD = 8
"""Routes that are tried in other ways of tapping."""
_FINALISTS = 8
_DRIFT = 0.05
"""How far off its own tempo a Source may be."""
_HALF = np.random.default_rng(2020).standard_normal((16, 8))
_NOISE: Floats = np.concatenate([_HALF, -_HALF])
"""The same 32 draws for every route, each with its negative: [sample, tempo and flights]."""


@dataclass(frozen=True)
class ChosenRoute:
    stops: Route
    chance: float
    """The average certainty of the listener about the target."""
    voice: Voice
    """The best way to tap it."""


@dataclass(frozen=True)
class Persons:
    """The guesser as a person, and what that person may believe by now."""

    share: float
    people: People
    ends: Ints
    thoughts: Floats
    """[person, end]: logarithms."""

    def understand(self, table: Table, routes: Routes, log_ms: Floats, goal: int, some: slice) -> Floats:
        """[message]: the probability that the guesser is a person and points at the goal, judged by `some`
        people."""
        scores = scored(table, self.people, routes, log_ms, self.ends, steady=False, some=some)
        scores += self.thoughts[some, None, :]
        chances: Floats = self.share * understood_by(self.people.weight[some], scores, self.ends, goal)
        return chances


@dataclass(frozen=True)
class _Task:
    """Start, target, and the guesser to signal to."""

    table: Table
    start: ChipId
    target: ChipId
    crew: Crew
    persons: Persons | None
    thorough: bool
    routes: Mapping[int, Routes]
    """Routes to all candidates, by the number of flights."""

    @property
    def goal(self) -> int:
        return self.table.number[self.target]


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
    only: Route | None = None,
    persons: Persons | None = None,
) -> ChosenRoute:
    """The best route of at most `hops` flights that is not in `avoid`; a longer or an avoided one only if
    there is no other. With `only`, the best way to tap that route."""
    counts = range(1, hops + 1) if only is None else (len(only),)
    routes = {count: _candidate_routes(table, start, crew, count) for count in counts}
    task = _Task(table, start, target, crew, persons, thorough, routes)
    drafts = [draft for count in counts for draft in _drafts(task, voice, count, only or ())]
    fresh = [draft for draft in drafts if draft.stops not in avoid] or drafts
    if not fresh:
        stops = only or shortest_route(table, start, target)
        return ChosenRoute(stops, 1 / len(crew[0].prior), voice)
    fresh.sort(key=_Draft.rank)
    if thorough:
        fresh = _retold(task, fresh[:_RETOLD], voice)
        fresh.sort(key=_Draft.rank)
        fresh = _with_noise(task, _asked_of_all(task, fresh[:_FINALISTS]))
        fresh.sort(key=_Draft.rank)
    return ChosenRoute(fresh[0].stops, fresh[0].chance, fresh[0].voice)


@dataclass(frozen=True)
class _Draft:
    stops: Route
    voice: Voice
    log_ms: Floats
    length_mm: float
    chance: float
    cost: float
    by_people: float
    """The part of the chance that comes from people."""

    def rank(self) -> tuple[float, float]:
        """Ties are broken by length alone: letters and directions must not carry a meaning."""
        return (-round(self.chance - self.cost, 9), round(self.length_mm, 6))


def _drafts(task: _Task, voice: Voice, hops: int, along: Route) -> list[_Draft]:
    """All routes of this many flights that begin with `along`."""
    routes, numbers = task.routes[hops], task.table.numbers
    mine = routes.ending_in(numbers((task.target,))).through(numbers(along))
    return _weighed(task, routes, mine, (voice,), A_GLANCE)


def _retold(task: _Task, drafts: Sequence[_Draft], voice: Voice) -> list[_Draft]:
    """The same routes in every way of tapping."""
    table, retold = task.table, list[_Draft]()
    for hops in {len(draft.stops) for draft in drafts}:
        some = [draft.stops for draft in drafts if len(draft.stops) == hops]
        stops = np.array([table.numbers((task.start, *route)) for route in some])
        mine = Routes(stops, table.edge_mm[stops[:, :-1], stops[:, 1:]])
        retold += _weighed(task, task.routes[hops], mine, (voice, *voice.shaped()), A_FEW)
    return retold


def _weighed(task: _Task, routes: Routes, mine: Routes, voices: Sequence[Voice], asked: int) -> list[_Draft]:
    """Each of `mine` in each of the voices, weighed against all routes, by `asked` people."""
    if not len(mine.stops):
        return []
    table = task.table
    log_ms = np.concatenate([voice.log_ms(table, mine) for voice in voices])
    goals = np.full(len(log_ms), task.goal)
    by_machines = understood(table, routes, task.crew, log_ms, goals)
    by_people = np.zeros(len(log_ms))
    if task.persons is not None:
        by_people = task.persons.understand(table, routes, log_ms, task.goal, slice(asked))
    chances, costs = by_machines.sure, cost_of(log_ms)
    if task.thorough:
        chances = _pointing_right(by_machines)
        costs = costs + COST_OF_A_MISREADING * by_machines.misread + _straining(log_ms)
    names = [table.names(stops[1:]) for stops in mine.stops]
    lengths = mine.edge_mm.sum(axis=1).tolist()
    said = [(voice, row) for voice in voices for row in range(len(names))]
    return [
        _Draft(names[row], voice, taps, lengths[row], chance + person, cost, person)
        for (voice, row), taps, chance, cost, person in zip(
            said, log_ms, chances.tolist(), costs.tolist(), by_people.tolist(), strict=True
        )
    ]


def _asked_of_all(task: _Task, drafts: list[_Draft]) -> list[_Draft]:
    """The few routes that some people liked, judged by all of them."""
    if task.persons is None:
        return drafts
    asked = []
    for hops in {len(draft.stops) for draft in drafts}:
        some = [draft for draft in drafts if len(draft.stops) == hops]
        log_ms = np.array([draft.log_ms for draft in some])
        chances = task.persons.understand(task.table, task.routes[hops], log_ms, task.goal, slice(None))
        asked += [
            replace(draft, chance=draft.chance - draft.by_people + chance, by_people=chance)
            for draft, chance in zip(some, chances.tolist(), strict=True)
        ]
    return asked


def _straining(log_ms: Floats) -> Floats:
    """The cost to people of flights that are very short or very long."""
    blinks = (log_ms < np.log(SHORTEST_MS)).any(axis=1)
    waits = (log_ms > np.log(LONGEST_MS)).any(axis=1)
    straining: Floats = COST_OF_A_BLINK * blinks + COST_OF_A_WAIT * waits
    return straining


def _candidate_routes(table: Table, start: ChipId, crew: Crew, hops: int) -> Routes:
    return table.routes(table.number[start], hops).ending_in(table.numbers(tuple(crew[0].prior)))


def _with_noise(task: _Task, drafts: Sequence[_Draft]) -> list[_Draft]:
    """The same messages tapped 32 times each, with the errors of hand and ear that the listener expects."""
    noisy = []
    for hops in {len(draft.stops) for draft in drafts}:
        some = [draft for draft in drafts if len(draft.stops) == hops]
        log_ms = np.concatenate([_tapped(task, draft) for draft in some])
        goals = np.full(len(log_ms), task.goal)
        by_machines = _pointing_right(understood(task.table, task.routes[hops], task.crew, log_ms, goals))
        chances = by_machines.reshape(len(some), -1).mean(axis=1)
        noisy += [
            replace(draft, chance=chance + draft.by_people)
            for draft, chance in zip(some, chances.tolist(), strict=True)
        ]
    return noisy


def _tapped(task: _Task, draft: _Draft) -> Floats:
    """[sample, flight]: a Source knows its own tempo, whatever a listener believes about it."""
    hops, voice = len(draft.stops), draft.voice
    components = max(task.crew, key=lambda listener: listener.share).components
    expected = next((c for c in components if c.reading == voice.reading), components[0])
    jitter = JITTER_MM * np.exp(voice.tempo - draft.log_ms)
    error = _NOISE[:, 1 : hops + 1] * np.hypot(expected.scatter, jitter)
    tapped: Floats = draft.log_ms + _DRIFT * _NOISE[:, :1] + error
    return tapped


def _pointing_right(by_machines: Understood) -> Floats:
    """Half of the unsure guessers ask again, the others point at once."""
    chances: Floats = 0.5 * by_machines.sure + 0.5 * by_machines.right
    return chances


def prospects(table: Table, start: ChipId, crew: Crew, voice: Voice, hops: int) -> dict[ChipId, float]:
    """For every candidate, how sure a listener could be of it after the best route without noise."""
    best = dict.fromkeys(crew[0].prior, 0.0)
    for count in range(1, hops + 1):
        routes = _candidate_routes(table, start, crew, count)
        if not len(routes.stops):
            continue
        sure = understood(table, routes, crew, voice.log_ms(table, routes), routes.ends).sure
        for end in np.unique(routes.ends):
            chip = table.ids[end]
            best[chip] = max(best[chip], float(sure[routes.ends == end].max()))
    return best


def shortest_route(table: Table, start: ChipId, target: ChipId) -> Route:
    """The shortest route from centre to centre: direct, if nothing is in between (Dijkstra)."""
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

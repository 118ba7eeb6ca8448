"""Which route a person taps, and whether it is repeated."""

from __future__ import annotations

from functools import lru_cache

import numpy as np

from heliograph.games.contact.state import ChipId
from heliograph.games.contact.telling.view import View
from heliograph.players.contact.conventions import Floats
from heliograph.players.contact.human.eyes import seen_mm
from heliograph.players.contact.human.person import Person
from heliograph.players.contact.human.prices import prices
from heliograph.players.contact.human.seeded import numbers
from heliograph.players.contact.routes import Ints, Table, table_of
from heliograph.players.contact.speaking.route_choice import Route, shortest_route

ALIKE = 0.25
"""Rhythms whose flights all differ by less sound the same, to a person who considers that."""


def next_route(view: View, person: Person) -> Route:
    """The route of the next transmission. Earlier routes of the round are worked out again; a person would
    remember them."""
    assert view.target is not None
    table, routes = table_of(view.layout), list[Route]()
    starts = [sent.start for sent in view.transmissions] + [view.rocket]
    guesses = [sent.after_guesses for sent in view.transmissions] + [len(view.guesses)]
    for number, start in enumerate(starts):
        chance = numbers(f"{person.name}/round {view.round}/{view.target}/route {number}")
        again = number > 0 and start == starts[number - 1]
        if again:
            missed = guesses[number] > guesses[number - 1]
            again = chance.random() < (person.ways.insists if missed else person.ways.repeats)
        if again:
            routes.append(routes[-1])
            continue
        known, weights = route_weights(table, person, start, view.target, view.candidates)
        fresh = [row for row, route in enumerate(known) if route not in routes] or [*range(len(known))]
        if not known:
            routes.append(shortest_route(table, start, view.target))
            continue
        odds = weights[fresh] / weights[fresh].sum()
        routes.append(known[fresh[int(chance.choice(len(fresh), p=odds))]])
    return routes[-1]


@lru_cache(maxsize=256)
def route_weights(
    table: Table, person: Person, start: ChipId, target: ChipId, candidates: tuple[ChipId, ...]
) -> tuple[tuple[Route, ...], Floats]:
    """The routes this person considers, and the probability that each is tapped. Read only."""
    known: list[Route] = []
    price: list[Floats] = []
    goal, others = table.number[target], table.numbers(tuple({*candidates} - {target, start}))
    for flights in range(1, person.ways.most_flights + 1):
        every = table.routes(table.number[start], flights)
        routes = every.only(every.ends == goal)
        known += [table.names(stops[1:]) for stops in routes.stops]
        sounds = np.log(routes.legs(seen_mm(table, person)))
        alike = _sounding_alike(table, person, start, flights, others, sounds) if person.ways.alike else 0.0
        price.append(prices(table, person, routes) + person.ways.alike * alike)
    if not known:
        return (), np.zeros(0)
    all_prices = np.concatenate(price)
    weights: Floats = np.exp(-(all_prices - all_prices.min()) / person.ways.whim)
    return tuple(known), weights / weights.sum()


def _sounding_alike(
    table: Table, person: Person, start: ChipId, flights: int, others: Ints, sounds: Floats
) -> Floats:
    """For each rhythm, how many other candidates' best routes of as many flights sound like it."""
    alike = np.zeros(len(sounds))
    every = table.routes(table.number[start], flights).ending_in(others)
    cost = prices(table, person, every)
    for other in np.unique(every.ends):
        rows = np.flatnonzero(every.ends == other)
        best = every.stops[rows[int(np.argmin(cost[rows]))]]
        theirs = np.log(seen_mm(table, person)[best[:-1], best[1:]])
        alike += (np.abs(sounds - theirs) < ALIKE).all(axis=1)
    return alike

"""Which route a recording most likely was, once the target is known. A Source that plays from the view alone
recovers its own routes like this.
"""

from __future__ import annotations

import numpy as np

from heliograph.games.contact.state import ChipId, Transmission
from heliograph.players.contact.conventions import Floats
from heliograph.players.contact.listening.belief import Component, sketch
from heliograph.players.contact.listening.machines import JITTER_MM, log_fits
from heliograph.players.contact.routes import LISTED_HOPS, Ints, Table
from heliograph.players.contact.speaking.route_choice import Route
from heliograph.players.contact.speaking.voice import Voice

_BEAM = 2000
"""Partial routes kept while a long route is assembled."""


def likeliest_route(table: Table, belief: Floats, sent: Transmission, target: ChipId) -> Route | None:
    """The laid route in guided mode, otherwise the route that fits best; None if none leads there."""
    if sent.route is not None:
        return sent.route
    components = sketch(belief)
    if len(sent.holds) <= LISTED_HOPS:
        return _among_all(table, components, sent, target)
    return _flight_by_flight(table, max(components, key=lambda part: part.weight), sent, target)


def own_route(table: Table, voice: Voice, sent: Transmission, target: ChipId) -> Route | None:
    """The same for the Source that tapped it, which knows its own voice."""
    if sent.route is not None or len(sent.holds) > LISTED_HOPS:
        return sent.route
    every = table.routes(table.number[sent.start], len(sent.holds))
    routes = every.ending_in(table.numbers((target,))).through(table.numbers(sent.shown))
    if not len(routes.stops):
        return None
    ways = [voice.log_ms(table, routes) for voice in (voice, *voice.shaped())]
    off = ((np.array(ways) - np.log(sent.holds)) ** 2).sum(axis=2).min(axis=0)
    return table.names(routes.stops[int(np.argmin(off)), 1:])


def _among_all(
    table: Table, components: tuple[Component, ...], sent: Transmission, target: ChipId
) -> Route | None:
    every = table.routes(table.number[sent.start], len(sent.holds))
    routes = every.ending_in(table.numbers((target,))).through(table.numbers(sent.shown))
    if not len(routes.stops):
        return None
    log_ms = np.log([sent.holds])
    fits = sum(part.weight * np.exp(log_fits(table, routes, part, log_ms)[0]) for part in components)
    return table.names(routes.stops[int(np.argmax(fits)), 1:])


def _flight_by_flight(table: Table, part: Component, sent: Transmission, target: ChipId) -> Route | None:
    length = table.log_length[part.reading]
    variance = part.scatter**2 + (JITTER_MM * np.exp(-length)) ** 2
    known = dict(enumerate((*table.numbers(sent.shown),)))
    goal = table.number[target]
    trails: Ints = np.array([[table.number[sent.start]]], dtype=np.intp)
    scores = np.zeros(1)
    for flight, log_ms in enumerate(np.log(sent.holds)):
        ways = table.linked[trails[:, -1]]
        np.put_along_axis(ways, trails, False, axis=1)
        last = flight == len(sent.holds) - 1
        allowed = np.full(len(table.ids), not last and flight not in known)
        allowed[goal] = last
        if flight in known:
            allowed[known[flight]] = True
        rows, onward = np.nonzero(ways & allowed)
        here = trails[rows, -1]
        off = log_ms - length[here, onward] - part.tempo
        gains = -0.5 * (off**2 / variance[here, onward] + np.log(variance[here, onward]))
        scores = scores[rows] + gains
        best = np.argsort(-scores)[:_BEAM]
        trails, scores = np.column_stack([trails[rows], onward])[best], scores[best]
    return table.names(trails[0, 1:]) if len(trails) else None

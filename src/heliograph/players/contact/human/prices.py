"""What routes cost in a person's eyes: the cheaper, the better."""

from __future__ import annotations

import numpy as np

from heliograph.players.contact.conventions import Floats
from heliograph.players.contact.human.eyes import seen_mm
from heliograph.players.contact.human.person import Person
from heliograph.players.contact.routes import Routes, Table

_SIMPLE: Floats = np.log([1 / 3, 1 / 2, 1, 2, 3])


def prices(table: Table, person: Person, routes: Routes) -> Floats:
    """The price of each route, apart from what else it may sound like."""
    ways, seen = person.ways, routes.legs(seen_mm(table, person))
    price: Floats = ways.detour * detours(table, routes) + ways.flights * (seen.shape[1] - 1)
    if seen.shape[1] > 1:
        price = price + ways.turns * corners(table, routes) + ways.crossing * crossings(table, routes)
        price = price + ways.unround * unround(seen)
    return price


def detours(table: Table, routes: Routes) -> Floats:
    """How much longer than the straight line, as a share of it."""
    straight = table.centre_mm[routes.stops[:, 0], routes.ends]
    longer: Floats = routes.legs(table.centre_mm).sum(axis=1) / straight - 1
    return longer


def _places(table: Table, routes: Routes) -> Floats:
    places: Floats = np.array([(chip.x, chip.y) for chip in table.key[1]], dtype=np.float64)
    along: Floats = places[routes.stops]
    return along


def corners(table: Table, routes: Routes) -> Floats:
    """The sum of all turns, in full turns."""
    steps = np.diff(_places(table, routes), axis=1)
    course = np.arctan2(steps[..., 1], steps[..., 0])
    turns = np.abs(np.angle(np.exp(1j * np.diff(course, axis=1))))
    together: Floats = turns.sum(axis=1) / (2 * np.pi)
    return together


def crossings(table: Table, routes: Routes) -> Floats:
    at = _places(table, routes)
    crossed = np.zeros(len(at))
    for first in range(at.shape[1] - 1):
        for second in range(first + 2, at.shape[1] - 1):
            a, b, c, d = at[:, first], at[:, first + 1], at[:, second], at[:, second + 1]
            crossed += (_side(a, b, c) != _side(a, b, d)) & (_side(c, d, a) != _side(c, d, b))
    return crossed


def _side(a: Floats, b: Floats, c: Floats) -> Floats:
    along, off = b - a, c - a
    side: Floats = np.sign(along[:, 0] * off[:, 1] - along[:, 1] * off[:, 0])
    return side


def unround(seen: Floats) -> Floats:
    """[..., route]: the average distance of the ratios of neighbouring flights from simple ratios."""
    ratios = np.diff(np.log(seen), axis=-1)
    off: Floats = np.abs(ratios[..., None] - _SIMPLE).min(axis=-1).mean(axis=-1)
    return off

"""The table as the engine sees it: distances, links, and every route of few flights."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from heliograph.games.contact.box.pack import UNITS_PER_MM
from heliograph.games.contact.state import Chip, ChipId, Layout
from heliograph.players.contact.conventions import READINGS, Floats, lengths

Ints = NDArray[np.intp]

NEAREST_MM = 3.0
"""CT-H3: no distance counts as shorter than this."""
LISTED_HOPS = 4
"""Longer routes are too many to list; they are heard as walks."""


@dataclass(frozen=True, eq=False)
class Routes:
    """Routes with the same start and number of flights, sorted by where they end."""

    stops: Ints
    """One row per route, the start included."""
    edge_mm: Floats
    """[route, flight]"""

    @property
    def ends(self) -> Ints:
        ends: Ints = self.stops[:, -1]
        return ends

    def only(self, rows: NDArray[np.bool_]) -> Routes:
        return Routes(self.stops[rows], self.edge_mm[rows])

    def leading_to(self, ends: Ints) -> NDArray[np.bool_]:
        return np.isin(self.ends, ends)

    def beginning(self, shown: Ints) -> NDArray[np.bool_]:
        """Which routes have `shown` as their first stopovers."""
        begun: NDArray[np.bool_] = (self.stops[:, 1 : 1 + len(shown)] == shown).all(axis=1)
        return begun

    def ending_in(self, ends: Ints) -> Routes:
        return self.only(self.leading_to(ends))

    def through(self, shown: Ints) -> Routes:
        return self.only(self.beginning(shown))

    def legs(self, per_pair: Floats) -> Floats:
        """A value per pair of chips as a value per flight: [..., route, flight]."""
        return per_pair[..., self.stops[:, :-1], self.stops[:, 1:]]


Key = tuple[int, tuple[Chip, ...], tuple[tuple[ChipId, tuple[ChipId, ...]], ...]]


@dataclass(frozen=True, eq=False)
class Table:
    """One layout. Chips are numbered in the layout's order, on which nothing may depend."""

    key: Key
    ids: tuple[ChipId, ...]
    number: dict[ChipId, int]
    linked: NDArray[np.bool_]
    edge_mm: Floats
    centre_mm: Floats
    log_length: Floats
    """[reading, chip, chip]: logarithm of the length in millimetres."""

    def __hash__(self) -> int:
        return hash(self.key)

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Table) and self.key == other.key)

    def numbers(self, chips: tuple[ChipId, ...]) -> Ints:
        return np.array([self.number[chip] for chip in chips], dtype=np.intp)

    def names(self, stops: Ints) -> tuple[ChipId, ...]:
        return tuple(self.ids[stop] for stop in stops)

    def routes(self, start: int, hops: int) -> Routes:
        """Every legal route of exactly `hops` flights (CT-14 to CT-17)."""
        return _list_routes(self, start, hops)


@lru_cache(maxsize=128)
def _list_routes(table: Table, start: int, hops: int) -> Routes:
    stops: Ints = np.array([[start]], dtype=np.intp)
    for _ in range(hops):
        open_ways = table.linked[stops[:, -1]]
        np.put_along_axis(open_ways, stops, False, axis=1)
        trails, onward = np.nonzero(open_ways)
        stops = np.column_stack([stops[trails], onward])
    stops = stops[np.argsort(stops[:, -1], kind="stable")]
    return Routes(stops, table.edge_mm[stops[:, :-1], stops[:, 1:]])


def table_of(layout: Layout) -> Table:
    return _table((layout.radius, layout.chips, tuple(layout.links.items())))


@lru_cache(maxsize=256)
def _table(key: Key) -> Table:
    radius, chips, links = key
    number = {chip.id: index for index, chip in enumerate(chips)}
    linked = np.zeros((len(chips), len(chips)), dtype=np.bool_)
    for here, ways in links:
        linked[number[here], [number[there] for there in ways]] = True
    places = np.array([(chip.x, chip.y) for chip in chips], dtype=np.int64)
    apart = places[:, None, :] - places[None, :, :]
    centre_mm = np.sqrt((apart**2).sum(axis=2)) / UNITS_PER_MM
    radius_mm = radius / UNITS_PER_MM
    edge_mm = np.maximum(centre_mm - 2 * radius_mm, NEAREST_MM)
    log_length = np.log([lengths(reading, edge_mm, radius_mm) for reading in READINGS])
    return Table(key, tuple(number), number, linked, edge_mm, centre_mm, log_length)

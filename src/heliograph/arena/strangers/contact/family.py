"""Many people of the family at once, as numbers: what each would tap for a target, and how it would sound.

One row stands for a person whose tempo is not known: tempos are a grid beside it. Two things about a person
cannot be known from others of its kind, and are left to chance: which ways its eyes misjudge, and how its
tempo wanders."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import log

import numpy as np
from numpy.typing import NDArray

from heliograph.games.contact.state import ChipId, Transmission
from heliograph.players.contact.conventions import TYPICAL_MM, Floats
from heliograph.players.contact.habits import FINGER_MS, USUAL_MM_PER_S
from heliograph.players.contact.human.draws import MIXTURES, Draw, draw_person
from heliograph.players.contact.human.prices import corners, crossings, detours, unround
from heliograph.players.contact.human.ways import ALIKE
from heliograph.players.contact.routes import Ints, Routes, Table

Singles = NDArray[np.float32]
"""Exact enough where a hand is not, and twice as fast."""
MOST_FLIGHTS = 3
_SPREADS, _TEMPOS = 3.0, 33
_MOST_STARTS = 60
_HARDLY = 1e-4
"""A route that nobody takes more often is left out."""


@dataclass(frozen=True, eq=False)
class Priced:
    """Every route of this many flights from one start, as each person sees it."""

    routes: Routes
    legs_mm: Floats
    """[person, route, flight]"""
    prices: Floats
    """[person, route]"""


@dataclass(frozen=True, eq=False)
class Known:
    """The routes of this many flights from one start to one target, and how likely each person takes each."""

    routes: Routes
    legs_mm: Singles
    odds: Floats


class Family:
    def __init__(self, names: Sequence[str], draw: Draw) -> None:
        self.people = [draw_person(name, draw) for name in names]
        self._columns: dict[tuple[str, str], Floats] = {}
        self._priced: dict[tuple[object, int, int], Priced] = {}
        self._known: dict[object, dict[int, Known]] = {}
        spread = MIXTURES[draw].tempo
        steps = np.linspace(-_SPREADS, _SPREADS, _TEMPOS)
        self.tempos: Floats = log(1000.0 / USUAL_MM_PER_S) + spread * steps
        """Logarithm of milliseconds per millimetre."""
        usual = np.exp(-0.5 * steps**2)
        self.at_first: Floats = np.tile(usual / usual.sum() / len(names), (len(names), 1))
        """[person, tempo], before anything was heard."""

    def column(self, part: str, name: str) -> Floats:
        """One figure of each person."""
        found = self._columns.get((part, name))
        if found is None:
            figures = [getattr(getattr(person, part), name) for person in self.people]
            found = self._columns[part, name] = np.array(figures, dtype=np.float64)
        return found

    def known(
        self, table: Table, start: ChipId, target: ChipId, candidates: tuple[ChipId, ...]
    ) -> dict[int, Known]:
        """By number of flights; the same as `route_weights` of every person whose eyes misjudge nothing."""
        key = table.key, start, target, candidates
        if key not in self._known:
            self._known[key] = self._weighed(table, start, target, candidates)
        return self._known[key]

    def fits(self, sent: Transmission, known: Known, missed: bool, ear: float) -> Singles:
        """[person, tempo, route]: how likely these durations are, if that was the route."""

        def each(part: str, name: str) -> Singles:
            return self.column(part, name).astype(np.float32)[:, None, None, None]

        seen = known.legs_mm[:, None]
        slower = np.log(self.column("hands", "slows")) if missed else np.zeros(len(self.people))
        tempos = (self.tempos + slower[:, None]).astype(np.float32)
        along = np.exp(tempos)[:, :, None, None] * seen
        meant = np.maximum(each("hands", "liftoff_ms") + along, each("hands", "shortest_ms"))
        hands = each("hands", "weber") ** 2 + each("hands", "waver") ** 2
        eyes = each("eyes", "misjudges") ** 2 * seen / TYPICAL_MM * (along / meant) ** 2
        variance = hands + ear**2 + 2 * (FINGER_MS / meant) ** 2 + eyes
        off = np.log(np.array(sent.holds, dtype=np.float32)) - np.log(meant)
        found: Singles = np.exp(-0.5 * (off**2 / variance + np.log(variance)).sum(axis=-1))
        return found

    def wandered(self, weights: Floats, rounds: int) -> Floats:
        """[person, tempo], this many rounds later."""
        if not rounds:
            return weights
        step = self.column("hands", "drift")[:, None, None] * rounds**0.5
        apart = self.tempos[:, None] - self.tempos[None, :]
        kernel = np.exp(-0.5 * (apart / step) ** 2)
        kernel /= kernel.sum(axis=2, keepdims=True)
        after: Floats = np.einsum("pf,pft->pt", weights, kernel)
        return after

    def _weighed(
        self, table: Table, start: ChipId, target: ChipId, candidates: tuple[ChipId, ...]
    ) -> dict[int, Known]:
        others = table.numbers(tuple({*candidates} - {target, start}))
        most, whim = self.column("ways", "most_flights")[:, None], self.column("ways", "whim")[:, None]
        every = {flights: self._from(table, table.number[start], flights) for flights in _COUNTS}
        rows = {
            flights: np.flatnonzero(one.routes.ends == table.number[target]) for flights, one in every.items()
        }
        prices = {
            flights: np.where(
                most >= flights,
                one.prices[:, rows[flights]] + self._alike(one, rows[flights], others),
                np.inf,
            )
            for flights, one in every.items()
        }
        together = np.concatenate([*prices.values()], axis=1)
        cheapest = together.min(axis=1, keepdims=True, initial=1e300)
        total = np.maximum(np.exp((cheapest - together) / whim).sum(axis=1, keepdims=True), 1e-300)
        found = {}
        for flights, one in every.items():
            odds = np.exp((cheapest - prices[flights]) / whim) / total
            likely = (odds > _HARDLY).any(axis=0)
            kept = rows[flights][likely]
            routes = Routes(one.routes.stops[kept], one.routes.edge_mm[kept])
            found[flights] = Known(routes, one.legs_mm[:, kept].astype(np.float32), odds[:, likely])
        return found

    def _from(self, table: Table, start: int, flights: int) -> Priced:
        key = table.key, start, flights
        if key not in self._priced:
            if len(self._priced) >= _MOST_STARTS:
                self._priced.clear()
                self._known.clear()
            self._priced[key] = self._price(table, table.routes(start, flights))
        return self._priced[key]

    def _price(self, table: Table, routes: Routes) -> Priced:
        def way(name: str) -> Floats:
            return self.column("ways", name)[:, None]

        rim, exponent = (self.column("eyes", name)[:, None, None] for name in ("rim", "exponent"))
        apart = table.edge_mm + rim * (table.centre_mm - table.edge_mm)
        legs = routes.legs(TYPICAL_MM * (np.maximum(apart, 1.0) / TYPICAL_MM) ** exponent)
        price: Floats = way("detour") * detours(table, routes) + way("flights") * (legs.shape[2] - 1)
        if legs.shape[2] > 1:
            price = price + way("turns") * corners(table, routes) + way("crossing") * crossings(table, routes)
            price = price + way("unround") * unround(legs)
        return Priced(routes, legs, price)

    def _alike(self, every: Priced, rows: Ints, others: Ints) -> Floats:
        """[person, route]: the price of other candidates whose best route sounds the same."""
        careful = self.column("ways", "alike")
        who = np.flatnonzero(careful)
        counts = np.zeros((len(careful), len(rows)))
        if not len(who) or not len(rows):
            return counts
        mine = np.log(every.legs_mm[np.ix_(who, rows)])
        for other in others:
            theirs = np.flatnonzero(every.routes.ends == other)
            if len(theirs):
                best = theirs[np.argmin(every.prices[np.ix_(who, theirs)], axis=1)]
                sound = np.log(every.legs_mm[who, best])[:, None]
                counts[who] += (np.abs(mine - sound) < ALIKE).all(axis=2)
        return careful[:, None] * counts


_COUNTS = tuple(range(1, MOST_FLIGHTS + 1))


def family(count: int, draw: Draw) -> Family:
    """So many people that nobody is measured with."""
    return Family([f"the ideal learner’s {number}" for number in range(count)], draw)

"""The worth of Houston's entries: every place where a shape can still lie (MC-40 to MC-45)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property
from typing import Self

import numpy as np

from heliograph.games.critical_orbit.box.boards import Space
from heliograph.games.critical_orbit.state import Houston
from heliograph.players.critical_orbit.boards.houston import FULL, HoustonBoard, HoustonPlaces
from heliograph.players.critical_orbit.boards.spaces import PIPS, Floats, Ints
from heliograph.players.critical_orbit.demand import Demand
from heliograph.players.critical_orbit.stations.sheet import NEVER, ONLY, worth_of_stars

HOPE = np.array([0.0, 0.03, 0.15, 0.45, 0.0, 0.0])
"""The worth of a place by its count of equal numbers, as a share of its shape's tile."""
NORM = 6.0
"""Places of one number exclude each other: together they are worth little more than the best one."""
_PIPS = np.array(PIPS)


@dataclass(frozen=True, eq=False)
class HoustonSheet:
    board: HoustonBoard

    @classmethod
    def of(cls, printed: HoustonPlaces, houston: Houston) -> Self:
        return cls(HoustonBoard(printed, houston))

    @property
    def printed(self) -> HoustonPlaces:
        return self.board.printed

    @cached_property
    def _standing(self) -> tuple[Ints, Ints]:
        return self.board.standing(0)

    @cached_property
    def _known(self) -> dict[Demand, tuple[Floats, Floats]]:
        return {}

    def _hopes(self, demand: Demand) -> tuple[Floats, Floats]:
        """By place and value, raised to the norm: the worth now, and with one more number."""
        if demand not in self._known:
            self._known[demand] = self._work_out(demand)
        return self._known[demand]

    def _work_out(self, demand: Demand) -> tuple[Floats, Floats]:
        held, number = self._standing
        tile = np.array(demand.shapes)[self.printed.shape]
        of_value = number[:, None] == _PIPS
        now = np.where(held >= 0, HOPE[held], 0.0) * tile
        then = np.where(held >= 0, HOPE[held + 1], 0.0) * tile
        return (
            np.where(of_value, (now**NORM)[:, None], 0.0),
            np.where(of_value | (held == 0)[:, None], (then**NORM)[:, None], 0.0),
        )

    def gains(self, demand: Demand) -> Floats:
        printed = self.printed
        now, then = self._hopes(demand)
        hoped, count = now.sum(axis=0), len(PIPS)
        through = printed.holds @ np.concatenate((now, then), axis=1)
        without = np.maximum(hoped - through[:, :count], 0.0)
        kept, total = _root(without), _root(hoped).sum()
        gains: Floats = kept.sum(axis=1)[:, None] - kept + _root(without + through[:, count:]) - total
        for (space, value), (gain, _) in self.completions(demand).items():
            gains[space, value - 1] = gain
        gains += worth_of_stars(printed, demand)[:, None]
        gains[self.board.closed(ONLY)[0]] = NEVER
        return gains

    def completions(self, demand: Demand) -> dict[tuple[int, int], tuple[float, int]]:
        """Entries that make a shape: the gain of the best shape, and its place (MC-H7)."""
        held, number = self._standing
        found: dict[tuple[int, int], tuple[float, int]] = {}
        places = np.flatnonzero(held == FULL - 1)
        for place, gain in zip(places, self._gains_of_claims(places, demand), strict=True):
            cells = self.printed.cells[place]
            entry = int(cells[~self.board.written[0, cells]][0]), int(number[place])
            if entry not in found or gain > found[entry][0]:
                found[entry] = float(gain), int(place)
        return found

    def _gains_of_claims(self, places: Ints, demand: Demand) -> Floats:
        """A tile each, minus all places that lose a number (MC-42, MC-43)."""
        now, _ = self._hopes(demand)
        hoped = now.sum(axis=0)
        without = np.maximum(hoped - self.printed.touches[places] @ now, 0.0)
        tiles = np.array(demand.shapes)[self.printed.shape[places]]
        gains: Floats = tiles + _root(without).sum(axis=1) - _root(hoped).sum()
        return gains

    def hopeful_place(self, space: int, value: int, demand: Demand) -> int | None:
        """The place that this entry brings nearest to a shape."""
        held, number = self._standing
        fits = (self.printed.holds[space] > 0) & (held >= 0) & ((held == 0) | (number == value))
        if not fits.any():
            return None
        tile = np.array(demand.shapes)[self.printed.shape]
        return int(np.argmax(np.where(fits, HOPE[held + 1] * tile, -1.0)))

    def best_claim(self, claims: tuple[tuple[Space, ...], ...], demand: Demand) -> int:
        places = np.array([self.printed.by_cells[frozenset(spaces)] for spaces in claims])
        return int(np.argmax(self._gains_of_claims(places, demand)))

    def after(self, space: int, value: int, demand: Demand) -> Self:
        board = self.board.copy()
        made, _ = board.put(ONLY, np.array([space]), np.array([value]))
        if made.any():
            _, place = self.completions(demand)[space, value]
            board.claim(ONLY, np.array([place]))
        return replace(self, board=board)


def _root(powers: Floats) -> Floats:
    root: Floats = powers ** (1 / NORM)
    return root

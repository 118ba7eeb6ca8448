"""The tiles of a hand as counts of forms, packed into one number, and the worth of such counts.

Tiles of one form are interchangeable on the grid, so a search need not distinguish them; afterwards the
valves decide which of them are used.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations

import numpy as np

from heliograph.games.critical_orbit.box.tiles import VALVES, Tile
from heliograph.players.critical_orbit.arranging.arrangement import Hand
from heliograph.players.critical_orbit.arranging.pipework import (
    Bits,
    Flags,
    Form,
    Ints,
    Steps,
    form_of,
    steps_for,
)

IMPOSSIBLE = -1000


@dataclass(frozen=True)
class Kit:
    hand: Hand

    @cached_property
    def stock(self) -> dict[Form, tuple[Tile, ...]]:
        """Without tiles whose stems fit no valve."""
        found: dict[Form, tuple[Tile, ...]] = {}
        for tile in self.hand.tiles:
            if self.fits(self.stems((tile,))):
                found[form_of(tile)] = (*found.get(form_of(tile), ()), tile)
        return dict(sorted(found.items()))

    @cached_property
    def forms(self) -> tuple[Form, ...]:
        return tuple(self.stock)

    @cached_property
    def many(self) -> int:
        return sum(map(len, self.stock.values()))

    @cached_property
    def steps(self) -> Steps:
        return steps_for(self.forms, self.hand.size)

    def stems(self, tiles: Sequence[Tile]) -> tuple[int, ...]:
        return tuple(sum(colour in tile.stems for tile in tiles) for colour in VALVES)

    def fits(self, stems: tuple[int, ...]) -> bool:
        return all(need <= have for need, have in zip(stems, self.hand.valves, strict=True))

    # Counts of forms in one number: each has a field with room for the sum of two legal counts, and a bias
    # lifts every sum that is too large into the field's highest bit.

    @cached_property
    def _widths(self) -> tuple[int, ...]:
        return tuple(len(tiles).bit_length() + 1 for tiles in self.stock.values())

    @cached_property
    def shifts(self) -> tuple[int, ...]:
        return tuple(sum(self._widths[:i]) for i in range(len(self._widths)))

    @cached_property
    def one_more(self) -> Bits:
        """By step: the tile it uses."""
        return (np.uint64(1) << np.array(self.shifts, np.uint64))[self.steps.form]

    @cached_property
    def _bias(self) -> np.uint64:
        fields = zip(self.stock.values(), self._widths, self.shifts, strict=True)
        return np.uint64(sum((2 ** (width - 1) - 1 - len(tiles)) << shift for tiles, width, shift in fields))

    @cached_property
    def _too_many(self) -> np.uint64:
        return np.uint64(
            sum(1 << (shift + width - 1) for width, shift in zip(self._widths, self.shifts, strict=True))
        )

    def has(self, used: Bits) -> Flags:
        """Whether the hand has so many; `used` is the sum of at most two counts that it has."""
        within: Flags = ((used + self._bias) & self._too_many) == 0
        return within

    def counts(self, used: Bits) -> Ints:
        """By packed number and form."""
        masks = np.array([(1 << width) - 1 for width in self._widths], np.uint64)
        return ((used[:, None] >> np.array(self.shifts, np.uint64)) & masks).astype(np.int64)

    # Worth

    @cached_property
    def _bargains(self) -> tuple[tuple[tuple[tuple[int, tuple[int, ...]], ...], ...], ...]:
        """By form and count: the oxygen and stems of every choice of tiles that no other choice beats."""
        return tuple(
            tuple(self._best(list(combinations(tiles, count))) for count in range(len(tiles) + 1))
            for tiles in self.stock.values()
        )

    def _best(self, choices: Sequence[Sequence[Tile]]) -> tuple[tuple[int, tuple[int, ...]], ...]:
        offers = {(sum(tile.oxygen for tile in tiles), self.stems(tiles)) for tiles in choices}
        fitting = sorted((offer for offer in offers if self.fits(offer[1])), reverse=True)
        return tuple(
            offer
            for i, offer in enumerate(fitting)
            if not any(
                all(other <= own for other, own in zip(better[1], offer[1], strict=True))
                for better in fitting[:i]
            )
        )

    def worth(self, used: Bits) -> Ints:
        """The most oxygen of this many tiles of each form, with the available valves."""
        distinct, back = np.unique(used, return_inverse=True)
        counts = self.counts(distinct)
        room = tuple(have + 1 for have in self.hand.valves)
        best = np.zeros((len(distinct), *room), np.int64)
        for form, by_count in enumerate(self._bargains):
            for count, bargains in enumerate(by_count[1:], 1):
                rows = np.flatnonzero(counts[:, form] == count)
                if len(rows):
                    best[rows] = _with_bargain(best[rows], bargains)
        most: Ints = best[:, -1, -1][back.reshape(-1)]
        return most

    @cached_property
    def ceiling(self) -> int:
        """The most oxygen that these tiles and valves could ever have."""
        best = np.zeros((1, *(have + 1 for have in self.hand.valves)), np.int64)
        for by_count in self._bargains:
            best = np.maximum.reduce([best, *(_with_bargain(best, bargains) for bargains in by_count[1:])])
        return int(best[0, -1, -1])


def _with_bargain(best: Ints, bargains: Sequence[tuple[int, tuple[int, ...]]]) -> Ints:
    """By the most white and black valves used."""
    found = np.full_like(best, IMPOSSIBLE)
    for oxygen, (white, black) in bargains:
        rest = best[:, : best.shape[1] - white, : best.shape[2] - black] + oxygen
        np.maximum(found[:, white:, black:], rest, out=found[:, white:, black:])
    return found

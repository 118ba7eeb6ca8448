"""How much oxygen a hand is good for, at a glance: too many hands come out of rollouts to lay them all."""

from __future__ import annotations

import numpy as np

from heliograph.games.critical_orbit.box.pack import Pack
from heliograph.games.critical_orbit.box.tiles import VALVES
from heliograph.players.critical_orbit.boards.spaces import Floats, Ints
from heliograph.review.critical_orbit.rollouts.hold import Hold

# Fitted to 2,400 random hands laid by the quick search for 10 oxygen; one standard deviation is 1.1 units.
_A_CANISTER = 0.8
_ENOUGH = 4.0
_SLOPE = 1.2
_MOST_CANISTERS = 3


class Guess:
    def __init__(self, pack: Pack) -> None:
        self._oxygen = np.array([tile.oxygen for tile in pack.tiles.value])
        self._plain = np.array([not tile.stems for tile in pack.tiles.value])
        self._stemmed = [
            np.array([tile.stems == (colour,) for tile in pack.tiles.value]) for colour in VALVES
        ]

    def oxygen(self, hold: Hold) -> Floats:
        """By row: most of what lies on tiles that have their valves, the more so the more there are and the
        more canisters can be moved."""
        own = hold.tiles & self._plain
        usable, tiles = own @ self._oxygen, own.sum(axis=1)
        for stemmed, valves in zip(self._stemmed, hold.valves.T, strict=True):
            oxygen, many = self._best(hold.tiles & stemmed, valves)
            usable, tiles = usable + oxygen, tiles + many
        found: Floats = usable * _share(tiles, hold.unlocked)
        return found

    def _best(self, own: Floats, valves: Ints) -> tuple[Ints, Ints]:
        """With so many valves, the richest tiles, and how many they are."""
        oxygen = -np.sort(-(own * self._oxygen), axis=1)
        within = np.arange(own.shape[1]) < valves[:, None]
        return (oxygen * within).sum(axis=1), np.minimum(own.sum(axis=1), valves)


def _share(tiles: Ints, unlocked: Ints) -> Floats:
    way = tiles + _A_CANISTER * np.minimum(unlocked, _MOST_CANISTERS) - _ENOUGH
    found: Floats = 1 / (1 + np.exp(-way / _SLOPE))
    return found

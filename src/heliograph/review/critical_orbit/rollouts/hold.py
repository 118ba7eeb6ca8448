"""What Mercury receives in many missions at once."""

from __future__ import annotations

import numpy as np

from heliograph.games.critical_orbit.box.pack import Pack
from heliograph.games.critical_orbit.box.tiles import VALVES
from heliograph.games.critical_orbit.state import State
from heliograph.players.critical_orbit.boards.spaces import Flags, Floats, Ints
from heliograph.review.critical_orbit.rollouts.fates import HALVES, NOTHING, Fates

_RED = HALVES.index("red")
_A_VALVE = 2


class Hold:
    """`fate` is the fate of each row."""

    def __init__(self, pack: Pack, state: State, fates: Fates, fate: Ints) -> None:
        mercury, rows = state.mercury, len(fate)
        self._fates, self._fate = fates, fate
        self._track = pack.track.value
        tiles = pack.tiles.value
        self._stems = np.array([[colour in tile.stems for colour in VALVES] for tile in tiles])
        self._tile_stars = np.array([tile.star is not None for tile in tiles])
        self._tile_stars[[at for at, tile in enumerate(tiles) if tile.id in mercury.starred]] = False
        self.tiles = np.tile(np.array([tile.id in mercury.tiles for tile in tiles]), (rows, 1))
        self._taken = np.zeros((rows, fates.stacks.shape[1]), dtype=np.int64)
        self._drawn = np.zeros((rows, fates.bag.shape[1]), dtype=bool)
        self._turned_up = np.zeros(rows, dtype=np.int64)
        self.halves = np.tile([mercury.halves.get(colour, 0) for colour in VALVES], (rows, 1))
        self.valves = np.tile([mercury.valves.get(colour, 0) for colour in VALVES], (rows, 1))
        self.unlocked = np.full(rows, len(mercury.unlocked))
        self.tracks = np.tile([mercury.tracks[colour] for colour in VALVES], (rows, 1))

    def take_tiles(self, rows: Ints, shapes: Ints) -> Flags:
        """MC-26. Returns the rows in which the tile has a star for Mercury (MC-25)."""
        place = self._taken[rows, shapes]
        there = place < self._fates.stacks.shape[2]
        tile = self._fates.stacks[self._fate[rows], shapes, np.where(there, place, 0)]
        found = there & (tile != NOTHING)
        self._taken[rows[found], shapes[found]] += 1
        self.tiles[rows[found], tile[found]] = True
        starred: Flags = found & self._tile_stars[tile]
        return starred

    def draw_halves(self, rows: Ints, chosen: Flags) -> None:
        """MC-33, MC-34, MC-50: the next one, or the one that is wanted most."""
        rows, chosen = self._with_bag(rows, chosen)
        bag = self._fates.bag[self._fate[rows]]
        wish = np.where(chosen[:, None], self._wish(rows)[np.arange(len(rows))[:, None], bag], 1.0)
        place = np.where(self._drawn[rows], -1.0, wish).argmax(axis=1)
        colour = bag[np.arange(len(rows)), place]
        self._drawn[rows, place] = True
        good = colour != _RED
        rows, colour = rows[good], colour[good]
        self.halves[rows, colour] += 1
        traded = self.halves[rows, colour] == _A_VALVE
        self.halves[rows[traded], colour[traded]] = 0
        self.valves[rows[traded], colour[traded]] += 1

    def _wish(self, rows: Ints) -> Floats:
        """By row and colour: a second half before a first one, for stems without a valve; never a red one."""
        bare = self.tiles[rows].astype(np.int64) @ self._stems - self.valves[rows]
        wish = 10.0 + 4.0 * self.halves[rows] + np.clip(bare, -3, 3)
        return np.column_stack([wish, np.zeros(len(rows))])

    def _with_bag(self, rows: Ints, flags: Flags) -> tuple[Ints, Flags]:
        left = ~self._drawn[rows].all(axis=1)
        return rows[left], flags[left]

    def use_stars(self, rows: Ints) -> None:
        """Mercury uses every star as in MC-23a: a red half valve leaves the game."""
        rows, _ = self._with_bag(rows, np.ones(len(rows), dtype=bool))
        place = (~self._drawn[rows]).argmax(axis=1)
        red = self._fates.bag[self._fate[rows], place] == _RED
        self._drawn[rows[red], place[red]] = True

    def unlock(self, rows: Ints) -> None:
        """MC-30."""
        place = self._turned_up[rows]
        rows, place = rows[place < self._fates.unlocks.shape[1]], place[place < self._fates.unlocks.shape[1]]
        self.unlocked[rows] += self._fates.unlocks[self._fate[rows], place]
        self._turned_up[rows] += 1

    def advance(self, rows: Ints, colours: Ints) -> Ints:
        """MC-16, MC-17. Returns the rows in which Mercury earns a star."""
        self.tracks[rows, colours] += 1
        step = self.tracks[rows, colours]
        arrived = step == self._track.steps
        self.valves[rows[arrived], colours[arrived]] += 1
        return rows[np.isin(step, self._track.stars)]

    def worth_of_steps(self, valves: Floats, star: float) -> Floats:
        """By row and colour: the worth of the next step on a track; more the nearer its end is."""
        steps = self._track.steps
        step = self.tracks + 1
        nearer = (step / steps) ** 1.5 - (self.tracks / steps) ** 1.5
        found: Floats = valves * nearer + star * np.isin(step, self._track.stars)
        return np.where(step > steps, 0.0, found)

"""The rest of a mission, played many times: greedy stations, and dice chosen for all of them together.

The AI deck's stations may tick anywhere, and Mercury uses every star to remove a red half valve from the bag:
simple, and the same whichever value was left.
"""

from __future__ import annotations

import numpy as np

from heliograph.games.critical_orbit.box.boards import JOBS, STATIONS
from heliograph.games.critical_orbit.box.shapes import SHAPES
from heliograph.games.critical_orbit.box.tiles import VALVES
from heliograph.games.critical_orbit.rules.houston import SQUARES_OF_A_SHAPE
from heliograph.games.critical_orbit.rules.jobs import is_deck
from heliograph.games.critical_orbit.rules.turn import track_of
from heliograph.games.critical_orbit.state import State
from heliograph.players.critical_orbit.boards.spaces import PIPS, Flags, Floats, Ints
from heliograph.players.critical_orbit.demand import Demand
from heliograph.players.critical_orbit.stations.sheet import NEVER
from heliograph.review.critical_orbit.rollouts.fates import Fates
from heliograph.review.critical_orbit.rollouts.hold import Hold
from heliograph.review.critical_orbit.rollouts.many import best_spaces
from heliograph.review.critical_orbit.rollouts.printed import Printed

_MERCURY, _HOUSTON, _BENGALURU, _COLOGNE = -1, 0, 1, 2
"""Stations by number; Mercury's stars stand last."""
_SEAT_OF_JOB = np.array([JOBS.index(job) - 1 for job in JOBS])
_OTHERS = np.array([[1, 2], [0, 2], [0, 1]])
"""Which dice are kept if one is left."""
_TRACK = np.array([0, *(VALVES.index(track_of(pips)) for pips in PIPS)])
_PIPS = np.array(PIPS)
_DECK_ACTIONS = 2
_CHAIN = 6
"""How often stars may earn further stars in one turn."""


class Rollouts:
    """Starts from a roll: the rows are all fates for the first value that may be left, then all for the
    next."""

    def __init__(
        self, printed: Printed, state: State, leaves: tuple[int, ...], fates: Fates, demand: Demand
    ) -> None:
        count = len(fates.dice)
        self._printed, self._fates, self._demand = printed, fates, demand
        self._rows = np.arange(len(leaves) * count)
        self._fate = self._rows % count
        self.hold = Hold(printed.pack, state, fates, self._fate)
        self._decks = [is_deck(state.setup, station) for station in STATIONS]
        self._boards = printed.boards(state, len(self._rows))
        self._squares = np.tile(
            [state.houston.squares.get(shape, 0) for shape in SHAPES], (len(self._rows), 1)
        )
        self._stars = np.zeros((len(self._rows), len(JOBS)), dtype=np.int64)
        self._stars[:, : len(STATIONS)] = [state.desks[station].stars for station in STATIONS]
        self._ticks = [len(state.desks[station].tasks) for station in STATIONS]
        self._forces = np.zeros((len(self._rows), len(STATIONS)), dtype=np.int64)
        self._dice = np.tile(state.dice, (len(self._rows), 1))
        self._leave = np.repeat([state.dice.index(leave) for leave in leaves], count)

    def play(self) -> Hold:
        self._turn(self._dice, self._leave)
        for turn in range(self._fates.dice.shape[1]):
            self._turn_up(self._fates.cards[self._fate, turn])
            self._turn(self._fates.dice[self._fate, turn])
        return self.hold

    def _turn(self, dice: Ints, leave: Ints | None = None) -> None:
        looks = [None if deck else self._look(station, dice) for station, deck in enumerate(self._decks)]
        if leave is None:
            leave = self._choose(dice, [gains for _, gains in filter(None, looks)])
        self._advance(dice[self._rows, leave])
        for station, look in enumerate(looks):
            if look is None:
                for _ in range(self._ticks[station]):
                    self._tick(station, self._rows)
            else:
                self._enter(station, dice, _OTHERS[leave], *look)
        for _ in range(_CHAIN):
            self._use_stars()

    # Dice

    def _look(self, station: int, dice: Ints) -> tuple[Ints, Floats]:
        """By row and die: the best space for it, and its gain."""
        every = np.repeat(self._rows, dice.shape[1])
        spaces, gains = best_spaces(self._boards[station], every, dice.ravel(), self._demand)
        return spaces.reshape(dice.shape), gains.reshape(dice.shape)

    def _choose(self, dice: Ints, gains: list[Floats]) -> Ints:
        """Which die is left: the step on its track, minus what every station loses (MC-14 to MC-16)."""
        steps = self.hold.worth_of_steps(np.array(self._demand.valves), self._demand.star("mercury"))
        worth = np.take_along_axis(steps, _TRACK[dice], axis=1)
        for lost in gains:
            worth = worth - np.maximum(lost, -1.0)
        worth[self._forced(dice)] = NEVER
        left: Ints = worth.argmax(axis=1)
        return left

    def _forced(self, dice: Ints) -> Flags:
        """MC-63, MC-H13: dice that alone have a value an AI card asks for."""
        alone = (dice[:, :, None] == dice[:, None, :]).sum(axis=2) == 1
        asked = (dice[:, :, None] == self._forces[:, None, :])[:, :, self._decks].any(axis=2)
        forced: Flags = alone & asked
        return forced

    def _advance(self, values: Ints) -> None:
        """MC-16, MC-18."""
        colours = _TRACK[values]
        there = self.hold.tracks[self._rows, colours] < self._printed.pack.track.value.steps
        starred = self.hold.advance(self._rows[there], colours[there])
        self._stars[starred, _MERCURY] += 1

    # Entries

    def _enter(self, station: int, dice: Ints, kept: Ints, spaces: Ints, gains: Floats) -> None:
        """The number that gains more, then the other one wherever it fits best by then."""
        own = np.take_along_axis(gains, kept, axis=1)
        kept = np.where((own[:, 1] > own[:, 0])[:, None], kept[:, ::-1], kept)
        numbers = np.take_along_axis(dice, kept, axis=1)
        self._write(station, self._rows, spaces[self._rows, kept[:, 0]], numbers[:, 0], own.max(axis=1))
        best = best_spaces(self._boards[station], self._rows, numbers[:, 1], self._demand)
        self._write(station, self._rows, best[0], numbers[:, 1], best[1])

    def _write(self, station: int, rows: Ints, spaces: Ints, values: Ints, gains: Floats) -> None:
        """Entries without room are skipped (MC-H6)."""
        room = gains > NEVER
        rows, spaces, values = rows[room], spaces[room], values[room]
        delivered, jobs = self._boards[station].write(rows, spaces, values)
        self._stars[rows[jobs >= 0], _SEAT_OF_JOB[jobs[jobs >= 0]]] += 1
        self._deliver(station, rows[delivered >= 0], delivered[delivered >= 0])

    def _deliver(self, station: int, rows: Ints, what: Ints) -> None:
        if station == _HOUSTON:
            self._stars[rows[self.hold.take_tiles(rows, what)], _MERCURY] += 1
        elif station == _BENGALURU:
            self.hold.draw_halves(rows, ~self._printed.bengaluru.blind[what])
        else:
            self.hold.unlock(rows)

    # Stars and the AI deck

    def _use_stars(self) -> None:
        """MC-22: a station's extra number, if it gains anything."""
        self.hold.use_stars(np.flatnonzero(self._stars[:, _MERCURY]))
        earned, self._stars = self._stars, np.zeros_like(self._stars)
        for station, deck in enumerate(self._decks):
            rows = np.flatnonzero(earned[:, station])
            if deck:
                self._tick(station, rows)
                continue
            every, values = np.repeat(rows, len(_PIPS)), np.tile(_PIPS, len(rows))
            spaces, gains = best_spaces(self._boards[station], every, values, self._demand)
            best = gains.reshape(-1, len(_PIPS)).argmax(axis=1) + len(_PIPS) * np.arange(len(rows))
            worth = np.where(gains[best] > 0, gains[best], NEVER)
            self._write(station, rows, spaces[best], values[best], worth)

    def _turn_up(self, cards: Ints) -> None:
        """MC-62 to MC-67."""
        self._forces = self._printed.card_forces[cards]
        self._ticks = [_DECK_ACTIONS] * len(STATIONS)
        self._ticks[_HOUSTON] = 0
        if self._decks[_HOUSTON]:
            for shapes in self._printed.card_shapes[cards].T:
                self._tick_squares(self._rows, shapes)
            job = self._printed.card_star[cards]
            self._stars[self._rows[job >= 0], _SEAT_OF_JOB[job[job >= 0]]] += 1

    def _tick(self, station: int, rows: Ints) -> None:
        """A tick is not a number, so every value gains the same."""
        if station == _HOUSTON:
            self._tick_squares(rows, self._squares[rows].argmax(axis=1))
            return
        spaces, gains = best_spaces(self._boards[station], rows, np.ones_like(rows), self._demand)
        self._write(station, rows, spaces, np.zeros_like(rows), gains)

    def _tick_squares(self, rows: Ints, shapes: Ints) -> None:
        """MC-65."""
        self._squares[rows, shapes] += 1
        full = self._squares[rows, shapes] >= SQUARES_OF_A_SHAPE
        self._squares[rows[full], shapes[full]] = 0
        self._deliver(_HOUSTON, rows[full], shapes[full])

"""How rollouts judge entries: greedily, and in many missions at once.

The boards are those of the AI seats; only the judgement is simpler, so that thousands of missions can be
played.
"""

from __future__ import annotations

from typing import Protocol

import numpy as np

from heliograph.players.critical_orbit.boards.spaces import Floats, Ints
from heliograph.players.critical_orbit.demand import Demand
from heliograph.players.critical_orbit.stations.sheet import NEVER


class Many(Protocol):
    def gains(self, rows: Ints, values: Ints, demand: Demand) -> Floats:
        """By row and space, for one number each; NEVER if nothing may be written there."""

    def write(self, rows: Ints, spaces: Ints, values: Ints) -> tuple[Ints, Ints]:
        """The results: for each row the number of a delivery or -1, and of a job that has earned a star or
        -1."""


def best_spaces(board: Many, rows: Ints, values: Ints, demand: Demand) -> tuple[Ints, Floats]:
    """The best space for one number in each row, and its gain; NEVER if there is no room."""
    gains = board.gains(rows, values, demand)
    spaces = gains.argmax(axis=1)
    return spaces, np.maximum(gains[np.arange(len(rows)), spaces], NEVER)

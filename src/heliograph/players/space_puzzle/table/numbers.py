"""The game's pieces as numbers: colours, keys, cells and rooms in the order the game lists them."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations

import numpy as np
from numpy.typing import NDArray

from heliograph.games.space_puzzle.state import CELLS, COLOURS, ICONS, KEYS, SIDE, Room, Target

Floats = NDArray[np.float64]
Ints = NDArray[np.int64]

COLOUR = {f"c-{colour}": index for index, colour in enumerate(COLOURS)}
KEY = {f"k-{key}": index for index, key in enumerate(KEYS)}
ICON = {f"r-{icon}": index for index, icon in enumerate(ICONS)}
NUMBER = {f"n-{number}": number for number in range(1, 7)}
CELL = {cell: index for index, cell in enumerate(CELLS)}
COLOUR_OF = {colour: index for index, colour in enumerate(COLOURS)}
KEY_OF = {key: index for index, key in enumerate(KEYS)}

COLUMN = np.array([index % SIDE for index in range(len(CELLS))])
ROW = np.array([index // SIDE for index in range(len(CELLS))])
PIPS = 6

CREWS: Ints = np.array(list(permutations(range(len(COLOURS)), len(KEYS))))
"""Every way to give the four keys different colours: in each row, the colour of each key."""

Goal = tuple[int, int, int, int]
"""A target as key, colour, cell and die."""


def room_mask(room: Room) -> int:
    return sum(1 << ICONS.index(icon) for icon in room)


def masks_of(rooms: Sequence[Room]) -> tuple[int, ...]:
    return tuple(room_mask(room) for room in rooms)


def goals_of(solution: Sequence[Target]) -> tuple[Goal, ...]:
    """By key."""
    return tuple(sorted((KEY_OF[t.key], COLOUR_OF[t.colour], CELL[t.cell], t.die) for t in solution))

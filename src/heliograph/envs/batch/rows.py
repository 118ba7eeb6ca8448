"""The memory a batch shares with its processes: one row of numbers for each game."""

from __future__ import annotations

from multiprocessing import RawArray
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray


class Size(NamedTuple):
    games: int
    numbers: int
    actions: int
    seats: int


class Rows:
    """Arrays in memory shared with other processes."""

    def __init__(self, size: Size, memory: tuple[Any, ...] | None = None) -> None:
        games = size.games
        shapes: tuple[tuple[tuple[int, ...], type[np.generic]], ...] = (
            ((games, size.numbers), np.float32),
            ((games, size.actions), np.int8),
            ((games,), np.int32),
            ((games, size.seats), np.float32),
            ((games,), np.bool_),
            ((games,), np.bool_),
        )
        if memory is None:
            sizes = (int(np.prod(shape)) * np.dtype(kind).itemsize for shape, kind in shapes)
            memory = tuple(RawArray("b", length) for length in sizes)
        self.size, self.memory = size, memory
        """To hand to a process when it starts."""
        self.arrays: list[NDArray[Any]] = [
            np.frombuffer(part, kind).reshape(shape)
            for part, (shape, kind) in zip(memory, shapes, strict=True)
        ]
        self.observations, self.masks, self.to_act, self.rewards, self.ended, self.cut_off = self.arrays

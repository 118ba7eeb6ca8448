"""The probability of winning from a board, by what is still missing and the rounds left."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from heliograph.players.space_puzzle.table.numbers import Floats, Goal
from heliograph.players.space_puzzle.table.scene import OFF, Scene

_ALL_DONE = 2.5
_MISSING_A_ROUND = np.array([-1.2, -0.9, -0.9])
_MISSING = np.array([-0.15, -0.1, -0.1])
"""For rooms, keys and dice, per round left and in total, in log odds. Weights that were fitted to who won
played worse: they leave keys and dice for later.
"""


def right(scene: Scene, goals: Sequence[Goal]) -> list[tuple[bool, bool, bool]]:
    """For each target: whether room, key and die are right."""
    return [
        (
            scene.pawns[colour] == cell,
            scene.markers[colour] == key,
            not scene.uses_dice or (scene.pawns[colour] != OFF and scene.dice[colour] == die),
        )
        for key, colour, cell, die in goals
    ]


def prospects(done: Floats, rounds_left: int) -> Floats:
    """For boards [..., target, room or key or die], the probability [...]."""
    if not rounds_left:
        return np.asarray(done.min(axis=(-1, -2)))
    missing = (1 - done).sum(axis=-2)
    odds = _ALL_DONE + missing @ (_MISSING_A_ROUND / rounds_left + _MISSING)
    return np.asarray(1 / (1 + np.exp(-odds)))

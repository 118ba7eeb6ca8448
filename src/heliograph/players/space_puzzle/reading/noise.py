"""SR-NOISE: one token is not the AI's. It lies at any angle, while the AI's own usually lie straight."""

from __future__ import annotations

import numpy as np

from heliograph.kernel.surface import FULL_TURN
from heliograph.players.space_puzzle.meaning.pieces import Piece, pieces_shown
from heliograph.players.space_puzzle.table.memory import Exchange

_STRAIGHT = 0.9
"""How often the AI lays a token upright or by a quarter turn."""
_UNLIKELY = 1e-3


def without_noise(exchange: Exchange) -> list[tuple[float, tuple[Piece, ...]]]:
    """The message without each token that may be noise, with probabilities; the most likely first."""
    pieces = pieces_shown(exchange.message)
    if not exchange.scene.noise:
        return [(1.0, pieces)]
    own = np.array([_own(piece.rotation) for piece in pieces])
    weights = (1 / FULL_TURN) / own
    weights = weights / weights.sum()
    order = np.argsort(-weights, kind="stable")
    return [
        (float(weights[index]), (*pieces[:index], *pieces[index + 1 :]))
        for index in order
        if weights[index] > _UNLIKELY
    ]


def _own(rotation: int) -> float:
    straight = rotation % 90 == 0
    return _STRAIGHT / 4 if straight else (1 - _STRAIGHT) / (FULL_TURN - 4)

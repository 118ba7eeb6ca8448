"""What the AI thinks of its crew: which way each possible kind of crew has read the messages, and which
kind this one is, from the pawns it placed (SP-32, SP-45)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

import numpy as np

from heliograph.players.space_puzzle.codebooks.codebook import ABSOLUTE, Codebook, maps
from heliograph.players.space_puzzle.codebooks.habits import Habits
from heliograph.players.space_puzzle.reading.belief import Belief, Solved
from heliograph.players.space_puzzle.reading.messages import Ground, hear_as_each, opening_of
from heliograph.players.space_puzzle.table.memory import Exchange, Memory
from heliograph.players.space_puzzle.table.numbers import Floats
from heliograph.players.space_puzzle.table.scene import OFF

_LAPSE = 0.12
"""How often a pawn is placed for reasons of its own."""
_STILL_TRUE = 0.8
"""How much of what was learned about a crew holds for its next round: it may be learning too."""


@dataclass(frozen=True)
class Audience:
    belief: Belief
    """One row for each kind of crew."""
    shares: Floats
    """How likely each kind is."""


def audience_of(ground: Ground, habits: Habits, memory: Memory) -> Audience:
    belief, logs = _listen(ground, _kinds(habits), memory.exchanges)
    shares = np.exp(logs - logs.max())
    return Audience(belief.without(memory.closed), shares / shares.sum())


def _kinds(habits: Habits) -> tuple[tuple[Codebook, float], ...]:
    own = habits.codebook
    if not habits.adapts:
        return ((own, 1.0),)
    kinds = {
        Codebook(frame, grid, own.icons, own.touching): share
        for (frame, grid), share in maps().items()
        if grid in ABSOLUTE or (frame, grid) == (own.frame, own.grid)
    }
    kinds[own] += 1.0
    return tuple(kinds.items())


@lru_cache(maxsize=128)
def _listen(
    ground: Ground, kinds: tuple[tuple[Codebook, float], ...], exchanges: tuple[Exchange, ...]
) -> tuple[Belief, Floats]:
    if not exchanges:
        opening = opening_of(ground, dict(kinds))
        return opening, opening.logs
    belief, logs = _listen(ground, kinds, exchanges[:-1])
    solved = hear_as_each(belief, exchanges[-1])
    return solved.belief, _STILL_TRUE * logs + _explains(solved, exchanges[-1])


def _explains(solved: Solved, exchange: Exchange) -> Floats:
    """[kind]: how well the reading explains where the pawns went."""
    found = np.zeros(len(solved.belief.books))
    if not exchange.scene.ai_sees_pawns:
        return found
    placed, _ = solved.by_reading()
    for colour, (before, after) in enumerate(zip(exchange.scene.pawns, exchange.after.pawns, strict=True)):
        if after not in (before, OFF):
            found += np.log((1 - _LAPSE) * placed[:, colour, after] + _LAPSE / 16)
    return found

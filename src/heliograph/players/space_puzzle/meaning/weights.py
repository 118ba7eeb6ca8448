"""The meaning of a message in one way of reading: soft weights on solutions, dice and traps.

Nothing is agreed beforehand. A token on the map means its cell; a key belongs to the colour it lies on; icons
name the room that bears them; ✓ and ✗ judge what they lie on (SP-32, SP-62).
"""

from __future__ import annotations

from dataclasses import dataclass, field

import numpy as np

from heliograph.players.space_puzzle.codebooks.codebook import IconsSay
from heliograph.players.space_puzzle.table.numbers import PIPS, Floats

SLACK = 0.02
"""How often a token means something entirely different."""
MENTIONED = 30.0
"""How much more likely a colour that is shown is to be on the card."""
WRONG = 0.03
"""How often something is true although the message said otherwise."""
_MISNAMED = 0.005
"""How often icons are laid for each of the rooms that do not bear them."""


@dataclass
class Meaning:
    table: Floats = field(default_factory=lambda: np.ones((4, 6, 16)))
    by_colour: Floats = field(default_factory=lambda: np.ones((6, PIPS)))
    by_key: Floats = field(default_factory=lambda: np.ones((4, PIPS)))
    by_cell: Floats = field(default_factory=lambda: np.ones((16, PIPS)))
    traps: Floats = field(default_factory=lambda: np.zeros(16))
    """How certainly each cell was shown as a trap."""


def soft(density: Floats) -> Floats:
    return (1 - SLACK) * density + SLACK


def rooms_named(rooms: tuple[int, ...], icons: int, say: IconsSay) -> Floats:
    """[cell]: the probability that these icons are laid for this room."""
    if say == "exact":
        return np.array([1.0 if room == icons else _MISNAMED for room in rooms])
    missing = [0.35 ** (room & ~icons).bit_count() if room & icons == icons else _MISNAMED for room in rooms]
    return np.array(missing)

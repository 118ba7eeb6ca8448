"""How the tempo changes after a wrong guess: many people slow down somewhat; a machine of one idea slows down
by a fixed step, at most twice.
"""

from __future__ import annotations

from math import log

import numpy as np

from heliograph.players.contact.conventions import Floats
from heliograph.players.contact.habits import SLOWER, SLOWEST
from heliograph.players.contact.listening.belief import TEMPI, USUAL_TEMPO, drift
from heliograph.players.contact.listening.tastes import OF_ONE_IDEA, SHARES

PEOPLE_SLOW_DOWN = drift(0.15)
_STEP = -log(SLOWER)
_LAST_STEP = USUAL_TEMPO + (SLOWEST - 0.5) * _STEP
_EXACT = 0.05
_AS_MACHINES_DO = 0.9


def _after_a_miss() -> Floats:
    later = TEMPI + _STEP * (TEMPI < _LAST_STEP)
    step: Floats = np.exp(-0.5 * ((TEMPI - later[:, None]) / _EXACT) ** 2)
    step /= step.sum(axis=1, keepdims=True)
    changes = np.repeat(PEOPLE_SLOW_DOWN[None, None], len(SHARES), axis=0)
    changes[[*OF_ONE_IDEA]] = _AS_MACHINES_DO * step + (1 - _AS_MACHINES_DO) * PEOPLE_SLOW_DOWN
    return changes


AFTER_A_MISS = _after_a_miss()
"""[taste, 1, tempo before, tempo after]: the matrices by which a belief is multiplied."""

"""How an AI Source taps: its tempo, its reading of distance, and how steady its hand is."""

from __future__ import annotations

from math import exp, hypot, log
from statistics import NormalDist

import msgspec

from heliograph.games.contact.view import View
from heliograph.kernel.chance import Chance
from heliograph.players.contact.belief import USUAL_MM_PER_S, USUAL_TEMPO
from heliograph.players.contact.conventions import CONVENTIONS
from heliograph.players.contact.planning import Voice
from heliograph.players.contact.review_types import ConventionName

HUMAN_SCATTER = 0.06
FINGER_MS = 30.0
"""The part of a hand's unsteadiness that does not grow with the duration."""
SLOWER_AFTER_A_MISS = 0.8
_SLOWEST = 2
PAUSE_MS = 500


class Habits(msgspec.Struct, frozen=True):
    """The defaults are a careful machine; the rest is for playing like somebody else."""

    tempo_mm_per_s: float = USUAL_MM_PER_S
    convention: ConventionName = "edge"
    scatter: float = 0.0
    adapts: bool = True
    """Slows down after a miss."""


def voice(habits: Habits, view: View) -> Voice:
    tempo = USUAL_TEMPO - log(habits.tempo_mm_per_s / USUAL_MM_PER_S)
    if habits.adapts:
        tempo -= min(_misses(view), _SLOWEST) * log(SLOWER_AFTER_A_MISS)
    return Voice(CONVENTIONS.index(habits.convention), tempo)


def _misses(view: View) -> int:
    """Rounds in which this Source was misunderstood, this one included."""
    mine = [flight.guesses for flight in view.history if flight.source == view.source]
    return sum(any(not guess.right for guess in guesses) for guesses in (*mine, view.guesses))


def unsteady(holds: tuple[int, ...], scatter: float, chance: Chance) -> tuple[tuple[int, ...], Chance]:
    """The same taps by a hand with this relative spread."""
    tapped = []
    for ms in holds:
        draw, chance = chance.below(_FINE)
        error = _NORMAL.inv_cdf((draw + 0.5) / _FINE)
        tapped.append(round(ms * exp(error * hypot(scatter, FINGER_MS / ms))))
    return tuple(tapped), chance


_FINE = 1 << 40
_NORMAL = NormalDist()

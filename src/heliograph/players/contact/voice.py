"""How an AI Source speaks in this round: steadily, but it learns from being misunderstood."""

from __future__ import annotations

from math import log

import numpy as np

from heliograph.games.contact.view import View
from heliograph.players.contact.belief import USUAL_TEMPO, conventions_of
from heliograph.players.contact.conventions import CONVENTIONS
from heliograph.players.contact.habits import USUAL_MM_PER_S, Habits
from heliograph.players.contact.learning import Ears
from heliograph.players.contact.planning import Voice

_SLOWER = 0.8
_SLOWEST = 2
"""Twice is slow enough."""
_CLEARLY = 0.7


def ears_of(habits: Habits, *, learns: bool) -> Ears:
    return Ears(learns, None if habits.assumes is None else CONVENTIONS.index(habits.assumes))


def voice_of(habits: Habits, view: View) -> Voice:
    tempo = USUAL_TEMPO - log(habits.tempo_mm_per_s / USUAL_MM_PER_S)
    convention = CONVENTIONS.index(habits.convention)
    misses = _misses(view)
    if not habits.adapts or not misses:
        return Voice(convention, tempo)
    theirs = _way_of_the_guesser(view)
    slower = tempo - min(misses, _SLOWEST) * log(_SLOWER)
    return Voice(convention if theirs is None else theirs, slower)


def _misses(view: View) -> int:
    """Rounds in which this Source was misunderstood, this one included."""
    mine = [flight.guesses for flight in view.history if flight.source == view.source]
    return sum(any(not guess.right for guess in guesses) for guesses in (*mine, view.guesses))


def _way_of_the_guesser(view: View) -> int | None:
    """People listen the way they tap, so speak their language once it is clear which it is."""
    if view.guesser is None:
        return None
    shares = conventions_of(Ears().belief_about(view, view.guesser))
    best = int(np.argmax(shares))
    return best if shares[best] > _CLEARLY else None

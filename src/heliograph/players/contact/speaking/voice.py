"""How a Source taps: how it measures distance, its tempo, and how much it exaggerates differences."""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import product
from math import log

from heliograph.players.contact.conventions import EDGE, Floats
from heliograph.players.contact.listening.belief import USUAL_TEMPO
from heliograph.players.contact.routes import Routes, Table

MIDDLE_LOG_MS = log(800.0)
"""Durations around this stay the same at any contrast."""
_CONTRASTS = (0.1, 0.35)
_SLOWER = (-0.15, 0.1, 0.35)


@dataclass(frozen=True)
class Voice:
    reading: int = EDGE
    tempo: float = USUAL_TEMPO
    contrast: float = 0.0
    """How much more durations differ than lengths: long flights last longer, short ones shorter."""

    def log_ms(self, table: Table, routes: Routes) -> Floats:
        return self.lasting(routes.legs(table.log_length[self.reading]))

    def lasting(self, log_length: Floats) -> Floats:
        """The duration of flights of these lengths, both as logarithms."""
        plain = log_length + self.tempo
        log_ms: Floats = plain + self.contrast * (plain - MIDDLE_LOG_MS)
        return log_ms

    def shaped(self) -> tuple[Voice, ...]:
        """Other ways to tap the same: at another tempo, with more contrast (CT-19 leaves both open)."""
        return tuple(
            replace(self, tempo=self.tempo + slower, contrast=contrast)
            for contrast, slower in product(_CONTRASTS, _SLOWER)
        )

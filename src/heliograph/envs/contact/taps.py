"""A signal, one tap after the other: a chosen number of durations, each longer than the one before by the
same factor."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import log
from typing import Any

import numpy as np

from heliograph.envs.actions import Action, Draft, LeadsTo, Whole
from heliograph.kernel.prompt import Offer, Rhythm

SHORTEST_MS, LONGEST_MS = 150, 4000
"""The range that people tap: shorter is hard to time, longer is tiresome."""
PAUSE_MS = 400


class Taps:
    """`bins` durations from the shortest to the longest, up to `flights` of them, then the signal is sent.
    All pauses are equal; to vary them, use the raw form."""

    looks_at_view = False

    def __init__(self, bins: int, flights: int) -> None:
        if bins < 2 or flights < 1:
            raise ValueError("taps need at least 2 durations (bins) and 1 flight (flights)")
        spread = np.geomspace(SHORTEST_MS, LONGEST_MS, bins)
        self.durations = tuple(round(float(ms)) for ms in spread)
        self.flights = flights
        self._send = bins

    @property
    def labels(self) -> Sequence[str]:
        return (*(f"tap {ms} ms" for ms in self.durations), "send the signal")

    def options(self, offer: Offer, view: Any, draft: Draft) -> Mapping[int, LeadsTo]:
        holds = offer.fields["holds"]
        assert isinstance(holds, Rhythm)
        found: dict[int, LeadsTo] = {}
        if len(draft.parts) < min(self.flights, holds.most):
            for entry in range(len(self.durations)):
                found[entry] = Draft((*draft.parts, entry))
        if len(draft.parts) >= holds.fewest:
            found[self._send] = self._transmit(draft.parts)
        return found

    def example(self, entry: int, view: Any, draft: Draft) -> Action:
        return self._transmit(draft.parts if entry == self._send else (*draft.parts, entry)).action()

    def nearest(self, ms: int) -> int:
        """The nearest duration, by the factor between them."""
        return min(self.durations, key=lambda one: abs(log(ms / one)))

    def held(self, draft: Draft) -> tuple[int, ...]:
        return tuple(self.durations[part] for part in draft.parts)

    def _transmit(self, parts: tuple[int, ...]) -> Whole:
        holds = [self.durations[part] for part in parts]
        return Whole("transmit", ("holds", "pauses"), (holds, [PAUSE_MS] * (len(holds) - 1)))

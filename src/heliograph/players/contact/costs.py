"""The cost of a signal to both sides: many flights, and durations that are hard to judge."""

from __future__ import annotations

import numpy as np

from heliograph.players.contact.conventions import Floats

PER_FLIGHT = 0.01
OF_ODD_LENGTH = 0.01
EASY_MS = (400.0, 3000.0)
"""Durations that people judge well."""


def cost_of(log_ms: Floats) -> Floats:
    """[message]"""
    shortest, longest = EASY_MS
    odd = ((log_ms < np.log(shortest)) | (log_ms > np.log(longest))).any(axis=1)
    cost: Floats = PER_FLIGHT * log_ms.shape[1] + OF_ODD_LENGTH * odd
    return cost

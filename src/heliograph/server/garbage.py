"""How often garbage is collected.

Nearly everything is freed the moment nobody needs it: tables, connections and messages hold no cycles, and
tests say so. What is left for the collector is rare, and everyone waits while it looks.
"""

from __future__ import annotations

import gc

_YOUNG, _MIDDLE, _OLD = 10_000, 10, 5
"""Thresholds of the three generations."""


def collect_rarely() -> None:
    """Objects made at start-up stay for ever; the collector skips them."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(_YOUNG, _MIDDLE, _OLD)

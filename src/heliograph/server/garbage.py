"""How often garbage is collected.

Nearly all memory is freed at once when it is no longer used: tables, connections and messages hold no cycles,
and tests check it. Little is left for the collector, and everyone waits while it runs.
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

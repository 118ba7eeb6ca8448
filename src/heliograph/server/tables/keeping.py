"""How long tables are kept: longer with every visit and every move, for ever if the host says so."""

from __future__ import annotations

from heliograph.server.limits import Limits
from heliograph.server.store.rows import Phase, TableRow
from heliograph.server.store.tidying import KEPT_LONGER_MS

RENEWED_EVERY_MS = 60_000
"""How often a table in use updates its time in the store."""
IN_USE_MS = 3 * RENEWED_EVERY_MS
"""A table whose time is more recent than this is in use, on this node or another."""
HOUR_MS = 3_600_000
DAY_MS = 24 * HOUR_MS


def kept_for(phase: Phase, limits: Limits) -> int:
    """Milliseconds after the last visit or move."""
    days: dict[Phase, int] = {
        "gathering": limits.days_gathering,
        "playing": limits.days_playing,
        "over": limits.days_over,
    }
    return days[phase] * DAY_MS


def tidied_at(row: TableRow, limits: Limits) -> int | None:
    """When the table is tidied away if nobody comes; None: never."""
    return None if row.keep else row.touched + row.days * KEPT_LONGER_MS + kept_for(row.phase, limits)

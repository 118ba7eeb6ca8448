"""Distances by the house rule, for comparison with the AI seats' own calculation."""

from __future__ import annotations

from math import hypot

from heliograph.games.contact.state import ChipId, Layout


def edge_distance_mm(layout: Layout, here: ChipId, there: ChipId, nearest_mm: int) -> float:
    """CT-H3: from edge to edge, for AI seats, statistics and replays; people measure as they like."""
    places = {chip.id: chip for chip in layout.chips}
    start, end = places[here], places[there]
    centres = hypot(end.x - start.x, end.y - start.y)
    return max((centres - 2 * layout.radius) / 10, float(nearest_mm))

"""How a player reads and lays messages, and whether that changes. The defaults are a careful machine."""

from __future__ import annotations

import msgspec

from heliograph.players.space_puzzle.codebooks.codebook import ELSEWHERE, FRAMES, GRIDS, USUAL, Codebook, maps

ROOM_WIDTH = 450.0
"""The distance between rooms on the map as AI seats draw it, in tenths of a millimetre."""


class Habits(msgspec.Struct, frozen=True):
    codebook: Codebook = USUAL
    adapts: bool = True
    """Considers other ways to read and lay, and learns which one the others use."""
    own_share: float = 0.6
    """How firmly a player that adapts expects its own way; the rest is spread over common ways."""
    crew: tuple[Codebook, ...] = ()
    """How each Astronaut reads, for an AI that was told: an upper bound for what can be learned."""


def expected(habits: Habits) -> dict[Codebook, float]:
    """The probability of each way of drawing the map, for a player with these habits. The meaning of icons
    and touching stays as in their own codebook until it matters."""
    own = habits.codebook
    if not habits.adapts:
        return {own: 1.0}
    prior = {
        Codebook(frame, grid, own.icons, own.touching): (1 - habits.own_share) * share
        for (frame, grid), share in maps().items()
        if grid != "relative"
    }
    elsewhere = (1 - habits.own_share) * FRAMES[own.frame] * GRIDS["relative"] / len(ELSEWHERE)
    for place in ELSEWHERE:
        prior[Codebook(own.frame, "relative", own.icons, own.touching, *place)] = elsewhere
    prior[own] = prior.get(own, 0.0) + habits.own_share
    return prior

"""The two Leader tracks (HV-19)."""

from __future__ import annotations

from heliograph.games.interstellar.box.pack import Pack, Track
from heliograph.games.interstellar.state import Player


def next_space(pack: Pack, player: Player, track: Track) -> int:
    """One space on; from the last space, the last space."""
    here: int = getattr(player, track)
    return min(here + 1, len(pack.leaders.value[track]))

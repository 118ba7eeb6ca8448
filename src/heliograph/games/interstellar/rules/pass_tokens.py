"""What a player's Pass token gives, position by position (L505, L836, HV-11, HV-27)."""

from __future__ import annotations

from heliograph.games.interstellar.doing import Doing
from heliograph.games.interstellar.state import Player


def pass_rewards(at: Doing, player: Player, phase: str) -> tuple[str, ...]:
    printed = at.variants.first(lambda variant: variant.pass_rewards(player)) or at.pack.pass_rewards.value
    return printed.salvation if phase == "salvation" else printed.action

"""Messages for a player who cannot pay, or would pay wrongly."""

from __future__ import annotations

from heliograph.games.interstellar.rules.resources import Cubes, cheaper_by_one, cubes
from heliograph.games.interstellar.telling.words import cubes_name
from heliograph.kernel.message import Message, say


def too_dear(cost: str | Cubes, have: Cubes, *, one_lower: bool = False) -> Message:
    """The price as it is for this player, who may pay one cube a level lower (L99, L355)."""
    price, mine = cubes_name(cost), cubes_name(have)
    costs = cheaper_by_one(cubes(cost) if isinstance(cost, str) else cost)
    if one_lower and len(costs) > 1:
        return say("si-why-cost-lower", cost=price, have=mine)
    return say("si-why-cost", cost=price, have=mine)

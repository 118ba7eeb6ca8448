"""What a Technology will gain, apart from its cost."""

from __future__ import annotations

from heliograph.games.interstellar.state import Player
from heliograph.players.interstellar.worth.outlook import Outlook

EACH_ROUND: dict[str, float] = {
    "cryogenics": 1.0,
    "build-extra": 1.1,
    "deep-space": 1.6,
    "government-plus": 0.9,
}
EACH_LEVEL: dict[str, tuple[float, float, float]] = {"solar": (1.4, 3.0, 3.6), "travel": (0.9, 2.0, 2.5)}
"""The gain of Technologies without Buildings in every remaining round."""
_WHOLE_GAME, _SETTLED = 5.0, 5.0
"""The number of rounds the corrections were fitted for, and the number left when a seat begins to follow its
taste.
"""
_FOND = 3.5


def correction(look: Outlook, name: str, level: int) -> float:
    more = look.prices.corrections.get(name, ())
    own = more[min(level, len(more)) - 1] * look.actions / _WHOLE_GAME if more else 0.0
    if name == look.prices.taste and look.actions < _SETTLED:
        return max(own, 0.0) + _FOND * level
    return own


def fondness(player: Player, look: Outlook) -> float:
    """What its favourite Technology is worth to a seat beyond what it gains."""
    taste = look.prices.taste
    level = player.technologies.get(taste, 0) + (taste in player.salvation_technologies)
    return _FOND * level * (level + 1) / 2

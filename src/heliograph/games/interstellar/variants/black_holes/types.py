"""The steps, moves and events of Black Holes."""

from __future__ import annotations

from heliograph.games.interstellar.asked import Asked
from heliograph.games.interstellar.moves.move import Move
from heliograph.games.interstellar.telling.happening import Happening

HALL_RULES = ("black-hole-most",)
"""The reasons H.A.L.L. can have there."""


class FeedBlackHole(Asked, frozen=True, tag="black-hole"):
    """Turns Fuel into Prestige at the Event Horizon (L393 to L397)."""


class Feed(Move, frozen=True, tag="feed"):
    """Puts Fuel into a Black Hole (L393)."""

    fuel: int


class BlackHoleFed(Happening, frozen=True, tag="black-hole-fed"):
    player: int
    fuel: int

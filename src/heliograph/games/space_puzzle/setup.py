"""What a table agrees on before it plays."""

from __future__ import annotations

from typing import Literal

import msgspec

from heliograph.games.space_puzzle.box.scenario import Scenario


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    seats: int = 3
    first_ai: int = 0
    scenario: str = "S01"
    """A page of the book (SP-4); a ladder begins with it."""
    own: Scenario | None = None
    """A scenario of the table's own, played instead of a page of the book."""
    session: Literal["single", "ladder"] = "single"
    """SP-60: one scenario, or several with a debrief between them."""
    deck: Literal["cards", "endless"] = "cards"
    """Solutions from the 26 printed faces, or generated within the same limits."""
    crisis: bool = False
    """SP-24: a crisis card, whatever the scenario."""
    strict_map: bool = False
    """SP-H3: pawns of other colours left on the map lose the game."""
    message_log: bool = False
    """SP-H8: the messages of earlier rounds stay readable."""
    deaf_ai: bool = False
    """SP-H9: the AI does not read what the Astronauts write."""

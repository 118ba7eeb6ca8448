"""What an AI seat is: an ordinary seat that answers from what it sees."""

from __future__ import annotations

from typing import Any, Protocol

import msgspec

from heliograph.kernel.chance import Chance
from heliograph.kernel.prompt import Prompt


class Player(Protocol):
    """Stateless to the outside: whatever it has learned, it works out again from the view. So it can
    take over a seat in mid-game, run in any process and survive a restart."""

    def act(self, view: Any, prompt: Prompt, chance: Chance) -> msgspec.Struct | None:
        """One of the offered actions, or None when the seat leaves the move to others."""

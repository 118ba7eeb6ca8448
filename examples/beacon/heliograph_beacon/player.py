"""An AI seat: no flash for the left channel, one for the middle, two for the right."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from heliograph.kernel.chance import Chance
from heliograph.kernel.prompt import Prompt
from heliograph_beacon.game import CHANNELS, KEEPER, Action, Flash, Steer, View


class Steady:
    def act(self, view: View, prompt: Prompt, chance: Chance, told: Sequence[Any]) -> Action | None:
        if not prompt.offers:
            return None
        if view.me == KEEPER:
            assert view.channel is not None
            return Flash(min(CHANNELS.index(view.channel), view.oil))
        assert view.flashes is not None
        return Steer(CHANNELS[view.flashes])

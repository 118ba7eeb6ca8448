"""A hand that lays tokens with errors."""

from __future__ import annotations

from statistics import NormalDist

import msgspec

from heliograph.games.space_puzzle.box.pack import Pack
from heliograph.games.space_puzzle.moves.actions import Lay
from heliograph.kernel.chance import Chance
from heliograph.kernel.surface import Laid
from heliograph.players.player import Hand
from heliograph.players.space_puzzle.codebooks.habits import ROOM_WIDTH

_FINE = 1 << 40
_NORMAL = NormalDist()


def shaking_hand(pack: Pack, noise: float, slips: float = 0.0) -> Hand:
    """Tokens as a hand with this error would lay them, inside the frame (SP-28)."""
    margin = pack.token_size // 2

    def keep_inside(token: Laid, x: float, y: float) -> Laid:
        reach = margin if token.rotation % 90 == 0 else round(margin * 2**0.5)
        return Laid(
            token.id,
            round(min(max(x, reach), pack.width - reach)),
            round(min(max(y, reach), pack.height - reach)),
            token.rotation,
        )

    def shake(action: msgspec.Struct, chance: Chance) -> msgspec.Struct:
        if not isinstance(action, Lay) or not (noise or slips):
            return action
        laid: list[Laid] = []
        for token in action.tokens:
            across, chance = _error(chance)
            down, chance = _error(chance)
            slipped, chance = chance.below(_FINE)
            if slipped < slips * _FINE:
                across, down = across * 1000, down * 1000
            spread = noise * ROOM_WIDTH
            laid.append(keep_inside(token, token.x + spread * across, token.y + spread * down))
        return Lay(tuple(laid))

    return shake


def _error(chance: Chance) -> tuple[float, Chance]:
    draw, chance = chance.below(_FINE)
    return _NORMAL.inv_cdf((draw + 0.5) / _FINE), chance

"""H.A.L.L.'s pile of tokens: shuffled, with its planets' own tokens on top (L624, L840)."""

from __future__ import annotations

from msgspec.structs import replace

from heliograph.games.interstellar.doing import Doing
from heliograph.games.interstellar.rules.token_sides import planet_of


def shuffle_pile(doing: Doing, index: int) -> None:
    tokens = doing.player(index).tokens
    planets, chance = doing.state.chance.shuffled([token for token in tokens if planet_of(token)])
    others, chance = chance.shuffled([token for token in tokens if not planet_of(token)])
    assert doing.state.hall is not None
    doing.change(chance=chance, hall=replace(doing.state.hall, plays=0, refilled=False))
    doing.change_player(index, tokens=(*planets, *others))

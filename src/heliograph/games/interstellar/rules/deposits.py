"""What a Planetary Production token shows, and what a Storage holds (L207, L217, L491 to L501)."""

from __future__ import annotations

from functools import cache

import msgspec

from heliograph.games.interstellar.box.pack import Pack
from heliograph.games.interstellar.rules.resources import NONE, Cubes, level_of, one, plus


class Layer(msgspec.Struct, frozen=True):
    deposit: Cubes
    level: int
    sent_home: Cubes
    """The cubes that the ARS symbol sends home at once."""
    deeper: tuple[str, ...]


@cache
def first_layer(token: str) -> Layer:
    """The first layer of a token: `P3/1`, or with deeper layers `P4>R2/1` (L491)."""
    layers, _, home = token.partition("/")
    top, *deeper = layers.split(">")
    level = level_of(top[0])  # type: ignore[arg-type]
    return Layer(read_layer(top), level, one(level, int(home or 0)), tuple(deeper))


@cache
def read_layer(layer: str) -> Cubes:
    return one(level_of(layer[0]), int(layer[1:]))  # type: ignore[arg-type]


def stored(pack: Pack, storage: Cubes, more: Cubes) -> Cubes:
    """L217: cubes that do not fit are lost, the cheapest first."""
    room = pack.ship.value.storage - sum(storage)
    taken = NONE
    for level in reversed(range(len(more))):
        count = min(more[level], room - sum(taken))
        taken = plus(taken, one(level, max(count, 0)))
    return plus(storage, taken)

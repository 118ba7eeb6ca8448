"""Who the strangers are: people of the `human` family, by seed. Everybody may meet the public ones; the
held-out ones are evaluation draws, which nothing is tuned on."""

from __future__ import annotations

from typing import Literal

import msgspec

from heliograph.arena.strangers import VERSION
from heliograph.arena.strangers.record import Group

Draw = Literal["training", "evaluation"]


class Stranger(msgspec.Struct, frozen=True):
    name: str
    seed: str
    draw: Draw


def strangers(group: Group, count: int) -> list[Stranger]:
    """The same first ones, however many are wanted."""
    draw: Draw = "evaluation" if group == "held-out" else "training"
    return [
        Stranger(f"{group} {number}", f"strangers {VERSION}, {group} {number}", draw)
        for number in range(1, count + 1)
    ]

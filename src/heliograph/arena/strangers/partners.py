"""The strangers: people of the `human` family, by seed. Everybody may practise with the public ones; the
held-out ones are evaluation draws, which nothing is tuned on."""

from __future__ import annotations

from typing import Literal

import msgspec

from heliograph.arena.strangers.record import Group
from heliograph.players.strangers import Family, seed_of

Draw = Literal["training", "evaluation"]


class Stranger(msgspec.Struct, frozen=True):
    name: str
    seed: str
    draw: Draw


def strangers(group: Group, count: int) -> list[Stranger]:
    """The first strangers are the same, however many are wanted."""
    family: Family = "held-out" if group == "held-out" else "public"
    draw: Draw = "evaluation" if family == "held-out" else "training"
    return [Stranger(f"{family} {number}", seed_of(family, number), draw) for number in range(1, count + 1)]

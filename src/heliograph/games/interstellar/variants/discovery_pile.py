"""Making room in the Discovery pile, as two of the hints require (L389, L457)."""

from __future__ import annotations

from heliograph.games.interstellar.box.pack import Pack
from heliograph.kernel.chance import Chance


def fewer_discoveries(
    pack: Pack, pile: tuple[str, ...], count: int, chance: Chance
) -> tuple[tuple[str, ...], Chance]:
    """Removes `count` tokens of the base game; those of variants stay."""
    base, chance = chance.shuffled([token for token in pile if token in pack.discoveries.value])
    others = tuple(token for token in pile if token not in pack.discoveries.value)
    return (*base[count:], *others), chance

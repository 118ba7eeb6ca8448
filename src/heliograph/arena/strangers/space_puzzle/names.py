"""Other names for colours, keys and icons, and for the tokens that show them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from heliograph.arena.strangers.renaming import Names
from heliograph.games.space_puzzle.state import COLOURS, ICONS, KEYS
from heliograph.kernel.chance import Chance

Kinds = Mapping[str, Sequence[str]]
"""By the letter that their tokens begin with."""
COLOURS_AND_KEYS: Kinds = {"c": COLOURS, "k": KEYS}
ALL_KINDS: Kinds = {**COLOURS_AND_KEYS, "r": ICONS}


def new_names(chance: Chance, kinds: Kinds) -> Names:
    """The names of each kind exchanged among themselves, by lot."""
    names: Names = {}
    for letter, kind in kinds.items():
        shuffled, chance = chance.shuffled(kind)
        names.update(exchanged(letter, dict(zip(kind, shuffled, strict=True))))
    return names


def exchanged(letter: str, names: Mapping[str, str]) -> Names:
    """The tokens take the new names, too."""
    return {**names, **{f"{letter}-{old}": f"{letter}-{new}" for old, new in names.items()}}

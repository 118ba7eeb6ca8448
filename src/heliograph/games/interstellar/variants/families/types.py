"""The moves and events of Families."""

from __future__ import annotations

from heliograph.games.interstellar.moves.move import Move, Word
from heliograph.games.interstellar.telling.happening import Happening


class SaveFamily(Move, frozen=True, tag="save-family"):
    """Saves everybody on one Family token (L425)."""

    family: Word
    payment: Word


class FamiliesTurned(Happening, frozen=True, tag="families-turned"):
    families: tuple[str, ...]

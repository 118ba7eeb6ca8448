"""How somebody lays or reads messages: what a review finds in a game, and a seat can speak."""

from __future__ import annotations

import msgspec

from heliograph.players.space_puzzle.codebooks.codebook import Codebook, Frame, Grid, IconsSay
from heliograph.players.space_puzzle.codebooks.habits import Habits


class Dialect(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    frame: Frame
    grid: Grid
    icons: IconsSay


def habits(dialect: Dialect) -> Habits:
    """Those of a stand-in."""
    return Habits(Codebook(dialect.frame, dialect.grid, dialect.icons))

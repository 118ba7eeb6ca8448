"""How a player lays or reads messages: a review finds it in a game, and an AI seat can speak it."""

from __future__ import annotations

import msgspec

from heliograph.players.space_puzzle.codebooks.codebook import Codebook, Frame, Grid, IconsSay
from heliograph.players.space_puzzle.codebooks.habits import Habits


class Dialect(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    frame: Frame
    grid: Grid
    icons: IconsSay


def habits(dialect: Dialect) -> Habits:
    """The habits of an AI seat that speaks the dialect."""
    return Habits(Codebook(dialect.frame, dialect.grid, dialect.icons))

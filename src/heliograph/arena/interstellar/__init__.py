"""How trials of Starship Interstellar are played and measured."""

from heliograph.arena.interstellar.trial import WITHOUT_SEATS, Record, figures, prepare

__all__ = ["WITHOUT_SEATS", "Record", "figures", "prepare"]

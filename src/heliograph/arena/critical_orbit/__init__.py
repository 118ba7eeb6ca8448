from heliograph.arena.critical_orbit.trial import DECK, WITHOUT_SEATS, Record, figures, prepare

__all__ = ["DECK", "WITHOUT_SEATS", "Record", "figures", "prepare"]

from heliograph.arena.critical_orbit.trial import (
    BOTH_WAYS,
    DECK,
    ROLES,
    WITHOUT_SEATS,
    Record,
    by_pair,
    figures,
    pair,
    prepare,
)

__all__ = ["BOTH_WAYS", "DECK", "ROLES", "WITHOUT_SEATS", "Record", "by_pair", "figures", "pair", "prepare"]

"""How trials of Starship Interstellar are played and measured."""

from heliograph.arena.interstellar.trial import (
    BOTH_WAYS,
    ROLES,
    WITHOUT_SEATS,
    Record,
    by_pair,
    figures,
    pair,
    prepare,
    standings,
)

__all__ = [
    "BOTH_WAYS",
    "ROLES",
    "WITHOUT_SEATS",
    "Record",
    "by_pair",
    "figures",
    "pair",
    "prepare",
    "standings",
]

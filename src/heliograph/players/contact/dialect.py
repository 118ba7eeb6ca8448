"""How somebody taps, in a few figures: what a review finds in a mission, and a seat can speak."""

from __future__ import annotations

from typing import Annotated

import msgspec

from heliograph.players.contact.habits import ConventionName, Habits


class Dialect(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    tempo_mm_per_s: Annotated[float, msgspec.Meta(ge=20, le=500)]
    convention: ConventionName
    """What is taken for distance."""
    scatter: Annotated[float, msgspec.Meta(ge=0, le=0.5)]
    """How unsteady the hand is, as a share of a duration."""


def habits(dialect: Dialect) -> Habits:
    """Those of a stand-in."""
    return Habits(dialect.tempo_mm_per_s, dialect.convention, dialect.scatter)

"""How a person taps, in a few numbers: a review finds them in a mission, and an AI seat can speak them."""

from __future__ import annotations

from typing import Annotated

import msgspec

from heliograph.players.contact.habits import ConventionName, Habits


class Dialect(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    tempo_mm_per_s: Annotated[float, msgspec.Meta(ge=20, le=500)]
    convention: ConventionName
    """How distance is measured."""
    scatter: Annotated[float, msgspec.Meta(ge=0, le=0.5)]
    """The hand's error, as a share of a duration."""


def habits(dialect: Dialect) -> Habits:
    """The habits of an AI seat that speaks the dialect."""
    return Habits(dialect.tempo_mm_per_s, dialect.convention, dialect.scatter)

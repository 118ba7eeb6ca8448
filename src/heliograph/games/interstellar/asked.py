"""What all steps of the agenda have in common."""

from __future__ import annotations

import msgspec


class Asked(msgspec.Struct, frozen=True, gc=False, tag_field="step"):
    """The base of all steps, with the player who is asked."""

    seat: int

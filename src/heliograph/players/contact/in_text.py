"""A signal for players who read: durations in numbers, with an ear's errors, not a clock's precision."""

from __future__ import annotations

from typing import Any

from heliograph.games.contact.moves.transmit import Transmitted
from heliograph.kernel.chance import Chance
from heliograph.kernel.seats import Seat
from heliograph.players.contact.habits import unsteady

EAR = 0.12
"""The relative error of an average listener, as for `quick` (docs/ai-seats.md), plus 30 ms."""


def heard(event: Any, me: Seat | None, seed: str, ear: float | None = None) -> dict[str, list[int]] | None:
    """What this seat heard, in milliseconds; None if there was nothing to hear. The seat that tapped knows
    exactly."""
    if not isinstance(event, Transmitted):
        return None
    sent = event.transmission
    if event.source == me:
        return {"holds_ms": [*sent.holds], "pauses_ms": [*sent.pauses]}
    error = EAR if ear is None else ear
    holds, chance = unsteady(sent.holds, error, Chance.from_seed(f"ear {me}: {seed}"))
    pauses, _ = unsteady(sent.pauses, error, chance)
    return {"holds_ms": [*holds], "pauses_ms": [*pauses]}

"""Names of what is found on the Journey to Trappist."""

from __future__ import annotations

from heliograph.games.interstellar.variants.choice import ALL
from heliograph.kernel.message import Message, say


def discovery_name(discovery: str) -> Message:
    names = (kind.discovery_name(discovery) for kind in ALL.values())
    return next((name for name in names if name is not None), say(f"si-discovery-{discovery}"))

"""What would have been right, where a model asked for something that is not there."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from heliograph.kernel.message import Message, say
from heliograph.mcp.seat import LiveSeat, TroubleError

OPEN = "open"


def check_table(game: Mapping[str, Any], others: Sequence[str], setup: Mapping[str, Any], seat: int) -> None:
    """TroubleError, with what there is, before the server is asked. `game` as it lists its games."""
    for player in others:
        if player not in (OPEN, *game["strengths"]):
            names = ", ".join(game["strengths"])
            raise TroubleError(say("problem-no-player", name=player, names=names))
    for name in setup:
        if name not in game["setup"]:
            raise TroubleError(say("problem-no-setting", name=name, names=", ".join(game["setup"])))
    if seat > len(others):
        raise TroubleError(say("problem-no-place", seats=len(others) + 1, last=len(others)))


def with_offers(live: LiveSeat, reason: Message) -> Message:
    """An action that could not be read, and how it is written."""
    if reason.id != "refused-malformed" or live.prompt is None:
        return reason
    kinds = {offer.action: sorted(offer.fields) for offer in live.prompt.offers}
    written = [f"{kind} ({', '.join(fields)})" if fields else kind for kind, fields in kinds.items()]
    return say("problem-offered", reason=reason, actions="; ".join(written) or "–")

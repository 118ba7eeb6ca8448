"""What a listener does who knows how likely each planet is: ask again, or point."""

from __future__ import annotations

from collections.abc import Mapping

from heliograph.games.contact.moves.guess import MakeGuess
from heliograph.games.contact.moves.transmit import AskRepeat
from heliograph.games.contact.state import ChipId
from heliograph.kernel.prompt import Offer

_SURE = 0.99


def ask_or_point(sure: Mapping[ChipId, float], offers: Mapping[str, Offer]) -> AskRepeat | MakeGuess:
    best = max(sure, key=sure.__getitem__)
    return AskRepeat() if "ask-repeat" in offers and sure[best] < _SURE else MakeGuess(best)

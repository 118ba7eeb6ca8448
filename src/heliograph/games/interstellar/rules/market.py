"""What the Market pays and charges for a cube (L33, HV-10)."""

from __future__ import annotations

from typing import Literal

from heliograph.games.interstellar.box.pack import Pack

TradeSide = Literal["sell", "buy"]
_CHEAPEST = 1


def price(pack: Pack, side: TradeSide, level: int, shift: int) -> int:
    """`shift` is how much better a token makes the price."""
    market = pack.market.value
    return market.sell[level] + shift if side == "sell" else max(market.buy[level] - shift, _CHEAPEST)

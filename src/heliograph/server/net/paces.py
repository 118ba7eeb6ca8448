"""How fast the requests of one address come to their turn, on however many connections."""

from __future__ import annotations

from heliograph.server.live.pace import Pace

_MANY = 1_000


class RequestPaces:
    """An address is remembered until it might send as much as a newcomer: to hang up and come back is no
    way around it."""

    def __init__(self, per_second: int) -> None:
        self._rate = per_second
        self._paces: dict[str, Pace] = {}
        self._many = _MANY

    def wait(self, address: str, now: float) -> float:
        """For how many seconds the next request of this address has to wait."""
        pace = self._paces.get(address)
        if pace is None:
            if len(self._paces) >= self._many:
                self._paces = {of: one for of, one in self._paces.items() if not one.is_full(now)}
                self._many = max(_MANY, 2 * len(self._paces))
            pace = self._paces[address] = Pace(self._rate, now)
        return pace.wait(now)

"""How much one address may do."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from litestar import Request

from heliograph.kernel.message import say
from heliograph.server.http.problem import ProblemError
from heliograph.server.limits import Limits
from heliograph.server.metrics import CONNECTIONS


class Quota:
    """At most `limit` times in every window of `seconds`."""

    def __init__(self, limit: int, seconds: int) -> None:
        self._limit, self._seconds = limit, seconds
        self._window = 0
        self._used: Counter[str] = Counter()

    def take(self, address: str) -> bool:
        window = int(time.monotonic() / self._seconds)
        if window != self._window:
            self._window, self._used = window, Counter()
        self._used[address] += 1
        return self._used[address] <= self._limit


class Crowd:
    """At most `limit` at the same time."""

    def __init__(self, limit: int) -> None:
        self._limit = limit
        self._here: Counter[str] = Counter()

    @contextmanager
    def one_more(self, address: str) -> Iterator[bool]:
        """Whether there was room for one more while it lasted."""
        self._here[address] += 1
        CONNECTIONS.inc()
        try:
            yield self._here[address] <= self._limit
        finally:
            CONNECTIONS.dec()
            self._here[address] -= 1
            if not self._here[address]:
                del self._here[address]


class Quotas:
    def __init__(self, limits: Limits) -> None:
        self.tables = Quota(limits.tables_per_address_per_hour, 3600)
        self.claims = Quota(limits.claims_per_address_per_minute, 60)
        self.scenarios = Quota(limits.scenarios_per_address_per_minute, 60)
        self.estimates = Quota(limits.estimates_per_address_per_hour, 3600)
        self.connections = Crowd(limits.connections_per_address)

    def spend(self, quota: Quota, request: Request[Any, Any, Any]) -> None:
        if not quota.take(address_of(request.scope)):
            raise ProblemError(429, say("refused-too-many"))


def address_of(scope: Any) -> str:
    """The client's address, which behind a trusted proxy is the one the proxy names."""
    client = scope.get("client")
    return str(client[0]) if client else ""

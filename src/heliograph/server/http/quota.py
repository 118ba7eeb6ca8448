"""Limits for one address."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from limits import RateLimitItem, RateLimitItemPerDay, RateLimitItemPerHour, RateLimitItemPerMinute
from limits.aio.storage import MemoryStorage
from limits.aio.strategies import FixedWindowRateLimiter
from starlette.requests import HTTPConnection

from heliograph.kernel.message import say
from heliograph.server.http.problem import ProblemError
from heliograph.server.limits import Limits
from heliograph.server.metrics import CONNECTIONS
from heliograph.server.net.addresses import household


class Quotas:
    def __init__(self, limits: Limits) -> None:
        self._window = FixedWindowRateLimiter(MemoryStorage())
        self.tables = RateLimitItemPerHour(limits.tables_per_address_per_hour, namespace="tables")
        self.claims = RateLimitItemPerMinute(limits.claims_per_address_per_minute, namespace="claims")
        self.scenarios = RateLimitItemPerMinute(
            limits.scenarios_per_address_per_minute, namespace="scenarios"
        )
        self.estimates = RateLimitItemPerHour(limits.estimates_per_address_per_hour, namespace="estimates")
        self.look_backs = RateLimitItemPerMinute(
            limits.look_backs_per_address_per_minute, namespace="look-backs"
        )
        self.open_tables = RateLimitItemPerMinute(
            limits.open_tables_per_address_per_minute, namespace="open-tables"
        )
        self.knocks = RateLimitItemPerMinute(limits.knocks_per_address_per_minute, namespace="knocks")
        self.reports = RateLimitItemPerHour(limits.reports_per_address_per_hour, namespace="reports")
        self.daily_tries = RateLimitItemPerMinute(
            limits.daily_tries_per_address_per_minute, namespace="daily-tries"
        )
        self.daily_answers = RateLimitItemPerDay(
            limits.daily_answers_per_address_per_day, namespace="daily-answers"
        )
        self.connections = ConcurrencyLimit(limits.connections_per_address)

    async def allows(self, quota: RateLimitItem, connection: HTTPConnection) -> bool:
        return await self._window.hit(quota, address_of(connection))

    async def spend(self, quota: RateLimitItem, connection: HTTPConnection) -> None:
        if not await self.allows(quota, connection):
            raise ProblemError(429, say("refused-too-many"))


class ConcurrencyLimit:
    """At most `limit` at the same time; the library counts only how often, not how many at once."""

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


def address_of(connection: HTTPConnection) -> str:
    """The client's address; behind a trusted proxy it is the one the proxy names."""
    return household(connection.client.host) if connection.client else ""

"""Push services share the threads that ask them: one that does not answer keeps only its own pushes waiting.
Anybody can pretend to be a service, so this is not about their good will."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from urllib.parse import urlsplit

THREADS = 16
_OF_ONE = 6
"""Of these threads, at a time."""
_MOST_WAITING = 4
"""Of all pushes that may wait, one service's are a fourth."""


class CrowdedError(Exception):
    """Too many pushes wait for this service already."""


class Services:
    def __init__(self, pushes_waiting: int) -> None:
        self._most = max(_OF_ONE, pushes_waiting // _MOST_WAITING)
        self._asked: dict[str, tuple[asyncio.Semaphore, int]] = {}

    @asynccontextmanager
    async def turn(self, endpoint: str) -> AsyncIterator[None]:
        """When it comes, this service may be asked."""
        service = domain_of(endpoint)
        turns, pushes = self._asked.get(service) or (asyncio.Semaphore(_OF_ONE), 0)
        if pushes >= self._most:
            raise CrowdedError
        self._asked[service] = turns, pushes + 1
        try:
            async with turns:
                yield
        finally:
            _, pushes = self._asked.pop(service)
            if pushes > 1:
                self._asked[service] = turns, pushes - 1


def domain_of(endpoint: str) -> str:
    """All names below one domain count as one: the owner of a domain can make up as many as they like."""
    host = urlsplit(endpoint).hostname or ""
    if ":" in host or host.replace(".", "").isdigit():
        return host
    return ".".join(host.rstrip(".").split(".")[-2:])

"""People who do not want to wait: AI seats then take no time over what they have thought of."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from heliograph.server.ai.patience import Place


class Haste:
    """A seat is hurried for as long as it has something to answer, and takes its time again after that."""

    def __init__(self) -> None:
        self._hurried: dict[Place, asyncio.Event] = {}

    def begin(self, place: Place) -> None:
        self._hurried[place] = asyncio.Event()

    def end(self, place: Place) -> None:
        self._hurried.pop(place, None)

    def hurry(self, place: Place) -> None:
        hurried = self._hurried.get(place)
        if hurried is not None:
            hurried.set()

    async def take_time(self, place: Place, seconds: float) -> None:
        """So long at most."""
        hurried = self._hurried.get(place)
        if hurried is None:
            await asyncio.sleep(seconds)
            return
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await hurried.wait()

"""People who do not want to wait: AI seats then take no time over what they have thought of, or think no
longer."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any, TypeVar

from heliograph.server.ai.patience import Place

T = TypeVar("T")


class Haste:
    """A seat is hurried for as long as it has something to answer, and takes its time again after that."""

    def __init__(self) -> None:
        self._hurried: dict[Place, asyncio.Event] = {}
        self._skipped: dict[Place, asyncio.Event] = {}

    def begin(self, place: Place) -> None:
        self._hurried[place] = asyncio.Event()

    def end(self, place: Place) -> None:
        self._hurried.pop(place, None)

    def hurry(self, place: Place) -> None:
        hurried = self._hurried.get(place)
        if hurried is not None:
            hurried.set()

    def skip(self, place: Place) -> None:
        """Only the thought under way: the next one is thought to its end again."""
        skipped = self._skipped.get(place)
        if skipped is not None:
            skipped.set()

    async def unless_skipped(self, place: Place, thought: Coroutine[Any, Any, T]) -> T | None:
        """What comes of it; None where it was given up."""
        skipped = self._skipped[place] = asyncio.Event()
        thinking, skipping = asyncio.ensure_future(thought), asyncio.ensure_future(skipped.wait())
        try:
            await asyncio.wait((thinking, skipping), return_when=asyncio.FIRST_COMPLETED)
            return await thinking if thinking.done() else None
        finally:
            del self._skipped[place]
            thinking.cancel()
            skipping.cancel()

    async def take_time(self, place: Place, seconds: float) -> None:
        """So long at most."""
        hurried = self._hurried.get(place)
        if hurried is None:
            await asyncio.sleep(seconds)
            return
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await hurried.wait()

"""Hurrying AI seats for people who do not want to wait: the seats then stop pausing, or stop thinking."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any, TypeVar

from heliograph.server.ai.patience import Place

T = TypeVar("T")


class Haste:
    """A seat is hurried until it has nothing more to answer; after that it takes its time again."""

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
        """Stops only the thought in progress: the next one is thought to its end again."""
        skipped = self._skipped.get(place)
        if skipped is not None:
            skipped.set()

    async def unless_skipped(self, place: Place, thought: Coroutine[Any, Any, T]) -> T | None:
        """The result of the thought; None if it was given up."""
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
        """Pause for at most this long."""
        hurried = self._hurried.get(place)
        if hurried is None:
            await asyncio.sleep(seconds)
            return
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await hurried.wait()

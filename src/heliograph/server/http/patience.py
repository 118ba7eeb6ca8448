"""Slow answers are dropped when the client has gone."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

from starlette.requests import Request

from heliograph.kernel.message import say
from heliograph.server.http.problem import ProblemError

T = TypeVar("T")


async def while_here(request: Request, asked: Coroutine[Any, Any, T]) -> T:
    """The answer; cancelled when the client disconnects."""
    making, leaving = asyncio.create_task(asked), asyncio.create_task(_left(request))
    try:
        await asyncio.wait({making, leaving}, return_when=asyncio.FIRST_COMPLETED)
        if not making.done():
            raise ProblemError(503, say("refused-took-too-long"))  # which nobody reads any more
        return making.result()
    finally:
        making.cancel()
        leaving.cancel()


async def _left(request: Request) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass

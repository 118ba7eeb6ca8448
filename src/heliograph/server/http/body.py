"""A request's body: JSON, and never more of it than allowed.

Starlette's own `max_body_size` answers with plain text, and every failure here is a `Problem`.
"""

from __future__ import annotations

from typing import TypeVar

from starlette.requests import ClientDisconnect, Request

from heliograph.kernel.message import say
from heliograph.server.http.problem import ProblemError, decoded
from heliograph.server.http.services import services

T = TypeVar("T")


async def read(request: Request, type: type[T]) -> T:
    most = services(request).hub.limits.message_bytes
    body = bytearray()
    try:
        async for part in request.stream():
            body += part
            if len(body) > most:
                raise ProblemError(413, say("refused-too-large"))
    except ClientDisconnect:
        raise ProblemError(400, say("refused-unreadable")) from None
    return decoded(bytes(body), type)

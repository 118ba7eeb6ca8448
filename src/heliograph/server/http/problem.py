"""Every HTTP error is a status and a reason that a person can be told."""

from __future__ import annotations

import logging
from typing import Any, TypeVar

import msgspec
from litestar import Request, Response
from litestar.exceptions import HTTPException

from heliograph.kernel.codec import UNREADABLE
from heliograph.kernel.game import Refusal
from heliograph.kernel.message import Message, say
from heliograph.server.store.writer import StoreError
from heliograph.server.wire import Problem

T = TypeVar("T")

log = logging.getLogger("heliograph")

_REASONS = {
    400: "refused-unreadable",
    404: "refused-not-found",
    405: "refused-not-found",
    413: "refused-too-large",
}


class ProblemError(Exception):
    def __init__(self, status: int, reason: Message) -> None:
        super().__init__(reason.id)
        self.status, self.reason = status, reason


def agreed(answer: Any, status: int = 400) -> Any:
    """The answer, unless it is a refusal."""
    if isinstance(answer, Refusal):
        raise ProblemError(status, answer.reason)
    return answer


def read(body: bytes, type: type[T]) -> T:
    """A request's body; msgspec itself, because raw JSON inside a struct needs the very bytes."""
    try:
        return msgspec.json.decode(body, type=type)
    except UNREADABLE:
        raise ProblemError(400, say("refused-unreadable")) from None


def tell_problem(_: Request[Any, Any, Any], error: ProblemError) -> Response[Problem]:
    return Response(Problem(error.reason), status_code=error.status)


def tell_store_error(request: Request[Any, Any, Any], error: StoreError) -> Response[Problem]:
    log.error("%s %s: the store failed: %s", request.method, request.url.path, error)
    return Response(Problem(say("refused-store")), status_code=503)


def tell_http_error(_: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    reason = _REASONS.get(error.status_code, "refused-failed")
    return Response(Problem(say(reason)), status_code=error.status_code)


def tell_failure(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    log.error("%s %s failed", request.method, request.url.path, exc_info=error)
    return Response(Problem(say("refused-failed")), status_code=500)

"""Every HTTP error is a status and a reason that can be shown to a person."""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from heliograph.kernel.codec import UNREADABLE
from heliograph.kernel.game import Refusal
from heliograph.kernel.message import Message, say
from heliograph.server.http.calls import Json
from heliograph.server.logs import Log
from heliograph.server.metrics import count_refusal
from heliograph.server.store.writer import FullError, StoreError
from heliograph.server.wire.problem import Problem

T = TypeVar("T")

log = Log("heliograph")

_NO_SUCH_CALL = (404, 405)


class ProblemError(Exception):
    def __init__(self, status: int, reason: Message) -> None:
        super().__init__(reason.id)
        self.status, self.reason = status, reason


def agreed(answer: Any, status: int = 400) -> Any:
    """The answer, or an exception if it is a refusal."""
    if isinstance(answer, Refusal):
        raise ProblemError(status, answer.reason)
    return answer


def decoded(data: bytes | msgspec.Raw, type: type[T]) -> T:
    """Decode a client's JSON; msgspec itself, because raw JSON inside a struct needs the original bytes."""
    try:
        return msgspec.json.decode(data, type=type)
    except UNREADABLE:
        raise ProblemError(400, say("refused-unreadable")) from None


def tell(status: int, reason: Message) -> Response:
    return Json(Problem(reason), status)


def tell_problem(_: Request, error: ProblemError) -> Response:
    count_refusal(error.reason)
    return tell(error.status, error.reason)


def tell_store_error(request: Request, error: StoreError) -> Response:
    log.error("the store has failed", call=_call(request), what=str(error).partition("\n")[0])
    count_refusal(say("refused-store"))
    return tell(503, say("refused-store-full" if isinstance(error, FullError) else "refused-store"))


def tell_not_made(_: Request, error: Exception) -> Response:
    """No worker has come to an end with it."""
    count_refusal(say("refused-took-too-long"))
    return tell(503, say("refused-took-too-long"))


def tell_http_error(_: Request, error: HTTPException) -> Response:
    """Refusals by Starlette itself: no such path, or not with this method."""
    unknown = error.status_code in _NO_SUCH_CALL
    answer = tell(error.status_code, say("refused-not-found") if unknown else say("refused-failed"))
    answer.headers.update(error.headers or {})
    return answer


def tell_failure(request: Request, _: Exception) -> Response:
    """Starlette raises the error again after this answer, and Uvicorn logs where it came from."""
    log.error("a call has failed", call=_call(request))
    count_refusal(say("refused-failed"))
    return tell(500, say("refused-failed"))


def _call(request: Request) -> str:
    """Without its parameters: a table's id is its link."""
    route = request.scope.get("route")
    return f"{request.method} {'a page' if route is None else route.path}"

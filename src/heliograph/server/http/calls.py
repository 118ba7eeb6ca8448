"""One call of the HTTP API, declared once: its route and its entry in `/schema` both come from here."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, get_type_hints

import msgspec
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from heliograph.kernel.codec import encode

Handler = Callable[[Request], Awaitable[Any]]


class Json(JSONResponse):
    """msgspec encodes it: it knows our structs, and encodes equal values as equal bytes."""

    def render(self, content: Any) -> bytes:
        return encode(content)


@dataclass(frozen=True, slots=True)
class Call:
    method: str
    path: str
    handler: Handler
    status: int = 200
    takes: type[msgspec.Struct] | None = None
    """The type of the request's body."""
    media_type: str = "application/json"
    query: tuple[str, ...] = ()
    shape: Any = None
    """The media type of an answer that comes as bytes."""

    @property
    def gives(self) -> Any:
        """The type of the answer; `Response` if it has a shape of its own."""
        return self.shape or get_type_hints(self.handler)["return"]

    @property
    def route(self) -> Route:
        return Route(self.path, self.answer, methods=[self.method])

    async def answer(self, request: Request) -> Response:
        found = await self.handler(request)
        return found if isinstance(found, Response) else Json(found, self.status)


def get(
    path: str, *, media_type: str = "application/json", query: tuple[str, ...] = (), shape: Any = None
) -> Callable[[Handler], Call]:
    return lambda handler: Call("GET", path, handler, media_type=media_type, query=query, shape=shape)


def post(path: str, *, takes: type[msgspec.Struct], status: int = 200) -> Callable[[Handler], Call]:
    return lambda handler: Call("POST", path, handler, status, takes)

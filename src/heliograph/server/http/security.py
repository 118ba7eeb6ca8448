"""Headers on every answer, and who may ask: nobody from another site."""

from __future__ import annotations

from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocketClose

from heliograph.kernel.message import say
from heliograph.server.http.problem import tell

CONTENT_SECURITY_POLICY = "; ".join(
    [
        "default-src 'self'",
        "img-src 'self' data:",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    ]
)

_HEADERS = {
    "content-security-policy": CONTENT_SECURITY_POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
    "cache-control": "no-store",
}


class Guarded:
    """Around the whole application: Starlette's own middleware would leave answers to failures bare."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await (WebSocketClose(1008) if from_another_site(scope) else self._app)(scope, receive, send)
        elif scope["type"] == "http":
            only_reads = scope["method"] in ("GET", "HEAD")
            refused = not only_reads and from_another_site(scope)
            answer = tell(403, say("refused-other-site")) if refused else self._app
            await answer(scope, receive, _with_headers(send))
        else:
            await self._app(scope, receive, send)


def from_another_site(scope: Scope) -> bool:
    """Browsers name the page that asks; other programs name none, and hold no visitor's secrets."""
    headers = Headers(scope=scope)
    if headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
        return True
    origin = headers.get("origin")
    return origin is not None and urlsplit(origin).netloc != headers.get("host")


def _with_headers(send: Send) -> Send:
    async def guarded(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in _HEADERS.items():
                headers.setdefault(name, value)
        await send(message)

    return guarded

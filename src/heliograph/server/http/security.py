"""Headers on every answer, and a check that no other site makes requests."""

from __future__ import annotations

import re

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocketClose

from heliograph.kernel.message import say
from heliograph.server.http.problem import tell
from heliograph.server.net.reach import is_own_machine

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

_HOST = re.compile(r"([\w.-]{1,253}|\[[0-9a-fA-F:.]{2,45}\])(:\d{1,5})?", re.ASCII)
"""The allowed form of a host: a name or an address, and a port."""

_HEADERS = {
    "content-security-policy": CONTENT_SECURITY_POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-resource-policy": "same-origin",
    "cache-control": "no-store",
}


_WHERE_TRUSTED = {"cross-origin-opener-policy": "same-origin"}
"""Browsers obey it over HTTPS and on their own machine, and warn about it everywhere else."""


class Guarded:
    """Wraps the whole application: Starlette's own middleware would not add headers to error answers."""

    def __init__(self, app: ASGIApp, microphone: bool = False) -> None:
        """The microphone is allowed for our own pages only, and for nobody if voices are off."""
        self._app = app
        may_hear = "microphone=(self)" if microphone else "microphone=()"
        self._headers = _HEADERS | {"permissions-policy": f"camera=(), {may_hear}, geolocation=()"}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            refused = from_another_site(scope) or not _has_a_host(scope)
            await (WebSocketClose(1008) if refused else self._app)(scope, receive, send)
        elif scope["type"] == "http":
            await (_refusal(scope) or self._app)(scope, receive, _with_headers(scope, send, self._headers))
        else:
            await self._app(scope, receive, send)


def _refusal(scope: Scope) -> ASGIApp | None:
    if not _has_a_host(scope):
        return tell(400, say("refused-host"))
    if scope["method"] not in ("GET", "HEAD") and from_another_site(scope):
        return tell(403, say("refused-other-site"))
    return None


def _has_a_host(scope: Scope) -> bool:
    """Links are made from it. Programs older than HTTP/1.1 name none, and get the server's own."""
    host = Headers(scope=scope).get("host")
    return host is None or _HOST.fullmatch(host) is not None


def from_another_site(scope: Scope) -> bool:
    """Browsers name the page that asks; other programs name none, and hold no visitor's secrets."""
    headers = Headers(scope=scope)
    if headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
        return True
    origin = headers.get("origin")
    return origin is not None and origin.partition("://")[2] != headers.get("host")


def _with_headers(scope: Scope, send: Send, always: dict[str, str]) -> Send:
    host = _HOST.match(Headers(scope=scope).get("host", ""))
    trusted = scope.get("scheme") == "https" or (host is not None and is_own_machine(host[1]))
    guards = always | _WHERE_TRUSTED if trusted else always

    async def guarded(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in guards.items():
                headers.setdefault(name, value)
        await send(message)

    return guarded

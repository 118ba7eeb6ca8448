"""`/api/tables/{table}/live`: the WebSocket, in front of Litestar because every microsecond counts."""

from __future__ import annotations

import re
from typing import Any

from litestar.types import ASGIApp

from heliograph.server.http.quota import Quotas, address_of
from heliograph.server.http.security import from_another_site
from heliograph.server.live.serve import serve_live
from heliograph.server.tables.hub import Hub

_PATH = re.compile(r"/api/tables/(\w+)/live")
_NOT_ALLOWED = {"type": "websocket.close", "code": 1008}


def with_live(app: ASGIApp, hub: Hub, quotas: Quotas) -> Any:
    """The application with its WebSocket."""

    async def answer(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "websocket":
            await app(scope, receive, send)
            return
        await receive()
        table = _PATH.fullmatch(scope["path"])
        if table is None or from_another_site(scope):
            await send(_NOT_ALLOWED)
            return
        await send({"type": "websocket.accept"})
        with quotas.connections.one_more(address_of(scope)) as allowed:
            await serve_live(hub, table[1], receive, send, allowed)

    return answer

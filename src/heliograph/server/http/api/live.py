"""`/api/tables/{table_id}/live` and `/voice`: the WebSockets."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

from starlette.routing import WebSocketRoute
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket

from heliograph.server.http.quota import address_of
from heliograph.server.http.services import services
from heliograph.server.live.serve import serve_live
from heliograph.server.live.voice import serve_voice
from heliograph.server.net.websocket import LINE


class _Served:
    """An application, not a function, and a task of its own: every move passes here. Starlette would check
    each message twice more on its way, and each message would wake all of its layers first."""

    def __init__(self, serve: Callable[..., Coroutine[Any, Any, None]]) -> None:
        self._serve = serve

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        socket = WebSocket(scope, receive, send)
        await socket.accept()
        found, table_id = services(socket), socket.path_params["table_id"]
        address = address_of(socket)
        with found.quotas.connections.one_more(address) as allowed:
            serving = self._serve(found.hub, table_id, receive, send, allowed, address, scope.get(LINE))
            await asyncio.create_task(serving)


live = WebSocketRoute("/api/tables/{table_id}/live", _Served(serve_live))
voice = WebSocketRoute("/api/tables/{table_id}/voice", _Served(serve_voice))

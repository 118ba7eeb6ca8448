"""`/api/tables/{table}/live`: the WebSocket, handed over raw because every microsecond counts there."""

from __future__ import annotations

from litestar import asgi
from litestar.enums import ScopeType
from litestar.types import Receive, Scope, Send, WebSocketAcceptEvent, WebSocketCloseEvent

from heliograph.kernel.message import say
from heliograph.server.http.problem import ProblemError
from heliograph.server.http.quota import Crowd, address_of
from heliograph.server.http.security import from_another_site
from heliograph.server.live.serve import serve_live
from heliograph.server.tables.hub import Hub


@asgi("/api/tables/{table_id:str}/live", copy_scope=False)
async def live(scope: Scope, receive: Receive, send: Send) -> None:
    state = scope["litestar_app"].state
    hub: Hub = state.hub
    connections: Crowd = state.quotas.connections
    table_id: str = scope["path_params"]["table_id"]
    if scope["type"] == ScopeType.HTTP:
        raise ProblemError(426, say("refused-not-found"))
    await receive()
    if from_another_site(scope):
        await send(WebSocketCloseEvent(type="websocket.close", code=1008, reason=""))
        return
    await send(WebSocketAcceptEvent(type="websocket.accept", subprotocol=None, headers=[]))
    with connections.one_more(address_of(scope)) as allowed:
        await serve_live(hub, table_id, receive, send, allowed)

"""`/api/tables/{table}/push`: being told of one's turn while the page is closed."""

from __future__ import annotations

from starlette.requests import Request

from heliograph.kernel.message import say
from heliograph.server.http.api.tables import bearer, find
from heliograph.server.http.body import read
from heliograph.server.http.calls import get, post
from heliograph.server.http.problem import ProblemError
from heliograph.server.http.services import services
from heliograph.server.push import vapid
from heliograph.server.push.encryption import public_key
from heliograph.server.push.endpoints import EndpointError, host_and_port
from heliograph.server.store.beside import push
from heliograph.server.store.beside.push import Subscription
from heliograph.server.store.writer import TakenError
from heliograph.server.tokens import hashed
from heliograph.server.wire.push import BrowserSubscription, PushState, SetPush

_SECRET_BYTES = 16


@get("/api/tables/{table_id}/push")
async def push_state(request: Request) -> PushState:
    """Whether the holder of a seat is told of their turn, and the key to subscribe with; the seat's secret
    comes in the header `Authorization`."""
    table, token_hash = await find(request), hashed(bearer(request))
    found = await services(request).hub.store.subscription(table.id, token_hash)
    return _state(request, None if found is None else found.endpoint)


@post("/api/tables/{table_id}/push", takes=SetPush)
async def set_push(request: Request) -> PushState:
    """Tell the holder of a seat when it is their turn, or stop doing so. A person who has given up the seat
    may still withdraw the subscription."""
    found = services(request)
    await found.quotas.spend(found.quotas.claims, request)
    table, token_hash = await find(request), hashed(bearer(request))
    wanted = (await read(request, SetPush)).subscription
    if wanted is None:
        await found.hub.store.write(push.unsubscribe(table.id, token_hash))
        return _state(request, None)
    who = table.identify(token_hash)
    if who is None:
        raise ProblemError(403, say("bye-wrong-token"))
    if who.seat is None:
        raise ProblemError(403, say("refused-spectator"))
    if found.push is None:
        raise ProblemError(409, say("refused-no-push"))
    _check(wanted, may_be_private=found.push.may_be_private)
    site = str(request.base_url).rstrip("/")
    subscription = Subscription(wanted.endpoint, wanted.p256dh, wanted.auth, site)
    try:
        await found.hub.store.write(*push.subscribe(table.id, token_hash, subscription))
    except TakenError:
        raise ProblemError(409, say("refused-busy")) from None
    return _state(request, wanted.endpoint)


def _state(request: Request, endpoint: str | None) -> PushState:
    sender = services(request).push
    return PushState(None if sender is None else sender.vapid.public, endpoint)


def _check(wanted: BrowserSubscription, *, may_be_private: bool) -> None:
    try:
        host_and_port(wanted.endpoint, may_be_private=may_be_private)
        public_key(vapid.read(wanted.p256dh))
        sound = len(vapid.read(wanted.auth)) == _SECRET_BYTES
    except (EndpointError, ValueError):
        sound = False
    if not sound:
        raise ProblemError(400, say("refused-push-endpoint"))

"""`/api/tables`: creating a table, looking at it, taking a seat."""

from __future__ import annotations

from starlette.requests import Request

from heliograph.kernel.game import Refusal
from heliograph.kernel.message import say
from heliograph.server.http.body import read
from heliograph.server.http.calls import get, post
from heliograph.server.http.problem import ProblemError, agreed
from heliograph.server.http.quota import address_of
from heliograph.server.http.services import services
from heliograph.server.limits import TOKEN_LETTERS
from heliograph.server.tables.decision import Once
from heliograph.server.tables.info import own_seat
from heliograph.server.tables.other_rules import TryLater
from heliograph.server.tables.people.changing_seats import take_seat
from heliograph.server.tables.table import Table
from heliograph.server.tokens import hashed, new_token
from heliograph.server.wire.tables import Claim, NewTable, OwnSeat, Seated, TableInfo


@post("/api/tables", takes=NewTable, status=201)
async def create_table(request: Request) -> Seated:
    """Make a new table. The answer contains the secret of the seat."""
    found = services(request)
    await found.quotas.spend(found.quotas.tables, request)
    seated = await found.hub.create(await read(request, NewTable))
    if isinstance(seated, Refusal):
        raise ProblemError(400, seated.reason)
    return seated


@get("/api/tables/{table_id}")
async def table_info(request: Request) -> TableInfo:
    """What anyone with the link may know."""
    return (await find(request)).info()


@get("/api/tables/{table_id}/seat")
async def seat_info(request: Request) -> OwnSeat:
    """The state of a running game for the holder of a seat. The seat's secret comes as a bearer token in the
    header `Authorization`: addresses are logged on their way, headers are not."""
    table = await find(request)
    agreed(await table.keep_time(), 503)
    who = table.identify(hashed(bearer(request)))
    if who is None:
        raise ProblemError(403, say("bye-wrong-token"))
    found: OwnSeat = agreed(own_seat(table, who), 409)
    return found


def bearer(request: Request) -> str:
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    if kind.lower() != "bearer" or not 0 < len(token) <= TOKEN_LETTERS:
        raise ProblemError(401, say("bye-wrong-token"))
    return token


@post("/api/tables/{table_id}/claim", takes=Claim, status=201)
async def claim_seat(request: Request) -> Seated:
    """Take an open seat. The answer contains its secret."""
    quotas = services(request).quotas
    await quotas.spend(quotas.claims, request)
    table, claim = await find(request), await read(request, Claim)
    token = claim.token or new_token()
    once = Once(hashed(token), f"claim {claim.seat}")
    refusal = await table.perform(lambda: take_seat(table, claim, hashed(token)), once)
    agreed(refusal, 503 if refusal is not None and refusal.reason.id == "refused-store" else 409)
    return Seated(table.id, claim.seat, token)


async def find(request: Request) -> Table:
    """The table named in the path."""
    hub, table_id = services(request).hub, request.path_params["table_id"]
    table = await hub.find(table_id, address=address_of(request))
    if isinstance(table, Refusal):
        raise ProblemError(503 if isinstance(table, TryLater) else 404, table.reason)
    return table

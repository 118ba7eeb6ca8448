"""`/api/tables`: creating a table, looking at it, taking a seat."""

from __future__ import annotations

from litestar import get, post

from heliograph.kernel.game import Refusal
from heliograph.server.http.injected import AnyRequest, Body, TableId, TheHub, TheQuotas
from heliograph.server.http.openapi import TakesClaim, TakesNewTable
from heliograph.server.http.problem import ProblemError, agreed, read
from heliograph.server.tables.hub import Hub
from heliograph.server.tables.requests import take_seat
from heliograph.server.tables.table import Table
from heliograph.server.tokens import hashed, new_token
from heliograph.server.wire import Claim, NewTable, Seated, TableInfo


@post("/api/tables", operation_class=TakesNewTable)
async def create_table(request: AnyRequest, body: Body, hub: TheHub, quotas: TheQuotas) -> Seated:
    """A new table. The answer holds the secret of the seat."""
    quotas.spend(quotas.tables, request)
    seated = await hub.create(read(body, NewTable))
    if isinstance(seated, Refusal):
        raise ProblemError(400, seated.reason)
    return seated


@get("/api/tables/{table_id:str}")
async def table_info(table_id: TableId, hub: TheHub) -> TableInfo:
    """What anyone with the link may know."""
    return (await find(hub, table_id)).info()


@post("/api/tables/{table_id:str}/claim", operation_class=TakesClaim)
async def claim_seat(
    request: AnyRequest, table_id: TableId, body: Body, hub: TheHub, quotas: TheQuotas
) -> Seated:
    """Take an open seat. The answer holds its secret."""
    quotas.spend(quotas.claims, request)
    table, claim = await find(hub, table_id), read(body, Claim)
    token = new_token()
    agreed(await table.perform(lambda: take_seat(table, claim, hashed(token))), 409)
    return Seated(table.id, claim.seat, token)


async def find(hub: Hub, table_id: str) -> Table:
    table = await hub.find(table_id)
    if isinstance(table, Refusal):
        raise ProblemError(404, table.reason)
    return table

"""`/api/open-tables` and the requests of strangers to a table they have found there."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from heliograph.kernel.game import Refusal
from heliograph.kernel.message import say
from heliograph.server.http.api.tables import find
from heliograph.server.http.body import read
from heliograph.server.http.calls import Json, get, post
from heliograph.server.http.etags import tagged
from heliograph.server.http.problem import ProblemError, agreed
from heliograph.server.http.services import services
from heliograph.server.meeting import reports
from heliograph.server.meeting.seeking import found_before
from heliograph.server.tables.decision import Once
from heliograph.server.tables.hub import Hub
from heliograph.server.tables.people.listing import knock
from heliograph.server.tables.table import Table
from heliograph.server.tokens import guest_of, hashed, new_token
from heliograph.server.wire.open_tables import Knocking, OpenTable, OpenTables, Report, Reported, SeekPartner
from heliograph.server.wire.tables import NewTable, Seated


@get("/api/open-tables", shape=OpenTables)
async def open_tables(request: Request) -> Response:
    """Tables that anybody may find."""
    found = services(request)
    await found.quotas.spend(found.quotas.open_tables, request)
    listings = found.hub.listings
    return tagged(request, Json(OpenTables(listings.is_on, await listings.tables())))


@post("/api/partners", takes=SeekPartner, status=201)
async def seek_partner(request: Request) -> Seated:
    """Knock at the first table that waits for the same game: then there is no seat yet. If there is none, a
    new table is made, where others find the sender."""
    found = services(request)
    await found.quotas.spend(found.quotas.knocks, request)
    wanted = await read(request, SeekPartner)
    if not found.hub.listings.is_on:
        raise ProblemError(403, say("refused-no-open-tables"))
    token = wanted.token or new_token()
    return await found.seekers.once(token, lambda: _seek(request, found.hub, wanted, token))


async def _seek(request: Request, hub: Hub, wanted: SeekPartner, token: str) -> Seated:
    before = None if wanted.token is None else await found_before(hub, token)
    if before is not None:
        return before
    asks = Knocking(wanted.name, wanted.guest, token)
    for card in await hub.listings.tables():
        if _may_ask(card, wanted):
            table = await hub.find(card.id)
            if isinstance(table, Table) and await _knock(table, asks, token) is None:
                return Seated(table.id, None, token)
    return await _wait(request, hub, wanted, token)


def _may_ask(card: OpenTable, wanted: SeekPartner) -> bool:
    unwanted = {*wanted.blocked, guest_of(wanted.guest)}
    fits = (card.listed, card.game, card.language) == ("partner", wanted.game, wanted.language)
    return fits and card.id not in wanted.but and not unwanted & {chair.guest for chair in card.chairs}


async def _wait(request: Request, hub: Hub, wanted: SeekPartner, token: str) -> Seated:
    quotas = services(request).quotas
    await quotas.spend(quotas.tables, request)
    table = NewTable(
        game=wanted.game,
        setup=wanted.setup,
        name=wanted.name,
        seats=wanted.seats,
        start=True,
        token=token,
        listed="partner",
        language=wanted.language,
        guest=wanted.guest,
        blocked=wanted.blocked,
    )
    seated = await hub.create(table)
    if isinstance(seated, Refusal):
        raise ProblemError(400, seated.reason)
    return seated


@post("/api/tables/{table_id}/knock", takes=Knocking)
async def knock_at(request: Request) -> Seated:
    """Ask the person who looks for a partner here for the AI's seat. When they agree, the token holds it."""
    quotas = services(request).quotas
    asks = await read(request, Knocking)
    if not asks.withdraw:
        await quotas.spend(quotas.knocks, request)
    table, token = await find(request), asks.token or new_token()
    agreed(await _knock(table, asks, token), 409)
    return Seated(table.id, None, token)


async def _knock(table: Table, asks: Knocking, token: str) -> Refusal | None:
    """A person who was refused asks again with another token."""
    once = None if asks.withdraw else Once(hashed(token), "knock")
    return await table.perform(lambda: knock(table, asks, hashed(token)), once)


@post("/api/tables/{table_id}/report", takes=Report)
async def report(request: Request) -> Reported:
    """Report somebody at a table that strangers can find to the server's operator."""
    found = services(request)
    await found.quotas.spend(found.quotas.reports, request)
    table, told = await find(request), await read(request, Report)
    if not 0 <= told.seat < len(table.chairs):
        raise ProblemError(400, say("refused-no-such-seat"))
    chair = table.chairs[told.seat]
    if not chair.name or not chair.guest:
        raise ProblemError(409, say("refused-nobody-to-report"))
    most = found.hub.limits.reports_kept
    await found.hub.store.transact(lambda line: reports.keep(line, table.id, chair, told, most))
    return Reported(chair.guest)

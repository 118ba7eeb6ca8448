"""What people can have deleted of the data kept about them here."""

from __future__ import annotations

from starlette.requests import Request

from heliograph.kernel.message import say
from heliograph.server.http.api.tables import bearer, find
from heliograph.server.http.body import read
from heliograph.server.http.calls import post
from heliograph.server.http.problem import ProblemError, agreed
from heliograph.server.http.services import services
from heliograph.server.meeting import reports
from heliograph.server.store.beside import push, strangers
from heliograph.server.tables.people.forgetting import forget, lines_of_person
from heliograph.server.tokens import guest_of, hashed
from heliograph.server.wire.privacy import ForgetReports, ForgetSeat, Forgotten


@post("/api/tables/{table_id}/forget", takes=ForgetSeat)
async def forget_seat(request: Request) -> Forgotten:
    """Delete the sender's name and words from a table; the seat's secret comes in the header
    `Authorization`."""
    quotas = services(request).quotas
    await quotas.spend(quotas.claims, request)
    table = await find(request)
    await read(request, ForgetSeat)
    who = table.identify(hashed(bearer(request)))
    if who is None:
        raise ProblemError(403, say("bye-wrong-token"))
    forgotten = push.unsubscribe(table.id, hashed(bearer(request))), strangers.forget(table.id)
    await services(request).hub.store.write(*forgotten)
    said = len(lines_of_person(table, who))
    agreed(await table.perform(lambda: forget(table, who)), 409)
    return Forgotten(said)


@post("/api/reports/forget", takes=ForgetReports)
async def forget_reports(request: Request) -> Forgotten:
    """Withdraw this browser's reports."""
    found = services(request)
    await found.quotas.spend(found.quotas.reports, request)
    by = guest_of((await read(request, ForgetReports)).guest)
    return Forgotten(await found.hub.store.transact(lambda line: reports.forget(line, by_guest=by)))

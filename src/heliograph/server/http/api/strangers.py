"""`/api/strangers`: how well players and people do with partners they have never met."""

from __future__ import annotations

from contextlib import suppress

from starlette.requests import Request
from starlette.responses import Response

from heliograph.kernel.message import say
from heliograph.players.strangers import HELD_OUT, VERSION, strength_of
from heliograph.server.http.api.after_the_game import finished
from heliograph.server.http.api.tables import bearer
from heliograph.server.http.body import read
from heliograph.server.http.calls import Json, get, post
from heliograph.server.http.etags import tagged
from heliograph.server.http.problem import ProblemError, agreed
from heliograph.server.http.services import services
from heliograph.server.store.writer import TakenError
from heliograph.server.strangers.house import house_rows, tasks
from heliograph.server.strangers.people import fared, noted, people_rows
from heliograph.server.tokens import hashed
from heliograph.server.wire.strangers import CountMe, StrangerCounted, StrangersHere


@get("/api/strangers", shape=StrangersHere)
async def strangers(request: Request) -> Response:
    """The benchmark's table, with people of this server, and how to play each of its tasks."""
    people = people_rows(await services(request).hub.store.fared_with_strangers(VERSION))
    names = tuple(strength_of(number) for number in range(1, HELD_OUT + 1))
    return tagged(request, Json(StrangersHere(VERSION, names, tasks(), house_rows(), people)))


@post("/api/tables/{table_id}/stranger", takes=CountMe)
async def count_with_stranger(request: Request) -> StrangerCounted:
    """The result of a finished game with a stranger may be counted; the seat's secret comes in the header
    `Authorization`. Sent again, it is counted once."""
    table = await finished(request)
    await read(request, CountMe)
    who = table.identify(hashed(bearer(request)))
    if who is None:
        raise ProblemError(403, say("bye-wrong-token"))
    counted = agreed(fared(table, who), 409)
    with suppress(TakenError):
        await services(request).hub.store.write(*noted(table, counted))
    return StrangerCounted({one.role: one.score for one in counted})

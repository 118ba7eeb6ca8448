"""`/api/tables/{table}/...` once the game is over: replay, export, review, and another try."""

from __future__ import annotations

from collections.abc import AsyncIterator

from starlette.requests import Request
from starlette.responses import Response, StreamingResponse

from heliograph.kernel.codec import encode
from heliograph.kernel.log import Log
from heliograph.kernel.message import say
from heliograph.review import has_review
from heliograph.server.http.api.tables import find
from heliograph.server.http.body import read
from heliograph.server.http.calls import get, post
from heliograph.server.http.patience import while_here
from heliograph.server.http.problem import ProblemError, agreed
from heliograph.server.http.quota import address_of
from heliograph.server.http.services import services
from heliograph.server.store.archive import REVIEW, replay_kind
from heliograph.server.tables.people.advice import advice_of
from heliograph.server.tables.play.replay_frames import ReplayViewer
from heliograph.server.tables.table import Table
from heliograph.server.wire.rating import Rating
from heliograph.server.wire.replays import Replay
from heliograph.server.wire.tables import PlayOn, Seated

_PART_BYTES = 65_536


@get("/api/tables/{table_id}/replay", query=("as",), shape=Replay)
async def replay(request: Request) -> Response:
    """The whole game, move by move: as a seat (its number), a `spectator`, or with everything `open`."""
    table = await finished(request)
    viewer = _viewer(table, request.query_params.get("as", "open"))
    if table.play is None:
        frames = await _kept(request, table, replay_kind(viewer))
    else:
        found = services(request).looking_back
        asked = found.replay(table.id, table.play.log, viewer, address_of(request))
        frames = await while_here(request, asked)
    pieces = (
        b'{"table":' + encode(table.info()) + b',"advice":',
        encode(advice_of(table.chairs)),
        b',"frames":',
        frames,
        b"}",
    )
    length = {"content-length": str(sum(map(len, pieces)))}
    return StreamingResponse(_in_parts(*pieces), media_type="application/json", headers=length)


@get("/api/tables/{table_id}/export")
async def export(request: Request) -> Log:
    """The log: the complete record of a game."""
    table = await finished(request)
    return await services(request).hub.store.log(table.id) if table.play is None else table.play.log


@get("/api/tables/{table_id}/review")
async def review(request: Request) -> Response:
    """An ideal player's analysis of the game. The answer's shape is the game's own."""
    table = await finished(request)
    if not has_review(table.row.game):
        raise ProblemError(404, say("refused-no-review"))
    if table.play is None:
        told = await _kept(request, table, REVIEW)
    else:
        asked = services(request).looking_back.review(table.id, table.play.log, address_of(request))
        told = await while_here(request, asked)
    return Response(told, media_type="application/json")


@get("/api/tables/{table_id}/rating")
async def rating(request: Request) -> Rating:
    """The result compared with other games of its level, and what may come next."""
    return await services(request).ratings.of(await finished(request))


@post("/api/tables/{table_id}/branch", takes=PlayOn, status=201)
async def branch(request: Request) -> Seated:
    """Another try from a moment of the game, at a new table. The answer contains the seat's secret."""
    found = services(request)
    await found.quotas.spend(found.quotas.tables, request)
    table, wanted = await finished(request), await read(request, PlayOn)
    seated: Seated = agreed(await found.hub.branch(table, wanted), 400)
    return seated


async def finished(request: Request) -> Table:
    """Nothing hidden leaves the server before the game is over."""
    table = await find(request)
    if table.row.phase != "over":
        raise ProblemError(403, say("refused-not-over"))
    quotas = services(request).quotas
    await quotas.spend(quotas.look_backs, request)
    return table


async def _kept(request: Request, table: Table, kind: str) -> bytes:
    """A game whose rules are gone."""
    found = await services(request).hub.store.archived(table.id, kind)
    if found is None:
        raise ProblemError(410, say("refused-not-kept"))
    return found


async def _in_parts(*pieces: bytes) -> AsyncIterator[memoryview]:
    """Slow readers share one copy in memory; each has one chunk in flight."""
    for piece in pieces:
        whole = memoryview(piece)
        for begin in range(0, len(whole), _PART_BYTES):
            yield whole[begin : begin + _PART_BYTES]


def _viewer(table: Table, viewer: str) -> ReplayViewer:
    if viewer == "open":
        return "open"
    if viewer == "spectator":
        return None
    seats = {str(chair.seat): chair.seat for chair in table.chairs}
    if viewer not in seats:
        raise ProblemError(400, say("refused-no-such-seat"))
    return seats[viewer]

"""`/api/tables/{table}/...` once the game is over: replay, export, review."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from heliograph.kernel.log import Log
from heliograph.kernel.message import say
from heliograph.review import has_review
from heliograph.server.http.calls import get
from heliograph.server.http.problem import ProblemError
from heliograph.server.http.services import services
from heliograph.server.http.tables import find
from heliograph.server.tables.replay_frames import ReplayViewer, frames
from heliograph.server.tables.table import Table
from heliograph.server.wire import Replay


@get("/api/tables/{table_id}/replay", query=("as",))
async def replay(request: Request) -> Replay:
    """The whole game, move by move: as a seat (its number), a `spectator`, or with everything `open`."""
    table = await find(request)
    log = finished(table)
    viewer = _viewer(table, request.query_params.get("as", "open"))
    return Replay(table.info(), tuple(frames(table.game, log, viewer)))


@get("/api/tables/{table_id}/export")
async def export(request: Request) -> Log:
    """The log: all there is to a game."""
    return finished(await find(request))


@get("/api/tables/{table_id}/review")
async def review(request: Request) -> Response:
    """What the game looks like to an ideal player. The answer's shape is the game's own."""
    table = await find(request)
    log = finished(table)
    if not has_review(log.header.game):
        raise ProblemError(404, say("refused-no-review"))
    told = await services(request).reviews.of(table.id, log)
    return Response(told, media_type="application/json")


def finished(table: Table) -> Log:
    """Nothing that was hidden leaves the server before the game is over."""
    if table.play is None or table.row.phase != "over":
        raise ProblemError(403, say("refused-not-over"))
    return table.play.log


def _viewer(table: Table, viewer: str) -> ReplayViewer:
    if viewer == "open":
        return "open"
    if viewer == "spectator":
        return None
    seats = {str(chair.seat): chair.seat for chair in table.chairs}
    if viewer not in seats:
        raise ProblemError(400, say("refused-no-such-seat"))
    return seats[viewer]

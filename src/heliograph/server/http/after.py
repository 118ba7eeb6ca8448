"""`/api/tables/{table}/...` once the game is over: replay, export, review."""

from __future__ import annotations

from typing import Annotated

from litestar import MediaType, Response, get
from litestar.params import QueryParameter

from heliograph.kernel.log import Log
from heliograph.kernel.message import say
from heliograph.kernel.seats import Seat
from heliograph.review import has_review
from heliograph.server.http.injected import TableId, TheHub, TheReviews
from heliograph.server.http.problem import ProblemError
from heliograph.server.http.tables import find
from heliograph.server.tables.film import Eyes, frames
from heliograph.server.tables.table import Table
from heliograph.server.wire import Replay

_Viewer = Annotated[str, QueryParameter(name="as")]


@get("/api/tables/{table_id:str}/replay")
async def replay(
    table_id: TableId, hub: TheHub, viewer: Annotated[str, QueryParameter(name="as")] = "open"
) -> Replay:
    """The whole game, move by move: as a seat (its number), a `spectator`, or with everything `open`."""
    table = await find(hub, table_id)
    log = finished(table)
    return Replay(table.info(), tuple(frames(table.game, log, _eyes(table, viewer))))


@get("/api/tables/{table_id:str}/export")
async def export(table_id: TableId, hub: TheHub) -> Log:
    """The log: all there is to a game."""
    return finished(await find(hub, table_id))


@get("/api/tables/{table_id:str}/review")
async def review(table_id: TableId, hub: TheHub, reviews: TheReviews) -> Response[bytes]:
    """What the game looks like to an ideal player. The answer's shape is the game's own."""
    table = await find(hub, table_id)
    log = finished(table)
    if not has_review(log.header.game):
        raise ProblemError(404, say("refused-no-review"))
    return Response(await reviews.of(table.id, log), media_type=MediaType.JSON)


def finished(table: Table) -> Log:
    """Nothing that was hidden leaves the server before the game is over."""
    if table.play is None or table.row.phase != "over":
        raise ProblemError(403, say("refused-not-over"))
    return table.play.log


def _eyes(table: Table, viewer: str) -> Eyes:
    if viewer == "open":
        return "open"
    if viewer == "spectator":
        return None
    if viewer.isdecimal() and int(viewer) < len(table.chairs):
        return Seat(int(viewer))
    raise ProblemError(400, say("refused-no-such-seat"))

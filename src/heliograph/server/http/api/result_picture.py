"""`/api/tables/{table}/result.png`: a finished game as a picture, for programs that preview links.

They show no SVG, and a library that sets type in every script would be larger than the rest of the server. So
covers, digits and marks are drawn beforehand (`scripts/result_pictures.py`), and put together here.
"""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from heliograph.kernel.message import say
from heliograph.server.http.api.after_the_game import finished
from heliograph.server.http.calls import get
from heliograph.server.http.patience import while_here
from heliograph.server.http.problem import ProblemError
from heliograph.server.http.quota import address_of
from heliograph.server.http.services import services
from heliograph.server.tables.ending import ending_of

_PNG = "image/png"
_HEADERS = {"cache-control": "public, max-age=3600"}


@get("/api/tables/{table_id}/result.png", media_type=_PNG)
async def result_picture(request: Request) -> Response:
    """Whether it was won, with how many points, and how that compares: only what spectators know."""
    table = await finished(request)
    ending = await ending_of(table, services(request).ratings)
    if ending is None:
        raise ProblemError(410, say("refused-not-kept"))
    worse, same = (None, 0) if ending.rank is None else ending.rank.of_ten
    asked = services(request).looking_back.picture(
        table.id, (ending.game, ending.won, ending.figure, worse, same), address_of(request)
    )
    picture = await while_here(request, asked)
    return Response(picture, media_type=_PNG, headers=_HEADERS)

"""`/api/tables/{table}/invite`: the link that others can open, also as a picture for telephones.

A link that works only on this machine is never given. Neither ever contains a seat's secret.
"""

from __future__ import annotations

from io import BytesIO

import segno
from starlette.requests import Request
from starlette.responses import Response

from heliograph.kernel.message import say
from heliograph.server.http.api.tables import find
from heliograph.server.http.calls import get
from heliograph.server.http.problem import ProblemError
from heliograph.server.http.services import services
from heliograph.server.net.reach import origin_for_others
from heliograph.server.wire.tables import Invitation

_SVG = "image/svg+xml"


@get("/api/tables/{table_id}/invite")
async def invitation(request: Request) -> Invitation:
    """The link to this table for others, if they can reach this server at all."""
    return Invitation(_link(request, (await find(request)).id))


@get("/api/tables/{table_id}/qr.svg", media_type=_SVG)
async def qr_code(request: Request) -> Response:
    """The same link as an SVG."""
    link = _link(request, (await find(request)).id)
    if link is None:
        raise ProblemError(409, say("refused-own-machine"))
    picture = BytesIO()
    code = segno.make(link, micro=False)
    code.save(picture, kind="svg", border=2, light="#fff", xmldecl=False, svgns=True, omitsize=True)
    return Response(picture.getvalue(), media_type=_SVG)


def _link(request: Request, table_id: str) -> str | None:
    asked = str(request.base_url).rstrip("/")
    origin = origin_for_others(asked, services(request).network())
    return None if origin is None else f"{origin}/t/{table_id}"

"""A table's link as a QR code. It never holds a seat's secret."""

from __future__ import annotations

from io import BytesIO

import segno
from starlette.requests import Request
from starlette.responses import Response

from heliograph.server.http.calls import get
from heliograph.server.http.tables import find

_SVG = "image/svg+xml"


@get("/api/tables/{table_id}/qr.svg", media_type=_SVG)
async def qr_code(request: Request) -> Response:
    """The link to this table on this very host, as an SVG."""
    table = await find(request)
    picture = BytesIO()
    code = segno.make(f"{request.base_url}t/{table.id}", micro=False)
    code.save(picture, kind="svg", border=2, light="#fff", xmldecl=False, svgns=True, omitsize=True)
    return Response(picture.getvalue(), media_type=_SVG)

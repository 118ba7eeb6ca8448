"""A table's link as a picture that a telephone can read. It never holds a seat's secret."""

from __future__ import annotations

from io import BytesIO

import segno
from litestar import Response, get

from heliograph.server.http.injected import AnyRequest, TableId, TheHub
from heliograph.server.http.tables import find


@get("/api/tables/{table_id:str}/qr.svg")
async def qr_code(request: AnyRequest, table_id: TableId, hub: TheHub) -> Response[bytes]:
    """The link to this table on this very host, as an SVG."""
    table = await find(hub, table_id)
    picture = BytesIO()
    code = segno.make(f"{request.base_url}t/{table.id}", micro=False)
    code.save(picture, kind="svg", border=2, light="#fff", xmldecl=False, svgns=True, omitsize=True)
    return Response(picture.getvalue(), media_type="image/svg+xml")

"""`/health` and `/metrics`, for whoever runs the server."""

from __future__ import annotations

from importlib.metadata import version

from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from starlette.requests import Request
from starlette.responses import Response

from heliograph.server import metrics
from heliograph.server.http.calls import get
from heliograph.server.http.services import services


@get("/health")
async def health(request: Request) -> dict[str, str]:
    """Whether tables can be read."""
    await services(request).hub.store.check()
    return {"status": "ok", "version": version("heliograph")}


@get("/metrics", media_type="text/plain")
async def figures(request: Request) -> Response:
    """For Prometheus."""
    metrics.TABLES.set(len(services(request).hub.tables))
    return Response(generate_latest(metrics.registry), media_type=CONTENT_TYPE_LATEST)

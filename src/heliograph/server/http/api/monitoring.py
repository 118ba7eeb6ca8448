"""`/health`, for the operator."""

from __future__ import annotations

from importlib.metadata import version

from starlette.requests import Request

from heliograph.server.http.calls import get
from heliograph.server.http.services import services


@get("/health")
async def health(request: Request) -> dict[str, str]:
    """Whether tables can be read and moves written."""
    await services(request).hub.store.check()
    return {"status": "ok", "version": version("heliograph")}

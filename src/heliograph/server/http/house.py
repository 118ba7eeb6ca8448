"""What the house offers and how it is: games, health, figures."""

from __future__ import annotations

from importlib.metadata import version

from litestar import MediaType, Response, get
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from heliograph.kernel.codec import raw
from heliograph.players import strengths
from heliograph.server import metrics
from heliograph.server.http.injected import TheHub
from heliograph.server.wire import GameInfo

_PROMETHEUS = CONTENT_TYPE_LATEST.removesuffix("; charset=utf-8")


@get("/api/games")
async def games(hub: TheHub) -> list[GameInfo]:
    """What can be played here."""
    return [GameInfo(id, raw(game.setup_type()), strengths(id)) for id, game in hub.games.items()]


@get("/health")
async def health(hub: TheHub) -> dict[str, str]:
    """Whether tables can be read."""
    await hub.store.check()
    return {"status": "ok", "version": version("heliograph")}


@get("/metrics", media_type=MediaType.TEXT)
async def figures(hub: TheHub) -> Response[bytes]:
    """For Prometheus."""
    metrics.TABLES.set(len(hub.tables))
    return Response(generate_latest(metrics.registry), media_type=_PROMETHEUS)

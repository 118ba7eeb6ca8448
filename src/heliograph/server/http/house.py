"""What the house offers and how it is: games, health, figures."""

from __future__ import annotations

from importlib.metadata import version

from litestar import MediaType, Response, get
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from heliograph.kernel.codec import encode, raw
from heliograph.kernel.message import say
from heliograph.players import strengths
from heliograph.server import metrics
from heliograph.server.http.injected import GameId, TheHub
from heliograph.server.http.problem import ProblemError
from heliograph.server.wire import GameInfo

_PROMETHEUS = CONTENT_TYPE_LATEST.removesuffix("; charset=utf-8")


@get("/api/games")
async def games(hub: TheHub) -> list[GameInfo]:
    """What can be played here."""
    return [GameInfo(id, raw(game.setup_type()), strengths(id)) for id, game in hub.games.items()]


@get("/api/games/{game:str}/printed")
async def printed(game: GameId, hub: TheHub) -> Response[bytes]:
    """What is printed on a game's boards and cards. The answer's shape is the game's own."""
    known = hub.games.get(game)
    if known is None:
        raise ProblemError(404, say("refused-no-such-game"))
    if known.printed is None:
        raise ProblemError(404, say("refused-nothing-printed"))
    return Response(encode(known.printed), media_type=MediaType.JSON)


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

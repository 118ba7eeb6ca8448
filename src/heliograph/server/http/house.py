"""What the house offers and how it is: games, health, figures."""

from __future__ import annotations

import mimetypes
from importlib.metadata import version
from pathlib import Path

from litestar import MediaType, Response, get
from litestar.params import FromPath
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from heliograph.games import AnyGame
from heliograph.kernel.codec import encode, raw
from heliograph.kernel.message import say
from heliograph.players import strengths
from heliograph.review import has_review
from heliograph.server import metrics
from heliograph.server.game_files import file_names, read_file
from heliograph.server.http.injected import GameId, TheHub
from heliograph.server.http.problem import ProblemError
from heliograph.server.wire import GameInfo

_PROMETHEUS = CONTENT_TYPE_LATEST.removesuffix("; charset=utf-8")


@get("/api/games")
async def games(hub: TheHub) -> list[GameInfo]:
    """What can be played here."""
    return [_info(game) for game in hub.games.values()]


def _info(game: AnyGame) -> GameInfo:
    return GameInfo(
        id=game.id,
        setup=raw(game.setup_type()),
        seats=game.seat_counts,
        strengths=strengths(game.id),
        workshop=game.workshop is not None,
        review=has_review(game.id),
        files=file_names(game.id),
    )


@get("/games/{game:str}/{file:path}", include_in_schema=False)
async def game_file(game: GameId, file: FromPath[Path]) -> Response[bytes]:
    """A file that a game from another package brings for the browser: its cover, its screen, its words."""
    name = file.as_posix().strip("/")
    content = read_file(game, name)
    if content is None:
        raise ProblemError(404, say("refused-not-found"))
    media_type = mimetypes.guess_type(name)[0] or "text/plain"
    return Response(content, media_type=media_type, headers={"cache-control": "no-cache"})


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

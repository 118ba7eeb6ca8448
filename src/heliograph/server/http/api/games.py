"""`/api/games`: the installed games, their printed content, and their browser files."""

from __future__ import annotations

import mimetypes

from starlette.requests import Request
from starlette.responses import Response

from heliograph.games import AnyGame
from heliograph.kernel.codec import raw
from heliograph.kernel.content import ContentError
from heliograph.kernel.message import say
from heliograph.players import strengths
from heliograph.review import has_review
from heliograph.server.game_files import file_names, read_file
from heliograph.server.http.calls import Json, get
from heliograph.server.http.etags import tagged
from heliograph.server.http.problem import ProblemError
from heliograph.server.http.services import services
from heliograph.server.wire.games import GameInfo


@get("/api/games")
async def games(request: Request) -> list[GameInfo]:
    """The installed games."""
    return [_info(game) for game in services(request).hub.games.values()]


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


async def game_file(request: Request) -> Response:
    """A file that a game from another package brings for the browser: its cover, its screen, its words."""
    game, name = request.path_params["game"], request.path_params["file"].strip("/")
    content = read_file(game, name)
    if content is None:
        raise ProblemError(404, say("refused-not-found"))
    media_type = mimetypes.guess_type(name)[0] or "text/plain"
    return Response(content, media_type=media_type, headers={"cache-control": "no-cache"})


@get("/api/games/{game}/printed")
async def printed(request: Request) -> Response:
    """The content printed on a game's boards and cards. The answer's shape is the game's own."""
    known = services(request).hub.games.get(request.path_params["game"])
    if known is None:
        raise ProblemError(404, say("refused-no-such-game"))
    if known.printed is None:
        raise ProblemError(404, say("refused-nothing-printed"))
    return Json(known.printed)


@get("/api/games/{game}/printed/{content}")
async def printed_in_box(request: Request) -> Response:
    """The same for tables that are played with other content; a table says which."""
    hub, game = services(request).hub, request.path_params["game"]
    try:
        known = await hub.game_with(game, request.path_params["content"]) if game in hub.games else None
    except ContentError:
        known = None  # of another game
    if known is None:
        raise ProblemError(404, say("refused-no-such-game"))
    if known.printed is None:
        raise ProblemError(404, say("refused-nothing-printed"))
    # The next release may show more of the same box, so a hash of the content cannot be this answer's tag.
    return tagged(request, Json(known.printed))

"""`/api/games/{game}/setup`: whether a set-up can be played, so that forms need no rules of their own."""

from __future__ import annotations

from starlette.requests import Request

from heliograph.kernel.codec import encode
from heliograph.kernel.message import Message, say
from heliograph.server.http.body import read
from heliograph.server.http.calls import post
from heliograph.server.http.problem import ProblemError, decoded
from heliograph.server.http.quota import address_of
from heliograph.server.http.services import services
from heliograph.server.wire.games import ProposedSetup, SetupAdvice
from heliograph.server.work.errand import Kind, errand
from heliograph.server.work.for_people import doubt


@post("/api/games/{game}/setup", takes=ProposedSetup)
async def check_setup(request: Request) -> SetupAdvice:
    """What is wrong with a set-up, and warnings about one that is allowed."""
    found = services(request)
    game = found.hub.games.get(request.path_params["game"])
    if game is None:
        raise ProblemError(404, say("refused-no-such-game"))
    await found.quotas.spend(found.quotas.scenarios, request)
    setup = decoded((await read(request, ProposedSetup)).setup, game.setup_type)
    refused = game.check_setup(setup)
    if refused is not None:
        return SetupAdvice(refused, ())
    work = errand(Kind.ESTIMATE, address_of(request))
    warnings: tuple[Message, ...] = await found.hub.pool.run(
        work, doubt, game.id, encode(game.content), encode(setup)
    )
    return SetupAdvice(None, warnings)

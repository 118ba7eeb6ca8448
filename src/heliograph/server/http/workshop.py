"""`/api/games/{game}/...`: scenarios of one's own, for games that have them."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import MediaType, Response, get, post

from heliograph.kernel.codec import UNREADABLE, encode, raw
from heliograph.kernel.message import Message, say
from heliograph.kernel.workshop import Misread, Workshop
from heliograph.server.http.injected import AnyRequest, Body, GameId, TheEstimates, TheHub, TheQuotas
from heliograph.server.http.openapi import TakesDraft, TakesOwnFile
from heliograph.server.http.problem import ProblemError, agreed, read
from heliograph.server.tables.hub import Hub
from heliograph.server.wire import Checked, Draft, Estimate, OwnFile, OwnScenario


@get("/api/games/{game:str}/scenario")
async def materials(game: GameId, hub: TheHub) -> Response[bytes]:
    """What a scenario is made of. The answer's shape is the game's own."""
    return Response(encode(_workshop(hub, game).materials), media_type=MediaType.JSON)


@post("/api/games/{game:str}/scenario", operation_class=TakesOwnFile, status_code=200)
async def read_scenario(
    request: AnyRequest, game: GameId, body: Body, hub: TheHub, quotas: TheQuotas
) -> OwnScenario:
    """A scenario from its file; a bad one is refused with the line and the reason."""
    quotas.spend(quotas.scenarios, request)
    workshop = _workshop(hub, game)
    made = workshop.read(read(body, OwnFile).text)
    if isinstance(made, Misread):
        raise ProblemError(400, _where_and_why(made))
    return OwnScenario(raw(made), workshop.write(made))


@post("/api/games/{game:str}/draft", operation_class=TakesDraft, status_code=200)
async def check_draft(
    request: AnyRequest, game: GameId, body: Body, hub: TheHub, quotas: TheQuotas
) -> Checked:
    """A scenario in the making, as a file, and what is still wrong with it."""
    quotas.spend(quotas.scenarios, request)
    workshop = _workshop(hub, game)
    made = drafted(workshop, read(body, Draft))
    return Checked(workshop.write(made), workshop.faults(made))


@post("/api/games/{game:str}/estimate", operation_class=TakesDraft, status_code=200)
async def estimate(
    request: AnyRequest, game: GameId, body: Body, hub: TheHub, quotas: TheQuotas, estimates: TheEstimates
) -> Estimate:
    """How AI seats fare with a scenario, as far as is known. Asking begins it, asking on keeps it going."""
    quotas.spend(quotas.scenarios, request)
    workshop = _workshop(hub, game)
    made = drafted(workshop, read(body, Draft))
    fault = next(iter(workshop.faults(made)), None)
    if fault is not None:
        raise ProblemError(400, fault.reason)
    if not estimates.knows(hub.games[game], made):
        quotas.spend(quotas.estimates, request)
    found: Estimate = agreed(estimates.of(hub.games[game], made), 503)
    return found


def drafted(workshop: Workshop[Any], draft: Draft) -> Any:
    try:
        return msgspec.json.decode(draft.scenario, type=workshop.made_type)
    except UNREADABLE:
        raise ProblemError(400, say("refused-unreadable")) from None


def _workshop(hub: Hub, game_id: str) -> Workshop[Any]:
    game = hub.games.get(game_id)
    if game is None:
        raise ProblemError(404, say("refused-no-such-game"))
    if game.workshop is None:
        raise ProblemError(404, say("refused-no-workshop"))
    return game.workshop


def _where_and_why(misread: Misread) -> Message:
    if misread.line == 0:
        return misread.reason
    return say("refused-line", line=misread.line, reason=misread.reason)

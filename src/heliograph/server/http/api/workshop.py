"""`/api/games/{game}/...`: scenarios of one's own, for games that have them."""

from __future__ import annotations

from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from heliograph.games import AnyGame
from heliograph.kernel.codec import raw
from heliograph.kernel.message import Message, say
from heliograph.kernel.workshop import Misread, Workshop
from heliograph.server.http.body import read
from heliograph.server.http.calls import Json, get, post
from heliograph.server.http.problem import ProblemError, agreed, decoded
from heliograph.server.http.quota import address_of
from heliograph.server.http.services import services
from heliograph.server.wire.workshop import Checked, Draft, Estimate, OwnFile, OwnScenario


@get("/api/games/{game}/scenario")
async def materials(request: Request) -> Response:
    """The materials of a scenario. The answer's shape is the game's own."""
    return Json(_workshop(request).materials)


@post("/api/games/{game}/scenario", takes=OwnFile)
async def read_scenario(request: Request) -> OwnScenario:
    """A scenario from its file; a bad one is refused with the line and the reason."""
    workshop = await _spend_on_workshop(request)
    made = workshop.read((await read(request, OwnFile)).text)
    if isinstance(made, Misread):
        raise ProblemError(400, _where_and_why(made))
    return OwnScenario(raw(made), workshop.write(made))


@post("/api/games/{game}/draft", takes=Draft)
async def check_draft(request: Request) -> Checked:
    """A draft of a scenario, as a file, with its remaining faults."""
    workshop = await _spend_on_workshop(request)
    made = await _drafted(request, workshop)
    return Checked(workshop.write(made), workshop.faults(made))


@post("/api/games/{game}/estimate", takes=Draft)
async def estimate(request: Request) -> Estimate:
    """How AI seats do with a scenario, as far as is known. The first request starts the measurement, further
    ones keep it going."""
    workshop = await _spend_on_workshop(request)
    made = await _drafted(request, workshop)
    fault = next(iter(workshop.faults(made)), None)
    if fault is not None:
        raise ProblemError(400, fault.reason)
    found, game = services(request), _game(request)
    if not found.estimates.knows(game, made):
        await found.quotas.spend(found.quotas.estimates, request)
    known: Estimate = agreed(found.estimates.of(game, made, address_of(request)), 503)
    return known


async def _spend_on_workshop(request: Request) -> Workshop[Any]:
    quotas = services(request).quotas
    await quotas.spend(quotas.scenarios, request)
    return _workshop(request)


async def _drafted(request: Request, workshop: Workshop[Any]) -> Any:
    draft = await read(request, Draft)
    return decoded(draft.scenario, workshop.made_type)


def _workshop(request: Request) -> Workshop[Any]:
    workshop = _game(request).workshop
    if workshop is None:
        raise ProblemError(404, say("refused-no-workshop"))
    return workshop


def _game(request: Request) -> AnyGame:
    game = services(request).hub.games.get(request.path_params["game"])
    if game is None:
        raise ProblemError(404, say("refused-no-such-game"))
    return game


def _where_and_why(misread: Misread) -> Message:
    if misread.line == 0:
        return misread.reason
    return say("refused-line", line=misread.line, reason=misread.reason)

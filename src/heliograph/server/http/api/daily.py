"""`/api/daily`: one puzzle a day, and all earlier ones."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from heliograph.daily import riddles
from heliograph.daily.calendar import day_of, number_of
from heliograph.kernel.message import Message, say
from heliograph.server.clock import now_ms
from heliograph.server.daily.results import count, result_of
from heliograph.server.http.body import read
from heliograph.server.http.calls import Json, get, post
from heliograph.server.http.etags import tagged
from heliograph.server.http.patience import while_here
from heliograph.server.http.problem import ProblemError, agreed
from heliograph.server.http.quota import address_of
from heliograph.server.http.services import services
from heliograph.server.tokens import new_token
from heliograph.server.wire.daily import Daily, DailyAsk, DailyBook, DailyPuzzle, DailyStep, DailyTry
from heliograph.server.work.for_daily import Reached


@get("/api/daily")
async def daily(request: Request) -> Daily:
    """Which puzzle is today's, and which earlier ones can be played."""
    _expect_open(request)
    now = datetime.fromtimestamp(now_ms() / 1000, UTC)
    today = number_of(now.date())
    midnight = datetime.combine(now.date() + timedelta(days=1), datetime.min.time(), UTC)
    oldest = max(1, today - services(request).hub.limits.days_daily)
    earlier = tuple(day_of(number) for number in range(today - 1, oldest - 1, -1))
    taken_along = services(request).hub.limits.days_taken_along
    return Daily(day_of(today), round((midnight - now).total_seconds()), earlier, taken_along)


@get("/api/daily/{number}", shape=DailyPuzzle)
async def daily_puzzle(request: Request) -> Response:
    """A day's puzzle. It is the same for everybody and can be cached."""
    number, found = await _playable(request), services(request).puzzles
    about = await while_here(request, found.about(number, address_of(request)))
    reached = await _reached(request, number, (), False)
    day = day_of(number)
    riddle = riddles()[day.game]
    puzzle = DailyPuzzle(
        day=day,
        puzzle=about.fingerprint,
        question=say(f"daily-question-{day.game.replace('_', '-')}"),
        seconds=riddle.seconds,
        seat=riddle.seat,
        seats=riddle.seats,
        opening=reached.moments[-1],
    )
    return tagged(request, Json(puzzle))


@get("/api/daily/{number}/book", shape=DailyBook)
async def daily_book(request: Request) -> Response:
    """A past day's puzzle with all its continuations, including its solution, to be solved offline."""
    number, found = await _playable(request), services(request)
    if number == number_of(_today()) or found.hub.limits.days_taken_along == 0:
        raise ProblemError(404, say("refused-daily-not-yet"))
    book = await while_here(request, found.puzzles.book(number, address_of(request)))
    return tagged(request, Json(msgspec.Raw(book)))


@post("/api/daily/{number}/try", takes=DailyTry)
async def daily_try(request: Request) -> DailyStep:
    """The position after these actions, from the puzzle on; at the end, the result."""
    number, found = await _playable(request), services(request)
    given = await read(request, DailyTry)
    reached = await _reached(request, number, tuple(map(bytes, given.actions)), given.done)
    if reached.judged is None:
        return DailyStep(reached.moments)
    about = await found.puzzles.about(number, address_of(request))
    if given.token is not None and await found.quotas.allows(found.quotas.daily_answers, request):
        await count(found.hub.store, about, reached, given.token)
    game, token = day_of(number).game, given.token or new_token()
    result = await result_of(found.hub.store, found.hub.limits, game, about, reached, token)
    return DailyStep(reached.moments, result)


@post("/api/daily/{number}/ask", takes=DailyAsk)
async def daily_ask(request: Request) -> list[Message]:
    """What an action is sure to change, or a description of the position, in sentences."""
    number = await _playable(request)
    asked = await read(request, DailyAsk)
    action = None if asked.action == msgspec.Raw(b"null") else bytes(asked.action)
    actions, address = tuple(map(bytes, asked.actions)), address_of(request)
    lines = services(request).puzzles.answer(number, actions, action, address)
    return list(agreed(await while_here(request, lines)))


async def _reached(request: Request, number: int, actions: tuple[bytes, ...], done: bool) -> Reached:
    asked = services(request).puzzles.reached(number, actions, done, address_of(request))
    reached: Reached = agreed(await while_here(request, asked))
    return reached


async def _playable(request: Request) -> int:
    """The day's number; neither a coming day's nor one too long ago."""
    _expect_open(request)
    quotas = services(request).quotas
    await quotas.spend(quotas.daily_tries, request)
    given = request.path_params["number"]
    number = int(given) if given.isascii() and given.isdecimal() and len(given) <= len("99999") else 0
    today = number_of(_today())
    if not max(1, today - services(request).hub.limits.days_daily) <= number <= today:
        raise ProblemError(404, say("refused-no-such-day"))
    return number


def _today() -> date:
    return datetime.fromtimestamp(now_ms() / 1000, UTC).date()


def _expect_open(request: Request) -> None:
    if not services(request).daily:
        raise ProblemError(404, say("refused-no-daily"))

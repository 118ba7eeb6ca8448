"""The application: all routes of the server, put together."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import cache
from typing import Any

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.types import ASGIApp

from heliograph.kernel.codec import encode
from heliograph.server.ai.estimates import Estimates
from heliograph.server.ai.seats import AiSeats
from heliograph.server.archive.archivist import Archivist, own_worker
from heliograph.server.daily.puzzles import Puzzles
from heliograph.server.http.api.after_the_game import branch, export, rating, replay, review
from heliograph.server.http.api.daily import daily, daily_ask, daily_book, daily_puzzle, daily_try
from heliograph.server.http.api.games import game_file, games, printed, printed_in_box
from heliograph.server.http.api.invitations import invitation, qr_code
from heliograph.server.http.api.live import live, voice
from heliograph.server.http.api.monitoring import health
from heliograph.server.http.api.open_tables import knock_at, open_tables, report, seek_partner
from heliograph.server.http.api.privacy import forget_reports, forget_seat
from heliograph.server.http.api.push import push_state, set_push
from heliograph.server.http.api.result_picture import result_picture
from heliograph.server.http.api.setups import check_setup
from heliograph.server.http.api.strangers import count_with_stranger, strangers
from heliograph.server.http.api.tables import claim_seat, create_table, seat_info, table_info
from heliograph.server.http.api.workshop import check_draft, estimate, materials, read_scenario
from heliograph.server.http.client_files import client_files
from heliograph.server.http.no_client import NoClientError, tell_no_client
from heliograph.server.http.openapi import MEDIA_TYPE, openapi
from heliograph.server.http.problem import (
    ProblemError,
    tell_failure,
    tell_http_error,
    tell_not_made,
    tell_problem,
    tell_store_error,
)
from heliograph.server.http.quota import Quotas
from heliograph.server.http.security import Guarded
from heliograph.server.http.services import Services
from heliograph.server.http.table_page import table_page
from heliograph.server.nodes.watch import keep_watch
from heliograph.server.push.turns import Push
from heliograph.server.store.writer import StoreError
from heliograph.server.tables.hub import Hub
from heliograph.server.tables.rating import Ratings
from heliograph.server.tables.sweep import keep_sweeping
from heliograph.server.work.looking_back import LookingBack
from heliograph.server.work.pool import UnwantedError
from heliograph.server.work.process import DiedError

CALLS = (
    games,
    health,
    printed,
    printed_in_box,
    materials,
    read_scenario,
    check_setup,
    check_draft,
    estimate,
    create_table,
    table_info,
    seat_info,
    branch,
    claim_seat,
    open_tables,
    seek_partner,
    knock_at,
    report,
    forget_seat,
    forget_reports,
    push_state,
    set_push,
    invitation,
    qr_code,
    replay,
    export,
    review,
    rating,
    result_picture,
    daily,
    daily_puzzle,
    daily_book,
    daily_try,
    daily_ask,
    strangers,
    count_with_stranger,
)

_PROBLEMS: dict[type[Exception], Any] = {
    ProblemError: tell_problem,
    NoClientError: tell_no_client,
    StoreError: tell_store_error,
    DiedError: tell_not_made,
    UnwantedError: tell_not_made,
    HTTPException: tell_http_error,
    Exception: tell_failure,
}


def build_app(
    hub: Hub,
    ai: AiSeats,
    looking_back: LookingBack,
    estimates: Estimates,
    warm_up: bool = False,
    network: Callable[[], str | None] = lambda: None,
    daily_puzzles: bool = True,
    push: Push | None = None,
) -> ASGIApp:
    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        await hub.open()
        if push is not None:
            await push.open()
            hub.on_moved = push.note
        archivist = Archivist(hub.store, hub.games, lambda: own_worker(hub.limits))
        background = [
            asyncio.create_task(keep_sweeping(hub)),
            asyncio.create_task(keep_watch(hub)),
            asyncio.create_task(archivist.keep_archiving()),
        ]
        if warm_up:
            background.append(asyncio.create_task(ai.warm_up(hub.games)))
        yield
        for task in background:
            task.cancel()
        if push is not None:
            push.close()
        estimates.close()
        ai.close()
        await hub.close()

    routes = [
        live,
        voice,
        *(call.route for call in CALLS),
        Route("/schema", schema),
        Route("/t/{table_id}", table_page),
        Route("/t/{table_id}/replay", table_page),
        Route("/games/{game}/{file:path}", game_file),
    ]
    app = Starlette(routes=routes, exception_handlers=_PROBLEMS, lifespan=lifespan)
    app.router.redirect_slashes = False  # it would also add one, to the addresses of pages
    app.router.default = client_files()
    app.state.services = Services(
        hub,
        Quotas(hub.limits),
        looking_back,
        estimates,
        Ratings(hub.store, hub.limits),
        Puzzles(hub.pool, looking_back),
        daily_puzzles,
        push,
        network,
    )
    return Guarded(app, microphone=hub.limits.voice_rooms > 0)


async def schema(_: Request) -> Response:
    return Response(described(), media_type=MEDIA_TYPE)


@cache
def described() -> bytes:
    """Made once: it takes the event loop longer than a hundred other answers."""
    return encode(openapi(CALLS))

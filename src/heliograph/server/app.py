"""The application: everything the server answers, put together."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar
from litestar.di import Provide
from litestar.exceptions import HTTPException

from heliograph.server.ai.estimates import Estimates
from heliograph.server.ai.reviews import Reviews
from heliograph.server.ai.seats import AiSeats
from heliograph.server.http.after import export, replay, review
from heliograph.server.http.client_files import client_file
from heliograph.server.http.house import figures, game_file, games, health, printed
from heliograph.server.http.live import with_live
from heliograph.server.http.openapi import openapi
from heliograph.server.http.problem import (
    ProblemError,
    tell_failure,
    tell_http_error,
    tell_problem,
    tell_store_error,
)
from heliograph.server.http.qr import qr_code
from heliograph.server.http.quota import Quotas
from heliograph.server.http.security import add_headers, refuse_other_sites
from heliograph.server.http.tables import claim_seat, create_table, table_info
from heliograph.server.http.workshop import check_draft, estimate, materials, read_scenario
from heliograph.server.store.writer import StoreError
from heliograph.server.tables.hub import Hub
from heliograph.server.tables.sweep import keep_sweeping

HANDLERS = [
    games,
    health,
    figures,
    game_file,
    printed,
    materials,
    read_scenario,
    check_draft,
    estimate,
    create_table,
    table_info,
    claim_seat,
    qr_code,
    replay,
    export,
    review,
    client_file,
]


def build_app(hub: Hub, ai: AiSeats, reviews: Reviews, estimates: Estimates) -> Any:
    quotas = Quotas(hub.limits)

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        await hub.open()
        background = [asyncio.create_task(keep_sweeping(hub)), asyncio.create_task(ai.warm_up(hub.games))]
        yield
        for task in background:
            task.cancel()
        estimates.close()
        ai.close()
        await hub.close()

    app = Litestar(
        [*HANDLERS],
        dependencies={
            "hub": Provide(lambda: hub, sync_to_thread=False),
            "quotas": Provide(lambda: quotas, sync_to_thread=False),
            "reviews": Provide(lambda: reviews, sync_to_thread=False),
            "estimates": Provide(lambda: estimates, sync_to_thread=False),
        },
        exception_handlers={
            ProblemError: tell_problem,
            StoreError: tell_store_error,
            HTTPException: tell_http_error,
            Exception: tell_failure,
        },
        lifespan=[lifespan],
        before_request=refuse_other_sites,
        before_send=[add_headers],
        openapi_config=openapi(),
        request_max_body_size=hub.limits.message_bytes,
        logging_config=None,
    )
    return with_live(app, hub, quotas)

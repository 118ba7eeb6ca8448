"""The application: everything the server answers, put together."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException

from heliograph.server.ai.seats import AiSeats
from heliograph.server.http.client_files import client_file
from heliograph.server.http.live import live
from heliograph.server.http.problem import ProblemError, tell_failure, tell_http_error, tell_problem
from heliograph.server.http.security import add_headers, refuse_other_sites
from heliograph.server.http.tables import claim_seat, create_table, table_info
from heliograph.server.tables.hub import Hub


def build_app(hub: Hub, ai: AiSeats) -> Litestar:
    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        await hub.open()
        yield
        ai.close()
        await hub.store.close()

    return Litestar(
        [create_table, table_info, claim_seat, live, client_file],
        state=State({"hub": hub}),
        dependencies={"hub": Provide(lambda: hub, sync_to_thread=False)},
        exception_handlers={
            ProblemError: tell_problem,
            HTTPException: tell_http_error,
            Exception: tell_failure,
        },
        lifespan=[lifespan],
        before_request=refuse_other_sites,
        before_send=[add_headers],
        openapi_config=None,
        logging_config=None,
    )

"""Looking for a partner over HTTP: whoever waits is asked, or one waits oneself, and once for each token."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.server.inside import HerePool, ask, find, join
from tests.server.meeting.test_open_tables import ANN, BOB, CY, open_house

from heliograph.server.ai.estimates import Estimates
from heliograph.server.ai.seats import AiSeats
from heliograph.server.app import build_app
from heliograph.server.http.services import Services
from heliograph.server.meeting.seeking import Seekers
from heliograph.server.tables.hub import Hub
from heliograph.server.tokens import new_token
from heliograph.server.wire.requests import AnswerKnock
from heliograph.server.work.looking_back import LookingBack


class House:
    def __init__(self, http: httpx.AsyncClient, hub: Hub, app: Any) -> None:
        self.http, self.hub, self._app = http, hub, app

    async def seek(self, guest: str, token: str, **more: Any) -> tuple[str, int | None]:
        seats = [{"kind": "me"}, {"kind": "ai", "strength": "quick"}]
        body = {"game": "contact", "setup": {"seats": 2}, "name": guest[:3], "seats": seats, "language": "en"}
        answer = await self.http.post("/api/partners", json={**body, "guest": guest, "token": token, **more})
        assert answer.status_code == 201, answer.text
        assert answer.json()["token"] == token
        return answer.json()["table"], answer.json()["seat"]

    async def sit(self, table: str, token: str) -> Any:
        return join(await find(self.hub, table), token)

    async def people(self, table: str) -> list[str]:
        return [chair.name for chair in (await find(self.hub, table)).chairs if chair.kind == "person"]

    def forget(self) -> None:
        """As a server that was started again, or another one."""
        services: Services = self._app.state.services
        services.seekers._known.clear()


@asynccontextmanager
async def house(folder: Path) -> AsyncIterator[House]:
    async with open_house(f"sqlite:///{folder / 'tables.sqlite'}") as hub:
        pool = HerePool(1)
        ai = AiSeats(pool, pause_seconds=0, patience_seconds=1)
        app: Any = build_app(hub, ai, LookingBack(pool, 1000), Estimates(pool, hub.limits))
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://here") as http:
            yield House(http, hub, app._app)
        ai.close()


@pytest.mark.parametrize("forgets", [False, True])
async def test_who_asks_again_because_the_answer_was_lost_knocks_once(tmp_path: Path, forgets: bool) -> None:
    """He was let in twice: at the other table somebody waited for him in vain."""
    async with house(tmp_path) as here:
        ann, bob, cy = new_token(), new_token(), new_token()
        first, seat = await here.seek(ANN, ann)
        host = await here.sit(first, ann)
        assert seat == 0
        assert await here.seek(CY, cy) == (first, None)
        newer, _ = await here.seek(BOB, bob, but=[first])
        other = await here.sit(newer, bob)
        if forgets:
            here.forget()
        assert await here.seek(CY, cy) == (first, None)
        for table, guest in ((first, host), (newer, other)):
            assert await ask(await find(here.hub, table), guest, AnswerKnock("k", True)) is None
        assert await here.people(first) == ["ann", "cyn"]
        assert await here.people(newer) == ["bob"]
        if not forgets:
            assert await here.seek(CY, cy) == (first, None), "nor after that"


@pytest.mark.parametrize("forgets", [False, True])
async def test_who_waits_at_a_table_of_their_own_goes_nowhere_else(tmp_path: Path, forgets: bool) -> None:
    async with house(tmp_path) as here:
        ann, bob = new_token(), new_token()
        own, _ = await here.seek(ANN, ann)
        newer, _ = await here.seek(BOB, bob, but=[own])
        await here.sit(newer, bob)
        if forgets:
            here.forget()
        assert await here.seek(ANN, ann) == (own, 0)


async def test_two_of_the_same_at_once_are_one(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        ann = new_token()
        first, again = await asyncio.gather(here.seek(ANN, ann), here.seek(ANN, ann))
        assert first == again


async def test_who_was_not_let_in_is_not_heard_again_with_the_same_token(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        ann, bob = new_token(), new_token()
        table_id, _ = await here.seek(ANN, ann)
        table, host = await find(here.hub, table_id), await here.sit(table_id, ann)
        knocks = {"name": "Bob", "guest": BOB, "token": bob}
        path = f"/api/tables/{table_id}/knock"
        assert (await here.http.post(path, json=knocks)).status_code == 200
        assert await ask(table, host, AnswerKnock("no", False)) is None
        assert (await here.http.post(path, json=knocks)).status_code == 200, "the same request, sent again"
        assert table.info().knock is None
        assert (await here.http.post(path, json={**knocks, "token": new_token()})).status_code == 200
        assert table.info().knock is not None


async def test_a_failure_may_be_tried_again() -> None:
    seekers, tried = Seekers(), []

    async def fail() -> Any:
        tried.append(1)
        raise LookupError("nobody")

    for _ in range(2):
        with pytest.raises(LookupError):
            await seekers.once("token", fail)
    assert len(tried) == 2

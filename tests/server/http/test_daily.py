"""The Daily Signal over HTTP: the same for everybody, judged here, and counted without names."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from functools import cache
from pathlib import Path
from typing import Any
from unittest.mock import patch

import httpx
import pytest
from tests.daily_puzzles import puzzle
from tests.server.inside import HerePool, open_hub

from heliograph.daily.calendar import number_of
from heliograph.server.ai.estimates import Estimates
from heliograph.server.ai.seats import AiSeats
from heliograph.server.app import build_app
from heliograph.server.limits import Limits
from heliograph.server.tables.hub import Hub
from heliograph.server.work.for_daily import find_puzzle
from heliograph.server.work.looking_back import LookingBack

TODAY = number_of(datetime.now(UTC).date())
FOUND_ONCE = cache(find_puzzle)
"""By all servers of these tests: to find one takes seconds."""


def target() -> str:
    meant: str = puzzle(1).posed.sitting.match.state.flight.target
    return meant


def right() -> dict[str, str]:
    return {"type": "guess", "chip": target()}


def token(number: int) -> str:
    return f"{number:032d}"


@asynccontextmanager
async def a_server(
    folder: Path, limits: Limits | None = None, daily: bool = True
) -> AsyncIterator[tuple[httpx.AsyncClient, Hub]]:
    async with open_hub(f"sqlite:///{folder / 'tables.sqlite'}", limits) as hub:
        pool = HerePool(1)
        ai = AiSeats(pool, pause_seconds=0, patience_seconds=1)
        looking_back = LookingBack(pool, 10**8)
        app = build_app(hub, ai, looking_back, Estimates(pool, hub.limits), daily_puzzles=daily)
        transport = httpx.ASGITransport(app)
        with patch("heliograph.server.daily.puzzles.find_puzzle", FOUND_ONCE):
            async with httpx.AsyncClient(transport=transport, base_url="http://here") as http:
                yield http, hub
        ai.close()


async def tried(http: httpx.AsyncClient, *actions: dict[str, Any], **more: Any) -> dict[str, Any]:
    answer = await http.post("/api/daily/1/try", json={"actions": actions, **more})
    assert answer.status_code == 200, answer.text
    step: dict[str, Any] = answer.json()
    return step


async def test_a_puzzle_is_the_same_for_everybody_and_can_be_kept(tmp_path: Path) -> None:
    async with a_server(tmp_path) as (http, _):
        first = await http.get("/api/daily/1")
        assert first.json()["day"] == {"number": 1, "date": "2026-11-01", "game": "contact"}
        assert first.json()["opening"]["position"]["view"]["target"] is None
        again = await http.get("/api/daily/1", headers={"if-none-match": first.headers["etag"]})
        assert again.status_code == 304


async def test_days_to_come_stay_hidden(tmp_path: Path) -> None:
    async with a_server(tmp_path) as (http, _):
        now = (await http.get("/api/daily")).json()
        assert now["today"]["number"] == TODAY
        assert [day["number"] for day in now["earlier"]][-1] == max(1, TODAY - Limits().days_daily)
        for number in (TODAY + 2, 0, -1, "x", "9" * 40, "²"):
            answer = await http.get(f"/api/daily/{number}")
            assert (answer.status_code, answer.json()["reason"]["id"]) == (404, "refused-no-such-day")


async def test_a_right_answer_is_judged_compared_and_counted_once(tmp_path: Path) -> None:
    async with a_server(tmp_path, Limits(results_compared=2)) as (http, hub):
        asked = await tried(http, {"type": "ask-repeat"}, token=token(1))
        assert "result" not in asked
        result = (await tried(http, right(), token=token(1)))["result"]
        assert (result["score"], result["solved"], result["marks"]) == (100, True, ["right"])
        assert (result["among"], result["revealed"]["target"]) == ("ai", target())
        await tried(http, token=token(1), done=True)
        for number in (2, 3):
            await tried(http, token=token(number), done=True)
        puzzle = (await http.get("/api/daily/1")).json()["puzzle"]
        assert (await hub.store.daily_answers(puzzle, "")).scores == {100: 1, 0: 2}
        result = (await tried(http, right(), token=token(1)))["result"]
        assert (result["among"], result["rank"]) == ("here", {"worse": 2, "same": 0, "better": 0})
        assert result["others"] == []


async def test_one_address_cannot_stuff_the_box(tmp_path: Path) -> None:
    async with a_server(tmp_path, Limits(daily_answers_per_address_per_day=2)) as (http, hub):
        for number in range(5):
            assert (await tried(http, right(), token=token(number)))["result"]["score"] == 100
        puzzle = (await http.get("/api/daily/1")).json()["puzzle"]
        assert (await hub.store.daily_answers(puzzle, "")).scores == {100: 2}


@pytest.mark.parametrize(
    ("body", "status", "reason"),
    [
        ({"actions": [{"type": "transmit"}]}, 400, "refused-malformed"),
        ({"actions": [], "token": "short"}, 400, "refused-unreadable"),
        ({"actions": [{}] * 1000}, 400, "refused-unreadable"),
        ({}, 400, "refused-unreadable"),
    ],
)
async def test_what_cannot_be_is_refused(
    tmp_path: Path, body: dict[str, Any], status: int, reason: str
) -> None:
    async with a_server(tmp_path) as (http, _):
        answer = await http.post("/api/daily/1/try", json=body)
        assert (answer.status_code, answer.json()["reason"]["id"]) == (status, reason)


async def test_what_is_over_is_over(tmp_path: Path) -> None:
    async with a_server(tmp_path) as (http, _):
        answer = await http.post("/api/daily/1/try", json={"actions": [right(), right()]})
        assert (answer.status_code, answer.json()["reason"]["id"]) == (400, "refused-daily-over")


async def test_questions_are_answered_in_sentences(tmp_path: Path) -> None:
    async with a_server(tmp_path) as (http, _):
        seen = await http.post("/api/daily/1/ask", json={"actions": [], "action": None})
        assert seen.status_code == 200
        assert seen.json()
        legal = await http.post("/api/daily/1/ask", json={"actions": [], "action": right()})
        assert (legal.status_code, legal.json()) == (200, [])
        foreseen = await http.post("/api/daily/1/ask", json={"actions": [], "action": {"type": "transmit"}})
        assert foreseen.status_code == 400


async def test_a_host_may_do_without(tmp_path: Path) -> None:
    async with a_server(tmp_path, daily=False) as (http, _):
        for path in ("/api/daily", "/api/daily/1"):
            answer = await http.get(path)
            assert (answer.status_code, answer.json()["reason"]["id"]) == (404, "refused-no-daily")


async def test_old_answers_are_forgotten(tmp_path: Path) -> None:
    from heliograph.server.clock import now_ms
    from heliograph.server.tables.sweep import tidy_away

    async with a_server(tmp_path) as (http, hub):
        await tried(http, right(), token=token(1))
        puzzle = (await http.get("/api/daily/1")).json()["puzzle"]
        await tidy_away(hub, now_ms())
        assert (await hub.store.daily_answers(puzzle, "")).scores == {100: 1}
        await tidy_away(hub, now_ms() + 367 * 86_400_000)
        assert (await hub.store.daily_answers(puzzle, "")).scores == {}


async def test_long_nonsense_is_not_remembered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An address may try 300 times a minute, with 64 kB each time."""
    keys: list[object] = []
    original = LookingBack.of

    async def of(self: LookingBack, key: Any, *rest: Any) -> bytes:
        keys.append(key)
        return await original(self, key, *rest)

    monkeypatch.setattr(LookingBack, "of", of)
    async with a_server(tmp_path) as (http, _):
        for types in (("x" * 50_000,), ("a", "b"), ("a", "c")):
            actions = [{"type": type} for type in types]
            assert (await http.post("/api/daily/1/try", json={"actions": actions})).status_code == 400
    assert max(len(repr(key)) for key in keys) < 500
    assert len({*keys}) == 4, "the puzzle, and three attempts"

"""The HTTP side: headers, pages, problems, OpenAPI."""

from __future__ import annotations

import gzip
import os
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from starlette.types import ASGIApp
from tests.server.inside import HerePool, open_hub
from tests.server.process import Server

from heliograph.games import AnyGame
from heliograph.server.ai.estimates import Estimates
from heliograph.server.ai.seats import AiSeats
from heliograph.server.app import build_app, described
from heliograph.server.http import client_files
from heliograph.server.limits import Limits
from heliograph.server.tables.hub import Hub
from heliograph.server.work.looking_back import LookingBack
from heliograph.server.work.pool import Pool, UnwantedError
from heliograph.server.work.process import DiedError, FrozenError

PATHS = ["/", "/api/games", "/api/tables/nowhere", "/nothing.js", "/health", "/schema"]


@pytest.mark.parametrize("path", PATHS)
async def test_every_answer_is_guarded(server: Server, path: str) -> None:
    async with server.http() as http:
        headers = (await http.get(path)).headers
    policy = headers["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "unsafe" not in policy
    assert "frame-ancestors 'none'" in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert "server" not in headers


async def test_no_browser_is_sent_what_it_would_complain_of(server: Server) -> None:
    """Over plain HTTP from another machine, `Cross-Origin-Opener-Policy` is only an error in the console."""
    async with server.http() as http:
        assert (
            "cross-origin-opener-policy" not in (await http.get("/", headers={"host": "192.0.2.7"})).headers
        )


async def test_the_client_is_served_for_every_page(server: Server) -> None:
    async with server.http() as http:
        home = await http.get("/")
        assert home.headers["content-type"].startswith("text/html")
        for page in ("/new", "/t/abc", "/t/abc/replay", "/rules"):
            answer = await http.get(page)
            assert (answer.status_code, answer.text) == (200, home.text), page
        for missing in (
            "/assets/none.js",
            "/api/none",
            "/favicon.none",
            "/../pyproject.toml",
            "/.vite/manifest.json",
        ):
            assert (await http.get(missing)).status_code == 404, missing
        assert home.headers["cache-control"] == "no-cache"
        again = await http.get("/", headers={"if-none-match": home.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
        script = "/assets/" + home.text.split('src="/assets/', 1)[1].split('"', 1)[0]
        asset = await http.get(script)
        assert asset.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert asset.headers["content-type"].startswith("text/javascript")


async def test_files_are_compressed_for_those_who_ask(server: Server) -> None:
    async with server.http() as http:
        page = (await http.get("/")).text
        script = page.split('src="', 1)[1].split('"', 1)[0]
        plain = await http.get(script, headers={"accept-encoding": "identity"})
        zipped = await http.get(script, headers={"accept-encoding": "gzip, br"})
        assert zipped.content == plain.content
        if len(plain.content) > 500:
            assert zipped.headers["content-encoding"] == "gzip"
            assert int(zipped.headers["content-length"]) < len(plain.content)


async def test_problems_have_reasons(server: Server) -> None:
    async with server.http() as http:
        for answer, status, reason in (
            (await http.get("/api/tables/nowhere"), 404, "refused-no-such-table"),
            (await http.post("/api/tables/nowhere/claim", content=b"{}"), 404, "refused-no-such-table"),
            (await http.post("/api/tables", content=b"{"), 400, "refused-unreadable"),
            (await http.delete("/api/tables"), 405, "refused-not-found"),
            (await http.post("/api/tables", content=b" " * 100_000), 413, "refused-too-large"),
        ):
            assert (answer.status_code, answer.json()["reason"]["id"]) == (status, reason)


async def test_games_and_health(server: Server) -> None:
    async with server.http() as http:
        contact, *_ = (await http.get("/api/games")).json()
        assert (contact["id"], contact["setup"]["seats"]) == ("contact", 2)
        assert "strong" in contact["strengths"]
        assert (await http.get("/health")).json()["status"] == "ok"


async def test_openapi(server: Server) -> None:
    async with server.http() as http:
        schema = (await http.get("/schema")).json()
    assert "/api/tables/{table_id}/claim" in schema["paths"]
    create = schema["paths"]["/api/tables"]["post"]
    assert create["requestBody"]["content"]["application/json"]["schema"]["$ref"].endswith("NewTable")
    assert {"NewTable", "Claim", "Seated", "TableInfo", "Replay", "Problem"} <= set(
        schema["components"]["schemas"]
    )
    assert "/{path}" not in schema["paths"]


async def test_a_failure_is_told_and_guarded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def broken() -> None:
        raise RuntimeError("what nobody expected")

    async with an_app(tmp_path) as (app, hub):
        monkeypatch.setattr(hub.store, "check", broken)
        transport = httpx.ASGITransport(app, raise_app_exceptions=False)
        async with httpx.AsyncClient(transport=transport, base_url="http://here") as http:
            answer = await http.get("/health")
    assert (answer.status_code, answer.json()) == (500, {"reason": {"id": "refused-failed"}})
    assert "default-src 'self'" in answer.headers["content-security-policy"]
    assert answer.headers["cache-control"] == "no-store"


@pytest.mark.parametrize("failed", [FrozenError(), DiedError(), UnwantedError()])
@pytest.mark.parametrize(
    ("path", "body"),
    [("/api/games/contact/setup", {"setup": {}}), ("/api/daily/1/ask", {"actions": [], "action": None})],
)
async def test_work_that_comes_to_no_end_is_no_failure_of_the_call(
    failed: Exception, path: str, body: object, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run(*_: Any) -> None:
        raise failed

    for pool in (Pool, HerePool):
        monkeypatch.setattr(pool, "run", run)
    async with (
        an_app(tmp_path) as (app, _),
        httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://here") as http,
    ):
        answer = await http.post(path, json=body)
    assert (answer.status_code, answer.json()["reason"]["id"]) == (503, "refused-took-too-long")


async def test_the_schema_is_made_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Eighty milliseconds of the event loop: twenty who asked again and again stood in everybody's way."""
    made: list[object] = []

    def describe(calls: object) -> dict[str, str]:
        made.append(calls)
        return {"openapi": "3.1.0"}

    monkeypatch.setattr("heliograph.server.app.openapi", describe)
    described.cache_clear()
    async with (
        an_app(tmp_path) as (app, _),
        httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://here") as http,
    ):
        answers = [(await http.get("/schema")).json() for _ in range(3)]
    described.cache_clear()
    assert (answers, len(made)) == ([{"openapi": "3.1.0"}] * 3, 1)


async def test_without_a_built_client_programs_are_still_answered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(client_files, "static_dir", lambda: tmp_path / "nothing")
    async with (
        an_app(tmp_path) as (app, _),
        httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://here") as http,
    ):
        assert (await http.get("/api/games")).status_code == 200
        for path, status, reason in (
            ("/", 503, "refused-no-client"),
            ("/t/abc", 503, "refused-no-client"),
            ("/a.js", 404, "refused-not-found"),
        ):
            answer = await http.get(path)
            assert (answer.status_code, answer.json()["reason"]["id"]) == (status, reason), path


@pytest.mark.parametrize(
    ("asked", "spoken", "told"),
    [("uk,en;q=0.5", "uk", "Сторінки"), ("de-AT", "de", "Die Seiten"), ("fr", "en", "The pages")],
)
async def test_without_a_built_client_people_are_told_in_a_page(
    asked: str, spoken: str, told: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(client_files, "static_dir", lambda: tmp_path / "nothing")
    browser = {"accept": "text/html,application/xhtml+xml,*/*;q=0.8", "accept-language": asked}
    async with (
        an_app(tmp_path) as (app, _),
        httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://here") as http,
    ):
        for path in ("/", "/t/abc"):
            answer = await http.get(path, headers=browser)
            assert (answer.status_code, answer.headers["content-type"]) == (503, "text/html; charset=utf-8")
            assert f'<html lang="{spoken}">' in answer.text
            assert f"<p>{told}" in answer.text
            assert "make client" in answer.text
        assert (await http.get("/api/nothing", headers=browser)).json()["reason"]["id"] == "refused-not-found"


async def test_a_new_page_is_sent_even_when_size_and_date_are_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(client_files, "static_dir", lambda: tmp_path)
    page = tmp_path / "index.html"
    tags = []
    for text in ("<p>old</p>", "<p>new</p>"):
        page.write_text(text)
        os.utime(page, (1, 1))
        client_files._hash_of.cache_clear()  # another process, after the update
        async with (
            an_app(tmp_path) as (app, _),
            httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://here") as http,
        ):
            tags.append((await http.get("/")).headers["etag"])
    assert tags[0] != tags[1]


async def test_files_are_compressed_once_for_everybody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Forty who asked for them again and again kept everybody at a table waiting."""
    monkeypatch.setattr(client_files, "static_dir", lambda: tmp_path)
    (tmp_path / "assets").mkdir()
    text = "let a = 1;\n" * 1000
    (tmp_path / "assets" / "a.js").write_text(text)
    (tmp_path / "assets" / "a.woff2").write_bytes(b"x" * 5000)
    made: list[int] = []
    compress = gzip.compress

    def count(data: bytes, level: int, mtime: float) -> bytes:
        made.append(len(data))
        return compress(data, level, mtime=mtime)

    monkeypatch.setattr(gzip, "compress", count)
    async with (
        an_app(tmp_path) as (app, _),
        httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://here") as http,
    ):
        for _ in range(3):
            answer = await http.get("/assets/a.js", headers={"accept-encoding": "gzip, br"})
            assert (answer.text, answer.headers["content-encoding"]) == (text, "gzip")
            assert answer.headers["vary"] == "accept-encoding"
            assert "immutable" in answer.headers["cache-control"]
            assert answer.headers["content-type"].startswith("text/javascript")
        plain = await http.get("/assets/a.js", headers={"accept-encoding": "identity"})
        assert (plain.text, "content-encoding" in plain.headers) == (text, False)
        font = await http.get("/assets/a.woff2", headers={"accept-encoding": "gzip"})
        assert "content-encoding" not in font.headers
        same = {"if-none-match": answer.headers["etag"], "accept-encoding": "gzip"}
        assert (await http.get("/assets/a.js", headers=same)).status_code == 304
    assert made == [len(text)]


@asynccontextmanager
async def an_app(
    folder: Path, limits: Limits | None = None, games: Mapping[str, AnyGame] | None = None
) -> AsyncIterator[tuple[ASGIApp, Hub]]:
    """The application without a network, on a database of its own."""
    limits = limits or Limits()
    async with open_hub(f"sqlite:///{folder / 'tables.sqlite'}", limits, games) as hub:
        pool = Pool(1)
        ai = AiSeats(pool, pause_seconds=0, patience_seconds=1)
        yield build_app(hub, ai, LookingBack(pool, 1), Estimates(pool, limits)), hub
        ai.close()

"""The HTTP side: headers, pages, problems, figures, OpenAPI."""

from __future__ import annotations

import re

import pytest
from tests.server.client import at_new_game
from tests.server.process import Server

PATHS = ["/", "/api/games", "/api/tables/nowhere", "/nothing.js", "/health", "/metrics", "/schema"]


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
    assert "server" not in headers


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
        script = home.text.split('src="', 1)[1].split('"', 1)[0]
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


async def test_games_health_and_figures(server: Server) -> None:
    async with server.http() as http:
        contact, *_ = (await http.get("/api/games")).json()
        assert (contact["id"], contact["setup"]["seats"]) == ("contact", 2)
        assert "strong" in contact["strengths"]
        assert (await http.get("/health")).json()["status"] == "ok"
        async with at_new_game(server) as (source, _):
            await source.act({"type": "begin-round"})
            figures = (await http.get("/metrics")).text
        for name in ("connections", "actions_total"):
            counted = re.search(rf"^heliograph_{name} (.*)$", figures, re.MULTILINE)
            assert counted
            assert float(counted[1]) >= 2
        assert 'heliograph_action_seconds_bucket{le="+Inf"}' in figures


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

"""A past day's puzzle can be taken along: its book says what the server would."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from tests.server.http.test_daily import TODAY, a_server

from heliograph.server.limits import Limits

BOOK = "/api/daily/{}/book"
SAMPLED = 7


def leaves(book: dict[str, Any]) -> list[tuple[list[Any], list[dict[str, Any]]]]:
    """Every way through a book: what is done, and the pages on the way."""
    ways: list[tuple[list[Any], list[dict[str, Any]]]] = []
    open_ways: list[tuple[list[Any], list[dict[str, Any]]]] = [([], [book["pages"][0]])]
    while open_ways:
        done, pages = open_ways.pop()
        if pages[-1].get("over"):
            ways.append((done, pages))
        open_ways += [
            ([*done, answer["action"]], [*pages, book["pages"][answer["to"]]])
            for answer in pages[-1].get("answers", ())
        ]
    return ways


@pytest.mark.parametrize("number", [1, 4])
async def test_a_book_says_what_the_server_would(tmp_path: Path, number: int) -> None:
    async with a_server(tmp_path) as (http, _):
        book = (await http.get(BOOK.format(number))).json()
        puzzle = (await http.get(f"/api/daily/{number}")).json()
        assert book["puzzle"] == puzzle["puzzle"]
        assert book["pages"][0]["moments"][-1]["position"]["view"] == puzzle["opening"]["position"]["view"]
        ways = leaves(book)
        for done, pages in ways[:: len(ways) // SAMPLED]:
            step = (await http.post(f"/api/daily/{number}/try", json={"actions": done})).json()
            moments = [moment for page in pages for moment in page["moments"]]
            view: dict[str, Any] = {}
            for moment in moments:
                view |= moment["position"]["view"]
            assert view == step["moments"][-1]["position"]["view"]
            assert pages[-1]["moments"][-1]["events"] == step["moments"][-1]["events"]
            kept = pages[-1]["result"]
            whole = {**kept, "others": book["others"], "revealed": book["revealed"] | kept["revealed"]}
            assert whole == step["result"]
        assert any(pages[-1]["result"]["solved"] for _, pages in ways)
        seen = (await http.post(f"/api/daily/{number}/ask", json={"actions": [], "action": None})).json()
        assert [book["lines"][line] for line in book["pages"][0]["lines"]] == seen


async def test_what_nobody_can_write_down_is_judged_later(tmp_path: Path) -> None:
    async with a_server(tmp_path) as (http, _):
        assert (await http.get(BOOK.format(2))).json()["pages"] == []


async def test_todays_solution_stays_here_and_a_host_may_keep_all(tmp_path: Path) -> None:
    async with a_server(tmp_path) as (http, _):
        answer = await http.get(BOOK.format(TODAY))
        assert (answer.status_code, answer.json()["reason"]["id"]) == (404, "refused-daily-not-yet")
        assert (await http.get(BOOK.format(TODAY + 1))).status_code == 404
    async with a_server(tmp_path, Limits(days_taken_along=0)) as (http, _):
        assert (await http.get("/api/daily")).json()["taken_along"] == 0
        answer = await http.get(BOOK.format(1))
        assert (answer.status_code, answer.json()["reason"]["id"]) == (404, "refused-daily-not-yet")

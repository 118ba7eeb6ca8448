"""AI seats that speak as somebody taught them."""

from __future__ import annotations

from typing import Any

import pytest
from tests.server.client import at_table
from tests.server.process import Server

QUICK = {"kind": "ai", "strength": "quick"}
TAUGHT = {"tempo_mm_per_s": 60.0, "convention": "edge", "scatter": 0.1}


def wanted(**other: Any) -> dict[str, Any]:
    taught = {"kind": "ai", "strength": "strong", "dialect": TAUGHT, **other}
    return {
        "game": "contact",
        "setup": {"seats": 2, "level": 2},
        "name": "Ann",
        "seats": [{"kind": "me"}, taught],
        "start": True,
    }


async def test_a_stand_in_taps_as_it_was_taught(server: Server) -> None:
    """Two AI seats to the end; the review finds what one of them was taught, and not the other."""
    new = wanted() | {"seats": [QUICK, {**QUICK, "dialect": TAUGHT}]}
    async with server.http() as http:
        seated = (await http.post("/api/tables", json=new)).raise_for_status().json()
        async with at_table(server, seated["table"]) as watching:
            assert [chair["dialect"] for chair in watching.table["chairs"]] == [False, True]
            while watching.table["phase"] != "over":
                await watching.hear()
        answer = await http.get(f"/api/tables/{seated['table']}/review", timeout=120)
        plain, taught = (spoken["dialect"] for spoken in answer.raise_for_status().json()["dialects"])
        assert taught["tempo_mm_per_s"] < 0.8 * plain["tempo_mm_per_s"]


@pytest.mark.parametrize(
    "other",
    [
        {"dialect": {"tempo_mm_per_s": 1e9, "convention": "edge", "scatter": 0.1}},
        {"dialect": {**TAUGHT, "shell": "rm"}},
        {"dialect": {**TAUGHT, "convention": "x" * 1000}},
        {"kind": "open", "strength": ""},
    ],
)
async def test_nobody_can_be_taught_nonsense(server: Server, other: dict[str, Any]) -> None:
    async with server.http() as http:
        refused = await http.post("/api/tables", json=wanted(**other))
        assert (refused.status_code, refused.json()["reason"]["id"]) == (400, "refused-dialect")

"""Scenarios of one's own over HTTP: read from a file, checked in the making."""

from __future__ import annotations

import asyncio
from typing import Any

import httpx
import pytest
from tests.server.process import Server

SCENARIO = "/api/games/space_puzzle/scenario"
DRAFT = "/api/games/space_puzzle/draft"
GOOD = {"name": "Two words", "tokens": ["C", "K"], "per_round": 2, "actions": 3, "rounds": 9}
FILE = 'name = "Two words"\ntokens = ["C", "K"]\nper_round = 2\nactions = 3\nrounds = 9\n'


async def post(server: Server, address: str, body: Any) -> httpx.Response:
    async with server.http() as http:
        return await http.post(address, json=body)


async def test_a_file_becomes_a_scenario_that_a_table_plays(server: Server) -> None:
    answer = await post(server, SCENARIO, {"text": FILE})
    assert answer.status_code == 200
    read = answer.json()
    assert read["scenario"].items() >= GOOD.items()
    again = await post(server, SCENARIO, {"text": read["text"]})
    assert again.json() == read, "what the house writes, it reads"
    table = {
        "game": "space_puzzle",
        "setup": {"seats": 2, "own": read["scenario"]},
        "name": "Ann",
        "seats": [{"kind": "me"}, {"kind": "open"}],
    }
    assert (await post(server, "/api/tables", table)).status_code == 201


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        (FILE.replace("= 9", "= 19"), 5, "sp-scenario-number"),
        (FILE.replace("= 9", "="), 5, "sp-file-syntax"),
        (FILE + "speed = 1\n", 6, "sp-file-unknown"),
        (FILE.replace("rounds", "# rounds"), 0, "sp-file-missing"),
        ("#" * 20_000, 0, "sp-file-too-long"),
    ],
)
async def test_a_bad_file_is_refused_with_the_line_and_the_reason(
    server: Server, text: str, line: int, reason: str
) -> None:
    answer = await post(server, SCENARIO, {"text": text})
    told = answer.json()["reason"]
    assert answer.status_code == 400
    if line:
        assert (told["id"], told["args"]["line"]) == ("refused-line", line)
        told = told["args"]["reason"]
    assert told["id"] == reason


async def test_a_draft_is_checked_field_by_field(server: Server) -> None:
    fine = (await post(server, DRAFT, {"scenario": GOOD})).json()
    assert fine["faults"] == []
    assert fine["text"].startswith('name = "Two words"\n')
    odd = {**GOOD, "rounds": 0, "actions": 99, "rules": ["SR-LINE", "SR-HEAP", "SR-TRAP"]}
    faults = (await post(server, DRAFT, {"scenario": odd})).json()["faults"]
    assert {fault["field"] for fault in faults} == {"rounds", "actions", "rules", "special_rooms"}
    strange = await post(server, DRAFT, {"scenario": {"rounds": "many"}})
    assert (strange.status_code, strange.json()["reason"]["id"]) == (400, "refused-unreadable")


async def test_there_is_something_to_choose_from(server: Server) -> None:
    async with server.http() as http:
        found = (await http.get(SCENARIO)).json()
        assert [group["code"] for group in found["groups"]][:4] == ["C", "K", "R", "N"]
        assert {"code": "SR-FADE", "number": {"lowest": 5, "highest": 600}} in found["rules"]
        assert len(found["book"]) == 50
        for game, reason in (("contact", "refused-no-workshop"), ("chess", "refused-no-such-game")):
            missing = await http.get(f"/api/games/{game}/scenario")
            assert (missing.status_code, missing.json()["reason"]["id"]) == (404, reason)


async def test_ai_seats_begin_to_try_a_scenario_when_it_is_asked_for(server: Server) -> None:
    address = "/api/games/space_puzzle/estimate"
    begun = await post(server, address, {"scenario": GOOD})
    assert begun.status_code == 200
    estimate = begun.json()
    assert (estimate["games"], estimate["low"], estimate["high"]) == (0, 0.0, 1.0)
    while estimate["games"] == 0:
        await asyncio.sleep(0.2)
        estimate = (await post(server, address, {"scenario": {**GOOD, "name": "Another name"}})).json()
    assert estimate["games"] < estimate["of"], "a few at a time"
    faulty = await post(server, address, {"scenario": {**GOOD, "rounds": 12}})
    assert (faulty.status_code, faulty.json()["reason"]["id"]) == (400, "sp-scenario-number")
    missing = await post(server, "/api/games/contact/estimate", {"scenario": {}})
    assert missing.status_code == 404

"""A language model at a table: offered only where the server has been given an endpoint."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.players.llm.stand_in import any_offer, stand_in
from tests.server.client import at_table
from tests.server.process import Server

from heliograph.kernel.chance import Chance

SEATS = [{"kind": "me"}, {"kind": "ai", "strength": "llm"}]
TABLE = {"game": "contact", "setup": {"seats": 2, "level": 1}, "name": "Ann", "seats": SEATS, "start": True}


async def test_a_server_without_an_endpoint_offers_none(server: Server) -> None:
    async with server.http() as http:
        games = (await http.get("/api/games")).json()
        assert not any("llm" in game["strengths"] for game in games)
        assert (await http.post("/api/tables", json=TABLE)).status_code == 400


async def test_a_model_plays_beside_a_person(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HELIOGRAPH_LLM_KEY", "sesame")
    with stand_in(any_offer) as endpoint:
        server = Server(tmp_path, "--llm-url", endpoint.url, "--llm-model", "stand-in")
        try:
            await _play(server)
            assert server.failures == 0
        finally:
            server.stop()
    questions = [one["messages"][1]["content"] for one in endpoint.asked]
    assert '{"by":"Ann","text":"Listen well."}' in questions[-1]
    assert "You heard: " in questions[-1]
    assert "1234" not in "".join(questions), "an ear is not a clock"


async def _play(server: Server) -> None:
    """Until the model has guessed once."""
    chance = Chance.from_seed("beside a model")
    async with server.http() as http:
        assert all("llm" in game["strengths"] for game in (await http.get("/api/games")).json())
        seated = (await http.post("/api/tables", json=TABLE)).raise_for_status().json()
    async with at_table(server, seated["table"], seated["token"]) as ann:
        assert (await ann.ask("say", text="Listen well."))["type"] == "ack"
        while not any(told["event"]["type"] == "transmitted" for told in ann.events):
            if "transmit" in {offer.action for offer in ann.prompt.offers}:
                await ann.act({"type": "transmit", "holds": [1234], "pauses": []})
            elif ann.prompt.waits:
                chance = await ann.act_at_random(chance)
            else:
                await ann.until("update")
        while not any(told["event"]["type"] in ("guessed", "repeat-asked") for told in ann.events):
            await ann.until("update")

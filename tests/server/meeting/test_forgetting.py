"""What people take back: their name and their words, at one table and for good; others keep theirs."""

from __future__ import annotations

from tests.server.client import at_new_game, at_table
from tests.server.process import Server

from heliograph.server.tables.people.forgetting import NOBODY


async def test_a_name_and_words_are_taken_off_a_table(server: Server) -> None:
    async with at_new_game(server) as (ann, bob), server.http() as http:
        await ann.ask("say", text="I am Ann of Elm Street")
        await bob.ask("say", text="hello there")
        assert (await bob.ask("rename", name="Robert"))["type"] == "ack"
        table = ann.table["id"]
        path = f"/api/tables/{table}/forget"
        assert (await http.post(path, json={})).status_code == 401
        wrong = await http.post(path, json={}, headers={"authorization": f"Bearer {'x' * 32}"})
        assert wrong.status_code == 403
        for client, lines in ((ann, 1), (bob, 2)):
            answer = await http.post(path, json={}, headers={"authorization": f"Bearer {client.token}"})
            assert answer.json() == {"count": lines}, "Robert's are his line and what told of his new name"
        async with at_table(server, table, ann.token) as back:
            assert back.said == []
            assert [chair["name"] for chair in back.table["chairs"]] == [NOBODY, f"{NOBODY} 2"]
            assert (await back.ask("say", text="still here"))["type"] == "ack"
            exported = await http.get(f"/api/tables/{table}")
            assert not any(word in exported.text for word in ("Ann", "Robert"))


async def test_reports_can_be_withdrawn(server: Server) -> None:
    async with server.http() as http:
        answer = await http.post("/api/reports/forget", json={"guest": "g" * 32})
        assert answer.json() == {"count": 0}
        assert (await http.post("/api/reports/forget", json={"guest": "short"})).status_code == 400

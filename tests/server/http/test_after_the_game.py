"""Replays, exports and pictures."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path

import httpx
import msgspec
from tests.server.client import at_new_game, play_out
from tests.server.inside import ask, find, join, open_hub, seat_everyone
from tests.server.process import Server

from heliograph.kernel.chance import Chance
from heliograph.server.ai.estimates import Estimates
from heliograph.server.ai.seats import AiSeats
from heliograph.server.app import build_app
from heliograph.server.limits import Limits
from heliograph.server.wire.replays import Replay
from heliograph.server.wire.requests import Start
from heliograph.server.work.looking_back import LookingBack


async def test_nothing_is_shown_before_the_end(server: Server) -> None:
    async with at_new_game(server) as (source, _), server.http() as http:
        for what in ("replay", "replay?as=0", "replay?as=open", "export", "review"):
            answer = await http.get(f"/api/tables/{source.table['id']}/{what}")
            assert (answer.status_code, answer.json()["reason"]["id"]) == (403, "refused-not-over"), what


async def test_a_replay_through_each_pair_of_eyes(server: Server) -> None:
    async with at_new_game(server) as players, server.http() as http:
        await play_out(players, Chance.from_seed("film"))
        replays = {}
        for viewer in ("0", "1", "spectator", "open"):
            answer = await http.get(f"/api/tables/{players[0].table['id']}/replay?as={viewer}")
            replays[viewer] = msgspec.json.decode(answer.content, type=Replay)
        assert {len(replay.frames) for replay in replays.values()} == {players[0].seq + 1}
        assert [frame.seq for frame in replays["0"].frames] == list(range(players[0].seq + 1))
        for seat, player in enumerate(players):
            assert msgspec.json.decode(replays[str(seat)].frames[-1].view) == player.view
            told = [happened.seq for frame in replays[str(seat)].frames for happened in frame.events]
            assert told == [event["seq"] for event in player.events]
        openly = [msgspec.json.decode(frame.view) for frame in replays["open"].frames]
        crewly = [msgspec.json.decode(frame.view) for frame in replays["spectator"].frames]
        assert any(frame["target"] for frame in openly if frame["phase"] == "transmit")
        assert not any(frame["target"] for frame in crewly if frame["phase"] == "transmit")
        for nonsense in ("7", "-1", "me", "0x0"):
            wrong = await http.get(f"/api/tables/{players[0].table['id']}/replay?as={nonsense}")
            assert wrong.status_code == 400


async def test_a_table_says_when_its_game_ended(server: Server) -> None:
    """CT-38: a certificate bears the day of the mission's end, not that of the table's making."""
    async with at_new_game(server) as players, server.http() as http:
        where = f"/api/tables/{players[0].table['id']}"
        assert (await http.get(where)).json()["ended"] is None
        await asyncio.sleep(0.01)
        await play_out(players, Chance.from_seed("film"))
        info, log = (await http.get(where)).json(), (await http.get(f"{where}/export")).json()
        last = log["entries"][-1]["at"]
        assert last > 0
        assert info["ended"] >= info["created"] + last


async def test_a_link_as_a_picture(server: Server) -> None:
    async with at_new_game(server) as (source, _), server.http() as http:
        table = source.table["id"]
        picture = await http.get(f"/api/tables/{table}/qr.svg", headers={"host": "games.example"})
        assert picture.headers["content-type"] == "image/svg+xml"
        assert picture.text.startswith("<svg")
        elsewhere = await http.get(f"/api/tables/{table}/qr.svg", headers={"host": "play.example"})
        assert elsewhere.text != picture.text
        assert (await http.get("/api/tables/nowhere/qr.svg")).status_code == 404


async def test_looking_back_has_a_price(tmp_path: Path) -> None:
    limits = Limits(look_backs_per_address_per_minute=2)
    async with open_hub(f"sqlite:///{tmp_path / 'tables.sqlite'}", limits) as hub:
        table_id, (ann, _) = await seat_everyone(hub)
        table = await find(hub, table_id)
        await ask(table, join(table, ann), Start("s"))
        table.row = replace(table.row, phase="over")
        ai = AiSeats(hub.pool, pause_seconds=0, patience_seconds=1)
        app = build_app(hub, ai, LookingBack(hub.pool, 1000), Estimates(hub.pool, limits))
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://here") as http:
            # More than two minutes' worth: on a busy machine the first minute may end in between.
            answers = [await http.get(f"/api/tables/{table_id}/export") for _ in range(5)]
        assert [answer.status_code for answer in answers[:2]] == [200, 200]
        assert {answer.status_code for answer in answers[2:]} >= {429}

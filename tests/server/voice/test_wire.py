"""Voices over real connections: what a silenced seat sends does not leave the server."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from tests.server.client import PATIENCE_S, Client, at_table, new_table
from tests.server.process import Server
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from heliograph.server.limits import VOICE_BYTES

ON = {"voice": True}


class Ear:
    """A connection that carries voices, and all that has come over it."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.sounds: list[bytes] = []
        self.told: list[dict[str, Any]] = []

    async def speak(self, piece: int, times: int = 1) -> None:
        for _ in range(times):
            await self.socket.send(bytes([piece]) * VOICE_BYTES)

    async def catch_up(self) -> list[dict[str, Any]]:
        """All that the server had sent before it answered; messages only."""
        await self.socket.send('{"type":"ping"}')
        return await self.until("pong")

    async def until(self, type: str) -> list[dict[str, Any]]:
        before = len(self.told)
        while len(self.told) == before or self.told[-1]["type"] != type:
            async with asyncio.timeout(PATIENCE_S):
                message = await self.socket.recv()
            if isinstance(message, bytes):
                self.sounds.append(message)
            else:
                self.told.append(json.loads(message))
        return self.told[before:]

    @property
    def heard(self) -> list[tuple[int, int]]:
        """Whose voice, and what of it."""
        return [(sound[0], sound[1]) for sound in self.sounds]


@asynccontextmanager
async def listening(server: Server, table: str, token: str | None = None) -> AsyncIterator[Ear]:
    url = f"{server.address.replace('http', 'ws')}/api/tables/{table}/voice"
    async with connect(url) as socket:
        await socket.send(json.dumps({"type": "hello", "token": token}))
        yield Ear(socket)


async def all_caught_up(*ears: Ear) -> None:
    """The server reads each connection by itself: what was sent before is done when it has answered."""
    for _ in range(2):
        for ear in ears:
            await ear.catch_up()


@asynccontextmanager
async def two_who_talk(server: Server) -> AsyncIterator[tuple[Client, Ear, Ear]]:
    """A begun game of Contact: the Source at the table, and the voices of both."""
    table, (ann, bob) = await new_table(server, options=ON)
    async with (
        at_table(server, table, ann) as source,
        listening(server, table, ann) as voice_of_source,
        listening(server, table, bob) as voice_of_crew,
    ):
        await source.ask("start")
        await source.wait_for(0)
        await all_caught_up(voice_of_source, voice_of_crew)
        yield source, voice_of_source, voice_of_crew


async def test_in_mid_sentence(server: Server) -> None:
    """CT-18: the Source goes on talking while the round begins; not one more byte of it arrives."""
    async with two_who_talk(server) as (source, ann, bob):
        await ann.speak(1, times=5)
        await all_caught_up(ann, bob)
        assert bob.heard == [(0, 1)] * 5
        assert (await source.act({"type": "begin-round"}))["type"] == "ack"
        await ann.speak(2, times=20)
        await bob.speak(3, times=20)
        await all_caught_up(ann, bob)
        assert bob.heard == [(0, 1)] * 5
        assert ann.heard == []
        assert bob.told[-2]["type"] != "bye"
        silenced = [told for told in ann.told if told["type"] == "voices"][-1]
        assert silenced["talk"]["closed"]["id"] == "talk-source-silent"


async def test_nobody_hears_themselves_and_a_piece_comes_as_it_was(server: Server) -> None:
    async with two_who_talk(server) as (_, ann, bob):
        piece = bytes(range(256)) + bytes(range(68))
        await bob.socket.send(piece)
        await all_caught_up(ann, bob)
        assert ann.sounds == [b"\x01" + piece]
        assert bob.sounds == []


@pytest.mark.parametrize(
    "piece", [b"", b"x" * (VOICE_BYTES - 1), b"x" * (VOICE_BYTES + 1), "{}", '{"type":"start"}']
)
async def test_what_is_no_piece_of_a_voice_ends_it(server: Server, piece: bytes | str) -> None:
    async with two_who_talk(server) as (_, ann, bob):
        await ann.socket.send(piece)
        assert (await ann.until("bye"))[-1]["reason"]["id"] == "bye-unreadable"
        await bob.catch_up()
        assert bob.sounds == []


async def test_more_than_a_voice_is_dropped_and_a_flood_is_cut_off(server: Server) -> None:
    async with two_who_talk(server) as (_, ann, bob):
        await ann.speak(1, times=140)
        await all_caught_up(ann, bob)
        assert 90 <= len(bob.sounds) < 140
        with pytest.raises(ConnectionClosed):
            await ann.speak(2, times=100_000)
        await bob.until("voices")
        assert not bob.told[-1]["others"][0]["joined"]


async def test_without_the_hosts_word_there_is_none(server: Server) -> None:
    table, (ann, _) = await new_table(server)
    async with listening(server, table, ann) as ear:
        assert (await ear.until("bye"))[-1]["reason"]["id"] == "bye-voice-off"
        with pytest.raises(ConnectionClosed):
            await ear.socket.recv()
        assert ear.socket.close_code == 4003


async def test_a_wrong_token_hears_nothing(server: Server) -> None:
    table, _ = await new_table(server, options=ON)
    async with listening(server, table, "x" * 32) as ear:
        assert (await ear.until("bye"))[-1]["reason"]["id"] == "bye-wrong-token"


async def test_pages_ask_for_a_microphone_only_where_there_is_voice(server: Server, tmp_path: Path) -> None:
    async with server.http() as http:
        assert "microphone=(self)" in (await http.get("/")).headers["permissions-policy"]
    silent = Server(tmp_path, "--no-voice")
    try:
        table, _ = await new_table(silent, options=ON)
        async with silent.http() as http:
            assert "microphone=()" in (await http.get("/")).headers["permissions-policy"]
            assert (await http.get(f"/api/tables/{table}")).json()["voice"] == "none"
    finally:
        silent.stop()

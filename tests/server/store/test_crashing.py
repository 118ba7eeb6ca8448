"""Power cuts: what was acknowledged is there, what was not can be sent again, nothing happens twice."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from tests.server.client import Client, at_table, new_table
from tests.server.process import Server
from websockets.exceptions import ConnectionClosed

from heliograph.kernel.chance import Chance
from heliograph.kernel.offers import sample_action

PAUSES_S = (0.0, 0.0004, 0.0015)
"""Between sending a move and the power cut: before, while and after it is stored."""


async def test_killed_in_mid_move(tmp_path: Path) -> None:
    server = Server(tmp_path)
    table, tokens = await new_table(server, level=1)
    chance, seen = Chance.from_seed("power cut"), 0
    for cut, pause in enumerate(PAUSES_S):
        async with at_table(server, table, tokens[0]) as ann, at_table(server, table, tokens[1]) as bob:
            if cut == 0:
                await ann.ask("start")
            for client in (ann, bob):
                await client.wait_for(0)
                assert client.seq == seen, "everything that was acknowledged is there"
            chance = await _some_moves(ann, bob, chance)
            mover, before = _mover(ann, bob), ann.seq
            action, chance = sample_action(mover.prompt, chance)
            await mover.say("act", id=f"cut-{cut}", seq=before, action=action)
            await asyncio.sleep(pause)
            server.kill()
            told = await _told_before_the_end(mover.socket)
        server.start()
        async with at_table(server, table, tokens[mover.seat or 0]) as back:
            assert back.seq == before + 1 if told else back.seq in (before, before + 1)
            answer = await back.act(action, id=f"cut-{cut}", seq=before)
            assert (answer["type"], answer["seq"], back.seq) == ("ack", before + 1, before + 1)
            seen = back.seq
    assert server.stop() == 0


async def test_a_graceful_end_says_goodbye(tmp_path: Path) -> None:
    server = Server(tmp_path)
    table, (token, _) = await new_table(server)
    async with at_table(server, table, token) as host:
        server.process.terminate()
        assert (await host.until("bye"))["reason"]["id"] == "bye-restart"
        with pytest.raises(ConnectionClosed) as closed:
            await host.hear()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1012
    assert server.stop() == 0


async def _some_moves(ann: Client, bob: Client, chance: Chance) -> Chance:
    for _ in range(3):
        mover = _mover(ann, bob)
        chance = await mover.act_at_random(chance)
        for client in (ann, bob):
            await client.wait_for(mover.seq)
    return chance


def _mover(ann: Client, bob: Client) -> Client:
    return ann if ann.prompt.offers else bob


async def _told_before_the_end(socket: Any) -> bool:
    told = False
    while True:
        try:
            message = json.loads(await socket.recv())
        except ConnectionClosed:
            return told
        told = told or message["type"] in ("ack", "update")

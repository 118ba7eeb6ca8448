"""Whoever plays can watch in a second window: it shows nothing that a seat at the table does not know."""

from __future__ import annotations

import time
from contextlib import AsyncExitStack

from tests.server.client import Client, at_new_game, at_table, new_table, play_out
from tests.server.process import Server

from heliograph.kernel.chance import Chance

TOKEN = {"id": "c-red", "x": 1000, "y": 1000, "rotation": 0}


async def test_a_blind_ai_sees_no_pawns_in_a_second_window(server: Server) -> None:
    """SR-BLIND: neither where they stand, nor that one was moved."""
    async with (
        at_new_game(server, game="space_puzzle", scenario="S25") as (ai, crew),
        at_table(server, ai.table["id"]) as watcher,
    ):
        for action in (
            {"type": "turn-card", "turn": 0, "side": "front"},
            {"type": "lay", "tokens": [TOKEN]},
            {"type": "reveal"},
        ):
            assert (await ai.act(action))["type"] == "ack"
        while crew.view["phase"] != "crew":
            await crew.hear()
        while watcher.view["phase"] != "crew":
            await watcher.hear()
        assert (await crew.act({"type": "enter", "pawn": "red", "cell": "a1"}))["type"] == "ack"
        assert crew.view["pawns"] == {"red": "a1"}
        put = {"type": "put-marker", "colour": "red", "section": "square"}
        assert (await crew.act(put))["type"] == "ack"
        before = watcher.seq
        await watcher.wait_for(before + 1)
        assert (watcher.seq, watcher.view["pawns"]) == (before + 1, None)
        assert watcher.view["markers"] != {}
        assert not any('"enter' in text or '"a1"' in text for text in watcher.texts[1:])


async def begun(stack: AsyncExitStack, server: Server, **watching: object) -> list[Client]:
    """Two people and somebody who watches."""
    table, tokens = await new_table(server, options={"watching": watching})
    clients = [await stack.enter_async_context(at_table(server, table, token)) for token in (*tokens, None)]
    assert clients[2].table["watching"] == watching, "everybody is told"
    assert (await clients[0].ask("start"))["type"] == "ack"
    for client in clients[:2]:
        await client.wait_for(0)
    return clients


async def test_a_host_can_close_the_table_to_spectators(server: Server) -> None:
    async with AsyncExitStack() as stack:
        host, guest, watcher = await begun(stack, server, kind="closed")
        refused = await guest.ask("set-watching", watching={"kind": "open"})
        assert refused["reason"]["id"] == "refused-only-host"
        await host.ask("say", text="among us")
        async with at_table(server, host.table["id"]) as late:
            assert (late.position, late.said) == ({}, [])
            assert (await late.ask("describe"))["reason"]["id"] == "refused-closed-to-spectators"
        await play_out([host, guest], Chance.from_seed("closed"))
        while watcher.table["phase"] != "over" or not watcher.position:
            assert (await watcher.hear())["type"] in ("lobby", "update")
        assert watcher.view["phase"] == "over", "the whole game is open to all when it is over"
        assert [message["type"] for message in watcher.received].count("update") == 1


async def test_a_host_can_show_the_game_late(server: Server) -> None:
    async with AsyncExitStack() as stack:
        host, _, watcher = await begun(stack, server, kind="delayed", seconds=2)
        await watcher.wait_for(0)
        began = time.monotonic()
        await host.ask("say", text="go")
        assert (await host.act({"type": "begin-round"}))["type"] == "ack"
        async with at_table(server, host.table["id"]) as late:
            if time.monotonic() - began < 1.5:
                assert (late.seq, late.view["phase"], late.said) == (0, "ready", [])
        await watcher.wait_for(1)
        assert time.monotonic() - began > 1.5
        assert watcher.view["phase"] == host.view["phase"] != "ready"
        assert [event["event"]["type"] for event in watcher.events] == ["round-began"]
        while not watcher.said:
            await watcher.hear()
        assert time.monotonic() - began > 1.5
        assert [line["text"] for line in watcher.said] == ["go"]
        async with at_table(server, host.table["id"]) as late:
            assert (late.seq, [line["text"] for line in late.said]) == (1, ["go"])


async def test_what_spectators_may_see_changes_in_mid_game(server: Server) -> None:
    async with AsyncExitStack() as stack:
        host, _, watcher = await begun(stack, server, kind="closed")
        assert (await host.ask("set-watching", watching={"kind": "open"}))["type"] == "ack"
        await watcher.wait_for(0)
        assert watcher.table["watching"] == {"kind": "open"}
        assert (await host.ask("set-watching", watching={"kind": "closed"}))["type"] == "ack"
        await host.act({"type": "begin-round"})
        async with at_table(server, host.table["id"]) as late:
            assert late.position == {}
        assert (await watcher.ask("describe"))["reason"]["id"] == "refused-closed-to-spectators"
        assert watcher.seq == 0

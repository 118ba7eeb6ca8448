"""Whoever plays can watch in a second window: it shows nothing that a seat at the table does not know."""

from __future__ import annotations

from tests.server.client import at_new_game, at_table
from tests.server.process import Server

TOKEN = {"id": "c-red", "x": 1000, "y": 1000, "rotation": 0}


async def test_a_blind_ai_sees_no_pawns_in_a_second_window(server: Server) -> None:
    """SR-BLIND: neither where they stand, nor that one was moved."""
    async with (
        at_new_game(server, game="space_puzzle", scenario="S25") as (ai, crew),
        at_table(server, ai.table["id"]) as watcher,
    ):
        for action in (
            {"type": "turn-card", "turn": 0},
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

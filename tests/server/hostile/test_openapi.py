"""Every call answers as `/schema` says, whatever it is asked."""

from __future__ import annotations

import asyncio

from tests.server.client import new_table
from tests.server.hostile.calls import call_everything
from tests.server.process import Server

from heliograph.games import load_game
from heliograph.kernel.content import content_hash
from heliograph.server.app import CALLS


def test_every_call_keeps_its_promise(server: Server) -> None:
    table, _ = asyncio.run(new_table(server))
    content = content_hash(load_game("space_puzzle").content)
    known = {"table_id": table, "game": "space_puzzle", "content": content, "number": "1"}
    failures = server.failures
    assert call_everything(server.address, known, examples=5, same_each_time=True) == len(CALLS)
    assert server.failures == failures

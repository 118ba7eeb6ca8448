"""Spoilt requests and frames over a real network. `make fuzz ARGS=server` does the same for longer."""

from __future__ import annotations

from itertools import islice
from random import Random

import pytest
from tests.server.client import new_table
from tests.server.hostile.attacks import ATTACKS, Victim, strike_at_once
from tests.server.hostile.bystanders import bystanders
from tests.server.process import Server

from heliograph.games import load_game
from heliograph.kernel.content import content_hash

ROUNDS, AT_ONCE = 6, 16


@pytest.mark.parametrize("attack", ATTACKS)
async def test_no_failure_no_hang_no_other_table_touched(server: Server, attack: str) -> None:
    table, (token, _) = await new_table(server)
    victim = Victim(table, token, content_hash(load_game("contact").content))
    failures = server.failures
    async with bystanders(server):
        strikes = ATTACKS[attack](victim, Random(attack))
        for _ in range(ROUNDS):
            await strike_at_once(server.port, islice(strikes, AT_ONCE))
    assert server.failures == failures

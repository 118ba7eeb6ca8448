"""An AI seat that waits for somebody's word waits for a fair while, and then goes on without it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
import pytest
from tests.server.inside import ME, HerePool, RememberingGuest, ask, find, join, open_hub, until

from heliograph.games import load_game
from heliograph.games.critical_orbit.state import State
from heliograph.kernel.game import Refusal
from heliograph.players.critical_orbit import bot
from heliograph.server.ai.seats import AiSeats
from heliograph.server.tables.table import Table
from heliograph.server.wire.requests import Act, Start
from heliograph.server.wire.tables import NewTable, Occupant

PATIENCE = 0.4
SETUP = {"seats": 2, "houston": 0, "mercury": 1, "bengaluru": 1, "cologne": 1}
"""A person in Houston, and an AI everywhere else."""


@asynccontextmanager
async def mission(
    folder: Path, patience: float = PATIENCE, clock: str = "untimed"
) -> AsyncIterator[tuple[Table, RememberingGuest]]:
    """The dice lie on the table, and everybody but Houston has said what to do with them."""
    games = {"critical_orbit": load_game("critical_orbit")}
    async with open_hub(f"sqlite:///{folder}/tables.sqlite", games=games) as hub:
        ai = AiSeats(HerePool(1), pause_seconds=0, patience_seconds=patience)
        hub.on_turn = ai.wake
        seats = (ME, Occupant("ai", "quick"))
        setup = msgspec.Raw(msgspec.json.encode({**SETUP, "clock": clock}))
        seated = await hub.create(NewTable("critical_orbit", setup, "Ann", seats))
        assert not isinstance(seated, Refusal)
        table = await find(hub, seated.table)
        houston = join(table, seated.token)
        await ask(table, houston, Start("start"))
        await ask(table, houston, act(table, "ready"))
        await until(lambda: len(state(table).wants) == 2)
        yield table, houston
        ai.close()


def state(table: Table) -> State:
    assert table.play is not None
    found: State = table.play.match.state
    return found


def act(table: Table, type: str, **fields: object) -> Act:
    return Act(type, table.seq, msgspec.Raw(msgspec.json.encode({"type": type, **fields})))


async def test_a_silent_station_does_not_freeze_the_table(tmp_path: Path) -> None:
    """MC-14: Mercury has the last word."""
    async with mission(tmp_path) as (table, _):
        await asyncio.sleep(PATIENCE / 2)
        assert state(table).phase == "choose"
        await until(lambda: state(table).phase == "enter")
        assert "houston" not in state(table).wants


async def test_a_wish_in_time_is_respected(tmp_path: Path) -> None:
    async with mission(tmp_path, patience=60) as (table, houston):
        leave = state(table).dice[0]
        wish = act(table, "want", station="houston", leave=leave, why="room", firm=True)
        assert await ask(table, houston, wish) is None
        await until(lambda: state(table).phase == "enter")
        kept = list(state(table).dice)
        kept.remove(leave)
        assert state(table).kept == tuple(kept)


async def test_who_comes_back_to_the_table_is_not_rushed(tmp_path: Path) -> None:
    """Where nobody is, nobody is waited for; whoever returns has the whole time."""
    async with mission(tmp_path) as (table, houston):
        table.leave(houston)
        await asyncio.sleep(1.5 * PATIENCE)
        assert state(table).phase == "choose"
        table.join(houston, since=0)
        await asyncio.sleep(PATIENCE / 2)
        assert state(table).phase == "choose"
        await until(lambda: state(table).phase == "enter")


async def test_while_a_clock_runs_it_waits_no_longer_than_its_player_would(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Everybody at Mission Control pays for waiting."""
    monkeypatch.setattr(bot, "_WAITS_SECONDS", PATIENCE)
    async with mission(tmp_path, patience=60, clock="timed") as (table, _):
        await until(lambda: state(table).phase == "enter")
        assert "houston" not in state(table).wants

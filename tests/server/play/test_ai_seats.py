"""AI seats: they play whole games, survive a dead worker and a restart, and see no more than a person."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar, TypeVarTuple

import msgspec
import pytest
from tests.server.client import at_table
from tests.server.inside import HerePool, ask, find, join, open_hub, seat_everyone, until
from tests.server.lighthouse import GAME
from tests.server.process import Server

from heliograph.kernel.seats import Seat
from heliograph.server.ai.seats import AiSeats
from heliograph.server.ai.worker import Asked
from heliograph.server.wire.requests import Act, SetSeat, Start
from heliograph.server.wire.tables import Occupant
from heliograph.server.work.errand import Errand
from heliograph.server.work.pool import UnwantedError
from heliograph.server.work.process import FrozenError

T = TypeVar("T")
Ts = TypeVarTuple("Ts")

AI = {"kind": "ai", "strength": "naive"}


async def ai_table(server: Server) -> str:
    body = {"game": "contact", "setup": {"level": 1}, "name": "Ann", "seats": [AI, AI], "start": True}
    async with server.http() as http:
        return str((await http.post("/api/tables", json=body)).raise_for_status().json()["table"])


async def test_two_ai_seats_play_a_whole_game(server: Server) -> None:
    table = await ai_table(server)
    async with at_table(server, table) as watcher:
        while watcher.table["phase"] != "over":
            await watcher.hear()
        assert watcher.view["report"] is not None
    async with server.http() as http:
        review = await http.get(f"/api/tables/{table}/review")
        again = await http.get(f"/api/tables/{table}/review")
        assert (review.status_code, review.content) == (200, again.content)
        assert review.json()


async def test_a_dead_worker_and_a_restart_stop_no_game(tmp_path: Path) -> None:
    server = Server(tmp_path)
    table = await ai_table(server)
    async with at_table(server, table) as watcher:
        await watcher.wait_for(2)
        for worker in workers_of(server.process.pid):
            os.kill(worker, signal.SIGKILL)
        await watcher.wait_for(watcher.seq + 2)
        server.kill()
        seen = watcher.seq
    await workers_leave(server.process.pid)
    server.start()
    async with at_table(server, table) as watcher:
        assert watcher.seq >= seen
        while watcher.table["phase"] != "over":
            await watcher.hear()
    assert server.stop() == 0


def workers_of(pid: int) -> list[int]:
    """Python processes the server has started, not their helpers."""
    listed = subprocess.run(["ps", "--ppid", str(pid), "-o", "pid=,args="], capture_output=True, text=True)
    return [int(line.split()[0]) for line in listed.stdout.splitlines() if "spawn_main" in line]


async def workers_leave(pid: int) -> None:
    """A worker does not outlive its server."""
    for _ in range(100):
        if not workers_of(pid):
            return
        await asyncio.sleep(0.05)
    pytest.fail("a worker outlived its server")


async def test_ai_seats_rest_when_everybody_has_gone_and_go_on_when_somebody_comes(lighthouse: str) -> None:
    class ShutPool(HerePool):
        """Takes nothing on that is unwanted, as a queue does."""

        async def run(self, errand: Errand, work: Callable[[*Ts], T], *args: *Ts) -> T:
            await asyncio.sleep(0)
            asked.append(frozenset(errand.addresses()))
            if not errand.is_wanted():
                raise UnwantedError
            return work(*args)

    asked: list[frozenset[str]] = []
    async with open_hub(lighthouse, games={"lighthouse": GAME}) as hub:
        table_id, (ann, _) = await seat_everyone(hub)
        table = await find(hub, table_id)
        keeper = join(table, ann)
        ai = AiSeats(ShutPool(1), pause_seconds=0, patience_seconds=60, deserted_seconds=0)
        hub.on_turn = ai.wake
        table.on_turn = ai.wake
        await ask(table, keeper, SetSeat("ai", Seat(1), Occupant("ai", "memory")))
        await ask(table, keeper, Start("s"))
        table.leave(keeper)
        await ask(table, keeper, Act("a", 0, msgspec.Raw(b'{"type":"light"}')))
        await until(lambda: frozenset() in asked)
        assert table.seq == 1
        join(table, ann)
        await until(lambda: table.seq == 2)
        ai.close()


async def test_an_ai_seat_whose_worker_froze_plays_any_offered_move(lighthouse: str) -> None:
    class FrozenPool(HerePool):
        async def run(self, errand: Errand, work: Callable[[*Ts], T], *args: *Ts) -> T:
            raise FrozenError

    async with open_hub(lighthouse, games={"lighthouse": GAME}) as hub:
        ai = AiSeats(FrozenPool(1), pause_seconds=0, patience_seconds=60)
        hub.on_turn = ai.wake
        table_id, (ann, _) = await seat_everyone(hub)
        table = await find(hub, table_id)
        keeper = join(table, ann)
        await ask(table, keeper, SetSeat("ai", Seat(1), Occupant("ai", "memory")))
        await ask(table, keeper, Start("s"))
        await ask(table, keeper, Act("a", 0, msgspec.Raw(b'{"type":"light"}')))
        await until(lambda: table.seq >= 2)
        ai.close()


async def test_a_skipped_thought_is_given_up_for_the_first_idea(tmp_path: Path) -> None:
    """From the same bytes, and without the memory of another strength."""

    class PonderingPool(HerePool):
        async def run(self, errand: Errand, work: Callable[[*Ts], T], *args: *Ts) -> T:
            question = next(iter(args))
            assert isinstance(question, Asked)
            asked.append(question)
            if question.strength == "strong":
                await asyncio.sleep(3600)
            return work(*args)

    asked: list[Asked] = []
    async with open_hub(f"sqlite:///{tmp_path / 'tables.sqlite'}") as hub:
        ai = AiSeats(PonderingPool(1), pause_seconds=0, patience_seconds=60)
        hub.on_turn, hub.on_hurry = ai.wake, ai.hurry
        table_id, (ann, *_) = await seat_everyone(hub)
        table = await find(hub, table_id)
        guest = join(table, ann)
        await ask(table, guest, SetSeat("ai", Seat(0), Occupant("ai", "strong")))
        await ask(table, guest, Start("s"))
        await until(lambda: len(asked) == 1)
        before = table.seq
        table.on_hurry(table, False)
        await asyncio.sleep(0.05)
        assert len(asked) == 1, "hurried, it thinks on"
        table.on_hurry(table, True)
        await until(lambda: table.seq > before)
        first, idea = asked[:2]
        assert (first.strength, idea.strength, idea.memory) == ("strong", "quick", b"")
        assert (first.view, first.prompt, first.told) == (idea.view, idea.prompt, idea.told)
        ai.close()

"""What must be done on the event loop leaves room for everybody else."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.server.inside import ask, find, join, open_hub, seat_everyone

from heliograph.server.store.rows import EntryRow
from heliograph.server.tables.play.play import Play
from heliograph.server.wire.requests import Act, Start
from heliograph.server.work import turns
from heliograph.server.work.errand import Kind, errand
from heliograph.server.work.turns import Turns

CROWD, ANN = "203.0.113.1", "192.0.2.1"
BEGIN = b'{"type":"begin-round"}'
TRANSMIT = b'{"type":"transmit","holds":[900,700],"pauses":[200]}'


def steps(name: str, count: int, done: list[str]) -> Iterator[None]:
    """Each takes longer than a moment."""
    for _ in range(count):
        time.sleep(0.005)
        done.append(name)
        yield


async def test_others_go_on_meanwhile() -> None:
    done: list[str] = []

    async def tick() -> None:
        while True:
            done.append("tick")
            await asyncio.sleep(0)

    ticking = asyncio.create_task(tick())
    await Turns().do(errand(Kind.REPLAY, CROWD), steps("step", 20, done))
    ticking.cancel()
    together = "".join("s" if one == "step" else "." for one in done)
    assert together.count("s") == 20
    assert "ss" not in together, "between any two steps others had their turn"


async def test_a_table_is_read_from_the_store_a_moment_at_a_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def follow(play: Play, rows: Iterable[EntryRow]) -> Any:
        done.append("step")
        return read(play, rows)

    async def tick() -> None:
        while True:
            done.append("tick")
            await asyncio.sleep(0)

    done: list[str] = []
    async with open_hub(f"sqlite:///{tmp_path / 'tables.sqlite'}") as hub:
        table_id, (ann, _) = await seat_everyone(hub)
        table = await find(hub, table_id)
        source = join(table, ann)
        await ask(table, source, Start("s"))
        for n, action in enumerate((BEGIN, TRANSMIT)):
            assert await ask(table, source, Act(f"{n}", n, msgspec.Raw(action))) is None
        hub.tables.clear()
        read = Play.follow
        monkeypatch.setattr(Play, "follow", follow)
        monkeypatch.setattr(turns, "_MOMENT_SECONDS", 0.0)
        ticking = asyncio.create_task(tick())
        again = await find(hub, table_id)
        ticking.cancel()
    assert again.seq == 2
    first = done.index("step")
    assert done[first + 1] == "tick"
    assert done.count("step") == 2


async def test_a_newcomer_overtakes_a_long_line_of_one_address() -> None:
    taking, done = Turns(), list[str]()
    crowd = [
        asyncio.create_task(taking.do(errand(Kind.REPLAY, CROWD, f"{n}"), steps("crowd", 5, done)))
        for n in range(10)
    ]
    await asyncio.sleep(0)
    await taking.do(errand(Kind.REPLAY, ANN), steps("ann", 5, done))
    assert done.count("crowd") <= 8, "turn by turn, not after all of them"
    await asyncio.gather(*crowd)
    assert done.count("crowd") == 50


async def test_what_is_given_up_or_fails_blocks_nobody() -> None:
    def broken() -> Iterator[None]:
        raise ValueError("broken")
        yield

    taking, done = Turns(), list[str]()
    first = asyncio.create_task(taking.do(errand(Kind.REPLAY, ANN), steps("first", 3, done)))
    second = asyncio.create_task(taking.do(errand(Kind.REPLAY, ANN), steps("second", 3, done)))
    await asyncio.sleep(0)
    second.cancel()
    first.cancel()
    await asyncio.gather(first, second, return_exceptions=True)
    with pytest.raises(ValueError, match="broken"):
        await taking.do(errand(Kind.REPLAY, ANN), broken())
    await asyncio.wait_for(taking.do(errand(Kind.REPLAY, ANN), steps("third", 3, done)), 10)
    assert done.count("third") == 3

"""Workers are there again when they die or freeze, and nothing is done for somebody who has gone."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from tests.server.inside import until
from tests.server.work.deeds import die_once, fail, note, ponder, sleep

from heliograph.server.limits import Limits
from heliograph.server.work.errand import Errand, Kind, errand
from heliograph.server.work.pool import Pool, UnwantedError
from heliograph.server.work.process import FrozenError, WorkError

ANN = errand(Kind.MOVE, "192.0.2.1")
BOB = errand(Kind.MOVE, "192.0.2.2")


@asynccontextmanager
async def open_pool(workers: int = 1, **limits: int) -> AsyncIterator[Pool]:
    pool = Pool(workers, Limits(**limits))
    yield pool
    pool.close()


async def test_a_frozen_worker_is_replaced(tmp_path: Path) -> None:
    async with open_pool(thinking_seconds=1) as pool:
        before = await pool.run(ANN, note, tmp_path / "before")
        frozen = asyncio.create_task(pool.run(ANN, sleep, 600))
        waiting = asyncio.create_task(pool.run(ANN, note, tmp_path / "after"))
        with pytest.raises(FrozenError):
            await asyncio.wait_for(frozen, 60)
        assert await asyncio.wait_for(waiting, 60) != before
        with pytest.raises(ProcessLookupError):
            os.kill(before, 0)


async def test_a_worker_that_was_stopped_is_replaced(tmp_path: Path) -> None:
    """It does not even read what it is asked, and that is more than a pipe holds."""
    async with open_pool(thinking_seconds=1) as pool:
        before = await pool.run(ANN, note, tmp_path / "before")
        os.kill(before, signal.SIGSTOP)
        with pytest.raises(FrozenError):
            await asyncio.wait_for(pool.run(ANN, len, b" " * 10_000_000), 60)
        assert await asyncio.wait_for(pool.run(ANN, note, tmp_path / "after"), 60) != before


async def test_what_a_worker_died_of_is_tried_once_more(tmp_path: Path) -> None:
    async with open_pool() as pool:
        assert await asyncio.wait_for(pool.run(ANN, die_once, tmp_path / "died"), 60) == "done"


async def test_what_fails_says_where_and_spoils_nothing(tmp_path: Path) -> None:
    async with open_pool() as pool:
        before = await pool.run(ANN, note, tmp_path / "before")
        with pytest.raises(WorkError, match=r"ValueError, .* in fail") as failed:
            await pool.run(ANN, fail)
        assert "cannot be done" not in str(failed.value)  # what an error says may quote a secret
        assert await pool.run(ANN, note, tmp_path / "after") == before


async def test_work_is_dropped_with_whoever_asked_for_it(tmp_path: Path) -> None:
    async with open_pool() as pool:
        await pool.run(ANN, sleep, 0)
        busy = asyncio.create_task(pool.run(ANN, sleep, 0.3))
        gone = asyncio.create_task(pool.run(ANN, note, tmp_path / "gone"))
        unwanted = Errand(Kind.MOVE, lambda: (), is_wanted=lambda: busy is None)
        with pytest.raises(UnwantedError):
            await asyncio.gather(pool.run(unwanted, note, tmp_path / "unwanted"), _leave(gone))
        await busy
        await pool.run(ANN, note, tmp_path / "last")
        assert _traces(tmp_path) == ["last"]


async def test_a_thought_that_is_given_up_leaves_its_worker_to_others(tmp_path: Path) -> None:
    async with open_pool() as pool:
        before = await pool.run(ANN, note, tmp_path / "before")
        endless = asyncio.create_task(pool.run(ANN, ponder, tmp_path / "pondering"))
        await until((tmp_path / "pondering").exists)
        endless.cancel()
        assert await asyncio.wait_for(pool.run(ANN, note, tmp_path / "after"), 60) == before


async def test_short_questions_do_not_wait_for_thinking(tmp_path: Path) -> None:
    async with open_pool() as pool:
        thinking = asyncio.create_task(pool.run(ANN, sleep, 600))
        await asyncio.wait_for(pool.run(errand(Kind.LOOK, "192.0.2.1"), note, tmp_path / "looked"), 60)
        assert not thinking.done()
        thinking.cancel()


async def test_a_newcomer_does_not_wait_for_a_long_thought(tmp_path: Path) -> None:
    async with open_pool() as pool:
        mine = [asyncio.create_task(pool.run(ANN, sleep, 600)) for _ in range(3)]
        await asyncio.wait_for(pool.run(BOB, note, tmp_path / "bob"), 60)
        waiting = asyncio.create_task(pool.run(ANN, note, tmp_path / "ann"))
        await asyncio.wait_for(pool.run(BOB, note, tmp_path / "bob"), 60)
        assert _traces(tmp_path) == ["bob"]
        for task in (*mine, waiting):
            task.cancel()


async def test_a_closed_pool_leaves_no_process(tmp_path: Path) -> None:
    async with open_pool() as pool:
        worker = await pool.run(ANN, note, tmp_path / "before")
    await until(lambda: not _is_running(worker))


async def _leave(asked: asyncio.Task[int]) -> None:
    await asyncio.sleep(0)
    asked.cancel()


def _traces(folder: Path) -> list[str]:
    return [file.name for file in folder.iterdir()]


def _is_running(pid: int) -> bool:
    return Path(f"/proc/{pid}/status").exists() and "zombie" not in Path(f"/proc/{pid}/status").read_text()

"""Replays and reviews are made once, for whoever waits for them, and for nobody else."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import pytest
from starlette.requests import Request
from tests.server.inside import HerePool
from tests.server.work.slow_pool import SlowPool, soon

from heliograph.kernel.log import Header, Log
from heliograph.server.http.patience import while_here
from heliograph.server.http.problem import ProblemError
from heliograph.server.work.errand import Kind
from heliograph.server.work.looking_back import LookingBack
from heliograph.server.work.pool import UnwantedError

LOG = Log(Header("contact", 1, "", b"{}", b"{}", "seed"), ())  # type: ignore[arg-type]
ANN, BOB = "192.0.2.1", "192.0.2.2"


async def test_two_who_ask_share_the_answer_and_its_price() -> None:
    pool = SlowPool()
    looking_back = LookingBack(pool, 1000)
    asking = [asyncio.create_task(looking_back.review("t", LOG, address)) for address in (ANN, BOB)]
    await soon()
    ((errand, answer),) = pool.asked
    assert (errand.kind, errand.table, {*errand.addresses()}) == (Kind.REVIEW, "t", {ANN, BOB})
    asking[0].cancel()
    await soon()
    assert {*errand.addresses()} == {BOB}
    answer.set_result(b"told")
    assert await asking[1] == await looking_back.review("t", LOG, ANN) == b"told"
    assert len(pool.asked) == 1


async def test_it_is_dropped_when_all_have_gone_and_made_anew_for_the_next() -> None:
    pool = SlowPool()
    looking_back = LookingBack(pool, 1000)
    asking = [asyncio.create_task(looking_back.replay("t", LOG, None, ANN)) for _ in range(2)]
    await soon()
    for task in asking:
        task.cancel()
    await asyncio.wait(asking)
    errand, answer = pool.asked[0]
    assert not errand.is_wanted()
    answer.set_exception(UnwantedError())
    await soon()
    again = asyncio.create_task(looking_back.replay("t", LOG, None, ANN))
    await soon()
    pool.asked[1][1].set_result(b"[]")
    assert await again == b"[]"


async def test_what_was_begun_is_remembered_although_nobody_waited() -> None:
    pool = SlowPool()
    looking_back = LookingBack(pool, 1000)
    asking = asyncio.create_task(looking_back.review("t", LOG, ANN))
    await soon()
    asking.cancel()
    await soon()
    pool.asked[0][1].set_result(b"told")
    await soon()
    assert await looking_back.review("t", LOG, BOB) == b"told"


async def test_a_failure_is_not_remembered_nor_more_than_fits() -> None:
    pool = SlowPool()
    looking_back = LookingBack(pool, 10)

    async def ask(table: str, answer: bytes | Exception) -> bytes:
        asking = asyncio.create_task(looking_back.replay(table, LOG, "open", ANN))
        await soon()
        if not asking.done():
            made = pool.asked[-1][1]
            made.set_exception(answer) if isinstance(answer, Exception) else made.set_result(answer)
        return await asking

    with pytest.raises(ValueError, match="broken"):
        await ask("a", ValueError("broken"))
    assert await ask("a", b"123456") == b"123456"
    assert await ask("a", b"another") == b"123456"
    assert await ask("b", b"123456") == b"123456"
    assert await ask("b", b"another") == b"123456"
    assert await ask("a", b"another") == b"another", "forgotten for b"


async def test_small_answers_take_room_as_well() -> None:
    pool = HerePool(1)
    looking_back = LookingBack(pool, 1000, most=3)
    made: list[int] = []

    def make(n: int) -> bytes:
        made.append(n)
        return b""

    for n in (0, 1, 2, 0, 3, 0, 1):
        assert await looking_back.of(("daily 1", Kind.MOVE, n), ANN, make, n) == b""
    assert made == [0, 1, 2, 3, 1], "the longest unasked went first"


async def test_what_is_remembered_is_not_counted_anew_for_everybody_who_asks() -> None:
    """It was: with very many small answers each further one took the event loop a tenth of a second."""
    many, few = 20_000, 200
    looking_back = LookingBack(HerePool(1), 10**9, most=10**9)

    async def fastest(numbers: range) -> float:
        took = []
        for n in numbers:
            began = time.perf_counter()
            await looking_back.of(("daily 1", Kind.MOVE, n), ANN, bytes, 9)
            took.append(time.perf_counter() - began)
        return min(took)

    first = await fastest(range(few))
    await fastest(range(few, many))
    assert await fastest(range(many, many + few)) < 10 * first


async def test_every_viewer_has_a_replay_and_the_review_is_none_of_them() -> None:
    pool = SlowPool()
    looking_back = LookingBack(pool, 1000)
    viewers: tuple[Any, ...] = (0, 1, 2, 3, 4, None, "open")
    asking = [asyncio.create_task(looking_back.replay("t", LOG, viewer, ANN)) for viewer in viewers]
    asking.append(asyncio.create_task(looking_back.review("t", LOG, ANN)))
    await soon()
    assert len(pool.asked) == len(asking)
    for n, (_, answer) in enumerate(pool.asked):
        answer.set_result(b"%d" % n)
    assert [await task for task in asking] == [b"%d" % n for n in range(len(asking))]


async def test_whoever_hangs_up_waits_no_longer() -> None:
    messages: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
    messages.put_nowait({"type": "http.request", "body": b"", "more_body": False})
    pool = SlowPool()
    asked = LookingBack(pool, 1000).review("t", LOG, ANN)
    waiting = asyncio.create_task(while_here(Request({"type": "http"}, messages.get), asked))
    await soon()
    assert not waiting.done()
    messages.put_nowait({"type": "http.disconnect"})
    with pytest.raises(ProblemError):
        await asyncio.wait_for(waiting, 10)
    await soon()
    assert not pool.asked[0][0].is_wanted()

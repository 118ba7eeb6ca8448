"""AI seats take their time, unless somebody does not want to wait."""

from __future__ import annotations

import asyncio

from heliograph.kernel.seats import Seat
from heliograph.server.ai.haste import Haste
from heliograph.server.ai.patience import Patience

PLACE = ("k7mfq2xw9d", Seat(1))
ELSEWHERE = ("k7mfq2xw9d", Seat(2))
AN_AGE = 3600


async def test_a_hurried_seat_takes_no_time_for_as_long_as_it_plays() -> None:
    haste = Haste()
    haste.begin(PLACE)
    waiting = asyncio.create_task(haste.take_time(PLACE, AN_AGE))
    await asyncio.sleep(0)
    haste.hurry(ELSEWHERE)
    await asyncio.sleep(0)
    assert not waiting.done()
    haste.hurry(PLACE)
    await asyncio.wait_for(waiting, 10)
    await asyncio.wait_for(haste.take_time(PLACE, AN_AGE), 10)


async def test_the_next_time_it_takes_its_time_again() -> None:
    haste = Haste()
    haste.begin(PLACE)
    haste.hurry(PLACE)
    haste.end(PLACE)
    haste.begin(PLACE)
    waiting = asyncio.create_task(haste.take_time(PLACE, AN_AGE))
    await asyncio.sleep(0.01)
    assert not waiting.done()
    waiting.cancel()


async def test_a_thought_is_given_up_when_it_is_skipped_and_only_that_one() -> None:
    haste, given_up = Haste(), list[str]()

    async def think() -> str:
        try:
            await asyncio.sleep(AN_AGE)
        except asyncio.CancelledError:
            given_up.append("thought")
            raise
        return "thought"

    waiting = asyncio.create_task(haste.unless_skipped(PLACE, think()))
    await asyncio.sleep(0)
    haste.skip(ELSEWHERE)
    await asyncio.sleep(0)
    assert not waiting.done()
    haste.skip(PLACE)
    assert await asyncio.wait_for(waiting, 10) is None
    await asyncio.sleep(0)
    assert given_up == ["thought"]
    assert await haste.unless_skipped(PLACE, asyncio.sleep(0, "next")) == "next"


async def test_patience_can_be_lost_once() -> None:
    patience, gone = Patience(AN_AGE), list[str]()
    patience.wait(PLACE, 3, lambda: gone.append("gone on"))
    patience.lose(ELSEWHERE)
    assert not gone
    patience.lose(PLACE)
    patience.lose(PLACE)
    assert gone == ["gone on"]
    patience.close()

"""Ordinary people at a server: how long each waits for the other player, for an AI seat, and for an answer.

Prints one JSON line.
"""

from __future__ import annotations

import asyncio
import json
import sys
from contextlib import suppress
from time import perf_counter
from typing import Any

from benchmarks.server.shares.neighbours import GONE, ME, OPEN, Neighbour, ai, at_table, claim, new_table

PAIRS, WITH_AI, CURIOUS = 10, 6, 3
THINK_SECONDS = 0.1
Waits = dict[str, list[float]]


async def _pair(base: str, n: int, waits: list[float]) -> None:
    """Two people who play Contact: from one's move until the other has heard of it."""
    while True:
        ann, bob = f"127.0.1.{n}", f"127.0.2.{n}"
        made = await new_table(base, ann, "contact", [ME, OPEN], start=False)
        taken = await claim(base, bob, made["table"])
        async with (
            at_table(base, ann, made["table"], made["token"]) as one,
            at_table(base, bob, made["table"], taken["token"]) as two,
        ):
            await one.say("start")
            await asyncio.gather(_hear_of(one, 0), _hear_of(two, 0))
            while one.phase != "over":
                mover, other = (one, two) if one.prompt.offers else (two, one)
                sent, seq = perf_counter(), other.seq
                await mover.move()
                await asyncio.gather(_hear_of(mover, seq + 1), _hear_of(other, seq + 1))
                waits.append(perf_counter() - sent)
                await asyncio.sleep(THINK_SECONDS)


async def _hear_of(one: Neighbour, seq: int) -> None:
    while one.seq < seq and one.phase != "over":
        message = await one.hear()
        if message["type"] == "update" and message.get("outcome"):
            one.phase = "over"


async def _with_ai(base: str, n: int, waits: list[float]) -> None:
    """A person who plays Contact with an AI: from the end of their turn until something happens."""
    while True:
        address = f"127.0.3.{n}"
        made = await new_table(base, address, "contact", [ME, ai("strong")])
        async with at_table(base, address, made["table"], made["token"]) as me:
            sent: float | None = perf_counter()
            while me.phase != "over":
                if me.prompt.offers:
                    await asyncio.sleep(THINK_SECONDS)
                    seq = me.seq
                    await me.move()
                    await _hear_of(me, seq + 1)
                    sent = perf_counter()
                else:
                    await _hear_of(me, me.seq + 1)
                    if sent is not None:
                        waits.append(perf_counter() - sent)
                    sent = perf_counter()


async def _curious(base: str, n: int, waits: list[float]) -> None:
    """A person who previews actions in Starship Interstellar."""
    address = f"127.0.4.{n}"
    made = await new_table(base, address, "interstellar", [ME, OPEN], start=False)
    taken = await claim(base, address, made["table"])
    async with at_table(base, address, made["table"], made["token"]) as one:
        await one.say("start")
        await _hear_of(one, 0)
        async with at_table(base, address, made["table"], taken["token"]) as two:
            mover = one if one.prompt.offers else two
            while True:
                sent = perf_counter()
                await mover.say("foresee", action=mover.some_action())
                while (await mover.hear())["type"] not in ("described", "refused"):
                    pass
                waits.append(perf_counter() - sent)
                await asyncio.sleep(2 * THINK_SECONDS)


async def measure(base: str, seconds: float) -> dict[str, Any]:
    waits: Waits = {"move": [], "AI seat": [], "foresee": []}
    people = [
        *(_pair(base, n, waits["move"]) for n in range(1, PAIRS + 1)),
        *(_with_ai(base, n, waits["AI seat"]) for n in range(1, WITH_AI + 1)),
        *(_curious(base, n, waits["foresee"]) for n in range(1, CURIOUS + 1)),
    ]
    tasks = [asyncio.create_task(one) for one in people]
    await asyncio.sleep(seconds)
    failed = [task.exception() for task in tasks if task.done()]
    for task in tasks:
        task.cancel()
        with suppress(asyncio.CancelledError, *GONE):
            await task
    if any(failed):
        raise RuntimeError(f"somebody could not play on: {failed}")
    return {name: _figures(found) for name, found in waits.items()}


def _figures(waits: list[float]) -> dict[str, float]:
    ordered = sorted(1000 * wait for wait in waits)
    if not ordered:
        return {"count": 0, "p50_ms": float("inf"), "p99_ms": float("inf"), "max_ms": float("inf")}
    p50, p99 = ordered[len(ordered) // 2], ordered[int(len(ordered) * 0.99)]
    rounded = {"p50_ms": p50, "p99_ms": p99, "max_ms": ordered[-1]}
    return {"count": len(ordered), **{name: round(value, 1) for name, value in rounded.items()}}


if __name__ == "__main__":
    print(json.dumps(asyncio.run(measure(sys.argv[1], float(sys.argv[2])))))

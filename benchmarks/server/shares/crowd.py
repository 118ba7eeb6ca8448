"""One address that asks for everything at once: AI tables, foresee, replays, reviews and chat.

Plays a game to its end, says `ready`, waits for a line, then floods until it is ended.
"""

from __future__ import annotations

import asyncio
import json
import sys
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

from benchmarks.server.shares.neighbours import (
    GONE,
    ME,
    OPEN,
    Neighbour,
    ai,
    at_table,
    calling,
    claim,
    new_table,
)

ADDRESS = "127.0.0.66"
TABLES, ASKING, TALKING, LOOKING_BACK = 40, 12, 6, 8
PAUSE_SECONDS = 1 / 35
"""Just below what a connection may send."""
LONG_LINE = "\U0001f680" * 500

got: Counter[str] = Counter()


async def _finished_game(base: str) -> str:
    """Both seats of Starship Interstellar, at random."""
    made = await new_table(base, ADDRESS, "interstellar", [ME, OPEN], start=False)
    taken = await claim(base, ADDRESS, made["table"])
    async with (
        at_table(base, ADDRESS, made["table"], made["token"]) as one,
        at_table(base, ADDRESS, made["table"], taken["token"]) as two,
    ):
        await one.say("start")
        await asyncio.gather(_play_on(one), _play_on(two))
    return str(made["table"])


async def _play_on(one: Neighbour) -> None:
    moved = -1
    while one.phase != "over":
        if one.prompt.offers and one.seq != moved:
            moved = one.seq
            await one.move()
            await asyncio.sleep(PAUSE_SECONDS)
        await one.hear()


async def _watch_ai(base: str, made: dict[str, Any]) -> None:
    async with at_table(base, ADDRESS, made["table"], None) as watcher:
        while watcher.phase != "over":
            got[f"AI {(await watcher.hear())['type']}"] += 1


async def _foresee(base: str, table: dict[str, Any]) -> None:
    async with at_table(base, ADDRESS, table["table"], table["token"]) as one:
        await one.say("start")
        while not one.prompt.offers:
            await one.hear()
        await _flood(one, "foresee", lambda: one.say("foresee", action=one.some_action()))


async def _talk(base: str, table: dict[str, Any]) -> None:
    async with at_table(base, ADDRESS, table["table"], table["token"]) as one:
        await _flood(one, "say", lambda: one.say("say", text=LONG_LINE))


async def _flood(one: Neighbour, what: str, send: Callable[[], Awaitable[str]]) -> None:
    async def listen() -> None:
        while True:
            kind = (await one.hear())["type"]
            got[f"{what} {kind}"] += 1

    listening = asyncio.create_task(listen())
    with suppress(*GONE):
        while not listening.done():
            await send()
            await asyncio.sleep(PAUSE_SECONDS)
    listening.cancel()


async def _look_back(base: str, table: str, n: int) -> None:
    """Every second client disconnects before the answer has come."""
    paths = [f"/api/tables/{table}/{what}" for what in ("replay?as=0", "replay?as=open", "review", "export")]
    async with calling(base, ADDRESS) as http:
        while True:
            with suppress(*GONE):
                answer = await http.get(paths[n % len(paths)], timeout=0.05 if n % 2 else 60)
                got[f"look back {answer.status_code}"] += 1
            n += 1
            await asyncio.sleep(PAUSE_SECONDS)


async def main(base: str) -> None:
    table = await _finished_game(base)
    asking = [await new_table(base, ADDRESS, "interstellar", [ME], start=True) for _ in range(2)]
    talking = [await new_table(base, ADDRESS, "contact", [ME, OPEN], start=False) for _ in range(TALKING)]
    robots = [[ai(strength)] * 2 for strength in ("strong", "quick")]
    watched = [await new_table(base, ADDRESS, "interstellar", robots[n % 2]) for n in range(TABLES)]
    print("ready", flush=True)
    await asyncio.to_thread(sys.stdin.readline)
    floods = [
        *(_watch_ai(base, one) for one in watched),
        *(_foresee(base, asking[n % len(asking)]) for n in range(ASKING)),
        *(_talk(base, one) for one in talking),
        *(_look_back(base, table, n) for n in range(LOOKING_BACK)),
    ]
    tasks = [asyncio.create_task(flood) for flood in floods]
    await asyncio.to_thread(sys.stdin.readline)
    got["ended by the server"] = sum(task.done() for task in tasks)
    print(json.dumps(got), flush=True)


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))

"""What an action would change is worked out elsewhere, at a price, and for nobody who has gone."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from tests.server.inside import ask, find, join, open_hub, seat_everyone, until
from tests.server.work.slow_pool import SlowPool

from heliograph.server.limits import Limits
from heliograph.server.live.serve import serve_live
from heliograph.server.wire.requests import Start
from heliograph.server.work.errand import Kind

BEGIN = {"type": "begin-round"}
HERE = "192.0.2.1"


class Line:
    """A connection to a table where whatever is asked stays unanswered until the test answers it."""

    def __init__(self) -> None:
        self.pool = SlowPool()
        self.sent: list[dict[str, Any]] = []
        self.arriving: asyncio.Queue[dict[str, Any]] = asyncio.Queue()

    def say(self, **message: Any) -> None:
        self.arriving.put_nowait({"type": "websocket.receive", "text": json.dumps(message)})

    async def send(self, message: dict[str, Any]) -> None:
        self.sent.append(json.loads(message["text"]))

    def answers(self, type: str) -> list[dict[str, Any]]:
        return [message for message in self.sent if message["type"] == type]


@asynccontextmanager
async def on_the_line(folder: Path, limits: Limits | None = None) -> AsyncIterator[Line]:
    """The Source of a game that has begun."""
    line = Line()
    async with open_hub(f"sqlite:///{folder / 'tables.sqlite'}", limits) as hub:
        hub.pool = line.pool
        table_id, (ann, _) = await seat_everyone(hub)
        table = await find(hub, table_id)
        await ask(table, join(table, ann), Start("s"))
        serving = asyncio.create_task(
            serve_live(hub, table_id, line.arriving.get, line.send, allowed=True, address=HERE)
        )
        line.say(type="hello", token=ann)
        await until(lambda: bool(line.answers("welcome")))
        yield line
        line.arriving.put_nowait({"type": "websocket.disconnect"})
        await asyncio.wait_for(serving, 10)


async def test_play_goes_on_while_a_question_waits(tmp_path: Path) -> None:
    async with on_the_line(tmp_path) as line:
        line.say(type="foresee", id="f", action=BEGIN)
        line.say(type="act", id="a", seq=0, action=BEGIN)
        await until(lambda: bool(line.answers("ack")))
        ((errand, answer),) = line.pool.asked
        assert (errand.kind, [*errand.addresses()]) == (Kind.LOOK, [HERE])
        assert not line.answers("described")
        answer.set_result(())
        await until(lambda: bool(line.answers("described")))


async def test_a_flood_of_questions_is_refused(tmp_path: Path) -> None:
    async with on_the_line(tmp_path, Limits(questions_per_second=1, questions_waiting=2)) as line:
        for n in range(100):
            line.say(type="foresee", id=f"f{n}", action=BEGIN)
        await until(lambda: len(line.answers("refused")) == 98)
        assert Counter(one["reason"]["id"] for one in line.answers("refused")) == {
            "refused-too-many-questions": 98
        }
        assert len(line.pool.asked) == 1, "of one connection, one at a time"
        for _ in range(2):
            line.pool.asked[-1][1].set_result(())
            answered = len(line.answers("described"))
            await until(lambda: len(line.answers("described")) > answered)  # noqa: B023
        line.say(type="foresee", id="later", action=BEGIN)
        await until(lambda: len(line.pool.asked) == 3)


async def test_questions_go_with_whoever_asked(tmp_path: Path) -> None:
    async with on_the_line(tmp_path) as line:
        line.say(type="foresee", id="f", action=BEGIN)
        line.say(type="describe", id="d")
        await until(lambda: bool(line.pool.asked))
    await until(lambda: line.pool.asked[0][1].cancelled())
    assert len(line.pool.asked) == 1

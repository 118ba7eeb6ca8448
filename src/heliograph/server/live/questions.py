"""One connection's questions, answered one after the other while play goes on."""

from __future__ import annotations

import asyncio
import time
from collections import deque

import msgspec

from heliograph.kernel.game import Refusal
from heliograph.kernel.message import Message, say
from heliograph.server.ai.advice import suggest
from heliograph.server.limits import Limits
from heliograph.server.live.connection import Connection
from heliograph.server.live.pace import Pace
from heliograph.server.logs import Log
from heliograph.server.metrics import count_refusal
from heliograph.server.outgoing import Outgoing
from heliograph.server.tables.play.question import question_of
from heliograph.server.tables.table import Table
from heliograph.server.wire.answers import Described, Refused, Suggested
from heliograph.server.wire.requests import Describe, Foresee, Suggest
from heliograph.server.work.errand import Kind, errand
from heliograph.server.work.for_people import answer
from heliograph.server.work.pool import Pool
from heliograph.server.work.process import DiedError, WorkError

log = Log("heliograph")


class Questions:
    def __init__(self, table: Table, connection: Connection, pool: Pool, limits: Limits) -> None:
        self._table, self._connection, self._pool = table, connection, pool
        self._pace = Pace(limits.questions_per_second, time.monotonic())
        self._most_waiting = limits.questions_waiting
        self._waiting: deque[Describe | Foresee] = deque()
        self._answering: asyncio.Task[None] | None = None
        self._suggesting: asyncio.Task[None] | None = None

    def ask(self, request: Describe | Foresee) -> None:
        if len(self._waiting) >= self._most_waiting or not self._pace.allows(time.monotonic()):
            self._tell(request, Refusal(say("refused-too-many-questions")))
            return
        self._waiting.append(request)
        if self._answering is None or self._answering.done():
            self._answering = asyncio.create_task(self._answer_all())

    def ask_advice(self, request: Suggest) -> None:
        """One suggestion after the other."""
        if self._suggesting is not None and not self._suggesting.done():
            self._refuse(request.id, Refusal(say("refused-too-many-questions")))
            return
        self._suggesting = asyncio.create_task(self._suggest(request))

    def close(self) -> None:
        """The client is gone: nobody will hear the answers."""
        for task in (self._answering, self._suggesting):
            if task is not None:
                task.cancel()

    async def _suggest(self, request: Suggest) -> None:
        connection = self._connection
        found = await suggest(self._table, connection.who, connection.address, self._pool)
        if isinstance(found, Refusal):
            self._refuse(request.id, found)
            return
        action = msgspec.Raw(found.action or b"null")
        connection.post(Outgoing(Suggested(0, request.id, action, found.reasons)))

    async def _answer_all(self) -> None:
        while self._waiting:
            self._tell(self._waiting[0], await self._answer(self._waiting[0]))
            self._waiting.popleft()

    async def _answer(self, request: Describe | Foresee) -> tuple[Message, ...] | Refusal:
        table, connection = self._table, self._connection
        late = await table.keep_time()
        if late is not None:
            return late
        if table.play is None and isinstance(request, Describe):
            return ()
        question = question_of(table, connection.who.seat, request)
        if isinstance(question, Refusal):
            return question
        try:
            return await self._pool.run(errand(Kind.LOOK, connection.address, table.id), answer, question)
        except DiedError:
            return Refusal(say("refused-took-too-long"))
        except WorkError:
            log.exception("a question could not be answered", table=table.id, game=table.row.game)
            return Refusal(say("refused-failed"))

    def _tell(self, request: Describe | Foresee, lines: tuple[Message, ...] | Refusal) -> None:
        if isinstance(lines, Refusal):
            self._refuse(request.id, lines)
        else:
            self._connection.post(Outgoing(Described(0, request.id, lines)))

    def _refuse(self, request_id: str, refusal: Refusal) -> None:
        count_refusal(refusal.reason)
        self._connection.post(Outgoing(Refused(0, request_id, refusal.reason)))

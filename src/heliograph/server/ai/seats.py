"""Seats played by an AI: asked when it is their turn, answering at a human pace."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Mapping
from functools import partial

import msgspec

from heliograph.games import AnyGame
from heliograph.kernel.chance import Chance
from heliograph.kernel.codec import encode, kind_of
from heliograph.kernel.game import Refusal
from heliograph.kernel.message import say
from heliograph.kernel.offers import sample_action
from heliograph.kernel.seats import Seat
from heliograph.players import first_idea, strengths
from heliograph.server import tokens
from heliograph.server.ai.ahead import Ahead
from heliograph.server.ai.asking import asked_of
from heliograph.server.ai.haste import Haste
from heliograph.server.ai.models import Models
from heliograph.server.ai.patience import Patience
from heliograph.server.ai.remarks import Remarks
from heliograph.server.ai.worker import Answer, Asked, prepare, think
from heliograph.server.limits import Limits
from heliograph.server.logs import Log
from heliograph.server.metrics import AI_SECONDS
from heliograph.server.nodes.leases import Leases
from heliograph.server.store.rows import ChairRow
from heliograph.server.tables.decision import Decision
from heliograph.server.tables.play.viewer_position import ViewerPosition
from heliograph.server.tables.requests import move
from heliograph.server.tables.table import Table
from heliograph.server.tables.telling import tell_remark
from heliograph.server.wire.requests import Act
from heliograph.server.work.errand import Errand, Kind, for_nobody
from heliograph.server.work.for_people import unpack
from heliograph.server.work.pool import Pool, UnwantedError

_PATIENCE = 3
"""After this many refusals or failures in one position an AI seat plays any offered move, so that the table
goes on."""

_NOT_ITS_FAULT = ("refused-store", "refused-busy", "refused-stale", "refused-clock-stopped")
_BREATH_SECONDS = 0.1
_LATECOMERS_SECONDS = 5
_IN_A_ROW = 1.5
"""The longest total pause of several seats that take turns."""

log = Log("heliograph.ai")


class AiSeats:
    def __init__(
        self,
        pool: Pool,
        pause_seconds: float,
        patience_seconds: float,
        deserted_seconds: float = 120,
        leases: Leases | None = None,
        models: Models | None = None,
    ) -> None:
        self._pool = pool
        self._models = models or Models(Limits())
        self._leases = leases
        self._pause = pause_seconds
        self._deserted = deserted_seconds
        self._patience = Patience(patience_seconds)
        self._haste = Haste()
        self._ahead = Ahead(pool)
        self._remarks = Remarks(pool)
        self._thinking: dict[tuple[str, Seat], asyncio.Task[None]] = {}
        if leases is not None:
            leases.is_thinking = self._is_thinking

    async def warm_up(self, games: Mapping[str, AnyGame]) -> None:
        """Start workers before they are needed, with every game and its best player loaded."""
        boxes = {game_id: encode(game.content) for game_id, game in games.items()}
        await self._pool.run(for_nobody(Kind.LOOK), unpack, boxes)
        for game_id, content in boxes.items():
            for strength in strengths(game_id)[:1]:
                await self._pool.run(for_nobody(Kind.MOVE), prepare, game_id, content, strength)

    def wake(self, table: Table) -> None:
        """Something changed at this table, or somebody came back to it."""
        if table.row.phase != "playing":
            return
        chairs = [chair for chair in table.chairs if chair.kind == "ai"]
        if chairs and self._leases is not None and not self._leases.holds(table):
            self._leases.ask(table, partial(self.wake, table))
            return
        for chair in chairs:
            key = (table.id, chair.seat)
            if key not in self._thinking:
                self._thinking[key] = asyncio.create_task(self._play(table, chair.seat))

    def hurry(self, table: Table, skip: bool = False) -> None:
        """A person who is alone with AI seats may also end their waiting for somebody to speak."""
        alone = sum(chair.kind != "ai" for chair in table.chairs) == 1
        for chair in table.chairs:
            self._haste.hurry((table.id, chair.seat))
            if skip:
                self._haste.skip((table.id, chair.seat))
            if alone:
                self._patience.lose((table.id, chair.seat))

    def close(self) -> None:
        for task in self._thinking.values():
            task.cancel()
        self._patience.close()
        self._ahead.close()
        self._remarks.close()
        self._models.close()
        self._pool.close()

    def _wake_at_last(self, table: Table, seat: Seat, seq: int) -> None:
        """Nobody has moved for a while: ask the waiting AI seat again, if anybody is at the table."""
        key = (table.id, seat)
        if table.guests.anywhere and key not in self._thinking:
            self._thinking[key] = asyncio.create_task(self._play(table, seat, seq))

    async def _play(self, table: Table, seat: Seat, waited_at: int | None = None) -> None:
        """Answer until there is nothing left to answer, and then look ahead."""
        self._haste.begin((table.id, seat))
        try:
            await self._answer_all(table, seat, waited_at)
        finally:
            del self._thinking[table.id, seat]
            self._haste.end((table.id, seat))
        if self._is_free(table, seat):
            self._remarks.begin(table, seat, partial(self._is_free, table, seat))
            self._ahead.begin(table, seat, partial(self._is_free, table, seat))

    async def _answer_all(self, table: Table, seat: Seat, waited_at: int | None) -> None:
        failures, considered, began = 0, None, time.monotonic()
        while True:
            position = _asked(table, seat) if self._runs(table) else None
            if position is None or position.seq == considered:
                return
            considered = None
            chair = table.chairs[seat]
            at_last = position.seq == waited_at
            try:
                answer = await self._answer(table, chair, position, failures, at_last)
            except UnwantedError:
                return
            if answer.action is None:
                considered = position.seq
                if not at_last:
                    run_out = partial(self._wake_at_last, table, seat, position.seq)
                    self._patience.wait((table.id, seat), position.seq, run_out, answer.waits_seconds)
                continue
            if not self._runs(table):
                return
            refusal = await table.perform(partial(_decide, table, chair, position.seq, answer.action))
            if refusal is None:
                failures = 0
                if answer.says is not None:
                    tell_remark(table, seat, answer.says)
                if table.play is not None and table.play.everyone_noticed:
                    AI_SECONDS.observe(time.monotonic() - began)
                    began = time.monotonic()
                continue
            log.info("an AI seat was refused", table=table.id)
            failures += refusal.reason.id not in _NOT_ITS_FAULT
            await asyncio.sleep(_BREATH_SECONDS)

    def _is_free(self, table: Table, seat: Seat) -> bool:
        """The seat is played here, and has nothing to decide."""
        if table.chairs[seat].kind != "ai" or table.row.phase != "playing" or table.is_stopped:
            return False
        is_idle = (table.id, seat) not in self._thinking and _asked(table, seat) is None
        return is_idle and self._runs(table)

    def _is_thinking(self, table: Table) -> bool:
        return any((table.id, chair.seat) in self._thinking for chair in table.chairs)

    def _runs(self, table: Table) -> bool:
        return self._leases is None or self._leases.holds(table)

    async def _answer(
        self, table: Table, chair: ChairRow, position: ViewerPosition, failures: int, at_last: bool
    ) -> Answer:
        began = time.monotonic()
        if failures >= _PATIENCE:
            chance = Chance.from_seed(tokens.new_seed())
            return Answer(msgspec.json.encode(sample_action(position.prompt, chance)[0]))
        assert table.play is not None
        asked = asked_of(table, table.play, chair, position, at_last)
        try:
            answer = await self._think(table, chair, asked)
        except UnwantedError:
            raise
        except Exception:
            log.exception("an AI seat has failed", table=table.id, game=table.row.game, seat=chair.seat)
            return await self._answer(table, chair, position, _PATIENCE, at_last)
        action = answer.action
        table.play.thoughts[chair] = answer.memory
        took = time.monotonic() - began
        if self._pause > 0:
            pause = 0.0 if action is not None and kind_of(action) in table.game.brisk else self._pace(table)
            await self._haste.take_time((table.id, chair.seat), max(pause - took, _BREATH_SECONDS))
            await asyncio.sleep(table.heard_in())
            while _somebody_is_on_the_way(table):  # noqa: ASYNC110 - bounded, and many things end it
                await asyncio.sleep(_BREATH_SECONDS)
        return answer

    async def _think(self, table: Table, chair: ChairRow, asked: Asked) -> Answer:
        """Its decision, or its first idea if it is hurried."""
        errand, idea = self._errand(table), first_idea(asked.game, asked.strength)
        model = asked.company is not None
        thinking = self._models.think(errand, asked) if model else self._pool.run(errand, think, asked)
        if idea is None:
            return await thinking
        thought = await self._haste.unless_skipped((table.id, chair.seat), thinking)
        if thought is not None:
            return thought
        at_once = msgspec.structs.replace(asked, strength=idea, memory=b"", company=None)
        answer = await self._pool.run(errand, think, at_once)
        return msgspec.structs.replace(answer, memory=asked.memory if model else b"")

    def _pace(self, table: Table) -> float:
        """Where AI seats take turns, people wait for all of them together."""
        in_a_row = 1 if table.game.side_by_side else table.ai_seats
        return self._pause * min(1.0, _IN_A_ROW / in_a_row)

    def _errand(self, table: Table) -> Errand:
        """Seats think for the people at the table. When all have left, work is less urgent, and some time
        later it stops; the seats wake when somebody comes back."""

        def is_wanted() -> bool:
            return table.attendance.deserted_for() <= self._deserted

        return Errand(Kind.MOVE, table.guests.addresses, table.id, is_wanted)


def _somebody_is_on_the_way(table: Table) -> bool:
    """Events that are sent only once wait a moment for a page that is loading or reconnecting."""
    people = (chair.seat for chair in table.chairs if chair.kind == "person")
    return table.game.views_forget and any(
        not table.is_here(seat) and table.attendance.away_seconds(seat) < _LATECOMERS_SECONDS
        for seat in people
    )


def _asked(table: Table, seat: Seat) -> ViewerPosition | None:
    """The prompt of this seat, if an AI plays it and it is asked anything."""
    if table.chairs[seat].kind != "ai" or table.play is None or table.row.phase != "playing":
        return None
    if table.is_stopped:
        return None
    position = table.play.position(seat)
    return position if position.prompt.waits else None


def _decide(table: Table, chair: ChairRow, seq: int, action: bytes) -> Decision:
    if table.chairs[chair.seat] != chair:
        return Refusal(say("refused-ai-sits-here"))
    return move(table, chair.seat, Act(tokens.new_request_id(), seq, msgspec.Raw(action)))

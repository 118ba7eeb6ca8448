"""Tables without a network: a hub on a store of its own, and guests that remember what they get."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from typing import Any, TypeVar, TypeVarTuple

import msgspec
import pytest

from heliograph.games import AnyGame, load_game
from heliograph.kernel.game import Refusal
from heliograph.kernel.message import Message
from heliograph.kernel.seats import Seat
from heliograph.server.limits import Limits
from heliograph.server.nodes.watch import keep_watch
from heliograph.server.outgoing import Outgoing
from heliograph.server.store.engine import open_engine
from heliograph.server.store.store import Store
from heliograph.server.tables.hub import Hub
from heliograph.server.tables.people.changing_seats import take_seat
from heliograph.server.tables.people.seating import Who
from heliograph.server.tables.requests import carry_out
from heliograph.server.tables.table import Table
from heliograph.server.tokens import hashed, new_token
from heliograph.server.wire.requests import Request
from heliograph.server.wire.tables import Claim, NewTable, Occupant
from heliograph.server.work.errand import Errand
from heliograph.server.work.pool import Pool

T = TypeVar("T")
Ts = TypeVarTuple("Ts")

ME, OPEN = Occupant("me"), Occupant("open")


class RememberingGuest:
    def __init__(self, who: Who, address: str = "") -> None:
        self.who = who
        self.address = address
        self.heard_at = time.monotonic()
        self.closed: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.texts: list[str] = []
        self.goodbye: tuple[str, int] | None = None

    def post(self, message: Outgoing) -> None:
        self.texts.append(message.text(0))

    def close(self, reason: Message, code: int) -> None:
        self.goodbye = (reason.id, code)
        if not self.closed.done():
            self.closed.set_result(None)

    def got(self, type: str) -> list[dict[str, Any]]:
        return [message for text in self.texts if (message := json.loads(text))["type"] == type]


class HerePool(Pool):
    async def run(self, errand: Errand, work: Callable[[*Ts], T], *args: *Ts) -> T:
        return work(*args)


@asynccontextmanager
async def open_hub(
    database: str, limits: Limits | None = None, games: Mapping[str, AnyGame] | None = None
) -> AsyncIterator[Hub]:
    hub = Hub(
        Store(open_engine(database, patience=3)),
        games or {"contact": load_game("contact")},
        limits or Limits(),
        HerePool(1),
    )
    await hub.open()
    watching = asyncio.create_task(keep_watch(hub))
    yield hub
    watching.cancel()
    await hub.close()


async def seat_everyone(hub: Hub, seats: int = 2, **setup: Any) -> tuple[str, list[str]]:
    """A table with people on all seats, not yet begun; its id and their tokens."""
    game = next(iter(hub.games))
    raw = msgspec.Raw(msgspec.json.encode({"seats": seats, **setup}))
    seated = await hub.create(NewTable(game, raw, "Ann", (ME, *(OPEN,) * (seats - 1))))
    assert not isinstance(seated, Refusal), seated
    table = await find(hub, seated.table)
    tokens = [seated.token]
    for seat in range(1, seats):
        token = new_token()
        claim = Claim(Seat(seat), f"Guest {seat}")
        assert await table.perform(lambda: take_seat(table, claim, hashed(token))) is None  # noqa: B023
        tokens.append(token)
    return table.id, tokens


async def find(hub: Hub, table_id: str) -> Table:
    table = await hub.find(table_id)
    assert isinstance(table, Table), table
    return table


def join(table: Table, token: str | None = None, since: int = 0, address: str = "") -> RememberingGuest:
    who = table.identify(hashed(token) if token else None)
    assert who is not None
    guest = RememberingGuest(who, address)
    table.join(guest, since)
    return guest


async def ask(table: Table, guest: RememberingGuest, request: Request) -> Refusal | None:
    return await carry_out(table, guest, request)


async def until(true: Callable[[], bool]) -> None:
    for _ in range(1000):
        if true():
            return
        await asyncio.sleep(0.01)
    pytest.fail("it never came to that")

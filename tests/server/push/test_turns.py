"""Whoever is away is told of their turn: once, in secret, and only where they asked for it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import httpx
import msgspec
from tests.server.inside import RememberingGuest, ask, find, join, open_hub, seat_everyone, until
from tests.server.push.stand_in import Browser, Service, claims_of, push_service

from heliograph.kernel.seats import Seat
from heliograph.server.ai.estimates import Estimates
from heliograph.server.ai.seats import AiSeats
from heliograph.server.app import build_app
from heliograph.server.clock import now_ms
from heliograph.server.limits import Limits
from heliograph.server.push.turns import Push
from heliograph.server.store import tidying
from heliograph.server.store.beside.push import Subscription
from heliograph.server.tables.hub import Hub
from heliograph.server.tables.table import Table
from heliograph.server.tokens import hashed
from heliograph.server.wire.push import SetPush
from heliograph.server.wire.requests import Act, Rematch, Start
from heliograph.server.work.looking_back import LookingBack

BEGIN = msgspec.Raw(b'{"type":"begin-round"}')
TRANSMISSION = msgspec.Raw(b'{"type":"transmit","holds":[900,700],"pauses":[200]}')
SITE = "https://table.example"
AT_ONCE = Limits(push_grace_seconds=0, pushes_per_seat_per_hour=2)


@dataclass
class Evening:
    """Ann, the Source, is here; Bob is away, and has a browser that can be told."""

    hub: Hub
    push: Push
    service: Service
    table: Table
    ann: RememberingGuest
    bob: str
    browser: Browser
    http: httpx.AsyncClient

    async def ask_for_it(self, **changed: Any) -> httpx.Response:
        wanted = msgspec.structs.replace(
            self.browser.subscription(f"{self.service.address}/bob?a=1"), **changed
        )
        return await self.send(SetPush(wanted))

    async def send(self, body: msgspec.Struct, what: str = "push") -> httpx.Response:
        headers = {"authorization": f"Bearer {self.bob}"}
        path = f"/api/tables/{self.table.id}/{what}"
        return await self.http.post(path, content=msgspec.json.encode(body), headers=headers)

    async def kept(self) -> Subscription | None:
        return await self.hub.store.subscription(self.table.id, hashed(self.bob))

    async def transmit(self) -> None:
        """From then on it is Bob's turn."""
        assert await ask(self.table, self.ann, Act("b", self.table.seq, BEGIN)) is None
        assert await ask(self.table, self.ann, Act("t", self.table.seq, TRANSMISSION)) is None

    async def settled(self) -> None:
        await until(lambda: not self.push._telling)


@asynccontextmanager
async def evening(folder: Path, limits: Limits = AT_ONCE, *, private: bool = True) -> AsyncIterator[Evening]:
    async with (
        push_service(folder) as service,
        open_hub(f"sqlite:///{folder / 'tables.sqlite'}", limits) as hub,
    ):
        push = Push(hub.store, limits, tls=service.trusting, may_be_private=private, pauses=(0, 0))
        await push.open()
        hub.on_moved = push.note
        ai = AiSeats(hub.pool, 0, 60)
        app = build_app(hub, ai, LookingBack(hub.pool, 1), Estimates(hub.pool, limits), push=push)
        table_id, (ann, bob) = await seat_everyone(hub)
        table = await find(hub, table_id)
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url=SITE) as http:
            yield Evening(hub, push, service, table, join(table, ann), bob, Browser(), http)
        push.close()
        ai.close()


async def test_who_is_away_is_told_once_for_each_turn(tmp_path: Path) -> None:
    async with evening(tmp_path) as here:
        answer = await here.ask_for_it()
        assert answer.json()["key"] == here.push.vapid.public
        assert await ask(here.table, here.ann, Start("s")) is None
        await here.settled()
        assert here.service.got == [], "it is Ann's turn, and she is here"
        await here.transmit()
        await here.settled()
        (got,) = here.service.got
        assert got.path == "/bob?a=1"
        pushed = msgspec.json.decode(here.browser.read(got.body))
        assert pushed == {"table": here.table.id, "game": "contact", "message": "push-your-turn"}
        claims = claims_of(got.headers["authorization"], here.push.vapid.public)
        assert (claims["aud"], claims["sub"]) == (here.service.address, SITE)
        assert now_ms() / 1000 < claims["exp"] < now_ms() / 1000 + 24 * 3600
        assert got.headers["content-encoding"] == "aes128gcm"
        assert here.table.id not in str(got.headers), "its id is its link: not even the push service has it"
        here.push.note(here.table, [Seat(0)], True)
        await here.settled()
        assert len(here.service.got) == 1, "the same turn"
        here.push.note(here.table, [Seat(1)], True)
        await here.settled()
        assert len(here.service.got) == 2, "Bob has moved, and it is his turn again"
        here.push.note(here.table, [Seat(1)], True)
        await here.settled()
        assert len(here.service.got) == 2, "no more in this hour"


async def test_who_comes_in_time_is_not_told(tmp_path: Path) -> None:
    async with evening(tmp_path, Limits(push_grace_seconds=1)) as here:
        await here.ask_for_it()
        await ask(here.table, here.ann, Start("s"))
        await here.transmit()
        assert len(here.push._telling) == 1
        join(here.table, here.bob)
        await here.settled()
        assert here.service.got == []


async def test_nobody_is_told_by_a_node_that_only_hears_of_the_move(tmp_path: Path) -> None:
    async with evening(tmp_path) as here:
        await here.ask_for_it()
        await ask(here.table, here.ann, Start("s"))
        here.hub.on_moved = here.table.on_moved = lambda table, movers, _: here.push.note(
            table, movers, False
        )
        await here.transmit()
        here.push.note(here.table, [Seat(0)], True)
        await here.settled()
        assert here.service.got == []


async def test_a_subscription_that_is_gone_is_forgotten(tmp_path: Path) -> None:
    async with evening(tmp_path) as here:
        await here.ask_for_it()
        here.service.answers = [503, 429, 410]
        await ask(here.table, here.ann, Start("s"))
        await here.transmit()
        await here.settled()
        assert len(here.service.got) == 3, "a service that is busy is asked again"
        assert await here.kept() is None


async def test_a_service_that_fails_or_sends_elsewhere_is_not_asked_for_ever(tmp_path: Path) -> None:
    async with evening(tmp_path) as here:
        await here.ask_for_it()
        here.service.answers = [500] * 3 + [302]
        await ask(here.table, here.ann, Start("s"))
        await here.transmit()
        await here.settled()
        assert len(here.service.got) == 3
        here.push.note(here.table, [Seat(1)], True)
        await here.settled()
        assert len(here.service.got) == 4, "no redirect is followed"
        assert await here.kept() is not None


async def test_it_is_switched_off_taken_off_and_gone_with_the_table(tmp_path: Path) -> None:
    async with evening(tmp_path) as here:
        key = here.push.vapid.public
        endpoint = (await here.ask_for_it()).json()["endpoint"]
        state = await here.http.get(
            f"/api/tables/{here.table.id}/push", headers={"authorization": f"Bearer {here.bob}"}
        )
        assert state.json() == {"key": key, "endpoint": endpoint}
        assert (await here.send(SetPush(None))).json() == {"key": key, "endpoint": None}
        assert await here.kept() is None
        await here.ask_for_it()
        assert (await here.send(msgspec.defstruct("Nothing", [])(), "forget")).status_code == 200
        assert await here.kept() is None
        await here.ask_for_it()
        gone = await here.hub.store.transact(lambda line: tidying.remove(line, here.table.id, 2**60))
        assert gone
        assert await here.kept() is None


async def test_it_goes_on_at_the_table_of_the_next_game(tmp_path: Path) -> None:
    async with evening(tmp_path) as here:
        await here.ask_for_it()
        here.table.row = replace(here.table.row, phase="over")
        assert await ask(here.table, here.ann, Rematch("r")) is None
        following = here.table.row.rematch
        assert following is not None
        assert await here.hub.store.subscription(following, hashed(here.bob)) == await here.kept()


async def test_what_is_refused(tmp_path: Path) -> None:
    async with evening(tmp_path, private=False) as here:
        for changed in (
            {},  # this machine
            {"endpoint": "https://localhost/a"},
            {"endpoint": "https://push.example/a", "p256dh": "AAAA"},
            {"endpoint": "https://push.example/a", "auth": "AAAA"},
            {"endpoint": "http://push.example/a"},
            {"endpoint": f"https://push.example/{'a' * 1000}"},
            {"endpoint": "https://push.example/a b"},
        ):
            answer = await here.ask_for_it(**changed)
            assert answer.status_code == 400, changed
        here.bob = "x" * 32
        assert (await here.ask_for_it(endpoint="https://push.example/a")).status_code == 403
        assert await here.kept() is None


async def test_a_name_that_turns_private_later_is_forgotten(tmp_path: Path) -> None:
    async with evening(tmp_path) as here:
        await here.ask_for_it()
        here.push.may_be_private = False
        await ask(here.table, here.ann, Start("s"))
        await here.transmit()
        await here.settled()
        assert here.service.got == []
        assert await here.kept() is None


async def test_all_nodes_sign_with_the_key_of_the_first(tmp_path: Path) -> None:
    async with evening(tmp_path) as here:
        other = Push(here.hub.store, AT_ONCE)
        await asyncio.gather(other.open(), here.push.open())
        assert other.vapid.public == here.push.vapid.public
        other.close()

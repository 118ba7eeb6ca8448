"""A push service that does not answer keeps nobody else's pushes waiting; anybody can pretend to be one."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from tests.server.push.stand_in import Browser

from heliograph.kernel.seats import Seat
from heliograph.server.limits import Limits
from heliograph.server.push import turns
from heliograph.server.push.services import CrowdedError, Services, domain_of
from heliograph.server.push.turns import Push
from heliograph.server.push.vapid import Vapid, new_key
from heliograph.server.store.beside.push import Subscription
from heliograph.server.store.engine import open_engine
from heliograph.server.store.store import Store


async def test_one_that_is_silent_holds_up_only_its_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    silence = threading.Event()

    def deliver(endpoint: str, *_: Any, **__: Any) -> int:
        if "silent" in endpoint:
            silence.wait(30)
        return 201

    monkeypatch.setattr(turns, "deliver", deliver)
    push = Push(Store(open_engine(f"sqlite:///{tmp_path / 'a.sqlite'}", patience=3)), Limits())
    push.vapid = Vapid(new_key())
    table: Any = SimpleNamespace(id="t", row=SimpleNamespace(game="contact", days=0))

    async def send(endpoint: str) -> bool:
        browser = Browser().subscription(endpoint)
        to = Subscription(endpoint, browser.p256dh, browser.auth, "")
        return await push._send(table, Seat(0), to)

    held_up = [asyncio.create_task(send(f"https://push{n}.silent.example/{n}")) for n in range(40)]
    await asyncio.sleep(0.1)
    try:
        assert await asyncio.wait_for(send("https://push.example/bob"), 10)
        assert not any(task.done() for task in held_up)
    finally:
        silence.set()
        assert all(await asyncio.gather(*held_up))
        push.close()


async def test_no_more_wait_for_one_than_its_share() -> None:
    services = Services(pushes_waiting=40)
    goes_on = asyncio.Event()

    async def wait_at(endpoint: str) -> None:
        async with services.turn(endpoint):
            await goes_on.wait()

    waiting = [asyncio.create_task(wait_at("https://a.example/")) for _ in range(10)]
    await asyncio.sleep(0)
    with pytest.raises(CrowdedError):
        await wait_at("https://b.a.example/")
    other = asyncio.create_task(wait_at("https://push.test/"))
    goes_on.set()
    await asyncio.gather(*waiting, other)
    await wait_at("https://a.example/")
    assert not services._asked


@pytest.mark.parametrize(
    ("endpoint", "domain"),
    [
        ("https://fcm.googleapis.com/fcm/send/a:b", "googleapis.com"),
        ("https://a.b.c.example.com./x", "example.com"),
        ("https://9.9.9.9/x", "9.9.9.9"),
        ("https://[2620:fe::fe]/x", "2620:fe::fe"),
    ],
)
def test_names_below_a_name_count_as_one(endpoint: str, domain: str) -> None:
    assert domain_of(endpoint) == domain

"""Figures for whoever runs the server: at an address of their own, and no secret of any seat in them."""

from __future__ import annotations

import re
from collections.abc import Iterator

import httpx
import pytest
from tests.server.client import Client, at_new_game
from tests.server.postgres import free_port
from tests.server.process import Server
from tests.server.secrecy.test_secrecy import way_to

from heliograph.cli.errors import CommandError
from heliograph.cli.options import address
from heliograph.server.metrics import is_private


@pytest.fixture(scope="module")
def figures(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, str]]:
    port = free_port()
    running = Server(tmp_path_factory.mktemp("figures"), "--metrics", f"127.0.0.1:{port}")
    yield running, f"http://127.0.0.1:{port}/metrics"
    assert running.stop() == 0


async def test_players_cannot_reach_them(figures: tuple[Server, str]) -> None:
    running, own_address = figures
    async with running.http() as http:
        assert (await http.get("/metrics")).status_code == 404
        assert "/metrics" not in (await http.get("/schema")).text
        assert (await http.get(own_address)).status_code == 200


async def test_moves_and_connections_are_counted(figures: tuple[Server, str]) -> None:
    running, own_address = figures
    async with at_new_game(running) as (source, _):
        before = _figures(own_address)
        await source.act({"type": "begin-round"})
        after = _figures(own_address)
    assert _number(after, "move_seconds_count") == _number(before, "move_seconds_count") + 1
    assert _number(after, "connections") == 2
    assert _number(after, "tables") >= 1


async def test_what_only_one_seat_may_know_is_not_counted(figures: tuple[Server, str]) -> None:
    """CT-32: how often the Source planned; and what anyone tried in vain."""
    running, own_address = figures
    async with at_new_game(running, route="guided") as (source, crew):
        await source.act({"type": "begin-round"})
        await crew.wait_for(1)
        before = _figures(own_address)
        await _plan_twice(source)
        for client in (source, crew):
            assert (await client.act({"type": "guess", "chip": "Z"}))["type"] == "refused"
        assert _figures(own_address) == before


def test_addresses_that_the_world_can_reach() -> None:
    assert [is_private(host) for host in ("127.0.0.1", "::1", "localhost", "10.1.2.3")] == [True] * 4
    assert [is_private(host) for host in ("0.0.0.0", "::", "8.8.8.8", "games.example")] == [False] * 4


def test_an_address_is_a_host_and_a_port() -> None:
    assert address("127.0.0.1:9100") == ("127.0.0.1", 9100)
    assert address("[::1]:0") == ("::1", 0)
    for nonsense in ("9100", ":9100", "here:", "here:x", "here:65536", "here:" + "1" * 5000):
        with pytest.raises(CommandError):
            address(nonsense)


async def _plan_twice(source: Client) -> None:
    route = way_to(source.view["target"], source.view["layout"]["links"])
    for _ in range(2):
        assert (await source.act({"type": "plan-route", "route": route}))["type"] == "ack"
        assert (await source.ask("undo", seq=source.seq))["type"] == "ack"


def _figures(address: str) -> str:
    return httpx.get(address).text


def _number(figures: str, name: str) -> float:
    found = re.search(rf"^heliograph_{name} (.*)$", figures, re.MULTILINE)
    assert found, name
    return float(found[1])

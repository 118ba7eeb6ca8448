"""Several servers on one PostgreSQL: any of them serves any table, and any of them may die."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from tests.server.client import at_table, new_table, play_out
from tests.server.inside import ask, find, join, open_hub, seat_everyone, until
from tests.server.postgres import a_postgres
from tests.server.process import Server

from heliograph.kernel.chance import Chance
from heliograph.server.wire import Act, Rename, Say, Start

BEGIN = msgspec.Raw(b'{"type":"begin-round"}')


@pytest.fixture
def database(postgres: str) -> Iterator[str]:
    yield from a_postgres(postgres)


async def test_news_travels_between_nodes(database: str) -> None:
    async with open_hub(database) as one, open_hub(database) as two:
        table_id, (ann, bob) = await seat_everyone(one)
        here, there = await find(one, table_id), await find(two, table_id)
        source, crew, watcher = join(here, ann), join(there, bob), join(there)
        await ask(here, source, Rename("n", "Annie"))
        await ask(here, source, Say("h", "Hello"))
        await ask(here, source, Start("s"))
        await ask(here, source, Act("a", 0, BEGIN))
        await until(lambda: there.seq == 1)
        for guest in (crew, watcher):
            assert guest.got("lobby")[-1]["table"]["chairs"][0]["name"] == "Annie"
            assert [message["line"]["text"] for message in guest.got("said")] == ["Hello"]
            assert guest.got("update")[-1]["seq"] == 1
            assert guest.got("update")[-1]["events"][0]["event"]["type"] == "round-began"


async def test_a_game_across_two_servers_one_of_which_dies(database: str, tmp_path: Path) -> None:
    folders = [tmp_path / "one", tmp_path / "two"]
    for folder in folders:
        folder.mkdir()
    one, two = (Server(folder, database=database) for folder in folders)
    table, (ann, bob) = await new_table(one)
    async with at_table(two, table, bob) as guest:
        chance = Chance.from_seed("two servers")
        async with at_table(one, table, ann) as host:
            await host.ask("start")
            await guest.wait_for(0)
            for _ in range(4):
                mover, other = (host, guest) if host.prompt.offers else (guest, host)
                chance = await mover.act_at_random(chance)
                await other.wait_for(mover.seq)
            one.kill()
        async with at_table(two, table, ann) as host:
            assert host.seq == guest.seq
            await play_out([host, guest], chance)
    assert two.stop() == 0

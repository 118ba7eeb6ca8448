"""Several servers on one PostgreSQL: any of them serves any table, and any of them may die."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator, Sequence
from contextlib import AsyncExitStack
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import Any, ClassVar, TypeVar, TypeVarTuple
from unittest.mock import AsyncMock

import msgspec
import pytest
from benchmarks.server.relay import Pack, Place, Relay, View
from tests.server.client import at_table, new_table, play_out
from tests.server.inside import (
    ME,
    HerePool,
    RememberingGuest,
    ask,
    find,
    join,
    open_hub,
    seat_everyone,
    until,
)
from tests.server.postgres import a_postgres
from tests.server.process import Server
from tests.server.proxy import proxy_to

from heliograph.kernel.chance import Chance
from heliograph.kernel.prompt import Prompt
from heliograph.plugins import announced
from heliograph.server.ai.seats import AiSeats
from heliograph.server.ai.worker import Asked
from heliograph.server.live.serve import serve_live
from heliograph.server.store import changes
from heliograph.server.tables.other_rules import TryLater
from heliograph.server.wire.requests import Act, Rename, Say, Start
from heliograph.server.wire.tables import NewTable, Occupant, Seated
from heliograph.server.work.errand import Errand, Kind

T = TypeVar("T")
Ts = TypeVarTuple("Ts")

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


async def test_everyone_sees_who_is_there_through_whichever_node(database: str) -> None:
    async with open_hub(database) as one, open_hub(database) as two:
        table_id, (ann, bob) = await seat_everyone(one)
        here, there = await find(one, table_id), await find(two, table_id)
        host, guest, watcher = join(here, ann), join(there, bob), join(there)

        def seen(by: RememberingGuest) -> tuple[list[bool], int]:
            table = by.got("lobby")[-1]["table"] if by.got("lobby") else by.got("welcome")[-1]["table"]
            return [chair["online"] for chair in table["chairs"]], table["spectators"]

        for someone in (host, guest, watcher):
            await until(lambda someone=someone: seen(someone) == ([True, True], 1))  # type: ignore[misc]
        there.leave(watcher)
        here.leave(host)
        await until(lambda: seen(guest) == ([False, True], 0))
        await until(lambda: here.info().spectators == 0)
        later = join(here)
        assert seen(later) == ([False, True], 1), "told in the welcome, too"


async def test_a_node_that_was_cut_off_counts_no_more(database: str) -> None:
    async with proxy_to(database) as line, open_hub(database) as one, open_hub(line.database) as two:
        table_id, (ann, bob) = await seat_everyone(one)
        here, there = await find(one, table_id), await find(two, table_id)
        host, guest = join(here, ann), join(there, bob)
        await until(lambda: here.info().chairs[1].online)
        line.cut()
        await until(lambda: guest.goodbye is not None)
        assert guest.goodbye == ("bye-store", 1013), "whoever it served may come back to another node"
        there.leave(guest)
        await until(lambda: not here.info().chairs[1].online)
        assert [chair["online"] for chair in host.got("lobby")[-1]["table"]["chairs"]] == [True, False]
        line.mend()
        await until(lambda: not two.store.is_silent)
        join(there, bob)
        await until(lambda: here.info().chairs[1].online)


async def test_nodes_that_start_together_on_an_empty_database(database: str) -> None:
    async with AsyncExitStack() as stack:
        starting = (stack.enter_async_context(open_hub(database)) for _ in range(5))
        hubs = await asyncio.gather(*starting)
        table_id, (ann, _) = await seat_everyone(hubs[0])
        for hub in hubs:
            assert join(await find(hub, table_id), ann).who.seat == 0


async def test_a_table_of_newer_rules_is_left_to_nodes_that_have_them(database: str) -> None:
    async with open_hub(database) as old:
        table_id, (ann, _) = await seat_everyone(old)
        running = await find(old, table_id)
        guest = join(running, ann)
        await old.store.write(changes.set_table(table_id, rules_version=running.row.rules_version + 1))
        await running.refresh()
        assert guest.goodbye == ("bye-restart", 1012), "handed over: whoever has the rules has it now"
        assert table_id not in old.tables
        refused = await old.find(table_id)
        assert isinstance(refused, TryLater)
        assert refused.reason.id == "refused-newer-rules"

        sent: list[dict[str, Any]] = []
        hello = {"type": "websocket.receive", "text": f'{{"type":"hello","token":"{ann}"}}'}
        await serve_live(
            old, table_id, AsyncMock(return_value=hello), AsyncMock(side_effect=sent.append), True
        )
        assert sent[-1] == {"type": "websocket.close", "code": 1013}, "coming back helps"


class Anywhere:
    """An AI seat of the relay."""

    def act(self, view: View, prompt: Prompt, chance: Chance, told: Sequence[Any]) -> Place:
        return Place(view.placed)


class CountingPool(HerePool):
    """Remembers who has thought about which move; what seats think ahead does not count."""

    thought: ClassVar[list[tuple[str, int]]] = []

    def __init__(self, node: str) -> None:
        super().__init__(1)
        self.node = node

    async def run(self, errand: Errand, work: Callable[[*Ts], T], *args: *Ts) -> T:
        asked = [msgspec.json.decode(arg.view) for arg in args if isinstance(arg, Asked)]
        if errand.kind is Kind.MOVE:
            self.thought.extend((self.node, view["placed"]) for view in asked)
        return await super().run(errand, work, *args)


async def test_ai_seats_are_run_by_one_node_and_taken_over(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The node that runs them is cut off: nobody thinks for it meanwhile, and the other one goes on."""
    for group, name, value in (
        ("heliograph.games", "relay", "benchmarks.server.relay:Relay"),
        ("heliograph.players", "relay.anywhere", "tests.server.nodes.test_many_nodes:Anywhere"),
    ):
        monkeypatch.setitem(announced(group), name, EntryPoint(name, value, group))
    games = {"relay": Relay(Pack())}
    CountingPool.thought.clear()
    async with (
        proxy_to(database) as line,
        open_hub(line.database, games=games) as one,
        open_hub(database, games=games) as two,
    ):
        names = [hub.store.news.node for hub in (one, two)]
        seats = [AiSeats(CountingPool(hub.store.news.node), 0, 60, leases=hub.leases) for hub in (one, two)]
        for hub, ai in zip((one, two), seats, strict=True):
            hub.on_turn = ai.wake
        seated = await one.create(
            NewTable("relay", msgspec.Raw(b"{}"), "Ann", (ME, Occupant("ai", "anywhere")))
        )
        assert isinstance(seated, Seated)
        here = await find(one, seated.table)
        host = join(here, seated.token)
        assert await ask(here, host, Start("s")) is None
        await until(lambda: one.leases.holds(here))
        there = await find(two, seated.table)
        tablet = join(there, seated.token)

        for turn in (0, 2, 4):
            assert await ask(there, tablet, place(turn)) is None
            await until(lambda turn=turn: there.seq == turn + 2)  # type: ignore[misc]
        assert CountingPool.thought == [(names[0], placed) for placed in (1, 3, 5)]

        line.cut()
        assert await ask(there, tablet, place(6)) is None
        await until(lambda: there.seq == 8)
        assert two.leases.holds(there)
        assert not one.leases.holds(here)
        assert CountingPool.thought[3:] == [(names[1], 7)]

        line.mend()
        await until(lambda: not one.store.is_silent and here.seq == 8)
        assert await ask(there, tablet, place(8)) is None
        await until(lambda: here.seq == there.seq == 10)
        assert CountingPool.thought[4:] == [(names[1], 9)], "it stays where it is"
        for ai in seats:
            ai.close()


def place(square: int) -> Act:
    return Act(f"place {square}", square, msgspec.Raw(msgspec.json.encode(Place(square))))


async def test_a_game_across_two_servers_one_of_which_dies(database: str, tmp_path: Path) -> None:
    folders = [tmp_path / "one", tmp_path / "two"]
    for folder in folders:
        folder.mkdir()
    one, two = (
        Server(folder, "--limit", "unseen_absence_seconds=1", database=database) for folder in folders
    )
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
        while guest.table["chairs"][0]["online"]:
            await guest.until("lobby")
        async with at_table(two, table, ann) as host:
            assert host.seq == guest.seq
            await play_out([host, guest], chance)
    assert two.stop() == 0

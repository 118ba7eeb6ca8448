"""A table that leaves the memory gives it back at once: no cycle keeps it, no collector has to find it."""

from __future__ import annotations

import asyncio
import gc
import tracemalloc
import weakref
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from tests.server.inside import ask, find, join, open_hub, seat_everyone

from heliograph.games import house_ids, load_game
from heliograph.kernel.chance import Chance
from heliograph.kernel.codec import encode
from heliograph.kernel.game import Refusal
from heliograph.kernel.offers import sample_action
from heliograph.kernel.seats import Seat
from heliograph.players import strengths
from heliograph.server.tables.hub import Hub
from heliograph.server.tables.requests import move
from heliograph.server.tables.table import Table
from heliograph.server.wire.requests import Act, Start
from heliograph.server.wire.tables import NewTable, Occupant

MOVES = 12


@pytest.fixture(autouse=True)
def no_collector() -> Iterator[None]:
    gc.collect()
    gc.disable()
    yield
    gc.enable()


@pytest.mark.parametrize("game", house_ids())
async def test_a_table_is_freed_when_it_leaves(game: str, tmp_path: Path) -> None:
    async with open_hub(f"sqlite:///{tmp_path / 'tables.sqlite'}", games={game: load_game(game)}) as hub:
        table_id = await _begun(hub)
        gone = await _played_and_let_go(hub, table_id)
        await asyncio.sleep(0)
        assert gone() is None, [type(holder) for holder in gc.get_referrers(gone())]
        again = await _played_and_let_go(hub, table_id)
        await asyncio.sleep(0)
        assert again() is None


async def test_a_table_is_freed_after_another_node_was_faster(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    async with open_hub(database) as hub, open_hub(database) as other:
        table_id, (ann, _) = await seat_everyone(hub)
        gone = await _second(hub, other, table_id, ann)
        await asyncio.sleep(0)
        assert gone() is None


async def test_memory_levels_off_when_tables_come_and_go(tmp_path: Path) -> None:
    async with open_hub(f"sqlite:///{tmp_path / 'tables.sqlite'}") as hub:
        ids = [await _begun(hub) for _ in range(10)]
        for id in ids:
            await _played_and_let_go(hub, id)
        tracemalloc.start()
        await _load_and_let_go(hub, ids)
        before, _ = tracemalloc.get_traced_memory()
        for _ in range(4):
            await _load_and_let_go(hub, ids)
        after, most = tracemalloc.get_traced_memory()
        tracemalloc.stop()
    loaded = most - before
    assert after - before < loaded / 2, "what stays is libraries warming up, not tables"


async def _begun(hub: Hub) -> str:
    """A table at which AI seats sit, who are never asked here: the test moves for all of them."""
    game = next(iter(hub.games.values()))
    ai = Occupant("ai", strengths(game.id)[0])
    seats = len(game.seats(game.setup_type()))
    wanted = NewTable(
        game.id, msgspec.Raw(encode(game.setup_type())), "Ann", (Occupant("me"), *[ai] * (seats - 1)), True
    )
    seated = await hub.create(wanted)
    assert not isinstance(seated, Refusal), seated
    return seated.table


async def _played_and_let_go(hub: Hub, table_id: str) -> weakref.ref[Table]:
    table = await find(hub, table_id)
    spectator = join(table)
    assert table.play is not None
    chance = Chance.from_seed(table_id)
    for number in range(MOVES):
        prompts = {chair.seat: table.play.position(chair.seat) for chair in table.chairs}
        seat = next((seat for seat, position in prompts.items() if position.prompt.offers), None)
        if seat is None:
            break
        action, chance = sample_action(prompts[seat].prompt, chance)
        request = Act(f"{table.seq}-{number}", prompts[seat].seq, msgspec.Raw(encode(action)))
        refusal = await _move(table, seat, request)
        assert refusal is None, refusal
    table.leave(spectator)
    await hub.let_go(table)
    return weakref.ref(table)


def _move(table: Table, seat: Seat, request: Act) -> asyncio.Future[Refusal | None]:
    return asyncio.ensure_future(table.perform(lambda: move(table, seat, request)))


async def _second(hub: Hub, other: Hub, table_id: str, token: str) -> weakref.ref[Table]:
    first, second = await find(other, table_id), await find(hub, table_id)
    assert await ask(first, join(first, token), Start("here")) is None
    assert await ask(second, join(second, token), Start("there")) is None
    await hub.let_go(second)
    return weakref.ref(second)


async def _load_and_let_go(hub: Hub, ids: list[str]) -> None:
    for id in ids:
        await find(hub, id)
    for table in list(hub.tables.values()):
        await hub.let_go(table)

"""The table's own clock: what is due happens once, by itself, and before anything is decided or shown."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.kernel.lighthouse import Lighthouse, Pack, State
from tests.server.inside import RememberingGuest, ask, find, join, open_hub, seat_everyone, until
from tests.server.lighthouse import GAME, install, open_lighthouse
from tests.server.postgres import a_postgres

from heliograph.kernel.game import Step
from heliograph.kernel.seats import TABLE, Seat
from heliograph.server.live.serve import serve_live
from heliograph.server.tables import requests
from heliograph.server.tables import table as table_module
from heliograph.server.tables.alarm import Alarm
from heliograph.server.tables.hub import Hub
from heliograph.server.tables.play.replay_frames import frames
from heliograph.server.tables.table import Table
from heliograph.server.wire.requests import Act, Start, Undo

KEEPER, SHIP = Seat(0), Seat(1)
LIGHT, NOTE = msgspec.Raw(b'{"type":"light"}'), msgspec.Raw(b'{"type":"note","number":2}')
REPORT = msgspec.Raw(b'{"type":"report","number":1}')
SOON_MS = 40


class StandingClock:
    """Time that passes only when a test says so."""

    def __init__(self) -> None:
        self.ms = 1_800_000_000_000

    def __call__(self) -> int:
        return self.ms


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> StandingClock:
    standing = StandingClock()
    monkeypatch.setattr(table_module, "now_ms", standing)
    monkeypatch.setattr(requests, "now_ms", standing)
    return standing


@pytest.fixture
def no_alarm(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing rings: what is due waits for somebody to come or act."""
    monkeypatch.setattr(Alarm, "set", lambda self, seconds: None)


async def lit(hub: Hub, burns_ms: int = SOON_MS) -> tuple[Table, list[str], list[RememberingGuest]]:
    """A table whose lamp has just been lit, with both players and a spectator at it."""
    table_id, tokens = await seat_everyone(hub, burns_ms=burns_ms)
    table = await find(hub, table_id)
    guests = [join(table, token) for token in (*tokens, None)]
    await ask(table, guests[0], Start("s"))
    await ask(table, guests[0], Act("a", 0, LIGHT))
    return table, tokens, guests


def seats_in_log(table: Table) -> list[int]:
    assert table.play is not None
    return [entry.seat for entry in table.play.entries]


async def test_a_table_ticks_by_itself_and_tells_everyone(lighthouse: str) -> None:
    async with open_lighthouse(lighthouse) as hub:
        table, _, guests = await lit(hub)
        await until(lambda: table.seq == 2)
        assert table.play is not None
        assert table.play.entries[1].is_tick
        assert table.play.entries[1].at >= table.play.entries[0].at + SOON_MS
        for guest in guests:
            light, dark = guest.got("update")[-2:]
            assert (light["seq"], dark["seq"]) == (1, 2)
            assert dark["changes"]["burns_down_at"] is None
            assert [event["event"]["type"] for event in dark["events"]] == ["burned-down"]
        for guest in guests[1:]:
            assert guest.got("update")[-1]["changes"]["lamp"] is None
        stored = await hub.store.load(table.id)
        assert stored is not None
        assert [row.entry.seat for row in stored.entries] == [KEEPER, TABLE]
        assert stored.entries[1].request_id


async def test_the_clock_counts_from_the_beginning(lighthouse: str) -> None:
    async with open_lighthouse(lighthouse) as hub:
        table, _, guests = await lit(hub)
        await until(lambda: table.seq == 2)
        begun, light, dark = guests[1].got("update")
        assert 0 <= begun["clock"] <= light["clock"] < light["changes"]["burns_down_at"] <= dark["clock"]
        assert dark["clock"] <= join(table).got("welcome")[0]["position"]["clock"] < 60_000


async def test_a_lamp_that_is_lit_again_is_timed_again(lighthouse: str, clock: StandingClock) -> None:
    async with open_lighthouse(lighthouse) as hub:
        table, _, guests = await lit(hub)
        await ask(table, guests[1], Act("b", 1, REPORT))
        clock.ms += SOON_MS
        await asyncio.sleep(2 * SOON_MS / 1000)
        assert table.seq == 2, "a lamp that was put out does not burn down"
        await ask(table, guests[0], Act("c", 2, LIGHT))
        await asyncio.sleep(2 * SOON_MS / 1000)
        assert table.seq == 3, "an alarm that rings too early changes nothing"
        clock.ms += SOON_MS
        await until(lambda: table.seq == 4)
        assert seats_in_log(table) == [KEEPER, SHIP, KEEPER, TABLE]


@pytest.mark.usefixtures("no_alarm")
async def test_what_is_due_comes_before_a_move(lighthouse: str) -> None:
    async with open_lighthouse(lighthouse) as hub:
        table, _, guests = await lit(hub, burns_ms=0)
        assert await ask(table, guests[1], Act("b", 1, REPORT)) is None
        assert seats_in_log(table) == [KEEPER, TABLE, SHIP]
        numbers = [[message["seq"] for message in guest.got("update")] for guest in guests]
        assert numbers == [[0, 1, 2, 3]] * 3


@pytest.mark.usefixtures("no_alarm")
async def test_what_is_due_comes_before_an_undo(lighthouse: str, clock: StandingClock) -> None:
    """The clock changes the table for everyone; a step before that stays."""
    async with open_lighthouse(lighthouse) as hub:
        table, _, guests = await lit(hub)
        await ask(table, guests[1], Act("b", 1, NOTE))
        assert table.play is not None
        assert [table.play.number(seat) for seat in (KEEPER, SHIP, None)] == [1, 2, 1]
        clock.ms += SOON_MS
        refused = await ask(table, guests[1], Undo("u", 2))
        assert refused is not None
        assert seats_in_log(table) == [KEEPER, SHIP, TABLE]
        assert [table.play.number(seat) for seat in (KEEPER, SHIP, None)] == [2, 3, 2]


async def greeted(
    hub: Hub, table_id: str, token: str | None, *requests: dict[str, Any]
) -> list[dict[str, Any]]:
    """What somebody gets who comes, asks and goes."""
    messages: list[dict[str, Any]] = [{"type": "hello", "token": token}, *requests]
    sent: list[dict[str, Any]] = []

    async def receive() -> dict[str, Any]:
        if messages:
            return {"type": "websocket.receive", "text": json.dumps(messages.pop(0))}
        await until(lambda: len(sent) > len(requests))
        return {"type": "websocket.disconnect"}

    async def send(message: dict[str, Any]) -> None:
        if "text" in message:
            sent.append(json.loads(message["text"]))

    await serve_live(hub, table_id, receive, send, allowed=True)
    return sent


@pytest.mark.usefixtures("no_alarm")
async def test_a_late_joiner_never_sees_what_has_faded(lighthouse: str, clock: StandingClock) -> None:
    async with open_lighthouse(lighthouse) as hub:
        table, tokens, _ = await lit(hub)
        (early,) = await greeted(hub, table.id, tokens[SHIP])
        assert early["position"]["view"]["lamp"] is not None
        clock.ms += SOON_MS
        for token in (tokens[SHIP], None):
            (welcome,) = await greeted(hub, table.id, token)
            assert welcome["position"]["seq"] == 2
            assert welcome["position"]["view"]["lamp"] is None
            assert welcome["events"] == [], "nor is it told of, what it would have had to remember"


@pytest.mark.usefixtures("no_alarm")
async def test_sentences_do_not_show_what_has_faded_either(lighthouse: str, clock: StandingClock) -> None:
    async with open_lighthouse(lighthouse) as hub:
        table, tokens, _ = await lit(hub)
        asked = [{"type": "describe", "id": "d"}]
        early = await greeted(hub, table.id, tokens[SHIP], *asked)
        assert early[1]["lines"][0]["args"]["number"] > 0
        clock.ms += SOON_MS
        welcome, *_, described = await greeted(hub, table.id, tokens[SHIP], *asked)
        assert (welcome["position"]["seq"], described["lines"][0]["args"]["number"]) == (2, 0)


async def test_a_table_that_was_read_again_ticks(lighthouse: str, clock: StandingClock) -> None:
    async with open_lighthouse(lighthouse) as hub:
        table, _, _ = await lit(hub)
    async with open_lighthouse(lighthouse) as hub:
        again = await find(hub, table.id)
        assert again.seq == 1
        clock.ms += SOON_MS
        await until(lambda: again.seq == 2)


async def test_what_fell_due_while_the_server_was_down_is_done_before_anyone_sees_it(
    lighthouse: str, clock: StandingClock
) -> None:
    async with open_lighthouse(lighthouse) as hub:
        table, tokens, _ = await lit(hub)
        assert table.seq == 1
    clock.ms += SOON_MS
    async with open_lighthouse(lighthouse) as hub:
        (welcome,) = await greeted(hub, table.id, tokens[SHIP])
        assert (welcome["position"]["seq"], welcome["position"]["view"]["lamp"]) == (2, None)
        assert seats_in_log(await find(hub, table.id)) == [KEEPER, TABLE]
    async with open_lighthouse(lighthouse) as hub:
        assert seats_in_log(await find(hub, table.id)) == [KEEPER, TABLE], "a tick replays like any entry"


async def test_a_table_that_was_let_go_is_silent(lighthouse: str, clock: StandingClock) -> None:
    async with open_lighthouse(lighthouse) as hub:
        table, _, guests = await lit(hub)
        for guest in guests:
            table.leave(guest)
        await hub.let_go(table)
        clock.ms += SOON_MS
        await asyncio.sleep(2 * SOON_MS / 1000)
        assert table.seq == 1
        again = await find(hub, table.id)
        await until(lambda: again.seq == 2)


class Doomed(Lighthouse):
    """When the lamp burns down, the game is lost."""

    def tick(self, state: State, now: int) -> Step[State, Any]:
        step = super().tick(state, now)
        return msgspec.structs.replace(step, state=msgspec.structs.replace(step.state, lamps=()))


async def test_a_tick_can_end_the_game_and_is_in_the_film(lighthouse: str) -> None:
    async with open_hub(lighthouse, games={"lighthouse": Doomed(Pack())}) as hub:
        table, _, guests = await lit(hub)
        await until(lambda: table.row.phase == "over")
        assert guests[2].got("lobby")[-1]["table"]["phase"] == "over"
        assert table.play is not None
        replayed = list(frames(table.game, table.play.log, "open"))
        assert [(frame.seq, frame.seat) for frame in replayed] == [(0, None), (1, KEEPER), (2, None)]
        assert replayed[2].at == table.play.entries[1].at


@pytest.fixture(params=["sqlite", "postgresql"])
def shared(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[str]:
    install(monkeypatch)
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'tables.sqlite'}"
    else:
        yield from a_postgres(request.getfixturevalue("postgres"))


async def test_of_two_nodes_one_ticks(shared: str, clock: StandingClock) -> None:
    games = {"lighthouse": GAME}
    async with open_hub(shared, games=games) as one, open_hub(shared, games=games) as two:
        here, _, _ = await lit(one)
        there = await find(two, here.id)
        watcher = join(there)
        clock.ms += SOON_MS
        await until(lambda: here.seq >= 2 and there.seq >= 2)
        await asyncio.sleep(0.2)
        stored = await one.store.load(here.id)
        assert stored is not None
        assert [row.entry.seat for row in stored.entries] == [KEEPER, TABLE]
        assert [message["seq"] for message in watcher.got("update")] == [2]


async def test_a_node_that_missed_the_light_ticks_before_it_decides(
    shared: str, clock: StandingClock
) -> None:
    """Its first try fails because the log has gone on; then the clock is looked at anew."""
    games = {"lighthouse": GAME}
    async with open_hub(shared, games=games) as one, open_hub(shared, games=games) as two:
        table_id, (ann, bob) = await seat_everyone(one)
        here = await find(one, table_id)
        keeper = join(here, ann)
        await ask(here, keeper, Start("s"))
        there = await find(two, table_id)
        ship = join(there, bob)
        await ask(here, keeper, Act("a", 0, LIGHT))
        clock.ms += 2500
        assert await ask(there, ship, Act("b", 1, REPORT)) is None
        assert seats_in_log(there) == [KEEPER, TABLE, SHIP]

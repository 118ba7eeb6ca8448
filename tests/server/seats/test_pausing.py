"""A table's own clock is stopped by whoever is alone, or by agreement; then the game is covered."""

from __future__ import annotations

import asyncio

import pytest
from tests.server.inside import RememberingGuest, ask, find, join, until
from tests.server.lighthouse import open_lighthouse, open_talkative
from tests.server.play.test_clock import REPORT, SOON_MS, StandingClock, clock, lit

from heliograph.kernel.game import Refusal
from heliograph.kernel.match import replay
from heliograph.kernel.seats import Seat
from heliograph.server.store import changes
from heliograph.server.tables.info import own_seat
from heliograph.server.tables.play.question import question_of
from heliograph.server.tables.table import Table
from heliograph.server.wire.requests import Act, Describe, Nudge, Pause, SetSeat, Undo
from heliograph.server.wire.tables import Occupant, Standstill

assert clock


def reason(answer: Refusal | None) -> str | None:
    return None if answer is None else answer.reason.id


def told(guest: RememberingGuest) -> list[str]:
    return [said["line"]["notice"]["id"] for said in guest.got("said") if said["line"]["seat"] == -1]


def standing(table: Table) -> tuple[bool, tuple[int, ...], tuple[int, ...]]:
    still = table.info().standstill
    assert still is not None
    return still.stopped, still.asking, still.waiting


async def test_a_shared_clock_stands_still_by_agreement(lighthouse: str, clock: StandingClock) -> None:
    async with open_talkative(lighthouse) as hub:
        table, _, (keeper, ship, spectator) = await lit(hub)
        clock.ms += 10
        assert reason(await ask(table, spectator, Pause("x", True))) == "refused-spectator"
        assert await ask(table, keeper, Pause("p1", True)) is None
        assert standing(table) == (False, (0,), (1,)), "one alone stops nothing"
        assert await ask(table, ship, Pause("p2", False)) is None
        assert standing(table) == (False, (), ())
        await ask(table, keeper, Pause("p3", True))
        await ask(table, ship, Pause("p4", True))
        assert standing(table) == (True, (), ())
        assert told(spectator)[-2:] == ["notice-clock-as-is", "notice-clock-stopped"]
        clock.ms += 1_000_000
        await asyncio.sleep(2 * SOON_MS / 1000)
        assert table.seq == 1, "nothing falls due"
        for request in (Act("r", 1, REPORT), Undo("u", 1)):
            assert reason(await ask(table, ship, request)) == "refused-clock-stopped"
        shown = len(ship.got("update"))
        await ask(table, keeper, Pause("p5", True))
        assert standing(table) == (True, (0,), (1,)), "and one alone does not let it run on"
        await ask(table, ship, Pause("p6", True))
        assert standing(table) == (False, (), ())
        assert ship.got("update")[shown:][0]["clock"] == 10
        clock.ms += SOON_MS - 11
        assert await ask(table, ship, Act("r", 1, REPORT)) is None
        assert table.play is not None
        assert [entry.at for entry in table.play.entries] == [0, SOON_MS - 1], "no pause is in the log"
        assert replay(table.game, table.play.log).state == table.play.match.state
    async with open_talkative(lighthouse) as hub:
        assert (await find(hub, table.id)).clock() == SOON_MS - 1, "nor after a restart"


async def test_while_it_stands_still_nobody_sees_the_game(lighthouse: str, clock: StandingClock) -> None:
    async with open_talkative(lighthouse) as hub:
        table, tokens, (keeper, ship, _) = await lit(hub)
        await ask(table, keeper, Pause("p1", True))
        await ask(table, ship, Pause("p2", True))
        for token in (*tokens, None):
            welcome = join(table, token).got("welcome")[0]
            assert (welcome["position"], welcome["events"]) == (None, [])
            assert welcome["table"]["standstill"]["stopped"]
        for viewer in (Seat(0), None):
            asked = question_of(table, viewer, Describe("d"))
            assert isinstance(asked, Refusal)
            assert asked.reason.id == "refused-clock-stopped"
        glance = own_seat(table, keeper.who)
        assert not isinstance(glance, Refusal)
        assert (glance.ask.id, glance.standing) == ("clock-stopped", ())
        stored = table.id
    async with open_talkative(lighthouse) as hub:
        table = await find(hub, stored)
        assert table.is_stopped
        assert join(table, tokens[1]).got("welcome")[0]["position"] is None


async def test_who_is_alone_asks_nobody(lighthouse: str, clock: StandingClock) -> None:
    """The other one has gone: who is away holds up nobody."""
    async with open_talkative(lighthouse) as hub:
        table, _, (keeper, ship, _) = await lit(hub)
        table.leave(ship)
        await ask(table, keeper, Pause("p1", True))
        assert table.is_stopped
        await ask(table, keeper, Pause("p2", True))
        assert not table.is_stopped
        assert told(keeper) == ["notice-clock-stopped", "notice-clock-runs"]


async def test_ai_seats_rest_too(lighthouse: str, clock: StandingClock) -> None:
    async with open_talkative(lighthouse) as hub:
        table, _, (keeper, ship, _) = await lit(hub)
        await ask(table, keeper, Pause("p1", True))
        await ask(table, ship, Pause("p2", True))
        await ask(table, ship, SetSeat("s", Seat(1), Occupant("ai", "memory")))
        assert table.chairs[1].kind == "ai"
        await asyncio.sleep(2 * SOON_MS / 1000)
        assert table.seq == 1
        await ask(table, keeper, Pause("p3", True))
        await until(lambda: table.seq > 1)


@pytest.mark.usefixtures("clock")
async def test_a_nudge_reaches_who_is_waited_for(lighthouse: str) -> None:
    async with open_talkative(lighthouse) as hub:
        table, _, (keeper, ship, spectator) = await lit(hub)
        assert reason(await ask(table, spectator, Nudge("n0", Seat(1)))) == "refused-spectator"
        assert reason(await ask(table, ship, Nudge("n1", Seat(0)))) == "refused-nudge-not-waited-for"
        assert reason(await ask(table, keeper, Nudge("n2", Seat(0)))) == "refused-nudge-nobody"
        assert reason(await ask(table, keeper, Nudge("n3", Seat(7)))) == "refused-no-such-seat"
        assert await ask(table, keeper, Nudge("n4", Seat(1))) is None
        notice = ship.got("said")[-1]["line"]["notice"]
        assert (notice["id"], notice["args"]["by"]) == ("notice-nudged", "Ann")
        assert notice["args"]["player"] == {"id": "seat-name", "args": {"seat": 1}}
        assert reason(await ask(table, keeper, Nudge("n5", Seat(1)))) == "refused-nudge-often"
        table.leave(keeper)
        assert await ask(table, ship, Nudge("n6", Seat(0))) is None, "or who is away"
        await until(lambda: told(ship).count("notice-nudged") == 2)


async def test_in_silence_both_would_be_talk(lighthouse: str) -> None:
    async with open_lighthouse(lighthouse) as hub:
        table, _, (keeper, ship, _) = await lit(hub, burns_ms=60_000)
        for request in (Nudge("n", Seat(1)), Pause("p", True)):
            assert reason(await ask(table, keeper, request)) == "refused-silent-call"
        assert (ship.got("said"), table.info().standstill) == ([], Standstill(False, (), ()))
        await hub.store.write(changes.set_table(table.id, pausing="1"))
        await table.look_again()
        assert reason(await ask(table, keeper, Pause("q", False))) == "refused-silent-call", "asked before it"
        assert ship.got("said") == []

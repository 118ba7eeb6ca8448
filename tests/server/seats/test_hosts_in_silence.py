"""CT-25: while the rules keep somebody silent, nothing that a host may set reaches the others as a word."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
import pytest
from tests.server.inside import ME, OPEN, RememberingGuest, ask, find, join, seat_everyone
from tests.server.meeting.test_open_tables import ANN, BOB, open_house

from heliograph.kernel.game import Refusal
from heliograph.kernel.seats import Seat
from heliograph.server.limits import Limits
from heliograph.server.tables.people.changing_seats import take_seat
from heliograph.server.tables.table import Table
from heliograph.server.tokens import hashed, new_token
from heliograph.server.wire.requests import Act, Request, SetListed, SetSeat, SetVoice, SetWatching, Start
from heliograph.server.wire.tables import Claim, NewTable, Occupant, Seated, Watching

BEGIN = msgspec.Raw(b'{"type":"begin-round"}')
NOT_LONG = Limits(absence_seconds=0, unseen_absence_seconds=0)


@pytest.fixture
def database(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'tables.sqlite'}"


@asynccontextmanager
async def three(database: str) -> AsyncIterator[tuple[Table, list[RememberingGuest]]]:
    """The Source, who is the host, and a crew of two, before the first round."""
    async with open_house(database, limits=NOT_LONG) as hub:
        table_id, tokens = await seat_everyone(hub, 3)
        table = await find(hub, table_id)
        guests = [join(table, token) for token in tokens]
        assert await ask(table, guests[0], Start("start")) is None
        yield table, guests


async def begin_round(table: Table, source: RememberingGuest) -> None:
    assert await ask(table, source, Act("begin", table.seq, BEGIN)) is None


async def refused(table: Table, guest: RememberingGuest, *requests: Request) -> list[str]:
    told = [await ask(table, guest, request) for request in requests]
    return [answer.reason.id for answer in told if isinstance(answer, Refusal)]


async def test_who_lists_a_table_says_nothing_by_it(database: str) -> None:
    """The mark of a browser alone would be eight letters."""
    async with three(database) as (table, (source, crew, _)):
        assert await ask(table, source, SetListed("l1", "seats", "en", ANN)) is None
        await begin_round(table, source)
        heard = len(crew.got("lobby"))
        again = SetListed("l2", "seats", "uk", BOB), SetListed("l3", "no", "en", ANN)
        assert await refused(table, source, *again) == ["refused-silence"] * 2
        assert len(crew.got("lobby")) == heard


async def test_an_ai_that_stands_in_stays_who_it_is(database: str) -> None:
    async with three(database) as (table, (source, crew, third)):
        await begin_round(table, source)
        table.leave(third)
        stands_in = SetSeat("s1", Seat(2), Occupant("ai", "quick"))
        assert await ask(table, source, stands_in) is None, "the game could not go on"
        heard = len(crew.got("lobby"))
        others = (Occupant("ai", "strong"), Occupant("ai", "naive"), Occupant("open"))
        again = (SetSeat(f"s{n}", Seat(2), to) for n, to in enumerate(others, 2))
        assert await refused(table, source, *again) == ["refused-silence"] * 3
        assert len(crew.got("lobby")) == heard


async def test_nor_does_a_host_who_only_watches(database: str) -> None:
    """Who may be the Source in a second window."""
    async with open_house(database) as hub:
        setup = msgspec.Raw(b'{"seats":3}')
        seated = await hub.create(NewTable("contact", setup, "Ann", (OPEN, OPEN, Occupant("ai", "quick"))))
        assert isinstance(seated, Seated)
        table, tokens = await find(hub, seated.table), [new_token(), new_token()]
        for seat, token in enumerate(tokens):
            claim = Claim(Seat(seat), f"Guest {seat}")
            assert await table.perform(lambda: take_seat(table, claim, hashed(token))) is None  # noqa: B023
        host, (source, crew) = join(table, seated.token), [join(table, token) for token in tokens]
        assert await ask(table, host, Start("start")) is None
        await begin_round(table, source)
        heard = len(crew.got("lobby"))
        requests = (
            SetWatching("h1", Watching("closed")),
            SetVoice("h2", True),
            SetListed("h3", "seats", "en", ANN),
            SetSeat("h4", Seat(2), Occupant("ai", "strong")),
            SetSeat("h5", Seat(2), ME),
        )
        assert await refused(table, host, *requests) == ["refused-silence"] * len(requests)
        assert len(crew.got("lobby")) == heard

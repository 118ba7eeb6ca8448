"""Two servers on one PostgreSQL: what one is asked, the other answers, and what was seen is known to both."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import pytest
from tests.server.inside import ask, find, join, open_hub, seat_everyone, until
from tests.server.postgres import a_postgres

from heliograph.kernel.game import Refusal
from heliograph.kernel.seats import Seat
from heliograph.server.limits import Limits
from heliograph.server.tables.people.changing_seats import take_seat
from heliograph.server.tokens import hashed
from heliograph.server.wire.requests import Consent, SetSeat, Start
from heliograph.server.wire.tables import Claim, Occupant

AT_ONCE = Limits(absence_seconds=0)
AI, OPEN = Occupant("ai", "quick"), Occupant("open")


@pytest.fixture
def database(postgres: str) -> Iterator[str]:
    yield from a_postgres(postgres)


async def test_who_is_at_another_node_is_asked_there(database: str) -> None:
    async with open_hub(database, AT_ONCE) as one, open_hub(database, AT_ONCE) as two:
        table_id, (ann, bob, cy) = await seat_everyone(one, seats=3)
        here, there = await find(one, table_id), await find(two, table_id)
        host, guest, third = join(here, ann), join(there, bob), join(there, cy)
        await until(lambda: here.is_here(Seat(2)))
        await ask(here, host, Start("s"))
        refused = await ask(here, host, SetSeat("a", Seat(2), AI))
        assert isinstance(refused, Refusal)
        assert refused.reason.id == "refused-person-is-here", "through the other node"
        there.leave(third)
        await until(lambda: not here.is_here(Seat(2)))
        assert await ask(here, host, SetSeat("b", Seat(2), OPEN)) is None
        await until(lambda: there.info().proposal is not None)
        assert await ask(there, guest, Consent("c", True)) is None
        await until(lambda: here.chairs[2].kind == "open")
        assert here.info().proposal is None
        assert [line["line"]["notice"]["id"] for line in host.got("said")] == ["notice-agreed", "notice-left"]
        await ask(there, guest, SetSeat("d", Seat(1), OPEN))
        await until(lambda: here.chairs[1].kind == "open")
        for token, seat in ((cy, 1), (bob, 2)):
            claim = Claim(Seat(seat), "Eve", token)
            refused = await here.perform(partial(take_seat, here, claim, hashed(token)))
            assert isinstance(refused, Refusal)
            assert refused.reason.id == "refused-seen-another"

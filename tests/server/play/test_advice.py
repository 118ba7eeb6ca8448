"""Suggestions: from the seat's own view, on disk before they are told, and no part of the game's log."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TypeVar, TypeVarTuple

import msgspec
import pytest
from tests.server.inside import ME, HerePool, RememberingGuest, ask, find, join, open_hub, seat_everyone

from heliograph.games import load_game
from heliograph.kernel.codec import decode
from heliograph.kernel.game import Refusal
from heliograph.kernel.seats import Seat
from heliograph.server.ai.advice import suggest
from heliograph.server.ai.worker import Asked
from heliograph.server.limits import Limits
from heliograph.server.tables.people.advice import advice_of
from heliograph.server.tables.table import Table
from heliograph.server.tokens import hashed
from heliograph.server.wire.requests import Act, Start
from heliograph.server.wire.tables import NewTable, Occupant
from heliograph.server.work.advice import Advice
from heliograph.server.work.errand import Errand, Kind

T = TypeVar("T")
Ts = TypeVarTuple("Ts")

BEGIN = msgspec.Raw(b'{"type":"begin-round"}')


class Listening(HerePool):
    """Keeps what workers are told."""

    def __init__(self) -> None:
        super().__init__(1)
        self.asked: list[tuple[Errand, Asked]] = []

    async def run(self, errand: Errand, work: Callable[[*Ts], T], *args: *Ts) -> T:
        for asked in args:
            assert isinstance(asked, Asked)
            self.asked.append((errand, asked))
        return await super().run(errand, work, *args)


def database(folder: Path) -> str:
    return f"sqlite:///{folder / 'tables.sqlite'}"


async def asked_by(table: Table, guest: RememberingGuest, pool: HerePool) -> Advice | Refusal:
    return await suggest(table, guest.who, "192.0.2.1", pool)


def refusal_of(found: Advice | Refusal | None) -> str:
    return found.reason.id if isinstance(found, Refusal) else ""


async def test_a_suggestion_can_be_played_and_is_remembered(tmp_path: Path) -> None:
    pool = Listening()
    async with open_hub(database(tmp_path)) as hub:
        table_id, (ann, bob) = await seat_everyone(hub, level=1)
        table = await find(hub, table_id)
        source, crew = join(table, ann), join(table, bob)
        assert refusal_of(await asked_by(table, source, pool)) == "refused-not-begun"
        await ask(table, source, Start("s"))
        assert refusal_of(await asked_by(table, crew, pool)) == "refused-nothing-to-suggest"
        await ask(table, source, Act("b", 0, BEGIN))
        found = await asked_by(table, source, pool)
        assert isinstance(found, Advice)
        assert found.action is not None
        assert found.reasons
        ((errand, asked),) = pool.asked
        assert (errand.kind, [*errand.addresses()]) == (Kind.MOVE, ["192.0.2.1"])
        assert decode(asked.view, dict)["me"] == 0
        assert await asked_by(table, source, pool) == found, "the same position, the same answer"
        assert len(pool.asked) == 1
        log = table.play.log if table.play else None
        assert log is not None
        assert len(log.entries) == 1, "the game's own log knows nothing of it"
        assert await ask(table, source, Act("t", 1, msgspec.Raw(found.action))) is None
    async with open_hub(database(tmp_path)) as hub:
        table = await find(hub, table_id)
        assert [(one.seat, one.seq) for one in advice_of(table.chairs)] == [(0, 1)]
        assert table.info().chairs[0].advised in (0, 1), "in silence it is told later"


async def test_in_silence_nobody_can_tell_that_somebody_asks(tmp_path: Path) -> None:
    async with open_hub(database(tmp_path)) as hub:
        table_id, (ann, bob) = await seat_everyone(hub, level=1)
        table = await find(hub, table_id)
        source, crew = join(table, ann), join(table, bob)
        await ask(table, source, Start("s"))
        await ask(table, source, Act("b", 0, BEGIN))
        assert table.is_silent
        before = len(crew.texts)
        assert isinstance(await asked_by(table, source, HerePool(1)), Advice)
        assert len(crew.texts) == before
        assert table.chairs[0].advised == "1"
        assert table.info().chairs[0].advised == 0
        table.attendance.advised_told(table.chairs[0], keep_still=False)
        assert table.info().chairs[0].advised == 1


async def test_who_is_alone_with_ai_seats_sees_the_mark_at_once(tmp_path: Path) -> None:
    async with open_hub(database(tmp_path)) as hub:
        made = await hub.create(
            NewTable(
                "contact", msgspec.Raw(b'{"seats":2}'), "Ann", (ME, Occupant("ai", "strong")), start=True
            )
        )
        assert not isinstance(made, Refusal)
        table = await find(hub, made.table)
        ann = join(table, made.token)
        assert isinstance(await asked_by(table, ann, HerePool(1)), Advice)
        (lobby,) = ann.got("lobby")
        assert [chair["advised"] for chair in lobby["table"]["chairs"]] == [1, 0]
        assert lobby["table"]["chairs"][1]["persona"]


async def test_a_host_may_want_no_advice(tmp_path: Path) -> None:
    async with open_hub(database(tmp_path)) as hub:
        quiet = NewTable("contact", msgspec.Raw(b'{"seats":2}'), "Ann", (ME, Occupant("ai", "quick")), True)
        made = await hub.create(msgspec.structs.replace(quiet, advice=False))
        assert not isinstance(made, Refusal)
        table = await find(hub, made.table)
        assert not table.info().advice
        found = await asked_by(table, join(table, made.token), HerePool(1))
        assert refusal_of(found) == "refused-no-advice"
        assert refusal_of(await suggest(table, join(table).who, "", HerePool(1))) == "refused-spectator"


async def test_a_seat_asks_so_often_at_most(tmp_path: Path) -> None:
    async with open_hub(database(tmp_path), Limits(suggestions_per_seat_per_minute=1)) as hub:
        table_id, (ann, _) = await seat_everyone(hub, level=1)
        table = await find(hub, table_id)
        source = join(table, ann)
        await ask(table, source, Start("s"))
        assert isinstance(await asked_by(table, source, HerePool(1)), Advice)
        await ask(table, source, Act("b", 0, BEGIN))
        assert refusal_of(await asked_by(table, source, HerePool(1))) == "refused-advice-often"


async def test_what_comes_too_late_is_not_told_and_not_counted(tmp_path: Path) -> None:
    class Slow(HerePool):
        async def run(self, errand: Errand, work: Callable[[*Ts], T], *args: *Ts) -> T:
            await ask(table, source, Act("b", 0, BEGIN))
            return work(*args)

    async with open_hub(database(tmp_path)) as hub:
        table_id, (ann, _) = await seat_everyone(hub, level=1)
        table = await find(hub, table_id)
        source = join(table, ann)
        await ask(table, source, Start("s"))
        assert refusal_of(await asked_by(table, source, Slow(1))) == "refused-suggestion-late"
        assert not table.chairs[0].advised


@pytest.mark.parametrize("game", ["space_puzzle", "critical_orbit", "interstellar"])
async def test_every_game_has_reasons(game: str, tmp_path: Path) -> None:
    rules = load_game(game)
    async with open_hub(database(tmp_path), games={game: rules}) as hub:
        seats = len(rules.seats(rules.setup_type()))
        others = tuple(Occupant("ai", "quick") for _ in range(seats - 1))
        made = await hub.create(NewTable(game, msgspec.Raw(b"{}"), "Ann", (ME, *others), start=True))
        assert not isinstance(made, Refusal), made
        table = await find(hub, made.table)
        who = table.identify(hashed(made.token), Seat(0))
        assert who is not None
        found = await suggest(table, who, "", HerePool(1))
        assert refusal_of(found) in ("", "refused-nothing-to-suggest")
        assert isinstance(found, Refusal) or found.action is None or found.reasons

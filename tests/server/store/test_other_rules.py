"""An update brings other rules: finished games stay readable, running ones go on or end with a sentence,
tables that have not begun move along."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from sqlalchemy import select, update
from tests.server.inside import HerePool, RememberingGuest, ask, find, join, open_hub, seat_everyone
from tests.server.postgres import a_postgres

from heliograph.cli.looking_back import replay as replay_command
from heliograph.games.contact.game import Contact
from heliograph.games.contact.setup import Setup
from heliograph.kernel.chance import Chance
from heliograph.kernel.codec import encode
from heliograph.kernel.game import Refusal
from heliograph.kernel.log import Log
from heliograph.kernel.message import say
from heliograph.kernel.offers import sample_action
from heliograph.kernel.prompt import Prompt
from heliograph.kernel.seats import Seat
from heliograph.server.ai.estimates import Estimates
from heliograph.server.ai.seats import AiSeats
from heliograph.server.app import build_app
from heliograph.server.archive.archivist import Archivist
from heliograph.server.clock import now_ms
from heliograph.server.store import schema
from heliograph.server.tables.hub import Hub
from heliograph.server.tables.keeping import IN_USE_MS
from heliograph.server.tables.other_rules import TryLater
from heliograph.server.tables.table import Table
from heliograph.server.wire.replays import Replay
from heliograph.server.wire.requests import Act, Rematch, Start
from heliograph.server.work.looking_back import LookingBack

BEGIN = msgspec.Raw(b'{"type":"begin-round"}')


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'tables.sqlite'}"
    else:
        yield from a_postgres(request.getfixturevalue("postgres"))


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'tables.sqlite'}"


def update_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    """The next release has other rules: whatever is opened from now on has them."""
    monkeypatch.setattr(Contact, "rules_version", Contact.rules_version + 1)


async def begun(hub: Hub) -> tuple[Table, list[RememberingGuest], list[str]]:
    table_id, tokens = await seat_everyone(hub, level=1)
    table = await find(hub, table_id)
    guests = [join(table, token) for token in tokens]
    assert await ask(table, guests[0], Start("s")) is None
    return table, guests, tokens


async def play_out(table: Table, guests: list[RememberingGuest]) -> None:
    chance = Chance.from_seed("other rules")
    while table.row.phase != "over":
        assert table.play is not None
        for seat, guest in enumerate(guests):
            prompt: Prompt = table.play.position(Seat(seat)).prompt
            if prompt.offers:
                action, chance = sample_action(prompt, chance)
                act = Act(f"a{table.seq}", table.play.number(Seat(seat)), msgspec.Raw(encode(action)))
                assert await ask(table, guest, act) is None
                break


async def archive_all(hub: Hub) -> None:
    async def here() -> HerePool:
        return HerePool(1)

    archivist = Archivist(hub.store, hub.games, here)
    while await archivist.archive_one():
        pass


async def left_alone(hub: Hub, table_id: str) -> None:
    """Nobody has been there for a while, on any node."""
    quiet = update(schema.tables).where(schema.tables.c.id == table_id)
    long_ago = quiet.values(touched=now_ms() - 2 * IN_USE_MS)
    await hub.store.transact(lambda connection: connection.execute(long_ago))


def http(hub: Hub) -> httpx.AsyncClient:
    pool = HerePool(1)
    app = build_app(hub, AiSeats(pool, 0, 60), LookingBack(pool, 10**8), Estimates(pool, hub.limits))
    return httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://127.0.0.1")


async def seen(hub: Hub, table_id: str) -> dict[str, Any]:
    """All that can be read of a finished game."""
    async with http(hub) as client:
        asked = [f"replay?as={viewer}" for viewer in ("open", "spectator", "0", "1")] + ["export", "review"]
        answers = {what: await client.get(f"/api/tables/{table_id}/{what}") for what in asked}
        found = {what: answer.raise_for_status().json() for what, answer in answers.items()}
    for what, answer in found.items():
        if "replay" in what:
            del answer["table"]
            assert len(answer["frames"]) > 10
    return found


async def test_a_finished_game_is_read_as_before(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with open_hub(database) as hub:
        table, guests, (ann, _) = await begun(hub)
        await play_out(table, guests)
        await archive_all(hub)
        before = await seen(hub, table.id)
    update_rules(monkeypatch)
    async with open_hub(database) as hub:
        assert await seen(hub, table.id) == before
        again = await find(hub, table.id)
        assert again.info().notice == say("notice-other-rules")
        guest = join(again, ann)
        assert guest.got("welcome")[0]["position"] is None
        assert guest.got("welcome")[0]["table"]["phase"] == "over"
        refused = await ask(again, guest, Act("a", 0, BEGIN))
        assert refused == Refusal(say("notice-other-rules"))
        assert await ask(again, guest, Rematch("r")) is None
        assert again.row.rematch is not None
        assert (await find(hub, again.row.rematch)).play is not None, "the next game has today's rules"


async def test_the_command_line_tells_it_as_before(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with open_hub(sqlite) as hub:
        table, guests, _ = await begun(hub)
        await play_out(table, guests)
        await archive_all(hub)

    def told() -> list[str]:
        with redirect_stdout(StringIO()) as out:
            replay_command(table.id, seat=1, language="de", database=sqlite)
        return [line for line in out.getvalue().splitlines() if ":" in line[:5]]

    before = await asyncio.to_thread(told)
    update_rules(monkeypatch)
    assert await asyncio.to_thread(told) == before
    assert len(before) > 10


async def test_a_running_game_ends_with_a_sentence(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with open_hub(database) as hub:
        table, guests, (ann, _) = await begun(hub)
        assert await ask(table, guests[0], Act("a", 0, BEGIN)) is None
        await left_alone(hub, table.id)
        hub.tables.clear()
        await archive_all(hub)
    update_rules(monkeypatch)
    async with open_hub(database) as hub, http(hub) as client:
        answer = await client.get(f"/api/tables/{table.id}")
        assert answer.status_code == 200
        assert (answer.json()["phase"], answer.json()["notice"]) == ("over", {"id": "notice-stopped"})
        log = await client.get(f"/api/tables/{table.id}/export")
        assert len(msgspec.json.decode(log.content, type=Log).entries) == 1
        frames = await client.get(f"/api/tables/{table.id}/replay?as=0")
        assert len(msgspec.json.decode(frames.content, type=Replay).frames) == 2
        review = await client.get(f"/api/tables/{table.id}/review")
        assert (review.status_code, review.json()["reason"]["id"]) == (410, "refused-not-kept")
        again = await find(hub, table.id)
        assert await ask(again, join(again, ann), Act("b", 1, BEGIN)) == Refusal(say("notice-stopped"))


async def test_without_a_recording_the_log_is_still_there(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_hub(sqlite) as hub:
        table, guests, _ = await begun(hub)
        await ask(table, guests[0], Act("a", 0, BEGIN))
    update_rules(monkeypatch)
    async with open_hub(sqlite) as hub, http(hub) as client:
        frames = await client.get(f"/api/tables/{table.id}/replay")
        assert (frames.status_code, frames.json()["reason"]["id"]) == (410, "refused-not-kept")
        log = await client.get(f"/api/tables/{table.id}/export")
        assert len(msgspec.json.decode(log.content, type=Log).entries) == 1


async def test_a_running_game_goes_on_where_its_rules_can_carry_it_over(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_hub(database) as hub:
        table, guests, (ann, _) = await begun(hub)
        assert await ask(table, guests[0], Act("a", 0, BEGIN)) is None
        await left_alone(hub, table.id)
    update_rules(monkeypatch)

    def carried_over(self: Contact, log: Log) -> Log:
        header = msgspec.structs.replace(log.header, rules_version=self.rules_version)
        return msgspec.structs.replace(log, header=header)

    monkeypatch.setattr(Contact, "carried_over", carried_over)
    for _ in range(2):
        async with open_hub(database) as hub:
            again = await find(hub, table.id)
            assert (again.seq, again.row.phase, again.row.rules_version) == (1, "playing", 2)
            assert again.info().notice == say("notice-carried-over")
            source = join(again, ann)
            assert await ask(again, source, Act("a", 0, BEGIN)) is None, (
                "it was done before, and is not done again"
            )
            assert again.seq == 1


async def test_a_wrong_carrying_over_ends_the_game(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """It says that it can, but what it makes of the log cannot be replayed."""
    async with open_hub(sqlite) as hub:
        table, guests, _ = await begun(hub)
        assert await ask(table, guests[0], Act("a", 0, BEGIN)) is None
    update_rules(monkeypatch)
    monkeypatch.setattr(Contact, "carried_over", lambda _, log: log)
    async with open_hub(sqlite) as hub:
        assert (await find(hub, table.id)).info().notice == say("notice-stopped")
        assert len((await hub.store.log(table.id)).entries) == 1, "what was played is as it was"


async def test_a_table_that_gathers_moves_to_the_new_rules(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_hub(database) as hub:
        table_id, (ann, _) = await seat_everyone(hub)
        await left_alone(hub, table_id)
    update_rules(monkeypatch)
    async with open_hub(database) as hub:
        table = await find(hub, table_id)
        assert table.info().notice == say("notice-todays-rules")
        assert await ask(table, join(table, ann), Start("s")) is None
        assert table.play is not None
    async with open_hub(database) as hub:
        assert (await find(hub, table_id)).play is not None, "it has begun for good"


async def test_a_set_up_that_is_no_longer_legal_is_refused_before_anything_is_stored(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_hub(sqlite) as hub:
        table_id, (ann, _) = await seat_everyone(hub)
    update_rules(monkeypatch)

    def none_is_legal(self: Contact, setup: Setup) -> Any:
        return say("refused-setup")

    monkeypatch.setattr(Contact, "check_setup", none_is_legal)
    async with open_hub(sqlite) as hub:
        table = await find(hub, table_id)
        assert table.info().notice == say("notice-setup-of-other-rules")
        refused = await ask(table, join(table, ann), Start("s"))
        assert refused == Refusal(say("refused-setup-of-other-rules"))
        phase = select(schema.tables.c.phase).where(schema.tables.c.id == table_id)
        assert await hub.store.transact(lambda connection: connection.scalar(phase)) == "gathering"


async def test_a_table_of_newer_rules_waits_for_a_newer_server(sqlite: str) -> None:
    async with open_hub(sqlite) as hub:
        table, _, _ = await begun(hub)
        newer = update(schema.tables).values(rules_version=2)
        await hub.store.transact(lambda connection: connection.execute(newer))
    async with open_hub(sqlite) as hub, http(hub) as client:
        assert await hub.find(table.id) == TryLater(say("refused-newer-rules"))
        answer = await client.get(f"/api/tables/{table.id}")
        assert (answer.status_code, answer.json()["reason"]["id"]) == (503, "refused-newer-rules")
        stored = await hub.store.load(table.id)
        assert stored is not None
        assert stored.row.phase == "playing", "it is left as it is"


async def test_while_older_servers_still_play_a_table_nobody_ends_it(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = next(a_postgres(postgres))
    async with open_hub(database) as older:
        table, _, _ = await begun(older)
        update_rules(monkeypatch)
        async with open_hub(database) as newer:
            assert await newer.find(table.id) == TryLater(say("refused-older-rules-in-use"))
            await left_alone(newer, table.id)
            assert isinstance(await newer.find(table.id), Table)


async def test_a_game_that_cannot_be_read_is_neither_ended_nor_shown(sqlite: str) -> None:
    """A fault of ours: the next release may mend it."""
    async with open_hub(sqlite) as hub:
        table, guests, (ann, _) = await begun(hub)
        assert await ask(table, guests[0], Act("a", 0, BEGIN)) is None
        spoilt = update(schema.entries).values(action='{"type":"nonsense"}')
        await hub.store.transact(lambda connection: connection.execute(spoilt))
    async with open_hub(sqlite) as hub, http(hub) as client:
        info = (await client.get(f"/api/tables/{table.id}")).json()
        assert (info["phase"], info["notice"]["id"]) == ("playing", "notice-unreadable")
        assert (await client.get(f"/api/tables/{table.id}/export")).status_code == 403
        again = await find(hub, table.id)
        assert await ask(again, join(again, ann), Act("b", 1, BEGIN)) == Refusal(say("notice-unreadable"))

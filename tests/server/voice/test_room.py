"""A room in which people talk: who is heard follows the game from one move to the next."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest
from tests.server.inside import RememberingGuest, ask, find, join, open_hub, seat_everyone
from tests.server.voice.members import SOUND, all_speak, enter, somebody

from heliograph.kernel.game import Refusal
from heliograph.kernel.seats import Seat
from heliograph.server.close_codes import TRY_LATER
from heliograph.server.limits import Limits
from heliograph.server.store.rows import Elsewhere
from heliograph.server.tables.creation import next_game
from heliograph.server.tables.table import Table
from heliograph.server.wire.requests import Act, SetVoice, SetWatching, Start
from heliograph.server.wire.tables import Watching

BEGIN = msgspec.Raw(b'{"type":"begin-round"}')


@asynccontextmanager
async def talking(folder: Path, **limits: int) -> AsyncIterator[tuple[Table, list[str], RememberingGuest]]:
    """A table of two where the host has switched voice on; its tokens, and the host, who is the Source."""
    async with open_hub(f"sqlite:///{folder}/tables.sqlite", Limits(**limits)) as hub:
        table_id, tokens = await seat_everyone(hub)
        table = await find(hub, table_id)
        host = join(table, tokens[0])
        assert await ask(table, host, SetVoice("v", True)) is None
        yield table, tokens, host


async def test_a_voice_falls_silent_within_one_move(tmp_path: Path) -> None:
    async with talking(tmp_path) as (table, tokens, host):
        await ask(table, host, Start("s"))
        members = [*(enter(table, token) for token in tokens), enter(table)]
        assert all_speak(table, members) == [[1], [0], [0, 1]]
        await ask(table, host, Act("1", 0, BEGIN))
        assert all_speak(table, members) == [[], [], []]
        source, crew, _ = members
        assert source.told[-1]["talk"] == {"open": False, "closed": {"id": "talk-source-silent"}}
        silent = {"seat": 0, "joined": False, "closed": {"id": "talk-source-silent"}}
        assert crew.told[-1]["others"] == [silent]


async def test_coming_and_going_is_no_word_either(tmp_path: Path) -> None:
    """CT-18: while the rules silence somebody, nobody can tell whether that seat's microphone is there."""
    async with talking(tmp_path) as (table, tokens, host):
        await ask(table, host, Start("s"))
        source, crew = (enter(table, token) for token in tokens)
        assert crew.told[-1]["others"][0]["joined"]
        await ask(table, host, Act("1", 0, BEGIN))
        before = len(crew.told)
        table.voice.leave(table, source)
        enter(table, tokens[0])
        assert len(crew.told) == before
        assert enter(table, tokens[1]).told == crew.told[-1:]


async def test_the_host_switches_it_but_not_in_silence(tmp_path: Path) -> None:
    async with talking(tmp_path) as (table, tokens, host):
        guest = join(table, tokens[1])
        assert await _refused(table, guest, SetVoice("g", False)) == "refused-only-host"
        await ask(table, host, Start("s"))
        await ask(table, host, Act("1", 0, BEGIN))
        assert await _refused(table, host, SetVoice("h", False)) == "refused-silence"
        assert table.info().voice == "on"


async def test_switched_off_it_ends_for_everybody(tmp_path: Path) -> None:
    async with talking(tmp_path) as (table, tokens, host):
        member = enter(table, tokens[1])
        assert await ask(table, host, SetVoice("off", False)) is None
        assert member.goodbye == ("bye-voice-off", 4003)
        assert not len(table.voice)
        assert table.info().voice == "off"


async def test_a_server_may_have_none(tmp_path: Path) -> None:
    async with open_hub(f"sqlite:///{tmp_path}/tables.sqlite", Limits(voice_rooms=0)) as hub:
        table_id, (ann, _) = await seat_everyone(hub)
        table = await find(hub, table_id)
        assert table.info().voice == "none"
        assert await _refused(table, join(table, ann), SetVoice("v", True)) == "refused-no-voice"


async def test_a_seat_is_heard_from_one_place(tmp_path: Path) -> None:
    async with talking(tmp_path) as (table, tokens, _):
        first, other = enter(table, tokens[0]), enter(table, tokens[1])
        second = enter(table, tokens[0])
        assert first.goodbye == ("bye-voice-elsewhere", 4003)
        table.voice.carry(table, first, SOUND)
        assert other.heard == []
        table.voice.carry(table, second, SOUND)
        assert other.heard == [0]


async def test_spectators_hear_what_they_see_at_once(tmp_path: Path) -> None:
    async with talking(tmp_path) as (table, tokens, host):
        await ask(table, host, Start("s"))
        members = [*(enter(table, token) for token in tokens), enter(table)]
        assert all_speak(table, members)[2] == [0, 1]
        assert not members[2].may_speak
        await ask(table, host, SetWatching("w", Watching("delayed", 30)))
        assert all_speak(table, members) == [[1], [0], []]


async def test_who_is_on_another_node_is_said_to_be(tmp_path: Path) -> None:
    async with talking(tmp_path) as (table, tokens, _):
        member = enter(table, tokens[0])
        table.guests.elsewhere = (Elsewhere("node", frozenset({Seat(1)}), 0),)
        table.voice.look(table)
        elsewhere = {"seat": 1, "joined": False, "closed": {"id": "voice-other-server"}}
        assert member.told[-1]["others"] == [elsewhere]


async def test_a_rematch_keeps_what_the_host_has_chosen(tmp_path: Path) -> None:
    async with talking(tmp_path) as (table, _, host):
        await ask(table, host, Start("s"))
        following = next_game(table.row, table.chairs, table.game)
        assert not isinstance(following, Refusal)
        assert following[0].voice


@pytest.mark.parametrize(
    ("limits", "reason"),
    [({"voices_per_table": 1}, "bye-voice-crowded"), ({"voice_rooms": 1}, "bye-voice-busy")],
)
async def test_rooms_have_an_end(tmp_path: Path, limits: dict[str, int], reason: str) -> None:
    async with open_hub(f"sqlite:///{tmp_path}/tables.sqlite", Limits(**limits)) as hub:
        tables = [await find(hub, (await seat_everyone(hub))[0]) for _ in range(2)]
        for table in tables:
            table.row = replace(table.row, voice=True)
        enter(tables[0])
        asked = tables[0] if reason == "bye-voice-crowded" else tables[1]
        refusal = hub.may_talk(asked, somebody(asked))
        assert refusal is not None
        assert refusal.reason.id == reason


async def test_spectators_make_room_for_whoever_plays(tmp_path: Path) -> None:
    """Sixteen of them had silenced a table."""
    async with open_hub(f"sqlite:///{tmp_path}/tables.sqlite", Limits(voices_per_table=2)) as hub:
        table_id, tokens = await seat_everyone(hub)
        table = await find(hub, table_id)
        table.row = replace(table.row, voice=True)
        crowd = [enter(table) for _ in range(2)]
        for spectator, token in zip(crowd, tokens, strict=True):
            assert hub.may_talk(table, somebody(table, token)) is None
            enter(table, token)
            assert spectator.goodbye == ("bye-voice-crowded", TRY_LATER)
        refusal = hub.may_talk(table, somebody(table))
        assert refusal is not None
        assert refusal.reason.id == "bye-voice-crowded"
        assert hub.may_talk(table, somebody(table, tokens[0])) is None, "back on another device"


async def test_one_address_has_not_all_the_rooms(tmp_path: Path) -> None:
    async with open_hub(f"sqlite:///{tmp_path}/tables.sqlite", Limits(voice_rooms_per_address=1)) as hub:
        first, second = [await find(hub, (await seat_everyone(hub))[0]) for _ in range(2)]
        for table in (first, second):
            table.row = replace(table.row, voice=True)
        enter(first, address="192.0.2.1")
        refusal = hub.may_talk(second, somebody(second, address="192.0.2.1"))
        assert refusal is not None
        assert refusal.reason.id == "bye-voice-busy"
        assert hub.may_talk(second, somebody(second, address="192.0.2.2")) is None
        enter(second, address="192.0.2.2")
        assert hub.may_talk(second, somebody(second, address="192.0.2.1")) is None, "others have begun"


async def _refused(table: Table, guest: RememberingGuest, request: SetVoice) -> str:
    refusal = await ask(table, guest, request)
    assert refusal is not None
    return refusal.reason.id

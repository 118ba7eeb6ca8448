"""Who hears what, and why not."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from tests.kernel.toys import Beacons, Pack
from tests.server.client import at_new_game, at_table, new_table
from tests.server.inside import RememberingGuest, ask, find, join, open_hub, seat_everyone
from tests.server.process import Server

from heliograph.kernel.game import Hearing
from heliograph.kernel.seats import Seat
from heliograph.server.wire.requests import Act, Say, Start

TRANSMISSION = {"type": "transmit", "holds": [900, 700], "pauses": [200]}


async def test_contact_is_silent_during_a_round(server: Server) -> None:
    async with at_new_game(server) as (source, crew), at_table(server, source.table["id"]) as watcher:
        assert (await source.ask("say", text="Ready?"))["type"] == "ack"
        for listener in (crew, watcher):
            assert (await listener.until("said"))["line"]["text"] == "Ready?"
        await source.act({"type": "begin-round"})
        await crew.wait_for(1)
        assert source.position["talk"] == {"open": False, "closed": {"id": "talk-source-silent"}}
        assert crew.position["talk"] == {"open": False, "closed": {"id": "talk-crew-silent"}}
        for speaker, reason in ((source, "talk-source-silent"), (crew, "talk-crew-silent")):
            assert (await speaker.ask("say", text="psst"))["reason"]["id"] == reason
        async with at_table(server, source.table["id"], crew.token) as back:
            assert [line["text"] for line in back.said] == ["Ready?"]


async def test_before_the_game_everyone_talks(server: Server) -> None:
    table, (ann, bob) = await new_table(server)
    async with at_table(server, table, ann) as host, at_table(server, table, bob) as guest:
        assert (await guest.ask("say", text="Привіт 🚀", id="hi"))["type"] == "ack"
        assert (await guest.ask("say", text="Привіт 🚀", id="hi"))["type"] == "ack"
        assert (await host.until("said"))["line"]["text"] == "Привіт 🚀"
        assert len(guest.said) == 1
        async with at_table(server, table) as watcher:
            assert [line["text"] for line in watcher.said] == ["Привіт 🚀"]


@pytest.mark.parametrize("text", ["", "x" * 501])
async def test_lines_have_a_length(server: Server, text: str) -> None:
    async with at_new_game(server) as (source, _):
        assert (await source.ask("say", text=text))["reason"]["id"] == "refused-unreadable"


class Whispers(Beacons):
    """Seat 0 is heard by seat 1 only."""

    def hears(self, state: object, speaker: Seat) -> Hearing:
        return Hearing(frozenset({Seat(1)}))


async def test_only_listeners_hear(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    async with open_hub(url, games={"beacons": Whispers(Pack())}) as hub:
        table_id, tokens = await seat_everyone(hub, seats=3)
        table = await find(hub, table_id)
        seats = [join(table, token) for token in tokens]
        watcher = join(table)
        await ask(table, seats[0], Start("s"))
        assert await ask(table, seats[0], Say("1", "psst")) is None
        assert [_heard(guest) for guest in (*seats, watcher)] == [["psst"], ["psst"], [], []]
        assert [_heard(join(table, token)) for token in (*tokens, None)] == [["psst"], ["psst"], [], []]


async def test_who_hears_is_decided_by_the_position_as_it_is_everywhere(tmp_path: Path) -> None:
    """Another node has begun the round; this one has not heard of it, yet keeps its players silent."""
    url = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    async with open_hub(url) as one, open_hub(url) as two:
        table_id, (ann, bob) = await seat_everyone(one)
        here = await find(one, table_id)
        source = join(here, ann)
        await ask(here, source, Start("s"))
        there = await find(two, table_id)
        crew = join(there, bob)
        await ask(here, source, Act("a", 0, msgspec.Raw(b'{"type":"begin-round"}')))
        refusal = await ask(there, crew, Say("1", "It is J"))
        assert refusal is not None
        assert refusal.reason.id == "talk-crew-silent"


def _heard(guest: RememberingGuest) -> list[str]:
    live = [message["line"]["text"] for message in guest.got("said")]
    return live + [line["text"] for message in guest.got("welcome") for line in message["chat"]]

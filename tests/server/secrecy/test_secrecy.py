"""Nothing reaches a viewer that the rules do not give it: every byte is the same for any hidden truth."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from tests.kernel.lighthouse import Lighthouse
from tests.kernel.lighthouse import Pack as LampPack
from tests.kernel.lighthouse import Setup as LampSetup
from tests.kernel.toys import Beacons, Pack
from tests.kernel.toys import Setup as BeaconSetup
from tests.server.client import at_new_game, at_table, play_out
from tests.server.inside import ask, find, join, open_hub, seat_everyone
from tests.server.process import Server

from heliograph.games import AnyGame, load_game
from heliograph.games.contact.setup import Setup
from heliograph.games.critical_orbit.setup import Setup as OrbitSetup
from heliograph.games.interstellar.setup import Setup as ShipSetup
from heliograph.games.space_puzzle.setup import Setup as PuzzleSetup
from heliograph.kernel.chance import Chance
from heliograph.kernel.codec import encode
from heliograph.kernel.match import Match, Played, begin
from heliograph.kernel.offers import sample_action
from heliograph.kernel.seats import Seat, all_seats
from heliograph.server.outgoing import Outgoing
from heliograph.server.tables.play.play import Play
from heliograph.server.wire.requests import Act, Start

GAMES: dict[str, tuple[AnyGame, object, int]] = {
    "contact": (load_game("contact"), Setup(seats=3, route="guided"), 3),
    "professional": (load_game("contact"), Setup(seats=2, mode="professional"), 2),
    "puzzle": (load_game("space_puzzle"), PuzzleSetup(scenario="S28"), 3),
    "mission control": (load_game("critical_orbit"), OrbitSetup(clock="untimed"), 4),
    "interstellar": (load_game("interstellar"), ShipSetup(seats=3), 3),
    "beacons": (Beacons(Pack()), BeaconSetup(), 2),
    "lighthouse": (Lighthouse(LampPack()), LampSetup(), 2),
}


@pytest.mark.parametrize("name", GAMES)
def test_what_is_sent_tells_nothing_hidden(name: str) -> None:
    game, setup, seats = GAMES[name]
    match, chance = begin(game, setup, "secret"), Chance.from_seed(name)
    assert isinstance(match, Match)
    for _ in range(60):
        for viewer in (*all_seats(seats), None):
            other, chance = _redealt(match, viewer, chance)
            assert _sent(match, viewer) == _sent(other, viewer), f"seq {match.seq}, viewer {viewer}"
        movers = [seat for seat in all_seats(seats) if game.prompt(match.state, seat).offers]
        if not movers:
            return
        mover, chance = chance.pick(movers)
        action, chance = sample_action(game.prompt(match.state, mover), chance)
        played = match.play(mover, encode(action), 0)
        assert isinstance(played, Played)
        match = played.match
    assert match.seq > 10


def _redealt(match: Match, viewer: Seat | None, chance: Chance) -> tuple[Match, Chance]:
    mine, chance = chance.fork()
    return match.in_state(match.game.resample(match.state, viewer, mine)), chance


def _sent(match: Match, viewer: Seat | None) -> tuple[bytes, str]:
    play = Play(match)
    return encode(play.position(viewer).message(0)), Outgoing(play.whole(viewer, 0)).text(1)


async def test_private_events_reach_only_their_seat(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    async with open_hub(url, games={"beacons": Beacons(Pack())}) as hub:
        table_id, tokens = await seat_everyone(hub)
        table = await find(hub, table_id)
        guests = [join(table, token) for token in (*tokens, None)]
        await ask(table, guests[0], Start("s"))
        await ask(table, guests[0], Act("1", 0, msgspec.Raw(b'{"type":"draw"}')))
        guests += [join(table, token) for token in (*tokens, None)]
        news = [[*guest.got("welcome"), *guest.got("update")][-1]["events"] for guest in guests]
        cards = [[event["event"]["card"] for event in events] for events in news]
        assert [len(seen) for seen in cards] == [2, 1, 1, 2, 1, 1]
        assert all(seen[0] is None for seen in cards)


async def test_neither_seed_nor_tokens_are_ever_sent(server: Server) -> None:
    async with at_new_game(server) as (source, crew), at_table(server, source.table["id"]) as watcher:
        table = source.table["id"]
        async with server.http() as http:
            early = await http.get(f"/api/tables/{table}/export")
            assert early.status_code == 403
            info = (await http.get(f"/api/tables/{table}")).text
        await play_out([source, crew, watcher], Chance.from_seed("watch"))
        async with server.http() as http:
            seed = (await http.get(f"/api/tables/{table}/export")).json()["header"]["seed"]
        for everything in ("".join(client.texts) for client in (source, crew, watcher)):
            for secret in (seed, source.token, crew.token):
                assert secret not in everything
        assert source.token not in info


async def test_tokens_are_stored_hashed(server: Server, tmp_path: Path) -> None:
    async with at_new_game(server) as (source, crew):
        folder = Path(server.database.removeprefix("sqlite:///")).parent
        stored = b"".join(file.read_bytes() for file in folder.iterdir())
        assert source.table["id"].encode() in stored
        for client in (source, crew):
            assert client.token.encode() not in stored


async def test_nobody_can_tell_how_often_the_source_plans(server: Server) -> None:
    """CT-32: a private step sends the others nothing, and leaves no gap in their numbers."""
    async with (
        at_new_game(server, route="guided", written_record=True) as (source, crew),
        at_table(server, source.table["id"]) as watcher,
    ):
        await source.act({"type": "begin-round"})
        for client in (crew, watcher):
            await client.wait_for(1)
        route = way_to(source.view["target"], source.view["layout"]["links"])
        for _ in range(2):
            await source.act({"type": "plan-route", "route": route})
            await source.ask("undo", seq=source.seq)
        await source.act({"type": "plan-route", "route": route})
        holds = {"holds": [500] * len(route), "pauses": [300] * (len(route) - 1)}
        await source.act({"type": "transmit", **holds})
        assert source.seq == 7
        for client in (crew, watcher):
            before = len(client.received)
            await client.wait_for(2)
            assert [message["type"] for message in client.received[before:]] == ["update"]
            assert client.position["events"][0]["seq"] == client.seq == 2
        async with at_table(server, source.table["id"], crew.token, since=1) as again:
            assert again.seq == 2
            assert [event["event"]["type"] for event in again.events] == ["transmitted"]


def test_a_blind_ai_cannot_count_what_happens_on_the_map() -> None:
    """SR-BLIND: steps it is told nothing of leave no gap in its numbers and send it nothing."""
    match = begin(load_game("space_puzzle"), PuzzleSetup(seats=2, scenario="S25"), "blind")
    assert isinstance(match, Match)
    play, ai, crew = Play(match), Seat(0), Seat(1)
    token = {"id": "c-red", "x": 1000, "y": 1000, "rotation": 0}
    for seat, action in (
        (ai, {"type": "turn-card", "turn": 0, "side": "front"}),
        (ai, {"type": "lay", "tokens": [token]}),
        (ai, {"type": "reveal"}),
    ):
        _play(play, seat, action)
    play.position(ai)
    before = play.number(ai)
    for cell in ("a1", "b2"):
        _play(play, crew, {"type": "enter" if cell == "a1" else "move", "pawn": "red", "cell": cell})
        assert play.number(ai) == before
        assert play.update(ai, (), 0) is None
    _play(play, crew, {"type": "put-marker", "colour": "red", "section": "square"})
    assert play.number(ai) == before + 1


def _play(play: Play, seat: Seat, action: object) -> None:
    request = Act(f"{play.match.seq}", play.number(seat), msgspec.Raw(encode(action)))
    played = play.attempt(seat, request, 0)
    assert isinstance(played, Played), played
    play.adopt(played, request.id)


def way_to(target: str, links: dict[str, list[str]]) -> list[str]:
    """The fewest flights from Earth."""
    frontier = [["earth"]]
    while True:
        trail = frontier.pop(0)
        if trail[-1] == target:
            return trail[1:]
        frontier += [[*trail, chip] for chip in links[trail[-1]] if chip not in trail]

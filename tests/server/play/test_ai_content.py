"""AI seats play with the box that lies on their table, not with the house's own."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.games.critical_orbit.table import MERCURY, at
from tests.server.client import at_table
from tests.server.process import Server

from heliograph.games import load_game
from heliograph.games.critical_orbit.game import CriticalOrbit
from heliograph.games.critical_orbit.moves.building import Building
from heliograph.kernel.codec import encode, kind_of
from heliograph.kernel.seats import Seat
from heliograph.players import make_player
from heliograph.server.ai.worker import Asked, think

HAND = "phase roll, start 2, tiles {}"
BUILDING = {kind.__struct_config__.tag for kind in Building.__args__}
A_GAME = {"clock": "untimed", "seats": 1, "mercury": 0, "houston": 0, "bengaluru": 0, "cologne": 0}


def rich_box() -> dict[str, Any]:
    """Every tile holds so much oxygen that one connection is enough, and none has its usual name."""
    tiles = msgspec.to_builtins(CriticalOrbit.load().content.tiles)
    for tile in tiles["value"]:
        tile["oxygen"] = 10
        tile["id"] = f"{tile['id']}0"
    return {"tiles": tiles}


@pytest.fixture
def rich(tmp_path: Path) -> CriticalOrbit:
    file = tmp_path / "rich.json"
    file.write_text(json.dumps(rich_box()))
    return CriticalOrbit.load(file)


def answer(game: CriticalOrbit) -> str:
    tiles = [tile.id for tile in game.content.tiles.value if tile.shape in "LJ" and not tile.stems]
    state = at(HAND.format(" ".join(tiles)), game)
    view, prompt = game.view(state, Seat(MERCURY)), game.prompt(state, Seat(MERCURY))
    asked = Asked(game.id, encode(game.content), "strong", encode(view), encode(prompt), (), "seed")
    action = think(asked).action
    assert action is not None
    return kind_of(action)


def test_a_worker_thinks_with_the_box_on_the_table(rich: CriticalOrbit) -> None:
    """Both boxes in one worker: tiles that are rich in one are poor in the other."""
    house = CriticalOrbit.load()
    for _ in range(2):
        assert answer(house) not in BUILDING
        assert answer(rich) in BUILDING


def test_players_that_do_not_ask_for_a_box_get_none() -> None:
    for id in ("contact", "space_puzzle"):
        assert make_player(id, "quick", pack=load_game(id).content)


async def test_a_server_tells_its_workers_of_its_own_boxes(tmp_path: Path) -> None:
    """With any other box they would not know the tiles they get."""
    file = tmp_path / "rich.json"
    file.write_text(json.dumps(rich_box()))
    server = Server(tmp_path, "--content", f"critical_orbit={file}")
    body = {"game": "critical_orbit", "setup": A_GAME, "name": "Ann", "start": True}
    async with server.http() as http:
        made = await http.post("/api/tables", json={**body, "seats": [{"kind": "ai", "strength": "quick"}]})
        table = str(made.raise_for_status().json()["table"])
    async with at_table(server, table) as watcher, asyncio.timeout(60):
        while watcher.table["phase"] != "over":
            await watcher.hear()
        assert watcher.view["won"]
    assert server.stop() == 0
    assert "failed" not in (tmp_path / "server.log").read_text()

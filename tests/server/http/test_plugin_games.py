"""A game that another package brings is served like the house's own: the example in `examples/beacon`."""

from __future__ import annotations

import pytest
from tests.server.client import at_table
from tests.server.process import Server

from heliograph.kernel.chance import Chance

LANGUAGES = {"en": "game-beacon = Beacon", "uk": "game-beacon = Маяк", "de": "game-beacon = Leuchtfeuer"}


async def test_it_is_on_the_list_with_all_it_brings(server: Server) -> None:
    async with server.http() as http:
        games = {game["id"]: game for game in (await http.get("/api/games")).json()}
    assert [*games][:4] == ["contact", "space_puzzle", "critical_orbit", "interstellar"]
    beacon = games["beacon"]
    assert (beacon["seats"], beacon["strengths"]) == ([2], ["steady"])
    assert (beacon["workshop"], beacon["review"]) == (False, False)
    assert beacon["files"] == ["cover.svg", "screen.js", *(f"words/{code}.ftl" for code in sorted(LANGUAGES))]
    assert [games[id]["seats"] for id in [*games][:4]] == [
        [2, 3, 4, 5],
        [2, 3, 4, 5],
        [1, 2, 3, 4],
        [1, 2, 3, 4],
    ]
    assert not any(games[id]["files"] for id in [*games][:4])
    assert all(games[id]["review"] for id in [*games][:4])
    assert [id for id in games if games[id]["workshop"]] == ["space_puzzle"]


@pytest.mark.parametrize(("file", "type"), [("cover.svg", "image/svg+xml"), ("screen.js", "javascript")])
async def test_its_files_come_from_our_own_origin(server: Server, file: str, type: str) -> None:
    async with server.http() as http:
        answer = await http.get(f"/games/beacon/{file}")
    assert answer.status_code == 200
    assert type in answer.headers["content-type"]
    assert "default-src 'self'" in answer.headers["content-security-policy"]


@pytest.mark.parametrize(("code", "text"), LANGUAGES.items())
async def test_its_words_come_in_each_language(server: Server, code: str, text: str) -> None:
    async with server.http() as http:
        answer = await http.get(f"/games/beacon/words/{code}.ftl")
    assert text in answer.text


@pytest.mark.parametrize(
    "path",
    [
        "beacon/game.py",
        "beacon/../game.py",
        "beacon/%2e%2e/game.py",
        "beacon/words/xx.ftl",
        "beacon/words/../../game.py",
        "contact/box/pack.json",
        "chess/screen.js",
    ],
)
async def test_nothing_else_leaves_its_package(server: Server, path: str) -> None:
    async with server.http() as http:
        answer = await http.get(f"/games/{path}")
    assert answer.status_code == 404


async def test_it_is_played_to_the_end_with_an_ai_seat(server: Server) -> None:
    body = {
        "game": "beacon",
        "setup": {"seats": 2},
        "name": "Ann",
        "seats": [{"kind": "me"}, {"kind": "ai", "strength": "steady"}],
        "start": True,
    }
    async with server.http() as http:
        seated = (await http.post("/api/tables", json=body)).raise_for_status().json()
        chance = Chance.from_seed("beacon")
        async with at_table(server, seated["table"], seated["token"]) as keeper:
            while keeper.table["phase"] != "over":
                if keeper.prompt.offers:
                    assert keeper.view["channel"] in ("left", "middle", "right")
                    chance = await keeper.act_at_random(chance)
                else:
                    await keeper.hear()
        missing = await http.get(f"/api/tables/{seated['table']}/review")
        assert (missing.status_code, missing.json()["reason"]["id"]) == (404, "refused-no-review")
        replay = (await http.get(f"/api/tables/{seated['table']}/replay")).json()
        assert len(replay["frames"]) == 11

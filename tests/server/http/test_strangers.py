"""Strangers over HTTP: the table, a game with one of them, and a result that is counted by leave only."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from tests.server.inside import HerePool, find, open_hub

from heliograph.arena.strangers.contact.encounter import meet
from heliograph.arena.strangers.partners import strangers
from heliograph.arena.strangers.tasks import BY_ID
from heliograph.games import AnyGame, load_game
from heliograph.games.contact.setup import Setup
from heliograph.kernel.chance import Chance
from heliograph.kernel.offers import sample_action
from heliograph.kernel.seats import Seat
from heliograph.players import make_player
from heliograph.players.strangers import HELD_OUT, ROLES, TASKS, VERSION, Role
from heliograph.players.table import play_game
from heliograph.review.strangers import scores
from heliograph.server.ai.estimates import Estimates
from heliograph.server.ai.seats import AiSeats
from heliograph.server.app import build_app
from heliograph.server.strangers.house import RESULT
from heliograph.server.tables.hub import Hub
from heliograph.server.tables.requests import move
from heliograph.server.wire.requests import Act
from heliograph.server.work.looking_back import LookingBack

GAMES: dict[str, AnyGame] = {game: load_game(game) for game in ("contact", "space_puzzle", "critical_orbit")}


@asynccontextmanager
async def a_server(folder: Path) -> AsyncIterator[tuple[httpx.AsyncClient, Hub]]:
    async with open_hub(f"sqlite:///{folder / 'tables.sqlite'}", games=GAMES) as hub:
        pool = HerePool(1)
        ai = AiSeats(pool, pause_seconds=0, patience_seconds=1)
        app = build_app(hub, ai, LookingBack(pool, 10**8), Estimates(pool, hub.limits))
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://here") as http:
            yield http, hub
        ai.close()


async def sit_down(http: httpx.AsyncClient, stranger: str, **setup: Any) -> httpx.Response:
    seats = [{"kind": "me"}, {"kind": "ai", "strength": stranger}]
    wanted = {"game": "contact", "setup": setup, "name": "Ada", "seats": seats, "start": True}
    return await http.post("/api/tables", json=wanted)


async def test_the_table_is_the_result_files_and_every_task_can_be_played(tmp_path: Path) -> None:
    async with a_server(tmp_path) as (http, _):
        here = (await http.get("/api/strangers")).json()
        assert here["version"] == VERSION
        assert here["strangers"] == [f"stranger-{number}" for number in range(1, HELD_OUT + 1)]
        kept = msgspec.json.decode(RESULT.read_bytes())
        assert [row["player"] for row in here["rows"]] == [row["player"] for row in kept["rows"]]
        assert here["rows"][0]["cells"]["stranger-2"] == kept["rows"][0]["cells"]["held-out 2"]
        assert here["people"] == []
        for task in here["tasks"]:
            for table in task["at_table"].values():
                seats: list[dict[str, str]] = [{"kind": "ai", "strength": "stranger-12"}] * 2
                seats[table["seat"]] = {"kind": "me"}
                wanted = {"game": task["game"], "setup": table["setup"], "name": "Ada", "seats": seats}
                answer = await http.post("/api/tables", json={**wanted, "start": True})
                assert answer.status_code == 201, answer.text


async def test_nobody_meets_a_stranger_who_is_not_there(tmp_path: Path) -> None:
    async with a_server(tmp_path) as (http, _):
        answer = await sit_down(http, "stranger-13", level=6)
        assert (answer.status_code, answer.json()["reason"]["id"]) == (400, "refused-no-such-strength")


async def test_a_result_is_counted_by_leave_once_and_can_be_taken_back(tmp_path: Path) -> None:
    async with a_server(tmp_path) as (http, hub):
        seated = (await sit_down(http, "stranger-3", level=6)).json()
        address = f"/api/tables/{seated['table']}/stranger"
        mine = {"authorization": f"Bearer {seated['token']}"}
        early = await http.post(address, json={}, headers=mine)
        assert (early.status_code, early.json()["reason"]["id"]) == (403, "refused-not-over")
        right = await play_out(hub, seated["table"])
        assert (await http.get("/api/strangers")).json()["people"] == [], "nobody has agreed yet"
        wrong = await http.post(address, json={}, headers={"authorization": "Bearer " + "0" * 32})
        assert wrong.status_code == 403
        for _ in range(2):
            counted = await http.post(address, json={}, headers=mine)
            assert counted.status_code == 200, counted.text
            assert counted.json()["scores"] == {role: share for role, (share, _) in right.items()}
        people = (await http.get("/api/strangers")).json()["people"]
        assert [(row["task"], row["role"], row["encounters"]) for row in people] == [
            ("contact-6", role, 1) for role in ("speaker", "listener") if role in right
        ]
        assert [*people[0]["cells"]] == ["stranger-3"]
        await http.post(f"/api/tables/{seated['table']}/forget", json={}, headers=mine)
        assert (await http.get("/api/strangers")).json()["people"] == []


@pytest.mark.parametrize("role", ROLES)
async def test_whoever_chose_a_role_has_it_first_and_is_counted(tmp_path: Path, role: Role) -> None:
    """At level 6 a mission may be over after one round: it has to be the one that was chosen."""
    task = BY_ID["contact-6"]
    setup, seat = task.at_table(role)
    assert seat == 0
    async with a_server(tmp_path) as (http, hub):
        seated = (await sit_down(http, "stranger-3", **setup)).json()
        right = await play_out(hub, seated["table"])
        assert role in right
        counted = await http.post(
            f"/api/tables/{seated['table']}/stranger",
            json={},
            headers={"authorization": f"Bearer {seated['token']}"},
        )
        assert counted.status_code == 200, counted.text
        assert counted.json()["scores"] == {role: share for role, (share, _) in right.items()}


async def test_another_set_up_or_another_partner_counts_for_nothing(tmp_path: Path) -> None:
    async with a_server(tmp_path) as (http, hub):
        for stranger, setup in (("stranger-3", {"level": 1}), ("quick", {"level": 6})):
            seated = (await sit_down(http, stranger, **setup)).json()
            await play_out(hub, seated["table"])
            answer = await http.post(
                f"/api/tables/{seated['table']}/stranger",
                json={},
                headers={"authorization": f"Bearer {seated['token']}"},
            )
            assert (answer.status_code, answer.json()["reason"]["id"]) == (409, "refused-no-stranger")


async def play_out(hub: Hub, table_id: str) -> Any:
    """Anything that is allowed, on both seats; what it comes to for the person, by role."""
    table, chance = await find(hub, table_id), Chance.from_seed("anything")
    while table.row.phase != "over":
        assert table.play is not None
        state = table.play.match.state
        prompts = {seat: table.game.prompt(state, seat) for seat in (Seat(0), Seat(1))}
        mover = next(seat for seat, prompt in prompts.items() if prompt.offers)
        action, chance = sample_action(prompts[mover], chance)
        wanted = Act(f"a{table.seq}", table.seq, msgspec.Raw(msgspec.json.encode(action)))
        assert await table.perform(lambda: move(table, mover, wanted)) is None  # noqa: B023
    assert table.play is not None
    return scores(table.game, table.play.match.state, Seat(0))


def test_a_persons_rounds_count_as_the_benchmarks_do() -> None:
    """The same mission, where its tank is never empty: by the end of the game, and by the benchmark."""
    seats = [make_player("contact", "strong"), make_player("contact", "strong")]
    match, _ = play_game(load_game("contact"), Setup(level=1), "easy", seats, lambda action, _: action)
    found = scores(load_game("contact"), match.state, Seat(0))
    assert {role: count for role, (_, count) in found.items()} == {"speaker": 6, "listener": 6}
    first = [flight.guesses[0].right for flight in match.state.history if flight.source == 0]
    assert found["speaker"][0] == pytest.approx(sum(first) / 6)
    own = meet(BY_ID["contact-6"], "quick", "itself", strangers("public", 1), 0, "table/0")
    assert [len(one.seen) for one in own] == [6, 6]


def test_tasks_are_set_up_as_tables_are() -> None:
    for task in TASKS:
        for role in ("speaker", "listener"):
            setup, seat = task.at_table(role)
            game = load_game(task.game)
            assert game.check_setup(msgspec.convert(setup, game.setup_type)) is None
            assert seat in (0, 1)

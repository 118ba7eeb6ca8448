"""Whole games over real connections."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from tests.server.client import at_new_game, play_out
from tests.server.process import Server

from heliograph.games import game_of_log
from heliograph.kernel.chance import Chance
from heliograph.kernel.codec import encode
from heliograph.kernel.log import Log
from heliograph.kernel.match import replay
from heliograph.kernel.seats import Seat

GAMES = {
    "two seats": {"seats": 2},
    "three seats": {"seats": 3, "practice": True, "family": True},
    "professional": {"seats": 2, "mode": "professional", "route": "guided"},
}


@pytest.mark.parametrize("setup", GAMES.values(), ids=GAMES)
async def test_a_whole_game(server: Server, setup: dict[str, Any]) -> None:
    async with at_new_game(server, **setup) as players:
        table = players[0].table["id"]
        await play_out(players, Chance.from_seed("a whole game"))
        async with server.http() as http:
            exported = await http.get(f"/api/tables/{table}/export")
        log = msgspec.json.decode(exported.content, type=Log)
        match = replay(game_of_log(log.header), log)
        unnoticed = sum(entry.seat != 0 and b"plan-route" in bytes(entry.action) for entry in log.entries)
        assert match.seq == len(log.entries) == players[0].seq + unnoticed > 5
        for seat, player in enumerate(players):
            view = match.game.view(match.state, Seat(seat))
            assert msgspec.json.decode(encode(view)) == player.view
            told = [event["seq"] for event in player.events]
            assert told == sorted(told)
        while players[1].table["phase"] != "over":
            await players[1].until("lobby")


async def test_an_update_brings_only_what_changed(server: Server) -> None:
    async with at_new_game(server) as (source, crew):
        await source.act({"type": "begin-round"})
        await crew.wait_for(1)
        await source.act({"type": "transmit", "holds": [900], "pauses": []})
        update = await crew.until("update")
        assert {"phase", "transmissions"} <= set(update["changes"])
        assert not {"layout", "setup", "history", "source"} & set(update["changes"])


async def test_the_table_in_sentences(server: Server) -> None:
    async with at_new_game(server) as (source, _):
        described = await source.ask("describe")
        assert {"describe-chip"} <= {line["id"] for line in described["lines"]}


async def test_asking_what_an_action_would_change_changes_nothing(server: Server) -> None:
    setup: dict[str, Any] = {"seats": 2, "first": 0}
    async with at_new_game(server, game="interstellar", **setup) as (mover, other):
        foreseen = await mover.ask("foresee", action={"type": "play", "token": "travel"})
        assert [line["id"] for line in foreseen["lines"]] == ["si-foresee-then"]
        assert (mover.seq, other.seq) == (0, 0)
        refused = await other.ask("foresee", action={"type": "play", "token": "travel"})
        assert refused["reason"]["id"] == "si-refused-not-your-turn"
        malformed = await mover.ask("foresee", action={"type": "play", "token": 7})
        assert malformed["reason"]["id"] == "refused-malformed"


async def test_undo_takes_back_the_own_step_only(server: Server) -> None:
    async with at_new_game(server, route="guided") as (source, crew):
        await source.act({"type": "begin-round"})
        await crew.wait_for(1)
        plan = next(offer for offer in source.prompt.offers if offer.action == "plan-route").fields["route"]
        assert not source.position["may_undo"]
        await source.act({"type": "plan-route", "route": _a_way(plan)})
        assert source.position["may_undo"]
        refused = await crew.ask("undo", seq=crew.seq)
        assert refused["reason"]["id"] == "refused-undo"
        undone = await source.ask("undo", seq=source.seq)
        assert (undone["type"], source.position["may_undo"]) == ("ack", False)


def _a_way(plan: Any) -> list[str]:
    if plan.end in plan.links[plan.start]:
        return [plan.end]
    middle = next(spot for spot in plan.links[plan.start] if plan.end in plan.links[spot])
    return [middle, plan.end]

"""Another try from a moment of a finished game."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from tests.server.client import at_new_game, at_table, play_out
from tests.server.http.test_ratings import after_a_game
from tests.server.inside import find, join
from tests.server.process import Server

from heliograph.kernel.chance import Chance
from heliograph.kernel.game import Refusal
from heliograph.kernel.match import follow, state_bytes
from heliograph.server.tables.rating import Ratings
from heliograph.server.wire.tables import Occupant, Origin, PlayOn, Seated

ME_AND_AN_AI = (Occupant("me"), Occupant("ai", "quick"))


async def test_the_same_moves_lead_to_the_same_end(tmp_path: Path) -> None:
    """Seed, set-up and box are the finished game's; entries until the moment are its own."""
    async with after_a_game(tmp_path) as (hub, finished, _):
        assert finished.play is not None
        entries, moment = finished.play.log.entries, finished.seq // 2
        seated = await hub.branch(finished, PlayOn(moment, "Eve", ME_AND_AN_AI))
        assert isinstance(seated, Seated)
        table = await find(hub, seated.table)
        assert (table.row.phase, table.info().origin) == ("playing", Origin(finished.id, moment))
        assert table.play is not None
        assert table.play.log.entries == entries[:moment]
        match = table.play.match
        for entry in entries[moment:]:
            match = follow(match, entry).match
        assert state_bytes(match) == state_bytes(finished.play.match)


async def test_its_clock_goes_on_from_the_moment(tmp_path: Path) -> None:
    async with after_a_game(tmp_path) as (hub, finished, _):
        assert finished.play is not None
        seated = await hub.branch(finished, PlayOn(4, "Eve", ME_AND_AN_AI))
        assert isinstance(seated, Seated)
        row = (await find(hub, seated.table)).row
        assert row.started is not None
        assert row.created - row.started == finished.play.entries[3].at


async def test_a_second_try_counts_for_nothing(tmp_path: Path) -> None:
    async with after_a_game(tmp_path) as (hub, finished, _):
        seated = await hub.branch(finished, PlayOn(finished.seq - 1, "Eve", ME_AND_AN_AI))
        assert isinstance(seated, Seated)
        table = await find(hub, seated.table)
        join(table, seated.token)
        assert finished.play is not None
        assert table.play is not None
        end = follow(table.play.match, finished.play.entries[-1])
        refusal = await table.perform(lambda: table.plan_entry(end, "last"))
        assert (refusal, table.row.phase) == (None, "over")
        assert await hub.store.merits_of_others(table.row, "level-2") != {}
        assert sum((await hub.store.merits_of_others(finished.row, "level-2")).values()) == 0
        assert (await Ratings(hub.store, hub.limits).of(table)).compared is None


async def test_what_cannot_be_played_on(tmp_path: Path) -> None:
    async with after_a_game(tmp_path) as (hub, finished, _):
        for wanted, reason in (
            (PlayOn(finished.seq, "Eve", ME_AND_AN_AI), "refused-no-such-moment"),
            (PlayOn(10**9, "Eve", ME_AND_AN_AI), "refused-no-such-moment"),
            (PlayOn(3, "Eve", (Occupant("me"),)), "refused-seat-count"),
            (PlayOn(3, "Eve", (Occupant("me"), Occupant("me"))), "refused-two-seats"),
            (PlayOn(3, "Eve", (Occupant("me"), Occupant("ai", "oracle"))), "refused-no-such-strength"),
            (PlayOn(3, "\u200b", ME_AND_AN_AI), "refused-name"),
        ):
            refused = await hub.branch(finished, wanted)
            assert isinstance(refused, Refusal), wanted
            assert refused.reason.id.startswith(reason), refused


@pytest.mark.parametrize("body", [{}, {"seq": -1, "name": "Eve", "seats": []}, {"seq": "3"}])
async def test_nonsense_is_refused_and_a_game_in_play_has_no_moments(
    server: Server, body: dict[str, Any]
) -> None:
    async with at_new_game(server) as players, server.http() as http:
        where = f"/api/tables/{players[0].table['id']}/branch"
        wanted = {"seq": 0, "name": "Eve", "seats": [{"kind": "me"}, {"kind": "open"}]}
        early = await http.post(where, json=wanted)
        assert (early.status_code, early.json()["reason"]["id"]) == (403, "refused-not-over")
        await play_out(players, Chance.from_seed("film"))
        assert (await http.post(where, json=body)).status_code == 400


async def test_a_friend_takes_the_open_seat_and_both_play_on(server: Server) -> None:
    async with at_new_game(server) as players, server.http() as http:
        await play_out(players, Chance.from_seed("film"))
        origin = players[0].table["id"]
        wanted = {
            "seq": 2,
            "name": "Eve",
            "seats": [{"kind": "me"}, {"kind": "open"}],
            "token": "one-token-made-by-the-client-itself",
        }
        seated = (await http.post(f"/api/tables/{origin}/branch", json=wanted)).raise_for_status().json()
        again = (await http.post(f"/api/tables/{origin}/branch", json=wanted)).raise_for_status().json()
        assert seated == again
        claim = {"seat": 1, "name": "Bob"}
        friend = (await http.post(f"/api/tables/{seated['table']}/claim", json=claim)).raise_for_status()
        async with (
            at_table(server, seated["table"], seated["token"]) as eve,
            at_table(server, seated["table"], friend.json()["token"]) as bob,
        ):
            frames = (await http.get(f"/api/tables/{origin}/replay?as=0")).json()["frames"]
            assert eve.view == frames[2]["view"]
            assert eve.table["origin"] == {"table": origin, "seq": 2}
            await play_out([eve, bob], Chance.from_seed("another film"))
            told = (await http.get(f"/api/tables/{seated['table']}/replay?as=open")).json()
            assert told["table"]["origin"] == {"table": origin, "seq": 2}
            assert [frame["seq"] for frame in told["frames"]] == list(range(len(told["frames"])))

"""A finished game beside others: on its page, in a link's preview, and as a picture."""

from __future__ import annotations

import struct
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Literal

import msgspec
import pytest
from tests.server.client import at_new_game, play_out
from tests.server.http.test_invitations import Head
from tests.server.inside import ask, find, join, open_hub, seat_everyone
from tests.server.process import Server

from heliograph.kernel.chance import Chance
from heliograph.kernel.offers import sample_action
from heliograph.kernel.rating import Rank
from heliograph.kernel.seats import Seat
from heliograph.server.limits import Limits
from heliograph.server.store.beside import results
from heliograph.server.tables.hub import Hub
from heliograph.server.tables.rating import Ratings, results_of
from heliograph.server.tables.table import Table
from heliograph.server.wire.rating import Rating
from heliograph.server.wire.requests import Act, Rematch, Start


@asynccontextmanager
async def after_a_game(
    folder: Path, limits: Limits | None = None
) -> AsyncIterator[tuple[Hub, Table, list[str]]]:
    async with open_hub(f"sqlite:///{folder / 'tables.sqlite'}", limits) as hub:
        table_id, tokens = await seat_everyone(hub)
        table = await find(hub, table_id)
        guests = [join(table, token) for token in tokens]
        await ask(table, guests[0], Start("s"))
        chance = Chance.from_seed("film")
        while table.row.phase != "over":
            assert table.play is not None
            state = table.play.match.state
            prompts = [table.game.prompt(state, Seat(seat)) for seat in range(len(guests))]
            mover = next(seat for seat, prompt in enumerate(prompts) if prompt.offers)
            action, chance = sample_action(prompts[mover], chance)
            raw = msgspec.Raw(msgspec.json.encode(action))
            refused = await ask(table, guests[mover], Act(f"a{table.seq}", table.seq, raw))
            assert refused is None, refused
        yield hub, table, tokens


async def test_one_result_of_a_crew_is_counted_and_not_compared_with_itself(tmp_path: Path) -> None:
    async with after_a_game(tmp_path, Limits(results_compared=3)) as (hub, table, _):
        assert table.play is not None
        level, merits = results_of(table.play.match, table.chairs)
        assert (level, list(merits)) == ("level-2", [0])
        assert await hub.store.merits_of_others(table.row, level) == {}
        assert await hub.store.merits_of_others(replace(table.row, id="another"), level) == {
            merits[Seat(0)]: 1
        }
        for number, merit in enumerate((-1, merits[Seat(0)], 5000)):
            row = replace(table.row, id=f"other {number}")
            await hub.store.write(*results.note(row, level, {Seat(0): merit}))
        compared = (await Ratings(hub.store, hub.limits).of(table)).compared
        assert compared is not None
        assert (compared.among, compared.games, compared.ranks[0]) == ("here", 3, Rank(1, 1, 1))
        stricter = (await Ratings(hub.store, Limits(results_compared=4)).of(table)).compared
        assert stricter is not None
        assert stricter.among == "ai"


async def test_a_game_of_ai_seats_counts_for_nothing(tmp_path: Path) -> None:
    async with after_a_game(tmp_path) as (_, table, _):
        assert table.play is not None
        machines = tuple(replace(chair, kind="ai") for chair in table.chairs)
        assert results_of(table.play.match, machines)[1] == {}


async def test_what_a_crew_did_with_advice_is_not_compared(tmp_path: Path) -> None:
    async with after_a_game(tmp_path) as (_, table, _):
        assert table.play is not None
        advised = tuple(replace(chair, advised="3" if chair.seat == 1 else "") for chair in table.chairs)
        assert results_of(table.play.match, advised)[1] == {}


@pytest.mark.parametrize(("then", "first_source"), [("same", 0), ("passed-on", 1), ("onward", 0)])
async def test_the_next_game_keeps_roles_or_passes_them_on(
    tmp_path: Path, then: Literal["same", "passed-on", "onward"], first_source: int
) -> None:
    async with after_a_game(tmp_path) as (hub, table, tokens):
        assert await ask(table, join(table, tokens[1]), Rematch("r", then)) is None
        assert table.row.rematch is not None
        following = await find(hub, table.row.rematch)
        assert following.row.phase == "playing"
        setup = msgspec.json.decode(following.row.setup)
        assert setup["first_source"] == first_source
        assert setup["level"] == 2, "a lost mission leads no further"


async def test_a_finished_game_is_rated_previewed_and_drawn(server: Server) -> None:
    async with at_new_game(server) as players, server.http() as http:
        where = f"/api/tables/{players[0].table['id']}"
        for what in ("rating", "result.png"):
            assert (await http.get(f"{where}/{what}")).status_code == 403, what
        before = Head((await http.get(f"/t/{players[0].table['id']}")).text).told
        assert "result.png" not in before["og:image"]
        await play_out(players, Chance.from_seed("film"))
        rating = msgspec.json.decode((await http.get(f"{where}/rating")).content, type=Rating)
        assert rating.compared is not None
        assert (rating.compared.among, rating.compared.who, rating.rivals) == ("ai", "human", False)
        assert rating.passes_on
        assert len(set(rating.compared.ranks)) == 1, "a crew has one rank"
        told = Head((await http.get(f"/t/{players[0].table['id']}")).text).told
        assert told["og:title"] == "Contact: not this time"
        assert told["og:description"].startswith("The mission has failed with ")
        assert "AI crews do better at this level." in told["og:description"]
        assert all(name in told["og:description"] for name in ("Ann", "Guest 1"))
        picture = await http.get(told["og:image"])
        assert picture.headers["content-type"] == "image/png"
        assert picture.content.startswith(b"\x89PNG")
        assert struct.unpack_from(">II", picture.content, 16) == (800, 420)

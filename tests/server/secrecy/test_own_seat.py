"""How a game stands for the holder of a seat: for nobody else, and no more than that seat can notice."""

from __future__ import annotations

from itertools import count
from pathlib import Path

import pytest
from tests.server.wiretap import NOW, SETUPS, Tapped, tapped

from heliograph.kernel.chance import Chance

MOVES = 12


@pytest.mark.parametrize("game", SETUPS)
async def test_it_tells_what_the_seat_is_asked_and_how_it_stands(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with tapped(game, tmp_path, monkeypatch) as table:
        for seat, line in enumerate(table.seats):
            told = (await table.own_seat(line.token)).json()
            assert told["seat"] == seat
            assert told["asked"] == bool(line.prompt.offers)
            assert told["ask"] == line.position["prompt"]["ask"]
            assert told["standing"]
            assert told["moved"] is None, "nobody has done anything yet"


@pytest.mark.parametrize("game", SETUPS)
async def test_the_time_of_what_a_seat_cannot_notice_is_not_told(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """CT-32: how long a Source thinks about its route says where the planet is not."""
    async with tapped(game, tmp_path, monkeypatch) as table:
        chance, clock = Chance.from_seed("thinking"), count(NOW + 1_000, 1_000)
        monkeypatch.setattr("heliograph.server.tables.table.now_ms", lambda: next(clock))
        for _ in range(MOVES):
            before = [(line.position["seq"], await _moved(table, line.token)) for line in table.seats]
            chance = await table.move(chance)
            after = [(line.position["seq"], await _moved(table, line.token)) for line in table.seats]
            for (seq, moved), (seq_now, moved_now) in zip(before, after, strict=True):
                assert (seq == seq_now) == (moved == moved_now)


async def _moved(table: Tapped, token: str | None) -> int | None:
    told = (await table.own_seat(token)).json()
    moved: int | None = told["moved"]
    return moved


async def test_it_needs_the_seats_own_secret(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with tapped("contact", tmp_path, monkeypatch) as table:
        assert (await table.own_seat(None)).status_code == 401
        assert (await table.own_seat("x" * 5_000)).status_code == 401
        stranger = await table.own_seat("0123456789abcdef" * 3)
        assert (stranger.status_code, stranger.json()["reason"]["id"]) == (403, "bye-wrong-token")
